# SPDX-License-Identifier: MIT
# Completions for zsh; words.awk has read the records.

# What zsh does for an argument.
function action(wanted, part)
{
	split(wanted, part, " ")
	if (part[1] == "words") {
		sub(/^words /, "", wanted)
		if (sub(/ ?files$/, "", wanted))
			return "{ compadd -- " wanted "; _files }"
		return "(" wanted ")"
	}
	if (part[1] == "complete")
		return "_" program "_known " part[2]
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
		rest = rest ":" quoted(argument[c, n]) ":" action(wants(argument[c, n], ""))
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
		shown == "" ? " " : action(wants(arguments[c], runs[c]))
}

END {
	printf "#compdef %s\n# Completions of %s for zsh. Made from its tables of options: do not edit.\n\n", program, program
	for (c = 1; c <= command_count; c++)
		all_commands = all_commands (c > 1 ? " " : "") name[c]
	if (program == "uncore")
		print "# The last argument is a kind of uncore complete.\n" \
			"_uncore_known()\n{\n\tlocal -a chosen names open\n\tlocal i\n" \
			"\tfor ((i = 1; i < CURRENT; i++)); do\n\t\tcase $words[i] in\n" \
			"\t\t-p | --platform | --sim | --tables) ((i + 1 < CURRENT)) && chosen+=($words[i] $words[i+1]) ;;\n" \
			"\t\t--platform=* | --sim=* | --tables=*) chosen+=($words[i]) ;;\n\t\tesac\n\tdone\n" \
			"\tnames=(${(f)\"$(uncore complete $chosen -- $argv[-1] \"$PREFIX\" 2>/dev/null)\"})\n" \
			"\topen=(${(M)names:#*[.:=]})\n\tnames=(${names:#*[.:=]})\n" \
			"\tcompadd \"${(@)argv[1,-2]}\" -a names\n\tcompadd \"${(@)argv[1,-2]}\" -S '' -a open\n}\n"
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
