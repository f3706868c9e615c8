# SPDX-License-Identifier: MIT
# Sourced by commands.sh: checks uncore stat and restore as a user sees them. Counts were computed by hand from
# tests/scenarios/two_sockets.json: a rate of 62500000 on 8 channels is 500000000 a second; 10 CBos at 2.7 GHz count
# 27000000000 cycles a second; a CAS command moves 64 bytes.

# value NAME SOCKET: prints the value from the JSON lines of the last run, which may be null
value() {
	sed -n "s/.*\"\(event\|metric\)\": \"$1\".*\"socket\": $2,.*\"value\": \([^,]*\),.*/\2/p" "$scratch/out"
}

# counts NAME SOCKET WANTED: the value is the wanted one
counts() {
	got=$(value "$1" "$2")
	[ "$got" = "$3" ] || { echo "$1 on socket $2: $got, not $3"; cat "$scratch/out" "$scratch/err"; return 1; }
}

stat_events() {
	exits 0 --sim $load stat -e UNC_M_CAS_COUNT.RD,UNC_C_CLOCKTICKS -e imc:fixed --timeout 1000 --format json &&
		counts UNC_M_CAS_COUNT.RD 0 500000000 && counts UNC_M_CAS_COUNT.RD 1 250000000 &&
		counts UNC_C_CLOCKTICKS 1 27000000000 && counts imc:fixed 0 6400000000
}
try "stat: counts events for each socket" stat_events

stat_sum() {
	exits 0 --sim $load stat --all -M MEM_BW_READS -e UNC_M_CAS_COUNT.RD -t 500 -f json &&
		counts UNC_M_CAS_COUNT.RD null 375000000 && counts MEM_BW_READS null 24000000000
}
try "stat: --all adds up events and metrics over the sockets" stat_sum

# Without traffic, 15 CBos run at the simulator's own 1 GHz, and the power unit at the 800 MHz that Intel documents.
stat_clocks() {
	exits 0 --sim ivt:2,idle stat -e UNC_C_CLOCKTICKS,UNC_P_CLOCKTICKS -M PCT_CYCLES_D2C_DISABLED -t 300 -f json &&
		counts UNC_C_CLOCKTICKS 1 4500000000 && counts UNC_P_CLOCKTICKS 0 240000000 && counts PCT_CYCLES_D2C_DISABLED 0 0
}
try "stat: clocks count without traffic, and metrics divide by them" stat_clocks

stat_assumed() {
	exits 0 --sim ivt stat -e UNC_C_CLOCKTICKS,UNC_P_CLOCKTICKS -M PCT_CYCLES_D2C_DISABLED -t 300 &&
		grep -qx '  simulated, with clocks of an example machine: cbo 2500 MHz, ha 2500 MHz' "$scratch/out" &&
		exits 0 --sim ivt,idle stat -e UNC_P_CLOCKTICKS,UNC_M_CAS_COUNT.RD -t 300 && ! grep -q simulated, "$scratch/out" &&
		exits 0 --sim $load stat -e UNC_C_CLOCKTICKS -t 300 && ! grep -q simulated, "$scratch/out"
}
try "stat: says which clock rates the simulator assumed" stat_assumed

# A counter of another program wraps after 1.5 seconds, which freezes its socket.
stat_frozen() {
	exits 0 --sim ivt,tests/scenarios/overflow.json stat -e UNC_C_CLOCKTICKS -t 1499 &&
		run --sim ivt,tests/scenarios/overflow.json stat -e UNC_C_CLOCKTICKS -t 2000 -f json && [ "$status" = 1 ] &&
		counts UNC_C_CLOCKTICKS 0 null && counts UNC_C_CLOCKTICKS 1 81000000000 &&
		grep -q '"socket": 0, .*"state": "frozen"' "$scratch/out" &&
		run --sim ivt,tests/scenarios/overflow.json stat -M MEM_BW_READS -I 500 -t 2000 && [ "$status" = 1 ] && grep -q '<frozen>' "$scratch/out" &&
		tail -n 2 "$scratch/out" | grep -q '^  socket 0 was frozen for some time: ubox.global_status.ov_h1 came up (A counter of home agent 1 ' &&
		tail -n 2 "$scratch/out" | grep -q 'too small to use: type uncore who, end what counts there, and measure again'
}
try "stat: prints frozen, and why, when a counter of another program overflows" stat_frozen

stat_settings() {
	exits 0 --sim $load stat -e UNC_C_TOR_INSERTS.OPCODE,opc=DRd,UNC_C_CLOCKTICKS,imc3:UNC_M_CAS_COUNT.RD -t 100 -f json &&
		counts UNC_C_TOR_INSERTS.OPCODE,opc=DRd 0 200000000 && counts imc3:UNC_M_CAS_COUNT.RD 0 6250000
}
try "stat: -e takes commas between events and inside them" stat_settings

# Sources name a filter for these events but do not require it; without it, another event may use the filter field.
stat_optional_filter() {
	exits 0 --sim ivt,idle stat -s 0 -e UNC_P_DEMOTIONS_CORE3,UNC_P_FREQ_BAND0_CYCLES,filt7_0=12 -t 100 -f json &&
		counts UNC_P_DEMOTIONS_CORE3 0 0 && exits 0 encode -p ivt -f perf UNC_P_DEMOTIONS_CORE3 &&
		grep -qx 'uncore_pcu/event=0x21/' "$scratch/out" && exits 2 encode -p ivt -f perf UNC_P_DEMOTIONS_CORE3,filt7_0=5 &&
		grep -q "Linux's driver writes no filt7_0 for this event" "$scratch/err"
}
try "stat: counts an event without a filter that it need not have" stat_optional_filter

