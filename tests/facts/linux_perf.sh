#!/bin/sh
# SPDX-License-Identifier: MIT
# Checks perf's strings for every event, umask and modifier. What Linux's driver makes of them, by the facts of its
# source, must be our registers. The perf tool, if it is installed, must parse them as we expect. It needs no uncore
# PMU: in its own namespace it finds files that describe some, parses the strings, and fails only when it opens the
# event.
# Run by make test, early, one turn in 5, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
uncore=${BUILD:-build}/bin/uncore
. tests/tools/tap.sh

# Linux has one driver for several generations, so what it does for skx it does for clx, too, for spr and emr, and for gnr, srf, cwf
# and grr. Of the last, which has fewer boxes, the facts name the PMUs.
facts=$scratch/facts
sed -n 's/^\([a-z]*\) skx /\1 clx /p; s/^\([a-z]*\) gnr \(.*\)/\1 srf \2\n\1 cwf \2\n\1 grr \2/p; s/ uncore_cha 60 / uncore_cha 64 /; s/^\([a-z]*\) spr /\1 emr /p' tests/facts/linux_perf.txt |
	grep -v '^pmu grr \| grr \(upi\|b2upi\|b2cxl\|cxlcm\|cxldp\|b2hot\|mdf\) ' | cat tests/facts/linux_perf.txt - >"$facts"

# agrees PLATFORM [FACTS]
agrees() {
	python3 tests/facts/linux_perf.py check "$uncore" "${2:-$facts}" "$1" "$scratch/$1.strings"
}

# finds PLATFORM RIGHT WRONG: with this change of the facts the comparison fails
finds() {
	sed "/ $1 /s/$2/$3/" $facts >"$scratch/wrong"
	! cmp -s $facts "$scratch/wrong" || { echo "nothing was changed"; return 1; }
	! agrees "$1" "$scratch/wrong" >"$scratch/found" && grep -q 'Linux \(writes another\|reads another\|would honour\|refuses\)' "$scratch/found"
}

if ! command -v python3 >/dev/null 2>&1; then
	skip "perf: Linux makes our registers from every string" "python3 is not there"
	done_testing
	exit
fi
# Half of the platforms in turn.
number=0
for platform in jkt ivt hsx bdx bdxde knl skx clx icx snr gnr srf cwf spr emr grr nhmex wsmex; do
	number=$((number + 1))
	! chosen "$number" 2 || try "perf: Linux makes our registers from every string of $platform" agrees $platform
done
try "perf: the comparison finds a wrong bit range" finds jkt 'occ_edge=config:14-51' 'occ_edge=config:31'
try "perf: the comparison finds a filter that Linux does not write" finds ivt '0x4335 0xffff 0x18' '0x4335 0xffff 0x10'
try "perf: the comparison finds another counter that runs freely" finds skx '0xb08 0x1' '0xb09 0x1'
try "perf: the comparison finds a filter that a string could have set" finds ivt '0xdf04c0ff' '0xdf24c0ff'

# This script runs in the namespace. It parses the strings of a file, then prints the config words of some of them.
cat >"$scratch/inside" <<'SH'
mount -t tmpfs none /sys/bus/event_source/devices || exit 9
python3 tests/facts/linux_perf.py sysfs "$1" "$2" /sys/bus/event_source/devices || exit 9
# Two instances suffice to show that a string without a number is for all; perf reads every PMU for every event.
for pmu in /sys/bus/event_source/devices/*_*[0-9]; do
	[ "${pmu##*_}" -lt 2 ] || grep -q "^${pmu##*/}/" "$3" || rm -r "$pmu"
done
xargs -n 100 sh -c 'for e; do set -- "$@" -e "$e"; shift; done; perf stat "$@" true 2>&1 | grep -A 3 "event syntax error"' sh <"$3" >"$4.errors"
awk 'NR % 50 == 1 || /occ_edge|match|filter_(nc|isoc|tid)/ && NR % 10 == 2' "$3" | while read -r string; do
	perf stat -vv -e "$string" true 2>&1 | awk -v string="$string" '
		/^perf_event_attr:/ && seen++ { exit }
		/^  config / { config = $2 }
		/config1 }/ { one = $NF }
		/config2 }/ { two = $NF }
		END { print string, config + 0 == 0 && config == "" ? "0x0" : config, one == "" ? 0 : one, two == "" ? 0 : two }'
done >"$4.words"
SH
# perf reads every PMU for every string, so it gets 200 of a platform.
below=$(turn_below 2)
parses() {
	count=$(wc -l <"$scratch/$1.strings") number=0
	while read -r string; do
		number=$((number + 1))
		TEST_TURN=$below chosen "$number" $((count / 200 + 1)) && echo "$string"
	done <"$scratch/$1.strings" >"$scratch/$1.some"
	unshare -rm sh "$scratch/inside" $facts "$1" "$scratch/$1.some" "$scratch/$1" && [ ! -s "$scratch/$1.errors" ] &&
		python3 tests/facts/linux_perf.py same $facts "$1" "$scratch/$1.words" || { head -20 "$scratch/$1.errors"; return 1; }
}
refuses() {
	echo 'uncore_pcu/event=0x117/' >"$scratch/bad"
	unshare -rm sh "$scratch/inside" $facts ivt "$scratch/bad" "$scratch/bad" && grep -q 'value too big' "$scratch/bad.errors"
}
if ! perf --version >/dev/null 2>&1; then
	skip "perf: the perf tool parses every string" "perf is not there (linux-perf)"
elif ! unshare -rm sh -c 'mount -t tmpfs none /sys/bus/event_source/devices' 2>/dev/null; then
	skip "perf: the perf tool parses every string" "the machine allows no namespace with other files"
else
	for platform in jkt ivt icx snr knl gnr srf cwf spr emr grr; do
		[ ! -s "$scratch/$platform.strings" ] || try "perf: the perf tool parses the strings of $platform as we expect" parses $platform
	done
	try "perf: the perf tool refuses a wrong string" refuses
fi
done_testing
