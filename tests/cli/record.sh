# SPDX-License-Identifier: MIT
# Sourced by commands.sh: checks uncore record and stat --replay. A replay must print exactly what the recorded run printed.

tape=$scratch/run.jsonl
busy=tests/scenarios/two_sockets.json
trouble=tests/scenarios/trouble.json

# record STATUS ARGUMENT...: writes standard error, then standard output, to $scratch/recorded
record() {
	wanted=$1
	shift
	run record "$tape" "$@"
	cat "$scratch/err" "$scratch/out" >"$scratch/recorded"
	[ "$status" = "$wanted" ] || { echo "record: exit $status, wanted $wanted"; cat "$scratch/recorded"; return 1; }
}

# replays STATUS ARGUMENT...: as record, to $scratch/replayed
replays() {
	wanted=$1
	shift
	run stat --replay "$tape" "$@"
	cat "$scratch/err" "$scratch/out" >"$scratch/replayed"
	[ "$status" = "$wanted" ] || { echo "replay: exit $status, wanted $wanted"; cat "$scratch/replayed"; return 1; }
}

# again STATUS ARGUMENT...: records with these arguments, then compares the replay
again() {
	record "$@" && [ -s "$scratch/recorded" ] && replays "$1" && diff "$scratch/recorded" "$scratch/replayed"
}

events="UNC_C_CLOCKTICKS,UNC_M_CAS_COUNT.RD"
both="-e UNC_C_TOR_INSERTS.OPCODE,opc=DRd -e UNC_C_TOR_INSERTS.OPCODE,opc=RFO"
try "record: a replay prints the same text" again 0 --sim "ivt,$busy" -e $events -M MEM_BW_READS --timeout 300
try "record: a replay prints the same JSON" again 0 --sim "ivt,$busy" -e $events -M MEM_BW_READS --timeout 300 \
	--format json
try "record: a replay prints the same values of groups" again 0 --sim "ivt,$busy" -g clocks,interconnect -t 100
try "record: a replay prints the same reports at intervals" again 0 --sim "ivt,$busy" -e $events -I 50 --timeout 200 \
	--per-instance
printf '%s\n' '{ "schema": 1, "platform": "icx", "cores": 4, "example": true, "clocks": { "imc": 1600000000 },
	"sockets": [ { "package": 0, "bus": "0x7e", "node": 0 } ] }' >"$scratch/icx.json"
try "record: a replay prints the same counts of registers in memory" again 0 --sim "icx,$scratch/icx.json" \
	-e UNC_M_CAS_COUNT.RD,UNC_M_CLOCKTICKS -t 100
in_a_window() {
	grep -q '"space":"mmio","window":"imc.channel","instance":11,"offset":"0x40","width":32,"register":"IMC11_PMON_CTL0","value":"0x400f04"}' "$tape" &&
		! grep -q '"space":"pci".*IMC' "$tape"
}
try "record: a line of a register in memory has box, window, instance and byte" in_a_window
# bad_window CHANGE MESSAGE: one clear error for a line in memory
bad_window() {
	cp "$tape" "$scratch/good.jsonl"
	sed "$1" "$scratch/good.jsonl" >"$tape"
	run stat --replay "$tape"
	cp "$scratch/good.jsonl" "$tape"
	[ "$status" = 2 ] && grep -qF -- "$2" "$scratch/err" && [ "$(wc -l <"$scratch/err")" = 1 ] ||
		{ echo "exit $status"; cat "$scratch/err"; return 1; }
}
try "replay: a window that the platform lacks is named" bad_window 's/imc[.]channel/imc.canal/' \
	'/window: icx has no window of memory "imc.canal"'
try "replay: the window of an instance that the box lacks is reported" bad_window 's/"instance":11,/"instance":12,/' \
	'/instance: imc has instances 0 to 11'
try "replay: a byte beyond the window is reported" bad_window 's/"offset":"0x40"/"offset":"0x4000"/' \
	'/offset: 0x4000 is beyond the window, which has 0x4000 bytes'
