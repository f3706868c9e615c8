#!/bin/sh
# SPDX-License-Identifier: MIT
# Proves that a key of the spec is described in one place. Adds a boolean, a number, a word, a text and a list to boxes,
# fields, registers, counter groups, events, umasks and metrics, in a copy of the tree. Each may change four files: its
# struct, its row, the code that acts on it, a test. Then check, fmt, dump, diff, the schema and the manual must know all.
# With the argument "places" it only prints how many files each object's keys changed.
# Run by make house.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh
tree=$scratch/tree
generator=$tree/build/bin/uncoregen
most=4
objects="box field register counters event umask metric"

# The following names describe an object: its struct, its key table, where it is checked, its lines in the list of
# classes, the change that diff reports, and one such object of the specs of tests/diff. "at" is text of it, before which
# keys are put. With "bad" in place of that text the code refuses them, because "refused" is true in C.
use_box() {
	struct=box header=model.h table=box_keys.c row='	LIKE_KEYS(box,' change=box-scope class='box '
	check=check.c after='	check_source(checker, box->about.is.source, box->node);' it=box refused='box->instances > 1'
	file=madeup/bus.box.json at='"instances": 1,' bad='"instances": 2,'
}
use_field() {
	struct=field header=registers.h table=box_keys.c row='static const struct key field_keys' change=field-role
	class='box layouts.*.fields.' check=layout.c after='		check_pieces(checker, field);' it=field
	refused='field_width(field) == 5' file=madeup/bus.box.json at='"id": "agent", "bits": "7:4"'
	bad='"id": "agent", "bits": "8:4"'
}
use_register() {
	struct=reg header=registers.h table=box_keys.c row='static const struct key register_keys' change=register-address
	class='box registers.' check=registers.c after='		check_name(checker, reg);' it=reg refused='reg->count == 7'
	file=madeup/bus.box.json at='"name": "BUS_EVT{i}", "count": 8' bad='"name": "BUS_EVT{i}", "count": 7'
}
use_counters() {
	struct=counters header=registers.h table=box_keys.c row='static const struct key counters_keys' change=group-kind
	class='box counters.' check=counters.c after='	check_kind(checker, group);' it=group refused='group->width < 8'
	file=madeup/bus.box.json at='"data": "evt", "width": 32' bad='"data": "evt", "width": 7'
}
use_event() {
	struct=event header=events.h table=event_keys.c row='static const struct key event_keys' change=event-code
	class='events events.' check=events.c after='	check_select(checker, event);' it=event
	refused='event->counters.count == 1' file=madeup/tile.events.json at='"counters": [0, 2]' bad='"counters": [0]'
}
use_umask() {
	struct=umask header=events.h table=event_keys.c row='static const struct key umask_keys' change=umask-code
	class='events events.umasks.' check=events.c after='	check_sets(checker, event, umask);' it=umask
	refused='umask->value == 8' file=madeup/slice.events.json at='"name": "DIRTY", "value": "0x4"'
	bad='"name": "DIRTY", "value": "0x8"'
}
use_metric() {
	struct=metric header=metric.h table=metric_keys.c row='static const struct key metric_keys' change=metric-unit
	class='metrics metrics.' check=metrics.c after='	check_bounds(checker, metric);' it=metric
	refused='metric->max == 2' file=ratios/metrics.json at='"unit": "ratio", "max": 1' bad='"unit": "ratio", "max": 2'
}

# insert FILE AFTER TEXT [MORE]: adds the text to a file of the copy, so many lines after the first one that begins so
insert() {
	AFTER=$2 TEXT=$3 awk -v more="${4:-0}" '!due && index($0, ENVIRON["AFTER"]) == 1 { due = NR + more }
		{ print } NR == due { print ENVIRON["TEXT"] } END { exit !due }' "$tree/$1" >"$scratch/edited" &&
		cat "$scratch/edited" >"$tree/$1"
}

