#!/bin/sh
# SPDX-License-Identifier: MIT
# Another tool's opinion of spec/schema: a JSON Schema validator accepts every spec file, and refuses broken ones.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh

python=
for candidate in python3 /usr/bin/python3; do
	"$candidate" -c 'import jsonschema; jsonschema.Draft202012Validator' 2>/dev/null && python=$candidate && break
done
if [ -z "$python" ]; then
	skip "schema: every spec file is valid" "Debian's python3-jsonschema is not there"
	skip "schema: broken files are refused" "Debian's python3-jsonschema is not there"
	skip "schema: every scenario is valid" "Debian's python3-jsonschema is not there"
	skip "schema: broken scenarios are refused" "Debian's python3-jsonschema is not there"
else
	try "schema: every spec file is valid" "$python" tests/schema/validate.py spec
	try "schema: broken files are refused" "$python" tests/schema/validate.py spec --broken
	try "schema: every scenario is valid" "$python" tests/schema/validate.py tests/scenarios
	try "schema: broken scenarios are refused" "$python" tests/schema/validate.py tests/scenarios --broken
fi
done_testing
