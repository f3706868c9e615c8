#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes the site of small specs, and compares what its pages say with the files of the spec and with their dump.
# Run by make test.
set -u

cd "$(dirname "$0")/../.." || exit 1
generator=$(cd "${BUILD:-build}" && pwd)/bin/uncoregen
. tests/tools/tap.sh

if ! command -v python3 >/dev/null 2>&1; then
	skip "what the site's pages say" "python3 is not there (Debian: apt-get install python3)"
	done_testing
	exit
fi

# says_facts SPEC: what is wrong with the pages, unless they are in $scratch/small
says_facts() {
	[ -d "$scratch/small" ] || "$generator" site --quiet --out "$scratch/small" --spec "$1" || return 1
	"$generator" dump --json --spec "$1" >"$scratch/dump.json" &&
		python3 tests/site/facts.py "$scratch/small" "$scratch/dump.json" "$1"
}

# wrong_fact SPEC PAGE EDIT WORDS: an edited page is found, with these words
wrong_fact() {
	cp "$scratch/small/$2" "$scratch/right" && sed -i "$3" "$scratch/small/$2" &&
		! cmp -s "$scratch/small/$2" "$scratch/right" && ! says_facts "$1" >"$scratch/said" &&
		grep -q "$4" "$scratch/said" && mv "$scratch/right" "$scratch/small/$2"
}

madeup=tests/golden/madeup/spec
try "pages of events, registers, disputes and errata say what the spec says" says_facts $madeup
wrong_facts() {
	wrong_fact $madeup madeup/slice/events/UNC_S_CLOCK.html 's|<dt>In made-up<|<dt>In made-up-2<|' 'UNC_S_CLOCK: names' &&
		wrong_fact $madeup disputes/lookup.html 's|low confidence|high confidence|' 'lookup: verdict' &&
		wrong_fact $madeup disputes/index.html 's|<td>low\b|<td>high|' 'disputes: madeup' &&
		wrong_fact $madeup madeup/index.html 's|<td>8 to 8|<td>8 to 9|' 'madeup: cpuid' &&
		wrong_fact $madeup madeup/index.html 's|Halve it|Double it|' 'erratum E7: to do'
}
try "pages with a wrong fact are found" wrong_facts
rm -rf "$scratch/small"
try "pages of events with metrics say what the spec says" says_facts tests/golden/ratios/spec
rm -rf "$scratch/small"
try "pages of errata on some steppings say which" says_facts tests/parts/spec

# compares SPEC OLD NEW: below "The platform itself" are the changes of diff that are in no box, and not the example machine
compares() {
	rm -rf "$scratch/site"
	"$generator" site --quiet --out "$scratch/site" --spec "$1" &&
		"$generator" diff --spec "$1" --between "$2" "$3" --format json >"$scratch/diff.json" &&
		python3 - "$scratch/site/compare/$2-$3.html" "$scratch/diff.json" <<-'EOF'
			import json, re, sys
			page = open(sys.argv[1], encoding="utf-8").read()
			changes = json.load(open(sys.argv[2], encoding="utf-8"))["changes"]
			wanted = sum(("/" not in change["path"].split()[0] or change["kind"] == "metric") and
			             change["change"] != "machine-changed" for change in changes)
			section = page.partition('id="s-platform"')[2].partition("</section>")[0]
			rows = len(re.findall("<tr", section)) - (1 if section else 0)
			print(f"{rows} rows of {wanted} changes; {len(changes)} in all")
			sys.exit(0 if rows == wanted else 1)
		EOF
}
try "a comparison has a row for each change of the platform itself" compares tests/parts/spec lone prism
with_machine() {
	cp -r tests/like/spec "$scratch/machine" &&
		sed -i 's/^  "cores": 8,$/&\n  "machine": { "msrs": [{ "msr": "0x10", "kind": "tsc", "source": "book-3" }], "source": "book-3" },/' \
			"$scratch/machine/third/platform.json" && compares "$scratch/machine" first third &&
		grep -q '"machine-changed"' "$scratch/diff.json"
}
try "a comparison has no row for the example machine" with_machine

# other_programs CASE WORDS...: the part "In other programs" of the box of a pair of tests/diff has these words, and no others
other_programs() {
	rm -rf "$scratch/spec" "$scratch/site" && cp -r tests/diff/base "$scratch/spec" &&
		cp -r "tests/diff/$1/new/." "$scratch/spec/" &&
		"$generator" site --quiet --out "$scratch/site" --spec "$scratch/spec" || return 1
	shift
	sed -n '/id="s-tools"/,/<\/section>/p' "$scratch/site/madeup/slice/index.html" |
		sed 's/<li>/\n/g; s/<dd>/\n/g' | sed '1d; s/<[^>]*>//g; /^$/d' >"$scratch/said"
	printf '%s\n' "$@" | diff - "$scratch/said"
}
try "a box's page has the PMU and the words of perf, now and in older versions" other_programs perf-older \
	"PMU in Linux" uncore_slice "Words of perf" "event config:0-7" "older event config:0-7" \
	"uncore_slice, control 0xffff" "until Linux 6.1, not in 6.12: uncore_type_3, control 0xff"
try "a box's page has the counters and options of LIKWID" other_programs likwid-words \
	"PMU in Linux" uncore_slice "Words of perf" "event config:0-7" "uncore_slice, control 0xff" \
	"In LIKWID" "SBOX0C{0-3}: counters general" "THRESHOLD bits ctl[3:0], from bit 0 on"
done_testing
