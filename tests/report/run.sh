#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests uncore report. page.py reads the page with a parser of its own and compares its numbers and its lines with what
# uncore stat prints of the same recording. Wrong, cut and hostile files give one clear message, or a sound page.
# Run by make test, early, one turn in 2.
set -u

cd "$(dirname "$0")/../.." || exit 1
uncore=$(cd "${BUILD:-build}" && pwd)/bin/uncore
here=$PWD/tests/report
unset UNCORE_PLATFORM
. tests/tools/tap.sh

page=$scratch/page.html
title=

# run ARGUMENT...: sets $scratch/out, $scratch/err and $status
run() {
	"$uncore" "$@" >"$scratch/out" 2>"$scratch/err"
	status=$?
}

# gives STATUS ARGUMENT...: runs report; says what it printed if the status is another one
gives() {
	wanted=$1
	shift
	run report "$@"
	[ "$status" = "$wanted" ] || { echo "exit $status, wanted $wanted"; cat "$scratch/err"; return 1; }
}

# A start takes a third of the time without the site's packages.
python="python3 -I -S"

# silent FILE [JSON]: report makes the page and prints nothing; the page is sound, and has the numbers of these lines
silent() {
	gives 0 $title "$1" -o "$page" && [ ! -s "$scratch/err" ] && [ ! -s "$scratch/out" ] &&
		$python "$here/page.py" sound "$page" ${2:-}
}

# says STATUS LINE ARGUMENT...: the first line on standard error begins so
says() {
	wanted=$1 line=$2
	shift 2
	gives "$wanted" "$@" || return 1
	head -n 1 "$scratch/err" >"$scratch/first"
	case $(cat "$scratch/first") in
	"uncore report: $line"*) ;;
	*) cat "$scratch/err"; return 1 ;;
	esac
}

texts() {
	$python "$here/page.py" text "$page" >"$scratch/texts"
}

# has LINE...: each is a text of the page
has() {
	texts
	for line in "$@"; do
		grep -qxF -- "$line" "$scratch/texts" || { echo "no text: $line"; head -n 40 "$scratch/texts"; return 1; }
	done
}

# agrees OPTIONS: the page of a recording has the numbers that stat prints of it
agrees() {
	"$uncore" record "$scratch/run.jsonl" "$@" >/dev/null 2>&1
	"$uncore" stat --replay "$scratch/run.jsonl" --format json >"$scratch/run.json" 2>/dev/null
	[ -s "$scratch/run.json" ] && silent "$scratch/run.jsonl" "$scratch/run.json"
}

# The numbers differ from sample to sample, and some are missing.
busy=tests/scenarios/two_sockets.json
try "report: the numbers of a recording are those of stat" agrees --sim "ivt,$busy" \
	-e UNC_M_CAS_COUNT.RD,UNC_C_CLOCKTICKS -M MEM_BW_TOTAL,PCT_FREQ_BAND0:band=12 -I 100 -t 1000
try "report: of each instance" agrees --sim "ivt,$busy" -e UNC_M_CAS_COUNT.RD -M MEM_BW_READS -I 50 -t 1000 -i
try "report: of the sum over the sockets" agrees --sim "ivt,$busy" -M MEM_BW_READS -I 100 -t 500 -a
try "report: of counts that were stolen or lost" agrees --sim ivt,tests/scenarios/trouble.json \
	-e UNC_C_CLOCKTICKS,UNC_M_CAS_COUNT.RD -I 500 -t 4000
try "report: says why they were" sh -c 'python3 -I -S "$0" text "$1" | grep -q "stolen.* in .* samples.*something else wrote"' \
	"$here/page.py" "$page"
try "report: of passes in turn" agrees --sim "ivt,$busy" -m -e UNC_C_TOR_INSERTS.OPCODE,opc=DRd \
	-e UNC_C_TOR_INSERTS.OPCODE,opc=RFO -I 200 -t 800
try "report: of a group" agrees --sim ivt:2 -g interconnect -I 200 -t 600
try "report: names its question" grep -q '<h3>interconnect: ' "$page"
turn=0
for platform in $("$uncore" list platforms --format csv | sed 1d | cut -d, -f1); do
	turn=$((turn + 1))
	metric=$("$uncore" list metrics -p "$platform" --format csv 2>/dev/null | sed 1d | cut -d, -f2 | grep BW | head -n 1)
	[ -n "$metric" ] && chosen $turn 6 || continue
	try "report: of $metric on $platform" agrees --sim "$platform:$(sockets_of "$platform")" -M "$metric" -I 100 -t 1000 -i
