#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds the library and the command for other machines and another C library: 32 bits (i386), musl, AArch64, and
# big-endian (s390x), each with all warnings. Unit tests that need no files or threads run there, if necessary under
# qemu, and the command must print there what it prints here. A target whose Debian packages are missing is skipped. Each
# run takes one of them in turn.
# Run by make test, first, one turn in 5, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
build=${BUILD:-build}
. tests/tools/tap.sh

# Takes three hundred names of events and umasks from all boxes of a platform; more take too long in an emulator.
for platform in ivt jkt p6; do
	"$build/bin/uncoregen" export csv --platform "$platform" | sed -n '2,$s/^[^,]*,[^,]*,\([^,]*\),.*/\1/p' >"$scratch/all"
	awk 'NR == FNR { count++; next } int(FNR * 300 / count) != int((FNR - 1) * 300 / count)' "$scratch/all" "$scratch/all" \
		>"$scratch/names.$platform"
done

# ask COMMAND...: prints what uncore knows without hardware: look-ups, encodings both ways, formulas, places
ask() {
	for platform in ivt jkt p6; do
		xargs "$@" encode -p "$platform" -f json <"$scratch/names.$platform"
		"$@" list events -p "$platform" -f json
		"$@" list metrics -p "$platform"
		"$@" list registers -p "$platform"
	done
	"$@" encode -p ivt unc_c_tor_inserts.opcode,opc=RFO cbo/event=0x34,umask=0x11,state=0x1f/
	"$@" decode -p ivt cbo.ctl 0x400135
	"$@" show -p ivt UNC_C_LLC_LOOKUP
	"$@" show -p jkt C0_MSR_PMON_CTL0
	"$@" stat --sim ivt:2 --dry-run -e UNC_C_TOR_INSERTS.OPCODE,opc=RFO
}
ask "$build/bin/uncore-sim" >"$scratch/here" 2>&1
found() {
	head -n 5 "$scratch/here"
	[ "$(grep -c '^{"schema": 1, "platform": "ivt", .*"registers"' "$scratch/here")" -gt 250 ]
}
try "portability: uncore on this machine finds the names that the comparison uses" found

# made FOLDER COMPILER CPPFLAGS TARGET...: builds without optimizing, which is faster. Only sizes and byte order differ
# here.
made() {
	folder=$1 compiler=$2 flags=$3
	shift 3
	env -u MAKEFLAGS -u MAKELEVEL make -s -j2 BUILD="$folder" CC="$compiler" JANSSON=0 FUSE=0 CURSES=0 HTTP=0 SANITIZE=0 WERROR=1 OPTIMIZE=-O0 CFLAGS= \
		CPPFLAGS="-Itests/library/portable $flags" LDFLAGS=-static "$@"
}

# Runs the unit tests that need no files, threads or Jansson, with our own small cmocka. In an emulator the long ones
# only take a sample.
tests="event_expr lookup field metric schedule sim_arith variants"
unit_tests() {
	for unit in $tests; do
		"$2" -std=c11 -O0 -static -Itests/library/portable $3 -Iruntime/library/include -Igenerated/include -iquote runtime/library -iquote runtime/simulator -iquote runtime/programs -o "$1/$unit" \
			"tests/unit/test_runtime_$unit.c" "$1/inner/libuncore-sim.a" "$1/inner/libuncore.a" -lm || return 1
		UNCORE_TEST_STRIDE=$([ -z "$4" ] && echo 1 || echo 11) $4 "$1/$unit" || { echo "$unit fails"; return 1; }
	done
}

same_words() {
	ask $2 "$1/bin/uncore-sim" >"$scratch/there" 2>&1
	cmp "$scratch/here" "$scratch/there"
}

# on NAME COMPILER EMULATOR [CPPFLAGS]
number=0
on() {
	number=$((number + 1))
	chosen "$number" 4 || return
	name=$1 compiler=$2 emulator=$3 flags=${4:-}
	if ! echo 'int main(void) { return 0; }' | "$compiler" -static -x c -o "$scratch/probe" - 2>/dev/null; then
		skip "portability: $name builds the library and runs it" "$compiler, or its C library, is not there"
		return
	fi
	try "portability: $name builds library, command and self-tests without a warning" \
		made "$scratch/$name" "$compiler" "$flags" \
		"$scratch/$name/lib/libuncore.a" "$scratch/$name/lib/libuncore-sim.a" "$scratch/$name/bin/uncore" "$scratch/$name/bin/uncore-offline" "$scratch/$name/bin/uncore-regions" "$scratch/$name/bin/uncore-sim" "$scratch/$name/tests/ivt_selftest" "$scratch/$name/tests/p6_selftest"
	if [ -n "$emulator" ] && ! command -v "$emulator" >/dev/null 2>&1 || ! $emulator "$scratch/probe" 2>/dev/null; then
		skip "portability: $name runs the unit tests, the self-tests and uncore" \
			"it takes ${emulator:-a kernel that runs such programs}"
		return
	fi
	try "portability: $name passes the unit tests" unit_tests "$scratch/$name" "$compiler" "$flags" "$emulator"
	try "portability: $name passes the headers' self-tests" eval \
		"$emulator $scratch/$name/tests/ivt_selftest && $emulator $scratch/$name/tests/p6_selftest"
	try "portability: uncore on $name prints what it prints on this machine" same_words "$scratch/$name" "$emulator"
}

# Debian's musl comes without the kernel's headers, so it uses this machine's, but nothing of this machine's C library.
mkdir "$scratch/kernel"
for folder in /usr/include/linux /usr/include/asm-generic /usr/include/*/asm; do
	[ ! -d "$folder" ] || ln -sf "$folder" "$scratch/kernel/"
done

on i386 i686-linux-gnu-gcc ""
on s390x s390x-linux-gnu-gcc qemu-s390x
on musl musl-gcc "" "-idirafter $scratch/kernel"
on aarch64 aarch64-linux-gnu-gcc qemu-aarch64
done_testing
