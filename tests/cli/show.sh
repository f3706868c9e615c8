# SPDX-License-Identifier: MIT
# Sourced by run.sh: uncore show.

try "show: an event" answers "show -p ivt UNC_C_TOR_INSERTS" "UNC_C_TOR_INSERTS event of cbo, ivt" "code 0x35" \
	"select cbo.ctl: ev_sel=0x35" "counters 0,1" "restriction a sub-event must be chosen" \
	"OPCODE 0x01 - 0,1 opc New TOR entries: requests of the filter's opcode."
try "show: another case" answers "show -p ivt unc_c_tor_inserts" "UNC_C_TOR_INSERTS event of cbo, ivt"
try "show: a sub-event" answers "show -p ivt UNC_C_TOR_INSERTS.OPCODE" "sub-event OPCODE" "umask umask=0x01" \
	"needs box_filter1.opc: give a value"
try "show: on every platform that has it" answers "show UNC_C_TOR_OCCUPANCY" "UNC_C_TOR_OCCUPANCY event of cbo, ivt" \
	"UNC_C_TOR_OCCUPANCY event of cbo, jkt"
try "show: an event that cannot be programmed" answers "show -p jkt UNC_I_CLOCKTICKS" \
	"restriction cannot be programmed, for the reason above"
# 329468-002 p26 Table 2-12: CBo filter 1 of box 0 at 0xd1a, the boxes 0x20 apart
try "show: a register" answers "show -p ivt cbo.box_filter1" "Cn_MSR_PMON_BOX_FILTER1 register cbo.box_filter1, ivt" \
	"cbo 0 MSR 0xd1a" "cbo 14 MSR 0xeda" "must write 0 0x20000000" \
	"31 30 29 28:20 19:16 15:0" "| isoc | nc | - | opc | - | nid |" "0x182 DRd Demand data read."
try "show: a register by its name in the manual" answers "show -p ivt C3_MSR_PMON_CTL0" \
	"C3_MSR_PMON_CTL0 register cbo.ctl0, ivt" "cbo 3 MSR 0xd70..0xd73"
# 329468-002: the four counters of the IRP stand at 0xa0, 0xb0, 0xb8 and 0xc0
try "show: offsets without a stride" answers "show -p ivt irp.ctr" \
	"irp 0 PCI device 5 function 6 (pmon, ID 0xe39) offset 0xa0, 0xb0, 0xb8, 0xc0"
try "show: a register without an address" answers "show -p jkt ubox.box_filter" "address no source gives one"
try "show: a field" answers "show -p ivt cbo.box_filter1.opc" \
	"cbo.box_filter1.opc bits 28:20 of Cn_MSR_PMON_BOX_FILTER1, ivt" "also called filter_opc"
try "show: a box" answers "show -p ivt cbo" "cbo box: Caching agent, ivt" "instances 15 on the largest part, for each socket" \
	"procedures" "freeze"
try "show: nothing is exit 1, with what is near" complains 1 "show UNC_C_TOR_INSRTS" \
	'uncore show: nothing is called "UNC_C_TOR_INSRTS"' "did you mean UNC_C_TOR_INSERTS?"
try "show: a field that is near" complains 1 "show -p ivt cbo.box_filter1.op" "did you mean cbo.box_filter1.opc?"

# Every page of every item of both platforms.
every_page() {
	for platform in ivt jkt; do
		for kind in boxes registers events; do
			run list "$kind" -p "$platform" --format csv
			cut -d, -f2 "$scratch/out" | sed 1d >"$scratch/items"
			while read -r item; do
				run show -p "$platform" "$item"
				[ "$status" = 0 ] && [ -s "$scratch/out" ] || { echo "$platform $item: exit $status"; return 1; }
			done <"$scratch/items"
		done
	done
}
try "show: every box, register and event has a page" every_page
