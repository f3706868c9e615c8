# SPDX-License-Identifier: MIT
# Sourced by counts.sh: PAPI finds the machine's uncore and counts what the scenario says. It finds the processor by CPUID.

# papi_lists PLATFORM PMU...: papi_native_avail names an event of each
papi_lists() {
	platform=$1
	shift
	"$uncore" sim run --sim "$platform:2,idle" -- papi_native_avail >"$scratch/out" 2>&1
	for pmu; do grep -q "^| $pmu::UNC_" "$scratch/out" || { echo "no $pmu"; head -n 40 "$scratch/out"; return 1; }; done
}
asks papi_native_avail "papi: papi_native_avail lists the uncore of ivt" papi_lists ivt ivbep_unc_cbo0 ivbep_unc_imc0 ivbep_unc_pcu ivbep_unc_qpi0
# It opens every event, which takes minutes on a machine with 28 caching agents: so only its PMUs.
papi_pmus() {
	"$uncore" sim run --sim skx:2,idle -- papi_component_avail >"$scratch/out" 2>&1
	for pmu in skx_unc_cha0 skx_unc_cha27 skx_unc_imc5 skx_unc_upi2 skx_unc_iio0; do
		grep -qw "$pmu" "$scratch/out" || { echo "no $pmu"; cat "$scratch/out"; return 1; }
	done
}
asks papi_component_avail "papi: papi_component_avail finds the PMUs of skx" papi_pmus

# papi_command_line stops a moment after it has read: time passes between, so the report has a little more.
papi_line() {
	"$uncore" sim run -f json -o "$scratch/papi.report" --sim ivt,tests/scenarios/two_sockets_ep.json -- \
		papi_command_line ivbep_unc_imc0::UNC_M_CAS_COUNT:RD:cpu=0 >"$scratch/out" 2>&1
	printed=$(sed -n 's/^ivbep_unc_imc0::UNC_M_CAS_COUNT:RD:cpu=0 :[[:space:]]*\([0-9]*\).*/\1/p' "$scratch/out")
	python3 -c 'import json, sys
counted = [row["count"] for row in json.load(open(sys.argv[1]))["counted"] if row["by"] == "perf" and row["event"] == "UNC_M_CAS_COUNT.RD"]
assert len(counted) == 1 and 0 < int(sys.argv[2]) <= counted[0], counted' "$scratch/papi.report" "${printed:-0}" || { cat "$scratch/out"; return 1; }
}
asks papi_command_line "papi: papi_command_line counts no more than the simulator reports" papi_line

if printf '#include <papi.h>\nint main(void) { return 0; }\n' | "${CC:-cc}" -x c -o /dev/null - -lpapi 2>/dev/null; then
	no_papi=
	try "papi: the program compiles" built papi -lpapi
else
	no_papi="no papi.h here"
fi
papi_counts() {
	turn=${TEST_TURN:-0} share=$2
	[ "$turn" != all ] || share=1 turn=0
	mkdir -p "$scratch/papi_files" && PAPI=${PAPI:-$scratch/papi} python3 tests/clients/papi_counts.py "$uncore" "$1" "$scratch/papi_files" "$turn" "$share"
}
# Debian's libpfm4 knows no uncore of later processors.
number=0
for line in "jkt 16" "ivt 24" "hsx 24" "bdx 24" "skx 40" "clx 40"; do
	set -- $line
	number=$((number + 1))
	chosen $number 6 || continue
	if [ -n "$no_papi" ]; then
		skip "papi: PAPI counts the events of $1 as the scenario says" "$no_papi"
	else
		asks papi_native_avail "papi: PAPI counts the events of $1 as the scenario says" papi_counts $1 $2
		[ -n "$reason$no_cpuid" ] || tail -n 1 "$scratch/try.log"
	fi
done
