# SPDX-License-Identifier: MIT
# Sourced by commands.sh: the limits of the uncore's clock beside the clock. The numbers are Linux's: the driver
# intel_uncore_frequency takes bits 6:0 and 14:8 of MSR 0x620, and bits 6:0 of MSR 0x621, times 100 000 kHz.

limits=tests/scenarios/limits.json

limits_text() {
	run stat --sim "skx,$limits" -t 1000 -g clocks
	[ "$status" = 0 ] && grep -qx '  socket 0: min_ratio 1.2 GHz, max_ratio 2.4 GHz, ratio 1.8 GHz' "$scratch/out" &&
		grep -qx '  socket 1: min_ratio 2.3 GHz, max_ratio 2.3 GHz, ratio <denied>: socket 1, MSR 0x621: permission denied' \
			"$scratch/out" || { cat "$scratch/out" "$scratch/err"; return 1; }
}
try "limits: stat -g clocks has them below the clock, and says what it could not read" limits_text

# limits_json: each setting is a line; what was not read has no value and a reason
limits_json() {
	run stat --sim "skx,$limits" -t 1000 -g clocks -f json
	python3 -c '
import json, sys
rows = {(row["setting"], row["socket"]): row for row in map(json.loads, sys.stdin) if "setting" in row}
def ratio(value, low):
    return (value >> low & 0x7f) * 100_000_000
assert len(rows) == 6, rows.keys()
for socket, limit in ((0, 0x0c18), (1, 0x1717)):
    assert rows["ufs.limit.max_ratio", socket]["value"] == ratio(limit, 0), socket
    assert rows["ufs.limit.min_ratio", socket]["value"] == ratio(limit, 8), socket
assert rows["ufs.status.ratio", 0]["value"] == 1_800_000_000
lost = rows["ufs.status.ratio", 1]
assert lost["value"] is None and lost["state"] == "denied" and "MSR 0x621" in lost["reason"], lost
assert all(row["group"] == "clocks" and row["unit"] == "cycles/seconds" for row in rows.values())
' <"$scratch/out" || { cat "$scratch/out" "$scratch/err"; return 1; }
}
try "limits: JSON has hertz, or null with a reason" limits_json
limits_csv() {
	run stat --sim "skx,$limits" -t 1000 -g clocks -f csv
	[ "$(grep -c ',setting,' "$scratch/out")" = 6 ] && [ "$(awk -F, '{ print NF }' "$scratch/out" | sort -u | wc -l)" = 1 ] &&
		grep -q ',setting,ufs.limit.max_ratio,ufs,1,0,ok,2300000000,cycles/seconds,' "$scratch/out" &&
		grep -q ',setting,ufs.status.ratio,ufs,1,0,denied,,cycles/seconds,' "$scratch/out" ||
		{ cat "$scratch/out" "$scratch/err"; return 1; }
}
try "limits: CSV has a row for each" limits_csv
limits_exported() {
	run stat --sim "skx,$limits" -t 1000 -g clocks -f openmetrics
	grep -qx 'uncore_setting_hertz{platform="skx",box="ufs",setting="ufs.limit.min_ratio",socket="0"} 1200000000' "$scratch/out" &&
		grep -qx 'uncore_setting_read{platform="skx",box="ufs",setting="ufs.status.ratio",socket="1",state="denied"} 0' \
			"$scratch/out" &&
		[ "$(grep -c '^uncore_setting_hertz{' "$scratch/out")" = 5 ] || { cat "$scratch/out" "$scratch/err"; return 1; }
}
try "limits: OpenMetrics has hertz, and no sample of what was not read" limits_exported
limits_elsewhere() {
	run stat --sim "skx,$limits" -t 1000 -g memory
	! grep -q ratio "$scratch/out" || { cat "$scratch/out"; return 1; }
	run stat --sim "skx,$limits" -t 1000 -g clocks --socket 1
	grep -q '^  socket 1: min_ratio' "$scratch/out" && ! grep -q '^  socket 0: min_ratio' "$scratch/out" ||
		{ cat "$scratch/out"; return 1; }
}
try "limits: other groups and other sockets have none" limits_elsewhere

