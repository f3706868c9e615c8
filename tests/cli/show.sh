# SPDX-License-Identifier: MIT
# Sourced by commands.sh: checks what uncore show prints.

# Linux uncore_snbep.c, snr_uncore_mmio_map: the base has bits 51:23, the offset of a controller bits 22:12; a controller of icx
# has three channels, the first at 0x22800, 0x4000 each.
try "show: a box with registers in memory says how their addresses are made" answers "show -p icx imc" \
	"channel 0 0x4000 (memmap.base.base << 23) + (memmap.mem0.mem << 12) + 0x22800" \
	"channel 11 0x4000 (memmap.base.base << 23) + (memmap.mem3.mem << 12) + 0x2a800"
in_all_windows() {
	answers "show -p icx imc.ctl" "imc n MMIO imc{n}.channel+0x40 + 4*i, n = 0 to 11, i = 0 to 3" &&
		[ "$(grep -c '^ *channel ' "$scratch/out")" = 12 ]
}
try "show: a register in memory has one line for all instances" in_all_windows
in_one_window() {
	answers "show -p icx imc4.ctr" "imc 4 MMIO imc4.channel+0x8..0x20 (every 8)" \
		"channel 4 0x4000 (memmap.base.base << 23) + (memmap.mem1.mem << 12) + 0x26800" &&
		[ "$(grep -c '^ *channel ' "$scratch/out")" = 1 ]
}
try "show: a register of an instance says how the address of its window is made" in_one_window
try "show: a window without an offset begins where the fields say" answers "show -p snr imc_free" \
	"controller 0 0x2800 (memmap.base.base << 23) + (memmap.mem.mem << 12)"
try "list: registers in memory have their window" answers "list registers -p icx imc.ctl" \
	"imc.ctl IMCn_PMON_CTL{0-3} 4 32 MMIO imc0.channel+0x40 Chooses the event of counter i."
try "show: a place has the bus of the socket, as an address has" answers "show -p skx imc" "pmon 0 bus2:0a.2 0x2042"
try "show: prints code, select field, counters, restriction and sub-events of an event" answers \
	"show -p ivt UNC_C_TOR_INSERTS" "UNC_C_TOR_INSERTS event of cbo, ivt" "code 0x35" \
	"select cbo.ctl: ev_sel=0x35" "counters 0,1" "restriction a sub-event must be chosen" \
	"OPCODE 0x01 - 0,1 opc New TOR entries: requests of the filter's opcode."
try "show: finds an event by its name in an expression" answers "show -p ivt cbo3:UNC_C_TOR_INSERTS.OPCODE" "sub-event OPCODE"
try "show: a box has no event of another" complains 1 "show -p ivt imc:UNC_C_TOR_INSERTS" \
	'uncore show: there is no event, box, register, field, metric or group "imc:UNC_C_TOR_INSERTS" on ivt'
try "show: finds an event in either case" answers "show -p ivt unc_c_tor_inserts" "UNC_C_TOR_INSERTS event of cbo, ivt"
try "show: prints the umask of a sub-event and the filter it needs" answers "show -p ivt UNC_C_TOR_INSERTS.OPCODE" \
	"sub-event OPCODE" "umask umask=0x01" \
	"needs box_filter1.opc: give a value"
try "show: prints an event for every platform that has it" answers "show UNC_C_TOR_OCCUPANCY" \
	"UNC_C_TOR_OCCUPANCY event of cbo, ivt" \
	"UNC_C_TOR_OCCUPANCY event of cbo, jkt"
try "show: says why an event cannot be programmed" answers "show -p jkt UNC_I_CLOCKTICKS" \
	"text No document gives this part an IRP unit: no PCI function and no register is known." "code 0x00" \
	"restriction cannot be programmed, for the reason above" \
	"restriction a source gives its code, but no source says which register it is written to"
# perfmon Jaketown_uncore.json: UNC_I_TRANSACTIONS.WRITES has code 0x15, umask 0x2
try "show: prints code and umask of a sub-event that cannot be programmed" answers \
	"show -p jkt UNC_I_TRANSACTIONS.WRITES" "code 0x15" "sub-event WRITES" "umask 0x02"
