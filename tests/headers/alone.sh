#!/bin/sh
# SPDX-License-Identifier: MIT
# Compiles every generated header alone, without a warning. There are many ways: compilers, languages, hosted and
# freestanding, the kernel's options. Half of the headers are compiled in one of them, in turn; those of one platform in all.
# Run by make test, early, one turn in 5, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
include=${UNCORE_INCLUDE:-generated/include}
warnings="-Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Werror"
. tests/tools/tap.sh

# alone HEADER COMPILER LANGUAGE STANDARD FLAG...: the file includes it twice, which tests the guard
alone() {
	printf '#include "%s"\n#include "%s"\nextern int nothing;\n' "$1" "$1" >"$scratch/alone.$3"
	compiler=$2 language=$3 standard=$4
	shift 4
	"$compiler" -x "$language" -std="$standard" $warnings "$@" -I"$include" -c -o "$scratch/o" "$scratch/alone.$language"
}

# kernel HEADER COMPILER: compiles it with the kernel's types and options, without the C library's headers
kernel() {
	printf '#include "%s"\nextern int nothing;\n' "$1" >"$scratch/kernel.c"
	"$2" -std=gnu11 -D__KERNEL__ -nostdinc -ffreestanding -fno-strict-aliasing -Wall -Wextra -Wundef \
		-Wdeclaration-after-statement -Werror -O2 -Itests/headers/kernel -I"$include" -c -o "$scratch/o" \
		"$scratch/kernel.c"
}

# ways STANDARD...: prints each way as "COMPILER LANGUAGE STANDARD FLAG..."
ways() {
	for standard in "$@"; do
		case $standard in
		c++*) compilers="g++ clang++" language=c++ ;;
		*) compilers="gcc clang" language=c ;;
		esac
		for compiler in $compilers; do
			echo "$compiler $language $standard -O2"
			echo "$compiler $language $standard -O0 -ffreestanding"
		done
	done
	echo "gcc kernel"
	echo "clang kernel"
}

# The platforms' headers include all others, so only they are compiled in the older and newer languages.
ways c11 c++17 >"$scratch/ways.box"
ways c11 c17 c++11 c++17 c++20 >"$scratch/ways.whole"

platforms=$(ls -d "$include"/uncore/*/ | wc -l)
number=0 platform= at=0
for header in $(cd "$include" && find uncore -name '*.h' | LC_ALL=C sort); do
	case $header in
	uncore/*/*)
		ways=$scratch/ways.box
		[ "${header%/*}" = "$platform" ] || at=$((at + 1))
		platform=${header%/*}
		;;
	*) ways=$scratch/ways.whole ;;
	esac
	number=$((number + 1))
	way=0 count=$(wc -l <"$ways")
	while read -r words; do
		way=$((way + 1))
		chosen $((number + way)) $((2 * count)) || { [ "${header%/*}" = "$platform" ] && chosen "$at" "$platforms"; } || continue
		case $words in
		*kernel) try "$header: ${words% *} compiles it alone with the kernel's options" kernel "$header" ${words% *} ;;
		*) try "$header: it compiles alone without a warning: $words" alone "$header" $words ;;
		esac
	done <"$ways"
done
[ "$tap_count" -gt 0 ] || not_ok "headers: there are generated headers"
done_testing
