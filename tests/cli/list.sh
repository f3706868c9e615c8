# SPDX-License-Identifier: MIT
# Sourced by commands.sh: checks what uncore list prints.

try "list: prints code, counters, box and category of an event" begins "list -p ivt UNC_C_TOR_INSERTS" \
	"event code umask counters box category text" \
	"UNC_C_TOR_INSERTS 0x35 - 0,1 cbo TOR Entries "
try "list: prints ev_sel_ext=1 next to the code of an extended event" begins "list -p jkt *RxL_FLITS_G1" \
	"UNC_Q_RxL_FLITS_G1 0x02,ev_sel_ext=1 - 0,1,2,3 qpi FLITS_RX "
try "list: finds events by a part of their name in either case" lists 2 -p ivt --box cbo tor_
try "list: groups the matches by platform when no platform is chosen" answers "list UNC_C_TOR_OCCUPANCY" \
	"ivt: Xeon E5 v2 and E7 v2 (Ivy Bridge-EP, -EN and -EX)" "jkt: Xeon E5-2600 (Sandy Bridge-EP)"
try "list: --platform all searches every platform" lists \
	"$(grep -l C_TOR_OCCUPANCY generated/include/uncore/*/cbo_events.h | wc -l)" -p all UNC_C_TOR_OCCUPANCY
try "list: * and ? match in event names" lists 1 -p ivt 'UNC_C_TOR_IN?ERT*'
try "list: a pattern with * must match the whole name" exits 1 list -p ivt 'TOR_*'
try "list: [H-O] matches one letter of a range" lists 2 -p ivt 'UNC_C_TOR_[H-O]*'
try "list: [!I] matches any letter except I" lists 1 -p ivt 'UNC_C_TOR_[!I]*'
try "list: a pattern with a dot lists sub-events" begins "list -p ivt UNC_C_TOR_INSERTS.*MISS_LOCAL" \
	"UNC_C_TOR_INSERTS.MISS_LOCAL 0x35 0x2a 0,1 cbo TOR "
try "list: --umasks prints an event that has no sub-events" lists 1 -p ivt --umasks UNC_C_CLOCKTICKS
try "list: --umasks omits an event that needs a sub-event" exits 1 list -p ivt --umasks '*TOR_INSERTS'
# events_of PLATFORM: counts the events of the spec files, without uncoregen
events_of() {
	PYTHONPATH=tests/headers python3 -c 'import sys, whole
print(sum(len(box["events"]) for _, box in whole.files("spec", sys.argv[1], ".events.json")))' "$1"
}
for platform in $(platforms_in_turn 4); do
	try "list: has a row for each event of $platform in the spec files" lists "$(events_of "$platform")" -p "$platform"
done
try "list: a pattern that matches no event exits 1" complains 1 "list zzz" "uncore list: no event matches zzz"
try "list: a word that only sub-events have lists these" answers "list -p ivt NID_MISS_OPCODE" \
	"UNC_C_TOR_INSERTS.NID_MISS_OPCODE 0x35 0x43 0,1 cbo TOR New TOR entries: LLC misses of the filter's opcode to the filter's nodes."
try "list: a misspelt event exits 1 and suggests a similar one" complains 1 "list UNC_C_TOR_INSRTS" \
	"did you mean UNC_C_TOR_INSERTS?"
try "list: an unknown box exits 2 and suggests a similar one" complains 2 "list -b cbp" \
	'uncore list: there is no box "cbp"; see: uncore list boxes' "did you mean cbo?"
try "list: platforms has a row for each platform that spec describes" lists "$(ls spec/*/platform.json | wc -l)" \
	platforms
