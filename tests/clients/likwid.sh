# SPDX-License-Identifier: MIT
# Sourced by run.sh: LIKWID measures its events of seven platforms on the simulated machine, each event at a different
# rate. It must print the exact number of the scenario, except where likwid_differs.txt names the fault of LIKWID that
# changes it. skx and clx take turns, because LIKWID's names of clx are those of skx and a few more.

try "likwid: the planner compiles" "${CC:-cc}" -std=c11 -O1 -Wall -Wextra -Werror -Iruntime/library/include -Igenerated/include \
	-o "$scratch/likwid_plan" tests/clients/likwid_plan.c "${BUILD:-build}/lib/libuncore.a"

. tests/facts/likwid_names.sh

# measure PLATFORM: writes what LIKWID counts to $scratch/PLATFORM/got
measure() {
	mkdir -p "$scratch/$1" && "$scratch/likwid_plan" "$1" "$scratch/likwid_events" "$scratch/likwid_left_out" \
		tests/clients/likwid_counters.txt "$scratch/$1" >"$scratch/$1/plan" || { cat "$scratch/$1/plan"; return 1; }
	on "$1,$scratch/$1/scenario.json" "$likwid" tests/clients/likwid.lua "$scratch/$1/groups" >"$scratch/$1/got" 2>"$scratch/$1/err" ||
		{ cat "$scratch/$1/err"; return 1; }
}

