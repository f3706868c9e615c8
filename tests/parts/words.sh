#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests a made-up platform (tests/parts/spec) with umasks that set several fields, free-running counters, and a umask in
# three pieces of a 64-bit register that is written by halves. The expected counts are computed by hand from the
# scenario, in which each transaction has one port and one kind.
# Run by make test.
set -u

cd "$(dirname "$0")/../.." || exit 1
uncore=$(realpath "${BUILD:-build}/tests/helpers/uncore_parts")
. tests/tools/tap.sh
probe=mosaic
. tests/fuse/mounting.sh

cat >"$scratch/scenario.json" <<-END
	{ "schema": 1, "sockets": [ { "package": 0, "bus": "0x7f", "node": 0 } ],
	  "clocks": { "bank": 1000000000, "slice": 1000000000, "fabric": 1000000000, "lanes": 1000000000 },
	  "traffic": [
	    { "event": "F_DATA,umask=4,ch_mask=1,fc_mask=posted", "rate": 1000 },
	    { "event": "F_DATA,umask=4,ch_mask=1,fc_mask=completion", "rate": 200 },
	    { "event": "F_DATA,umask=4,ch_mask=2,fc_mask=completion", "rate": 30 },
	    { "event": "F_DATA,umask=1,ch_mask=1,fc_mask=posted", "rate": 7 },
	    { "event": "F_DATA.OTHER", "rate": 500000 },
	    { "event": "F_BYTES_IN_0", "rate": 250000000 }, { "event": "F_BYTES_IN_1", "rate": 7 },
	    { "event": "L_FLITS.FAR", "rate": 1000 }, { "event": "L_FLITS.NEAR", "rate": 20 },
	      { "event": "L_FLITS.DATA", "rate": 3 } ] }
END
sim=mosaic,$scratch/scenario.json

run() {
	"$uncore" "$@" >"$scratch/out" 2>"$scratch/err"
	status=$?
}

# counts EVENT WANTED: the first instance counts this in a second
counts() {
	run stat --sim "$sim" -e "$1" --per-instance -f json --timeout 1000
	found=$(sed -n 's/.*"instance": 0, "state": "\([a-z]*\)", "value": \([0-9]*\).*/\1 \2/p' "$scratch/out")
	[ "$status $found" = "0 ok $2" ] || { echo "$status $found"; cat "$scratch/err"; return 1; }
}

# is CODE EXPRESSION DECODED: the expression is encoded as the code, which is decoded to the other expression
is() {
	run encode -p mosaic -f json "$2" && grep -q "\"value\": \"$1\"" "$scratch/out" ||
		{ cat "$scratch/out" "$scratch/err"; return 1; }
	box=fabric
	case $2 in L_* | lanes*) box=lanes ;; esac
	run decode -p mosaic "$box.ctl0" "$1" && grep -qw -- "$3" "$scratch/out" ||
		{ cat "$scratch/out" "$scratch/err"; return 1; }
}

# refuses EXPRESSION TEXT: encode refuses it with a message that contains the text
refuses() {
	run encode -p mosaic "$1"
	[ "$status" = 2 ] && grep -qF -- "$2" "$scratch/err" ||
		{ echo "exit $status"; cat "$scratch/out" "$scratch/err"; return 1; }
}

# ---- a umask that sets several fields ----

try "umask: a umask sets its ports and kinds too" is 0x701000000483 F_DATA.READ.PART0 F_DATA.READ.PART0
try "umask: two umasks that differ only in their ports can be joined" \
	is 0x703000000483 F_DATA.READ.PART0+READ.PART1 F_DATA.READ.BOTH
try "umask: a umask that sets no other field leaves those to the user" \
	is 0x202000002083 F_DATA.OTHER,ch_mask=2,fc_mask=2 \
	F_DATA.OTHER,fc_mask=non_posted,ch_mask=2
try "umask: umasks that differ in several fields cannot be joined" refuses F_DATA.READ.PART1+WRITE.PART0 \
	"READ.PART1 and WRITE.PART0 differ in several fields"
