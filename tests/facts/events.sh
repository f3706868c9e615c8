#!/bin/sh
# SPDX-License-Identifier: MIT
# Compares the generated tables with Intel's published event files, entry by entry: code, umask, extra select, counters,
# filters. Only what disputes.json lists may differ, and each difference is printed.
# Run by make test, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh
. tests/facts/reference.sh
. tests/facts/disputes.sh
build=${BUILD:-build}

try "events: the comparison compiles" "${CC:-cc}" -std=c11 -O1 -Wall -Wextra -Werror -Iruntime/library/include -Igenerated/include \
	-o "$scratch/events" tests/facts/events.c "$build/lib/libuncore.a" -ljansson

for platform in jkt ivt hsx bdx bdxde knl skx clx icx snr gnr srf cwf spr emr grr; do
	facts=tests/facts/perfmon_$platform.txt
	"$scratch/events" $platform "$facts" "$disputes" >"$scratch/$platform"
	status=$?
	grep '^#' "$scratch/$platform"
	try "events: $platform agrees with Intel's file except where a dispute says otherwise" sh -c \
		'grep -v "^#" "$1"; exit "$2"' sh "$scratch/$platform" $status
	grep ' facts, ' "$scratch/$platform" | sed 's/^/# /'
done

# The comparison must find what is wrong.
refuses() {
	echo "$2" >"$scratch/facts"
	try "events: the comparison reports $1" \
		sh -c '! "$1" "$3" "$2" "$disputes"' sh "$scratch/events" "$scratch/facts" "${3:-ivt}"
}
refuses "a wrong code" "imc UNC_M_CAS_COUNT.RD 0x5 0x3 0 0,1,2,3 -"
refuses "a wrong umask" "imc UNC_M_CAS_COUNT.RD 0x4 0x1 0 0,1,2,3 -"
refuses "a wrong extra select" "imc UNC_M_CAS_COUNT.RD 0x4 0x3 1 0,1,2,3 -"
refuses "a wrong code if only the filter is disputed" "cbo UNC_C_TOR_INSERTS.OPCODE 0x36 0x1 0 0,1 box_filter1:28..20"
refuses "wrong counters" "cbo UNC_C_CLOCKTICKS 0x0 0x0 0 0,1 -"
refuses "a wrong filter" "pcu UNC_P_FREQ_BAND0_CYCLES 0xb 0x0 0 0,1,2,3 box_filter:15..8"
refuses "an event that does not exist" "cbo UNC_C_NO_SUCH_EVENT 0x0 0x0 0 0,1 -"
refuses "a wrong code of an event without registers" "irp UNC_I_CLOCKTICKS 0x1 0x0 0 0,1 -" jkt
refuses "a wrong umask of an event without registers" "irp UNC_I_TRANSACTIONS.READS 0x15 0x2 0 0,1 -" jkt
refuses "a wrong channel mask" "iio UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART0 0x83 0x4 0 0,1 - 0x7020" skx
refuses "a wrong umask beyond eight bits" "upi UNC_UPI_RxL_BASIC_HDR_MATCH.WB_OPC 0x5 0xd 0 0,1,2,3 - 0x2" skx
refuses "a wrong value of a filter" \
	"cha UNC_CHA_TOR_INSERTS.IA_MISS_DRD 0x35 0x21 0 0,1,2,3 box_filter1=0x40432" skx
refuses "a filter in another register" "cha UNC_CHA_TOR_INSERTS.IA_MISS 0x35 0x21 0 0,1,2,3 box_filter" skx
refuses "an event with a code as one of a counter that runs freely" "iio UNC_IIO_CLOCKTICKS 0x0 0x0 0 FREERUN -" spr
refuses "an incomplete line" "cbo UNC_C_CLOCKTICKS 0x0"

# For those who update the facts: they must be what Intel's files say.
for pair in jkt:Jaketown_uncore.json ivt:ivytown_uncore.json hsx:hsx/haswellx_uncore.json \
	bdx:bdx/broadwellx_uncore.json bdxde:bdx-de/broadwellde_uncore.json \
	knl:knl/knightslanding_uncore.json; do
	facts=perfmon_${pair%%:*}.txt
	same_facts "events: $facts is what ${pair#*:} says" "tests/facts/$facts" "perfmon/${pair#*:}" \
		tests/facts/extract_perfmon.py "$reference/perfmon/${pair#*:}"
done
for pair in skx:skylakex_uncore clx:cascadelakex_uncore icx:icelakex_uncore snr:snowridgex_uncore gnr:graniterapids_uncore \
	srf:sierraforest_uncore cwf:clearwaterforest_uncore spr:sapphirerapids_uncore emr:emeraldrapids_uncore \
	grr:grandridge_uncore; do
	file=perfmon/${pair%%:*}/${pair#*:}
	same_facts "events: perfmon_${pair%%:*}.txt is what the two files of ${pair%%:*} say" \
		"tests/facts/perfmon_${pair%%:*}.txt" "$file.json" \
		tests/facts/extract_perfmon.py "$reference/$file.json" "$reference/${file}_experimental.json"
done
done_testing
