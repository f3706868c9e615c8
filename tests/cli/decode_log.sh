# SPDX-License-Identifier: MIT
# Sourced by commands.sh: checks what uncore decode-log prints. The logs in tests/cli/logs are from real runs, where nothing
# else is said:
#   likwid_ivt, likwid_hsx  the lines with "Added event" or "Register 0x" of LIKWID 5.2.2, run by uncore sim run --sim
#              ivt:2 -- likwid-perfctr -V 3 -C 0 -g CAS_COUNT_RD:MBOX0C0,TOR_INSERTS_OPCODE:CBOX0C0:OPCODE=0x182,… true;
#              that of hsx with -M 0 and the events that its first lines show
#   shell      sh -x of a script with msr-tools 1.3 and pciutils 3.9, on --sim ivt:2,idle
#   pcm        pcm-msr and pcm-pcicfg 202302, on --sim ivt:2,idle
#   kernel     written by hand: the format is that of Linux 6.1, arch/x86/include/asm/msr-trace.h, behind what
#              trace_pipe, trace-cmd report and perf script print before an event

logs=tests/cli/logs

# explains "OPTION..." LOG LINE...: decode-log prints the lines for the log; the number of blanks does not matter
explains() {
	words=$1 log=$2
	shift 2
	answers "decode-log $words $log" "$@"
}

# below LOG LINE-OF-THE-LOG LINE...: these are exactly what is printed below the log's line, which has this part
below() {
	part=$2
	"$uncore" decode-log -p ivt "$1" >"$scratch/out" 2>"$scratch/err" || return 1
	shift 2
	awk -v part="$part" '/^  = / || /^    / { if (is_it) print; next } { is_it = index($0, part) > 0 }' "$scratch/out" |
		sed 's/  */ /g; s/^ //; s/ $//' >"$scratch/below"
	printf '%s\n' "$@" | cmp -s - "$scratch/below" || { echo "below $part:"; cat "$scratch/below"; return 1; }
}

# What stat prints of its writes must be found again: every write to memory, and the event that it selects.
own_writes() {
	"$uncore" stat --sim icx -v -e UNC_M_CAS_COUNT.RD -t 10 >"$scratch/own.log" 2>&1 || return 1
	exits 0 decode-log -p icx "$scratch/own.log" || return 1
	[ "$(grep -c ' MMIO ' "$scratch/own.log")" -ge 36 ] &&
		[ "$(grep -c ' MMIO ' "$scratch/own.log")" = "$(grep -c '^  = write imc' "$scratch/out")" ] &&
		[ "$(grep -c '^    counts UNC_M_CAS_COUNT.RD$' "$scratch/out")" = 12 ] &&
		holds out "= write imc11.ctl0 IMC11_PMON_CTL0 socket 0 = 0x00400f04 en=1 umask=0xf ev_sel=4"
}
try "decode-log: finds the writes to memory that stat -v prints" own_writes
own_found() {
	"$uncore" stat --sim spr -v -e UNC_P_CLOCKTICKS,mdf3:UNC_MDF_CRS_TxR_INSERTS.AD_BNC -t 10 >"$scratch/own.log" 2>&1 || return 1
	exits 0 decode-log -p spr "$scratch/own.log" || return 1
	[ "$(grep -c ' FOUND ' "$scratch/own.log")" -ge 16 ] &&
		[ "$(grep -c ' FOUND ' "$scratch/own.log")" = "$(grep -Ec '^  = write (pcu|mdf3)[.]' "$scratch/out")" ] &&
		holds out "= write mdf3.ctl0 MDF3_PMON_CTL0 socket 0 = 0x0000000000000147 umask=1 ev_sel=0x47" "counts UNC_MDF_CRS_TxR_INSERTS.AD_BNC"
}
try "decode-log: finds the writes to units of the machine's table that stat -v prints" own_found
own_json() {
	printf 'program     socket 1  X  MMIO imc3.channel+0x40  0x400f04  en=1\n' >"$scratch/own.log"
	exits 0 decode-log -p icx --format json "$scratch/own.log" &&
		grep -q '"unit": "socket 1", "box": "imc", "instance": 3, "register": "ctl0".*"offset": "0x40", "window": "imc.channel"' "$scratch/out"
}
try "decode-log: JSON has the window of a register in memory" own_json

