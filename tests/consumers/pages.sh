# SPDX-License-Identifier: MIT
# Sourced by run.sh: tests the installed manual pages and shell completions.

man=$prefix/share/man
completions=$prefix/share/bash-completion/completions

# Every command has a page, and the page has every option that --help lists.
pages_of() {
	for command in $("$1" help --format tsv | awk -F '\t' '$1 == "command" { print $2 }'); do
		page=$man/man1/$1-$command.1
		sed 's/\\-/-/g; s/\\f[BIR]//g' "$page" >"$scratch/page" || return 1
		for option in $("$1" "$command" --help | grep -oE '^ +(-., )?--[a-z-]+' | grep -oE -- '--[a-z-]+'); do
			grep -qE -- "(^|, )$option( |\$)" "$scratch/page" || { echo "$page: no $option"; return 1; }
		done
		grep -q "$1-$command(1)" "$scratch/all-$1" || { echo "$1.1 does not name $command"; return 1; }
	done
}
for program in uncore uncoregen; do
	sed 's/\\-/-/g; s/\\f[BIR]//g' "$man/man1/$program.1" >"$scratch/all-$program"
	try "pages: every command and option of $program is in a manual page" pages_of $program
done

functions() {
	nm -D --defined-only "$prefix/lib/libuncore.so" | sed -n 's/.* T \([a-z0-9_]*\).*/\1/p' >"$scratch/functions"
	[ -s "$scratch/functions" ] || return 1
	while read -r function; do
		target=$(sed -n 's/^\.so //p' "$man/man3/$function.3") || return 1
		grep -q "$(echo "$function" | sed 's/_/[_]/g')(" "$man/$target" || { echo "$target does not tell of $function"; return 1; }
	done <"$scratch/functions"
}
try "pages: every function of the library has a manual page" functions

lint() {
	for page in "$man"/man[1357]/*; do
		[ -e "$page" ] || continue
		case $(head -n 1 "$page") in
		.so*) ;;
		*) mandoc -Tlint -W error "$page" || return 1 ;;
		esac
	done
}
# Pages of docs/ that are manual pages too: whatis finds each, and none refers to a page that is not there.
from_docs() {
	for page in "$man"/man[57]/*; do
		name=${page##*/}
		section=${name##*.}
		name=${name%.*}
		lexgrog "$page" | grep -qF "\"$name - " || { echo "$page: whatis cannot read it"; return 1; }
		for other in $(sed 's/\\f[BIR]//g; s/\\-/-/g' "$page" | grep -o 'uncore-[a-z-]*([57])' | tr '()' '. '); do
			[ -e "$man/man${other##*.}/$other" ] || { echo "$page names $other"; return 1; }
		done
	done
	[ -n "$section" ]
}
if command -v lowdown >/dev/null 2>&1; then
	try "pages: the manual pages from docs/ have a name, and refer to pages that are there" from_docs
else
	skip "pages: the manual pages from docs/ have a name, and refer to pages that are there" "lowdown is not there"
fi
there_in_doc() {
	for page in docs/*.md docs/*/*.md; do
		[ -f "$prefix/share/doc/libuncore/$page" ] || { echo "$page is not installed"; return 1; }
	done
}
try "pages: docs/ is installed" there_in_doc
# Examples of code do not wrap by themselves.
narrow() {
	for page in "$man"/man3/*.h.3 "$man/man3/libuncore.3"; do
		mandoc -Tutf8 -O width=78 "$page" | sed "s/.$(printf '\b')//g" | LC_ALL=C.UTF-8 awk -v page="${page##*/}" '
			length($0) > 80 { print page ": " $0; bad = 1 }
			END { exit bad }' || return 1
	done
	# Pages of docs/: output that they show may be wider; no table is, and no command that can be broken at a blank.
	for page in "$man"/man[57]/*; do
		mandoc -Tutf8 -O width=78 "$page" | LC_ALL=C.UTF-8 sed "s/.$(printf '\b')//g; s/[─│┌├└]/|/g; s/[^ -~]/./g" |
			awk -v page="${page##*/}" '
			length($0) > 80 && (/^ *[|]/ || /^ *([$] )?uncore(gen)? .* #/) { print page ": " $0; bad = 1 }
			END { exit bad }' || return 1
	done
}
if command -v mandoc >/dev/null 2>&1; then
	try "pages: mandoc finds no error in the manual pages" lint
	try "pages: a terminal of 80 columns shows whole lines of section 3, and whole tables of 5 and 7" narrow
else
	skip "pages: mandoc finds no error in the manual pages" "mandoc is not there"
	skip "pages: a terminal of 80 columns shows whole lines of section 3, and whole tables of 5 and 7" "mandoc is not there"
