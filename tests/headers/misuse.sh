#!/bin/sh
# SPDX-License-Identifier: MIT
# Compiles misuse of the generated headers, which must fail. Each file of tests/headers/misuse compiles, but not with
# -DMISUSE: then the compiler's error has the words after "expect:", and its output those after "names:". A value that
# is out of range at run time stops the program, and is reported if the program asks for that. Each misuse is compiled in
# C or C++, by one or the other compiler, in turn.
# Run by make test, early, one turn in 5, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
include=${UNCORE_INCLUDE:-generated/include}
source=tests/headers/out_of_range.c
. tests/tools/tap.sh

# compile COMPILER STANDARD FILE [FLAG...]
compile() {
	compiler=$1 standard=$2 file=$3
	shift 3
	case $standard in
	c++*) language=c++ ;;
	*) language=c ;;
	esac
	LC_ALL=C "$compiler" -x "$language" -std="$standard" -O2 -Wall -Wextra -Werror "$@" -I"$include" \
		-Iruntime/library/include -c -o "$scratch/o" "$file"
}

refused() {
	compile "$1" "$2" "$3" || { echo "without the misuse it does not compile either"; return 1; }
	if compile "$1" "$2" "$3" -DMISUSE >"$scratch/message" 2>&1; then
		echo "the misuse compiles"
		return 1
	fi
	expected=$(sed -n 's/^.*expect: \(.*\) \*\/$/\1/p' "$3")
	[ -n "$expected" ] && grep -Eq "error.*($expected)" "$scratch/message" ||
		{ echo "not refused for the misuse ($expected):"; cat "$scratch/message"; return 1; }
	named=$(sed -n 's/^.*names: \(.*\) \*\/$/\1/p' "$3")
	[ -z "$named" ] || grep -q "$named" "$scratch/message" || { echo "the message does not name $named:"; cat "$scratch/message"; return 1; }
}

number=0
for file in tests/headers/misuse/*.c; do
	name=${file##*/}
	# Two of the four: gcc in one language, clang in the other one.
	for by in "gcc c11" "g++ c++17" "clang++ c++17" "clang c11"; do
		number=$((number + 1))
		chosen "$number" 2 || continue
		try "${name%.c}: ${by% *} refuses this misuse in ${by#* }" refused $by "$file"
	done
	number=$((number + 1))
done

# ---- at run time ----

# builds COMPILER STANDARD: builds the programs that "reports" runs
builds() {
	build reporting "$1" "$2" -DUNCORE_REPORT && build silent "$1" "$2" && build hooked "$1" "$2" -DOWN_HOOK &&
		build going_on "$1" "$2" -DOWN_HOOK -DGOES_ON
}

# reports KIND VALUE NAME LIMIT: with UNCORE_REPORT the program prints file, line, name, value and limit before it traps.
# With its own hook it calls that first, and with its own stop it goes on. With neither it only traps.
reports() {
	place=$source:$(grep -n "/\\* $1 \\*/" $source | cut -d: -f1) said="$3 $2 $4"
	stops reporting "$1" "$2" && grep -qx "$place: $3: $2 is out of range; the largest is $4" "$scratch/err" &&
		stops silent "$1" "$2" && ! grep -q "$place" "$scratch/err" &&
		stops hooked "$1" "$2" && grep -qx "$place: $said" "$scratch/err" &&
		"$scratch/going_on" "$1" "$2" >"$scratch/out" 2>"$scratch/err" &&
		grep -qx "$place: $said" "$scratch/err" && [ "$(wc -l <"$scratch/err")" = 1 ] &&
		"$scratch/going_on" "$1" 0 >"$scratch/out" 2>"$scratch/err" && ! grep -q . "$scratch/err" || { cat "$scratch/out" "$scratch/err"; return 1; }
}

# build PROGRAM COMPILER STANDARD [FLAG...]: the flags are only for the file that goes out of range
build() {
	program=$1 compiler=$2 standard=$3
	shift 3
	compile "$compiler" "$standard" "$source" -Wconversion -Wsign-conversion "$@" && mv "$scratch/o" "$scratch/go.o" &&
		compile "$compiler" "$standard" "${source%.c}_main.c" && "$compiler" -o "$scratch/$program" "$scratch/o" "$scratch/go.o"
}

# hears COMPILER STANDARD FLAG...: the hook is called without a C library
hears() {
	build freestanding "$@" -ffreestanding -DOWN_HOOK && stops freestanding field 256 &&
		grep -q ': IVT_CBO_CTL_THRESH 256 255$' "$scratch/err" || { cat "$scratch/err"; return 1; }
}

# stops PROGRAM ARGUMENT...: a signal ends the program. It runs in its own shell, because a shell may print the signal's
# name.
stops() {
	program=$1
	shift
	sh -c 'ulimit -c 0; exec "$0" "$@"' "$scratch/$program" "$@" >"$scratch/out" 2>"$scratch/err"
	[ $? -gt 128 ]
}

for compiler in gcc clang; do
	try "out of range: the hook is called with the kernel's options, $compiler" \
		hears $compiler gnu11 -D__KERNEL__ -nostdinc -Itests/headers/kernel
done
for compiler in g++ clang++; do
	try "out of range: the hook is called without a C++ library, $compiler" \
		hears $compiler c++11 -fno-exceptions -fno-rtti
done
for compiler in gcc clang g++ clang++; do
	case $compiler in
	*++) standard=c++17 ;;
	*) standard=c11 ;;
	esac
	try "out of range: the program compiles with each way to report, $compiler" builds $compiler $standard
	try "out of range: a field's value is reported and stops the program, $compiler" \
		reports field 256 IVT_CBO_CTL_THRESH 255
	try "out of range: a wide field's value is reported and stops the program, $compiler" \
		reports wide -5 IVT_CBO_CTR_EVENT_COUNT 17592186044415
	try "out of range: an instance is reported and stops the program, $compiler" \
		reports instance 15 IVT_CBO_INSTANCES 14
	try "out of range: an element is reported and stops the program, $compiler" \
		reports element -1 IVT_CBO_CTL_COUNT 3
	try "out of range: a PCI place is reported and stops the program, $compiler" \
		reports place 8 IVT_IMC_INSTANCES 7
done
done_testing
