#!/bin/sh
# SPDX-License-Identifier: MIT
# Reads back each form of uncoregen export with a reader that shares no code with the exporter. The msr-safe list is
# read by the rules of its module and compared with the writes of a session; the perf forms by the parser of uncore and
# the rules of jevents, and metrics by perf's grammar; json, csv and c-defines are compared with the generated tables and headers.
# Run by make test, early, one turn in 5.
set -u

cd "$(dirname "$0")/../.." || exit 1
generator=${BUILD:-build}/bin/uncoregen
uncore=${BUILD:-build}/bin/uncore
. tests/tools/tap.sh

try "export: the reader of allowlists compiles" "${CC:-cc}" -std=c11 -O1 -Wall -Wextra -Werror -o "$scratch/allowlist" \
	tests/export/allowlist.c

# list PLATFORM EVENTS: writes an allowlist that msr-safe would accept, as "address mask", to $scratch/list
list() {
	"$generator" export msr-safe --platform "$1" --events "$2" >"$scratch/allowlist.txt" || return 1
	"$scratch/allowlist" "$scratch/allowlist.txt" >"$scratch/list"
}

# accesses PLATFORM EXPRESSIONS: prints what a session on the simulator reads and writes, and what a dry run would
# write, as "read ADDRESS" and "write ADDRESS VALUE".
accesses() {
	"$uncore" record "$scratch/recording" --sim "$1" --timeout 10 -e "$2" >"$scratch/counts" || return 1
	"$uncore" stat --sim "$1" --dry-run -v -e "$2" >"$scratch/writes" || return 1
	sed -n 's/^{"op":"\([a-z]*\)",.*"space":"msr","number":"\([^"]*\)".*"value":"\([^"]*\)".*/\1 \2 \3/p' "$scratch/recording"
	sed -n 's/.* MSR \(0x[0-9a-f]*\) *\(0x[0-9a-f]*\).*/write \1 \2/p' "$scratch/writes"
}

# suffices PLATFORM EVENTS EXPRESSIONS [RESET FIRST LAST]: every MSR that a session reads or writes is in the list, and no written bit is
# outside its mask. The expressions must use every counter that the events may use; then every writable entry is
# written. The counts of a box that is reset are an exception: those of unused counters are restored only if they were
# not 0. In boxes with a reset the counts are at FIRST to LAST of 0x20 numbers (22 to 25), and bit 1 of the register at
# RESET (4) is the reset.
suffices() {
	list "$1" "$2" && accesses "$1" "$3" >"$scratch/accesses" && grep -q '^read' "$scratch/accesses" || return 1
	awk -v at="${4:-4}" -v first="${5:-22}" -v last="${6:-25}" '
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
	function is_reset(address) {
		return address % 32 >= first && address % 32 <= last && (address - address % 32) in reset
	}
	NR == FNR { mask[number($1)] = number($2); next }
	{
		address = number($2)
		used[address] = 1
		if (!(address in mask)) { print "not in the list: " $0; bad = 1; next }
		if ($1 != "write")
			next
		written[address] = 1
		value = number($3)
		if (outside(value, mask[address])) { print "outside its mask: " $0; bad = 1 }
		if (address % 32 == at && int(value / 2) % 2 == 1)
			reset[address - at] = 1
	}
	END {
		for (address in mask) {
			if (!(address in used)) { printf "never used: %x\n", address; bad = 1 }
			if (is_reset(address) && mask[address] == 0) { printf "cannot be put back: %x\n", address; bad = 1 }
			if (mask[address] && !(address in written) && !is_reset(address)) { printf "never written: %x\n", address; bad = 1 }
		}
		exit bad
	}' "$scratch/list" "$scratch/accesses"
}
# The same event with several thresholds counts as several events, and each takes its own counter.
try "msr-safe: the list suffices to count an event with a filter" suffices ivt UNC_C_TOR_INSERTS.OPCODE \
	UNC_C_TOR_INSERTS.OPCODE,opc=RFO,UNC_C_TOR_INSERTS.OPCODE,opc=RFO,thresh=1
try "msr-safe: the list suffices to count an event of one counter on ivt" \
	suffices ivt UNC_C_TOR_OCCUPANCY.OPCODE UNC_C_TOR_OCCUPANCY.OPCODE,opc=RFO
try "msr-safe: the list suffices to count an event of one counter on jkt" suffices jkt UNC_C_TOR_OCCUPANCY.OPCODE \
	UNC_C_TOR_OCCUPANCY.OPCODE,opc=RFO
