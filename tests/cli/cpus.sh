# SPDX-License-Identifier: MIT
# Sourced by commands.sh: checks counters of logical CPUs, and events that differ between processors of one platform. Values
# were computed by hand from the SDM (volume 3, 325384-059): enable is bit 22 of PerfEvtSel0 (0x186), os is bit 17 and
# usr is bit 16.

cpus=p6,tests/scenarios/cpus.json

try "stat: prints a line for each logical CPU that is online" says 0 \
	"stat --sim $cpus -e INST_RETIRED,MUL --timeout 1000" \
	"cpu count unit per second event instances" \
	"0 1,000,000 events 1.00 M INST_RETIRED 1/1 pmc" "1 1,000,500 events 1.00 M INST_RETIRED 1/1 pmc" \
	"3 1,000,000 events 1.00 M INST_RETIRED 1/1 pmc" "3 7,000 events 7.00 k MUL 1/1 pmc"
try "stat: --all adds up the counts of all logical CPUs" says 0 "stat --sim $cpus -e MUL --all --timeout 1000" \
	"all 21,000 events 21.0 k MUL 3/3 pmc"
cpu_cells() {
	run stat --sim $cpus -e MUL -f csv --timeout 1000 && [ "$status" = 0 ] && undated "$scratch/out" >"$scratch/undated" && holds undated \
		"time,seconds,platform,kind,name,box,cpu,instance,state,value,unit,instances_seen,instances_expected,enabled_ns,running_ns,instances_unseen,runs,runs_made,deviation,flags,samples,sampling_ns,package,errata,group" \
		"1,1,p6,event,MUL,pmc,3,,ok,7000,events,1,1,1000000000,1000000000,0,,,,simulated,2,0,,,"
}
try "stat: CSV has a cpu column for counters of logical CPUs" cpu_cells
found_on_cpu() {
	says 0 "stat --sim $cpus -e MUL -r 2 --timeout 10" && holds err \
		"uncore: pmc of cpu 3 was already counting: PerfEvtSel1 was 0x00030012 (MUL), and others" \
		"uncore restores it at the end, but disturbs the program that counts there; see: uncore who" &&
		[ "$(wc -l <"$scratch/err")" = 2 ]
}
try "stat: warns once that another program was already counting on a CPU" found_on_cpu
json_cpu() {
	says 0 "stat --sim $cpus -e MUL --format json --timeout 1000" && grep -q '"box": "pmc", "cpu": 3,' "$scratch/out"
}
try "stat: JSON names the logical CPU of a count" json_cpu
openmetrics_cpu() {
	says 0 "stat --sim $cpus -e MUL --format openmetrics --timeout 1000" &&
		grep -qF 'uncore_events_total{platform="p6",box="pmc",event="MUL",cpu="3"} 7000' "$scratch/out"
}
try "stat: OpenMetrics labels a count with its logical CPU" openmetrics_cpu
try "stat: --socket is rejected for events of logical CPUs" complains 2 "stat --sim $cpus -e MUL -s 1 --timeout 10" \
	"uncore stat: --socket: MUL counts on logical CPUs, on all that are online; leave out --socket"
try "stat: suggests --multiplex for two events that need one counter" complains 2 \
	"stat --sim $cpus -e MUL,DIV --timeout 10" \
	"--multiplex runs them in turn and scales the counts"
try "stat: --multiplex counts two events of one counter in turn" says 0 \
	"stat --sim $cpus -e MUL,DIV --multiplex --timeout 1000" \
	"3 7,000 events 7.00 k MUL 1/1 pmc counted 50.0 % of the time"
try "stat: exits 3 for an event that this processor does not have" complains 3 \
	"stat --sim $cpus -e EMON_KNI_INST_RETIRED.SCALAR --timeout 10" \
	'uncore stat: Pentium M has no EMON_KNI_INST_RETIRED; see: uncore show EMON_KNI_INST_RETIRED'
try "stat: exits 3 when this processor needs a umask that the event lacks" complains 3 \
	"stat --sim $cpus -e L2_LINES_IN --timeout 10" \
	'uncore stat: Pentium M has no L2_LINES_IN without a umask; see: uncore show L2_LINES_IN'
try "stat: counts an event that this processor has" says 0 "stat --sim $cpus -e EMON_EST_TRANS.FREQ --timeout 1000" \
	"3 40 events 40.0 EMON_EST_TRANS.FREQ 1/1 pmc"
try "stat: names the processor that is simulated" says 0 "stat --sim p6/pentium_iii:2 -e L2_LINES_IN --timeout 10" \
	"p6 (Pentium III), 2 sockets, the simulator, 0.010000 s"
try "stat: --sim with an unknown processor variant exits 2" complains 2 "stat --sim p6/pentium_v -e MUL --timeout 10" \
	"uncore stat: --sim: /variant: p6 has no variant pentium_v"