# compare PLATFORM DIFFERS [GOT]
compare() {
	awk -v platform="$1" '
		FILENAME == ARGV[1] { if ($1 !~ /^#/ && $2 == platform) differs[$3 " " $4] = $5; next }
		FILENAME == ARGV[2] { got[$1 " " $2] = $3; next }
		{
			key = $1 " " $2; name = $4 " " $5; wanted = $3
			if (!(name in differs))
				name = $4 " @" $2
			if (name in differs) {
				wanted = differs[name]
				used[name] = 1
				if (wanted ~ /^=/)
					wanted = got[$1 " " substr(wanted, 2)]
			}
			if (got[key] == wanted "") equal++
			else { wrong++; printf "%s %s on %s in second %d: %s, not %s\n", $4, $5, $2, $1, got[key], wanted }
			if ((name in differs) && wanted == $3) { wrong++; print name ": is said to differ, and does not" }
		}
		END {
			for (name in differs) if (!(name in used)) { wrong++; print name ": is said to differ, and is not measured" }
			print equal " as expected, " wrong + 0 " wrong"
			exit wrong != 0 || equal < 300
		}' "$2" "${3:-$scratch/$1/got}" "$scratch/$1/wanted"
}

agrees() {
	measure $1 && compare $1 tests/clients/likwid_differs.txt
}
number=0
for platform in ivt jkt hsx bdx bdxde skx clx; do
	case $platform in skx | clx)
		number=$((number + 1))
		chosen $number 2 || continue
	esac
	with likwid-perfctr "likwid: LIKWID counts the events of $platform exactly, except for listed differences" agrees $platform
	[ -z "$reason$likwid" ] || tail -n 1 "$scratch/try.log" 2>/dev/null | sed "s/^/# $platform: /"
done

# The comparison must find what is wrong.
finds() {
	sed '/ivt-likwid-flags ivt pcu PKG_C_EXIT_LATENCY/d' tests/clients/likwid_differs.txt >"$scratch/fewer"
	sed '$a ivt-likwid-flags ivt cbo TOR_INSERTS_ALL 0' tests/clients/likwid_differs.txt >"$scratch/more"
	sed '1s/[0-9]*$/1/' "$scratch/ivt/got" >"$scratch/changed"
	sed '/hsx-irp-offsets/d' tests/clients/likwid_differs.txt >"$scratch/fewer_counters"
	sed '$a hsx-irp-offsets hsx irp @IBOX0C0 0' tests/clients/likwid_differs.txt >"$scratch/more_counters"
	[ -s "$scratch/ivt/got" ] && ! compare ivt "$scratch/fewer" && ! compare ivt "$scratch/more" && ! compare ivt tests/clients/likwid_differs.txt "$scratch/changed" &&
		[ -s "$scratch/hsx/got" ] && ! compare hsx "$scratch/fewer_counters" && ! compare hsx "$scratch/more_counters"
}
with likwid-perfctr "likwid: the comparison reports an unlisted difference and a listed one that is not there" finds

# What encode -f likwid writes, LIKWID programs: its registers then say the event that was asked for, in the instance
# and the counter that the string names. The register is found by the canonical form: "imc3:EVENT ... counters 2".
# words PLATFORM: LIKWID's strings of its lines in likwid_words.txt; what they mean is left in $scratch/meant
words() {
	: >"$scratch/meant"
	sed -n "s/^$1 //p" tests/clients/likwid_words.txt | while read -r event; do
		string=$("$uncore" encode -p "$1" -f likwid "$event") || return 1
		"$uncore" encode -p "$1" "$string" | sed -nE '1s/^([a-z0-9]*[a-z])([0-9]+):([^ ]*) .* counters ([0-9]+).*/\1\2.ctl\4 \3/p' >>"$scratch/meant"
		printf '%s\n' "$string"
	done | paste -sd,
}
programs() {
	group=$(words $1) || { echo "$group"; return 1; }
	HWLOC_COMPONENTS=-linux:pci on "$1:1,idle" "$likwid" tests/clients/likwid_words.lua "$group" \
		"'$uncore' --root / dump --format csv >'$scratch/held'" >"$scratch/out" 2>&1 || { cat "$scratch/out"; return 1; }
	python3 -c 'import csv, sys
for row in csv.reader(sys.stdin):
    if row[0] == "socket" and row[1] == "0" and row[9]:
        print(row[4] if row[4][0:1] and row[4].split(".")[0][-1].isdigit() else row[2] + row[3] + "." + row[4].split(".")[1], row[9])' \
		<"$scratch/held" | sort >"$scratch/got"
	is "$(grep -c "^$1 " tests/clients/likwid_words.txt)" grep -c . "$scratch/meant" && sort "$scratch/meant" | diff - "$scratch/got"
}
number=0
for platform in jkt ivt hsx bdx skx; do
	number=$((number + 1))
	! chosen $number 5 || with likwid-perfctr "likwid: LIKWID programs what encode -f likwid writes for $platform" programs $platform
done

# LIKWID looks for UPI and M3UPI on the bus of the memory controller.
no_link() {
	"$uncore" sim run --clock manual --sim "$1" -- likwid-perfctr -O -M 0 -C 0 -g SBOX_CLOCKTICKS:SBOX0C0,RBOX_CLOCKTICKS:RBOX1C0 true >"$scratch/out" 2>&1
	grep -q 'No event in given event string can be configured' "$scratch/out" || { cat "$scratch/out"; return 1; }
}
number=0
for platform in skx clx; do
	number=$((number + 1))
	! chosen $number 2 || with likwid-perfctr "likwid: LIKWID finds no UPI and no M3UPI of $platform" no_link $platform:2
done

# The file itself explains the differences marked one-name.
disputed() {
	for id in $(awk '!/^#/ && $1 != "one-name" { print $1 }' tests/clients/likwid_differs.txt | sort -u) skx-upi-bus clx-upi-bus; do
		grep -q "\"id\": \"$id\"" spec/*/disputes.json || { echo "no dispute $id"; return 1; }
	done
}
try "likwid: every dispute that likwid_differs.txt names is in the spec" disputed

# likwid-perfctr starts its command before the counters, and then sleeps (system calls 35 and 230) until the command
# ends.
cat >"$scratch/second" <<'END'
#!/bin/sh
until grep -qE '^(35|230) ' "/proc/$PPID/syscall"; do sleep 0.05; done
echo 1000000000 >/sys/kernel/uncore_sim/advance
END
chmod +x "$scratch/second"

# perfctr MODE: with 0 LIKWID reads registers itself, with 1 its daemon does, which finds them by CPUID
perfctr() {
	"$uncore" sim run --clock manual -o "$scratch/report" --sim ivt,tests/scenarios/two_sockets_ep.json -- likwid-perfctr -O -M "$1" -C 0,1 \
		-g CAS_COUNT_RD:MBOX0C0,DRAM_CLOCKTICKS:MBOX0FIX,CAS_COUNT_WR:MBOX3C1 "$scratch/second" >"$scratch/out" 2>&1 || { cat "$scratch/out"; return 1; }
	for line in CAS_COUNT_RD,MBOX0C0,125000000,62500000 DRAM_CLOCKTICKS,MBOX0FIX,800000000,800000000 CAS_COUNT_WR,MBOX3C1,46875000,31250000; do
		grep -q "^$line" "$scratch/out" || { echo "no $line"; cat "$scratch/out"; return 1; }
	done
	sed 's/  */ /g' "$scratch/report" >"$scratch/lines"
	grep -qxF ' socket 1 62500000 1 1000.000000 UNC_M_CAS_COUNT.RD' "$scratch/lines" || { cat "$scratch/report"; return 1; }
}
# LIKWID uses other tables for this processor: haswellEP.
perfctr_v3() {
	"$uncore" sim run --clock manual --sim hsx,tests/scenarios/two_sockets_v3.json -- likwid-perfctr -O -M 0 -C 0,1 \
		-g CAS_COUNT_RD:MBOX0C0,DRAM_CLOCKTICKS:MBOX0FIX,CAS_COUNT_WR:MBOX3C1,SBOX_CLOCKTICKS:SBOX1C0,REQUESTS_READS_LOCAL:BBOX0C2,CBOX_CLOCKTICKS:CBOX7C0 \
		"$scratch/second" >"$scratch/out" 2>&1 || { cat "$scratch/out"; return 1; }
	grep -q 'Intel Xeon Haswell EN/EP/EX processor' "$scratch/out" || { cat "$scratch/out"; return 1; }
	for line in CAS_COUNT_RD,MBOX0C0,150000000,75000000 DRAM_CLOCKTICKS,MBOX0FIX,1066000000,1066000000 CAS_COUNT_WR,MBOX3C1,50000000,25000000 \
		SBOX_CLOCKTICKS,SBOX1C0,2600000000,2600000000 REQUESTS_READS_LOCAL,BBOX0C2,400000000,0 CBOX_CLOCKTICKS,CBOX7C0,2600000000,2600000000; do
		grep -q "^$line" "$scratch/out" || { echo "no $line"; cat "$scratch/out"; return 1; }
	done
}

# And others again: skylakeX. The filter of its request table lets everything pass, as ours does.
perfctr_mesh() {
	"$uncore" sim run --clock manual --sim skx,tests/scenarios/two_sockets_mesh.json -- likwid-perfctr -O -M 0 -C 0,1 \
		-g CAS_COUNT_RD:MBOX0C0,DRAM_CLOCKTICKS:MBOX0FIX,CAS_COUNT_WR:MBOX3C1,CBOX_CLOCKTICKS:CBOX7C0,TOR_INSERTS_IA_MISS:CBOX19C1 \
		"$scratch/second" >"$scratch/out" 2>&1 || { cat "$scratch/out"; return 1; }
	grep -q 'Intel Skylake SP processor' "$scratch/out" || { cat "$scratch/out"; return 1; }
	for line in CAS_COUNT_RD,MBOX0C0,160000000,75000000 DRAM_CLOCKTICKS,MBOX0FIX,1333000000,1333000000 \
		CAS_COUNT_WR,MBOX3C1,50000000,25000000 CBOX_CLOCKTICKS,CBOX7C0,2400000000,2400000000 TOR_INSERTS_IA_MISS,CBOX19C1,11000000,0; do
		grep -q "^$line" "$scratch/out" || { echo "no $line"; cat "$scratch/out"; return 1; }
	done
}

# The later stepping has a table of its own, cascadelakeX, with names of persistent memory.
perfctr_memory() {
	sed 's/"sockets": .*/"sockets": [ { "package": 0, "bus": "0x00", "node": 0 }, { "package": 1, "bus": "0x80", "node": 1 } ],/' \
		tests/scenarios/memory_mode.json >"$scratch/memory.json"
	"$uncore" sim run --clock manual --sim "clx,$scratch/memory.json" -- likwid-perfctr -O -M 0 -C 0,1 \
		-g M_TAGCHK_HIT:MBOX0C0,PMM_RPQ_INSERTS:MBOX5C1,DRAM_CLOCKTICKS:MBOX0FIX,IMC_READS_TO_PMM:M2M0C0,TAG_HIT_NM_DRD_HIT_CLEAN:M2M1C1 \
		"$scratch/second" >"$scratch/out" 2>&1 || { cat "$scratch/out"; return 1; }
	grep -q 'Intel Cascadelake SP processor' "$scratch/out" || { cat "$scratch/out"; return 1; }
	for line in M_TAGCHK_HIT,MBOX0C0,90000000 PMM_RPQ_INSERTS,MBOX5C1,10000000 DRAM_CLOCKTICKS,MBOX0FIX,1333000000 \
		IMC_READS_TO_PMM,M2M0C0,30000000 TAG_HIT_NM_DRD_HIT_CLEAN,M2M1C1,200000000; do
		grep -q "^$line" "$scratch/out" || { echo "no $line"; cat "$scratch/out"; return 1; }
	done
}

# LIKWID 5.2.2 walks from a device to its socket in hwloc's tree, and crashes where hwloc hangs the bridges beside the
# socket, as it does on every machine with one. Without devices from hwloc it reads /proc/bus/pci.
alone() {
	echo "{ \"schema\": 1, \"platform\": \"$1\", \"sockets\": 1, \"traffic\": [
		{ \"event\": \"imc:CAS_COUNT_WR\", \"socket\": 0, \"instance\": 0, \"rate\": 4000037 } ] }" >"$scratch/alone.json"
	HWLOC_COMPONENTS=-linux:pci "$uncore" sim run --clock manual --sim "$1,$scratch/alone.json" -- \
		likwid-perfctr -O -M 0 -C 0 -g CAS_COUNT_WR:MBOX0C1,CAS_COUNT_WR:MBOX1C1 "$scratch/second" >"$scratch/out" 2>&1 &&
		grep -q '^CAS_COUNT_WR,MBOX0C1,4000037$' "$scratch/out" && grep -q '^CAS_COUNT_WR,MBOX1C1,0$' "$scratch/out" ||
		{ cat "$scratch/out"; return 1; }
}
number=0
for platform in jkt ivt hsx bdx bdxde skx clx; do
	number=$((number + 1))
	! chosen $number 7 || with likwid-perfctr "likwid: likwid-perfctr measures $platform with one socket, without hwloc's devices" alone $platform
done

if [ "$(uname -m)" != x86_64 ] || [ "$(nproc --all)" -lt 2 ]; then
	skip "likwid: likwid-perfctr measures persistent memory of clx" "needs two x86 CPUs, for a thread on each socket"
else
	with likwid-perfctr "likwid: likwid-perfctr measures persistent memory of clx" perfctr_memory
fi
if [ "$(uname -m)" != x86_64 ] || [ "$(nproc --all)" -lt 2 ]; then
	skip "likwid: likwid-perfctr measures both sockets of skx" "needs two x86 CPUs, for a thread on each socket"
else
	with likwid-perfctr "likwid: likwid-perfctr measures both sockets of skx" perfctr_mesh
fi
if [ "$(uname -m)" != x86_64 ] || [ "$(nproc --all)" -lt 2 ]; then
	skip "likwid: likwid-perfctr measures both sockets of hsx" "needs two x86 CPUs, for a thread on each socket"
else
	with likwid-perfctr "likwid: likwid-perfctr measures both sockets of hsx" perfctr_v3
fi
if [ "$(uname -m)" != x86_64 ] || [ "$(nproc --all)" -lt 2 ]; then
	skip "likwid: likwid-perfctr measures both sockets of ivt" "needs two x86 CPUs, for a thread on each socket"
else
	with likwid-perfctr "likwid: likwid-perfctr measures both sockets of ivt" perfctr 0
fi
# CPUs that this host need not have; odd ones are of socket 1.
far_cpus() {
	"$uncore" sim run --clock manual --sim $memory -- likwid-perfctr -O -M 0 -C 38,39,5 -g CAS_COUNT_RD:MBOX0C0 "$scratch/second" >"$scratch/out" 2>&1
	grep -q '^CAS_COUNT_RD,MBOX0C0,125000000,62500000,0' "$scratch/out" || { cat "$scratch/out"; return 1; }
}
with likwid-perfctr "likwid: likwid-perfctr measures on any CPU of the machine" far_cpus
if ! command -v likwid-perfctr >/dev/null; then
	skip "likwid: the daemon of LIKWID finds the registers by CPUID" "no likwid-perfctr here"
elif [ "$(nproc --all)" -lt 2 ]; then
	skip "likwid: the daemon of LIKWID finds the registers by CPUID" "needs two CPUs, for a thread on each socket"
else
	trapped "likwid: the daemon of LIKWID finds the registers by CPUID" perfctr 1
fi

# Runs the command of README for a shorter time. It must count reads and writes on all eight channels, at a plausible
# rate.
readme() {
	words=$(sed -n 's/^ *uncore \(sim run .*likwid-perfctr .*\) 1s .*/\1/p' README.md)
	[ -n "$words" ] && "$uncore" $words 200ms >"$scratch/out" 2>&1 || { cat "$scratch/out"; return 1; }
	awk -F '|' '/MBOX[0-7]C[01] / && $4 > 1000000 { channels++ }
		/Memory bandwidth \[MBytes\/s\]/ { rate = $3 }
		END { exit channels != 16 || rate < 1000 || rate > 200000 }' "$scratch/out" || { cat "$scratch/out"; return 1; }
}
if [ "$(uname -m)" != x86_64 ]; then
	skip "likwid: the command of README counts memory reads and writes" "needs an x86 CPU"
else
	with likwid-perfctr "likwid: the command of README counts memory reads and writes" readme
fi

# What uncore decode-log makes of LIKWID's own log is what LIKWID was asked for, and what the machine then held.
decoded() {
	"$uncore" sim run --clock manual --sim "$1:2,idle" -- likwid-perfctr -M 0 -V 3 -C 0 -g "$2" "$scratch/second" >"$scratch/log" 2>&1 ||
		{ cat "$scratch/log"; return 1; }
	"$uncore" decode-log -k -p "$1" "$scratch/log" | awk '/^  = write/ { reg = $3 } /^    counts/ { print reg, $2 }' | sort -u >"$scratch/got"
	shift 2
	printf '%s\n' "$@" | sort | diff - "$scratch/got"
}
with likwid-perfctr "likwid: decode-log finds LIKWID's events, boxes and counters in its log of ivt" decoded ivt \
	CAS_COUNT_RD:MBOX0C0,CAS_COUNT_RD:MBOX3C2,CAS_COUNT_WR:MBOX3C1,TOR_INSERTS_OPCODE:CBOX7C1:OPCODE=0x182,IMC_READS_NORMAL:BBOX1C3 \
	"imc0.ctl0 UNC_M_CAS_COUNT.RD" "imc3.ctl2 UNC_M_CAS_COUNT.RD" "imc3.ctl1 UNC_M_CAS_COUNT.WR" \
	"cbo7.ctl1 UNC_C_TOR_INSERTS.OPCODE,opc=DRd" "ha1.ctl3 UNC_H_IMC_READS.NORMAL"

# A script of msr-tools: what decode-log says that it wrote is what dump then reads from the same machine.
cat >"$scratch/script" <<'END'
wrmsr -p 0 0xd04 0x30100
wrmsr -p 0 0xd1a 0x18200000
wrmsr -p 0 0xd10 0x400135
wrmsr -p 0 0xd7a 0x18200000
wrmsr -p 0 0xd71 0x400136
wrmsr -p 0 0xc30 0x400000
setpci -s 7f:10.4 d8.l=400304
setpci -s 7f:1e.5 dc.l=400c04
END
held() {
	"$uncore" sim run --clock manual --sim ivt:2,idle -- sh -c 'sh -x "$1" 2>"$2/trace" && "$3" dump --root / --format csv >"$2/dump"' sh \
		"$scratch/script" "$scratch" "$uncore" >"$scratch/out" 2>&1 || [ -s "$scratch/dump" ] || { cat "$scratch/out"; return 1; }
	"$uncore" decode-log -p ivt "$scratch/trace" | awk '/^  = write/ { reg = $3 } / = 0x/ { value = $0; sub(/.* = /, "", value); sub(/ .*/, "", value) }
		/^    counts/ { print reg, value, $2 }' | sort >"$scratch/got"
	awk -F, '$1 == "socket" && /counts / { event = $0; sub(/.*counts /, "", event); sub(/"$/, "", event); print $5, $8, event }' "$scratch/dump" |
		sort | diff - "$scratch/got" && is 5 grep -c . "$scratch/got"
}
with setpci "msr-tools: what decode-log finds in a script's trace is what dump then reads" held
