#!/bin/sh
# SPDX-License-Identifier: MIT
# Imports an older and a newer version of Intel's files; the report must have exactly what differs. For platforms that
# are described, both are made from tests/facts. For others they are excerpts (pairs/), in one file or two, which are
# imported one after the other into a spec whose boxes are then made up.
# Run by make test, one turn in 2, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
generator=$(cd "${BUILD:-build}" && pwd)/bin/uncoregen
here=$PWD/tests/import
. tests/tools/tap.sh
. tests/facts/reference.sh
. tests/import/describe.sh
. tests/import/facts.sh

# listed PLATFORM: prints the newest file of a described platform, without a header
listed() {
	published "$1" | sed '1d; 2s/.*/[/; $s/.*/]/'
}

# sums PLATFORM FILE WANTED: the last line of the import has these numbers
sums() {
	"$generator" import perfmon "$2" --platform "$1" >"$scratch/report"
	sed '/^in dispute/,$d' "$scratch/report"
	tail -n 1 "$scratch/report"
	[ "$(tail -n 1 "$scratch/report" | sed 's/, [0-9]* in dispute$//')" = "$1: $3" ]
}

newest() {
	listed "$1" >"$scratch/$1.json"
	sums "$1" "$scratch/$1.json" "$2 the same, 0 repeated, 0 new, 0 changed, 0 renamed, 0 gone, 0 left out"
}
# Until V19 Intel's list said that only counter 0 counts the clock of the UBox.
older_clock() {
	sed '/"UNC_U_CLOCKTICKS"/s/"Counter": "0,1"/"Counter": "0"/' "$scratch/$1.json"
}
told() { grep -q "$1" "$scratch/report"; }
try "pairs: jkt's list V24 reports no change" newest jkt 533
older_jkt() {
	older_clock jkt >"$scratch/jkt17.json"
	sums jkt "$scratch/jkt17.json" "532 the same, 0 repeated, 0 new, 1 changed, 0 renamed, 0 gone, 0 left out" &&
		told '^  ubox UNC_U_CLOCKTICKS  counters 0,1 -> 0  '
}
try "pairs: jkt's oldest list of 2015 reports the one changed counter set" older_jkt
try "pairs: ivt's list V24 reports no change" newest ivt 1029
# That list had two names twice, one of them with two codes.
older_ivt() {
	older_clock ivt | sed '
		/"UNC_C_RxR_EXT_STARVED.PRQ"/{h;G;s/\n/\n,/;s/\n,,/\n,/;}
		/"UNC_P_FREQ_MIN_PERF_P_CYCLES"/{h;s/"EventCode": "[^"]*"/"EventCode": "0x2"/;s/"ExtSel": "0"/"ExtSel": "1"/;H;x;}' >"$scratch/ivt17.json"
	[ "$(wc -l <"$scratch/ivt17.json")" -eq $(($(wc -l <"$scratch/ivt.json") + 2)) ] || { diff "$scratch/ivt.json" "$scratch/ivt17.json"; return 1; }
	sums ivt "$scratch/ivt17.json" "1028 the same, 1 repeated, 0 new, 1 changed, 0 renamed, 0 gone, 1 left out" &&
		told '^  ubox UNC_U_CLOCKTICKS  counters 0,1 -> 0  ' &&
		told '^  pcu UNC_P_FREQ_MIN_PERF_P_CYCLES  is already in the file, with another encoding  '
}
try "pairs: ivt's oldest list of 2015 reports one change and its two repeated names" older_ivt

# side PAIR "-"|"+" VERSION: writes the files of the older or newer version to a folder of their own; prints their names
side() {
	mkdir -p "$scratch/$1$3"
	for kind in main more; do
		file=$scratch/$1$3/x_uncore$([ "$kind" = main ] || echo _experimental).json
		awk -v side="$2" -v kind="$kind" -v version="$3" '
		/^#/ || ($1 ~ /^[-+]$/ && $1 != side) { next }
		{ sub(/^[-+] /, ""); $0 = $0 }
		$1 != kind { next }
		{
			if (!count++)
				printf "{ \"Header\": { \"Version\": \"%s\" }, \"Events\": [\n", version
			else
				print ","
			unit = $2
			gsub(/_/, " ", unit)
			printf "{ \"Unit\": \"%s\", \"EventName\": \"%s\", \"EventCode\": \"%s\", \"UMask\": \"%s\", \"Counter\": \"%s\"", unit, $3, $4, $5, $6
			for (i = 7; i <= NF; i++) {
				split($i, member, "=")
				printf ", \"%s\": \"%s\"", member[1], member[2]
			}
			printf " }"
		}
		END { if (count) print "\n] }" }' "$here/pairs/$1.txt" >"$file"
		if [ -s "$file" ]; then echo "$file"; fi
	done
}

