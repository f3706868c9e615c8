#!/bin/sh
# SPDX-License-Identifier: MIT
# Compares the P6 family, the Xeon MP, the 7100 and the 7400 with facts that were collected independently of spec/
# (older_facts.txt): every processor, register, field, encoding, counter, event and umask. older_accepted.txt lists what
# differs, with its dispute.
# Run by make test, early.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh
. tests/facts/reference.sh
. tests/facts/disputes.sh
generator=${UNCOREGEN:-${BUILD:-build}/bin/uncoregen}
facts=tests/facts/older_facts.txt

if ! command -v python3 >/dev/null 2>&1; then
	skip "older: the spec agrees with the collected facts except for accepted differences" "python3 is not there"
	done_testing
	exit
fi

# compare FACTS: prints the lines that are wrong, and the counts
compare() {
	python3 tests/facts/older_reference.py "$scratch/dump.json" "$disputes" "$1"
}

# only PLATFORM...: prints the dump of these platforms, because most of the time goes to reading the whole one
only() {
	python3 -c 'import json, sys
dump = json.load(open(sys.argv[1], encoding="utf-8"))
dump["platforms"] = [each for each in dump["platforms"] if each["platform"] in sys.argv[2:]]
json.dump(dump, sys.stdout)' "$scratch/dump.json" "$@"
}

try "older: uncoregen dumps the spec" sh -c '"$1" dump --json spec >"$2"' sh "$generator" "$scratch/dump.json"
only $(sed -n 's/^\([a-z0-9]*\) .*/\1/p' "$facts" | sort -u) >"$scratch/old.json" && mv "$scratch/old.json" "$scratch/dump.json"
compare "$facts" >"$scratch/all"
try "older: the spec agrees with the collected facts except for accepted differences" \
	sh -c 'grep -v "^#" "$1"; exit "$2"' sh "$scratch/all" $?
grep '^#' "$scratch/all"

# The comparison must find what is wrong.
# refuses WHAT EXPRESSION WORDS: after this change of the facts the comparison fails and prints WORDS
refuses() {
	sed "$2" "$facts" >"$scratch/changed"
	if cmp -s "$facts" "$scratch/changed"; then
		echo "nothing was changed by $2" >"$scratch/refused"
		not_ok "older: the comparison reports $1" "$scratch/refused"
		return
	fi
	compare "$scratch/changed" >"$scratch/refused" 2>&1
	try "older: the comparison reports $1" \
		sh -c '[ "$3" -ne 0 ] && grep -F -- "$1" "$2"' sh "$3" "$scratch/refused" $?
}
refuses "a wrong address" '/^p6 PerfCtr1 /s/0xc2/0xc3/' "PerfCtr1 address 0xc3"
refuses "a wrong field" 's/^xeonmp MSR_IFSB_SNPQ0 54:48/xeonmp MSR_IFSB_SNPQ0 55:48/' "MSR_IFSB_SNPQ0 55:48 is RW"
refuses "a wrong access" '/^xeonmp MSR_IFSB_BUSQ0 37:36/s/RV write 1/RW/' "only theirs: xeonmp MSR_IFSB_BUSQ0 37:36 is"
refuses "a wrong reset value" '/^p6 PerfEvtSel0 31:24/s/reset 0/reset 1/' "PerfEvtSel0 31:24 reset 1"
refuses "a wrong encoding" '/^xeon7400 MSR_EMON_L3_CTR_CTL0 35:32/s/0x7/0xf/' "35:32 value 0xf"
refuses "a wrong processor" '/^p6 cpuid /s/6 0xb /6 0xc /' "cpuid 6 0xc cache None variant pentium_iii"
refuses "a processor without its cache" '/^xeonmp cpuid /s/15 0x3 cache 3/15 0x3 cache None/' "cpuid 15 0x3 cache None"
refuses "a wrong RDPMC index" '/^xeon7400 MSR_EMON_L3_CTR_CTL0 /s/rdpmc 2/rdpmc 3/' "MSR_EMON_L3_CTR_CTL0 rdpmc 3"
refuses "a wrong selecting bit" '/^xeon7100 MSR_EMON_L3_CTR_CTL5 /s/select 5/select 4/' "CTL5 select 4"
refuses "a wrong code" '/^p6 pentium_iii HW_INT_RX /s/0xc8/0xc3/' "HW_INT_RX - 0xc3"
refuses "a wrong umask" '/^p6 pentium_m BUS_TRAN_ANY /s/0x2070/0x4070/' "BUS_TRAN_ANY ANY 0x4070"
refuses "wrong counters" '/^p6 pentium_pro MUL /s/counters 1/counters 0,1/' "MUL counters 0,1"
refuses "a missing counter of an event" '/^p6 pentium_ii MMX_INSTR_RET /s/0,1/0/' "MMX_INSTR_RET counters 0"
refuses "a wrong bus event" '/^xeon7100 FSB_IOQ_empty /s/0x4008/0x4018/' "FSB_IOQ_empty word 0x401800000000000"
refuses "an event that does not exist" 's/EMON_UNFUSION/EMON_FUSION/' "EMON_FUSION - 0xdb"
refuses "a missing fact" '/^xeonmp MSR_IFSB_CNTR7 |/d' "only ours: xeonmp MSR_IFSB_CNTR7 address 0x107d3"
echo '{ "disputes": [] }' >"$scratch/none"
disputes=$scratch/none
compare "$facts" >"$scratch/refused"
try "older: the comparison reports a difference without its dispute" \
	sh -c '[ "$2" -ne 0 ] && grep "no dispute p6-pentium-m-inherits" "$1"' sh \
	"$scratch/refused" $?

# For those who update the facts: they must be what the collections say, and so must the lists that the unit tests read.
same_facts "older: older_facts.txt is what the collections say" "$facts" p6.json tests/facts/extract_older.py "$reference"
if has_reference "older: the lists of events are those of the collections" p6.json; then
	try "older: the lists of events are those of the collections" python3 tests/facts/extract_older.py --lists "$reference"
fi
done_testing
