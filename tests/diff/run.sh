#!/bin/sh
# SPDX-License-Identifier: MIT
# Pairs of specs, one for each change that diff tells apart. tests/diff/base is a whole spec; tests/diff/<change>/old and
# new hold the files that differ from it, and a file "gone" there the paths of those that it lacks; a folder that is not
# there is the base. "expect" has a line "class change path" for each change, in the order of the report.
# With --rebase the expect files are rewritten; review the difference with git.
set -u

cd "$(dirname "$0")/../.." || exit 1
generator=$(cd "${BUILD:-build}" && pwd)/bin/uncoregen
. tests/tools/tap.sh

# whole CASE SIDE: the spec of one side, below scratch
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

# member NAME: of each change on standard input, which has a line of its own
member() {
	sed -n 's/^ *{"change": .*"'"$1"'": "\([^"]*\)".*/\1/p'
}

# listed NAME: the elements of a list member
listed() {
	sed -n 's/^ *{"change": .*"'"$1"'": \[\([^]]*\)\].*/\1/p' | tr ',' '\n' | sed 's/^ *"//; s/"$//'
}

as_expected() {
	sed -n 's/^ *{"change": "\([^"]*\)", "class": "\([^"]*\)".*"path": "\([^"]*\)".*/\2 \1 \3/p' "$1"
}

report() {
	(cd "$scratch" && "$generator" diff --format json old new) >"$scratch/json"
}

reports() {
	report && as_expected "$scratch/json" >"$scratch/got" && diff -u "$1/expect" "$scratch/got" &&
		grep -q "^[a-z]* ${1##*/} " "$1/expect"
}

# The other direction finds changes as well, and a spec does not differ from itself.
turns_round() {
	"$generator" diff --quiet --fail-on any "$scratch/new" "$scratch/old" >/dev/null
	[ $? -eq 1 ] || { echo "the other way round nothing is found"; return 1; }
	"$generator" diff --fail-on any "$scratch/new" "$scratch/new" >"$scratch/same" || { cat "$scratch/same"; return 1; }
}

# The headers of both sides, read by somebody else, hold no difference that is not told with its class.
headers_agree() {
	python3 tests/diff/oracle.py "$generator" "$scratch/old" "$scratch/new"
}

# nothing_in FILE: what oracle.py wrote of a pair is there, and empty
nothing_in() {
	[ -f "$1" ] && [ ! -s "$1" ] || { cat "$1"; return 1; }
}

# What each form says, and the exit status for each class of --fail-on.
forms() {
	: >"$scratch/exits"
	for form in "text breaking" "markdown behaviour" "html any"; do
		"$generator" diff --format "${form% *}" --fail-on "${form#* }" "$scratch/old" "$scratch/new" >"$scratch/form.${form% *}"
		printf ' %s' $? >>"$scratch/exits"
	done
}

# Every form has as many changes, and every path.
forms_agree() {
	forms
	for form in text markdown html; do
		count=$(grep -o '\[[a-z-]*\]$\|| `[a-z-]*` |$\|<code class="p"' "$scratch/form.$form" | wc -l)
		[ "$count" -eq "$(wc -l <"$1/expect")" ] || { echo "$form has $count changes"; return 1; }
		sed 's/^[a-z]* [a-z-]* //' "$1/expect" | while read -r path; do
			grep -qF -- "$path" "$scratch/form.$form" || { echo "$form does not name $path"; exit 1; }
		done || return 1
	done
}

# --fail-on exits with 1 from the class of the gravest change on.
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
# TEST_SHARE=N: each Nth pair, for the sanitizers, with which a process takes long to start.
"$generator" changes | awk -v share="${TEST_SHARE:-1}" 'NR % share == 0' >"$scratch/changes"
[ -s "$scratch/changes" ] || exit 1

# Every pair is laid out, and one Python looks at all of them: it takes longer to start than to read a pair.
mkdir "$scratch/pairs"
while read -r change class _; do
	[ -f "tests/diff/$change/expect" ] && both "tests/diff/$change" && mkdir "$scratch/pairs/$change" &&
		mv "$scratch/old" "$scratch/new" "$scratch/pairs/$change/"
done <"$scratch/changes"
[ -z "$python" ] || try "the headers of every pair are read" python3 tests/diff/oracle.py "$generator" "$scratch"/pairs/*

while read -r change class _; do
	case=tests/diff/$change pair=$scratch/pairs/$change
	if [ ! -d "$pair" ]; then
		echo "tests/diff/$change shows it" >"$scratch/why"
		not_ok "$change: there is a pair" "$scratch/why"
		continue
	fi
	rm -rf "$scratch/old" "$scratch/new"
	mv "$pair/old" "$pair/new" "$scratch/"
	try "$change: diff reports it with its class" reports "$case"
	try "$change: a spec does not differ from itself, and the other direction has changes" turns_round
	if [ -n "$python" ]; then
		try "$change: the symbols it names are in the headers" nothing_in "$pair/symbols"
		try "$change: no other difference between the headers" nothing_in "$pair/headers"
	fi
	try "$change: text, Markdown and HTML report the same" forms_agree "$case"
	try "$change: --fail-on sets the exit status" exits "$case"
	try "$change: is $class" grep -q "^$class $change " "$case/expect"
done <"$scratch/changes"
. tests/diff/sources.sh
. tests/diff/followers.sh

# every_fact.sh changes the facts of the real specs one at a time.
for platform in spec/*/platform.json; do
	platform=$(basename "$(dirname "$platform")")
	[ -z "$python" ] || try "$platform: what vanishes from headers and tables is told as breaking" \
		python3 tests/diff/oracle.py "$generator" spec "$platform" 1 6
done
done_testing
