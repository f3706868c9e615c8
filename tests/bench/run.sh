#!/bin/sh
# SPDX-License-Identifier: MIT
# "make bench": what uncoregen and the generated headers cost, beside the limits they must keep. With BENCH_STRICT=1 a
# broken limit is exit 1; else only what cannot run is. Arguments choose rows: tests/bench/run.sh header, for example.
set -u

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

# instructions COMMAND...: all that it executes, program start included
instructions() {
	valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" >"$scratch/valgrind" 2>&1 </dev/null || {
		cat "$scratch/valgrind" >&2
		return 1
	}
	awk '/Collected *:/ { print $NF; found = 1 } END { exit !found }' "$scratch/valgrind"
}

# row WHAT VALUE LIMIT UNIT: a line of the table; LIMIT "-" only informs
row() {
	awk -v what="$1" -v value="$2" -v limit="$3" -v unit="$4" 'BEGIN {
		verdict = limit == "-" ? "" : value + 0 <= limit + 0 ? "OK" : "OVER"
		printf "%-58s %14s %-6s %8s  %s\n", what, value, unit, limit, verdict
	}' | sed 's/ *$//' | tee -a "$scratch/table"
}

ratio() {
	awk -v a="$1" -v b="$2" 'BEGIN { printf "%.2f", a / b }'
}

# milliseconds MICROSECONDS
milliseconds() {
	awk -v us="$1" 'BEGIN { printf "%.2f", us / 1000 }'
}

# inherited FILE: the files that it is like, one after the other
inherited() {
	like=$(sed -n 's/^  "like": "\([^"]*\)".*/\1/p' "$1")
	case $like in
	'') return ;;
	*/*) set -- "spec/$like.${1#*.}" ;;
	*) set -- "spec/$like/${1##*/}" ;;
	esac
	echo "$1"
	inherited "$1"
}

generator_rows() {
	"$generator" generate --spec spec --out "$scratch/settled" --depfile "$scratch/depfile" --quiet || die "generate failed"
	files=$(sed 's/\\$//' "$scratch/depfile" | tr ' :' '\n\n' | grep '\.json$' | sort -u)
	[ -n "$files" ] || die "the depfile names no spec file"

	row "spec files" "$(echo "$files" | wc -l)" - ""
	row "size of the spec" "$(cat $files | wc -c | awk '{ printf "%.0f", $1 / 1024 }')" - KiB
	load=$(instructions "$loader" $files) || die "valgrind failed"
	# What a platform inherits is checked and compiled for that platform again, so the yardstick reads it again.
	facts="$files $(for file in $files; do inherited "$file"; done)" || die "no base of $file"
	whole=$(instructions "$loader" $facts) || die "valgrind failed"
	fresh=$(instructions "$generator" generate --spec spec --out "$scratch/fresh") || die "valgrind failed"
	again=$(instructions "$generator" generate --spec spec --out "$scratch/fresh") || die "valgrind failed"
	row "Jansson loads the files: instructions" "$load" - ""
	row "Jansson loads them, and what they inherit again: instructions" "$whole" - ""
	row "generate into an empty folder: instructions" "$fresh" - ""
	row "generate with nothing to do: instructions" "$again" - ""
	row "  empty folder / Jansson" "$(ratio "$fresh" "$whole")" 1.5 ""
	row "  nothing to do / Jansson" "$(ratio "$again" "$whole")" 1.1 ""

	"$timing" 30 "$loader" $files -- "$generator" generate --spec spec --out "$scratch/timed{}" >"$scratch/first" ||
		die "timing failed"
	"$timing" 30 "$generator" generate --spec spec --out "$scratch/settled" >"$scratch/second" || die "timing failed"
	{ read -r load_best _ _; read -r fresh_best _ memory; } <"$scratch/first"
	read -r again_best _ _ <"$scratch/second"
	row "Jansson loads the files: CPU time, best of 30" "$(milliseconds "$load_best")" - ms
	row "generate into an empty folder: CPU time, best of 30" "$(milliseconds "$fresh_best")" - ms
	row "generate with nothing to do: CPU time, best of 30" "$(milliseconds "$again_best")" - ms
	row "uncoregen: largest resident memory" "$(awk -v k="$memory" 'BEGIN { printf "%.1f", k / 1024 }')" 64 MiB
}

