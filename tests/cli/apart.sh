# SPDX-License-Identifier: MIT
# Sourced by commands.sh: counts boxes of which no source gives an address. They are skx's own boxes without their addresses
# and procedures (apart.py), so they must count, to the digit, what the boxes with registers count in the same scenario.

apart=$scratch/apart.tables
mkdir "$scratch/apart" && cp -r spec/documents.json spec/synonyms.json spec/hsx spec/ivt spec/jkt spec/skx "$scratch/apart" &&
	python3 tests/cli/apart.py "$scratch/apart/skx" cha iio irp m2m upi m3upi
try "apart: check takes boxes that only Linux counts" \
	"${BUILD:-build}/bin/uncoregen" generate --quiet --spec "$scratch/apart" --tables "$apart"

# counts_of ARGUMENT...: what stat counts, without the times of day
counts_of() {
	"$uncore" stat --sim skx:2 -f csv "$@" 2>"$scratch/err" | cut -d, -f3-18
}
# same_apart ARGUMENT...: stat counts the same with and without addresses, and counts at all
same_apart() {
	counts_of "$@" >"$scratch/with" && counts_of --tables "$apart" "$@" >"$scratch/without"
	grep -qE ',ok,[1-9]' "$scratch/with" || { cat "$scratch/with" "$scratch/err"; return 1; }
	diff "$scratch/with" "$scratch/without"
}
try "apart: groups count the same as by registers" same_apart -g memory,llc,io,interconnect -t 500
try "apart: every event counts the same as by registers, in passes" same_apart -m -e 'UNC_*' -t 3000
try "apart: reports of an interval, and counters that are held, count the same" \
	same_apart --frozen -I 20 -e UNC_I_CLOCKTICKS,UNC_CHA_TOR_INSERTS.IA_MISS_DRD -t 100
try "apart: counters that wrap in the middle count the same" same_apart -e UNC_IIO_BANDWIDTH_IN_PART0_FREERUN -t 300000

# by_perf_apart: the simulated kernel has the PMUs, and six units of a stack count the scenario's clock of 1 GHz; the report
# knows that it was the kernel that programmed them
by_perf_apart() {
	run sim run --no-cpuid --report -f json -o "$scratch/used" --sim skx:2,tests/scenarios/two_sockets_mesh.json --tables "$apart" -- \
		"$uncore" stat --via perf --tables "$apart" -e UNC_I_CLOCKTICKS -t 100 -f json
	[ "$status" = 0 ] && grep -q '"via": "perf"' "$scratch/out" || { cat "$scratch/out" "$scratch/err"; return 1; }
	python3 -c '
import json, sys
rows = [json.loads(line) for line in sys.stdin]
assert len(rows) == 2 and all(0.99 < row["value"] / row["running_ns"] / 6 < 1.01 for row in rows), rows
used = [row["by"] for row in json.load(open(sys.argv[1]))["counted"] if row["box"] == "irp"]
assert len(used) >= 12 and set(used) == {"perf"}, used
' "$scratch/used" <"$scratch/out"
}
try "apart: perf counts by the PMUs of the simulated kernel" by_perf_apart
doctor_apart() {
	run sim run --no-cpuid --sim skx:1 --tables "$apart" -- "$uncore" doctor --tables "$apart" irp
	[ "$status" = 0 ] && grep -qE '^ +irp +by perf +0-5 +6' "$scratch/out" || { cat "$scratch/out" "$scratch/err"; return 1; }
}
try "apart: doctor says that perf counts a box without addresses" doctor_apart
registers_apart() {
	run sim run --no-cpuid --sim skx:1 --tables "$apart" -- "$uncore" stat --via registers --tables "$apart" -e UNC_I_CLOCKTICKS -t 10
	[ "$status" = 3 ] && grep -q "only perf events count irp: no source gives the addresses of its registers" "$scratch/err" ||
		{ echo "exit $status"; cat "$scratch/out" "$scratch/err"; return 1; }
}
try "apart: stat by registers says that only perf counts the box" registers_apart
# missing_apart: instances that the scenario takes away are not counted, and the sum says so
missing_apart() {
	echo '{ "schema": 1, "platform": "skx", "sockets": 1, "clocks": { "irp": 1000000000 },
		"boxes": [ { "box": "irp", "instance": 1, "state": "absent" }, { "box": "irp", "instance": 2, "state": "denied" } ] }' \
		>"$scratch/missing.json"
	run stat --sim "skx,$scratch/missing.json" --tables "$apart" -e UNC_I_CLOCKTICKS -t 1000
	grep -qE '^ +0 +4,000,000,000 +events .* UNC_I_CLOCKTICKS +4/' "$scratch/out" || { echo "exit $status"; cat "$scratch/out" "$scratch/err"; return 1; }
}
try "apart: an instance that is absent or denied is not counted" missing_apart
try "apart: --dry-run says which boxes have no writes" answers "stat --sim skx:1 --tables $apart --dry-run -e UNC_I_CLOCKTICKS,UNC_P_CLOCKTICKS" \
	"without registers, so without writes: irp; on a real machine perf counts them"
record_apart() {
	run record "$1" --sim skx:1 --tables "$apart" -e UNC_I_CLOCKTICKS -t 10
	[ "$status" = 3 ] && grep -q "only perf events count irp: no source gives the addresses of its registers" "$scratch/err" ||
		{ echo "exit $status"; cat "$scratch/out" "$scratch/err"; return 1; }
}
recordings_apart() {
	echo whole >"$scratch/whole.jsonl"
	record_apart "$scratch/whole.jsonl" && grep -qx whole "$scratch/whole.jsonl" &&
		record_apart "$scratch/none.jsonl" && [ ! -e "$scratch/none.jsonl" ]
}
try "apart: a recording of such a box is refused, and leaves FILE unchanged, or makes none" recordings_apart
