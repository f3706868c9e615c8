#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests uncore search: whether the first rows answer users' questions (questions.txt), what it takes for the same word, and
# what it prints.
# Run by make test, one turn in 2.
set -u

cd "$(dirname "$0")/../.." || exit 1
uncore=${UNCORE:-${BUILD:-build}/bin/uncore}
case $uncore in /*) ;; *) uncore=$PWD/$uncore ;; esac
unset UNCORE_PLATFORM
. tests/tools/tap.sh

# run ARGUMENT...: sets $scratch/out, $scratch/err and $status
run() {
	"$uncore" "$@" >"$scratch/out" 2>"$scratch/err"
	status=$?
}

# names WORD...: prints the names of the rows
names() {
	"$uncore" search --format json "$@" 2>/dev/null | sed -n 's/^ *"name": "\([^"]*\)",$/\1/p'
}

# same "WORD..." "WORD...": both questions give the same rows, and at least one, on every platform
same() {
	names -p all -N 50 $1 >"$scratch/one" && names -p all -N 50 $2 >"$scratch/other"
	[ -s "$scratch/one" ] && diff "$scratch/one" "$scratch/other"
}

# first NAME WORD...: the first row has the name
first() {
	wanted=$1
	shift
	got=$(names "$@" | head -n 1)
	[ "$got" = "$wanted" ] || { echo "first is $got, wanted $wanted"; return 1; }
}

# first_line WORD: the first line is about the word in stat's table
first_line() {
	"$uncore" search "$1" | head -n 1 | grep -q "^$1  a word that uncore stat prints"
}

# says STATUS TEXT WORD...: the exit status, and a line that holds the text
says() {
	wanted=$1 text=$2
	shift 2
	run "$@"
	[ "$status" = "$wanted" ] && cat "$scratch/out" "$scratch/err" | grep -qF -- "$text" ||
		{ echo "exit $status, wanted $wanted and: $text"; cat "$scratch/out" "$scratch/err"; return 1; }
}

# Each question on each platform is a case.
python3 tests/search/questions.py "$uncore" tests/search/questions.txt >"$scratch/questions" ||
	not_ok "search: questions.py runs" "$scratch/questions"
tab=$(printf '\t')
while IFS="$tab" read -r title wrong; do
	echo "$wrong" >"$scratch/why"
	if [ -z "$wrong" ]; then ok "search: $title"; else not_ok "search: $title" "$scratch/why"; fi
done <"$scratch/questions"
try "search: at least thirty questions were asked" \
	[ "$(cut -f1 "$scratch/questions" | sed 's/^[a-z0-9]*: //' | sort -u | wc -l)" -ge 30 ]
# A platform of which nobody asked anything fails here: write questions for it, with the answers, before its first search.
asked() {
	"$uncore" list platforms -f csv | sed -n '2,$s/,.*//p' | sort >"$scratch/platforms"
	[ -s "$scratch/platforms" ] || return 1
	while read -r platform; do
		count=$(grep -c "^$platform: " "$scratch/questions")
		[ "$count" -ge 5 ] || echo "$platform: $count questions in tests/search/questions.txt, wanted 5"
	done <"$scratch/platforms" >"$scratch/few"
	cat "$scratch/few"
	[ ! -s "$scratch/few" ]
}
try "search: of each platform at least five questions were asked" asked

# ---- addresses: those that linux uncore_snbep.c and likwid registers.h have ----
try "search: an MSR" first cbo.box_ctl -p ivt MSR 0xd04
try "search: the number of an MSR, in the array of the counters" first cbo.ctr -p jkt 0xd37
try "search: a place in PCI configuration space" first imc.ctl -p ivt PCI 10.4+0xd8
try "search: as setpci has it, without quotes or prefix" first imc.ctl -p ivt 10.4+d8
try "search: a register that several platforms have there is one row" says 0 "cbo.box_ctl  register on ivt, jkt" search -p all MSR 0xd04
try "search: it says that it found an address" says 0 "found: MSR 0xd04 in the address" search -p ivt MSR 0xd04
try "search: an address without a register is no words" says 1 "no register of the platforms that are searched is at 0x99999" search -p ivt 0x99999

# ---- what is the same word ----

try "search: case does not matter" same "llc miss" "LLC MISS"
try "search: a plural is the same word" same "eviction" "evictions"
try "search: a plural in -es is the same word" same "bypass" "bypasses"
try "search: a plural in -ies is the same word" same "directory" "directories"
try "search: hyphens, dots and slashes part words" same "self-refresh" "self refresh"
try "search: words in one operand are several words" sh -c '"$1" search -p ivt "page empty" >"$2/a" && "$1" search -p ivt page empty >"$2/b" &&
	cmp "$2/a" "$2/b"' sh "$uncore" "$scratch"
