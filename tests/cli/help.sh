# SPDX-License-Identifier: MIT
# Sourced by commands.sh: checks the manuals, the options, and the messages about wrong command lines.

for words in --help -h help "list --help" "show --help" "encode -h" "decode --help" "help list" --version; do
	try "help: uncore $words prints to standard output only and exits 0" exits 0 $words
done
try "help: uncore --help has a line for list, show, encode and decode each" answers --help \
	"list list events, platforms, boxes, registers, metrics or groups" \
	"show explain an event, a box, a register, a field, a metric or a group" "encode print what to write into which register for an event" \
	"decode explain the value of a register"
try "help: list --help describes -p, -b, -u, -f and -h" answers "list --help" \
	"-p, --platform PLATFORM only of this platform (default: \$UNCORE_PLATFORM," "else all)" \
	"-b, --box BOX only of this box type" "-u, --umasks print a line for each sub-event" \
	"-f, --format text|json|csv a table (default), one JSON document, or" "comma-separated values" "-h, --help print this"

# Readers copy the examples of a manual, so each one must work as printed.
examples_work() {
	for command in "" list show encode decode; do
		examples_of $command >"$scratch/examples"
		[ "$(wc -l <"$scratch/examples")" -ge 3 ] || { echo "$command --help: few examples"; return 1; }
		while read -r name words; do
			eval "run $words"
			[ "$status" = 0 ] || { echo "$name $words: exit $status"; cat "$scratch/err"; return 1; }
		done <"$scratch/examples"
	done
}
try "help: the examples of uncore, list, show, encode and decode exit 0 as printed" examples_work

try "usage: uncore without a command exits 2" exits 2
try "usage: an unknown command exits 2 and suggests a similar one" complains 2 lst \
	'uncore: there is no command "lst"; did you mean list?' "see: uncore --help"
try "usage: an unknown option exits 2 and suggests a similar one" complains 2 "list --fromat json" \
	"uncore list: there is no option --fromat; did you mean --format?" "see: uncore list --help"
try "usage: an option of another command exits 2" exits 2 show --umasks UNC_C_CLOCKTICKS
try "usage: an option without its value prints which values it takes" complains 2 "list --format" \
	"uncore list: --format needs a value: --format text|json|csv" \
	"see: uncore list --help"
try "usage: an option that takes no value rejects one" complains 2 "list --umasks=1" \
	"uncore list: --umasks takes no value"
try "usage: an unknown format prints the formats that the command has" complains 2 "list --format=perf" \
	'uncore list: --format takes text|json|csv, not "perf"'
try "usage: a missing argument is named in the message" complains 2 "encode -p ivt" \
	"uncore encode: an argument is missing: EVENT..."
try "usage: one argument too many is named in the message" complains 2 "show a b" \
	"uncore show: one argument too many: b"
try "usage: decode with three arguments exits 2" exits 2 decode -p ivt cbo 3 4
try "usage: -- ends the options" complains 1 "show -- --box" 'uncore show: there is no event, box, register, field, metric or group "--box"'

try "platform: encode without a platform asks for one" complains 2 "encode UNC_C_CLOCKTICKS" \
	"uncore encode: --platform is missing; add --platform PLATFORM, or set UNCORE_PLATFORM"
try "platform: an unknown platform exits 2 and suggests a similar one" complains 2 "encode -p ivx UNC_C_CLOCKTICKS" \
	'uncore encode: there is no platform "ivx"; did you mean ivt or icx?'
try "platform: an unknown platform is one line, with every name that is near" complains 2 "list -p bdxd" \
	'uncore list: there is no platform "bdxd"; did you mean bdxde or bdx?'
# one_line ARGUMENT...: the whole message
one_line() {
	exits 2 "$@" && [ "$(wc -l <"$scratch/err")" = 1 ] && [ "$(wc -c <"$scratch/err")" -lt 120 ]
}
for words in "show -p nosuch cbo" "search -p nosuch memory" "encode -p nosuch X" "decode -p nosuch cbo.ctl 0" \
	"stat --sim nosuch -e X" "dump --sim nosuch" "doctor --sim nosuch" "who --sim nosuch" "sim run --sim nosuch -- true" \
	"sim check tests/scenarios/misfits.json -p nosuch" "stat -g list -p nosuch" "exporter --sim nosuch -g memory"; do
	try "platform: an unknown platform is one line for $words" one_line $words
