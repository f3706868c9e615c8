#!/bin/sh
# SPDX-License-Identifier: MIT
# Compiles misuse of the generated headers, which must fail. Each file of tests/headers/misuse compiles, but not with
# -DMISUSE: then the compiler's error has the words after "expect:", and its output those after "names:". A value that
# is out of range at run time stops the program, and is reported if the program asks for that.
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
		-Iruntime/include -c -o "$scratch/o" "$file"
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

for file in tests/headers/misuse/*.c; do
	name=${file##*/}
	for compiler in gcc clang; do
		try "${name%.c}: $compiler refuses this misuse in C11" refused "$compiler" c11 "$file"
	done
	for compiler in g++ clang++; do
		try "${name%.c}: $compiler refuses this misuse in C++17" refused "$compiler" c++17 "$file"
	done
done

# ---- at run time ----

# reports COMPILER STANDARD KIND VALUE NAME LIMIT: with UNCORE_REPORT the program prints file, line, name, value and
# limit before it traps. With its own hook it calls that first, and with its own stop it goes on. With neither it only
# traps.
reports() {
	place=$source:$(grep -n "/\\* $3 \\*/" $source | cut -d: -f1) said="$5 $4 $6"
	build "$1" "$2" -DUNCORE_REPORT && stops "$3" "$4" &&
		grep -qx "$place: $5: $4 is out of range; the largest is $6" "$scratch/err" &&
		build "$1" "$2" && stops "$3" "$4" && ! grep -q "$place" "$scratch/err" &&
		build "$1" "$2" -DOWN_HOOK && stops "$3" "$4" && grep -qx "$place: $said" "$scratch/err" &&
		build "$1" "$2" -DOWN_HOOK -DGOES_ON && "$scratch/program" "$3" "$4" >"$scratch/out" 2>"$scratch/err" &&
		grep -qx "$place: $said" "$scratch/err" && [ "$(wc -l <"$scratch/err")" = 1 ] &&
		"$scratch/program" "$3" 0 >"$scratch/out" 2>"$scratch/err" && ! grep -q . "$scratch/err" || { cat "$scratch/out" "$scratch/err"; return 1; }
}

# build COMPILER STANDARD [FLAG...]: builds the program; the flags are only for the file that goes out of range
build() {
	compiler=$1 standard=$2
	shift 2
	compile "$compiler" "$standard" "$source" -Wconversion -Wsign-conversion "$@" && mv "$scratch/o" "$scratch/go.o" &&
		compile "$compiler" "$standard" "${source%.c}_main.c" && "$compiler" -o "$scratch/program" "$scratch/o" "$scratch/go.o"
}

# hears COMPILER STANDARD FLAG...: the hook is called without a C library
hears() {
	build "$@" -ffreestanding -DOWN_HOOK && stops field 256 && grep -q ': IVT_CBO_CTL_THRESH 256 255$' "$scratch/err" ||
		{ cat "$scratch/err"; return 1; }
}

# stops ARGUMENT...: a signal ends the program. It runs in its own shell, because a shell may print the signal's name.
stops() {
	sh -c 'ulimit -c 0; exec "$0" "$@"' "$scratch/program" "$@" >"$scratch/out" 2>"$scratch/err"
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
	try "out of range: a field's value is reported and stops the program, $compiler" \
		reports $compiler $standard field 256 IVT_CBO_CTL_THRESH 255
	try "out of range: a wide field's value is reported and stops the program, $compiler" \
		reports $compiler $standard wide -5 IVT_CBO_CTR_EVENT_COUNT 17592186044415
	try "out of range: an instance is reported and stops the program, $compiler" \
		reports $compiler $standard instance 15 IVT_CBO_INSTANCES 14
	try "out of range: an element is reported and stops the program, $compiler" \
		reports $compiler $standard element -1 IVT_CBO_CTL_COUNT 3
	try "out of range: a PCI place is reported and stops the program, $compiler" \
		reports $compiler $standard place 8 IVT_IMC_INSTANCES 7
done
done_testing