try "umask: a field that the umask sets cannot be set again" refuses F_DATA.READ.PART0,ch_mask=2 "ch_mask is set twice"
try "umask: an event that needs a umask is refused without one" refuses F_DATA "F_DATA needs a umask"
try "umask: one port with any kind counts 1000 + 200" counts F_DATA.READ.PART0 1200
try "umask: another port counts 30" counts F_DATA.READ.PART1 30
try "umask: a umask for both ports counts 1000 + 200 + 30" counts F_DATA.READ.BOTH 1230
try "umask: two joined umasks count the same as the umask for both" counts F_DATA.READ.PART0+READ.PART1 1230
try "umask: one kind of 64 bytes each counts 1000 * 64" counts F_DATA.READ.POSTED 64000
try "umask: ports and a kind that the user sets count 200 + 30" counts F_DATA,umask=4,ch_mask=3,fc_mask=completion 230
try "umask: the same port of another umask counts 7" counts F_DATA.WRITE.PART0 7
try "umask: a umask without ports counts its own traffic" counts F_DATA.OTHER 500000

# ---- counters that are named, and run freely ----

# free EXPRESSION MILLISECONDS WANTED [OPTION...]: its first event gives this value and unit
free() {
	expression=$1
	time=$2
	wanted=$3
	shift 3
	run stat --sim "$sim" -e "$expression" --per-instance -f json --timeout "$time" "$@"
	found=$(sed -n 's/.*"event": "\([A-Z_01]*\)".*"instance": 0, "state": "\([a-z]*\)", "value": \([0-9]*\), "unit": "\([a-z]*\)".*/\1 \2 \3 \4/p' "$scratch/out" |
		grep "^${expression%%,*} ")
	[ "$status $found" = "0 ${expression%%,*} ok $wanted" ] || { echo "$status $found"; cat "$scratch/err"; return 1; }
}
try "free-running: a counter of 4 bytes a count gives 250 000 000 * 4 bytes" free F_BYTES_IN_0 1000 "1000000000 bytes"
try "free-running: the next counter gives 7 * 4 bytes" free F_BYTES_IN_1 1000 "28 bytes"
try "free-running: a counter of 36 bits that wraps after 275 s counts 400 s" \
	free F_BYTES_IN_0 400000 "400000000000 bytes"
try "free-running: a clock counts its cycles" free F_PORT_CLOCK 1000 "1000000000 events"
try "free-running: passes of other events do not change its count" free \
	F_BYTES_IN_0,F_DATA.OTHER,F_DATA.WRITE.PART0,F_DATA.READ.POSTED,F_DATA.READ.PART0 1000 "1000000000 bytes" --multiplex

never_written() {
	run record "$scratch/tape" --sim "$sim" -e F_BYTES_IN_0,F_PORT_CLOCK,F_DATA.OTHER -t 1000 ||
		{ cat "$scratch/err"; return 1; }
	grep -q '"op":"read".*"register":"F0_BW0"' "$scratch/tape" || { echo "it was not read"; return 1; }
	! grep '"op":"write"' "$scratch/tape" | grep 'F[01]_BW\|F[01]_CLK'
}
try "free-running: its registers are read and never written" never_written
runs_on() {
	run stat --sim "$sim" -e F_BYTES_IN_0,F_DATA.OTHER --frozen -i -f json --timeout 1000
	grep '"F_BYTES_IN_0".*"instance": 0' "$scratch/out" | grep -q '"value": 1000000000,' ||
		{ cat "$scratch/out" "$scratch/err"; return 1; }
}
try "free-running: freezing its box does not stop it" runs_on
try "free-running: an event of such a counter refuses settings" \
	refuses F_BYTES_IN_0,thresh=1 "F_BYTES_IN_0 counts one thing and has no settings"
try "free-running: an event of such a counter refuses a umask" \
	refuses F_BYTES_IN_0.READ "F_BYTES_IN_0 has no umask READ"
unwritten() {
	run encode -p mosaic fabric1:F_BYTES_IN_1 && grep -q 'nothing is written' "$scratch/out" &&
		run encode -p mosaic -f json fabric1:F_BYTES_IN_1 && grep -q '"registers": \[\]' "$scratch/out" &&
		run show -p mosaic F_BYTES_IN_1 && grep -q 'stands for *4 bytes a count' "$scratch/out" ||
		{ cat "$scratch/out"; return 1; }
}
try "free-running: encode and show print that nothing is written" unwritten

