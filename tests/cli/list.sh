# SPDX-License-Identifier: MIT
# Sourced by run.sh: uncore list.

# lists COUNT ARGUMENT...: so many rows
lists() {
	wanted=$1
	shift
	run list --format csv "$@"
	got=$(($(wc -l <"$scratch/out") - 1))
	[ "$status" = 0 ] && [ "$got" = "$wanted" ] || { echo "$got rows, wanted $wanted"; cat "$scratch/err"; return 1; }
}

try "list: an event" begins "list -p ivt UNC_C_TOR_INSERTS" "event code umask counters box category text" \
	"UNC_C_TOR_INSERTS 0x35 - 0,1 cbo TOR Entries "
try "list: an extended code" begins "list -p jkt *RxL_FLITS_G1" \
	"UNC_Q_RxL_FLITS_G1 0x02,ev_sel_ext=1 - 0,1,2,3 qpi FLITS_RX "
try "list: a part of the name, case aside" lists 2 -p ivt --box cbo tor_
try "list: the platforms that have it, grouped" answers "list UNC_C_TOR_OCCUPANCY" \
	"ivt: Xeon E5 v2 and E7 v2 (Ivy Bridge-EP, -EN and -EX)" "jkt: Xeon E5-2600 (Sandy Bridge-EP)"
try "list: --platform all" lists "$(grep -l C_TOR_OCCUPANCY generated/include/uncore/*/cbo_events.h | wc -l)" -p all UNC_C_TOR_OCCUPANCY
try "list: * ?" lists 1 -p ivt 'UNC_C_TOR_IN?ERT*'
try "list: a glob matches the whole name" exits 1 list -p ivt 'TOR_*'
try "list: a set" lists 2 -p ivt 'UNC_C_TOR_[H-O]*'
try "list: a set that is turned round" lists 1 -p ivt 'UNC_C_TOR_[!I]*'
try "list: a dot lists sub-events" begins "list -p ivt UNC_C_TOR_INSERTS.*MISS_LOCAL" \
	"UNC_C_TOR_INSERTS.MISS_LOCAL 0x35 0x2a 0,1 cbo TOR "
try "list: --umasks keeps what has none" lists 1 -p ivt --umasks UNC_C_CLOCKTICKS
try "list: --umasks leaves out what needs one" exits 1 list -p ivt --umasks '*TOR_INSERTS'
try "list: every event of jkt" lists 237 -p jkt
try "list: every event of ivt" lists 341 -p ivt
try "list: every event of hsx" lists 354 -p hsx
try "list: every event of bdx" lists 350 -p bdx
try "list: every event of bdxde" lists 233 -p bdxde
try "list: nothing is exit 1" complains 1 "list zzz" "uncore list: no event matches zzz"
try "list: nothing, but something near" complains 1 "list UNC_C_TOR_INSRTS" "did you mean UNC_C_TOR_INSERTS?"
try "list: an unknown box is exit 2" complains 2 "list -b cbp" \
	'uncore list: there is no box "cbp"; see: uncore list boxes' "did you mean cbo?"
try "list: platforms" lists "$(ls spec/*/platform.json | wc -l)" platforms
try "list: boxes" lists 9 boxes -p ivt
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
try "list: which instances a part has: jkt" presences jkt "qpi device"
try "list: which instances a part has: ivt" presences ivt "qpi device"
try "list: which instances a part has: hsx" presences hsx "qpi device"
try "list: which instances a part has: bdx" presences bdx "qpi device"
try "list: which instances a part has: bdxde" presences bdxde
try "list: boxes by glob" begins "list boxes -p jkt cbo" "cbo 8 4 "
try "list: registers by the manual's name" begins "list registers -p jkt Cn_MSR_PMON_BOX_CTL" \
	"cbo.box_ctl Cn_MSR_PMON_BOX_CTL 1 32 MSR 0xd04 "
