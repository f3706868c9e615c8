#!/bin/sh
# SPDX-License-Identifier: MIT
# Compares boxes that tables of units list with units.txt, which has facts of Linux, PCM and LIKWID: numbers of types, what
# is believed, steps, offsets, numbers of counters and their widths. Then each of these is made wrong and must be noticed.
# Run by make test.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh
generator=${BUILD:-build}/bin/uncoregen
facts=tests/facts/units.txt

# notices WHAT LINE WRONG: with WRONG in place of LINE the comparison complains of it
notices() {
	grep -qx "$2" "$facts" || { echo "$2: no such fact"; return 1; }
	sed "s/^$2\$/$3/" "$facts" >"$scratch/facts"
	python3 tests/facts/units.py "$scratch/dump.json" "$scratch/facts" >"$scratch/said" && return 1
	grep -- "$3: ours is" "$scratch/said"
}
# misses: a box that is found and has no fact is noticed
misses() {
	grep -v '^type gnr b2upi' "$facts" >"$scratch/facts"
	python3 tests/facts/units.py "$scratch/dump.json" "$scratch/facts" >"$scratch/said" && return 1
	grep 'gnr b2upi: no fact about its type' "$scratch/said"
}

if ! command -v python3 >/dev/null 2>&1; then
	skip "units: the spec agrees with units.txt" "python3 is not there"
	done_testing
	exit
fi
# Most of the time goes to reading a dump, and events are most of it.
try "units: uncoregen dumps the spec" sh -c '"$1" dump --json spec | python3 -c "import json, sys
dump = json.load(sys.stdin)
for box in (box for platform in dump[\"platforms\"] for box in platform[\"boxes\"]):
    box.pop(\"events\", None)
    del box[\"instances\"][2:]
json.dump(dump, sys.stdout)" >"$2"' sh "$generator" "$scratch/dump.json"
try "units: the spec agrees with units.txt" python3 tests/facts/units.py "$scratch/dump.json" "$facts"
try "units: a wrong type is noticed" notices type 'type spr mdf 11 L,P,K' 'type spr mdf 10 L,P,K'
try "units: a table that is believed too much is noticed" notices broken 'broken spr upi L' 'broken spr iio L'
try "units: a wrong access is noticed" notices access 'access gnr b2cmi pci L,P,K' 'access gnr b2cmi mmio L,P,K'
try "units: a wrong step of controls is noticed" notices steps 'steps gnr imc 4 8 L,P' 'steps gnr imc 8 8 L,P'
try "units: a wrong number of counters is noticed" notices counters 'counters spr cxlcm 8 48 L' 'counters spr cxlcm 4 48 L'
try "units: a wrong width is noticed" notices control 'control spr imc 32 L,P' 'control spr imc 64 L,P'
try "units: a wrong address is noticed" notices at 'at grr ubox ctl 0x3f52 P' 'at grr ubox ctl 0x3ff2 P'
try "units: a wrong offset in a window is noticed" notices at 'at spr imc fixed_ctr 0x38 L,P' 'at spr imc fixed_ctr 0x40 L,P'
try "units: a wrong step of instances is noticed" notices step 'step gnr iio 0x10 P,K' 'step gnr iio 0x20 P,K'
try "units: a wrong window is noticed" notices window 'window spr imc 0x22800 0x8000 2 B' 'window spr imc 0x22800 0x4000 3 B'
try "units: a wrong field of a record is noticed" notices unit 'unit width 23:16 0 L,P,K' 'unit width 24:16 0 L,P,K'
try "units: a box without a fact is noticed" misses
done_testing
