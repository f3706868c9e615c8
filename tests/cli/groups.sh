# SPDX-License-Identifier: MIT
# Sourced by commands.sh: checks uncore stat -g, and list and show of groups.

# Every group of a platform in one run: each has values, and each value was measured.
groups_count() {
	names=$(group_names "$1")
	[ -n "$names" ] || { echo "$1 has no groups"; return 1; }
	exits 0 --sim "$1:$2" stat -g "$(echo $names | tr ' ' ,)" --timeout 300 --format json || return 1
	for name in $names; do
		grep -q "\"group\": \"$name\"" "$scratch/out" || { echo "no value of $name"; return 1; }
	done
	! grep -v '"state": "ok"' "$scratch/out"
}
on_page() {
	for name in $(group_names "$1"); do
		grep -q "^| \`$name\` | .*? | \`" "docs/platforms/$1.md" || { echo "no row of $name"; return 1; }
	done
}
# A third of the platforms in turn: in one way each counts all its groups.
for platform in $(platforms_in_turn 3); do
	try "groups: each of $platform counts, and no value is missing" groups_count "$platform" "$(sockets_of "$platform")"
	try "groups: the page of $platform lists each" on_page "$platform"
	for name in $(group_names "$platform"); do
		try "groups: show -p $platform $name shows the group" begins "show -p $platform $name" "$name group, $platform"
	done
done

# in_csv NAME SOCKET INSTANCE: the value in the CSV of the last run; an empty instance is the sum
in_csv() {
	awk -F, -v name="$1" -v socket="$2" -v instance="$3" \
		'$5 == name && $7 == socket && $8 == instance { print $10 }' "$scratch/out"
}
# is_in_csv NAME SOCKET INSTANCE VALUE: within a thousandth, because passes are estimates
is_in_csv() {
	in_csv "$1" "$2" "$3" | awk -v wanted="$4" '{ found = 1; wrong = $1 < wanted * 0.999 || $1 > wanted * 1.001 }
		END { if (!found || wrong) print "got " $1 ", wanted " wanted; exit !found || wrong }' || { echo "of $1 $2 $3"; return 1; }
}

# What happens here is counted by hand below: lines of 64 bytes, in one second.
cat >"$scratch/ivt_groups.json" <<'END'
{ "schema": 1, "platform": "ivt", "sockets": 2, "cores": 10, "clocks": { "cbo": 2000000000, "imc": 800000000 },
  "traffic": [
    { "event": "UNC_M_CAS_COUNT.RD_REG", "socket": 0, "instance": 0, "rate": 62500000 },
    { "event": "UNC_M_CAS_COUNT.RD_REG", "socket": 1, "instance": 1, "rate": 31250000 },
    { "event": "UNC_M_CAS_COUNT.WR_WMM", "socket": 0, "instance": 0, "rate": 15625000 },
    { "event": "UNC_M_ACT_COUNT.RD", "socket": 0, "instance": 0, "rate": 19531250 },
    { "event": "UNC_C_LLC_LOOKUP.DATA_READ,state=I", "socket": 0, "rate": 1000000 },
    { "event": "UNC_C_LLC_LOOKUP.DATA_READ,state=E", "socket": 0, "rate": 3000000 },
    { "event": "UNC_C_LLC_VICTIMS.M_STATE", "socket": 0, "rate": 2000000 },
    { "event": "UNC_C_TOR_INSERTS.MISS_LOCAL_OPCODE,opc=DRd", "socket": 0, "rate": 3000000 },
    { "event": "UNC_C_TOR_INSERTS.MISS_REMOTE_OPCODE,opc=DRd", "socket": 0, "rate": 1000000 },
    { "event": "UNC_H_REQUESTS.READS_LOCAL", "socket": 0, "rate": 5000000 },
    { "event": "UNC_H_REQUESTS.READS_REMOTE", "socket": 1, "rate": 7000000 } ] }
