#!/bin/sh
# SPDX-License-Identifier: MIT
# figures.sh: prints the figures of docs/architecture.md about the code that a reader meets, and places per fact.
# Needs a build (make).
set -eu

cd "$(dirname "$0")/../.."
build=${BUILD:-build}

# lines LIST...: the lines of all files of runtime/ that are compiled into the objects of these lists of the build
lines() {
	for list in "$@"; do
		tr ' ' '\n' <"$build/objects-$list"
	done | grep '\.o$' | sed 's/o$/d/' | sort -u | xargs cat | tr ' ' '\n' | grep -E '^runtime/.*\.(c|h|rl)$' | sort -u |
		xargs cat | wc -l
}

echo "lines of the library: $(lines lib)"
echo "lines of the simulator: $(find runtime/simulator -name '*.[ch]' -exec cat {} + | wc -l)"
echo "lines of uncore, the program that root runs: $(lines lib cli base json)"
echo "lines of uncore-offline: $(lines lib offline-cli base json)"
echo "lines of uncore-sim: $(lines lib simulator sim-cli base json kernel)"
facts=$(grep -hoE '(FACT|FACT_WAYS|TEXT_KEY|ABOUT_KEYS)\(' gen/load/keys/*_keys.c | wc -l)
echo "facts of diff: $facts from rows of key tables, $(grep -c '^	X([A-Z_]*, "' gen/diff/fact.h) from code"
typed=$(grep -hoE '^\s+ROW_[A-Z]+\(' gen/emit/tables/*.c | wc -l)
coded=$(grep -hoE '^\s+row_[a-z_]+\(tables, "' gen/emit/tables/*.c | wc -l)
echo "members of table rows: $typed are one key of one object, $coded are made by code"
tests/house/run.sh places