try "stat: a scenario with an event that its processor does not have exits 2" complains 2 \
	"stat --sim p6/pentium_iii:4,tests/scenarios/cpus.json -e MUL --timeout 10" \
	"uncore stat: --sim: /traffic/2/event: it means nothing on Pentium III"
writes() {
	says 0 "stat --sim p6 --dry-run -v -e MUL --timeout 10" \
		"setup cpu 0 PerfEvtSel0 MSR 0x186 0x0 ev_sel=0" "reset cpu 0 PerfCtr1 MSR 0xc2 0x0" \
		"program cpu 0 PerfEvtSel1 MSR 0x187 0x30012 os=1 usr=1 ev_sel=0x12" \
		"start cpu 0 PerfEvtSel0 MSR 0x186 0x400000 en=1 ev_sel=0" "stop cpu 0 PerfEvtSel0 MSR 0x186 0x0 ev_sel=0"
}
try "stat: --dry-run prints the writes to the registers of a logical CPU" writes

try "dump: prints both events of a CPU when one bit enables both counters" says 0 "dump --sim $cpus" "cpu 3" \
	"pmc.ctl0 PerfEvtSel0 MSR 0x186 0x00430258 counts EMON_EST_TRANS.FREQ" \
	"pmc.ctl1 PerfEvtSel1 MSR 0x187 0x00030012 counts MUL" "pmc.ctr1 PerfCtr1 MSR 0xc2 0x0000000000000007 count 7" \
	"pmc - - - offline: its logical CPU is offline"
try "who: lists both counters that another program uses on a CPU" says 1 "who --sim $cpus" \
	"cpu 3 pmc.ctl0 PerfEvtSel0 0x430258 - counts EMON_EST_TRANS.FREQ" "cpu 3 pmc.ctl1 PerfEvtSel1 0x30012 - counts MUL"
offline_is_no_fault() {
	run doctor --sim "p6/pentium_m:2"
	[ "$status" = 0 ] && holds out "pmc ok 0 1 -"
}
try "doctor: reports the counters of logical CPUs as ok" offline_is_no_fault

# Sockets are numbered from 0 even on a machine whose package 0 has no CPU online.
stat_packages() {
	echo '{ "schema": 1, "platform": "ivt", "sockets": [ { "package": 1 }, { "package": 3 } ] }' >"$scratch/packages.json"
	run stat --sim "ivt,$scratch/packages.json" -e UNC_C_CLOCKTICKS -t 100 -f json &&
		[ "$(grep -o '"socket": [0-9]*, "package": [0-9]*' "$scratch/out" | tr '\n' ';')" = \
			'"socket": 0, "package": 1;"socket": 1, "package": 3;' ] &&
		run stat --sim "ivt,$scratch/packages.json" -e UNC_C_CLOCKTICKS -t 100 -f json --all &&
		grep -q '"socket": null, "package": null' "$scratch/out" &&
		run stat --sim "ivt,$scratch/packages.json" -e UNC_C_CLOCKTICKS -t 100 -f csv &&
		[ "$(cut -d, -f23 "$scratch/out" | tr '\n' ' ')" = "package 1 3 " ] || { cat "$scratch/out"; return 1; }
}
try "stat: JSON and CSV print the package number of each socket" stat_packages

# The journal of a session that was killed names CPUs. Another program computed its checksum.
puts_back() {
	mkdir "$scratch/cpus" && printf '%s\n' "uncore journal 3" "platform p6" "boot - 0" "machine the simulator" "pid 1" "cpu 3 pmc 0 ctr 1 0x7" \
		"cpu 3 pmc 0 ctl 0 0x30079" "cpu 3 pmc 0 ctl 1 0x0" "end 3 0x7136622a" >"$scratch/cpus/journal.1.1" &&
		says 0 "restore --sim $cpus --state $scratch/cpus" \
			"restore cpu 3 PerfEvtSel0 MSR 0x186 0x30079 os=1 usr=1 ev_sel=0x79" &&
		[ ! -e "$scratch/cpus/journal.1.1" ]
}
try "restore: prints the CPU register that it writes back, and removes the journal" puts_back

try "list: prints which processors have an event" begins "list -p p6 L2_M_LINES_OUT*" \
	"L2_M_LINES_OUTM 0x27 - 0,1 pmc L2 pentium_pro,pentium_ii,pentium_iii " "L2_M_LINES_OUT 0x27 - 0,1 pmc L2 pentium_m "
no_column() {
	exits 0 list -p jkt UNC_U_LOCK_CYCLES && ! grep -q "only on" "$scratch/out"
}
try "list: prints no processor column for a platform without variants" no_column
try "show: prints what an event means on some processors only" begins "show -p p6 L2_LINES_IN" \
	"differs on Pentium M: The states of the lines must be chosen" \
	"restriction a sub-event must be chosen, on processors that have one" "M 0x08 + 0,1 - (only on Pentium M) "
