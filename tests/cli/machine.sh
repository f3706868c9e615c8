# SPDX-License-Identifier: MIT
# Sourced by commands.sh: checks uncore dump, doctor and who. Values were computed by hand from 329468-002 (ivt):
# CBo 3 has its MSRs from 0xd64 on, 0x400135 is TOR_INSERTS.OPCODE enabled, opcode 0x182 is in bits 28:20 of FILTER1.

misfits=ivt,tests/scenarios/misfits.json

# complains_too STATUS "ARGUMENT..." LINE...: prints these lines to standard error, and may print a report too
complains_too() {
	wanted=$1 words=$2
	shift 2
	run $words
	[ "$status" = "$wanted" ] && holds err "$@" || { echo "exit $status"; cat "$scratch/out"; return 1; }
}

# lacks WORD...: the last run wrote no line with any of these
lacks() {
	for word in "$@"; do
		! grep -qF -- "$word" "$scratch/out" || { echo "there is: $word"; cat "$scratch/out"; return 1; }
	done
}

# ---- dump ----

try "dump: prints the event and the filter of an enabled control register" says 1 "dump --sim $misfits -s 1 cbo3 imc2" \
	"cbo3.ctl0 C3_MSR_PMON_CTL0 MSR 0xd70 0x00400135 counts UNC_C_TOR_INSERTS.OPCODE,opc=DRd" \
	"cbo3.ctl1 C3_MSR_PMON_CTL1 MSR 0xd71 0x004001ff counts cbo/umask=1,ev_sel=0xff,opc=DRd/" \
	"cbo3.box_filter1 C3_MSR_PMON_BOX_FILTER1 MSR 0xd7a 0x18200000 opc=DRd" \
	"cbo3.box_ctl C3_MSR_PMON_BOX_CTL MSR 0xd64 0x00030000 -"
try "dump: says when a control register does not count, and what a fixed counter counts" says 0 \
	"dump --sim $misfits -s 1 imc0 r2pcie" \
	"r2pcie.ctl1 R2_PCI_PMON_CTL1 PCI 13.1+0xdc 0x00000035 does not count: ev_sel=0x35" \
	"imc0.fixed_ctl MC_CH0_PCI_PMON_FIXED_CTL PCI 10.4+0xf0 0x00400000 counts DRAM clocks (half the data rate)"
try "dump: prints an instance that cannot be read on one line with the reason" says 1 \
	"dump --sim $misfits --socket 1 cbo12 imc r3qpi" \
	"cbo12 - - - absent: this part lacks it, as the platform or its registers show" \
	"imc2 - - - denied: socket 1, PCI 10.0+0xd8: permission denied" \
	"r3qpi0 - - - failed: socket 1, PCI 13.5+0xd8: the access to the hardware failed"
try "dump: says on standard error how many registers could not be read" complains_too 1 \
	"dump --sim $misfits -s 1 imc2 cbo3" \
	"uncore dump: 12 of 23 registers could not be read; see: uncore doctor"
try "dump: exits 3 when no register can be read" complains_too 3 "dump --sim $misfits -s 1 imc2" \
	"uncore dump: 12 of 12 registers could not be read; see: uncore doctor"

# 10 of 15 CBos, with 11 registers each, are there on 2 sockets, each 0x20 after the one before: 8 of them below 0xe00.
# The other CBos have a line each.
whole_machine() {
	says 0 "dump --sim ivt:2,tests/scenarios/two_sockets.json cbo" "socket 0" "socket 1" || return 1
	[ "$(grep -c 'MSR 0xd' "$scratch/out")" = 176 ] && [ "$(grep -c 'MSR 0xe' "$scratch/out")" = 44 ] &&
		[ "$(grep -c 'absent' "$scratch/out")" = 10 ]
}
try "dump: prints every cbo instance of every socket" whole_machine
one_socket() {
	says 0 "dump --sim ivt:4 -s 1,3 pcu" "socket 1" "socket 3" && lacks "socket 0" "socket 2"
}
try "dump: -s prints only the chosen sockets" one_socket

# encode must make the dumped value, except the enable bit, which encode does not set.
named_encodes() {
	run dump --sim $misfits -s 1 --format csv cbo3
	event=$(sed -n 's/.*0x00400135,ok,"\(UNC[^"]*\)",.*/\1/p' "$scratch/out")
	[ "$event" = UNC_C_TOR_INSERTS.OPCODE,opc=DRd ] || { cat "$scratch/out"; return 1; }
	run encode -p ivt --format json "$event"
	grep -q '"value": "0x135"' "$scratch/out" && grep -q '"value": "0x18200000"' "$scratch/out"
}
try "dump: names an event that encode turns into the same value" named_encodes
try "dump: CSV has the state of a register that cannot be read, and the reason" says 1 \
	"dump --sim $misfits -s 1 --format csv imc2 cbo12 pcu" \
	"scope,unit,box,instance,register,name,address,value,state,event,meaning" \
	"socket,1,cbo,12,cbo12,,,,absent,,\"absent: this part lacks it, as the platform or its registers show\"" \
	"socket,1,imc,2,imc2.box_ctl,MC_CH2_PCI_PMON_BOX_CTL,PCI 10.0+0xf4,,denied,,\"denied: socket 1, PCI 10.0+0xf4: permission denied\""

