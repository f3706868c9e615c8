#!/bin/sh
# SPDX-License-Identifier: MIT
# Measures the cost of uncoregen, of the generated headers and of samples, and prints each result with its limit ("make
# bench"). It exits with 1 if a row cannot run, and with BENCH_STRICT=1 also if a limit is exceeded. Arguments choose
# rows, for example: tests/bench/run.sh header
set -u
export CCACHE_DISABLE=1 # times are those of the compilers

cd "$(dirname "$0")/../.." || exit 1
build=${BUILD:-build}
generator=$build/bin/uncoregen
loader=$build/tests/helpers/jansson_load
timing=$build/tests/helpers/timing
events=$build/tests/helpers/events
sample=$build/tests/helpers/sample
uncore=$build/bin/uncore
machine=tests/scenarios/one_socket.json
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
trap 'exit 130' INT TERM

die() {
	echo "bench: $*" >&2
	exit 1
}

. tests/bench/profile.sh

# instructions [OPTION] COMMAND...: prints the number of instructions that it executes, including program start, or that
# valgrind counts with the option
instructions() {
	valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" >"$scratch/valgrind" 2>&1 </dev/null || {
		cat "$scratch/valgrind" >&2
		return 1
	}
	awk '/Collected *:/ { print $NF; found = 1 } END { exit !found }' "$scratch/valgrind"
}

# row WHAT VALUE LIMIT UNIT: prints a line of the table; LIMIT "-" means that there is no limit
row() {
	awk -v what="$1" -v value="$2" -v limit="$3" -v unit="$4" 'BEGIN {
		verdict = limit == "-" ? "" : value + 0 <= limit + 0 ? "OK" : "OVER"
		printf "%-58s %14s %-6s %8s  %s\n", what, value, unit, limit, verdict
	}' | sed 's/ *$//' | tee -a "$scratch/table"
}

# events_size PATTERN: prints the last word of each line of "events size" that begins with the pattern
events_size() {
	"$events" size 1 ours | sed -n "s/^$1.* //p"
}

# largest: prints the platform with the most events and umasks
largest() {
	"$events" size 1 ours | awk '$1 == "platform" && $3 > most { most = $3; name = $2 } END { print name }'
}

ratio() {
	awk -v a="$1" -v b="$2" 'BEGIN { printf "%.2f", a / b }'
}

# milliseconds MICROSECONDS
milliseconds() {
	awk -v us="$1" 'BEGIN { printf "%.2f", us / 1000 }'
}

# like_of FILE: prints the value of its key "like"
like_of() {
	sed -n 's/^  "like": "\([^"]*\)".*/\1/p' "$1"
}

# inherited FILE: prints the files that it inherits from, one on each line. A file that a platform does not have is that
# of the platform's own base.
inherited() {
	if [ -e "$1" ]; then like=$(like_of "$1"); else like=$(like_of "${1%/*}/platform.json"); fi
	case $like in
	'') return ;;
	*/*) set -- "spec/$like.${1#*.}" ;;
	*) set -- "spec/$like/${1##*/}" ;;
	esac
	if [ -e "$1" ]; then echo "$1"; fi
	inherited "$1"
}

