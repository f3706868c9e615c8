#!/bin/sh
# SPDX-License-Identifier: MIT
# Bad specs: each folder tests/bad/<case> holds a spec/ and a file "expect" with a line "path:line:column rule" for each
# error, in the order they are printed. An indented line "path:line:column" below one is the place of its note; notes
# are compared where expect has any. What git should not hold (huge or binary files) is made by the case's setup.sh,
# which runs in a copy of the folder. Each line of a file "says" stands in the text that people read.
set -u

cd "$(dirname "$0")/../.." || exit 1
generator=$(cd "${BUILD:-build}" && pwd)/bin/uncoregen
. tests/tools/tap.sh

# JSON diagnostics (stdin) as lines of an expect file
as_expected() {
	awk -v notes="$1" '
	function text(object, key) {
		return match(object, "\"" key "\": *\"[^\"]*\"") ? unquote(substr(object, RSTART, RLENGTH)) : ""
	}
	function unquote(member) { sub(/^"[a-z]*": *"/, "", member); sub(/"$/, "", member); return member }
	function number(object, key) {
		return match(object, "\"" key "\": *[0-9]+") ? value(substr(object, RSTART, RLENGTH)) : ""
	}
	function value(member) { sub(/^[^:]*: */, "", member); return member }
	function place(object) { return text(object, "file") ":" number(object, "line") ":" number(object, "column") }
	{
		# Only a message may hold quotes or braces of its own; none of the members read here stands behind one.
		at = index($0, "\"notes\"")
		head = at ? substr($0, 1, at - 1) : $0
		print place(head) " " text(head, "rule")
		if (!notes || !at)
			next
		count = split(substr($0, at), note, "\"file\"")
		for (i = 2; i <= count; i++)
			print "\t" place("\"file\"" note[i])
	}'
}

# Runs the generator in the case's copy; its output goes to the files out and err beside it. Exit status 2 is demanded.
refused() {
	(cd "$1" && "$generator" "$2" --spec spec $3) >"$1/out" 2>"$1/err" </dev/null
	status=$?
	[ "$status" -eq 2 ] || { echo "$2 exits $status, not 2"; cat "$1/out" "$1/err"; return 1; }
}

diagnoses() {
	refused "$1" check "--format json" || return 1
	notes=0
	! grep -q '^[[:space:]]' "$1/expect" || notes=1
	sed 's/^[[:space:]][[:space:]]*/\t/' "$1/expect" >"$1/wanted"
	cat "$1/out" "$1/err" | grep '^{' | as_expected "$notes" >"$1/got"
	diff -u "$1/wanted" "$1/got" || { cat "$1/out" "$1/err"; return 1; }
}

# The text names the same place and rule first: "path:line:column: error[rule]: ...". Where nothing of a file was read
# there is no line to name.
reads_well() {
	refused "$1" check "" || return 1
	read -r place rule <"$1/expect"
	first=$(cat "$1/err" "$1/out" | head -n 1)
	case $first in
	"$place: error[$rule]: "?*) ;;
	"${place%:1:1}: error[$rule]: "?*) ;;
	*) printf 'wanted first: %s: error[%s]: ...\ngot: %s\n' "$place" "$rule" "$first"; return 1 ;;
	esac
	[ ! -f "$1/says" ] || while read -r words; do
		grep -qF -- "$words" "$1/err" || { echo "does not say: $words"; cat "$1/err"; return 1; }
	done <"$1/says"
}

writes_nothing() {
	mkdir -p "$1/old/include" && echo kept >"$1/old/include/file.h" && cp -r "$1/old" "$1/new"
	refused "$1" generate "--out new" && diff -r "$1/old" "$1/new"
}

# Every rule of the tool has a bad file.
"$generator" rules >"$scratch/rules" || true
awk '$1 ~ /^[a-z][a-z0-9-]*$/ { print $1 }' "$scratch/rules" | sort -u >"$scratch/known"
cat tests/bad/*/expect 2>/dev/null | awk '!/^[[:space:]]/ { print $2 }' | sort -u >"$scratch/proved"
comm -23 "$scratch/known" "$scratch/proved" >"$scratch/unproved"
comm -13 "$scratch/known" "$scratch/proved" >"$scratch/unheard"
every_rule() {
	sed 's/^/no bad spec breaks rule /' "$scratch/unproved"
	sed 's/^/no such rule: /' "$scratch/unheard"
	[ -s "$scratch/known" ] && [ ! -s "$scratch/unproved" ] && [ ! -s "$scratch/unheard" ]
}
try "every rule has a bad spec" every_rule

for expect in tests/bad/*/expect; do
	[ -f "$expect" ] || continue
	folder=${expect%/expect}
	name=${folder##*/}
	cp -r "$folder" "$scratch/$name"
	if [ -f "$folder/setup.sh" ] && ! (cd "$scratch/$name" && sh setup.sh) >"$scratch/try.log" 2>&1; then
		not_ok "$name: setup" "$scratch/try.log"
		continue
	fi
	try "$name: place and rule" diagnoses "$scratch/$name"
	try "$name: text" reads_well "$scratch/$name"
	try "$name: nothing written" writes_nothing "$scratch/$name"
done
done_testing
