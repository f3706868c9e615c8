#!/bin/sh
# SPDX-License-Identifier: MIT
# The page of diff --format html in a real browser: no console message, nothing wider than the window at 400, 1000 and 1600
# pixels, no word broken and no field's name outside its field, each row with its place and its drawing below it, equal changes
# in one row, a filter that filters, and everything to be read without the script.
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

# ask KEY WIDTH FILE FUNCTION: what a function says of the document, its window and its frame of that width; a window does not get
# as narrow. answer gives it. One browser answers all questions: it takes longer to start than to answer.
ask() {
	printf '{ key: "%s", width: %s, src: "%s", ask: %s },\n' "$1" "$2" "$3" "$4" >>"$scratch/questions"
}

# ask_value KEY EXPRESSION: the same of an expression, in the page at full width
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

# good KEY
good() {
	[ "$(answer "$1")" = good ] || { echo "$1: $(answer "$1")"; return 1; }
}

# With every fold open.
opened() {
	echo "function(d, w) { d.querySelectorAll('details').forEach(function(e) { e.open = true; }); return ($1)(d, w); }"
}

# A word that the page does not offer to break (between blanks and <wbr>) is on one line.
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

# Names are whole, and inside their fields.
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

# Each row says in which line of which file; a linked row leads to a drawing that stands below it or an earlier one.
places='function(d) {
	var bad = [], links = 0;
	d.querySelectorAll(".row").forEach(function(r) {
		r.querySelectorAll("code.p").forEach(function(p) {
			var at = p.parentElement.querySelector(".at"), a = p.querySelector("a");
			if (!at || !/\.json:[0-9]+$/.test(at.textContent))
				bad.push("no place: " + p.textContent);
			if (!a)
				return;
			var drawing = d.getElementById(a.getAttribute("href").slice(1));
			links++;
			if (!drawing || !drawing.closest("tr.drawing").previousElementSibling.classList.contains("row"))
				bad.push("no drawing: " + p.textContent);
		});
	});
	return bad.length ? bad[0] : links > 0 ? "good" : "no links";
}'

# One change of many registers is one row that names them all, and their drawings follow it.
grouped() {
	cp -r spec "$scratch/before" && cp -r spec "$scratch/after" || return 1
	sed -i '/"id": "thresh"/,/}/s/"access": "RW-V"/"access": "RW"/' "$scratch"/after/jkt/*.box.json
	"$generator" diff --format json "$scratch/before" "$scratch/after" >"$scratch/json"
	"$generator" diff --format html "$scratch/before" "$scratch/after" >"$scratch/many.html"
	changes=$(grep -c '"change": "access-changed"' "$scratch/json")
	rows=$(grep -c '<tr class="row">.*access-changed' "$scratch/many.html")
	paths=$(grep '<tr class="row">.*access-changed' "$scratch/many.html" | grep -o '<code class="p"' | wc -l)
	echo "$changes changes, $rows rows with $paths paths"
	[ "$changes" -gt 5 ] && [ "$rows" -eq 1 ] && [ "$paths" -eq "$changes" ]
}

# The title tells both sides by commit and date where git knows them.
dated() {
	(cd "$scratch" && rm -rf dated && mkdir dated && cd dated && git init -q . && cp -r "$OLDPWD/old" spec && git add -A &&
		git -c user.name=n -c user.email=e@example.org commit -q --date 2026-02-03T00:00:00Z -m one &&
		sed -i 's/"Time\."/"Times."/' spec/*/*.events.json && "$generator" diff --format html git:HEAD >page.html &&
		hash=$(git rev-parse --short=12 HEAD) && date=$(git log -1 --format=%cs) &&
		grep -q "<title>git:HEAD ($hash, $date) to spec ($hash, $date, edited)</title>" page.html) ||
		{ grep '<title>' "$scratch/dated/page.html"; return 1; }
}

# Whatever is folded is opened for paper, and what only a screen has is left out.
prints() {
	HOME=$scratch "$browser" --headless=old --no-sandbox --disable-gpu --print-to-pdf="$scratch/page.pdf" "file://$scratch/page.html" \
		>/dev/null 2>&1
	[ "$(head -c 5 "$scratch/page.pdf")" = "%PDF-" ] && grep -q '@media print.*' "$scratch/page.html" && [ "$(answer folded)" = 0 ]
}

# fits WIDTH: nothing is wider than the frame
fits() {
	[ "$(answer "fits-$1")" = "0 $1" ] || { echo "wider by, in a window of: $(answer "fits-$1")"; return 1; }
}

filters() {
	[ "$(answer all)" -ge 4 ] && [ "$(answer one)" -eq 1 ] && [ "$(answer none)" -eq 0 ] && [ "$(answer back)" = "$(answer all)" ] ||
		{ echo "all $(answer all), one $(answer one), none $(answer none), back $(answer back)"; return 1; }
}

# What the spec says is text, whatever it looks like.
escapes() {
	grep -q '&lt;b id=' "$scratch/page.html" && [ "$(answer evil)" = null ]
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

# questions: everything that a script can measure
questions() {
	find="document.getElementById('find')"
	typed="$find.dispatchEvent(new Event('input'))"
	shown="document.querySelectorAll('.row:not([hidden])').length"
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

try "the page is made" page
try "equal changes share a row" grouped
try "no message on the console" silent
try "the browser measures both pages" questions
for width in 400 1000 1600; do
	try "the page fits into a window of $width pixels" fits $width
	try "no word is broken at $width pixels" good words-$width
done
for width in 400 1000; do
	try "no word is broken at $width pixels where a row has many names" good many-words-$width
done
try "each row has its place in the spec, and its drawing" good places
try "names of fields are whole and inside their fields" good names
if command -v git >/dev/null 2>&1; then
	try "the title has commits and dates" dated
else
	skip "the title has commits and dates" "git is not there"
fi
try "on paper every fold is open" prints
try "the filter hides the rows that do not match" filters
try "texts of the spec are no markup" escapes
try "the page can be read without its script" plain
try "it fetches nothing" contained
done_testing
