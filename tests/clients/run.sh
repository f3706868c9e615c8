#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests uncore sim run, with programs of other projects on the simulated machine: msr-tools, pciutils, util-linux,
# hwloc, LIKWID. They know nothing of libuncore; what they must print follows from the scenario. UNCORE names another
# binary.
# Run by make test, first, one turn in 5, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
uncore=$(realpath "${UNCORE:-${BUILD:-build}/bin/uncore}")
. tests/tools/tap.sh
. tests/tools/user.sh
chmod 755 "$scratch"
two=ivt,tests/scenarios/two_sockets.json

# why_not: prints why no program can run on a simulated machine here; fails if one can
why_not() {
	if [ ! -c /dev/fuse ]; then
		echo "no /dev/fuse"
	elif ! "$uncore" sim run --sim ivt -- true >"$scratch/why" 2>&1; then
		head -n 1 "$scratch/why"
	fi | grep .
}
reason=$(why_not) || reason=

# machine NAME COMMAND...: a case that needs a simulated machine
machine() {
	if [ -n "$reason" ]; then skip "$1" "$reason"; else try "$@"; fi
}

# by_user NAME COMMAND...: the same of as_user
by_user() {
	if [ -n "$reason" ]; then skip "$1" "$reason"; else user "$@"; fi
}

# with TOOL NAME COMMAND...: a case that needs another program
with() {
	if ! command -v "$1" >/dev/null; then
		skip "$2" "no $1 here"
		return
	fi
	shift
	machine "$@"
}

# is WANTED COMMAND...: the command prints exactly WANTED
is() {
	wanted=$1
	shift
	got=$("$@" 2>&1)
	[ "$got" = "$wanted" ] || { printf '%s\n  printed:  %s\n  expected: %s\n' "$*" "$got" "$wanted"; return 1; }
}

# on SIM COMMAND...: runs it on a simulated machine whose clock does not advance by itself
on() {
	sim=$1
	shift
	"$uncore" sim run --clock manual --sim "$sim" -- "$@"
}

. tests/clients/command.sh
. tests/clients/tools.sh
. tests/clients/sysfs.sh
. tests/clients/cpuid.sh
. tests/clients/patch.sh
. tests/clients/affinity.sh
. tests/clients/perf.sh
. tests/clients/core.sh
. tests/clients/devices.sh
. tests/clients/fence.sh
. tests/clients/doors.sh
. tests/clients/ends.sh
. tests/clients/mapped.sh
. tests/clients/likwid.sh
. tests/clients/memory.sh
done_testing
