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
try "list: both platforms, grouped" answers "list UNC_C_TOR_OCCUPANCY" \
	"ivt: Xeon E5 v2 and E7 v2 (Ivy Bridge-EP, -EN and -EX)" "jkt: Xeon E5-2600 (Sandy Bridge-EP)"
try "list: --platform all" lists 2 -p all UNC_C_TOR_OCCUPANCY
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
try "list: nothing is exit 1" complains 1 "list zzz" "uncore list: no event matches zzz"
try "list: nothing, but something near" complains 1 "list UNC_C_TOR_INSRTS" "did you mean UNC_C_TOR_INSERTS?"
try "list: an unknown box is exit 2" complains 2 "list -b cbp" \
	'uncore list: no box is called "cbp"; see: uncore list boxes' "did you mean cbo?"
try "list: platforms" lists 2 platforms
try "list: boxes" lists 9 boxes -p ivt
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

quoted_csv() {
	run list --format csv
	head -n 1 "$scratch/out" | grep -qx 'platform,name,code,umask,counters,box,category,note,text' &&
		grep -q '^ivt,UNC_C_TOR_INSERTS,0x35,,"0,1",cbo,TOR,,"' "$scratch/out"
}
try "list: CSV" quoted_csv

json_lists() {
	for kind in platforms boxes registers events; do
		run list "$kind" --umasks --format json
		[ "$status" = 0 ] && one_json "$scratch/out" && grep -q "^  \"$kind\": \[" "$scratch/out" || return 1
	done
}
if has_json; then
	try "list: JSON is one document" json_lists
else
	skip "list: JSON is one document" "neither python3 nor jq is there to read it"
fi