END
# 62.5 million lines of 64 bytes are 4 GB; at 800 million cycles of 16 bytes a channel moves at most 12.8 GB.
ivt_memory() {
	run --sim "ivt,$scratch/ivt_groups.json" stat -g memory -t 1000 -f csv
	[ "$status" = 0 ] && is_in_csv MEM_BW_READS 0 0 4000000000 && is_in_csv MEM_BW_READS 1 1 2000000000 && is_in_csv MEM_BW_READS 0 1 0 &&
		is_in_csv MEM_BW_WRITES 0 0 1000000000 && is_in_csv MEM_BW_WRITES 1 1 0 && is_in_csv MEM_BW_TOTAL 0 0 5000000000 &&
		is_in_csv PCT_MEM_BW_PEAK 0 0 39.0625 && is_in_csv PCT_MEM_BW_PEAK 0 5 0
}
try "groups: memory of ivt is what each channel does" ivt_memory
# Socket 0: 165 million lines a second are 82.5 % of each of 8 channels; 12.8 GB/s each are 102.4. Socket 1: 80 % of one.
cat >"$scratch/ivt_limits.json" <<'END'
{ "schema": 1, "platform": "ivt", "sockets": 2, "cores": 10, "clocks": { "cbo": 2000000000, "imc": 800000000 },
  "traffic": [ { "event": "UNC_M_CAS_COUNT.RD_REG", "socket": 0, "rate": 165000000 },
               { "event": "UNC_M_CAS_COUNT.RD_REG", "socket": 1, "instance": 0, "rate": 160000000 } ] }
END
ivt_verdict() {
	run --sim "ivt,$scratch/ivt_limits.json" stat -g memory -t 200
	grep -qx '    socket 0: near its limit, 82.5 % of what is possible at 1600 MT/s, 102.4 GB/s' "$scratch/out" &&
		grep -qx '    socket 1: little used, 10.0 % of what is possible at 1600 MT/s, 102.4 GB/s; imc0 is near its limit (80.0 %)' "$scratch/out" &&
		return 0
	cat "$scratch/out"
	return 1
}
try "groups: the verdict names the sockets and channels near the limit that was counted" ivt_verdict
# With the thresholds of the file, from 35 and 75 % on; 12.8 GB/s a channel in the seconds of the line.
ivt_verdict_json() {
	run --sim "ivt,$scratch/ivt_groups.json" stat -g memory -t 200 -f json
	python3 -c 'import json, sys
verdicts, limits, rates = {}, [], []
for line in map(json.loads, sys.stdin):
    if "verdict" in line: verdicts[line["socket"], line["instance"]] = line["verdict"]
    if "limit" in line: limits.append(line["limit"] / line["seconds"])
    if "transfers" in line: rates.append(line["transfers"])
    assert ("verdict" in line) == (line["metric"] == "PCT_MEM_BW_PEAK") and ("limit" in line) <= (line["metric"] == "MEM_BW_TOTAL")
assert verdicts.pop((0, 0)) == "about half used" and set(verdicts.values()) == {"little used"}, verdicts
assert limits and all(abs(limit / 12.8e9 - 1) < 0.001 for limit in limits), limits
assert len(rates) == len(limits) and all(abs(rate / 1.6e9 - 1) < 0.001 for rate in rates), rates' <"$scratch/out"
}
try "groups: JSON has the verdict and the limit" ivt_verdict_json
# names_rate PLATFORM EVENT HERTZ RATE: the rate of a platform whose channels have so many transfers in a cycle
names_rate() {
	cat >"$scratch/rate.json" <<-END
		{ "schema": 1, "platform": "$1", "clocks": { "imc": $3 },
		  "traffic": [ { "event": "$2", "socket": 0, "rate": 200000000 } ] }
	END
	run --sim "$1,$scratch/rate.json" stat -g memory -t 200
	grep -q "^    socket 0: .* of what is possible at $4 MT/s, " "$scratch/out" || { cat "$scratch/out" "$scratch/err"; return 1; }
}
# DDR moves twice a cycle. On gnr the clock that is counted is a quarter of the data rate.
try "groups: the rate of spr is two transfers a cycle" names_rate spr UNC_M_CAS_COUNT.RD 2400000000 4800
try "groups: the rate of gnr is four transfers a cycle" names_rate gnr UNC_M_CAS_COUNT_SCH0.RD 1600000000 6400
# A link of 8 GT/s has a clock of 1 GHz and room for 2 flits a cycle.
ivt_link_verdict() {
	echo '{ "schema": 1, "platform": "ivt", "sockets": 1, "cores": 10, "clocks": { "qpi": 1000000000 }, "traffic": [
		{ "event": "UNC_Q_RxL_FLITS_G0.DATA", "instance": 0, "rate": 1900000000 },
		{ "event": "UNC_Q_RxL_FLITS_G0.DATA", "instance": 1, "rate": 800000000 } ] }' >"$scratch/ivt_links.json"
	run --sim "ivt,$scratch/ivt_links.json" stat -g interconnect -t 200
	grep -qx '    socket 0: about half used, 45.0 % of what is possible; qpi0 is near its limit (95.0 %)' "$scratch/out" ||
		{ cat "$scratch/out"; return 1; }
}
try "groups: the links have a verdict too" ivt_link_verdict
ivt_report_verdict() {
	run --sim "ivt,$scratch/ivt_limits.json" stat -g memory -t 200 -f json
	"$uncore" report "$scratch/out" -o "$scratch/verdict.html" &&
		grep -q 'the busiest: socket 1, imc0.*: <b>near its limit</b>, 80.0 % of what is possible at 1600 MT/s' "$scratch/verdict.html"
}
try "groups: the report has the verdict" ivt_report_verdict
# A million of four million look-ups miss; ten slices write back two million lines each.
ivt_llc() {
	run --sim "ivt,$scratch/ivt_groups.json" stat -g llc -t 1000 -f csv
	is_in_csv LLC_DRD_MISS_PCT 0 "" 25 && is_in_csv MEM_WB_BYTES 0 "" 1280000000 && is_in_csv MEM_WB_BYTES 1 "" 0
}
try "groups: llc of ivt is what happens in the cache" ivt_llc
# Each of two home agents has the requests; of four million missing reads a slice, three stay at home.
ivt_numa() {
	run --sim "ivt,$scratch/ivt_groups.json" stat -g numa -t 1000 -f csv
	is_in_csv NUMA_READS_LOCAL 0 "" 75 && is_in_csv NUMA_READS_REMOTE 0 "" 25 && is_in_csv UNC_H_REQUESTS.READS_LOCAL 0 "" 10000000 &&
		is_in_csv UNC_H_REQUESTS.READS_REMOTE 0 "" 0 && is_in_csv UNC_H_REQUESTS.READS_REMOTE 1 "" 14000000
}
try "groups: numa of ivt is who asks for what" ivt_numa

