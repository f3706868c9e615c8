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
mkdir -p "$out"
titles=$out/.titles
# A link whose text is a file's name gets the title of its page.
find docs CONTRIBUTING.md CHANGELOG.md -name '*.md' ! -name README.md | while read -r page; do
	title=$(sed -n '1s/^# *//p' "$page" | sed 's/[][\\&|`]/\\&/g')
	name=$(printf '%s' "${page##*/}" | sed 's/\./\\./g')
	[ -z "$title" ] || echo "s|\[\([^]]*/\)\{0,1\}$name\](\([^)#]*/\)\{0,1\}$name\([)#]\)|[$title](\2$name\3|g"
done >"$titles"
find docs CONTRIBUTING.md CHANGELOG.md -name '*.md' | while read -r page; do
	made=$out/${page%.md}.html
	[ "${page##*/}" != README.md ] || made=$out/${page%README.md}index.html
	mkdir -p "${made%/*}"
	sed -f "$titles" "$page" >"$titles.md"
	# Quotation marks stay as they are typed, and a_b_c is a name.
	lowdown -thtml --out-no-smarty --parse-no-intraemph "$titles.md" | sed 's|&#47;|/|g' >"$made"
done
rm -f "$titles" "$titles.md"