try "search: words that say nothing are left out" same "the occupancy of the TOR" "occupancy TOR"
try "search: nothing but such words is searched for as it is" says 0 "found: how" search -p ivt how
# A synonym finds the same things, though not always in the same order: the word that was typed is worth more.
synonyms() {
	names -p all -N 3 $1 >"$scratch/one" && names -p all -N 20 $2 >"$scratch/other"
	[ -s "$scratch/one" ] && ! grep -vxFf "$scratch/other" "$scratch/one"
}
try "search: L3 finds LLC" synonyms "L3 victims" "LLC victims"
try "search: several words are a synonym of one" synonyms "last level cache victims" "LLC victims"
saturated() {
	for platform in jkt ivt hsx bdx bdxde skx clx; do
		"$uncore" search -p "$platform" -N 2 saturated | grep -q "^imc/PCT_MEM_BW_PEAK " || { echo "$platform"; return 1; }
	done
}
try "search: saturated finds the used part of the memory's bandwidth first or second" saturated
try "search: QPI finds UPI" first upi/UPI_DATA_TX_BW -p skx QPI data sent
try "search: the reason names the synonym that stands there" says 0 "L3 (LLC) in the name" search -p ivt L3 victims
# The reading of that group has NUMA_READS first, and "reads" later.
try "search: of words that answer as well the reason names the first" says 0 "read (READS) in the text" search -p ivt numa memory read
try "search: a mistyped word is searched for as the nearest one" first imc/MEM_BW_TOTAL -p skx MEM_BW_TOTLA
try "search: the row of a mistyped word says so" says 0 'No result has "bandwith"; showing results for "bandwidth".' \
	search -p skx memory bandwith
try "search: a word that nothing is near to is left out, and that is said" says 0 'No result has "qqzzq"; showing results for the other words.' \
	search -p skx memory qqzzq
# corrected PLATFORM WORD: prints what is searched for in its place
corrected() {
	"$uncore" search -p "$1" --format json "$2" 2>/dev/null | sed -n 's/^ *"instead": "\(.*\)".*/\1/p'
}
# Words of any platform's names are not mistyped, also where another platform is searched: a sample in turn.
not_corrected() {
	"$uncore" list -p all 2>/dev/null | tr -cs 'A-Za-z' '\n' | tr 'A-Z' 'a-z' | grep -E '^.{4,}$' | sort -u |
		awk -v turn="${TEST_TURN:-0}" 'turn == "all" || (NR + turn) % 40 == 0' >"$scratch/known"
	[ "$(wc -l <"$scratch/known")" -ge 5 ] || return 1
	for word in optane opcode memory $(cat "$scratch/known"); do
		for platform in xeonmp ivt skx; do
			instead=$(corrected $platform $word)
			[ -z "$instead" ] || { echo "$platform: $word became $instead"; return 1; }
		done
	done
}
try "search: a word that some platform knows is not taken for a mistyped one" not_corrected
try "search: that test sees a correction" [ "$(corrected skx bandwith)" = bandwidth ]
try "search: nothing at all exits 1" says 1 "uncore search: nothing is about qqzzq" search -p skx qqzzq
try "search: nothing at all is an empty list for programs" says 1 '"rows": []' search -p skx --format json qqzzq
try "search: where to look for how to do something" says 1 "see docs/cookbook.md" search -p ivt prometheus
try "search: the same where a word was corrected" says 0 "see docs/cookbook.md" search -p ivt memry bandwith
try "search: words that every sentence has are ignored" same "which would be written" "written"
# not_cookbook WORD...: what was found as it was asked needs no other place
not_cookbook() {
	run search "$@" && [ "$status" = 0 ] && ! grep -q cookbook "$scratch/out" "$scratch/err"
}
try "search: a question that was understood names no other place" not_cookbook -p ivt memory bandwidth
try "search: a question without a letter exits 1" says 1 "nothing is about" search -p skx "%%%"
try "search: no question exits 2" says 2 "uncore search" search
try "search: another tool's name finds the event" first UNC_M_CAS_COUNT.RD -p hsx cas_count_read
try "search: a full name is the first row" first UNC_C_TOR_INSERTS.EVICTION -p ivt UNC_C_TOR_INSERTS.EVICTION
control() {
	"$uncore" search -p ivt "$(printf 'qq\033[2Jzz')" >"$scratch/out" 2>&1
	grep -qF 'qq?[2Jzz' "$scratch/out" && ! grep -q "$(printf '\033')" "$scratch/out"
}
try "search: a control sequence in a question is not printed" control

# ---- where, and how much ----