no_filter="no filter so far lets it count: UNC_C_TOR_INSERTS.OPCODE needs opc=VALUE in box_filter1; without it nothing is counted"
try "decode-log: a write of wrmsr has register, instance, fields and event" below $logs/shell.log "+ wrmsr -p 0 0xd10 0x00400135" \
	"= write cbo0.ctl0 C0_MSR_PMON_CTL0 cpu 0 = 0x00400135 en=1 umask=1 ev_sel=0x35" "counts UNC_C_TOR_INSERTS.OPCODE" \
	"was 0x00000000: en=0 umask=0 ev_sel=0" "$no_filter"
# 329468-002 p33 Table 2-14: bit 23 is reserved and written 0; edge detect needs a threshold
try "decode-log: a write that breaks rules says which, and what it changed" below $logs/shell.log "0x840135" \
	"= write cbo0.ctl0 C0_MSR_PMON_CTL0 cpu 0 = 0x00840135 edge_det=1 umask=1 ev_sel=0x35" \
	"counts UNC_C_TOR_INSERTS.OPCODE,edge_det" "was 0x00400135: en=1 edge_det=0" "$no_filter" \
	"breaks a rule: reserved bit 23 must be written as 0" "breaks a rule: edge_det is set, and needs thresh other than 0"
try "decode-log: a filter that was written belongs to the event" below $logs/shell.log "wrmsr -p 0 0xd11" \
	"= write cbo0.ctl1 C0_MSR_PMON_CTL1 cpu 0 = 0x00400135 en=1 umask=1 ev_sel=0x35" "counts UNC_C_TOR_INSERTS.OPCODE,opc=DRd"
try "decode-log: a control that is written while the box counts breaks the order" below $logs/shell.log "0xd12" \
	"= write cbo0.ctl2 C0_MSR_PMON_CTL2 cpu 0 = 0x00400136 en=1 umask=1 ev_sel=0x36" \
	"counts UNC_C_TOR_OCCUPANCY.OPCODE,opc=DRd" "breaks a rule: the box is not frozen: its setup freezes it first, by box_ctl"
