#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests units of types that no box describes: raw codes count them in the simulator and through its files, by each way to
# reach registers; recordings, restores after SIGKILL, doctor and encode know them; what is described is refused.
# Run by make test.
set -u

cd "$(dirname "$0")/../.." || exit 1
uncore=$PWD/${BUILD:-build}/bin/uncore
generator=$PWD/${BUILD:-build}/bin/uncoregen
. tests/tools/tap.sh
scratch=$(mktemp -d) && trap 'rm -rf "$scratch"' EXIT

# Rates differ by type, and all are whole numbers in the time that is counted.
cat >"$scratch/types.json" <<'END'
{ "sockets": [ { "package": 0 }, { "package": 1 } ],
  "unit_order": "shuffled",
  "unit_types": [
    { "type": 30, "units": 2, "access": "mmio" },
    { "type": 31, "units": 3, "access": "msr" },
    { "type": 32, "units": 1, "access": "pci" } ],
  "traffic": [
    { "event": "type30/0x1/", "rate": 1000000 },
    { "event": "type30_1/0x1/", "socket": 1, "rate": 500000 },
    { "event": "type31/0x402/", "rate": 3000000 },
    { "event": "type32_0/0x2/", "rate": 7000000 } ] }
END
events='-e type30_0/0x1/ -e type30_1/0x1/ -e type31/0x402/ -e type32/0x2/'

cat >"$scratch/wanted" <<'END'
0 type30_0/ev_sel=1/ ok 2000000
1 type30_0/ev_sel=1/ ok 2000000
0 type30_1/ev_sel=1/ ok 2000000
1 type30_1/ev_sel=1/ ok 3000000
0 type31_/umask=4,ev_sel=2/ ok 18000000
1 type31_/umask=4,ev_sel=2/ ok 18000000
0 type32_/ev_sel=2/ ok 14000000
1 type32_/ev_sel=2/ ok 14000000
END

# counted PLATFORM SCENARIO WANTED: what the units count in 2 s
counted() {
	# shellcheck disable=SC2086
	"$uncore" stat --sim "$1,$2" $events -f csv -t 2000 >"$scratch/csv" 2>"$scratch/err" &&
		python3 -c '
import csv, sys
for row in csv.DictReader(open(sys.argv[1])):
    print(row["socket"], row["name"], row["state"], row["value"])
' "$scratch/csv" >"$scratch/got" && diff "$3" "$scratch/got" || { echo "of $1"; cat "$scratch/err"; return 1; }
}
in_process() {
	for platform in spr emr gnr srf cwf; do
		counted $platform "$scratch/types.json" "$scratch/wanted" || return 1
	done
	# One socket is all that this one has.
	sed -e 's/, { "package": 1 }//' -e '/"socket": 1/d' "$scratch/types.json" >"$scratch/one.json"
	grep ^0 "$scratch/wanted" >"$scratch/one" && counted grr "$scratch/one.json" "$scratch/one"
}
try "units of three types count in process on each platform, by their raw codes" in_process
other() {
	echo '{ "schema": 1, "platform": "gnr", "sockets": 1, '"$1"' }' >"$scratch/bad.json"
	"$uncore" stat --sim "gnr,$scratch/bad.json" -e UNC_CHA_CLOCKTICKS -t 10 >"$scratch/out" 2>&1 && return 1
	grep -qF "$2" "$scratch/out" || { cat "$scratch/out"; return 1; }
}
try "a scenario has no units of a type that a box has" other \
	'"unit_types": [ { "type": 17, "units": 1, "access": "msr" } ]' "/unit_types/0: units of type 17 are those of box b2cxl"
try "... nor one type twice" other \
	'"unit_types": [ { "type": 40, "units": 1, "access": "msr" }, { "type": 40, "units": 2, "access": "pci" } ]' \
	"/unit_types/1: type 40 is in /unit_types/0 already"

