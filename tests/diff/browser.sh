#!/bin/sh
# SPDX-License-Identifier: MIT
# The page of diff --format html in a real browser: no console message, nothing wider than the window at 400 and 1600
# pixels, a filter that filters, and everything to be read without the script.
set -u

cd "$(dirname "$0")/../.." || exit 1
generator=$(cd "${BUILD:-build}" && pwd)/bin/uncoregen
browser=${BROWSER:-chromium}
. tests/tools/tap.sh

if ! command -v "$browser" >/dev/null 2>&1; then
	skip "the page in a browser" "$browser is not there (Debian: apt-get install chromium)"
	done_testing
	exit
fi

# Everything is new on one side: all kinds of row and drawing are on the page.
page() {
	cp -r tests/diff/base "$scratch/old" && cp -r tests/diff/base "$scratch/new" &&
		cp -r tests/diff/field-narrowed/new/. tests/diff/event-code/new/. tests/diff/metric-formula/new/. "$scratch/new" &&
		sed -i 's/"Time\."/"<b id=evil>\&amp; \\"time\\"<\/b>"/' "$scratch/new/madeup/slice.events.json" &&
		"$generator" diff --format html "$scratch/old" "$scratch/new" >"$scratch/page.html"
}

# visit WIDTH FILE: the document as it is after its scripts ran; the console goes to a file
visit() {
	HOME=$scratch "$browser" --headless=old --no-sandbox --disable-gpu --hide-scrollbars --allow-file-access-from-files --enable-logging=stderr --v=0 \
		--window-size="$1",900 --virtual-time-budget=3000 --dump-dom "file://$2" 2>"$scratch/console"
}

silent() {
	visit 1600 "$scratch/page.html" >"$scratch/dom" && ! grep -i 'CONSOLE' "$scratch/console" && grep -q 'class="js"' "$scratch/dom"
}

# Puts what the script measures into the title of a copy. measured WIDTH EXPRESSION
measured() {
	sed "s|</body>|<script>document.title='[['+($2)+']]'</script></body>|" "$scratch/page.html" >"$scratch/measure.html"
	visit "$1" "$scratch/measure.html" | sed -n 's/.*<title>\[\[\([^]]*\)\]\].*/\1/p'
}

# In a frame of that width: a window does not get as narrow.
fits() {
	echo "<!DOCTYPE html><iframe width=$1 height=900 style='border:0' src=page.html onload=\"d=this.contentDocument.documentElement;" \
		"document.title='[['+(d.scrollWidth-this.clientWidth)+' '+this.contentWindow.innerWidth+']]'\"></iframe>" >"$scratch/frame.html"
	wider=$(visit 1700 "$scratch/frame.html" | sed -n 's/.*<title>\[\[\([^]]*\)\]\].*/\1/p')
	[ "$wider" = "0 $1" ] || { echo "wider by, in a window of: $wider"; return 1; }
}

find="document.getElementById('find')"
shown="document.querySelectorAll('.row:not([hidden])').length"

filters() {
	all=$(measured 1600 "$shown")
	one=$(measured 1600 "($find.value='UNC_S_OCCUPANCY code',$find.dispatchEvent(new Event('input')),$shown)")
	none=$(measured 1600 "($find.value='no such thing',$find.dispatchEvent(new Event('input')),$shown)")
	back=$(measured 1600 "($find.value='x',$find.dispatchEvent(new Event('input')),$find.value='',$find.dispatchEvent(new Event('input')),$shown)")
	[ "$all" -gt 4 ] && [ "$one" -eq 1 ] && [ "$none" -eq 0 ] && [ "$back" -eq "$all" ] ||
		{ echo "all $all, one $one, none $none, back $back"; return 1; }
}

# What the spec says is text, whatever it looks like.
escapes() {
	grep -q '&lt;b id=evil' "$scratch/page.html" && [ "$(measured 1600 "document.getElementById('evil')")" = null ]
}

# Without its script the page holds the same rows and drawings, and no box that does nothing.
plain() {
	sed '/<script>/,/<\/script>/d' "$scratch/page.html" >"$scratch/plain.html"
	rows=$(grep -c 'class="row"' "$scratch/plain.html")
	[ "$rows" -eq "$(grep -c 'class="row"' "$scratch/page.html")" ] && grep -q '<svg' "$scratch/plain.html" &&
		visit 1600 "$scratch/plain.html" >"$scratch/dom" && ! grep -q 'class="js"' "$scratch/dom"
}

# Nothing is fetched.
contained() {
	! grep -oE '(src|href)="[^#d][^"]*"|url\(|@import|https?://' "$scratch/page.html"
}

try "the page is made" page
try "no message on the console" silent
try "it fits 400 pixels" fits 400
try "it fits 1600 pixels" fits 1600
try "the filter filters" filters
try "texts of the spec are no markup" escapes
try "it reads without its script" plain
try "it fetches nothing" contained
done_testing
