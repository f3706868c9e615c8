#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests make READ_ONLY=1: nothing that writes registers is linked, no file of the machine is opened for writing, and what
# needs writing says so. The full build shows each time that the test would find it.
# Run by make test, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
build=$(realpath "${BUILD:-build}")
full=$build/bin/uncore
. tests/tools/tap.sh
made=$scratch/made
uncore=$made/bin/uncore

# With the objects of the full build, so that only what differs is compiled.
builds() {
	mkdir -p "$made/obj" "$made/runtime" && cp -p "$build/flags" "$made/" && cp -Rp "$build/embedded" "$build/runtime" "$made/" &&
		cp -Rp "$build/obj/runtime" "$build/obj/generated" "$build/obj/embedded" "$made/obj/" &&
		make -s READ_ONLY=1 BUILD="$made" CC="${CC:-cc}" "$uncore" "$uncore-offline" "$uncore-regions" "$uncore-sim" "$made/lib/libuncore.a" $(cd "$build" && ls lib/libuncore.so.* | sed "s|^|$made/|")
}
try "read-only: make READ_ONLY=1 builds the command and the library" builds
says_what_it_is() {
	"$uncore" --version | grep -q 'this build only reads' && ! "$full" --version | grep reads
}
try "read-only: --version says so" says_what_it_is

# ---- what is linked ----

# By these registers are written, and perf events opened. syscall() remains: a journal is renamed by it.
writers='pwrite\|pwrite64\|pwritev\|pwritev64\|ioctl'
imports() {
	nm "$@" | sed -n "s/.* U \($writers\)\(@.*\)\{0,1\}$/\1/p"
}
nothing_linked() {
	imports -u "$made/lib/libuncore.a" | grep . && return 1
	imports -D "$made"/lib/libuncore.so.* | grep . && return 1
	imports -u "$build/lib/libuncore.a" | grep -q pwrite
}
command_nothing_linked() {
	imports -D "$uncore" | grep pwrite && return 1
	imports -D "$full" | grep -q pwrite
}
# In this build the library makes system calls by number to rename a journal, and to wait for stat at a region's marks.
no_calls_by_number() {
	nm -A -u "$made/lib/libuncore.a" 2>/dev/null | grep ' syscall$' | grep -vE ':(journal|mark|ring)\.o:' && return 1
	nm -A -u "$build/lib/libuncore.a" 2>/dev/null | grep ' syscall$' | grep -q ':sys_write\.o:'
}
left_out() {
	ar t "$made/lib/libuncore.a" | grep -x 'sys_write.o' && return 1
	[ "$(ar t "$made/lib/libuncore.a" | grep -c 'sys_read_only\.o')" = 2 ] && ar t "$build/lib/libuncore.a" | grep -qx sys_write.o &&
		! ar t "$build/lib/libuncore.a" | grep read_only
}
try "read-only: the library imports no call that writes at an offset or asks a device" nothing_linked
try "read-only: the command imports no call that writes at an offset" command_nothing_linked
try "read-only: the library makes no other system call by number than to rename a journal and to wait at marks" no_calls_by_number
try "read-only: the files that write are not in the library" left_out

# ---- what is done ----

reason=
if [ ! -c /dev/fuse ]; then
	reason="no /dev/fuse"
elif ! command -v strace >/dev/null; then
	reason="no strace here"
elif ! "$full" sim run --sim ivt -- true >"$scratch/why" 2>&1; then
	reason=$(head -n 1 "$scratch/why")
fi
# machine NAME COMMAND...: a case that needs a simulated machine with files
machine() {
	if [ -n "$reason" ]; then skip "$1" "$reason"; else try "$@"; fi
}
# on COMMAND...: runs it where the files are those of a simulated machine. strace needs --no-cpuid.
on() {
	"$full" sim run --no-cpuid --clock manual --sim ivt:2 -- "$@"
}
# traced PROGRAM ARGUMENT...: its system calls are in $scratch/calls
traced() {
	on strace -f -o "$scratch/calls" "$@" >"$scratch/out" 2>"$scratch/err"
	[ -s "$scratch/calls" ] || { cat "$scratch/err"; return 1; }
}
# written: the accesses for writing
written() {
	grep 'O_RDWR\|O_WRONLY\|O_CREAT\|O_TRUNC\|pwrite\|perf_event_open(\|^[0-9]* *ioctl(' "$scratch/calls" |
		grep -v 'TCGETS\|TIOCGWINSZ\|"/dev/null"\|"/dev/tty"\|F_GETFL'
}
# reads_only PROGRAM ARGUMENT...
reads_only() {
	traced "$@" || return 1
	grep -q '"/dev/cpu/0/msr", O_RDONLY' "$scratch/calls" || { echo "no MSR was read"; return 1; }
	! written
}
seen_in_full() {
	traced "$full" doctor && written | grep -q '"/dev/cpu/0/msr", O_RDWR'
}
machine "read-only: dump opens nothing for writing" reads_only "$uncore" dump
machine "read-only: doctor opens nothing for writing" reads_only "$uncore" doctor
machine "read-only: who opens nothing for writing" reads_only "$uncore" who
machine "read-only: stat --dry-run opens nothing of the machine for writing" reads_only "$uncore" stat --dry-run -e UNC_C_CLOCKTICKS
for each in dump doctor who; do
	machine "read-only: with --read-only, $each of the full build opens nothing for writing" reads_only "$full" $each --read-only
