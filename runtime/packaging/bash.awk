# SPDX-License-Identifier: MIT
# Completions for bash; words.awk has read the records.

# The call that offers what an argument wants.
function offer(wanted, part)
{
	split(wanted, part, " ")
	if (part[1] == "words") {
		sub(/^words /, "", wanted)
		if (sub(/ ?files$/, "", wanted))
			return "_" program "_files; _" program "_offer '" wanted "' more"
		return "_" program "_offer '" wanted "'"
	}
	if (part[1] == "complete")
		return "_" program "_known " part[2]
	if (part[1] == "commands")
		return "_" program "_offer '" all_commands "'"
	if (part[1] == "files" || part[1] == "folders" || part[1] == "programs")
		return "_" program "_" part[1]
	return ":"
}

# _P_ is the program's prefix.
function put(text)
{
	gsub(/_P_/, "_" program "_", text)
	print text
}

function print_command(c, n, spelled, known)
{
	printf "\t%s)\n\t\tcase $before in\n", name[c]
	for (n = 1; n <= option_count[c]; n++) {
		spelled = (letter[c, n] != "" ? "-" letter[c, n] " | " : "") option[c, n]
		known = known (known != "" ? " " : "") (letter[c, n] != "" ? "-" letter[c, n] " " : "") option[c, n]
		if (argument[c, n] != "")
			printf "\t\t%s) %s; return ;;\n", spelled,
				offer(wants(argument[c, n], ""))
	}
	print "\t\tesac"
	printf "\t\tif [[ $current == -* ]]; then\n\t\t\t_%s_offer '%s'\n\t\telse\n\t\t\t%s\n\t\tfi ;;\n", program, known,
		offer(wants(arguments[c], runs[c]))
}

END {
	for (c = 1; c <= command_count; c++) {
		all_commands = all_commands (c > 1 ? " " : "") name[c]
		for (n = 1; n <= option_count[c]; n++)
			if (argument[c, n] != "" && !(option[c, n] in seen)) {
				seen[option[c, n]] = 1
				with_value = with_value (with_value != "" ? " | " : "") option[c, n]
			}
	}
	printf "# Completions of %s for bash. Made from its tables of options: do not edit.\n\n", program
	if (program == "uncore")
		print "# _uncore_known KIND: the words that uncore complete knows. To bash a word ends at : and =.\n" \
			"_uncore_known()\n{\n" \
			"\tlocal i word chosen=()\n" \
			"\tword=${COMP_LINE:0:COMP_POINT}\n\tword=${word##*[[:space:]]}\n" \
			"\t[[ $word != --*=* ]] || word=${word#*=}\n" \
			"\tfor ((i = 1; i < COMP_CWORD - 1; i++)); do\n\t\tcase ${COMP_WORDS[i]} in\n" \
			"\t\t-p | --platform | --sim | --tables)\n\t\t\tchosen+=(\"${COMP_WORDS[i]}\")\n" \
			"\t\t\t[[ ${COMP_WORDS[i + 1]} != = ]] || ((i++))\n" \
			"\t\t\tchosen+=(\"${COMP_WORDS[++i]}\") ;;\n\t\tesac\n\tdone\n" \
			"\tmapfile -t COMPREPLY < <(uncore complete \"${chosen[@]}\" -- \"$1\" \"$word\" 2>/dev/null)\n" \
			"\tCOMPREPLY=(\"${COMPREPLY[@]#\"${word%\"${word##*[:=]}\"}\"}\")\n" \
			"\t[[ ${COMPREPLY[0]-} != *[.:=] ]] || compopt -o nospace 2>/dev/null\n}\n"
	put("_P_offer()\n{\n\tlocal found\n" \
		"\tmapfile -t found < <(compgen -W \"$1\" -- \"$current\")\n" \
		"\t[[ ${2-} == more ]] || COMPREPLY=()\n" \
		"\tCOMPREPLY+=(\"${found[@]}\")\n}\n\n" \
		"_P_files()\n{\n\tcompopt -o filenames 2>/dev/null\n\tmapfile -t COMPREPLY < <(compgen -f -- \"$current\")\n}\n\n" \
		"_P_folders()\n{\n\tcompopt -o filenames 2>/dev/null\n\tmapfile -t COMPREPLY < <(compgen -d -- \"$current\")\n}\n\n" \
		"_P_programs()\n{\n\tmapfile -t COMPREPLY < <(compgen -c -- \"$current\"; compgen -f -- \"$current\")\n}")
	printf "\n_%s()\n{\n", program
	print "\tlocal current=${COMP_WORDS[COMP_CWORD]} before command= i=COMP_CWORD"
	print "\t# a=b and a:b are three words to bash."
	print "\twhile ((i > 1)) && [[ ${COMP_WORDS[i]} == [:=] || ${COMP_WORDS[i - 1]} == [:=] ]]; do\n\t\t((i--))\n\tdone"
	print "\tbefore=${COMP_WORDS[i - 1]}"
	print "\t[[ $i == \"$COMP_CWORD\" || ${COMP_WORDS[i]} != --* ]] || before=${COMP_WORDS[i]}"
	print "\t[[ $current != [:=] ]] || current="
	print "\tfor ((i = 1; i < COMP_CWORD; i++)); do\n\t\tcase ${COMP_WORDS[i]} in"
	printf "\t\t%s)\n", with_value
	print "\t\t\t((i++))"
	print "\t\t\twhile ((i < COMP_CWORD)) && [[ ${COMP_WORDS[i]} == [=:] || ${COMP_WORDS[i + 1]} == [=:] ]]; do"
	print "\t\t\t\t((i++))\n\t\t\tdone ;;"
	print "\t\t-*) ;;\n\t\t*)\n\t\t\tcommand=${COMP_WORDS[i]}\n\t\t\tbreak ;;\n\t\tesac\n\tdone"
	printf "\tCOMPREPLY=()\n\tcase $command in\n\t'') _%s_offer '%s --help --version' ;;\n", program, all_commands
	for (c = 1; c <= command_count; c++)
		print_command(c)
	printf "\tesac\n}\n\ncomplete -F _%s %s\n", program, program
}