# once: over all platforms a name is one row, and names its platforms
once() {
	names -p all -N 100000 "$@" >"$scratch/names"
	[ -s "$scratch/names" ] && [ -z "$(sort "$scratch/names" | uniq -d)" ] || { sort "$scratch/names" | uniq -d; return 1; }
}
try "search: what several platforms have is one row" once memory
try "search: the row names the platforms" says 0 "metric on bdx, bdxde, clx, cwf, emr, gnr, grr, hsx, icx, ivt, jkt, knl, skx, snr, spr, srf" search -p all MEM_BW_TOTAL
try "search: -p chooses a platform" says 0 "uncore show -p jkt ubox" search -p jkt locks
try "search: UNCORE_PLATFORM chooses a platform" env UNCORE_PLATFORM=jkt sh -c '"$1" search locks | grep -q "show -p jkt"' sh "$uncore"
try "search: --sim chooses its platform, and the command line keeps it" says 0 "uncore stat --sim skx:2 -M imc/MEM_BW_READS" \
	search --sim skx:2 memory reads bandwidth
try "search: -p is stronger than the machine of --sim" says 0 "metric on jkt" search -p jkt --sim skx memory bandwidth
try "search: an unknown platform is an error" says 2 'there is no platform "skz"' search -p skz memory
mkdir -p "$scratch/root/proc" "$scratch/none/proc"
printf 'processor\t: 0\nvendor_id\t: GenuineIntel\ncpu family\t: 6\nmodel\t\t: 62\nstepping\t: 4\n\n' >"$scratch/root/proc/cpuinfo"
printf 'processor\t: 0\nvendor_id\t: AuthenticAMD\ncpu family\t: 6\nmodel\t\t: 62\nstepping\t: 4\n\n' >"$scratch/none/proc/cpuinfo"
try "search: without a platform it is this machine's" says 0 "metric on ivt" search --root "$scratch/root" MEM_BW_TOTAL
try "search: on this machine it needs no simulated one" says 0 "uncore stat -M imc/MEM_BW_TOTAL -t 1000" search --root "$scratch/root" MEM_BW_TOTAL
try "search: on another machine it is every platform" says 0 "clx, cwf, emr, gnr, grr, hsx, icx, ivt" search --root "$scratch/none" MEM_BW_TOTAL
try "search: -N limits the rows" [ "$(names -p all -N 4 memory | wc -l)" = 4 ]
try "search: ten rows without -N, and how to see all" says 0 "The best 10 of " search -p all memory
try "search: results of several platforms can be had of one" says 0 "prints all, -p PLATFORM those of one platform." search -p all memory
try "search: those of one platform cannot" says 0 "prints all." search -p ivt memory
try "search: a list that finds nothing says how to search" says 1 "uncore search bandwidths" list bandwidths

try "search: a value is found by its other name" says 0 "s in its other name 9.6 GT/s" search -p hsx 9.6 GT/s

# ---- what to type next ----

try "search: where the counters are not, it measures a simulated machine that has it" says 0 "uncore stat --sim ivt:2 -M imc/PCT_REQUESTS_PAGE_EMPTY" \
	search --root "$scratch/none" page empty
try "search: an event is counted with the value that was asked for" says 0 "-e UNC_C_TOR_INSERTS.MISS_OPCODE,opc=DRd -t 1000" \
	search -p ivt --root "$scratch/none" LLC misses drd TOR
try "search: a word that stat prints goes before names that have it" first_line frozen

# works WORD...: each command line of the rows can be typed as it stands. Those that measure need a machine: --sim.
works() {
	"$uncore" search -N 12 "$@" | sed -n 's/^    uncore //p' >"$scratch/commands"
	[ -s "$scratch/commands" ] || return 1
	while read -r words; do
		case $words in
		*" --sim "*) ;;
		stat\ *) continue ;;
		esac
		"$uncore" $words >"$scratch/out" 2>"$scratch/err" || { echo "uncore $words"; cat "$scratch/err"; return 1; }
	done <"$scratch/commands"
}
for platform in ivt skx hsx; do
	try "search: the command lines of $platform work" works --sim "$platform" memory bandwidth
	try "search: those of registers and values of $platform work" works -p "$platform" opcode filter
done
try "search: the command lines of every platform work" works -p all frequency band

# parted WORD...: an empty line, and one only, is before each name but the first, and before the advice at the end
parted() {
	"$uncore" search -N 4 "$@" | awk '/^$/ { empty++; next }
		/^[^ ]/ && NR > 1 && !/^The best/ { starts++; if (empty != 1) bad = bad " " NR }
		{ empty = 0 }
		END { if (starts != 4 || bad != "") { print starts " starts, wrong lines:" bad; exit 1 } }'
}
try "search: an empty line parts the rows" parted -p ivt memory bandwidth

# With a filter the event answers by itself what a metric relates to something else.
has_opcode() { names -p "$1" -N 5 llc miss rfo | grep -qx UNC_C_TOR_INSERTS.MISS_OPCODE; }
for platform in jkt ivt hsx bdx; do
	try "search: llc miss rfo gives the event with an opcode, $platform" has_opcode "$platform"
done

done_testing
