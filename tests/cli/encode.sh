# SPDX-License-Identifier: MIT
# Sourced by commands.sh: checks what uncore encode prints.

# 329468-002: ev_sel 7:0, umask 15:8; opc in bits 28:20 of filter 1: 0x182 << 20
try "encode: writes an opcode filter of ivt into filter register 1" answers \
	"encode -p ivt UNC_C_TOR_INSERTS.OPCODE,opc=DRd" \
	"UNC_C_TOR_INSERTS.OPCODE,opc=DRd cbo of ivt, counters 0,1, at most 1 a cycle" "register address value fields" \
	"Cn_MSR_PMON_CTL{i} MSR 0xd10 + 0x20*n + i 0x00000135 umask=1 ev_sel=0x35" \
	"Cn_MSR_PMON_BOX_FILTER1 MSR 0xd1a + 0x20*n 0x18200000 opc=DRd"
# 327043-001 p35: opc in bits 31:23 of the filter: 0x182 << 23
try "encode: writes an opcode filter of jkt into bits 31:23" answers "encode -p jkt UNC_C_TOR_INSERTS.OPCODE,opc=DRd" \
	"Cn_MSR_PMON_BOX_FILTER MSR 0xd14 + 0x20*n 0xc1000000 opc=DRd"
# the states are in bits 22:17 of filter 0: (M 8 or E 4) << 17
try "encode: combines filter values joined with + by OR" answers "encode -p ivt UNC_C_LLC_LOOKUP.ANY,state=M+E" \
	"Cn_MSR_PMON_CTL{i} MSR 0xd10 + 0x20*n + i 0x00001134 umask=0x11 ev_sel=0x34" \
	"Cn_MSR_PMON_BOX_FILTER MSR 0xd14 + 0x20*n 0x00180000 state=E|M"
# 327043-001 p94: the extra select is bit 21; code 2, umask 0x18
try "encode: an extended event code sets ev_sel_ext too" begins "encode -p jkt UNC_Q_RxL_FLITS_G1.DRS" \
	"Q_Py_PCI_PMON_CTL{i} PCI pmon+0xd8 + 4*i 0x00201802 ev_sel_ext="
try "encode: an instance prefix prints the address of that instance" answers "encode -p ivt cbo3:UNC_C_CLOCKTICKS" \
	"Cn_MSR_PMON_CTL{i} MSR 0xd70 + i 0x00000000 ev_sel=0"
try "encode: writes the threshold into bits 31:24 and edge into bit 18" begins \
	"encode -p ivt UNC_C_CLOCKTICKS,thresh=1,edge" \
	"Cn_MSR_PMON_CTL{i} MSR 0xd10 + 0x20*n + i 0x01040000 thresh=1 edge_det="

try "encode: marks a wrong value in the event" points UNC_C_TOR_INSERTS.OPCODE,opc=0x1234 30 6
try "encode: marks an unknown field in the event" points UNC_C_CLOCKTICKS,bogus=1 18 5
try "encode: marks an unknown sub-event in the event" points UNC_C_TOR_INSERTS.OPCOD 19 5
try "encode: a value that is too wide for its field prints the allowed range" complains 2 \
	"encode -p ivt UNC_C_TOR_INSERTS.OPCODE,opc=0x1234" "opc is 9 bits: 0..0x1ff"
try "encode: an unknown event suggests a similar one" complains 2 "encode -p ivt UNC_C_TOR_INSRTS" \
	"did you mean UNC_C_TOR_INSERTS?"