stat_parameters() {
	exits 0 --sim $load stat -M PCT_FREQ_BAND0:band=27,MEM_BW_WRITES -t 100 -f json &&
		counts PCT_FREQ_BAND0:band=27 0 100 && counts MEM_BW_WRITES 1 800000000
}
try "stat: -M takes a metric with a parameter and then another metric" stat_parameters

# The queue of the scenario holds 4 data reads on average; such a level has no rate.
stat_level() {
	exits 0 --sim $load stat -M AVG_TOR_DRDS_WHEN_NE -s 0 -t 100 && grep -q ' 4.00  entries  *-  ' "$scratch/out" &&
		exits 0 --sim $load stat -e UNC_M_CAS_COUNT.RD -s 0 -t 100 && grep -q ' 50,000,000  events  *500 M ' "$scratch/out"
}
try "stat: prints no rate for a metric that is a level" stat_level

stat_intervals() {
	exits 0 --sim $load stat -s 0 -e UNC_M_CAS_COUNT.RD -I 100 -t 250 -f csv && [ "$(wc -l <"$scratch/out")" = 4 ] &&
		grep -q '^0.1,0.1,.*,ok,50000000,events,8,8,100000000,100000000,0,,,,simulated,1,0,0,,,[^,]*Z,[^,]*Z,[0-9]*,[0-9]*,,,,,,,,,$' "$scratch/out" &&
		grep -q '^0.25,0.05,.*,ok,25000000,events,' "$scratch/out"
}
try "stat: each interval has the counts since the last one, the final report the rest" stat_intervals

# stat prints its warnings before the first interval, here to a reader that takes a second. The counters count meanwhile,
# so that time must be part of the interval.
stat_first_interval() {
	{
		head -c 65536 /dev/zero >&2
		"$uncore" --sim ivt,tests/scenarios/misfits.json stat -e UNC_C_CLOCKTICKS -I 100 -f csv -o "$scratch/first" -- sleep 1.2
	} 2>&1 >/dev/null | { sleep 1; cat >/dev/null; }
	awk -F, 'NR == 2 { off = $1 - $2; exit !(NF > 5 && off < 0.5 && off > -0.5) }' "$scratch/first" || { cat "$scratch/first"; return 1; }
}
try "stat: the first interval begins when the counters start" stat_first_interval

stat_multiplexed() {
	exits 0 --sim $load stat -m -s 0 -e UNC_C_TOR_INSERTS.OPCODE,opc=DRd -e UNC_C_TOR_INSERTS.OPCODE,opc=RFO -t 200 -f json &&
		counts UNC_C_TOR_INSERTS.OPCODE,opc=DRd 0 400000000 && counts UNC_C_TOR_INSERTS.OPCODE,opc=RFO 0 80000000 &&
		grep -q '"enabled_ns": 200000000, "running_ns": 100000000' "$scratch/out"
}
try "stat: --multiplex scales counts, and JSON has the time that each event counted" stat_multiplexed

stat_conflict() {
	complains 2 "--sim ivt stat -t 10 -e UNC_C_TOR_INSERTS.OPCODE,opc=DRd -e UNC_C_TOR_INSERTS.OPCODE,opc=RFO" \
		"--multiplex runs them in turn and scales the counts" && grep -q '0x182 and 0x180' "$scratch/err"
}
try "stat: says which filter values conflict and suggests --multiplex" stat_conflict

stat_hidden() {
	run --sim ivt,tests/scenarios/hidden_channel.json stat -s 1 -e UNC_M_CAS_COUNT.RD -t 10 -f json
	[ "$status" = 1 ] && grep -q '"instances_seen": 7, "instances_expected": 8' "$scratch/out"
}
try "stat: a hidden channel lowers the number of instances and makes stat exit 1" stat_hidden

stat_absent() {
	run --sim ivt,tests/scenarios/hidden_channel.json stat -s 1 -e imc3:UNC_M_CAS_COUNT.RD,imc2:UNC_M_CAS_COUNT.RD -t 10 -f json
	[ "$status" = 1 ] && counts imc3:UNC_M_CAS_COUNT.RD 1 null && grep -q '"state": "absent"' "$scratch/out" &&
		run --sim ivt,tests/scenarios/hidden_channel.json stat -s 1 -e imc3:UNC_M_CAS_COUNT.RD,imc2:UNC_M_CAS_COUNT.RD -t 10 \
			-f openmetrics && ! grep -q '^uncore_events_total{.*imc3' "$scratch/out" && grep -q '^# EOF$' "$scratch/out"
}
try "stat: JSON has null for a hidden instance, and OpenMetrics no sample" stat_absent

