# SPDX-License-Identifier: MIT
# Sourced by commands.sh: checks the options of stat that users of perf type. What --control and --pid do is checked with real
# FIFOs and processes (control.py), the columns of -x with Python's reader of CSV.

# ---- times ----

# lasts OPTION WORD SECONDS: the time is understood
lasts() {
	exits 0 --sim $load stat -s 0 -e UNC_M_CAS_COUNT.RD -f json $1 "$2" && grep -q "\"time\": $3, " "$scratch/out" || { cat "$scratch/out"; return 1; }
}
for time in 250=0.25 250ms=0.25 0.25s=0.25 1s=1 1.5S=1.5 0.01m=0.6; do
	try "habits: --timeout takes ${time%=*}" lasts -t "${time%=*}" "${time#*=}"
done
wrong_time() {
	complains 2 "--sim ivt stat -e UNC_C_CLOCKTICKS -t 1 $1 $2" \
		"uncore stat: --$3 takes TIME, $4 to 31536000000 milliseconds, or with a unit as 500ms, 1s or 2m, not \"$2\""
}
for time in 1x -5 1e3 s .5s 1.s 0x10ms 1.0005s 0 400d 31536000001 18446744073709551616 99999999999999999999d 213503982334602d 1s1; do
	try "habits: --interval $time exits 2 with the range" wrong_time -I "$time" interval 1
done
try "habits: a delay of -2 exits 2" complains 2 "--sim ivt stat -e UNC_C_CLOCKTICKS -t 1 -D -2" \
	'uncore stat: --delay takes TIME, 0 to 31536000000 milliseconds, or with a unit as 500ms, 1s or 2m, or -1, not "-2"'

habit_intervals() {
	exits 0 --sim $load stat -s 0 -e UNC_M_CAS_COUNT.RD -I0.1s ${1-} --interval-count 3 -f json &&
		[ "$(grep -c '"seconds": 0.1, .*"value": 50000000,' "$scratch/out")" = 3 ] && [ "$(wc -l <"$scratch/out")" = 3 ]
}
try "habits: --interval-count prints so many intervals" habit_intervals
try "habits: --interval-count ends before a longer --timeout" habit_intervals "-t 1d"
habit_count_command() {
	run --sim $load stat -s 0 -e UNC_M_CAS_COUNT.RD -I 50 --interval-count 2 -f json -- sleep 60
	[ "$status" = 143 ] && [ "$(wc -l <"$scratch/err")" = 2 ]
}
try "habits: --interval-count ends the command" habit_count_command
try "habits: --interval-count without --interval exits 2" complains 2 "--sim ivt stat -e UNC_C_CLOCKTICKS --interval-count 3" \
	"uncore stat: --interval-count needs the length of an interval: --interval TIME"

# The times of reports and of the end count from the end of the delay, as in perf.
habit_delay() {
	exits 0 --sim $load stat -s 0 -e UNC_M_CAS_COUNT.RD -M MEM_BW_READS -D 1s -I 100 -t 0.25s -f csv &&
		awk -F, 'NR > 1 && $4 == "event" { times = times " " $1 "/" $10 } END { exit times != " 0.1/50000000 0.2/50000000 0.25/25000000" }' \
			"$scratch/out" || { cat "$scratch/out"; return 1; }
}
try "habits: --delay leaves out what is counted before" habit_delay
habit_delay_repeated() {
	exits 0 --sim $load stat -s 0 -e UNC_M_CAS_COUNT.RD -D 100 -t 200 -r 3 -f json &&
		grep -q '"value": 100000000, .*"runs": 3,' "$scratch/out"
}
try "habits: --delay delays each run of --repeat" habit_delay_repeated
habit_too_late() {
	run --sim $load stat -s 0 -e UNC_M_CAS_COUNT.RD -D 10s -- true
	[ "$status" = 1 ] && grep -q ' <none> ' "$scratch/err"
}
try "habits: a command that ends before the delay has no count" habit_too_late
try "habits: --delay -1 without --control exits 2" complains 2 "--sim ivt stat -e UNC_C_CLOCKTICKS -t 1 -D-1" \
	"uncore stat: --delay -1 counts only once --control says so: add --control fifo:FIFO"
habit_delay_replayed() {
	run record "$scratch/delayed.jsonl" --sim $load -s 0 -e UNC_M_CAS_COUNT.RD -D 50 --append -o "$scratch/delayed" -- sleep 0.5
	[ "$status" = 0 ] && run stat --replay "$scratch/delayed.jsonl" && [ "$status" = 0 ] && undated "$scratch/delayed" | diff "$scratch/out" -
}
try "habits: a run with --delay and --append is recorded and replayed" habit_delay_replayed

