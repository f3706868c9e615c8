# SPDX-License-Identifier: MIT
# Sourced by commands.sh: counts energy. A joule is 16384 counts of the package and 65536 of the memory: the first number
# is in a register (MSR 0x606), the second is the same on every processor of this kind.

energy=tests/scenarios/energy.json
both=UNC_RAPL_ENERGY_PKG,UNC_RAPL_ENERGY_DRAM

# energy_counts LINE...: stat counts for a second, and its report has these lines
energy_counts() {
	run stat --sim "skx,$energy" -t 1000 -e "$both"
	[ "$status" = 0 ] && holds out "$@" || { echo "exit $status"; cat "$scratch/out" "$scratch/err"; return 1; }
}
try "energy: stat counts joules, also across a wrap" energy_counts \
	"0 100.00 J 100 UNC_RAPL_ENERGY_PKG 1/1 rapl" "1 40.00 J 40.0 UNC_RAPL_ENERGY_PKG 1/1 rapl" \
	"0 12.50 J 12.5 UNC_RAPL_ENERGY_DRAM 1/1 rapl"
energy_power() {
	run stat --sim "skx,$energy" -t 2000 -g power
	[ "$status" = 0 ] && grep -qE '^ +PKG_POWER +W +100\.00 +40\.00 +140\.00$' "$scratch/out" &&
		grep -qE '^ +DRAM_POWER +W +12\.50 +0\.00 +12\.50$' "$scratch/out" || { cat "$scratch/out" "$scratch/err"; return 1; }
}
try "energy: the group power has watts" energy_power
energy_exported() {
	run stat --sim "skx,$energy" -t 1000 -f openmetrics -e UNC_RAPL_ENERGY_DRAM
	grep -qE '^uncore_joules_total\{.*socket="0".*\} 12\.5$' "$scratch/out" || { cat "$scratch/out" "$scratch/err"; return 1; }
}
try "energy: OpenMetrics counts joules" energy_exported

# energy_registers: what any program reads of the registers is in the units that they say. Time goes on between two reads, on
# a busy machine for long. So the package is read twice, and an eighth of it is the memory's energy at some time between.
energy_registers() {
	run sim run --no-cpuid --sim "skx,$energy" -- python3 -c '
import os
msr = os.open("/dev/cpu/0/msr", os.O_RDONLY)
unit, before, memory, after = (int.from_bytes(os.pread(msr, 8, at), "little") for at in (0x606, 0x611, 0x619, 0x611))
assert unit >> 8 & 31 == 14, hex(unit)
assert 0 < before <= 2 * (memory + 1) and 2 * memory <= after + 1, (before, memory, after)
'
	[ "$status" = 0 ] || { cat "$scratch/out" "$scratch/err"; return 1; }
}
energy_by_perf() {
	run sim run --no-cpuid --sim "skx,$energy" -- "$uncore" stat --via perf -e "$both" -t 200 -f json
	[ "$status" = 0 ] && python3 -c '
import json, sys
rows = {(row["event"][16:], row["socket"]): row for row in map(json.loads, sys.stdin)}
for key, watts in ((("PKG", 0), 100), (("PKG", 1), 40), (("DRAM", 0), 12.5)):
    row = rows[key]
    assert row["via"] == "perf" and abs(row["value"] / row["running_ns"] / watts - 1) < 0.02, row
' <"$scratch/out" || { cat "$scratch/out" "$scratch/err"; return 1; }
}
if [ -e /dev/fuse ]; then
	try "energy: registers hold units of energy" energy_registers
	try "energy: perf counts the same, in units of its own" energy_by_perf
else
	skip "energy: in a simulated machine" "/dev/fuse is not there"
fi

# energy_unknown: without the unit no amount is known, and none is printed
energy_unknown() {
	echo '{ "schema": 1, "platform": "skx", "sockets": 1, "traffic": [ { "event": "UNC_RAPL_ENERGY_PKG", "rate": 1000000000 } ],
		"faults": [ { "box": "rapl", "register": "unit", "access": "read", "error": "EIO" } ] }' >"$scratch/unit.json"
	run stat --sim "skx,$scratch/unit.json" -t 1000 -e "$both"
	grep -q '<lost>' "$scratch/out" && grep -q 'MSR_RAPL_POWER_UNIT' "$scratch/out" "$scratch/err" &&
		! grep -qE '[0-9] +[a-z]?J ' "$scratch/out" || { echo "exit $status"; cat "$scratch/out" "$scratch/err"; return 1; }
}
try "energy: where the unit cannot be read, the counts are lost" energy_unknown
try "energy: Snow Ridge does not measure its memory" complains 2 "encode -p snr UNC_RAPL_ENERGY_DRAM" \
	"uncore encode: col 1: there is no event UNC_RAPL_ENERGY_DRAM"
