#!/bin/sh
# SPDX-License-Identifier: MIT
# The work of each reader grows no faster than its input. For an input of N, 2N and 4N parts, callgrind counts the
# instructions; the step from 2N to 4N may cost at most 2.3 times the step from N to 2N: 2 is linear, 4 is quadratic.
# The difference leaves out what the command costs anyway. A twelfth of the readers has its turn; arguments choose some.
# The memory of a page does not grow at all.
# Run by make test, one turn in 2, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh
uncoregen=$(cd "${BUILD:-build}" && pwd)/bin/uncoregen
uncore=$(cd "${BUILD:-build}" && pwd)/bin/uncore-sim
. tests/limits/inputs.sh

# costs STATUS COMMAND...: prints the number of instructions
costs() {
	wanted=$1
	shift
	valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" >"$scratch/stdout" 2>"$scratch/stderr" </dev/null
	status=$?
	if [ "$wanted" != any ] && [ "$status" -ne "$wanted" ]; then
		echo "exit $status instead of $wanted: $*" | cut -c 1-300 >&2
		tail -n 5 "$scratch/stderr" | cut -c 1-300 >&2
		return 1
	fi
	awk '/Collected *:/ { print $NF; found = 1 } END { exit !found }' "$scratch/stderr"
}

# grows READER PARTS
grows() {
	one=$("$1" "$2") && two=$("$1" $((2 * $2))) && four=$("$1" $((4 * $2))) || return 1
	echo "$2, $((2 * $2)) and $((4 * $2)) parts: $one, $two, $four instructions"
	awk -v one="$one" -v two="$two" -v four="$four" 'BEGIN {
		printf "the second step costs %.2f times the first one\n", two == one ? 0 : (four - two) / (two - one)
		exit !(two > one && four - two <= 2.3 * (two - one))
	}'
}

# one READER PARTS
number=0
one() {
	if [ "${chosen_readers:-}" = "" ]; then
		number=$((number + 1))
		chosen $number 12 || return 0
	else
		case " $chosen_readers " in *" $1 "*) ;; *) return 0 ;; esac
	fi
	try "limits: the work of reading grows as the input does: $1" grows "$1" "$2"
}
chosen_readers=$*

if ! command -v valgrind >/dev/null; then
	skip "limits: the work of reading grows as the input does" "there is no valgrind"
	done_testing
fi
one check_events 300
one check_faults 300
one check_umasks 300
one check_registers 300
one check_disputes 200
one check_string 20000
one generate_events 300
one tables_events 300
one fmt_events 300
one dump_events 300
one page_events 300
one site_events 100
one diff_events 200
one diff_dump 200
one import_new 300
one import_again 300
one read_tables 300
one list_tables 300
one search_tables 300
one search_question 10
one encode_events 50
one encode_long 10000
one encode_umasks 500
one stat_events 10
one stat_list 10
one complete_words 100
one replay_lines 10
one report_lines 300
one report_series 100
one report_files 50
one report_runs 100
one report_packed 300
one log_lines 200
one log_line 10000
one scenario_traffic 300
one scenario_faults 300
one scenario_registers 300
one scenario_boxes 300
one scenario_offline 300
one scenario_msrs 300
one config_events 200
one config_metrics 200
one config_groups 200
one config_labels 16
if [ "$chosen_readers" = "" ]; then
	try "limits: two times the samples of a page take no more memory, less than 64 MiB" \
		python3 -I -S tests/report/long.py memory "$uncore" "$scratch/page.html" 120000
fi
done_testing
