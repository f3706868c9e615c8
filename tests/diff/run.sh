#!/bin/sh
# SPDX-License-Identifier: MIT
# Checks diff with a pair of specs for each kind of change that it reports. tests/diff/base is a whole spec. The folders
# old and new of tests/diff/<change> hold the files that differ from it, and a file "gone" there lists the paths that
# are missing. If one of the folders is missing, that side is the base. "expect" has a line "class change path" for each
# change, in the order of the report. --rebase rewrites the expect files; review the difference with git.
# Run by make test, first.
set -u

cd "$(dirname "$0")/../.." || exit 1
generator=$(cd "${BUILD:-build}" && pwd)/bin/uncoregen
. tests/tools/tap.sh

# whole CASE SIDE: makes the spec of one side in $scratch/SIDE
whole() {
	rm -rf "$scratch/$2"
	cp -r tests/diff/base "$scratch/$2"
	[ ! -d "$1/$2" ] || cp -r "$1/$2/." "$scratch/$2"
	[ ! -f "$scratch/$2/gone" ] || {
		while read -r path; do
			rm "$scratch/$2/$path"
			rmdir "$scratch/$2/${path%/*}" 2>/dev/null
		done <"$scratch/$2/gone"
		rm "$scratch/$2/gone"
	}
}

both() {
	whole "$1" old && whole "$1" new
}

# member NAME: prints this member of each change on standard input, one change a line
member() {
	sed -n 's/^ *{"change": .*"'"$1"'": "\([^"]*\)".*/\1/p'
}

# listed NAME: prints the elements of this list of each change
listed() {
	sed -n 's/^ *{"change": .*"'"$1"'": \[\([^]]*\)\].*/\1/p' | tr ',' '\n' | sed 's/^ *"//; s/"$//'
}

as_expected() {
	sed -n 's/^ *{"change": "\([^"]*\)", "class": "\([^"]*\)".*"path": "\([^"]*\)".*/\2 \1 \3/p' "$1"
}

report() {
	(cd "$scratch" && "$generator" diff --format json old new) >"$scratch/json"
}

# The diff that oracle.py looked at, if there is one.
reports() {
	if [ -f "$pair/json" ]; then mv "$pair/json" "$scratch/json"; else report; fi && as_expected "$scratch/json" >"$scratch/got" && diff -u "$1/expect" "$scratch/got" &&
		grep -q "^[a-z]* ${1##*/} " "$1/expect"
}

turns_round() {
	"$generator" diff --quiet --fail-on any "$scratch/new" "$scratch/old" >/dev/null
	[ $? -eq 1 ] || { echo "the other way round nothing is found"; return 1; }
	"$generator" diff --fail-on any "$scratch/new" "$scratch/new" >"$scratch/same" || { cat "$scratch/same"; return 1; }
}

# An independent reader finds no difference between the headers of both sides that diff does not report with its class.
headers_agree() {
	python3 tests/diff/oracle.py "$generator" "$scratch/old" "$scratch/new"
}

# nothing_in FILE: oracle.py wrote this file for a pair, and it is empty
nothing_in() {
	[ -f "$1" ] && [ ! -s "$1" ] || { cat "$1"; return 1; }
}

# Writes each form, and the exit status for each class of --fail-on. The page says where a path may be broken.
forms() {
	: >"$scratch/exits"
	for form in "text breaking" "markdown behaviour" "html any"; do
		"$generator" diff --format "${form% *}" --fail-on "${form#* }" "$scratch/old" "$scratch/new" >"$scratch/form.${form% *}"
		printf ' %s' $? >>"$scratch/exits"
	done
	sed -i 's/<wbr>//g' "$scratch/form.html"
}
# Both forms of text name the two sides, on the line that a reader sees first: a terminal shows the end.
sides_named() {
	grep -qxF "## Changes of meaning, \`$scratch/old\` → \`$scratch/new\`" "$scratch/form.markdown" &&
		tail -1 "$scratch/form.text" | grep -qF "$scratch/old → $scratch/new: "
}

