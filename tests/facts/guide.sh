#!/bin/sh
# SPDX-License-Identifier: MIT
# Compares events with the facts that were collected from Intel's guides independently of spec/ (guide_facts.txt): the
# most that each adds in a cycle, which umasks may be OR-ed, and which rows were read on a page and may give the manual
# as evidence.
# Run by make test, one turn in 5.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh
. tests/facts/reference.sh
. tests/facts/disputes.sh
generator=${UNCOREGEN:-${BUILD:-build}/bin/uncoregen}
facts=tests/facts/guide_facts.txt

if ! command -v python3 >/dev/null 2>&1; then
	skip "guide: the events agree with Intel's guides except for explained differences" "python3 is not there"
	done_testing
	exit
fi

# compare DISPUTES: prints the lines that are wrong, and the counts
compare() {
	python3 tests/facts/guide_reference.py "$scratch/dump.json" "$1" "$facts"
}

try "guide: uncoregen dumps the spec" sh -c '"$1" dump --json spec >"$2"' sh "$generator" "$scratch/dump.json"
compare "$disputes" >"$scratch/all"
try "guide: the events agree with Intel's guides except for explained differences" \
	sh -c 'grep -v "^#" "$1"; exit "$2"' sh "$scratch/all" $?
grep '^#' "$scratch/all"

# The comparison must find what is wrong: one of five faults in turn.
cp "$scratch/dump.json" "$scratch/right.json"
fault=0
# refuses WHAT EXPRESSION WORDS: after this change of the dump the comparison fails and prints WORDS
refuses() {
	fault=$((fault + 1))
	chosen $fault 5 || return 0
	sed "$2" "$scratch/right.json" >"$scratch/dump.json"
	compare "$disputes" >"$scratch/refused"
	try "guide: the comparison reports $1" \
		sh -c '[ "$3" -ne 0 ] && grep -F -- "$1" "$2"' sh "$3" "$scratch/refused" $?
}
refuses "a umask that may not be combined" \
	'/"name": "UNC_C_RxR_OCCUPANCY"/,/"name": "UNC_C_RxR_EXT_STARVED"/s/"name": "IRQ_REJ.*", "value": "0x2"/&, "or": true/' \
	"no longer a difference: jkt cbo/UNC_C_RxR_OCCUPANCY.IRQ_REJECTED or false"
refuses "a wrong increment" \
	'/"name": "UNC_M_CAS_COUNT"/,/"text"/s/"max_increment": 1/"max_increment": 2/' "ivt imc/UNC_M_CAS_COUNT max 2"
refuses "a row with the manual as evidence that was not read there" \
	'/"name": "UNC_Q_RxL_CRC_ERRORS"/,/"text"/s/"evidence": "cross-source"/"evidence": "manual"/' \
	"ivt qpi/UNC_Q_RxL_CRC_ERRORS row manual"
refuses "a row without the manual as evidence that was read there" \
	'/"name": "UNC_H_REQUESTS"/,/"text"/s/"evidence": "manual"/"evidence": "cross-source"/' \
	"ivt ha/UNC_H_REQUESTS row cross-source"
undisputed() {
	cp "$scratch/right.json" "$scratch/dump.json" && echo '{ "disputes": [] }' >"$scratch/none" || return 1
	! compare "$scratch/none" >"$scratch/refused" && grep "^no dispute ivt-pcu-occupancy-limit" "$scratch/refused"
}
in_turn 5 5 "guide: the comparison reports a reason that is not a dispute" undisputed

# For those who update the facts: they must be what the collections say.
same_facts "guide: guide_facts.txt is what the collections say" "$facts" events_jkt.json tests/facts/extract_guide.py "$reference" jkt ivt
done_testing
