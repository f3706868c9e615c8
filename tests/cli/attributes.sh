# SPDX-License-Identifier: MIT
# Sourced by commands.sh: checks processors whose events are sets of attributes. Control words were computed by hand from the
# figures of SDM volume 3, 18.20 and 18.21; counts from the rates of tests/scenarios/bus_attributes.json.

bus=xeon7400,tests/scenarios/bus_attributes.json

try "attributes: encode sets the reserved bit that must be 1" answers "encode -p xeon7400 FSB_DRDY" \
	"MSR_EMON_L3_CTR_CTL4, MSR_EMON_L3_CTR_CTL5, MSR_EMON_L3_CTR_CTL6, MSR_EMON_L3_CTR_CTL7 MSR 0x107d0 + i 0x0400200000000000 fsb_drdy=1"
# By default l3_state 53:47, snoop_match 46:44, type_match 43:38, data_flow 37:36 and agent_select 34:32 are all ones.
try "attributes: encode sets the default fields of an event" begins "encode -p xeon7400 GBSQ" \
	"MSR_EMON_L3_CTR_CTL0, MSR_EMON_L3_CTR_CTL1 MSR 0x107cc + i 0x003ffff700000000 "
try "attributes: the default agents of the 7100 series differ from those of the 7400" begins "encode -p xeon7100 GBSQ" \
	"MSR_EMON_L3_CTR_CTL0, MSR_EMON_L3_CTR_CTL1 MSR 0x107cc + i 0x003fffff00000000 "
try "attributes: joined named values replace the default of a field" begins \
	"encode -p xeon7400 GBSQ,agent_select=module0+module2,data_flow=prefetch,snoop_match=HIT|HITM" \
	"MSR_EMON_L3_CTR_CTL0, MSR_EMON_L3_CTR_CTL1 MSR 0x107cc + i 0x003fefe500000000 "
try "attributes: a field that is set by default can be cleared" begins "encode -p xeonmp EFSB_DRDY,own=0" \
	"EFSB_DRDY,own=0 ifsb of xeonmp, counters 0,1" "MSR_EFSB_DRDY{i} MSR 0x107d0 + i 0x0002000000000000 other=1"
try "attributes: a field set to its default is omitted from the event name" begins \
	"encode -p xeon7400 GBSQ,data_flow=3" \
	"GBSQ l3 of xeon7400, counters 0,1"
try "attributes: a field that is set twice is an error" complains 2 "encode -p xeon7400 GBSQ,data_flow=1,data_flow=2" \
	"uncore encode: col 18: data_flow is set twice"
try "attributes: the field that defines an event cannot be changed" complains 2 \
	"encode -p xeon7400 FSB_DRDY,fsb_drdy=0" \
	"uncore encode: col 10: fsb_drdy is set twice"
try "attributes: an event without any field is an error when nothing would be counted" complains 2 \
	"encode -p xeonmp IBUSQ" \
	"uncore encode: col 1: IBUSQ needs a field other than 0; without one nothing is counted" "add one, as fill_match=0x1"
try "attributes: clearing all fields of an event is an error" complains 2 "encode -p xeonmp EFSB_DRDY,own=0,other=0" \
	"uncore encode: col 1: EFSB_DRDY needs a field other than 0; without one nothing is counted"
try "attributes: a raw mask is accepted as a field value" begins "encode -p xeonmp IBUSQ,type_match=0x81" \
	"MSR_IFSB_BUSQ{i} MSR 0x107cc + i 0x0000207000000000 type_match=0x81"
try "attributes: saturate is rejected because it does not belong to an event" complains 2 \
	"encode -p xeon7400 GBSQ,saturate" \
	"uncore encode: col 6: saturate does not belong to an event"
try "attributes: a field that needs another field names it" complains 2 \
	"encode -p xeon7400 GSNPQ,core_module_select=all_three" \
	"uncore encode: col 7: core_module_select needs core_module_select_en >= 1"
try "attributes: a raw event of a register group gets its event name" begins \
	"encode -p xeon7400 l3.fsb/fsb_bnr,fsb_drdy/" "FSB_DRDY,fsb_bnr l3 of xeon7400, "
