#!/bin/sh
# SPDX-License-Identifier: MIT
# Measures how many lines of generated/ change with one value of the spec: churn.sh PLATFORM SEED COUNT [PATTERN].
# Changes COUNT random values one at a time, generates, and prints a line "LINES PATH" for each: the number of new
# lines, or of removed lines if these are more, and the kind of value. PATTERN selects kinds.
set -u

cd "$(dirname "$0")/../.." || exit 1
build=${BUILD:-build}
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT

mkdir "$scratch/changes"
"$build/tests/helpers/mutate" spec "$1" tests/diff/classes.txt "$2" "$3" "$scratch/changes" >"$scratch/said" || {
	cat "$scratch/said" >&2
	exit 1
}
cp -r spec "$scratch/spec"
"$build/bin/uncoregen" generate --quiet --spec "$scratch/spec" --out "$scratch/old" || exit 1
# put_back CHANGE: makes its files as they were
put_back() {
	for file in "$1"/*.json; do
		name=$(basename "$file" | tr = /)
		cp "spec/$name" "$scratch/spec/$name"
	done
}

for change in "$scratch"/changes/*; do
	grep -q "${4:-.}" "$change/path" && [ "$(cat "$change/path")" != less ] || continue
	for file in "$change"/*.json; do
		cp "$file" "$scratch/spec/$(basename "$file" | tr = /)"
	done
	rm -rf "$scratch/new"
	# Other platforms may refuse the change: they cite the same documents.
	"$build/bin/uncoregen" generate --quiet --spec "$scratch/spec" --out "$scratch/new" >/dev/null 2>&1 || {
		put_back "$change"
		continue
	}
	for other in spec/*/platform.json; do
		other=$(basename "$(dirname "$other")")
		[ "$other" = "$1" ] || echo "$other*"
	done >"$scratch/others"
	echo "$(diff -rN -x .stamp -X "$scratch/others" "$scratch/old" "$scratch/new" |
		awk '/^</ { gone++ } /^>/ { new++ } END { print (gone > new ? gone : new) + 0 }') $(cat "$change/path")"
	put_back "$change"
done
