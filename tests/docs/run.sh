#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs the commands of README.md and of docs/, and compares what they print with what the pages show.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh
command -v python3 >/dev/null || {
	skip "the commands of the pages" "there is no python3"
	done_testing
}

# Pages that uncoregen prints have no commands, except those of the platforms.
handwritten() {
	for page in README.md CONTRIBUTING.md docs/*.md; do
		head -n 3 "$page" | grep -q 'uncoregen.* prints this page' || echo "$page"
	done
}
mkdir "$scratch/tree" && python3 tests/docs/commands.py "$scratch/tree" $(handwritten)