# ---- control, processes ----

if command -v python3 >/dev/null 2>&1; then
	for case in enable_and_disable never_enabled intervals unknown_words nobody_reads open_files closed_ack interrupted command; do
		try "habits: --control: $case" python3 tests/cli/control.py "$uncore" "${load#*,}" $case
	done
	for case in pid pid_interrupted; do
		try "habits: --$case" python3 tests/cli/control.py "$uncore" "${load#*,}" $case
	done
else
	skip "habits: --control and --pid" "there is no python3"
fi
habit_pid_replayed() {
	sleep 1 &
	run record "$scratch/pid.jsonl" --sim $load -s 0 -e UNC_M_CAS_COUNT.RD -p $! -x ';'
	[ "$status" = 0 ] && grep -q '^S0;8;.*;;UNC_M_CAS_COUNT.RD;' "$scratch/out" && cp "$scratch/out" "$scratch/wanted" && run stat --replay "$scratch/pid.jsonl" && [ "$status" = 0 ] &&
		diff "$scratch/wanted" "$scratch/out"
}
try "habits: a run with --pid and -x is recorded and replayed" habit_pid_replayed
for words in "foo=--control takes fifo:FIFO[,ACK] or fd:N[,ACK], not \"foo\"" \
	"fifo:/etc/passwd=--control: /etc/passwd is not a FIFO; make one with mkfifo" \
	"fifo:$scratch/none=--control: $scratch/none: No such file or directory; make it: mkfifo $scratch/none" \
	"fd:77=--control: file 77 is not open for reading" "fd:1=--control: file 1 is not open for reading" \
	"fd:x=--control: fd:x: this is not the number of an open file"; do
	try "habits: --control ${words%%=*} exits 2" complains 2 "--sim ivt stat -e UNC_C_CLOCKTICKS -t 1 --control ${words%%=*}" \
		"uncore stat: ${words#*=}"
done
# Each process is an open file, and there is room for one beside the three standard ones at most.
too_many_processes() {
	sh -c 'ulimit -n 4 && exec "$@"' sh "$uncore" stat --sim ivt -e UNC_C_CLOCKTICKS -t 1 --pid $$,1 >"$scratch/out" 2>"$scratch/err"
	[ $? -eq 2 ] && grep -qxE "uncore stat: --pid ($$|1): Too many open files" "$scratch/err" || { cat "$scratch/err"; return 1; }
}
try "habits: --pid names the process that cannot be watched, and why" too_many_processes
for words in ivt 0 -5 12x 99999999999 ,; do
	try "habits: --pid $words exits 2" complains 2 "--sim ivt stat -e UNC_C_CLOCKTICKS -t 1 --pid $words" \
		"for a platform without its machine: --sim PLATFORM"
done
try "habits: --pid of no process exits 2" complains 2 "--sim ivt stat -e UNC_C_CLOCKTICKS -t 1 --pid 2147483647" \
	"uncore stat: --pid 2147483647: there is no such process"
try "habits: --pid with a command exits 2" complains 2 "--sim ivt stat -e UNC_C_CLOCKTICKS --pid $$ -- true" \
	"uncore stat: --pid waits for a process that runs already: leave out the command"

# ---- where reports go, and how ----

