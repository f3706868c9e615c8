#!/bin/sh
# SPDX-License-Identifier: MIT
# Prints the version of packages. usage: version.sh VERSION, with SOURCE_DATE_EPOCH. Before a release, while CHANGELOG.md
# begins with "## Unreleased", it has a ~ and that time: it is below the release's, and rises.
set -eu

if [ "$(grep -m 1 '^## ' CHANGELOG.md)" = '## Unreleased' ]; then
	echo "$1~$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y%m%d.%H%M%S)"
else
	echo "$1"
fi
