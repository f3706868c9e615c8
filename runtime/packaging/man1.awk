# SPDX-License-Identifier: MIT
# A manual page of section 1 from the records of "uncore help --format tsv" or "uncoregen help --format tsv".
# page: the command; empty for the program itself. version: of the release.

BEGIN { FS = "\t"; wanted = page == "" }

# What roff would take for its own.
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

# Words to be typed are bold, words to be replaced italic.
function option_line(letter, name, argument)
{
	return (letter != "" ? "\\fB\\-" letter "\\fR, " : "") "\\fB" plain(name) "\\fR" \
		(argument != "" ? " \\fI" plain(argument) "\\fR" : "")
}

function head(title, summary)
{
	printf ".\\\" Made from the tables of options. Do not edit.\n"
	printf ".TH %s 1 \"\" \"libuncore %s\" \"libuncore\"\n.nh\n.ad l\n", toupper(plain(title)), version
	printf ".SH NAME\n%s \\- %s\n.SH SYNOPSIS\n", plain(title), plain(summary)
}

# A section is opened once, however many records it has.
function section(name)
{
	if (name == open)
		return 0
	end_block()
	open = name
	print ".SH " name
	return 1
}

function end_block()
{
	if (in_block)
		print ".fi\n.RE"
	in_block = 0
}

$1 == "program" {
	program = $2
	if (page == "") {
		head(program, substr($3, length(program) + 2))
		printf "\\fB%s\\fR \\fICOMMAND\\fR [\\fIOPTIONS\\fR] ...\n", program
	}
}

$1 == "command" {
	wanted = $2 == page
	count++
	names[count] = $2
	summaries[count] = $4
	if (wanted) {
		head(program "-" page, $4)
		printf "\\fB%s %s\\fR [\\fIOPTIONS\\fR] %s\n", program, page, plain($3)
		found = 1
	}
}

!wanted { next }

$1 == "about" {
	section("DESCRIPTION")
	if ($2 ~ /^  / && !in_block) {
		print ".RS -4\n.nf"
		in_block = 1
	} else if ($2 !~ /^  / && in_block)
		end_block()
	if ($2 != "")
		print plain(in_block ? substr($2, 3) : $2)
	else
		print ".PP"
}

$1 == "option" {
	section("OPTIONS")
	printf ".TP\n%s\n%s\n", option_line($2, $3, $4), plain($5)
}

$1 == "example" {
	section("EXAMPLES")
	printf ".TP\n\\fB%s\\fR\n%s\n", plain($2), plain($3)
}

$1 == "status" {
	section("EXIT STATUS")
	print plain($2)
}

END {
	if (page != "" && !found) {
		print "man1.awk: no command " page >"/dev/stderr"
		exit 1
	}
	if (page == "") {
		section("COMMANDS")
		for (i = 1; i <= count; i++)
			printf ".TP\n\\fB%s\\fR(1)\n%s\n", plain(program "-" names[i]), plain(summaries[i])
	}
	section("SEE ALSO")
	if (page != "")
		printf "\\fB%s\\fR(1), ", program
	printf "\\fB%s\\fR(1), \\fBlibuncore\\fR(3), ", program == "uncore" ? "uncoregen" : "uncore"
	print program == "uncore" ? "\\fBuncore\\-tutorial\\fR(7), \\fBuncore\\-cookbook\\fR(7)" : "\\fBuncore\\-spec\\fR(5)"
}
