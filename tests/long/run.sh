#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests what a run of weeks needs: files that are rotated, a disk that becomes full, clocks that jump, steady memory.
# Run by make test, one turn in 2.
set -u

cd "$(dirname "$0")/../.." || exit 1
uncore=$(realpath "${UNCORE:-${BUILD:-build}/bin/uncore}")
unset UNCORE_PLATFORM
. tests/tools/tap.sh
running=
trap 'tap_ended; end_run; rm -rf "$scratch"' EXIT

end_run() {
	[ -z "$running" ] || kill "$running" 2>/dev/null
	[ -z "$running" ] || wait "$running" 2>/dev/null
	running=
}

# becomes COMMAND...: waits until it is true, 30 seconds at most
becomes() {
	for tick in $(seq 600); do
		"$@" && return 0
		kill -0 "$running" 2>/dev/null || break
		sleep 0.05
	done
	echo "never true: $*"
	cat "$scratch/log"
	return 1
}
has_line() {
	grep -q -- "$2" "$1" 2>/dev/null
}
says() {
	becomes has_line "$scratch/log" "$1"
}

# ---- rotation; the simulator's own clock: times are exact ----

# rotates FILE ARGUMENT...
rotates() {
	file=$1
	shift
	rm -rf "$scratch/files" && mkdir "$scratch/files" &&
		"$uncore" stat --sim ivt:2 -M MEM_BW_READS -I 100ms --timeout 2s -o "$scratch/files/$file" "$@"
}
by_time() {
	rotates x.csv -f csv --rotate 500ms &&
		[ "$(tests/long/rows.py csv 0.1 2 "$scratch"/files/x.csv.2* "$scratch/files/x.csv")" = "5 5 5 5" ]
}
by_size() {
	rotates x.json -f json --rotate 4K &&
		tests/long/rows.py json 0.1 2 "$scratch"/files/x.json.2* "$scratch/files/x.json" >"$scratch/counts" || return 1
	# A file ends with the report that reaches the size.
	for each in "$scratch"/files/x.json.2*; do
		size=$(stat -c %s "$each") last=$(tail -n 2 "$each" | wc -c)
		[ "$size" -ge 4096 ] && [ $((size - last)) -lt 4096 ] || { echo "$each: $size bytes"; return 1; }
	done
	[ "$(wc -w <"$scratch/counts")" -ge 3 ]
}
by_both() {
	rotates x.csv -f csv --rotate 300ms,2K &&
		[ "$(tests/long/rows.py csv 0.1 2 "$scratch"/files/x.csv.2* "$scratch/files/x.csv")" = "3 3 3 3 3 3 2" ]
}
# FAT and some file systems of networks answer EPERM.
without_links() {
	rm -rf "$scratch/files" && mkdir "$scratch/files" &&
		ASAN_OPTIONS=detect_leaks=0 strace -f -o "$scratch/calls" -e trace=link,linkat -e inject=link,linkat:error=EPERM \
			"$uncore" stat --sim ivt:2 -M MEM_BW_READS -I 100ms --timeout 2s -f csv -o "$scratch/files/x.csv" --rotate 500ms &&
		[ "$(grep -c INJECTED "$scratch/calls")" = 3 ] &&
		[ "$(tests/long/rows.py csv 0.1 2 "$scratch"/files/x.csv.2* "$scratch/files/x.csv")" = "5 5 5 5" ]
}
if command -v python3 >/dev/null; then
	try "rotate: a file for each half second: each has headings, no report is lost" by_time
	if strace -o /dev/null true 2>/dev/null; then
		try "rotate: without hard links, too" without_links
	else
		skip "rotate: without hard links, too" "no strace"
	fi
	try "rotate: a file ends with the report that reaches the size" by_size
	try "rotate: time and size, whichever comes first" by_both
else
	skip "rotate: files have headings and lose nothing" "no python3"
fi
with_heads() {
	rotates x.txt --rotate 500ms || return 1
	for each in "$scratch"/files/x.txt*; do
		head -n 1 "$each" | grep -q '^# started on 2' && sed -n 2p "$each" | grep -q '^ivt, 2 sockets, .*every 100 ms$' &&
			[ "$(grep -c '^ *time ' "$each")" = 1 ] || { cat "$each"; return 1; }
	done
	[ "$(ls "$scratch/files" | wc -l)" = 4 ]
}
try "rotate: text has its heading in each file" with_heads
# 2026-11-22T18:03:04.250Z becomes 20261122T180304.250Z
named() {
	rotates x.csv -f csv --rotate 500ms || return 1
	for each in "$scratch"/files/x.csv.2*; do
		[ "$(tail -n 1 "$each" | cut -d, -f26 | tr -d ':-')" = "${each##*.csv.}" ] || { ls "$scratch/files"; return 1; }
	done
}
try "rotate: the suffix is the time of the last report" named
added() {
	rotates x.csv -f csv && rows=$(wc -l <"$scratch/files/x.csv") &&
		"$uncore" stat --sim ivt:2 -M MEM_BW_READS -I 100ms --timeout 2s -f csv -o "$scratch/files/x.csv" --append --rotate 1s || return 1
	# The reports of the run before, then ten more; then ten with headings of their own.
	for each in "$scratch"/files/x.csv.2*; do
		[ "$(wc -l <"$each")" = $((rows + 20)) ] && [ "$(grep -c ^time, "$each")" = 1 ] || { wc -l "$each"; return 1; }
	done
	[ "$(wc -l <"$scratch/files/x.csv")" = 21 ] && [ "$(grep -c ^time, "$scratch/files/x.csv")" = 1 ]
}
try "rotate: --append goes on in the file of the run before, which is then rotated" added