# ---- texts that are composed ----

composes() {
	run show -p mosaic F_DATA && for row in 'READ.PART0 .*(composed) Reads through the first port\.' \
		'READ.PART1 .*(composed) Reads through port 1\.' 'READ.BOTH .*  Reads through either port\.' \
		'READ.POSTED .*(composed) Posted reads\.' 'WRITE.PART0 .*(composed) Writes through the first port\.' \
		'OTHER .*(composed) Requests that have no port\.'; do
		grep -q "$row" "$scratch/out" || { echo "no $row"; cat "$scratch/out"; return 1; }
	done
}
try "words: show composes the texts of umasks of their event's, box's and platform's words, and marks them" composes
one() {
	run show -p mosaic F_DATA.READ.PART1 && grep -q '^ *text *Reads through port 1\.$' "$scratch/out" &&
		grep -q '^ *composed *the text' "$scratch/out" && run show -p mosaic F_DATA.READ.BOTH &&
		! grep -q composed "$scratch/out" || { cat "$scratch/out"; return 1; }
}
try "words: show of one umask tells a composed text from a written one" one
listed() {
	run list events -p mosaic --umasks -f csv 'F_DATA.*' &&
		grep -q 'READ.PART1,.*,Reads through port 1\.,,words$' "$scratch/out" &&
		grep -q 'READ.BOTH,.*,Reads through either port\.,,sources$' "$scratch/out" || { cat "$scratch/out"; return 1; }
	run list events -p mosaic --umasks -f json 'F_DATA.READ.PART1' && grep -q '"text_from": "words"' "$scratch/out"
}
try "words: list has the composed texts, and says for programs that they are composed" listed

# ---- a umask in three pieces ----

try "pieces: a umask sets bits in the highest and lowest piece" is 0x80000000000302 L_FLITS.FAR L_FLITS.FAR
try "pieces: a umask sets bits in the two lower pieces" is 0x100000302 L_FLITS.NEAR L_FLITS.NEAR
try "pieces: two joined umasks set bits in all three pieces" is 0x80000100000302 L_FLITS.FAR+NEAR L_FLITS.FAR+NEAR
try "pieces: a umask can be given as a number" is 0x80000000000302 lanes/event=2,umask=0x40000003/ L_FLITS.FAR
try "pieces: a umask that is too wide for the pieces is an error" refuses L_FLITS,umask=0x80000000 "umask"
try "pieces: the umask with the highest piece counts 1000" counts L_FLITS.FAR 1000
try "pieces: the umask with the lower pieces counts 20" counts L_FLITS.NEAR 20
try "pieces: both umasks joined count 1020" counts L_FLITS.FAR+NEAR 1020
try "pieces: another umask counts 3" counts L_FLITS.DATA 3

shown() {
	run show -p mosaic lanes.ctl.umask && grep -q 'bits 55:45,43:32,15:8 of' "$scratch/out" ||
		{ cat "$scratch/out"; return 1; }
	run show -p mosaic lanes.ctl && grep -q 'the high 32 bits first' "$scratch/out" || { cat "$scratch/out"; return 1; }
	run show -p mosaic F_DATA && grep -q 'READ.PART0 *0x04,fc_mask=7,ch_mask=1' "$scratch/out" ||
		{ cat "$scratch/out"; return 1; }
}
try "pieces: show prints the pieces, the order of the halves and what a umask sets" shown

# ---- Intel's files ----

# Umasks set PortMask and FCMask as fields; UMaskExt holds the bits of a umask in pieces that follow its first eight.
cat >"$scratch/intel.json" <<-END
	[ { "Unit": "FABRIC", "EventName": "F_DATA.READ.PART0", "EventCode": "0x83", "UMask": "0x04",
	  "PortMask": "0x01", "FCMask": "0x07", "Filter": "fc, chnl", "Counter": "0,1" },
	  { "Unit": "FABRIC", "EventName": "F_DATA.READ.PART5", "EventCode": "0x83", "UMask": "0x04",
	    "PortMask": "0x20", "FCMask": "0x07", "Counter": "0,1" },
	  { "Unit": "FABRIC", "EventName": "F_DATA.WIDE", "EventCode": "0x83", "UMask": "0x04", "PortMask": "0x100",
	    "Counter": "0,1" },
	  { "Unit": "LANES", "EventName": "L_FLITS.FAR", "EventCode": "0x02", "UMask": "0x03",
	    "UMaskExt": "0x400000", "Counter": "0,1,2,3" },
	  { "Unit": "LANES", "EventName": "L_FLITS.NEAR", "EventCode": "0x02", "UMask": "0x03",
	    "UMaskExt": "0x000002", "Counter": "0,1,2,3" } ]
