# SPDX-License-Identifier: MIT
# Sourced by commands.sh: checks the globs of stat -e and -M, and stat --inputs. What a glob stands for is compared with what
# uncore list prints, and with the same names typed one by one; metrics are computed again from their inputs.

# names: the events or metrics of the JSON lines, in order
names() {
	sed -n 's/.*"\(event\|metric\)": "\([^"]*\)", "box".*/\2/p' "$scratch/out"
}

# stands GLOB NAME...: -e GLOB counts just what these names count, and says how many they are
stands() {
	glob=$1
	shift
	counted --sim $load stat -s 0 -m -t 100 -f json -e "$glob" && names >"$scratch/got" && undated "$scratch/out" >"$scratch/by_glob" &&
		printf '%s\n' "$@" | diff - "$scratch/got" &&
		grep -qxE "uncore stat: -e .*: $# events?" "$scratch/err" || { cat "$scratch/err"; return 1; }
	all=
	for name; do all="$all -e $name"; done
	counted --sim $load stat -s 0 -m -t 100 -f json $all && undated "$scratch/out" | diff - "$scratch/by_glob"
}
try "globs: -e takes one with a dot for umasks" stands 'UNC_M_ACT_COUNT.*' UNC_M_ACT_COUNT.RD UNC_M_ACT_COUNT.WR UNC_M_ACT_COUNT.BYP
try "globs: case does not matter, [ ] and ? match one character" stands 'unc_m_act_count.[rw]?' UNC_M_ACT_COUNT.RD UNC_M_ACT_COUNT.WR
try "globs: -e takes BOX/GLOB/" stands 'imc/UNC_M_*RPQ*/' UNC_M_RPQ_INSERTS UNC_M_RPQ_CYCLES_NE
try "globs: -e takes an instance before a glob" stands 'imc2:*RPQ*' imc2:UNC_M_RPQ_INSERTS imc2:UNC_M_RPQ_CYCLES_NE
try "globs: settings after a glob belong to each event" stands 'UNC_C_TOR_INSERTS.MISS*OPCODE,opc=DRd' \
	UNC_C_TOR_INSERTS.MISS_OPCODE,opc=DRd UNC_C_TOR_INSERTS.MISS_LOCAL_OPCODE,opc=DRd UNC_C_TOR_INSERTS.MISS_REMOTE_OPCODE,opc=DRd
try "globs: settings inside BOX/GLOB/ belong to each event" stands 'imc/UNC_M_*RPQ*,thresh=1/' \
	UNC_M_RPQ_INSERTS,thresh=1 UNC_M_RPQ_CYCLES_NE,thresh=1

glob_list() {
	counted --sim $load stat -s 0 -t 100 -f json -e "UNC_M_RPQ*,UNC_C_CLOCKTICKS,UNC_H_CLOCK*" && names >"$scratch/got" &&
		printf '%s\n' UNC_M_RPQ_INSERTS UNC_M_RPQ_CYCLES_NE UNC_C_CLOCKTICKS UNC_H_CLOCKTICKS | diff - "$scratch/got"
}
try "globs: a list has globs and events" glob_list

# Everything that list prints is counted, or is left out with a reason and counted there.
glob_everything() {
	exits 0 list -p "$1" --umasks --format csv "$2" && listed=$(($(wc -l <"$scratch/out") - 1)) || return 1
	run --sim "$1" stat -n -e "$2"
	taken=$(sed -n 's/^uncore stat: -e .*: \([0-9]*\) events$/\1/p' "$scratch/err")
	left=$(sed -n 's/^  \([0-9]*\) left out.*/\1/p' "$scratch/err" | awk '{ sum += $1 } END { print sum + 0 }')
	[ "$listed" -gt 100 ] && [ $((taken + left)) = "$listed" ] || { echo "listed $listed, taken $taken, left out $left"; return 1; }
}
try "globs: * stands for all that list prints, or says what it leaves out" glob_everything ivt '*'

glob_deprecated() {
	deprecated=$(exits 0 list -p skx --umasks --format csv '*.*' && grep -c ',deprecated,' "$scratch/out")
	[ "$deprecated" -gt 5 ] && glob_everything skx '*' &&
		grep -qxF "  $deprecated left out, deprecated by their maker" "$scratch/err"
}
try "globs: names that the maker deprecates are left out, and counted" glob_deprecated

