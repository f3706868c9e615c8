#!/bin/sh
# SPDX-License-Identifier: MIT
# Opens the page of diff --format html in a real browser. There is no console message, nothing is wider than a window of
# 400, 1000 or 1600 pixels, no word is broken, and no field's name is outside its field. Each row has its place and its
# drawing below it, equal changes share a row, the filter works, and everything can be read without the script.
# Run by make test, early, one turn in 5.
set -u

cd "$(dirname "$0")/../.." || exit 1
generator=$(cd "${BUILD:-build}" && pwd)/bin/uncoregen
browser=${BROWSER:-chromium}
. tests/tools/tap.sh

if ! command -v "$browser" >/dev/null 2>&1; then
	skip "the page works in a browser" "$browser is not there (Debian: apt-get install chromium)"
	done_testing
	exit
fi

# The page has several kinds of rows and drawings, a text that looks like markup, and a folder with a long name.
page() {
	sides=$scratch/afolderwithaverylongname && mkdir "$sides" || return 1
	cp -r tests/diff/base "$sides/old" && cp -r tests/diff/base "$sides/new" &&
		cp -r tests/diff/field-narrowed/new/. tests/diff/event-code/new/. tests/diff/metric-formula/new/. "$sides/new" &&
		sed -i 's/"Time\."/"<b id=evil>\&amp; \\"time\\"<\/b>"/' "$sides/new/madeup/slice.events.json" &&
		"$generator" diff --format html "$sides/old" "$sides/new" >"$scratch/page.html"
}

# visit WIDTH FILE: prints the document after its scripts ran; stores the console messages in a file
visit() {
	HOME=$scratch "$browser" --headless=old --no-sandbox --disable-gpu --hide-scrollbars --allow-file-access-from-files --enable-logging=stderr --v=0 \
		--window-size="$1",900 --virtual-time-budget=3000 --dump-dom "file://$2" 2>"$scratch/console"
}

silent() {
	visit 1600 "$scratch/page.html" >"$scratch/dom" && ! grep -i 'CONSOLE' "$scratch/console" && grep -q 'class="js"' "$scratch/dom"
}

# ask KEY WIDTH FILE FUNCTION: asks what a function returns for the document, its window and its frame of that width; a
# window cannot be as narrow. answer prints the result. One browser answers all questions, because it takes longer to
# start than to answer.
ask() {
	printf '{ key: "%s", width: %s, src: "%s", ask: %s },\n' "$1" "$2" "$3" "$4" >>"$scratch/questions"
}

# ask_value KEY EXPRESSION: asks the value of an expression in the page at full width
ask_value() {
	ask "$1" 1600 page.html "function(d, w) { return w.eval(\"$2\"); }"
}

get_answers() {
	cat >"$scratch/answers.html" - "$scratch/questions" /dev/fd/3 3<<'END' <<'START'
];
function next() {
	if (questions.length == 0) {
		document.title = answers.join('');
		return;
	}
	var question = questions.shift(), frame = document.createElement('iframe');
	frame.width = question.width;
	frame.height = 900;
	frame.style.border = 0;
	frame.onload = function() {
		var said;
		try {
			said = question.ask(frame.contentDocument, frame.contentWindow, frame);
		} catch (error) {
			said = error;
		}
		answers.push('[[' + question.key + '=' + String(said).replace(/\s+/g, ' ') + ']]');
		frame.remove();
		next();
	};
	frame.src = question.src;
	document.body.appendChild(frame);
}
onload = next;
</script>
END
<!DOCTYPE html><body></body><script>
var answers = [], questions = [
START
	visit 1700 "$scratch/answers.html" | sed -n 's/.*<title>\(.*\)<\/title>.*/\1/p' | sed 's/\]\]/\n/g' >"$scratch/answers"
	[ "$(wc -l <"$scratch/answers")" -ge "$(wc -l <"$scratch/keys")" ] || { cat "$scratch/answers"; return 1; }
}

answer() {
	sed -n "s/^\[\[$1=//p" "$scratch/answers"
}

# good KEY: the answer is "good"
good() {
	[ "$(answer "$1")" = good ] || { echo "$1: $(answer "$1")"; return 1; }
}

