#!/bin/sh
# SPDX-License-Identifier: MIT
# Compiles every generated header alone, hosted and freestanding, in every language that it supports: without a warning.
set -u

cd "$(dirname "$0")/../.." || exit 1
include=${UNCORE_INCLUDE:-generated/include}
warnings="-Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Werror"
. tests/tools/tap.sh

# alone COMPILER LANGUAGE STANDARD HEADER: compiles it optimized, and freestanding without optimizing. The file includes
# it twice, which tests the guard.
alone() {
	printf '#include "%s"\n#include "%s"\nextern int nothing;\n' "$4" "$4" >"$scratch/alone.$2"
	for way in -O2 '-O0 -ffreestanding'; do
		"$1" -x "$2" -std="$3" $warnings $way -I"$include" -c -o "$scratch/o" "$scratch/alone.$2" || return 1
	done
}

# kernel COMPILER HEADER: compiles it with the kernel's types and options, without the C library's headers
kernel() {
	printf '#include "%s"\nextern int nothing;\n' "$2" >"$scratch/kernel.c"
	"$1" -std=gnu11 -D__KERNEL__ -nostdinc -ffreestanding -fno-strict-aliasing -Wall -Wextra -Wundef \
		-Wdeclaration-after-statement -Werror -O2 -Itests/headers/kernel -I"$include" -c -o "$scratch/o" \
		"$scratch/kernel.c"
}

for header in $(cd "$include" && find uncore -name '*.h' | sort); do
	standards="c11 c++17"
	# The platforms' headers include all others, so only they are compiled in the older and newer languages.
	case $header in
	uncore/*/*) ;;
	*) standards="c11 c17 c++11 c++17 c++20" ;;
	esac
	for compiler in gcc clang; do
		try "$header: $compiler compiles it alone with the kernel's options" kernel "$compiler" "$header"
	done
	for standard in $standards; do
		case $standard in
		c++*) compilers="g++ clang++" language=c++ ;;
		*) compilers="gcc clang" language=c ;;
		esac
		for compiler in $compilers; do
			try "$header: $compiler compiles it alone as $standard without a warning" \
				alone "$compiler" "$language" "$standard" "$header"
		done
	done
done
[ "$tap_count" -gt 0 ] || not_ok "headers: there are generated headers"
done_testing
