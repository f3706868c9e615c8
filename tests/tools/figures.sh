#!/bin/sh
# SPDX-License-Identifier: MIT
# figures.sh [lines]: prints the figures of docs/architecture.md about the code that a reader meets, about the tree, and
# about places per fact. With "lines" only what programs have.
# Needs a build (make).
set -eu

cd "$(dirname "$0")/../.."
build=${BUILD:-build}

# count: reads names of files that make wrote, and prints the lines of all files of runtime/ that they name
count() {
	sort -u | xargs cat | tr ' ' '\n' | grep -E '^runtime/.*\.(c|h|rl)$' | sort -u | xargs cat | wc -l
}

# linked PROGRAM: the same of a program: of an archive only the members count that the linker took, as debuggers see them
linked() {
	readelf --debug-dump=info "$build/bin/$1" 2>/dev/null | grep -A3 DW_TAG_compile_unit |
		sed -n 's|^.*DW_AT_name.*: \([^ ]*\)\.c$|\1|p' | grep -v /embedded/ | sed "s|^$build/||; s|.*|$build/obj/&.d|" | count
}

echo "lines of the library: $(tr ' ' '\n' <"$build/objects-lib" | sed -n 's/\.o$/.d/p' | count)"
echo "lines of the simulator: $(find runtime/simulator -name '*.[ch]' -exec cat {} + | wc -l)"
echo "lines of uncore, the program that root runs: $(linked uncore)"
echo "lines of uncore-offline: $(linked uncore-offline)"
echo "lines of uncore-regions: $(linked uncore-regions)"
echo "lines of uncore-sim: $(linked uncore-sim)"
[ "${1:-}" != lines ] || exit 0

# tracked FOLDER...: the files of the tree below them
tracked() { git ls-files -- "$@"; }

# functions: the lines of each function. A name that ends in _ is a macro that looks like one (uncore/tables.h).
functions() {
	tracked gen runtime | grep -E '\.[ch]$' | ctags -L - --fields=+ne --c-kinds=f -o - | grep -v '^[^	]*_	' |
		sed -n 's/.*	line:\([0-9]*\).*	end:\([0-9]*\).*/\1 \2/p' | awk '{ print $2 - $1 + 1 }' | sort -n
}

tree() {
	echo "files of the tree: $(tracked . | wc -l)"
	crowded=$(tracked gen runtime docs | sed 's|/[^/]*$||' | sort | uniq -c | awk '$1 > 30' | wc -l)
	echo "folders of gen, runtime and docs with more than 30 files: $crowded"
	echo "lines of gen and runtime: $(tracked gen runtime | grep -E '\.(c|h|rl)$' | xargs cat | wc -l)"
	if command -v ctags >/dev/null; then
		functions | awk '{ n[NR] = $1 } END { print "functions: " NR ", median " n[int((NR + 1) / 2)] " lines, most " n[NR] }'
	else
		echo "functions: not counted, there is no ctags"
	fi
}

if git rev-parse --is-inside-work-tree >/dev/null 2>&1; then
	tree
else
	echo "files, lines and functions of the tree: not counted, this is no clone of the repository"
fi
facts=$(grep -hoE '(FACT|FACT_WAYS|TEXT_KEY|ABOUT_KEYS)\(' gen/load/keys/*_keys.c | wc -l)
echo "facts of diff: $facts from rows of key tables, $(grep -c '^	X([A-Z_]*, "' gen/diff/fact.h) from code"
typed=$(grep -hoE '^\s+ROW_[A-Z]+\(' gen/emit/tables/*.c | wc -l)
coded=$(grep -hoE '^\s+row_[a-z_]+\(tables, "' gen/emit/tables/*.c | wc -l)
echo "members of table rows: $typed are one key of one object, $coded are made by code"
tests/house/run.sh places