try "attributes: a raw event of an unknown register group exits 2" exits 2 encode -p xeon7400 l3.fsbx/fsb_bnr/
try "attributes: decode names the event and prints the count in the same register" answers \
	"decode -p xeon7400 l3.fsb0 0x0400600000000123" "event: FSB_DRDY,fsb_bnr" \
	"31:0 event_count 0x123 The count; RDPMC gives it too."
try "attributes: decode prints only fields that differ from the default" answers \
	"decode -p xeon7400 l3.gbsq0 0x003fffd200000000" \
	"event: GBSQ,data_flow=demand,agent_select=module1"
try "attributes: show prints the default fields of an event" answers "show -p xeon7400 GSNPQ" \
	"by default l3.gsnpq: l2_state=0x7f snoop_match=clean|HIT|HITM type_match=all"
try "attributes: show says that an event needs a field, and where to find its fields" begins "show -p xeonmp ISNPQ" \
	"needs a field other than 0; " \
	"attributes counts what has any of them; fields: uncore show -p xeonmp ifsb.isnpq"
try "attributes: show says how the attributes of each register group combine" answers "show -p xeon7100 l3" \
	"gsnpq general 2 32 gsnpq gsnpq - what has all attributes that are set 20" \
	"fsb general 4 32 fsb fsb - what has any attribute that is set 22"
try "attributes: show prints a procedure step that writes a command" answers "show -p xeon7400 l3" \
	"1. write gl_ctl: gl_freeze_cmd=1 for the counters in use"
try "attributes: show says which field a procedure step keeps" answers "show -p xeon7100 l3" \
	"1. write gbsq of each counter in use: 0x0, keeping event_count"
try "attributes: show says that the manual prints a register address for one series only" begins \
	"show -p xeon7100 l3.gl_ctl" \
	"text The manual describes it for both series and prints its address for the 7400 alone;"
try "attributes: list platforms prints the signature and the cache of a processor" begins "list platforms" \
	"xeon7100 1 4 23 0 0 15/0x6 with a level 3 cache " "xeonmp 1 5 4 0 0 15/0x3 with a level 3 cache, 15/0x4 with a level 3 cache "

# counts SIM "EVENT COUNT"...: each event has this count after half a simulated second
counts() {
	words="--sim $1"
	shift
	for each in "$@"; do words="$words -e ${each% *}"; done
	exits 0 stat $words --timeout 500 --format json || return 1
	for each in "$@"; do
		grep -qF "\"event\": \"${each% *}\", " "$scratch/out" && grep -F "\"event\": \"${each% *}\", " "$scratch/out" |
			grep -q "\"state\": \"ok\", \"value\": ${each#* }, " || { echo "not $each"; cat "$scratch/out"; return 1; }
	done
}
try "attributes: stat counts eight events of three register groups" counts "$bus" "FSB_DRDY 1500000" \
	"FSB_DRDY,fsb_other_drdy 2500000" \
	"FSB_L_hit,fsb_l_hitm 270000" "FSB_IOQ_active 66500000" "GBSQ 617000" "GBSQ,agent_select=module1 115000" \
	"GSNPQ 32500" "GSNPQ,core_module_select_en,core_module_select=two_or_more 30000"
try "attributes: stat counts all types of an event or a chosen one" counts "$bus" "FSB_type 395000" \
	"FSB_type,fsb_type=4 45000" "GBSQ,data_flow=demand 602000"
try "attributes: dump says which control words count, and which only hold a count" says 0 \
	"dump --sim xeon7400,tests/scenarios/bus_left_behind.json" \
	"l3.gbsq0 MSR_EMON_L3_CTR_CTL0 MSR 0x107cc 0x003ffff700000007 counts GBSQ" \
	"l3.fsb1 MSR_EMON_L3_CTR_CTL5 MSR 0x107d1 0x0400000000000123 does not count: event_count=0x123" \
	"l3.fsb2 MSR_EMON_L3_CTR_CTL6 MSR 0x107d2 0x0400600000000000 counts FSB_DRDY,fsb_bnr"