# A box that no socket shows has no instances, but must still be reported.
cat >"$scratch/none_there.json" <<'END'
{ "schema": 1, "platform": "ivt", "sockets": 2, "cores": 4, "boxes": [ { "box": "imc", "state": "hidden" } ] }
END
stat_whole_box() {
	run --sim "ivt,$scratch/none_there.json" stat -i $1 -e UNC_C_CLOCKTICKS,UNC_M_CAS_COUNT.RD -M MEM_BW_READS -t 10 -f csv
	[ "$status" = 1 ] && [ "$(grep -c ",UNC_M_CAS_COUNT.RD,imc,$2,,absent,,events,0,0," "$scratch/out")" = 1 ] &&
		[ "$(grep -c ",MEM_BW_READS,imc,$2,,absent,,bytes,0,0," "$scratch/out")" = 1 ] || { echo "exit $status"; cat "$scratch/out"; return 1; }
}
try "stat: -i prints one absent line for a box without any instance" stat_whole_box "" 1
try "stat: -i --all prints one absent line for a box without any instance" stat_whole_box --all ""

stat_dry() {
	exits 0 --sim ivt stat --dry-run -v -e cbo3:UNC_C_TOR_INSERTS.OPCODE,opc=DRd &&
		grep -q '^program .*C3_MSR_PMON_BOX_FILTER1 .*0x18200000 .*opc=DRd' "$scratch/out" &&
		grep -q '^program .*C3_MSR_PMON_CTL0 .*0x400135 ' "$scratch/out" && grep -q '^restore ' "$scratch/out"
}
try "stat: --dry-run prints the writes of program and restore" stat_dry

stat_command() {
	run --sim ivt stat -e UNC_C_CLOCKTICKS -- sh -c 'echo out; exit 3'
	[ "$status" = 3 ] && [ "$(cat "$scratch/out")" = out ] && grep -q UNC_C_CLOCKTICKS "$scratch/err"
}
try "stat: a command keeps its output and its exit status" stat_command

stat_killed() {
	run --sim ivt stat -e UNC_C_CLOCKTICKS sh -c 'kill -KILL $$'
	[ "$status" = 137 ]
}
try "stat: exits 137 when SIGKILL ends the command" stat_killed

stat_none() {
	run --sim ivt stat -e UNC_C_CLOCKTICKS -- "$scratch/no such program"
	[ "$status" = 127 ] && grep -q 'cannot run' "$scratch/err"
}
try "stat: exits 127 when the command does not exist" stat_none

stat_refused() {
	: >"$scratch/no program"
	for file in "$scratch/no program" "$scratch"; do
		run --sim ivt stat -e UNC_C_CLOCKTICKS -- "$file"
		[ "$status" = 126 ] && grep -q "cannot run $file: Permission denied" "$scratch/err" || { echo "exit $status"; return 1; }
	done
}
try "stat: exits 126 when the command may not be run, as a shell does" stat_refused

stat_reader_gone() {
	{ "$uncore" --sim $load stat -e UNC_C_CLOCKTICKS -I 5 -t 5000 2>"$scratch/err"; echo "exit $?" >"$scratch/status"; } |
		head -n 4 >/dev/null
	[ ! -s "$scratch/err" ] && grep -qx 'exit 0' "$scratch/status" || { cat "$scratch/err" "$scratch/status"; return 1; }
}
try "stat: ends without an error when its reader closes the pipe" stat_reader_gone

stat_timeout() {
	run --sim ivt stat -e UNC_C_CLOCKTICKS --timeout 50 sleep 60
	[ "$status" = 143 ] && grep -q UNC_C_CLOCKTICKS "$scratch/err"
}
try "stat: --timeout ends the command" stat_timeout

stat_repeat() {
	exits 0 --sim $load stat -r 3 -s 0 -e UNC_M_CAS_COUNT.RD -t 100 -f json && counts UNC_M_CAS_COUNT.RD 0 50000000 &&
		grep -q '"runs": 3, "runs_made": 3, "deviation": 0, "samples": 0, "sampling_ns": 0, "machine": ' "$scratch/out"
}
try "stat: -r prints the mean count, the number of runs and the deviation" stat_repeat

stat_output() {
	rm -f "$scratch/report"
	run --sim $load stat -s 0 -e UNC_M_CAS_COUNT.RD -t 100 -f openmetrics -o "$scratch/report"
	[ "$status" = 0 ] && [ ! -s "$scratch/out" ] && [ ! -e "$scratch/report.tmp" ] &&
		grep -qF 'uncore_events_total{platform="ivt",box="imc",event="UNC_M_CAS_COUNT.RD",socket="0"} 50000000' "$scratch/report"
}
try "stat: --output as openmetrics leaves only the report, and no temporary file" stat_output

stat_keeps() {
	echo precious >"$scratch/report"
	run --sim ivt stat -e UNC_C_TOR_INSERTS.OPCODE,opc=DRd -e UNC_C_TOR_INSERTS.OPCODE,opc=RFO -t 10 -o "$scratch/report"
	[ "$status" = 2 ] && [ "$(cat "$scratch/report")" = precious ]
}
try "stat: --output leaves its file unchanged when nothing can be measured" stat_keeps

try "stat: without events and metrics it says how to list them" complains 2 "--sim ivt stat -t 10" \
	"see: uncore list -p ivt, uncore list metrics -p ivt"
try "stat: an unknown event exits 2" complains 2 "--sim ivt stat -e UNC_C_CLOCKTICKS,UNC_C_NOSUCH -t 10"
try "stat: a misspelt metric suggests a similar one" complains 2 "--sim ivt stat -M MEM_BW_READ -t 10" \
	"did you mean MEM_BW_READS?"