# four EVENT: prints expressions that use four counters
four() { echo "$1,$1,thresh=1,$1,thresh=2,$1,thresh=3"; }
ipi=UNC_U_EVENT_MSG.IPI_RCVD
try "msr-safe: the list suffices to count events of several boxes" suffices ivt UNC_C_CLOCKTICKS,UNC_P_CLOCKTICKS,$ipi \
	"$(four UNC_C_CLOCKTICKS),$(four UNC_P_CLOCKTICKS),$ipi,$ipi,thresh=1"
for each in "hsx UNC_S_RING_BL_USED.UP_EVEN" "bdx UNC_P_CLOCKTICKS" "bdxde UNC_C_CLOCKTICKS" "clx UNC_CHA_TOR_INSERTS.IA_MISS_DRD" \
	"skx UNC_IIO_TXN_REQ_OF_CPU.MEM_READ.PART0"; do
	event=${each#* }
	try "msr-safe: the list suffices to count ${event%%.*} of ${each%% *}" suffices "${each%% *}" "$event" "$(four "$event")"
done
bandwidth() {
	suffices skx UNC_IIO_BANDWIDTH_OUT_PART2_FREERUN UNC_IIO_BANDWIDTH_OUT_PART2_FREERUN 0 1 4 &&
		grep -q '^0xb56 0$' "$scratch/list" && ! grep -q '^0xb55' "$scratch/list"
}
try "msr-safe: the list of a counter that runs freely allows to read it, and no other of its kind" bandwidth
let_go() { list ivt UNC_C_CLOCKTICKS && grep -iq '^0x0*c00 0x0*60007fff' "$scratch/list"; }
try "msr-safe: the list allows only the needed bits of the global control register" let_go

# of_groups PLATFORM GROUPS: the list suffices for what stat -g counts, and has no box that stat does not touch
of_groups() {
	"$generator" export msr-safe --platform "$1" --groups "$2" >"$scratch/allowlist.txt" && "$scratch/allowlist" "$scratch/allowlist.txt" >"$scratch/list" &&
		"$uncore" record "$scratch/recording" --sim "$1" --timeout 2000 -g "$2" >"$scratch/counts" || return 1
	sed -n 's/^{"op":"\([a-z]*\)",.*"space":"msr","number":"\([^"]*\)".*"value":"\([^"]*\)".*/\1 \2 \3/p' "$scratch/recording" >"$scratch/accesses"
	# Settings are read before the recording begins. The numbers are those of Linux's intel_uncore_frequency.
	sed -n '1{/ufs[.]limit/s/.*/read 0x620 0x0/p}' "$scratch/recording" >>"$scratch/accesses"
	sed -n '1{/ufs[.]status/s/.*/read 0x621 0x0/p}' "$scratch/recording" >>"$scratch/accesses"
	python3 - "$scratch/list" "$scratch/accesses" <<-'END'
		import sys
		masks = {int(a, 16): int(m, 16) for a, m in (line.split() for line in open(sys.argv[1]))}
		bad, used = set(), set()
		for op, number, value in (line.split() for line in open(sys.argv[2])):
		    used.add(int(number, 16) & ~31)
		    if int(number, 16) not in masks:
		        bad.add(f"not in the list: {op} {number}")
		    elif op == "write" and int(value, 16) & ~masks[int(number, 16)]:
		        bad.add(f"outside its mask: {number} {value}")
		bad |= {f"never used: {address:#x}" for address in masks if address & ~31 not in used}
		sys.exit("\n".join(sorted(bad)) or (0 if used else "nothing was counted"))
	END
}
if command -v python3 >/dev/null; then
	for each in "ivt llc,power" "ivt clocks" "hsx llc,clocks" "skx llc,power"; do
		try "msr-safe: the list of the groups ${each#* } of ${each% *} suffices to count them" of_groups ${each% *} ${each#* }
	done
fi
refuses_group() {
	"$generator" export msr-safe --platform ivt --groups llc,nothing >"$scratch/out" 2>"$scratch/err"
	[ $? = 2 ] && [ ! -s "$scratch/out" ] && grep -qF 'ivt has no group "nothing"' "$scratch/err"
}
try "export: a group that there is not is refused by name" refuses_group

no_filter() {
	list ivt UNC_C_CLOCKTICKS && ! grep -q filter "$scratch/allowlist.txt" &&
		list ivt UNC_C_TOR_INSERTS.OPCODE && grep -q 'box_filter1:' "$scratch/allowlist.txt" &&
		! grep -q 'box_filter:' "$scratch/allowlist.txt"
}
# An event that two requests want with different filters.
names_once() {
	"$generator" export msr-safe --platform ivt --groups llc,power | sed -n '1s/.*counting //p' | tr ',' '\n' |
		awk '/ more$/ { next } { sub(/^ /, ""); sub(/ and .*/, "") } seen[$0]++ { bad = 1 } END { exit bad || NR < 8 }'
}
try "msr-safe: the first line names an event once" names_once
try "msr-safe: the list has only those filter registers that the events need" no_filter
whole() { "$generator" export msr-safe --platform "$1" >"$scratch/whole.txt" && "$scratch/allowlist" "$scratch/whole.txt" >/dev/null; }
try "msr-safe: the list of all of ivt follows the rules of the module" whole ivt
try "msr-safe: the list of all of jkt follows the rules of the module" whole jkt
sourced() { ! grep -v '^#' "$scratch/whole.txt" | grep -v ' # .*: [^ ]'; }
try "msr-safe: each line says what it allows and from which source" sourced
refused() {
	"$generator" export "$@" >"$scratch/out" 2>"$scratch/err"
	status=$?
	cat "$scratch/err"
	[ "$status" -eq 2 ] && [ ! -s "$scratch/out" ] && [ "$(wc -l <"$scratch/err")" -eq 1 ]
}
try "msr-safe: events that only PCI registers count are refused" \
	refused msr-safe --platform ivt --events UNC_M_CAS_COUNT.RD
try "export: an unknown event is refused" refused csv --platform ivt --events UNC_C_NOTHING
try "export: an unknown platform is refused" refused csv --platform nowhere
try "export: an unknown form is refused" refused xml --platform ivt
bad_lists() {
	printf '0x10 0x1 # a\n0x10 0x0 # b\n' >"$scratch/bad"
	! "$scratch/allowlist" "$scratch/bad" && printf '0x10 0x1' >"$scratch/bad" && ! "$scratch/allowlist" "$scratch/bad"
}
try "msr-safe: the reader refuses a repeated address and an unfinished line" bad_lists

# Without --events the list must also have the fixed counter, which is not an event.
whole_suffices() {
	whole ivt && "$scratch/allowlist" "$scratch/whole.txt" >"$scratch/list" && accesses ivt ubox:fixed | awk '
		NR == FNR { mask[$1] = $2; next }
		!($2 in mask) || ($1 == "write" && mask[$2] == "0") || ($1 == "write" && mask[$2] == "0x0") { print "lacks: " $0; bad = 1 }
		{ seen++ }
		END { exit bad || seen < 5 }' "$scratch/list" -
}
try "msr-safe: the list of all of ivt suffices for a fixed counter" whole_suffices

# The test above must be able to fail: a list without the filter register does not suffice.
lacking() {
	list ivt UNC_C_CLOCKTICKS || return 1
	! suffices_list ivt UNC_C_TOR_INSERTS.OPCODE,opc=RFO
}
suffices_list() {
	"$uncore" stat --sim "$1" --dry-run -v -e "$2" | grep -o 'MSR 0xd1a' >/dev/null && grep -q '^0xd1a ' "$scratch/list"
}
try "msr-safe: a list for another event lacks the filter register" lacking

# Only the files of the platform are read, and those that they are like: ivt is like jkt.
own_files() {
	cp -r spec "$scratch/spec" && echo '{' >"$scratch/spec/skx/platform.json" &&
		"$generator" export csv --platform ivt >"$scratch/whole.csv" &&
		"$generator" export csv --platform ivt --spec "$scratch/spec" | cmp - "$scratch/whole.csv" || return 1
	! "$generator" export csv --platform skx --spec "$scratch/spec" || return 1
	echo '{' >"$scratch/spec/jkt/qpi.box.json" && ! "$generator" export csv --platform ivt --spec "$scratch/spec"
}
try "export: a fault in another platform does not matter, but in a file that the platform is like" own_files

# A third of the platforms that perf knows, in turn.
number=0 platforms=
for platform in jkt ivt hsx bdx bdxde skx clx; do
	number=$((number + 1))
	! chosen $number 3 || platforms="$platforms $platform"
done

if command -v python3 >/dev/null 2>&1; then
	"$generator" dump --json >"$scratch/dump.json"
	for platform in $platforms; do
		for form in perf perf-strings json csv c-defines; do
			"$generator" export $form --platform $platform >"$scratch/$platform.$form" 2>"$scratch/err"
		done
		for what in csv encode perf jevents strings defines; do
			try "export $platform: what was exported agrees with the library when it is read back: $what" \
				python3 tests/export/compare.py $what $platform "$scratch" "$uncore"
		done
		try "export $platform: metrics in perf's language have the values of ours" \
			env "TEST_TURN=$(turn_below 3)" python3 tests/export/perf_metrics.py $platform "$scratch/$platform.perf" "$uncore" 2 12
	done
	# This spec has commas and quotes in a text.
	for form in json csv; do
		"$generator" export $form --spec tests/import/spec --platform part >"$scratch/part.$form"
	done
	try "export: csv with commas and quotes is read back correctly" \
		python3 tests/export/compare.py csv part "$scratch" "$uncore"
	try "export: csv doubles the quotes inside a text" grep -q '"Cycles, ""all"" of them."' "$scratch/part.csv"
else
	skip "export: perf, json, csv and c-defines can be read back" "python3 is not there"
fi

# The kinds of docs/export.md, each with its number. What is of no kind is noticed, as is a number that is wrong there.
linux_form() {
	"$generator" export perf --platform skx >"$scratch/skx.json" 2>"$scratch/skx.left_out" &&
		python3 tests/export/linux_form.py "${1:-tests/facts/linux_skx_list.txt}" "$scratch/skx.json" "$scratch/skx.left_out" \
			"${2:-docs/export.md}"
}
form_noticed() {
	sed 's/^\(UNC_M_CAS_COUNT.RD .*\)UMask=0x3 /\1UMask=0x1 /' tests/facts/linux_skx_list.txt >"$scratch/list.txt"
	! linux_form "$scratch/list.txt" >"$scratch/found" && grep -qx 'UNC_M_CAS_COUNT.RD: UMask is 0x1 there and 0x3 here' "$scratch/found" ||
		return 1
	sed 's/^| ScaleUnit | [0-9]* |/| ScaleUnit | 7 |/' docs/export.md >"$scratch/page.md"
	! linux_form tests/facts/linux_skx_list.txt "$scratch/page.md" >"$scratch/found" &&
		grep -q '^ScaleUnit: the page says 7, found [1-9]' "$scratch/found"
}
if command -v python3 >/dev/null 2>&1; then
	try "export perf: a textual diff with Linux's list of skx has only the kinds that the page names" linux_form
	try "export perf: a difference of no kind, and a wrong number on the page, are noticed" form_noticed
fi

# Names that only one of them has are left out.
defines_agree() {
	for platform in $platforms; do
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
			"${CC:-cc}" -std=c11 -Wall -Werror -Iruntime/library/include -Igenerated/include -o "$scratch/numbers" "$scratch/numbers.c" || return 1
			"$scratch/numbers" | sort >"$scratch/numbers.$(echo "$header" | tr -dc 'a-z')" || return 1
		done
		comm -13 "$scratch"/numbers.*definesh "$scratch/numbers.uncore${platform}h" | head -5 | grep . && return 1
		[ "$(wc -l <"$scratch/numbers.uncore${platform}h")" -gt 250 ] || { wc -l "$scratch"/numbers.*; return 1; }
	done
}
try "c-defines: the numbers are those of the generated headers" defines_agree
# The reset of a CBo clears the counts of all four counters, so a session restores those too that the event cannot use
# (329468-002 p26: TOR_OCCUPANCY only on counter 0; C0_MSR_PMON_CTL1 at 0xd11, CTR0 to CTR3 at 0xd16 to 0xd19).
reset_too() {
	"$generator" export msr-safe --spec "$1" --platform ivt --events UNC_C_TOR_OCCUPANCY.ALL >"$scratch/allowlist.txt" &&
		sed -n 's/^0x00000D\(1[0-9]\) 0x0*\([0-9A-F]\).* # cbo 0 .*/\1:\2/p' "$scratch/allowlist.txt" | tr '\n' ' ' >"$scratch/masks" &&
		grep -q '^10:F 11:0 12:0 13:0 16:F 17:F 18:F 19:F $' "$scratch/masks" || { cat "$scratch/masks"; return 1; }
}
try "msr-safe: counts that the reset of a box clears may be restored, even of counters without an event" reset_too spec
cp -r spec "$scratch/reordered" && sed -i 's/\("frz": 1\), \("rst_ctrs": 1\)/\2, \1/' "$scratch/reordered/ivt/cbo.box.json"
try "msr-safe: the reset may be the first field that its step sets" eval \
	'! cmp -s spec/ivt/cbo.box.json "$scratch/reordered/ivt/cbo.box.json" && reset_too "$scratch/reordered"'
if command -v python3 >/dev/null 2>&1; then
	. tests/export/against.sh
fi
done_testing
