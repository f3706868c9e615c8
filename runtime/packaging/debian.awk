# SPDX-License-Identifier: MIT
# Makes debian/changelog from CHANGELOG.md: one entry for each "## " section that has changes.
# version: of the first entry. revision: Debian's. date: of entries whose heading has none. maintainer: NAME <ADDRESS>.

# Prints a paragraph after "first", further lines after "rest", in at most 78 columns.
function print_folded(text, first, rest, words, count, i, line)
{
	count = split(text, words, " ")
	line = first
	for (i = 1; i <= count; i++) {
		if (length(line) + length(words[i]) >= 78 && line != rest) {
			print line
			line = rest
		}
		line = line (line == first || line == rest ? "" : " ") words[i]
	}
	print line
}

function end_paragraph()
{
	if (paragraph != "" && in_entry)
		print_folded(paragraph, is_item ? "  * " : "  ", is_item ? "    " : "  ")
	paragraph = ""
}

function end_entry()
{
	end_paragraph()
	if (in_entry)
		printf "\n -- %s  %s\n", maintainer, entry_date
	in_entry = 0
}

/^## / {
	end_entry()
	entry_date = match($0, /[0-9]+-[0-9]+-[0-9]+/) ? english(substr($0, RSTART, RLENGTH)) : date
	entries++
	if (entries == 1)
		printf "libuncore (%s-%s) unstable; urgency=medium\n\n", version, revision
	else
		printf "\nlibuncore (%s-1) unstable; urgency=medium\n\n", $2
	in_entry = 1
	next
}

# Headings of other kinds have no place there.
/^#/ { end_paragraph(); next }
/^$/ { end_paragraph(); next }
/^- / { end_paragraph(); is_item = 1; paragraph = substr($0, 3); next }
/^[^ ]/ && paragraph == "" { is_item = 0 }
{ sub(/^ +/, ""); paragraph = paragraph (paragraph == "" ? "" : " ") $0 }

END { end_entry() }

# The date "2026-12-01" as Debian writes it.
function english(day, command, text)
{
	command = "LC_ALL=C date -u -d " day " '+%a, %d %b %Y %T +0000'"
	command | getline text
	close(command)
	return text
}
