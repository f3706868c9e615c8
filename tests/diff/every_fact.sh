#!/bin/sh
# SPDX-License-Identifier: MIT
# Values in the spec files of every platform get another one, one at a time, and diff must tell it with its class. The processors
# share the work. "make every-fact" takes every value, some minutes; "make test" each 20th (and TEST_SHARE=N each Nth of these).
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh
workers=$(nproc 2>/dev/null || echo 1)
stride=${FACTS_STRIDE:-$((20 * ${TEST_SHARE:-1}))}

# all_told PLATFORM: what each worker says ends in "P: N values, T changed and told, R of which the checks take no other value, N taken away, F failures"
all_told() {
	worker=0
	while [ "$worker" -lt "$workers" ]; do
		"${BUILD:-build}/tests/helpers/mutate" spec "$1" tests/diff/classes.txt 1 \
			"$((worker * stride))/$((workers * stride))" >"$scratch/$1.$worker" 2>&1 &
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
			# The checks refuse about a tenth, by chance a fifth of a small sample; if ever a quarter, the ways to change a value have worn out.
			exit ended != workers || failures != 0 || told < 3 * refused || told == 0
		}' "$scratch/$1".*
}

for platform in spec/*/platform.json; do
	platform=$(basename "$(dirname "$platform")")
	try "$platform: 1 of $stride values changed is told, with its class" all_told "$platform"
done
done_testing
