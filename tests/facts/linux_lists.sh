#!/bin/sh
# SPDX-License-Identifier: MIT
# Compares uncoregen export perf with the uncore events that Debian's perf has built in, which were made from Linux's
# own lists. perf lists those of the processor that it is told, for PMUs that are there: those of a simulated machine.
# What differs must be in linux_lists.txt, with a reason. Metrics computed from what perf counts there must be ours.
# Run by make test, one turn in 2, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
generator=${BUILD:-build}/bin/uncoregen
uncore=${BUILD:-build}/bin/uncore
. tests/tools/tap.sh

# listed PLATFORM PROCESSOR: perf's list is in $scratch/PLATFORM.list
listed() {
	"$uncore" sim run --sim "$1:1,idle" -- env PERF_CPUID="$2" perf list --details >"$scratch/$1.list" 2>"$scratch/$1.said" ||
		{ cat "$scratch/$1.said"; return 1; }
}
# agrees PLATFORM PROCESSOR [REASONS]
agrees() {
	listed "$1" "$2" && "$generator" export perf --platform "$1" >"$scratch/$1.json" 2>"$scratch/$1.left_out" &&
		python3 tests/facts/linux_lists.py "$1" "$scratch/$1.list" "$scratch/$1.json" "$scratch/$1.left_out" "$scratch/facts" \
			"${3:-tests/facts/linux_lists.txt}"
}
# A reason that is gone is missed, and a reason for nothing is noticed.
notices() {
	sed '/unc_p_power_state/d' tests/facts/linux_lists.txt >"$scratch/reasons" && echo 'jkt new unc_none.* nothing' >>"$scratch/reasons"
	! agrees jkt GenuineIntel-6-2D-7 "$scratch/reasons" >"$scratch/found" || return 1
	grep -q '^different unc_p_power_state_occupancy.cores_c0 of uncore_pcu: perf config=0x80 ' "$scratch/found" &&
		grep -q 'nothing is new any more: unc_none' "$scratch/found"
}

# counted PLATFORM: perf counts the events of some metrics on the simulated machine
counted() {
	[ -s "$scratch/$1.json" ] || "$generator" export perf --platform "$1" >"$scratch/$1.json" 2>"$scratch/$1.left_out" || return 1
	python3 tests/export/perf_metrics.py "$1" "$scratch/$1.json" "$uncore" 1 4 perf
}

reason=
case $(perf --version 2>/dev/null) in
*" 6.1."*) "$uncore" sim run --sim jkt:1,idle -- true >/dev/null 2>"$scratch/said" || reason=$(head -n 1 "$scratch/said") ;;
*) reason="no perf 6.1 here" ;;
esac
command -v python3 >/dev/null 2>&1 || reason="python3 is not there"
sed -n 's/^\([a-z]*\) skx /\1 clx /p' tests/facts/linux_perf.txt | cat tests/facts/linux_perf.txt - >"$scratch/facts"

number=0
for each in "jkt 6-2D-7" "ivt 6-3E-4" "hsx 6-3F-2" "bdx 6-4F-1" "bdxde 6-56-2" "knl 6-57-1" "skx 6-55-4" "clx 6-55-7" "snr 6-86-5" \
	"icx 6-6A-6" "spr 6-8F-4"; do
	name="perf 6.1 has the events of ${each% *} with our encodings, except where a reason is given"
	number=$((number + 1))
	if [ -n "$reason" ]; then
		skip "$name" "$reason"
	elif chosen $number 3; then
		try "$name" agrees "${each% *}" "GenuineIntel-${each#* }"
	fi
	if [ -z "$reason" ] && chosen $number 8; then
		try "metrics of ${each% *} in perf's language, by what perf counts, have the values of ours" counted "${each% *}"
	fi
done
if [ -n "$reason" ]; then skip "the comparison notices a difference" "$reason"; else try "the comparison notices a difference" notices; fi
done_testing