cat >"$scratch/hsx_groups.json" <<'END'
{ "schema": 1, "platform": "hsx", "sockets": 2, "cores": 12, "clocks": { "cbo": 2000000000, "imc": 800000000 },
  "traffic": [
    { "event": "UNC_M_CAS_COUNT.RD_REG", "socket": 1, "instance": 2, "rate": 15625000 },
    { "event": "UNC_C_LLC_LOOKUP.DATA_READ,state=I", "socket": 0, "rate": 1000000 },
    { "event": "UNC_C_LLC_LOOKUP.DATA_READ,state=M", "socket": 0, "rate": 3000000 },
    { "event": "UNC_C_LLC_VICTIMS.M_STATE", "socket": 0, "rate": 500000 },
    { "event": "UNC_C_TOR_INSERTS.MISS_LOCAL_OPCODE,opc=DRd", "socket": 0, "rate": 1000000 },
    { "event": "UNC_C_TOR_INSERTS.MISS_REMOTE_OPCODE,opc=DRd", "socket": 0, "rate": 4000000 },
    { "event": "UNC_H_REQUESTS.WRITES_REMOTE", "socket": 0, "rate": 3000000 } ] }
END
hsx_groups() {
	run --sim "hsx,$scratch/hsx_groups.json" stat -g memory,llc,numa -t 1000 -f csv
	is_in_csv MEM_BW_READS 1 2 1000000000 && is_in_csv MEM_BW_READS 0 2 0 && is_in_csv PCT_MEM_BW_PEAK 1 2 7.8125 &&
		is_in_csv LLC_DRD_MISS_PCT 0 "" 25 && is_in_csv UNC_C_LLC_VICTIMS.M_STATE 0 "" 6000000 && is_in_csv NUMA_READS_LOCAL 0 "" 20 && is_in_csv NUMA_READS_REMOTE 0 "" 80 &&
		is_in_csv UNC_H_REQUESTS.WRITES_REMOTE 0 "" 6000000
}
try "groups: memory, llc and numa of hsx are what happens" hsx_groups