done

# Each recording's section has what that recording says of itself.
recordings() {
	"$uncore" record "$scratch/a.jsonl" --sim ivt:2 -M MEM_BW_TOTAL -I 100 -t 300 >/dev/null 2>&1 &&
		"$uncore" record "$scratch/b.jsonl" --sim ivt:1 -e UNC_C_CLOCKTICKS -I 100 -- true >/dev/null 2>&1
	gives 0 "$scratch/a.jsonl" "$scratch/b.jsonl" -o "$page" && texts || return 1
	version=$("$uncore" --version | sed 's/^uncore \([^ ]*\).*/\1/')
	grep '^uncore record FILE ' "$scratch/texts" >"$scratch/about"
	[ "$(wc -l <"$scratch/about")" = 2 ] && sed -n 1p "$scratch/about" | grep -qF -- "--metric=MEM_BW_TOTAL" &&
		sed -n 2p "$scratch/about" | grep -F -- "--event=UNC_C_CLOCKTICKS" | grep -qF -- "-- COMMAND" &&
		[ "$(grep -c "; uncore $version\$" "$scratch/about")" = 2 ] || { cat "$scratch/about"; return 1; }
}
try "report: of two recordings, each with its options and its version" recordings

# ---- a recording without --interval ----

steps() {
	"$uncore" record "$scratch/whole.jsonl" --sim "ivt,$busy" -e UNC_M_CAS_COUNT.RD -t 1050 >/dev/null 2>&1 || return 1
	"$uncore" stat --replay "$scratch/whole.jsonl" --format json >"$scratch/whole.json" && silent "$scratch/whole.jsonl" || return 1
	$python - "$page" "$scratch/whole.json" <<'END'
import json, re, sys
wanted = [json.loads(line)["value"] for line in open(sys.argv[2])]
rows = re.findall(r'<tr><th scope="row">socket.*?</tr>', open(sys.argv[1]).read())
totals = [float(re.findall(r'<data value="([^"]*)"', row)[5]) for row in rows]
samples = [int(re.search(r"(\d+) of (\d+)", row).group(2)) for row in rows]
assert totals == wanted, (totals, wanted)
assert samples[0] in (10, 11), samples
END
}
try "report: a recording without intervals is shown in steps, and these add up to what stat prints" steps

# ---- made-up output of stat ----

# lines PROGRAM...: runs Python with a function line(time, value, **more) that prints a line of stat
lines() {
	$python -c '
import json, math, sys
def line(time, value, **more):
	one = {"schema": 1, "time": time, "seconds": 1, "platform": "ivt", "metric": "MEM_BW_TOTAL", "box": "imc", "socket": 0,
	       "package": 0, "instance": None, "state": "ok", "value": value, "unit": "bytes", "instances_seen": 8,
	       "instances_expected": 8, "instances_unseen": 0, "enabled_ns": 10**9, "running_ns": 10**9, "flags": [],
	       "samples": 10, "sampling_ns": 1000}
	one.update(more)
	if "cpu" in more: del one["socket"]
	if one["state"] != "ok": one["value"] = None
	print(json.dumps(one))
'"$1" >"$scratch/made.json"
}

# right PROGRAM: the page of these lines is sound and right
right() {
	lines "$1" && silent "$scratch/made.json" "$scratch/made.json"
}

try "report: waves, gaps, single points, and places without a number" right '
for t in range(1, 61):
	for s in (0, 1):
		for i in range(5):
			state = "stolen" if s and i == 2 and 20 <= t < 30 or i == 4 and t % 3 else "absent" if s and i == 3 else "ok"
			line(t, 1e9 * (i + 1) * (2 + math.sin(t / 9 + i)), socket=s, instance=i, state=state)
		line(t, 50 + 40 * math.sin(t / 5 + s), metric="NUMA_READS_LOCAL", box="cbo", socket=s, unit="percent")'
try "report: negative, tiny and large values" right '
for t in range(1, 20):
	line(t, (t - 10) * 1e-7, metric="A", unit="seconds")
	line(t, (t - 10) * 1e17, metric="B")
	line(t, 0, metric="C")
	line(t, t * 1e3, metric="D", unit="cycles/seconds")
	line(t, t, metric="F", unit="gigatransfers/seconds")
	line(t, 7e25, metric="E", unit="somethings")'
try "report: intervals of different lengths have a mean that weighs them" right '
now = 0
for t in range(1, 20):
	now += t / 7
	line(now, t * t, seconds=t / 7)'
