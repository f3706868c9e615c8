#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests that regions that programs mark get exactly what a simulated machine counted meanwhile, whatever programs do.
# Run by make test, early.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh
build=$PWD/${BUILD:-build}
uncore=$build/bin/uncore
program=$scratch/program
machine=ivt:2,tests/regions/scenario.json
export UNCORE_PROGRAM="$uncore"

sanitize=
case $build in */san*) sanitize=-fsanitize=address,undefined ;; esac
built() {
	# shellcheck disable=SC2086
	${CC:-gcc} -std=c11 -Wall -Wextra -Werror -g $sanitize -Iruntime/library/include -o "$program" tests/regions/program.c \
		"$build/lib/libuncore.a" -pthread
}
try "a program with marks builds without a warning" built

# counted WAY [OPTION...]: runs the program with a clock that it moves; $scratch/rows has one row for each region and
# event of socket 1: name,event,state,value,calls,unended,seconds,ranks,ranks at once
counted() {
	way=$1
	shift
	timeout 60 "$uncore" stat -r --clock manual --sim "$machine" -e UNC_M_CAS_COUNT.RD_REG,UNC_M_CAS_COUNT.WR_WMM "$@" \
		--format csv -o "$scratch/out.csv" -- "$program" $way 2>"$scratch/err" || { cat "$scratch/err"; return 1; }
	python3 - "$scratch/out.csv" >"$scratch/rows" <<'END'
import csv, sys
for row in csv.DictReader(open(sys.argv[1])):
    if row["region"] and row["socket"] == "1":
        print(",".join(row[key] for key in ("region", "name", "state", "value", "calls", "unended", "region_seconds", "ranks", "ranks_at_once")))
END
}

# rows: standard input is what $scratch/rows must be
rows() { diff - "$scratch/rows"; }

# By the scenario: 8 channels, 50 million reads a second each in the first 100 ms, then 70; on channel 2, 30 million
# writes from 50 to 60 ms.
plain() {
	counted plain && rows <<'END'
copy,UNC_M_CAS_COUNT.RD_REG,ok,40000000,1,0,0.1,1,1
copy,UNC_M_CAS_COUNT.WR_WMM,ok,300000,1,0,0.1,1,1
inner,UNC_M_CAS_COUNT.RD_REG,ok,4000000,1,0,0.01,1,1
inner,UNC_M_CAS_COUNT.WR_WMM,ok,300000,1,0,0.01,1,1
add,UNC_M_CAS_COUNT.RD_REG,ok,28000000,1,0,0.05,1,1
add,UNC_M_CAS_COUNT.WR_WMM,ok,0,1,0,0.05,1,1
END
}
try "a region has exactly what the machine counted between its marks; regions nest" plain

shared_by_threads() {
	counted threads && rows <<'END'
shared,UNC_M_CAS_COUNT.RD_REG,ok,8000000,100,0,0.02,1,1
shared,UNC_M_CAS_COUNT.WR_WMM,ok,0,100,0,0.02,1,1
END
}
try "a region in which 100 threads are counts once" shared_by_threads

