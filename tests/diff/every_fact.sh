#!/bin/sh
# SPDX-License-Identifier: MIT
# Changes values in the spec files of every platform, one at a time; diff must report each change with its class. FACTS
# is the number of values of each platform, or "all". More than a few are shared by all CPUs. FACTS_FROM, any number,
# selects other values; by default it is TEST_TURN. "make test" takes 8 of each platform, and .ci/run others.
# Run by make test and make every-fact, early, one turn in 5.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh
mutate=${BUILD:-build}/tests/helpers/mutate
share=${TEST_SHARE:-1}
facts=${FACTS:-$((share > 4 ? 2 : 8 / share))}
# Each worker loads the spec, which takes as long as a few values.
workers=1
[ "$facts" != all ] && [ "$facts" -le 16 ] || workers=$(nproc 2>/dev/null || echo 1)
[ "${TEST_TURN:-0}" != all ] || TEST_TURN=0

# stride_of PLATFORM: sets $stride and $from, so that each $stride-th value is taken from value $from on
stride_of() {
	count=$("$mutate" spec "$1" tests/diff/classes.txt 1 0 | sed -n 's/^[a-z0-9_]*: \([0-9]*\) values,.*/\1/p')
	stride=1
	[ "$facts" = all ] || stride=$(((${count:-1} + facts - 1) / facts))
	from=$((${FACTS_FROM:-${TEST_TURN:-0}} % stride))
}

# all_told PLATFORM: the output of each worker ends with "P: N values, T changed and told, R of which the checks take no
# other value, N taken away, F failures"
all_told() {
	worker=0
	while [ "$worker" -lt "$workers" ]; do
		"$mutate" spec "$1" tests/diff/classes.txt 1 "$((from + worker * stride))/$((workers * stride))" \
			>"$scratch/$1.$worker" 2>&1 &
		worker=$((worker + 1))
	done
	wait
	cat "$scratch/$1".*
	awk -v workers="$workers" -v platform="$1" '
		$1 == platform ":" && / values, .* failures$/ {
			ended++
			told += $4
			refused += $8
			failures += $(NF - 1)
		}
		END {
			printf "%s: %d told, %d refused, %d failures\n", platform, told, refused, failures
			# The checks refuse about a tenth of the changes. If they refuse a quarter, mutate needs new ways to change a
			# value. The 10: a sample of a dozen may by chance have more, and all of a sample of two or three.
			exit ended != workers || failures != 0 || told + 10 < 3 * refused || told + refused == 0
		}' "$scratch/$1".*
}

for platform in spec/*/platform.json; do
	platform=$(basename "$(dirname "$platform")")
	stride_of "$platform"
	try "$platform: diff reports a change of 1 in $stride values with its class, from value $from on" \
		all_told "$platform"
done
done_testing
