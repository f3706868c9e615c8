#!/bin/sh
# SPDX-License-Identifier: MIT
# Records programmable events of each platform, and checks each register write against the spec (writes.py).
# Run by make test, early, one turn in 5, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
uncore=${UNCORE:-${BUILD:-build}/bin/uncore}
generator=${BUILD:-build}/bin/uncoregen
. tests/tools/tap.sh

writes() {
	/usr/bin/python3 tests/chaos/writes.py "$uncore" "$generator" "$scratch"
}
name="every register write of an event has the address, reserved bits and fields that the spec demands"
if [ -x /usr/bin/python3 ]; then
	try "$name" writes
else
	skip "$name" "python3 is not there to compare"
fi
done_testing