# The marks themselves, by the compiler's own check of threads.
raced() {
	${CC:-gcc} -std=c11 -g -O1 -fsanitize=thread -D_FILE_OFFSET_BITS=64 -Iruntime/library/include -iquote runtime/library \
		-o "$scratch/raced" tests/regions/program.c runtime/library/region/*.c "$build/lib/libuncore.a" -pthread &&
		timeout 60 "$uncore" stat -r --clock manual --sim "$machine" -e UNC_M_CAS_COUNT.RD_REG -o /dev/null -- \
			"$scratch/raced" threads
}
if [ -n "$sanitize" ] || ! echo 'int main(void) { return 0; }' | ${CC:-gcc} -fsanitize=thread -x c -o "$scratch/probe" - 2>/dev/null; then
	skip "threads that mark race with nobody" "TSan, or a build without other sanitizers"
else
	try "threads that mark race with nobody" raced
fi

nested() {
	counted nested && [ "$(grep -c ',UNC_M_CAS_COUNT.RD_REG,ok,4000000,2,0,0.01,1,1$' "$scratch/rows")" = 500 ]
}
try "1000 nested calls of 500 regions all count" nested

forked() {
	counted fork && grep RD_REG "$scratch/rows" >"$scratch/reads" && mv "$scratch/reads" "$scratch/rows" && rows <<'END'
parent,UNC_M_CAS_COUNT.RD_REG,ok,4000000,1,0,0.01,1,1
child,UNC_M_CAS_COUNT.RD_REG,ok,4000000,1,0,0.01,1,1
END
}
try "after fork the child is in no region, and has its own" forked

# 10 ms in the process that was killed, and 20 after it, are not counted.
killed() {
	counted kill && grep RD_REG "$scratch/rows" >"$scratch/reads" && mv "$scratch/reads" "$scratch/rows" && rows <<'END'
shared,UNC_M_CAS_COUNT.RD_REG,ok,12000000,1,1,0.03,2,1
END
}
try "a process that is killed in a region leaves a call that is said, and not counted" killed

replaced() {
	counted exec && grep RD_REG "$scratch/rows" >"$scratch/reads" && mv "$scratch/reads" "$scratch/rows" && rows <<'END'
before exec,UNC_M_CAS_COUNT.RD_REG,none,,0,1,0,1,1
after exec,UNC_M_CAS_COUNT.RD_REG,ok,4000000,1,0,0.01,1,1
END
}
try "exec ends the program that was in a region; the next one marks its own" replaced

unended() {
	counted unended && grep -q '^unended,UNC_M_CAS_COUNT.RD_REG,none,,0,1,0,1,1$' "$scratch/rows" &&
		"$uncore" stat -r --clock manual --sim "$machine" -e UNC_M_CAS_COUNT.RD_REG -- "$program" unended 2>&1 |
		grep -q '^  unended: 1 call has not ended, and not counted$'
}
try "a region that is never ended is said, and has no number" unended

closed() {
	counted closed && [ "$(grep -c 'RD_REG,ok,4000000,1,0,0.01' "$scratch/rows")" = 2 ]
}
try "a program that closes all its files is counted on" closed

names() {
	counted names && grep -q '^Größe "x", 計算??\[31m,' "$scratch/rows" && ! grep -q "$(printf '\033')" "$scratch/out.csv"
}
try "names are of any language; what would control a terminal is a question mark" names

# No mark is made up: each call that is not counted is among the lost marks, or is unended.
overrun() {
	"$uncore" stat -r --lazy --sim ivt -e UNC_M_CAS_COUNT.RD_REG --format json -o "$scratch/out.json" -- \
		sh -c 'STAT_PID=$PPID exec "$0" many 5000' "$program" 2>"$scratch/err" || return 1
	python3 - "$scratch/out.json" "$scratch/err" <<'END'
import json, re, sys
often = [line for line in map(json.loads, open(sys.argv[1])) if line.get("region") == "often"][0]
words = open(sys.argv[2]).read()
lost = int(re.search(r"^lost (\d+)$", words, re.M).group(1))
said = int(re.search(r"(\d+) marks were lost", words).group(1))
assert lost == said > 5000, (lost, said)
assert 2 * often["calls"] + often["unended"] <= 10000 - lost, often
assert often["calls"] > 1000 and often["unended"] <= 1
END
}
try "marks that find no room are said, and their calls left out" overrun

lazy() {
	"$uncore" stat -r --lazy --sim "$machine" -e UNC_M_CAS_COUNT.RD_REG --format json -o "$scratch/out.json" -- \
		"$program" stay 200 && python3 - "$scratch/out.json" <<'END'
import json, sys
stay = [line for line in map(json.loads, open(sys.argv[1])) if line.get("region") == "stay"][0]
assert stay["calls"] == 1 and 0 < stay["region_error"] < 0.1, stay
assert 0.2 - stay["region_error"] <= stay["region_seconds"] <= stay["time"] + stay["region_error"], stay
END
}
try "with --lazy a region says by how much its time may be wrong" lazy

lazy_table() {
	"$uncore" stat -r --lazy --sim "$machine" -e UNC_M_CAS_COUNT.RD_REG -- "$program" stay 20 2>"$scratch/out" &&
		grep -q '^  region  *calls  *time  *share  *error$' "$scratch/out" && grep -q '^  *up to$' "$scratch/out" &&
		grep -Eq '^  stay  *1  0[.]0[0-9]*  *[0-9.]*  0[.]0[0-9]{5}$' "$scratch/out" &&
		grep -Eq '^  .whole run.  *0[.]0[0-9]* *$' "$scratch/out" || { cat "$scratch/out"; return 1; }
}
try "with --lazy the table has a column for it, in which the whole run has nothing" lazy_table

# By the scenario: channel 2 alone is written to, 300,000 times in 10 ms, which are a tenth of the time in copy.
instances() {
	"$uncore" stat -r --clock manual --sim "$machine" -s 1 --per-instance -e UNC_M_CAS_COUNT.WR_WMM -- "$program" plain \
		2>"$scratch/out" && sed -n 's/  */ /g; /call/p; / imc[12] /p; / all /p' "$scratch/out" | diff - /dev/fd/3 3<<'END'
 copy: 1 call, 0.100000 s
 1 imc1 0.00
 1 imc2 3.00
 1 all 3.00
 inner: 1 call, 0.010000 s
 1 imc1 0.00
 1 imc2 30.00
 1 all 30.00
 add: 1 call, 0.050000 s
 1 imc1 0.00
 1 imc2 0.00
 1 all 0.00
END
}
try "with --per-instance each region has a table" instances

