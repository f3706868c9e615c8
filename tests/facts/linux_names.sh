#!/bin/sh
# SPDX-License-Identifier: MIT
# Compares names, words and events of PMUs in Linux 6.1 and 6.12 with the driver's arrays of both versions: those that a
# simulated machine shows with --linux, and those in perf's strings. Where the arrays are the same, nothing may differ.
# Run by make test, early, one turn in 3, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
uncore=${BUILD:-build}/bin/uncore
facts=tests/facts/linux_names.txt
. tests/tools/tap.sh

agrees() {
	python3 tests/facts/linux_names.py "$uncore" "${2:-$facts}" "$1"
}
# finds PLATFORM SCRIPT WORDS: with facts changed by the script of sed, the comparison says the words
finds() {
	sed "$2" $facts >"$scratch/wrong"
	! cmp -s $facts "$scratch/wrong" || { echo "nothing was changed"; return 1; }
	! agrees "$1" "$scratch/wrong" >"$scratch/found" && grep -q "$3" "$scratch/found" || { cat "$scratch/found"; return 1; }
}

# counts PLATFORM EVENT INSTANCES
counts() {
	"$uncore" sim run --linux 6.1 --sim "$1:1" -- "$uncore" stat --via perf -e "$2" -t 100 >"$scratch/out" 2>&1
	grep -q "via perf" "$scratch/out" && grep "$2 .*$3" "$scratch/out" | grep -q ' [1-9][0-9,]*  events' || { cat "$scratch/out"; return 1; }
}
# They run one after the other, and perf also counts while it starts.
same_count() {
	command -v perf >/dev/null 2>&1 || return 0
	"$uncore" sim run --linux 6.1 --sim gnr:1 -- sh -c '"$1" stat --via perf -e UNC_B2CMI_CLOCKTICKS -t 400 -f csv >"$2"
		perf stat -x, -a -e uncore_type_16/event=0x1/ sleep 0.4 2>"$3"' sh "$uncore" "$scratch/ours" "$scratch/perfs" 2>"$scratch/err"
	python3 - "$scratch/ours" "$scratch/perfs" <<'PY'
import csv, re, sys
ours = list(csv.DictReader(open(sys.argv[1])))
count = sum(int(row["value"]) for row in ours if row["name"].startswith("UNC_B2CMI"))
perf = int(re.search(r"^(\d+),", open(sys.argv[2]).read(), re.M).group(1))
print(count, perf)
sys.exit(not (count > 0 and 0.8 < perf / count < 1.6))
PY
}
miscounts() {
	set -- "$uncore" stat -e UNC_CXLCM_CLOCKTICKS -t 100
	"$uncore" sim run --linux 6.1 --sim spr:1 -- "$@" >"$scratch/out" 2>&1 && grep "via registers" "$scratch/out" &&
		"$uncore" sim run --linux 6.12 --sim spr:1 -- "$@" >"$scratch/out" 2>&1 && grep "via perf" "$scratch/out" ||
		{ cat "$scratch/out"; return 1; }
}
no_version() {
	! "$uncore" sim run --linux 6 --sim ivt:1 -- true 2>"$scratch/err" && grep -qF -- "--linux 6: that is no version" "$scratch/err"
}

if ! command -v python3 >/dev/null 2>&1; then
	skip "linux names: each version's PMUs" "python3 is not there"
elif ! "$uncore" sim run --sim ivt:1,idle -- true 2>"$scratch/said"; then
	skip "linux names: each version's PMUs" "sim run cannot mount here: $(head -n 1 "$scratch/said")"
else
	number=0
	for platform in spr emr gnr srf cwf grr jkt ivt hsx bdx bdxde knl skx icx snr nhmex wsmex; do
		number=$((number + 1))
		[ $number -gt 1 ] && ! chosen "$number" 3 ||
			try "linux names: Linux 6.1 and 6.12 have the PMUs of $platform" agrees $platform
	done
	for line in "spr UNC_MCHBM_CAS_COUNT.RD 32/32" "gnr UNC_B2CMI_CLOCKTICKS 12/12"; do
		try "linux names: stat counts by the old names: $line" counts $line
	done
	try "linux names: perf counts what stat counts, by the old name" same_count
	try "linux names: stat counts by registers where 6.1 counts wrongly" miscounts
	try "linux names: sim run refuses what is no version" no_version
	try "linux names: the comparison finds another name" finds spr '/^id spr hbm /s/14/15/' 'Linux 6.1 shows'
	try "linux names: the comparison finds a name that differs" finds icx '/^pmus 6.1 icx /s/ m2m / b2cmi /' 'Linux 6.1 shows'
	try "linux names: the comparison finds other events" finds spr '/^events 6.1 spr imc/s/$/ clockticks/' 'names the events'
fi
# What no source says is said, and bad versions are refused.
says() {
	"$uncore" encode -p "$1" -f perf --linux "$2" "$3" >"$scratch/out" 2>"$scratch/err"
	[ $? -eq "$4" ] && cat "$scratch/out" "$scratch/err" | grep -F -- "$5" || { cat "$scratch/out" "$scratch/err"; return 1; }
}
try "linux names: an old name for an old version" says spr 6.1 mchbm3:UNC_MCHBM_CAS_COUNT.RD 0 uncore_type_14_3/event=0x5,umask=0xcf/
try "linux names: uname's version is enough" says spr 6.1.0-56-amd64 UNC_MCHBM_CAS_COUNT.RD 0 uncore_type_14/
try "linux names: the new one from 6.12 on" says spr 6.18 UNC_MCHBM_CAS_COUNT.RD 0 uncore_hbm/
try "linux names: between them a doubt is said" says spr 6.8 UNC_MCHBM_CAS_COUNT.RD 0 "no source says what Linux 6.8 has"
try "linux names: bits without a word there" says gnr 6.1 UNC_CHA_TOR_INSERTS.IA_MISS_DRD 2 "Linux's driver drops umask"
try "linux names: a PMU that counts wrongly there" says gnr 6.1 UNC_B2CXL_CLOCKTICKS 2 "takes the control registers to be 4 bytes apart"
try "linux names: no version" says spr six UNC_M_CAS_COUNT.RD 2 "--linux six: that is no version of Linux; write for example 6.1"
refuses_format() {
	! "$uncore" encode -p spr --linux 6.1 UNC_M_CAS_COUNT.RD 2>"$scratch/err" && grep -qF "add --format perf" "$scratch/err"
}
try "linux names: only perf's strings have versions" refuses_format

# The old name is a name, and a number in it is not an instance.
means() {
	[ "$("$uncore" encode -p "$1" "$2" | sed -n '1s/  .*//p')" = "$3" ]
}
try "linux names: an old name is read" means gnr uncore_type_16_2/event=0x1f,umask=0xf/ b2cmi2:UNC_B2CMI_TAG_HIT.ALL
try "linux names: type 16 is not instance 6 of type 1" means gnr uncore_type_16/event=0x1/ UNC_B2CMI_CLOCKTICKS
try "linux names: the newer name of the same number" means spr uncore_type_5/event=0x42,umask=0x1/ UNC_U_EVENT_MSG.VLW_RCVD
done_testing
