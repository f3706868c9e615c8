#!/bin/sh
# SPDX-License-Identifier: MIT
# Checks diff --accept: accepted changes do not fail a review, and every report shows them. An entry that accepts nothing
# fails it.
# Run by make test.
set -u

cd "$(dirname "$0")/../.." || exit 1
generator=$(cd "${BUILD:-build}" && pwd)/bin/uncoregen
. tests/tools/tap.sh

# Two breaking changes, and one of behaviour.
cp -r tests/diff/base "$scratch/old" && cp -r tests/diff/base "$scratch/new"
sed -i 's/UNC_S_VICTIM\>/UNC_S_VICTIMS/' "$scratch"/new/madeup/*.json
sed -i 's/"mode", "bits": "30:28"/"modus", "bits": "30:28"/; s/status\.mode/status.modus/; s/"set": { "mode"/"set": { "modus"/' \
	"$scratch"/new/madeup/*.json
sed -i 's/"max_increment": 20/"max_increment": 16/' "$scratch"/new/madeup/slice.events.json
renamed='{ "change": "event-renamed", "path": "madeup/slice/UNC_S_VICTIMS", "reason": "The old name stays an alias.", "date": "2024-02-29" }'
field='{ "change": "field-renamed", "path": "madeup/slice.status.modus", "reason": "Nobody has it in a program.", "date": "2026-11-28" }'

# list ENTRY...: writes the list
list() {
	printf '{ "schema": 1,\n  "accepted": [' >"$scratch/list.json"
	comma=
	for entry in "$@"; do
		printf '%s\n    %s' "$comma" "$entry" >>"$scratch/list.json"
		comma=,
	done
	printf '\n  ] }\n' >>"$scratch/list.json"
}
# review STATUS WORD...: the report is in $scratch/out
review() {
	wanted=$1
	shift
	(cd "$scratch" && "$generator" diff --accept list.json "$@" old new) >"$scratch/out" 2>"$scratch/err"
	got=$?
	[ $got = "$wanted" ] || { echo "exit $got, not $wanted"; cat "$scratch/out" "$scratch/err"; return 1; }
}
says() { grep -qF -- "$1" "$scratch/${2:-out}" || { echo "does not say: $1"; cat "$scratch/out" "$scratch/err"; return 1; }; }

list
sound() { review 1 --fail-on breaking && ! grep warning "$scratch/out"; }
try "accept: an empty list accepts nothing" sound
list "$renamed"
try "accept: with one of two accepted, the other fails the review" review 1 --fail-on breaking
some() { review 0 && says '2 breaking (1 accepted)' && says '    accepted 2024-02-29: The old name stays an alias.'; }
try "accept: the text counts what is accepted, and has reason and date" some
list "$renamed" "$field"
try "accept: with both accepted the review passes" review 0 --fail-on breaking
all_accepted() { review 0 --fail-on breaking && says '2 breaking (2 accepted)' && says '; a major version follows' && [ ! -s "$scratch/err" ]; }
try "accept: the version that follows stays the same" all_accepted
try "accept: what is not accepted counts for other classes" review 1 --fail-on behaviour
forms() {
	review 0 --format markdown && says 'accepted 2026-11-28: Nobody has it in a program.' && says '2 breaking (2 accepted)' || return 1
	review 0 --format html && says 'accepted' && says '2024-02-29: The old name stays an alias.' && says '</a>, 2 accepted</li>' || return 1
	review 0 --format json && says '"accepted": {"breaking": 2, "behaviour": 0, "addition": 0, "text": 0}' &&
		says '"accepted_on": "2024-02-29", "accepted": "The old name stays an alias."'
}
try "accept: Markdown, HTML and JSON show it" forms

# What the list must not hold.
# stale WORDS ENTRY...: the review fails with these words, and still has the report
stale() {
	words=$1
	shift
	list "$@"
	review 2 && says "$words" err && says 'breaking' && review 2 --fail-on breaking
}
gone='{ "change": "event-removed", "path": "madeup/slice/UNC_S_GONE", "reason": "x", "date": "2026-01-31" }'
try "accept: an entry without its change is an error at its place" stale \
	'list.json:5:5: error[accepted]: the diff has no event-removed of madeup/slice/UNC_S_GONE; delete the entry' "$renamed" "$field" "$gone"
other='{ "change": "event-removed", "path": "madeup/slice/UNC_S_VICTIMS", "reason": "x", "date": "2026-01-31" }'
try "accept: another change of the same item is not accepted" stale 'the diff has no event-removed of' "$field" "$other"
try "accept: an entry twice is an error, with the place of the first" stale 'list.json:3:5: note: the first entry is here' "$renamed" "$field" "$renamed"
values='{ "change": "event-renamed", "path": "madeup/slice/UNC_S_VICTIMS", "old": ["UNC_S_VICTIM"], "new": ["NAME"], "reason": "x", "date": "2026-01-31" }'
with_values() {
	list "$field" "$(echo "$values" | sed 's/NAME/UNC_S_VICTIMS/')" && review 0 --fail-on breaking || return 1
	stale 'event-renamed of madeup/slice/UNC_S_VICTIMS has other values than were accepted' "$field" "$(echo "$values" | sed 's/NAME/UNC_S_V/')"
}
try "accept: an entry with values is for these values only" with_values
date_of() { echo "$renamed" | sed "s|2024-02-29|$1|"; }
dates() {
	for date in 2023-02-29 2026-13-01 2026-00-10 2026-04-31 26-04-30 2026/04/30 2026-04-30x; do
		list "$(date_of "$date")" "$field" && review 2 --fail-on breaking && says "\"$date\" is no date" err || return 1
	done
}
try "accept: a day that does not exist is an error" dates

# broken WORDS: this text instead of a list is an error, and accepts nothing
broken() {
	cat >"$scratch/list.json"
	review 2 && says "$1" err
}
try "accept: no JSON" broken 'list.json:1:9: error[json]' <<'END'
{ "schem
END
try "accept: an unknown name of a change" broken 'did you mean "event-removed"?' <<'END'
{ "schema": 1, "accepted": [ { "change": "event-remove", "path": "x", "reason": "x", "date": "2026-01-31" } ] }
END
try "accept: an entry without a reason" broken 'error[missing-key]' <<'END'
{ "schema": 1, "accepted": [ { "change": "event-removed", "path": "x", "date": "2026-01-31" } ] }
END
try "accept: an unknown key" broken 'error[unknown-key]' <<'END'
{ "schema": 1, "accept": [ ] }
END
nothing() { rm "$scratch/list.json" && review 2 && says 'list.json: error[file]' err; }
try "accept: a list that is not there" nothing
one_file() {
	"$generator" diff --accept x.json --file spec/ivt/cbo.box.json a b >"$scratch/out" 2>"$scratch/err"
	[ $? = 2 ] && says '--accept is for whole specs' err
}
try "accept: not for one file" one_file

# What clx inherits from skx is accepted with it, and may be accepted by itself.
inherits() {
	rm -rf "$scratch/old" "$scratch/new" && cp -r spec "$scratch/old" && cp -r spec "$scratch/new" &&
		sed -i '0,/, "aliases": \["filter_link"\]/s///' "$scratch/new/skx/cha.box.json" &&
		! cmp -s "$scratch/old/skx/cha.box.json" "$scratch/new/skx/cha.box.json" || return 1
	list '{ "change": "alias-removed", "path": "skx/cha.box_filter.link", "reason": "No tool takes it.", "date": "2026-11-28" }'
	review 0 --fail-on any && says '2 breaking (2 accepted)' && review 0 --format json --fail-on any &&
		[ "$(grep -c '"accepted_on": "2026-11-28"' "$scratch/out")" = 2 ] || return 1
	list '{ "change": "alias-removed", "path": "clx/cha.box_filter.link", "reason": "No tool takes it.", "date": "2026-11-28" }'
	review 1 --fail-on any && says '2 breaking (1 accepted)'
}
try "accept: what other platforms inherit is accepted with it" inherits
done_testing