# Every event and umask of a platform, without the prefix of its name: the suggestion has the same end, and is one.
suggested() {
	"$uncore" list -p "$1" --umasks --format csv >"$scratch/names" && python3 - "$uncore" "$1" "$scratch/names" <<'END'
import csv, json, subprocess, sys
uncore, platform, names = sys.argv[1:]
def encode(words):
    out = subprocess.run([uncore, "encode", "-p", platform, "-f", "json", *words], capture_output=True, text=True).stdout
    return [json.loads(line) for line in out.splitlines()]
tails = sorted({row["name"].split("_", 2)[2] for row in csv.DictReader(open(names))})
hints = [(tail, line.get("hint", "")) for tail, line in zip(tails, encode(tails)) if line.get("code") == "unknown-event"]
good = {hint[len("did you mean "):-1]: tail for tail, hint in hints if hint.startswith("did you mean ")}
assert len(hints) > 300 and len(good) > 0.95 * len(hints), (len(tails), len(hints), len(good))
assert all(name.endswith(tail) for name, tail in good.items()), good
wrong = [line for line in encode(good) if line.get("code", "").startswith("unknown")]
assert not wrong, wrong[:3]
END
}
if command -v python3 >/dev/null 2>&1; then
	try "encode: a name without its prefix suggests one that can be typed" suggested ivt
else
	skip "encode: a name without its prefix suggests one that can be typed" "there is no python3"
fi
try "encode: an event without the filter it needs exits 2" exits 2 encode -p ivt UNC_C_TOR_INSERTS.OPCODE
try "encode: edge without a threshold exits 2" exits 2 encode -p ivt UNC_C_CLOCKTICKS,edge
try "encode: one wrong event of two exits 2 and prints no result" exits 2 encode -p ivt UNC_C_CLOCKTICKS nonsense
try "encode: an event that cannot be programmed exits 2" exits 2 encode -p jkt UNC_I_CLOCKTICKS

json_event() {
	run encode -p ivt --format json UNC_C_TOR_INSERTS.OPCODE,opc=DRd
	[ "$status" = 0 ] && one_json "$scratch/out" || return 1
	for part in '"platform": "ivt"' '"box": "cbo"' '"event": "UNC_C_TOR_INSERTS"' '"umasks": ["OPCODE"]' \
		'"counters": [0, 1]' '"register": "ctl"' '"role": "control", "value": "0x135"' '"register": "box_filter1"' \
		'"role": "filter", "value": "0x18200000", "mask": "0x1ff00000"'; do
		grep -qF -- "$part" "$scratch/out" || { echo "no $part"; cat "$scratch/out"; return 1; }
	done
}

json_error() {
	run encode -p ivt --format json UNC_C_TOR_INSERTS.OPCOD
	[ "$status" = 2 ] && [ ! -s "$scratch/err" ] && one_json "$scratch/out" &&
		grep -q '^{"schema": 1, "error": ".*", "code": "unknown-umask", "column": 19, "hint": ".*OPCODE' "$scratch/out"
}

json_line_each() {
	run encode -p ivt --format json UNC_C_CLOCKTICKS nonsense UNC_H_CLOCKTICKS
	[ "$status" = 2 ] && [ "$(wc -l <"$scratch/out")" = 3 ] && grep -c '^{"schema": 1, "error"' "$scratch/out" | grep -qx 1
}

if has_json; then
	try "encode: JSON of an event has its counters, registers, values and filter mask" json_event
	try "encode: JSON of an error has a code, a column and a hint" json_error
else
	skip "encode: JSON has the parts of an event and of an error" "neither python3 nor jq is there to read it"
fi
try "encode: JSON has one line for each event, wrong ones included" json_line_each

try "encode: --format perf prints PMU, event, umask and filter in the notation of perf" answers \
	"encode -p ivt --format perf cbo3:UNC_C_TOR_INSERTS.OPCODE,opc=DRd" \
	"uncore_cbox_3/event=0x35,umask=0x1,filter_opc=0x182/"
# Six formats of Linux are for bits 0 to 31 of config1: the driver writes them into the register that the event uses.
try "encode: of perf's formats for the same bits, --format perf takes the one named as the filter's register" answers \
	"encode -p nhmex --format perf CYCLES_PGT_STATE.OPEN CYCLES_DSP_FILL.WRQ_EMPTY" \
	"uncore_mbox/wrap_mode,flag_mode,inc_sel=0x0,set_flag_sel=0x5,pgt=0x40/" \
	"uncore_mbox/wrap_mode,flag_mode,inc_sel=0x0,dsp=0x400/"
