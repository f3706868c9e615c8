# SPDX-License-Identifier: MIT
# Sourced by commands.sh: checks what uncore decode prints.

try "decode: prints the fields of a control register and its event" begins "decode -p ivt cbo.ctl 0x400135" \
	"Cn_MSR_PMON_CTL{0-3} cbo.ctl of ivt = 0x00400135" \
	"22 en 1 " "15:8 umask 1 " "7:0 ev_sel 0x35 " "event: UNC_C_TOR_INSERTS.OPCODE"
try "decode: takes a decimal value" answers "decode -p ivt cbo.ctl 309" "event: UNC_C_TOR_INSERTS.OPCODE"
try "decode: takes a register name from the manual and names the value of a field" answers \
	"decode -p ivt C3_MSR_PMON_BOX_FILTER1 0x18200000" \
	"C3_MSR_PMON_BOX_FILTER1 cbo3.box_filter1 of ivt, MSR 0xd7a = 0x18200000" "28:20 opc 0x182 DRd: Demand data read."
try "decode: finds a register by box, instance and MSR address" answers "decode -p ivt cbo 3 0xd70 0x400135" \
	"C3_MSR_PMON_CTL0 cbo3.ctl0 of ivt, MSR 0xd70 = 0x00400135"
try "decode: finds a register by box, instance and PCI offset" answers "decode -p ivt ha 1 0xdc 0x400000" \
	"event: UNC_H_CLOCKTICKS" \
	"HA1_PCI_PMON_CTL1 ha1.ctl1 of ivt, PCI 1c.1+0xdc = 0x00400000"
# 329468-002 p33 Table 2-14: bit 23 is reserved and written 0; edge detect needs a threshold
try "decode: prints the rules that a value breaks, and exits 0" answers "decode -p ivt cbo.ctl 0x840135" \
	"breaks a rule: reserved bit 23 must be written as 0" "breaks a rule: edge_det is set, and needs thresh other than 0"
try "decode: does not call bits reserved that no source describes" answers "decode -p hsx qpi.rate_status 0xfffffff8" \
	"31:5 unknown 0x7ffffff -" "breaks a rule: unknown bits 31:5 must be written as 0"
try "decode: reports a field value that no source names" answers "decode -p ivt cbo.box_filter1 0x00100000" \
	"breaks a rule: opc has a value that no source names"
try "decode: reports an event code that no event has" answers "decode -p ivt cbo.ctl 0xff" \
	"event: none of this box has this code"
try "decode: decodes a box control register, which chooses no event" exits 0 decode -p ivt cbo.box_ctl 0x30000
try "decode: rejects a value that is wider than the register" complains 2 "decode -p ivt cbo.ctl 0x100000000" \
	'uncore decode: value "0x100000000" is wider than the register, which has 32 bits'
try "decode: a value that is not a number exits 2" exits 2 decode -p ivt cbo.ctl 0x12q
try "decode: a value of more than 64 bits exits 2" exits 2 decode -p ivt cbo.ctl 0x10000000000000000
try "decode: an unknown register exits 2 and suggests a similar one" complains 2 "decode -p ivt cbo.ctk 1" \
	"did you mean cbo.ctl?"
try "decode: a register name that several boxes have lists a command for each" complains 2 \
	"decode -p jkt PmonCntrCfg_0 0x1234" \
	'uncore decode: 4 registers of jkt have the name "PmonCntrCfg_0"; name one with its box:' "uncore decode -p jkt imc.ctl0 0x1234"
try "decode: a register id that several boxes have lists a command for each" complains 2 "decode -p jkt ctl 5" \
	"uncore decode -p jkt pcu.ctl 5"
try "decode: a register id that only one box has needs no box" answers "decode -p ivt box_filter1 0x18200000" \
	"Cn_MSR_PMON_BOX_FILTER1 cbo.box_filter1 of ivt = 0x18200000"
try "decode: an event in place of a register exits 2" exits 2 decode -p ivt UNC_C_CLOCKTICKS 1
try "decode: an unknown instance prints the range of instances" complains 2 "decode -p ivt cbo 15 0xd70 1" \
	'uncore decode: instance "15": cbo has 0..14'
try "decode: an MSR's address is enough to find box, instance and element" begins "decode -p ivt 0xd71 0x400135" \
	"C3_MSR_PMON_CTL1 cbo3.ctl1 of ivt, MSR 0xd71 = 0x00400135" "event: UNC_C_TOR_INSERTS.OPCODE"
# 329468-002 p12 Table 1-9: channel 1 of the second memory controller is device 30, function 5
try "decode: takes a place in PCI space as setpci has it" begins "decode -p ivt 7f:1e.5+d8 0x400304" \
	"MC_CH5_PCI_PMON_CTL0 imc5.ctl0 of ivt, PCI 1e.5+0xd8 = 0x00400304" "event: UNC_M_CAS_COUNT.RD"
