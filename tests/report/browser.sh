#!/bin/sh
# SPDX-License-Identifier: MIT
# Opens a page of uncore report in a real browser: nothing is wider than a window of 400, 800 or 1600 pixels, no label of
# a line or an axis covers another one, lines end where their labels are, texts have enough contrast in light and in
# dark, and nothing is said on the console. In turn it is printed.
# Run by make test.
set -u

cd "$(dirname "$0")/../.." || exit 1
uncore=$(cd "${BUILD:-build}" && pwd)/bin/uncore
browser=${BROWSER:-chromium}
unset UNCORE_PLATFORM
. tests/tools/tap.sh

if ! command -v "$browser" >/dev/null 2>&1; then
	skip "report: the page works in a browser" "$browser is not there (Debian: apt-get install chromium)"
	done_testing
	exit
fi

# A browser takes long to start.
if ! chosen 0 3; then
	skip "report: the page works in a browser" "it has its turn after another commit (TEST_TURN)"
	done_testing
	exit
fi

# Instances with gaps, lines that end at the same height, long names, all kinds of doubts.
page() {
	python3 -I -S - >"$scratch/run.json" <<'END'
import json, math
for t in range(1, 61):
	for s in (0, 1):
		for i in range(8):
			ok = not (s and i == 2 and 20 <= t < 30)
			print(json.dumps({"schema": 1, "time": t, "seconds": 1, "platform": "ivt", "metric": "MEM_BW_TOTAL", "box": "imc",
				"socket": s, "package": s, "instance": i, "state": "ok" if ok else "stolen",
				"value": 1e9 * (9 + math.sin(t / 9 + i) * (60 - t) / 9) if ok else None, "unit": "bytes", "instances_seen": 1,
				"instances_expected": 1, "instances_unseen": 0, "enabled_ns": 10**9, "running_ns": 5 * 10**8, "flags": [],
				"samples": 1, "sampling_ns": 0}))
		print(json.dumps({"schema": 1, "time": t, "seconds": 1, "platform": "ivt",
			"event": "UNC_C_TOR_INSERTS.MISS_OPCODE,opc=PCIWiLF,nid=0x3,thresh=0x2,edge=1,inv=1", "box": "cbo", "socket": s,
			"package": s, "instance": None, "state": "ok", "value": t * (s + 1), "unit": "events", "instances_seen": 15,
			"instances_expected": 15, "instances_unseen": 0, "enabled_ns": 10**9, "running_ns": 10**9, "samples": 1,
			"sampling_ns": 0}))
END
	"$uncore" report "$scratch/run.json" -o "$scratch/light.html" || return 1
	# The reader's choice cannot be given to this browser: the dark rules become those of every reader.
	sed 's/(prefers-color-scheme: dark)/all/' "$scratch/light.html" >"$scratch/dark.html"
	! cmp -s "$scratch/light.html" "$scratch/dark.html"
}

