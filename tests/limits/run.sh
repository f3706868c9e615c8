#!/bin/sh
# SPDX-License-Identifier: MIT
# The limits of all inputs: docs/fleet/limits.md has the numbers of the code, and what is as large as a limit is read,
# while what is larger by one is refused in one line.
# Run by make test, one turn in 2.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh
uncoregen=${BUILD:-build}/bin/uncoregen
uncore=${BUILD:-build}/bin/uncore
page=docs/fleet/limits.md
. tests/limits/inputs.sh

# ---- the page ----

# value FILE CONSTANT: the number that the file gives to it, by #define or in an enum
value() {
	text=$(sed -n "s/^#define $2 \([^\/]*\).*/\1/p; s/.*[{,	 ]$2 = \([^,}\/]*\).*/\1/p" "$1" | head -n 1 |
		sed 's/(size_t)//; s/UINT[0-9]*_C//; s/\([0-9]\)[uUlL][uUlL]*/\1/g')
	[ -n "$text" ] && echo $(($text))
}
# documented TEXT: the number that the page gives: "64 MiB", "10 s", "4096 entries"
documented() {
	set -- $1
	case ${2:-} in
	KiB) echo $(($1 << 10)) ;;
	MiB) echo $(($1 << 20)) ;;
	GiB) echo $(($1 << 30)) ;;
	s) echo "${1}000000000" ;;
	*) echo "$1" ;;
	esac
}
current() {
	sed -n 's/^| *\(.*[^ ]\) *| *\([0-9][^|]*\) | `\([A-Z_]*\)` in `\([^`]*\)` |.*/\2|\3|\4/p' "$page" >"$scratch/rows"
	[ "$(wc -l <"$scratch/rows")" -ge 40 ] || { echo "$page has too few rows"; return 1; }
	[ "$(wc -l <"$scratch/rows")" -eq "$(grep -c "^| .* in .[a-z]*/" "$page")" ] || { echo "$page has a row that cannot be read"; return 1; }
	wrong=0
	while IFS='|' read -r limit constant file; do
		is=$(value "$file" "$constant") || { echo "$file does not give $constant a number"; wrong=1; continue; }
		[ "$is" = "$(documented "$limit")" ] || { echo "$page says $limit for $constant, $file says $is"; wrong=1; }
	done <"$scratch/rows"
	[ "$wrong" -eq 0 ]
}
try "limits: every number of docs/fleet/limits.md is that of the code" current

# ---- the limits ----

# refused STATUS TEXT COMMAND...: it ends with the status and one error, which has the text; a file or a total may have a
# line of its own
refused() {
	wanted=$1 text=$2
	shift 2
	"$@" >"$scratch/stdout" 2>"$scratch/stderr" </dev/null
	status=$?
	[ "$status" -eq "$wanted" ] && [ "$(wc -l <"$scratch/stderr")" -le 2 ] && grep -qF -- "$text" "$scratch/stderr" && return 0
	echo "exit $status instead of $wanted, or not one error with: $text"
	cut -c 1-300 "$scratch/stderr"
	return 1
}
# read_by STATUS COMMAND...: it ends with the status
read_by() {
	wanted=$1
	shift
	"$@" >"$scratch/stdout" 2>"$scratch/stderr" </dev/null
	status=$?
	[ "$status" -eq "$wanted" ] || { echo "exit $status instead of $wanted"; head -n 3 "$scratch/stderr" | cut -c 1-300; return 1; }
}
costs() { read_by "$@"; }
# The inputs of inputs.sh, as they are.
over() { # STATUS TEXT FUNCTION N
	wanted=$1 text=$2
	costs() { shift; refused "$wanted" "$text" "$@"; }
	"$3" "$4"
}
within() { # FUNCTION N
	costs() { read_by "$@"; }
	"$@"
}
# sized BYTES FILE: makes the file of so many bytes
sized() { rm -f "$2" && truncate -s "$1" "$2"; }

large_tables() {
	sized 67108865 "$scratch/x.tables" && refused 2 'x.tables: has more than 64 MiB, and no more are read' \
		"$uncore" list platforms --tables "$scratch/x.tables" &&
		sized 67108864 "$scratch/x.tables" && refused 2 'is no file of tables' "$uncore" list platforms --tables "$scratch/x.tables"
}
try "limits: a file of tables" large_tables

