# SPDX-License-Identifier: MIT
# Completions for zsh; words.awk has read the records.

# What zsh does for an argument.
function action(wanted, several, part)
{
	split(wanted, part, " ")
	if (part[1] == "words") {
		sub(/^words /, "", wanted)
		if (sub(/ ?files$/, "", wanted))
			return "{ compadd -- " wanted "; _files }"
		return "(" wanted ")"
	}
	if (part[1] == "list")
		return (several ? "_sequence " : "") "_" program "_all_" part[2]
	if (part[1] == "commands")
		return "(" all_commands ")"
	if (part[1] == "files")
		return "_files"
	if (part[1] == "folders")
		return "_files -/"
	return part[1] == "programs" ? "_normal" : " "
}

# Inside '[...]' and between colons.
function quoted(text)
{
	gsub(/\\/, "\\\\", text)
	gsub(/'/, "'\\''", text)
	gsub(/\]/, "\\]", text)
	gsub(/\[/, "\\[", text)
	gsub(/:/, "\\:", text)
	return text
}

function print_option(c, n, rest, several)
{
	several = argument[c, n] ~ /\[,/
	rest = "[" quoted(text[c, n]) "]"
	if (argument[c, n] != "")
		rest = rest ":" quoted(argument[c, n]) ":" action(wants(argument[c, n], ""), several)
	value = argument[c, n] != "" ? "=" : ""
	if (letter[c, n] == "")
		printf "\t\t'%s%s%s' \\\n", several ? "*" : "", option[c, n] value, rest
	else if (several)
		printf "\t\t'*'{-%s+,%s}'%s' \\\n", letter[c, n], option[c, n] value, rest
	else
		printf "\t\t'(-%s %s)'{-%s%s,%s}'%s' \\\n", letter[c, n], option[c, n], letter[c, n],
			value != "" ? "+" : "", option[c, n] value, rest
}

function print_command(c, n, shown)
{
	printf "_%s_%s()\n{\n\t_arguments -s -S : \\\n", program, name[c]
	for (n = 1; n <= option_count[c]; n++)
		print_option(c, n)
	shown = arguments[c]
	gsub(/[][]/, "", shown)
	printf "\t\t'%s:%s:%s'\n}\n\n", runs[c] != "" ? "*:" : "*", quoted(shown == "" ? "nothing" : shown),
		shown == "" ? " " : action(wants(arguments[c], runs[c]), 0)
}

END {
	printf "#compdef %s\n# Completions of %s for zsh. Made from its tables of options: do not edit.\n\n", program, program
	for (c = 1; c <= command_count; c++)
		all_commands = all_commands (c > 1 ? " " : "") name[c]
	for (word in lists) {
		split(lists[word], part, " ")
		if (program == "uncore")
			columns[part[1]] = part[2]
	}
	# In one order, whatever awk's is.
	for (c = split("boxes events groups metrics platforms registers", kinds, " "); c > 0; c--)
		if (kinds[c] in columns)
			printf "_uncore_all_%s()\n{\n\tlocal -a names\n" \
				"\tnames=(${(f)\"$(uncore list %s --format csv 2>/dev/null | tail -n +2 |\n" \
				"\t\tcut -d , -f %s | sort -u)\"})\n\tcompadd \"$@\" -a names\n}\n\n", kinds[c], kinds[c], columns[kinds[c]]
	for (c = 1; c <= command_count; c++)
		print_command(c)
	printf "_%s()\n{\n\tlocal curcontext=$curcontext state line\n\tlocal -a commands\n\tcommands=(\n", program
	for (c = 1; c <= command_count; c++)
		printf "\t\t'%s:%s'\n", name[c], quoted(summary[c])
	print "\t)\n\t_arguments -C '1: :->command' '*:: :->rest'\n\tcase $state in"
	printf "\tcommand) _describe command commands ;;\n\trest)\n"
	printf "\t\tif (( $+functions[_%s_$words[1]] )); then\n\t\t\tcurcontext=${curcontext%%:*:*}:%s-$words[1]:\n", program, program
	printf "\t\t\t_%s_$words[1]\n\t\tfi ;;\n\tesac\n}\n\n_%s \"$@\"\n", program, program
}