try "encode: takes an event and umask name of likwid" answers "encode -p ivt --format perf MC0_CH1:CAS_COUNT_RD" \
	"uncore_imc_1/event=0x4,umask=0x3/"
try "encode: rejects an event name of likwid with the wrong box" complains 2 "encode -p ivt cbo:CAS_COUNT_RD" \
	"uncore encode: col 5: there is no event CAS_COUNT_RD"
try "encode: --format libpfm prints the PMU, umask and opcode names of libpfm4" answers \
	"encode -p ivt --format libpfm cbo3:UNC_C_TOR_INSERTS.OPCODE,opc=DRd" \
	"ivbep_unc_cbo3::UNC_C_TOR_INSERTS:OPCODE:OPC_DRD"
try "encode: --format libpfm uses instance 0 when none is given" answers \
	"encode -p jkt --format libpfm UNC_R3_CLOCKTICKS,thresh=2,edge,invert" "snbep_unc_r3qpi0::UNC_R3_CLOCKTICKS:t=2:i:e"
# perf's tables, made from Intel's files, have the events' names in small letters (tools/perf/pmu-events).
try "encode: takes an event of perf's tables inside its PMU" answers \
	"encode -p ivt --format perf uncore_imc/unc_m_cas_count.rd/ uncore_imc_3/unc_m_cas_count.wr,thresh=0x2,edge/" \
	"uncore_imc/event=0x4,umask=0x3/" "uncore_imc_3/event=0x4,umask=0xc,edge,thresh=0x2/"
try "encode: takes an event of perf's tables without its PMU" answers \
	"encode -p skx --format perf unc_m_cas_count.rd" "uncore_imc/event=0x4,umask=0x3/"
try "encode: rejects an event of perf's tables in another PMU" complains 2 "encode -p ivt uncore_cbox/unc_m_cas_count.rd/" \
	"uncore encode: col 13: unc_m_cas_count is no event of cbo" "it is one of imc"
try "encode: rejects an event of perf's tables after a code" complains 2 \
	"encode -p ivt uncore_imc/event=4,unc_m_cas_count.rd/" \
	"uncore encode: col 20: imc has no field unc_m_cas_count.rd to set"
# LIKWID's words: perfmon_ivybridgeEP_counters.h, perfmon_ivybridge.h
try "encode: takes a counter of likwid" answers "encode -p ivt CAS_COUNT_RD:MBOX3C2" \
	"imc3:UNC_M_CAS_COUNT.RD imc of ivt, counters 2, at most 1 a cycle"
try "encode: takes options of likwid, whose numbers are hexadecimal" answers \
	"encode -p ivt --format perf CAS_COUNT_RD:MBOX3C2:THRESHOLD=10:EDGEDETECT" \
	"uncore_imc_3/event=0x4,umask=0x3,edge,thresh=0x11/"
try "encode: takes our name before a counter of likwid" answers "encode -p ivt UNC_M_CAS_COUNT.RD:mbox0c1" \
	"imc0:UNC_M_CAS_COUNT.RD imc of ivt, counters 1, at most 1 a cycle"
try "encode: takes a counter of likwid that counts one thing" answers "encode -p ivt DRAM_CLOCKTICKS:MBOX2FIX" \
	"imc2:fixed imc of ivt, counters 0"
try "encode: adds the option that likwid adds to an event" answers "encode -p ivt LLC_LOOKUP_ANY:CBOX1C0" \
	"cbo1:UNC_C_LLC_LOOKUP.ANY,state=I+S+E+M+F cbo of ivt, counters 0, at most 1 a cycle"
try "encode: names the counters of likwid that can count an event" complains 2 "encode -p ivt TOR_OCCUPANCY_ALL:CBOX3C1" \
	"uncore encode: col 19: CBOX3C1 cannot count TOR_OCCUPANCY_ALL" "counters that can: CBOX3C0"
