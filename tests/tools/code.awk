# SPDX-License-Identifier: MIT
# Prints "file:line:text" for C and Ragel files without their comments, which become blanks; strings stay. In other
# files only lines that begin with "#" are removed.

function is_c(name) { return name ~ /\.(c|h|rl)$/ }

# The text up to the end of the string or character that is open, which goes to the output as it is.
function quoted(text,    at) {
	for (at = 1; at <= length(text); at++) {
		if (substr(text, at, 1) == "\\") {
			at++
		} else if (substr(text, at, 1) == quote) {
			quote = ""
			break
		}
	}
	# A string ends with its line, unless a backslash joins the next one to it.
	if (quote != "" && text !~ /\\$/)
		quote = ""
	return substr(text, 1, at)
}

# A line of C without its comments.
function code(text,    kept, part) {
	kept = ""
	while (text != "") {
		if (block) {
			if (!(part = index(text, "*/")))
				return kept
			block = 0
			text = substr(text, part + 2)
			kept = kept " "
		} else if (quote != "") {
			part = quoted(text)
			kept = kept part
			text = substr(text, length(part) + 1)
		} else if (match(text, opening)) {
			kept = kept substr(text, 1, RSTART - 1)
			part = substr(text, RSTART, 1)
			if (part == "\"" || part == "'") {
				quote = part
				kept = kept part
				text = substr(text, RSTART + 1)
			} else if (substr(text, RSTART, 2) == "/*") {
				block = 1
				text = substr(text, RSTART + 2)
			} else {
				rest = text ~ /\\$/ # the next line is of this comment too
				return kept
			}
		} else {
			return kept text
		}
	}
	return kept
}

FNR == 1 {
	block = rest = ragel = 0
	quote = ""
}
is_c(FILENAME) && /%%\{/ { ragel = 1 }
{
	# In Ragel's own blocks "#" begins a comment only after a blank, because [^#] is a set of characters.
	opening = ragel ? "/[*]|//|[\"']|^#|[ \t]#[ \t]" : "/[*]|//|[\"']"
	if (!is_c(FILENAME)) {
		text = $0 ~ /^[ \t]*#/ ? "" : $0
	} else if (rest) {
		text = ""
		rest = $0 ~ /\\$/
	} else {
		text = code($0)
	}
	print FILENAME ":" FNR ":" text
}
is_c(FILENAME) && /\}%%/ { ragel = 0 }
