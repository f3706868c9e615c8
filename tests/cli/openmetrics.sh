# SPDX-License-Identifier: MIT
# Sourced by commands.sh, after stat.sh: checks uncore stat in the formats of OpenMetrics and Prometheus.

# openmetrics LEAST ARGUMENT...: a strict reader of the format accepts the output, with at least LEAST samples
openmetrics() {
	least=$1
	shift
	run --sim $load stat -t 100 -f openmetrics "$@"
	awk -v least="$least" -f tests/cli/openmetrics.awk "$scratch/out" || { cat "$scratch/out"; return 1; }
}
twice="-e UNC_C_CLOCKTICKS,UNC_C_CLOCKTICKS -M MEM_BW_READS,MEM_BW_READS"
try "stat: OpenMetrics prints an event or metric given twice as one series" openmetrics 12 $twice
try "stat: OpenMetrics prints one metric with two parameter values as valid series" openmetrics 12 -m \
	-M PCT_FREQ_BAND0:band=27 -M PCT_FREQ_BAND0:band=20
try "stat: OpenMetrics prints instances, and metrics of one name, as valid series" openmetrics 100 -i \
	-e UNC_C_CLOCKTICKS -M cbo/CYC_USED_DN,r2pcie/CYC_USED_DN
try "stat: OpenMetrics labels may have the special characters of event names" openmetrics 6 \
	-e 'cbo3:UNC_C_TOR_INSERTS.OPCODE,opc=DRd' -e 'pcu/ev_sel=0x7f/'
cat >"$scratch/none_there.json" <<'END'
{ "schema": 1, "platform": "ivt", "sockets": 2, "cores": 4, "boxes": [ { "box": "imc", "state": "hidden" } ] }
END
openmetrics_empty() {
	run --sim "ivt,$scratch/none_there.json" stat -e UNC_C_CLOCKTICKS,UNC_M_CAS_COUNT.RD -M MEM_BW_READS -t 10 -f openmetrics
	[ "$status" = 1 ] && awk -v least=10 -f tests/cli/openmetrics.awk "$scratch/out" && ! grep 'total{.*imc' "$scratch/out"
}
try "stat: OpenMetrics has no sample for a box that is hidden" openmetrics_empty
# A reader that accepts anything would make the other cases worthless.
openmetrics_refuses() {
	run --sim $load stat -t 100 -f openmetrics -e UNC_C_CLOCKTICKS
	for edit in '$d' '4p' 's/"0"}/"0}/' 's/_total{/{/' 's/ [0-9]*$/ -1/' 's/^# TYPE uncore_events.*//' '5s/socket="1"/socket="0"/' '$p'; do
		sed "$edit" "$scratch/out" | awk -f tests/cli/openmetrics.awk >/dev/null && { echo "takes what $edit makes"; return 1; }
	done
	return 0
}
try "stat: the OpenMetrics checker of these tests rejects invalid text" openmetrics_refuses

stat_base() {
	exits 0 --sim $load stat -s 0 -M PCT_FREQ_BAND0:band=27,MEM_BW_READS -t 100 -f openmetrics &&
		grep -q '^uncore_pct_freq_band0_ratio{.*,band="27",.*} 1$' "$scratch/out" &&
		grep -q '^uncore_mem_bw_reads_bytes_total{.*,box="imc",.*} 3200000000$' "$scratch/out" &&
		grep -q '^uncore_interval_seconds{platform="ivt"} 0.1$' "$scratch/out"
}
try "stat: OpenMetrics uses base units: ratios, bytes and seconds" stat_base

# promtool is Prometheus's own checker. The timestamp must be at most a minute old. The simulated second is over at once,
# so it may be ahead by that.
stat_promtool() {
	run --sim $load stat --multiplex -M MEM_BW_TOTAL,PCT_FREQ_BAND0:band=27,DIMM_SPEED,QPI_LINK_UTIL,QPI_SPEED,AVG_TOR_DRD_LATENCY -M IO_READ_BW \
		-e UNC_C_CLOCKTICKS -t 1000 -f prometheus
	promtool check metrics <"$scratch/out" >"$scratch/promtool" 2>&1 && [ ! -s "$scratch/promtool" ] || { cat "$scratch/out" "$scratch/promtool"; return 1; }
	for family in events_total mem_bw_total_bytes_total qpi_link_util_ratio dimm_speed_hertz qpi_speed_transfers_per_second measured interval_seconds; do
		grep -q "^uncore_$family{" "$scratch/out" || { echo "no $family"; cat "$scratch/out"; return 1; }
	done
	moment=$(sed -n 's/^uncore_sample_timestamp_seconds{.*} \([0-9]*\).*/\1/p' "$scratch/out") now=$(date +%s)
	[ "$moment" -gt $((now - 60)) ] && [ "$moment" -le $((now + 2)) ]
}
if command -v promtool >/dev/null; then
	try "stat: promtool accepts --format prometheus without warnings" stat_promtool
else
	skip "stat: promtool accepts --format prometheus without warnings" "no promtool (Debian's prometheus)"
fi

# A collector reads this file between intervals, so byte totals must grow, and the interval length must be in it too.
stat_adds_up() {
	run --sim $load stat -s 0 -M MEM_BW_READS -I 50 -t 200 -f prometheus -o "$scratch/collected"
	[ "$status" = 0 ] && grep -q '^# TYPE uncore_mem_bw_reads_bytes_total counter$' "$scratch/collected" && ! grep -q EOF "$scratch/collected" &&
		grep -q '^uncore_mem_bw_reads_bytes_total{.*} 6400000000$' "$scratch/collected" || return 1
	run --sim $load stat -s 0 -M MEM_BW_READS -I 50 -t 170 -f prometheus -o "$scratch/collected"
	[ "$status" = 0 ] && grep -q '^uncore_mem_bw_reads_bytes_total{.*} 5440000000$' "$scratch/collected" && grep -q '^uncore_interval_seconds{.*} 0.02$' "$scratch/collected"
}
try "stat: Prometheus totals add up over the intervals, next to the interval length" stat_adds_up

# A family is one metric, so the name of each metric of each platform must be one that promtool accepts. In DRS_M_FROM_QPI
# it takes the M of the cache's states for a unit.
stat_names() {
	number=0
	for platform in jkt ivt hsx bdx bdxde skx clx xeon7100 xeonmp p6; do
		number=$((number + 1))
		chosen $number ${TEST_SHARE:-1} || continue
		run --sim $platform stat -m -M '*' -t 10 -f prometheus
		grep -q '^# TYPE' "$scratch/out" || continue
		promtool check metrics <"$scratch/out" >"$scratch/promtool" 2>&1
		! grep -v '^uncore_drs_[a-z_]*m_from_qpi_bytes_total metric names should not contain abbreviated units$' "$scratch/promtool" || return 1
	done
}
if command -v promtool >/dev/null; then
	try "stat: promtool accepts the names of all metrics of all platforms" stat_names
else
	skip "stat: promtool accepts the names of all metrics of all platforms" "no promtool (Debian's prometheus)"
fi
