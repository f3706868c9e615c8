# SPDX-License-Identifier: MIT
# For test scripts (sourced): reports cases as TAP. Sets $scratch, an empty folder that is removed at the end.
tap_count=0
tap_failed=0
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
trap 'exit 130' INT TERM

# Prints the CPU time used so far, for the runner's list of slow cases.
tap_times() {
	[ "${TEST_SLOWEST:-0}" -eq 0 ] || times
}

# chosen NUMBER COUNT: of COUNT things that are numbered in a row, exactly one is chosen, another one after each commit.
# Tests that would take long sample with it. TEST_TURN (run.sh) says which; with TEST_TURN=all all are chosen.
chosen() {
	[ "${TEST_TURN:-0}" = all ] || [ $((($1 + ${TEST_TURN:-0}) % $2)) -eq 0 ]
}

# ok NAME
ok() {
	tap_count=$((tap_count + 1))
	echo "ok $tap_count - $1"
	tap_times
}

# not_ok NAME [FILE]: the file's text explains the failure
not_ok() {
	tap_count=$((tap_count + 1))
	tap_failed=$((tap_failed + 1))
	echo "not ok $tap_count - $1"
	[ -z "${2:-}" ] || sed 's/^/# /' "$2"
	tap_times
}

# skip NAME WHY
skip() {
	tap_count=$((tap_count + 1))
	echo "ok $tap_count - $1 # SKIP $2"
}

# try NAME COMMAND...: a case that passes when the command does
try() {
	try_name=$1
	shift
	if "$@" >"$scratch/try.log" 2>&1; then
		ok "$try_name"
	else
		not_ok "$try_name" "$scratch/try.log"
	fi
}

# done_testing: prints the plan and exits; the status is 0 if no case failed
done_testing() {
	echo "1..$tap_count"
	[ "$tap_failed" -eq 0 ]
	exit
}
