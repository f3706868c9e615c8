#!/bin/sh
# SPDX-License-Identifier: MIT
# Where sources of event facts differ, our value is that of a source or a dispute decides: disagreements.txt has every
# difference that is known of hsx, bdx and skx; bdxde and clx have their events.
# Run by make test, one turn in 5, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
generator=$(cd "${BUILD:-build}" && pwd)/bin/uncoregen
. tests/tools/tap.sh
. tests/facts/reference.sh
. tests/facts/disputes.sh
facts=tests/facts/disagreements.txt

command -v python3 >/dev/null 2>&1 || { skip "disagreements: each is decided" "python3 is not there"; done_testing; exit; }
decided() {
	"$generator" dump --json >"$scratch/dump.json" || return 1
	python3 tests/facts/disagreements.py "$scratch/dump.json" "$disputes" $facts >"$scratch/said"
	status=$?
	[ $status -ne 0 ] && grep -v '^#' "$scratch/said"
	return $status
}
try "disagreements: each is decided by a dispute, or no source has another value than ours" decided
grep '^#' "$scratch/said"

# finds LINES SCRIPT FILE: so many lines are wrong once the script has changed the file
finds() {
	cp $facts "$scratch" && python3 tests/facts/all_disputes.py spec >"$disputes" && sed -i "$2" "$scratch/$3" &&
		! python3 tests/facts/disagreements.py "$scratch/dump.json" "$scratch/disputes.json" "$scratch/disagreements.txt" >"$scratch/said" &&
		[ "$(grep -vc '^#' "$scratch/said")" -eq "$1" ] && return
	cat "$scratch/said"
	return 1
}
# One of three faults in turn.
in_turn 1 3 "disagreements: a dispute that is gone is missed" finds 8 '/"id": "skx-cha-counter0-credits"/s/"platform": "skx"/"platform": "jkt"/' disputes.json
in_turn 2 3 "disagreements: another value of a source is found" \
	finds 1 '/^hsx cbo UNC_C_COUNTER0_OCCUPANCY /s/libpfm4=123/libpfm4=12/' disagreements.txt
in_turn 3 3 "disagreements: an event that there is not is found" finds 1 '$a hsx cbo UNC_C_NO_SUCH_EVENT - code likwid=0x1' disagreements.txt
same_facts "disagreements: disagreements.txt is what the collection says" $facts generations/event_disagreements.json \
	tests/facts/extract_disagreements.py "$reference/generations/event_disagreements.json"
done_testing
