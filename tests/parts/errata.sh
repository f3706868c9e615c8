#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests what uncore prints about errata, on a made-up platform: M1 is on steppings 2 to 4 and about an event, M2 on
# stepping 3 and about one umask, M3 on each stepping and about a filter register; M4 and M5 spoil no count.
# Run by make test.
set -u

cd "$(dirname "$0")/../.." || exit 1
uncore=$(realpath "${BUILD:-build}/tests/helpers/uncore_parts")
. tests/tools/tap.sh

# sim STEPPING: sets $sim to a machine of this stepping
sim() {
	printf '{ "schema": 1, "stepping": %s, "traffic": [ { "event": "B_WORK", "rate": 1000 } ] }\n' "$1" >"$scratch/$1.json"
	sim=mosaic,$scratch/$1.json
}

# ids STEPPING EVENT: prints the errata that stat -f json gives for the event
ids() {
	sim "$1"
	"$uncore" --sim "$sim" stat -e "$2" -f json -t 10 >"$scratch/out" 2>"$scratch/err" || { cat "$scratch/err"; return 1; }
	grep -o '"errata": .*' "$scratch/out" | grep -o '"id": "[^"]*"\|"state": "[^"]*"' | sed 's/.*: "//; s/"//' |
		tr '\n' ' '
}

has() {
	found=$(ids "$1" "$2")
	[ "$found" = "$3" ] || { echo "stepping $1, $2: $found, not $3"; return 1; }
}

steppings() {
	has 1 B_WORK "" && has 2 B_WORK "M1 present " && has 4 B_WORK "M1 present " && has 5 B_WORK ""
}
try "errata: stat notes an erratum on the steppings that have it, and on no other" steppings
umasks() {
	has 3 L_FLITS.FAR "M2 present " && has 3 L_FLITS.NEAR "" && has 3 L_FLITS.FAR+NEAR "M2 present " &&
		has 2 L_FLITS.FAR ""
}
try "errata: an erratum of one umask is noted if that umask is counted" umasks
filters() {
	has 0 B_WORK,tag=1 "M3 present " && has 2 B_WORK,tag=1 "M1 present M3 present "
}
try "errata: an erratum of a filter register is noted if the filter is set" filters
try "errata: what makes an access fail, or is avoided, is not noted" has 0 S_WORK ""

text() {
	sim 3
	"$uncore" --sim "$sim" stat -e B_WORK -e B_WORK,tag=1 -t 10 >"$scratch/out" 2>&1 &&
		grep -c '^  B_WORK.* by erratum ' "$scratch/out" | grep -qx 3 &&
		grep -qxF '  B_WORK overcounts by erratum M1: What comes back is counted again.' "$scratch/out" || {
		cat "$scratch/out"
		return 1
	}
}
try "errata: stat prints each erratum of each event once below its table" text
csv() {
	sim 3
	"$uncore" --sim "$sim" stat -e B_WORK,tag=1 -f csv -t 10 >"$scratch/out" 2>&1 &&
		head -1 "$scratch/out" | grep -q ',errata,group,when,started,' && tail -1 "$scratch/out" |
		grep -q ',M1 M3,,[^,]*Z,[^,]*Z,' || {
		cat "$scratch/out"
		return 1
	}
}
try "errata: stat -f csv has the ids in a column" csv

# A recording of an older uncore does not give the stepping.
unknown() {
	sim 3
	"$uncore" record "$scratch/tape" --sim "$sim" -e B_WORK -t 10 -f csv >"$scratch/first" &&
		"$uncore" stat --replay "$scratch/tape" >"$scratch/again" && tail -1 "$scratch/again" |
		grep -q ',M1,,[^,]*Z,[^,]*Z,' || return 1
	sed '1s/,"stepping":3//; 1s/"stepping":3,//' "$scratch/tape" >"$scratch/older" &&
		! cmp -s "$scratch/tape" "$scratch/older" &&
		"$uncore" stat --replay "$scratch/older" >"$scratch/out" && tail -1 "$scratch/out" |
		grep -q ',M1?,,[^,]*Z,[^,]*Z,' || {
		cat "$scratch/out"
		return 1
	}
	"$uncore" stat --replay "$scratch/older" -f text >"$scratch/out" 2>&1
	grep -qF 'Whether this machine has it is not known, as its stepping is not.' "$scratch/out" ||
		{ cat "$scratch/out"; return 1; }
}
try "errata: where the stepping is not known, stat says so" unknown