try "show: says why a sub-event cannot be programmed" answers "show -p ivt UNC_I_TRANSACTIONS.ORDERINGQ" \
	"text No source gives the address of the filter register it needs." "restriction cannot be programmed, for the reason above"
# 329468-002 p26 Table 2-12: CBo filter 1 of box 0 at 0xd1a, the boxes 0x20 apart
try "show: prints addresses, fields and named values of a register" answers "show -p ivt cbo.box_filter1" \
	"Cn_MSR_PMON_BOX_FILTER1 register cbo.box_filter1, ivt" \
	"cbo n MSR 0xd1a + 0x20*n, n = 0 to 14" "must write 0 0x20000000" \
	"31 30 29 28:20 19:16 15:0" "| isoc | nc | - | opc | - | nid |" "0x182 DRd Demand data read."
try "dump: of a register of which no source says whether it can be read, offers the line that tries it" answers \
	"dump --sim hsx:1 ubox" "ubox.global_config U_MSR_PMON_GLOBAL_CONFIG MSR 0x702 - not read: no source says whether it can be; rdmsr 0x702 tries it" \
	"ubox.global_ctl U_MSR_PMON_GLOBAL_CTL MSR 0x700 - write-only: it cannot be read back"
try "dump: it offers the line for a register in PCI space, too" answers \
	"dump --sim skx:1 m2m" "m2m0.addrmatch0 M2M0_PCI_PMON_ADDRMATCH0 PCI bus2:08.0+0x268 - not read: no source says whether it can be; setpci -s \"\$BUS:08.0\" 268.L tries it"
