#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs the commands of README.md and of docs/, and compares what the pages show with what is printed.
# Run by make test, first, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh
command -v python3 >/dev/null || {
	skip "the commands of the pages" "there is no python3"
	done_testing
}

try "the thin runtime: its files are as long as the page says, and define the functions that it names" \
	python3 tests/docs/thin_runtime.py docs/tutorial/thin-runtime.md runtime/library
mkdir "$scratch/tree" && python3 tests/docs/commands.py "$scratch/tree" README.md CONTRIBUTING.md docs/*.md docs/*/*.md