END
imported() {
	rm -rf "$scratch/spec" && cp -r tests/parts/spec "$scratch/spec" || return 1
	"${BUILD:-build}/bin/uncoregen" import perfmon "$scratch/intel.json" --platform mosaic --spec "$scratch/spec" --write >"$scratch/out" 2>&1
	grep -q '2 the same, .* 1 new, 1 changed, .* 1 left out' "$scratch/out" &&
		grep -q 'F_DATA.WIDE *PortMask 0x100, for which field ch_mask of the control register is too narrow' "$scratch/out" &&
		grep -q '"name": "READ.PART5", "value": "0x4", "set": { "ch_mask": 32, "fc_mask": 7 }' "$scratch/spec/mosaic/fabric.events.json" &&
		grep -q '"name": "NEAR", "value": "0x203"' "$scratch/spec/mosaic/lanes.events.json" ||
		{ cat "$scratch/out"; grep -h 'PART5\|NEAR' "$scratch/spec/mosaic/"*.events.json; return 1; }
}
try "import: it reads PortMask, FCMask and UMaskExt" imported

# ---- by halves ----

ordered() {
	run encode -p mosaic -f rdmsr lanes0:L_FLITS.FAR || return 1
	sed -n 's/.* \([0-9a-f]*\.L=[0-9a-f]*\).*/\1/p' "$scratch/out" >"$scratch/lines"
	printf '%s\n' 54.L=00800000 50.L=00400302 | cmp - "$scratch/lines" || { cat "$scratch/out"; return 1; }
}
try "halves: encode's lines for setpci write the high half first" ordered

mounted_counts() {
	begin "$sim" || return 1
	"$uncore" --root "$dir" stat -e L_FLITS.FAR+NEAR,F_DATA.READ.BOTH -i -f json -o "$scratch/mounted.json" \
		sh -c "$(advance 1000000000)" 2>"$scratch/err" || { cat "$scratch/err"; return 1; }
	[ "$(grep -c '"value": 1020,\|"value": 1230,' "$scratch/mounted.json")" = 4 ] ||
		{ cat "$scratch/mounted.json"; return 1; }
}
mounted "halves: the Linux back end writes both halves and counts the same" mounted_counts
# Another register with the same field: the word names a value of both, and with its register of one.
two_fields() {
	cp -r tests/parts/spec "$scratch/two" &&
		sed -i 's/"role": "match" }/"role": "match", "values": [ { "id": "WARM", "value": 1, "text": "Warm." } ] }/
		s/^.*"id": "tag", "name": "Bn_TAG".*/&, { "id": "tag2", "name": "Bn_TAG2", "layout": "tag",\
			"pci": { "function": "tag", "offset": "0x54" } }/
		s/{ "write": "tag", "event": true }/&, { "write": "tag2", "event": true }/' "$scratch/two/mosaic/bank.box.json" &&
		"${BUILD:-build}/bin/uncoregen" generate --quiet --tables "$scratch/two.tables" --spec "$scratch/two" || return 1
	run encode --tables "$scratch/two.tables" -p mosaic B_WORK,tag_WARM
	[ "$status" = 2 ] && grep -qx "uncore encode: col 8: tag_WARM is a value of several fields" "$scratch/err" ||
		{ cat "$scratch/err"; return 1; }
	run encode --tables "$scratch/two.tables" -p mosaic B_WORK,tag.tag=WARM
	[ "$status" = 0 ] && grep -q "Bn_TAG .* 0x00000001 " "$scratch/out"
}
try "words: a value's word that several fields have is refused, and one field's name is enough" two_fields
done_testing