# {i} is the spec's word for the number of an element; people read the range of the numbers, and may type it.
readable() {
	"$uncore" list registers -f json >"$scratch/names" || return 1
	for item in jkt:ha.ctl p6:pmc.ctl xeonmp:ifsb.efsb gnr:cha skx:imc; do
		"$uncore" show -p "${item%:*}" "${item#*:}" >>"$scratch/names" || return 1
	done
	"$uncore" decode -p skx cha.ctl 0x400135 >>"$scratch/names" || return 1
	grep -q '"Cn_MSR_PMON_CTL{0-3}"' "$scratch/names" || return 1
	! grep -n '{i}' "$scratch/names" generated/include/uncore/*/*.h
}
try "show: names of arrays have the range of their numbers, not the spec's {i}; headers and list too" readable
try "show: finds an array by the name that it prints" answers "show -p jkt HA_PCI_PMON_CTL{0-3}" \
	"HA_PCI_PMON_CTL{0-3} register ha.ctl, jkt" "also called PmonCntrCfg_{0-3}"
try "show: finds a register by its name in the manual" answers "show -p ivt C3_MSR_PMON_CTL0" \
	"C3_MSR_PMON_CTL0 register cbo.ctl0, ivt" "cbo 3 MSR 0xd70..0xd73"
# The CBos of Broadwell-EP: 0x10 apart, four controls each (Linux uncore_snbep.c HSWEP_CBO_MSR_OFFSET)
try "show: one line for registers at regular addresses" answers "show -p bdx cbo.ctl" "cbo n MSR 0xe01 + 0x10*n + i, n = 0 to 23, i = 0 to 3"
try "show: a register of 80 columns is drawn in one line" answers "show -p ivt cbo.ctl" \
	"31:24 23 22 21:20 19 18 17 16 15:8 7:0" "why ev_sel is inferred: uncoregen why -p ivt cbo.ctl.ev_sel"
try "show: what does not fit in one line is drawn in two of much the same width" answers "show -p bdx cbo.ctl" \
	"31:24 23 22 21 20 19" "18 17 16 15:8 7:0"
# 329468-002 Table 2-134: in some classes the top bit of the opcode, 8, is the size.
try "show: a part of a field has no place of its own in the drawing, and what is below it has" answers \
	"show -p ivt qpi.pkt_match0" "31 30:18 17:13 12:9 8:5 4:3 2:0" "| rnid_4 | - | dnid | mc | opc | vnw | - |"
try "show: finds one register of an array by its other name" answers "show -p xeonmp msr_ifsb_ibusq1" \
	"MSR_IFSB_BUSQ1 register ifsb.ibusq1, xeonmp" "also called MSR_IFSB_IBUSQ1"
try "show: prints the other name of a register array" answers "show -p xeonmp ifsb.ibusq" \
	"also called MSR_IFSB_IBUSQ{0-1}"
# Linux uncore_snbep.c: the four counters of the IRP, two for each unit, are at 0xa0, 0xb0, 0xb8 and 0xc0
try "show: lists the offsets of registers at uneven distances" answers "show -p ivt irp.ctr" \
	"irp 0 PCI 05.6+0xa0, 0xb0 (pmon, 8086:0e39)" \
	"irp 1 PCI 05.6+0xb8, 0xc0 (pmon, 8086:0e39)"
# MSR 0x702 is named and placed by LIKWID and the SDM; neither says what it holds, or that its bits are reserved
try "show: does not call bits reserved that no source describes" answers "show -p hsx ubox.global_config" \
	"31:0 - unknown - - unknown No source describes it, so the reset value is written."
try "show: says when no source gives the address of a register" answers "show -p jkt ubox.box_filter" \
	"address no source gives one"
# A flit clock is an eighth of the link's rate: 6.4 GT/s is 800 MHz.
try "show: prints the clock that a value of rate_status means" answers "show -p ivt qpi.rate_status" \
	"value name clock of the box text" "0x3 GT_6_4 800 MHz -"
try "show: prints bits, register and other name of a field" answers "show -p ivt cbo.box_filter1.opc" \
	"cbo.box_filter1.opc bits 28:20 of Cn_MSR_PMON_BOX_FILTER1, ivt" "also called filter_opc"
# 327043-001 prints PmonCntrCfg_0 in the tables of HA, iMC, QPI and R2PCIe: show must not choose one of them.
try "show: a register name that four boxes have lists a command for each" answers "show -p jkt PmonCntrCfg_0" \
	"PmonCntrCfg_0 names 4 registers of jkt:" \
	"uncore show -p jkt ha.ctl0 HA_PCI_PMON_CTL0" "uncore show -p jkt imc.ctl0 MC_CHy_PCI_PMON_CTL0" \
	"uncore show -p jkt qpi.ctl0 Q_Py_PCI_PMON_CTL0" "uncore show -p jkt r2pcie.ctl0 R2_PCI_PMON_CTL0"
try "show: a register id without its box lists the boxes that have it" answers "show -p jkt CTL0" \
	"CTL0 names 8 registers of jkt:" "uncore show -p jkt cbo.ctl0 Cn_MSR_PMON_CTL0"
try "show: a register id that only one box has needs no box" answers "show -p ivt box_filter1" \
	"Cn_MSR_PMON_BOX_FILTER1 register cbo.box_filter1, ivt"
try "show: a field name without its register lists the registers that have it" answers "show -p ivt opc" \
	"opc names 4 fields of ivt:" \
	"uncore show -p ivt cbo.box_filter1.opc Cn_MSR_PMON_BOX_FILTER1" \
	"uncore show -p ivt qpi.pkt_mask0.opc Q_Py_PCI_PMON_PKT_MASK0"
try "show: a field of a register that four boxes have lists a command for each" answers \
	"show -p jkt PmonCntrCfg_0.thresh" \
	"PmonCntrCfg_0.thresh names 4 fields of jkt:" "uncore show -p jkt r2pcie.ctl0.thresh R2_PCI_PMON_CTL0"

# typed PLATFORM WORD: every command that the list for WORD prints shows exactly one item
typed() {
	"$uncore" show -p "$1" "$2" | sed -n 's/^  uncore show -p [a-z0-9]* \([^ ]*\).*/\1/p' >"$scratch/typed"
	[ "$(wc -l <"$scratch/typed")" -gt 1 ] || { echo "$2: no list"; return 1; }
	while read -r item; do
		"$uncore" show -p "$1" "$item" | grep -qE "(register|bits) .*, $1\$" || { echo "$item shows no page"; return 1; }
	done <"$scratch/typed"
}
for word in ctl ctr1 thresh PmonCntrCfg_0 box_status; do
	try "show: each command listed for $word shows one register or field" typed jkt "$word"
done
try "show: prints instances and procedures of a box" answers "show -p ivt cbo" "cbo box: Caching agent, ivt" \
	"instances 15 on the largest part, for each socket" \
	"on a part as many as the package has physical cores, from the first on" \
	"procedures" "freeze"