# add_key NAME MEMBER ROW GIVEN: adds a key to the object. GIVEN is true in C if one of them has it.
add_key() {
	insert "gen/model/$header" "struct $struct {" "	$2;" 1 &&
		insert "gen/load/keys/$table" "$row" \
			"	{ .name = \"$1\", $3, FACT(\"has $1\", \"$change\", 1), .help = \"the $1 of this $object\" }," &&
		insert "gen/check/$check" "$after" "${after%%[!	]*}if ($4 && $refused)
			diag_error(checker->diag, RULE_FILE, node_loc($it->node), \"refused for $1\");" &&
		insert tests/diff/classes.txt "$class" "$class$1 h"
}

# places NAME MEMBER ROW GIVEN: adds the key, which may change no more files than allowed
places() {
	add_key "$@" && git -C "$tree" add -A && git -C "$tree" diff --cached --name-only >"$scratch/changed" &&
		git -C "$tree" -c user.name=house -c user.email=house@invalid commit -qm "$1" || return 1
	cat "$scratch/changed"
	wc -l <"$scratch/changed" >>"$scratch/places.$object"
	[ "$(wc -l <"$scratch/changed")" -le "$most" ]
}

# made TYPE: adds a key of this type to the object
made() {
	case $1 in
	bool) places made_bool 'bool made_bool' "BOOL($struct, made_bool)" "$it->made_bool" ;;
	number)
		places made_number 'unsigned made_number' "NUMBER($struct, made_number), RANGE(1, 9)" \
			"$it->made_number != 0"
		;;
	word)
		places made_word 'int made_word' "WORD($struct, made_word), WORDS(evidence_words), .fallback = -1" \
			"$it->made_word >= 0"
		;;
	text) places made_text 'const char *made_text' "STRING($struct, made_text)" "$it->made_text != NULL" ;;
	list) places made_list 'struct strings made_list' "STRINGS($struct, made_list)" "$it->made_list.count != 0" ;;
	esac
}

copy() {
	mkdir "$tree" && git ls-files -z | grep -zE '^(Makefile|gen/|runtime/|tests/)' | tar c --null -T - | tar x -C "$tree" &&
		git -C "$tree" init -q && git -C "$tree" add -A &&
		git -C "$tree" -c user.name=house -c user.email=house@invalid commit -qm tree
}

# put SPEC TEXT KEYS: replaces the text of the object by the keys and that text
put() {
	FROM=$at TO="$3, $2" awk 'place = index($0, ENVIRON["FROM"]) {
		$0 = substr($0, 1, place - 1) ENVIRON["TO"] substr($0, place + length(ENVIRON["FROM"])); done = 1 }
		{ print } END { exit !done }' "$1/$file" >"$scratch/edited" && cat "$scratch/edited" >"$1/$file"
}

# has FILE TEXT...: the file has each text
has() {
	where=$1
	shift
	for text; do
		grep -qF -- "$text" "$where" || { echo "no $text in:"; head -c 2000 "$where"; return 1; }
	done
}

# refuses MESSAGE TEXT KEYS: check refuses the object with this message
refuses() {
	rm -rf "$scratch/faulty" && cp -r tests/diff/base "$scratch/faulty" && put "$scratch/faulty" "$2" "$3" || return 1
	"$generator" check --spec "$scratch/faulty" >"$scratch/said" 2>&1
	[ $? -eq 2 ] && has "$scratch/said" "$1"
}

# reports FROM TO: diff has each key of the object once, with its change
reports() {
	"$generator" diff --format json "$1" "$2" >"$scratch/diff"
	for key in bool number word text list; do
		[ "$(grep -F "\"change\": \"$change\"" "$scratch/diff" | grep -cF "\"fact\": \"has made_$key\"")" = 1 ] ||
			{ echo "not once: made_$key"; head -c 2000 "$scratch/diff"; return 1; }
	done
}

manual() {
	"$generator" keys >"$scratch/keys" && for key in bool number word text list; do
		has "$scratch/keys" "the made_$key of this $object" || return 1
	done
}