# Every form has all changes and all paths.
forms_agree() {
	forms
	sides_named || { head -1 "$scratch/form.markdown"; tail -1 "$scratch/form.text"; return 1; }
	for form in text markdown html; do
		count=$(grep -o '\[[a-z0-9-]*\]$\|\[`[a-z0-9-]*`\] *$\|<li><code>\|<li><a href="#d' "$scratch/form.$form" | wc -l)
		[ "$count" -eq "$(wc -l <"$1/expect")" ] || { echo "$form has $count changes"; return 1; }
		sed 's/^[a-z]* [a-z0-9-]* //' "$1/expect" | while read -r path; do
			grep -qF -- "$path" "$scratch/form.$form" || { echo "$form does not name $path"; exit 1; }
		done || return 1
	done
	# For values.py, which reads all pairs at the end.
	mkdir -p "$scratch/told/$change" && cp "$scratch/json" "$scratch/told/$change/" &&
		cp "$scratch/form.text" "$scratch/told/$change/text" && cp "$scratch/form.html" "$scratch/told/$change/html"
}

# The page has the counts, the values and the places that a program reads, and no other ones. A value that both sides have
# in its place is no change, and not marked as one.
values_agree() {
	python3 - "$scratch/json" "$scratch/form.html" <<-'END'
		import html, json, re, sys
		diff = json.load(open(sys.argv[1]))
		changes, page = diff["changes"], open(sys.argv[2]).read()
		head = re.findall(r'<li class="(\w+)">(?:<a href="#s-(\w+)">)?<b>(\d+)</b> (\w+)(?:</a>)?</li>', page)
		if head != [(name, name if count else "", str(count), name) for name, count in diff["counts"].items()]:
		    sys.exit(f"counts: {head}")
		for tag, key, other in (("del", "old", "new"), ("ins", "new", "old")):
		    shown = {html.unescape(value) for value in re.findall(f"<{tag}>(.*?)</{tag}>", page, re.S)}
		    changed = {value for change in changes for value in change[key] if value not in change[other]}
		    if not changed <= shown <= {value for change in changes for value in change[key]}:
		        sys.exit(f"{key}: {sorted(shown)}")
		for value in re.findall(r"<del>([^<]*)</del>(?:<br>)?\s*\N{RIGHTWARDS ARROW} <ins>\1</ins>", page):
		    sys.exit(f"equal: {value}")
		page = html.unescape(re.sub("<[^>]*>", "", page))
		for change in changes:
		    # Each form was made from a copy of the pair.
		    place = re.sub("^.*/(?=(old|new)/)", "", "{file}:{line}:{column}".format(**change)) if "file" in change else ""
		    if place not in page or change.get("fact", "") not in page:
		        sys.exit(f"{place}: {change['path']}")
	END
}

# --fail-on exits with 1 if the gravest change is of its class or a graver one.
exits() {
	gravest=$(sed -n '1s/ .*//p' "$1/expect")
	case $gravest in
	breaking) wanted=" 1 1 1" ;;
	behaviour) wanted=" 0 1 1" ;;
	*) wanted=" 0 0 1" ;;
	esac
	[ "$(cat "$scratch/exits")" = "$wanted" ] || { echo "exits$(cat "$scratch/exits"), not$wanted"; return 1; }
}