done
try "platform: case does not matter" exits 0 encode -p IVT UNC_C_CLOCKTICKS
UNCORE_PLATFORM=jkt
export UNCORE_PLATFORM
try "platform: UNCORE_PLATFORM sets the default platform" answers "decode cbo.ctl 0" \
	"Cn_MSR_PMON_CTL{0-3} cbo.ctl of jkt = 0x00000000"
try "platform: --platform overrides UNCORE_PLATFORM" answers "decode -p ivt cbo.ctl 0" \
	"Cn_MSR_PMON_CTL{0-3} cbo.ctl of ivt = 0x00000000"
UNCORE_PLATFORM=nope
try "platform: the message about an unknown platform says that it came from UNCORE_PLATFORM" complains 2 "list TOR" \
	'uncore list: there is no platform "nope", which $UNCORE_PLATFORM names; see: uncore list platforms'
unset UNCORE_PLATFORM

# head closes the pipe after the first line.
closed_pipe() {
	{ "$uncore" list --umasks 2>"$scratch/err"; echo "exit $?" >"$scratch/status"; } | head -n 1 >/dev/null
	[ ! -s "$scratch/err" ] && grep -qx 'exit 0' "$scratch/status"
}
try "output: a reader that closes the pipe early causes no error" closed_pipe

full_disk() {
	"$uncore" list >/dev/full 2>"$scratch/err"
	[ $? = 2 ] && grep -q 'could not be written' "$scratch/err"
}
if [ -c /dev/full ]; then
	try "output: a full disk makes list print a message and exit 2" full_disk
else
	skip "output: a full disk makes list print a message and exit 2" "/dev/full is not there"
fi

colourless() {
	exits 0 show UNC_C_TOR_INSERTS && ! grep -q "$(printf '\033')" "$scratch/out"
}
try "output: show prints no colour when standard output is not a terminal" colourless

# Programs read these records, so they must have the same options as --help.
records() {
	run help --format tsv
	[ "$status" = 0 ] && cp "$scratch/out" "$scratch/records" || return 1
	grep -qxF "$(printf 'option\tb\t--box\tBOX\tonly of this box type')" "$scratch/records" || return 1
	grep -qxF "$(printf 'option\t\t--frozen\t\tfreeze all boxes while they are read: one moment for all, but counts are lost meanwhile')" \
		"$scratch/records" || return 1
	for command in $(awk -F '\t' '$1 == "command" { print $2 }' "$scratch/records"); do
		"$uncore" "$command" --help >"$scratch/manual" || { echo "no command $command"; return 1; }
		awk -F '\t' -v c="$command" '$1 == "command" { on = $2 == c } on && $1 == "option" { print $3 " " $4 }' \
			"$scratch/records" | sed 's/ $//' >"$scratch/options"
		while read -r option; do
			grep -qF -- "$option" "$scratch/manual" || { echo "$command --help: no $option"; return 1; }
		done <"$scratch/options"
		[ "$(wc -l <"$scratch/options")" = "$(sed '/^examples:/,$d' "$scratch/manual" | grep -cE '^  (-.|  ), ?--|^      --')" ] ||
			{ echo "$command: another number of options"; return 1; }
	done
	! awk -F '\t' '{ print $1 }' "$scratch/records" | grep -vxE 'program|command|about|option|example|status'
}
try "help: --format tsv has exactly the options that each --help prints" records
one_record() {
	run help --format=tsv who && [ "$(grep -c '^command' "$scratch/out")" = 1 ] && grep -q "^command$(printf '\t')who" "$scratch/out"
}
try "help: --format=tsv with a command prints the records of that command only" one_record
try "help: help for an unknown command suggests a similar one" complains 2 "help lst" \
	'uncore: there is no command "lst"; did you mean list?' \
	"see: uncore --help"