try "list: boxes has ten rows for ivt" lists 10 boxes -p ivt
# Linux uncore_snbep.c: no more CBos than cores, memory channels by PCI device, one PCU
presences() {
	platform=$1
	shift
	run list --format csv boxes -p "$platform"
	awk -F, -v column="$(head -n 1 "$scratch/out" | tr ',' '\n' | grep -n '^presence$' | cut -d: -f1)" \
		'{ print $2, $column }' "$scratch/out" >"$scratch/presence"
	for wanted in "cbo cores" "imc device" "pcu always" "ubox always" "$@"; do
		grep -qx "$wanted" "$scratch/presence" || { echo "no line $wanted"; cat "$scratch/presence"; return 1; }
	done
}
try "list: boxes says how the instances of a part are found: jkt" presences jkt "qpi device"
try "list: boxes says how the instances of a part are found: ivt" presences ivt "qpi device"
try "list: boxes says how the instances of a part are found: hsx" presences hsx "qpi device"
try "list: boxes says how the instances of a part are found: bdx" presences bdx "qpi device"
try "list: boxes says how the instances of a part are found: bdxde" presences bdxde
mesh_presences() {
	run list --format csv boxes -p skx
	awk -F, -v column="$(head -n 1 "$scratch/out" | tr ',' '\n' | grep -n '^presence$' | cut -d: -f1)" \
		'{ print $2, $3, $column }' "$scratch/out" >"$scratch/presence"
	for wanted in "ubox 1 always" "cha 28 register" "pcu 1 always" "iio 6 always" "irp 6 always" "imc 6 device" "m2m 2 device" \
		"upi 3 device" "m3upi 3 device"; do
		grep -qx "$wanted" "$scratch/presence" || { echo "no line $wanted"; cat "$scratch/presence"; return 1; }
	done
}
try "list: boxes says how many instances skx has, and how those of a part are found" mesh_presences
try "list: boxes takes a pattern for the box name" begins "list boxes -p jkt cbo" "cbo 8 4 "
try "list: registers finds a register by its name in the manual" begins "list registers -p jkt Cn_MSR_PMON_BOX_CTL" \
	"cbo.box_ctl Cn_MSR_PMON_BOX_CTL 1 32 MSR 0xd04 "
try "list: registers finds a register by its id" lists 1 registers -p ivt cbo.box_filter1
try "list: two patterns exit 2" exits 2 list a b

aligned() {
	run list -p ivt -b cbo
	awk 'NR == 2 { column = index($0, "counters"); next }
		NR > 2 && substr($0, column - 1, 2) !~ /^ [0-9-]/ { print; bad = 1 }
		END { exit bad || NR < 20 }' "$scratch/out"
}
try "list: the values of a column begin below its title" aligned

unprogrammable() {
	run list -p jkt UNC_I_TRANSACTIONS.READS --format json
	holds out '"code": "0x15",' '"umask": "0x01",' '"note": "unprogrammable",' '"text": "Reads, without prefetches.",' \
		'"reason": "No document gives this part an IRP unit: no PCI function and no register is known.",' || return 1
	run list -p jkt UNC_C_CLOCKTICKS --format json
	holds out '"note": null,' '"reason": null,' '"text_from": "sources"'
}
try "list: JSON of an event that cannot be programmed has its code and the reason" unprogrammable

quoted_csv() {
	run list --format csv
	head -n 1 "$scratch/out" | grep -qx 'platform,name,code,umask,counters,box,category,note,variants,text,reason,text_from' &&
		grep -q '^ivt,UNC_C_TOR_INSERTS,0x35,,"0,1",cbo,TOR,,,"' "$scratch/out"
}
try "list: CSV has a header line and quotes values that have a comma" quoted_csv

json_lists() {
	for kind in platforms boxes registers events metrics; do
		run list "$kind" --umasks --format json
		[ "$status" = 0 ] && one_json "$scratch/out" && grep -q "^  \"$kind\": \[" "$scratch/out" || return 1
	done
}
# Text, CSV and JSON have the same rows and cells, and they are the dump's; an eighth of the platforms in turn.
like_dump() {
	[ -s "$scratch/dump" ] || "${BUILD:-build}/bin/uncoregen" dump --json >"$scratch/dump" || return 1
	python3 tests/cli/list.py "$uncore" "$scratch/dump" "$1"
}
if command -v python3 >/dev/null; then
	for platform in $(platforms_in_turn 8); do
		try "list: text, CSV and JSON of $platform are what the dump says" like_dump "$platform"
	done
