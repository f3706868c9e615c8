# SPDX-License-Identifier: MIT
# Sourced by run.sh: checks the traffic of a simulated machine for which no scenario is named.

# Metrics of several passes too: the traffic is steady.
example_metrics() {
	exits 0 list metrics -f json || return 1
	cp "$scratch/out" "$scratch/metrics" && python3 tests/cli/example.py "$uncore" "$scratch/metrics"
}
if command -v python3 >/dev/null; then
	try "example traffic: every metric has a plausible result above 0 and within its bounds" example_metrics
else
	skip "example traffic: every metric has a plausible result above 0 and within its bounds" "there is no python3"
fi

note="simulated, with built-in example traffic; for your own: --sim ivt:2,FILE"

example_twice() {
	exits 0 stat --sim ivt:2 -M MEM_BW_TOTAL -e UNC_P_POWER_STATE_OCCUPANCY.CORES_C6 -t 100 && cp "$scratch/out" "$scratch/first" &&
		exits 0 stat --sim ivt:2 -M MEM_BW_TOTAL -e UNC_P_POWER_STATE_OCCUPANCY.CORES_C6 -t 100 && cmp "$scratch/first" "$scratch/out"
}
try "example traffic: two runs print the same report" example_twice

example_told() {
	exits 0 stat --sim ivt:2 -e UNC_M_CAS_COUNT.RD -t 100 && holds out "$note" &&
		run record "$scratch/example.jsonl" --sim ivt:2 -e UNC_M_CAS_COUNT.RD -t 100 && [ "$status" = 0 ] &&
		holds err "uncore record: built-in example traffic; for your own: --sim ivt:2,FILE" && ! grep -q example "$scratch/out" &&
		exits 0 stat --sim ivt:2 -e UNC_M_CAS_COUNT.RD -t 100 -f csv && ! grep -q example "$scratch/out" &&
		exits 0 stat --sim ivt:2,idle -e UNC_M_CAS_COUNT.RD -t 100 && ! grep -q example "$scratch/out" &&
		holds out "0 0 events 0.00 UNC_M_CAS_COUNT.RD 8/8 imc" &&
		exits 0 stat --sim $load -e UNC_M_CAS_COUNT.RD -t 100 && ! grep -q example "$scratch/out"
}
try "example traffic: stat mentions it only when neither a scenario nor idle is given" example_told

# The file describes only a machine, so stat says why events are 0; with idle the user asked for that.
topology_told() {
	told="simulated, and tests/scenarios/one_socket.json gives no traffic: only clocks count; for example traffic: \"example\": true"
	exits 0 stat --sim ivt,tests/scenarios/one_socket.json -e UNC_M_CAS_COUNT.RD -t 100 -I 50 && holds out "$told" &&
		[ "$(grep -c "gives no traffic" "$scratch/out")" = 1 ] &&
		exits 0 stat --sim ivt:2,idle -e UNC_M_CAS_COUNT.RD -t 100 && ! grep -q "gives no traffic" "$scratch/out" &&
		exits 0 stat --sim $load -e UNC_M_CAS_COUNT.RD -t 100 && ! grep -q "gives no traffic" "$scratch/out" &&
		run record "$scratch/idle.jsonl" --sim ivt,tests/scenarios/one_socket.json -e UNC_M_CAS_COUNT.RD -t 100 &&
		[ "$status" = 0 ] && ! grep -q "gives no traffic" "$scratch/out" &&
		holds err "uncore record: ${told#simulated, and }"
}
try "example traffic: stat and record say that only clocks count when a scenario has no traffic" topology_told

# A new user starts with these examples.
example_of_help() {
	"$uncore" stat --help | sed -n 's/^  uncore \(stat .*\)  *# .*/\1/p' | grep -v -e --dry-run >"$scratch/lines"
	[ -s "$scratch/lines" ] || return 1
	while IFS= read -r line; do
		# shellcheck disable=SC2086 # words of a command line
		exits 0 $line || return 1
		grep -E '^ +([0-9.]+ +)?[0-9] +0(\.00)? ' "$scratch/out" && return 1
	done <"$scratch/lines"
	return 0
}
try "example traffic: no example of stat --help prints a count of 0" example_of_help
