#!/bin/sh
# SPDX-License-Identifier: MIT
# figures.sh [lines]: prints the figures of docs/architecture.md about the code that a reader meets, and places per fact.
# With "lines" only what programs have.
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
echo "lines of uncore-sim: $(linked uncore-sim)"
[ "${1:-}" != lines ] || exit 0
facts=$(grep -hoE '(FACT|FACT_WAYS|TEXT_KEY|ABOUT_KEYS)\(' gen/load/keys/*_keys.c | wc -l)
echo "facts of diff: $facts from rows of key tables, $(grep -c '^	X([A-Z_]*, "' gen/diff/fact.h) from code"
typed=$(grep -hoE '^\s+ROW_[A-Z]+\(' gen/emit/tables/*.c | wc -l)
coded=$(grep -hoE '^\s+row_[a-z_]+\(tables, "' gen/emit/tables/*.c | wc -l)
echo "members of table rows: $typed are one key of one object, $coded are made by code"
tests/house/run.sh places
