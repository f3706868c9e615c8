#!/bin/sh
# SPDX-License-Identifier: MIT
# Compares the events of the P6 family with the tables of other projects (p6_others.txt: libpfm4, Linux, likwid,
# oprofile), word by word, and in perf's form as Linux reads it. Only what disputes.json lists may differ, and each
# difference is printed.
# Run by make test, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh
. tests/facts/disputes.sh
build=${BUILD:-build}
facts=tests/facts/p6_others.txt

try "p6: the comparison compiles" "${CC:-cc}" -std=c11 -O1 -Wall -Wextra -Werror -Iruntime/library/include -Igenerated/include \
	-o "$scratch/others" tests/facts/p6_others.c "$build/lib/libuncore.a" -ljansson
"$scratch/others" "$facts" "$disputes" >"$scratch/all"
status=$?
grep '^#' "$scratch/all"
try "p6: other projects encode the events as we do except where a dispute says otherwise" sh -c \
	'grep -v "^#" "$1"; exit "$2"' sh "$scratch/all" $status

# The comparison must find what is wrong.
# refuses WHAT EXPRESSION WORDS: after this change of the facts the comparison fails and prints WORDS
refuses() {
	sed "$2" "$facts" >"$scratch/facts"
	try "p6: the comparison reports $1" \
		sh -c '! cmp -s "$4" "$2/facts" && ! "$1" "$2/facts" "$disputes" >"$2/refused" &&
		grep -- "$3.*nothing in disputes" "$2/refused"' sh "$scratch/others" "$scratch" "$3" "$facts"
}
refuses "a wrong code" \
	's/^\(linux pentium_m ITLB_MISS -\) 0x85/\1 0x86/' 'ITLB_MISS.- 0x86: the word means another event'
refuses "a wrong umask" 's/^\(libpfm4 pentium_ii L2_ST M\) 0x82a/\1 0x42a/' 'L2_ST.M 0x42a: another umask'
refuses "a code that means no event" \
	's/^\(libpfm4 pentium_ii L2_ST M\) 0x82a/\1 0x2a/' 'L2_ST.M 0x2a: the word means no event'
refuses "wrong counters" 's/^\(libpfm4 pentium_pro MUL - 0x12\) 2/\1 3/' 'MUL.- 0x12: other counters'
refuses "an event of another variant" \
	's/^likwid pentium_m EMON_ESP_UOPS/likwid pentium_iii EMON_ESP_UOPS/' 'the variant has no such event'
refuses "a name that no event has" \
	's/^oprofile pentium_pro SB_DRAINS/oprofile pentium_pro SB_RAINS/' 'SB_RAINS.*no event has the name'
refuses "an event that libpfm4 lacks" '/^libpfm4 pentium_iii SB_DRAINS/d' 'SB_DRAINS.*it has no such event'
echo '{ "disputes": [] }' >"$scratch/none"
try "p6: the comparison reports a difference without a dispute" \
	sh -c '! "$1" "$2" "$3" >"$4" && grep "SEG_RENAME_STALLS.GS 0x4d4: another umask" "$4"' sh \
	"$scratch/others" "$facts" "$scratch/none" "$scratch/refused"
done_testing