try "stat: a metric without its parameter says how to write it" complains 2 "--sim ivt stat -M PCT_FREQ_BAND0 -t 10" \
	"write -M PCT_FREQ_BAND0:band=N, where N is that number"
try "stat: an unknown socket exits 2" complains 2 "--sim ivt:2 stat -s 2 -e UNC_C_CLOCKTICKS -t 10"
try "stat: an interval of 0 exits 2" complains 2 "--sim ivt stat -I 0 -e UNC_C_CLOCKTICKS -t 10"
try "stat: --sim with an unknown platform exits 2" complains 2 "--sim nosuch stat -e UNC_C_CLOCKTICKS -t 10"
try "stat: --root without a machine exits 3" complains 3 "--root $scratch/nowhere stat -e UNC_C_CLOCKTICKS -t 10"

# ---- where reports go ----

# A file opened later gets the number of a closed standard output, and must not get the report.
stat_closed() {
	"$uncore" record "$scratch/closed.jsonl" --sim $load -s 0 -e UNC_M_CAS_COUNT.RD -t 50 >&- 2>"$scratch/err"
	[ $? = 2 ] && grep -q 'could not be written' "$scratch/err" && ! grep -v '^{' "$scratch/closed.jsonl"
}
try "stat: writes no report into another file when standard output is closed" stat_closed

# within SECONDS COMMAND...: kills a command that hangs, which is a failure; sets $status
within() {
	seconds=$1
	shift
	timeout -s KILL "$seconds" "$@" >"$scratch/out" 2>"$scratch/err"
	status=$?
	[ "$status" != 137 ] || { echo "hangs, or was killed: $*"; return 1; }
}

# stat_pipe FORMAT: a named pipe gets the report, stays a pipe, and standard output gets nothing
stat_pipe() {
	rm -f "$scratch/pipe"*
	mkfifo "$scratch/pipe"
	timeout 10 cat "$scratch/pipe" >"$scratch/flowed" &
	reader=$!
	within 9 "$uncore" --sim $load stat -s 0 -e UNC_M_CAS_COUNT.RD -t 100 -f "$1" -o "$scratch/pipe"
	wait $reader && [ "$status" = 0 ] && [ -p "$scratch/pipe" ] && [ ! -s "$scratch/out" ] && grep -q 50000000 "$scratch/flowed" &&
		[ "$(ls "$scratch" | grep -c '^pipe')" = 1 ]
}
for format in json csv openmetrics; do
	try "stat: --output writes $format into a named pipe" stat_pipe $format
done

stat_link() {
	rm -f "$scratch/link"*
	echo "a line that is longer than nothing, and goes" >"$scratch/link.target"
	ln -s link.target "$scratch/link"
	run --sim $load stat -s 0 -e UNC_M_CAS_COUNT.RD -I 50 -t 100 -f openmetrics -o "$scratch/link"
	[ "$status" = 0 ] && [ -L "$scratch/link" ] && grep -q '} 50000000$' "$scratch/link.target" &&
		[ "$(grep -c '^# EOF$' "$scratch/link.target")" = 1 ] && ! grep -q longer "$scratch/link.target" &&
		[ "$(ls "$scratch" | grep -c '^link')" = 2 ]
}
try "stat: --output keeps a symbolic link, whose file gets the last report" stat_link

# A user who may write to the folder must not be able to redirect the report with a link in it.
stat_beside() {
	rm -f "$scratch/report"*
	echo precious >"$scratch/precious"
	ln -s precious "$scratch/report.tmp"
	(umask 027 && "$uncore" --sim $load stat -s 0 -e UNC_M_CAS_COUNT.RD -t 100 -f openmetrics -o "$scratch/report") &&
		[ "$(cat "$scratch/precious")" = precious ] && [ "$(stat -c %a "$scratch/report")" = 640 ] &&
		[ "$(ls "$scratch" | grep -c '^report')" = 2 ]
}
try "stat: --output follows no link FILE.tmp, and the umask sets the mode" stat_beside
rm -f "$scratch/report.tmp"

# stat_nowhere FORMAT FILE: stat must fail before the command runs
stat_nowhere() {
	rm -f "$scratch/ran"
	exits 2 --sim $load stat -s 0 -e UNC_M_CAS_COUNT.RD -f "$1" -o "$2" -- touch "$scratch/ran" && [ ! -e "$scratch/ran" ] &&
		! ls "$scratch" | grep '^folder\.'
}
mkdir "$scratch/folder"
for format in openmetrics json; do
	try "stat: --output in a missing folder runs no command, as $format" stat_nowhere $format "$scratch/no such/x"
	try "stat: --output that is a folder runs no command, as $format" stat_nowhere $format "$scratch/folder"
done

stat_full() {
	rm -f "$scratch/report"*
	echo precious >"$scratch/report"
	(trap '' XFSZ; ulimit -f 0; "$uncore" --sim $load stat -s 0 -e UNC_M_CAS_COUNT.RD -t 50 -f openmetrics -o "$scratch/report" 2>&1
		echo "exit $?") | cat >"$scratch/told"
	grep -q "^uncore stat: --output $scratch/report: " "$scratch/told" && grep -qx 'exit 2' "$scratch/told" &&
		[ "$(wc -l <"$scratch/told")" = 2 ] && [ "$(ls "$scratch" | grep -c '^report')" = 1 ] && [ "$(cat "$scratch/report")" = precious ]
}
try "stat: exits 2 and keeps the old file when a report cannot be written" stat_full