# schema NAME: the schema of these files has each key as often as there are objects in them that have it
schema() {
	"$generator" schema "$1" >"$scratch/schema" && has "$scratch/schema" '"made_bool": { ' '"made_number": { ' \
		'"made_word": { ' '"made_text": { ' '"made_list": { '
}

dump() {
	"$generator" dump --json --spec "$scratch/new" | tr -d '\n' | tr -s ' ' >"$scratch/dump" && has "$scratch/dump" \
		'"made_list": ["one", "two"], "made_text": "a '"$object"'", "made_word": "inferred", "made_number": 7, "made_bool": true'
}

# fmt puts the keys in the order of their rows, of which the last one added is the first.
canonical() {
	rm -rf "$scratch/fmt" && cp -r "$scratch/new" "$scratch/fmt" && "$generator" fmt --spec "$scratch/fmt" &&
		tr -d '\n' <"$scratch/fmt/$file" | tr -s ' ' >"$scratch/formed" && has "$scratch/formed" \
		'"made_list": ["one", "two"], "made_text": "a '"$object"'", "made_word": "inferred", "made_number": 7, "made_bool": true'
}

# all_keys: a value of each type, for this object
all_keys() {
	echo '"made_bool": true, "made_number": 7, "made_word": "inferred", "made_text": "a '"$object"'",' \
		'"made_list": ["one", "two"]'
}

# value TYPE: a JSON value of this type
value() {
	case $1 in
	bool) echo true ;;
	number) echo 7 ;;
	word) echo '"inferred"' ;;
	text) echo '"a text"' ;;
	list) echo '["one"]' ;;
	esac
}

copy >"$scratch/copied" 2>&1 || { cat "$scratch/copied"; exit 1; }
if [ "${1:-}" = places ]; then
	for object in $objects; do
		"use_$object"
		for key in bool number word text list; do made "$key" >"$scratch/made" || { cat "$scratch/made"; exit 1; }; done
		echo "files that one new key changes, $object: $(sort -n "$scratch/places.$object" | tail -1)"
	done
	exit
fi

cp -r tests/diff/base "$scratch/new"
for object in $objects; do
	"use_$object"
	for key in bool number word text list; do
		try "$object: a $key has at most $most places" made "$key"
	done
	try "$object: the spec takes the keys" put "$scratch/new" "$at" "$(all_keys)"
done
try "the copy builds" make -s -C "$tree" WERROR=1 "CC=${CC:-cc}" build/bin/uncoregen
try "check accepts the keys" "$generator" check --spec "$scratch/new"
for object in $objects; do
	"use_$object"
	try "$object: dump prints the keys" dump
	try "$object: diff reports each that is new" reports tests/diff/base "$scratch/new"
	try "$object: diff reports each that is gone" reports "$scratch/new" tests/diff/base
	try "$object: fmt has a place for them" canonical
	try "$object: the manual has them" manual
	for key in bool number word text list; do
		try "$object: the code acts on made_$key" refuses "refused for made_$key" "$bad" "\"made_$key\": $(value $key)"
		try "$object: check refuses a made_$key of another type" refuses "[wrong-type]" "$at" "\"made_$key\": {}"
	done
	try "$object: check refuses a number out of range" refuses '[number-range]' "$at" '"made_number": 10'
	try "$object: check refuses an unknown word" refuses nonsense "$at" '"made_word": "nonsense"'
done
for file in box events metrics; do
	try "the schema of $file has them" schema "$file"
done

# What an auditor reads of the program that root runs: the aim is in docs/architecture.md.
audited() {
	sh tests/tools/figures.sh lines >"$scratch/figures" || { cat "$scratch/figures"; return 1; }
	awk -F ': ' '/program that root runs/ { lines = $2 } END { print lines " lines"; exit !(lines > 20000 && lines <= 60000) }' "$scratch/figures"
}
try "the program that root runs has at most 60000 lines" audited

done_testing
