#!/bin/sh
# SPDX-License-Identifier: MIT
# Lets each allocation of a command fail in turn: the command prints what it prints otherwise, or one error, and exits
# with the status of an error. It neither crashes nor leaves out a part in silence. A quarter of the allocations has its turn.
# Run by make test, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh
bin=$(cd "${BUILD:-build}" && pwd)/bin
"${CC:-cc}" -shared -fPIC -O1 -o "$scratch/failing.so" tests/limits/failing.c 2>"$scratch/err" || {
	skip "memory: each allocation may fail" "no allocations of glibc to put others in front of"
	done_testing
	exit
}

# fails N COMMAND...: runs it while its Nth allocation fails
fails() {
	number=$1
	shift
	FAILING_ALLOCATION=$number LD_PRELOAD=$scratch/failing.so "$@" >"$scratch/out" 2>"$scratch/err" </dev/null
	status=$?
}
# each_fails COMMAND...: what is wrong with it, as its allocations fail, at most 400 of them
each_fails() {
	fails 0 "$@"
	[ $status -eq 0 ] || { cat "$scratch/err"; return 1; }
	cp "$scratch/out" "$scratch/wanted"
	count=$(tail -n 1 "$scratch/err") failed=0 place=0
	[ "$count" -gt 5 ] || { echo "only $count allocations"; return 1; }
	for at in $(seq 1 $(((count + 399) / 400)) "$count"); do
		place=$((place + 1))
		chosen $place 4 || continue
		fails "$at" "$@"
		if [ $status -eq 0 ]; then
			cmp -s "$scratch/out" "$scratch/wanted" || { echo "allocation $at of $count: other output, exit 0"; return 1; }
		elif [ $status -gt 3 ] || { [ ! -s "$scratch/err" ] && ! grep -q memory "$scratch/out"; }; then
			echo "allocation $at of $count: exit $status"
			cat "$scratch/err"
			return 1
		else
			failed=$((failed + 1))
		fi
	done
	echo "$failed errors"
	[ $failed -gt 0 ]
}
"$bin/uncore-sim" record "$scratch/tape" --sim ivt:2 -e UNC_C_CLOCKTICKS -t 10 >/dev/null 2>&1
while read -r program arguments; do
	# shellcheck disable=SC2086 # words
	try "memory: each allocation of $program $arguments may fail" each_fails "$bin/$program" $(echo "$arguments" | sed "s|TAPE|$scratch/tape|")
done <<'END'
uncore search -p ivt evictions
uncore show -p ivt UNC_C_TOR_INSERTS
uncore list events -p hsx
uncore list groups -p ivt -f json
uncore encode -p ivt UNC_C_TOR_INSERTS.OPCODE,opc=DRd --format perf
uncore decode -p ivt 0xd10 0x400135 --format json
uncore-sim stat --sim ivt:2 -e UNC_C_CLOCKTICKS,UNC_C_TOR_INSERTS.OPCODE,opc=DRd -t 10
uncore-sim stat --sim ivt:2 -g memory -t 10
uncore-sim stat --replay TAPE
uncore-sim dump --sim ivt:2 cbo0 -f csv
uncore-sim who --sim ivt:2
uncore-sim doctor --sim ivt:2
uncoregen check --spec tests/golden/tiny/spec
uncoregen dump --json --spec tests/golden/tiny/spec
uncoregen diff tests/golden/tiny/spec tests/parts/spec
uncoregen page --spec tests/golden/madeup/spec -p madeup
END
done_testing
