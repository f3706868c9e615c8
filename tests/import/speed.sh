#!/bin/sh
# SPDX-License-Identifier: MIT
# The largest file that Intel publishes has 4 MB: comparing and merging one of that size takes less than a second of CPU time,
# for a platform that is not there yet and for one that has it all.
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

# The limit ends the process where it takes longer.
quick() {
	ls -l "$scratch/large.json"
	(ulimit -t 1 && "$generator" import perfmon "$scratch/large.json" --platform large --spec "$scratch/spec" --write --quiet)
}
large_enough() { [ "$(wc -c <"$scratch/large.json")" -gt 4000000 ]; }
try "import speed: the file has 4 MB" large_enough
try "import speed: a new platform" quick
try "import speed: one that has it all" quick
# Where everything differs, each entry has its places.
reported() {
	mkdir "$scratch/empty"
	echo '{ "schema": 1, "documents": [] }' >"$scratch/empty/documents.json"
	(ulimit -t 1 && "$generator" import perfmon "$scratch/large.json" --platform large --spec "$scratch/empty" --format json) >"$scratch/report"
	[ "$(grep -c '"verdict": "new"' "$scratch/report")" -eq 7000 ]
}
try "import speed: the report for programs" reported
done_testing