habit_append() {
	rm -f "$scratch/added"
	for run in 1 2; do
		run --sim $load stat -a -e UNC_M_CAS_COUNT.RD -e UNC_C_TOR_INSERTS.OPCODE,opc=DRd -t 100 "$@" --append -o "$scratch/added"
		[ "$status" = 0 ] && [ ! -s "$scratch/out" ] || return 1
	done
}
habit_append_csv() {
	habit_append -f csv && python3 - "$scratch/added" <<'END'
import csv, sys
rows = list(csv.DictReader(open(sys.argv[1], newline="")))
assert [row["value"] for row in rows] == ["75000000", "400000000"] * 2, rows
assert rows[1]["name"] == "UNC_C_TOR_INSERTS.OPCODE,opc=DRd", rows
END
}
# The columns of perf: time with -I; socket and instances unless summed; value, unit, event, time, percentage, -r: variance.
habit_separated() {
	python3 - "$uncore" "$load" <<'END'
import csv, io, subprocess, sys
def rows(separator, *words):
    out = subprocess.run([sys.argv[1], "stat", "--sim", sys.argv[2], "-e", "UNC_C_TOR_INSERTS.OPCODE,opc=DRd", "-M", "MEM_BW_READS", "-x",
                          separator, *words], capture_output=True, text=True, check=True).stdout
    return list(csv.reader(io.StringIO(out, newline=""), delimiter=separator.replace("\\t", "\t"), strict=True))
event, metric = "UNC_C_TOR_INSERTS.OPCODE,opc=DRd", "MEM_BW_READS"
SIMULATED = ["", "simulated"] # our own columns: the least covered instance, where it is less, and what was measured
for separator in ",;|:=\t":
    assert rows(separator, "-t", "1000", "-s", "0") == [
        ["S0", "10", "2000000000", "", event, "1000000000", "100.00", "", ""] + SIMULATED,
        ["S0", "8", "", "", metric, "1000000000", "100.00", "32000000000", "bytes"] + SIMULATED], rows(separator, "-t", "1000", "-s", "0")
assert rows("\\t", "-t", "1000", "--all", "-I", "500")[0] == ["0.500000000", "2000000000", "", event, "500000000", "100.00", "", ""] + SIMULATED, rows("\\t", "-t", "1000", "--all", "-I", "500")
assert rows(",", "-t", "1000", "-s", "0", "-r", "2")[0] == ["S0", "10", "2000000000", "", event, "1000000000", "100.00", "0.00%", "", ""] + SIMULATED
assert [row[4] for row in rows(",", "-t", "1", "-s", "0", "--inputs")] == [event, metric, "UNC_M_CAS_COUNT.RD"]
assert rows(",", "-t", "1000", "-s", "0", "-A")[-1] == ["S0", "1", "", "", "imc7:" + metric, "1000000000", "100.00", "4000000000", "bytes"] + SIMULATED
END
}
if command -v python3 >/dev/null 2>&1; then
	try "habits: --append adds rows of CSV, and names the columns once" habit_append_csv
	try "habits: -x prints perf's columns with any separator" habit_separated
else
	skip "habits: --append and -x, as CSV" "there is no python3"
fi
# The line with which perf stat -o begins.
habit_append_started() {
	grep -cE '^# started on [0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:]{8}[.][0-9]{3}Z$' "$scratch/added" | grep -qx 2
}
habit_append_x() {
	habit_append -x , && habit_append_started
}
try "habits: --append and -x have a line for each start, like perf" habit_append_x
habit_append_text() {
	habit_append && habit_append_started && [ "$(grep -c ' UNC_M_CAS_COUNT.RD ' "$scratch/added")" = 2 ]
}
try "habits: --append keeps the reports that the file has" habit_append_text
try "habits: --append without a file exits 2" complains 2 "--sim ivt stat -e UNC_C_CLOCKTICKS -t 1 --append" \
	"uncore stat: --append needs a file to add to: --output FILE"
try "habits: -x with a format exits 2" complains 2 "--sim ivt stat -e UNC_C_CLOCKTICKS -t 1 -x, -fcsv" \
	"uncore stat: --field-separator and --format each choose what is printed: leave out one of them"
try "habits: a quote as separator exits 2" complains 2 "--sim ivt stat -e UNC_C_CLOCKTICKS -t 1 -x\"" \
	"uncore stat: --field-separator needs a text without quotes and line ends: -x ,"
habit_separated_lost() {
	run --sim ivt,tests/scenarios/hidden_channel.json stat -s 1 -x, -e imc3:UNC_M_CAS_COUNT.RD,imc2:UNC_M_CAS_COUNT.RD -t 10
	[ "$status" = 1 ] && holds out "S1,0,<absent>,,imc3:UNC_M_CAS_COUNT.RD,0,100.00,,,,simulated"
}
try "habits: -x prints a word where there is no count" habit_separated_lost

# ---- the same by other names ----

# alike "OPTIONS" "OPTIONS": print the same
alike() {
	counted --sim $load stat -e UNC_M_CAS_COUNT.RD -t 100 $1 && undated "$scratch/out" >"$scratch/one" &&
		counted --sim $load stat -e UNC_M_CAS_COUNT.RD -t 100 $2 && undated "$scratch/out" | diff "$scratch/one" -
}
try "habits: -A is --per-instance" alike -A -i
try "habits: --no-aggr is --per-instance" alike --no-aggr --per-instance
try "habits: -j is --format json" alike -j "-f json"
try "habits: -a --per-socket has a line for each socket" alike "-a --per-socket" ""
try "habits: --all-cpus is --all" alike --all-cpus --all
try "habits: -I50 is --interval=50, and --interv is --interval beside --interval-count" alike -I50 "--interv 50ms"
try "habits: a letter with its value in one word" alike -eUNC_C_CLOCKTICKS "-e UNC_C_CLOCKTICKS"

