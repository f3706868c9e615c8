# SPDX-License-Identifier: MIT
# Draws a screen of uncore top as SVG: text is placed word by word, bars and curves are shapes, so that a picture
# looks the same with every font. usage: LC_ALL=C awk -f screen.awk SCREEN, which is UTF-8
BEGIN {
	CELL = 8; LINE = 19; EDGE = 12
	# the marks of top, as bytes: parts of a bar, and the eight heights of a curve
	BAR = "\342\224\201"; HALF = "\342\225\270"; REST = "\342\224\200"; CURVE = "\342\226"
}

function escaped(text) {
	gsub(/&/, "\\&amp;", text)
	gsub(/</, "\\&lt;", text)
	gsub(/>/, "\\&gt;", text)
	return text
}

function rectangle(class, column, from, width, top, height) {
	paths[class] = paths[class] sprintf("M%g %gh%gv%gh-%gz", EDGE + (column + from) * CELL, EDGE + NR * LINE - LINE + top,
		width * CELL, height, width * CELL)
}

function mark(symbol, column) {
	if (symbol == BAR || symbol == HALF)
		rectangle("bar", column, 0, symbol == BAR ? 1 : 0.5, 7, 5)
	if (symbol == REST || symbol == HALF)
		rectangle("rest", column, symbol == REST ? 0 : 0.5, symbol == REST ? 1 : 0.5, 8.5, 2)
	if (index(symbol, CURVE) == 1)
		rectangle("curve", column, 0.05, 0.9, 17 - 2 * (HEIGHT[substr(symbol, 3, 1)]), 2 * HEIGHT[substr(symbol, 3, 1)])
}

# Words with one blank between them are one text, as wide as on the screen.
function word(text, column, class) {
	words = words sprintf("<text%s x=\"%g\" y=\"%g\" textLength=\"%g\">%s</text>\n", class, EDGE + column * CELL,
		EDGE + NR * LINE - 5, length(text) * CELL, escaped(text))
}

function class_of(column) {
	if (NR == 1 || (NR == 2 && column < 10))
		return " class=\"head\""
	if (NR == 3 || $1 == "q")
		return " class=\"muted\""
	return / (denied|absent|stolen|lost):/ ? " class=\"note\"" : ""
}

BEGIN {
	for (height = 1; height <= 8; height++)
		HEIGHT[sprintf("%c", 128 + height)] = height
}

{
	plain = ""
	columns = 0
	for (at = 1; at <= length($0); columns++) {
		byte = substr($0, at, 1)
		if (byte == "\342") {
			mark(substr($0, at, 3), columns)
			plain = plain " "
			at += 3
		} else {
			plain = plain byte
			at++
		}
	}
	if (columns > widest)
		widest = columns
	column = 0
	while (match(substr(plain, column + 1), /[^ ]+( [^ ]+)*/)) {
		start = column + RSTART - 1
		column = start + RLENGTH
		word(substr(plain, start + 1, RLENGTH), start, class_of(start))
	}
}

END {
	width = 2 * EDGE + widest * CELL
	height = 2 * EDGE + NR * LINE
	printf "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" ", width, height
	printf "width=\"%d\" height=\"%d\" ", width, height
	print "role=\"img\" aria-label=\"A screen of uncore top\">"
	print "<style>rect.screen{fill:#10151b}text{font:13px monospace;fill:#d5dce4;white-space:pre}.head{fill:#fff;font-weight:bold}"
	print ".muted{fill:#8b98a5}.note{fill:#f2c14e}.bar{fill:#4aa3ff}.rest{fill:#36424e}.curve{fill:#3f9168}</style>"
	printf "<rect class=\"screen\" width=\"%d\" height=\"%d\" rx=\"8\"/>\n", width, height
	printf "<path class=\"rest\" d=\"%s\"/>\n<path class=\"bar\" d=\"%s\"/>\n<path class=\"curve\" d=\"%s\"/>\n", paths["rest"],
		paths["bar"], paths["curve"]
	printf "%s</svg>\n", words
}
