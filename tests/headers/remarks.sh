#!/bin/sh
# SPDX-License-Identifier: MIT
# Checks that grep and an editor find each event's name and sentence in the generated headers.
# Run by make test, one turn in 5, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
include=${UNCORE_INCLUDE:-generated/include}
. tests/tools/tap.sh

# sees_loss: the check fails on a copy of the headers without one sentence
sees_loss() {
	cp -r "$include" "$scratch/include" && header=$(ls "$scratch"/include/uncore/*/*_events.h | head -n 1) &&
		sed -i '0,/^#define.*=0x[0-9a-f]*: /s/: .* \*\// *\//' "$header" && ! cmp -s "$header" "$include${header#"$scratch/include"}" &&
		! python3 tests/headers/remarks.py spec "$scratch/include"
}

if ! command -v python3 >/dev/null; then
	skip "remarks: each event and umask has its name, code, umask and sentence on one line" "no python3"
else
	try "remarks: each event and umask has its name, code, umask and sentence on one line" \
		python3 tests/headers/remarks.py spec "$include"
	try "remarks: the check fails when one sentence is removed" sees_loss
fi
done_testing