# churn_row WHAT SEED COUNT KINDS PERCENT LIMIT: of that many percent of the changes generated/ has no more lines that differ
churn_row() {
	tests/diff/churn.sh ivt "$2" "$3" "$4" | sort -n >"$scratch/churn" && [ -s "$scratch/churn" ] || die "churn failed"
	row "$1" "$(awk -v percent="$5" '{ lines[NR] = $1 } END { n = NR * percent / 100; n = n == int(n) ? n : int(n) + 1; print lines[n] }' "$scratch/churn")" "$6" lines
}

churn_rows() {
	churn_row "generated/ after one changed sentence: most" 2 600 'text$' 100 3
	churn_row "generated/ after one changed value: median" 1 200 . 50 10
	churn_row "  nine of ten" 1 200 . 90 -
}

# compiling COMPILER FILE: instructions of the compiler proper; what its driver, which starts it, would run is asked of it
compiling() {
	"$1" -### -std=c11 -O2 -Igenerated/include -S -o "$scratch/s" "$2" 2>&1 | grep -E '^ .*cc1' >"$scratch/command" &&
		eval "instructions $(head -n 1 "$scratch/command")"
}

# The whole spec twice, the second time in other bytes, so that nothing is the same unread.
diff_rows() {
	cp -r spec "$scratch/spec" && sed -i 's/"schema": 1/"schema":  1/' "$scratch"/spec/*.json "$scratch"/spec/*/*.json || die "cannot copy the spec"
	one=$(instructions "$generator" check --quiet spec) || die "valgrind failed"
	two=$(instructions "$generator" diff --quiet spec "$scratch/spec") || die "valgrind failed"
	mkdir "$scratch/edited" && cp -r spec "$scratch/edited/" &&
		sed -i 's/"text": "/"text": "Now /' "$scratch/edited/spec/ivt/cbo.events.json" || die "cannot copy the spec"
	edited=$(instructions "$generator" diff --quiet spec "$scratch/edited/spec") || die "valgrind failed"
	row "load and check the spec: instructions" "$one" - ""
	row "diff of everything against everything: instructions" "$two" - ""
	row "  diff / load" "$(ratio "$two" "$one")" 2.2 ""
	row "  diff after an edit of one file / load" "$(ratio "$edited" "$one")" - ""
}

# What including a header adds to compiling a file, instructions and CPU time. The time is best against best, the empty
# file compiled in turn with it.
header_rows() {
	echo 'int nothing;' >"$scratch/empty.c"
	for compiler in gcc clang; do
		compiling "$compiler" "$scratch/empty.c" >"$scratch/empty-$compiler" || die "no instructions of $compiler"
	done
	for header in generated/include/uncore/*.h; do
		name=${header##*/}
		[ "$name" != accessor.h ] || continue
		printf '#include "uncore/%s"\nint nothing;\n' "$name" >"$scratch/header.c"
		for compiler in gcc clang; do
			"$timing" 41 "$compiler" -std=c11 -O2 -Igenerated/include -c -o "$scratch/o" "$scratch/empty.c" -- \
				"$compiler" -std=c11 -O2 -Igenerated/include -c -o "$scratch/o" "$scratch/header.c" \
				>"$scratch/compiled" || die "$compiler cannot compile $header"
			{ read -r empty _; read -r full _; } <"$scratch/compiled"
			with=$(compiling "$compiler" "$scratch/header.c") || die "no instructions of $compiler"
			row "#include \"uncore/$name\" adds, $compiler, best of 41" \
				"$(milliseconds $((full - empty)))" 15 ms
			row "  instructions of $compiler" $((with - $(cat "$scratch/empty-$compiler"))) - ""
		done
	done
}

# events_cost MODE: instructions that one more round over all cases takes, from two runs
events_cost() {
	once=$(instructions "$events" "$1" 1) && thrice=$(instructions "$events" "$1" 3) || return 1
	echo $(((thrice - once) / 2))
}

