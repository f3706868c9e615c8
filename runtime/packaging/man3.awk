# SPDX-License-Identifier: MIT
# Makes a manual page of section 3 from a public header, which is given twice: its comments and declarations, in their
# order. With links=1 prints the names of its functions instead, each of which gets a link to the page.
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

function say_comment(    i)
{
	if (comment != "" || entries > 0) {
		say(".RS 4")
		if (comment != "")
			say_words(comment)
		for (i = 1; i <= entries; i++)
			say(".TP 4\n\\fB" plain(tag[i]) "\\fR\n" plain(entry[i]))
		say(".RE")
	}
	comment = ""
	entries = 0
}

function add_entry(name, text)
{
	if (name == "" || text == "")
		return
	tag[++entries] = name
	entry[entries] = text
}

# A line of code that a terminal of 80 columns cannot hold is broken at a blank.
function say_line(line, indent, at)
{
	match(line, /^[ \t]*/)
	indent = substr(line, 1, RLENGTH)
	while (length(line) + 4 * gsub(/\t/, "\t", line) > 72) {
		for (at = 72 - 4 * gsub(/\t/, "\t", line); at > 20 && substr(line, at, 1) != " "; at--)
			;
		if (at <= 20)
			break
		say("\\fB" plain(substr(line, 1, at - 1)) "\\fR")
		line = indent "\t\t" substr(line, at + 1)
	}
	say("\\fB" plain(line) "\\fR")
}

function say_code(code, lines, count, i)
{
	say((body ~ /(^|\n)\.SH [^\n]*\n$/ ? "" : ".PP\n") ".nf")
	count = split(code, lines, "\n")
	for (i = 1; i <= count; i++)
		say_line(lines[i])
	say(".fi")
}

# The names that a line of a struct or an enum declares: "mode, count"; of a function pointer its name.
function names_on(line, list, i, count, names)
{
	if (match(line, /\(\*[a-z_0-9]+\)\(/))
		return substr(line, RSTART + 2, RLENGTH - 4)
	sub(/[;=].*/, "", line)
	gsub(/\[[^]]*\]/, "", line)
	count = split(line, list, ",")
	for (i = 1; i <= count; i++) {
		sub(/[ \t]+$/, "", list[i])
		if (match(list[i], /[A-Za-z_0-9]+$/))
			names = names (names == "" ? "" : ", ") substr(list[i], RSTART)
	}
	return names
}

