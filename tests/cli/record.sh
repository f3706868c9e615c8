# SPDX-License-Identifier: MIT
# Sourced by run.sh: uncore record, and uncore stat --replay. A replay must print what the recorded run printed, byte by byte.

tape=$scratch/run.jsonl
busy=tests/scenarios/two_sockets.json
trouble=tests/scenarios/trouble.json

# record STATUS ARGUMENT...: what it prints, on either of both, is in $scratch/recorded
record() {
	wanted=$1
	shift
	run record "$tape" "$@"
	cat "$scratch/err" "$scratch/out" >"$scratch/recorded"
	[ "$status" = "$wanted" ] || { echo "record: exit $status, wanted $wanted"; cat "$scratch/recorded"; return 1; }
}

# replays STATUS ARGUMENT...: as record
replays() {
	wanted=$1
	shift
	run stat --replay "$tape" "$@"
	cat "$scratch/err" "$scratch/out" >"$scratch/replayed"
	[ "$status" = "$wanted" ] || { echo "replay: exit $status, wanted $wanted"; cat "$scratch/replayed"; return 1; }
}

# again STATUS ARGUMENT...: records with these, then replays the same
again() {
	record "$@" && [ -s "$scratch/recorded" ] && replays "$1" && diff "$scratch/recorded" "$scratch/replayed"
}

events="UNC_C_CLOCKTICKS,UNC_M_CAS_COUNT.RD"
both="-e UNC_C_TOR_INSERTS.OPCODE,opc=DRd -e UNC_C_TOR_INSERTS.OPCODE,opc=RFO"
try "record: a replay prints the same text" again 0 --sim "ivt,$busy" -e $events -M MEM_BW_READS --timeout 300
try "record: the same JSON" again 0 --sim "ivt,$busy" -e $events -M MEM_BW_READS --timeout 300 --format json
try "record: reports at intervals" again 0 --sim "ivt,$busy" -e $events -I 50 --timeout 200 --per-instance
try "record: counts that are lost and stolen" again 1 --sim "ivt,$trouble" -e $events -I 500 --timeout 2000 --format json
try "record: they were lost and stolen" grep -q '"stolen"' "$scratch/replayed"
try "record: an overflow that froze" again 1 --sim ivt,tests/scenarios/overflow.json -e $events -t 2000
try "record: a device that is hidden" again 1 --sim ivt,tests/scenarios/hidden_channel.json -e UNC_M_CAS_COUNT.RD -i -t 100
# What sampling took: the text's line is about the sum of what the intervals say, and stands there from one percent on.
costs() {
	words=$1
	record 0 --sim "ivt,$busy" $words -f csv -- sleep 0.1 &&
		awk -F, 'NR > 1 && $1 != last { samples += $(NF - 2); ns += $(NF - 1); last = $1 }
			END { if (ns > last * 1e7) printf "  sampling took %.1f %% of the time: %d samples, %.3g ms each with checks%s\n",
				ns / last / 1e7, samples, ns / samples / 1e6, more }' more="$2" "$scratch/recorded" >"$scratch/cost" &&
		replays 0 -f text || return 1
	grep '^  sampling took' "$scratch/replayed" >"$scratch/told"
	diff "$scratch/cost" "$scratch/told"
}
costs_much() {
	costs "-m $both -I 2" " and changes of pass" && [ -s "$scratch/told" ]
}
try "stat: what sampling took" costs_much
try "stat: nothing is said where that is little" costs "-e UNC_P_CLOCKTICKS -I 50" ""
costs_mean() {
	record 0 --sim "ivt,$busy" -e $events -r 3 -f json -- sleep 0.25 &&
		grep -q '"samples": [2-9], "sampling_ns": [1-9][0-9]*}$' "$scratch/recorded" || { cat "$scratch/recorded"; return 1; }
}
try "stat: and in the mean of several runs" costs_mean
try "record: events that count in turn" again 0 --sim "ivt,$busy" --multiplex $both --timeout 200 -f json
try "record: boxes that are held still" again 0 --sim "ivt,$busy" -e $events --frozen -I 20 --timeout 100
try "record: repetitions, the sum of the sockets" again 0 --sim "ivt,$busy" -e $events -r 3 -t 50 --all
try "record: a dry run" again 0 --sim ivt:2,idle --dry-run -e UNC_C_CLOCKTICKS
try "record: every write" again 0 --sim ivt:2,idle --verbose -e UNC_C_CLOCKTICKS -t 10
try "record: options before FILE, and before the command" eval '
	"$uncore" --sim ivt:2 record -f json "$tape" -e UNC_C_CLOCKTICKS -t 10 >"$scratch/recorded" &&
	replays 0 && diff "$scratch/recorded" "$scratch/replayed"'