frozen() {
	printf 'wrmsr 0xd04 0x30000\nwrmsr 0xc00 0x80000000\nwrmsr 0xd10 0x400135\nwrmsr 0xc00 0x20000000\nwrmsr 0xd11 0x400135\n' |
		"$uncore" decode-log -p ivt >"$scratch/out" || return 1
	is "1" grep -c "not frozen" "$scratch/out" && grep -A 4 0xd11 "$scratch/out" | grep -q "not frozen"
}
is() {
	wanted=$1
	shift
	got=$("$@" 2>&1)
	[ "$got" = "$wanted" ] || { printf '%s\n  printed:  %s\n  expected: %s\n' "$*" "$got" "$wanted"; return 1; }
}
try "decode-log: a global freeze counts as a freeze of the box, until the global unfreeze" frozen
values() {
	"$uncore" decode-log -p ivt $logs/shell.log >"$scratch/out" || return 1
	# what rdmsr and setpci print is taken for the value: hexadecimal, decimal, with 0x, a part of the bits, a half
	sed 's/  */ /g; s/^ //' "$scratch/out" | grep '= read .* = ' | cut -d' ' -f3- >"$scratch/reads"
	cat >"$scratch/wanted" <<'END'
cbo0.ctl0 C0_MSR_PMON_CTL0 cpu 0 = 0x00000000
pcu.box_ctl PCU_MSR_PMON_BOX_CTL cpu 0 of those online = 0x00030000
pcu.box_ctl PCU_MSR_PMON_BOX_CTL cpu 1 of those online = 0x00030000
pcu.box_ctl PCU_MSR_PMON_BOX_CTL cpu 2 of those online = 0x00030000
cbo0.ctl0 C0_MSR_PMON_CTL0 cpu 0 = 0x00400135 en=1 umask=1 ev_sel=0x35
cbo0.ctl0 C0_MSR_PMON_CTL0 cpu 1 = 0x00400135 en=1 umask=1 ev_sel=0x35
cbo0.ctl0 C0_MSR_PMON_CTL0 cpu 0 = 0x00000100 (bits 15:8 only) umask=1
imc0.ctl0 MC_CH0_PCI_PMON_CTL0 bus 0000:7f = 0x00400b04 en=1 umask=0xb ev_sel=4
imc0.ctr0 MC_CH0_PCI_PMON_CTR0 bus 0000:7f = 0x0000000000000000 (upper half)
imc0.ctl0 MC_CH0_PCI_PMON_CTL0 bus 0000:7f = 0x00000004 (bits 7:0 only) ev_sel=4
imc0.box_ctl MC_CH0_PCI_PMON_BOX_CTL bus 0000:7f = 0x00030100 frz=1
imc1.ctl0 MC_CH1_PCI_PMON_CTL0 bus 0000:ff = 0x00000000
imc0.ctl0 MC_CH0_PCI_PMON_CTL0 = 0x00000000
imc0.ctl0 MC_CH0_PCI_PMON_CTL0 = 0x00400304 en=1 umask=3 ev_sel=4
END
	diff "$scratch/wanted" "$scratch/reads"
}
try "decode-log: values that rdmsr and setpci print belong to the commands" values
# rdmsr takes options after the register too; -d prints "-" for the highest bit of what it prints (msr-tools 1.3).
forms() {
	printf '%s\n' 'rdmsr 0xd16 -u' 123456 'rdmsr -u 0xd16' 123456 'rdmsr 0xd16 -p1 -d' 123456 'rdmsr --octal 0xd16 -p 1' 361100 \
		'rdmsr 0xd16 -X' 1E240 'rdmsr 0xd16 -c -0 --' 0x1e240 'rdmsr -u -x -- 0xd16' 1e240 'rdmsr 0xd16 -co' 0361100 \
		'rdmsr 0xd16 -f7:4 -u' 12 'rdmsr -f 31:0 0xd10 -d' -2118123829 'rdmsr 0xd10 -d -f 31:30' 0 'wrmsr 0xd16 0x1 -p 3 0x2' \
		'rdmsr 0xd16 -r' 'rdmsr 0xd16' 7 | "$uncore" decode-log -p ivt >"$scratch/out" || return 1
	sed -n 's/  */ /g; s/^ = \([^ ]*\) cbo0.*_CT[RL][0-9] \(.* =\)/\1 \2/p; /^ *-r/p' "$scratch/out" >"$scratch/reads"
	cat >"$scratch/wanted" <<'END'
read cpu 0 = 0x000000000001e240 count 123456
read cpu 0 = 0x000000000001e240 count 123456
read cpu 1 = 0x000000000001e240 count 123456
read cpu 1 = 0x000000000001e240 count 123456
read cpu 0 = 0x000000000001e240 count 123456
read cpu 0 = 0x000000000001e240 count 123456
read cpu 0 = 0x000000000001e240 count 123456
read cpu 0 = 0x000000000001e240 count 123456
read cpu 0 = 0x00000000000000c0 (bits 7:4 only) count 123584
read cpu 0 = 0xfe400135 thresh=0xfe en=1 umask=1 ev_sel=0x35
read cpu 0 = 0x00000000 (bits 30 only)
write cpu 3 = 0x0000000000000001 count 1
write cpu 3 = 0x0000000000000002 count 2
 -r prints the value as bytes, which are not decoded: leave out -r
read cpu 0 = 0x0000000000000007 count 7
END
	diff "$scratch/wanted" "$scratch/reads"
}
try "decode-log: options of rdmsr and wrmsr before and after the register" forms
# Table 2-12 of 329468-002: bits 17:16 are reserved and written 1.
old_values() {
	printf '%s\n' 'wrmsr -p 0 0xd04 0x30100' 'wrmsr -p 0 0xd04 0x30000' 'rdmsr 0xd04' 000100 >"$scratch/old.log"
	below "$scratch/old.log" 0x30000 "= write cbo0.box_ctl C0_MSR_PMON_BOX_CTL cpu 0 = 0x00030000" "was 0x00030100: frz=1" &&
		"$uncore" decode-log -p ivt -f json "$scratch/old.log" | grep -q '"value": "0x30000", "before": "0x30100"' || return 1
	below "$scratch/old.log" 000100 "= read cbo0.box_ctl C0_MSR_PMON_BOX_CTL cpu 0 = 0x00000100 frz=1" "was 0x00030000: frz=0"
}
try "decode-log: the old value has the reserved bits that were written" old_values
try "decode-log: setpci -v with a mask shows what was written" below $logs/shell.log "->(" \
	"= write imc0.ctl0 MC_CH0_PCI_PMON_CTL0 bus 0000:7f = 0x00400304 en=1 umask=3 ev_sel=4" "counts UNC_M_CAS_COUNT.RD"