generator_rows() {
	"$generator" generate --spec spec --out "$scratch/settled" --depfile "$scratch/depfile" --quiet || die "generate failed"
	files=$(sed 's/\\$//' "$scratch/depfile" | tr ' :' '\n\n' | grep '\.json$' | sort -u)
	[ -n "$files" ] || die "the depfile names no spec file"

	row "events and umasks of all platforms" "$(events_size rows)" - ""
	row "spec files" "$(echo "$files" | wc -l)" - ""
	row "size of the spec" "$(cat $files | wc -c | awk '{ printf "%.0f", $1 / 1024 }')" - KiB
	load=$(instructions "$loader" $files) || die "valgrind failed"
	# Inherited files are checked and compiled again for each platform; the old yardstick loads them again as well.
	facts="$files $(for file in $files; do inherited "$file"; done)" || die "no base of $file"
	whole=$(instructions "$loader" $facts) || die "valgrind failed"
	fresh=$(instructions "$generator" generate --spec spec --out "$scratch/fresh") || die "valgrind failed"
	again=$(instructions "$generator" generate --spec spec --out "$scratch/fresh") || die "valgrind failed"
	row "Jansson loads the files: instructions" "$load" - ""
	row "Jansson loads them, and what they inherit again: instructions" "$whole" - ""
	row "generate into an empty folder: instructions" "$fresh" - ""
	row "generate with nothing to do: instructions" "$again" - ""
	row "  empty folder / Jansson, each file once" "$(ratio "$fresh" "$load")" 1.5 ""
	row "  empty folder / Jansson, inherited files again" "$(ratio "$fresh" "$whole")" - ""
	row "  nothing to do / Jansson, each file once" "$(ratio "$again" "$load")" 1.1 ""

	"$timing" 30 "$loader" $files -- "$generator" generate --spec spec --out "$scratch/timed{}" >"$scratch/first" ||
		die "timing failed"
	"$timing" 30 "$generator" generate --spec spec --out "$scratch/settled" >"$scratch/second" || die "timing failed"
	{ read -r load_best _ _; read -r fresh_best _ memory; } <"$scratch/first"
	read -r again_best _ _ <"$scratch/second"
	row "Jansson loads the files: CPU time, best of 30" "$(milliseconds "$load_best")" - ms
	row "generate into an empty folder: CPU time, best of 30" "$(milliseconds "$fresh_best")" - ms
	row "generate with nothing to do: CPU time, best of 30" "$(milliseconds "$again_best")" - ms
	row "uncoregen: largest resident memory" "$(awk -v k="$memory" 'BEGIN { printf "%.1f", k / 1024 }')" 24 MiB
}

# churn_row WHAT SEED COUNT KINDS PERCENT LIMIT: prints the number of changed lines in generated/ that PERCENT of the
# changes do not exceed
churn_row() {
	tests/diff/churn.sh "$(largest)" "$2" "$3" "$4" | sort -n >"$scratch/churn" && [ -s "$scratch/churn" ] || die "churn failed"
	row "$1" "$(awk -v percent="$5" '{ lines[NR] = $1 } END { n = NR * percent / 100; n = n == int(n) ? n : int(n) + 1; print lines[n] }' "$scratch/churn")" "$6" lines
}

churn_rows() {
	churn_row "generated/ after one changed sentence: nine of ten" 2 600 'text$' 90 3
	churn_row "generated/ after one changed value: median" 1 200 . 50 10
	churn_row "  nine of ten" 1 200 . 90 -
}

# compiling COMPILER FILE: prints the instructions of the compiler proper; its driver prints the command to run
compiling() {
	"$1" -### -std=c11 -O2 -Igenerated/include -S -o "$scratch/s" "$2" 2>&1 | grep -E '^ .*cc1' >"$scratch/command" &&
		eval "instructions $(head -n 1 "$scratch/command")"
}

# Compares the whole spec with a copy. All bytes of the copy differ in layout, so that diff cannot skip equal files. The
# yardstick is Jansson's: a faster load would make the same comparison look slower.
diff_rows() {
	cp -r spec "$scratch/spec" && sed -i 's/"schema": 1/"schema":  1/' "$scratch"/spec/*.json "$scratch"/spec/*/*.json || die "cannot copy the spec"
	one=$(instructions "$generator" check --quiet spec) || die "valgrind failed"
	two=$(instructions "$generator" diff --quiet spec "$scratch/spec") || die "valgrind failed"
	mkdir "$scratch/edited" && cp -r spec "$scratch/edited/" &&
		sed -i 's/"text": "/"text": "Now /' "$scratch/edited/spec/ivt/cbo.events.json" || die "cannot copy the spec"
	edited=$(instructions "$generator" diff --quiet spec "$scratch/edited/spec") || die "valgrind failed"
	row "load and check the spec: instructions" "$one" - ""
	row "diff of everything against everything: instructions" "$two" - ""
	load=$(instructions "$loader" $(ls spec/*.json spec/*/*.json | grep -v ^spec/schema/)) || die "valgrind failed"
	row "  diff / Jansson, each file once" "$(ratio "$two" "$load")" 2.2 ""
	row "  diff / load" "$(ratio "$two" "$one")" - ""
	row "  diff after an edit of one file / load" "$(ratio "$edited" "$one")" - ""
}

# weight HEADER: prints its bytes and those of the headers that it includes, and its name
weight() {
	echo "$(cd generated/include && sed -n 's/^#include "\(.*\)"/\1/p' "$1" | xargs cat "$1" | wc -c) $1"
}

