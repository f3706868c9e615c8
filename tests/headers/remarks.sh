#!/bin/sh
# SPDX-License-Identifier: MIT
# The generated headers carry names and sentences where grep and an editor find them.
set -u

cd "$(dirname "$0")/../.." || exit 1
include=${UNCORE_INCLUDE:-generated/include}
. tests/tools/tap.sh

# sees_loss: one sentence less, in a copy
sees_loss() {
	cp -r "$include" "$scratch/include" && header=$(ls "$scratch"/include/uncore/*/*_events.h | head -n 1) &&
		sed -i '0,/^#define.*=0x[0-9a-f]*: /s/: .* \*\// *\//' "$header" && ! cmp -s "$header" "$include${header#"$scratch/include"}" &&
		! python3 tests/headers/remarks.py spec "$scratch/include"
}

if ! command -v python3 >/dev/null; then
	skip "names and sentences of events" "no python3"
else
	try "each event and umask has its name, code, umask and sentence on one line" python3 tests/headers/remarks.py spec "$include"
	try "a sentence that is missing would be seen" sees_loss
fi
done_testing