try "globs: one that matches nothing suggests one that does" complains 2 "--sim ivt stat -t 10 -e UNC_N_CAS_COUNT.*" \
	"uncore stat: -e UNC_N_CAS_COUNT.*: no event of ivt matches" "did you mean 'UNC_M_CAS_COUNT.*'?" \
	"see: uncore list --umasks -p ivt"
try "globs: one without the prefix suggests one that matches it" complains 2 "--sim ivt stat -t 10 -e CAS_COUNT.*" \
	"did you mean '*CAS_COUNT.*'?"
try "globs: another tool's name is not matched, and named" complains 2 "--sim ivt stat -t 10 -e CAS_COUNT_RD_R*" \
	"it matches CAS_COUNT_RD_REG, another name of UNC_M_CAS_COUNT.RD_REG: a glob takes only the names that uncore list prints"
try "globs: an unknown box is named" complains 2 "--sim ivt stat -t 10 -e imcc:UNC*" "uncore stat: -e imcc:UNC*: there is no box imcc" "did you mean imc?"
try "globs: one whose matches all lack a filter says what they need" complains 2 "--sim ivt stat -t 10 -e UNC_C_TOR_INSERTS.OPCOD?" \
	"uncore stat: -e UNC_C_TOR_INSERTS.OPCOD?: it matches 1 event, none of which can be counted" \
	"1 left out that cannot be counted so: UNC_C_TOR_INSERTS.OPCODE needs opc=VALUE in box_filter1; without it nothing is counted"
try "globs: many events say how many passes they make" complains 2 "--sim ivt stat -t 10 -e UNC_M_*" \
	"--multiplex runs them in turn and scales the counts; in 50 passes, each counts for about 2 % of the time"

glob_passes() {
	counted --sim ivt stat -s 0 -m -t 500 -e 'UNC_M_*' &&
		holds err "uncore stat: 50 passes in turn: each event counts for about 2 % of the time, and fewer events give better estimates"
}
try "globs: --multiplex warns of many passes" glob_passes

# Metrics: those of list, without those that need a parameter.
glob_metrics() {
	exits 0 list metrics -p ivt --format csv 'MEM_*' && tail -n +2 "$scratch/out" | cut -d, -f2 >"$scratch/wanted" &&
		counted --sim $load stat -s 0 -m -t 100 -f json -M 'mem_*' && names | diff "$scratch/wanted" - &&
		holds err "uncore stat: -M mem_*: $(wc -l <"$scratch/wanted") metrics"
}
try "globs: -M takes one" glob_metrics
glob_parameter() {
	counted --sim $load stat -s 0 -m -t 100 -f json -M 'PCT_FREQ_BAND[01]:band=27,imc/MEM_BW_*' && names >"$scratch/got" &&
		printf '%s\n' PCT_FREQ_BAND0:band=27 PCT_FREQ_BAND1:band=27 MEM_BW_READS MEM_BW_WRITES MEM_BW_TOTAL | diff - "$scratch/got"
}
try "globs: -M gives a parameter to each metric, and takes BOX/GLOB" glob_parameter
try "globs: metrics that need a parameter say so" complains 2 "--sim ivt stat -t 10 -M PCT_FREQ_B*" \
	"uncore stat: -M PCT_FREQ_B*: it matches 4 metrics, none of which can be counted" \
	"4 left out that cannot be counted so: pcu/PCT_FREQ_BAND0: it needs a number for band, ..."
try "globs: a metric that matches nothing suggests a glob" complains 2 "--sim ivt stat -t 10 -M MEMM_*" "did you mean 'MEM_*'?"

# ---- --inputs ----