# refuses TEXT ARGUMENT...
refuses() {
	text=$1
	shift
	"$uncore" stat --sim ivt -M MEM_BW_READS "$@" >"$scratch/out" 2>&1
	[ $? = 2 ] && grep -qF -- "$text" "$scratch/out" || { cat "$scratch/out"; return 1; }
}
for wrong in 100 1x 1d,1d 1M,1M 0s 0M '' 1d, 1.5M 99999999999999T; do
	try "rotate: '$wrong' exits 2" refuses "--rotate needs a time or a size with its unit, or both: --rotate 1d,100M" \
		-I 1s -t 1s -o "$scratch/out.csv" --rotate "$wrong"
done
try "rotate: without --interval exits 2" refuses "--rotate needs a file and more than one report" -t 1s -o "$scratch/out.csv" --rotate 1d
try "rotate: without --output exits 2" refuses "--rotate needs a file and more than one report" -t 1s -I 1s --rotate 1d
try "rotate: openmetrics exits 2" refuses "--rotate does not work with a format" -t 1s -I 1s -f openmetrics -o "$scratch/out.prom" --rotate 1d
try "rotate: a device exits 2" refuses "--rotate: /dev/null is not a regular file" -t 1s -I 1s -o /dev/null --rotate 1d

# start ARGUMENT...: counts in real time, until end_run
start() {
	end_run
	"$uncore" stat --sim ivt:2 -M MEM_BW_READS "$@" >"$scratch/log" 2>&1 &
	running=$!
}
# Another program moves the file away, and later puts one of its own there.
moved() {
	rm -rf "$scratch/files" && mkdir "$scratch/files" && start -I 10ms -f csv -o "$scratch/files/x.csv" --rotate 50ms &&
		becomes has_line "$scratch/files/x.csv" ^0 && mv "$scratch/files/x.csv" "$scratch/files/moved" &&
		becomes has_line "$scratch/files/x.csv" ^0 && [ "$(grep -c ^time, "$scratch/files/moved")" = 1 ] || return 1
	echo foreign >"$scratch/foreign" && mv "$scratch/foreign" "$scratch/files/x.csv" && says 'cannot be rotated: File exists' || return 1
	end_run
	[ "$(cat "$scratch/files/x.csv")" = foreign ] && [ "$(grep -c rotated "$scratch/log")" = 1 ]
}
try "rotate: a file that was moved away is followed by a new one; another program's file is not touched" moved

# ---- a full disk ----

full() {
	unshare -m sh -c '
		mkdir "$1/small" && mount -t tmpfs -o size=64k none "$1/small" || exit 9
		"$2" stat --sim ivt:2 -M MEM_BW_READS -I 2ms -f csv -o "$1/small/x.csv" --rotate 8K 2>"$1/log" &
		for tick in $(seq 600); do grep -q "reports are left out until" "$1/log" && break; sleep 0.05; done
		rm "$(ls "$1"/small/x.csv.2* | head -n 1)"
		for tick in $(seq 600); do grep -q "is written again; [1-9][0-9]* reports were left out" "$1/log" && break; sleep 0.05; done
		kill $!
		wait $!
		echo $? >"$1/status"
		cat "$1"/small/x.csv* >"$1/rows"
		umount "$1/small"' sh "$scratch" "$uncore"
	[ "$(cat "$scratch/status")" = 2 ] && grep -q "x.csv: No space left on device; reports are left out until it can be written" "$scratch/log" &&
		grep -q "is written again; [1-9][0-9]* reports were left out" "$scratch/log" || { cat "$scratch/log" "$scratch/status"; return 1; }
	awk -F, 'NF != 38 { print "torn: " $0; bad = 1 } END { exit bad || NR < 50 }' "$scratch/rows"
}
name="a full disk: whole reports are left out, and the run goes on when there is space again"
if unshare -m mount -t tmpfs none "$scratch" 2>/dev/null; then
	try "$name" full
else
	skip "$name" "file systems cannot be mounted here"
