# SPDX-License-Identifier: MIT
# A manual page of section 3 from a public header: its comments and declarations, in their order. With links=1 prints the
# names of its functions instead, each of which gets a link to the page.
# header: "event.h". version: of the release.

function plain(text)
{
	gsub(/\\/, "\\e", text)
	gsub(/-/, "\\-", text)
	gsub(/'/, "\\(aq", text)
	gsub(/`/, "\\(ga", text)
	gsub(/\^/, "\\(h" "a", text) # in two parts: whole, it would name a box
	gsub(/~/, "\\(ti", text)
	return text ~ /^\./ ? "\\&" text : text
}

function say(text)
{
	body = body text "\n"
}

# The words of a comment: paragraphs, and indented lines as they are.
function say_words(words, line, lines, count, i, in_block)
{
	count = split(words, lines, "\n")
	for (i = 1; i <= count; i++) {
		line = lines[i]
		if (line ~ /^[ \t]/ && !in_block) {
			say(".nf")
			in_block = 1
		} else if (line !~ /^[ \t]/ && in_block) {
			say(".fi")
			in_block = 0
		}
		say(line == "" ? ".PP" : plain(line))
	}
	if (in_block)
		say(".fi")
}

function say_code(code, lines, count, i)
{
	say((body ~ /(^|\n)\.SH [^\n]*\n$/ ? "" : ".PP\n") ".nf")
	count = split(code, lines, "\n")
	for (i = 1; i <= count; i++)
		say("\\fB" plain(lines[i]) "\\fR")
	say(".fi")
}

# One declaration, with the comment that stood before it.
function declare(code, name, at, behind)
{
	sub(/\n$/, "", code)
	sub(/^UNCORE_MUST_CHECK /, "", code)
	if (code ~ /^[^({]*[ *]uncore_[a-z0-9_]*\(/ && code !~ /^typedef/) {
		sub(/\n\{.*/, ";", code)
		if ((at = index(code, "/*")) > 0) {
			behind = substr(code, at + 3)
			sub(/ *\*\/.*/, ".", behind)
			comment = comment (comment == "" ? "" : "\n") behind
			code = substr(code, 1, at - 2)
		}
		gsub(/[ \t\n]+/, " ", code)
		at = match(code, /uncore_[a-z0-9_]*\(/)
		name = substr(code, at, RLENGTH - 1)
		functions = functions (functions == "" ? "" : ", ") name
		if (links)
			print name
		say(".HP 8\n\\fB" plain(code) "\\fR")
	} else
		say_code(code)
	if (comment != "") {
		say(".RS 4")
		say_words(comment)
		say(".RE")
	}
	comment = ""
}

function end_comment()
{
	if (comment ~ /^-+ .* -+$/) {
		gsub(/^-+ | -+$/, "", comment)
		say(".SH " toupper(plain(comment)))
		comment = ""
	} else if (purpose == "") {
		purpose = comment
		comment = ""
	}
}

/SPDX-License-Identifier/ { next }

in_comment {
	text = $0
	if (text ~ /\*\/$/) {
		in_comment = 0
		sub(/ *\*\/$/, "", text)
	}
	sub(/^ \*[ ]?/, "", text)
	if (in_comment || text != "")
		comment = comment (comment == "" ? "" : "\n") text
	if (!in_comment)
		end_comment()
	next
}

code == "" && /^\/\*/ {
	comment = $0
	sub(/^\/\*[ ]?/, "", comment)
	in_comment = !sub(/ *\*\/$/, "", comment)
	if (!in_comment)
		end_comment()
	next
}

# What other compilers get instead.
/^#else$/ { in_else = 1 }
/^#endif$/ { in_else = 0 }
in_else { next }

# What holds a header together says nothing to its reader.
code == "" && (/^#(if|ifdef|ifndef|endif|include|pragma|undef|error)/ || /^#define UNCORE_[A-Z_]*_H$/ ||
	/^#define UNCORE_X_/ || /^extern "C" \{$/ || /^}$/) { next }
code == "" && /^$/ { next }

{
	code = code $0 "\n"
	line = $0
	if (code ~ /^#define/) {
		if (line !~ /\\$/) {
			declare(code)
			code = ""
		}
		next
	}
	gsub(/\/\*.*\*\//, "", line)
	depth += gsub(/\{/, "{", line) - gsub(/\}/, "}", line)
	if (depth == 0 && line ~ /(;|\})[ \t]*$/) {
		declare(code)
		code = ""
	}
}

END {
	if (links)
		exit
	summary = purpose
	gsub(/\n/, " ", summary)
	sub(/\. .*|\.$/, "", summary)
	printf ".\\\" Made from uncore/%s. Do not edit.\n", header
	printf ".TH UNCORE_%s 3 \"\" \"libuncore %s\" \"libuncore\"\n.nh\n.SH NAME\n", toupper(plain(header)), version
	printf "%s%s \\- %s\n", plain("uncore_" header), functions == "" ? "" : ", " functions, plain(summary)
	printf ".SH SYNOPSIS\n\\fB#include \"uncore/%s\"\\fR\n.PP\n\\fB\\-luncore\\fR\n.SH DESCRIPTION\n", header
	description = body
	body = ""
	say_words(purpose)
	sub(/^\.PP\n/, "", description)
	printf "%s%s%s", body, description ~ /^\.SH / ? "" : ".SH DECLARATIONS\n", description
	print ".SH SEE ALSO\n\\fBlibuncore\\fR(3)"
}