if [ "${1:-}" = --rebase ]; then
	for case in tests/diff/*/expect; do
		both "${case%/expect}" && report && as_expected "$scratch/json" >"$case"
	done
	git --no-pager diff --stat -- tests/diff
	exit
fi

python=$(command -v python3)
# TEST_SHARE=N takes only each Nth pair, because a process with sanitizers takes long to start.
"$generator" changes >"$scratch/all" && [ -s "$scratch/all" ] || broken "uncoregen changes"
awk -v share="${TEST_SHARE:-1}" 'NR % share == 0' "$scratch/all" >"$scratch/changes"

# One Python process reads a tenth of the pairs, in turn, because it takes longer to start than to read a pair.
mkdir "$scratch/pairs"
number=0
while read -r change class _; do
	number=$((number + 1))
	[ -f "tests/diff/$change/expect" ] && both "tests/diff/$change" && mkdir "$scratch/pairs/$change" &&
		mv "$scratch/old" "$scratch/new" "$scratch/pairs/$change/" && chosen "$number" 10 && echo "$scratch/pairs/$change"
done <"$scratch/changes" >"$scratch/read"
[ -z "$python" ] || try "oracle.py reads the headers of a tenth of the pairs" \
	python3 tests/diff/oracle.py "$generator" $(cat "$scratch/read")

number=0
while read -r change class _; do
	case=tests/diff/$change pair=$scratch/pairs/$change number=$((number + 1))
	if [ ! -d "$pair" ]; then
		echo "tests/diff/$change shows it" >"$scratch/why"
		not_ok "$change: tests/diff has a pair of specs that shows it" "$scratch/why"
		continue
	fi
	rm -rf "$scratch/old" "$scratch/new"
	mv "$pair/old" "$pair/new" "$scratch/"
	try "$change: diff reports it with its class" reports "$case"
	if [ -n "$python" ] && chosen "$number" 10; then
		try "$change: the symbols that diff names are in the headers" nothing_in "$pair/symbols"
		try "$change: diff reports every difference between the headers" nothing_in "$pair/headers"
	fi
	try "$change: diff puts the change into the class $class" grep -q "^$class $change " "$case/expect"
	# One way to write all changes, and to decide about the exit status: an eighth of the pairs, in turn.
	chosen "$number" 8 || continue
	try "$change: a spec does not differ from itself, and the reverse diff has changes" turns_round
	try "$change: text, Markdown and HTML report the same" forms_agree "$case"
	[ -z "$python" ] || try "$change: the page has the values and places that JSON has" values_agree
	try "$change: --fail-on sets the exit status" exits "$case"
done <"$scratch/changes"
[ -z "$python" ] || try "text and HTML have the old and new values of each change" python3 tests/diff/values.py "$scratch/told"

# gains_part CHANGE: the base has no such part of the box. Diff says that one side has it, and nothing else.
gains_part() {
	whole "tests/diff/$1" new && rm -rf "$scratch/old" && cp -r tests/diff/base "$scratch/old" || return 1
	for side in old new; do
		report
		as_expected "$scratch/json" | cut -d ' ' -f 2 >"$scratch/got"
		grep -qx "$1" "$scratch/got" && ! grep -vxE 'perf-words|likwid-words|source-changed' "$scratch/got" || return 1
		mv "$scratch/old" "$scratch/other" && mv "$scratch/new" "$scratch/old" && mv "$scratch/other" "$scratch/new"
	done
}
for change in perf-words likwid-words; do
	try "$change: a box that gains or loses the whole part has no other change" gains_part "$change"
done

# Of a long list the page has what was added, and how many values there are on both sides.
long_list() {
	both tests/diff/synonym-changed &&
		sed -i 's/"LLC", "L3"/"LLC", "L3", "one", "two", "three", "four"/' "$scratch/old/synonyms.json" &&
		sed -i 's/"LLC", "L3"/"zero", "LLC", "L3", "one", "two", "three", "four"/; s/, "last level cache"//' "$scratch/new/synonyms.json" &&
		(cd "$scratch" && "$generator" diff --format html old new) | sed 's/<wbr>//g' >"$scratch/form.html"
	grep -qF '<td class="values">+ <ins>zero</ins><br><span class="muted">6 values are equal</span><td' "$scratch/form.html" ||
		{ grep -F 'class="values"' "$scratch/form.html"; return 1; }
}
try "a value at the begin of a long list is the only one that the page shows" long_list
. tests/diff/sources.sh
. tests/diff/followers.sh
. tests/diff/parts.sh

# every_fact.sh changes the facts of the real specs one at a time. Here an eighth of the platforms, in turn, has two edits;
# one platform in its turn has six.
platforms=$(ls spec/*/platform.json | wc -l)
number=0
for platform in spec/*/platform.json; do
	platform=$(basename "$(dirname "$platform")")
	number=$((number + 1)) edits=2
	! chosen "$number" "$platforms" || edits=6
	[ "$edits" = 6 ] || chosen "$number" 8 || continue
	[ -z "$python" ] || try "$platform: diff reports what disappears from headers and tables as breaking" \
		python3 tests/diff/oracle.py "$generator" spec "$platform" 1 "$edits"
done
done_testing