try "encode: names the counters of likwid of another box" complains 2 "encode -p ivt CAS_COUNT_RD:CBOX0C0" \
	"uncore encode: col 14: CBOX0C0 cannot count CAS_COUNT_RD, an event of imc" \
	"counters that can: MBOX0C0, MBOX0C1, MBOX0C2, MBOX0C3"
try "encode: rejects a counter of an instance that likwid lacks" complains 2 "encode -p ivt CAS_COUNT_RD:MBOX8C0" \
	"uncore encode: col 14: LIKWID has no MBOX8C0" "it has MBOX0C0 to MBOX7C0"
try "encode: rejects bits that likwid drops" complains 2 "encode -p bdx TOR_INSERTS_OPCODE:CBOX0C1:OPCODE=0x1c8" \
	"uncore encode: col 35: LIKWID does not write the bits 0x40 of OPCODE"
try "encode: rejects an option of likwid given twice" complains 2 \
	"encode -p ivt CAS_COUNT_RD:MBOX0C0:THRESHOLD=1:THRESHOLD=2" "uncore encode: col 34: THRESHOLD is given twice"
try "encode: --format likwid prints likwid's event, counter and options" answers \
	"encode -p ivt --format likwid cbo3:UNC_C_TOR_INSERTS.OPCODE,opc=DRd,tid=3 UNC_M_CAS_COUNT.RD imc:fixed" \
	"TOR_INSERTS_OPCODE:CBOX3C0:OPCODE=0x182:TID=0x3" "CAS_COUNT_RD:MBOX0C0" "DRAM_CLOCKTICKS:MBOX0FIX"
try "encode: --format likwid rejects a field that no option sets" complains 2 \
	"encode -p ivt --format likwid UNC_C_CLOCKTICKS,thresh=0x80" \
	'uncore encode: LIKWID cannot say "UNC_C_CLOCKTICKS,thresh=0x80": it has no option that gives thresh this value'
try "encode: --format likwid rejects an event that likwid lacks" complains 2 \
	"encode -p ivt --format likwid UNC_M_CAS_COUNT.RD_WMM" \
	'uncore encode: LIKWID cannot say "UNC_M_CAS_COUNT.RD_WMM": it has no event UNC_M_CAS_COUNT with this umask'
try "encode: --format likwid rejects an instance that likwid lacks" complains 2 \
	"encode -p ivt --format likwid qpi2:UNC_Q_CLOCKTICKS" \
	'uncore encode: LIKWID cannot say "qpi2:UNC_Q_CLOCKTICKS": it has only the first 2 of qpi'
# Linux uncore_snbep.c has one box of four counters; here they belong to two instances
partly() {
	run encode -p ivt --format perf UNC_I_CLOCKTICKS
	[ "$status" = 0 ] && [ "$(cat "$scratch/out")" = "uncore_irp/event=0x0/" ] &&
		grep -q "^uncore encode: UNC_I_CLOCKTICKS: Linux's driver counts irp0 alone" "$scratch/err"
}
try "encode: warns that perf counts only irp0 for an event of all IRP instances" partly
try "encode: --format perf prints a fixed counter as event 0xff" answers "encode -p ivt --format perf imc:fixed" \
	"uncore_imc/event=0xff/"
try "encode: takes a fixed counter in the notation of perf" answers \
	"encode -p ivt uncore_imc_0/event=0xff,umask=0x00/" "imc0:fixed imc of ivt, counters 0"
try "encode: --format libpfm prints one PMU for both IRP instances" answers \
	"encode -p ivt --format libpfm UNC_I_CLOCKTICKS" \
	"ivbep_unc_irp::UNC_I_CLOCKTICKS"
try "encode: --format perf rejects IRP instance 1 and says why" complains 2 \
	"encode -p ivt --format perf irp1:UNC_I_CLOCKTICKS" \
	"uncore encode: perf cannot say \"irp1:UNC_I_CLOCKTICKS\": Linux's driver counts irp0 alone. The driver has one PMU for both units and takes the first free of four counters, of which two are unit 0's"
