#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs test programs and scripts that speak TAP ("ok 1 - name", "not ok 2 - name", "ok 3 - name # SKIP why") and counts
# their cases. It runs $TEST_JOBS of them at a time, by default two for each processor, because some wait for a clock or a
# disk. It reports them in the order of the command line, with the output of each that fails. The last line is "N
# passed, N failed, N skipped". The exit status is 1 if any case failed, or if nothing ran at all. With TEST_SLOWEST=20
# it also prints the 20 that took the most CPU time, and the slowest cases of each. TEST_TURN, a number or "all", chooses
# the samples (tap.sh). By default it is the time of the commit, so that in time everything is tested. TEST_SCRIPTS=2
# runs every second script, in turn, and all programs. With TEST_SELDOM=1, as make test does, a script with the words "one
# turn in 3" in its line "# Run by make test" runs in every third one. The line before the last one says how much CPU time
# all of them took.
set -u

LIMIT=${TEST_SECONDS:-600}
TEST_TURN=${TEST_TURN:-$(git log -1 --format=%ct 2>/dev/null)}
TEST_TURN=${TEST_TURN:-0}
# Python would write __pycache__ into the tree.
export LIMIT TEST_TURN CMOCKA_MESSAGE_OUTPUT=TAP PYTHONDONTWRITEBYTECODE=1
here=$(dirname "$0")
jobs=${TEST_JOBS:-$(($(nproc 2>/dev/null || echo 1) * 2))}
scratch=$(mktemp -d) || exit 1
export scratch
# If "python3" is a script of a version manager, it starts slowly, so the real Python goes first in PATH.
python=$(python3 -c 'import os, sys; print(os.path.dirname(sys.executable))' 2>/dev/null)
case :$PATH: in
*":${python:=/usr/bin}:"*) ;;
*) PATH=$python:$PATH ;;
esac
workers=
tab=$(printf '\t')
trap 'rm -rf "$scratch"' EXIT
trap 'kill $workers 2>/dev/null; exit 130' INT TERM
passed=0 failed=0 skipped=0

# turns_of SCRIPT: sets $turns, of which the script has one
turns_of() {
	turns=1
	[ "${TEST_SELDOM:-0}" -eq 0 ] || turns=$(sed -n '/^# Run by /{ s/.*one turn in \([0-9]*\).*/\1/p; q; }' "$1")
	turns=$((${turns:-1} * ${TEST_SCRIPTS:-1}))
}
# has_turn SCRIPT: with the TEST_TURN that it gets, in $own. A number that says when a script runs must not say as well what
# this takes of many: of "1 in 3 things" it would always take the same. Scripts of as many turns follow each other, so each
# turn has as many: those that take longest come first.
has_turn() {
	own=$TEST_TURN
	[ "$TEST_TURN" != all ] || return 0
	turns_of "$1"
	eval "place=\${places_$turns:-0} places_$turns=\$((\${places_$turns:-0} + 1))"
	own=$((TEST_TURN / turns))
	[ $(((place + TEST_TURN) % turns)) -eq 0 ]
}
left=0
for suite in "$@"; do
	shift
	own=$TEST_TURN
	case $suite in
	*.sh) has_turn "$suite" || { left=$((left + 1)); continue; } ;;
	esac
	echo "$own" >>"$scratch/turns"
	set -- "$@" "$suite"
done
[ "$left" -eq 0 ] || echo "$left scripts are left to other turns (TEST_TURN=all runs all)"

# Each one writes its output to NUMBER.log, and finally its exit status to NUMBER.status.
number=0
for suite in "$@"; do
	number=$((number + 1))
	printf '%s\0%s\0%s\0' "$number" "$suite" "$(sed -n "$number"p "$scratch/turns")"
done | xargs -0 -n 3 -P "$jobs" sh -c '
	TEST_TURN=$3 timeout "$LIMIT" "$2" >"$scratch/$1.log" 2>&1 </dev/null
	echo $? >"$scratch/$1.new"
	times >"$scratch/$1.times"
	mv "$scratch/$1.new" "$scratch/$1.status"' sh &
workers=$!

number=0
for suite in "$@"; do
	number=$((number + 1))
	log=$scratch/$number.log
	while [ ! -e "$scratch/$number.status" ] && kill -0 "$workers" 2>/dev/null; do
		sleep 0.1
	done
	read -r status <"$scratch/$number.status" || status=1
	set -- $(awk -v status="$status" -f "$here/tap.awk" "$log")
	name=${suite#./}
	if [ "$2" -gt 0 ]; then
		printf '%s: FAILED (exit %s)\n' "$name" "$status"
		sed '/^ok /d; s/^/    /' "$log"
		[ "$status" -ne 124 ] || echo "    stopped after $LIMIT seconds"
		own=$(sed -n "$number"p "$scratch/turns")
		[ "$own" = "$TEST_TURN" ] || echo "    run alone, it takes these samples with TEST_TURN=$own"
	fi
	printf '%-40s %4d passed, %d failed, %d skipped\n' "$name" "$1" "$2" "$3"
	[ "$3" -eq 0 ] || grep '# SKIP' "$log" | sed -E 's/^(not )?ok [0-9]+ (- )?/    skipped: /; s/ ?# SKIP /: /; s/: : /: /'
	[ "${TEST_SLOWEST:-0}" -eq 0 ] ||
		awk -v suite="$name" -f "$here/slowest.awk" "$scratch/$number.times" "$log" >>"$scratch/slowest"
	passed=$((passed + $1)) failed=$((failed + $2)) skipped=$((skipped + $3))
done
wait "$workers"

if [ "${TEST_SLOWEST:-0}" -gt 0 ]; then
	printf '\nseconds of CPU time:\n'
	sort -s -t "$tab" -k 1,1rn "$scratch/slowest" | head -n "$TEST_SLOWEST" | cut -f 2 | tr '\r' '\n'
	echo
fi
cat "$scratch"/*.times 2>/dev/null |
	awk '{ gsub(/[ms]/, " "); used += $1 * 60 + $2 + $3 * 60 + $4 } END { printf "%.0f s of CPU\n", used }'
[ "$failed" -eq 0 ] || echo "To repeat it with the same samples: TEST_TURN=$TEST_TURN"
echo "$passed passed, $failed failed, $skipped skipped"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
