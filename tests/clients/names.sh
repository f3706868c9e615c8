# SPDX-License-Identifier: MIT
# Sourced by counts.sh, after two.sh: perf counts by the names and metrics of its own tables.

# by_name SCRIPT PLATFORM SHARE: a sample of the names; "make clients" takes all of them
by_name() {
	turn=${TEST_TURN:-0} share=$3
	[ "$turn" != all ] || share=1 turn=0
	mkdir -p "$scratch/names" && python3 "tests/clients/$1.py" "$uncore" "$2" "$scratch/names" "$turn" "$share"
}
# Debian's perf has tables of these. Its tables of spr have few names, and none of later processors.
number=0
for line in "jkt 8" "ivt 16" "hsx 16" "bdx 16" "bdxde 12" "skx 40" "clx 40" "icx 60" "snr 30" "spr 12" "knl 8"; do
	set -- $line
	number=$((number + 1))
	chosen $number 11 || continue
	with_perf "names: perf counts the events of $1 by its own names as the scenario says" by_name perf_names $1 $2
	[ -n "$reason$no_perf" ] || tail -n 1 "$scratch/try.log"
done
number=0
for platform in jkt ivt hsx bdx skx clx icx; do
	number=$((number + 1))
	chosen $number 7 || continue
	with_perf "names: perf computes its own metrics of $platform from what the simulator reports" by_name perf_metrics $platform 3
	[ -n "$reason$no_perf" ] || tail -n 1 "$scratch/try.log"
done

# An event that the report calls otherwise.
finds() {
	mkdir -p "$scratch/names" && python3 tests/clients/perf_names.py "$uncore" ivt "$scratch/names" 0 90 '"by": "perf"' '"by": "registers"' >"$scratch/found"
	[ $? = 1 ] && grep -q 'the simulator counted' "$scratch/found" || { cat "$scratch/found"; return 1; }
}
with_perf "names: the comparison finds a count that the report lacks" finds