demo() {
	"$uncore" decode-log -p ivt $logs/shell.log >"$scratch/out" && is "+ setpci -D" sh -c "grep -A 1 'setpci -D' '$scratch/out' | cut -c 1-11 | grep -v 'setpci -v'"
}
try "decode-log: setpci -D writes nothing" demo
try "decode-log: the kernel's trace has the CPU and a failure" below $logs/kernel.log "#GP" \
	"= write cbo0.ctl0 C0_MSR_PMON_CTL0 cpu 3 = 0x00400135 en=1 umask=1 ev_sel=0x35 FAILED"
try "decode-log: pcm-pcicfg -d has decimal numbers" below $logs/pcm.log "0:127:16:4@216" \
	"= read imc0.ctl0 MC_CH0_PCI_PMON_CTL0 bus 0000:7f = 0x00400304 en=1 umask=3 ev_sel=4" "counts UNC_M_CAS_COUNT.RD"
printf 'DEBUG: writing MSR 0xd10 value 0x400135 on cpu 7\n' >"$scratch/pcm"
try "decode-log: a debugging PCM's writes are read" answers "decode-log -p ivt -k $scratch/pcm" \
	"= write cbo0.ctl0 C0_MSR_PMON_CTL0 cpu 7 = 0x00400135 en=1 umask=1 ev_sel=0x35"

# LIKWID's events and counters, and what decode-log must make of them: instance and event.
likwid() {
	"$uncore" decode-log -k -p $1 $logs/likwid_$1.log | grep -v '^DEBUG' | awk '/= write/ { reg = $3 } /^    counts/ { print reg, $2 }' |
		sort -u >"$scratch/got"
	sort >"$scratch/wanted"
	diff "$scratch/wanted" "$scratch/got"
}
likwid_ivt() {
	printf '%s\n' "imc0.ctl0 UNC_M_CAS_COUNT.RD" "cbo0.ctl0 UNC_C_TOR_INSERTS.OPCODE,opc=DRd" | likwid ivt
}
likwid_hsx() {
	printf '%s\n' "imc0.ctl0 UNC_M_CAS_COUNT.RD" "imc1.ctl0 UNC_M_CAS_COUNT.WR" "cbo7.ctl0 UNC_C_CLOCKTICKS" \
		"ha0.ctl2 UNC_H_REQUESTS.READS_LOCAL" | likwid hsx
}
try "decode-log: LIKWID's log shows the events that it was asked for" likwid_ivt
try "decode-log: LIKWID's devices are found by the events that they count" likwid_hsx
# Table 2-14 of 329468-002: bits 17:16 of the box control are written 1.
try "decode-log: LIKWID writes reserved bits as 0" below $logs/likwid_ivt.log "CLEAR_UNCORE_BOX_CTRL [0] Device 5" \
	"= write imc0.box_ctl MC_CH0_PCI_PMON_BOX_CTL cpu 0 = 0x00000000" "breaks a rule: reserved bits 17:16 must be written as 3" \
	"= write imc0.box_ctl MC_CH0_PCI_PMON_BOX_CTL cpu 0 = 0x00000000" "breaks a rule: reserved bits 17:16 must be written as 3"

