#!/bin/sh
# SPDX-License-Identifier: MIT
# churn.sh PLATFORM SEED COUNT [PATTERN]: how many lines of generated/ change with one value of the spec. Changes COUNT values by
# chance, generates, and prints a line "LINES PATH" for each: lines that are new, or gone where more are gone, and the kind of value.
# PATTERN keeps the kinds that it matches.
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
for change in "$scratch"/changes/*; do
	grep -q "${4:-.}" "$change/path" && [ "$(cat "$change/path")" != less ] || continue
	for file in "$change"/*.json; do
		cp "$file" "$scratch/spec/$(basename "$file" | tr = /)"
	done
	rm -rf "$scratch/new"
	"$build/bin/uncoregen" generate --quiet --spec "$scratch/spec" --out "$scratch/new" || exit 1
	# Other platforms' files: the changed disputes.json holds none of theirs.
	for other in spec/*/platform.json; do
		other=$(basename "$(dirname "$other")")
		[ "$other" = "$1" ] || echo "$other*"
	done >"$scratch/others"
	echo "$(diff -rN -x .stamp -X "$scratch/others" "$scratch/old" "$scratch/new" |
		awk '/^</ { gone++ } /^>/ { new++ } END { print (gone > new ? gone : new) + 0 }') $(cat "$change/path")"
	for file in "$change"/*.json; do
		name=$(basename "$file" | tr = /)
		cp "spec/$name" "$scratch/spec/$name"
	done
done