recorded() {
	"$uncore" record "$scratch/run.jsonl" --sim "gnr,$scratch/types.json" -e type31/0x402/ -t 2000 >"$scratch/first" &&
		"$uncore" stat --replay "$scratch/run.jsonl" >"$scratch/second" && diff "$scratch/first" "$scratch/second" &&
		grep -q '"unit_types":\[{"type":30,"units":2,"access":"mmio"}' "$scratch/run.jsonl"
}
try "a recording names the types, and replays" recorded

# says STATUS WORDS TEXT: the command ends with the status and says the text
says() {
	# shellcheck disable=SC2086
	"$uncore" $2 >"$scratch/out" 2>"$scratch/err"
	status=$?
	[ $status = "$1" ] && cat "$scratch/out" "$scratch/err" | tr -s ' ' | grep -qF -- "$3" ||
		{ echo "exit $status"; cat "$scratch/out" "$scratch/err"; return 1; }
}
try "encode says the control's value, and that the unit is found" says 0 "encode -p gnr type77_3/0x402/" \
	"UNIT3_PMON_CTL0 FOUND type77_3.controls+0x0 0x00000402 umask=4 ev_sel=2"
try "encode refuses a type that a box has" says 2 "encode -p gnr type17_0/0x1/" \
	"units of type 17 are those of b2cxl, which gnr describes: write b2cxl instead of type17"
try "encode refuses a type of which the table is not believed" says 2 "encode -p spr type8_0/0x1/" \
	"units of type 8 are those of upi, which spr describes: write upi instead of type8"
try "a platform without a table of units has no types" says 2 "encode -p icx type8_0/0x1/" "there is no box type8_0"

cat >"$scratch/inside.sh" <<'END'
set -u
cd "$scratch" || exit 1
"$uncore" stat --via registers -e type30_1/0x1/ -e type31/0x402/ -e type32_0/0x2/ -f csv -t 1000 >mounted.csv 2>mounted.err
"$uncore" stat --via registers -e type99_0/0x1/ -t 100 >none.out 2>none.err; echo $? >none.status
"$uncore" stat --via registers -e type8_0/0x1/ -t 100 >upi.out 2>upi.err; echo $? >upi.status
"$uncore" doctor >doctor.out 2>doctor.err
"$uncore" doctor --format json >doctor.json 2>/dev/null
"$uncore" stat --via registers -e type30_0/0x1/ -e type31/0x402/ -t 60000 >/dev/null 2>&1 & measuring=$!
for wait in 1 2 3 4 5 6 7 8 9 10 11 12; do
	ls /sys/kernel/uncore_sim/state/journal.* >/dev/null 2>&1 && break
	sleep 0.5
done
sleep 0.5
"$uncore" dump type30 type31 >running.out 2>&1
kill -KILL $measuring; wait $measuring 2>/dev/null
"$uncore" dump type30 type31 >killed.out 2>&1
"$uncore" restore >restore.out 2>&1; echo $? >restore.status
"$uncore" dump type30 type31 >restored.out 2>&1
END
scratch=$scratch uncore=$uncore "$uncore" sim run --no-cpuid --sim "gnr,$scratch/types.json" -- sh "$scratch/inside.sh" \
	2>"$scratch/run.err" || { [ ! -e /dev/fuse ] && skip "through files" "there is no /dev/fuse" && done_testing && exit; }