try "replay: a line in memory needs its window" bad_window 's/"window":"imc.channel",//' 'an access to memory needs the key "window"'
try "replay: a line of PCI space has no window" bad_window 's/"space":"mmio"/"space":"pci"/' \
	'/window: an access to PCI space has no key "window"'
try "replay: a byte beyond configuration space is reported" bad_window \
	's/"space":"mmio","window":"imc.channel","instance":[0-9]*,"offset":"0x40"/"space":"pci","device":1,"function":1,"offset":"0x1000"/' \
	'/offset: 0x1000 is beyond configuration space, which has 4096 bytes'
# Another instance's window is another register: the run does not match.
try "replay: another instance in a line is a difference" bad_window '/"op":"write"/s/"instance":11,/"instance":10,/' "the recording has"
# The mark is that of the recording: without it no format speaks of a simulator, though a replay is none of real registers.
speaks_of_it() {
	sed 's/"simulated": false//' "$1" | grep -i simulat
}
simulated_everywhere() {
	real=$scratch/real.jsonl
	record 0 --sim "ivt,$busy" -e $events -s 0 -t 300 &&
		sed '1s/"simulated":true/"simulated":false/; 1s/the simulator/host/' "$tape" >"$real" && ! cmp -s "$tape" "$real" || return 1
	for format in text json csv openmetrics prometheus; do
		replays 0 --format $format && speaks_of_it "$scratch/out" >"$scratch/said" || { cat "$scratch/out"; return 1; }
		run stat --replay "$real" --format $format
		[ "$status" = 0 ] && [ -s "$scratch/out" ] && ! speaks_of_it "$scratch/out" || return 1
	done
	replays 0 -x ';' && grep -q ';;simulated$' "$scratch/out" && run stat --replay "$real" -x ';' &&
		[ "$(awk -F ';' '{ print NF }' "$scratch/out" | sort -u)" = 9 ] || return 1
	run report "$tape" -o "$scratch/tape.html" && grep -q 'the simulator' "$scratch/tape.html" &&
		run report "$real" -o "$scratch/real.html" && ! speaks_of_it "$scratch/real.html"
}
try "record: every format, and the page, says that the machine was simulated, and only then" simulated_everywhere
try "record: a replay prints the same report of lost and stolen counts" again 1 --sim "ivt,$trouble" -e $events -I 500 \
	--timeout 2000 --format json
try "record: the replay prints stolen counts as stolen" grep -q '"stolen"' "$scratch/replayed"
try "record: a replay prints the same report of an overflow that froze a socket" again 1 \
	--sim ivt,tests/scenarios/overflow.json -e $events -t 2000
try "record: a replay prints the same report of a hidden device" again 1 --sim ivt,tests/scenarios/hidden_channel.json \
	-e UNC_M_CAS_COUNT.RD -i -t 100
# costs OPTIONS MORE: the line of the text is the sum over the intervals, and is printed from one percent on
costs() {
	words=$1
	record 0 --sim "ivt,$busy" $words -f csv -- sleep 0.1 &&
		awk -F, 'NR > 1 && $1 != last { samples += $(NF - 17); ns += $(NF - 16); last = $1 }
			END { if (ns > last * 1e7) printf "  sampling took %.1f %% of the time: %d samples, %.3g ms each with checks%s\n",
				ns / last / 1e7, samples, ns / samples / 1e6, more }' more="$2" "$scratch/recorded" >"$scratch/cost" &&
		replays 0 -f text || return 1
	grep '^  sampling took' "$scratch/replayed" >"$scratch/told"
	diff "$scratch/cost" "$scratch/told"
}
costs_much() {
	costs "-m $both -I 2" " and changes of pass" && [ -s "$scratch/told" ]
}
try "stat: says how much of the time sampling took, and how many samples it made" costs_much
try "stat: does not mention sampling that took less than one percent" costs "-e UNC_P_CLOCKTICKS -I 50" ""
costs_mean() {
	record 0 --sim "ivt,$busy" -e $events -r 3 -f json -- sleep 0.25 &&
		grep -q '"samples": [1-9][0-9]*, "sampling_ns": [1-9][0-9]*}$' "$scratch/recorded" || { cat "$scratch/recorded"; return 1; }
}
try "stat: JSON of repeated runs has samples and sampling time" costs_mean
try "record: a replay prints the same multiplexed counts" again 0 --sim "ivt,$busy" --multiplex $both --timeout 200 \
	-f json