try "list: registers by the id" lists 1 registers -p ivt cbo.box_filter1
try "list: two globs are too many" exits 2 list a b

# The columns of a table begin where their titles do.
aligned() {
	run list -p ivt -b cbo
	awk 'NR == 2 { column = index($0, "counters"); next }
		NR > 2 && substr($0, column - 1, 2) !~ /^ [0-9-]/ { print; bad = 1 }
		END { exit bad || NR < 20 }' "$scratch/out"
}
try "list: tables align" aligned

unprogrammable() {
	run list -p jkt UNC_I_TRANSACTIONS.READS --format json
	holds out '"code": "0x15",' '"umask": "0x01",' '"note": "unprogrammable",' '"text": "Reads, without prefetches.",' \
		'"reason": "No document gives this part an IRP unit: no PCI function and no register is known."' || return 1
	run list -p jkt UNC_C_CLOCKTICKS --format json
	holds out '"note": null,' '"reason": null'
}
try "list: what cannot be programmed has its code and says why" unprogrammable

quoted_csv() {
	run list --format csv
	head -n 1 "$scratch/out" | grep -qx 'platform,name,code,umask,counters,box,category,note,variants,text,reason' &&
		grep -q '^ivt,UNC_C_TOR_INSERTS,0x35,,"0,1",cbo,TOR,,,"' "$scratch/out"
}
try "list: CSV" quoted_csv

json_lists() {
	for kind in platforms boxes registers events metrics; do
		run list "$kind" --umasks --format json
		[ "$status" = 0 ] && one_json "$scratch/out" && grep -q "^  \"$kind\": \[" "$scratch/out" || return 1
	done
}
if has_json; then
	try "list: JSON is one document" json_lists
else
	skip "list: JSON is one document" "neither python3 nor jq is there to read it"
fi

# 96 descriptions of ivt and 88 of jkt, of which two each stand for eight ranks.
try "list: every metric of ivt" lists 110 metrics -p ivt
try "list: every metric of jkt" lists 102 metrics -p jkt
try "list: metrics of a box" lists 4 metrics -p ivt -b ha
try "list: a metric that two boxes have" lists 2 metrics -p ivt PCT_RD_REQUESTS
try "list: a metric of one of them" lists 1 metrics -p ivt 'imc/PCT_RD_REQUESTS'
try "list: a metric" answers "list metrics -p ivt PCT_CYCLES_D2C_DISABLED" "metric box unit passes text" \
	"PCT_CYCLES_D2C_DISABLED ha percent 1 Share of cycles in which data could not take the short way to the core."
try "list: no metric, but one near" complains 1 "list metrics -p ivt PCT_RD_REQUETS" \
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
try "list: metrics as CSV" csv_metrics

json_metrics() {
	run list metrics -p ivt PCT_FREQ_BAND0 --format json
	one_json "$scratch/out" && holds out '"parameters": ["band"],' '"min": 0,' '"max": 100,' '"note": null,' || return 1
	run list metrics -p ivt PCT_LINK_CRC_RETRY_CYCLES --format json
	one_json "$scratch/out" && holds out '"parameters": [],' '"passes": null,' '"note": "uncomputable",' '"formula": null,'
}
if has_json; then
	try "list: metrics as JSON" json_metrics
else
	skip "list: metrics as JSON" "neither python3 nor jq is there to read it"
fi

# A program that reads the list finds an empty one; people find the complaint.
list_empty() {
	for kind in events metrics registers boxes platforms; do
		run list $kind no_such_thing -f json
		[ "$status" = 1 ] && grep -q "\"$kind\": \[\]" "$scratch/out" && [ -s "$scratch/err" ] || { cat "$scratch/out"; return 1; }
		run list $kind no_such_thing -f csv
		[ "$status" = 1 ] && [ "$(wc -l <"$scratch/out")" = 1 ] || { cat "$scratch/out"; return 1; }
	done
}
try "list: nothing found is an empty list for programs" list_empty
