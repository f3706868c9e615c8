# SPDX-License-Identifier: MIT
# Completions for fish; words.awk has read the records.

# Inside '...'.
function quoted(text)
{
	gsub(/\\/, "\\\\", text)
	gsub(/'/, "\\'", text)
	return "'" text "'"
}

# The options of complete that offer what an argument wants.
function offer(wanted, part)
{
	split(wanted, part, " ")
	if (part[1] == "words") {
		sub(/^words /, "", wanted)
		if (sub(/ ?files$/, "", wanted))
			return " -F -a " quoted(wanted)
		return " -a " quoted(wanted)
	}
	if (part[1] == "complete")
		return " -a " quoted("(__" program "_known " part[2] ")")
	if (part[1] == "commands")
		return " -a " quoted(all_commands)
	if (part[1] == "folders")
		return " -a '(__fish_complete_directories)'"
	if (part[1] == "programs")
		return " -F -a '(__fish_complete_command)'"
	return part[1] == "files" ? " -F" : ""
}

# @ is the program.
function put(text)
{
	gsub(/@/, program, text)
	print text
}

function print_command(c, n, start, offered)
{
	start = "complete -c " program " -n '__" program "_is " name[c] "'"
	for (n = 1; n <= option_count[c]; n++) {
		printf "%s%s -l %s", start, letter[c, n] != "" ? " -s " letter[c, n] : "", substr(option[c, n], 3)
		if (argument[c, n] != "") {
			offered = offer(wants(argument[c, n], ""))
			printf " -r%s%s", offered ~ /-F/ ? "" : " -f", offered
		}
		print " -d " quoted(text[c, n])
	}
	offered = offer(wants(arguments[c], runs[c]))
	if (offered != "")
		print start offered
}

END {
	for (c = 1; c <= command_count; c++) {
		all_commands = all_commands (c > 1 ? " " : "") name[c]
		for (n = 1; n <= option_count[c]; n++)
			if (argument[c, n] != "" && !(option[c, n] in seen)) {
				seen[option[c, n]] = 1
				with_value = with_value " " option[c, n] (letter[c, n] != "" ? " -" letter[c, n] : "")
			}
	}
	put("# Completions of @ for fish. Made from its tables of options: do not edit.\n")
	if (program == "uncore")
		print "# __uncore_known KIND: the words that uncore complete knows\n" \
			"function __uncore_known\n\tset -l words (commandline -opc)\n\tset -l chosen\n" \
			"\tset -l word (string replace -r -- '^--[a-z-]+=' '' (commandline -ct))\n" \
			"\tfor at in (seq 2 (count $words))\n" \
			"\t\tif test $at -lt (count $words); and contains -- $words[$at] -p --platform --sim --tables\n" \
			"\t\t\tset -a chosen $words[$at] $words[(math $at + 1)]\n" \
			"\t\telse if string match -qr -- '^--(platform|sim|tables)=' $words[$at]\n" \
			"\t\t\tset -a chosen $words[$at]\n\t\tend\n\tend\n" \
			"\tuncore complete $chosen -- $argv[1] \"$word\" 2>/dev/null\nend\n"
	put("# The command on the line, after options and their values.\n" \
		"function __@_command\n\tset -l words (commandline -opc)\n\tset -l is_value 0\n\tfor word in $words[2..]\n" \
		"\t\tif test $is_value = 1\n\t\t\tset is_value 0\n\t\telse if contains -- $word" with_value \
		"\n\t\t\tset is_value 1\n\t\telse if not string match -q -- '-*' $word\n\t\t\techo $word\n\t\t\treturn\n" \
		"\t\tend\n\tend\nend\n\n" \
		"function __@_is\n\tset -l command (__@_command)\n\ttest \"$command\" = \"$argv\"\nend\n")
	put("complete -c @ -f\ncomplete -c @ -n __@_is -l help -s h\ncomplete -c @ -n __@_is -l version -s V")
	for (c = 1; c <= command_count; c++)
		printf "complete -c %s -n __%s_is -a %s -d %s\n", program, program, name[c], quoted(summary[c])
	for (c = 1; c <= command_count; c++)
		print_command(c)
}
