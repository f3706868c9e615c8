#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests that random sessions, kills and restores on a mounted simulated machine leave every register as it was
# (chaos.py): a quarter of a minute, with another sequence after each commit, and another one in a program with the
# sanitizers. The machine has all registers in MSRs and configuration space, or some in memory, in turn. CHAOS_SECONDS,
# CHAOS_SEED and CHAOS_PLATFORM in the environment set another time, sequence and machine.
# Run by make test, first.
set -u

cd "$(dirname "$0")/../.." || exit 1
uncore=$(realpath "${UNCORE:-${BUILD:-build}/bin/uncore}")
. tests/tools/tap.sh
trap 'tap_ended; ! mountpoint -q "$scratch/machine" || umount -l "$scratch/machine"; rm -rf "$scratch"' EXIT

turn=${TEST_TURN:-1}
[ "$turn" != all ] || turn=1
seed=$((turn + ${TEST_SHARE:-1}))
platform=ivt
[ $((seed % 2)) = 0 ] || platform=icx
disorder() {
	/usr/bin/python3 tests/chaos/chaos.py "$uncore" "$scratch" "${CHAOS_SECONDS:-15}" "${CHAOS_SEED:-$seed}" \
		"${CHAOS_PLATFORM:-$platform}"
}
name="restore brings back every register that does not count by itself, after kills and offline CPUs"
if [ ! -x /usr/bin/python3 ]; then
	skip "$name" "python3 is not there to stir"
elif [ ! -c /dev/fuse ]; then
	skip "$name" "no /dev/fuse"
elif [ "$(id -u)" != 0 ]; then
	skip "$name" "needs root: it mounts, and switches CPUs of the mount"
else
	try "$name" disorder
fi
done_testing
