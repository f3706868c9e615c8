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
# own_forms: the scripts of the page work on platforms other than its own, a tenth of them in turn
own_forms() {
	mkdir "$scratch/own" && "${BUILD:-build}/bin/uncoregen" dump --json >"$scratch/own/model.json" || return 1
	number=0 platforms=
	for platform in spec/*/platform.json; do
		number=$((number + 1))
		! chosen "$number" 10 || platforms="$platforms $(basename "$(dirname "$platform")")"
	done
	python3 tests/docs/own_form.py docs/sharing/own-form.md "$scratch/own/model.json" "$(cd "${BUILD:-build}" && pwd)/bin/uncore" \
		"$scratch/own" $platforms
}
if command -v jq >/dev/null; then
	try "your own form: what the page's scripts print of other platforms is what headers and list have" own_forms
else
	skip "your own form: what the page's scripts print of other platforms" "jq is not there"
fi
mkdir "$scratch/tree" && python3 tests/docs/commands.py "$scratch/tree" README.md CONTRIBUTING.md docs/*.md docs/*/*.md