json_dump() {
	says 0 "dump --sim $misfits -s 1 --format json cbo3" '"unit": 1,' '"instance": 3,' '"msr": "0xd70",' '"value": "0x400135",' \
		'"event": "UNC_C_TOR_INSERTS.OPCODE,opc=DRd",' '{"field": "en", "hi": 22, "lo": 22, "value": "0x1", "name": null},' \
		'{"field": "rst", "hi": 17, "lo": 17, "value": null, "name": null},' \
		'{"field": "opc", "hi": 28, "lo": 20, "value": "0x182", "name": "DRd"},' || return 1
	one_json "$scratch/out" && run dump --sim $misfits --format json && one_json "$scratch/out"
}
try "dump: an unknown box exits 2 and suggests a similar one" complains 2 "dump --sim ivt cb0" \
	'uncore dump: ivt has no box "cb0"; see: uncore list boxes -p ivt' "did you mean cbo?"
try "dump: an instance number that is too high exits 2" exits 2 dump --sim ivt cbo15
try "dump: a socket number that is too high prints the range of sockets" complains 2 "dump --sim ivt:2 -s 0,2" \
	"uncore dump: --socket 0,2: the machine has sockets 0 to 1"

cat >"$scratch/unseen.json" <<'END'
{ "schema": 1, "platform": "ivt", "sockets": 2, "boxes": [ { "box": "qpi", "instance": 2, "state": "hidden" } ] }
END
# dump and doctor must agree about an instance.
unseen_all() {
	says 1 "dump --sim ivt,$scratch/unseen.json qpi2" "qpi2 - - - unseen: socket 1, PCI 18.2+0xd8: no such register on this machine" &&
		lacks hidden && says 0 "doctor --sim ivt,$scratch/unseen.json qpi" "qpi unseen 2 3 no device 8086:0e3a at 18.2" || return 1
	run dump --sim "ivt,$scratch/unseen.json" qpi2 --format csv
	grep -q '^socket,0,qpi,2,qpi2.ctl0,.*,,unseen,,' "$scratch/out" && ! grep -q hidden "$scratch/out"
}
try "dump: prints an instance that no socket shows as unseen, as doctor does" unseen_all

# ---- dump --against ----

# A machine whose cbo3 does not count, and the same one after the writes that the top of this file explains.
before() {
	"$uncore" dump --sim ivt:2 -s 1 cbo3 cbo12 imc0 imc2 -f "$1" >"$scratch/before.$1"
}
for format in csv json; do
	before $format
	try "dump: --against prints the fields that differ from a dump as $format" complains_too 1 \
		"dump --sim $misfits -s 1 cbo3 imc2 --against $scratch/before.$format" \
		"uncore dump: 12 of 23 registers could not be read; see: uncore doctor"
	try "dump: --against has both values of a field, and their names, from $format" says 1 \
		"dump --sim $misfits -s 1 cbo3 imc2 --against $scratch/before.$format" \
		"socket 1" "cbo3.ctl0 en 22 0x0 0x1 -" "cbo3.ctl0 umask 15:8 0x0 0x1 -" "cbo3.ctl0 ev_sel 7:0 0x0 0x35 -" \
		"cbo3.box_filter1 opc 28:20 0x0 0x182 DRd" "imc2.ctl0 - - 0x0 denied -"
	same() {
		answers "dump --sim ivt:2 -s 1 cbo3 --against $scratch/before.$format" \
			"nothing differs from $scratch/before.$format; 11 registers were compared" && lacks "cbo3."
		# As CSV the head comes all the same, so that a reader knows what it has.
		exits 0 dump --sim ivt:2 -s 1 cbo3 --against "$scratch/before.$format" -f csv &&
			[ "$(cat "$scratch/out")" = "scope,unit,box,instance,register,field,bits,old,old_name,new,new_name" ]
	}
	try "dump: --against a dump as $format that is equal exits 0 and says so" same
	try "dump: --against a dump as $format of another platform exits 2" exits 2 \
		dump --sim jkt cbo3 --against "$scratch/before.$format"
	head -c 900 "$scratch/before.$format" >"$scratch/cut.$format"
	try "dump: --against a dump as $format that is cut off exits 2" exits 2 \
		dump --sim ivt:2 cbo3 --against "$scratch/cut.$format"
