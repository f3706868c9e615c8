#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes manual pages of sections 5 and 7 from pages of docs/, with lowdown. usage: pages.sh VERSION FOLDER
# Without lowdown it makes none, and says so.
set -eu

version=$1
out=$2

# page of docs/, section, name, what it is
pages() {
	cat <<-'END'
		event-expressions 7 uncore-events the text that names an event, its umasks and filters
		metrics 7 uncore-metrics numbers that are computed from counts
		glossary 7 uncore-glossary words that have a fixed meaning
		tutorial/memory-bandwidth 7 uncore-tutorial a first measurement of memory bandwidth
		cookbook 7 uncore-cookbook questions, with the command that answers each
		coming-from 7 uncore-coming-from commands of perf, LIKWID, PCM and libpfm4, and what to type instead
		troubleshooting 7 uncore-troubleshooting from a measurement that fails to the cause
		faq 7 uncore-messages messages, and what to do
		simulator 7 uncore-simulator simulated machines and their traffic
		runtime 7 uncore-sessions values and their states, crashes, permissions
		generated/scenario-keys 5 uncore-scenario files of simulated machines
		recordings 5 uncore-recording recordings of a measurement
		generated/output-keys 5 uncore-output what the commands print as JSON
		spec-format 5 uncore-spec the description of registers and events
	END
}

command -v lowdown >/dev/null || {
	echo "the manual pages of sections 5 and 7 are left out: lowdown is not installed" >&2
	exit 0
}

# A link to a page that is a manual page too becomes its name; other links keep their text.
links=$(pages | sed -e 's|^[a-z]*/||' \
	-e 's/^\([^ ]*\) \([57]\) \([^ ]*\) .*/s|\\[\\([^]]*\\)\\]([a-z.\/]*\1\\.md[^)]*)|\\1 (**\3**(\2))|g/')

mkdir -p "$out/man5" "$out/man7"
pages | while read -r page section name about; do
	{
		printf '# NAME\n\n%s - %s\n\n# DESCRIPTION\n\n' "$name" "$about"
		# The page's own title is the name above.
		sed -e 1d -e "$links" "docs/$page.md" | awk -f runtime/packaging/narrow.awk
	} | lowdown -s -Tman --nroff-nolinks --parse-no-intraemph -M "title=$name" -M "section=$section" \
		-M "source=libuncore $version" | sed '/^\.TH/a .nh\n.ad l' >"$out/man$section/$name.$section"
done