# A closed pipe on standard output is not a failure; a full --output device is.
stat_full_device() {
	{ "$uncore" --sim $load stat -s 0 -e UNC_M_CAS_COUNT.RD -t 50 -f "$1" -o /dev/full 2>"$scratch/err"; echo "exit $?" >"$scratch/status"; } | true
	grep -qx 'uncore stat: --output /dev/full: No space left on device' "$scratch/err" && grep -qx 'exit 2' "$scratch/status" &&
		[ "$(wc -l <"$scratch/err")" = 1 ] || { cat "$scratch/err" "$scratch/status"; return 1; }
}
if [ -c /dev/full ]; then
	for format in text json csv openmetrics; do
		try "stat: --output on a full device prints one message and exits 2, as $format" stat_full_device \
			$format
	done
fi

stat_rehearsed() {
	echo precious >"$scratch/report"
	exits 0 --sim ivt stat --dry-run -e UNC_C_CLOCKTICKS -o "$scratch/report" -- true && [ "$(cat "$scratch/report")" = precious ] &&
		grep -q '^restore ' "$scratch/out"
}
try "stat: --dry-run prints to standard output and leaves the --output file unchanged" stat_rehearsed

# ---- repetitions ----

# The command takes 0.1 s, then 0.6 s, at 500000000 a second. The time of only one run would give 0.58 or 3.5 of that.
stat_mean() {
	rm -f "$scratch/second"
	run --sim $load stat -r 2 -s 0 -e UNC_M_CAS_COUNT.RD -f json -o "$scratch/report" -- \
		sh -c "[ -e '$scratch/second' ] && exec sleep 0.6; : >'$scratch/second'; exec sleep 0.1"
	sed -n 's/.*"seconds": \([^,]*\),.*"value": \([^,]*\),.*"enabled_ns": \([^,]*\),.*"runs": 2,.*/\1 \2 \3/p' "$scratch/report" |
		awk '{ rate = $2 / $1 / 5e8; own = $2 / $3 * 1e9 / 5e8; found = rate > 0.7 && rate < 1.5 && own > 0.7 && own < 1.5 }
			END { exit !found }' || { cat "$scratch/report"; return 1; }
}
try "stat: -r prints means of times and counts when runs differ in length" stat_mean

trouble=ivt,tests/scenarios/trouble.json
stat_part() {
	run --sim $trouble stat -r 2 -t 900 -s 0 -e UNC_C_CLOCKTICKS
	[ "$status" = 1 ] && grep -q ' 9,720,000,000 .*measured in 1 of 2 runs' "$scratch/out" || { cat "$scratch/out"; return 1; }
	run --sim $trouble stat -r 2 -t 900 -s 1 -e UNC_M_CAS_COUNT.RD -f csv
	[ "$status" = 1 ] && grep -q ',ok,450000000,events,7,8,900000000,900000000,0,1,2,,simulated,0,0,1,,,[^,]*Z,[^,]*Z,[0-9]*,[0-9]*,,,,,,,,,$' "$scratch/out" || { cat "$scratch/out"; return 1; }
}
try "stat: says how many of several runs were measured when one fails" stat_part

stat_all_runs() {
	exits 0 --sim $load stat -r 3 -t 100 -s 0 -e UNC_M_CAS_COUNT.RD -f openmetrics && grep -q '} 150000000$' "$scratch/out"
}
try "stat: OpenMetrics counters of repeated runs are their sum" stat_all_runs

# The first run takes 0.1 s. With the second one the mean would be more than half a second.
stat_cut_short() {
	rm -f "$scratch/second"
	within 9 "$uncore" --sim $load stat -r 3 -s 0 -e UNC_M_CAS_COUNT.RD -f json -o "$scratch/report" -- \
		sh -c "[ -e '$scratch/second' ] && { sleep 1; kill -INT \$PPID; exec sleep 5; }; : >'$scratch/second'; exec sleep 0.1"
	[ "$(sed -n 's/^{"schema": 1, "time": 0\.[0-4].*"value": \([0-9]*\),.*"runs": 1,.*/\1/p' "$scratch/report")" -lt 250000000 ] ||
		{ cat "$scratch/report" "$scratch/err"; return 1; }
}
try "stat: a run that Ctrl-C cuts short is left out of the mean" stat_cut_short

# ---- signals ----

# stat_ended SIGNAL: the signal ends the session with a report, and leaves no journal
stat_ended() {
	rm -rf "$scratch/held"
	within 9 "$uncore" --sim $load --state "$scratch/held" stat -e UNC_C_CLOCKTICKS -- sh -c "kill -$1 \$PPID; exec sleep 5"
	[ "$status" = 143 ] && grep -q UNC_C_CLOCKTICKS "$scratch/err" && [ -d "$scratch/held" ] && ! ls "$scratch/held" | grep journal
}
for signal in INT TERM HUP QUIT; do
	try "stat: SIG$signal ends it with a report and no journal" stat_ended $signal
done

# ignoring SIGNAL COMMAND...: runs the command with the signal ignored. timeout does not pass that on, so env sets it;
# dash cannot ignore SIGCHLD.
ignoring() {
	signal=$1
	shift
	within 9 env --ignore-signal="$signal" "$@"
}