done
back() {
	"$uncore" dump --sim $misfits -s 1 cbo3 -f csv >"$scratch/back.csv"
	says 1 "dump --sim ivt:2 -s 1 cbo3 -f csv --against $scratch/back.csv" \
		"scope,unit,box,instance,register,field,bits,old,old_name,new,new_name" \
		"socket,1,cbo,3,cbo3.ctl0,ev_sel,7:0,0x35,,0x0," "socket,1,cbo,3,cbo3.box_filter1,opc,28:20,0x182,DRd,0x0,"
}
try "dump: --against prints CSV, with the older value first" back
both_ways() {
	says 1 "dump --sim $misfits -s 1 cbo3 --against $scratch/before.csv -f json" '"compared": 11,' '"not_in_file": 0,' &&
		grep -q '"register": "box_filter1", "field": "opc", "hi": 28, "lo": 20, "old": "0x0", "old_name": null, "old_state": "ok", "new": "0x182", "new_name": "DRd"' \
			"$scratch/out" && one_json "$scratch/out"
}
try "dump: --against prints JSON" both_ways
try "dump: --against says which registers the file lacks" complains_too 1 \
	"dump --sim ivt:2 -s 0,1 cbo3 --against $scratch/before.csv" \
	"uncore dump: $scratch/before.csv lacks 11 of 22 registers; these were not compared"
absent() {
	"$uncore" dump --sim ivt:2 -s 1 cbo12 -f csv >"$scratch/there.csv"
	says 1 "dump --sim $misfits -s 1 cbo12 --against $scratch/there.csv" "cbo12.ctl0 - - 0x0 absent" &&
		"$uncore" dump --sim $misfits -s 1 cbo12 -f json >"$scratch/gone.json"
	says 1 "dump --sim ivt:2 -s 1 cbo12 --against $scratch/gone.json" "cbo12.ctl0 - - absent 0x0"
}
try "dump: --against prints the registers of an instance that is absent on one side" absent
try "dump: --against a file that is no dump exits 2 and says what writes one" complains 2 \
	"dump --sim ivt --against README.md" \
	"uncore dump: --against README.md: this is no dump; uncore dump --format csv (or json) writes one"
try "dump: --against names the register that another platform has elsewhere" complains 2 \
	"dump --sim jkt --against $scratch/before.csv" \
	"uncore dump: $scratch/before.csv is a dump of another platform: cbo3.box_filter1 is MSR 0xd7a there, and nothing on jkt"

# ---- doctor ----

try "doctor: prints boxes as ok and exits 0 when nothing is wrong" says 0 "doctor --sim ivt:2" \
	"processor open simulated: its registers have no gates" \
	"ivt, 2 sockets, the simulator" "socket 0" "socket 1" "cbo ok 0-14 15 -" "imc ok 0-7 8 -" "pcu ok 0 1 -"
try "doctor: finds boxes in use, absent, hidden, denied, phantom and failed without --self-check" says 1 \
	"doctor --sim $misfits -s 1" \
	"cbo in use 3 15 C3_MSR_PMON_CTL0 counts UNC_C_TOR_INSERTS.OPCODE,opc=DRd" "cbo ok 0-2,4-9 15 -" \
	"cbo absent 10-14 15 this part lacks it, as the platform or its registers show" "imc hidden 3 8 no device 8086:0eb1 at 10.1" \
	"imc denied 2 8 socket 1, PCI 10.0+0xd8: permission denied" \
	"qpi phantom 1 3 counts, controls and status all read as the same number" "ha ok 0-1 2 -" \
	"qpi hidden 2 3 in part: Q_P2_PCI_PMON_PKT_MATCH0, socket 1, PCI 18.6+0x228: no such register on this machine" \
	"r3qpi failed 0 3 socket 1, PCI 13.5+0xd8: the access to the hardware failed"
try "doctor: prints a remedy for registers that are denied" says 1 "doctor --sim $misfits -s 1 imc" \
	"denied: open the gate that is shut above; with msr-safe its list may lack these registers"
fit_socket() {
	says 0 "doctor --sim $misfits -s 0" "imc ok 0-7 8 -" && lacks hidden denied "socket 1"
}
try "doctor: -s checks only the chosen socket" fit_socket
try "doctor: checks only the boxes that are named" says 0 "doctor --sim $misfits ubox pcu" "pcu ok 0 1 -"
try "doctor: --self-check prints the rate of each clock" says 0 \
	"doctor --sim ivt,tests/scenarios/two_sockets.json --self-check" "cbo ok 0-9 15 2700 MHz -" "pcu ok 0 1 800 MHz -" \
	"imc ok 0-7 8 800 MHz -" "qpi ok 0-2 3 1000 MHz -"
