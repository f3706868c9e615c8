# SPDX-License-Identifier: MIT
# Sourced by run.sh, measure.sh and pages.sh: tests the uncore command as a user sees it: output, messages, exit
# statuses. Register values were computed by hand from the tables of 327043-001 (jkt) and 329468-002 (ivt); event codes
# are those of Intel's event files. The variable UNCORE names another binary to test. $parts are the files of this folder
# that have the cases; names of parts, as arguments of the script, run these alone.
uncore=${UNCORE:-${BUILD:-build}/bin/uncore}
case $uncore in /*) ;; *) uncore=$PWD/$uncore ;; esac
unset UNCORE_PLATFORM
load=ivt,tests/scenarios/two_sockets.json
. tests/tools/tap.sh

# run ARGUMENT...: sets $scratch/out, $scratch/err and $status
run() {
	"$uncore" "$@" >"$scratch/out" 2>"$scratch/err"
	status=$?
}

# examples_of COMMAND: prints the examples of its manual, a line for each
examples_of() {
	"$uncore" ${1-} --help | sed -n '/^examples:/,/^$/{ /^  [a-z]/!d; :more; /\\$/{ N; s/ \\\n */ /; b more; }; s/^  //; s/  # .*//; p; }'
}

# exits STATUS ARGUMENT...: a failure prints only to standard error, a success only to standard output
exits() {
	wanted=$1
	shift
	run "$@"
	[ "$status" = "$wanted" ] || { echo "exit $status, wanted $wanted"; cat "$scratch/err"; return 1; }
	if [ "$wanted" = 0 ]; then
		[ ! -s "$scratch/err" ] && [ -s "$scratch/out" ]
	else
		[ -s "$scratch/err" ] && [ ! -s "$scratch/out" ]
	fi
}

# counted ARGUMENT...: a success, also one that prints a warning, as of how many events a glob means
counted() {
	run "$@"
	[ "$status" = 0 ] && [ -s "$scratch/out" ] || { echo "exit $status"; cat "$scratch/err"; return 1; }
}

# lists COUNT ARGUMENT...: list prints so many rows
lists() {
	wanted=$1
	shift
	run list --format csv "$@"
	got=$(($(wc -l <"$scratch/out") - 1))
	[ "$status" = 0 ] && [ "$got" = "$wanted" ] || { echo "$got rows, wanted $wanted"; cat "$scratch/err"; return 1; }
}

# group_names PLATFORM: from the spec files, without uncoregen
group_names() {
	PYTHONPATH=tests/headers python3 -c 'import sys, whole
print(*[group["name"] for group in whole.read("spec", sys.argv[1], "groups.json")["groups"]])' "$1"
}

# holds FILE LINE...: each is a whole line that the last run wrote; the number of blanks does not matter
holds() {
	file=$scratch/$1
	shift
	sed 's/  */ /g; s/^ //; s/ $//' "$file" >"$scratch/plain"
	for line in "$@"; do
		grep -qxF -- "$line" "$scratch/plain" || { echo "no line: $line"; cat "$file"; return 1; }
	done
}

# undated FILE: prints lines of stat without the times of day, and without what the first line says of the run
undated() {
	sed 's/"when": "[^"]*", "started": "[^"]*", //; s/, "simulated": true//; s/, "machine": "[^"]*", "options": \["[^"]*"\(, "[^"]*"\)*\]//; s/,[^,]*Z,[^,]*Z,[0-9]*,[0-9]*,[^,]*,[^,]*,,,,,,,$//; s/,when,started,least_ns,late_ns,root_bus,devices,region,calls,unended,region_seconds,region_error,ranks,ranks_at_once$//
		/^# started on /d' "$1"
}

# begins "ARGUMENT..." START...: a line begins with each START; for lines that end in text that may change
begins() {
	words=$1
	shift
	exits 0 $words && sed 's/  */ /g; s/^ //' "$scratch/out" >"$scratch/plain" || return 1
	for start in "$@"; do
		awk -v start="$start" 'index($0, start) == 1 { found = 1 } END { exit !found }' "$scratch/plain" ||
			{ echo "no line begins: $start"; cat "$scratch/out"; return 1; }
	done
}

# answers "ARGUMENT..." LINE...: exits 0 with these lines on standard output
answers() {
	words=$1
	shift
	exits 0 $words && holds out "$@"
}

# complains STATUS "ARGUMENT..." LINE...: exits with STATUS and these lines on standard error
complains() {
	wanted=$1 words=$2
	shift 2
	exits "$wanted" $words && holds err "$@"
}

# says STATUS "ARGUMENT..." LINE...: exits with STATUS, and prints these whole lines to standard output
says() {
	wanted=$1 words=$2
	shift 2
	run $words
	[ "$status" = "$wanted" ] || { echo "exit $status, wanted $wanted"; cat "$scratch/out" "$scratch/err"; return 1; }
	holds out "$@"
}

# points EVENT COLUMN LENGTH: the message names the column, and marks below it have this length
points() {
	run encode -p ivt "$1"
	marks=$(printf '^%*s' $(($3 - 1)) '' | tr ' ' '~')
	line=$(printf '  %*s%s' $(($2 - 1)) '' "$marks")
	[ "$status" = 2 ] && grep -q "^uncore encode: col $2: " "$scratch/err" && grep -qxF -- "$line" "$scratch/err" ||
		{ cat "$scratch/err"; return 1; }
}

# one_json FILE: the file is one whole JSON document
one_json() {
	if command -v python3 >/dev/null 2>&1; then
		python3 -c 'import json, sys; json.load(open(sys.argv[1], encoding="utf-8"))' "$1"
	else
		jq -e . "$1" >/dev/null
	fi
}

has_json() {
	command -v python3 >/dev/null 2>&1 || command -v jq >/dev/null 2>&1
}

# Half of the parts in $seldom in turn; with the sanitizers, which take long, half of all.
part_number=0
for cli_part in ${*:-$parts}; do
	part_number=$((part_number + 1))
	[ "${TEST_SHARE:-1}" -le 1 ] || [ $# -gt 0 ] || [ "$parts" = "$cli_part" ] || chosen "$part_number" 2 || continue
	case " ${seldom:-} " in *" $cli_part "*) [ $# -gt 0 ] || chosen "$part_number" 2 || continue ;; esac
	. "tests/cli/$cli_part.sh"
	# Each part also runs alone, so it uses no function and no file of another one.
	for name in $(sed -n 's/^\([a-z_]*\)() {.*/\1/p' "tests/cli/$cli_part.sh"); do unset -f "$name"; done
	rm -rf "$scratch"/*
done
done_testing