cat >"$scratch/skx_groups.json" <<'END'
{ "schema": 1, "platform": "skx", "sockets": 2, "cores": 20, "clocks": { "cha": 2000000000, "imc": 1200000000 },
  "traffic": [
    { "event": "UNC_M_CAS_COUNT.RD_REG", "socket": 0, "instance": 5, "rate": 31250000 },
    { "event": "UNC_M_CAS_COUNT.WR_WMM", "socket": 0, "instance": 5, "rate": 15625000 },
    { "event": "UNC_CHA_TOR_INSERTS.IA_HIT_DRD", "socket": 0, "rate": 2000000 },
    { "event": "UNC_CHA_TOR_INSERTS.IA_MISS_DRD,target=LOC", "socket": 0, "rate": 3000000 },
    { "event": "UNC_CHA_TOR_INSERTS.IA_MISS_DRD,target=REM", "socket": 0, "rate": 1000000 },
    { "event": "UNC_CHA_REQUESTS.READS_REMOTE", "socket": 1, "rate": 500000 } ] }
END
# 28 slices, as no register of this machine takes any away; a request is a line of 64 bytes.
skx_groups() {
	run --sim "skx,$scratch/skx_groups.json" stat -g memory,llc,numa -t 1000 -f csv
	is_in_csv MEM_BW_READS 0 5 2000000000 && is_in_csv MEM_BW_WRITES 0 5 1000000000 && is_in_csv MEM_BW_READS 1 5 0 &&
		is_in_csv LLC_DRD_MISS_PCT 0 "" 66.6666667 && is_in_csv UNC_CHA_TOR_INSERTS.IA_MISS_DRD 0 "" 112000000 &&
		is_in_csv NUMA_READS_LOCAL 0 "" 75 && is_in_csv NUMA_READS_REMOTE 0 "" 25 && is_in_csv HA_REMOTE_BW_READS 1 "" 896000000
}
try "groups: memory, llc and numa of skx are what happens" skx_groups

# The group prints energies and shares of the time, and POWER is one of 8 percent while cores are busy.
power_shares() {
	for platform in jkt ivt hsx bdx skx clx; do
		exits 0 --sim $platform:2 stat -g power -t 100 -f json || return 1
		python3 -c 'import json, sys
rows = [json.loads(line) for line in sys.stdin]
assert {row["unit"] for row in rows if row["box"] != "rapl"} == {"percent"}, rows
assert all(row["value"] > 1e9 and row["unit"] == "nanojoules" for row in rows if row["box"] == "rapl"), rows
power = [row["value"] for row in rows if row["metric"] == "PCT_FREQ_POWER_LTD"]
assert len(power) == 2 and all(6 < each < 10 for each in power), power' <"$scratch/out" || { echo "$platform"; return 1; }
	done
}
try "groups: power is energy and shares of the time on each platform" power_shares

# Of a link at 10.4 GT/s: 900 million slots of data are 100 million lines of 64 bytes; with 725 million slots of headers
# they are half of the 3250 million that fit into 1300 million cycles. A quarter and an eighth of the time is throttled.
links() {
	cat >"$scratch/links.json" <<END
{ "schema": 1, "platform": "$1", "sockets": 2, "cores": 20, "clocks": { "upi": 1300000000, "pcu": 1000000000 },
  "traffic": [
    { "event": "UNC_UPI_TxL_FLITS.DATA", "socket": 0, "instance": 1, "rate": 900000000 },
    { "event": "UNC_UPI_TxL_FLITS.PROTHDR", "socket": 0, "instance": 1, "rate": 725000000 },
    { "event": "UNC_UPI_RxL_FLITS.DATA", "socket": 1, "instance": 0, "rate": 450000000 },
    { "event": "UNC_UPI_RxL_FLITS.PROTHDR", "socket": 1, "instance": 0, "rate": 362500000 },
    { "event": "UNC_P_FREQ_MAX_POWER_CYCLES", "socket": 0, "rate": 250000000 },
    { "event": "UNC_P_FREQ_MAX_LIMIT_THERMAL_CYCLES", "socket": 1, "rate": 125000000 },
    { "event": "UNC_P_PROCHOT_EXTERNAL_CYCLES", "socket": 0, "rate": 10000000 },
    { "event": "UNC_P_PROCHOT_INTERNAL_CYCLES", "socket": 0, "rate": 20000000 } ] }
END
	run --sim "$1,$scratch/links.json" stat -g interconnect,power -M PCT_PROCHOT_INTERNAL -m -t 1000 -f csv
	is_in_csv UPI_DATA_TX_BW 0 1 6400000000 && is_in_csv UPI_DATA_TX_BW 0 0 0 && is_in_csv UPI_DATA_RX_BW 1 0 3200000000 &&
		is_in_csv UPI_LINK_UTIL_TX 0 1 0.5 && is_in_csv UPI_LINK_UTIL_TX 1 0 0 && is_in_csv UPI_SPEED 0 2 10.4 &&
		is_in_csv PCT_FREQ_POWER_LTD 0 "" 25 && is_in_csv PCT_FREQ_POWER_LTD 1 "" 0 && is_in_csv PCT_FREQ_THERMAL_LTD 1 "" 12.5 &&
		is_in_csv PCT_PROCHOT_EXTERNAL 0 "" 1 && is_in_csv PCT_PROCHOT_INTERNAL 0 "" 2 || return 1
	run --sim "$1,$scratch/links.json" stat -M UPI_LINK_UTIL_RX,UPI_LINK_UTIL_TX -m -A -t 1000 -f csv
	is_in_csv UPI_LINK_UTIL_RX 1 0 0.25 && is_in_csv UPI_LINK_UTIL_TX 0 1 0.5
}
try "groups: interconnect and power of skx are what happens" links skx
try "groups: interconnect and power of clx are what happens" links clx