# The report exceeds the file size limit; by default SIGXFSZ would end stat between start and stop.
stat_outgrown() {
	rm -rf "$scratch/held"
	(ulimit -f 1 && exec timeout -s KILL 9 "$uncore" --sim $load --state "$scratch/held" stat -I 1 -t 200 -f json -e ubox:fixed \
		-o "$scratch/report") 2>&1 | cat >"$scratch/told"
	grep -q 'File too large' "$scratch/told" && [ -d "$scratch/held" ] && ! ls "$scratch/held" | grep journal || { cat "$scratch/told"; return 1; }
}
try "stat: leaves no journal when the report exceeds the file size limit" stat_outgrown

stat_nohup() {
	ignoring HUP "$uncore" --sim $load stat -e UNC_C_CLOCKTICKS -- sh -c 'kill -HUP $PPID; sleep 0.2; exit 3'
	[ "$status" = 3 ] && grep -q UNC_C_CLOCKTICKS "$scratch/err"
}
try "stat: SIGHUP does not end it when the caller ignores SIGHUP" stat_nohup

# Only the command is killed, so uncore still prints the report.
stat_stubborn() {
	timeout -s KILL 9 "$uncore" --sim $load stat -t 50 -e UNC_C_CLOCKTICKS -- sh -c 'trap "" TERM; while :; do sleep 0.2; done' \
		2>"$scratch/err"
	[ $? = 137 ] && grep -q UNC_C_CLOCKTICKS "$scratch/err"
}
try "stat: --timeout kills a command that ignores SIGTERM" stat_stubborn

# A user must not have to wait for the command to get the report.
stat_at_once() {
	timeout -s KILL 9 "$uncore" --sim $load stat -t 50 -e UNC_C_CLOCKTICKS -o "$scratch/report" -- \
		sh -c 'trap "" TERM; while :; do sleep 0.2; done' 2>"$scratch/err" &
	measured=$!
	until grep -q UNC_C_CLOCKTICKS "$scratch/report" 2>/dev/null || ! kill -0 $measured; do sleep 0.02; done
	kill -0 $measured
	early=$?
	wait $measured
	return $early
}
rm -f "$scratch/report"
try "stat: writes the report before a command that ignores SIGTERM has ended" stat_at_once

stat_no_children() {
	ignoring CHLD "$uncore" --sim $load stat -e UNC_C_CLOCKTICKS -- true && grep -q UNC_C_CLOCKTICKS "$scratch/err"
}
try "stat: measures a command when the caller ignores SIGCHLD" stat_no_children

# Reports fill a pipe that has no reader; a signal must still end the measurement.
stat_unread() {
	rm -rf "$scratch/held" "$scratch/pipe"
	mkfifo "$scratch/pipe"
	exec 9<>"$scratch/pipe"
	timeout -s KILL 9 "$uncore" --sim $load --state "$scratch/held" stat -i -I 1 -f json -e UNC_C_CLOCKTICKS \
		>"$scratch/pipe" 2>"$scratch/err" 9>&- &
	measured=$!
	for each in $(seq 100); do ls "$scratch/held" | grep -q journal && break || sleep 0.05; done
	sleep 1
	ls "$scratch/held" | grep -q journal || { echo "does not measure"; return 1; }
	kill -TERM $measured
	wait $measured
	status=$?
	exec 9>&-
	[ "$status" = 2 ] && grep -q 'could not be written' "$scratch/err" && ! ls "$scratch/held" | grep journal ||
		{ echo "exit $status"; cat "$scratch/err"; return 1; }
}
# timeout passes the signal on to uncore.
try "stat: SIGTERM ends it without a journal when its reader has stopped reading" stat_unread

stat_inherited() {
	(trap '' PIPE USR1
		grep -E 'Sig(Blk|Ign)' /proc/self/status >"$scratch/wanted"
		"$uncore" --sim $load stat -e UNC_C_CLOCKTICKS -o "$scratch/report" -- grep -E 'Sig(Blk|Ign)' /proc/self/status >"$scratch/out")
	cmp "$scratch/wanted" "$scratch/out" || { diff "$scratch/wanted" "$scratch/out"; return 1; }
}
try "stat: the command has the blocked and ignored signals of the caller" stat_inherited

# ---- intervals ----

# The traffic lasts 30 ms, three turns of 10 ms; two of them count it, 100 events a ms for each instance.
cat >"$scratch/burst.json" <<'END'
{ "schema": 1, "title": "Burst", "text": "Ends after 30 ms.", "platform": "ivt", "sockets": 1, "cores": 10,
  "traffic": [ { "event": "UNC_C_TOR_INSERTS.OPCODE,opc=DRd", "rate": 100000, "to_ns": 30000000 } ] }