# hswep_pcu_hw_config keeps no more of the filter than band 0 needs.
for platform in hsx bdx skx clx; do
	try "encode: --format perf has no string for a band of frequencies whose filter Linux drops: $platform" complains 2 \
		"encode -p $platform --format perf UNC_P_FREQ_BAND2_CYCLES,filter_band2=20" \
		"uncore encode: perf cannot say \"UNC_P_FREQ_BAND2_CYCLES,filter_band2=20\": Linux's driver writes no filt23_16 for this event"
	try "encode: --format perf has a string for the first band: $platform" answers \
		"encode -p $platform --format perf UNC_P_FREQ_BAND0_CYCLES,filter_band0=20" "uncore_pcu/event=0xb,filter_band0=0x14/"
done
try "encode: --format libpfm rejects IRP instance 1 and says why" complains 2 \
	"encode -p ivt --format libpfm irp1:UNC_I_CLOCKTICKS" \
	'uncore encode: libpfm4 cannot say "irp1:UNC_I_CLOCKTICKS": its PMU covers all instances of this box together'
try "encode: --format libpfm prints umask and PMU names where libpfm4 has different ones" answers \
	"encode -p ivt --format libpfm UNC_C_LLC_VICTIMS.M_STATE UNC_U_RACU_REQUESTS" \
	"ivbep_unc_cbo0::UNC_C_LLC_VICTIMS:STATE_M" "ivbep_unc_ubo::UNC_U_RACU_REQUESTS"
try "encode: --format libpfm prints filters for states, node and frequency band" answers \
	"encode -p ivt --format libpfm UNC_C_LLC_LOOKUP.ANY,state=M+E \
	UNC_C_TOR_INSERTS.NID_ALL,nid=3 UNC_P_FREQ_BAND0_CYCLES,filt7_0=12" \
	"ivbep_unc_cbo0::UNC_C_LLC_LOOKUP:ANY:STATE_E:STATE_M" "ivbep_unc_cbo0::UNC_C_TOR_INSERTS:NID_ALL:nf=3" \
	"ivbep_unc_pcu::UNC_P_FREQ_BAND0_CYCLES:ff=12"
try "encode: --format libpfm rejects an opcode that libpfm4 has no name for" complains 2 \
	"encode -p ivt --format libpfm UNC_C_TOR_INSERTS.OPCODE,opc=0x1" \
	'uncore encode: libpfm4 cannot say "UNC_C_TOR_INSERTS.OPCODE,opc=0x1": it takes values of this filter only by name, and this value has none'
# the thread filter of libpfm4 is bit 0 of tid, its core filter is bits 3:1
try "encode: --format libpfm splits a thread filter into core and thread" answers \
	"encode -p ivt --format libpfm UNC_C_TOR_INSERTS.OPCODE,opc=DRd,tid=7" \
	"ivbep_unc_cbo0::UNC_C_TOR_INSERTS:OPCODE:cf=3:tf=1:OPC_DRD"
try "encode: --format libpfm rejects the filter for requests that no thread caused" complains 2 \
	"encode -p ivt --format libpfm UNC_C_TOR_INSERTS.OPCODE,opc=DRd,tid=0x1f" \
	'uncore encode: libpfm4 cannot say "UNC_C_TOR_INSERTS.OPCODE,opc=DRd,tid=0x1f": it has no modifier that selects no thread'
try "encode: --format libpfm rejects an event that needs match registers" exits 2 encode -p ivt --format libpfm \
	UNC_Q_MESSAGE.DRS.AnyDataC
try "encode: --format libpfm rejects a raw event" exits 2 encode -p ivt --format libpfm cbo/ev_sel=0xfe/