# opened FUNCTION: opens every fold before it calls FUNCTION
opened() {
	echo "function(d, w) { d.querySelectorAll('details').forEach(function(e) { e.open = true; }); return ($1)(d, w); }"
}

# Each word that the page does not allow to break (between blanks and <wbr>) must be on one line.
whole_words='function(d) {
	var walker = d.createTreeWalker(d.body, NodeFilter.SHOW_TEXT), range = d.createRange(), broken = [], words = 0;
	while (walker.nextNode()) {
		var node = walker.currentNode, found, word = /[^\s]+/g;
		if (!node.parentElement.closest("table"))
			continue;
		while ((found = word.exec(node.data))) {
			range.setStart(node, found.index);
			range.setEnd(node, found.index + found[0].length);
			var tops = new Set(Array.from(range.getClientRects()).map(function(r) { return Math.round(r.top); }));
			words++;
			if (tops.size > 1)
				broken.push(found[0]);
		}
	}
	return broken.length ? "broken: " + broken.slice(0, 5) : words > 20 ? "good" : words + " words";
}'

# Names must be whole and inside their fields.
whole_names='function(d) {
	var outside = [], names = d.querySelectorAll("svg text.n");
	names.forEach(function(t) {
		var a = t.getBoundingClientRect(), b = t.parentElement.querySelector("rect").getBoundingClientRect();
		var title = t.parentElement.querySelector("title").textContent.split(" ")[0];
		if (a.left < b.left - 1 || a.right > b.right + 1 || a.top < b.top - 1 || a.bottom > b.bottom + 1 || title != t.textContent)
			outside.push(t.textContent);
	});
	return outside.length ? "outside: " + outside.slice(0, 5) : names.length > 20 ? "good" : names.length + " names";
}'

# Each row names a file and a line. A linked row leads to a drawing below it or below an earlier row.
places='function(d) {
	var bad = [], links = 0;
	d.querySelectorAll("tbody tr").forEach(function(r) {
		r.querySelectorAll(".paths li").forEach(function(p) {
			var at = p.querySelector(".muted"), a = p.querySelector("a");
			if (!at || !/\.json:[0-9]+:[0-9]+$/.test(at.textContent))
				bad.push("no place: " + p.textContent);
			if (!a)
				return;
			var drawing = d.getElementById(a.getAttribute("href").slice(1));
			links++;
			if (!drawing || !drawing.closest("td.wide").parentElement.previousElementSibling.querySelector(".paths"))
				bad.push("no drawing: " + p.textContent);
		});
	});
	return bad.length ? bad[0] : links > 0 ? "good" : "no links";
}'

# The same change of many registers must be one row that names them all.
grouped() {
	cp -r spec "$scratch/before" && cp -r spec "$scratch/after" || return 1
	sed -i '/"id": "thresh"/,/}/s/"access": "RW-V"/"access": "RW"/' "$scratch"/after/jkt/*.box.json
	"$generator" diff --format json "$scratch/before" "$scratch/after" >"$scratch/json"
	"$generator" diff --format html "$scratch/before" "$scratch/after" >"$scratch/many.html"
	changes=$(grep -c '"change": "access-changed"' "$scratch/json")
	tr -d '\n' <"$scratch/many.html" | sed 's/<tr>/\n&/g' | grep 'access-changed' >"$scratch/rows"
	rows=$(wc -l <"$scratch/rows")
	paths=$(grep -o '<li><a href="#d' "$scratch/rows" | wc -l)
	echo "$changes changes, $rows rows with $paths paths"
	[ "$changes" -gt 5 ] && [ "$rows" -eq 1 ] && [ "$paths" -eq "$changes" ]
}

dated() {
	(cd "$scratch" && rm -rf dated && mkdir dated && cd dated && git init -q . && cp -r "$sides/old" spec && git add -A &&
		git -c user.name=n -c user.email=e@example.org commit -q --date 2026-02-03T00:00:00Z -m one &&
		sed -i 's/"Time\."/"Times."/' spec/*/*.events.json && "$generator" diff --format html git:HEAD >page.html &&
		hash=$(git rev-parse --short=12 HEAD) && date=$(git log -1 --format=%cs) &&
		grep -q "<title>git:HEAD ($hash, $date) to spec ($hash, $date, edited)</title>" page.html) ||
		{ grep '<title>' "$scratch/dated/page.html"; return 1; }
}

