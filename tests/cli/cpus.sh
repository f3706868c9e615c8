# SPDX-License-Identifier: MIT
# Sourced by run.sh: counters of logical CPUs, and events that processors of one platform have differently. Values were worked
# out by hand from the SDM (volume 3, 325384-059): enable is bit 22 of PerfEvtSel0 (0x186), the levels are bits 17:16.

cpus=p6,tests/scenarios/cpus.json

try "stat: a line for each CPU that is online" says 0 "stat --sim $cpus -e INST_RETIRED,MUL --timeout 1000" \
	"cpu count unit per second event instances" \
	"0 1,000,000 events 1.00 M INST_RETIRED 1/1 pmc" "1 1,000,500 events 1.00 M INST_RETIRED 1/1 pmc" \
	"3 1,000,000 events 1.00 M INST_RETIRED 1/1 pmc" "3 7,000 events 7.00 k MUL 1/1 pmc"
try "stat: all of them" says 0 "stat --sim $cpus -e MUL --all --timeout 1000" "all 21,000 events 21.0 k MUL 3/3 pmc"
try "stat: CSV names them so" says 0 "stat --sim $cpus -e MUL --format csv --timeout 1000" \
	"time,seconds,platform,kind,name,box,cpu,instance,state,value,unit,instances_seen,instances_expected,enabled_ns,running_ns,instances_unseen,runs,runs_made,deviation,flags,samples,sampling_ns,package" \
	"1,1,p6,event,MUL,pmc,3,,ok,7000,events,1,1,1000000000,1000000000,0,,,,,9,0,"
found_on_cpu() {
	says 0 "stat --sim $cpus -e MUL -r 2 --timeout 10" && holds err \
		"uncore: pmc of cpu 3 was already counting: PerfEvtSel1 was 0x00030012 (MUL), and others" \
		"uncore restores it at the end, but disturbs the program that counts there; see: uncore who" &&
		[ "$(wc -l <"$scratch/err")" = 2 ]
}
try "stat: another program's counters are told, once" found_on_cpu
json_cpu() {
	says 0 "stat --sim $cpus -e MUL --format json --timeout 1000" && grep -q '"box": "pmc", "cpu": 3,' "$scratch/out"
}
try "stat: JSON names them so" json_cpu
openmetrics_cpu() {
	says 0 "stat --sim $cpus -e MUL --format openmetrics --timeout 1000" &&
		grep -qF 'uncore_events_total{platform="p6",box="pmc",event="MUL",cpu="3"} 7000' "$scratch/out"
}
try "stat: OpenMetrics labels them so" openmetrics_cpu
try "stat: a socket is none" complains 2 "stat --sim $cpus -e MUL -s 1 --timeout 10" \
	"uncore stat: --socket: MUL counts on logical CPUs, on all that are online; leave out --socket"
try "stat: two events of one counter" complains 2 "stat --sim $cpus -e MUL,DIV --timeout 10" \
	"--multiplex runs them in turn and scales the counts"
try "stat: in turn" says 0 "stat --sim $cpus -e MUL,DIV --multiplex --timeout 1000" \
	"3 7,000 events 7.00 k MUL 1/1 pmc counted 50.0 % of the time"
try "stat: an event of another processor" complains 3 "stat --sim $cpus -e EMON_KNI_INST_RETIRED.SCALAR --timeout 10" \
	'uncore stat: Pentium M has no EMON_KNI_INST_RETIRED; see: uncore show EMON_KNI_INST_RETIRED'
try "stat: a umask that this one demands" complains 3 "stat --sim $cpus -e L2_LINES_IN --timeout 10" \
	'uncore stat: Pentium M has no L2_LINES_IN without a umask; see: uncore show L2_LINES_IN'
try "stat: one of this processor" says 0 "stat --sim $cpus -e EMON_EST_TRANS.FREQ --timeout 1000" \
	"3 40 events 40.0 EMON_EST_TRANS.FREQ 1/1 pmc"
try "stat: the processor that is simulated" says 0 "stat --sim p6/pentium_iii:2 -e L2_LINES_IN --timeout 10" \
	"p6 (Pentium III), 2 sockets, the simulator, 0.010000 s"