# all_measured COUNT WITHOUT BOX...: so many instances of both sockets have the rate of their clock, and so many have no clock
all_measured() {
	count=$1 without=$2
	shift 2
	exits 0 doctor --sim ivt:2 --self-check -f json "$@" && [ "$(grep -c '"clock_hertz": [0-9]' "$scratch/out")" = "$count" ] &&
		[ "$(grep -c '"clock_hertz": null' "$scratch/out")" = "$without" ]
}
try "doctor: --self-check measures each instance on each socket" all_measured 72 2
# Then the last channel of socket 0 and the first one of socket 1 are neighbours.
try "doctor: --self-check of one box measures each instance on each socket" all_measured 16 0 imc
try "doctor: --self-check finds phantom and implausible boxes that reads do not reveal" says 1 \
	"doctor --sim $misfits -s 1 --self-check" \
	"ha phantom 1 2 - a device is there, but its registers do not keep what is written" "ha ok 0 2 2700 MHz -" \
	"pcu implausible 0 1 1 MHz its clock ran at 1 MHz; 100 to 5000 are plausible" "imc ok 1,4-7 8 800 MHz -" \
	"cbo ok 0-2,4-9 15 2700 MHz -"
cat >"$scratch/stuck.json" <<'END'
{ "schema": 1, "platform": "ivt", "faults": [ { "box": "imc", "instance": 5, "error": "stuck" } ] }
END
try "doctor: --self-check reports a clock that does not move" says 1 \
	"doctor --sim ivt,$scratch/stuck.json --self-check imc" \
	"imc ok 0-4,6-7 8 1000 MHz -" "imc implausible 5 8 0 MHz its clock did not move in 50 ms"
cat >"$scratch/read_only.json" <<'END'
{ "schema": 1, "platform": "ivt", "faults": [ { "access": "write", "error": "EPERM" } ] }
END
try "doctor: needs no write access without --self-check" says 0 "doctor --sim ivt,$scratch/read_only.json imc" \
	"imc ok 0-7 8 -"
refused_writes() {
	run doctor --sim "ivt,$scratch/read_only.json" --self-check imc
	[ "$status" = 1 ] && grep -q '^  imc  *denied  *0-7 ' "$scratch/out" || { cat "$scratch/out"; return 1; }
}
try "doctor: --self-check prints denied when writes are refused" refused_writes
json_doctor() {
	says 1 "doctor --sim $misfits --format json" '"gate": "processor",' '"verdict": "open",' '"state": "phantom",' \
		'"cause": "no device 8086:0eb1 at 10.1",' '"exit_status": 1,' '"clock_hertz": null,' &&
		one_json "$scratch/out"
}

# ---- who ----

try "who: exits 0 when every register is as after reset" says 0 "who --sim ivt:2" \
	"every control and filter register that could be read is as after reset" \
	"reads do not show whether another program left all boxes of a socket frozen; if they count nothing" \
	"via perf: uncore restore --unfreeze"
try "doctor: says that reads do not show a freeze of all boxes" says 0 "doctor --sim ivt imc" \
	"ok: reads do not show whether another program left all boxes of a socket frozen; if they count" \
	"nothing via perf: uncore restore --unfreeze"
no_freeze() {
	says 0 "doctor --sim p6" "pmc ok 0 1 -" && lacks unfreeze &&
		says 0 "who --sim p6" "every control and filter register that could be read is as after reset" && lacks unfreeze
}
try "doctor, who: where nothing freezes all boxes, none speaks of it" no_freeze
try "who: lists control and filter registers that differ from reset" says 1 "who --sim $misfits" \
	"socket 1 cbo3.ctl0 C3_MSR_PMON_CTL0 0x400135 - counts UNC_C_TOR_INSERTS.OPCODE,opc=DRd" \
	"socket 1 cbo3.box_filter1 C3_MSR_PMON_BOX_FILTER1 0x18200000 - opc=DRd" \
	"socket 1 r2pcie.ctl1 R2_PCI_PMON_CTL1 0x35 - does not count: ev_sel=0x35" \
	"8 control and filter registers could not be read; see: uncore doctor"
no_phantom() {
	says 1 "who --sim $misfits" "socket 1 imc0.fixed_ctl MC_CH0_PCI_PMON_FIXED_CTL 0x400000 - counts DRAM clocks (half the data rate)" &&
		lacks "qpi1" "socket 0"
}
try "who: does not list the values of a phantom" no_phantom
try "who: exits 3 when no register differs and some could not be read" says 3 "who --sim $misfits imc2" \
	"5 control and filter registers could not be read; see: uncore doctor"
json_who() {
	says 1 "who --sim $misfits --format json cbo" '"changed": "0x400135",' '"event": "UNC_C_TOR_INSERTS.OPCODE,opc=DRd",' \
		'"holder": null' '"locks": [],' '"not_read": 0,' '"tables": null' && one_json "$scratch/out"
}