# heaviest HEADER...: prints the one with the most bytes
heaviest() {
	for header in "$@"; do weight "${header#generated/include/}"; done | sort -n | sed -n '$s/.* //p'
}

# Measures what including a header adds to the compilation of a file, as instructions and as CPU time. The best time is
# compared with the best time of an empty file, which is compiled alternately. The heaviest header of each kind stands
# for all of its kind.
header_rows() {
	echo 'int nothing;' >"$scratch/empty.c"
	for compiler in gcc clang; do
		compiling "$compiler" "$scratch/empty.c" >"$scratch/empty-$compiler" || die "no instructions of $compiler"
	done
	for header in $(heaviest $(ls generated/include/uncore/*.h | grep -v _events)) \
		$(heaviest generated/include/uncore/*_events.h) $(heaviest generated/include/uncore/*/*_events.h); do
		printf '#include "%s"\nint nothing;\n' "$header" >"$scratch/header.c"
		for compiler in gcc clang; do
			"$timing" 41 "$compiler" -std=c11 -O2 -Igenerated/include -c -o "$scratch/o" "$scratch/empty.c" -- \
				"$compiler" -std=c11 -O2 -Igenerated/include -c -o "$scratch/o" "$scratch/header.c" \
				>"$scratch/compiled" || die "$compiler cannot compile $header"
			{ read -r empty _; read -r full _; } <"$scratch/compiled"
			with=$(compiling "$compiler" "$scratch/header.c") || die "no instructions of $compiler"
			row "#include \"$header\" adds, $compiler, best of 41" "$(milliseconds $((full - empty)))" 15 ms
			row "  instructions of $compiler" $((with - $(cat "$scratch/empty-$compiler"))) - ""
		done
	done
}

# events_cost MODE LIST [PLATFORM]: prints the instructions of one round over all its cases
events_cost() {
	instructions --toggle-collect=run_cases "$events" "$1" 1 "$2" $3
}

# per_case INSTRUCTIONS LOOP CASES: prints the instructions of one case, without the loop
per_case() {
	awk -v all="$1" -v loop="$2" -v cases="$3" 'BEGIN { printf "%.0f", (all - loop) / cases }'
}

# event_costs MODE LIST: prints "PLATFORM INSTRUCTIONS CASES" of each platform that the list has
event_costs() {
	for platform in $("$events" size 1 ours | sed -n 's/^platform \([^ ]*\) .*/\1/p'); do
		cases=$("$events" size 1 "$2" "$platform" | sed -n 's/^cases //p')
		[ "$cases" -gt 0 ] || continue
		loop=$(events_cost none "$2" "$platform") && all=$(events_cost "$1" "$2" "$platform") || return 1
		echo "$platform $(per_case "$all" "$loop" "$cases") $cases"
	done
}

# list_row MODE LIST LIMIT WHAT: prints the cost of the platform where it is greatest
list_row() {
	event_costs "$1" "$2" >"$scratch/costs" && [ -s "$scratch/costs" ] || die "no costs of $2"
	sort -n -k 2 "$scratch/costs" | tail -n 1 >"$scratch/most"
	row "$4: instructions, most on $(cut -d' ' -f1 "$scratch/most")" "$(cut -d' ' -f2 "$scratch/most")" "$3" ""
}

event_rows() {
	row "names that need no filter" "$(events_size cases)" - ""
	list_row find ours 320 "bare name look-up"
	list_row parse ours 1000 "name to full encoding"
	list_row parse likwid 1800 "LIKWID's list, EVENT:COUNTER to full encoding"
	list_row parse perf 1000 "perf's list, unc_event.umask to full encoding"
	list_row parse terms 5600 "perf's terms, pmu/event=1,umask=2/ to full encoding"
	if "$events" has-pfm 1; then
		pfm_rows
	else
		echo "libpfm4: skipped, as libpfm4-dev was not there when the bench was built"
	fi
	row "bytes an event row" "$(events_size event_row)" 40 ""
	row "bytes a umask row" "$(events_size umask_row)" 40 ""
	row "relocations of the tables" "$(readelf -rW "$build"/obj/generated/src/*_tables.o |
		grep -cE "^Relocation section '\.rela?\.(data|rodata)")" 0 ""
}