try "stat: a processor that there is not" complains 2 "stat --sim p6/pentium_v -e MUL --timeout 10" \
	"uncore stat: --sim: /variant: p6 has no variant pentium_v"
try "stat: traffic that it cannot have" complains 2 "stat --sim p6/pentium_iii:4,tests/scenarios/cpus.json -e MUL --timeout 10" \
	"uncore stat: --sim: /traffic/2/event: it means nothing on Pentium III"
writes() {
	says 0 "stat --sim p6 --dry-run -e MUL --timeout 10" \
		"setup cpu 0 PerfEvtSel0 MSR 0x186 0x0 ev_sel=0" "reset cpu 0 PerfCtr1 MSR 0xc2 0x0" \
		"program cpu 0 PerfEvtSel1 MSR 0x187 0x30012 os=1 usr=1 ev_sel=0x12" \
		"start cpu 0 PerfEvtSel0 MSR 0x186 0x400000 en=1 ev_sel=0" "stop cpu 0 PerfEvtSel0 MSR 0x186 0x0 ev_sel=0"
}
try "stat: what would be written" writes

try "dump: both counters run by one bit" says 0 "dump --sim $cpus" "cpu 3" \
	"pmc.ctl0 PerfEvtSel0 MSR 0x186 0x00430258 counts EMON_EST_TRANS.FREQ" \
	"pmc.ctl1 PerfEvtSel1 MSR 0x187 0x00030012 counts MUL" "pmc.ctr1 PerfCtr1 MSR 0xc2 0x0000000000000007 count 7" \
	"pmc - - - offline: its logical CPU is offline"
try "who: both counters of another program" says 1 "who --sim $cpus" \
	"cpu 3 pmc.ctl0 PerfEvtSel0 0x430258 - counts EMON_EST_TRANS.FREQ" "cpu 3 pmc.ctl1 PerfEvtSel1 0x30012 - counts MUL"
offline_is_no_fault() {
	run doctor --sim "p6/pentium_m:2"
	[ "$status" = 0 ] && holds out "pmc ok 0 1 -"
}
try "doctor: CPUs" offline_is_no_fault

# A machine whose package 0 has no CPU online counts its sockets from 0 all the same.
stat_packages() {
	echo '{ "schema": 1, "platform": "ivt", "sockets": [ { "package": 1 }, { "package": 3 } ] }' >"$scratch/packages.json"
	run stat --sim "ivt,$scratch/packages.json" -e UNC_C_CLOCKTICKS -t 100 -f json &&
		[ "$(grep -o '"socket": [0-9]*, "package": [0-9]*' "$scratch/out" | tr '\n' ';')" = \
			'"socket": 0, "package": 1;"socket": 1, "package": 3;' ] &&
		run stat --sim "ivt,$scratch/packages.json" -e UNC_C_CLOCKTICKS -t 100 -f json --all &&
		grep -q '"socket": null, "package": null' "$scratch/out" &&
		run stat --sim "ivt,$scratch/packages.json" -e UNC_C_CLOCKTICKS -t 100 -f csv &&
		[ "$(sed 's/.*,//' "$scratch/out" | tr '\n' ' ')" = "package 1 3 " ] || { cat "$scratch/out"; return 1; }
}
try "stat: sockets by their packages too" stat_packages

# Left by a session that was killed: its journal names CPUs. The checksum was worked out by another program.
puts_back() {
	mkdir "$scratch/cpus" && printf '%s\n' "uncore journal 3" "platform p6" "boot - 0" "machine the simulator" "pid 1" "cpu 3 pmc 0 ctr 1 0x7" \
		"cpu 3 pmc 0 ctl 0 0x30079" "cpu 3 pmc 0 ctl 1 0x0" "end 3 0x7136622a" >"$scratch/cpus/journal.1.1" &&
		says 0 "restore --sim $cpus --state $scratch/cpus" \
			"restore cpu 3 PerfEvtSel0 MSR 0x186 0x30079 os=1 usr=1 ev_sel=0x79" &&
		[ ! -e "$scratch/cpus/journal.1.1" ]
}
try "restore: what a session on CPUs left" puts_back

