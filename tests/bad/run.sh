#!/bin/sh
# SPDX-License-Identifier: MIT
# Bad specs. Each file tests/bad/<case>.txt is an archive: a spec that breaks a rule, and what the tool must say of it.
#
# The archive begins with a line "path:line:column rule" for each error, in the order in which they are printed. An indented
# line "path:line:column" below one is the place of its note; notes are compared only where a case has any.
#
# The files follow, each below a line "-- path --". They are laid over the sound spec in tests/bad/base, so a case
# holds only what differs. "-- path, left out --" removes a file of the base, and "-- path, without the last newline --" says
# how a file ends. Where a case has a folder "overlay", it is laid over the spec. Two names are special: each line of "says" is part of the text that people read, and "setup.sh" runs in the
# unpacked folder and makes what git should not hold (huge or binary files).
set -u

cd "$(dirname "$0")/../.." || exit 1
generator=$(cd "${BUILD:-build}" && pwd)/bin/uncoregen
. tests/tools/tap.sh
. tests/bad/unpack.sh

# same_places EXPECT FILE...: the JSON diagnostics in the files are those of the expect file, in its order
same_places() {
	awk '
	function text(object, key) {
		return match(object, "\"" key "\": *\"[^\"]*\"") ? unquote(substr(object, RSTART, RLENGTH)) : ""
	}
	function unquote(member) { sub(/^"[a-z]*": *"/, "", member); sub(/"$/, "", member); return member }
	function number(object, key) {
		return match(object, "\"" key "\": *[0-9]+") ? value(substr(object, RSTART, RLENGTH)) : ""
	}
	function value(member) { sub(/^[^:]*: */, "", member); return member }
	function place(object) { return text(object, "file") ":" number(object, "line") ":" number(object, "column") }
	FILENAME == ARGV[1] {
		if (sub(/^[[:space:]]+/, "\t"))
			notes = 1
		wanted = wanted $0 "\n"
		next
	}
	/^[{]/ {
		# Only a message may hold quotes or braces of its own; none of the members read here stands behind one.
		at = index($0, "\"notes\"")
		head = at ? substr($0, 1, at - 1) : $0
		got = got place(head) " " text(head, "rule") "\n"
		if (!notes || !at)
			next
		count = split(substr($0, at), note, "\"file\"")
		for (i = 2; i <= count; i++)
			got = got "\t" place("\"file\"" note[i]) "\n"
	}
	END {
		if (got == wanted)
			exit
		printf "wanted:\n%sgot:\n%s", wanted, got
		exit 1
	}' "$@"
}

# Runs the generator in the case's copy; its output goes to the files out and err beside it. Exit status 2 is demanded.
refused() {
	overlay=
	[ ! -d "$1/overlay" ] || overlay='--overlay overlay'
	(cd "$1" && exec "$generator" "$2" --spec spec $overlay $3) >"$1/out" 2>"$1/err" </dev/null
	status=$?
	[ "$status" -eq 2 ] || { echo "$2 exits $status, not 2"; cat "$1/out" "$1/err"; return 1; }
}

diagnoses() {
	refused "$1" check "--format json" || return 1
	same_places "$1/expect" "$1/out" "$1/err" || { cat "$1/out" "$1/err"; return 1; }
}

mkdir -p "$scratch/old/include" && echo kept >"$scratch/old/include/file.h"
writes_nothing() {
	cp -r "$scratch/old" "$1/new"
	refused "$1" generate "--out new" && diff -r "$scratch/old" "$1/new"
}

# What "generate" said names the same place and rule first: "path:line:column: error[rule]: ...". Where nothing of a file was read
# there is no line to name.
reads_well() {
	read -r place rule <"$1/expect"
	read -r first <"$1/err"
	case $first in
	"$place: error[$rule]: "?*) ;;
	"${place%:1:1}: error[$rule]: "?*) ;;
	*) printf 'wanted first: %s: error[%s]: ...\ngot: %s\n' "$place" "$rule" "$first"; return 1 ;;
	esac
	[ -f "$1/says" ] || return 0
	# "check" adds a sum.
	refused "$1" check "" && while read -r words; do
		grep -qF -- "$words" "$1/err" || { echo "does not say: $words"; cat "$1/err"; return 1; }
	done <"$1/says"
}

