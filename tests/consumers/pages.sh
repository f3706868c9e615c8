# SPDX-License-Identifier: MIT
# Sourced by run.sh: manual pages and shell completions, as installed.

man=$prefix/share/man
completions=$prefix/share/bash-completion/completions

# Every option that --help tells of is in the page, and every command has one.
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
	try "pages: every command and option of $program" pages_of $program
done

functions() {
	nm -D --defined-only "$prefix/lib/libuncore.so" | sed -n 's/.* T \([a-z0-9_]*\).*/\1/p' >"$scratch/functions"
	[ -s "$scratch/functions" ] || return 1
	while read -r function; do
		target=$(sed -n 's/^\.so //p' "$man/man3/$function.3") || return 1
		grep -q "$(echo "$function" | sed 's/_/[_]/g')(" "$man/$target" || { echo "$target does not tell of $function"; return 1; }
	done <"$scratch/functions"
}
try "pages: every function of the library" functions

lint() {
	for page in "$man"/man[13]/*; do
		case $(head -n 1 "$page") in
		.so*) ;;
		*) mandoc -Tlint -W error "$page" || return 1 ;;
		esac
	done
}
# Code does not wrap by itself.
narrow() {
	for page in "$man"/man3/*.h.3 "$man/man3/libuncore.3"; do
		mandoc -Tutf8 -O width=78 "$page" | sed "s/.$(printf '\b')//g" | LC_ALL=C.UTF-8 awk -v page="${page##*/}" '
			length($0) > 80 { print page ": " $0; bad = 1 }
			END { exit bad }' || return 1
	done
}
if command -v mandoc >/dev/null 2>&1; then
	try "pages: mandoc finds no error" lint
	try "pages: a terminal of 80 columns shows whole lines of section 3" narrow
else
	skip "pages: mandoc finds no error" "mandoc is not there"
	skip "pages: a terminal of 80 columns shows whole lines of section 3" "mandoc is not there"
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
	got=$(bash --norc -c '. "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _"$1"; printf "%s\n" "${COMPREPLY[@]}"' \
		"$completions/$1" "$@" 2>&1 | sort)
	[ "$got" = "$(printf %s "$wanted" | sort)" ] || { echo "wanted: $wanted"; echo "got: $got"; return 1; }
}
# Every option of every command, short and long, as the records have them.
all_options() {
	"$1" help --format tsv >"$scratch/records" || return 1
	for command in $(awk -F '\t' '$1 == "command" { print $2 }' "$scratch/records"); do
		completes $(awk -F '\t' -v c="$command" '$1 == "command" { on = $2 == c }
			on && $1 == "option" { if ($2 != "") print "-" $2; print $3 }' "$scratch/records") -- "$1" "$command" - || return 1
	done
}
if command -v bash >/dev/null 2>&1; then
	try "bash: every option of uncore" all_options uncore
	try "bash: every option of uncoregen" all_options uncoregen
	try "bash: commands" completes sim stat show -- uncore s
	try "bash: commands, but sim" completes sim -- uncore si
	try "bash: options" completes --format --frozen -- uncore stat --f
	try "bash: words of an option" completes csv -- uncore list --format c
	try "bash: words behind =" completes json -- uncore list --format = j
	try "bash: the short option" completes perf -- uncore encode -f p
	try "bash: platforms" completes ivt -- uncore stat --sim iv
	try "bash: options of all commands before the command" completes doctor -- uncore --sim ivt do
	try "bash: events" completes UNC_C_TOR_INSERTS -- uncore show UNC_C_TOR_I
	try "bash: the last of several events" completes UNC_C_CLOCKTICKS,UNC_C_TOR_INSERTS -- \
		uncore stat -e UNC_C_CLOCKTICKS,UNC_C_TOR_I
	try "bash: a command's first argument" completes boxes -- uncore list b
	try "bash: help takes a command" completes encode -- uncore help e
	try "bash: uncoregen's commands" completes generate -- uncoregen g
	try "bash: uncoregen's options" completes --depfile --depfile-target -- uncoregen generate --de
else
	skip "bash: completions" "bash is not there"
fi

# What an interactive zsh makes of a line and a tab.
typed() {
	timeout 30 zsh -f tests/consumers/typed.zsh "$prefix/share/zsh/site-functions" "$1" "$2" 2>/dev/null
}
if command -v zsh >/dev/null 2>&1; then
	for program in uncore uncoregen; do
		try "zsh: _$program is zsh" zsh -n "$prefix/share/zsh/site-functions/_$program"
	done
	try "zsh: an option" typed 'uncore stat --form' '*uncore stat --format*'
	try "zsh: a command" typed 'uncore enc' '*uncore encode*'
	try "zsh: an event" typed 'uncore show UNC_C_TOR_INS' '*uncore show UNC_C_TOR_INSERTS*'
	try "zsh: uncoregen" typed 'uncoregen generate --depfile-t' '*uncoregen generate --depfile-target*'
else
	skip "zsh: completions" "zsh is not there"
fi
