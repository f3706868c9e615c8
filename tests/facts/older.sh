#!/bin/sh
# SPDX-License-Identifier: MIT
# The P6 family, the Xeon MP, the 7100 and the 7400 against the facts that were collected apart from spec/ (../shared/reference):
# every processor, register, field, encoding, counter, event and umask. What differs is in older_accepted.txt with its dispute.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh
generator=${UNCOREGEN:-${BUILD:-build}/bin/uncoregen}
reference=../shared/reference

for need in "$reference/p6.json" "$reference/xeonmp_ifsb.json" "$reference/xeon7x00_l3.json"; do
	if [ ! -f "$need" ]; then
		skip "older: the spec is what the collections say" "$need is not there"
		done_testing
		exit
	fi
done
if ! command -v python3 >/dev/null 2>&1; then
	skip "older: the spec is what the collections say" "python3 is not there"
	done_testing
	exit
fi

# compare REFERENCE: the lines that are wrong, and the counts
compare() {
	python3 tests/facts/older_reference.py "$scratch/dump.json" "${disputes:-spec/disputes.json}" "$1"
}

try "older: the model is dumped" sh -c '"$1" dump --json spec >"$2"' sh "$generator" "$scratch/dump.json"
compare "$reference" >"$scratch/all"
try "older: the spec is what the collections say" sh -c 'grep -v "^#" "$1"; exit "$2"' sh "$scratch/all" $?
grep '^#' "$scratch/all"

# The comparison finds what is wrong.
# refuses WHAT FILE EXPRESSION WORDS: with one fact of the collection changed the comparison fails and says so
refuses() {
	mkdir -p "$scratch/changed"
	cp "$reference"/p6.json "$reference"/xeonmp_ifsb.json "$reference"/xeon7x00_l3.json "$scratch/changed"
	sed "$3" "$reference/$2" >"$scratch/changed/$2"
	if cmp -s "$reference/$2" "$scratch/changed/$2"; then
		echo "nothing was changed in $2" >"$scratch/refused"
		not_ok "older: refuses $1" "$scratch/refused"
		return
	fi
	compare "$scratch/changed" >"$scratch/refused" 2>&1
	try "older: refuses $1" sh -c '[ "$3" -ne 0 ] && grep -F -- "$1" "$2"' sh "$4" "$scratch/refused" $?
}
refuses "another address" p6.json 's/"0xC2"/"0xC3"/' "PerfCtr1 address 0xc3"
refuses "another field" xeonmp_ifsb.json 's/"bits": "54:48"/"bits": "55:48"/' "MSR_IFSB_SNPQ0 55:48 is RW"
refuses "another access" xeonmp_ifsb.json 's/"fixed 1"/"RW"/' "only theirs: xeonmp MSR_IFSB_BUSQ0 37:36 is"
refuses "another reset value" p6.json '0,/"reset": 0/s//"reset": 1/' "PerfEvtSel0 31:24 reset 1"
refuses "another encoding" xeon7x00_l3.json 's/"0111": "any/"1111": "any/' "35:32 value 0xf"
refuses "another processor" p6.json 's/06_0BH/06_0CH/' "cpuid 6 0xc cache None variant pentium_iii"
refuses "a processor that needs no cache" xeonmp_ifsb.json 's/with an L3 cache reported/reported/' "cpuid 15 0x3 cache None"
refuses "another RDPMC index" xeon7x00_l3.json 's/"index": "2\.\.9"/"index": "3..10"/' "MSR_EMON_L3_CTR_CTL0 rdpmc 3"
refuses "another selecting bit" xeon7x00_l3.json 's/"bit 20": "MSR_EMON_L3_CTR_CTL4"/"bit 20": "MSR_EMON_L3_CTR_CTL5"/' "CTL5 select 4"
refuses "another code" p6.json 's/"code": "0xC8"/"code": "0xC3"/' "HW_INT_RX - 0xc3"
refuses "another umask" p6.json 's/"ANY": "0x20"/"ANY": "0x40"/' "BUS_TRAN_ANY ANY 0x4070"
refuses "other counters" p6.json '/"name": "MUL"/,/"counters"/s/"counters": "1"/"counters": "0,1"/' "MUL counters 0,1"
refuses "another counter of an event" p6.json '/"name": "MMX_INSTR_RET"/,/"summary"/s/"0,1"/"0"/' "MMX_INSTR_RET counters 0"
refuses "another bus event" xeon7x00_l3.json 's/"ctl_value_hi32": "0x4008000"/"ctl_value_hi32": "0x4018000"/' "FSB_IOQ_empty word 0x401800000000000"
refuses "an event nobody has" p6.json 's/"EMON_UNFUSION"/"EMON_FUSION"/' "EMON_FUSION - 0xdb"
echo '{ "disputes": [] }' >"$scratch/none"
disputes=$scratch/none
compare "$reference" >"$scratch/refused"
try "older: refuses a difference without its dispute" sh -c '[ "$2" -ne 0 ] && grep "no dispute p6-pentium-m-inherits" "$1"' sh \
	"$scratch/refused" $?
done_testing