END
turns="-m -e UNC_C_TOR_INSERTS.OPCODE,opc=DRd -e UNC_C_TOR_INSERTS.OPCODE,opc=RFO"
stat_grows() {
	rm -f "$scratch/pipe"
	mkfifo "$scratch/pipe"
	timeout 10 cat "$scratch/pipe" >"$scratch/flowed" &
	reader=$!
	within 9 "$uncore" --sim "ivt,$scratch/burst.json" stat $turns -I 30 -t 120 -f openmetrics -o "$scratch/pipe"
	wait $reader
	grep '^uncore_events_total.*opc=DRd' "$scratch/flowed" | sed 's/.*} //' >"$scratch/totals"
	[ "$(wc -l <"$scratch/totals")" -ge 4 ] && sort -n -c "$scratch/totals" || { cat "$scratch/totals"; return 1; }
	exits 0 --sim "ivt,$scratch/burst.json" stat $turns -I 30 -t 120 -f csv &&
		[ "$(awk -F, '/opc=DRd/ { sum += $11 } END { print sum }' "$scratch/out")" = "$(tail -n 1 "$scratch/totals")" ] ||
		{ cat "$scratch/totals" "$scratch/out"; return 1; }
}
try "stat: OpenMetrics counters never decrease, and end at the sum of the intervals" stat_grows

stat_short() {
	exits 0 --sim $load stat -s 0 $turns -I 1 -t 5 -f csv && [ "$(grep -c ',ok,2000000,events,' "$scratch/out")" = 5 ]
}
try "stat: --multiplex runs every pass in an interval of 1 ms" stat_short

# The last interval is too short for both passes, but the whole measurement is long enough.
stat_rest() {
	exits 0 --sim $load stat -s 0 $turns -I 20 -t 105 -f csv && grep -q ',none,,' "$scratch/out"
}
try "stat: exits 0 when only the last interval was too short for a pass" stat_rest

try "stat: --timeout of more than a year prints the allowed range" complains 2 \
	"--sim ivt stat -e UNC_C_CLOCKTICKS -t 18446744073710" \
	'uncore stat: --timeout takes TIME, 0 to 31536000000 milliseconds, or with a unit as 500ms, 1s or 2m, not "18446744073710"'
try "stat: --interval of more than a year exits 2" complains 2 "--sim ivt stat -e UNC_C_CLOCKTICKS -t 1 -I 31536000001"
try "stat: openmetrics at intervals without --output exits 2" complains 2 \
	"--sim ivt stat -e UNC_C_CLOCKTICKS -t 20 -I 10 -f openmetrics"

# ---- lines ----

stat_columns() {
	exits 0 --sim $load stat -s 0 -M MEM_BW_READS -t 100 -f csv &&
		holds out "time,seconds,platform,kind,name,box,socket,instance,state,value,unit,instances_seen,instances_expected,enabled_ns,running_ns,instances_unseen,runs,runs_made,deviation,flags,samples,sampling_ns,package,errata,group,when,started,least_ns,late_ns,root_bus,devices,region,calls,unended,region_seconds,region_error,ranks,ranks_at_once" &&
		run --sim ivt,tests/scenarios/hidden_channel.json stat -r 2 -s 1 -M MEM_BW_READS -t 10 -f csv &&
		grep -q ',ok,280000000,bytes,7,8,10000000,10000000,0,2,2,0,partial,0,0,1,,,[^,]*Z,[^,]*Z,[0-9]*,[0-9]*,,,,,,,,,$' "$scratch/out"
	[ "$status" = 1 ] || { cat "$scratch/out"; return 1; }
}
try "stat: CSV has columns for runs, flags and missing instances" stat_columns

stat_noted() {
	run --sim ivt,tests/scenarios/hidden_channel.json stat -s 1 -M MEM_BW_READS -t 10
	[ "$status" = 1 ] && grep -q ' MEM_BW_READS .*7 of 8 instances$' "$scratch/out" &&
		[ "$(grep -c '^  socket 1, imc3 hidden: its device is not on the bus' "$scratch/out")" = 1 ]
}
try "stat: says once why a metric covers only some instances" stat_noted

stat_named() {
	run --sim $load stat -i -s 0 -e cbo14:UNC_C_CLOCKTICKS,cbo0:UNC_C_CLOCKTICKS -t 10 -f json
	[ "$status" = 1 ] && counts cbo14:UNC_C_CLOCKTICKS 0 null && counts cbo0:UNC_C_CLOCKTICKS 0 27000000
}
try "stat: -i prints a line for each instance named in an event, even a missing one" stat_named

stat_instances_of_all() {
	exits 0 --sim $load stat --all -i -e UNC_M_CAS_COUNT.RD -t 100 -f csv && [ "$(grep -c ',imc,,[0-7],ok,9375000,events,2,2,' "$scratch/out")" = 8 ]
}
try "stat: --all -i prints each instance, summed over the sockets" stat_instances_of_all

try "stat: an unknown parameter of a metric is named in the message" complains 2 \
	"--sim ivt stat -M MEM_BW_READS:foo=3 -t 10" \
	"uncore stat: -M MEM_BW_READS:foo=3: it has no parameter \"foo\""
try "stat: a parameter that is set twice is named in the message" complains 2 \
	"--sim ivt stat -M PCT_FREQ_BAND0:band=12,band=13 -t 10" \
	"uncore stat: -M PCT_FREQ_BAND0:band=12,band=13: it sets a parameter twice: \"band\""

# This helper runs stat with EVENT, which must print no warning about its filters.
heeds() {
	run --sim ivt stat -e "$1" -t 10
	[ "$status" = 0 ] && [ ! -s "$scratch/err" ] || { cat "$scratch/err"; return 1; }
}
try "stat: accepts the filters that an event needs without a warning" heeds UNC_C_TOR_INSERTS.NID_OPCODE,opc=DRd,nid=1
try "stat: accepts the thread filter next to an opcode without a warning" heeds \
	UNC_C_TOR_INSERTS.OPCODE,opc=DRd,tid=3