done
self_check() {
	on "$full" doctor --self-check --read-only >"$scratch/out" 2>"$scratch/err"
	[ $? = 2 ] && [ ! -s "$scratch/out" ] &&
		grep -qx 'uncore doctor: --self-check programs registers, which --read-only forbids' "$scratch/err"
}
machine "read-only: doctor --self-check --read-only is refused" self_check
machine "read-only: doctor of the full build does open MSRs for writing" seen_in_full
same_dump() {
	on "$full" dump >"$scratch/full" 2>/dev/null
	on "$uncore" dump >"$scratch/read" 2>/dev/null
	[ -s "$scratch/full" ] && cmp "$scratch/full" "$scratch/read"
}
machine "read-only: dump prints what that of the full build prints" same_dump

# Registers in memory: plain files in place of a real icx, whose dev/mem both builds map.
plain_files() {
	mkdir "$scratch/mount" && "$full" sim mount --sim icx:1,idle --background "$scratch/mount" >"$scratch/out" 2>&1 || { cat "$scratch/out"; return 1; }
	python3 tests/package/plain_files.py "$scratch/mount" "$scratch/icx"
	copied=$?
	umount "$scratch/mount" 2>/dev/null || fusermount3 -u "$scratch/mount"
	mkdir -p "$scratch/icx/dev/cpu/0" && truncate -s 8K "$scratch/icx/dev/cpu/0/msr" && return $copied
}
# maps WANTED PROGRAM ARGUMENT...: how it opens and maps dev/mem
maps() {
	wanted=$1
	shift
	strace -f -e trace=open,openat,mmap -y -o "$scratch/calls" "$@" --root "$scratch/icx" >"$scratch/out" 2>"$scratch/err"
	got=$(sed -n 's|.*dev/mem", \(O_[A-Z]*\).*|\1|p; s|.*mmap(NULL, 4096, \([A-Z_|]*\),.*/dev/mem>.*|\1|p' "$scratch/calls" | paste -sd ' ')
	[ "$got" = "$wanted" ] || { echo "$got, not $wanted"; cat "$scratch/err"; return 1; }
}
machine "read-only: plain files have the registers of a machine" plain_files
machine "read-only: dump maps registers without a right to write" maps "O_RDONLY PROT_READ" "$uncore" dump imc0
machine "read-only: dump of the full build does so too" maps "O_RDONLY PROT_READ" "$full" dump imc0
machine "read-only: ... and with --read-only" maps "O_RDONLY PROT_READ" "$full" dump --read-only imc0
machine "read-only: stat of the full build maps them for writing, too" maps "O_RDONLY PROT_READ O_RDWR PROT_READ|PROT_WRITE" \
	"$full" stat --via registers -e imc0:UNC_M_CAS_COUNT.RD -t 10

# refuses TEXT ARGUMENT...: status 3, one message, and nothing is written
refuses() {
	text=$1
	shift
	"$uncore" "$@" >"$scratch/out" 2>"$scratch/err"
	[ $? = 3 ] && [ ! -s "$scratch/out" ] && [ "$(wc -l <"$scratch/err")" = 1 ] &&
		grep -qF "$text, and this build of uncore only reads (make READ_ONLY=1): use a full build" "$scratch/err" || { cat "$scratch/err"; return 1; }
}
for each in 'stat -g memory -t 1' "record $scratch/run -g memory -t 1" 'top -g memory' 'exporter -g memory'; do
	try "read-only: ${each%% *} says that it cannot count" refuses "uncore ${each%% *}: counting programs registers" $each
done
try "read-only: restore says that it cannot write" refuses "uncore restore: restoring writes registers" restore
try "read-only: doctor --self-check says that it cannot count" refuses "uncore doctor: --self-check programs registers" doctor --self-check
simulated() {
	"$uncore" stat --sim ivt:2 -M MEM_BW_READS -t 100 | grep -q MEM_BW_READS
}
try "read-only: a simulated machine is counted" simulated
without_a_machine() {
	"$uncore" decode -p ivt cbo.ctl 0x35 >"$scratch/one" && "$full" decode -p ivt cbo.ctl 0x35 | cmp - "$scratch/one" &&
		"$uncore" search -p ivt memory bandwidth >"$scratch/found" && grep -q '^memory  *group on ivt' "$scratch/found" &&
		"$uncore" list -p ivt events >"$scratch/found" && grep -q '^UNC_C_CLOCKTICKS ' "$scratch/found"
}
try "read-only: list, search and decode work" without_a_machine
done_testing