try "show: an unknown item exits 1 and suggests a similar one" complains 1 "show UNC_C_TOR_INSRTS" \
	'uncore show: there is no event, box, register, field, metric or group "UNC_C_TOR_INSRTS"' "did you mean UNC_C_TOR_INSERTS?"
try "show: an unknown field exits 1 and suggests a similar one" complains 1 "show -p ivt cbo.box_filter1.op" \
	"did you mean cbo.box_filter1.opc?"

try "show: an unknown register exits 1 and suggests a similar one" complains 1 "show -p ivt cbo.box_filter2" \
	"did you mean cbo.box_filter?"

# pmu-tools ivt_uc.py:10465: HA READS / (READS + WRITES)
try "show: prints formula, unit, bounds, passes and sources of a metric" answers "show -p ivt ha/PCT_RD_REQUESTS" \
	"PCT_RD_REQUESTS metric of ha, ivt" \
	"formula 100[percent] * UNC_H_REQUESTS.READS / (UNC_H_REQUESTS.READS + UNC_H_REQUESTS.WRITES)" "unit percent" \
	"bounds at least 0, at most 100; a result outside them is flagged" "passes all is counted at the same time" \
	"evidence inferred: one code base alone says so, or a sibling table or the neighbouring" "sources pmu-tools ucevent/ivt_uc.py:10465" "pass box counters counts" \
	"1 ha 0,1,2,3 UNC_H_REQUESTS.READS" "1 ha 0,1,2,3 UNC_H_REQUESTS.WRITES"
for_each_box() {
	answers "show -p ivt pct_rd_requests" "PCT_RD_REQUESTS metric of ha, ivt" \
		"PCT_RD_REQUESTS metric of imc, ivt" "1 imc 0,1,2,3 UNC_M_WPQ_INSERTS" &&
		head -n 1 "$scratch/out" | grep -q '^PCT_RD' && grep -B 1 'metric of imc' "$scratch/out" | head -n 1 | grep -qx ''
}
try "show: prints a metric for each box that has it, with a line between" for_each_box
# opcodes 0x194 and 0x19c need the same filter field, so the metric needs two passes
try "show: prints which event of a metric is counted in which pass" answers "show -p ivt PCIE_DATA_BYTES" \
	"passes 2 measurements, one after the other: the result is correct only for steady work" \
	"1 cbo 0,1 UNC_C_TOR_INSERTS.OPCODE,opc=PCIWiLF" "2 cbo 0,1 UNC_C_TOR_INSERTS.OPCODE,opc=PCIItoM"
try "show: prints the parameters of a metric and where they are used" answers "show -p ivt PCT_FREQ_BAND0" \
	"parameters: values that you give" \
	"\$band Frequency in steps of 100 MHz." "1 pcu 0,1,2,3 UNC_P_FREQ_BAND0_CYCLES,box_filter.filt7_0=\$band"
try "show: prints the fixed counter that a metric uses" answers "show -p ivt DIMM_SPEED" "1 imc 0 imc:fixed" \
	"unit cycles/seconds" "bounds at least 0; a result outside them is flagged"
try "show: says why a metric cannot be computed" answers "show -p ivt PCT_LINK_CRC_RETRY_CYCLES" \
	"restriction cannot be computed: No source has its event, RxL_CRC_CYCLES_IN_LLR."
try "show: an unknown metric exits 1 and suggests a similar one" complains 1 "show -p ivt PCT_RD_REQUETS" \
	"did you mean PCT_RD_REQUESTS?"
try "show: lists the metrics that use an event" begins "show -p ivt UNC_H_REQUESTS" \
	"metrics PCT_RD_REQUESTS, PCT_WR_REQUESTS"

# What a page says of an item is what the generator's dump says: addresses, fields, codes, needs, procedures. Of a
# platform every box, register and metric has a page, and a third of the events; an eleventh of the platforms in turn, with
# the sanitizers one.
like_dump() {
	[ -s "$scratch/dump" ] || "${BUILD:-build}/bin/uncoregen" dump --json >"$scratch/dump" || return 1
	python3 tests/cli/show.py "$uncore" "$scratch/dump" "$(turn_below $parts)" "$1"
}
if command -v python3 >/dev/null; then
	parts=11
	[ "${TEST_SHARE:-1}" -le 1 ] || parts=22
	for platform in $(platforms_in_turn $parts); do
		try "show: the pages of $platform say what the dump says, and no more" like_dump "$platform"
	done