# limits_replayed: a replay prints what the run printed; an old recording has no settings, and says so
limits_replayed() {
	run record --sim "skx,$limits" "$scratch/limits.rec" -t 1000 -g clocks
	cp "$scratch/out" "$scratch/recorded"
	run stat --replay "$scratch/limits.rec"
	cmp -s "$scratch/out" "$scratch/recorded" || { diff "$scratch/recorded" "$scratch/out"; return 1; }
	python3 -c '
import json, sys
lines = open(sys.argv[1]).read().split("\n")
head = json.loads(lines[0])
del head["settings"]
open(sys.argv[1], "w").write("\n".join([json.dumps(head)] + lines[1:]))' "$scratch/limits.rec"
	run stat --replay "$scratch/limits.rec"
	grep -qx '  socket 0: min_ratio <none>, max_ratio <none>, ratio <none>: the recording does not hold it' "$scratch/out" ||
		{ cat "$scratch/out" "$scratch/err"; return 1; }
}
try "limits: a replay prints those of the recorded run" limits_replayed

# limits_agree: on every platform with the registers, the clock that they show is the one that is counted
limits_agree() {
	for platform in hsx bdx bdxde skx clx icx spr emr knl; do
		run stat --sim "$platform:1" -t 1000 -g clocks -f json
		python3 -c '
import json, sys
rows = list(map(json.loads, sys.stdin))
of = {row.get("setting", row.get("metric")): row["value"] for row in rows if row["socket"] == 0}
assert of["ufs.status.ratio"] == of["UNCORE_FREQ"], of
assert of["ufs.limit.min_ratio"] <= of["ufs.status.ratio"] <= of["ufs.limit.max_ratio"], of
' <"$scratch/out" || { echo "$platform"; cat "$scratch/out" "$scratch/err"; return 1; }
	done
	for platform in jkt ivt snr gnr srf cwf grr; do
		run show -p "$platform" ufs.limit
		[ "$status" != 0 ] || { echo "$platform has the registers"; return 1; }
	done
}
try "limits: the clock in the register is the one that is counted, on each platform that has it" limits_agree

limits_fields() {
	run decode -p icx ufs.limit 0x0818
	grep -qE '^ +14:8 +min_ratio +8 +800 MHz: ' "$scratch/out" && grep -qE '^ +6:0 +max_ratio +0x18 +2\.4 GHz: ' "$scratch/out" ||
		{ cat "$scratch/out"; return 1; }
	run decode -p icx ufs.limit 0x0818 -f json
	python3 -c '
import json, sys
fields = {field["field"]: field for field in json.load(sys.stdin)["fields"] if field["field"]}
assert fields["max_ratio"]["amount"] == 2400000000 and fields["max_ratio"]["unit"] == "cycles/seconds", fields
' <"$scratch/out" || { cat "$scratch/out"; return 1; }
	run dump --sim "skx,$limits" ufs
	grep -q 'min_ratio=23 (2.3 GHz) max_ratio=23 (2.3 GHz)' "$scratch/out" || { cat "$scratch/out"; return 1; }
	run show -p icx ufs.limit
	grep -q 'The highest clock that the hardware may choose. In units of 100 MHz.' "$scratch/out" || { cat "$scratch/out"; return 1; }
	run show -p icx clocks
	grep -q 'ufs.limit.max_ratio ' "$scratch/out" || { cat "$scratch/out"; return 1; }
}
try "limits: decode, dump and show say what a ratio is" limits_fields

# limits_by_perf: where the kernel counts, the registers are read as any program reads them
limits_by_perf() {
	run sim run --no-cpuid --sim "skx,$limits" -- "$uncore" stat --via perf -g clocks -t 200
	grep -q '^  socket 0: min_ratio 1.2 GHz, max_ratio 2.4 GHz, ratio 1.8 GHz$' "$scratch/out" &&
		grep -qE '^  socket 1: min_ratio 2.3 GHz, max_ratio 2.3 GHz, ratio <[a-z]+>: .*0x621' "$scratch/out" ||
		{ cat "$scratch/out" "$scratch/err"; return 1; }
}
limits_registers() {
	run sim run --no-cpuid --sim "skx,$limits" -- python3 -c '
import os
msr = os.open("/dev/cpu/0/msr", os.O_RDONLY)
limit, status = (int.from_bytes(os.pread(msr, 8, at), "little") for at in (0x620, 0x621))
assert (limit, status) == (0x0c18, 18), (hex(limit), status)
'
	[ "$status" = 0 ] || { cat "$scratch/out" "$scratch/err"; return 1; }
}
if [ -e /dev/fuse ]; then
	try "limits: perf counts, and the registers are read" limits_by_perf
	try "limits: any program reads the same registers" limits_registers
else
	skip "limits: in a simulated machine" "/dev/fuse is not there"
fi