# heads COMMAND: the document says what it is about
heads() {
	run $1 --sim ivt:2 -f json
	grep -cxE '  "(platform": "ivt"|machine": "the simulator"|simulated": true),?' "$scratch/out" | grep -qx 3 || { cat "$scratch/out"; return 1; }
}
"$uncore" dump --sim ivt:2 cbo0 -f csv >"$scratch/cbo0.csv"
for words in doctor who "dump cbo0" "dump cbo0 --against $scratch/cbo0.csv"; do
	try "${words%% $scratch*}: JSON says the platform, the machine, and that it is simulated" heads "$words"
done
if has_json; then
	try "dump: JSON is one document with values, events and fields" json_dump
	try "doctor: JSON is one document with gates, states and causes" json_doctor
	try "who: JSON is one document with changes, events and locks" json_who
else
	skip "dump, doctor, who: JSON is one document" "neither python3 nor jq is there to read it"
fi

# These are locks and journals as sessions write them (docs/runtime.md); flock(1) holds them.
state=$scratch/held
mkdir "$state"
echo "pid 4711 since 2014-02-03 04:05:06 UTC" >"$state/package1.cbo.lock"
cp "$state/package1.cbo.lock" "$state/package1.imc.lock"
printf 'uncore journal 3\nplatform ivt\nboot - 0\npid 4712\n' >"$state/journal.4712.0"
: >"$state/draft.4713.0"
held() {
	flock -x "$state/package1.cbo.lock" "$uncore" "$@" >"$scratch/out" 2>"$scratch/err"
	status=$?
}
held_who() {
	held who --sim $misfits --state "$state" cbo
	[ "$status" = 1 ] && holds out "socket 1 cbo pid 4711 since 2014-02-03 04:05:06 UTC" "socket 1 cbo3.ctl0 C3_MSR_PMON_CTL0 \
0x400135 pid 4711 since 2014-02-03 04:05:06 UTC counts UNC_C_TOR_INSERTS.OPCODE,opc=DRd" \
		"$state/journal.4712.0: left by pid 4712, which has ended: run uncore restore" && lacks "socket 1 imc" 4713
}
# Everybody may write into the directory that all users share.
wild_who() {
	wild=$(printf 'a\033[2J\302\2335nb')
	echo "pid 4714 $wild" >"$state/package1.$wild.lock"
	flock -x "$state/package1.$wild.lock" "$uncore" who --sim $misfits --state "$state" >"$scratch/out" 2>"$scratch/err"
	grep -q 'a.\[2J.*b .*pid 4714 a.\[2J' "$scratch/out" && ! grep -q "$(printf '\033')" "$scratch/out" "$scratch/err" &&
		! LC_ALL=C grep -q "$(printf '\302\233')" "$scratch/out" "$scratch/err"
	result=$?
	[ $result -eq 0 ] || cat -v "$scratch/out" "$scratch/err"
	rm "$state/package1.$wild.lock"
	return $result
}
held_doctor() {
	held doctor --sim ivt:2 --state "$state"
	[ "$status" = 1 ] && holds out "cbo busy 0-14 15 pid 4711 since 2014-02-03 04:05:06 UTC" "cbo ok 0-14 15 -" "imc ok 0-7 8 -" \
		"busy: wait for that session, or end it" "$state/journal.4712.0: left by pid 4712, which has ended: run uncore restore"
}
held_check() {
	held doctor --sim ivt:2,tests/scenarios/two_sockets.json --state "$state" --self-check
	[ "$status" = 1 ] && holds out "cbo busy 0-9 15 - pid 4711 since 2014-02-03 04:05:06 UTC" "cbo ok 0-9 15 2700 MHz -"
}
live_journal() {
	flock -x "$state/journal.4712.0" "$uncore" who --sim ivt --state "$state" >"$scratch/out" 2>"$scratch/err"
	[ $? = 0 ] && lacks 4712
}
if command -v flock >/dev/null 2>&1; then
	try "who: names the session that has a box" held_who
	try "who: prints no control character of a lock's name or text" wild_who
	try "doctor: prints a box that a session uses as busy" held_doctor
	try "doctor: --self-check prints no clock rate for a busy box" held_check
	try "who: does not report the journal of a running session" live_journal
else
	skip "who, doctor: report boxes that a session uses" "flock is not there to hold a lock"
fi
try "who: reports the journal that a killed session left, and exits 1" says 1 "who --sim ivt --state $state" \
	"$state/journal.4712.0: left by pid 4712, which has ended: run uncore restore"

: >"$scratch/no_directory"
try "who: reports a state directory that cannot be read" says 3 "who --sim ivt --state $scratch/no_directory" \
	"$scratch/no_directory: Not a directory: locks and journals of sessions cannot be read; run as root, or name another with --state DIR"

