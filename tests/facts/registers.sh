#!/bin/sh
# SPDX-License-Identifier: MIT
# Compares what uncoregen makes of spec/ with second sources: the registers in other projects. Only the differences in
# accepted.txt are allowed, and disputes.json explains each of them. Prints the number of facts of each source.
# Run by make test, early, one turn in 2.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh
. tests/facts/disputes.sh
generator=${UNCOREGEN:-${BUILD:-build}/bin/uncoregen}
sources="tests/facts/linux_registers.txt tests/facts/likwid_registers.txt tests/facts/pcm_registers.txt"

# compare DUMP DISPUTES ACCEPTED FACTS...: prints the lines that are wrong, and the counts
compare() {
	"$scratch/registers" "$@"
}

# agrees FILE: nothing of this file is wrong
agrees() {
	grep "^$1:" "$scratch/all" | grep -v ' hold, '
	grep -q "^$1: [1-9][0-9]* facts, .* accepted, 0 wrong\$" "$scratch/all"
}

# refuses WORDS ACCEPTED FACTS...: the comparison fails and prints WORDS
refuses() {
	words=$1
	shift
	platform=$(sed -n 's/^\(ivt\|skx\) .*/\1/p' "$scratch/facts")
	compare "$scratch/${platform:-jkt}.json" "$disputes" "$@" >"$scratch/refused" && return 1
	grep -- "$words" "$scratch/refused"
}

# alone PLATFORM...: writes the dump of each to a file of its own, because most of the time goes to reading a dump
alone() {
	python3 -c 'import json, sys
dump = json.load(open(sys.argv[1] + "/dump.json", encoding="utf-8"))
for each in dump["platforms"]:
    if each["platform"] in sys.argv[2:]:
        with open("%s/%s.json" % (sys.argv[1], each["platform"]), "w", encoding="utf-8") as file:
            json.dump({**dump, "platforms": [each]}, file)' "$scratch" "$@"
}

try "facts: the comparison compiles" "${CC:-cc}" -std=c11 -D_GNU_SOURCE -O1 -Wall -Wextra -Werror \
	-o "$scratch/registers" tests/facts/registers.c -ljansson
try "facts: uncoregen dumps the spec" sh -c '"$1" dump --json spec >"$2"' sh "$generator" "$scratch/dump.json"
# Linux, LIKWID and PCM have one table for both generations, so their facts of skx are those of clx, too, and those of spr of emr.
for file in $sources; do
	sed -n 's/^skx /clx /p; s/^spr cha 0\.\.59 /emr cha 0..63 /p; t; s/^spr /emr /p' "$file" >"$scratch/clx_$(basename "$file")"
	sources="$sources $scratch/clx_$(basename "$file")"
done
sed -n 's/^skx\(-[a-z0-9-]*\) skx /clx\1 clx /p' tests/facts/accepted.txt | cat tests/facts/accepted.txt - >"$scratch/accepted_all"
compare "$scratch/dump.json" "$disputes" "$scratch/accepted_all" $sources >"$scratch/all"
for file in $sources; do
	try "facts: the spec agrees with ${file##*/} except for accepted differences" agrees "$file"
done
try "facts: each accepted difference exists and has its dispute" \
	grep 'accepted differences, 0 errors in all$' "$scratch/all"
sed -n '/ facts, .* hold, /s/^/# /p; /accepted differences/s/^/# /p' "$scratch/all"

# The comparison must find what is wrong.
: >"$scratch/nothing"
alone jkt ivt skx
wrong() {
	echo "$2" >"$scratch/facts"
	try "facts: the comparison reports $1" refuses "$3" "$scratch/nothing" "$scratch/facts"
}
wrong "a wrong MSR" 'ivt cbo 3 ctl 0 msr 0xd71' 'at msr 0xd70'
wrong "a wrong stride" 'ivt cbo 0..14 ctl 0..3 msr 0xd10+0x10+1' 'at msr 0xd30'
wrong "a wrong PCI function" 'ivt qpi 0 pkt_match0 - pci 8.2 0x228' 'at pci 8.6'
wrong "a wrong offset" 'ivt irp 0 ctr 1 pci 5.6 0xa8' '0xb0'
wrong "a wrong offset of an instance" 'ivt irp 1 ctr 1 pci 5.6 0xb0' '0xc0'
wrong "a wrong device" 'ivt ha 1 box_ctl - device 0xe30' '0xe38'
wrong "a wrong field" 'ivt cbo - ctl - field thresh 28:24' 'at 31:24'
wrong "a wrong piece of a field" 'skx upi - ctl - field umask 55:45,43:32,15:9' 'at 55:45,43:32,15:8'
wrong "a missing element" 'jkt r3qpi 0 ctl 0..3 pci - 0xd8+0+4' '3 of these'
wrong "a missing instance" 'jkt cbo 0..8 box_ctl - msr 0xd04+0x20' '8 instances'
wrong "a wrong width" 'jkt cbo - ctr - bits 48' '44 bits'
wrong "a misspelt line" 'jkt cbo - ctl - feild en 22' 'no fact'
wrong "a file without facts" '# none' '0 facts'
echo 'jkt cbo - ctl - field en 22' >"$scratch/facts"
echo 'jkt-pcu-ext-bit jkt cbo - ctl - field en 22' >"$scratch/accepted"
try "facts: the comparison reports an accepted difference that no longer exists" \
	refuses 'no longer differs' "$scratch/accepted" "$scratch/facts"
try "facts: the comparison reports a dispute about another box" \
	refuses 'names no item' "$scratch/accepted" "$scratch/facts"
echo 'no-such-dispute jkt cbo - ctl - field en 23' >"$scratch/accepted"
try "facts: the comparison reports an unknown dispute" refuses 'no dispute' "$scratch/accepted" "$scratch/facts"
try "facts: the comparison reports an accepted difference without a fact" \
	refuses 'no such fact' "$scratch/accepted" "$scratch/facts"
done_testing