try "decode: an address as commands print it needs no quotes" begins "decode -p ivt PCI 10.4+0xd8 0x400304" \
	"MC_CH0_PCI_PMON_CTL0 imc0.ctl0 of ivt, PCI 10.4+0xd8 = 0x00400304"
try "decode: nor does that of an MSR" begins "decode -p ivt MSR 0xd71 0x400135" "C3_MSR_PMON_CTL1 cbo3.ctl1 of ivt, MSR 0xd71"
try "decode: the offset of a PCI function is no MSR, and the other way" exits 2 decode -p ivt MSR 10.4+0xd8 1
try "decode: PCI and the number of an MSR exit 2" exits 2 decode -p ivt PCI 0xd71 1
try "decode: PCI and an address without a value exit 2" exits 2 decode -p ivt PCI 10.4+0xd8
same_place() {
	for place in 1e.5+d8 1E.5+0xD8 0000:7f:1e.5+d8 ff:1e.5+0d8; do
		"$uncore" decode -p ivt 7f:1e.5+d8 0x400304 >"$scratch/a" && "$uncore" decode -p ivt $place 0x400304 >"$scratch/b" &&
			cmp "$scratch/a" "$scratch/b" || { echo "$place"; return 1; }
	done
	for place in 1e.9+d8 20.1+d8 1e.5+ 1e.5+d8g 1e.5 .5+d8 g:1e.5+d8 1e.5+1000 :1e.5+d8; do
		exits 2 decode -p ivt $place 1 || { echo "$place"; return 1; }
	done
}
try "decode: a place may have a bus and a domain; other forms are rejected" same_place
try "decode: the upper half of a 64-bit register has its own place" begins "decode -p ivt 10.4+a4 1" \
	"MC_CH0_PCI_PMON_CTR0 imc0.ctr0 of ivt, PCI 10.4+0xa0 = 0x0000000100000000"
# Linux uncore_snbep.c: SNR_IMC_MMIO_PMON_CTL0 is byte 0x40 of a channel, SNR_IMC_MMIO_PMON_CTR0 byte 8, each 8 bytes wide
try "decode: takes a place in memory as a box, a window and a byte" begins "decode -p icx imc3.channel+0x40 0x400f04" \
	"IMC3_PMON_CTL0 imc3.ctl0 of icx, MMIO imc3.channel+0x40 = 0x00400f04" "event: UNC_M_CAS_COUNT.RD"
try "decode: an address in memory as commands print it needs no quotes" begins \
	"decode -p icx MMIO imc11.channel+44 0x400f04" "IMC11_PMON_CTL1 imc11.ctl1 of icx, MMIO imc11.channel+0x44 = 0x00400f04"
try "decode: a byte in memory may be in the upper half of a register" begins "decode -p icx imc3.channel+0xc 5" \
	"IMC3_PMON_CTR0 imc3.ctr0 of icx, MMIO imc3.channel+0x8 = 0x0000000500000000"
try "decode: finds a register in memory by box, instance and byte" answers "decode -p icx imc 3 0x40 0x400f04" \
	"IMC3_PMON_CTL0 imc3.ctl0 of icx, MMIO imc3.channel+0x40 = 0x00400f04"
try "decode: a window without an instance lists the registers of each" complains 2 "decode -p icx imc.channel+0x40 1" \
	"uncore decode: several registers are at imc.channel+0x40; say which one:" "uncore decode -p icx imc11.ctl0 1 IMC11_PMON_CTL0"
no_window() {
	for place in imc12.channel+0x40 imc3.channels+0x40 im.channel+0x40 imc3.controller+0x40 imc3.channel+0x41000; do
		complains 1 "decode -p icx $place 1" \
			"uncore decode: icx has no register at $place; see: uncore list registers -p icx" || { echo "$place"; return 1; }
	done
	for place in "PCI imc3.channel+0x40" "MSR imc3.channel+0x40" "MMIO 10.4+0x40" "MMIO 0x40" imc3.channel+ imc3.+0x40 imc3.channel+0x4z \
		3imc.channel+0x40; do
		exits 2 decode -p icx $place 1 || { echo "$place"; return 1; }
	done
}
try "decode: a window that is not there exits 1, and other forms of it 2" no_window
in_json() {
	exits 0 decode -p icx imc3.channel+0x40 0x400f04 --format json && holds out '"offset": "0x40",' '"window": "imc.channel",' &&
		! grep -q '"msr"' "$scratch/out"
}
try "decode: JSON has the window of a register in memory" in_json
try "decode: a value too wide for the upper half exits 2" exits 2 decode -p ivt 10.4+a4 0x100000000
try "decode: an address of several platforms lists a command for each" complains 2 "decode 0xd10 0x400135" \
	"uncore decode: several platforms have a register at 0xd10; say which platform, with -p:" \
	"uncore decode -p ivt 0xd10 0x400135 cbo0.ctl0, C0_MSR_PMON_CTL0" \
	"uncore decode -p jkt 0xd10 0x400135 cbo0.ctl0, C0_MSR_PMON_CTL0"