try "report: counters of logical CPUs" right '
for t in range(1, 5):
	for c in range(70): line(t, c * 1e6 * t, cpu=c)'
one_sample() {
	right 'line(0.5, 12345, seconds=0.5)' && ! grep -q '<figure' "$page" && has "1 of 1"
}
try "report: one sample has a table and no chart" one_sample
nothing() {
	right '
for t in range(1, 5):
	line(t, None, state="denied")
	line(t, None, metric="B", state="none")' && ! grep -q '<figure' "$page" &&
		has "Nothing of this was measured." \
			"MEM_BW_TOTAL, socket 0: denied in 4 of 4 samples: permission was refused" && ! grep -q '<data' "$page"
}
try "report: where nothing was measured there is no number, and the reason" nothing
doubts() {
	right '
for t in range(1, 5):
	line(t, t, instances_seen=7, running_ns=5 * 10**8, flags=["above-bounds"], notes=["a note"],
	     errata=[{"id": "E1", "effect": "overcounts", "state": "possible", "text": "Twice."}])' &&
		has "MEM_BW_TOTAL, socket 0: 7 of 8 instances of imc counted" "a note" \
			"MEM_BW_TOTAL, socket 0: counted 50.0 % of the time, in turn with others; the rest is estimated" \
			"MEM_BW_TOTAL, socket 0: outside its bounds in some samples: the counts do not belong together" \
			"MEM_BW_TOTAL overcounts by erratum E1: Twice. Whether this machine has it is not known."
}
try "report: names what makes a number doubtful" doubts

grouped() {
	question=$(sed -n '/"name": "memory"/,/}/s/.*"question": "\(.*\)",.*/\1/p' spec/ivt/groups.json)
	reading=$(sed -n '/"name": "memory"/,/}/s/.*"reading": "\(.*\)",.*/\1/p' spec/ivt/groups.json)
	[ -n "$question" ] && right '
for t in range(1, 5):
	line(t, t, group="memory")
	line(t, t, group="mine")
	line(t, t)' && has "memory: $question" "How to read it: $reading" "mine" "imc: Memory controller channel"
}
try "report: groups have their question, and how to read the answer" grouped

# Two boxes have a metric of one name, and each its own sentence.
one_name() {
	"$uncore" record "$scratch/one_name" --sim jkt:1 -M ha/PCT_RD_REQUESTS -M imc/PCT_RD_REQUESTS -t 100 >"$scratch/out" 2>&1 &&
		silent "$scratch/one_name" && has "Reads as a share of what the home agent was asked." \
		"Reads as a share of what entered the queues of the channel."
}
try "report: metrics of one name in two boxes have their own sentences" one_name

hostile() {
	lines '
evil = "<script>alert(1)</script>\"&\x27<b id=evil>\u0001\u0085"
for t in range(1, 4):
	line(t, t, metric="M" + evil, box="b" + evil, unit="u" + evil, platform="p" + evil, notes=[evil],
	     errata=[{"id": evil, "effect": evil, "state": evil, "text": evil}])
	line(t, None, metric="N", box="b" + evil, platform="p" + evil, state="s" + evil)'
	cp "$scratch/made.json" "$scratch/<i>&amp;\".json"
	title='--title=</title><script>'
	silent "$scratch/<i>&amp;\".json" || return 1
	title=
	grep -q '&lt;script&gt;' "$page" && ! grep -n '<script\|<i>\|<b id' "$page"
}
try "report: names that look like markup stay text" hostile

two_runs() {
	lines '
for t in range(1, 4): line(t, t)
for t in range(1, 4): line(t, 2 * t)
for t in range(1, 4): line(t + 9, 2 * t, platform="skx")
line(1.0000, 5)
line(1.0003, 6)' && gives 0 "$scratch/made.json" "$scratch/run.jsonl" -o "$page" && $python "$here/page.py" sound "$page" &&
		has "made.json, run 1 of 5" "made.json, run 5 of 5" "run.jsonl"
}
try "report: runs that follow each other in a file, and other files, are told apart" two_runs