# Takes libpfm4's own list in its spelling, then compares with libpfm4 on the events that both know, in our spelling.
pfm_rows() {
	list_row parse libpfm4 2000 "libpfm4's list, pmu::EVENT:UMASK to full encoding"
	event_costs parse both >"$scratch/ours" && event_costs pfm both >"$scratch/theirs" || die "valgrind failed"
	cases=$("$events" size 1 both | sed -n 's/^cases //p')
	row "event strings that libpfm4 knows too" "$cases" - ""
	paste -d' ' "$scratch/ours" "$scratch/theirs" | awk '{ printf "%s %.4f\n", $1, $2 / $5 }' | sort -n -k 2 >"$scratch/ratios"
	while read -r platform ratio; do
		row "  name to full encoding / libpfm4, $platform" "$ratio" 0.045 ""
	done <"$scratch/ratios"
	"$timing" 30 "$events" none 1000 both -- "$events" find 1000 both >"$scratch/first" || die "timing failed"
	"$timing" 30 "$events" parse 1000 both -- "$events" pfm 20 both >"$scratch/second" || die "timing failed"
	event_times
}

# Prints CPU times without the start of the program and the making of its list of cases.
event_times() {
	{ read -r none _; read -r find _; } <"$scratch/first"
	{ read -r parse _; read -r pfm _; } <"$scratch/second"
	"$timing" 30 "$events" none 1 both >"$scratch/third" || die "timing failed"
	read -r start _ <"$scratch/third"
	nanoseconds "  bare name look-up: CPU time" $((find - none)) 1000
	nanoseconds "  name to full encoding: CPU time" $((parse - none)) 1000
	nanoseconds "  libpfm4: CPU time" $((pfm - start)) 20
}

# nanoseconds WHAT MICROSECONDS ROUNDS
nanoseconds() {
	row "$1" "$(awk -v us="$2" -v rounds="$3" -v cases="$cases" 'BEGIN { printf "%.0f", us * 1000 / rounds / cases }')" - ns
}

. tests/bench/samples.sh
. tests/bench/regions.sh

# reports FORMAT COUNT: prints the instructions of so many reports of one event, with a row for each of its instances
reports() {
	instructions "$uncore-sim" stat --sim skx:2 -i -e UNC_CHA_CLOCKTICKS -I 100 -t "$2"00 --format "$1"
}

# report_row WHAT FORMAT LIMIT: what a row of a report costs, with the sample that it is made from
report_row() {
	few=$(reports "$2" 10) && many=$(reports "$2" 30) || die "valgrind failed"
	row "$1" $(((many - few) / 20 / 56)) "$3" ""
}

# A fifth of a processor that executes four instructions a nanosecond is 800 million a second.
turn_rows() {
	each_row "a change of pass of all events of imc: instructions" 500000 turned 1000
	each_row "a verification of the group of the memory: instructions" 10000 verified 4000
	each_row "a second of stat -m -e 'UNC_*', all of skx:2: instructions" 800000000 of_all 1000
	"$timing" 5 "$uncore-sim" stat --sim skx:2 -n -m -e 'UNC_*' >"$scratch/whole" 2>/dev/null || die "timing failed"
	read -r best _ <"$scratch/whole"
	row "the writes of all passes of skx:2, stat -n -m -e 'UNC_*': CPU time, best of 5" "$(milliseconds "$best")" 1000 ms
}

# reads_of COMMAND...: prints the number of its reads of registers
reads_of() {
	strace -f -c -o "$scratch/calls" "$@" >/dev/null 2>&1
	awk '$NF == "pread64" { print $4; found = 1 } END { if (!found) print 0 }' "$scratch/calls"
}

# mounted MACHINE: mounts a machine in $dir
mounted() {
	dir=$scratch/read-${1%:*}
	mkdir "$dir"
	command -v strace >/dev/null && "$uncore" sim mount --sim "$1" --background "$dir" >"$scratch/mounted" 2>&1 && return
	echo "reads of registers, $1: skipped: they need strace and a mounted machine"
	return 1
}