else
	skip "list: text, CSV and JSON are what the dump says" "no python3 here"
fi
if has_json; then
	try "list: JSON is one document for every kind of item" json_lists
else
	skip "list: JSON is one document for every kind of item" "neither python3 nor jq is there to read it"
fi

# ivt has 96 descriptions and jkt has 88; in each, two descriptions are for eight ranks.
try "list: finds 120 metrics of ivt" lists 120 metrics -p ivt
try "list: finds 110 metrics of jkt" lists 110 metrics -p jkt
try "list: --box limits metrics to one box" lists 4 metrics -p ivt -b ha
try "list: a metric that two boxes have is two rows" lists 2 metrics -p ivt PCT_RD_REQUESTS
try "list: BOX/METRIC finds the metric of one box" lists 1 metrics -p ivt 'imc/PCT_RD_REQUESTS'
try "list: prints box, unit, passes and text of a metric" answers "list metrics -p ivt PCT_CYCLES_D2C_DISABLED" \
	"metric box unit passes text" \
	"PCT_CYCLES_D2C_DISABLED ha percent 1 Share of cycles in which data could not take the short way to the core."
try "list: a misspelt metric exits 1 and suggests a similar one" complains 1 "list metrics -p ivt PCT_RD_REQUETS" \
	"uncore list: no metric matches PCT_RD_REQUETS" "did you mean PCT_RD_REQUESTS?"

csv_metrics() {
	run list metrics -p ivt --format csv
	head -n 1 "$scratch/out" |
		grep -qx 'platform,name,box,category,unit,min,max,passes,parameters,note,title,formula,text' &&
		grep -q '^ivt,LLC_DRD_MISS_PCT,cbo,CACHE,percent,0,100,2,,,data read misses,100\[percent\] \* ' "$scratch/out" &&
		grep -q '^ivt,MEM_BW_READS,imc,CAS,bytes,0,,1,,,memory read,UNC_M_CAS_COUNT.RD \* 64\[bytes/events\],' \
			"$scratch/out" &&
		grep -q '^ivt,PCT_LINK_CRC_RETRY_CYCLES,qpi,CRC_ERRORS_RX,percent,0,100,,,uncomputable,link in retry,,' \
			"$scratch/out"
}
try "list: CSV of metrics has bounds, passes, notes and formulas" csv_metrics

json_metrics() {
	run list metrics -p ivt PCT_FREQ_BAND0 --format json
	one_json "$scratch/out" && holds out '"parameters": ["band"],' '"min": 0,' '"max": 100,' '"note": null,' || return 1
	run list metrics -p ivt PCT_LINK_CRC_RETRY_CYCLES --format json
	one_json "$scratch/out" && holds out '"parameters": [],' '"passes": null,' '"note": "uncomputable",' '"formula": null,'
}
if has_json; then
	try "list: JSON of metrics has parameters, bounds and notes" json_metrics
else
	skip "list: JSON of metrics has parameters, bounds and notes" "neither python3 nor jq is there to read it"
fi

# Programs read an empty list on standard output, people read the message on standard error.
list_empty() {
	for kind in events metrics registers boxes platforms; do
		run list $kind no_such_thing -f json
		[ "$status" = 1 ] && grep -q "\"$kind\": \[\]" "$scratch/out" && [ -s "$scratch/err" ] || { cat "$scratch/out"; return 1; }
		run list $kind no_such_thing -f csv
		[ "$status" = 1 ] && [ "$(wc -l <"$scratch/out")" = 1 ] || { cat "$scratch/out"; return 1; }
	done
}
try "list: JSON and CSV without a match are an empty list, and exit 1" list_empty
