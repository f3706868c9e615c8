#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes parts of HTML pages from the manual's Markdown, for uncoregen site --docs. usage: site_docs.sh FOLDER
# The folder has the folders of the source tree, so that links between pages can be followed.
set -eu

out=$1
command -v lowdown >/dev/null || {
	echo "the manual cannot be put into the site: lowdown is not there (Debian: apt-get install lowdown)" >&2
	exit 1
}
rm -rf "$out"
find docs CONTRIBUTING.md CHANGELOG.md -name '*.md' | while read -r page; do
	made=$out/${page%.md}.html
	[ "${page##*/}" != README.md ] || made=$out/${page%README.md}index.html
	mkdir -p "${made%/*}"
	# Quotation marks stay as they are typed, and a_b_c is a name.
	lowdown -thtml --out-no-smarty --parse-no-intraemph "$page" | sed 's|&#47;|/|g' >"$made"
done