abandoned() {
	"$uncore" stat -r --sim "$machine" -e UNC_M_CAS_COUNT.RD_REG -- sh -c 'kill -9 $PPID; "$0" stay 10 && echo went on' \
		"$program" >"$scratch/out" 2>&1
	sleep 0.1
	for i in 1 2 3 4 5 6 7 8 9 10; do
		! grep -q 'went on' "$scratch/out" || return 0
		sleep 0.5
	done
	cat "$scratch/out"
	return 1
}
try "a program goes on when stat is killed" abandoned

own_json() { [ "$(grep -c '^{.*"seconds": 0.05, .*"value": 28000000, .*"region": "add", "calls": 1, ' "$scratch/out")" = 2 ]; }
own() {
	"$program" own "sim:$machine" "-e UNC_M_CAS_COUNT.RD_REG" >"$scratch/out" || return 1
	grep ' -1 ' "$scratch/out" | diff - /dev/fd/3 3<<'END' && grep -q '^  copy  *1  0.100000   66.7$' "$scratch/out" && own_json
copy 1 0.100 UNC_M_CAS_COUNT.RD_REG -1 80000000 events ok
inner 1 0.010 UNC_M_CAS_COUNT.RD_REG -1 8000000 events ok
add 1 0.050 UNC_M_CAS_COUNT.RD_REG -1 56000000 events ok
copy 1 0.100 UNC_M_CAS_COUNT.RD_REG -1 80000000 events ok
inner 1 0.010 UNC_M_CAS_COUNT.RD_REG -1 8000000 events ok
add 2 0.060 UNC_M_CAS_COUNT.RD_REG -1 67200000 events ok
END
}
try "a program measures itself, gets rows, the table and JSON, and goes on" own