try "record: a replay prints the same counts with --frozen" again 0 --sim "ivt,$busy" -e $events --frozen -I 20 \
	--timeout 100
try "record: a replay prints the same report of repeated runs with --all" again 0 --sim "ivt,$busy" -e $events -r 3 \
	-t 50 --all
try "record: a replay prints the same dry run" again 0 --sim ivt:2,idle --dry-run -e UNC_C_CLOCKTICKS
try "record: a replay prints the same writes with --verbose" again 0 --sim ivt:2,idle --verbose -e UNC_C_CLOCKTICKS \
	-t 10
try "record: options may precede FILE and the command name" eval '
	"$uncore" --sim ivt:2 record -f json "$tape" -e UNC_C_CLOCKTICKS -t 10 >"$scratch/recorded" &&
	replays 0 && diff "$scratch/recorded" "$scratch/replayed"'

# The replay must end as the command did, too.
measured() {
	record 7 --sim "ivt,$trouble" $both -m -I 20 -f json -- sh -c 'sleep 0.1; exit 7' secret-word &&
		replays 7 && diff "$scratch/recorded" "$scratch/replayed"
}
try "record: a replay of a command prints the same reports and exits with its status" measured
try "record: a recording has the exit status of the command" grep -q '^{"wait":"child","status":7}$' "$tape"
try "record: a recording has no arguments of the command" eval '! grep -q "secret-word\|sleep 0" "$tape"'
try "record: a replay exits 127 when the recorded command could not be run" eval \
	'record 127 --sim ivt -e UNC_C_CLOCKTICKS -- /nowhere/at-all &&
	replays 127 && holds err "uncore stat: the command could not be run when this was recorded"'
try "record: a replay prints the same report of a command that a timeout ends" again 143 --sim ivt,idle \
	-e UNC_C_CLOCKTICKS -t 50 -f json -- sleep 30

# is_taped: waits until the run that has just begun has recorded more than 150 lines, ten seconds at most
is_taped() {
	for each in $(seq 200); do
		[ "$(wc -l <"$tape")" -le 150 ] || return 0
		sleep 0.05
	done
	echo "only $(wc -l <"$tape") lines"
	return 1
}

interrupted() {
	: >"$tape"
	"$uncore" record "$tape" --sim "ivt,$busy" -e UNC_C_CLOCKTICKS -I 20 >"$scratch/recorded" &
	is_taped || return 1
	kill -INT $!
	wait $!
	grep -q '^{"wait":"signal","status":2}$' "$tape" && replays 0 && diff "$scratch/recorded" "$scratch/replayed"
}
try "record: a replay prints the same reports of a run that SIGINT ended" interrupted

gone() {
	"$uncore" record "$tape" --sim "ivt,$busy" -e UNC_C_CLOCKTICKS -I 1 -t 1000 -f csv -- sleep 5 2>&1 |
		head -n 2 >"$scratch/recorded"
	grep -q '^{"wait":"output","status":0}$' "$tape" && replays 143 &&
		head -n 2 "$scratch/replayed" | diff "$scratch/recorded" -
}
try "record: a run can be replayed after its reader closed the pipe" gone

killed() {
	: >"$tape"
	"$uncore" record "$tape" --sim "ivt,$busy" -e UNC_C_CLOCKTICKS -I 20 >"$scratch/recorded" &
	is_taped || return 1
	kill -KILL $!
	wait $! 2>/dev/null
	replays 2 && grep -q "^uncore stat: $tape:[0-9]*: the recording \(has ended before\|is cut off in\) this line; the run " \
		"$scratch/err" && [ "$(wc -l <"$scratch/out")" -ge "$(wc -l <"$scratch/recorded")" ]
}
try "record: a replay of a killed run prints its reports and says where the recording ends" killed

