#!/bin/sh
# SPDX-License-Identifier: MIT
# Second sources: what other projects say of the registers must be what uncoregen made of spec/, but for the differences
# in accepted.txt, each of which spec/disputes.json explains. Prints the number of facts of each source.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh
generator=${UNCOREGEN:-${BUILD:-build}/bin/uncoregen}
sources="tests/facts/linux_registers.txt tests/facts/likwid_registers.txt tests/facts/pcm_registers.txt"

# compare DUMP DISPUTES ACCEPTED FACTS...: the lines that are wrong, and the counts
compare() {
	"$scratch/registers" "$@"
}

# agrees FILE: nothing of this file is wrong
agrees() {
	grep "^$1:" "$scratch/all" | grep -v ' hold, '
	grep -q "^$1: [1-9][0-9]* facts, .* accepted, 0 wrong\$" "$scratch/all"
}

# refuses WORDS ACCEPTED FACTS...: the comparison fails and says so
refuses() {
	words=$1
	shift
	compare "$scratch/dump.json" spec/disputes.json "$@" >"$scratch/refused" && return 1
	grep -- "$words" "$scratch/refused"
}

try "facts: the comparison compiles" "${CC:-cc}" -std=c11 -D_GNU_SOURCE -O1 -Wall -Wextra -Werror \
	-o "$scratch/registers" tests/facts/registers.c -ljansson
try "facts: the model is dumped" sh -c '"$1" dump --json spec >"$2"' sh "$generator" "$scratch/dump.json"
compare "$scratch/dump.json" spec/disputes.json tests/facts/accepted.txt $sources >"$scratch/all"
for file in $sources; do
	try "facts: $file" agrees "$file"
done
try "facts: each accepted difference is one, and has its dispute" \
	grep 'accepted differences, 0 errors in all$' "$scratch/all"
sed -n '/ facts, .* hold, /s/^/# /p; /accepted differences/s/^/# /p' "$scratch/all"

# The comparison finds what is wrong.
: >"$scratch/nothing"
wrong() {
	echo "$2" >"$scratch/facts"
	try "facts: refuses $1" refuses "$3" "$scratch/nothing" "$scratch/facts"
}
wrong "another MSR" 'ivt cbo 3 ctl 0 msr 0xd71' 'at msr 0xd70'
wrong "another stride" 'ivt cbo 0..14 ctl 0..3 msr 0xd10+0x10+1' 'at msr 0xd30'
wrong "another place" 'ivt qpi 0 pkt_match0 - pci 8.2 0x228' 'at pci 8.6'
wrong "another offset" 'ivt irp 0 ctr 1 pci 5.6 0xa8' '0xb0'
wrong "another offset of an instance" 'ivt irp 1 ctr 1 pci 5.6 0xb0' '0xc0'
wrong "another device" 'ivt ha 1 box_ctl - device 0xe30' '0xe38'
wrong "another field" 'ivt cbo - ctl - field thresh 28:24' 'at 31:24'
wrong "a missing element" 'jkt r3qpi 0 ctl 0..3 pci - 0xd8+0+4' '3 of these'
wrong "a missing instance" 'jkt cbo 0..8 box_ctl - msr 0xd04+0x20' '8 instances'
wrong "another width" 'jkt cbo - ctr - bits 48' '44 bits'
wrong "a slip of the pen" 'jkt cbo - ctl - feild en 22' 'no fact'
wrong "a file without facts" '# none' '0 facts'
echo 'jkt cbo - ctl - field en 22' >"$scratch/facts"
echo 'jkt-pcu-ext-bit jkt cbo - ctl - field en 22' >"$scratch/accepted"
try "facts: refuses an accepted difference that is none" refuses 'no longer differs' "$scratch/accepted" "$scratch/facts"
try "facts: refuses a dispute about another box" refuses 'names no item' "$scratch/accepted" "$scratch/facts"
echo 'no-such-dispute jkt cbo - ctl - field en 23' >"$scratch/accepted"
try "facts: refuses an unknown dispute" refuses 'no dispute' "$scratch/accepted" "$scratch/facts"
try "facts: refuses an accepted line of no file" refuses 'no such fact' "$scratch/accepted" "$scratch/facts"
done_testing
