#!/bin/sh
# SPDX-License-Identifier: MIT
# Half a minute of disorder on a mounted simulated machine leaves every register as it was (chaos.py). CHAOS_SECONDS and
# CHAOS_SEED in the environment ask for more, and for another course.
set -u

cd "$(dirname "$0")/../.." || exit 1
uncore=$(realpath "${UNCORE:-${BUILD:-build}/bin/uncore}")
. tests/tools/tap.sh
trap '! mountpoint -q "$scratch/machine" || umount -l "$scratch/machine"; rm -rf "$scratch"' EXIT

disorder() {
	/usr/bin/python3 tests/chaos/chaos.py "$uncore" "$scratch" "${CHAOS_SECONDS:-30}" "${CHAOS_SEED:-1}"
}
name="sessions, kills, restores, CPUs and packages in disorder: every register as before"
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
