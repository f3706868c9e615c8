#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests files that inherit from others by "like" and have only what differs. tests/like/spec is a made-up chain of three
# platforms, tests/like/whole the same written out by hand: both must mean the same. Then boxes of spec/ are rewritten
# as what differs from a relative, and an event file is imported into such files; neither may change the meaning.
# Run by make test, early, one turn in 5.
set -u

cd "$(dirname "$0")/../.." || exit 1
generator=$(cd "${BUILD:-build}" && pwd)/bin/uncoregen
. tests/tools/tap.sh

# says WANTED ARGUMENT...: uncoregen prints this line
says() {
	wanted=$1
	shift
	"$generator" "$@" >"$scratch/out" 2>&1
	grep -qxF -- "$wanted" "$scratch/out" || { echo "no line: $wanted"; cat "$scratch/out"; return 1; }
}

# same OLD NEW: diff finds no change
same() {
	"$generator" diff "$1" "$2" --fail-on any >"$scratch/diff" 2>&1 || { cat "$scratch/diff"; return 1; }
}

# generates SPEC FOLDER: generates its files and removes the remarks about what is inherited
generates() {
	"$generator" generate "$1" --out "$2" --quiet && rm "$2/.stamp" || return 1
	find "$2" -type f -exec sed -i -e 's/ (as on [a-z0-9/_]*)//' -e 's/\<s_[A-Za-z0-9_]*/s_/g' -e 's/\([SC]\)([a-z][A-Za-z0-9_]*)/\1()/g' {} +
	for tables in "$2"/src/*_tables.c; do
		# The order of tools' names has no meaning, nor have their numbers in the index.
		sed -i '/\.tool = S()/d; s/^\t\t\[0x[0-9a-f]*\] = A(\(names_[a-z]* + [A-Za-z0-9_]*\).*/\1/' "$tables"
		sort -u -o "$tables" "$tables"
	done
}

generated_alike() {
	rm -rf "$scratch/old" "$scratch/new"
	generates "$1" "$scratch/old" && generates "$2" "$scratch/new" && diff -r "$scratch/old" "$scratch/new"
}

try "like: three generations that inherit mean the same as written out by hand" same tests/like/spec tests/like/whole
try "like: three generations that inherit generate the same as written out by hand" \
	generated_alike tests/like/spec tests/like/whole
try "like: both specs of this test are in canonical form" \
	eval '"$generator" fmt --check tests/like/spec && "$generator" fmt --check tests/like/whole'

try "like: why prints from which file a fact is inherited" \
	says "  as on:    first/unit" why --spec tests/like/spec unit.ctl.umask
of_its_own() {
	"$generator" why --spec tests/like/spec unit.status.full >"$scratch/why" && grep "^second" "$scratch/why" &&
		! grep -A3 "^second" "$scratch/why" | grep "as on"
}
try "like: why prints no such line for a fact of the file itself" of_its_own
composed() {
	"$generator" dump --json --spec tests/like/spec >"$scratch/dump.json" &&
		[ "$(grep -c '"text": "Reads.", "composed": true' "$scratch/dump.json")" = 2 ] &&
		[ "$(grep -c '"text": "Loads.", "composed": true' "$scratch/dump.json")" = 1 ] &&
		[ "$(grep -c '"text": "Writes.", "composed": true' "$scratch/dump.json")" = 3 ]
}
try "like: words of texts are inherited, and a file may change one" composed
unneeded() {
	cp -r tests/like/spec "$scratch/unneeded" &&
		sed -i 's|, "words/OPCODE"||' "$scratch/unneeded/third/unit.events.json" &&
		! cmp -s tests/like/spec/third/unit.events.json "$scratch/unneeded/third/unit.events.json" &&
		"$generator" check --spec "$scratch/unneeded"
}
try "like: a file may inherit words that it does not need" unneeded
# The base's fault is not told as one of each heir, and not left out where the base itself is not read.
lacking() {
	cp -r tests/like/spec "$scratch/lacking" && sed -i '0,/"title"/{/"title"/d}' "$scratch/lacking/first/unit.box.json" || return 1
	for command in "check $scratch/lacking" "page -s $scratch/lacking --platform second" "page -s $scratch/lacking --platform third"; do
		"$generator" $command >"$scratch/out" 2>&1
		[ "$(grep -c 'error\[' "$scratch/out")" = 1 ] && grep -q 'first/unit.box.json:1:1: error\[missing-key\].*"title"' "$scratch/out" ||
			{ cat "$scratch/out"; return 1; }
	done
}
try "like: a key that the base lacks is missed in the base's file, once" lacking
dump() {
	"$generator" dump --json --spec tests/like/spec >"$scratch/dump.json" && same "$scratch/dump.json" tests/like/whole
}
try "like: a dump has everything that is inherited, and can be read back" dump