else
	skip "show: the pages say what the dump says" "no python3 here"
fi

# ---- what to type next ----

# countable PLATFORM NAME...: the last line of each page counts it
countable() {
	platform=$1
	shift
	for name in "$@"; do
		"$uncore" show -p "$platform" "$name" | sed -n 's/^    uncore //p' | tail -n 1 >"$scratch/line"
		[ -s "$scratch/line" ] || { echo "$name: the page has no such line"; return 1; }
		grep -q ' --sim ' "$scratch/line" || sed -i "s/^stat /stat --sim $platform:$(sockets_of "$platform") /" "$scratch/line"
		run $(cat "$scratch/line")
		[ "$status" = 0 ] || { echo "$name: $(cat "$scratch/line"): exit $status"; cat "$scratch/err"; return 1; }
	done
}
try "show: the last line counts an event, a metric, a group" countable ivt UNC_C_TOR_INSERTS.MISS_OPCODE UNC_C_TOR_INSERTS \
	UNC_C_LLC_LOOKUP UNC_P_FREQ_BAND0_CYCLES UNC_Q_RxL_FLITS_G0.DATA UNC_Q_CTO_COUNT UNC_Q_MESSAGE.NDR.AnyCmp \
	UNC_C_COUNTER0_OCCUPANCY cbo/LLC_RFO_MISS_PCT LLC_DRD_MISS_PCT memory
# A filter that has to be given has the first value with a name that is not 0, or the one that the words name.
named_filters() {
	exits 0 show -p ivt UNC_C_TOR_INSERTS.OPCODE && holds out "uncore stat --sim ivt:2 -e UNC_C_TOR_INSERTS.OPCODE,opc=RFO -t 1000" &&
		exits 0 search -p ivt tor inserts drd && holds out "uncore stat --sim ivt:2 -e UNC_C_TOR_INSERTS.MISS_OPCODE,opc=DRd -t 1000"
}
try "show, search: a filter in the line to type has the name of a value" named_filters
try "show: the last line counts an event that few processors have" countable p6 MMX_ASSIST EMON_EST_TRANS.FREQ
# named PLATFORM, of a quarter of them in turn: stat takes the last line of events in turn, where they can be counted at all
named() {
	"$uncore" list -p "$1" -u -f csv | awk -F, -v "turn=$(turn_below 4)" 'NR > 1 && (turn == "all" || NR % 60 == turn % 60) && !/unprogrammable/ { print $2 }' |
		sort -u >"$scratch/names"
	countable "$1" $(cat "$scratch/names")
}
for platform in $(platforms_in_turn 4); do
	try "show: the last line counts an event: $platform" named "$platform"
done
if [ "$(sed -n 's/^vendor_id.*: //p' /proc/cpuinfo | head -n 1)" = GenuineIntel ]; then
	skip "show: on another machine the last line has a simulated one" "this machine may have the counters"
else
	try "show: on another machine the last line has a simulated one" answers "show -p ivt memory" "uncore stat --sim ivt:2 -g memory -t 1000"
fi
try "show: an event of another platform" complains 1 "show -p skx UNC_H_BYPASS_IMC" "bdx, bdxde, hsx, ivt, jkt have it: -p bdx"

# explained WORD: the page of a word in place of a number, with or without <>
explained() {
	exits 0 show "<$1>" && cp "$scratch/out" "$scratch/page" && exits 0 show "$1" && diff "$scratch/page" "$scratch/out" &&
		grep -q '^  means  ' "$scratch/out" && grep -q '^  worth  ' "$scratch/out" && grep -qE '^  type next +uncore ' "$scratch/out" &&
		run help "$1" && grep -q "see: uncore show $1" "$scratch/err" && run search "$1" && grep -q "^    uncore show $1$" "$scratch/out"
}
for word in $(sed -n 's/^\tX([A-Z]*, "\([a-z]*\)", .*/\1/p' runtime/library/include/uncore/value.h | grep -v '^ok$') multiplexed; do
	try "show, help and search explain <$word>" explained "$word"
done