# ---- options of a replay ----

record 0 --sim "ivt,$busy" -e $events -t 100 >"$scratch/try.log" 2>&1
try "replay: --format prints the recorded counts in another format" eval \
	'replays 0 --format csv && grep -q "^time,\|,UNC_C_CLOCKTICKS," "$scratch/out"'
try "replay: accepts the recorded events on the command line" replays 0 -e UNC_C_CLOCKTICKS -e UNC_M_CAS_COUNT.RD -t 100
try "replay: events that were not recorded exit 2 with the first difference" eval \
	'replays 2 -e UNC_H_CLOCKTICKS -t 100 && [ ! -s "$scratch/out" ] &&
	grep -q "^uncore stat: $tape:2: the run differs from the recording: it comes to a read of socket 0, H.*; the recording has \
a read of socket 0, C0_MSR_PMON_CTL0, MSR 0xd10, 32 bits$" "$scratch/err"'
# other_options STATUS HINTS ARGUMENT...: so many lines name the options of the recording
hint="  it was recorded with --event=UNC_C_CLOCKTICKS,UNC_M_CAS_COUNT.RD --timeout=100; to use these options, leave out"
other_options() {
	hints=$2
	status_wanted=$1
	shift 2
	replays $status_wanted "$@" && [ "$(grep -cxF -- "$hint $left_out" "$scratch/err")" = $hints ] || { cat "$scratch/err"; return 1; }
}
left_out=-e
try "replay: a run of another length names the recorded options, and what to leave out" other_options 2 1 -e $events -t 200
try "replay: the recorded options alone have no such hint" other_options 0 0 -e $events -t 100
left_out="-M -g"
try "replay: the hint names all options that say what to count" other_options 2 1 -g clocks -M MEM_BW_READS
try "replay: --output writes the report to a file" eval 'replays 0 -o "$scratch/report" && [ ! -s "$scratch/out" ] &&
	undated "$scratch/report" | diff "$scratch/recorded" -'
try "replay: rejects --sim, because the recording is the machine" complains 2 "stat --replay $tape --sim ivt" \
	"uncore stat: --replay takes its machine from the recording: leave out --sim, --root and --state"
try "replay: rejects --state, because the recording is the machine" complains 2 "stat --replay $tape --state $scratch" \
	"uncore stat: --replay takes its machine from the recording: leave out --sim, --root and --state"
try "replay: rejects a command to run" complains 2 "stat --replay $tape -- touch $scratch/ran" \
	"uncore stat: --replay runs no command: leave out touch"
try "replay: record has no option --replay" complains 2 "record $scratch/two --replay $tape" \
	"uncore record: there is no option --replay; did you mean --repeat?"
try "replay: a missing file is named in the message" complains 2 "stat --replay $scratch/none" \
	"uncore stat: --replay $scratch/none: No such file or directory"

# ---- damaged recordings, and recordings of other machines ----

# altered SED MESSAGE...: the changed recording is rejected with these messages, and no report is printed
altered() {
	cp "$tape" "$scratch/whole"
	sed -i "$1" "$tape"
	replays 2
	result=$?
	mv "$scratch/whole" "$tape"
	shift
	[ "$result" = 0 ] && [ ! -s "$scratch/out" ] || { cat "$scratch/replayed"; return 1; }
	for message in "$@"; do
		grep -qF -- "$message" "$scratch/err" || { echo "not there: $message"; cat "$scratch/err"; return 1; }
	done
}
middle=$(grep -n '"op":"write"' "$tape" | sed -n '5s/:.*//p')
try "replay: a recording that ends after its first line exits 2" altered 1q \
	"run.jsonl:2: the recording has ended before this line; the run comes to"
try "replay: a recording that ends too early exits 2 and names the line" altered "${middle}q" \
	"run.jsonl:$((middle + 1)): the recording has ended before this line; the run comes to"
