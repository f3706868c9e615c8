#!/bin/sh
# SPDX-License-Identifier: MIT
# What "uncoregen check" accepts, every other reader of a spec accepts: compilers, tables, uncore, the site, the
# exporters, dump, fmt and diff. Made-up platforms, which have every key of the format, are changed as nobody would
# (tests/diff/wild.c); each change that the checks accept goes to all readers. MUTATIONS is the number of changes of each
# spec: 2, or 40 with TEST_TURN=all, which also changes each platform of spec/ once. MUTATIONS_FROM selects others; by
# default it is TEST_TURN. At the end a validator of JSON Schema reads all that was accepted.
# Run by make test, one turn in 5.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh
turn=${TEST_TURN:-0} mutations=${MUTATIONS:-2}
[ "$turn" != all ] || { turn=1 mutations=${MUTATIONS:-40}; }
seed=${MUTATIONS_FROM:-$turn}

# lay NUMBER SPEC: makes the changed spec in $scratch/spec
lay() {
	rm -rf "$scratch/spec" && cp -r "$2" "$scratch/spec" || return 1
	for file in "$scratch/kept/$1"/*.json; do
		cp "$file" "$scratch/spec/$(basename "$file" | tr = /)" || return 1
	done
}

# all_read SPEC PLATFORM CHANGES [ONLY]: changes the platform, and lets all readers read what the checks accept. ONLY:
# readers of one platform read no other.
all_read() {
	rm -rf "$scratch/kept" && mkdir "$scratch/kept"
	"${BUILD:-build}/tests/helpers/mutate" "$1" "$2" tests/diff/classes.txt "$seed" "$3" "$scratch/kept" wild \
		>"$scratch/said" || { cat "$scratch/said"; return 1; }
	# Few changes may all be refused. What was not changed is accepted.
	mkdir -p "$scratch/all/$2" && cp -r "$1/$2" "$scratch/all/$2" && cp "$1"/*.json "$scratch/all/$2" || return 1
	bad=0 number=0
	while [ -d "$scratch/kept/$number" ]; do
		lay "$number" "$1" || return 1
		mkdir -p "$scratch/all/$2.$number" && cp -r "$scratch/spec/$2" "$scratch/all/$2.$number" &&
			cp "$scratch"/spec/*.json "$scratch/all/$2.$number" || return 1
		tests/accepted/readers.sh "$scratch/spec" "$scratch/made" ${4:-} >"$scratch/wrong" || {
			bad=1
			echo "change $number of MUTATIONS_FROM=$seed:"
			diff -r "$1" "$scratch/spec" | cut -c 1-300
			cat "$scratch/wrong"
		}
		number=$((number + 1))
	done
	[ "$bad" -eq 0 ]
}

for spec in tests/golden/tiny/spec tests/golden/ratios/spec tests/golden/madeup/spec tests/parts/spec; do
	for platform in "$spec"/*/; do
		platform=$(basename "$platform")
		[ "$spec" != tests/parts/spec ] || chosen "$(printf %d "'$platform")" 3 || continue
		try "$platform: every reader accepts what the checks accept" all_read "$spec" "$platform" "$mutations"
	done
done
# A spec of many platforms takes its readers long.
for file in spec/*/platform.json; do
	platform=$(basename "$(dirname "$file")")
	[ "${TEST_TURN:-0}" = all ] || break
	try "$platform: every reader accepts what the checks accept" all_read spec "$platform" 1 "$platform"
done

python=/usr/bin/python3 name="the JSON Schemas accept what the checks accept"
if "$python" -c 'import jsonschema' 2>/dev/null; then
	try "$name" "$python" tests/accepted/schemas.py "$scratch"/all/*
else
	skip "$name" "Debian's python3-jsonschema is not there"
fi
done_testing
