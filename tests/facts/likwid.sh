#!/bin/sh
# SPDX-License-Identifier: MIT
# Compares every uncore name of likwid with the event tables. Each name means the same code, umask and extra select bit
# as in likwid, or it is not a name here and likwid_left_out.txt gives the dispute, or likwid_otherwise.txt does. The
# tables attribute no name to likwid that likwid lacks.
# Run by make test, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh
. tests/facts/reference.sh
. tests/facts/disputes.sh
build=${BUILD:-build}
facts=$scratch/likwid_events
left_out=$scratch/likwid_left_out
. tests/facts/likwid_names.sh

try "likwid: the comparison compiles" "${CC:-cc}" -std=c11 -O1 -Wall -Wextra -Werror -Iruntime/library/include -Igenerated/include \
	-o "$scratch/likwid" tests/facts/likwid.c "$build/lib/libuncore.a" -ljansson
otherwise=tests/facts/likwid_otherwise.txt
"$scratch/likwid" "$facts" "$left_out" $otherwise "$disputes" >"$scratch/all"
status=$?
grep '^#' "$scratch/all"
try "likwid: its names mean the same here except where a dispute says otherwise" sh -c \
	'grep -v "^#" "$1"; exit "$2"' sh "$scratch/all" $status
grep ' equal, ' "$scratch/all" | sed 's/^/# /'

try "likwid: no name has small letters, as the script that compiles its lists skips such names" sh -c \
	'! awk '"'"'!/^#/ && $3 ~ /[a-z]/ { print; found = 1 } END { exit !found }'"'"' "$1"' sh "$facts"

# As LIKWID takes them: with a counter and options, and back.
try "likwid: the round trip compiles" "${CC:-cc}" -std=c11 -O1 -Wall -Wextra -Werror -Iruntime/library/include -Igenerated/include \
	-o "$scratch/words" tests/facts/likwid_words.c "$build/lib/libuncore.a"
for platform in jkt ivt hsx bdx bdxde knl skx clx icx spr emr gnr srf nhmex wsmex; do
	try "likwid: each name with its counter means the same here, and is written again, on $platform" \
		"$scratch/words" "$facts" "$left_out" $platform
done
renamed() { sed "$1" "$facts" >"$scratch/renamed" && ! "$scratch/words" "$scratch/renamed" "$left_out" ivt; }
try "likwid: the round trip reports a name that no counter takes" renamed '/^ivt imc CAS_COUNT_RD /s/RD/RX/'
try "likwid: the round trip reports a name of another box" renamed '/^ivt imc CAS_COUNT_RD /s/imc/ha/'

# The command must agree with the library.
says() {
	"$build/bin/uncore" encode -p "$1" --format perf "$2" >"$scratch/said" 2>&1
	grep -qxF "$3" "$scratch/said" || { cat "$scratch/said"; return 1; }
}
try "likwid: uncore encodes its name of an event without umasks" says ivt imc:WPQ_INSERTS "uncore_imc/event=0x20/"
try "likwid: uncore encodes its name of an event with a umask" says jkt CAS_COUNT_WR "uncore_imc/event=0x4,umask=0xc/"
try "likwid: uncore refuses a name that only another box has" \
	sh -c '! "$1" encode -p ivt cbo:WPQ_INSERTS' sh "$build/bin/uncore"
try "likwid: uncore knows no counter on a processor that LIKWID does not know" \
	sh -c '! "$1" encode -p cwf --format likwid UNC_M_CAS_COUNT_SCH0.RD && ! "$1" encode -p grr RXR_INSERTS_AK:MDF0C0' sh "$build/bin/uncore"
try "likwid: uncore refuses a name that means something else there" \
	sh -c '! "$1" encode -p ivt EVENT_MSG_IPI_RCVD' sh "$build/bin/uncore"