try "list: which processors have it" begins "list -p p6 L2_M_LINES_OUT*" \
	"L2_M_LINES_OUTM 0x27 - 0,1 pmc L2 pentium_pro,pentium_ii,pentium_iii " "L2_M_LINES_OUT 0x27 - 0,1 pmc L2 pentium_m "
no_column() {
	run list -p jkt UNC_U_LOCK_CYCLES && ! grep -q "only on" "$scratch/out"
}
try "list: a platform without variants has no such column" no_column
try "show: what differs" begins "show -p p6 L2_LINES_IN" "differs on Pentium M: The states of the lines must be chosen" \
	"restriction a sub-event must be chosen, on processors that have one" "M 0x08 + 0,1 - (only on Pentium M) "
try "show: only on some" begins "show -p p6 MMX_INSTR_EXEC" "only on Pentium II"
try "encode: both levels, unless it says otherwise" answers "encode -p p6 INST_RETIRED INST_RETIRED,usr=0" \
	"PerfEvtSel{i} MSR 0x186 + i 0x000300c0 os=1 usr=1 ev_sel=0xc0" "PerfEvtSel{i} MSR 0x186 + i 0x000200c0 os=1 ev_sel=0xc0"
try "encode: says for which processors" answers "encode -p p6 L2_LD.MESI+ALL_PREFETCH" \
	"L2_LD.MESI+ALL_PREFETCH pmc of p6, counters 0,1, only on Pentium M" \
	"PerfEvtSel{i} MSR 0x186 + i 0x00032f29 os=1 usr=1 umask=0x2f ev_sel=0x29"
try "encode: what no processor has at once" complains 2 "encode -p p6 EMON_EST_TRANS.FREQ+ALL" \
	"uncore encode: col 21: FREQ may not be combined with other umasks"
try "decode: one code, two meanings" begins "decode -p p6 PerfEvtSel0 0x4300ce" \
	"event: MMX_INSTR_RET on Pentium II; EMON_SIMD_INSTR_RETIRED on Pentium M"
shell_lines() {
	answers "encode -p p6 --format rdmsr MUL INST_RETIRED" \
		'wrmsr -p "$CPU" 0x187 0x30012 # PerfEvtSel1 os=1 usr=1 ev_sel=0x12' \
		'wrmsr -p "$CPU" 0x186 0x300c0 # PerfEvtSel0 os=1 usr=1 ev_sel=0xc0' \
		'wrmsr -p "$CPU" 0x186 0x4300c0 # PerfEvtSel0 en=1 os=1 usr=1 ev_sel=0xc0' &&
		[ "$(grep -c wrmsr "$scratch/out")" = 3 ] && answers "encode -p p6 --format rdmsr MUL" \
		'wrmsr -p "$CPU" 0x186 0x400000 # PerfEvtSel0 en=1 ev_sel=0'
}
try "encode: one write enables both counters" shell_lines
try "encode: as perf has it" answers "encode -p p6 --format perf MUL L2_LD.M,cmask=2,inv INST_RETIRED,usr=0 INST_RETIRED,os=0,edge" \
	"cpu/event=0x12/" "cpu/event=0x29,umask=0x8,inv,cmask=0x2/" "cpu/event=0xc0/k" "cpu/event=0xc0,edge/u"
json_decoded() {
	run decode -p p6 PerfEvtSel0 0x4300ce --format json
	grep -q '"event": "MMX_INSTR_RET",' "$scratch/out"
}
try "decode: JSON has an expression for encode" json_decoded

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
	skip "stat, dump: CPUs on a mounted simulator" "no /dev/fuse"
elif ! mkdir "$scratch/machine" || ! "$uncore" sim mount --sim "$cpus" --background "$scratch/machine" >"$scratch/mounted" 2>&1; then
	skip "stat, dump: CPUs on a mounted simulator" "$(head -n 1 "$scratch/mounted")"
else
	try "stat, dump: CPUs on a mounted simulator" on_linux
	umount -l "$scratch/machine" 2>/dev/null || fusermount3 -uz "$scratch/machine"
fi