# Each write of a session is found where the session says it is, and breaks no rule. Who counts by Linux alone, or what runs
# freely, writes none. A third of the platforms in turn.
own() {
	tried=0
	for platform in $(platforms_in_turn 3); do
		"$uncore" dump --sim "$platform" --format csv | grep -qE ',(MSR|PCI) ' || continue
		sim=$platform:$(sockets_of $platform)
		for event in $("$uncore" list --umasks -p $platform --format csv | awk -F, '!/unprogrammable/ { print $2 }' | head -n 20); do
			! "$uncore" stat --sim $sim,idle -v -t 1 -e "$event" >/dev/null 2>"$scratch/log" || break
		done
		grep -qE ' (MSR 0x|PCI .* offset 0x)' "$scratch/log" || continue
		"$uncore" decode-log -k --sim $platform "$scratch/log" >"$scratch/out" || { cat "$scratch/log"; return 1; }
		is "$(grep -cE ' (MSR 0x|PCI .* offset 0x)' "$scratch/log")" grep -c '^  = write' "$scratch/out" || return 1
		awk '/^  = / { if ($0 !~ "  " name "  " unit " = ") { print; print line; exit 1 } next }
			/^    / { next } { line = $0; name = $4; unit = $2 " " $3 }' "$scratch/out" || return 1
		! grep -B 5 "breaks a rule" "$scratch/out" || return 1
		tried=$((tried + 1))
	done
	[ "$tried" -ge 3 ] || { echo "only $tried platforms"; return 1; }
}
try "decode-log: a session's own writes are found on platforms in turn, and break no rule" own
scripts() {
	"$uncore" encode -p ivt --format rdmsr UNC_C_TOR_INSERTS.OPCODE,opc=DRd UNC_M_CAS_COUNT.RD | "$uncore" decode-log -p ivt >"$scratch/out" &&
		is 15 grep -c 'counts UNC_C_TOR_INSERTS.OPCODE,opc=DRd$' "$scratch/out" && is 8 grep -c 'counts UNC_M_CAS_COUNT.RD$' "$scratch/out"
}
try "decode-log: the commands of encode --format rdmsr count its events in every instance" scripts

# What decode-log says of a value is what decode says of the register at that address.
cat >"$scratch/like.py" <<'END'
import json, subprocess, sys
count = 0
for line in sys.stdin:
    told = json.loads(line)
    if "value" not in told or "bits" in told or "msr" not in told:
        continue
    words = [sys.argv[1], "decode", "-p", "ivt", told["msr"], told["value"], "-f", "json"]
    decoded = json.loads(subprocess.run(words, stdout=subprocess.PIPE, check=True).stdout)
    decoded["fields"] = [field for field in decoded["fields"] if field["field"] is not None]
    for member in "box", "instance", "register", "name", "msr", "value", "fields":
        if told[member] != decoded[member]:
            sys.exit("%s: %s, not %s" % (member, told[member], decoded[member]))
    # The event has the filters that the log shows, and is left out where nothing counts.
    if "event" in told and told["event"].split(",opc=")[0] != decoded["event"]:
        sys.exit("event: %s, not %s" % (told["event"], decoded["event"]))
    if told["access"] == "write" and told.get("problems", []) != decoded["problems"]:
        if "not frozen" not in told["problems"][-1] or told["problems"][:-1] != decoded["problems"]:
            sys.exit("problems: %s, not %s" % (told["problems"], decoded["problems"]))
    count += 1
sys.exit(count < 12)
END
like_decode() {
	"$uncore" decode-log -p ivt -f json -k $logs/shell.log | python3 "$scratch/like.py" "$uncore"
}
if command -v python3 >/dev/null 2>&1; then
	try "decode-log: fields, event and broken rules are those that decode prints for the address" like_decode
else
	skip "decode-log: fields, event and broken rules are those that decode prints for the address" "no python3 here"
fi

