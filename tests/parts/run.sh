#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests made-up platforms (tests/parts/spec): PCI functions that are found only by their ID, three with the same one;
# parts that lack some instances, which do not answer or which a register excludes; other ways to assign buses to
# sockets. They are counted, restored, recorded and shown, on the simulator in process and on its files. The expected
# counts are computed by hand from the scenario: 1000, 20 000 and 300 000 a second in the three banks, 5000 in each
# slice.
# Run by make test.
set -u

cd "$(dirname "$0")/../.." || exit 1
uncore=$(realpath "${BUILD:-build}/tests/helpers/uncore_parts")
. tests/tools/tap.sh
probe=mosaic
. tests/fuse/mounting.sh

# scenario FILE [BOX INSTANCE STATE]...: writes a scenario of two sockets with these states, and sets $sim
scenario() {
	file=$scratch/$1
	shift
	{
		echo '{ "schema": 1, "sockets": [ { "package": 0, "bus": "0x7f", "node": 0 }, { "package": 1, "bus": "0xff", "node": 1 } ],'
		echo '"clocks": { "bank": 1000000000, "slice": 1000000000 }, "traffic": ['
		echo '{ "event": "B_WORK", "instance": 0, "rate": 1000 }, { "event": "B_WORK", "instance": 1, "rate": 20000 },'
		echo '{ "event": "B_WORK", "instance": 2, "rate": 300000 }, { "event": "S_WORK", "rate": 5000 } ], "boxes": ['
		while [ $# -ge 3 ]; do
			echo "{ \"box\": \"$1\", \"instance\": $2, \"state\": \"$3\" }"
			shift 3
			[ $# -eq 0 ] || echo ,
		done
		echo '] }'
	} >"$file"
	sim=mosaic,$file
}

# is STATUS LINE...: the last run had this exit status and printed these lines, apart from blanks
is() {
	[ "$status" = "$1" ] || { echo "exit $status, wanted $1"; cat "$scratch/out" "$scratch/err"; return 1; }
	shift
	sed 's/  */ /g; s/^ //; s/ $//' "$scratch/out" "$scratch/err" >"$scratch/plain"
	for line in "$@"; do
		grep -qxF -- "$line" "$scratch/plain" || { echo "no line: $line"; cat "$scratch/plain"; return 1; }
	done
}

run() {
	"$uncore" "$@" >"$scratch/out" 2>"$scratch/err"
	status=$?
}

# counts STATUS EVENT WANTED: counting every instance for a second gives this exit status and these values
counts() {
	run --sim "$sim" stat -e "$2" --per-instance -f json --timeout 1000
	found=$(sed 's/.*"socket": \([0-9]*\).*"instance": \([0-9]*\), "state": "\([a-z]*\)", "value": \([a-z0-9]*\).*/\1.\2 \3 \4/' "$scratch/out" |
		tr '\n' ' ')
	[ "$status $found" = "$1 $3 " ] || { echo "$status $found"; cat "$scratch/err"; return 1; }
}

# ---- found by ID ----

scenario whole.json
whole=$sim
banks="0.0 ok 1000 0.1 ok 20000 0.2 ok 300000 1.0 ok 1000 1.1 ok 20000 1.2 ok 300000"
try "by ID: each instance counts in its own PCI function" counts 0 B_WORK "$banks"
try "by ID: each instance counts with a filter that is in another PCI function" counts 0 B_WORK,tag=0 "$banks"

shown() {
	run dump --sim "$whole" bank1 && is 0 "bank1.ctl1 B1_SEL1 PCI 8086:abe0:1+0xdc 0x00000000 -" || return 1
	run show -p mosaic B2_TAG &&
		is 0 "bank 2 PCI 8086:abe1:2+0x50 (tag)" || return 1
	run dump --sim "$whole" -f json bank2 && tr -d '\n ' <"$scratch/out" |
		grep -q '"name":"B2_TAG","device_id":"0xabe1","nth":2,"offset":"0x50"'
}
try "by ID: dump and show print which function of the same ID it is" shown

scenario trouble.json bank 1 absent
try "by ID: when a function is missing, the functions after it move up" \
	counts 0 B_WORK "0.0 ok 1000 0.1 ok 300000 1.0 ok 1000 1.1 ok 300000"
fused=$sim

recorded() {
	run record "$scratch/tape" --sim "$whole" -e B_WORK,tag=0 -i -t 1000 -f json && cp "$scratch/out" "$scratch/first" &&
		grep -q '"op":"write".*"device_id":"0xabe1","nth":2,"offset":"0x50".*"register":"B2_TAG"' "$scratch/tape" &&
		run stat --replay "$scratch/tape" && is 0 && cmp "$scratch/out" "$scratch/first" || { cat "$scratch/err"; return 1; }
	sed '/write/s/"nth":2/"nth":1/' "$scratch/tape" >"$scratch/other"
	run stat --replay "$scratch/other"
	is 2 &&
		grep -q 'differs from the recording: it comes to a write of socket 0, B2_[A-Z]*, PCI 8086:abe[0-9a-f]:2+' "$scratch/err"
}
try "by ID: replay accepts its recording, and refuses one of another function" recorded

agree() {
	begin "$1" || return 1
	"$uncore" --root "$dir" stat -e B_WORK,tag=0 -i -f json -o "$scratch/mounted.json" sh -c "$(advance 1000000000)" 2>"$scratch/err"
	first=$?
	"$uncore" --sim "$1" stat -e B_WORK,tag=0 -i -f json --timeout 1000 >"$scratch/process.json" 2>>"$scratch/err"
	[ "$first" = "$?" ] || { cat "$scratch/err"; return 1; }
	numbers "$scratch/mounted.json" >"$scratch/a"
	numbers "$scratch/process.json" >"$scratch/b"
	[ -s "$scratch/a" ] && cmp "$scratch/a" "$scratch/b" ||
		{ diff "$scratch/a" "$scratch/b"; cat "$scratch/err"; return 1; }
}
mounted "by ID: the Linux back end counts the same as the simulator" agree "$whole"
mounted "by ID: the Linux back end counts the same when a function is missing" agree "$fused"

everything() {
	"$uncore" --root "$dir" dump --format csv >"$1" 2>"$scratch/err"
}

killed() {
	begin "$whole" && everything "$scratch/before" || return 1
	"$uncore" --root "$dir" stat -e B_WORK,tag=7,S_WORK sh -c 'kill -KILL $PPID' >/dev/null 2>&1
	everything "$scratch/between"
	[ "$(diff "$scratch/before" "$scratch/between" | grep -c '^>.*bank[012][.]')" -ge 6 ] ||
		{ echo "nothing was programmed"; return 1; }
	grep -q ' bank 2 tag ' "$dir.uncore"/journal* || { cat "$dir.uncore"/journal*; return 1; }
	"$uncore" --root "$dir" restore --dry-run >"$scratch/out" 2>&1 && grep -q 'B2_TAG' "$scratch/out" ||
		{ cat "$scratch/out"; return 1; }
	"$uncore" --root "$dir" restore >"$scratch/out" 2>&1 && everything "$scratch/after" &&
		cmp "$scratch/before" "$scratch/after" ||
		{ cat "$scratch/out"; diff "$scratch/before" "$scratch/after" | head; return 1; }
}
mounted "by ID: after kill -9, restore gives every register its old value" killed

# Adds one function more than the platform has, so that it is unclear which of them is meant.
too_many() {
	begin "$whole" || return 1
	mkdir "$scratch/copy" && cp -r "$dir/sys" "$dir/proc" "$scratch/copy/" 2>/dev/null
	pci=$scratch/copy/sys/bus/pci/devices
	for each in "$pci"/0000:7f:*; do
		if grep -q abe0 "$each/device"; then
			rm -rf "$pci/0000:7f:01.0"
			cp -r "$each" "$pci/0000:7f:01.0" || return 1
		fi
	done
	run --root "$scratch/copy" dump bank0
	grep -q 'package 0 has more PCI functions 8086:abe0 than the 3 that the platform has' "$scratch/out" ||
		{ cat "$scratch/out"; return 1; }
}
mounted "by ID: more functions than the platform has are an error" too_many

# Runs the lines that encode prints with the real lspci and setpci.
pasted() {
	begin "$whole" || return 1
	"$uncore" encode -p mosaic -f rdmsr bank1:B_WORK,tag=0x1234 >"$scratch/lines" || return 1
	{
		echo "lspci() { command lspci -A linux-sysfs -O sysfs.path='$dir/sys/bus/pci' \"\$@\"; }"
		echo "setpci() { command setpci -A linux-sysfs -O sysfs.path='$dir/sys/bus/pci' \"\$@\"; }"
		cat "$scratch/lines"
	} >"$scratch/script"
	BUS=ff sh -e "$scratch/script" || return 1
	run dump --root "$dir" bank
	grep -c '0x00001234' "$scratch/out" | grep -qx 1 && grep -q 'bank1.tag .*0x00001234' "$scratch/out" ||
		{ cat "$scratch/out"; return 1; }
	! BUS=12 sh -e "$scratch/script" >"$scratch/out" 2>&1 && grep -q 'bus 12 has no such function' "$scratch/out"
}
if command -v setpci >/dev/null && command -v lspci >/dev/null; then
	mounted "by ID: encode's lines for setpci reach the same function, or fail on a wrong bus" pasted
else
	skip "by ID: encode's lines for setpci reach the same function, or fail on a wrong bus" "no pciutils"
fi

# ---- fused off ----

slices="0.0 ok 5000 0.1 ok 5000 1.0 ok 5000 1.1 ok 5000"
scenario fewer.json slice 2 absent slice 3 absent
fewer=$sim
try "absent: only the instances that exist are counted, and the exit status is 0" counts 0 S_WORK "$slices"
told() {
	run stat --sim "$fewer" -e S_WORK,S_CLOCK --timeout 1000
	is 0 "0 10,000 events 10.0 k S_WORK 2/2 slice" "1 10,000 events 10.0 k S_WORK 2/2 slice" &&
		[ "$(grep -c absent "$scratch/out")" = 1 ] &&
		is 0 "absent: 2 of the 4 slice of the largest part; their registers answer on no socket"
}
try "absent: stat prints one line about the missing instances" told
checked() {
	run doctor --sim "$fewer"
	is 0 "slice ok 0-1 4 -" "slice absent 2-3 4 this part lacks it, as the platform or its registers show" || return 1
	run doctor --sim "$fewer" -f json && [ "$(grep -c '"absent"' "$scratch/out")" != 0 ]
}
try "absent: doctor lists the missing instances and finds no problem" checked
named() {
	run stat --sim "$fewer" -e slice3:S_WORK --timeout 1000
	is 3 && grep -q 'nothing to count: slice 3 of socket 0 is absent' "$scratch/err" || return 1
	run stat --sim "$fewer" -e slice3:S_WORK,slice0:S_WORK --timeout 1000
	is 1 "0 <absent> events - slice3:S_WORK 0/0 slice" "0 5,000 events 5.00 k slice0:S_WORK 1/1 slice"
}
try "absent: naming a missing instance is an error, or gives absent next to others" named

scenario one.json
sed 's/"boxes": \[/"boxes": [ { "box": "slice", "instance": 2, "socket": 1, "state": "absent" }/' "$scratch/one.json" >"$scratch/uneven.json"
uneven() {
	run stat --sim "mosaic,$scratch/uneven.json" -e S_WORK --timeout 1000
	is 1 "0 20,000 events 20.0 k S_WORK 4/4 slice" "1 15,000 events 15.0 k S_WORK 3/4 slice" "socket 1, slice2 failed: an access failed"
}
try "failed: an instance that another socket has is failed, not absent" uneven

scenario shut.json slice 2 denied
shut() {
	run stat --sim "$sim" -e S_WORK --timeout 1000
	is 1 "0 15,000 events 15.0 k S_WORK 3/4 slice" "socket 0, slice2 denied: permission was refused"
}
try "denied: an instance whose access is refused is denied, not absent" shut

scenario none.json slice 0 absent slice 1 absent slice 2 absent slice 3 absent
none() {
	run stat --sim "$sim" -e S_WORK --timeout 1000
	is 3 && grep -q 'nothing to count: slice 0 of socket 0 is failed, and so are the others: ' "$scratch/err" || return 1
	run doctor --sim "$sim"
	[ "$status" = 1 ] && grep -q '^ *slice  *failed  *0-3' "$scratch/out"
}
try "failed: if no instance in MSRs answers, stat and doctor report them as failed" none
nowhere() {
	scenario empty.json bank 0 absent bank 1 absent bank 2 absent
	run stat --sim "$sim" -e B_WORK --timeout 1000
	is 3 && grep -q 'nothing to count: bank 0 of socket 0 is unseen, and so are the others: ' "$scratch/err"
}
try "unseen: if no PCI function of the box exists, stat reports it as unseen" nowhere

fused_there() {
	begin "$fewer" || return 1
	"$uncore" --root "$dir" stat -e S_WORK sh -c "$(advance 1000000000)" >"$scratch/out" 2>"$scratch/err"
	status=$?
	is 0 "0 10,000 events 10.0 k S_WORK 2/2 slice" "absent: 2 of the 4 slice of the largest part; their registers answer on no socket"
}
mounted "absent: the Linux back end counts only the instances that exist, too" fused_there

# ---- as many as a register says ----

# told_scenario FILE [BOX INSTANCE STATE]...: a scenario with 5000 a second in each gate as well
told_scenario() {
	scenario "$@"
	sed 's/{ "event": "S_WORK"/{ "event": "G_WORK", "rate": 5000 }, &/' "$scratch/$1" >"$scratch/told-$1"
	sim=mosaic,$scratch/told-$1
}

gates="0.0 ok 5000 0.1 ok 5000 1.0 ok 5000 1.1 ok 5000"
all="0.0 ok 5000 0.1 ok 5000 0.2 ok 5000 0.3 ok 5000 1.0 ok 5000 1.1 ok 5000 1.2 ok 5000 1.3 ok 5000"
told_scenario large.json
large=$sim
told_scenario small.json gate 2 absent gate 3 absent
small=$sim
sim=$large
try "register: a part whose register gives four instances counts four" counts 0 G_WORK "$all"
sim=$small
try "register: a part whose register gives two instances counts two, with exit status 0" counts 0 G_WORK "$gates"
register() {
	run dump --sim "$large" node && is 0 "node.part NODE_PART PCI 8086:abd0+0x94 0x00000040 size=1" || return 1
	run dump --sim "$small" node && is 0 "node.part NODE_PART PCI 8086:abd0+0x94 0x00000000 -"
}
try "register: the simulator's register holds the number of instances" register
doctor_told() {
	run doctor --sim "$small"
	is 0 "gate ok 0-1 4 -" "gate absent 2-3 4 this part lacks it, as the platform or its registers show"
}
try "register: doctor lists the missing instances and finds no problem" doctor_told
untouched() {
	run stat --sim "$small" -v -e G_WORK --timeout 100
	[ "$status" = 0 ] && ! grep -qE 'G[23]_|failed|denied' "$scratch/out" "$scratch/err"
}
try "register: instances that the register excludes are not accessed" untouched
shown_told() {
	run show -p mosaic gate
	is 0 "on a part as many as a register says, from the first on" "how many node.part.size: the value; 0 means 2; otherwise 4" ||
		return 1
	run list -p mosaic boxes -f json && grep -A 7 '"box": "gate"' "$scratch/out" |
		grep -q '"presence": "register"' || { cat "$scratch/out"; return 1; }
}
try "register: show and list print how the register gives the number" shown_told

# All four gates answer, but the register gives only two.
sed 's/"boxes": \[ *$/"registers": [ { "box": "node", "register": "part", "value": "0x3f" } ], &/' "$scratch/told-large.json" >"$scratch/lie.json"
sim=mosaic,$scratch/lie.json
try "register: the register decides, even if more instances answer" counts 0 G_WORK "$gates"
sed 's/"boxes": \[ *$/& { "box": "node", "state": "hidden" }/' "$scratch/told-large.json" >"$scratch/mute.json"
mute() {
	run doctor --sim "mosaic,$scratch/mute.json"
	grep -qE '^ *gate +ok +0-3' "$scratch/out" || { cat "$scratch/out"; return 1; }
	absent='{ "box": "gate", "instance": 2, "state": "absent" }, { "box": "gate", "instance": 3, "state": "absent" }'
	sed 's/"boxes": \[ *$/& { "box": "node", "state": "hidden" }, '"$absent"'/' \
		"$scratch/told-large.json" >"$scratch/mute2.json"
	run doctor --sim "mosaic,$scratch/mute2.json"
	grep -qE '^ *gate +unseen +2-3' "$scratch/out" || { cat "$scratch/out" "$scratch/err"; return 1; }
}
try "register: if it cannot be read, an instance that answers is ok and the rest unseen" mute
odd() {
	told_scenario odd.json gate 3 absent
	run doctor --sim "$sim"
	is 3 || [ "$status" = 2 ] || return 1
	grep -q 'the register cannot say that socket 0 has 3 of gate' "$scratch/err" || { cat "$scratch/err"; return 1; }
	told_scenario gap.json gate 0 absent gate 3 absent
	run doctor --sim "$sim"
	grep -q 'gate 0 of socket 0 is absent, and gate 1 is not' "$scratch/err" || { cat "$scratch/err"; return 1; }
}
try "register: a scenario with a number that the register cannot hold is an error" odd
told_there() {
	begin "$small" || return 1
	"$uncore" --root "$dir" stat -e G_WORK sh -c "$(advance 1000000000)" >"$scratch/out" 2>"$scratch/err"
	status=$?
	is 0 "0 10,000 events 10.0 k G_WORK 2/2 gate"
}
mounted "register: the Linux back end counts only the instances that it gives, too" told_there

# ---- buses to sockets ----

# prism: an MSR holds two bus numbers; near and far units are at the same place on different buses. There are as many
# bands as two registers have ones.
cat >"$scratch/prism.json" <<'END'
{ "schema": 1, "sockets": [ { "package": 0, "bus": "0x40" }, { "package": 1, "bus": "0xc0" } ],
"clocks": { "near": 1000000000, "far": 1000000000, "band": 1000000000 }, "traffic": [
{ "event": "N_WORK", "instance": 0, "rate": 1000 }, { "event": "N_WORK", "instance": 1, "rate": 2000 },
{ "event": "F_WORK", "instance": 0, "rate": 30000 }, { "event": "F_WORK", "instance": 1, "socket": 1, "rate": 40000 },
{ "event": "D_WORK", "rate": 7 } ], "boxes": [ { "box": "band", "instance": 3, "state": "absent" },
  { "box": "band", "instance": 4, "state": "absent" } ] }
END
prism=prism,$scratch/prism.json
sim=$prism
near="0.0 ok 1000 0.1 ok 2000 1.0 ok 1000 1.1 ok 2000"
far="0.0 ok 30000 0.1 ok 0 1.0 ok 30000 1.1 ok 40000"
try "buses: units on the first bus are counted" counts 0 N_WORK "$near"
try "buses: units at the same place on the second bus are counted" counts 0 F_WORK "$far"
try "buses: a box has as many instances as two registers have ones" \
	counts 0 D_WORK "0.0 ok 7 0.1 ok 7 0.2 ok 7 1.0 ok 7 1.1 ok 7 1.2 ok 7"
buses() {
	run dump --sim "$prism" hub
	is 0 "hub.buses HUB_BUSES MSR 0x300 0x8000000000003f40 valid=1 second=0x3f first=0x40" \
		"hub.low HUB_LOW MSR 0x301 0x00000007 mask=7" "hub.high HUB_HIGH MSR 0x302 0x00000000 -"
}
try "buses: the simulator's registers hold bus numbers and mask" buses

on_files() {
	begin "$1" || return 1
	"$uncore" --root "$dir" stat -e "$2" -i -f json -o "$scratch/mounted.json" sh -c "$(advance 1000000000)" 2>"$scratch/err" ||
		{ cat "$scratch/err"; return 1; }
	found=$(sed 's/.*"socket": \([0-9]*\).*"instance": \([0-9]*\), "state": "\([a-z]*\)", "value": \([a-z0-9]*\).*/\1.\2 \3 \4/' \
		"$scratch/mounted.json" | tr '\n' ' ')
	[ "$found" = "$3 " ] || { echo "$found"; return 1; }
}
mounted "buses: the Linux back end counts units on the first bus" on_files "$prism" N_WORK "$near"
mounted "buses: the Linux back end counts units on the second bus" on_files "$prism" F_WORK "$far"
both="0.0 ok 1000 0.1 ok 2000 1.0 ok 1000 1.1 ok 2000 0.0 ok 30000 0.1 ok 0 1.0 ok 30000 1.1 ok 40000"
try "buses: units that differ in nothing but the bus are counted in one session" counts 0 N_WORK,F_WORK "$both"
mounted "buses: the Linux back end tells them apart as well" on_files "$prism" N_WORK,F_WORK "$both"
recorded() {
	run record "$scratch/prism.rec" --sim "$prism" -e N_WORK,F_WORK -t 10
	awk '/"space":"pci"/ { bus = /"bus":1/ ? "F" : "N"; found[bus]++; wrong += !index($0, "\"register\":\"" bus) }
		END { exit wrong != 0 || !found["F"] || !found["N"] }' "$scratch/prism.rec" || { cat "$scratch/prism.rec"; return 1; }
	cp "$scratch/out" "$scratch/counted" && run stat --replay "$scratch/prism.rec" && [ "$status" = 0 ] ||
		{ cat "$scratch/err"; return 1; }
}
try "buses: a recording says which bus, names the register there, and is replayed" recorded
pmus() {
	sed 's/"boxes": \[/&{ "box": "far", "state": "hidden" },/' "$scratch/prism.json" >"$scratch/far.json"
	run sim run --sim "prism,$scratch/far.json" -- ls /sys/bus/event_source/devices
	[ "$(grep uncore "$scratch/out" | tr '\n' ' ')" = "uncore_near_0 uncore_near_1 " ] ||
		{ cat "$scratch/out" "$scratch/err"; return 1; }
}
if "$uncore" sim run --sim prism -- true 2>"$scratch/err"; then
	try "buses: Linux has no PMU of a unit that firmware hides, though its twin is there" pmus
else
	skip "buses: Linux has no PMU of a unit that firmware hides" "$(head -n 1 "$scratch/err")"
fi
told_hub() {
	run doctor --sim "$prism" && sed 's/  */ /g; s/^ //' "$scratch/out" >"$scratch/plain" &&
		grep -qxF "hub ok 0 1 -" "$scratch/plain" &&
		! grep -q "no source gives" "$scratch/plain" || { cat "$scratch/out" "$scratch/err"; return 1; }
}
try "buses: doctor judges a box without counters by its registers" told_hub
invalid() {
	sed 's/"boxes": \[/"registers": [ { "box": "hub", "register": "buses", "socket": 1, "value": "0x3f40" } ], &/' \
		"$scratch/prism.json" >"$scratch/invalid.json"
	begin "prism,$scratch/invalid.json" || return 1
	run --root "$dir" doctor
	[ "$status" = 1 ] && grep -q 'its MSR 0x300 says that it holds no bus numbers: 0x3f40' "$scratch/out" ||
		{ cat "$scratch/out" "$scratch/err"; return 1; }
}
mounted "buses: doctor reports bus numbers that the register marks as invalid" invalid

# ladder: the bus that gives the socket has a lower number than the other buses of the socket.
cat >"$scratch/ladder.json" <<'END'
{ "schema": 1, "sockets": [ { "package": 0, "bus": "0x10", "node": 3 }, { "package": 1, "bus": "0x80", "node": 1 } ],
"clocks": { "far": 1000000000 }, "traffic": [ { "event": "F_WORK", "socket": 0, "rate": 30000 },
  { "event": "F_WORK", "socket": 1, "rate": 40000 } ] }
END
ladder=ladder,$scratch/ladder.json
rungs="0.0 ok 30000 0.1 ok 30000 1.0 ok 40000 1.1 ok 40000"
sim=$ladder
try "next lower: units are counted on buses above the one that gives the socket" counts 0 F_WORK "$rungs"
mounted "next lower: the Linux back end counts the same units" on_files "$ladder" F_WORK "$rungs"

# lone: a platform that always has one socket
sim=lone
alone() {
	begin lone || return 1
	run --root "$dir" doctor
	is 0 "near ok 0-1 2 -" &&
		grep -q 'the platform has one socket, so every PCI bus belongs to it' "$scratch/out" ||
		{ cat "$scratch/out"; return 1; }
	run doctor --sim lone:2
	is 0 "near ok 0-1 2 -" &&
		grep -qx 'uncore doctor: --sim lone:2: a machine with lone has one socket, and so has this one' "$scratch/err" ||
		{ cat "$scratch/err"; return 1; }
	echo '{ "schema": 1, "platform": "lone", "sockets": 2 }' >"$scratch/lone.json"
	run doctor --sim "lone,$scratch/lone.json"
	grep -q 'the platform has one socket, not 2' "$scratch/err" || { cat "$scratch/err"; return 1; }
}
mounted "one socket: every bus belongs to it; of two sockets the machine has one, and a scenario's are refused" alone
done_testing
