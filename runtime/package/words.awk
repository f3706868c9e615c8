# SPDX-License-Identifier: MIT
# For completions: reads the records of "uncore help --format tsv" or "uncoregen help --format tsv" into arrays, and
# finds what an argument may be. Used before bash.awk, zsh.awk or fish.awk, which print at the end.

BEGIN {
	FS = "\t"
	# Kind of uncore list, and the column of its names.
	split("PLATFORM platforms 1 EVENT events 2 METRIC metrics 2 GROUP groups 2 BOX boxes 2 REGISTER registers 2 ITEM events 2", table, " ")
	for (i = 1; i in table; i += 3)
		lists[table[i]] = table[i + 1] " " table[i + 2]
}

# What an argument wants: "words A B", "list KIND COLUMN", "files", "folders", "commands", "programs" or "".
function wants(argument, runs, word)
{
	if (runs)
		return "programs"
	gsub(/[][]/, "", argument)
	if (argument ~ /^[a-z0-9-]+(\|[a-z0-9-]+)+( |$)/) {
		sub(/ .*/, "", argument)
		gsub(/\|/, " ", argument)
		return "words " argument
	}
	# "mount DIR | check FILE"
	if (argument ~ /^[a-z]+ [A-Z]+( \| [a-z]+ [A-Z]+)*$/) {
		gsub(/ [A-Z]+( \| |$)/, " ", argument)
		return "words " argument "files"
	}
	match(argument, /^[A-Z]*/)
	word = substr(argument, 1, RLENGTH)
	if (word == "FILE")
		return "files"
	if (word == "DIR")
		return "folders"
	if (word == "COMMAND")
		return "commands"
	return program == "uncore" && word in lists ? "list " lists[word] : ""
}

$1 == "program" { program = $2 }
$1 == "command" {
	command = ++command_count
	name[command] = $2
	arguments[command] = $3
	summary[command] = $4
	runs[command] = $5
}
$1 == "option" {
	n = ++option_count[command]
	letter[command, n] = $2
	option[command, n] = $3
	argument[command, n] = $4
	text[command, n] = $5
}
