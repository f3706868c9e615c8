#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests renames: uncoregen import --write renames an event or umask wherever the spec names it: formulas (also several
# at once, by {i}), clocks and units of metrics, groups, disputes, other events. The old names stay as aliases. With --rebase
# the expected files in rename/merged are rewritten; review the difference with git.
# Run by make test.
set -u

cd "$(dirname "$0")/../.." || exit 1
generator=$(cd "${BUILD:-build}" && pwd)/bin/uncoregen
here=$PWD/tests/import

# begin FOLDER: makes a small spec, and the newer file that renames its events
begin() {
	mkdir -p "$1/spec/part"
	cp "$here"/spec/documents.json "$1/spec"
	cp "$here"/rename/disputes.json "$here"/rename/slice.events.json "$here"/rename/metrics.json "$here"/rename/groups.json \
		"$here"/spec/part/slice.box.json "$1/spec/part"
	sed 's/, "power"//' "$here/spec/part/platform.json" >"$1/spec/part/platform.json"
	cp "$here/rename/newer.json" "$1"
}

# merge FOLDER [OPTION...]
merge() {
	folder=$1
	shift
	(cd "$folder" && "$generator" import perfmon newer.json --platform part "$@")
}

merged="part/disputes.json part/groups.json part/metrics.json part/slice.events.json"

if [ "${1:-}" = --rebase ]; then
	scratch=$(mktemp -d) || exit 1
	trap 'rm -rf "$scratch"' EXIT
	begin "$scratch"
	merge "$scratch" --write --quiet || exit
	for file in $merged; do
		cp "$scratch/spec/$file" "$here/rename/merged"
	done
	exit
fi

. tests/tools/tap.sh
begin "$scratch/fresh"
begin "$scratch/done"

clean() { "$generator" check "$scratch/$1/spec" && "$generator" fmt --check "$scratch/$1/spec"; }
only_renames() { merge "$scratch/fresh" | grep -qx 'part: 1 the same, 0 repeated, 0 new, 0 changed, 6 renamed, 0 gone, 0 left out, 0 in dispute'; }
as_expected() {
	merge "$scratch/done" --write || return 1
	for file in $merged; do
		diff -u "$here/rename/merged/${file##*/}" "$scratch/done/spec/$file" || return 1
	done
}

# uncoregen diff reports the renames, but not the formulas that only use the new names.
same_meaning() {
	"$generator" diff --format json "$scratch/fresh/spec" "$scratch/done/spec" >"$scratch/diff.json" || return 1
	grep -o '"change": "[^"]*"' "$scratch/diff.json" | sort | uniq -c | awk '{ print $1, $3 }' >"$scratch/changes"
	printf '%s\n' '6 "alias-added"' '2 "document-changed"' '2 "event-renamed"' '6 "source-changed"' '4 "umask-renamed"' |
		diff -u - "$scratch/changes" || return 1
	# A formula that also changes in another way is reported.
	cp -r "$scratch/done" "$scratch/more"
	sed -i 's/UNC_S_RENEWED{ext=1}/UNC_S_RENEWED/; s/"UNC_S_BANK": "cycles"/"UNC_S_BANK": "cycles", "UNC_S_LIKE_OLD": "cycles"/' "$scratch/more/spec/part/metrics.json"
	"$generator" diff --format json "$scratch/fresh/spec" "$scratch/more/spec" >"$scratch/diff.json" || return 1
	[ "$(grep -c '"change": "metric-formula"' "$scratch/diff.json")" -eq 1 ] &&
		grep -q '"change": "event-units", .*"old": \[\], "new": \["UNC_S_LIKE_OLD: cycles"\]' "$scratch/diff.json"
}

# Only aliases, claims and sentences may still have an old name.
no_old_name() {
	! grep -rnE 'UNC_S_OLD\b|UNC_S_CLOCK\b|UNC_S_LOOK\.READ|BANK\{i\}( |")|"BANK[0-2]"|"READ"' "$scratch/done/spec" |
		grep -vE '"aliases"|"value": "UNC_S_OLD"'
}

again() { merge "$scratch/done" >"$scratch/again" && tail -n 1 "$scratch/again" | grep -q ' 0 new, 0 changed, 0 renamed'; }

# If the new names differ in more than a number, check reports the formula and a person must edit it.
without_pattern() {
	begin "$scratch/odd"
	sed -i 's/B1_USED/MIDDLE/' "$scratch/odd/newer.json"
	merge "$scratch/odd" --write --quiet || return 1
	"$generator" check "$scratch/odd/spec" 2>"$scratch/said" && return 1
	cat "$scratch/said"
	[ "$(grep -c 'metrics.json:[0-9:]*: error\[metric-event\]' "$scratch/said")" -eq 3 ] && [ "$(grep -c 'error\[' "$scratch/said")" -eq 3 ]
}

try "rename: the spec before the rename passes check" clean fresh
try "rename: the report has six renames and no other change" only_renames
try "rename: the merged spec is as expected" as_expected
try "rename: check accepts the merged spec" clean done
try "rename: diff reports the renames, and a formula only if it changes in another way too" same_meaning
try "rename: old names remain only as aliases and in recorded claims" no_old_name
try "rename: a second import of the same file reports nothing new" again
try "rename: check reports formulas whose new names follow no pattern" without_pattern
done_testing