# reads_of_report WHAT INTERVAL REPORTS LIMIT: of a run and one with so many reports more, what one of these reads. A
# unit whose read took long is read again, so on a busy machine each three runs are made, and the fewest reads count.
reads_of_report() {
	few= many=
	for turn in 1 2 3; do
		reads=$(reads_of "$uncore" stat --root "$dir" -g memory -I "$2" --interval-count 2)
		[ "${few:-$reads}" -lt "$reads" ] || few=$reads
		reads=$(reads_of "$uncore" stat --root "$dir" -g memory -I "$2" --interval-count $((2 + $3)))
		[ "${many:-$reads}" -lt "$reads" ] || many=$reads
	done
	row "$1" $(((many - few) / $3)) "$4" ""
}

# What stat and an exporter read on a mounted machine of two sockets. skx:2 counts with 48 counters of 12 channels: the
# limit is 1.1 times as many, and a tenth of the controls, which are verified once a second.
read_rows() {
	mounted skx:2 || return
	reads_of_report "reads of registers for a report each 100 ms of memory, skx:2" 100 20 60
	umount -l "$dir" 2>/dev/null || fusermount3 -uz "$dir"
	mounted ivt:2 || return
	reads_of_report "reads of registers for a report a second of memory, ivt:2" 1000 5 200
	few=$(reads_of timeout 3 "$uncore" exporter --root "$dir" -g memory --listen 127.0.0.1:0)
	many=$(reads_of timeout 13 "$uncore" exporter --root "$dir" -g memory --listen 127.0.0.1:0)
	row "reads of registers of an exporter without a client, a second" \
		"$(awk -v few="$few" -v many="$many" 'BEGIN { printf "%.1f", (many - few) / 10 }')" 5 ""
	umount -l "$dir" 2>/dev/null || fusermount3 -uz "$dir"
}

# What users type first. uncore starts uncore-offline for lists, so both are counted. callgrind leaves out what a
# process did before it started another program.
answer_rows() {
	start=$(instructions "$uncore" --version) && list=$(instructions "$uncore-offline" list -p skx) &&
		all=$(instructions "$uncore-offline" list -p all) || die "valgrind failed"
	first=$(instructions "$uncore-sim" stat --sim skx:2 -e UNC_M_CAS_COUNT.RD -t 1) || die "valgrind failed"
	box=$(instructions "$uncore-sim" stat --sim skx:2 -e UNC_CHA_CLOCKTICKS -t 1) || die "valgrind failed"
	row "what every command begins with, uncore --version: instructions" "$start" 300000 ""
	platforms=$(instructions "$uncore-offline" list platforms) || die "valgrind failed"
	row "the list of platforms, uncore list platforms: instructions" $((start + platforms)) 1000000 ""
	row "the list of a platform, uncore list -p skx: instructions" $((start + list)) 8000000 ""
	row "the list of all events, uncore list -p all: instructions" $((start + all)) 40000000 ""
	row "the first number of uncore stat --sim skx:2: instructions" "$first" 15000000 ""
	row "  the same of the largest box, cha: instructions" "$box" 20000000 ""
	report_row "a row of CSV of uncore stat -I, with its sample: instructions" csv 15000
	report_row "a row of JSON of uncore stat -I, with its sample: instructions" json 20000
	report_row "a row of text of uncore stat -I, with its sample: instructions" text 15000
	plan=$(VALGRIND_OPTS="--collect-atstart=no --toggle-collect=uncore_schedule_create" \
		instructions "$uncore-sim" stat --sim skx:2 -n -m -e 'UNC_*') || die "valgrind failed"
	row "spread all events of skx over passes: instructions" "$plan" 250000000 ""
}

# planning COUNT: prints the instructions of a dry run that plans that many equal events
planning() {
	instructions "$uncore-sim" stat --sim ivt:1 -n -t 1 -e "$(yes UNC_C_CLOCKTICKS | head -n "$1" | paste -s -d , -)"
}

# Checks that planning takes time linear in the number of events: each further thousand must cost about the same.
plan_rows() {
	few=$(planning 1000) && many=$(planning 2000) && more=$(planning 3000) || die "valgrind failed"
	row "plan 1000 equal events: instructions" "$few" - ""
	row "  the third thousand against the second" "$(ratio $((more - many)) $((many - few)))" 1.25 ""
}

# whole_run WHAT LIMIT COMMAND...: prints the CPU time of the process
whole_run() {
	what=$1 limit=$2
	shift 2
	"$timing" 100 "$@" >"$scratch/whole" || die "timing failed"
	read -r best _ <"$scratch/whole"
	row "$what: CPU time, best of 100" "$(milliseconds "$best")" "$limit" ms
}