refused() {
	"$program" own sim:nowhere "-e X" >"$scratch/out"
	[ $? = 3 ] && grep -q '^UNCORE_E_UNMEASURED: .*there is no platform "nowhere"' "$scratch/out" || return 1
	"$program" own elsewhere "-e X" >"$scratch/out"
	[ $? = 3 ] && grep -q '^UNCORE_E_RANGE: ' "$scratch/out" || return 1
	UNCORE_PROGRAM=$scratch/nothing "$program" own sim:ivt "-e X" >"$scratch/out"
	[ $? = 3 ] && grep -q '^UNCORE_E_NOENT: cannot run' "$scratch/out"
}
try "a program that cannot measure itself hears why" refused

# A call without stat. The compiler of the test decides nothing: the calls are the library's.
instructions() { valgrind --tool=callgrind --callgrind-out-file=/dev/null "$program" idle "$1" 2>&1 | sed -n 's/.*Collected : //p'; }
cheap() {
	few=$(instructions 1000) && more=$(instructions 11000) && each=$(((more - few) / 20000))
	echo "# $each instructions for a call and the loop around it"
	[ "$each" -gt 0 ] && [ "$each" -le 20 ]
}
silent() {
	strace -f -o "$scratch/calls" "$program" idle 1 && strace -f -o "$scratch/more" "$program" idle 1000 &&
		[ "$(grep -c . "$scratch/calls")" = "$(grep -c . "$scratch/more")" ]
}
if [ -n "$sanitize" ] || ! command -v valgrind >/dev/null; then
	skip "a call without stat takes at most 20 instructions" "valgrind, or a build without sanitizers"
else
	try "a call without stat takes at most 20 instructions" cheap
fi
if command -v strace >/dev/null; then
	try "a call without stat makes no system call" silent
else
	skip "a call without stat makes no system call" "strace"
fi

# Through the registers and perf events of a machine that all programs see.
here() {
	"$uncore" sim run --sim "$machine" -- "$uncore" stat -r --via "$1" -e UNC_M_CAS_COUNT.RD_REG -f json -o "$scratch/out.json" -- \
		"$program" stay 100 2>"$scratch/err" || { cat "$scratch/err"; return 1; }
	python3 - "$scratch/out.json" "$1" <<'END'
import json, sys
stay = [line for line in map(json.loads, open(sys.argv[1])) if line.get("region") == "stay"]
assert len(stay) == 2 and all(line["via"] == sys.argv[2] and line["state"] == "ok" for line in stay), stay
for line in stay:
    rate = line["value"] / line["seconds"]
    assert 370e6 < rate < 590e6 and 0.09 < line["region_seconds"] < 2, line
END
}
can_mount=$(unshare -m true 2>/dev/null && [ -e /dev/fuse ] && echo yes)
for via in perf registers; do
	if [ -n "$can_mount" ]; then
		try "regions are counted via $via on a machine that all programs see" here $via
	else
		skip "regions are counted via $via" "/dev/fuse, and a mount namespace"
	fi
done

wrong() {
	"$uncore" stat --sim ivt -e UNC_M_CAS_COUNT.RD_REG "$@" -- true 2>"$scratch/err"
	[ $? = 2 ] && grep -q '^uncore stat: --' "$scratch/err"
}
try "options that do not fit regions are refused" eval \
	'wrong --lazy && wrong --clock manual && wrong -r -r 3 && wrong -r -D 5 && wrong -r -f prometheus && wrong -r --serve 3'
numbered() {
	"$uncore" stat -r 2 --sim ivt -e UNC_M_CAS_COUNT.RD_REG -- true 2>&1 | grep -q 'mean of 2 runs' &&
		"$uncore" stat -r3 --sim ivt -e UNC_M_CAS_COUNT.RD_REG -- true 2>&1 | grep -q 'mean of 3 runs'
}
try "-r with a number is --repeat, as in perf" numbered
unmarked() {
	"$uncore" stat -r --sim ivt -e UNC_M_CAS_COUNT.RD_REG -- true 2>&1 | grep -q 'no region was marked'
}
try "a command without marks is said" unmarked
done_testing