shown() {
	"${BUILD:-build}/bin/uncore" show -p xeon7400 GSNPQ >"$scratch/out" && grep -q "(as on xeon7100/l3)" "$scratch/out"
}
try "like: uncore show prints from which file an event is inherited" shown

# A change of the base must be reported for the files that inherit it, and for no others.
edit() {
	rm -rf "$scratch/edit" && cp -r tests/like/spec "$scratch/edit" && sed -i "$2" "$scratch/edit/$1" &&
		! cmp -s "tests/like/spec/$1" "$scratch/edit/$1"
}
counts() {
	edit "$1" "$2" && "$generator" diff tests/like/spec "$scratch/edit" >"$scratch/out" && shift 2 || return 1
	for wanted; do
		grep -qF -- "$wanted" "$scratch/out" || { echo "no $wanted"; cat "$scratch/out"; return 1; }
	done
}
no_second() {
	counts first/unit.box.json 's/"0x100"/"0x500"/' "first/unit" && ! grep -q "second/unit\|third/unit" "$scratch/out"
}
try "like: a changed address of the base leaves files that override it unchanged" no_second
try "like: diff reports a change of the base once, and lists the files that inherit it" counts first/unit.box.json \
	's/"What is counted."/"What it counts."/' "field first/unit.ctl.ev_sel: text" "    and on second/unit, third/unit, which are like it"
try "like: diff reports one change of a box that others inherit as a whole" \
	counts first/side.box.json 's/"0x200"/"0x201"/' \
	"register first/side.status: address" "    and on second/side, third/side, which are like it"
try "like: diff reports a change of an overridden fact for its own file" \
	counts third/metrics.json 's/standing still/at rest/' \
	"metric third/unit/PCT_STALLS: title"
json_names() {
	counts first/unit.box.json 's/"What is counted."/"What it counts."/' "" &&
		"$generator" diff tests/like/spec "$scratch/edit" --format json |
		grep -c '"path": "[a-z]*/unit.ctl.ev_sel".*"as_on": "first/unit.ctl.ev_sel"' | grep -qx 2
}
try "like: diff --format json lists each inherited change with the one that it repeats" json_names