# Takes the comments out of a declaration, as its lines would be wider than a terminal with them. Each becomes an entry of
# the list that follows, with the name that it is about; that of a constant joins the comment above it.
function without_comments(code, lines, count, i, line, text, before, kept, in_words)
{
	count = split(code, lines, "\n")
	for (i = 1; i <= count; i++) {
		line = lines[i]
		if (in_words || line ~ /^[ \t]*\/\*/) {
			in_words = line !~ /\*\//
			gsub(/^[ \t]*\/?\*+( |$)|[ \t]*\*+\/$/, "", line)
			before = before (before == "" || line == "" ? "" : " ") line
			continue
		}
		text = before
		before = ""
		if (match(line, /[ \t]*\/\*.*\*\//)) {
			text = text substr(line, RSTART, RLENGTH)
			gsub(/[ \t]*\/\* | \*\/$/, "", text)
			line = substr(line, 1, RSTART - 1) substr(line, RSTART + RLENGTH)
		}
		gsub(/[ \t]+$/, "", line)
		if (line !~ /^#define/)
			add_entry(names_on(line), text)
		else if (text != "")
			comment = comment (comment == "" ? "" : "\n") text
		kept = kept (kept == "" ? "" : "\n") line
	}
	return kept
}

# The strings of one entry of a list, X(WRAPPED, "wrapped", "the counter may have ..."): a word of the language and what it means.
function meaning(line, strings, count)
{
	sub(/^[^"]*"/, "", line)
	sub(/"[^"]*$/, "", line)
	count = split(line, strings, /"[^"]*"/)
	if (count == 1)
		return strings[1] ~ / / ? strings[1] : "\"" strings[1] "\""
	if (count == 3)
		strings[2] = strings[3] ", in " strings[2]
	return (strings[1] == "" ? "" : "\"" strings[1] "\": ") strings[2]
}

# A list that makes an enumeration: its names, as a program writes them.
function declare_list(code, list, lines, count, i, id, number)
{
	count = split(code, lines, "\n")
	say_code("enum " enum_of[list] "\n" list "(X)")
	for (i = 2; i <= count; i++) {
		if (!match(lines[i], /X\([A-Z0-9_]+/))
			continue
		id = substr(lines[i], RSTART + 2, RLENGTH - 2)
		number = negative[list] && match(lines[i], /, [0-9]+,/) ? " (-" substr(lines[i], RSTART + 2, RLENGTH - 3) ")" : ""
		add_entry(prefix_of[list] id number, meaning(lines[i]))
	}
	say_comment()
}

function declare_function(code, name, at, behind)
{
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
	say(".HP 8\n\\fB" plain(code) "\\fR")
	say_comment()
	if (code ~ /^typedef/)
		return
	functions = functions (functions == "" ? "" : ", ") name
	if (links)
		print name
}

# One declaration, with the comment that stood before it.
function declare(code, list)
{
	sub(/\n$/, "", code)
	if (sub(/^UNCORE_MUST_CHECK /, "", code))
		can_fail = 1
	list = code ~ /^#define [A-Z_]+\(X\)/ ? substr(code, 9, index(code, "(") - 9) : ""
	if (list in enum_of)
		declare_list(code, list)
	else if (code ~ /^[^({]*[ *]uncore_[a-z0-9_]*\(/)
		declare_function(code)
	else {
		say_code(without_comments(code))
		say_comment()
	}
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

# What a macro of the header's own declares, by the first line that it stands for.
function expanded(line, name, values, names, count, i)
{
	name = substr(line, 1, index(line, "(") - 1)
	count = split(substr(line, length(name) + 2, length(line) - length(name) - 2), values, ", ")
	split(parameters_of[name], names, ", ")
	line = body_of[name]
	for (i = 1; i <= count; i++) {
		gsub("##" names[i], values[i], line)
		gsub("( |^)" names[i] " ", " " values[i] " ", line)
	}
	return line ";"
}

# First reading: the names that each list of words gives to its enumeration, and the header's own macros.
NR == FNR {
	if (own != "") {
		body_of[own] = $0
		gsub(/^[ \t]+|[ \t]*\\$/, "", body_of[own])
		own = ""
	} else if (/^#define [A-Z_]+_\(.*\\$/ && !/^#define UNCORE_X_/) {
		own = substr($2, 1, index($2, "(") - 1)
		parameters_of[own] = substr($0, index($0, "(") + 1)
		sub(/\).*/, "", parameters_of[own])
	} else if (/^#define UNCORE_X_/) {
		macro = substr($2, 1, index($2, "(") - 1)
		body_of[macro] = substr($0, index($0, ") ") + 2)
	} else if (match($0, /[A-Z_]+\(UNCORE_X_[A-Z_]+\)/)) {
		macro = substr($0, RSTART, RLENGTH - 1)
		list = substr(macro, 1, index(macro, "(") - 1)
		macro = substr(macro, index(macro, "(") + 1)
		if ($1 == "enum")
			last_enum = $2
		enum_of[list] = last_enum
		prefix_of[list] = substr(body_of[macro], 1, index(body_of[macro], "##") - 1)
		negative[list] = body_of[macro] ~ /= -/
	} else if (/^enum [a-z_]+ \{$/)
		last_enum = $2
	next
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

# The header's own macros, and what they declare.
code == "" && /^#define [A-Z_]+_\(.*\\$/ { in_own = 1 }
in_own {
	in_own = /\\$/
	next
}
code == "" && /^[A-Z_]+_\(.*\)$/ {
	declare(expanded($0))
	next
}

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
		# A list has said already what it makes.
		if (code !~ /^enum .*\(UNCORE_X_/)
			declare(code)
		code = ""
	}
}

END {
	if (links)
		exit
	summary = purpose
	gsub(/\n/, " ", summary)
	sub(/[.:] .*|[.:]$/, "", summary)
	printf ".\\\" Made from uncore/%s. Do not edit.\n", header
	printf ".TH UNCORE_%s 3 \"\" \"libuncore %s\" \"libuncore\"\n.nh\n.ad l\n.SH NAME\n", toupper(plain(header)), version
	printf "%s%s \\- %s\n", plain("uncore_" header), functions == "" ? "" : ", " functions, plain(summary)
	printf ".SH SYNOPSIS\n\\fB#include \"uncore/%s\"\\fR\n.PP\n", header
	print "\\fBcc program.c $(pkg\\-config \\-\\-cflags \\-\\-libs libuncore)\\fR\n.SH DESCRIPTION"
	description = body
	body = ""
	say_words(purpose)
	sub(/^\.PP\n/, "", description)
	printf "%s%s%s", body, description ~ /^\.SH / ? "" : ".SH DECLARATIONS\n", description
	if (can_fail) {
		print ".SH ERRORS\nA call that can fail returns a negative"
		print "\\fBenum uncore_error\\fR. The text names it without its prefix: RANGE is\n\\fBUNCORE_E_RANGE\\fR."
		print "\\fBuncore_error.h\\fR(3) lists them all."
	}
	print ".SH SEE ALSO\n\\fBlibuncore\\fR(3)"
}
