#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests uncoregen import perfmon with a small spec and two event files, whose results are kept in report.txt, merged/
# and check.txt. Also tests other spellings, broken files, a new platform, and Intel's own files where they are
# available. With --rebase the expected files are rewritten; review the difference with git.
# Run by make test, one turn in 2.
set -u

cd "$(dirname "$0")/../.." || exit 1
generator=$(cd "${BUILD:-build}" && pwd)/bin/uncoregen
here=$PWD/tests/import

# run FOLDER ARGUMENT...: runs the import inside a folder that has spec/ and the files, so that its path is not printed
run() {
	folder=$1
	shift
	(cd "$folder" && "$generator" import perfmon "$@")
}

# start NAME: makes a copy of the spec and the files
start() {
	rm -rf "$scratch/$1"
	mkdir -p "$scratch/$1"
	cp -r "$here/spec" "$here"/*.json "$scratch/$1"
}

look() {
	find "$1" -type f -exec ls -l --time-style=full-iso {} + | sort && find "$1" -type f -exec cksum {} + | sort
}

outcome() {
	run "$1" newer.json --platform part >"$2/report.txt"
	run "$1" newer.json --platform part --write --quiet
	rm -rf "$2/merged"
	cp -r "$1/spec" "$2/merged"
	(cd "$1" && "$generator" check spec --format json 2>&1) |
		sed 's/^{"file": "\([^"]*\)", "line": \([0-9]*\), "column": \([0-9]*\), "pointer": "[^"]*", "rule": "\([^"]*\)".*"message": "\(.*\)", "notes.*/\1:\2:\3 \4 \5/' \
			>"$2/check.txt"
}

if [ "${1:-}" = --rebase ]; then
	scratch=$(mktemp -d) || exit 1
	trap 'rm -rf "$scratch"' EXIT
	start rebase
	outcome "$scratch/rebase" "$here"
	exit
fi

. tests/tools/tap.sh
. tests/facts/reference.sh
. tests/import/describe.sh
. tests/import/facts.sh

# exits WANTED COMMAND...
exits() {
	wanted=$1
	shift
	"$@"
	got=$?
	[ "$got" -eq "$wanted" ] || { echo "exit $got, not $wanted"; return 1; }
}

same_report() {
	run "$scratch/plain" "$1" --platform part | sed '1d;/^keys that/d;/--write needs --older$/d' | sed 's/POWER_CTL/Power Ctl/' >"$scratch/report.$1"
	diff -u "$scratch/report.older.json" "$scratch/report.$1"
}

start plain
try "import: the spec of this test passes check" "$generator" check "$here/spec"
try "import: a file with nothing new gives exit status 0" exits 0 run "$scratch/plain" older.json --platform part
try "import: other spellings of the same data give the same report" \
	eval 'same_report older.json && same_report spelled.json'
try "import: the report counts the keys that are not read" \
	sh -c 'cd "$1" && "$2" import perfmon spelled.json --platform part |
	grep -qx "keys that are not read: Colour (2), Taste (1), Footer (1)"' sh "$scratch/plain" "$generator"

changes_nothing() {
	look "$scratch/plain/spec" >"$scratch/before"
	exits 1 run "$scratch/plain" newer.json --platform part || return 1
	exits 0 run "$scratch/plain" older.json --platform part --write --older || return 1
	look "$scratch/plain/spec" >"$scratch/after"
	diff "$scratch/before" "$scratch/after"
}
try "import: without --write, or with nothing new, no file is touched" changes_nothing

mkdir "$scratch/got"
start merged
outcome "$scratch/merged" "$scratch/got"
try "import: the report is as expected" diff -u "$here/report.txt" "$scratch/got/report.txt"
try "import: the merged spec is as expected" diff -ru "$here/merged" "$scratch/got/merged"
try "import: check reports what a person must still describe" diff -u "$here/check.txt" "$scratch/got/check.txt"
try "import: --write writes files in canonical form" "$generator" fmt --check "$scratch/merged/spec"
none_of_theirs() { ! grep -rn 'Not ours' "$scratch/merged/spec"; }
try "import: --write copies none of the descriptions in the event file" none_of_theirs

settles() {
	look "$scratch/merged/spec" >"$scratch/before"
	exits 0 run "$scratch/merged" newer.json --platform part --write || return 1
	exits 0 run "$scratch/merged" newer.json --platform part || return 1
	look "$scratch/merged/spec" >"$scratch/after"
	diff "$scratch/before" "$scratch/after"
}
try "import: a second import of the same file changes nothing" settles

accepted() {
	describe "$scratch/merged/spec"
	# A person must still correct the sum of changed umasks, and describe the box that only has events.
	sed -i 's/"value": "0x3", "of"/"value": "0x13", "of"/' "$scratch/merged/spec/part/slice.events.json"
	sed 's/"box": "slice"/"box": "link_layer_2"/; s/"S_/"L_/; s/0x72/0x92/' "$here/spec/part/slice.box.json" \
		>"$scratch/merged/spec/part/link_layer_2.box.json"
	sed -i 's/"ev_sel_ext"/"ext"/' "$scratch/merged/spec/part/link_layer_2.events.json"
	"$generator" check "$scratch/merged/spec"
}
try "import: check accepts the merged spec once texts and boxes are described" accepted
try "import: the described spec finds nothing new in the same file" \
	exits 0 run "$scratch/merged" newer.json --platform part