# per_case INSTRUCTIONS: the loop itself and the choice of the mode are not part of it
per_case() {
	awk -v all="$1" -v loop="$2" -v cases="$3" 'BEGIN { printf "%.0f", (all - loop) / cases }'
}

event_rows() {
	"$events" size 1 >"$scratch/sizes" || die "no event can be encoded"
	cases=$(awk '$1 == "cases" { print $2 }' "$scratch/sizes")
	row "event strings" "$cases" - ""
	loop=$(events_cost none) && find=$(events_cost find) && parse=$(events_cost parse) || die "valgrind failed"
	encoding=$(per_case "$parse" "$loop" "$cases")
	row "bare name look-up: instructions" "$(per_case "$find" "$loop" "$cases")" 320 ""
	row "name to full encoding: instructions" "$encoding" - ""
	if "$events" has-pfm 1; then
		pfm=$(events_cost pfm) || die "valgrind failed"
		theirs=$(per_case "$pfm" "$loop" "$cases")
		row "libpfm4, the same events: instructions" "$theirs" - ""
		row "  name to full encoding / libpfm4" "$(awk -v a="$encoding" -v b="$theirs" 'BEGIN { printf "%.4f", a / b }')" 0.05 ""
		"$timing" 30 "$events" none 1000 -- "$events" find 1000 >"$scratch/first" || die "timing failed"
		"$timing" 30 "$events" parse 1000 -- "$events" pfm 20 >"$scratch/second" || die "timing failed"
		event_times
	else
		echo "libpfm4: skipped, as libpfm4-dev was not there when the bench was built"
	fi
	row "bytes an event row" "$(awk '$1 == "event_row" { print $2 }' "$scratch/sizes")" 40 ""
	row "bytes a umask row" "$(awk '$1 == "umask_row" { print $2 }' "$scratch/sizes")" 40 ""
	row "relocations of the tables" "$(readelf -rW "$build"/obj/generated/src/*_tables.o |
		grep -cE "^Relocation section '\.rela?\.(data|rodata)")" 0 ""
}

# CPU time, less what starting the program and making its list of cases takes.
event_times() {
	{ read -r none _; read -r find _; } <"$scratch/first"
	{ read -r parse _; read -r pfm _; } <"$scratch/second"
	"$timing" 30 "$events" none 1 >"$scratch/third" || die "timing failed"
	read -r start _ <"$scratch/third"
	nanoseconds "bare name look-up: CPU time" $((find - none)) 1000
	nanoseconds "name to full encoding: CPU time" $((parse - none)) 1000
	nanoseconds "libpfm4, the same events: CPU time" $((pfm - start)) 20
}

# nanoseconds WHAT MICROSECONDS ROUNDS
nanoseconds() {
	row "$1" "$(awk -v us="$2" -v rounds="$3" -v cases="$cases" 'BEGIN { printf "%.0f", us * 1000 / rounds / cases }')" - ns
}

# calls_of MODE PLACE COUNT: its system calls, as strace -c counts them
calls_of() {
	strace -f -c -o "$scratch/calls" "$sample" "$1" "$2" "$3" >/dev/null || return 1
	awk '$NF == "total" { print $4 }' "$scratch/calls"
}

# per_sample PLACE: system calls of a sample, by the difference of two runs
per_sample() {
	few=$(calls_of root "$1" 50) && many=$(calls_of root "$1" 150) || return 1
	awk -v few="$few" -v many="$many" 'BEGIN { printf "%.2f", (many - few) / 100 }'
}

# Dwords of configuration space: preads of files called config, by their sizes. MSR files are read 8 bytes at a time.
dwords_of() {
	strace -y -o "$scratch/calls" "$sample" root "$1" "$2" >/dev/null || return 1
	sed -n 's/^pread64([0-9]*<[^>]*\/config>.* = \([0-9]*\)$/\1/p' "$scratch/calls" | awk '{ sum += $1 } END { print sum / 4 }'
}

