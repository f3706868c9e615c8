#!/bin/sh
# SPDX-License-Identifier: MIT
# Misuse of the generated headers must not compile: each file of tests/headers/misuse with -DMISUSE is refused, with the
# words after "expect:" in the compiler's message, and without it compiles, so that nothing but the misuse is refused.
set -u

cd "$(dirname "$0")/../.." || exit 1
include=${UNCORE_INCLUDE:-generated/include}
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
}

for file in tests/headers/misuse/*.c; do
	name=${file##*/}
	for compiler in gcc clang; do
		try "${name%.c}: $compiler, C11" refused "$compiler" c11 "$file"
	done
	for compiler in g++ clang++; do
		try "${name%.c}: $compiler, C++17" refused "$compiler" c++17 "$file"
	done
done
done_testing