# The reports stand beside what the command prints, and its end is replayed.
measured() {
	record 7 --sim "ivt,$trouble" $both -m -I 20 -f json -- sh -c 'sleep 0.1; exit 7' secret-word &&
		replays 7 && diff "$scratch/recorded" "$scratch/replayed"
}
try "record: a command, with the clock going on" measured
try "record: the command's status is in it" grep -q '^{"wait":"child","status":7}$' "$tape"
try "record: the command's words are not" eval '! grep -q "secret-word\|sleep 0" "$tape"'
try "record: a command that cannot be run" eval 'record 127 --sim ivt -e UNC_C_CLOCKTICKS -- /nowhere/at-all &&
	replays 127 && holds err "uncore stat: the command could not be run when this was recorded"'
try "record: a command that a timeout ends" again 143 --sim ivt,idle -e UNC_C_CLOCKTICKS -t 50 -f json -- sleep 30

interrupted() {
	"$uncore" record "$tape" --sim "ivt,$busy" -e UNC_C_CLOCKTICKS -I 20 >"$scratch/recorded" &
	sleep 0.3
	kill -INT $!
	wait $!
	grep -q '^{"wait":"signal","status":2}$' "$tape" && replays 0 && diff "$scratch/recorded" "$scratch/replayed"
}
try "record: a run that is interrupted" interrupted

gone() {
	"$uncore" record "$tape" --sim "ivt,$busy" -e UNC_C_CLOCKTICKS -I 1 -t 1000 -f csv -- sleep 5 2>&1 |
		head -n 2 >"$scratch/recorded"
	grep -q '^{"wait":"output","status":0}$' "$tape" && replays 143 &&
		head -n 2 "$scratch/replayed" | diff "$scratch/recorded" -
}
try "record: a run whose reader goes" gone

killed() {
	"$uncore" record "$tape" --sim "ivt,$busy" -e UNC_C_CLOCKTICKS -I 20 >"$scratch/recorded" &
	sleep 0.3
	kill -KILL $!
	wait $! 2>/dev/null
	[ "$(wc -l <"$tape")" -gt 100 ] || { echo "only $(wc -l <"$tape") lines"; return 1; }
	replays 2 && grep -q "^uncore stat: $tape:[0-9]*: the recording \(has ended before\|is cut off in\) this line; the run " \
		"$scratch/err" && [ "$(wc -l <"$scratch/out")" -ge "$(wc -l <"$scratch/recorded")" ]
}
try "record: a run that is killed" killed

# ---- what else may be said ----

record 0 --sim "ivt,$busy" -e $events -t 100 >"$scratch/try.log" 2>&1
try "replay: in another format" eval 'replays 0 --format csv && grep -q "^time,\|,UNC_C_CLOCKTICKS," "$scratch/out"'
try "replay: with its events said again" replays 0 -e UNC_C_CLOCKTICKS -e UNC_M_CAS_COUNT.RD -t 100
try "replay: other events leave the recording" eval 'replays 2 -e UNC_H_CLOCKTICKS -t 100 && [ ! -s "$scratch/out" ] &&
	grep -q "^uncore stat: $tape:2: the run differs from the recording: it comes to a read of socket 0, H.*; the recording has \
a read of socket 0, C0_MSR_PMON_CTL0, MSR 0xd10, 32 bits$" "$scratch/err"'
try "replay: reports go where --output says" eval 'replays 0 -o "$scratch/report" && [ ! -s "$scratch/out" ] &&
	diff "$scratch/recorded" "$scratch/report"'
try "replay: another simulated machine" complains 2 "stat --replay $tape --sim ivt" \
	"uncore stat: --replay takes its machine from the recording: leave out --sim, --root and --state"
try "replay: no locks, no journal" complains 2 "stat --replay $tape --state $scratch" \
	"uncore stat: --replay takes its machine from the recording: leave out --sim, --root and --state"
try "replay: no command is run" complains 2 "stat --replay $tape -- touch $scratch/ran" \
	"uncore stat: --replay runs no command: leave out touch"
try "replay: none is recorded" complains 2 "record $scratch/two --replay $tape" \
	"uncore record: there is no option --replay; did you mean --repeat?"
try "replay: a file that is not there" complains 2 "stat --replay $scratch/none" \
	"uncore stat: --replay $scratch/none: No such file or directory"

# ---- what is no recording, or of another machine ----