try "show: says when only some processors have an event" begins "show -p p6 MMX_INSTR_EXEC" "only on Pentium II"
try "encode: sets os and usr unless the event clears one" answers "encode -p p6 INST_RETIRED INST_RETIRED,usr=0" \
	"PerfEvtSel{i} MSR 0x186 + i 0x000300c0 os=1 usr=1 ev_sel=0xc0" "PerfEvtSel{i} MSR 0x186 + i 0x000200c0 os=1 ev_sel=0xc0"
try "encode: says which processors have the event" answers "encode -p p6 L2_LD.MESI+ALL_PREFETCH" \
	"L2_LD.MESI+ALL_PREFETCH pmc of p6, counters 0,1, only on Pentium M" \
	"PerfEvtSel{i} MSR 0x186 + i 0x00032f29 os=1 usr=1 umask=0x2f ev_sel=0x29"
try "encode: rejects a umask that may not be combined with others" complains 2 "encode -p p6 EMON_EST_TRANS.FREQ+ALL" \
	"uncore encode: col 21: FREQ may not be combined with other umasks"
try "decode: names the event of each processor when a code has two meanings" begins \
	"decode -p p6 PerfEvtSel0 0x4300ce" \
	"event: MMX_INSTR_RET on Pentium II; EMON_SIMD_INSTR_RETIRED on Pentium M"
shell_lines() {
	answers "encode -p p6 --format rdmsr MUL INST_RETIRED" \
		'wrmsr -p "$CPU" 0x187 0x30012 # PerfEvtSel1 os=1 usr=1 ev_sel=0x12' \
		'wrmsr -p "$CPU" 0x186 0x300c0 # PerfEvtSel0 os=1 usr=1 ev_sel=0xc0' \
		'wrmsr -p "$CPU" 0x186 0x4300c0 # PerfEvtSel0 en=1 os=1 usr=1 ev_sel=0xc0' &&
		[ "$(grep -c wrmsr "$scratch/out")" = 3 ] && answers "encode -p p6 --format rdmsr MUL" \
		'wrmsr -p "$CPU" 0x186 0x400000 # PerfEvtSel0 en=1 ev_sel=0'
}
try "encode: --format rdmsr enables both counters with one write" shell_lines
try "encode: --format perf prints CPU events with their modifiers" answers \
	"encode -p p6 --format perf MUL L2_LD.M,cmask=2,inv INST_RETIRED,usr=0 INST_RETIRED,os=0,edge" \
	"cpu/event=0x12/" "cpu/event=0x29,umask=0x8,inv,cmask=0x2/" "cpu/event=0xc0/k" "cpu/event=0xc0,edge/u"
json_decoded() {
	run decode -p p6 PerfEvtSel0 0x4300ce --format json
	grep -q '"event": "MMX_INSTR_RET",' "$scratch/out"
}
try "decode: JSON names one event when a code has two meanings" json_decoded

# Through the files of a Linux machine: the signature is read from /proc/cpuinfo, the counters from each CPU's MSR file.
on_linux() {
	says 0 "stat --root $scratch/machine -e MUL,EMON_EST_TRANS.FREQ --timeout 50 --format csv" || return 1
	[ "$(cut -d, -f5,7,9 "$scratch/out" | sort | tr '\n' ' ')" = \
		"EMON_EST_TRANS.FREQ,0,ok EMON_EST_TRANS.FREQ,1,ok EMON_EST_TRANS.FREQ,3,ok MUL,0,ok MUL,1,ok MUL,3,ok name,cpu,state " ] ||
		{ cat "$scratch/out"; return 1; }
	begins "dump --root $scratch/machine" "p6 (Pentium M), 3 sockets, " "pmc.ctl1 PerfEvtSel1 MSR 0x187 0x00030012 counts MUL" &&
		ls "$scratch/machine.uncore" | tr '\n' ' ' | grep -q "cpu0.pmc.lock cpu1.pmc.lock cpu3.pmc.lock" &&
		complains 3 "stat --root $scratch/machine -e EMON_KNI_INST_RETIRED.SCALAR --timeout 10" \
			'uncore stat: Pentium M has no EMON_KNI_INST_RETIRED; see: uncore show EMON_KNI_INST_RETIRED'
}
if [ ! -c /dev/fuse ]; then
	skip "stat, dump: read counters of logical CPUs on a mounted simulator" "no /dev/fuse"
elif ! mkdir "$scratch/machine" || ! "$uncore" sim mount --sim "$cpus" --background "$scratch/machine" >"$scratch/mounted" 2>&1; then
	skip "stat, dump: read counters of logical CPUs on a mounted simulator" "$(head -n 1 "$scratch/mounted")"
else
	try "stat, dump: read counters of logical CPUs on a mounted simulator" on_linux
	umount -l "$scratch/machine" 2>/dev/null || fusermount3 -uz "$scratch/machine"
fi