refused() {
	sim 16 && ! "$uncore" --sim "$sim" stat -e B_WORK -t 10 >"$scratch/out" 2>&1 && grep -q stepping "$scratch/out"
}
try "errata: a stepping that no processor has is an error of the scenario" refused

# shows ITEM WORDS...: show prints a line with each of these words, and no other erratum
shows() {
	item=$1
	"$uncore" show -p mosaic "$item" >"$scratch/out" 2>&1 || { cat "$scratch/out"; return 1; }
	shift
	for words; do
		grep -qF -- "$words" "$scratch/out" || { echo "no $words"; cat "$scratch/out"; return 1; }
	done
}
pages() {
	shows B_WORK "erratum M1: Work is counted twice" "steppings     2 to 4, fixed in 5" "instead       slice/S_WORK" "way around    Halve it." &&
		! grep -q "M2" "$scratch/out" &&
		shows L_FLITS.FAR "erratum M2" && shows bank.tag "erratum M3" &&
		shows B_LOOK.TAGGED "erratum M3" && shows B_LOOK "erratum M3" && shows slice "erratum M4" "erratum M5" "sessions keep clear of it" &&
		shows bank "errata        M1 (bank/B_WORK), M3 (bank.tag)" && ! grep -q "erratum M" "$scratch/out" &&
		shows L_FLITS.NEAR L_FLITS && ! grep -q "erratum M2" "$scratch/out" &&
		shows B_LOOK.WHOLE B_LOOK && ! grep -q "erratum M" "$scratch/out" &&
		shows B_CLOCK B_CLOCK && ! grep -q "erratum M" "$scratch/out"
}
try "errata: show prints those of an event, a umask, a register and a box" pages

# B_WORK has M1 of its own, M3 by the filter that it may set; M2, M4 and M5 are about others.
why_json() {
	"${BUILD:-build}/bin/uncoregen" why B_WORK --spec tests/parts/spec --format json >"$scratch/out" &&
		grep -o '"id": "M[0-9]"' "$scratch/out" | tr -dc 'M0-9' | grep -qx M1M3
}
try "errata: uncoregen why prints those of an event as JSON" why_json

# noted PLATFORM EVENT IDS: stat on the platform's machine prints these errata in their column
noted() {
	"$real" stat --sim "$1" -e "$2" -t 10 -f csv >"$scratch/out" 2>"$scratch/err" || { cat "$scratch/err"; return 1; }
	awk -F, -v wanted="$3" 'NR == 1 { for (i = 1; i <= NF; i++) if ($i == "errata") at = i }
		NR > 1 && $at != wanted { wrong = 1 } END { exit wrong || !at || NR < 2 }' "$scratch/out" || {
		echo "$1, $2: not $3"
		cat "$scratch/out"
		return 1
	}
}
real=${BUILD:-build}/bin/uncore
received() {
	noted hsx UNC_Q_RxL_FLITS_G1.DRS_DATA qpi_data_in && noted bdx UNC_Q_RxL_FLITS_G2.NCB qpi_data_in &&
		noted hsx UNC_Q_TxL_FLITS_G0.DATA "" && noted ivt UNC_Q_RxL_FLITS_G1.DRS_DATA ""
}
try "errata: what a link receives is noted on the two processors where others saw it wrong" received
marked() {
	"$real" stat --sim jkt -e UNC_H_DIRECT2CORE_COUNT -t 10 |
		grep -q 'UNC_H_DIRECT2CORE_COUNT may be wrong by erratum home_agent_marked: ' || return 1
	noted jkt UNC_H_DIRECT2CORE_COUNT home_agent_marked && noted ivt UNC_H_DIRECT2CORE_COUNT "" &&
		noted jkt UNC_H_CLOCKTICKS ""
}
early() {
	printf '{ "schema": 1, "stepping": 1, "traffic": [ { "event": "UNC_UPI_RxL_FLITS.ALL_DATA", "rate": 1000 } ] }\n' >"$scratch/early.json"
	noted "skx,$scratch/early.json" UNC_UPI_RxL_FLITS.ALL_DATA upi_data_in && noted skx UNC_UPI_RxL_FLITS.ALL_DATA "" &&
		noted clx UNC_UPI_RxL_FLITS.ALL_DATA ""
}
try "errata: what is of the first steppings of a platform is noted there alone, and not on the next platform" early
try "errata: what one list marks as broken is noted on its processor alone" marked
done_testing
