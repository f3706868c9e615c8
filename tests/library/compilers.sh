#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds everything with the installed versions of gcc and clang, by each way of optimizing, and runs the demo: no compiler
# may warn. Each run takes one combination of each of the two in turn; TEST_TURN=all takes all, a minute for each.
# Run by make compilers.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh

# built COMPILER LEVEL
built() {
	ar=ar flags=
	case "$1 $2" in
	*gcc*-flto) ar=$(echo "$1" | sed 's/gcc/gcc-ar/') ;;
	# Debian has lld and llvm-ar of each version: other linkers and archivers cannot read what clang writes.
	*clang*-flto) ar=$(echo "$1" | sed 's/clang/llvm-ar/') flags=-fuse-ld=lld ;;
	esac
	env -u MAKEFLAGS -u MAKELEVEL nice make -s -j"$(nproc)" all WERROR=1 BUILD="$scratch/made" CC="$1" AR="$ar" OPTIMIZE="$2" LDFLAGS="$flags" \
		SANITIZE=0 && "$scratch/made/bin/demo" >"$scratch/demo" && [ -s "$scratch/demo" ] &&
		"$scratch/made/bin/uncore" stat --sim ivt,tests/scenarios/two_sockets.json -M MEM_BW_TOTAL -t 1000 | grep -q ' 44,000,000,000 '
}

# lacks COMPILER: prints what a build with -flto needs and is not there
lacks() {
	case $1 in
	gcc*) tools=$(echo "$1" | sed 's/gcc/gcc-ar/') ;;
	*) tools="$(echo "$1" | sed 's/clang/llvm-ar/') $(echo "$1" | sed 's/clang/ld.lld/')" ;;
	esac
	for tool in $tools; do
		command -v "$tool" >/dev/null || echo "$tool is not there"
	done
}

# one COMPILER...: of those that are installed, and of the levels, one combination in turn
one() {
	for compiler in "$@"; do
		command -v "$compiler" >/dev/null && for level in O0 O2 Os O3; do echo "$compiler $level"; done
	done >"$scratch/combinations"
	count=$(wc -l <"$scratch/combinations") number=0
	while read -r compiler level; do
		number=$((number + 1))
		chosen "$number" "$count" || continue
		[ "$level" != O3 ] || level='O3 -flto'
		name="compilers: $compiler -$level builds everything without a warning"
		reason=$(case $level in *-flto) lacks "$compiler" ;; esac | head -n 1)
		if [ -n "$reason" ]; then skip "$name" "$reason"; else try "$name" built "$compiler" "-$level" </dev/null; fi
		rm -rf "$scratch/made"
	done <"$scratch/combinations"
}
# Debian's gcc and clang are links to one of the versions: that one is taken by its number.
one $(seq -f gcc-%g 11 19)
one $(seq -f clang-%g 13 29)
[ "$tap_count" -gt 0 ] || skip "compilers" "no gcc-N and no clang-N is installed"
done_testing
