#!/bin/sh
# SPDX-License-Identifier: MIT
# The check that texts of spec/ are our own ("make check" runs it), on made-up descriptions: it finds seven of their words in a row, however
# they are written, and not six; and what it keeps of them says none of them.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh
. tests/facts/reference.sh

if ! command -v python3 >/dev/null 2>&1; then
	skip "words: copied texts are found" "python3 is not there"
	done_testing
fi

mkdir -p "$scratch/spec/part"
cat >"$scratch/events.json" <<'END'
{ "Header": {}, "Events": [
  { "EventName": "A", "BriefDescription": "Short.", "PublicDescription": "Grey herons wade slowly through cold water, at dawn." },
  { "EventName": "B", "BriefDescription": null } ] }
END
python3 tests/words/own_words.py --digests "$scratch/events.json" >"$scratch/digests"

# text WORDS: the one text of the spec
text() {
	printf '{ "events": [ { "name": "A B C D E F G", "text": "%s" } ] }\n' "$1" >"$scratch/spec/part/slice.events.json"
}
own() {
	text "$1"
	python3 tests/words/own_words.py "$scratch/spec" "$scratch/digests"
}
copied() {
	own "$1" >"$scratch/said"
	[ $? -eq 1 ] && grep -F "part/slice.events.json#/events/0/text: " "$scratch/said" && grep -qx '1 copied texts' "$scratch/said"
}
try "words: the whole sentence is copied" copied "Grey herons wade slowly through cold water, at dawn."
try "words: seven words of it are, inside another and written otherwise" copied "Often GREY herons wade - slowly through: cold water rises."
try "words: six words of it are our own" own "Grey herons wade slowly through cold rivers; through cold water at dawn."
try "words: the same words in another order are our own" own "Herons grey wade slowly cold through water at dawn."
try "words: the digests hold three runs and none of their words" sh -c \
	'[ "$(wc -c <"$1")" -eq 19 ] && ! grep -iE "grey|heron|wade|water|dawn" "$1"' sh "$scratch/digests"
: >"$scratch/digests"
try "words: without digests nothing is said to be our own" sh -c '! python3 tests/words/own_words.py spec "$1"' sh "$scratch/digests"

# For whoever updates them.
perfmon=$reference/perfmon
same_facts "words: published.txt has the digests of Intel's files" tests/words/published.txt perfmon/Jaketown_uncore.json \
	tests/words/own_words.py --digests "$perfmon/Jaketown_uncore.json" "$perfmon/ivytown_uncore.json"
done_testing
