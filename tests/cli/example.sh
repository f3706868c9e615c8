# SPDX-License-Identifier: MIT
# Sourced by commands.sh: checks the traffic of a simulated machine for which no scenario is named.

# The metrics of a third of the boxes in turn. Those of several passes too: the traffic is steady.
example_metrics() {
	exits 0 list metrics -f json || return 1
	share=${TEST_SHARE:-1}
	[ "$share" -gt 3 ] || share=3
	cp "$scratch/out" "$scratch/metrics" && python3 tests/cli/example.py "$uncore" "$scratch/metrics" "$share" "${TEST_TURN:-0}"
}
if command -v python3 >/dev/null; then
	try "example traffic: every metric has a plausible result above 0 and within its bounds" example_metrics
else
	skip "example traffic: every metric has a plausible result above 0 and within its bounds" "there is no python3"
fi

# An eighth of the platforms in turn.
set -- jkt ivt hsx bdx knl skx clx icx gnr srf cwf spr emr grr nhmex wsmex snr
agreeing= number=0 parts=8
for platform; do
	number=$((number + 1))
	if chosen $number $parts; then agreeing="$agreeing $platform"; fi
done
if command -v python3 >/dev/null; then
	try "example traffic: boxes agree, places and moments differ by a few percent, runs are equal:$agreeing" \
		python3 tests/cli/traffic.py "$uncore" $agreeing
else
	skip "example traffic: boxes agree, places and moments differ by a few percent, runs are equal" "there is no python3"
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

# A new user starts with these examples: each works as it is printed, in a folder of one's own, and what it counts is
# not 0. Left out are those for the machine at hand, for a terminal, for mounts (tests/fuse), and what help.sh tries.
mkdir "$scratch/tried" "$scratch/tried/bin" && ln -s "$uncore" "$scratch/tried/bin/uncore" &&
	echo '{ "schema": 1, "example": true }' >"$scratch/tried/traffic.json"
zeros() {
	grep -nE '^ +([0-9.]+ +)?[0-9]+ +0(\.0*)? |<[a-z]+>|"value": (0|null)[,}]' "$1"
}
examples_count() {
	tried=0
	for command in stat record report dump doctor who restore sim decode-log; do
		examples_of $command | grep uncore |
			grep -vE '^uncore doctor( --self-check cbo)?$|sim mount|sim run|--state /tmp|/var/log' >"$scratch/lines"
		while IFS= read -r line; do
			case $line in *"before.jsonl after.jsonl"*) (cd "$scratch/tried" && cp run.jsonl before.jsonl && cp run.jsonl after.jsonl) ;; esac
			(cd "$scratch/tried" && PATH=$PWD/bin:$PATH sh -c "$line" </dev/null >../out 2>../err) ||
				{ echo "$line: exit $?"; cat "$scratch/err"; return 1; }
			[ -s "$scratch/out" ] || [ "$command" = report ] || case $line in *'>'*) ;; *) echo "$line: prints nothing"; return 1 ;; esac
			case $line in "uncore stat"* | "uncore record"*) ! zeros "$scratch/out" || { echo "$line"; return 1; } ;; esac
			tried=$((tried + 1))
		done <"$scratch/lines"
	done
	[ "$tried" -ge 20 ] || { echo "only $tried examples"; return 1; }
}
try "example traffic: the examples of --help work as printed, and none counts 0" examples_count
# Each core is in one state at a time: the mean numbers of cores add up to some of the machine's, and at most all.
residencies() {
	for platform in ivt hsx skx; do
		exits 0 stat --sim $platform -t 1000 -f csv -e UNC_P_POWER_STATE_OCCUPANCY.CORES_C0 -e UNC_P_POWER_STATE_OCCUPANCY.CORES_C3 \
			-e UNC_P_POWER_STATE_OCCUPANCY.CORES_C6 -e UNC_P_CLOCKTICKS || return 1
		cores=$("$uncore" dump --sim $platform -f csv | awk -F, '$3 == "cbo" || $3 == "cha" { seen[$4] = 1 } END { for (each in seen) n++; print n }')
		awk -F, -v cores="$cores" 'NR == 1 { for (at = 1; at <= NF; at++) { if ($at == "value") value = at } next }
			/CLOCKTICKS/ { cycles = $value; next } /CORES_C/ { sum += $value; n++; if ($value <= 0) bad = 1 }
			END { mean = sum / cycles; if (bad || n != 3 || mean < 1 || mean > cores) { print mean " of " cores " cores"; exit 1 } }' "$scratch/out" ||
			{ echo "$platform"; return 1; }
	done
}
try "example traffic: the residencies of the cores add up to no more than the cores" residencies
# In turn, the groups of one platform: each answers its question with numbers, and shares are at most 100 %.
groups_count() {
	machine=$1:$(sockets_of "$1")
	"$uncore" stat --sim "$machine" -g list | sed -n 's/^  -g \([a-z]*\) .*/\1/p' >"$scratch/groups"
	[ -s "$scratch/groups" ] || return 1
	while read -r group; do
		exits 0 stat --sim "$machine" -g "$group" -t 300 -m -f json 2>/dev/null || [ -s "$scratch/out" ] || return 1
		! zeros "$scratch/out" || { echo "$1 $group"; return 1; }
		sed -n 's/.*"value": \([^,]*\), "unit": "percent".*/\1/p' "$scratch/out" | awk '$1 > 100 { bad = 1; print } END { exit bad }' || return 1
	done <"$scratch/groups"
}
number=0 all=$("$uncore" list platforms --format csv | sed 1d | cut -d, -f1)
for platform in $all; do
	number=$((number + 1))
	! chosen $number "$(echo "$all" | wc -l)" || try "example traffic: the groups of $platform answer with numbers above 0" groups_count $platform
done
# The check itself finds a 0, a value that is missing, and a 0 in JSON.
finds_zeros() {
	"$uncore" stat --sim ivt:2,idle -e UNC_M_CAS_COUNT.RD -t 100 >"$scratch/out" && zeros "$scratch/out" >/dev/null &&
		"$uncore" stat --sim ivt:2,idle -e UNC_M_CAS_COUNT.RD -t 100 -f json >"$scratch/out" && zeros "$scratch/out" >/dev/null &&
		echo ' 0  <absent>  events  X' >"$scratch/out" && zeros "$scratch/out" >/dev/null
}
try "example traffic: the check of the examples finds counts of 0" finds_zeros

# As make install lays them out: bin/ beside share/. The bandwidth is that of tests/consumers/install.sh.
installed_scenario() {
	mkdir -p "$scratch/installed/bin" "$scratch/installed/share/libuncore/scenarios" &&
		cp "$uncore" "$uncore"-* "$scratch/installed/bin" &&
		cp tests/scenarios/two_sockets.json "$scratch/installed/share/libuncore/scenarios/loaded.json" || return 1
	"$scratch/installed/bin/uncore" stat --sim ivt,loaded -M MEM_BW_TOTAL -t 1000 >"$scratch/out" 2>&1 &&
		grep -q ' 44,000,000,000 ' "$scratch/out" || { cat "$scratch/out"; return 1; }
	rm -r "$scratch/installed"
}
try "example: --sim finds a scenario by its name where one is installed" installed_scenario