# en is bit 22: 0x400000; instance 3 is 3 * 0x20 after instance 0
try "encode: --format rdmsr prints wrmsr commands for filter and control register" answers \
	"encode -p ivt --format rdmsr cbo3:UNC_C_TOR_INSERTS.OPCODE,opc=DRd" \
	'wrmsr -p "$CPU" 0xd7a 0x18200000 # C3_MSR_PMON_BOX_FILTER1 opc=DRd' \
	'wrmsr -p "$CPU" 0xd70 0x400135 # C3_MSR_PMON_CTL0 en=1 umask=1 ev_sel=0x35'
# 329468-002 p13 Table 1-3: the home agents at 14.1 and 28.1
try "encode: --format rdmsr prints setpci commands for every instance" answers \
	"encode -p ivt --format rdmsr UNC_H_CLOCKTICKS" \
	'setpci -s "$BUS:0e.1" d8.L=00400000 # HA0_PCI_PMON_CTL0 en=1 ev_sel=0' \
	'setpci -s "$BUS:1c.1" d8.L=00400000 # HA1_PCI_PMON_CTL0 en=1 ev_sel=0'
try "encode: prints where in memory a control register is" answers "encode -p icx imc3/UNC_M_CAS_COUNT.RD/" \
	"IMCn_PMON_CTL{i} MMIO imc3.channel+0x40 + 4*i 0x00000f04 umask=0xf ev_sel=4"
in_memory_too() {
	answers "encode -p icx --format rdmsr UNC_M_CAS_COUNT.RD UNC_M_CLOCKTICKS UNC_CHA_CLOCKTICKS" \
		"# its registers are in memory, which neither wrmsr nor setpci reaches" \
		"# perf counts it: perf stat -a -e 'uncore_imc/event=0x4,umask=0xf/'" \
		'wrmsr -p "$CPU" 0xe01 0x400000 # CHA0_MSR_PMON_CTL0 en=1 ev_sel=0' &&
		! grep -q 'setpci -s\|IMC' "$scratch/out" && sh -n "$scratch/out"
}
try "encode: --format rdmsr offers perf's words for registers in memory, which no command writes" in_memory_too
try "encode: --format rdmsr gives each event of a box its own counter" answers \
	"encode -p ivt --format rdmsr cbo0:UNC_C_CLOCKTICKS cbo0:UNC_C_CLOCKTICKS" \
	'wrmsr -p "$CPU" 0xd11 0x400000 # C0_MSR_PMON_CTL1 en=1 ev_sel=0'
try "encode: --format rdmsr exits 2 when two events need the same counter" exits 2 encode -p ivt --format rdmsr \
	UNC_C_TOR_OCCUPANCY.ALL UNC_C_TOR_OCCUPANCY.ALL
try "encode: --format rdmsr exits 2 when two events need different filter values" exits 2 encode -p ivt --format rdmsr \
	UNC_C_TOR_INSERTS.OPCODE,opc=DRd \
	UNC_C_TOR_INSERTS.OPCODE,opc=RFO
# Only counter 0 counts occupancies, so the first event takes another counter in the instance of the second event.
try "encode: --format rdmsr leaves counter 0 to the event that needs it" answers \
	"encode -p ivt --format rdmsr UNC_C_CLOCKTICKS cbo0:UNC_C_TOR_OCCUPANCY.ALL" \
	'# UNC_C_CLOCKTICKS: counters 0,1 of cbo' \
	'wrmsr -p "$CPU" 0xd11 0x400000 # C0_MSR_PMON_CTL1 en=1 ev_sel=0' \
	'wrmsr -p "$CPU" 0xd30 0x400000 # C1_MSR_PMON_CTL0 en=1 ev_sel=0'
# Bands 0 and 1 count the same, with event codes 0xb and 0xc and limits in bits 7:0 and 15:8 (329468-002 p127-130):
# 12 | 20 << 8 is 0x140c.
try "encode: --format rdmsr counts a second limit of band 0 in band 1" answers \
	"encode -p ivt --format rdmsr UNC_P_FREQ_BAND0_CYCLES,filt7_0=12 UNC_P_FREQ_BAND0_CYCLES,filt7_0=20" \
	'wrmsr -p "$CPU" 0xc34 0x140c # PCU_MSR_PMON_BOX_FILTER filt15_8=0x14 filt7_0=0xc' \
	'wrmsr -p "$CPU" 0xc30 0x40000b # PCU_MSR_PMON_CTL0 en=1 ev_sel=0xb' \
	'# counted as UNC_P_FREQ_BAND1_CYCLES,filt15_8=0x14' \
	'wrmsr -p "$CPU" 0xc31 0x40000c # PCU_MSR_PMON_CTL1 en=1 ev_sel=0xc'
