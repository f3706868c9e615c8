# SPDX-License-Identifier: MIT
# Sourced by commands.sh: counts persistent memory, and DRAM as its cache. Expected counts were computed by hand from the
# scenario: instances times rate.

# memory_counts EVENTS LINE...: stat counts for a second, and its report has these lines
memory_counts() {
	events=$1
	shift
	run stat --sim clx,tests/scenarios/memory_mode.json --timeout 1000 -e "$events"
	[ "$status" = 0 ] && holds out "$@" || { echo "exit $status"; cat "$scratch/out" "$scratch/err"; return 1; }
}

try "memory mode: stat counts hits and misses of the DRAM of six channels" \
	memory_counts UNC_M_TAGCHK.HIT,UNC_M_TAGCHK.MISS_CLEAN+MISS_DIRTY \
	"0 540,000,000 events 540 M UNC_M_TAGCHK.HIT 6/6 imc" \
	"0 60,000,000 events 60.0 M UNC_M_TAGCHK.MISS_CLEAN+MISS_DIRTY 6/6 imc"
try "memory mode: stat counts the queues of persistent memory" \
	memory_counts UNC_M_PMM_RPQ_INSERTS,UNC_M_PMM_WPQ_INSERTS,UNC_M_PMM_RPQ_OCCUPANCY.ALL \
	"0 60,000,000 events 60.0 M UNC_M_PMM_RPQ_INSERTS 6/6 imc" "0 30,000,000 events 30.0 M UNC_M_PMM_WPQ_INSERTS 6/6 imc" \
	"0 24,000,000,000 events 24.0 G UNC_M_PMM_RPQ_OCCUPANCY.ALL 6/6 imc"
try "memory mode: what the mesh reads of persistent memory is what the channels read" \
	memory_counts UNC_M2M_IMC_READS.TO_PMM,UNC_M2M_TAG_HIT.NM_RD_HIT_DIRTY+NM_RD_HIT_CLEAN \
	"0 60,000,000 events 60.0 M UNC_M2M_IMC_READS.TO_PMM 2/2 m2m" \
	"0 540,000,000 events 540 M UNC_M2M_TAG_HIT.NM_RD_HIT_DIRTY+NM_RD_HIT_CLEAN 2/2 m2m"
memory_bandwidth() {
	run stat --sim clx,tests/scenarios/memory_mode.json --timeout 1000 -f json -M PMM_BW_READS,PMM_BW_WRITES,PMM_BW_TOTAL
	for wanted in 'PMM_BW_READS.*3840000000' 'PMM_BW_WRITES.*1920000000' 'PMM_BW_TOTAL.*5760000000'; do
		grep -q "$wanted" "$scratch/out" || { echo "no $wanted"; cat "$scratch/out" "$scratch/err"; return 1; }
	done
}
try "memory mode: metrics give the bytes that persistent memory reads and writes" memory_bandwidth
try "memory mode: the processor before has no such event" complains 2 "encode -p skx UNC_M_TAGCHK.HIT" \
	"uncore encode: col 1: there is no event UNC_M_TAGCHK.HIT"
