#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs test programs and scripts that speak TAP ("ok 1 - name", "not ok 2 - name", "ok 3 - name # SKIP why") and adds
# them up. The whole output of one that fails is shown. The last line is "N passed, N failed, N skipped"; exit 1 if any
# failed, or if nothing ran at all.
set -u

LIMIT=${TEST_SECONDS:-600}
export CMOCKA_MESSAGE_OUTPUT=TAP
here=$(dirname "$0")
log=$(mktemp) || exit 1
trap 'rm -f "$log"' EXIT
trap 'exit 130' INT TERM
passed=0 failed=0 skipped=0

for suite in "$@"; do
	timeout "$LIMIT" "$suite" >"$log" 2>&1 </dev/null
	status=$?
	counts=$(awk -v status="$status" -f "$here/tap.awk" "$log")
	set -- $counts
	name=${suite#./}
	if [ "$2" -gt 0 ]; then
		printf '%s: FAILED (exit %s)\n' "$name" "$status"
		sed '/^ok /d; s/^/    /' "$log"
		[ "$status" -ne 124 ] || echo "    stopped after $LIMIT seconds"
	fi
	printf '%-40s %4d passed, %d failed, %d skipped\n' "$name" "$1" "$2" "$3"
	[ "$3" -eq 0 ] || grep '# SKIP' "$log" | sed -E 's/^(not )?ok [0-9]+ (- )?/    skipped: /; s/ ?# SKIP /: /; s/: : /: /'
	passed=$((passed + $1)) failed=$((failed + $2)) skipped=$((skipped + $3))
done

echo "$passed passed, $failed failed, $skipped skipped"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