fi

# completes WANTED... -- WORD...: bash offers these words, in any order, for the last WORD
completes() {
	wanted=
	while [ "$1" != -- ]; do
		wanted="$wanted$1
"
		shift
	done
	shift
	line=$(echo "$*" | sed 's/ \([:=]\)/\1/g; s/\([:=]\) /\1/g')
	got=$(COMP_LINE=$line COMP_POINT=${#line} bash --norc -c \
		'. "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _"$1"; printf "%s\n" "${COMPREPLY[@]}"' \
		"$completions/$1" "$@" 2>&1 | sort)
	[ "$got" = "$(printf %s "$wanted" | sort)" ] || { echo "wanted: $wanted"; echo "got: $got"; return 1; }
}
# typed SHELL LINE WANTED: in a terminal, the shell completes LINE to WANTED
typed() {
	python3 tests/consumers/typed.py "$1" "$prefix/share" "$2" "$3"
}

# Every option of every command, short and long, as help --format tsv lists them.
all_options() {
	"$1" help --format tsv >"$scratch/records" || return 1
	for command in $(awk -F '\t' '$1 == "command" { print $2 }' "$scratch/records"); do
		completes $(awk -F '\t' -v c="$command" '$1 == "command" { on = $2 == c }
			on && $1 == "option" { if ($2 != "") print "-" $2; print $3 }' "$scratch/records") -- "$1" "$command" - || return 1
	done
}
if command -v bash >/dev/null 2>&1; then
	try "bash: every option of uncore is offered" all_options uncore
	try "bash: every option of uncoregen is offered" all_options uncoregen
	try "bash: all commands with the typed letters are offered" completes search show sim stat -- uncore s
	try "bash: a command that is unique is completed" completes sim -- uncore si
	try "bash: options with the typed letters are offered" completes --field-separator --format --frozen -- uncore stat --f
	try "bash: the value of an option is completed" completes csv -- uncore list --format c
	try "bash: the value after = is completed" completes json -- uncore list --format = j
	try "bash: the value of a short option is completed" completes perf -- uncore encode -f p
	try "bash: the platform of --sim is completed" completes ivt -- uncore stat --sim iv
	try "bash: a command is completed after a global option" completes doctor -- uncore --sim ivt do
	try "bash: the name of an event is completed" completes UNC_C_TOR_INSERTS -- uncore show UNC_C_TOR_I
	try "bash: the last of several events is completed" completes UNC_C_CLOCKTICKS,UNC_C_TOR_INSERTS -- \
		uncore stat -e UNC_C_CLOCKTICKS,UNC_C_TOR_I
	try "bash: the sub-events of an event are completed" completes UNC_M_CAS_COUNT.RD UNC_M_CAS_COUNT.RD_REG \
		UNC_M_CAS_COUNT.RD_UNDERFILL UNC_M_CAS_COUNT.RD_WMM UNC_M_CAS_COUNT.RD_RMM -- \
		uncore encode -p ivt UNC_M_CAS_COUNT.RD
	try "bash: the filter that an event needs is completed" completes UNC_C_TOR_INSERTS.OPCODE,opc= -- \
		uncore stat --sim ivt : 2 -e UNC_C_TOR_INSERTS.OPCODE,op
	try "bash: the name of a filter's value is completed" completes DRd -- \
		uncore stat --sim ivt : 2 -e UNC_C_TOR_INSERTS.OPCODE,opc = DR
	try "bash: the instances of a box are completed" completes ha0 ha1 ha -- uncore dump --sim = ivt ha
	try "bash: an event of an instance is completed" completes UNC_C_TOR_OCCUPANCY -- \
		uncore encode -p ivt cbo3 : UNC_C_TOR_O
	try "bash: the parameter of a metric is completed" completes band= -- uncore stat -p ivt --metric = PCT_FREQ_BAND0 : b
	try "bash: the first argument of a command is completed" completes boxes -- uncore list b
	try "bash: a command is completed after help" completes encode -- uncore help en
	try "bash: a command of uncoregen is completed" completes generate -- uncoregen g
	try "bash: options of uncoregen with the typed letters are offered" \
		completes --depfile --depfile-target -- uncoregen generate --de
	try "bash: the name of a filter's value is completed in a terminal" \
		typed bash 'uncore stat --sim ivt:2 -e UNC_C_TOR_INSERTS.OPCODE,opc=DR' 'OPCODE,opc=DRd'
	try "bash: the last group of a list is completed in a terminal" \
		typed bash 'uncore stat --sim ivt:2 -g memory,inter' 'memory,interconnect'
	try "bash: an event of an instance is completed in a terminal" \
		typed bash 'uncore stat --sim=ivt --event=cbo3:UNC_C_TOR_O' 'cbo3:UNC_C_TOR_OCCUPANCY'
else
	skip "bash: completions work" "bash is not there"
fi

if command -v zsh >/dev/null 2>&1; then
	for program in uncore uncoregen; do
		try "zsh: the completion of $program has no syntax error" \
			zsh -n "$prefix/share/zsh/site-functions/_$program"
	done
	try "zsh: the sub-event of an event is completed" typed zsh 'uncore encode -p ivt UNC_M_CAS_COUNT.RD_UN' \
		'UNC_M_CAS_COUNT.RD_UNDERFILL'
	try "zsh: the name of a filter's value is completed" \
		typed zsh 'uncore stat --sim ivt:2 -e UNC_C_TOR_INSERTS.OPCODE,opc=DR' 'OPCODE,opc=DRd'
	try "zsh: the last group of a list is completed" \
		typed zsh 'uncore stat --sim ivt:2 -g memory,inter' 'memory,interconnect'
	try "zsh: an event of an instance is completed" \
		typed zsh 'uncore stat --sim=ivt --event=cbo3:UNC_C_TOR_O' 'cbo3:UNC_C_TOR_OCCUPANCY'
	try "zsh: an option is completed" typed zsh 'uncore stat --form' 'uncore stat --format'
	try "zsh: a command is completed" typed zsh 'uncore enc' 'uncore encode'
	try "zsh: the name of an event is completed" typed zsh 'uncore show UNC_C_TOR_INS' 'uncore show UNC_C_TOR_INSERTS'
	try "zsh: an option of uncoregen is completed" \
		typed zsh 'uncoregen generate --depfile-t' 'uncoregen generate --depfile-target'
else
	skip "zsh: completions work" "zsh is not there"
fi

# fished LINE WORD...: what fish offers for LINE is exactly the words
fished() {
	line=$1
	shift
	got=$(cd "$scratch" && fish --no-config -c 'set fish_complete_path $argv[1]; complete -C $argv[2]' \
		"$prefix/share/fish/vendor_completions.d" "$line" 2>&1 | cut -f 1 | sort)
	# A letter may be of two options: -r N and -r.
	[ "$got" = "$(printf '%s\n' "$@" | sort -u)" ] || { echo "wanted: $*"; echo "got: $got"; return 1; }
}
# Every option of every command, as help --format tsv lists them.
fished_options() {
	"$1" help --format tsv >"$scratch/records" || return 1
	for command in $(awk -F '\t' '$1 == "command" { print $2 }' "$scratch/records"); do
		fished "$1 $command -" $(awk -F '\t' -v c="$command" '$1 == "command" { on = $2 == c }
			on && $1 == "option" { if ($2 != "") print "-" $2; print $3 }' "$scratch/records") || return 1
	done
}
if command -v fish >/dev/null 2>&1; then
	try "fish: every option of uncore is offered" fished_options uncore
	try "fish: every option of uncoregen is offered" fished_options uncoregen
	try "fish: all commands with the typed letters are offered" fished 'uncore s' search show sim stat
	try "fish: the value of an option is completed" fished 'uncore list --format c' csv
	try "fish: a group is completed" fished 'uncore stat --sim ivt -g interc' interconnect
	try "fish: the value after = is completed" fished 'uncore list --format=j' --format=json
	try "fish: the value of a short option is completed" fished 'uncore encode -f p' perf
	try "fish: the platform of --sim is completed" fished 'uncore stat --sim iv' ivt
	try "fish: a command is completed after a global option" fished 'uncore --sim ivt do' doctor
	try "fish: the name of an event is completed" fished 'uncore show UNC_C_TOR_I' UNC_C_TOR_INSERTS
	try "fish: the last of several events is completed" fished 'uncore stat -e UNC_C_CLOCKTICKS,UNC_C_TOR_I' \
		UNC_C_CLOCKTICKS,UNC_C_TOR_INSERTS
	try "fish: the sub-events of an event are completed" fished 'uncore encode -p ivt UNC_M_CAS_COUNT.RD_U' \
		UNC_M_CAS_COUNT.RD_UNDERFILL
	try "fish: the name of a filter's value is completed" \
		fished 'uncore stat --sim ivt:2 -e UNC_C_TOR_INSERTS.OPCODE,opc=DR' UNC_C_TOR_INSERTS.OPCODE,opc=DRd
	try "fish: the instances of a box are completed" fished 'uncore dump --sim=ivt ha' ha ha0 ha1
	try "fish: the first argument of a command is completed" fished 'uncore list b' boxes
	try "fish: a command is completed after help" fished 'uncore help en' encode
else
	skip "fish: completions work" "fish is not there"
fi