# A name for one question: the sources call some metrics otherwise on a single platform, and these names still work.
renamed() {
	for pair in ivt:PCT_CYC_FREQ_POWER_LTD:PCT_FREQ_POWER_LTD ivt:QPI_DATA_BW:QPI_DATA_TX_BW jkt:PCT_CYCLES_DLOFF:PCT_CYCLES_DLLOFF; do
		platform=${pair%%:*} names=${pair#*:}
		exits 0 --sim "$platform:2" stat -t 100 -f csv -M "${names%:*}" && [ "$(awk -F, 'NR == 2 { print $5 }' "$scratch/out")" = "${names#*:}" ] ||
			{ echo "$pair"; cat "$scratch/err"; return 1; }
	done
}
try "groups: older names of metrics mean the name that all platforms share" renamed

# ---- the options ----

groups_listed() {
	exits 0 --sim ivt stat -g list && holds out "-g memory How much memory bandwidth is used, and on which channel?" &&
		[ "$(grep -c '^  -g ' "$scratch/out")" = "$(group_names ivt | wc -w)" ]
}
try "groups: -g list prints a line for each group" groups_listed
groups_of() {
	head -n 1 "$scratch/out" | grep -q "^$1: " || { cat "$scratch/out"; return 1; }
}
# A named platform goes before the machine, and a machine before the environment.
groups_named() {
	exits 0 stat -g list -p jkt && groups_of jkt && exits 0 stat -g list --platform hsx --sim ivt && groups_of hsx &&
		(UNCORE_PLATFORM=jkt && export UNCORE_PLATFORM && exits 0 stat -g list && groups_of jkt &&
			exits 0 stat -g list --sim ivt && groups_of ivt && exits 0 stat -g list -p hsx && groups_of hsx)
}
try "groups: -g list lists those of -p, --platform or UNCORE_PLATFORM" groups_named
try "groups: -g list of an unknown platform exits 2" complains 2 "stat -g list -p ivtt" \
	'uncore stat: there is no platform "ivtt"; did you mean ivt?'
try "groups: --platform without -g list exits 2" complains 2 "stat --sim ivt --platform ivt -g memory" \
	"uncore stat: --platform goes with -g list; to count on a simulated machine: --sim ivt"
try "groups: stat with nothing to count lists the groups, says what to type and exits 2" complains 2 "stat --sim ivt" \
	"uncore stat: nothing to count: give a group with -g, events with -e or metrics with -M" \
	"-g memory How much memory bandwidth is used, and on which channel?" \
	"for example: uncore stat -g memory --timeout 1000"
try "groups: a misspelt name is an error with the nearest one and the list" complains 2 "stat --sim ivt -g memory,lcc" \
	"uncore stat: -g lcc: ivt has no such group" "did you mean llc?" \
	"-g memory How much memory bandwidth is used, and on which channel?"
try "groups: an empty name is an error" complains 2 "stat --sim ivt -g memory," "uncore stat: -g : ivt has no such group"

# lines_of NAME COUNT ARGUMENT...
lines_of() {
	name=$1 lines=$2
	shift 2
	exits 0 --sim ivt:2 stat -t 100 -f csv "$@" || return 1
	got=$(awk -F, -v name="$name" '$5 == name' "$scratch/out" | wc -l)
	[ "$got" = "$lines" ] || { echo "$got lines of $name, wanted $lines"; return 1; }
}
try "groups: a group has a line for each instance where its question wants that" lines_of MEM_BW_READS 16 -g memory
try "groups: --all prints the sum instead" lines_of MEM_BW_READS 1 -g memory --all
try "groups: other items of the run have a line for each socket" lines_of DRAM_FREQ 2 -g memory -M DRAM_FREQ
try "groups: a group that is named twice is counted once" lines_of MEM_BW_READS 16 -g memory -g MEMORY,memory
group_cells() {
	exits 0 --sim ivt:2 stat -t 100 -f csv -g memory -M DRAM_FREQ &&
		awk -F, 'NR == 1 { if ($(NF - 13) != "group") exit 1 }
			NR > 1 && $(NF - 13) != ($5 == "DRAM_FREQ" ? "" : "memory") { exit 1 }' "$scratch/out"
}
try "groups: CSV has the group of each value" group_cells
groups_json() {
	exits 0 --sim ivt:2 stat -t 100 -f json -g memory -M DRAM_FREQ &&
		[ "$(grep -c '"group": "memory"' "$scratch/out")" = 64 ] && ! grep DRAM_FREQ "$scratch/out" | grep '"group"'
}
try "groups: JSON has the group of each value" groups_json

# A clock of two sockets is no faster than each of them.
clocks_all() {
	for platform in jkt ivt hsx bdx skx clx; do
		exits 0 --sim $platform:2 stat -g clocks -t 100 || return 1
		awk '$2 ~ /\/s$|Hz$/ { rows++; if ($5 != $3 || $4 != $3) { print; bad = 1 } } END { exit bad || rows < 3 }' "$scratch/out" || return 1
	done
}
try "groups: all of a clock is what each socket's is" clocks_all

# How to read the values is for people: once, after the values.
reading() {
	exits 0 --sim ivt:2 stat -g clocks,power -t 300 "$@" || return 1
	[ "$(grep -c '^  clocks: Cycles a second' "$scratch/out")" = 1 ] &&
		[ "$(grep -c '^  power: ' "$scratch/out")" = 1 ] &&
		tail -n 1 "$scratch/out" | grep -q '^    '
}
try "groups: text ends with how to read each group" reading
try "groups: text at intervals ends with it too, once" reading -I 100
no_reading() {
	for format in json csv prometheus; do
		run --sim ivt:2 stat -g clocks -t 100 -f $format
		! grep 'Cycles a second' "$scratch/out" || return 1
	done
}
try "groups: formats for programs do not say how to read a group" no_reading

try "groups: list groups prints names and questions" begins "list groups -p ivt" "memory 4 How much memory bandwidth"
try "groups: list groups --box prints those that count in the box" lists 1 groups -p ivt --box ha
try "groups: show prints the question, what is counted, and what to type" begins "show -p ivt memory" \
	"memory group, ivt" "question How much" "shown a line for each instance" "reading PCT_MEM_BW_PEAK is the share" \
	"to count uncore stat -g memory --timeout 1000" "-M imc/MEM_BW_READS Bytes read"

# One channel writes a fiftieth of what it reads, one a hundred thousandth.
shared_prefix() {
	for rate in 1250000 600; do
		printf '{ "schema": 1, "platform": "ivt", "sockets": [{ "package": 0, "bus": "0x7f", "node": 0 }],
			"clocks": { "imc": 800000000 }, "traffic": [{ "event": "UNC_M_CAS_COUNT.RD_REG", "rate": 62500000 },
			{ "event": "UNC_M_CAS_COUNT.WR_WMM", "rate": %s }] }' $rate >"$scratch/scale.json"
		run stat --sim ivt,"$scratch/scale.json" -t 1000 -i -M MEM_BW_READS,MEM_BW_WRITES
		case $rate in
		1250000) holds out "GB/s GB/s" "0 imc0 4.00 0.080" ;;
		*) holds out "GB/s kB/s" "0 imc0 4.00 38.40" ;;
		esac || { cat "$scratch/out" "$scratch/err"; return 1; }
	done
	run stat --sim ivt,"$scratch/scale.json" -t 1000 -i -M MEM_BW_WRITES -f csv
	grep -q ',38400,bytes,' "$scratch/out"
}
try "groups: columns of one unit share a prefix unless little would be left; CSV has base units" shared_prefix

# Six names of 39 letters, with the share of the time that each has counted
folded() {
	exits 0 stat --sim ivt:2 -g opcodes -t 1000 && grep -q '^    UNC_C_TOR_INSERTS.MISS_OPCODE,opc=' "$scratch/out" &&
		! grep -E '^.{101}' "$scratch/out"
}
try "groups: notes below the table are folded" folded