# A printed page cannot be unfolded, so every fold must be open.
prints() {
	HOME=$scratch "$browser" --headless=old --no-sandbox --disable-gpu --print-to-pdf="$scratch/page.pdf" "file://$scratch/page.html" \
		>/dev/null 2>&1
	[ "$(head -c 5 "$scratch/page.pdf")" = "%PDF-" ] && grep -q '@media print.*' "$scratch/page.html" && [ "$(answer folded)" = 0 ]
}

# fits WIDTH: nothing is wider than a frame of this width
fits() {
	[ "$(answer "fits-$1")" = "0 $1" ] || { echo "wider by, in a window of: $(answer "fits-$1")"; return 1; }
}

filters() {
	[ "$(answer all)" -ge 4 ] && [ "$(answer one)" -eq 1 ] && [ "$(answer none)" -eq 0 ] && [ "$(answer back)" = "$(answer all)" ] ||
		{ echo "all $(answer all), one $(answer one), none $(answer none), back $(answer back)"; return 1; }
}

escapes() {
	grep -q '&lt;b id=' "$scratch/page.html" && [ "$(answer evil)" = null ]
}

# Without its script the page has the same rows and drawings, and no filter box, which would do nothing.
plain() {
	sed '/<script>/,/<\/script>/d' "$scratch/page.html" >"$scratch/plain.html"
	rows=$(grep -c '<ul class="paths">' "$scratch/plain.html")
	[ "$rows" -ge 4 ] && [ "$rows" -eq "$(grep -c '<ul class="paths">' "$scratch/page.html")" ] && grep -q '<svg' "$scratch/plain.html" &&
		visit 1600 "$scratch/plain.html" >"$scratch/dom" && ! grep -q 'class="js"' "$scratch/dom"
}

contained() {
	! grep -oE '(src|href)="[^#d][^"]*"|url\(|@import|https?://' "$scratch/page.html"
}

# questions: measures all that a script in the page can measure
questions() {
	find="document.getElementById('find')"
	typed="$find.dispatchEvent(new Event('input'))"
	shown="document.querySelectorAll('tbody tr:not([hidden]):not(:has(.wide))').length"
	for width in 400 1000 1600; do
		ask fits-$width $width page.html "function(d, w, f) { return d.documentElement.scrollWidth - f.clientWidth + ' ' + w.innerWidth; }"
		ask words-$width $width page.html "$(opened "$whole_words")"
	done
	for width in 400 1000; do
		ask many-words-$width $width many.html "$(opened "$whole_words")"
	done
	ask places 1600 page.html "$(opened "$places")"
	ask names 1600 many.html "$(opened "$whole_names")"
	ask_value evil "document.getElementById('evil')"
	ask_value folded "(document.querySelectorAll('details').forEach(function(d){d.open=false}),dispatchEvent(new Event('beforeprint')),document.querySelectorAll('details:not([open])').length)"
	ask_value all "$shown"
	ask_value one "($find.value='UNC_S_OCCUPANCY code',$typed,$shown)"
	ask_value none "($find.value='no such thing',$typed,$shown)"
	ask_value back "($find.value='x',$typed,$find.value='',$typed,$shown)"
	grep -o '^{ key: "[^"]*"' "$scratch/questions" >"$scratch/keys"
	get_answers
}

try "diff --format html makes a page" page
try "equal changes share a row" grouped
try "the page prints no message on the console" silent
try "the browser measures both pages" questions
for width in 400 1000 1600; do
	try "the page fits into a window of $width pixels" fits $width
	try "no word is broken in a window of $width pixels" good words-$width
done
for width in 400 1000; do
	try "no word of a row with many names is broken in a window of $width pixels" good many-words-$width
done
try "each row has its place in the spec, and its drawing" good places
try "the names of fields are whole and inside their fields" good names
if command -v git >/dev/null 2>&1; then
	try "the title of the page names the commits and dates of both sides" dated
else
	skip "the title of the page names the commits and dates of both sides" "git is not there"
fi
try "every fold is open when the page is printed" prints
try "the filter hides the rows that do not match" filters
try "texts of the spec that look like markup remain text" escapes
try "the page can be read without its script" plain
try "the page fetches nothing from elsewhere" contained
done_testing
