#!/bin/sh
# SPDX-License-Identifier: MIT
# Checks that diff compares specs with errors: specs of tests/bad with the next one, in both directions and in every form.
# It must say that there are errors and must not crash, and a spec with errors does not differ from itself. Each run takes
# every fourth spec, in turn.
# Run by make test, early, one turn in 5.
set -u

cd "$(dirname "$0")/../.." || exit 1
generator=$(cd "${BUILD:-build}" && pwd)/bin/uncoregen
. tests/tools/tap.sh
. tests/bad/unpack.sh

# ended STATUS WHAT: 0 and 1 are answers and 2 is an error. Another status is a crash, and 124 means that diff did not
# end.
ended() {
	[ "$1" -le 2 ] || { echo "$2: exit status $1"; cat "$scratch/err"; return 1; }
}

# compared OLD NEW FORM: writes the report to the file "said"
compared() {
	timeout 30 "$generator" diff --format "$3" --fail-on any "$1" "$2" >"$scratch/said" 2>"$scratch/err"
	status=$?
	ended "$status" "diff --format $3 $1 $2"
}

# If a side cannot be read as a spec, nothing is compared and the error is printed as check prints it.
warns() {
	grep -q 'warning: .* error.*; the first: ' "$scratch/said" || grep -q 'error\[' "$scratch/err" ||
		{ echo "diff $1 $2 does not say that there are errors"; cat "$scratch/said" "$scratch/err"; return 1; }
}

pairs() {
	before=tests/golden/tiny/spec
	for archive in tests/bad/*.txt; do
		spec=${archive##*/}
		spec=$scratch/${spec%.txt}/spec
		case $((number % 3)) in
		0) form=json ;;
		1) form=markdown ;;
		*) form=html ;;
		esac
		number=$((number + 1))
		chosen "$number" $((4 * ${TEST_SHARE:-1})) || continue
		unpack "$archive" "${spec%/spec}"
		# If only the overlay is wrong, the spec is sound.
		[ -f "${spec%/spec}/setup.sh" ] || [ -d "${spec%/spec}/overlay" ] && continue
		compared "$before" "$spec" text || return 1
		compared "$spec" "$before" "$form" || return 1
		compared "$spec" "$spec" text && warns "$spec" "$spec" || return 1
		[ ! -s "$scratch/said" ] || grep -q ': no change$' "$scratch/said" ||
			{ echo "$spec differs from itself"; cat "$scratch/said"; return 1; }
		before=$spec
	done
}

number=0
try "diff compares specs with errors and says that they have errors" pairs

# What a file with an error describes is not compared: its words are neither added nor gone, and the report says so.
not_compared() {
	cp -r tests/diff/synonym-changed "$scratch/words" && cp -r tests/diff/base "$scratch/whole" &&
		cp "$scratch/words/new/synonyms.json" "$scratch/whole/" && cp -r "$scratch/whole" "$scratch/cut" &&
		sed -i '$d' "$scratch/cut/synonyms.json" || return 1
	for sides in "cut whole" "whole cut"; do
		compared "$scratch/${sides% *}" "$scratch/${sides#* }" text && grep -q 'synonyms' "$scratch/said" &&
			! grep -q '\[synonym-' "$scratch/said" || { cat "$scratch/said" "$scratch/err"; return 1; }
	done
}
try "diff does not compare the synonyms of a file with an error" not_compared
done_testing
