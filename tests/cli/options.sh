# SPDX-License-Identifier: MIT
# Sourced by commands.sh: checks the tables of options, and every usual way of typing an option.
# tests/unit/test_base_option.c tests the code that reads options.

# sound PROGRAM: a name or a letter is one option in each command, and takes a value in all commands or in none,
# because an option may precede the command.
sound() {
	"$1" help --format tsv >"$scratch/records" && awk -F '\t' '
		function wrong(what) { print command ": " what; bad = 1 }
		function once(word) {
			if (word in seen && seen[word] == command)
				wrong(word " is there twice")
			seen[word] = command
			if (word in takes && takes[word] != ($4 != ""))
				wrong(word " takes a value here, and elsewhere none")
			takes[word] = $4 != ""
		}
		$1 == "command" { command = $2; commands++ }
		$1 == "option" { once($3) }
		# stat -r N is --repeat; without a number it is --regions.
		$1 == "option" && $2 != "" && !(command == "stat" && $3 == "--regions") { once("-" $2) }
		$1 == "example" && ($2 == "" || $3 == "") { wrong("an example without a sentence") }
		END { exit bad || commands < 5 }' "$scratch/records"
}
try "options: no command of uncore has an option name twice" sound "$uncore"

# uncoregen reads its options with the same code.
uncoregen=${BUILD:-build}/bin/uncoregen
# compiles STATUS "ARGUMENT..." FILE LINE: exits with STATUS and prints the line; FILE is out or err
compiles() {
	"$uncoregen" $2 >"$scratch/out" 2>"$scratch/err"
	status=$?
	[ "$status" = "$1" ] && holds "$3" "$4"
}
if [ -x "$uncoregen" ]; then
	try "options: no command of uncoregen has an option name twice" sound "$uncoregen"
	for words in "rules --markdown" "rules --mark" "--markdown rules" "rules --json --markdown --"; do
		try "uncoregen: $words prints the rules as Markdown" compiles 0 "$words" out "# Rules"
	done
	try "uncoregen: takes joined short options, the last with its value" compiles 2 "check -qftext -s /nowhere" \
		err \
		"/nowhere: 1 error"
	try "uncoregen: an unknown command exits 2 and suggests a similar one" compiles 2 "ruls" err \
		'uncoregen: there is no command "ruls"; did you mean rules?'
	try "uncoregen: an unknown option exits 2 and suggests a similar one" compiles 2 "check --quite" err \
		"uncoregen check: there is no option --quite; did you mean --quiet?"
	try "uncoregen: a misspelt value exits 2 and suggests a similar one" compiles 2 "diff --color=alwys" err \
		'uncoregen diff: --color takes auto|always|never, not "alwys"; did you mean always?'
	try "uncoregen: an unknown value prints the values that the option takes" compiles 2 "diff --fail-on never" \
		err \
		'uncoregen diff: --fail-on takes breaking|behaviour|any, not "never"'
	try "uncoregen: a missing argument is named in the message" compiles 2 "draw" err \
		"uncoregen draw: an argument is missing: BOX.REGISTER"
	try "uncoregen: one argument too many is named in the message" compiles 2 "rules x" err \
		"uncoregen rules: one argument too many: x"
	try "uncoregen: --unit without a box id prints what a box id is" compiles 2 "import perfmon x -p a --unit b" \
		err \
		"uncoregen import: --unit UNIT=BOX: a box's id is a lower-case letter, then lower-case letters, digits or _; see: uncoregen import --help"
else
	skip "uncoregen: takes options as uncore does" "uncoregen is not built"
fi

# The type of an option is checked by the compiler, so the test compiles right and wrong rows.
fills() {
	printf '#include "base/lists.h"\n#include "base/option/option.h"\nenum e { E };\n%s\n%s\n' \
		'struct r { bool flag; const char *text; struct strings list; struct option_number number; enum e word; };' \
		"const struct option row = { $1, 0, \"name\", NULL, 1, \"help\" };" >"$scratch/row.c"
	${CC:-cc} -std=c11 -iquote runtime/library -iquote runtime/simulator -iquote runtime/programs -fsyntax-only "$scratch/row.c" 2>"$scratch/message"
}
typed() {
	for kind in FLAG:flag TEXT:text LIST:list NUMBER:number WORD:word SET:word; do
		case $kind in
		NUMBER*) more=', 0, 9' ;;
		WORD*) more=', enum e, NULL' ;;
		SET*) more=', enum e, E' ;;
		*) more= ;;
		esac
		for member in flag text list number word; do
			if [ "$member" = "${kind#*:}" ]; then
				fills "FILLS_${kind%:*}(struct r, $member$more)" || { cat "$scratch/message"; return 1; }
			elif fills "FILLS_${kind%:*}(struct r, $member$more)"; then
				echo "FILLS_${kind%:*} takes $member"
				return 1
			fi
		done
	done
}
try "options: an option row with a member of another type does not compile" typed

same() {
	run encode --platform ivt --format json UNC_C_CLOCKTICKS
	[ "$status" = 0 ] && cp "$scratch/out" "$scratch/wanted" || return 1
	for words in "encode UNC_C_CLOCKTICKS --platform=ivt -fjson" "encode -pivt -f=json -- UNC_C_CLOCKTICKS" \
		"-p ivt encode --form json UNC_C_CLOCKTICKS" "--format=json encode --pl ivt UNC_C_CLOCKTICKS"; do
		run $words
		[ "$status" = 0 ] && cmp -s "$scratch/out" "$scratch/wanted" || { echo "differs: $words"; return 1; }
	done
}
try "options: long, short, joined and shortened options mean the same" same
try "options: a shortened name that fits two options lists both" complains 2 "stat --re 3" \
	"uncore stat: --re can mean --repeat or --regions or --replay; type more of it" "see: uncore stat --help"
try "options: an unknown letter is named in the message" complains 2 "list -ux" "uncore list: there is no option -x"
# A script that gives the largest number must not fail one day. 31536000000 ms are a year.
ranges() {
	while read -r command option least most; do
		for number in $((least - 1)) $((most + 1)); do
			[ "$number" -ge 0 ] || continue
			"$uncore" "$command" "$option" "$number" >"$scratch/out" 2>"$scratch/err"
			[ $? -eq 2 ] && grep -qE "$least to $most( milliseconds.*)?, .*not \"$number\"" "$scratch/err" ||
				{ echo "$command $option $number"; cat "$scratch/err"; return 1; }
		done
	done <<-END
		search --rows 1 100000
		stat --interval 1 31536000000
		stat --interval-count 1 1000000000
		stat --repeat 1 1000000
		stat --timeout 0 31536000000
		top --interval 10 31536000000
		exporter --interval 10 3600000
	END
}
try "options: numbers have the least and the most that they had" ranges
try "options: a number out of range prints the range" complains 2 "stat -I 0" \
	'uncore stat: --interval takes TIME, 1 to 31536000000 milliseconds, or with a unit as 500ms, 1s or 2m, not "0"'
try "options: a misspelt value suggests a similar one" complains 2 "list -f jsn" \
	'uncore list: --format takes text|json|csv, not "jsn"; did you mean json?'
try "options: a misspelt option before the command suggests a similar one" complains 2 "--sym ivt dump" \
	"uncore: there is no option --sym; did you mean --sim?" "see: uncore --help"
