#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests that half a minute of random sessions, kills and restores on a mounted simulated machine leaves every register
# as it was (chaos.py). CHAOS_SECONDS and CHAOS_SEED in the environment set another time and another random sequence.
set -u

cd "$(dirname "$0")/../.." || exit 1
uncore=$(realpath "${UNCORE:-${BUILD:-build}/bin/uncore}")
. tests/tools/tap.sh
trap '! mountpoint -q "$scratch/machine" || umount -l "$scratch/machine"; rm -rf "$scratch"' EXIT

disorder() {
	/usr/bin/python3 tests/chaos/chaos.py "$uncore" "$scratch" "${CHAOS_SECONDS:-30}" "${CHAOS_SEED:-1}"
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