# pciutils: -s and -d in a row choose together; after an operation they choose anew. 7f:10.5 has the ID 0eb5.
rechosen() {
	printf 'setpci -s 7f:10.4 d8.l=1 -s 7f:10.5 -d 8086:%s d8.l=2\n' 0eb5 0eb4 | "$uncore" decode-log -p ivt >"$scratch/out" &&
		sed -n 's/^  = write \([a-z0-9.]*\) .* = \(0x[0-9a-f]*\) .*/\1 \2/p' "$scratch/out" | tr '\n' ' ' >"$scratch/writes" &&
		is "imc0.ctl0 0x00000001 imc1.ctl0 0x00000002 imc0.ctl0 0x00000001 " cat "$scratch/writes"
}
try "decode-log: setpci chooses a device by slot and ID together, anew after an operation" rechosen

# Lines of scripts may be long: each access is explained, and each number that follows belongs to its own read.
long_lines() {
	{
		echo wrmsr 0xd16 $(seq 100)
		echo setpci -s 7f:10.4 $(seq 300 | sed 's/.*/d8.l=&/')
		for cpu in $(seq 0 39); do printf 'rdmsr -u -p %d 0xd16; ' "$cpu"; done
		echo
		seq 1000 1039
	} | "$uncore" decode-log -p ivt >"$scratch/out" || return 1
	{
		seq 100 | sed 's/.*/write cpu 0 &/'
		for digits in $(seq 300); do echo "write bus 0000:7f $((0x$digits))"; done
		for cpu in $(seq 0 39); do echo "read cpu $cpu"; done
		for cpu in $(seq 0 39); do echo "read cpu $cpu $((1000 + cpu))"; done
	} >"$scratch/wanted"
	sed -n 's/^  = \([a-z]*\) .* \(cpu [0-9]*\|bus 0000:7f\)\( = \(0x[0-9a-f]*\).*\)*$/\1 \2 \4/p' "$scratch/out" | sed 's/ $//' |
		while read -r access unit number value; do echo "$access $unit $number${value:+ $((value))}"; done | diff "$scratch/wanted" -
}
try "decode-log: every access of a long line, and the number of each read" long_lines

# ---- what is no access ----