# Every rule of the tool has a bad file.
"$generator" rules >"$scratch/rules" || true
awk '$1 ~ /^[a-z][a-z0-9-]*$/ { print $1 }' "$scratch/rules" | sort -u >"$scratch/known"
awk 'FNR == 1 { head = 1 } /^-- / { head = 0 } head && /^[^[:space:]]*:[0-9]+:[0-9]+ / { print $2 }' tests/bad/*.txt | sort -u >"$scratch/proved"
comm -23 "$scratch/known" "$scratch/proved" >"$scratch/unproved"
comm -13 "$scratch/known" "$scratch/proved" >"$scratch/unheard"
every_rule() {
	sed 's/^/no bad spec breaks rule /' "$scratch/unproved"
	sed 's/^/no such rule: /' "$scratch/unheard"
	[ -s "$scratch/known" ] && [ ! -s "$scratch/unproved" ] && [ ! -s "$scratch/unheard" ]
}
try "every rule has a bad spec" every_rule

python=
for candidate in python3 /usr/bin/python3; do
	"$candidate" -c 'import jsonschema; jsonschema.Draft202012Validator' 2>/dev/null && python=$candidate && break
done
mkdir "$scratch/cases"
for archive in tests/bad/*.txt; do
	name=${archive##*/} name=${name%.txt}
	unpack "$archive" "$scratch/cases/$name"
	if [ -f "$scratch/cases/$name/setup.sh" ] && ! (cd "$scratch/cases/$name" && sh setup.sh) >"$scratch/try.log" 2>&1; then
		not_ok "$name: setup" "$scratch/try.log"
		continue
	fi
	try "$name: place and rule" diagnoses "$scratch/cases/$name"
	try "$name: nothing written" writes_nothing "$scratch/cases/$name"
	try "$name: text" reads_well "$scratch/cases/$name"
done