# Midnight UTC of 2026-11-22 is 1795305600 s after 1970. gap: from start to start, in seconds.
dated='
import datetime
def dated(run, gap, t, value, **more):
	day = lambda s: datetime.datetime.fromtimestamp(1795305600 + s, datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%S.000Z")
	line(t, value, started=day(run * gap), when=day(run * gap + t), **more)
'
# The second run is as long as the pause: nothing but the start tells it from more of the first one.
dated_runs() {
	lines "$dated
for t in range(1, 4): dated(0, 10, t, t, machine='ivt, 2 sockets', options=['--interval=1000', '--metric=MEM_BW_TOTAL'])
for t in range(4, 7): dated(1, 10, t, 2 * t)" && gives 0 "$scratch/made.json" -o "$page" && $python "$here/page.py" sound "$page" &&
		has "2 runs" "made.json, run 1 of 2" "made.json, run 2 of 2" 2026-11-22T00:00:13.000Z "10 s later" \
			"uncore stat --interval=1000 --metric=MEM_BW_TOTAL; the file does not hold the command that ran meanwhile, if there was one" &&
		grep -q "from 2026-11-22T00:00:00.000Z to 2026-11-22T00:00:03.000Z" "$page" &&
		grep -q "; the first 3 s of the run are in no file; from 2026-11-22T00:00:13.000Z" "$page"
}
try "report: runs that say when they started are told apart, the pause is shown, and what is missing" dated_runs
mixed_runs() {
	lines "$dated
for t in range(1, 4):
	for run in (0, 1): dated(run, 1, t, t + run)" && gives 0 "$scratch/made.json" -o "$page" &&
		$python "$here/page.py" sound "$page" && has "2 runs" "began before its end" "3 of 3" && ! has "3 runs" >"$scratch/none"
}
try "report: runs that wrote to a file at the same time" mixed_runs
# cron: one sample of 10 s every five minutes is one chart of dots; the two runs in a row are a line.
cron_runs() {
	lines "$dated
for run in range(12): dated(run, 300, 10, 1e9 * run, seconds=10)
for t in (10, 20): dated(12, 300, t, 5e9, seconds=10)" && gives 0 "$scratch/made.json" -o "$page" &&
		$python "$here/page.py" sound "$page" &&
		has "13 runs in 1 section" "14 of 14" && grep -q "in which 13 runs measured; between them are gaps" "$page" &&
		grep -q '<th scope="row">2026-11-22T00:55:10.000Z</th>' "$page" && $python - "$page" <<'END'
import re, sys
paths = re.findall(r'<path[^>]* d="([^"]*)"', open(sys.argv[1]).read())
assert [path.count("h0") for path in paths if path.count("h0") > 1] == [12], paths
assert any(re.fullmatch(r"M1994 \d+l6 0", path) for path in paths), paths
END
}
try "report: the short runs of cron are one chart along the time of day, with gaps" cron_runs

# many_files PROGRAM...: runs Python that puts lines into files of $scratch/files: into(NAME) begins one
many_files() {
	rm -rf "$scratch/files"
	mkdir "$scratch/files"
	lines "$dated
import os
folder = '$scratch/files/'
def into(name):
	sys.stdout.flush()
	os.dup2(os.open(folder + name, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 1)
$1"
}

# pieces: prints of each line of the page's charts how many dots it has, and the corners of its pieces
pieces() {
	$python -c 'import re, sys
for path in re.findall(r"<path(?! class=.(?:grid|band))[^>]* d=\"([^\"]*)\"", open(sys.argv[1]).read()):
	if path != "M0 4h26":
		print(path.count("h0"), *[len(re.findall(r"-?\d+", piece)) // 2 for piece in path.split("M")[1:] if "h0" not in piece])' "$page"
}

cron_files() {
	many_files '
for run in range(30):
	into("%02d.json" % run)
	for group in ("memory", "llc"): dated(run, 300, 10, 1e9 * (run + 1), seconds=10, group=group)
into("page.html")
print("<html>")
into(".hidden")
print("never read")
into("empty.json")' && mkdir "$scratch/files/deeper" && gives 0 "$scratch/files" -o "$page" || return 1
	grep -qx "uncore report: left out 2 files: neither a recording nor JSON of uncore stat" "$scratch/err" &&
		$python "$here/page.py" sound "$page" && has "30 runs in 1 section" "30 of 30" \
		"Uncore measurement: 00.json … 29.json (30 files)" && [ "$(pieces | grep -c '^30')" = 2 ] || return 1
	# The same from names in any order.
	cp "$page" "$scratch/whole.html"
	gives 0 $(ls -r "$scratch"/files/[0-9]*.json) -o "$page" &&
		sed 's/29.json … 00.json/00.json … 29.json/' "$page" | cmp - "$scratch/whole.html"
}
try "report: a folder with a file for each run is one chart" cron_files
not_alike() {
	many_files '
for run in range(12):
	into("%02d.json" % run)
	dated(run, 300, 10, 1, seconds=10, metric="AB"[run % 2], machine="m")
	into("other.json")
	dated(run, 300, 10, 1, seconds=10, metric="A", machine="n")' && gives 0 "$scratch/files" -o "$page" &&
		has "24 runs in 3 sections" "00.json … 10.json (6 files)" "01.json … 11.json (6 files)" "other.json"
}
try "report: only what shows the same of one machine shares a chart" not_alike
# Two hosts with equal machines, one after the other; and the runs of a simulator, which overlap.
hosts() {
	many_files '
for run in range(12):
	into("%s-%02d.json" % (("left", "right")[run % 2], run))
	dated(run, 300, 10, 1, seconds=10, machine="m")' && gives 0 "$scratch/files" -o "$page" &&
		has "12 runs in 2 sections" "left-00.json … left-10.json (6 files)" "right-01.json … right-11.json (6 files)" || return 1
	lines "$dated
for run in range(5): dated(run, 1, 60, 1, seconds=60, machine='m')" && gives 0 "$scratch/made.json" -o "$page" &&
		has "5 runs in 1 section" "5 of 5"
}
try "report: files of two hosts have a chart each; runs on a simulator that overlap share one" hosts
two_long_runs() {
	many_files '
for run in (0, 1):
	into("%d.json" % run)
	for t in range(1, 4): dated(run, 60, t, t)' && gives 0 "$scratch/files"/?.json -o "$page" &&
		has "2 runs" "0.json" "1.json" "Uncore measurement: 0.json, 1.json"
}
try "report: a few long runs keep a section each" two_long_runs
# As --rotate leaves them: the newest has the shortest name. Then without the first, and without one in the middle.
rotated() {
	many_files '
for part, name in enumerate(("m.json.2026-1", "m.json.2026-2", "m.json.2026-3", "m.json")):
	into(name)
	for t in range(1, 6): dated(0, 0, part * 5 + t, t, machine="m")' && gives 0 "$scratch/files" -o "$page" &&
		has "20 of 20" "m.json … m.json.2026-3 (4 files)" "Over time (s)" >"$scratch/none"
	[ "$(pieces)" = "0 20" ] || { pieces; return 1; }
	rm "$scratch/files/m.json.2026-2"
	gives 0 "$scratch/files" -o "$page" && has "15 of 15" && [ "$(pieces)" = "0 5 10" ] || { pieces; return 1; }
	rm "$scratch/files/m.json.2026-1"
	gives 0 "$scratch/files" -o "$page" && has "10 of 10" && [ "$(pieces)" = "0 10" ] &&
		grep -q "the first 10 s of the run are in no file; from 2026-11-22T00:00:10.000Z" "$page" &&
		grep -q 'd="M200 ' "$page"
}
try "report: the parts of a rotated run are one line, which has a gap only where a part is missing" rotated
real_rotation() {
	mkdir "$scratch/rotated" && "$uncore" stat --sim ivt:2 -M MEM_BW_TOTAL -I 100 -t 2000 -f json --rotate 500ms \
		-o "$scratch/rotated/m.json" 2>/dev/null && "$uncore" stat --sim ivt:2 -M MEM_BW_TOTAL -I 100 -t 2000 -f json \
		>"$scratch/once.json" 2>/dev/null || return 1
	[ "$(ls "$scratch/rotated" | wc -l)" = 4 ] && gives 0 "$scratch/rotated" -o "$page" && $python "$here/page.py" sound "$page" &&
		has "20 of 20" && pieces >"$scratch/one" && gives 0 "$scratch/once.json" -o "$page" && pieces | cmp - "$scratch/one"
}
try "report: a folder that stat --rotate made is shown as one run" real_rotation

packed() {
	lines 'for t in range(1, 400): line(t, t)' && silent "$scratch/made.json" || return 1
	cp "$page" "$scratch/plain.html"
	gzip -c "$scratch/made.json" >"$scratch/packed.json.gz"
	gives 0 "$scratch/packed.json.gz" -o "$page" && sed 's/packed.json.gz/made.json/' "$page" | cmp - "$scratch/plain.html" || return 1
	"$uncore" report - -o "$page" <"$scratch/packed.json.gz" &&
		sed 's/standard input/made.json/' "$page" | cmp - "$scratch/plain.html" || return 1
	# A pipe, from which the first bytes come one by one, cannot be read again.
	{ dd bs=1 count=20 2>/dev/null; sleep 0.1; cat; } <"$scratch/packed.json.gz" | "$uncore" report - -o "$page" &&
		sed 's/standard input/made.json/' "$page" | cmp - "$scratch/plain.html" || return 1
	head -c 900 "$scratch/packed.json.gz" >"$scratch/short.json.gz"
	says 1 "$scratch/short.json.gz: gzip cannot unpack all of it" "$scratch/short.json.gz" -o "$page" &&
		$python "$here/page.py" sound "$page" || return 1
	(cd "$scratch" && "$uncore" report packed.json.gz) && [ -s "$scratch/packed.html" ] || return 1
	PATH=/nonexistent "$uncore" report "$scratch/packed.json.gz" -o "$page" 2>"$scratch/err"
	[ $? = 2 ] && grep -q "packed.json.gz is packed, and gzip cannot be run: No such file" "$scratch/err" || return 1
	gzip -c "$scratch/run.jsonl" >"$scratch/run.jsonl.gz"
	says 2 "$scratch/run.jsonl.gz: a recording is replayed from its file: unpack it with gunzip" "$scratch/run.jsonl.gz" -o "$page"
}
try "report: what gzip packed, whole and cut off" packed
no_files() {
	mkdir "$scratch/none.d" && says 2 "$scratch/none.d: no file in it is a recording or JSON of uncore stat" \
		"$scratch/none.d" -o "$scratch/no.html" && [ ! -e "$scratch/no.html" ]
}
try "report: a folder without a measurement" no_files
# A month of cron: a minute of every five. The one high value of it stays in the chart and in the table.
month() {
	many_files '
for day in range(30):
	into("%02d.json" % day)
	for run in range(day * 288, day * 288 + 288):
		for instance in range(4): dated(run, 300, 60, 9e12 if run == 5000 else 6e10 + instance, seconds=60, instance=instance)'
	gives 0 "$scratch/files" -o "$page" && $python "$here/page.py" sound "$page" && has "8640 runs in 1 section" \
		"8640 of 8640" 150.0 "29 d 23 h, in which 8640 runs measured; between them are gaps, 8640 samples; from 2026-11-22T00:00:00.000Z to 2026-12-21T23:56:00.000Z" &&
		[ "$(wc -c <"$page")" -lt 200000 ] && grep -q '">11-28</span><span' "$page"
}
try "report: a month of cron is a small page" month

layouts() {
	lines 'for t in range(1, 4): line(t, t)' && silent "$scratch/made.json" &&
		sed '/<h2>/d; /<title>U/d' "$page" >"$scratch/one" || return 1
	$python -c 'import json, sys
all = [json.loads(line) for line in open(sys.argv[1])]
json.dump(all, open(sys.argv[2], "w"), indent=2)
open(sys.argv[3], "w").write("\n".join(json.dumps(one, indent=1, sort_keys=True) for one in all))' \
		"$scratch/made.json" "$scratch/list.json" "$scratch/wide.json"
	for file in list wide; do
		silent "$scratch/$file.json" && sed '/<h2>/d; /<title>U/d' "$page" | cmp - "$scratch/one" || return 1
	done
}
try "report: a list, or objects over several lines, are read like lines" layouts

unknown() {
	lines 'for t in range(1, 4): line(t, t, platform="nosuch")' && silent "$scratch/made.json" &&
		has "nosuch (this uncore has no tables of it: --tables FILE adds them)"
}
try "report: a platform that this uncore does not know" unknown

# ---- many samples ----

# One sample in 997 is far above the others: each column that has one reaches it.
many() {
	lines '
form = json.dumps({"schema": 1, "time": 7, "seconds": 0.1, "platform": "ivt", "metric": "MEM_BW_TOTAL", "box": "imc", "socket": 8,
	"package": 0, "instance": None, "state": "ok", "value": 9, "unit": "bytes", "instances_seen": 8, "instances_expected": 8,
	"instances_unseen": 0, "enabled_ns": 10**8, "running_ns": 10**8, "flags": [], "samples": 10, "sampling_ns": 1000})
form = form.replace(": 7", ": %.1f").replace(": 8", ": %d", 1).replace(": 9", ": %.0f") + "\n"
sys.stdout.writelines(form % (t / 10, s, 1e8 * (5 + math.sin(t / 400 + s) + (t % 997 == 0) * 9))
	for t in range(1, 25001) for s in range(4))'
	# A third of a second of processor time is usual, and ten with the sanitizers on a slow machine.
	(ulimit -t 60 && gives 0 "$scratch/made.json" -o "$page") || return 1
	[ "$(wc -c <"$page")" -lt 2000000 ] && $python - "$page" <<'END'
import re, sys
bands = re.findall(r'<path class="band" d="([^"]*)"/><path d="([^"]*)"', open(sys.argv[1]).read())
assert len(bands) == 4, len(bands)
for band, line in bands:
	corners = [(int(x), int(y)) for x, y in re.findall(r"[ML](\d+) (\d+)", band)]
	columns = len(corners) // 2
	assert 200 <= columns <= 300 and len(re.findall(r"-?\d+", line)) == 2 * columns, columns
	highs, lows = corners[:columns], corners[:columns - 1:-1]
	assert all(high[0] == low[0] and high[1] <= low[1] for high, low in zip(highs, lows))
	# Equal parts of the whole width.
	step = (highs[-1][0] - highs[0][0]) / (columns - 1)
	assert highs[0][0] < step and 2000 - highs[-1][0] < step, highs
	assert sum(y < 300 for _, y in highs) == 25, highs
END
}
try "report: of 100000 lines the extremes stay in the charts, below 2 MB" many
try "report: of more samples than bins, from a pipe: totals, means, extremes, percentile, coverage, charts" \
	$python "$here/long.py" numbers "$uncore" "$page" 120000
# Parts with bins of several samples, one with bins of one sample, and a gap, are one run.
long_parts() {
	many_files '
one = json.dumps({"schema": 1, "time": 7, "seconds": 0.1, "platform": "p", "event": "E", "box": "b", "socket": 0, "state": "ok",
	"value": 9, "unit": "events", "started": "2026-11-22T00:00:00.000Z"}).replace(": 7", ": %.1f").replace(": 9", ": %d") + "\n"
for part, (first, end) in enumerate(((0, 150000), (150000, 300000), (310000, 310040))):
	into("m.json.%d" % part)
	sys.stdout.writelines(one % (k / 10, k % 1000) for k in range(first + 1, end + 1))' &&
		gives 0 "$scratch/files" -o "$page" && $python "$here/page.py" sound "$page" && has "300040 of 300040" || return 1
	$python - "$page" <<'END'
import re, sys
page = open(sys.argv[1]).read()
data = [float(value) for value in re.findall(r'<data value="([^"]*)"', page)]
values = [k % 1000 for first, end in ((0, 150000), (150000, 300000), (310000, 310040)) for k in range(first + 1, end + 1)]
assert data[5] == sum(values) and (data[1], data[2], data[4]) == (0, 9990, values[-1] / 0.1), data
assert abs(data[0] - sum(values) / len(values) / 0.1) < 1e-6, data
exact, excess = sorted(values)[-(-len(values) * 95 // 100) - 1] / 0.1, float(re.search(r"at most ([\d.]+)&nbsp;% too high", page).group(1))
assert exact * 0.9999 <= data[3] <= exact * (1 + excess / 99), (data[3], exact, excess)
assert "a row is the mean of up to " in page
line = re.search(r'<path class="band" [^>]*><path d="([^"]*)"', page).group(1)
assert line.count("M") == 1 and re.search(r'<path class="dots" d="M(1[89]|20)\d\d \d+h0"', page), line
END
}
try "report: the parts of a long run, whose bins are of different lengths" long_parts
many_series() {
	lines 'for s in range(6000): line(1, 1, metric="M%d" % s)' &&
		says 2 "$scratch/made.json: more than 5000 series" "$scratch/made.json" -o "$page"
}
try "report: too many series" many_series

# ---- files that are cut off, or wrong ----

cut_json() {
	lines 'for t in range(1, 6): line(t, t)' && head -c -20 "$scratch/made.json" >"$scratch/cut.json" &&
		says 1 "$scratch/cut.json: the last line is cut off" "$scratch/cut.json" -o "$page" &&
		$python "$here/page.py" sound "$page" && has "4 of 4" || return 1
	head -n 4 "$scratch/made.json" >"$scratch/four.json"
	$python "$here/page.py" sound "$page" "$scratch/four.json"
}
try "report: JSON that is cut off is shown as far as it is whole" cut_json
cut_recording() {
	agrees --sim "ivt,$busy" -M MEM_BW_TOTAL -I 100 -t 1000 || return 1
	head -c "$(($(wc -c <"$scratch/run.jsonl") / 2))" "$scratch/run.jsonl" >"$scratch/cut.jsonl"
	says 1 "$scratch/cut.jsonl:" "$scratch/cut.jsonl" -o "$page" && $python "$here/page.py" sound "$page" || return 1
	texts
	count=$(sed -n 's/^\([0-9]*\) of \1$/\1/p' "$scratch/texts" | head -n 1)
	[ "$count" -ge 3 ] && [ "$count" -le 7 ] || { echo "$count samples"; return 1; }
	head -n $((count * 2)) "$scratch/run.json" >"$scratch/some.json"
	$python "$here/page.py" sound "$page" "$scratch/some.json" && grep -q "Not all of the file is here:.*cut.*jsonl" "$page"
}
try "report: a recording that is cut off is shown as far as it is whole" cut_recording
nothing_yet() {
	head -n 2 "$scratch/run.jsonl" >"$scratch/cut.jsonl"
	rm -f "$page"
	says 2 "$scratch/cut.jsonl:" "$scratch/cut.jsonl" -o "$page" && [ ! -e "$page" ]
}
try "report: a recording that ends before the first sample" nothing_yet

# wrong TEXT LINE: a file with this text gives this message, and no page
wrong() {
	printf '%s' "$1" >"$scratch/wrong"
	rm -f "$page"
	says 2 "$scratch/wrong$2" "$scratch/wrong" -o "$page" && [ ! -e "$page" ] && [ ! -s "$scratch/out" ]
}
lines 'line(1, 1)'
good=$(cat "$scratch/made.json")
try "report: an empty file" wrong '' ": holds no measurement"
try "report: CSV" wrong 'time,seconds
1,2' ": neither a recording nor JSON of uncore stat"
try "report: other JSON" wrong '{"schema": 1, "platforms": []}' ":1:1: a measurement needs the key time"
try "report: another version" wrong '{"schema": 2, "time": 1}' ":1:12: this is another version of the format"
try "report: JSON that is wrong in the middle" wrong "$good
{\"schema\": 1,,}
$good" ":2:14: not JSON here"
try "report: a number that is a text" wrong "$(echo "$good" | sed 's/"time": 1/"time": "1"/')" ":1:23: a number or null must be here"
try "report: a number that is too large" wrong "$(echo "$good" | sed 's/"time": 1/"time": 1e999/')" ":1:23: this number is too large"
try "report: a text that is a number" wrong "$(echo "$good" | sed 's/"ivt"/7/')" ":1:52: a text must be here"
try "report: a recording of a platform that is not known" wrong \
	'{"uncore_recording":1,"platform":"nosuch","name":"/","sockets":[{"package":0,"cores":1,"cpu":0}],"cpus":1,"clock":"real","command":false,"arguments":[]}' \
	":1: another version of the tables made the recording: these have no platform \"nosuch\"; --tables FILE adds one"
try "report: no such file" says 2 "/nonexistent/run.json: No such file" /nonexistent/run.json

# ---- the page's file ----

default_name() {
	mkdir -p "$scratch/folder" && rm -f "$scratch/folder/made.html"
	(cd "$scratch/folder" && "$uncore" report ../made.json >"$scratch/out" 2>"$scratch/err") &&
		[ "$(cat "$scratch/out")" = made.html ] && [ -s "$scratch/folder/made.html" ] || return 1
	echo mine >"$scratch/folder/made.html"
	(cd "$scratch/folder" && "$uncore" report ../made.json 2>"$scratch/err")
	[ $? = 2 ] && [ "$(cat "$scratch/folder/made.html")" = mine ] &&
		grep -qx 'uncore report: made.html exists; to replace it: -o made.html' "$scratch/err"
}
lines 'for t in range(1, 6): line(t, t)'
try "report: the page has the name of the file, and does not replace one that was not named" default_name
replaces() {
	echo old >"$page" && silent "$scratch/made.json" && [ "$(ls "$scratch" | grep -c 'page.html')" = 1 ] &&
		"$uncore" report "$scratch/made.json" -o - | cmp - "$page" &&
		sed '/<h2>/d; /<title>U/d' "$page" >"$scratch/one" &&
		"$uncore" report - <"$scratch/made.json" | sed '/<h2>/d; /<title>U/d' | cmp - "$scratch/one"
}
try "report: -o replaces its file; standard output and input give the same bytes" replaces
keeps() {
	printf x >"$scratch/wrong" && echo old >"$page" &&
		says 2 "$scratch/wrong:" "$scratch/made.json" "$scratch/wrong" -o "$page" && [ "$(cat "$page")" = old ]
}
try "report: a wrong file leaves the old page" keeps
full() {
	says 2 "/dev/full: No space left on device" "$scratch/made.json" -o /dev/full
}
[ ! -c /dev/full ] || try "report: a full device" full

done_testing
