# SPDX-License-Identifier: MIT
# For test scripts (sourced): reports cases as TAP. Sets $scratch, an empty folder that is removed at the end.
tap_count=0
tap_failed=0
scratch=$(mktemp -d) || exit 1
tap_done=
tap_crashes='^(.*: )?(Segmentation fault|Aborted|Bus error|Illegal instruction|Floating point exception|Killed)'
trap 'tap_ended; rm -rf "$scratch"' EXIT
trap 'exit 130' INT TERM

# For the trap at the exit: a script that ends with an error before its last case has a failed case that says so.
tap_ended() {
	tap_status=$?
	[ "$tap_status" -eq 0 ] || [ "$tap_status" -eq 130 ] || [ -n "$tap_done" ] ||
		echo "not ok $((tap_count + 1)) - $0 runs to its end; it exited with $tap_status after: ${try_name:-no case}"
}

# Prints the CPU time used so far, for the runner's list of slow cases.
tap_times() {
	[ "${TEST_SLOWEST:-0}" -eq 0 ] || times
}

# sockets_of PLATFORM: prints how many sockets a simulated machine of it may have: 2, or 1 if no more. "$uncore" is the program.
sockets_of() {
	case $("$uncore" doctor --sim "$1:2" 2>&1 >/dev/null) in *" has one socket"*) echo 1 ;; *) echo 2 ;; esac
}

# chosen NUMBER COUNT: of COUNT things that are numbered in a row, exactly one is chosen, another one after each commit.
# Tests that would take long sample with it. TEST_TURN (run.sh) says which; with TEST_TURN=all all are chosen.
chosen() {
	[ "${TEST_TURN:-0}" = all ] || [ $((($1 + ${TEST_TURN:-0}) % $2)) -eq 0 ]
}

# in_turn NUMBER COUNT NAME COMMAND...: a case (see try) that is chosen in one of COUNT turns
in_turn() {
	chosen "$1" "$2" || return 0
	shift 2
	try "$@"
}

# turn_below COUNT: prints the TEST_TURN for samples of a thing that has one turn in COUNT. By the same number the samples
# would be the same whenever it has its turn.
turn_below() {
	if [ "${TEST_TURN:-0}" = all ]; then echo all; else echo $((${TEST_TURN:-0} / $1)); fi
}

# platforms_in_turn COUNT: prints one in COUNT platforms of spec/
platforms_in_turn() {
	turn_at=0
	for turn_file in spec/*/platform.json; do
		turn_at=$((turn_at + 1)) turn_file=${turn_file%/*}
		! chosen "$turn_at" "$1" || echo "${turn_file##*/}"
	done
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
		tap_status=$?
		# Not found, no permission, or ended by a signal; or what a function called was, as the shell has said.
		[ "$tap_status" -lt 126 ] && ! grep -qE "$tap_crashes" "$scratch/try.log" ||
			echo "exit status $tap_status: $*" >>"$scratch/try.log"
		not_ok "$try_name" "$scratch/try.log"
	fi
}

# broken COMMAND...: it failed, and every case needs it: the script ends with a failed case that names the command
broken() {
	not_ok "$* works"
	done_testing
}

# done_testing: prints the plan and exits; the status is 0 if no case failed
done_testing() {
	echo "1..$tap_count"
	tap_done=1
	[ "$tap_failed" -eq 0 ]
	exit
}