# The scenario reads 500000000 lines of 64 bytes a second on socket 0.
inputs_text() {
	exits 0 --sim $load stat -s 0 -M MEM_BW_READS --inputs -t 1000 &&
		holds out "0 32,000,000,000 bytes 32.0 G MEM_BW_READS 8/8 imc" "0 500,000,000 events 500 M UNC_M_CAS_COUNT.RD 8/8 imc"
}
try "inputs: the counts of a metric are below it" inputs_text
inputs_json() {
	exits 0 --sim $load stat -M MEM_BW_TOTAL,PCT_CYCLES_D2C_DISABLED -e UNC_C_CLOCKTICKS --inputs -t 1000 -f json ${1-} || return 1
	python3 - "$scratch/out" <<'END'
import json, sys
seen = 0
for line in map(json.loads, open(sys.argv[1])):
    assert ("inputs" in line) == ("metric" in line), line
    if line.get("metric") == "MEM_BW_TOTAL":
        counts = {one["event"].split(":")[-1]: one["value"] for one in line["inputs"]}
        assert line["value"] == 64 * (counts["UNC_M_CAS_COUNT.RD"] + counts["UNC_M_CAS_COUNT.WR"]), line
        assert all(one["state"] == "ok" and one["running_ns"] == 10**9 for one in line["inputs"]), line
        seen += 1
assert seen in (1, 2, 16), seen
END
}
if command -v python3 >/dev/null 2>&1; then
	try "inputs: JSON has the counts that give the metric" inputs_json
	try "inputs: also for each instance" inputs_json -i
	try "inputs: also for the sum over the sockets" inputs_json --all
else
	skip "inputs: JSON has the counts that give the metric" "there is no python3"
fi
inputs_csv() {
	exits 0 --sim $load stat -s 0 -M MEM_BW_READS --inputs -t 1000 -f csv &&
		awk -F, 'NR == 2 { bytes = $10; ok = $4 == "metric" } NR == 3 { exit !(ok && $4 == "input" && $5 == "UNC_M_CAS_COUNT.RD" && bytes == 64 * $10) }
			END { exit NR != 3 }' "$scratch/out"
}
try "inputs: CSV has a row for each" inputs_csv
inputs_lost() {
	run --sim ivt,tests/scenarios/hidden_channel.json stat -s 1 -M imc/MEM_BW_READS --inputs -t 10 -f json
	[ "$status" = 1 ] && grep -q '"inputs": \[{"event": "UNC_M_CAS_COUNT.RD", .*"instances_seen": 7, "instances_expected": 8' "$scratch/out"
}
try "inputs: an input says how many instances counted" inputs_lost
try "inputs: openmetrics exits 2" complains 2 "--sim ivt stat -t 10 -M MEM_BW_READS --inputs -f openmetrics" \
	"uncore stat: --inputs does not work with --format openmetrics or prometheus: count the events with -e"

# ---- names that are nearly right ----

try "near: the beginning of a metric's name" complains 2 "--sim ivt stat -M MEM_BW" "uncore stat: -M MEM_BW: ivt has no such metric" \
	"did you mean MEM_BW_READS?"
try "near: a metric of other platforms" complains 2 "--sim bdx stat -M cbo/LLC_RFO_MISS_PCT" \
	"ivt, jkt have it; on a simulated machine: --sim ivt:2"
# Two events are as near: the one of the memory controller is meant (329468-002 calls its clock DCLOCKTICKS).
try "near: an event of the same box goes first" complains 2 "encode -p ivt UNC_M_CLOCKTICKS" "did you mean UNC_M_DCLOCKTICKS?" \
	"bdx, clx, cwf, emr, gnr, grr, hsx, icx, jkt, skx, snr, spr, srf have it: -p bdx"
try "near: a sub-event of other platforms" complains 2 "encode -p skx UNC_C_TOR_INSERTS.MISS_OPCODE" "bdx, bdxde, hsx, ivt, jkt have it: -p bdx"
try "near: a metric with its box" complains 2 "--sim ivt stat -M imc/MEM_BV_TOTAL/" "did you mean MEM_BW_TOTAL?"
try "near: a metric's parameter" complains 2 "--sim ivt stat -M PCT_FREQ_BAND0:bnd=2" "did you mean band?"
try "near: a box before an event" complains 2 "encode -p ivt imcc/UNC_M_CAS_COUNT.RD/" \
	"did you mean imc? The boxes are ubox, cbo, pcu, rapl, ha, imc, irp, qpi, r2pcie, r3qpi"
try "near: a box before its fixed counter" complains 2 "--sim ivt stat -e imx:fixed" "did you mean the box imc?"
