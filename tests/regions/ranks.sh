#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests that several ranks of a node share one measurement: one table, each region once, and the ranks that were inside.
# Run by make test.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh
build=$PWD/${BUILD:-build}
uncore=$build/bin/uncore
program=$scratch/program
machine=ivt:2,tests/regions/scenario.json
event=UNC_M_CAS_COUNT.RD_REG
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1

sanitize=
case $build in */san*) sanitize=-fsanitize=address,undefined ;; esac
# shellcheck disable=SC2086
${CC:-gcc} -std=c11 -g $sanitize -Iruntime/library/include -o "$program" tests/regions/program.c "$build/lib/libuncore.a" -pthread || exit 1

# ranks FILE: the region's ranks by the JSON, which has a line for each socket and nothing twice
ranks() {
	python3 - "$1" <<'END'
import json, sys
stay = [line for line in map(json.loads, open(sys.argv[1])) if "region" in line]
assert [line["region"] for line in stay] == ["stay", "stay"], stay
assert {line["socket"] for line in stay} == {0, 1} and all(line["state"] == "ok" for line in stay), stay
print(int(stay[0]["ranks"]), stay[0]["calls"])
END
}

# Started together, without a launcher.
joined() {
	rm -f "$scratch"/out.*
	for rank in 1 2 3; do
		"$uncore" stat -r --sim "$machine" --state "$scratch/state" -e "$event" -f json -o "$scratch/out.$rank" -- \
			"$program" stay 500 2>>"$scratch/err" &
	done
	wait
	cat "$scratch"/out.* >"$scratch/all" && [ "$(ranks "$scratch/all")" = "3 3" ] || { cat "$scratch/err"; return 1; }
}
try "measurements with the same request become one, whichever comes first" joined

other() {
	"$uncore" stat -r --sim "$machine" --state "$scratch/state" -e "$event" -o /dev/null -- "$program" stay 1000 &
	sleep 0.3
	"$uncore" stat -r --sim "$machine" --state "$scratch/state" -e UNC_M_CAS_COUNT.WR_WMM -- true 2>"$scratch/err"
	status=$?
	wait
	[ $status = 3 ] && grep -q "^uncore stat: process [0-9]* counts other things on this node: .*$event" "$scratch/err"
}
try "another request is refused, and says what is counted" other

statuses() {
	"$uncore" stat -r --sim "$machine" --state "$scratch/state" -e "$event" -o /dev/null -- "$program" stay 1000 &
	sleep 0.3
	"$uncore" stat -r --sim "$machine" --state "$scratch/state" -e "$event" -- sh -c 'exit 7'
	status=$?
	wait
	[ $status = 7 ]
}
try "a rank exits with the status of its command" statuses

# The rank goes on; the next measurement finds neither lock nor socket in its way.
left() {
	"$uncore" stat -r --sim "$machine" --state "$scratch/state" -e "$event" -o /dev/null -- sleep 5 &
	first=$!
	sleep 0.3
	"$uncore" stat -r --sim "$machine" --state "$scratch/state" -e "$event" -- sh -c 'sleep 1; echo ended' >"$scratch/out" 2>"$scratch/err" &
	second=$!
	sleep 0.3
	kill -9 $first
	wait $second && grep -q ended "$scratch/out" && grep -q 'has ended before this command' "$scratch/err" || return 1
	"$uncore" stat -r --sim "$machine" --state "$scratch/state" -e "$event" -f json -o "$scratch/out" -- "$program" stay 20 &&
		[ "$(ranks "$scratch/out")" = "1 1" ]
}
try "ranks of a measurement that is killed go on, and the next one can count" left

if ! command -v mpirun >/dev/null; then
	for name in "mpirun uncore stat -r" "uncore stat -r mpirun" "mpirun on a machine that all programs see"; do
		skip "Open MPI: $name" "mpirun (openmpi-bin)"
	done
	done_testing
fi
mpi="mpirun --oversubscribe -n 4"
inside() {
	rm -rf "$scratch/out" "$scratch/node"
	timeout 120 $mpi "$uncore" stat -r --sim "$machine" --state "$scratch/node" -e "$event" -f json -o "$scratch/out" -- \
		"$program" stay 300 >"$scratch/err" 2>&1 && [ "$(ranks "$scratch/out")" = "4 4" ] || { cat "$scratch/err"; return 1; }
}
try "Open MPI: mpirun -n 4 uncore stat -r prints one report" inside
outside() {
	timeout 120 "$uncore" stat -r --sim "$machine" -e "$event" -f json -o "$scratch/out" -- \
		$mpi "$program" stay 300 >"$scratch/err" 2>&1 && [ "$(ranks "$scratch/out")" = "4 4" ] || { cat "$scratch/err"; return 1; }
}
try "Open MPI: uncore stat -r mpirun -n 4 prints the same" outside
# The leak check of a sanitized build would need ptrace for itself.
node() {
	ASAN_OPTIONS=detect_leaks=0 timeout 120 "$uncore" sim run --sim "$machine" -- $mpi "$uncore" stat -r -e "$event" -- "$program" stay 300 \
		>"$scratch/out" 2>&1
	[ "$(grep -c '^  stay  *4  *4  *[0-9]' "$scratch/out")" = 1 ] || { cat "$scratch/out"; return 1; }
}
if unshare -m true 2>/dev/null && [ -e /dev/fuse ]; then
	try "Open MPI: on a simulated node that all programs see, the table names 4 ranks once" node
else
	skip "Open MPI: on a simulated node that all programs see" "/dev/fuse, and a mount namespace"
fi
done_testing