try "encode: --format rdmsr says when an event needs another counter to count too" answers \
	"encode -p ivt --format rdmsr cbo0:UNC_C_COUNTER0_OCCUPANCY" '# counter 0 must count an occupancy at the same time'

pastes() {
	exits 0 encode -p ivt --format rdmsr UNC_C_CLOCKTICKS UNC_Q_CLOCKTICKS && sh -n "$scratch/out"
}
try "encode: --format rdmsr prints valid shell" pastes

# ignored COMMAND...: is rejected; with --allow-ignored it prints a warning in the same words
ignored() {
	run "$@"
	[ "$status" = 2 ] && [ ! -s "$scratch/out" ] && grep -q ': no source says that it uses this filter$' "$scratch/err" &&
		grep -q '^  --allow-ignored ' "$scratch/err" || { cat "$scratch/err"; return 1; }
	sed -n 's/.*col/col/p' "$scratch/err" >"$scratch/words"
	run "$@" --allow-ignored
	[ "$status" = 0 ] && [ -s "$scratch/out" ] && grep -q ' warning: col ' "$scratch/err" &&
		sed -n 's/.*col/col/p' "$scratch/err" | cmp -s - "$scratch/words"
}
for format in text rdmsr; do
	try "encode -f $format: a filter that the event does not use needs --allow-ignored" ignored encode -p ivt \
		-f $format UNC_C_TOR_INSERTS.OPCODE,opc=DRd,nid=1
done
ignored_json() {
	run encode -p ivt -f json UNC_C_CLOCKTICKS,nid=1
	[ "$status" = 2 ] && grep -q '"code": "ignored-filter"' "$scratch/out"
}
try "encode: JSON reports a filter that the event does not use as ignored-filter" ignored_json
try "stat: a filter that the event does not use needs --allow-ignored" ignored stat --sim ivt -t 10 \
	-e UNC_C_CLOCKTICKS,nid=1

# libpfm4 4.13.0 encodes the first as 0x135 with 0x40000 in the second filter register, and the second as 0x4032 without a
# node (tests/facts/libpfm4.sh calls it).
as_written() {
	run encode -p skx --as-written -f rdmsr skx_unc_cha0::UNC_C_TOR_INSERTS:OPC0_RFO:IRQ
	[ "$status" = 0 ] && grep -qi 'wrmsr.* 0xe06 0x40000 ' "$scratch/out" &&
		grep -q ' warning: .* needs memory to be other than 0 in box_filter1; without it nothing' "$scratch/err" &&
		exits 2 encode -p bdx bdx_unc_cbo0::UNC_C_RXR_IRQ_RETRY:NID &&
		run encode -p bdx --as-written bdx_unc_cbo0::UNC_C_RXR_IRQ_RETRY:NID &&
		[ "$status" = 0 ] && grep -q '0x00004032' "$scratch/out"
}
# libpfm4 has no filters of this box (its PMU encodes to one value), so ours must not be added either.
as_written_without_filters() {
	run encode -p knl --as-written knl_unc_cha0::UNC_H_TOR_INSERTS:IRQ
	[ "$status" = 0 ] && grep -q '0x00003135' "$scratch/out" && grep -q '_BOX_FILTER1 .* 0x00000000 ' "$scratch/out" &&
		run encode -p knl knl_unc_cha0::UNC_H_TOR_INSERTS:IRQ &&
		[ "$status" = 0 ] && grep -q ' 0x0000002a ' "$scratch/out"
}
try "encode: --as-written leaves a filter 0 for which libpfm4 has no words" as_written_without_filters
try "encode: --as-written adds no filter and warns of a missing one" as_written

