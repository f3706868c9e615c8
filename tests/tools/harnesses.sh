#!/bin/sh
# SPDX-License-Identifier: MIT
# Prints every harness that a goal of the Makefile runs, and every unit test, with the first sentence of its file: "make
# harnesses". Words as arguments choose lines that have one of them.
set -u

cd "$(dirname "$0")/../.." || exit 1

# about FILE: prints the first sentence of its first comment
about() {
	sed -n '2,12p' "$1" | sed -n '/SPDX/d; /^\/\*$/d; /^# Run by /d; /^\(# \| \* \|\/\* \)/!q; s/^\(# \| \* \|\/\* \)//; s| *\*/$||; p' |
		tr '\n' ' ' | sed 's/\. [A-Z].*/./; s/ *$//'
}

for file in $(grep -lE '^# Run by make ' tests/*/*.sh | sort) tests/unit/test_*.c; do
	name=$file
	[ "${file%.c}" = "$file" ] || name=$(basename "${file%.c}")
	printf '%s\n    %s\n' "$name" "$(about "$file")"
done |
	if [ $# -eq 0 ]; then
		cat
	else
		paste -d '\t' - - | grep -iF "$(printf '%s\n' "$@")" | tr '\t' '\n'
	fi