fi
full_at_once() {
	unshare -m sh -c 'mount -t tmpfs -o size=16k none "$1" && "$2" stat --sim ivt:2 -M MEM_BW_READS -I 2ms -t 100s -f csv -o "$1/x.csv" 2>/tmp/$$
		echo $?; wc -c <"$1/x.csv"; grep -c "reports are left out" /tmp/$$; tail -n 1 "$1/x.csv" | tr -dc , | wc -c; rm /tmp/$$' sh "$scratch" "$uncore" >"$scratch/out"
	set -- $(cat "$scratch/out")
	[ "$1" = 2 ] && [ "$2" -gt 15000 ] && [ "$3" = 1 ] && [ "$4" = 37 ] || { cat "$scratch/out"; return 1; }
}
name="a full disk: it is told once, and the file ends with a whole line"
if unshare -m mount -t tmpfs none "$scratch" 2>/dev/null; then
	try "$name" full_at_once
else
	skip "$name" "file systems cannot be mounted here"
fi

# ---- clocks ----

# set_clocks DAY BOOT: at once, as a reader may come at any time
set_clocks() {
	echo "$1 $2" >"$scratch/clocks.new" && mv "$scratch/clocks.new" "$scratch/clocks"
}
jumps() {
	set_clocks 0 0
	rm -f "$scratch/x.json"
	CLOCKS=$scratch/clocks ASAN_OPTIONS=verify_asan_link_order=0 LD_PRELOAD=$scratch/clocks.so \
		"$uncore" stat --sim ivt:2 -M MEM_BW_READS -I 20ms -f json -o "$scratch/x.json" >"$scratch/log" 2>&1 &
	running=$!
	becomes has_line "$scratch/x.json" when && set_clocks 3600 0 && says 'the time of day was set forward by 3600.[01] s' &&
		set_clocks 3720 120 && says 'the machine was suspended for 120.[01] s: counters may have lost' &&
		set_clocks 120 120 && says 'the time of day was set back by 3[56][09][09].[019] s' || return 1
	lines=$(wc -l <"$scratch/x.json")
	more() { [ "$(wc -l <"$scratch/x.json")" -gt $((lines + 4)) ]; }
	becomes more || return 1
	end_run
	[ "$(wc -l <"$scratch/log")" = 3 ] || { cat "$scratch/log"; return 1; }
	python3 - "$scratch/x.json" <<'END'
import datetime, json, sys
# What the time of day is ahead of the run's own time, in each line, in steps.
ahead = []
for line in map(json.loads, open(sys.argv[1])):
    when, started = (datetime.datetime.fromisoformat(line[key][:-1]) for key in ("when", "started"))
    seconds = round((when - started).total_seconds() - line["time"], 1)
    if not ahead or abs(ahead[-1] - seconds) > 1:
        ahead.append(seconds)
assert [round(each) for each in ahead] == [0, 3600, 3720, 120], ahead
END
}
name="clocks: a set clock and a suspend are told, and lines have the new time of day and the run's own time"
if ! command -v python3 >/dev/null; then
	skip "$name" "no python3"
elif ! ${CC:-cc} -shared -fPIC -o "$scratch/clocks.so" tests/long/clocks.c 2>/dev/null; then
	skip "$name" "no shared library can be made"
else
	try "$name" jumps
fi

# ---- a month ----

# As many reports and files as a month has minutes and days, by the simulator's own clock. The run may not open more than
# 16 files: a file that stayed open in each report or rotation would end it.
month() {
	rm -rf "$scratch/files" && mkdir "$scratch/files" || return 1
	(ulimit -n 16 && "$uncore" stat --sim ivt:2 -M MEM_BW_READS -I 100ms -t 72m -f csv -o "$scratch/files/x.csv" --rotate 144s) &&
		tests/long/rows.py csv 0.1 2 "$scratch"/files/x.csv.2* "$scratch/files/x.csv" >"$scratch/counts" || return 1
	[ "$(tr ' ' '\n' <"$scratch/counts" | sort | uniq -c | tr -s ' ')" = " 30 1440" ] || { cat "$scratch/counts"; return 1; }
}
name="a month: 43200 reports in 30 files, none is lost and no file stays open"
if command -v python3 >/dev/null; then
	try "$name" month
else
	skip "$name" "no python3"
fi

# resident COUNT: the largest memory of a run of so many reports, with a file for each thousand, in KiB
resident() {
	rm -rf "$scratch/files" && mkdir "$scratch/files" && python3 - "$uncore" "$1" "$scratch/files/x.csv" <<'END'
import resource, subprocess, sys
subprocess.run([sys.argv[1], "stat", "--sim", "ivt:2", "-M", "MEM_BW_READS", "-I", "1ms", "--interval-count", sys.argv[2],
                "-f", "csv", "-o", sys.argv[3], "--rotate", "1s"], check=True)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
END
}
# Which pages of the program's files are in memory changes by some hundred KiB. A report that kept 32 bytes is found.
steady() {
	short=$(resident 2000) && long=$(resident 43200) && echo "$short KiB, $long KiB" && [ "$long" -le $((short + 1024)) ]
}
name="a month: its reports take no more memory than the first ones"
if grep -q __asan_init "$uncore"; then
	skip "$name" "the sanitizer keeps what is freed"
elif command -v python3 >/dev/null; then
	try "$name" steady
else
	skip "$name" "no python3"
fi
done_testing