# What programs read: places, JSON pointers and the SARIF log, held against the files by somebody else.
if [ -n "$python" ]; then
	try "every place has its JSON pointer, and a SARIF log says the same" "$python" tests/bad/forms.py "$generator" "$scratch"/cases/*/spec
	try "a good spec has an empty SARIF log" "$python" tests/bad/forms.py "$generator" --good tests/golden/madeup/spec
else
	skip "every place has its JSON pointer, and a SARIF log says the same" "python3-jsonschema is not there"
	skip "a good spec has an empty SARIF log" "python3-jsonschema is not there"
fi

# After an import: a thousand texts are missing, and one code is wrong. The wrong one comes first, and both are counted.
flood() {
	cp -r "$good" "$scratch/flood" && "${python:-python3}" - "$scratch/flood/madeup/slice.events.json" <<'END' || return 1
import json, sys
path = sys.argv[1]
spec = json.load(open(path))
first = spec["events"][0]
spec["events"] += [dict(first, name=f"UNC_S_NEW_{i}", select={"ev_sel": 1 + i % 200}, alias_of=None) for i in range(1500)]
for event in spec["events"][-1500:]:
    for key in ("alias_of", "text", "aliases", "umasks", "clock", "filters", "hertz", "umask_required"):
        event.pop(key, None)
    event["unprogrammable"] = "Only here to be many."
spec["events"][-1]["category"] = "NO_SUCH"
json.dump(spec, open(path, "w"), indent=1)
END
	"$generator" check "$scratch/flood" 2>"$scratch/flood.err"
	"$generator" check --format json "$scratch/flood" >"$scratch/flood.json"
	head -n 1 "$scratch/flood.err" | grep 'error.unknown-category' &&
		[ "$(grep -c 'error.missing-text' "$scratch/flood.err")" -eq 99 ] &&
		grep '^1401 more errors of rule missing-text; see: uncoregen check --format json$' "$scratch/flood.err" &&
		[ "$(grep -c '"rule": "missing-text"' "$scratch/flood.json")" -eq 1500 ] ||
		{ head -n 3 "$scratch/flood.err"; tail -n 2 "$scratch/flood.err"; return 1; }
}

# A folder of good outputs outlives every broken spec: same files, bytes and times, no leftovers.
good=$PWD/tests/golden/madeup/spec
[ -z "$python" ] || try "many missing texts hide no error" flood

look() {
	find "$1" -exec ls -ld --time-style=full-iso {} + | sort && find "$1" -type f -exec cksum {} + | sort
}

# survives NAME COMMAND...: the command breaks a copy of the good spec, from within it
survives() {
	name=$1
	shift
	rm -rf "$scratch/live"
	mkdir "$scratch/live"
	cp -r "$good" "$scratch/live/spec"
	(cd "$scratch/live" && "$generator" generate --spec spec --out out) || return 1
	look "$scratch/live/out" >"$scratch/before"
	(cd "$scratch/live/spec" && "$@") || return 1
	refused "$scratch/live" generate "--out out" || return 1
	look "$scratch/live/out" >"$scratch/after"
	diff "$scratch/before" "$scratch/after" || { echo "$name damages outputs"; return 1; }
}

cut_off() {
	size=$(wc -c <"$1") && head -c $((size / 2)) "$1" >short && cat short >"$1" && rm short
}
empty() { : >"$1"; }
binary() { head -c 5000 "$generator" >"$1"; }
huge() { head -c 9000000 /dev/zero | tr '\0' ' ' >>"$1"; }
one_bit() { sed -i 's/"22"/"23"/' "$1"; }

for broken in documents.json disputes.json madeup/platform.json madeup/slice.box.json madeup/ports.box.json; do
	for how in cut_off empty binary huge rm; do
		[ "$how $broken" != "rm disputes.json" ] || continue
		try "outputs survive: $how $broken" survives "$how" "$how" "$broken"
	done
done
try "outputs survive: one wrong bit" survives one_bit one_bit madeup/core.box.json

# One clear error, and nothing else, where outputs cannot be written.
unwritable() {
	: >"$scratch/file"
	(cd "$scratch" && "$generator" generate --spec "$good" --out "$1") >"$scratch/out" 2>"$scratch/err"
	status=$?
	cat "$scratch/out" "$scratch/err"
	[ "$status" -eq 2 ] && [ "$(wc -l <"$scratch/err")" -eq 1 ] && grep -q "^uncoregen: cannot .*$1" "$scratch/err"
}
try "output folder below a file" unwritable file/below
try "output folder that is a file" unwritable file
try "output folder where nothing can be made" unwritable /proc/uncoregen

# A folder stands where a file should go: an error, and no temporary file is left behind.
in_the_way() {
	rm -rf "$scratch/way"
	mkdir -p "$scratch/way/src/platforms.c/x"
	(cd "$scratch" && "$generator" generate --spec "$good" --out way) >"$scratch/out" 2>"$scratch/err"
	[ $? -eq 2 ] && grep -q "^uncoregen: cannot .*platforms.c" "$scratch/err" || { cat "$scratch/err"; return 1; }
	find "$scratch/way" -name '*.uncoregen-new' | grep . && return 1
	return 0
}
try "a folder in the way of a file" in_the_way

# A pipe in place of a file is refused, not waited for.
no_waiting() {
	rm -rf "$scratch/pipe"
	cp -r "$good" "$scratch/pipe"
	rm "$scratch/pipe/madeup/core.box.json"
	mkfifo "$scratch/pipe/madeup/core.box.json" || return 1
	timeout 5 "$generator" "$1" --spec "$scratch/pipe" $2 >"$scratch/out" 2>&1
	status=$?
	cat "$scratch/out"
	[ "$status" -eq 2 ]
}
try "a pipe in place of a file: check" no_waiting check ""
try "a pipe in place of a file: generate" no_waiting generate "--out $scratch/pipe-out"
done_testing