# Asks a function of each page in a frame of each width; a window cannot be as narrow. One start for all questions.
ask() {
	cat >"$scratch/ask.html" <<'END'
<!DOCTYPE html><body></body><script>
var answers = [], questions = [];
['light', 'dark'].forEach(function(p) { [400, 800, 1600].forEach(function(w) { questions.push([p, w]); }); });
function crossing(all) {
	var boxes = Array.from(all, function(e) { return e.getBoundingClientRect(); }), bad = 0;
	boxes.forEach(function(a, i) {
		boxes.slice(i + 1).forEach(function(b) {
			bad += a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 2 && b.top < a.bottom - 2;
		});
	});
	return bad;
}
function channel(c) { c /= 255; return c <= 0.03928 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4); }
function light(colour) {
	var c = colour.match(/[\d.]+/g).map(Number);
	return 0.2126 * channel(c[0]) + 0.7152 * channel(c[1]) + 0.0722 * channel(c[2]);
}
/* The least contrast of any text, and of any line, with the page. */
function contrast(d, w, of) {
	var ground = light(w.getComputedStyle(d.body).backgroundColor), least = 99;
	d.querySelectorAll(of).forEach(function(e) {
		var own = light(w.getComputedStyle(e).color);
		least = Math.min(least, (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05));
	});
	return least;
}
function look(d, w, frame) {
	var bad = [], plots = d.querySelectorAll('.frame');
	d.querySelectorAll('details').forEach(function(e) { e.open = true; });
	if (d.documentElement.scrollWidth > frame.clientWidth) bad.push('wider: ' + d.documentElement.scrollWidth);
	if (plots.length < 3) bad.push(plots.length + ' charts');
	plots.forEach(function(p) {
		var plot = p.querySelector('.plot').getBoundingClientRect(), ends = p.querySelectorAll('.ends span');
		if (plot.width < frame.clientWidth / 4 || plot.height < 150) bad.push('small: ' + plot.width + ' x ' + plot.height);
		if (crossing(ends)) bad.push('labels cross');
		if (crossing(p.querySelectorAll('.x span'))) bad.push('times cross');
		if (crossing(p.querySelectorAll('.y span'))) bad.push('numbers cross');
		if (ends.length != p.querySelectorAll('.plot g').length) bad.push(ends.length + ' labels');
		p.querySelectorAll('.x span, .y span, .ends span').forEach(function(s) {
			var at = s.getBoundingClientRect();
			if (at.left < 0 || at.right > frame.clientWidth) bad.push('outside: ' + s.textContent);
			if (s.scrollWidth > s.clientWidth + 1) bad.push('cut: ' + s.textContent);
		});
	});
	if (crossing(d.querySelectorAll('h1, h2, h3, h4, figure, .summary, .wide, .facts, .doubts'))) bad.push('parts cross');
	if (contrast(d, w, 'p, li, dd, dt, td, th, caption, h4, .x span, .y span, summary') < 4.5) bad.push('faint text');
	if (contrast(d, w, '.plot g') < 3) bad.push('faint line');
	return bad.length ? bad.slice(0, 6).join('; ') : 'good';
}
function next() {
	if (questions.length == 0) {
		document.title = answers.join('');
		return;
	}
	var question = questions.shift(), frame = document.createElement('iframe');
	frame.width = question[1];
	frame.height = 900;
	frame.style.border = 0;
	frame.onload = function() {
		var said;
		try {
			said = look(frame.contentDocument, frame.contentWindow, frame);
		} catch (error) {
			said = error;
		}
		answers.push('[' + question.join(' ') + ': ' + String(said).replace(/[\[\]<>]/g, '') + ']');
		frame.remove();
		next();
	};
	frame.src = question[0] + '.html';
	document.body.appendChild(frame);
}
onload = next;
</script>
END
	HOME=$scratch "$browser" --headless=old --no-sandbox --disable-gpu --allow-file-access-from-files --enable-logging=stderr --v=0 \
		--window-size=1700,900 --virtual-time-budget=3000 --dump-dom "file://$scratch/ask.html" 2>"$scratch/console" |
		sed -n 's/.*<title>\(.*\)<\/title>.*/\1/p' | sed 's/\]/&\n/g' >"$scratch/answers"
	[ "$(wc -l <"$scratch/answers")" -ge 6 ]
}

good() {
	grep -qx "\[$1: good\]" "$scratch/answers" || { cat "$scratch/answers"; return 1; }
}

silent() {
	! grep -i CONSOLE "$scratch/console"
}

prints() {
	HOME=$scratch "$browser" --headless=old --no-sandbox --disable-gpu --print-to-pdf="$scratch/page.pdf" "file://$scratch/light.html" \
		>/dev/null 2>&1
	[ "$(head -c 5 "$scratch/page.pdf")" = "%PDF-" ]
}

try "report: makes a page with instances, gaps and long names" page
try "report: a browser looks at it" ask
for look in light dark; do
	for width in 400 800 1600; do
		try "report: all fits and can be read, $look, in a window of $width pixels" good "$look $width"
	done
done
try "report: the page prints no message on the console" silent
if chosen 0 9; then
	try "report: the page prints" prints
fi
done_testing
