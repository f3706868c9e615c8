#!/bin/sh
# SPDX-License-Identifier: MIT
# Compares the pages of docs/platforms, as "uncoregen page" prints them, with the spec by another way: the dump, counted
# by pages.py. (make check compares docs/platforms with what is printed.)
# Run by make test, one turn in 5.
set -u

cd "$(dirname "$0")/../.." || exit 1
generator=$(cd "${BUILD:-build}" && pwd)/bin/uncoregen
. tests/tools/tap.sh

command -v python3 >/dev/null 2>&1 || { skip "pages of the platforms: as counted in the dump" "python3 is not there"; done_testing; exit; }
agree() {
	mkdir "$scratch/now" && "$generator" dump --json >"$scratch/dump.json" || return 1
	for file in spec/*/platform.json; do
		platform=$(basename "$(dirname "$file")")
		"$generator" page --platform "$platform" >"$scratch/now/$platform.md" || return 1
	done
	python3 tests/facts/pages.py "$scratch/dump.json" "$scratch/now" spec
}
try "pages of the platforms: evidence, boxes, disputes and errata are as counted in the dump" agree

# What one code base alone says is inferred.
try "evidence: what is cross-source does not rest on one driver or tool alone" \
	python3 tests/facts/evidence.py "$scratch/dump.json" spec/documents.json
alone() {
	sed '0,/"evidence": "inferred", "source": "linux[^;"]*"/s//"evidence": "cross-source", "source": "linux alone"/' "$scratch/dump.json" >"$scratch/alone.json"
	! cmp -s "$scratch/dump.json" "$scratch/alone.json" &&
		! python3 tests/facts/evidence.py "$scratch/alone.json" spec/documents.json >"$scratch/said" && grep -q 'linux alone alone says so' "$scratch/said"
}
try "evidence: a fact of one driver that is called cross-source is found" alone

# A page that says something else is told.
broken() {
	cp -r docs/platforms "$scratch/pages" && sed -i "$1" "$scratch/pages/$2.md" && ! cmp -s "docs/platforms/$2.md" "$scratch/pages/$2.md" &&
		! python3 tests/facts/pages.py "$scratch/dump.json" "$scratch/pages" spec >"$scratch/said" && rm -r "$scratch/pages"
}
# One of three faults in turn.
in_turn 1 3 "pages of the platforms: a wrong number is found" broken 's/^| umasks | \([0-9]*\)/| umasks | 1\1/' ivt
in_turn 2 3 "pages of the platforms: a lost erratum is found" broken '/^### HSE43/d' hsx
in_turn 3 3 "pages of the platforms: lost disputes are found" broken '/^| `jkt-cbo/d' jkt
# cells FILE: each row of a table has as many cells as its head
cells() {
	awk '/^\|/ { row = $0; gsub(/\\\|/, "", row); count = gsub(/\|/, "", row); if (!head) head = count
			if (count != head) { print; bad = 1 } rows++; next } { head = 0 } END { exit bad || !rows }' "$1"
}
all_cells() {
	"$generator" page --spec tests/golden/madeup/spec -p madeup >"$scratch/madeup.md" && cells "$scratch/madeup.md" || return 1
	for page in docs/platforms/*.md; do cells "$page" || { echo "$page"; return 1; }; done
}
try "pages of the platforms: each row of a table has all cells" all_cells
refused() {
	"$generator" page -p nowhere >"$scratch/out" 2>"$scratch/err"
	[ $? -eq 2 ] && grep -q 'no platform "nowhere"' "$scratch/err" && [ ! -s "$scratch/out" ]
}
try "page: an unknown platform is an error" refused
index_is_good() {
	"$generator" page >"$scratch/out" && cmp "$scratch/out" docs/platforms/README.md
}
try "page: without a platform it prints the list of them, and exits with 0" index_is_good
done_testing
