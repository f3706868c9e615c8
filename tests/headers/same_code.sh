#!/bin/sh
# SPDX-License-Identifier: MIT
# Compiles every accessor of the generated headers, and the same shift and mask written by hand: both must give the same
# instructions. Positions come from "uncoregen dump", not from the headers. Each run takes one of the languages for every
# platform, and compares the code of one compiler for half of the platforms, in turn.
# Run by make test, early, one turn in 5, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
build=${BUILD:-build}
include=${UNCORE_INCLUDE:-generated/include}
fields=${UNCORE_FIELDS:-}
. tests/tools/tap.sh

# assembly COMPILER C_FILE: prints its assembly, mostly instructions. gcc must not merge identical functions.
assembly() {
	merging=
	[ "$1" != gcc ] || merging=-fno-ipa-icf
	"$1" -std=c11 -O2 -w $merging -fno-asynchronous-unwind-tables -fcf-protection=none -I"$include" -S -o - "$2"
}

# write_pairs PLATFORM [AWK_OPTION...]
write_pairs() {
	platform=$1
	shift
	echo "#include \"uncore/$platform.h\""
	grep "^${platform}_" "$scratch/fields" >"$scratch/platform_fields"
	awk -v faults="$scratch/faults" "$@" -f tests/headers/pairs.awk "$scratch/functions" "$scratch/platform_fields"
}

# silent COMPILER LANGUAGE STANDARD FILE [FLAG...]: reads it without a warning. Errors in a macro show only where it is
# used. The comparison below makes code of it.
silent() {
	compiler=$1 language=$2 standard=$3 file=$4
	shift 4
	"$compiler" -x "$language" -std="$standard" -fsyntax-only -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow \
		-Werror -ffreestanding "$@" -I"$include" "$file"
}

# differences COMPILER C_FILE: "compared differing" in the file counts
differences() {
	assembly "$1" "$2" >"$scratch/assembly" || return 1
	awk -f tests/headers/code.awk "$scratch/assembly" >"$scratch/differences"
	tail -n 1 "$scratch/differences" >"$scratch/counts"
}

none_differ() {
	differences "$1" "$2" || return 1
	read -r compared differ <"$scratch/counts"
	[ "$compared" -gt 0 ] && [ "$differ" -eq 0 ] || { cat "$scratch/differences"; return 1; }
}

all_differ() {
	differences "$1" "$2" || return 1
	read -r compared differ <"$scratch/counts"
	[ "$compared" -gt 0 ] && [ "$differ" -eq "$compared" ] || { echo "$differ of $compared differ"; return 1; }
}

if [ -z "$fields" ]; then
	fields=$scratch/dumped
	"$build/bin/uncoregen" dump --json --spec spec >"$scratch/dump" &&
		"$build/tests/helpers/dump_fields" <"$scratch/dump" >"$fields" || echo "# uncoregen dump failed"
fi
sort -u "$fields" >"$scratch/fields"

kernel_options="-D__KERNEL__ -nostdinc -Wundef -Wdeclaration-after-statement -Wno-pedantic -Itests/headers/kernel"
platforms=$(ls -d "$include"/uncore/*/ | wc -l)
number=0
for umbrella in "$include"/uncore/*.h; do
	platform=$(basename "$umbrella" .h)
	[ -d "$include/uncore/$platform" ] || continue
	cat "$include/uncore/$platform"/*.h | awk -f tests/headers/functions.awk >"$scratch/functions"
	: >"$scratch/faults"
	write_pairs "$platform" >"$scratch/pairs.c"
	try "$platform: the headers have exactly the accessors that the spec's fields ask for" \
		sh -c "cat '$scratch/faults'; test ! -s '$scratch/faults'"
	write_pairs "$platform" -v alone=1 >"$scratch/alone.c"
	number=$((number + 1)) way=0
	for words in "gcc c c11" "clang c c11" "g++ c++ c++17" "clang++ c++ c++17" \
		"gcc c gnu11 $kernel_options" "clang c gnu11 $kernel_options"; do
		way=$((way + 1))
		chosen $((number + way)) 6 || continue
		set -- $words
		compiler=$1 language=$2 standard=$3
		shift 3
		try "$platform: $compiler compiles every accessor as $standard without a warning" \
			silent "$compiler" "$language" "$standard" "$scratch/alone.c" "$@"
	done
	way=0
	for compiler in gcc clang; do
		way=$((way + 1))
		chosen $((number + 2 * way)) 4 || continue
		try "$platform: $compiler compiles accessors to the same code as shifts and masks" \
			none_differ "$compiler" "$scratch/pairs.c"
		[ ! -s "$scratch/counts" ] || echo "# $compiler: $compared functions of $platform compared, $differ differ"
	done
	chosen "$number" "$platforms" || continue
	write_pairs "$platform" -v wrong=1 >"$scratch/wrong.c"
	for compiler in gcc clang; do
		try "$platform: the comparison detects wrong code, $compiler" all_differ "$compiler" "$scratch/wrong.c"
	done
done
[ "$tap_count" -gt 0 ] || not_ok "headers: there are generated headers"
done_testing