# An overlay corrects the first generation, and with it those that inherit from it. Its third/unit.box.json has two
# corrections that the spec already has.
overlay_changes() {
	"$generator" diff tests/like/spec tests/like/spec --overlay tests/like/overlay >"$scratch/out" 2>&1
	for wanted in "event first/unit/U_TRAFFIC: counters 0, 1 → 0" "    and on second/unit, third/unit, which are like it" \
		"box third/unit: instances 3 → 4" "document lab: is new"; do
		grep -qF -- "$wanted" "$scratch/out" || { echo "no $wanted"; cat "$scratch/out"; return 1; }
	done
}
try "like: an overlay changes its facts and the files that inherit them" overlay_changes
overlay_why() {
	"$generator" why --spec tests/like/spec --overlay tests/like/overlay U_TRAFFIC 2>/dev/null >"$scratch/out" &&
		grep -c "  corrected: Counter 1 misses every other one. (tests/like/overlay/first/unit.events.json:5)" "$scratch/out" |
		grep -qx 3
}
try "like: why prints an overlay's reason and place" overlay_why
overlay_stale() {
	"$generator" check tests/like/spec --overlay tests/like/overlay 2>"$scratch/err" >/dev/null || return 1
	grep -c "warning\[overlay-stale\]" "$scratch/err" | grep -qx 2 &&
		grep -q "third/unit.box.json:7:42: warning\[overlay-stale\]: the spec says the same by itself now" "$scratch/err" || {
		cat "$scratch/err"
		return 1
	}
}
try "like: a correction that the spec already has gives a warning with its place" overlay_stale
overlay_dump() {
	"$generator" dump --json --spec tests/like/spec --overlay tests/like/overlay 2>/dev/null >"$scratch/dump.json" &&
		"$generator" diff "$scratch/dump.json" tests/like/spec --overlay tests/like/overlay --fail-on any
}
try "like: a dump with an overlay has the corrected spec" overlay_dump
overlay_generated() {
	"$generator" generate tests/like/spec --overlay tests/like/overlay --out "$scratch/over" --quiet --depfile "$scratch/over.d" 2>/dev/null &&
		grep -q "lab p1 (corrected: Counter 1 misses every other one.)" "$scratch/over/src/first_tables.c" &&
		grep -q "tests/like/overlay/first/unit.events.json" "$scratch/over.d" &&
		"$generator" generate tests/like/spec --out "$scratch/over" --quiet &&
		! grep -rq corrected "$scratch/over/src"
}
try "like: generated files have the overlay's reason, and lose it without the overlay" overlay_generated
try "like: an overlay that does not exist is an error" \
	eval '! "$generator" check tests/like/spec --overlay "$scratch/none"'

# Rewrites every box of one generation as what differs from the one before.
rewrite() {
	rm -rf "$scratch/spec" && cp -r spec "$scratch/spec" || return 1
	for file in spec/ivt/*.box.json spec/ivt/*.events.json; do
		file=${file#spec/} box=${file##*/}
		"$generator" delta --spec "$scratch/spec" "$file" "jkt/${box%%.*}" --write --quiet || return 1
	done
	"$generator" delta --spec "$scratch/spec" "$scratch/spec/xeon7400/l3.box.json" xeonmp/ifsb --write --quiet &&
		"$generator" check --quiet "$scratch/spec" && "$generator" fmt --check --quiet "$scratch/spec"
}
try "like: delta rewrites every box of a platform as what differs from another one's" rewrite
try "like: the rewritten spec has the same meaning" same spec "$scratch/spec"
try "like: and generates the same" generated_alike spec "$scratch/spec"

# An import into a file that has only what differs must keep it such a file.
import_into() {
	rm -rf "$scratch/import" && mkdir "$scratch/import" &&
		cp -r tests/import/spec tests/import/newer.json "$scratch/import" || return 1
	cd "$scratch/import" || return 1
	mkdir spec/root && cp spec/part/*.json spec/root && rm spec/root/disputes.json &&
		sed -i -e 's/"platform": "part"/"platform": "root"/' -e 's/"model": [^,]*/"model": 99/' spec/root/platform.json &&
		sed -i '0,/"text": "[^"]*"/s//"text": "Another sentence."/' spec/root/*.events.json &&
		for file in slice.box slice.events power.box power.events; do
			"$generator" delta "part/$file.json" "root/${file%%.*}" --write --quiet || return 1
		done
	before=$(cat spec/part/*.json | wc -l)
	"$generator" import perfmon newer.json --platform part --write --quiet
	cd "$OLDPWD" || return 1
	for file in slice power; do
		grep -q '"like": "root/' "$scratch/import/spec/part/$file.events.json" || { echo "$file is whole now"; return 1; }
	done
	after=$(cat "$scratch"/import/spec/part/*.json | wc -l)
	echo "$before lines before, $after after"
	[ "$after" -lt 300 ]
}
imported_alike() {
	cp -r tests/import/merged "$scratch/merged" && cp -r "$scratch/import/spec/root" "$scratch/merged" || return 1
	"$generator" diff "$scratch/merged" "$scratch/import/spec" >"$scratch/diff" 2>&1
	grep -q ": no change" "$scratch/diff" || { cat "$scratch/diff"; return 1; }
}
try "like: an import into a file that inherits keeps it such a file" import_into
try "like: an import into a file that inherits means the same as into a whole file" imported_alike
done_testing