# ---- through the Linux back end, on a mounted simulator ----

mount=$scratch/mount
mkdir "$mount"
# Counters that never stop are left out, because they differ between two dumps.
dump_all() {
	"$uncore" dump --root "$mount" --format csv | grep -v core_c >"$1" && [ "$(wc -l <"$1")" -gt 500 ]
}
leaves_as_found() {
	dump_all "$scratch/before.csv" && says 0 "doctor --root $mount --self-check" &&
		grep -Eq '^ *pcu  *ok  *0  *1  *[0-9-]+ MHz ' "$scratch/out" && # a real clock: near 800, by how busy this machine is
		grep -q '^msr write  *open ' "$scratch/out" && grep -q '^PCI write  *open ' "$scratch/out" || return 1
	dump_all "$scratch/after.csv" && diff "$scratch/before.csv" "$scratch/after.csv" && ! ls "$mount.uncore" | grep journal
}
live_session() {
	"$uncore" stat --root "$mount" -s 1 -e cbo3:UNC_C_TOR_INSERTS.OPCODE,opc=DRd --timeout 60000 >"$scratch/stat" 2>&1 &
	pid=$!
	for turn in $(seq 100); do
		sleep 0.2
		run who --root "$mount" cbo
		! grep -q "cbo3.ctl0 .* pid $pid since .* counts UNC_C_TOR_INSERTS.OPCODE,opc=DRd" "$scratch/out" || break
	done
	[ "$turn" -lt 100 ]
	result=$?
	kill -9 "$pid"
	wait "$pid" 2>/dev/null
	[ $result = 0 ] || { cat "$scratch/out" "$scratch/stat"; return 1; }
	says 1 "who --root $mount cbo" "$mount.uncore/journal.$pid.0: left by pid $pid, which has ended: run uncore restore" \
		"socket 1 cbo3.ctl0 C3_MSR_PMON_CTL0 0x400135 - counts UNC_C_TOR_INSERTS.OPCODE,opc=DRd" &&
		exits 0 restore --dry-run --root "$mount" && cp "$scratch/out" "$scratch/dry" || return 1
	# The counter is stopped first, then gets its old value; both differ. The counters beside it were not used.
	grep -A 1 'C3_MSR_PMON_CTL0 ' "$scratch/dry" | grep -q '^ *now: 0x400135, differs' && grep -q 'C3_MSR_PMON_CTL1 ' "$scratch/dry" &&
		! grep -A 1 'C3_MSR_PMON_CTL1 ' "$scratch/dry" | grep 'differs' || { cat "$scratch/dry"; return 1; }
	exits 0 restore --root "$mount" && ! grep 'now:' "$scratch/out" && exits 0 who --root "$mount" cbo
}
# runs PID FILE: waits until the process runs this program, ten seconds at most
runs() {
	for turn in $(seq 200); do
		[ "$(readlink "/proc/$1/exe")" != "$(realpath "$2")" ] || return 0
		sleep 0.05
	done
	echo "process $1 runs $(readlink "/proc/$1/exe"), not $2"
	return 1
}
# The root is a relative path; the process has an MSR file open but no lock.
names_suspect() {
	(cd "$scratch" && exec sleep 60 3<mount/dev/cpu/0/msr) &
	pid=$!
	runs $pid "$(command -v sleep)" || return 1
	(command=$(realpath "$uncore") && cd "$scratch" && "$command" who --root mount --format json pcu) >"$scratch/out" 2>"$scratch/err"
	grep -q '"what": "has an MSR file open"' "$scratch/out"
	result=$?
	kill "$pid"
	wait "$pid" 2>/dev/null
	return $result
}
# Registers that open only for reading cannot count: doctor must print no box as ok, and stat must name the cause.
read_only() {
	mkdir -p "$scratch/read_only"
	unshare -m sh -c 'mount --bind "$2" "$3/read_only" && mount -o remount,ro,bind "$3/read_only" || exit 99
		"$1" doctor --root "$3/read_only" --state "$3/ro_state" >"$3/out"
		"$1" stat --root "$3/read_only" --state "$3/ro_state" -e UNC_M_CAS_COUNT.RD -t 10' sh "$uncore" "$mount" "$scratch" 2>"$scratch/err"
	[ $? = 3 ] && grep -q '^PCI write *shut' "$scratch/out" && ! grep -v '^  rapl ' "$scratch/out" | grep -Eq '^  [a-z0-9]+ +ok' &&
		grep -q 'read-only file system (EROFS)' "$scratch/err" && grep -q '^  to use a simulated machine, replace --root by --sim ' "$scratch/err" &&
		! grep -q 'put back\|be restored' "$scratch/err" && ! ls "$scratch/ro_state" | grep -q journal || { cat "$scratch/out" "$scratch/err"; return 1; }
}
unannounced() {
	mkdir -p "$scratch/unannounced"
	"$uncore" sim mount --sim ivt --background "$scratch/unannounced" 2>"$scratch/err" >&-
	[ $? = 2 ] && [ -s "$scratch/err" ] && ! mountpoint -q "$scratch/unannounced"
}
# C3_MSR_PMON_CTL0 is 0xd70; dd writes the 8 bytes of an MSR at its number.
tells_neighbour() {
	printf '\065\001\100\000\000\000\000\000' >"$scratch/enabled"
	dd if="$scratch/enabled" of="$mount/dev/cpu/0/msr" bs=8 seek=$((0xd70)) oflag=seek_bytes conv=notrunc 2>/dev/null || return 1
	run stat --root "$mount" -e UNC_C_CLOCKTICKS -t 20
	[ "$status" = 0 ] && holds err "uncore: cbo of socket 0 was already counting: C3_MSR_PMON_CTL0 was 0x00400135 (UNC_C_TOR_INSERTS.OPCODE)" &&
		run stat --root "$mount" -e UNC_M_CAS_COUNT.RD -t 20 && [ ! -s "$scratch/err" ] &&
		run stat --root "$mount" -s 1 -e UNC_C_CLOCKTICKS -t 20 && [ ! -s "$scratch/err" ] &&
		run stat --root "$mount" -e UNC_C_CLOCKTICKS -o "$scratch/report" -- true && grep -q 'was already counting' "$scratch/err" &&
		! grep 'pid [0-9]' "$scratch/err" || { cat "$scratch/err"; return 1; }
	run who --root "$mount" cbo3
	grep -q 'cbo3.ctl0 .*0x400135' "$scratch/out" || { cat "$scratch/out"; return 1; }
	dd if=/dev/zero of="$mount/dev/cpu/0/msr" bs=8 count=1 seek=$((0xd70)) oflag=seek_bytes conv=notrunc 2>/dev/null
}
# With a CPU offline the number of cores is unknown, so instances that no socket shows are taken as lacking.
lacks_cores() {
	echo 0 >"$mount/sys/devices/system/cpu/cpu3/online"
	"$uncore" stat --root "$mount" -e UNC_C_CLOCKTICKS -t 20 >"$scratch/out" 2>"$scratch/err"
	status=$?
	"$uncore" doctor --root "$mount" >"$scratch/told" 2>&1
	echo 1 >"$mount/sys/devices/system/cpu/cpu3/online"
	[ "$status" = 0 ] && [ "$(grep -c '10/10 cbo' "$scratch/out")" = 2 ] && grep -q 'cbo *unseen *10-14' "$scratch/told" ||
		{ cat "$scratch/out" "$scratch/err" "$scratch/told"; return 1; }
}
# CPUs 0 to 9 and 20 to 29 belong to socket 0. Its registers cannot be restored, but socket 1 must be reported.
switch_socket() {
	for cpu in 0 1 2 3 4 5 6 7 8 9 20 21 22 23 24 25 26 27 28 29; do
		echo "$1" >"$mount/sys/devices/system/cpu/cpu$cpu/online"
	done
}
loses_socket() {
	"$uncore" stat --root "$mount" -e UNC_C_CLOCKTICKS -o "$scratch/report" -- sh -c "
		until ls '$mount.uncore' | grep -q journal; do sleep 0.1; done; sleep 0.3; touch '$scratch/counting'; exec sleep 60" 2>"$scratch/err" &
	pid=$!
	for turn in $(seq 100); do
		[ ! -e "$scratch/counting" ] || break
		sleep 0.2
	done
	switch_socket 0
	kill -INT "$pid"
	wait "$pid"
	status=$?
	switch_socket 1
	[ "$status" = 3 ] && grep -q '^ *0 *<lost> .*0/10 cbo' "$scratch/report" && grep -q '^ *1 .*G  UNC_C_CLOCKTICKS  10/10 cbo' "$scratch/report" &&
		grep -q 'no CPU of package 0 is online' "$scratch/err" && exits 0 restore --root "$mount" && exits 0 who --root "$mount" cbo ||
		{ echo "exit $status"; cat "$scratch/report" "$scratch/err" "$scratch/out"; return 1; }
}
# A program may have any name. Other programs read the JSON of who, and the terminal of root shows its table.
odd_suspect() {
	odd=$scratch/$(printf 'e\377v"\033[1mil')
	cp "$(command -v sleep)" "$odd" || return 1
	(exec "$odd" 60 3<"$mount/dev/cpu/0/msr") &
	pid=$!
	runs $pid "$odd" || return 1
	printf '\065\001\100\000\000\000\000\000' >"$scratch/enabled"
	dd if="$scratch/enabled" of="$mount/dev/cpu/0/msr" bs=8 seek=$((0xd70)) oflag=seek_bytes conv=notrunc 2>/dev/null
	"$uncore" who --root "$mount" >"$scratch/told"
	"$uncore" who --root "$mount" --format json >"$scratch/out"
	dd if=/dev/zero of="$mount/dev/cpu/0/msr" bs=8 count=1 seek=$((0xd70)) oflag=seek_bytes conv=notrunc 2>/dev/null
	kill "$pid"
	wait "$pid" 2>/dev/null
	grep -qF '"name": "e?v\"?[1mil"' "$scratch/out" && grep -q '?\[1mil) has an MSR file open' "$scratch/told" &&
		! grep -q "$(printf '\033')" "$scratch/told" || { cat -v "$scratch/out" "$scratch/told"; return 1; }
	if has_json; then
		one_json "$scratch/out"
	fi
}
if [ ! -c /dev/fuse ]; then
	skip "doctor, who: work on a mounted simulator" "no /dev/fuse"
