#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests uncoregen new: what it writes passes check, compiles, and counts on a simulated machine; what is there stays.
# Run by make test, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
build=$(realpath "${BUILD:-build}")
uncoregen=$build/bin/uncoregen
uncore=$build/bin/uncore
. tests/tools/tap.sh
mine=$scratch/mine

# says STATUS TEXT COMMAND...: the command exits so, and prints the text
says() {
	wanted=$1 text=$2
	shift 2
	"$@" >"$scratch/printed" 2>&1
	got=$?
	[ "$got" = "$wanted" ] && grep -qF "$text" "$scratch/printed" || { echo "exit $got"; cat "$scratch/printed"; return 1; }
}

# The example of a project of one's own is what the command writes, so pages and tests show the same.
example() {
	"$uncoregen" new toy --spec "$mine" >"$scratch/out" && diff -r "$mine" tests/consumers/own_spec/spec &&
		[ "$(grep -c "^wrote $mine/" "$scratch/out")" = 4 ] || return 1
	# The lines that it prints work as they are.
	(cd "$scratch" && grep '^  unco' out | while read -r program words; do "$build/bin/$program" $words || exit 1; done) >"$scratch/ran" 2>&1 &&
		grep -q UNC_D_TRANSFERS "$scratch/ran" || { cat "$scratch/ran"; return 1; }
}
try "new: an invented board, and the lines that say what to do next work" example
headers() {
	"$uncoregen" generate -q --spec "$mine" --out "$scratch/made" && echo '#include "uncore/toy.h"' >"$scratch/use.c" &&
		"${CC:-cc}" -std=c11 -Wall -Werror -I"$scratch/made/include" -Iruntime/library/include -c -o "$scratch/use.o" "$scratch/use.c"
}
try "new: its headers compile" headers
# In a spec that has a document already; no two platforms have one processor.
second() {
	"$uncoregen" new two -q --spec "$mine" && "$uncoregen" new three -q --spec "$mine" --source board && says 0 '3 platforms' "$uncoregen" check "$mine" &&
		[ "$(cat "$mine"/*/platform.json | grep -o '"model": [0-9]*' | sort -u | wc -l)" = 3 ]
}
try "new: more of them in one spec have processors of their own" second
cp -R spec "$scratch/spec" && chmod -R u+w "$scratch/spec"
# One traffic program counts on the heir what it counts on the other one.
heir() {
	"$uncoregen" new heir -q --like skx --spec "$scratch/spec" && "$uncoregen" generate -q --spec "$scratch/spec" --tables "$scratch/heir.tables" --platform heir || return 1
	for platform in skx heir; do
		"$uncore" stat --tables "$scratch/heir.tables" --sim $platform:2 -e imc:UNC_M_CAS_COUNT.RD,UNC_CHA_CLOCKTICKS -t 1000 -f csv >"$scratch/csv" || return 1
		awk -F, 'NR > 1 { print $5, $7, $9, $10 }' "$scratch/csv" >"$scratch/$platform.counts"
	done
	[ "$(grep -c ' ok [1-9]' "$scratch/skx.counts")" = 4 ] && cmp "$scratch/skx.counts" "$scratch/heir.counts"
}
try "new --like: it counts what the other platform counts" heir
each_heir() {
	for platform in jkt ivt hsx bdx skx xeon7100 xeon7400 xeonmp; do
		"$uncoregen" new of_$platform -q --like $platform --spec "$scratch/spec" || { echo "$platform"; return 1; }
	done
}
try "new --like: passes check on most platforms" each_heir
# Each processor of P6 is of one of its variants; which one the heir's is nobody knows.
asks() {
	says 1 'new: elder is written; mend what is said above' "$uncoregen" new elder --like p6 --spec "$scratch/spec" && grep -q 'error\[variant\]' "$scratch/printed" &&
		[ -s "$scratch/spec/elder/platform.json" ]
}
try "new --like: says what check asks for" asks
refusals() {
	says 2 'new: toy: the spec has it' "$uncoregen" new toy --spec "$mine" &&
		says 2 'new: Toy: a name is a lower-case letter' "$uncoregen" new Toy --spec "$mine" &&
		says 2 'new: int: a name is' "$uncoregen" new int --spec "$mine" && says 2 'new: ../up: a name is' "$uncoregen" new ../up --spec "$mine" &&
		says 2 'no platform "toi"; did you mean toy?' "$uncoregen" new x --like toi --spec "$mine" &&
		says 2 'new: skx: there is no spec in the folder; see --spec' "$uncoregen" new x --like skx --spec "$scratch/nowhere" &&
		says 2 'documents.json has no document "lost"; add it there' "$uncoregen" new x --source lost --spec "$mine" &&
		says 2 'an argument is missing: PLATFORM' "$uncoregen" new && [ ! -e "$mine/x" ] && [ ! -e "$scratch/nowhere" ]
}
try "new: wrong words are named, and nothing is written" refusals
# A file that stands where one is to be written: none of the others comes.
stays() {
	mkdir -p "$scratch/part/toy" && echo mine >"$scratch/part/toy/dma.box.json" || return 1
	says 2 'new: toy/dma.box.json: the file is there; nothing was written' "$uncoregen" new toy --spec "$scratch/part" &&
		[ "$(find "$scratch/part" -type f)" = "$scratch/part/toy/dma.box.json" ] && [ "$(cat "$scratch/part/toy/dma.box.json")" = mine ]
}
try "new: no file is replaced, and then none is written" stays
done_testing