# 329468-002 p59 has one bit for each region, and says nothing about two of them.
# DATA flits are umask bit 1 and NON_DATA bit 2; no source has a flit umask with bit 0.
try "encode: prints a note when no source allows a sum of umasks" answers \
	"encode -p ivt UNC_H_TAD_REQUESTS_G0,umask=3" \
	"no source says that REGION0 and REGION1 may be combined; the count may not be their sum"
try "encode: prints a note when no source explains a umask" answers "encode -p ivt UNC_Q_TxL_FLITS_G0,umask=5" \
	"no source says what this umask counts"
doubtful_json() {
	exits 0 encode -p ivt -f json UNC_H_TAD_REQUESTS_G0,umask=3 && grep -qF \
		'"notes": ["no source says that REGION0 and REGION1 may be combined; the count may not be their sum"]' "$scratch/out"
}
try "encode: JSON has a note when no source allows a sum of umasks" doubtful_json
doubtful_command() {
	run encode -p ivt -f "$1" UNC_H_TAD_REQUESTS_G0,umask=3
	[ "$status" = 0 ] && [ -s "$scratch/out" ] && ! grep 'no source' "$scratch/out" && grep -qx \
		"uncore encode: warning: UNC_H_TAD_REQUESTS_G0,umask=3: no source says that REGION0 and REGION1 may be combined; the count may not be their sum" \
		"$scratch/err" || { cat "$scratch/err"; return 1; }
}
for format in perf rdmsr; do
	try "encode -f $format: warns on standard error when no source allows a sum of umasks" doubtful_command $format
done
certain() {
	for event in UNC_H_TAD_REQUESTS_G0.REGION1 UNC_H_TAD_REQUESTS_G0,umask=2 UNC_Q_TxL_FLITS_G0.DATA+NON_DATA \
		UNC_Q_TxL_FLITS_G0,umask=6 ha/ev_sel=0xfe,umask=3/ UNC_C_CLOCKTICKS; do
		exits 0 encode -p ivt "$event" && ! grep "no source" "$scratch/out" &&
			exits 0 encode -p ivt -f json "$event" && ! grep '"notes"' "$scratch/out" || return 1
	done
}
try "encode: prints no note for named umasks, allowed sums and raw events" certain

# Linux has a word for each bit of some of our fields.
words_of_field() {
	exits 0 encode -p skx "uncore_cha/event=0x35,umask=0x1,filter_rem,filter_loc,filter_nm,filter_not_nm,filter_all_op/" &&
		holds out "CHAn_MSR_PMON_BOX_FILTER1 MSR 0xe06 + 0x10*n 0x0000003b opcodes=ALL memory=NM|NOT_NM target=REM|LOC"
}
try "encode: several words of perf set one field" words_of_field
for twice in 55:filter_rem,filter_loc,filter_rem 42:target=3,filter_rem 44:filter_rem,target=3; do
	try "encode: bits that perf's words set are set once: ${twice#*:}" complains 2 \
		"encode -p skx uncore_cha/event=0x35,umask=0x1,${twice#*:}/" "uncore encode: col ${twice%%:*}: target is set twice"
done

# The only errors allowed: a filter that only the user can give, a umask that only narrows, an unknown register.
every_event() {
	for platform in ivt jkt; do
		exits 0 list -p "$platform" --umasks --format csv || return 1
		cut -d, -f2 "$scratch/out" | sed 1d >"$scratch/names"
		"$uncore" encode -p "$platform" --format json $(cat "$scratch/names") >"$scratch/all"
		[ "$(wc -l <"$scratch/all")" = "$(wc -l <"$scratch/names")" ] || return 1
		! grep '^{"schema": 1, "error"' "$scratch/all" | grep -vE '"code": "(missing-filter|unprogrammable)"|only narrows' || return 1
	done
}
try "encode: encodes all events of ivt and jkt that are complete and can be programmed" every_event
