#!/bin/sh
# SPDX-License-Identifier: MIT
# uncoregen export: each form read back by something that knows nothing of the exporter. msr-safe's list by its module's rules and
# against the writes of a session; perf's forms by uncore's own parser and by jevents' rules; json, csv and c-defines
# against the generated tables and headers.
set -u

cd "$(dirname "$0")/../.." || exit 1
generator=${BUILD:-build}/bin/uncoregen
uncore=${BUILD:-build}/bin/uncore
. tests/tools/tap.sh

try "export: the reader of allowlists compiles" "${CC:-cc}" -std=c11 -O1 -Wall -Wextra -Werror -o "$scratch/allowlist" \
	tests/export/allowlist.c

# list PLATFORM EVENTS: an allowlist that msr-safe would take, as "address mask" in $scratch/list
list() {
	"$generator" export msr-safe --platform "$1" --events "$2" >"$scratch/allowlist.txt" || return 1
	"$scratch/allowlist" "$scratch/allowlist.txt" >"$scratch/list"
}

# suffices PLATFORM EVENTS EXPRESSIONS: every MSR write of a session is in the list, with no bit outside its mask, and every
# entry that can be written is written. What restoring puts back is what was there before.
suffices() {
	list "$1" "$2" || return 1
	"$uncore" stat --sim "$1" --dry-run -e "$3" >"$scratch/writes" || return 1
	awk '
	function number(text,  i, value) {
		text = tolower(substr(text, 3))
		for (i = 1; i <= length(text); i++)
			value = value * 16 + index("0123456789abcdef", substr(text, i, 1)) - 1
		return value
	}
	# Bits of a that are not in b, for numbers below 2^53.
	function outside(a, b,  bit, found) {
		for (bit = 1; bit <= a; bit *= 2)
			if (int(a / bit) % 2 == 1 && int(b / bit) % 2 == 0)
				found = 1
		return found
	}
	NR == FNR { mask[number($1)] = number($2); next }
	{
		for (i = 1; i < NF && $i != "MSR"; i++)
			;
		if (i == NF)
			next
		address = number($(i + 1))
		written[address] = 1
		if (!(address in mask)) { print "not in the list: " $0; bad = 1 }
		else if ($1 != "restore" && outside(number($(i + 2)), mask[address])) { print "outside its mask: " $0; bad = 1 }
	}
	END {
		for (address in mask)
			if (mask[address] && !(address in written)) { printf "never written: %x\n", address; spare++ }
		exit bad || spare > allowed
	}' allowed="${4:-0}" "$scratch/list" "$scratch/writes"
}
# An event that may use several counters is written to one of them only; the other controls of each instance are to spare.
try "msr-safe: an event with a filter" suffices ivt UNC_C_TOR_INSERTS.OPCODE UNC_C_TOR_INSERTS.OPCODE,opc=RFO 15
try "msr-safe: an event of one counter" suffices ivt UNC_C_TOR_OCCUPANCY.OPCODE UNC_C_TOR_OCCUPANCY.OPCODE,opc=RFO
try "msr-safe: an event of one counter, the other platform" suffices jkt UNC_C_TOR_OCCUPANCY.OPCODE \
	UNC_C_TOR_OCCUPANCY.OPCODE,opc=RFO
try "msr-safe: events of several boxes" suffices ivt UNC_C_CLOCKTICKS,UNC_P_CLOCKTICKS,UNC_U_EVENT_MSG.IPI_RCVD \
	UNC_C_CLOCKTICKS,UNC_P_CLOCKTICKS,UNC_U_EVENT_MSG.IPI_RCVD 52

