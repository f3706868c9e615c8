# SPDX-License-Identifier: MIT
# For completions: reads the records of "uncore help --format tsv" or "uncoregen help --format tsv" into arrays, and
# finds what an argument may be. Used before bash.awk, zsh.awk or fish.awk, which print at the end.

BEGIN {
	FS = "\t"
	# Kinds of uncore complete.
	split("PLATFORM EVENT METRIC GROUP BOX REGISTER ITEM", table, " ")
	for (i = 1; i in table; i++)
		kinds[table[i]] = tolower(table[i])
}

# What an argument wants: "words A B", "complete KIND", "files", "folders", "commands", "programs" or "".
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
	return program == "uncore" && word in kinds ? "complete " kinds[word] : ""
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
