#!/bin/sh
# SPDX-License-Identifier: MIT
# Measures the import of a file of 4 MB, the size of the largest one that Intel publishes. It takes at most a second of
# CPU time, for a new platform and for one that has all its events.
# Run by make test, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
generator=$(cd "${BUILD:-build}" && pwd)/bin/uncoregen
. tests/tools/tap.sh

mkdir "$scratch/spec"
echo '{ "schema": 1, "documents": [] }' >"$scratch/spec/documents.json"
awk 'BEGIN {
	said = "Somebody else said this, at about the length that such sentences have in the files that are published, so that a file of 4 MB "
	said = said said said said
	print "{ \"Header\": { \"Version\": \"1\" }, \"Events\": ["
	for (i = 0; i < 7000; i++)
		printf "%s{ \"Unit\": \"U%d\", \"EventCode\": \"0x%x\", \"UMask\": \"0x%x\", \"EventName\": \"UNC_U%d_E%d.S%d\", " \
			"\"BriefDescription\": \"%s\", \"Counter\": \"0,1,2,3\", \"Filter\": \"na\", \"ExtSel\": \"0\", \"ELLC\": \"0\" }\n",
			i ? "," : "", i % 12, int(i / 96) % 256, int(i / 12) % 8 + 1, i % 12, int(i / 96), int(i / 12) % 8, said
	print "] }"
}' >"$scratch/large.json"

# The limit ends the process if it takes longer.
quick() {
	ls -l "$scratch/large.json"
	(ulimit -t 1 && "$generator" import perfmon "$scratch/large.json" --platform large --spec "$scratch/spec" --write --quiet)
}
large_enough() { [ "$(wc -c <"$scratch/large.json")" -gt 4000000 ]; }
try "import speed: the test's file is larger than 4 MB" large_enough
try "import speed: importing 4 MB into a new platform takes at most a second of CPU time" quick
try "import speed: importing 4 MB that the platform has already takes at most a second of CPU time" quick
# If everything is new, the report has the place of every entry.
reported() {
	mkdir "$scratch/empty"
	echo '{ "schema": 1, "documents": [] }' >"$scratch/empty/documents.json"
	(ulimit -t 1 && "$generator" import perfmon "$scratch/large.json" --platform large --spec "$scratch/empty" --format json) >"$scratch/report"
	[ "$(grep -c '"verdict": "new"' "$scratch/report")" -eq 7000 ]
}
try "import speed: the JSON report of 7000 new events takes at most a second of CPU time" reported
done_testing
