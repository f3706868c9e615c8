#!/bin/sh
# SPDX-License-Identifier: MIT
# Compares what uncoregen symbols prints with what the preprocessor, ctags and the compilers find in the generated
# headers. The compilers take the platforms in turn.
# Run by make test, early, one turn in 5, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
include=${UNCORE_INCLUDE:-generated/include}
generator=${BUILD:-build}/bin/uncoregen
. tests/tools/tap.sh

# refuses WORD ARGUMENT...: prints nothing, names the word and exits with 2
refuses() {
	word=$1
	shift
	"$generator" symbols "$@" >"$scratch/out" 2>"$scratch/err"
	[ $? -eq 2 ] && [ ! -s "$scratch/out" ] && grep -q -- "$word" "$scratch/err" || { cat "$scratch/out" "$scratch/err"; return 1; }
}

# one_platform ID: prints the platform's lines of the whole list, in the same order
one_platform() {
	"$generator" symbols --platform "$1" >"$scratch/one" || return 1
	awk -F '\t' -v id="$1" '$5 == id || index($5, id "/") == 1 || index($5, id " ") == 1' "$scratch/text" |
		diff - "$scratch/one"
}

# compiles COMPILER ID: every value and signature is the one that the compiler finds in the headers
compiles() {
	"$1" -std=c11 -Wall -Wextra -Werror -Wno-unused-function -I"$include" -o "$scratch/values" "$scratch/$2.c" &&
		"$scratch/values"
}

"$generator" symbols >"$scratch/text" && "$generator" symbols --format json >"$scratch/json" &&
	"$generator" dump --json >"$scratch/dump" || exit 1
symbols="tests/headers/symbols.py $scratch/json $include"

try "symbols: the text and the JSON say the same" python3 $symbols text "$scratch/text"
try "symbols: each symbol is in its header, and no name is listed twice" python3 $symbols headers
try "symbols: each symbol belongs to an item of the spec and is named after it" python3 $symbols items "$scratch/dump"
for compiler in gcc clang; do
	try "symbols: macros, their arguments and values are those that $compiler -E -dM prints" \
		python3 $symbols macros "$compiler"
done
if ctags --version 2>/dev/null | grep -q Universal; then
	try "symbols: ctags finds the symbols that are listed and, except for templates, no others" \
		python3 $symbols ctags
else
	skip "symbols: ctags finds the symbols that are listed and, except for templates, no others" \
		"universal-ctags is not installed"
fi
platforms=$(cut -f5 "$scratch/text" | sed -n 's,/.*,,p' | sort -u)
try "symbols: for each platform a C program that checks the listed values can be written" \
	python3 $symbols values "$scratch" $platforms
number=0
for platform in $platforms; do
	try "$platform: symbols --platform prints this platform's part of the whole list" one_platform "$platform"
	for compiler in gcc clang; do
		number=$((number + 1))
		chosen "$number" 2 || continue
		try "$platform: $compiler confirms the listed values and signatures" compiles "$compiler" "$platform"
	done
	number=$((number + 1))
done
try "symbols: an unknown platform is refused" refuses nothing_such --platform nothing_such
cp -r tests/golden/tiny/spec "$scratch/broken" && sed -i 's/"layout": "/&no_/' "$scratch"/broken/*/*.box.json
try "symbols: a spec with errors is refused" refuses no_ --spec "$scratch/broken"
done_testing