try "replay: a changed value is reported as a difference at its line" altered "${middle}s/\"value\":\"0x/&7/" \
	"run.jsonl:$middle: the run differs from the recording: it comes to a write of socket 0, " "; the recording has a write of"
try "replay: a difference names the version of uncore that made the recording" altered \
	"1s/\"uncore\":\"[^\"]*/\"uncore\":\"0.0.7/;${middle}d" \
	"run.jsonl:$middle: the run differs from the recording" "  it was recorded by uncore 0.0.7, and this is "
try "replay: a repeated line is reported as a difference" altered "${middle}p" \
	"run.jsonl:$((middle + 1)): the run differs from the recording"
try "replay: a line after the end is reported as a difference" altered '$p' \
	": the run differs from the recording: it comes to its end; the recording has a look"
try "replay: a line that is not valid JSON is reported" altered "${middle}s/,\"unit\"/\"unit\"/" "run.jsonl:$middle:" \
	"each line is one whole JSON object"
try "replay: a misspelt key is reported with a similar one" altered "${middle}s/\"unit\"/\"unti\"/" \
	"run.jsonl:$middle:" ": /unti: an access has no key \"unti\"; did you mean \"unit\"?"
try "replay: an unknown platform is reported as another version of the tables" altered '1s/"ivt"/"ivx"/' \
	"run.jsonl:1: another version of the tables made the recording: these have no platform \"ivx\""
try "replay: a recording of another platform is reported as a difference" altered '1s/"ivt"/"jkt"/' "run.jsonl:" \
	"the run differs from the recording" \
	"; another version of the tables made the recording (line "
try "replay: a recording in version 2 of the format is rejected" altered \
	'1s/"uncore_recording":1/"uncore_recording":2/' \
	"run.jsonl:1:1: a recording of version 2; this uncore reads version 1"

# A recording may come from a stranger, so it must not name a file of this machine.
echo precious >"$scratch/mine"
for word in --output=$scratch/mine --replay=$scratch/mine --sim=ivt --help extra; do
	try "replay: a recording with $word among its options is rejected" altered "1s|\"arguments\":\\[|&\"$word\",|" \
		"run.jsonl:1: /arguments: only options of uncore stat may be here, and none that names a file or a machine"
done
try "replay: the rejected recordings have not overwritten a file" eval '[ "$(cat "$scratch/mine")" = precious ]'

# ---- the file of a recording ----

private() {
	record 0 --sim "ivt,$busy" -e UNC_C_CLOCKTICKS -t 10 -o "$scratch/report" --state "$scratch/state" &&
		! grep -qF "$scratch" "$tape" && ! grep -q "$busy" "$tape"
}
try "record: a recording names no other file" private
try "record: a missing FILE is reported" complains 2 record \
	"uncore record: an argument is missing: FILE [OPTIONS] [--] [COMMAND [ARGUMENT...]]"
try "record: FILE in a missing folder is reported" complains 2 \
	"record $scratch/no/tape --sim ivt -e UNC_C_CLOCKTICKS -t 1" \
	"uncore record: $scratch/no/tape: No such file or directory"
kept() {
	echo whole >"$tape"
	complains 2 "record $tape --sim ivt -e UNC_NO_SUCH -t 1" && grep -qx whole "$tape" &&
		complains 2 "record $tape --sim gnr -e UNC_CHACMS_CLOCKTICKS -t 1" \
			"uncore record: col 1: UNC_CHACMS_CLOCKTICKS cannot be programmed" && grep -qx whole "$tape"
}
try "record: a wrong event, or one that nothing counts, leaves FILE unchanged" kept
full() {
	run record /dev/full --sim ivt -e UNC_C_CLOCKTICKS -t 10
	[ "$status" = 2 ] && grep -q UNC_C_CLOCKTICKS "$scratch/out" &&
		holds err "uncore record: /dev/full: No space left on device; the recording is whole up to line 0"
}
if [ -c /dev/full ]; then
	try "record: a full disk exits 2 and says how much of the recording is whole" full