elif ! "$uncore" sim mount --sim ivt:2,tests/scenarios/two_sockets.json --background "$mount" >"$scratch/mounted" 2>&1; then
	skip "doctor, who: work on a mounted simulator" "$(head -n 1 "$scratch/mounted")"
else
	trap 'umount -l "$mount" 2>/dev/null || fusermount3 -uz "$mount"; rm -rf "$scratch"' EXIT
	try "doctor: --self-check leaves every register as it was" leaves_as_found
	try "who: names a running session and, after it is killed, the journal it left" live_session
	try "who: reports a process that has an MSR file open" names_suspect
	try "stat: names an event that was already counting, and restores it" tells_neighbour
	try "sim mount: --background exits 2 and mounts nothing when standard output is closed" unannounced
	if unshare -m true 2>/dev/null; then
		try "doctor, stat: report a read-only mount, and stat leaves no journal" read_only
	else
		skip "doctor, stat: report a read-only mount, and stat leaves no journal" "mounting is not permitted"
	fi
	try "who: replaces bytes of a process name that a terminal would obey" odd_suspect
	try "stat: counts every CBo of both sockets when one CPU is offline" lacks_cores
	try "stat: prints lost for a socket that goes offline, and counts the other one" loses_socket
	umount "$mount" 2>/dev/null || fusermount3 -u "$mount"
	trap 'rm -rf "$scratch"' EXIT
