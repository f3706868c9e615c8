#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs sessions under valgrind: whichever access fails, nothing is leaked or read uninitialised. The sanitizers (make
# test SANITIZE=1) let every access fail in turn; valgrind, which is far slower, every 197th.
# Run by make test, early, not with SANITIZE=1.
set -u

build=${BUILD:-build}
log=$(mktemp) || exit 1
trap 'rm -f "$log"' EXIT
number=0

for test in session_faults session_trouble session_states sim_fault; do
	number=$((number + 1))
	if ! command -v valgrind >/dev/null; then
		echo "ok $number - valgrind: $test has no leak or uninitialised read # SKIP no valgrind (apt-get install it)"
	elif UNCORE_TEST_STRIDE=197 valgrind -q --leak-check=full --errors-for-leak-kinds=all --error-exitcode=9 \
		"$build/tests/test_runtime_$test" >"$log" 2>&1; then
		echo "ok $number - valgrind: $test has no leak or uninitialised read"
	else
		sed 's/^/# /' "$log"
		echo "not ok $number - valgrind: $test has no leak or uninitialised read"
	fi
done
echo "1..$number"