untouched() {
	for log in $logs/*.log; do
		"$uncore" decode-log -p ivt "$log" | grep -v -e '^  = ' -e '^    [cwbn]' >"$scratch/out"
		cmp "$log" "$scratch/out" || return 1
	done
}
try "decode-log: the log's own lines stay as they are" untouched
cat >"$scratch/garbage" <<'END'
rdmsr
rdmsr -p
wrmsr 0xd10
wrmsr -p 0 0xd10 zero
wrmsr 0x123456789012345678 1
use rdmsr to read MSR 0xd10
setpci -s 7f:10.4
setpci -s 7f:10 d8.l=1
setpci -s 99999:10.4 d8.x=1
setpci d8.l=1
0000:7f:10.4 @d8 =
0000:7f:20.4 @d8 = 00000000
x write_msr: d10, value
write_msr:
DEBUG - [
DEBUG - [x:1] Y [0] Register , Flags: 0x1
DEBUG - [x:1] Y [0] Device 99999 Register 0xD8 , Flags: 0x1
Added event
 Writing 0x1 to MSR
 Read value 0x1 from 0:0x7f:0x10:0x4
program socket 0 X MSR 0xd10
program socket x X MSR 0xd10 0x1
400135
END
printf 'wrmsr 0xd10 0x1\000 0x2\nrdmsr\000\n\377\376 wrmsr \377\n' >>"$scratch/garbage"
head -c 200000 /dev/zero | tr '\0' 'x' >>"$scratch/garbage"
printf ' wrmsr 0xd10 1\r\n' >>"$scratch/garbage"
head -c 65536 "$uncore" >>"$scratch/garbage"
same_garbage() {
	"$uncore" decode-log -p ivt "$scratch/garbage" >"$scratch/out" 2>"$scratch/err"
	is "1 uncore decode-log: no line accesses a register of ivt" echo $? "$(cat "$scratch/err")" && cmp "$scratch/garbage" "$scratch/out" &&
		"$uncore" decode-log -p ivt <"$scratch/garbage" 2>/dev/null | cmp "$scratch/garbage" -
}
try "decode-log: other lines, NUL bytes and lines of 200 kB pass unchanged, and the exit status is 1" same_garbage
ends() {
	printf 'wrmsr 0xd10 0x400135\r\nplain\r\nwrmsr 0xd10 0' | "$uncore" decode-log -p ivt >"$scratch/out" &&
		printf '%s\n' "wrmsr 0xd10 0x400135 = write" "plain" "wrmsr 0xd10 0 = write" >"$scratch/wanted" &&
		tr -d '\r' <"$scratch/out" | grep -v '^    ' | paste -sd' ' | sed 's/  */ /g' >"$scratch/line" &&
		is 1 grep -c '^wrmsr 0xd10 0x400135 = write cbo0.ctl0 .* plain wrmsr 0xd10 0 = write cbo0.ctl0 .*' "$scratch/line" &&
		printf 'no end' | "$uncore" decode-log -p ivt 2>/dev/null >"$scratch/out"
	printf 'no end' | cmp - "$scratch/out"
}
try "decode-log: takes lines that end in CR LF, and a last line without an end" ends
nothing() {
	: | "$uncore" decode-log -p ivt >"$scratch/out" 2>"$scratch/err"
	[ $? = 1 ] && [ ! -s "$scratch/out" ] && [ -s "$scratch/err" ]
}
try "decode-log: an empty log exits 1" nothing
only_known() {
	run decode-log -k -p ivt $logs/kernel.log
	# One of the accesses fails.
	[ "$status" = 0 ] && grep -q FAILED "$scratch/out" && ! grep -q -e tracer -e idle "$scratch/out"
}
try "decode-log: --only-known leaves out other lines" only_known
# The reader sees each line while the writer still waits.
at_once() {
	rm -f "$scratch/pipe" && mkfifo "$scratch/pipe" || return 1
	"$uncore" decode-log -p ivt - <"$scratch/pipe" >"$scratch/out" &
	exec 9>"$scratch/pipe"
	for value in 0x400135 0x400136; do
		echo "wrmsr 0xd10 $value" >&9
		for turn in $(seq 100); do
			! grep -q "= 0x00${value#0x}" "$scratch/out" || break
			sleep 0.1
		done
		grep -q "= 0x00${value#0x}" "$scratch/out" || break
	done
	exec 9>&-
	wait $!
	is 2 grep -c '^  = write' "$scratch/out"
}
try "decode-log: prints each line of a pipe at once" at_once

# ---- the command line ----

unknown_platform() {
	env -u UNCORE_PLATFORM "$uncore" decode-log $logs/shell.log >"$scratch/out" 2>"$scratch/err"
	# On a processor that some platform describes, this is the platform.
	[ $? = 2 ] && grep -q 'say which platform the log is from, with -p; see: uncore list platforms' "$scratch/err" ||
		grep -q 'for another one give -p' "$scratch/err"
}
try "decode-log: asks for the platform" unknown_platform
try "decode-log: a log of a simulated machine needs no -p" explains "--sim ivt" $logs/pcm.log \
	"= read cbo0.ctl0 C0_MSR_PMON_CTL0 cpu 0 = 0x00000000"
try "decode-log: -p and --sim are too much" complains 2 "decode-log -p ivt --sim ivt $logs/pcm.log" \
	"uncore decode-log: -p and --sim both say which platform it is: choose one of them"
try "decode-log: a file that is not there exits 2" complains 2 "decode-log -p ivt $scratch/nothing" \
	"uncore decode-log: $scratch/nothing: No such file or directory"
try "decode-log: a folder exits 2" complains 2 "decode-log -p ivt tests" "uncore decode-log: tests: Is a directory"
json_lines() {
	"$uncore" decode-log -p ivt -f json $logs/shell.log >"$scratch/out" || return 1
	is "$(grep -c . $logs/shell.log)" sh -c "sed 's/.*\"line\": \\([0-9]*\\).*/\\1/' '$scratch/out' | sort -un | wc -l" &&
		grep -q '"text": "rdmsr: CPU 0 cannot read MSR 0x00000d7f"' "$scratch/out" &&
		grep -q '"problems": \["reserved bit 23 must be written as 0", "edge_det is set' "$scratch/out" &&
		grep -q '"changed": \["en", "edge_det"\]' "$scratch/out"
}
try "decode-log: JSON has an object for each line of the log" json_lines