# updated PAIR: imports the older version, then the newer one
updated() {
	rm -rf "$scratch/spec"
	mkdir "$scratch/spec" && cd "$scratch" || return 1
	echo '{ "schema": 1, "documents": [] }' >spec/documents.json
	older=$(side "$1" - 1 | paste -sd' ' -)
	newer=$(side "$1" + 2 | paste -sd' ' -)
	"$generator" import perfmon $older --platform "$1" --write --quiet || return 1
	described "$1"
	"$generator" check spec && "$generator" import perfmon $older --platform "$1" --quiet || return 1
	wanted "$older" "$newer" >"$scratch/wanted"
	"$generator" import perfmon $newer --platform "$1" --format json >"$scratch/report"
	said "$scratch/report" | diff -u "$scratch/wanted" - || return 1
	"$generator" import perfmon $newer --platform "$1" --write --quiet || return 1
	described "$1"
	"$generator" check spec && "$generator" import perfmon $newer --platform "$1" --quiet || return 1
	# Going back to the older version needs an option.
	"$generator" import perfmon $older --platform "$1" --write --quiet 2>/dev/null
	[ $? -eq 2 ]
}
whole() { (updated "$1"); }
for pair in hsx knl skx icx gnr; do
	try "pairs: a newer version of $pair over an older one reports exactly what differs" whole "$pair"
done

# Some boxes' control register has no field for PortMask, FCMask or UMaskExt. An import leaves out the entries that need
# one and says what to add. After it is added, the import takes them.
mkdir "$scratch/clocks" "$scratch/masks" "$scratch/later" "$scratch/odd" "$scratch/both"
cat >"$scratch/clocks/x_uncore.json" <<-END
	[ { "Unit": "CHA", "EventName": "UNC_CHA_CLOCKTICKS", "EventCode": "0x01", "UMask": "0x00", "Counter": "0,1,2,3" },
	  { "Unit": "IIO", "EventName": "UNC_IIO_CLOCKTICKS", "EventCode": "0x01", "UMask": "0x00", "Counter": "0,1,2,3" } ]
END
cat >"$scratch/masks/x_uncore.json" <<-END
	[ { "Unit": "CHA", "EventName": "UNC_CHA_CLOCKTICKS", "EventCode": "0x01", "UMask": "0x00", "Counter": "0,1,2,3" },
	  { "Unit": "IIO", "EventName": "UNC_IIO_CLOCKTICKS", "EventCode": "0x01", "UMask": "0x00", "Counter": "0,1,2,3" },
	  { "Unit": "CHA", "EventName": "UNC_CHA_TOR.IA", "EventCode": "0x35", "UMask": "0x01", "UMaskExt": "0xC001FF", "Counter": "0,1,2,3" },
	  { "Unit": "CHA", "EventName": "UNC_CHA_TOR.HIT", "EventCode": "0x35", "UMask": "0x01", "UMaskExt": "0xC001FD", "Counter": "0,1,2,3" },
	  { "Unit": "IIO", "EventName": "UNC_IIO_REQ.IRP", "EventCode": "0xC2", "UMask": "0x01", "PortMask": "0xFF", "Counter": "0,1,2,3" },
	  { "Unit": "IIO", "EventName": "UNC_IIO_REQ.ITC", "EventCode": "0xC2", "UMask": "0x01", "FCMask": "0x07", "Counter": "0,1,2,3" },
	  { "Unit": "IIO", "EventName": "UNC_IIO_TARGETS", "EventCode": "0xC5", "UMask": "0x08", "PortMask": "0xFF", "FCMask": "0x07",
	    "UMaskExt": "0x70FF0", "Counter": "0,1,2,3" } ]
