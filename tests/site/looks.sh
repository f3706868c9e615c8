#!/bin/sh
# SPDX-License-Identifier: MIT
# Looks at pages of the built site, some of each kind: valid HTML (html-validate), axe-core in light and dark, no page
# wider than its window at 360 to 1900 pixels, printed, without JavaScript, with the keyboard. Then at other pages in turn.
# Run by make site-test.
set -u

cd "$(dirname "$0")/../.." || exit 1
build=$(cd "${BUILD:-build}" && pwd)
browser=${BROWSER:-chromium}
tools=$build/site-tools
site=$build/site
. tests/tools/tap.sh

for tool in node "$browser"; do
	if ! command -v "$tool" >/dev/null 2>&1 || [ ! -e "$site/index.html" ]; then
		skip "the looks of the site" "$tool is not there, or make site was not run"
		done_testing
		exit
	fi
done

# One page of each kind, then others in turn.
pages() {
	cat <<-'END'
		index.html
		ivt/index.html
		ivt/cbo/index.html
		ivt/cbo/ctl.html
		ivt/imc/box_ctl.html
		ivt/cbo/events/UNC_C_TOR_INSERTS.html
		ivt/imc/metric-MEM_BW_TOTAL.html
		ivt/group-memory.html
		documents/329468-002.html
		disputes/ivt-cbo-nid-width.html
		compare/ivt-jkt.html
		compare/ivt-jkt/cbo.html
		docs/index.html
		docs/uncore-command.html
		docs/benchmarks.html
		docs/platforms/bdxde.html
		search.html
		codec.html
	END
	(cd "$site" && find . -name '*.html' | sed 's|^\./||' | LC_ALL=C sort) |
		awk -v turn="${TEST_TURN:-0}" 'turn == "all" ? NR % 40 == 0 : (NR + turn) % 1000 == 0'
}
pages >"$scratch/pages"

axe=$tools/node_modules/axe-core/axe.min.js
if [ -e "$axe" ]; then
	# valid FOLDER PAGE...
	valid() {
		of=$1
		shift
		(cd "$of" && node "$tools/node_modules/html-validate/bin/html-validate.js" \
			--config "$OLDPWD/tests/site/tools/htmlvalidate.json" --formatter text "$@") >"$scratch/invalid" 2>&1
		status=$?
		head -n 20 "$scratch/invalid"
		[ $status -eq 0 ] && [ ! -s "$scratch/invalid" ]
	}
	# shellcheck disable=SC2046 # names of pages have no blanks
	try "html-validate: the pages are valid HTML" valid "$site" $(cat "$scratch/pages")
	invalid() {
		mkdir -p "$scratch/broken" && sed 's|<main|<ul><p>no</ul><main|' "$site/index.html" >"$scratch/broken/index.html" &&
			! valid "$scratch/broken" index.html && grep -q 'element-permitted-content' "$scratch/invalid"
	}
	try "html-validate: a wrong element is found" invalid
else
	skip "html-validate and axe-core" "npm could not install them: make site-test says why"
	axe=
fi

look() {
	# shellcheck disable=SC2046
	node tests/site/looks.js "$browser" "$1" "$axe" $(cat "$2") >"$scratch/answers" 2>"$scratch/why"
}
look "$site" "$scratch/pages" || not_ok "looks.js runs" "$scratch/why"
tab=$(printf '\t')
while IFS="$tab" read -r title wrong; do
	echo "$wrong" >"$scratch/why"
	if [ -z "$wrong" ]; then ok "$title"; else not_ok "$title" "$scratch/why"; fi
done <"$scratch/answers"

# A page on which everything is wrong: each test must find it.
ugly() {
	mkdir -p "$scratch/broken/a/b" && cp "$site"/*.css "$site"/*.js "$scratch/broken" && echo "table.last tr { min-width: 60rem }" >>"$scratch/broken/site.css" &&
		echo a/b/ugly.html >"$scratch/ugly" &&
		sed 's/ lang="en"//; s/class="skip"/class="skipped"/
			s|<h1>|<p style="color:#999">Faint.</p><p style="color:#333">Dark.</p><div style="width:3000px">wide</div><h1>|
			s|</h1>|</h1><script>console.log("said"); document.write("<p>only with a script</p>")</script>|' \
			"$site/ivt/cbo/ctl.html" >"$scratch/broken/a/b/ugly.html" &&
		look "$scratch/broken" "$scratch/ugly" && cat "$scratch/answers" && ! grep "$tab\$" "$scratch/answers"
}
try "each of these tests finds what is wrong on a broken page" ugly
done_testing
