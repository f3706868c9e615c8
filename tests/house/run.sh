#!/bin/sh
# SPDX-License-Identifier: MIT
# Proves that a key of the spec is described in one place. Adds a boolean, a number, a word, a text and a list to the
# counter groups of a made-up platform, in a copy of the tree. Each may change four files: its struct, its row, the code
# that acts on it, a test. Then check, fmt, dump, diff, the schema and the manual must know all five.
# Run by make house.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh
tree=$scratch/tree
generator=$tree/build/bin/uncoregen
box=madeup/bus.box.json
most=4

# insert FILE AFTER TEXT: adds the text to a file of the copy, after the first line that begins with AFTER
insert() {
	AFTER=$2 TEXT=$3 awk '{ print } !done && index($0, ENVIRON["AFTER"]) == 1 { print ENVIRON["TEXT"]; done = 1 }
		END { exit !done }' "$tree/$1" >"$scratch/edited" && cat "$scratch/edited" >"$tree/$1"
}

# add_key NAME MEMBER ROW GIVEN: adds a key to counter groups. GIVEN is true in C if a group has it.
add_key() {
	insert gen/model/registers.h '	int kind; /* enum uncore_counter_kind */' "	$2;" &&
		insert gen/load/keys/box_keys.c 'static const struct key counters_keys' \
			"	{ .name = \"$1\", $3, FACT(\"has $1\", \"group-kind\", 1), .help = \"the $1 of the house\" }," &&
		insert gen/check/counters.c '	check_kind(checker, group);' "	if ($4 && group->width < 8)
		diag_error(checker->diag, RULE_COUNTER_WIDTH, node_loc(group->node), \"too narrow for $1\");" &&
		insert tests/diff/classes.txt 'box counters.id' "box counters.$1 h"
}

# places NAME MEMBER ROW GIVEN: adds the key, which may change no more files than allowed
places() {
	add_key "$@" && git -C "$tree" add -A && git -C "$tree" diff --cached --name-only >"$scratch/changed" &&
		git -C "$tree" -c user.name=house -c user.email=house@invalid commit -qm "$1" || return 1
	cat "$scratch/changed"
	[ "$(wc -l <"$scratch/changed")" -le "$most" ]
}

copy() {
	mkdir "$tree" && git ls-files -z | grep -zE '^(Makefile|gen/|runtime/|tests/)' | tar c --null -T - | tar x -C "$tree" &&
		git -C "$tree" init -q && git -C "$tree" add -A &&
		git -C "$tree" -c user.name=house -c user.email=house@invalid commit -qm tree
}

# group KEYS: replaces the group of counters in the new spec
group() {
	sed "s/\"data\": \"evt\", \"width\": 32/\"data\": \"evt\", $1/" "tests/diff/base/$box" >"$scratch/new/$box" &&
		! cmp -s "tests/diff/base/$box" "$scratch/new/$box"
}

# has FILE TEXT...: the file has each text
has() {
	file=$1
	shift
	for text; do
		grep -qF -- "$text" "$file" || { echo "no $text in:"; head -c 2000 "$file"; return 1; }
	done
}

# refuses MESSAGE KEYS: check refuses the group with this message
refuses() {
	group "$2" || return 1
	"$generator" check --spec "$scratch/new" >"$scratch/said" 2>&1
	[ $? -eq 2 ] && has "$scratch/said" "$1"
}

reports() {
	"$generator" diff --format json "$1" "$2" >"$scratch/diff"
	[ "$(grep -c '"change": "group-kind"' "$scratch/diff")" = 5 ] &&
		has "$scratch/diff" '"fact": "has made_bool"' '"fact": "has made_number"' '"fact": "has made_word"' \
			'"fact": "has made_text"' '"fact": "has made_list"'
}

manual() {
	"$generator" keys >"$scratch/keys" && has "$scratch/keys" "the made_bool of the house" \
		"the made_number of the house" "the made_word of the house" "the made_text of the house" \
		"the made_list of the house"
}

schema() {
	"$generator" schema box >"$scratch/schema" && has "$scratch/schema" '"made_bool": { ' '"made_number": { ' \
		'"made_word": { ' '"made_text": { ' '"made_list": { ' '"enum": ["general", "fixed", "free"'
}

dump() {
	"$generator" dump --json --spec "$scratch/new" >"$scratch/dump" && has "$scratch/dump" '"made_bool": true' \
		'"made_number": 7' '"made_word": "fixed"' '"made_text": "a text"' '"made_list": ["one", "two"]'
}

# fmt puts the keys in the order of their rows, of which the last one added is the first.
canonical() {
	cp -r "$scratch/new" "$scratch/fmt" && "$generator" fmt --spec "$scratch/fmt" &&
		tr -d '\n' <"$scratch/fmt/$box" | tr -s ' ' |
		grep -q '"made_list".*"made_text".*"made_word".*"made_number".*"made_bool".*"id": "general"'
}

given='"made_bool": true, "made_number": 7, "made_word": "fixed", "made_text": "a text", "made_list": ["one", "two"]'
cp -r tests/diff/base "$scratch/new"
try "the tree is copied" copy
try "a boolean has $most places" places made_bool 'bool made_bool' 'BOOL(counters, made_bool)' 'group->made_bool'
try "a number has $most places" places made_number 'unsigned made_number' \
	'NUMBER(counters, made_number), RANGE(1, 9)' 'group->made_number != 0'
try "a word has $most places" places made_word 'int made_word' \
	'WORD(counters, made_word), WORDS(counter_kind_words), .fallback = -1' 'group->made_word >= 0'
try "a text has $most places" places made_text 'const char *made_text' 'STRING(counters, made_text)' \
	'group->made_text != NULL'
try "a list has $most places" places made_list 'struct strings made_list' 'STRINGS(counters, made_list)' \
	'group->made_list.count != 0'
try "the copy builds" make -s -C "$tree" WERROR=1 "CC=${CC:-cc}" build/bin/uncoregen
group "\"width\": 32, $given"
try "check accepts the keys" "$generator" check --spec "$scratch/new"
try "dump prints them" dump
try "diff reports each that is new" reports tests/diff/base "$scratch/new"
try "diff reports each that is gone" reports "$scratch/new" tests/diff/base
try "fmt has a place for them" canonical
try "the manual has them" manual
try "the schema has them" schema
for key in bool number word text list; do
	case $key in
	bool) value=true ;;
	number) value=7 ;;
	word) value='"fixed"' ;;
	text) value='"a text"' ;;
	list) value='["one"]' ;;
	esac
	try "the code acts on made_$key" refuses "too narrow for made_$key" "\"width\": 7, \"made_$key\": $value"
	try "check refuses a made_$key of another type" refuses "[wrong-type]" "\"width\": 32, \"made_$key\": {}"
done
try "check refuses a number out of range" refuses '[number-range]' '"width": 32, "made_number": 10'
try "check refuses an unknown word" refuses nonsense '"width": 32, "made_word": "nonsense"'

done_testing