END
sed 's/"PortMask": "0xFF", "FCMask": "0x07"/"PortMask": "0x0F", "FCMask": "0x07"/; s/0x70FF0/0x700F0/; s/0xC001FD/0xC001FC/' "$scratch/masks/x_uncore.json" >"$scratch/later/x_uncore.json"
sed 's/UNC_CHA_TOR.IA/UNC_CHA_TOR/; /TOR"/s/"UMask": "0x01"/"UMask": "0x00"/' "$scratch/masks/x_uncore.json" >"$scratch/both/x_uncore.json"
sed 's/0x70FF0/0x700F0/' "$scratch/masks/x_uncore.json" >"$scratch/odd/x_uncore.json"
begun() {
	rm -rf "$scratch/spec"
	mkdir "$scratch/spec" && cd "$scratch" || return 1
	echo '{ "schema": 1, "documents": [] }' >spec/documents.json
	"$generator" import perfmon "$1" --platform made --write --quiet && describe_platform spec made && describe spec
}
imported() {
	"$generator" import perfmon "$1" --platform made --write >report
	grep -q "^made: $2, 0 in dispute$" report || { cat report; return 1; }
	# Without registers there are no counters; nothing else may be wrong.
	"$generator" check spec 2>checked || ! grep 'error\[' checked | grep -v ' has no counters yet: '
}
needs() { grep -q "^  $1  $2, for which the control register has no field; if it has one, add it to layout ctl with role \"$3\"" report; }
bare() (
	begun clocks/x_uncore.json || return 1
	describe_box spec made cha 100 4 none
	describe_box spec made iio 200 4 none
	imported masks/x_uncore.json "2 the same, 0 repeated, 0 new, 0 changed, 0 renamed, 0 gone, 5 left out" || return 1
	needs 'cha UNC_CHA_TOR.IA' 'UMaskExt 0xc001ff' umask_ext && needs 'iio UNC_IIO_REQ.IRP' 'PortMask 0xff' channel_mask &&
		needs 'iio UNC_IIO_REQ.ITC' 'FCMask 0x7' completion_mask && needs 'iio UNC_IIO_TARGETS' 'PortMask 0xff' channel_mask ||
		{ cat report; return 1; }
	describe_box spec made cha 100 4 umask_ext
	describe_box spec made iio 200 4 ports
	"$generator" import perfmon masks/x_uncore.json --platform made --write --quiet && describe spec &&
		imported masks/x_uncore.json "7 the same, 0 repeated, 0 new, 0 changed, 0 renamed, 0 gone, 0 left out"
)
try "pairs: what a control register has no field for is left out until it has one" bare
# Also before registers are described, and what an event sets without a umask.
changed() (
	begun masks/x_uncore.json && imported masks/x_uncore.json "7 the same, 0 repeated, 0 new, 0 changed, 0 renamed, 0 gone, 0 left out" || return 1
	if [ "$1" = described ]; then
		describe_box spec made cha 100 4 umask_ext
		describe_box spec made iio 200 4 ports
	fi
	imported masks/x_uncore.json "7 the same, 0 repeated, 0 new, 0 changed, 0 renamed, 0 gone, 0 left out" &&
		imported later/x_uncore.json "5 the same, 0 repeated, 0 new, 2 changed, 0 renamed, 0 gone, 0 left out" &&
		grep -q '"ev_sel": "0xc5", "umask": 8, "ch_mask": 15, "fc_mask": 7 }' spec/made/iio.events.json &&
		grep -q '"name": "HIT", "value": "0x1", "set": { "umask_ext": 12583420 }' spec/made/cha.events.json &&
		imported later/x_uncore.json "7 the same, 0 repeated, 0 new, 0 changed, 0 renamed, 0 gone, 0 left out"
)
try "pairs: an import merges changed masks" changed described
try "pairs: an import merges changed masks also where no register is described" changed plain
odd() (
	begun odd/x_uncore.json
	imported odd/x_uncore.json "6 the same, 0 repeated, 0 new, 0 changed, 0 renamed, 0 gone, 1 left out" &&
		grep -q 'iio UNC_IIO_TARGETS  UMaskExt 0x700f0, which says other bits than PortMask 0xff and FCMask 0x7; describe' report
)
try "pairs: a UMaskExt that is not PortMask and FCMask once more is left out" odd
both() (
	begun both/x_uncore.json
	imported both/x_uncore.json "6 the same, 0 repeated, 0 new, 0 changed, 0 renamed, 0 gone, 1 left out" &&
		grep -q 'cha UNC_CHA_TOR  .*now sets UMaskExt 0xc001ff by itself, and its umasks set others' report
)
try "pairs: an event alone does not set a field that its umasks set" both

# For those who have all files that Intel publishes: the imported spec passes check once people have described the
# boxes.
every_file() {
	tried=0
	for folder in "$1"/*/; do
		files=$(find "$folder" -name '*uncore*.json' ! -name '*metrics*' | LC_ALL=C sort | paste -sd' ' -)
		platform=$(basename "$folder" | tr -d -)
		[ -n "$files" ] || continue
		rm -rf "$scratch/spec" && mkdir "$scratch/spec" || return 1
		echo '{ "schema": 1, "documents": [] }' >"$scratch/spec/documents.json"
		(
			cd "$scratch" && "$generator" import perfmon $files --platform "$platform" --write --quiet && described "$platform" &&
				"$generator" check spec && "$generator" import perfmon $files --platform "$platform" --quiet
		) || return 1
		tried=$((tried + 1))
	done
	[ "$tried" -gt 0 ]
}
name="pairs: every file that Intel publishes imports into a spec that passes check"
if has_reference "$name" perfmon; then
	try "$name" every_file "$(cd "$reference/perfmon" && pwd)"
fi
done_testing
