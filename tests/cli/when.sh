# SPDX-License-Identifier: MIT
# Sourced by commands.sh: checks what each line of stat says of its measurement: the time of day (in recordings too), and simulated.

# dated FORMAT: two runs of three intervals each, added to one file; each line is dated in the time that they took
when_dated() {
	rm -f "$scratch/dated"
	date +%s >"$scratch/when.before"
	for turn in 1 2; do
		exits_quietly stat --sim $load -e UNC_M_CAS_COUNT.RD -M MEM_BW_READS --inputs -t 3000 -I 1000 -f "$1" \
			--append -o "$scratch/dated" || return 1
		# The next run begins in another millisecond.
		sleep 0.002
	done
	python3 - "$scratch/dated" "$1" "$(cat "$scratch/when.before")" "$(date +%s)" <<'END'
import csv, datetime, json, sys
name, kind, before, after = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
rows = [json.loads(line) for line in open(name)] if kind == "json" else list(csv.DictReader(open(name)))
def at(text):
    return datetime.datetime.strptime(text, "%Y-%m-%dT%H:%M:%S.%fZ").replace(tzinfo=datetime.timezone.utc).timestamp()
starts = sorted({row["started"] for row in rows})
assert len(starts) == 2, starts
assert before <= at(starts[0]) < at(starts[1]) <= after + 1, (before, starts, after)
for row in rows:
    assert abs(at(row["started"]) + float(row["time"]) - at(row["when"])) < 0.0011, row
    assert len(row["when"]) == 24, row
for start in starts:
    own = [row for row in rows if row["started"] == start]
    assert sorted({float(row["time"]) for row in own}) == [1, 2, 3], own
    if kind == "json":
        assert own[0]["options"] == ["--event=UNC_M_CAS_COUNT.RD", "--metric=MEM_BW_READS", "--inputs", "--timeout=3000",
                                     "--interval=1000", "--format=json"], own[0]
        assert own[0]["machine"] == "ivt, 2 sockets, the simulator", own[0]
        assert not any("options" in row or "machine" in row for row in own[1:])
END
}
exits_quietly() {
	run "$@"
	[ "$status" = 0 ] && [ ! -s "$scratch/out" ] || { echo "exit $status"; cat "$scratch/out" "$scratch/err"; return 1; }
}
if command -v python3 >/dev/null 2>&1; then
	try "when: each line of JSON says when it and its run were" when_dated json
	try "when: each row of CSV says so too" when_dated csv
else
	skip "when: JSON and CSV" "there is no python3"
fi

# The measured command and its words may hold secrets.
when_private() {
	run stat --sim $load -e UNC_C_CLOCKTICKS -f json -o "$scratch/private" -- sh -c 'exit 0' secret-word
	[ "$status" = 0 ] && grep -q '"options"' "$scratch/private" && ! grep -q "secret-word\|$scratch" "$scratch/private"
}
try "when: the first line has options, and neither the command nor a file's name" when_private

# A replay has the recorded time of day, on whatever day it is; an older recording has none.
when_replayed() {
	run record "$scratch/when.jsonl" --sim $load -e UNC_C_CLOCKTICKS -t 2500 -I 1000 -f json && [ "$status" = 0 ] || return 1
	sed '1s/"date":"[^"]*"/"date":"2001-02-03T04:05:06.007Z"/' "$scratch/when.jsonl" >"$scratch/moved.jsonl"
	exits 0 stat --replay "$scratch/moved.jsonl" &&
		grep -q '"time": 2.5, "when": "2001-02-03T04:05:08.507Z", "started": "2001-02-03T04:05:06.007Z"' "$scratch/out" &&
		exits_quietly stat --replay "$scratch/moved.jsonl" -f openmetrics -o "$scratch/when.prom" && grep '_timestamp_seconds{' "$scratch/when.prom" |
			grep -q ' 981173108.507$' || { cat "$scratch/out"; return 1; }
	sed '1s/"date":"[^"]*","date_clock":[0-9]*,//' "$scratch/when.jsonl" >"$scratch/old.jsonl"
	! grep -q '"date"' "$scratch/old.jsonl" && exits 0 stat --replay "$scratch/old.jsonl" && grep -q '"time": 2.5, "seconds"' "$scratch/out" &&
		exits 0 stat --replay "$scratch/old.jsonl" -f csv && grep -q ',,,[0-9]*,[0-9]*,,$' "$scratch/out"
}
try "when: a replay has the time of day of the recording" when_replayed
when_wrong() {
	sed '1s/"date":"[^"]*"/"date":"2001-02-30T04:05:06.007Z"/' "$scratch/when.jsonl" >"$scratch/moved.jsonl"
	exits 2 stat --replay "$scratch/moved.jsonl" &&
		grep -q "moved.jsonl:1: /date: a time of day is like 2026-11-22T18:03:04.250Z$" "$scratch/err" || return 1
	sed '1s/"date_clock":[0-9]*,//' "$scratch/when.jsonl" >"$scratch/moved.jsonl"
	exits 2 stat --replay "$scratch/moved.jsonl" && grep -q "date_clock" "$scratch/err"
}
try "when: a wrong time of day in a recording is an error" when_wrong

# ---- how to end a run ----

# The other side of a terminal reads all that stat prints to it.
endless() {
	python3 - "$uncore" $load <<'END'
import os, pty, signal, subprocess, sys
def told(*words):
    here, there = pty.openpty()
    run = subprocess.Popen([sys.argv[1], "stat", "--sim", sys.argv[2], "-e", "UNC_C_CLOCKTICKS", *words],
                           stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=there)
    os.close(there)
    text = b""
    while True:
        try:
            more = os.read(here, 1000)
        except OSError:
            break
        if not more:
            break
        text += more
        if b"Ctrl-C" in text:
            run.send_signal(signal.SIGINT)
    os.close(here)
    run.wait()
    return text.decode().split("\r\n")[:-1]
assert told() == ["uncore stat: counting until Ctrl-C"], told()
assert told("-I", "20") == ["uncore stat: counting until Ctrl-C"]
for words in (["-t", "10"], ["--interval-count", "2", "-I", "10"], ["--", "true"]):
    assert [line for line in told(*words) if "Ctrl-C" in line] == [], words
END
}
if command -v python3 >/dev/null 2>&1; then
	try "when: a person who has to end the run is told so once" endless
else
	skip "when: a person who has to end the run" "there is no python3"
fi

# A line that is cut from a log of many must not be taken for a measurement.
each_simulated() {
	exits 0 --sim $load stat -I 20 -s 0 -e UNC_M_CAS_COUNT.RD,UNC_C_CLOCKTICKS -t 100 -f json &&
		[ "$(wc -l <"$scratch/out")" -ge 10 ] && ! grep -v '"simulated": true[,}]' "$scratch/out"
}
try "when: each line of JSON says that the machine is simulated" each_simulated
