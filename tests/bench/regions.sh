# SPDX-License-Identifier: MIT
# Sourced by run.sh: the rows of regions that a program marks, without uncore stat -r and with it.

regions_rows() {
	program=$scratch/regions
	"${CC:-cc}" -std=c11 -O2 -Iruntime/library/include -o "$program" tests/regions/program.c "$build/lib/libuncore.a" -pthread ||
		die "no program with regions"
	if command -v valgrind >/dev/null; then
		few=$(instructions "$program" idle 1000) && more=$(instructions "$program" idle 11000) || die "valgrind failed"
		row "a begin or end of a region, without stat -r: instructions" $(((more - few) / 20000)) 20 ""
	fi
	both=$(UNCORE_PROGRAM=$uncore "$uncore" stat -r --sim ivt:2 -g memory -- "$program" cost 2000 2>&1 >/dev/null |
		sed -n 's/ us for a begin and an end$//p')
	row "a begin and an end of a region, with stat -r" "${both:-none}" - us
	both=$(UNCORE_PROGRAM=$uncore "$uncore" stat -r --lazy --sim ivt:2 -g memory -- "$program" cost 200 2>&1 >/dev/null |
		sed -n 's/ us for a begin and an end$//p')
	row "  the same with --lazy" "${both:-none}" - us
}