# The comparison must find what is wrong.
# compared: runs the comparison with $scratch/facts and $scratch/left_out; it must fail
compared() {
	! "$scratch/likwid" "$scratch/facts" "$scratch/left_out" $otherwise "$disputes" >"$scratch/refused" ||
		not_ok "likwid: the comparison reports what is wrong" "$scratch/refused"
	cp "$facts" "$scratch/facts"
	cp "$left_out" "$scratch/left_out"
}
# refuses WHAT WORDS: the comparison printed WORDS
refuses() {
	try "likwid: the comparison reports $1" grep -- "$2" "$scratch/refused"
}
changed() {
	sed "$2" "$1" >"$scratch/changed"
	if cmp -s "$1" "$scratch/changed"; then
		not_ok "likwid: $2 changes something"
	fi
	mv "$scratch/changed" "$1"
}
cp "$facts" "$scratch/facts"
cp "$left_out" "$scratch/left_out"
changed "$scratch/facts" '/^ivt imc CAS_COUNT_WR /s/0x4/0x5/'
changed "$scratch/facts" '/^jkt imc CAS_COUNT_RD /s/0x3/0x1/'
changed "$scratch/facts" '/^ivt qpi RXL_FLITS_G1_SNP /s/1$/0/'
changed "$scratch/facts" '/^skx upi RXL_BASIC_HDR_MATCH_SNP_OPC /s/0x1$/0x2/'
changed "$scratch/facts" '/^clx imc PMM_CMD1_RD /s/0x2/0x4/'
changed "$scratch/facts" '/^clx m2m IMC_READS_TO_PMM /d'
changed "$scratch/facts" '/^emr cha TOR_INSERTS_IA_MISS_WIL /s/0xc87fde$/0xc87fdf/'
changed "$scratch/facts" '/^gnr iio TXN_DATA_REQ_BY_CPU_MEM_WRITE_ALL_PARTS /s/0x70ff0$/0x70fe0/'
changed "$scratch/facts" '/^srf b2cmi B2CMI_TAG_HIT_ALL /d'
changed "$scratch/facts" '/^nhmex mbox DRAM_CMD_RAS_WRPRIO /s/iss=0x100/iss=0x80/'
changed "$scratch/facts" '/^wsmex mbox CYCLES_MFULL /s/0x800c0/0x240/'
changed "$scratch/facts" '/^ivt irp TICKLES_TOP_OF_QUEUE /d'
changed "$scratch/facts" '$a ivt cbo NO_SUCH_NAME 0x0 0x0 0'
changed "$scratch/left_out" '$a ivt-ubox-ipi ivt imc CAS_COUNT_RD'
changed "$scratch/left_out" '$a ivt-ubox-ipi ivt ubox NO_SUCH_NAME'
compared
refuses "a wrong code" "CAS_COUNT_WR is 0xc04 of imc, likwid's is 0xc05"
refuses "a wrong umask" "CAS_COUNT_RD is 0x304 of imc, likwid's is 0x104"
refuses "a wrong extra select" "RXL_FLITS_G1_SNP is 0x200102 of qpi, likwid's is 0x102"
refuses "a wrong upper half" "RXL_BASIC_HDR_MATCH_SNP_OPC is 0x100000905 of upi, likwid's is 0x200000905"
refuses "a wrong umask of an event that only the later table has" "PMM_CMD1_RD is 0x2ea of imc, likwid's is 0x4ea"
refuses "a wrong value of emr" 'TOR_INSERTS_IA_MISS_WIL is 0x.* of cha'
refuses "a wrong port" 'TXN_DATA_REQ_BY_CPU_MEM_WRITE_ALL_PARTS is 0x.* of iio'
refuses "a name that the table of the small cores does not have" 'srf b2cmi:B2CMI_TAG_HIT_ALL is called likwid'
refuses "a wrong value of a register beside the control" 'nhmex mbox:DRAM_CMD_RAS_WRPRIO'
refuses "a name that is written as here" 'wsmex mbox:CYCLES_MFULL: LIKWID writes no such name otherwise'
refuses "a name that the later table does not have" 'clx m2m:IMC_READS_TO_PMM is called likwid'
refuses "a name that likwid does not have" 'irp:TICKLES_TOP_OF_QUEUE is called likwid'
refuses "a name that no event has" 'NO_SUCH_NAME: nothing has this name'
refuses "a left-out name that means an event" 'ivt imc:CAS_COUNT_RD.*should be none'
refuses "a left-out name that likwid does not have" 'ivt ubox:NO_SUCH_NAME is left out, but not missing'
changed "$scratch/facts" '$a ivt cbo FEW_WORDS'
compared
refuses "an incomplete line" 'no fact: ivt cbo FEW_WORDS'
# One platform is enough for the disputes.
changed "$scratch/facts" '/^ivt /!d'
changed "$scratch/left_out" 's/^ivt-ubox-ipi /no-such-dispute /'
compared
refuses "a left-out name without a dispute" 'a dispute that there is not'
changed "$scratch/facts" '/^ivt /!d'
changed "$scratch/left_out" 's/^ivt-ubox-ipi /ivt-ha-bypass-imc-umask /'
compared
refuses "a left-out name with a dispute about something else" 'a dispute that there is not'

# For those who update the facts: an independent collection from likwid must say the same.
for platform in jkt ivt; do
	name="likwid: likwid_events.txt has what the collection says about $platform"
	if has_reference "$name" events_$platform.json; then
		try "$name" python3 tests/facts/likwid_reference.py $platform "$reference/events_$platform.json" "$facts" "$disputes"
	fi
done
done_testing
