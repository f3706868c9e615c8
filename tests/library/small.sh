#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests that a library of one platform, without what only some programs need, makes a small program that counts.
# Run by make test, one turn in 5, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh

# The page has the commands of the build: what it says is what is measured.
page=docs/in-your-project.md
make=$(sed -n '/^## Only what/,/^## Your own/ { /\\$/ { N; s/ *\\\n */ /; }; s/^    make library \(.* SIM=0.*\)/\1/p }' "$page")
cc=$(sed -n '/^## Only what/,/^## Your own/ s/^    cc \(.*\) -o small .*/\1/p' "$page")

library() {
	[ -n "$make" ] || return 1
	eval "env -u MAKEFLAGS -u MAKELEVEL make -s -j$(nproc) library BUILD='$scratch/build' WERROR=1 SANITIZE=0 CFLAGS= $make" &&
		[ ! -e "$scratch/build/lib/libuncore-sim.a" ]
}
try "small: a library of one platform builds without texts, aliases and simulated machines" library

first() { awk '/^## C, with pkg-config/ { here = 1 } here && /^    #include/ { on = 1 } on && /^$/ { exit } on' "$page"; }
program() {
	[ -n "$cc" ] || return 1
	first >"$scratch/first.c"
	sed -i '/uncore\/sim\.h/d; s/argc > 1 ? uncore_sim_open(argv\[1\], 1, &machine, &fault) : //; s/int argc, char \*\*argv/void/' "$scratch/first.c"
	"${CC:-cc}" $cc -Iruntime/library/include -o "$scratch/small" "$scratch/first.c" "$scratch/build/lib/libuncore.a"
}
try "small: a program links it" program

# The limit is in bytes, for the C library that the program shares with others.
limit() {
	bytes=$(wc -c <"$scratch/small")
	echo "$bytes bytes"
	[ "$bytes" -le 300000 ]
}
try "small: the program is at most 300 kB" limit

counts() {
	"${BUILD:-build}/bin/uncore" sim run --sim ivt -- "$scratch/small" >"$scratch/out" 2>&1
	cat "$scratch/out"
	grep -q '^[1-9][0-9]* on 15 instances$' "$scratch/out"
}
try "small: the program counts on a simulated machine's registers" counts

# The page has the same program for a simulated machine. No window in memory is described, yet the simulator knows them.
simulated() {
	env -u MAKEFLAGS -u MAKELEVEL make -s -j"$(nproc)" library PLATFORMS=ivt BUILD="$scratch/both" WERROR=1 SANITIZE=0 \
		CFLAGS= OPTIMIZE=-O0 && first >"$scratch/first.c" &&
		"${CC:-cc}" -Iruntime/library/include -o "$scratch/first" "$scratch/first.c" "$scratch/both/lib/libuncore-sim.a" \
			"$scratch/both/lib/libuncore.a" -lm && "$scratch/first" ivt >"$scratch/out" || return 1
	cat "$scratch/out"
	grep -q '^[1-9][0-9]* on 15 instances$' "$scratch/out"
}
try "small: with the simulator of one platform a program counts on a simulated machine" simulated

refused() {
	make SIM=0 BUILD="$scratch/none" >"$scratch/out" 2>&1 && return 1
	grep -q 'SIM=0 is for "make library"' "$scratch/out" || { cat "$scratch/out"; return 1; }
}
try "small: programs that need simulated machines are not built without them" refused
unknown_platform() {
	make library PLATFORMS="ivt nix" BUILD="$scratch/none" >"$scratch/out" 2>&1 && return 1
	grep -q 'PLATFORMS: there is no platform nix; there are: ' "$scratch/out" || { cat "$scratch/out"; return 1; }
}
try "small: PLATFORMS with an unknown platform says which there are" unknown_platform
done_testing