else
	skip "record: a full disk exits 2 and says how much of the recording is whole" "/dev/full is not there"
fi

# A replay has no machine, so buses and devices come from the recording.
cat >"$scratch/disks.json" <<'END'
{ "schema": 1, "platform": "skx", "sockets": 1, "example": true, "traffic": [], "devices": [
    { "name": "nvme7", "kind": "nvme", "box": "iio", "instance": 3 },
    { "name": "eth10", "kind": "net", "box": "iio", "instance": 3 } ] }
END
recorded_devices() {
	"$uncore" record "$scratch/disks.tape" --sim "skx,$scratch/disks.json" -g io -t 10 -f csv 2>"$scratch/err" >"$scratch/live" &&
		"$uncore" stat --replay "$scratch/disks.tape" -f csv >"$scratch/again" || { cat "$scratch/err"; return 1; }
	for file in live again; do
		grep -c '^.*,metric,IO_BW_READ,iio,0,[0-9]*,.*,0000:[0-9a-f][0-9a-f],' "$scratch/$file" | grep -qx 6 &&
			grep -c ',IO_BW_READ,iio,0,3,.*,nvme7 eth10,,,,,,,$' "$scratch/$file" | grep -qx 1 &&
			! grep ',IO_BW_READ,iio,0,2,.*nvme' "$scratch/$file" || { cat "$scratch/$file"; return 1; }
	done
}
try "record: a recording has the buses of I/O stacks and the devices below them" recorded_devices

# The examples of the manual build on each other, so they run in order.
examples_replay() {
	examples_of record | sed 's/^uncore //' >"$scratch/examples"
	[ "$(wc -l <"$scratch/examples")" -ge 3 ] || { cat "$scratch/examples"; return 1; }
	binary=$(cd "$(dirname "$uncore")" && pwd)/uncore
	(cd "$scratch" && while read -r words; do eval "$binary $words" || exit 1; done <"$scratch/examples")
}
try "help: every example of record works as printed" examples_replay

# jsonschema must accept every recorded line, and reject each line after a change.
cat >"$scratch/lines.py" <<'PYTHON'
import json, sys
import jsonschema
check = jsonschema.Draft202012Validator(json.load(open("spec/schema/recording.schema.json", encoding="utf-8")))
check.check_schema(check.schema)
lines = [json.loads(line) for line in open(sys.argv[1], encoding="utf-8")]
bad = [(n, e.message) for n, line in enumerate(lines, 1) for e in check.iter_errors(line)]
kinds = {k for line in lines for k in line} & {"uncore_recording", "op", "now", "sleep", "wait", "error", "list"}
shapes = list({(line.get("op"), *line): line for line in lines}.values())
worse = [dict(line, unheard_of=1) for line in shapes] + [dict(line, unit=-1) for line in shapes if "op" in line]
for line in shapes:
    worse += [{k: v for k, v in line.items() if k != left_out} for left_out in line
              if left_out not in ("uncore", "register", "scope", "list", "device_id", "stepping", "simulated") and not ("error" in line and left_out == "error"
              and line["op"] == "write")]
accepted = [line for line in worse if check.is_valid(line)]
print(len(lines), sorted(kinds), bad[:3], accepted[:3])
sys.exit(bool(bad or accepted or len(kinds) < 7))
PYTHON
python=
for candidate in python3 /usr/bin/python3; do
	"$candidate" -c 'import jsonschema; jsonschema.Draft202012Validator' 2>/dev/null && python=$candidate && break
done
if [ -n "$python" ]; then
	record 1 --sim "ivt,$trouble" -e $events -I 500 --timeout 2000 >"$scratch/try.log" 2>&1
	try "record: every line of a recording matches spec/schema/recording.schema.json" "$python" \
		"$scratch/lines.py" "$tape"
else
	skip "record: every line of a recording matches spec/schema/recording.schema.json" \
		"Debian's python3-jsonschema is not there"
fi