# Takes the last event of the largest platform.
command_rows() {
	platform=$(largest)
	event=$("$events" list 1 ours "$platform" | tail -n 1 | cut -f2)
	whole_run "uncore list platforms" 3 "$uncore" list platforms
	whole_run "one event, uncore encode -p $platform $event" 3 "$uncore" encode -p "$platform" "$event"
	whole_run "uncore search, all platforms" 10 "$uncore" search -p all share of LLC misses served by the other socket
	tables_rows
}

# The tables of the largest platform from a file: what loading and checking them adds to a run.
tables_rows() {
	"$generator" generate --quiet --tables "$scratch/large.tables" -p "$(largest)" || die "no file of tables"
	"$timing" 100 "$uncore" list platforms -- "$uncore" list platforms --tables "$scratch/large.tables" >"$scratch/both" ||
		die "timing failed"
	{ read -r without _; read -r with _; } <"$scratch/both"
	row "load and check the tables of $(largest): CPU time, best of 100" "$(milliseconds $((with - without)))" 3 ms
	row "  size of the file" "$(wc -c <"$scratch/large.tables" | awk '{ printf "%.0f", $1 / 1024 }')" - KiB
}

size_rows() {
	cp "$build"/lib/libuncore.so.* "$scratch/library.so" && strip "$scratch/library.so" || die "no libuncore.so"
	size=$(($(wc -c <"$scratch/library.so") / 1024))
	row "libuncore.so, stripped" "$size" - KiB
	row "  for each platform" "$((size / $(find spec -name platform.json | wc -l)))" 256 KiB
}

# The live screen with the group of the memory on two sockets, in a terminal of tmux, for ten seconds.
top_rows() {
	if ! command -v tmux >/dev/null || ! [ -r /proc/self/schedstat ]; then
		echo "uncore top: skipped: no tmux, or no /proc/PID/schedstat"
		return
	fi
	tmux -S "$scratch/tmux" -f /dev/null new-session -d -x 100 -y 40 "exec env LC_ALL=C.UTF-8 $uncore top --sim ivt:2 -g memory"
	pid=$(tmux -S "$scratch/tmux" list-panes -F '#{pane_pid}')
	sleep 2
	first=$(cut -d ' ' -f 1 "/proc/$pid/schedstat") && sleep 10 && last=$(cut -d ' ' -f 1 "/proc/$pid/schedstat") || die "top has ended"
	tmux -S "$scratch/tmux" kill-server
	row "uncore top, memory on two sockets: CPU time a second" "$(milliseconds $(((last - first) / 10000)))" 10 ms
}

# The exporter on a mounted machine, as on a real one, with a scrape a second of the memory group on two sockets.
exporter_rows() {
	dir=$scratch/exported
	mkdir "$dir"
	if ! "$uncore" sim mount --sim ivt:2 --background "$dir" >"$scratch/mounted" 2>&1; then
		echo "uncore exporter: skipped: $(head -n 1 "$scratch/mounted")"
		return
	fi
	"$uncore" exporter --root "$dir" -g memory --listen 127.0.0.1:0 2>"$scratch/log" &
	pid=$!
	while ! grep -q '/metrics$' "$scratch/log"; do sleep 0.1; done
	port=$(sed -n 's/.*serves http:.*:\([0-9]*\)\/metrics$/\1/p' "$scratch/log")
	scrape=tests/exporter/client.py
	"$scrape" get "$port" >/dev/null && first=$(cut -d ' ' -f 1 "/proc/$pid/schedstat") || die "no exporter"
	for second in 1 2 3 4 5 6 7 8 9 10; do
		sleep 1
		"$scrape" get "$port" >/dev/null
	done
	last=$(cut -d ' ' -f 1 "/proc/$pid/schedstat")
	row "uncore exporter, memory on two sockets: CPU time a second" "$(milliseconds $(((last - first) / 10000)))" 10 ms
	row "  largest resident memory" "$(awk '$1 == "VmHWM:" { printf "%.1f", $2 / 1024 }' "/proc/$pid/status")" 12 MiB
	kill "$pid" && wait "$pid"
	umount -l "$dir" 2>/dev/null || fusermount3 -uz "$dir"
}

