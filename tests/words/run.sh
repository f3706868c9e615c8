#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests the check that texts of spec/ are our own, which "make check" runs, with made-up descriptions. It must find
# seven of their words in a row, in any spelling, but not six. What it keeps of them must contain none of their words.
# Run by make test, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh
. tests/facts/reference.sh

if ! command -v python3 >/dev/null 2>&1; then
	skip "words: the check finds copied texts" "python3 is not there"
	done_testing
fi

mkdir -p "$scratch/spec/part"
cat >"$scratch/events.json" <<'END'
{ "Header": {}, "Events": [
  { "EventName": "A", "BriefDescription": "Short.", "PublicDescription": "Grey herons wade slowly through cold water, at dawn." },
  { "EventName": "B", "BriefDescription": null } ] }
END
python3 tests/words/own_words.py --digests "$scratch/events.json" >"$scratch/digests"

# text WORDS: makes a spec whose only text this is
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
try "words: a whole sentence is found as copied" copied "Grey herons wade slowly through cold water, at dawn."
try "words: seven words in a row are found in another sentence and spelling" \
	copied "Often GREY herons wade - slowly through: cold water rises."
try "words: six words in a row are accepted" \
	own "Grey herons wade slowly through cold rivers; through cold water at dawn."
try "words: the same words in another order are accepted" own "Herons grey wade slowly cold through water at dawn."
try "words: the digests of three runs of words contain none of the words" sh -c \
	'[ "$(wc -c <"$1")" -eq 19 ] && ! grep -iE "grey|heron|wade|water|dawn" "$1"' sh "$scratch/digests"
: >"$scratch/digests"
try "words: the check fails without digests" sh -c '! python3 tests/words/own_words.py spec "$1"' sh "$scratch/digests"

# For those who update the digests.
perfmon=$reference/perfmon
same_facts "words: published.txt has the digests of Intel's files" tests/words/published.txt perfmon/Jaketown_uncore.json \
	tests/words/own_words.py --digests "$perfmon/Jaketown_uncore.json" "$perfmon/ivytown_uncore.json"
done_testing
