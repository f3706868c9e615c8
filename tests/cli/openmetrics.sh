# SPDX-License-Identifier: MIT
# Sourced by run.sh, after stat.sh: uncore stat in the formats of OpenMetrics and Prometheus.

# openmetrics LEAST ARGUMENT...: a strict reader of the format takes what is printed, so many samples at least
openmetrics() {
	least=$1
	shift
	run --sim $load stat -t 100 -f openmetrics "$@"
	awk -v least="$least" -f tests/cli/openmetrics.awk "$scratch/out" || { cat "$scratch/out"; return 1; }
}
twice="-e UNC_C_CLOCKTICKS,UNC_C_CLOCKTICKS -M MEM_BW_READS,MEM_BW_READS"
try "stat: OpenMetrics, what was asked for twice is one series" openmetrics 12 $twice
try "stat: OpenMetrics, one metric with two parameters" openmetrics 12 -m -M PCT_FREQ_BAND0:band=27 -M PCT_FREQ_BAND0:band=20
try "stat: OpenMetrics, instances and metrics of one name" openmetrics 100 -i -e UNC_C_CLOCKTICKS -M cbo/CYC_USED_DN,r2pcie/CYC_USED_DN
try "stat: OpenMetrics, labels with every character that events have" openmetrics 6 -e 'cbo3:UNC_C_TOR_INSERTS.OPCODE,opc=DRd' -e 'pcu/ev_sel=0x7f/'
openmetrics_empty() {
	run --sim "ivt,$scratch/none_there.json" stat -e UNC_C_CLOCKTICKS,UNC_M_CAS_COUNT.RD -M MEM_BW_READS -t 10 -f openmetrics
	[ "$status" = 1 ] && awk -v least=10 -f tests/cli/openmetrics.awk "$scratch/out" && ! grep 'total{.*imc' "$scratch/out"
}
try "stat: OpenMetrics, what is not there has no sample" openmetrics_empty
# The reader itself refuses what is wrong.
openmetrics_refuses() {
	run --sim $load stat -t 100 -f openmetrics -e UNC_C_CLOCKTICKS
	for edit in '$d' '3p' 's/"0"}/"0}/' 's/_total{/{/' 's/ [0-9]*$/ -1/' 's/^# TYPE uncore_events.*//' '4s/socket="1"/socket="0"/' '$p'; do
		sed "$edit" "$scratch/out" | awk -f tests/cli/openmetrics.awk >/dev/null && { echo "takes what $edit makes"; return 1; }
	done
	return 0
}
try "stat: the reader of OpenMetrics is strict" openmetrics_refuses

stat_base() {
	exits 0 --sim $load stat -s 0 -M PCT_FREQ_BAND0:band=27,MEM_BW_READS -t 100 -f openmetrics &&
		grep -q '^uncore_ratio{.*metric="PCT_FREQ_BAND0:band=27",.*} 1$' "$scratch/out" &&
		grep -q '^uncore_bytes_total{.*metric="MEM_BW_READS",.*} 3200000000$' "$scratch/out" &&
		grep -q '^uncore_interval_seconds{platform="ivt"} 0.1$' "$scratch/out"
}
try "stat: OpenMetrics has base units" stat_base

# Units of every kind, by a reader of Prometheus's own; and the moment is now.
stat_promtool() {
	run --sim $load stat --multiplex -M MEM_BW_TOTAL,PCT_FREQ_BAND0:band=27,DIMM_SPEED,QPI_LINK_UTIL,QPI_SPEED,AVG_TOR_DRD_LATENCY -M IO_READ_BW \
		-e UNC_C_CLOCKTICKS -t 1000 -f prometheus
	promtool check metrics <"$scratch/out" >"$scratch/promtool" 2>&1 && [ ! -s "$scratch/promtool" ] || { cat "$scratch/out" "$scratch/promtool"; return 1; }
	for family in events_total bytes_total ratio frequency_hertz transfers_per_second interval_seconds; do
		grep -q "^uncore_$family{" "$scratch/out" || { echo "no $family"; cat "$scratch/out"; return 1; }
	done
	moment=$(sed -n 's/^uncore_sample_timestamp_seconds{.*} \([0-9]*\).*/\1/p' "$scratch/out") now=$(date +%s)
	[ "$moment" -gt $((now - 60)) ] && [ "$moment" -le "$now" ]
}
if command -v promtool >/dev/null; then
	try "stat: promtool takes the text format of Prometheus without a word" stat_promtool
else
	skip "stat: promtool takes the text format of Prometheus without a word" "no promtool (Debian's prometheus)"
fi

# The bytes of each interval add up, in a file that a collector reads; the length of the interval is beside them.
stat_adds_up() {
	run --sim $load stat -s 0 -M MEM_BW_READS -I 50 -t 200 -f prometheus -o "$scratch/collected"
	[ "$status" = 0 ] && grep -q '^# TYPE uncore_bytes_total counter$' "$scratch/collected" && ! grep -q EOF "$scratch/collected" &&
		grep -q '^uncore_bytes_total{.*} 6400000000$' "$scratch/collected" || return 1
	run --sim $load stat -s 0 -M MEM_BW_READS -I 50 -t 170 -f prometheus -o "$scratch/collected"
	[ "$status" = 0 ] && grep -q '^uncore_bytes_total{.*} 5440000000$' "$scratch/collected" && grep -q '^uncore_interval_seconds{.*} 0.02$' "$scratch/collected"
}
try "stat: what adds up is a counter, beside the length of the interval" stat_adds_up