# What a day at 100 ms costs in memory does not grow with the day: so a part of it, and two times as much, are measured.
report_rows() {
	"$uncore" stat --sim skx:2 -g memory -I 100 --interval-count 1 --format json 2>/dev/null | sed -n 2p >"$scratch/line"
	[ -s "$scratch/line" ] || die "stat prints no line"
	for count in 250000 500000; do
		awk -v n="$count" '{
			match($0, /"time": [0-9.]*/)
			first = substr($0, 1, RSTART + 7)
			rest = substr($0, RSTART + RLENGTH)
			for (i = 1; i <= n; i++)
				printf "%s%.1f%s\n", first, i / 10, rest
		}' "$scratch/line" >"$scratch/day.json"
		"$timing" 1 "$uncore" report "$scratch/day.json" -o "$scratch/day.html" >"$scratch/timed" || die "no page"
		read -r _ _ memory <"$scratch/timed"
		row "a page of $count lines, uncore report: largest resident memory" "$(awk -v k="$memory" 'BEGIN { printf "%.1f", k / 1024 }')" 64 MiB
	done
	row "  size of the file of $count lines" "$(($(wc -c <"$scratch/day.json") >> 20))" - MiB
}

# The site with the manual and the module, where they can be made: what a server has to hold, and a reader to load.
site_rows() {
	manual=
	if command -v lowdown >/dev/null; then
		runtime/packaging/site_docs.sh "$scratch/manual" && manual="--docs $scratch/manual" || die "no manual"
	fi
	# shellcheck disable=SC2086 # nothing, or an option and its value
	"$generator" site --quiet --out "$scratch/site" $manual || die "no site"
	[ ! -e "$build/wasm/uncore.js" ] || cp "$build/wasm/uncore.js" "$scratch/site"
	find "$scratch/site" -type f -printf '%s %f\n' | awk '
		{ all += $1 }
		/html$/ { pages++; if ($1 > most) most = $1 }
		END { printf "%.1f\n%d\n%.0f\n", all / 1048576, pages, most / 1000 }' >"$scratch/sizes"
	row "the site, all files" "$(sed -n 1p "$scratch/sizes")" 120 MiB
	row "  pages" "$(sed -n 2p "$scratch/sizes")" - ""
	row "  its first page" "$(wc -c <"$scratch/site/index.html" | awk '{ printf "%.1f", $1 / 1000 }')" 200 kB
	row "  its largest page" "$(sed -n 3p "$scratch/sizes")" 300 kB
	rm -r "$scratch/site"
}

# The pages that answer, in a browser. A first answer loads, unpacks and compiles the module.
page_rows() {
	module=$build/wasm/uncore.js
	if [ ! -e "$module" ] || ! command -v node >/dev/null 2>&1 || ! command -v chromium >/dev/null 2>&1; then
		echo "pages of the site: skipped: they need node, chromium and the module (make codec)"
		return
	fi
	row "the module of all platforms, compressed" \
		"$(sed -n "s/^uncore.pack('\(.*\)');$/\1/p" "$module" | base64 -d | wc -c | awk '{ printf "%.0f", $1 / 1000 }')" 1600 kB
	"$generator" site --quiet --out "$scratch/site" && cp "$module" "$scratch/site" &&
		node tests/site/bench.js chromium "$uncore" "$scratch/site" "llc miss rfo" "$(largest)" >"$scratch/pages" || die "no pages"
	page_row first "search page: from opening it to its rows, best of 5" -
	# A frame of a screen that shows 60 a second: the rows are there when the letter is.
	page_row search "  rows for a letter more, all platforms, median" 16
	page_row offers "  offers of the box in the head, median" 16
	page_row encode "codec: an event's registers, all that is shown, median" 5
	page_row decode "codec: a value's fields, all that is shown, median" 5
}

# page_row WORD WHAT LIMIT
page_row() {
	row "$2" "$(awk -F '\t' -v word="$1" '$1 == word { print $2 }' "$scratch/pages")" "$3" ms
}

printf '%-58s %14s %-6s %8s\n' "" measured "" limit
for rows in ${*:-sample perf regions top exporter answer plan turn read command size report generator churn diff header event site page}; do
	"${rows}_rows" || die "there are no such rows: $rows"
done
[ "${BENCH_STRICT:-}" != 1 ] || ! grep -q 'OVER$' "$scratch/table"