fi

# ---- writes that fail ----

# failing JSON WORD...: runs stat with a state directory on a simulator with these faults
failing() {
	printf '{ "platform": "ivt", "faults": [ %s ] }' "$1" >"$scratch/failing.json"
	shift
	rm -rf "$scratch/failing"
	run --sim "ivt,$scratch/failing.json" --state "$scratch/failing" stat -t 5 "$@"
}
# Nothing was written, so nothing needs to be restored; a second try must behave the same.
refused_from_the_start() {
	for turn in 1 2; do
		failing '{ "access": "write", "error": "EPERM" }' -e UNC_C_CLOCKTICKS
		[ "$status" = 3 ] && grep -q ': write C0_MSR_PMON_BOX_CTL: permission denied' "$scratch/err" && ! grep -q 'put back\|be restored' "$scratch/err" &&
			! ls "$scratch/failing" | grep -q journal || { cat "$scratch/err"; return 1; }
	done
}
try "stat: leaves no journal when every write is refused" refused_from_the_start
stop_fails_once() {
	failing '{ "box": "cbo", "register": "box_ctl", "access": "write", "error": "EIO", "after": 45, "times": 1 }' -e UNC_C_CLOCKTICKS
	[ "$status" = 3 ] && grep -q 'stop: write C0_MSR_PMON_BOX_CTL: ' "$scratch/err" && grep -qx '  every register was restored all the same' "$scratch/err" &&
		! ls "$scratch/failing" | grep -q journal || { cat "$scratch/err"; return 1; }
}
try "stat: says that every register was restored when a write of stop fails once" stop_fails_once

# ---- manuals ----

# An example without --sim looks at this machine, whose state decides the exit status: 4 in a virtual machine.
machine_examples() {
	for command in dump doctor who; do
		run "$command" --help
		grep -q '^Exit status: 0 ' "$scratch/out" || return 1
		examples_of "$command" >"$scratch/examples"
		[ "$(wc -l <"$scratch/examples")" -ge 2 ] || { echo "$command --help: few examples"; return 1; }
		while read -r name words; do
			eval "run $words"
			case $words in
			*--sim*) [ "$status" = 0 ] ;;
			*) case $status in [0134]) ;; *) false ;; esac ;;
			esac || { echo "$name $words: exit $status"; cat "$scratch/err"; return 1; }
		done <"$scratch/examples"
	done
}
try "help: the examples of dump, doctor and who work as printed" machine_examples