# beyond: an older description knows 12 of the 16 units that the machine has
beyond() {
	cp -r spec "$scratch/spec" && sed -i 's/"instances": 16/"instances": 12/' "$scratch/spec/gnr/b2cxl.box.json" &&
		sed -i 's/"instances": 20/"instances": 1/' "$scratch/spec/gnr/b2hot.box.json" &&
		"$generator" generate -p gnr --tables "$scratch/older.tables" "$scratch/spec" >/dev/null &&
		"$uncore" sim run --no-cpuid --sim gnr -- "$uncore" doctor --tables "$scratch/older.tables" b2cxl >"$scratch/older" 2>&1 &&
		"$uncore" sim run --no-cpuid --sim gnr -- "$uncore" stat --tables "$scratch/older.tables" --via registers -e UNC_B2CXL_CLOCKTICKS,UNC_B2HOT_CLOCKTICKS -t 100 >"$scratch/few" 2>&1 &&
		"$uncore" sim run --no-cpuid --sim gnr -- "$uncore" stat -e UNC_B2CXL_CLOCKTICKS -t 100 >"$scratch/all" 2>&1
	grep -qx "  b2cxl: the kernel has uncore_b2cxl_12 as well; the tables do not describe it, so it is not counted" "$scratch/few" &&
		grep -qx "  b2hot: the kernel has uncore_b2hot_1 as well; the tables do not describe it, so it is not counted" "$scratch/few" &&
		! grep "as well" "$scratch/all" || { cat "$scratch/few" "$scratch/all"; return 1; }
	grep -q '^units  *note ' "$scratch/older" || { cat "$scratch/older"; return 1; }
	tr '\n' ' ' <"$scratch/older" | tr -s ' ' | grep -qF ", 16 b2cxl (4 are not described, and so not counted), 16 cxlcm, " || { cat "$scratch/older"; return 1; }
}
try "doctor and stat say that units are beyond the description" beyond

tr '\n' ' ' <"$scratch/doctor.out" | tr -s ' ' >"$scratch/doctor.plain"

# mounted_counts: each count is its rate times the seconds that it was counted, to a hundredth
mounted_counts() {
	python3 - "$scratch/mounted.csv" <<'END' || { cat "$scratch/mounted.csv" "$scratch/mounted.err"; return 1; }
import csv, sys
rates = {("0", "type30_1/ev_sel=1/"): 1e6, ("1", "type30_1/ev_sel=1/"): 1.5e6, ("0", "type32_0/ev_sel=2/"): 7e6,
         ("1", "type32_0/ev_sel=2/"): 7e6, ("0", "type31_/umask=4,ev_sel=2/"): 9e6, ("1", "type31_/umask=4,ev_sel=2/"): 9e6}
rows = list(csv.DictReader(open(sys.argv[1])))
assert len(rows) == 6, len(rows)
for row in rows:
    rate = float(row["value"]) / float(row["running_ns"]) * 1e9
    assert row["state"] == "ok" and abs(rate / rates[row["socket"], row["name"]] - 1) < 0.01, row
END
}
try "units of three types count through the files of the machine" mounted_counts
try "a type that the table does not list is refused" grep -q "no table of units lists type 99" "$scratch/none.err"
try "... as bad words" grep -qx 2 "$scratch/none.status"
try "a described type is refused on the machine too" grep -q "units of type 8 are those of upi" "$scratch/upi.err"
try "doctor names the types without a box" sh -c 'for units in "2 of type 30" "3 of type 31" "1 of type 32"; do grep -q "$units" "$1" || exit 1; done' \
	sh "$scratch/doctor.plain"
try "doctor says how to count them" grep -q "to count units without a box by raw codes: uncore stat -e type3[012]_0/0x1/" \
	"$scratch/doctor.plain"
try "doctor names the file that has the registers in memory" \
	grep -q "/sys/kernel/uncore_sim/memory: can be opened for writing; a simulated machine has its registers there" \
	"$scratch/doctor.plain"
units_json() {
	python3 -c '
import json, sys
units = [unit for unit in json.load(sys.stdin)["units"] if unit["type"] >= 30]
assert len(units) == 12 and all(unit["box"] is None and unit["die"] == 0 for unit in units), units
assert {unit["node"] for unit in units} == {0, 1}, units
' <"$scratch/doctor.json"
}
try "doctor's JSON has each unit with its die and node" units_json
try "a unit counts until its session is killed, and after it" grep -q "counts type30_/ev_sel=1/" "$scratch/running.out" "$scratch/killed.out"
try "restore puts the registers of such units back" grep -qx 0 "$scratch/restore.status"
try "... and then nothing counts" sh -c '! grep -q "counts type" "$1/restored.out" && grep -q type31_2.ctl "$1/restored.out"' sh "$scratch"

done_testing