# tells "OPTIONS" LINE: the one line that says what an option means here
tells() {
	counted --sim $load stat -e UNC_M_CAS_COUNT.RD -t 100 -f json $1 && printf '%s\n' "uncore stat: $2" | diff - "$scratch/err"
}
try "habits: -a says what it does here" tells "-a" \
	"-a: uncore counters count the whole machine in any case; here -a adds up the sockets"
try "habits: -a says it once" tells "-a -a" \
	"-a: uncore counters count the whole machine in any case; here -a adds up the sockets"
try "habits: -C says that it does nothing" tells "-C 0,1" \
	"--cpu: uncore counters belong to sockets, not to CPUs, so every socket is counted; --socket N selects one"

# ---- what is meant by a word of another kind, or of another tool ----

try "habits: a metric in place of an event is named as one, with what to type" complains 2 "stat --sim ivt -e MEM_BW_TOTAL" \
	"MEM_BW_TOTAL is a metric; to count it: uncore stat -M MEM_BW_TOTAL -t 1s"
try "habits: encode says the same of a metric" complains 2 "encode -p ivt imc/MEM_BW_TOTAL" \
	"imc/MEM_BW_TOTAL is a metric; to count it: uncore stat -M imc/MEM_BW_TOTAL -t 1s"
try "habits: a group in place of an event" complains 2 "stat --sim ivt -e memory" \
	"memory is a group; to count it: uncore stat -g memory -t 1s"
try "habits: a group in place of a metric" complains 2 "stat --sim ivt -M memory" \
	"memory is a group; to count it: uncore stat -g memory -t 1s"
try "habits: an event in place of a metric" complains 2 "stat --sim ivt -M UNC_C_CLOCKTICKS" \
	"UNC_C_CLOCKTICKS is an event; to count it: uncore stat -e UNC_C_CLOCKTICKS -t 1s"

# quiet WORD ARGUMENTS: exits with 2, and does not say that another platform has it
quiet() { run $1; [ "$status" -eq 2 ] && ! grep -E "(has|have) it" "$scratch/err"; }
for words in "-e memory" "-e cbo.ctl" "-M UNC_C_CLOCKTICKS" "-g cbo" "-g NOTHING"; do
	try "habits: $words: what other platforms have is of this kind" quiet "stat --sim p6 $words"
done
try "habits: LIKWID's -S names the option that does it" complains 2 "stat --sim ivt -S 1s" "LIKWID's -S 1s is -t 1s here"
try "habits: LIKWID's group MEM names ours" complains 2 "stat --sim ivt -g MEM" "did you mean memory?"
try "habits: LIKWID's group QPI names ours" complains 2 "stat --sim ivt -g QPI" "did you mean interconnect?"
try "habits: LIKWID's event and counter in place of a group" complains 2 "stat --sim ivt -g CAS_COUNT_RD:MBOX0C0" \
	"CAS_COUNT_RD:MBOX0C0 is an event; to count it: uncore stat -e CAS_COUNT_RD:MBOX0C0 -t 1s"
try "habits: a metric in place of a group" complains 2 "stat --sim ivt -g MEM_BW_TOTAL" \
	"MEM_BW_TOTAL is a metric; to count it: uncore stat -M MEM_BW_TOTAL -t 1s"
try "habits: LIKWID's group L3 names ours" complains 2 "stat --sim ivt -g L3" "did you mean llc?"
try "habits: LIKWID's -c is of CPUs" complains 2 "stat --sim ivt -c 0 -g memory" \
	"LIKWID's -c selects CPUs, but uncore counters belong to sockets: leave it out to count every socket; --socket N selects one"
try "habits: a variant of a platform without any is left out" complains 2 "stat --sim ivt/ep -e UNC_C_CLOCKTICKS" \
	"uncore stat: --sim: /variant: ivt has no variants: leave out ep"
try "habits: show takes LIKWID's word for an event and its counter" begins "show -p ivt CAS_COUNT_RD:MBOX0C0" "UNC_M_CAS_COUNT event of imc, ivt"
try "habits: show takes perf's word for an event" begins "show -p ivt uncore_imc/event=0x4,umask=0x3/" "UNC_M_CAS_COUNT event of imc, ivt"