# altered SED MESSAGE...: the recording with a change is refused, with a message and no numbers
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
try "replay: cut off behind the first line" altered 1q "run.jsonl:2: the recording has ended before this line; the run comes to"
try "replay: cut off in the middle" altered "${middle}q" \
	"run.jsonl:$((middle + 1)): the recording has ended before this line; the run comes to"
try "replay: a value that was not written" altered "${middle}s/\"value\":\"0x/&7/" \
	"run.jsonl:$middle: the run differs from the recording: it comes to a write of socket 0, " "; the recording has a write of"
try "replay: of another uncore" altered "1s/\"uncore\":\"[^\"]*/\"uncore\":\"0.0.7/;${middle}d" \
	"run.jsonl:$middle: the run differs from the recording" "  it was recorded by uncore 0.0.7, and this is "
try "replay: a line too many" altered "${middle}p" "run.jsonl:$((middle + 1)): the run differs from the recording"
try "replay: a line behind the end" altered '$p' ": the run differs from the recording: it comes to its end; the recording has a look"
try "replay: a damaged line" altered "${middle}s/,\"unit\"/\"unit\"/" "run.jsonl:$middle:" "each line is one whole JSON object"
try "replay: a wrong key" altered "${middle}s/\"unit\"/\"unti\"/" \
	"run.jsonl:$middle:" ": /unti: an access has no key \"unti\"; did you mean \"unit\"?"
try "replay: an unknown platform" altered '1s/"ivt"/"ivx"/' \
	"run.jsonl:1: another version of the tables made the recording: these have no platform \"ivx\""
try "replay: another platform" altered '1s/"ivt"/"jkt"/' "run.jsonl:" "the run differs from the recording" \
	"; another version of the tables made the recording (line "
try "replay: another version" altered '1s/"uncore_recording":1/"uncore_recording":2/' \
	"run.jsonl:1:1: a recording of version 2; this uncore reads version 1"

# A recording comes from a stranger: it names no file here.
echo precious >"$scratch/mine"
for word in --output=$scratch/mine --replay=$scratch/mine --sim=ivt --help extra; do
	try "replay: recorded options name no file ($word)" altered "1s|\"arguments\":\\[|&\"$word\",|" \
		"run.jsonl:1: /arguments: only options of uncore stat may be here, and none that names a file or a machine"
done
try "replay: the file is as it was" eval '[ "$(cat "$scratch/mine")" = precious ]'

# ---- what a recording is ----

private() {
	record 0 --sim "ivt,$busy" -e UNC_C_CLOCKTICKS -t 10 -o "$scratch/report" --state "$scratch/state" &&
		! grep -qF "$scratch" "$tape" && ! grep -q "$busy" "$tape"
}
try "record: names no other file" private
try "record: no FILE" complains 2 record "uncore record: an argument is missing: FILE [OPTIONS] [--] [COMMAND [ARGUMENT...]]"
try "record: FILE in a folder that is not there" complains 2 "record $scratch/no/tape --sim ivt -e UNC_C_CLOCKTICKS -t 1" \
	"uncore record: $scratch/no/tape: No such file or directory"
kept() {
	echo whole >"$tape"
	complains 2 "record $tape --sim ivt -e UNC_NO_SUCH -t 1" && grep -qx whole "$tape"
}
try "record: a wrong event leaves FILE alone" kept
full() {
	run record /dev/full --sim ivt -e UNC_C_CLOCKTICKS -t 10
	[ "$status" = 2 ] && grep -q UNC_C_CLOCKTICKS "$scratch/out" &&
		holds err "uncore record: /dev/full: No space left on device; the recording is whole up to line 0"
}
if [ -c /dev/full ]; then
	try "record: a full disk" full
else
	skip "record: a full disk" "/dev/full is not there"
fi

# What the manual offers must work as it is printed, one line behind the other.
examples_replay() {
	run record --help
	sed -n 's/^  uncore \(.*[^ ]\)  *# .*/\1/p' "$scratch/out" >"$scratch/examples"
	[ "$(wc -l <"$scratch/examples")" -ge 3 ] || { cat "$scratch/out"; return 1; }
	binary=$(cd "$(dirname "$uncore")" && pwd)/uncore
	(cd "$scratch" && while read -r words; do eval "$binary $words" || exit 1; done <"$scratch/examples")
}
try "help: every example of record works" examples_replay

# Another tool's opinion of the lines, and of lines that are wrong.
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
              if left_out not in ("uncore", "register", "scope", "list", "device_id") and not ("error" in line and left_out == "error"
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
	try "record: every line is as spec/schema/recording.schema.json says" "$python" "$scratch/lines.py" "$tape"
else
	skip "record: every line is as spec/schema/recording.schema.json says" "Debian's python3-jsonschema is not there"
fi
