#!/bin/sh
# SPDX-License-Identifier: MIT
# The work of each reader grows no faster than its input. For an input of N, 2N and 4N parts, callgrind counts the
# instructions; the step from 2N to 4N may cost at most 2.3 times the step from N to 2N: 2 is linear, 4 is quadratic.
# The difference leaves out what the command costs anyway. A third of the readers has its turn; arguments choose some.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh
uncoregen=$(cd "${BUILD:-build}" && pwd)/bin/uncoregen
uncore=$(cd "${BUILD:-build}" && pwd)/bin/uncore
. tests/limits/inputs.sh

# costs STATUS COMMAND...: prints the number of instructions
costs() {
	wanted=$1
	shift
	valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" >"$scratch/stdout" 2>"$scratch/stderr" </dev/null
	status=$?
	if [ "$wanted" != any ] && [ "$status" -ne "$wanted" ]; then
		echo "exit $status instead of $wanted: $*" | cut -c 1-300 >&2
		tail -n 5 "$scratch/stderr" | cut -c 1-300 >&2
		return 1
	fi
	awk '/Collected *:/ { print $NF; found = 1 } END { exit !found }' "$scratch/stderr"
}

# grows READER PARTS
grows() {
	one=$("$1" "$2") && two=$("$1" $((2 * $2))) && four=$("$1" $((4 * $2))) || return 1
	echo "$2, $((2 * $2)) and $((4 * $2)) parts: $one, $two, $four instructions"
	awk -v one="$one" -v two="$two" -v four="$four" 'BEGIN {
		printf "the second step costs %.2f times the first one\n", two == one ? 0 : (four - two) / (two - one)
		exit !(two > one && four - two <= 2.3 * (two - one))
	}'
}