# A new platform begins as a skeleton whose boxes are then described.
fresh() {
	rm -rf "$scratch/fresh"
	mkdir -p "$scratch/fresh/spec"
	cp "$here"/*.json "$scratch/fresh"
	echo '{ "schema": 1, "documents": [] }' >"$scratch/fresh/spec/documents.json"
	exits 0 run "$scratch/fresh" spelled.json --platform part --unit POWER_CTL=power --write || return 1
	"$generator" fmt --check "$scratch/fresh/spec" || return 1
	exits 0 run "$scratch/fresh" spelled.json --platform part --unit POWER_CTL=power --write --quiet || return 1
	cp "$here/spec/documents.json" "$scratch/fresh/spec"
	cp "$here"/spec/part/*.box.json "$here/spec/part/platform.json" "$scratch/fresh/spec/part"
	sed -i 's/"ev_sel_ext"/"ext"/' "$scratch/fresh/spec/part/slice.events.json"
	exits 0 run "$scratch/fresh" spelled.json --platform part --write --older || return 1
	describe "$scratch/fresh/spec"
	"$generator" check "$scratch/fresh/spec" || return 1
	exits 0 run "$scratch/fresh" spelled.json --platform part
}
try "import: --write begins a new platform, which check accepts once its boxes are described" fresh

# refuses NAME PLACE RULE TEXT: the error is reported at its place, and nothing is written
refuses() {
	start broken
	printf '%s' "$4" >"$scratch/broken/bad.json"
	look "$scratch/broken/spec" >"$scratch/before"
	exits 2 run "$scratch/broken" bad.json --platform part --write >"$scratch/out" 2>"$scratch/err" || { cat "$scratch/err"; return 1; }
	look "$scratch/broken/spec" >"$scratch/after"
	cat "$scratch/err"
	diff "$scratch/before" "$scratch/after" && [ ! -s "$scratch/out" ] &&
		head -n 1 "$scratch/err" | grep -qF "$2: error[$3]: "
}
event='"Unit": "SLICE", "EventName": "UNC_S_X", "EventCode": "0x1"'
broken() {
	try "import: refuses $1" refuses "$@"
}
broken "a truncated file" bad.json:1:22 json "[ { \"Unit\": \"SLICE\", "
broken "a file that is no list" bad.json:1:1 wrong-type '7'
broken "an object without events" bad.json:1:1 missing-key '{ "Header": {} }'
broken "events that are no list" bad.json:1:13 wrong-type '{ "Events": 1 }'
broken "an entry that is no object" bad.json:2:1 wrong-type '[
1]'
broken "an entry without a name" bad.json:1:3 missing-key '[ { "Unit": "SLICE", "EventCode": 1 } ]'
broken "a code that is no number" bad.json:1:71 number "[ { \"Unit\": \"SLICE\", \"EventName\": \"UNC_S_X\", \"UMask\": 0, \"EventCode\": \"0x1g\" } ]"
broken "a code that is a list" \
	bad.json:1:59 wrong-type '[ { "Unit": "SLICE", "EventName": "UNC_S_X", "EventCode": [1] } ]'
broken "a negative umask" bad.json:1:75 number "[ { $event, \"UMask\": -1 } ]"
broken "a number too large" bad.json:1:75 number-range "[ { $event, \"UMask\": \"0x100000000\" } ]"
broken "an extra select of 2" bad.json:1:76 number-range "[ { $event, \"ExtSel\": \"2\" } ]"
broken "counters that are no list" bad.json:1:77 number "[ { $event, \"Counter\": \"0,,1\" } ]"
broken "a counter out of range" bad.json:1:77 number-range "[ { $event, \"Counter\": \"0-64\" } ]"
broken "a filter with a wrong range" bad.json:1:76 bits "[ { $event, \"Filter\": \"SliceFilter[3:9]\" } ]"
broken "a counter list that begins with a comma" bad.json:1:77 number "[ { $event, \"Counter\": \",0\" } ]"
broken "a filter of two words" bad.json:1:76 bits "[ { $event, \"Filter\": \"SliceFilter x\" } ]"
broken "a filter with an empty range" bad.json:1:76 bits "[ { $event, \"Filter\": \"SliceFilter[]\" } ]"
broken "a filter with half a range" bad.json:1:76 bits "[ { $event, \"Filter\": \"SliceFilter[3:]\" } ]"
broken "an entry without a unit" bad.json:1:13 identifier '[ { "Unit": " n/a", "EventName": "UNC_S_X", "EventCode": 1 } ]'
broken "text that is not UTF-8" bad.json:1:33 json "[ { \"Unit\": \"SLICE\", \"Brief\": \"$(printf '\351')\" } ]"
broken "an empty file" bad.json:1:1 json ''
broken "a key that is listed twice" bad.json:1:66 duplicate-key "[ { $event, \"Unit\": 1 } ]"

hopeless() {
	exits 2 run "$scratch/plain" "$@" 2>"$scratch/err" || return 1
	cat "$scratch/err"
	[ "$(wc -l <"$scratch/err")" -eq 1 ]
}
try "import: refuses a file that does not exist" hopeless absent.json --platform part
without_platform() {
	exits 2 run "$scratch/plain" older.json 2>"$scratch/err" && grep -qx 'uncoregen import: --platform is missing; add --platform ID' "$scratch/err"
}
try "import: refuses to run without a platform" without_platform
try "import: refuses an invalid platform id" hopeless older.json --platform 'no/id'
try "import: refuses an invalid box id" hopeless older.json --platform part --unit 'SLICE=../slice'

# forms NAME LINE MEMBERS: an entry with these members is reported with this line
forms() {
	try "import: reads $1" reads "$2" "$3"
}
reads() {
	start forms
	printf '[ { %s, %s } ]' "$event" "$2" >"$scratch/forms/one.json"
	run "$scratch/forms" one.json --platform part >"$scratch/out" 2>&1
	cat "$scratch/out"
	grep -qxF "  slice UNC_S_X  $1" "$scratch/out"
}
forms "a comma at the end of counters" "code 0x1 umask 0x0 counters 0" '"Counter": "0,"'
forms "a range of counters" "code 0x1 umask 0x0 counters 0,1,2" '"Counter": "0-2"'
forms "a number for counters" "code 0x1 umask 0x0 counters 3" '"Counter": 3'
forms "a filter that is a hexadecimal 0" "code 0x1 umask 0x0 counters 0" '"Counter": "0", "Filter": "0x00"'
forms "a blank before a range" "code 0x1 umask 0x0 counters 0 filters SliceFilter[3:0]" '"Counter": "0", "Filter": "SliceFilter [3:0]"'
forms "a decimal umask with a leading 0" "code 0x1 umask 0xa counters 0" '"Counter": "0", "UMask": "010"'
forms "a hexadecimal umask with a capital X" "code 0x1 umask 0x1f counters 0" '"Counter": "0", "UMask": "0X1f"'
forms "an edge, which the spec cannot express" \
	"has EdgeDetect 1, which the spec cannot express  (one.json:1:3)" '"Counter": "0", "EdgeDetect": "1"'
forms "a fixed counter by its CounterType" \
	'is counted by a fixed counter; describe such counters in the box file first  (one.json:1:3)' '"Counter": "0", "CounterType": "Fixed"'

# part ENTRY...: makes an event file of these entries, and a copy of the spec, in $scratch/part
part() {
	start part
	{ echo '{ "Header": { "Version": "3" }, "Events": ['; printf '%s\n' "$@" | paste -sd, -; echo '] }'; } >"$scratch/part/one.json"
}
# says LINE: the import of it prints this line
says() {
	run "$scratch/part" one.json --platform part >"$scratch/out" 2>&1
	cat "$scratch/out"
	grep -qxF "  $1" "$scratch/out"
}
# entry UNIT NAME CODE UMASK [MEMBERS]
entry() { printf '{ "Unit": "%s", "EventName": "%s", "EventCode": "%s", "UMask": "%s", "Counter": "0,1"%s }\n' "$1" "$2" "$3" "$4" "${5:+, $5}"; }
# written: once texts are added, check accepts what --write makes of it
written() {
	run "$scratch/part" one.json --platform part --write --quiet || return 1
	describe "$scratch/part/spec"
	"$generator" check "$scratch/part/spec"
}

odd_name() {
	part "$(entry SLICE UNC_S_ODD. 0x60 0x0)" "$(entry SLICE 'UNC S' 0x61 0x0)" "$(entry SLICE UNC_S_FINE 0x62 0x0)"
	says "slice UNC_S_ODD.  has a name of other characters than letters, digits, _ and single dots between them, which the spec cannot express  (one.json:2:1)" &&
		grep -q '^  slice UNC_S_FINE  code 0x62' "$scratch/out" && written
}
try "import: an entry with an invalid name is left out with its line, and the others are read" odd_name

# The version is copied into citations, where a semicolon begins the next citation.
odd_version() {
	for version in '3; nobody p1' '' v; do
		part "$(entry SLICE UNC_S_FINE 0x62 0x0)"
		sed -i "s/\"Version\": \"3\"/\"Version\": \"$version\"/" "$scratch/part/one.json"
		run "$scratch/part" one.json --platform part --write --quiet --older || return 1
		describe "$scratch/part/spec"
		"$generator" check "$scratch/part/spec" || return 1
	done
}
try "import: a file with an unusual version still gives a spec that passes check" odd_version

high_counter() {
	part '{ "Unit": "SLICE", "EventName": "UNC_S_HIGH", "EventCode": "0x60", "UMask": "0x0", "Counter": "21" }' \
		'{ "Unit": "SLICE", "EventName": "UNC_S_FAR", "EventCode": "0x20", "ExtSel": "1", "UMask": "0x0", "Counter": "0-16" }'
	says "slice UNC_S_HIGH  has counter 21, which the spec cannot express  (one.json:2:1)" || return 1
	grep -q '^  slice UNC_S_FAR .*  has counter 16, which the spec cannot express' "$scratch/out" && written && says "slice UNC_S_HIGH  has counter 21, which the spec cannot express  (one.json:2:1)"
}
try "import: an entry with a counter above 15 is left out, and the spec still loads" high_counter

# A filter cannot be set if its register is missing or has no known address.
lost_filter() {
	part "$(entry SLICE UNC_S_LOST 0x60 0x0 '"Filter": "NoFilter[3:0]"')" "$(entry SLICE UNC_S_KEPT 0x61 0x0 '"Filter": "SliceFilter[7:0]"')"
	says 'slice UNC_S_LOST  needs NoFilter, but slice has no reachable register of that name; describe the register, or say why the event is "unprogrammable"  (one.json:2:1)' &&
		grep -q '^  slice UNC_S_KEPT  code 0x61' "$scratch/out" && written || return 1
	# Now the register is described, but without an address.
	sed -i 's/"registers": \[/& { "id": "nowhere", "name": "NoFilter", "layout": "filter", "address": "unknown" },/' "$scratch/part/spec/part/slice.box.json"
	"$generator" check "$scratch/part/spec" && says 'slice UNC_S_LOST  needs NoFilter, but slice has no reachable register of that name; describe the register, or say why the event is "unprogrammable"  (one.json:2:1)'
}
try "import: an event whose filter has no reachable register is left out" lost_filter

# A filter that is a whole register does not say which of its fields the event needs: all of them are optional, and a person
# keeps those that it needs. Then the import has no more to say.
whole_register() {
	part "$(entry SLICE UNC_S_WHOLE 0x60 0x0 '"Filter": "SliceFilter"')" "$(entry SLICE UNC_S_PIECE 0x61 0x0 '"Filter": "SliceFilter[7:0]"')"
	says 'slice UNC_S_WHOLE  code 0x60 umask 0x0 counters 0,1 filters SliceFilter  SliceFilter is a whole register, so its fields are optional; keep those that the event needs' &&
		says 'slice UNC_S_PIECE  code 0x61 umask 0x0 counters 0,1 filters SliceFilter[7:0]' || return 1
	run "$scratch/part" one.json --platform part --format json | grep '"judge": "SliceFilter"' | grep -c UNC_S_WHOLE | grep -qx 1 || return 1
	written && tr -d '\n ' <"$scratch/part/spec/part/slice.events.json" | grep -q '{"field":"filter.state","optional":true},{"field":"filter.node","optional":true}' || return 1
	sed -i '/"filter.state", "optional": true/d; s/"filter.node", "optional": true/"filter.node"/' "$scratch/part/spec/part/slice.events.json"
	run "$scratch/part" one.json --platform part | grep '^part: 2 the same, .* 0 new, 0 changed, '
}
try "import: the fields of a filter that is a whole register are optional" whole_register

# Events of counters that are not programmed: the line names the box's groups of such counters.
not_general() {
	part "$(entry SLICE UNC_S_FIXED 0xff 0x0 '"CounterType": "FIXED"')" "$(entry SLICE UNC_S_FREE 0 0x0 '"CounterType": "FREERUN"')"
	sed -i 's/^\(  "counters": \[ {.*}\) \]$/\1,\n    { "id": "ticks", "kind": "fixed", "control": "ctl", "data": "ctr", "width": 48, "counts": "x" },\n    { "id": "bytes", "kind": "free", "data": "ctr", "width": 36, "counts": "y" } ]/' "$scratch/part/spec/part/slice.box.json"
	says 'slice UNC_S_FIXED  is counted by a fixed counter; write it by hand: "select": {}, "group": "ticks", and "counters": the number there  (one.json:2:1)' &&
		grep -q '^  slice UNC_S_FREE  is counted by a free-running counter; write it by hand: "select": {}, "group": "bytes", ' "$scratch/out"
}
try "import: an event of a counter that is not programmed is offered with the group that has it" not_general

# The loopback interface has no speed: Linux lets its file be opened, and refuses the read.
unreadable() {
	exits 2 "$generator" import perfmon "$1" --platform ivt >"$scratch/out" 2>&1
	echo "$1: error[file]: cannot read: Invalid argument" | diff - "$scratch/out"
}
speed=/sys/class/net/lo/speed
if [ -r $speed ] && ! cat $speed >/dev/null 2>&1; then
	try "import: a file whose read fails is one error" unreadable $speed
else
	skip "import: a file whose read fails is one error" "there is no $speed, or it can be read"
fi

# Pairs of entries that the spec cannot express: an event's own umask next to named ones, two names that are one name in
# C, of which the deprecated one goes, an event that is another one's umask.
together() {
	part "$(entry SLICE UNC_S_SUM 0x60 0x3)" "$(entry SLICE UNC_S_PAST.NI 0x64 0x1 '"Deprecated": "1"')" "$(entry SLICE UNC_S_SUM.A 0x60 0x1)" "$(entry SLICE UNC_S_SUM.B 0x60 0x2)" \
		"$(entry SLICE UNC_S_TWICE.NI 0x61 0x1)" "$(entry SLICE UNC_S_TWICE_NI 0x62 0x1)" \
		"$(entry SLICE UNC_S_OLDER 0x63 0x1 '"Deprecated": "1"')" "$(entry SLICE UNC_S_NEWER.X 0x63 0x1)" \
		"$(entry SLICE UNC_S_PAST_NI 0x65 0x1)"
	says "slice UNC_S_SUM  sets umask 0x3 by itself, and its umasks set others; add it as one by hand  (one.json:2:1)" || return 1
	grep -q '^  slice UNC_S_PAST.NI  is UNC_S_PAST_NI in C, in upper case; name it by hand' "$scratch/out" &&
		grep -q '^  slice UNC_S_TWICE_NI  is UNC_S_TWICE.NI in C, in upper case; name it by hand' "$scratch/out" &&
		grep -q '^  slice UNC_S_OLDER  has the encoding of UNC_S_NEWER.X; rename or join them by hand' "$scratch/out" &&
		grep -q '^part: .* 5 new, .* 4 left out,' "$scratch/out" && written
}
try "import: entries that would break a rule together are left out" together

# Two files are one list, so an event of the one is not gone because the other lacks it. A free-running counter is never
# a rename of an event, even if both have the same encoding.
two_files() {
	start two
	split='NR == 1 { print "{ \"Header\": { \"Version\": \"" version "\" }, \"Events\": [" } { print } END { print "] }" }'
	{ entry SLICE UNC_S_ONE 0x60 0x0 && echo , && entry SLICE UNC_S_TWO.A 0x61 0x1; } | awk -v version=3 "$split" >"$scratch/two/part_uncore.json"
	entry SLICE UNC_S_TWO.B 0x61 0x2 | awk -v version=3 "$split" >"$scratch/two/part_uncore_experimental.json"
	entry SLICE UNC_S_TWO.B 0x61 0x2 | awk -v version=4 "$split" >"$scratch/two/part_uncore_experimental_4.json"
	exits 0 run "$scratch/two" part_uncore.json part_uncore_experimental.json --platform part --write --quiet || return 1
	exits 0 run "$scratch/two" part_uncore.json part_uncore_experimental.json --platform part >"$scratch/out" || return 1
	head -n 1 "$scratch/out" | grep -qx 'part_uncore.json, part_uncore_experimental.json: V3, 3 events of 1 units' || return 1
	! grep 'gone.*UNC_S_TWO' "$scratch/out" || return 1
	entry SLICE UNC_S_ONE_FREERUN 0x60 0x0 '"CounterType": "FREERUN"' | awk -v version=4 "$split" >"$scratch/two/free.json"
	exits 0 run "$scratch/two" free.json --platform part >"$scratch/out" || return 1
	grep -q 'UNC_S_ONE_FREERUN  is counted by a free-running counter; ' "$scratch/out" && grep -q ' 0 renamed,' "$scratch/out" || return 1
	exits 2 run "$scratch/two" part_uncore.json part_uncore_experimental_4.json --platform part 2>"$scratch/err" || return 1
	cat "$scratch/err"
	grep -q 'the file is V4 and part_uncore.json is V3; import files of one version together' "$scratch/err"
}
try "import: two files of one version are read as one list" two_files

# refused LINE OPTION FILE: --write refuses the file without the option, and writes nothing
refused() {
	look "$scratch/part/spec" >"$scratch/before"
	exits 2 run "$scratch/part" "$3" --platform part --write 2>"$scratch/err" >"$scratch/out" || return 1
	look "$scratch/part/spec" >"$scratch/after"
	cat "$scratch/err"
	[ ! -s "$scratch/out" ] && diff "$scratch/before" "$scratch/after" &&
		[ "$(cat "$scratch/err")" = "uncoregen import: $1; nothing is written. If that is intended, add $2" ] &&
		exits 0 run "$scratch/part" "$3" --platform part --write --quiet "$2"
}
origin() {
	part "$(entry SLICE UNC_S_FINE 0x62 0x0)"
	sed -i 's/"perfmon: the part"/"perfmon: PRT\/events\/part_uncore.json"/; s/"V1 (abc)"/"V1.20 (abc)"/' "$scratch/part/spec/documents.json"
	for name in Part_uncore_V1.9 part_uncore_experimental other_uncore; do
		sed 's/"Version": "3"/"Version": "1.9"/' "$scratch/part/one.json" >"$scratch/part/$name.json"
	done
	sed -i 's/"Version": "1.9"/"Version": "1.20"/' "$scratch/part/other_uncore.json"
	refused 'other_uncore.json may be of another processor: part is made from "perfmon: PRT/events/part_uncore.json"' --renamed other_uncore.json &&
		refused 'Part_uncore_V1.9.json is V1.9, older than the V1.20 that part is made from' --older Part_uncore_V1.9.json || return 1
	# After --older the platform is made from V1.9, so this file needs no option.
	exits 0 run "$scratch/part" part_uncore_experimental.json --platform part --write --quiet
}
try "import: an older file needs --older, and a file of another processor needs --renamed" origin

# Umasks share their event's code. If the file gives two umasks of an event two codes, neither is taken.
two_codes() {
	start codes
	sed '/"UNC_S_LOOK.READ"/s/"0x34"/"0x35"/' "$here/newer.json" >"$scratch/codes/one.json"
	run "$scratch/codes" one.json --platform part >"$scratch/out"
	cat "$scratch/out"
	grep -q '^  slice UNC_S_LOOK.READ .*  has another code than UNC_S_LOOK.WRITE ' "$scratch/out" &&
		grep -q '^  slice UNC_S_LOOK.WRITE .*  has another code than UNC_S_LOOK.READ ' "$scratch/out" || return 1
	run "$scratch/codes" one.json --platform part --write --quiet
	grep -q '"UNC_S_LOOK", "select": { "ev_sel": "0x34" }' "$scratch/codes/spec/part/slice.events.json" &&
		grep -q '"READ", "value": "0x1"' "$scratch/codes/spec/part/slice.events.json"
}
try "import: umasks of one event with two codes are left out" two_codes

# Other systems write a byte order mark and carriage returns.
other_systems() {
	(printf '\357\273\277' && cat "$here/older.json") >"$scratch/plain/marked.json"
	sed "s/\$/$(printf '\r')/" "$here/older.json" >"$scratch/plain/lines.json"
	same_report marked.json && same_report lines.json || return 1
	cp "$scratch/plain/marked.json" "$scratch/plain/spec/documents.json"
	"$generator" check "$scratch/plain/spec" 2>&1 | grep -q 'documents.json:1:1: error\[json\]: the file begins with a byte order mark'
	status=$?
	cp "$here/spec/documents.json" "$scratch/plain/spec"
	return "$status"
}
try "import: a byte order mark and other line ends make no difference" other_systems

# The file has one name in two boxes, one name with two encodings, and two spellings of one unit.
told_apart() {
	start apart
	sed 's/^\(.*\)"UNC_S_DROPPED"\(.*\)},$/&\n\1"UNC_S_DROPPED"\2},\n\1"UNC_S_FAR"\2},\n\1"UNC_P_OCC.C0"\2},/' "$here/older.json" |
		sed '/UNC_S_DROPPED/{n;s/"SLICE"/"Slice"/;}; /UNC_S_OLD/s/"SLICE"/"Power Ctl"/' >"$scratch/apart/one.json"
	run "$scratch/apart" one.json --platform part >"$scratch/out"
	cat "$scratch/out"
	grep -qx '  slice UNC_S_FAR  is already in the file, with another encoding  .*' "$scratch/out" &&
		grep -qx '  power UNC_S_OLD  names an event of box slice as well  .*' "$scratch/out" &&
		grep -qx '  slice UNC_S_OLD  (spec/.*' "$scratch/out" &&
		grep -qx '  slice UNC_P_OCC.C0  names an event of box power as well  .*' "$scratch/out" &&
		grep -q ', 1 repeated, 0 new,' "$scratch/out"
}
try "import: a name with two encodings or in two boxes is reported, however its unit is spelled" told_apart

# A file size limit and a file that cannot be replaced both make writing fail.
full_disk() {
	start full
	look "$scratch/full/spec" >"$scratch/before"
	(
		trap '' XFSZ
		ulimit -f 1
		cd "$scratch/full" && "$generator" import perfmon newer.json --platform part --write --quiet
	) >"$scratch/out" 2>&1
	status=$?
	cat "$scratch/out"
	look "$scratch/full/spec" >"$scratch/after"
	[ "$status" -eq 2 ] && grep -q 'uncoregen: cannot write spec/part/.*: File too large' "$scratch/out" && diff "$scratch/before" "$scratch/after"
}
try "import: a write that fails leaves the spec as it was" full_disk
no_place() {
	start place
	mkdir "$scratch/place/spec/part/link_layer_2.events.json.uncoregen-new"
	look "$scratch/place/spec" >"$scratch/before"
	exits 2 run "$scratch/place" newer.json --platform part --write --quiet 2>"$scratch/err" || return 1
	look "$scratch/place/spec" >"$scratch/after"
	cat "$scratch/err"
	diff "$scratch/before" "$scratch/after" && [ "$(find "$scratch/place/spec" -name '*.uncoregen-*' -type f | wc -l)" -eq 0 ]
}
try "import: if one of several files cannot be written, all stay as they were" no_place

# A new platform whose entries have names of another one's events takes what Intel's file does not say from these.
like_part() {
	start like
	sed -i -e 's/\("UNC_S_CLOCK".*"category": "CACHE",\)/\1 "clock": true, "max_increment": 1,/' \
		-e 's/\("UNC_S_VICTIM".*"category": "\)CACHE"/\1ROOM", "subcounter": true/' \
		-e '/"categories"/s/ } \],$/ }, { "id": "ROOM", "text": "How much there is." }, { "id": "NONE", "text": "Nobody has it." } ],/' \
		-e 's/"categories"/"words": { "CLEAN": "unchanged ones" }, "categories"/' -e 's/, "text": "Unchanged ones."//' \
		"$scratch/like/spec/part/slice.events.json"
	exits 1 run "$scratch/like" older.json --platform fresh --like part >"$scratch/like.txt" &&
		exits 1 run "$scratch/like" older.json --platform fresh --like part --format json >"$scratch/like.json" &&
		exits 0 run "$scratch/like" older.json --platform fresh --like part --write --quiet || return 1
	tr -s ' \n' ' ' <"$scratch/like/spec/fresh/slice.events.json" >"$scratch/like.events"
	while read -r wanted; do
		grep -qF -- "$wanted" "$scratch/like.events" || { echo "no $wanted"; cat "$scratch/like.events"; return 1; }
	done <<-'END'
		"categories": [ { "id": "CACHE", "text": "All of it." }, { "id": "ROOM", "text": "How much there is." } ]
		"category": "CACHE", "clock": true, "evidence": "inferred", "text": "Cycles, \"all\" of them." }
		{ "name": "UNC_S_WAIT", "select": { "ev_sel": "0x30" }, "counters": [2], "category": "CACHE", "text": "Waiting." }
		{ "name": "READ", "value": "0x1", "or": true, "text": "Of reads." }
		{ "name": "ODD", "value": "0x40" }
		"category": "ROOM", "umask_required": true, "subcounter": true, "evidence": "inferred", "text": "Lines thrown out."
		{ "name": "CLEAN", "value": "0x1", "text": "Unchanged ones." }
	END
	! grep -q 'BOTH\|guide\|UNSORTED\|NONE' "$scratch/like.events" || { cat "$scratch/like.events"; return 1; }
	tr -s ' \n' ' ' <"$scratch/like/spec/fresh/power_ctl.events.json" | grep -qF '{ "name": "C0", "value": "0x40", "text": "C0." }'
}
try "import: with --like, new entries take categories, texts and facts of the events with their names" like_part
like_report() {
	grep -qx '  slice UNC_S_LOOK.READ .*  as on part/slice' "$scratch/like.txt" &&
		grep -qx '  slice UNC_S_LOOK.ODD  code 0x34 umask 0x40 counters 0,1' "$scratch/like.txt" &&
		grep -qx 'new (13): --write adds them; check says "missing-text" of those that take nothing over' "$scratch/like.txt" &&
		grep -qx '12 of 13 new entries take category, text and so on from part; read each of them' "$scratch/like.txt" &&
		grep -q '"name": "UNC_S_LOOK.READ", .*"like": "part/slice/UNC_S_LOOK.READ"' "$scratch/like.json" &&
		[ "$(grep -c '"like": ' "$scratch/like.json")" -eq 12 ]
}
try "import: the reports name what an entry takes over" like_report
like_again() {
	exits 0 run "$scratch/like" older.json --platform fresh --like part >"$scratch/out" && ! grep 'new entries take' "$scratch/out"
}
try "import: with --like and no new entries, no sum of them is printed" like_again
# An entry that was new takes over as much after entries that the spec has.
like_later() {
	start later
	sed '/"UNC_S_OLD"/d' "$here/older.json" >"$scratch/later/without.json"
	run "$scratch/later" without.json --platform fresh --like part --write --quiet
	run "$scratch/later" older.json --platform fresh --like part >"$scratch/out"
	grep -qx '  slice UNC_S_OLD .*  as on part/slice' "$scratch/out" || { cat "$scratch/out"; return 1; }
}
try "import: with --like, a new entry after known ones takes over facts" like_later
like_nobody() {
	exits 2 run "$scratch/plain" older.json --platform fresh --like nobody >"$scratch/out" 2>&1 &&
		[ "$(cat "$scratch/out")" = "uncoregen import: --like nobody: spec has no such platform; it has part" ] &&
		exits 2 run "$scratch/plain" older.json --platform part --like part >"$scratch/out" 2>&1 &&
		grep -q "^uncoregen import: --like names the platform itself; " "$scratch/out" || { cat "$scratch/out"; return 1; }
}
try "import: --like rejects an unknown platform and the platform itself" like_nobody

# Some entries name a filter without its unit. The spec may have a name of Intel's from the file of another processor.
shorter() {
	start shorter
	sed 's/SliceFilter\[/Filter[/g' "$here/newer.json" >"$scratch/shorter/shorter.json"
	run "$scratch/shorter" newer.json --platform part | sed '1d;s/SliceFilter/Filter/g;s/newer/shorter/' >"$scratch/wanted"
	run "$scratch/shorter" shorter.json --platform part | sed 1d >"$scratch/out"
	grep -q "filters.*Filter" "$scratch/out" && diff "$scratch/wanted" "$scratch/out"
}
try "import: a filter may be named without its box" shorter
kin() {
	start kin
	sed -i 's/"UNC_S_WAIT", /&"aliases": { "perfmon-kin": ["UNC_S_PAUSE"] }, /' "$scratch/kin/spec/part/slice.events.json" &&
		sed -i 's/"UNC_S_WAIT"/"UNC_S_PAUSE"/' "$scratch/kin/older.json" &&
		run "$scratch/kin" older.json --platform part >"$scratch/out"
	tail -n 1 "$scratch/out" >"$scratch/last"
	run "$scratch/plain" older.json --platform part | tail -n 1 | diff - "$scratch/last"
}
try "import: an entry is found by its name in the file of another processor" kin

# The JSON report must have the same content as the one for people.
for_machines() {
	exits 1 run "$scratch/plain" newer.json --platform part --format json >"$scratch/report.json" || return 1
	for verdict in new changed renamed gone; do
		printf '%s %s\n' "$verdict" "$(grep -c "^ *{\"verdict\": \"$verdict\", \"box\": " "$scratch/report.json")"
	done >"$scratch/counts"
	printf '%s\n' 'new 10' 'changed 4' 'renamed 2' 'gone 1' | diff - "$scratch/counts" &&
		grep -qF '"verdict": "changed", "box": "slice", "name": "UNC_S_LOOK.WRITE", "at": {"file": "newer.json", "line": 6, "column": 5}' "$scratch/report.json" &&
		grep -qF '"old": {"name": "UNC_S_LOOK.WRITE", "code": "0x34", "umask": "0x2", "counters": [0, 1], "filters": []}' "$scratch/report.json" &&
		grep -qF '"new": {"name": "UNC_S_LOOK.WRITE", "code": "0x34", "umask": "0x12", "counters": [0], "filters": []}' "$scratch/report.json"
}
try "import: --format json gives each verdict with its place, the old and the new encoding" for_machines
python=
for candidate in python3 /usr/bin/python3; do
	"$candidate" -c 'import jsonschema; jsonschema.Draft202012Validator' 2>/dev/null && python=$candidate && break
done
valid() {
	run "$scratch/plain" older.json --platform part --format json >"$scratch/nothing.json"
	"$generator" import perfmon "$here/skx/v1.29.json" --platform new --spec "$here/spec" --format json >"$scratch/new.json"
	"$python" -c 'import json, sys, jsonschema
schema = json.load(open("spec/schema/output/import.schema.json"))
jsonschema.Draft202012Validator.check_schema(schema)
check = jsonschema.Draft202012Validator(schema)
for path in sys.argv[1:]:
    report = json.load(open(path))
    check.validate(report)
    for worse in dict(report, schema=2), dict(report, unheard_of=1), dict(report, entries=[{"verdict": "new", "box": "b"}]):
        assert not check.is_valid(worse), "a broken report is accepted"' "$scratch/report.json" "$scratch/nothing.json" "$scratch/new.json" "$scratch/like.json"
}
if [ -n "$python" ]; then
	try "import: --format json prints reports that match their schema" valid
else
	skip "import: --format json prints reports that match their schema" "Debian's python3-jsonschema is not there"
fi

# Imports Intel's own files: an older list and a newer one (only names and codes), and the two that the spec was made
# from.
real_update() {
	rm -rf "$scratch/real"
	mkdir -p "$scratch/real/spec"
	echo '{ "schema": 1, "documents": [] }' >"$scratch/real/spec/documents.json"
	exits 0 run "$scratch/real" "$here/skx/v1.26.json" --platform skx --write --quiet || return 1
	exits 0 run "$scratch/real" "$here/skx/v1.29.json" --platform skx >"$scratch/real/report" || return 1
	cat "$scratch/real/report"
	grep -qx '  cha UNC_C_FAST_ASSERTED.*' "$scratch/real/report" || return 1
	grep -qx 'skx: 27 the same, 0 repeated, 0 new, 0 changed, 0 renamed, 2 gone, 0 left out, 0 in dispute' "$scratch/real/report"
}
try "import: Intel's skx list of 2023 over the one before reports two events as gone" real_update

# One filter value as Intel prints it, one that is another, and a new umask, which gets the value in its fields.
given_entry() {
	printf '{"Unit": "CHA", "EventCode": "0x35", "UMask": "0x21", "EventName": "UNC_CHA_TOR_INSERTS.%s", "Counter": "0,1,2,3", "Filter": "Filter1", "ExtSel": "0", "FILTER_VALUE": "%s"}' "$1" "$2"
}
given_values() {
	rm -rf "$scratch/given" && mkdir "$scratch/given" && cp -r spec "$scratch/given" &&
		printf '[%s,\n%s,\n%s]\n' "$(given_entry IA_MISS_DRD 0x40433)" "$(given_entry IA_MISS_CRD 0x40333)" \
			"$(given_entry IA_MISS_OTHER 0x41E33)" >"$scratch/given/list.json" || return 1
	run "$scratch/given" list.json --platform skx --write --renamed --older >"$scratch/given/report"
	grep -q '^  cha UNC_CHA_TOR_INSERTS.IA_MISS_CRD  has FILTER_VALUE 0x40333, and our filters set Filter1 to 0x40233; change them by hand' \
		"$scratch/given/report" && grep -q '^skx: 1 the same, .* 1 new, 0 changed, .* 1 left out' "$scratch/given/report" &&
		grep -A 1 '"name": "IA_MISS_OTHER"' "$scratch/given/spec/skx/cha.events.json" | tr -d '\n' |
		grep -q '"filters": \[ *{ "field": "box_filter1.opcodes", "value": "0x41e" } *\]' || {
		cat "$scratch/given/report"
		grep -A 3 '"name": "IA_MISS_OTHER"' "$scratch/given/spec/skx/cha.events.json"
		return 1
	}
}
try "import: FILTER_VALUE is compared with what the spec sets, and new umasks get it" given_values

agrees() {
	"$generator" import perfmon "$2" --platform "$1" --spec spec >"$scratch/report"
	status=$?
	sed -n '1p;$p' "$scratch/report"
	[ "$status" -eq 0 ] && tail -n 1 "$scratch/report" | grep -q ' 0 new, 0 changed, 0 renamed, 0 gone, 0 left out, [0-9]* in dispute$'
}
for pair in jkt:Jaketown_uncore.json ivt:ivytown_uncore.json hsx:hsx/haswellx_uncore.json bdx:bdx/broadwellx_uncore.json \
	bdxde:bdx-de/broadwellde_uncore.json; do
	platform=${pair%%:*}
	published "$platform" >"$scratch/$platform.json"
	try "import: spec/ has or disputes everything that tests/facts keeps of ${pair#*:}" \
		agrees "$platform" "$scratch/$platform.json"
	name="import: spec/ has or disputes everything in Intel's ${pair#*:}"
	if has_reference "$name" "perfmon/${pair#*:}"; then
		try "$name" agrees "$platform" "$reference/perfmon/${pair#*:}"
	fi
done
done_testing