# many_tables N: a folder of N files with a platform each
many_tables() {
	rm -rf "$scratch/many" && mkdir "$scratch/many" && spec 1 && mv "$scratch/spec/tiny" "$scratch/spec/t" || return 1
	for i in $(seq "$1"); do
		rm -rf "$scratch/spec/p$i" && cp -r "$scratch/spec/t" "$scratch/spec/p$i" || return 1
		sed -i "s/\"platform\": \"tiny\"/\"platform\": \"p$i\"/; s/\"family\": 6, \"model\": 1/\"family\": $((i / 16 + 1)), \"model\": $((i % 16))/" \
			"$scratch/spec/p$i/platform.json" || return 1
	done
	rm -rf "$scratch/spec/t" && "$uncoregen" generate --quiet --spec "$scratch/spec" --tables "$scratch/many/x.tables"
}
many_platforms() {
	many_tables 64 && read_by 0 "$uncore" list platforms --tables "$scratch/many" || return 1
	many_tables 65 && refused 2 'is platform number 65, and no more than 64 of files are used' "$uncore" list platforms --tables "$scratch/many"
}
try "limits: platforms of files" many_platforms

large_settings() {
	{ head -c 67108862 /dev/zero | tr '\0' ' '; echo '{}'; } | head -c 67108864 >"$scratch/large.json"
	"$uncore" sim check "$scratch/large.json" >"$scratch/out" 2>&1
	! grep -q 'MiB' "$scratch/out" || { cat "$scratch/out"; return 1; }
	echo >>"$scratch/large.json"
	refused 2 'large.json: has more than 64 MiB, and no more are read' "$uncore" sim check "$scratch/large.json" &&
		refused 2 'large.json: has more than 64 MiB, and no more are read' "$uncore" exporter --sim ivt:1 --config "$scratch/large.json"
}
try "limits: a scenario, and a configuration" large_settings
deep() {
	text=$(printf "%$1s" '' | tr ' ' '[')
	echo "{ \"schema\": 1, \"traffic\": $text$(echo "$text" | tr '[' ']') }" >"$scratch/deep.json"
	"$uncore" sim check "$scratch/deep.json" 2>&1 | grep -q 'more than 32'
}
deep_enough() { ! deep 31 && deep 32; }
try "limits: nesting" deep_enough
try "limits: entries of a scenario that are as many as allowed" within scenario_boxes 65536
try "limits: entries of a scenario that are one too many" over 2 '"boxes" has 65537 entries; allowed is 0..65536' scenario_boxes 65537
try "limits: traffic of a scenario that is as much as allowed" within scenario_traffic 4096
try "limits: traffic of a scenario that is one too much" over 2 '/traffic: at most 4096 entries, not 4097' scenario_traffic 4097

# config_ends FUNCTION N: the error is that of --listen
config_ends() { within "$@" && grep -q 0.0.0.0.0 "$scratch/stderr"; }
names() {
	config_ends config_groups 1024 && over 2 '"groups" has 1025 entries; allowed is 0..1024' config_groups 1025 &&
		over 2 '"events" has 1025 entries; allowed is 0..1024' config_events 1025 &&
		over 2 '"metrics" has 1025 entries; allowed is 0..1024' config_metrics 1025
}
try "limits: names of the exporter's configuration" names
labels() {
	config_ends config_labels 64 && over 2 '"labels" has 65 entries; allowed is 0..64' config_labels 65
}
try "limits: labels of the exporter's configuration" labels

large_records() {
	sized 1073741825 "$scratch/large.json"
	refused 2 'large.json: has more than 1024 MiB, and no more are replayed' "$uncore" stat --replay "$scratch/large.json"
}
try "limits: a recording" large_records
# long_measurement BYTES: a line of so many bytes, between two others
long_measurement() {
	lines 1 "$row" >"$scratch/one.json"
	{
		cat "$scratch/one.json"
		tr -d '\n}' <"$scratch/one.json"
		head -c "$(($1 - $(wc -c <"$scratch/one.json") - 8))" /dev/zero | tr '\0' y | sed 's/^/,"why":"/; s/$/"}/'
		echo
		cat "$scratch/one.json"
	} >"$scratch/run.json"
	[ "$(sed -n 2p "$scratch/run.json" | tr -d '\n' | wc -c)" = "$1" ] || { echo "the test's line is of another length"; return 1; }
	costs 0 "$uncore" report "$scratch/run.json" --output "$scratch/page.html"
}
try "limits: a measurement that is as long as allowed" within long_measurement 1048576
try "limits: a measurement that is one byte too long" over 2 'run.json:2:1: this measurement has more than 1 MiB' long_measurement 1048577
try "limits: series of a run that are as many as allowed" within report_series 5000
try "limits: series of a run that are one too many" over 2 'more than 5000 series; measure less at a time' report_series 5001

large_spec() {
	spec 1 && sized 134217729 "$scratch/spec/tiny/unit.events.json" &&
		refused 2 'error[file-size]: the file has 134217729 bytes; at most 134217728 are read' "$uncoregen" check --quiet --spec "$scratch/spec"
}
try "limits: a file of a spec" large_spec
large_list() {
	sized 134217729 "$scratch/list.json" && spec 1 &&
		refused 2 'the file has 134217729 bytes; at most 134217728 are read' "$uncoregen" import perfmon "$scratch/list.json" --platform tiny --spec "$scratch/spec"
}
try "limits: a list of imported events" large_list
done_testing
