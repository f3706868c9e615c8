#!/bin/sh
# SPDX-License-Identifier: MIT
# figures.sh: prints the figures of docs/architecture.md about the code that a reader meets. Needs a build (make).
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