no_filter() {
	list ivt UNC_C_CLOCKTICKS && ! grep -q filter "$scratch/allowlist.txt" &&
		list ivt UNC_C_TOR_INSERTS.OPCODE && grep -q 'box_filter1:' "$scratch/allowlist.txt" &&
		! grep -q 'box_filter:' "$scratch/allowlist.txt"
}
try "msr-safe: only filters that are needed" no_filter
whole() { "$generator" export msr-safe --platform "$1" >"$scratch/whole.txt" && "$scratch/allowlist" "$scratch/whole.txt" >/dev/null; }
try "msr-safe: all of ivt is a list that the module takes" whole ivt
try "msr-safe: all of jkt is a list that the module takes" whole jkt
sourced() { ! grep -v '^#' "$scratch/whole.txt" | grep -v ' # .*: [^ ]'; }
try "msr-safe: each line says what it is and where that is from" sourced
refused() {
	"$generator" export "$@" >"$scratch/out" 2>"$scratch/err"
	status=$?
	cat "$scratch/err"
	[ "$status" -eq 2 ] && [ ! -s "$scratch/out" ] && [ "$(wc -l <"$scratch/err")" -eq 1 ]
}
try "msr-safe: refuses events that only PCI registers count" refused msr-safe --platform ivt --events UNC_M_CAS_COUNT.RD
try "export: refuses an event that is none" refused csv --platform ivt --events UNC_C_NOTHING
try "export: refuses a platform that is none" refused csv --platform nowhere
try "export: refuses a form that is none" refused xml --platform ivt
bad_lists() {
	printf '0x10 0x1 # a\n0x10 0x0 # b\n' >"$scratch/bad"
	! "$scratch/allowlist" "$scratch/bad" && printf '0x10 0x1' >"$scratch/bad" && ! "$scratch/allowlist" "$scratch/bad"
}
try "msr-safe: the reader refuses what the module refuses" bad_lists

# An exporter that cannot fail its test proves nothing: a list without the filter is not enough.
lacking() {
	list ivt UNC_C_CLOCKTICKS || return 1
	! suffices_list ivt UNC_C_TOR_INSERTS.OPCODE,opc=RFO
}
suffices_list() {
	"$uncore" stat --sim "$1" --dry-run -e "$2" | grep -o 'MSR 0xd1a' >/dev/null && grep -q '^0xd1a ' "$scratch/list"
}
try "msr-safe: a list for other events is not enough" lacking

if command -v python3 >/dev/null 2>&1; then
	for platform in jkt ivt; do
		for form in perf perf-strings json csv c-defines; do
			"$generator" export $form --platform $platform >"$scratch/$platform.$form" 2>"$scratch/err"
		done
		"$generator" dump --json >"$scratch/dump.json"
		for what in csv encode perf jevents defines; do
			try "export $platform: $what" python3 tests/export/compare.py $what $platform "$scratch" "$uncore"
		done
	done
	# Commas and quotes in a text.
	for form in json csv; do
		"$generator" export $form --spec tests/import/spec --platform part >"$scratch/part.$form"
	done
	try "export: csv with commas and quotes" python3 tests/export/compare.py csv part "$scratch" "$uncore"
	try "export: there are quotes" grep -q '"Cycles, ""all"" of them."' "$scratch/part.csv"
else
	skip "export: perf, json, csv and c-defines" "python3 is not there"
fi

# The numbers of c-defines are those of the generated headers, wherever both have the name.
defines_agree() {
	for platform in jkt ivt; do
		"$generator" export c-defines --platform $platform >"$scratch/defines.h" || return 1
		awk '$1 == "#define" && NF == 3 && $2 ~ /_(MASK|SHIFT)$/ {
			print "#ifdef " $2 "\n\tprintf(\"" $2 " %llx\\n\", (unsigned long long)" $2 ");\n#endif" }' "$scratch/defines.h" >"$scratch/names"
		for header in "\"$scratch/defines.h\"" "\"uncore/$platform.h\""; do
			{
				echo '#include <stdio.h>'
				echo "#include $header"
				echo 'int main(void)'
				echo '{'
				cat "$scratch/names"
				echo '}'
			} >"$scratch/numbers.c"
			"${CC:-cc}" -std=c11 -Wall -Werror -Iruntime/include -Igenerated/include -o "$scratch/numbers" "$scratch/numbers.c" || return 1
			"$scratch/numbers" | sort >"$scratch/numbers.$(echo "$header" | tr -dc 'a-z')" || return 1
		done
		comm -13 "$scratch"/numbers.*definesh "$scratch/numbers.uncore${platform}h" | head -5 | grep . && return 1
		[ "$(wc -l <"$scratch/numbers.uncore${platform}h")" -gt 300 ] || { wc -l "$scratch"/numbers.*; return 1; }
	done
}
try "c-defines: the numbers of the generated headers" defines_agree
done_testing
