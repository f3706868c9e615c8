#!/bin/sh
# SPDX-License-Identifier: MIT
# Each programmable event of each platform is recorded, and each register write held against the spec (writes.py).
set -u

cd "$(dirname "$0")/../.." || exit 1
uncore=${UNCORE:-${BUILD:-build}/bin/uncore}
generator=${BUILD:-build}/bin/uncoregen
. tests/tools/tap.sh

writes() {
	/usr/bin/python3 tests/chaos/writes.py "$uncore" "$generator" "$scratch"
}
name="every write of every event: the address, reserved bits, and fields that the spec says"
if [ -x /usr/bin/python3 ]; then
	try "$name" writes
else
	skip "$name" "python3 is not there to compare"
fi
done_testing