# PerfEvtSel0, MSR 186H, belongs to a core: only p6 describes it
try "decode: an address of one platform alone needs no platform" begins "decode 0x186 1" "PerfEvtSel0 pmc.ctl0 of p6, MSR 0x186 = "
try "decode: an address that nothing has exits 1" complains 1 "decode 0xffff 1" \
	"uncore decode: no platform has a register at 0xffff; see: uncore list registers"
try "decode: a register's name needs a platform" complains 2 "decode cbo.ctl 1" \
	"uncore decode: say which platform the register is of, with -p; see: uncore list platforms"
# Registers with an address, of a third of the platforms in turn: decode finds each there, by the address as dump prints it.
# Some platforms have none, because only Linux's driver finds their registers.
each_address() {
	tried=0
	for platform in $(platforms_in_turn 3); do
		"$uncore" dump --sim "$platform" --format csv >"$scratch/dump" || ! grep -qE ',(MSR|PCI|MMIO) ' "$scratch/dump" || return 1
		awk -F, '$2 == 0 && $7 ~ /^(MSR|PCI|MMIO) / && found++ % 31 == 0 { print $5 "," $7 }' "$scratch/dump" >"$scratch/some"
		while IFS=, read -r register address; do
			"$uncore" decode -p "$platform" "$address" 0 >"$scratch/out" 2>"$scratch/err"
			grep -qF "  $register of $platform, $address = " "$scratch/out" || grep -qF " -p $platform $register " "$scratch/err" ||
				{ echo "$platform $address: not $register"; cat "$scratch/out" "$scratch/err"; return 1; }
			tried=$((tried + 1))
		done <"$scratch/some"
	done
	[ "$tried" -ge 10 ] || { echo "only $tried registers"; return 1; }
}
try "decode: finds registers of platforms at the address that dump prints" each_address
# the memory controllers of skx are on the bus that its spec numbers 2
try "decode: takes an address with the number of a bus" begins "decode -p skx bus2:0a.2+0xd8 0" "MC_CH0_PCI_PMON_CTL0 imc0.ctl0 of skx, PCI bus2:0a.2+0xd8"
try "decode: finds nothing on another bus" exits 1 decode -p skx bus1:0a.2+0xd8 0
try "decode: an address without a register exits 1" complains 1 "decode -p ivt cbo 3 0xd10 1" \
	"uncore decode: cbo 3 has no register at 0xd10; see: uncore show -p ivt cbo"

json_value() {
	run decode -p ivt cbo.ctl2 0x840135 --format json
	[ "$status" = 0 ] && one_json "$scratch/out" && holds out '"register": "ctl2",' '"value": "0x840135",' \
		'"reserved bit 23 must be written as 0",' '"instance": null,'
}
if has_json; then
	try "decode: JSON is one document with register, value and broken rules" json_value
else
	skip "decode: JSON is one document with register, value and broken rules" \
		"neither python3 nor jq is there to read it"
fi

# Every sixtieth event of both platforms that needs no filter, in turn: what decode names must encode to the same value.
there_and_back() {
	for platform in ivt jkt; do
		run list -p "$platform" --umasks --format csv
		"$uncore" encode -p "$platform" --format json $(cut -d, -f2 "$scratch/out" | sed 1d) |
			grep -v '^{"schema": 1, "error"\|"registers": \[\]\|"role": "filter"' |
			sed 's/.*"box": "\([^"]*\)".*"expression": "\([^"]*\)".*"register": "\([^"]*\)".*"value": "\([^"]*\)".*/\1.\3 \4 \2/' \
				>"$scratch/encoded"
		[ "$(wc -l <"$scratch/encoded")" -gt 400 ] || return 1
		awk -v turn="${TEST_TURN:-0}" 'turn == "all" || (NR + turn) % 60 == 0' "$scratch/encoded" >"$scratch/some"
		[ -s "$scratch/some" ] || return 1
		while read -r register value expression; do
			run decode -p "$platform" "$register" "$value"
			name=$(sed -n 's/^  event: //p' "$scratch/out")
			back=$("$uncore" encode -p "$platform" --format json "$name" | sed 's/.*"value": "\([^"]*\)".*/\1/')
			[ "$back" = "$value" ] || { echo "$platform $expression: $value is read as $name, $back"; return 1; }
		done <"$scratch/some"
	done
}
try "decode: names an expression that encode turns into the same value" there_and_back
