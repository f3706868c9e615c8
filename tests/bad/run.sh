#!/bin/sh
# SPDX-License-Identifier: MIT
# Checks what uncoregen reports about bad specs. Each file tests/bad/<case>.txt is an archive of a spec that breaks a
# rule and of the errors that must be reported.
#
# The archive begins with a line "path:line:column rule" for each error, in the order in which they are printed. An
# indented line "path:line:column" below an error is the place of its note; notes are compared only in cases that list
# any.
#
# The files follow, each below a line "-- path --". They are laid over the sound spec in tests/bad/base, so a case holds
# only what differs. "-- path, left out --" removes a file of the base, and "-- path, without the last newline --" says
# how a file ends. If a case has a folder "overlay", it is laid over the spec. Two names are special: each line of
# "says" must be part of the text that people read, and "setup.sh" runs in the unpacked folder and makes what git should
# not hold (huge or binary files).
# Run by make test, first.
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
		# Only a message may hold quotes or braces, and the members that are read here precede it.
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

# Runs the generator in the copy of a case and stores its output in the files out and err there. It must exit with 2.
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

# The first message of generate names the same place and rule: "path:line:column: error[rule]: ...". It has no line
# number if nothing of the file was read.
reads_well() {
	read -r place rule <"$1/expect"
	read -r first <"$1/err"
	case $first in
	"$place: error[$rule]: "?*) ;;
	"${place%:1:1}: error[$rule]: "?*) ;;
	*) printf 'wanted first: %s: error[%s]: ...\ngot: %s\n' "$place" "$rule" "$first"; return 1 ;;
	esac
	[ -f "$1/says" ] || return 0
	# The words are searched in the output of check, which also prints a summary.
	refused "$1" check "" && while read -r words; do
		grep -qF -- "$words" "$1/err" || { echo "does not say: $words"; cat "$1/err"; return 1; }
	done <"$1/says"
}

"$generator" rules >"$scratch/rules" || true
awk '$1 ~ /^[a-z][a-z0-9-]*$/ { print $1 }' "$scratch/rules" | sort -u >"$scratch/known"
awk 'FNR == 1 { head = 1 } /^-- / { head = 0 } head && /^[^[:space:]]*:[0-9]+:[0-9]+ / { print $2 }' tests/bad/*.txt | sort -u >"$scratch/proved"
# No file of a spec breaks this one: tests/diff/accept.sh does.
echo accepted >>"$scratch/proved" && sort -u -o "$scratch/proved" "$scratch/proved"
comm -23 "$scratch/known" "$scratch/proved" >"$scratch/unproved"
comm -13 "$scratch/known" "$scratch/proved" >"$scratch/unheard"
every_rule() {
	sed 's/^/no bad spec breaks rule /' "$scratch/unproved"
	sed 's/^/no such rule: /' "$scratch/unheard"
	[ -s "$scratch/known" ] && [ ! -s "$scratch/unproved" ] && [ ! -s "$scratch/unheard" ]
}
try "every rule is broken by a bad spec, and no bad spec names an unknown rule" every_rule

python=
for candidate in python3 /usr/bin/python3; do
	"$candidate" -c 'import jsonschema; jsonschema.Draft202012Validator' 2>/dev/null && python=$candidate && break
done
mkdir "$scratch/cases"
number=0 taken=0 seen= below=$(turn_below "${TEST_SHARE:-1}")
: >"$scratch/forms"
for archive in tests/bad/*.txt; do
	number=$((number + 1))
	# A program with sanitizers takes long to start.
	chosen "$number" "${TEST_SHARE:-1}" || continue
	# Samples of these count only these: their numbers in the whole list may all be even.
	taken=$((taken + 1))
	# Each rule has a case each time; its others have every second turn.
	read -r place rule <"$archive"
	case " $seen " in
	*" $rule "*) TEST_TURN=$below chosen "$taken" 2 || continue ;;
	*) seen="$seen $rule" ;;
	esac
	name=${archive##*/} name=${name%.txt}
	unpack "$archive" "$scratch/cases/$name"
	if [ -f "$scratch/cases/$name/setup.sh" ] && ! (cd "$scratch/cases/$name" && sh setup.sh) >"$scratch/try.log" 2>&1; then
		not_ok "$name: setup.sh prepares the case" "$scratch/try.log"
		continue
	fi
	! TEST_TURN=$below chosen "$taken" 4 || echo "$scratch/cases/$name/spec" >>"$scratch/forms"
	try "$name: check reports the expected places and rules" diagnoses "$scratch/cases/$name"
	# That generate refuses the same has one cause for all: an eighth, in turn, and the cases that expect words.
	TEST_TURN=$below chosen "$taken" 8 || [ -f "$scratch/cases/$name/says" ] || continue
	try "$name: generate fails and changes no file" writes_nothing "$scratch/cases/$name"
	try "$name: the first message names the place and the rule" reads_well "$scratch/cases/$name"