try "stat: accepts the filter nc next to an opcode without a warning" heeds UNC_C_TOR_INSERTS.OPCODE,opc=DRd,nc=1

stat_wrong_setting() {
	run --sim ivt stat -t 10 -e UNC_C_CLOCKTICKS,thres=1
	[ "$status" = 2 ] && grep -q 'did you mean thresh?' "$scratch/err"
}
try "stat: a misspelt setting of an event suggests a similar one" stat_wrong_setting

stat_no_quotient() {
	run --sim ivt,idle stat -M PCT_REQUESTS_PAGE_HIT -e UNC_M_CAS_COUNT.RD -t 10
	[ "$status" = 1 ] && holds out "0 <none> percent - PCT_REQUESTS_PAGE_HIT 8/8 imc divided by 0" \
		"0 0 events 0.00 UNC_M_CAS_COUNT.RD 8/8 imc -"
}
try "stat: prints why a metric has no result" stat_no_quotient

stat_two_parameters() {
	exits 0 --sim $load stat -m -s 0 -M PCT_FREQ_BAND1:band=27,PCT_FREQ_BAND1:band=33,PCT_FREQ_BAND1:band=30 -t 100 &&
		holds out "0 100.00 percent - PCT_FREQ_BAND1:band=27 1/1 pcu" \
			"0 75.00 percent - PCT_FREQ_BAND1:band=30 1/1 pcu" \
			"0 0.00 percent - PCT_FREQ_BAND1:band=33 1/1 pcu"
}
try "stat: prints a metric with its parameter, one line for each value" stat_two_parameters

# JSON has the fewest digits that read back as the same number.
stat_digits() {
	exits 0 --sim $load stat -s 0 -e UNC_C_CLOCKTICKS -M PCT_REQUESTS_PAGE_HIT -t 70 -f json &&
		grep -q '"time": 0.07, "when": .*Z", "seconds": 0.07, ' "$scratch/out" && ! grep '[0-9]\{17\}' "$scratch/out" || { cat "$scratch/out"; return 1; }
}
try "stat: JSON prints numbers without superfluous digits" stat_digits

# The note is printed once below the text report, and in each JSON line that it is about.
stat_doubt() {
	doubt='UNC_H_TAD_REQUESTS_G0,umask=3: no source says that REGION0 and REGION1 may be combined; the count may not be their sum'
	exits 0 --sim ivt stat -e UNC_H_TAD_REQUESTS_G0,umask=3 -e UNC_Q_TxL_FLITS_G0,umask=6 -t 20 -I 10 &&
		[ "$(grep -c 'no source' "$scratch/out")" = 1 ] && holds out "$doubt" &&
		exits 0 --sim ivt stat -e UNC_H_TAD_REQUESTS_G0,umask=3 -e UNC_Q_TxL_FLITS_G0,umask=6 -t 10 -f json &&
		[ "$(grep -cF "\"notes\": [\"$doubt\"]" "$scratch/out")" = "$(grep -c TAD_REQUESTS "$scratch/out")" ] &&
		! grep '"event": "UNC_Q_TxL_FLITS' "$scratch/out" | grep '"notes"' || { cat "$scratch/out"; return 1; }
}
try "stat: prints a note once when no source allows a sum of umasks" stat_doubt

stat_blanks() {
	exits 0 --sim $load stat -e UNC_C_CLOCKTICKS -I 50 -t 150 && [ "$(grep -c '^$' "$scratch/out")" = 3 ] &&
		[ -n "$(tail -n 1 "$scratch/out")" ] && exits 0 --sim $load stat -e UNC_C_CLOCKTICKS -t 150 &&
		[ "$(grep -c '^$' "$scratch/out")" = 1 ] && [ -n "$(tail -n 1 "$scratch/out")" ] || { cat "$scratch/out"; return 1; }
}
try "stat: prints a blank line between intervals, and none at the end" stat_blanks

stat_range() {
	exits 0 --sim ivt:8 stat -s 0,2-4 -e UNC_P_CLOCKTICKS -t 10 -f csv &&
		[ "$(sed 1d "$scratch/out" | cut -d, -f7 | tr '\n' ' ')" = "0 2 3 4 " ] || { cat "$scratch/out"; return 1; }
}
try "stat: --socket takes ranges and lists" stat_range
for wrong in 2-1 1- -1 0-8 1-2-3 0x; do
	try "stat: --socket=$wrong prints which sockets the machine has" complains 2 \
		"--sim ivt:8 stat --socket=$wrong -e UNC_P_CLOCKTICKS -t 10" \
		"uncore stat: --socket $wrong: the machine has sockets 0 to 7"
done

restore_nothing() {
	mkdir "$scratch/state"
	exits 0 --sim ivt restore --state "$scratch/state" && grep -q 'nothing to restore' "$scratch/out"
}
try "restore: says when there is nothing to restore" restore_nothing
try "restore: a missing state directory exits 1" complains 1 "--sim ivt restore --state $scratch/nowhere" \
	"uncore restore: --state $scratch/nowhere: there is no such directory; name the one that the measurement used"