end_mount() {
	[ -z "${server:-}" ] || kill "$server" 2>/dev/null
	server=
}

# mount_machine WORD...: at $dir, with time going by
mount_machine() {
	"$uncore" sim mount --sim "ivt,$machine" "$@" --background "$dir" >"$scratch/mounted" 2>&1 || return 1
	server=$(sed -n 's/.*served by process \([0-9]*\);.*/\1/p' "$scratch/mounted")
	trap 'end_mount; rm -rf "$scratch"' EXIT
}

# best COMMAND...: the least number of five
best() {
	for run in 1 2 3 4 5; do "$@" || return 1; done >"$scratch/five" && sort -n "$scratch/five" | head -n 1
}

# fuse_rows WHAT LIMIT: of the machine at $dir
fuse_rows() {
	if command -v strace >/dev/null; then
		calls=$(per_sample "$dir") && few=$(dwords_of "$dir" 50) && many=$(dwords_of "$dir" 150) || die "no system calls of a sample"
		row "system calls of a sample of 121 counters$1" "$calls" "$2" ""
		row "  dwords of configuration space" "$(awk -v few="$few" -v many="$many" 'BEGIN { print (many - few) / 100 }')" 148 ""
	else
		echo "system calls of a sample of 121 counters$1: skipped: no strace"
	fi
	outside=$(best "$sample" free "$dir" 20000) && all=$(best "$sample" root "$dir" 200) && first=$("$sample" open "$dir" 10) ||
		die "no sample over FUSE"
	row "  outside system calls, best of 5" "$outside" 5000 ns
	row "  whole sample over FUSE, best of 5" "$all" - ns
	row "  share outside system calls, over FUSE" "$(awk -v a="$outside" -v b="$all" 'BEGIN { printf "%.2f", 100 * a / b }')" - %
	row "  open to the first count over FUSE, best of 10" "$(milliseconds $((first / 1000)))" - ms
	if command -v strace >/dev/null; then
		calls=$(calls_of begin "$dir" 1) && few=$(calls_of begin "$dir" 0) || die "no system calls of a session"
		row "    system calls of that" $((calls - few)) - ""
	fi
}

sample_rows() {
	all=$(best "$sample" sim "$machine" 2000) && first=$("$sample" open-sim "$machine" 10) || die "no sample on the simulator"
	row "a sample of 121 counters, simulator in process, best of 5" "$all" - ns
	row "  open to the first count, best of 10" "$(milliseconds $((first / 1000)))" - ms
	dir=$scratch/machine
	mkdir "$dir"
	if ! mount_machine; then
		echo "samples through the Linux back end: skipped: $(head -n 1 "$scratch/mounted")"
		return
	fi
	# Two of the system calls read the clock of the simulated machine; on a real one that takes none.
	fuse_rows "" 76
	end_mount
	while mountpoint -q "$dir"; do sleep 0.1; done
	mount_machine --msr-safe && "$generator" export msr-safe --platform ivt >"$scratch/list" && cat "$scratch/list" >"$dir/dev/cpu/msr_allowlist" ||
		die "no machine with msr-safe"
	fuse_rows ", msr-safe's batch" 30
	end_mount
}

# planning COUNT: instructions of a dry run that plans so many equal events
planning() {
	instructions "$uncore" stat --sim ivt:1 -n -t 1 -e "$(yes UNC_C_CLOCKTICKS | head -n "$1" | paste -s -d , -)"
}

# Twice the work for twice the events; with the square of their number it would be four times.
plan_rows() {
	few=$(planning 1000) && many=$(planning 2000) && more=$(planning 3000) || die "valgrind failed"
	row "plan 1000 equal events: instructions" "$few" - ""
	row "  the third thousand against the second" "$(ratio $((more - many)) $((many - few)))" 1.25 ""
}

printf '%-58s %14s %-6s %8s\n' "" measured "" limit
for rows in ${*:-sample plan generator churn diff header event}; do
	"${rows}_rows" || die "there are no such rows: $rows"
done
[ "${BENCH_STRICT:-}" != 1 ] || ! grep -q 'OVER$' "$scratch/table"