done

# Checks the forms for programs (places, JSON pointers, SARIF) with an independent JSON parser and validator: of a quarter
# of the cases, in turn.
if [ -n "$python" ]; then
	try "every JSON pointer leads to its place, and the SARIF log reports the same errors" \
		"$python" tests/bad/forms.py "$generator" $(cat "$scratch/forms")
	try "a good spec has an empty SARIF log" "$python" tests/bad/forms.py "$generator" --good tests/golden/madeup/spec
else
	skip "every JSON pointer leads to its place, and the SARIF log reports the same errors" \
		"python3-jsonschema is not there"
	skip "a good spec has an empty SARIF log" "python3-jsonschema is not there"
fi

# After an import a thousand texts may be missing. An error of another rule must still be printed first, and all be
# counted.
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

# A folder of good outputs survives every broken spec: it keeps its files, bytes and times, and gets no new files.
good=$PWD/tests/golden/madeup/spec
[ -z "$python" ] || try "1500 missing texts do not hide an error of another rule" flood

look() {
	find "$1" -exec ls -ld --time-style=full-iso {} + | sort && find "$1" -type f -exec cksum {} + | sort
}

# survives NAME COMMAND...: COMMAND breaks a copy of the good spec, and generate then leaves the outputs as they were
survives() {
	name=$1
	shift
	rm -rf "$scratch/live"
	mkdir "$scratch/live"
	cp -r "$good" "$scratch/live/spec"
	(cd "$scratch/live" && "$generator" generate --spec spec --out made) || return 1
	look "$scratch/live/made" >"$scratch/before"
	(cd "$scratch/live/spec" && "$@") || return 1
	refused "$scratch/live" generate "--out made" || return 1
	look "$scratch/live/made" >"$scratch/after"
	diff "$scratch/before" "$scratch/after" || { echo "$name damages outputs"; return 1; }
}

cut_off() {
	size=$(wc -c <"$1") && head -c $((size / 2)) "$1" >short && cat short >"$1" && rm short
}
empty() { : >"$1"; }
binary() { head -c 5000 "$generator" >"$1"; }
huge() { head -c 134300000 /dev/zero | tr '\0' ' ' >>"$1"; }
one_bit() { sed -i 's/"22"/"23"/' "$1"; }

for broken in documents.json madeup/disputes.json madeup/platform.json madeup/slice.box.json madeup/ports.box.json; do
	for how in cut_off empty binary huge rm; do
		[ "$how $broken" != "rm madeup/disputes.json" ] || continue
		try "generate keeps all outputs if a spec file is broken: $how $broken" survives "$how" "$how" "$broken"
	done
done
try "generate keeps all outputs if one bit number in a spec is wrong" survives one_bit one_bit madeup/core.box.json

# If outputs cannot be written, generate prints one clear error and nothing else.
unwritable() {
	: >"$scratch/file"
	(cd "$scratch" && "$generator" generate --spec "$good" --out "$1") >"$scratch/out" 2>"$scratch/err"
	status=$?
	cat "$scratch/out" "$scratch/err"
	[ "$status" -eq 2 ] && [ "$(wc -l <"$scratch/err")" -eq 1 ] && grep -q "^uncoregen: cannot .*$1" "$scratch/err"
}
try "generate prints one error if the output folder is below a file" unwritable file/below
try "generate prints one error if the output folder is a file" unwritable file
try "generate prints one error if the output folder cannot be created" unwritable /proc/uncoregen

in_the_way() {
	rm -rf "$scratch/way"
	mkdir -p "$scratch/way/src/platforms.c/x"
	(cd "$scratch" && "$generator" generate --spec "$good" --out way) >"$scratch/out" 2>"$scratch/err"
	[ $? -eq 2 ] && grep -q "^uncoregen: cannot .*platforms.c" "$scratch/err" || { cat "$scratch/err"; return 1; }
	find "$scratch/way" -name '*.uncoregen-new' | grep . && return 1
	return 0
}
try "generate fails and leaves no temporary file if a folder has the name of an output" in_the_way

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
try "check refuses a pipe in place of a spec file and does not wait for it" no_waiting check ""
try "generate refuses a pipe in place of a spec file and does not wait for it" \
	no_waiting generate "--out $scratch/pipe-out"
done_testing