# Older versions printed device and function in decimal, and no bus; or the ID of the device, and which of that ID it is.
log_places() {
	for place in 16.4 '??:10.4' 8086:0eb4 '8086:0eb4 number 0'; do
		echo "program     socket 0  MC_CH0_PCI_PMON_CTL0       PCI $place offset 0xd8                 0x400304    en=1 umask=3" >"$scratch/place.log"
		exits 0 decode-log -p ivt "$scratch/place.log" && grep -q 'imc0.ctl0' "$scratch/out" && grep -q 'UNC_M_CAS_COUNT.RD' "$scratch/out" ||
			{ cat "$scratch/out"; return 1; }
	done
}
try "decode-log: uncore's PCI functions as lspci prints them, and as older versions did" log_places

# What is no such address is a line of another program: 0x10000 and more is no offset and no ID.
no_places() {
	for place in '8086:0eb4 number 255' 8086:10eb4 '??:10' '??:10.4 at' '8086:0eb4 number x'; do
		exits_with "$place offset 0xd8" || return 1
	done
	exits_with '16.4 offset 0x100d8'
}
exits_with() {
	echo "program     socket 0  MC_CH0_PCI_PMON_CTL0       PCI $1                 0x400304    en=1 umask=3" >"$scratch/place.log"
	"$uncore" decode-log -p ivt "$scratch/place.log" >"$scratch/out" 2>"$scratch/err"
	[ $? -eq 1 ] && cmp "$scratch/place.log" "$scratch/out" || { echo "$1"; return 1; }
}
try "decode-log: a line whose PCI address is incomplete or too large stays as it is" no_places

# CPUNODEID (device 11, function 0) is only read; the control and the filter of a C-box have 32 bits.
other_rules() {
	printf '%s\n' 'setpci -s 7f:0b.0 40.l=1' 'wrmsr -p 0 0xd10 0x100400135' 'wrmsr -p 0 0xd14 0x800000000' \
		'wrmsr -p 0 0xd14 0x20000' | "$uncore" decode-log -p ivt | sed -n 's/^ *breaks a rule: //p' >"$scratch/said"
	printf '%s\n' "the register is read-only" "0x100400135 is wider than the register, which has 32 bits" \
		"0x800000000 is wider than the register, which has 32 bits" | diff - "$scratch/said"
}
try "decode-log: a write to what is read-only, or wider than the register, breaks a rule" other_rules

# 329468-002 p34 Table 2-16: state is 22:17, of which 17 is I. A filter that lets nothing pass is as none.
log_filters() {
	printf '%s\n' 'wrmsr -p 0 0xd10 0x400135' 'wrmsr -p 0 0xd1a 0x18200000' 'wrmsr -p 0 0xd10 0x400135' \
		'wrmsr -p 0 0xd14 0' 'wrmsr -p 0 0xd10 0x401134' 'wrmsr -p 0 0xd14 0x20000' 'wrmsr -p 0 0xd10 0x401134' |
		"$uncore" decode-log -p ivt >"$scratch/out" || return 1
	grep '^    [cn]' "$scratch/out" | sed 's/^ *//' >"$scratch/said"
	printf '%s\n' "counts UNC_C_TOR_INSERTS.OPCODE" "$no_filter" "counts UNC_C_TOR_INSERTS.OPCODE,opc=DRd" \
		"counts UNC_C_LLC_LOOKUP.ANY,state=0" \
		"no filter so far lets it count: UNC_C_LLC_LOOKUP needs state to be other than 0 in box_filter; without it nothing is counted" \
		"counts UNC_C_LLC_LOOKUP.ANY,state=$1" >"$scratch/wanted"
	diff "$scratch/wanted" "$scratch/said" || { cat "$scratch/out"; return 1; }
}
try "decode-log: an event whose filter was not written, or lets nothing pass" log_filters I
