# SPDX-License-Identifier: MIT
# Sourced by run.sh: uncoregen export perf --against finds what differs in meaning, and nothing else.

linux=$scratch/linux
mkdir -p "$linux" "$scratch/nothing"
"$generator" export perf --platform skx >"$linux/uncore-all.json" 2>/dev/null

# against STATUS PLATFORM PATH: the differences are in $scratch/differs, or the errors in $scratch/err
against() {
	"$generator" export perf --platform "$2" --against "$3" >"$scratch/differs" 2>"$scratch/err"
	[ $? = "$1" ] || { cat "$scratch/differs" "$scratch/err"; return 1; }
}
says() { grep -qF -- "$1" "$scratch/differs" || { cat "$scratch/differs"; return 1; }; }
# changed PYTHON: the list with this done to it; "e" is a dictionary of the events by name
changed() {
	python3 - "$scratch/changed.json" "$linux/uncore-all.json" "$1" <<-'END'
		import json, sys
		e = {x["EventName"]: x for x in json.load(open(sys.argv[2])) if "EventName" in x}
		exec(sys.argv[3])
		json.dump(list(e.values()), open(sys.argv[1], "w"), indent=1)
	END
}

own_list() { against 0 skx "$linux" && grep -qx '[1-9][0-9]* alike, 0 different, 0 new, 0 gone' "$scratch/differs"; }
try "against: our own list is alike" own_list

# Other spellings of the same: numbers, whole config words, names in small letters, units of Intel's files, order.
spellings() {
	changed '
x = e["UNC_CHA_TOR_INSERTS.IA_MISS_DRD"]; x["Filter"] = "config1=0x4043300000000"; x["EventCode"] = "53"
x = e["UNC_M_CAS_COUNT.RD"]; x["UMask"] = "0x03"; x["EventName"] = "unc_m_cas_count.rd"; x["BriefDescription"] = "x"
for x in e.values():
	if x["Unit"] == "UPI": x["Unit"] = "UPI LL"
	if x["Unit"] == "UBOX" and "UMask" in x: x["UMask"] = str(int(x["UMask"], 0))
e = dict(reversed(e.items()))' && against 0 skx "$scratch/changed.json" && says ' alike, 0 different, 0 new, 0 gone'
}
try "against: other spellings of the same are alike" spellings

each_kind() {
	changed '
e["UNC_M_CAS_COUNT.RD"]["UMask"] = "0x1"
e["UNC_CHA_TOR_INSERTS.IA_MISS_DRD"]["Filter"] = "filter_opc0=0x202"
e["UNC_M_CAS_COUNT.WR"]["CounterMask"] = "1"
e["UNC_IIO_CLOCKTICKS"]["Unit"] = "XYZ"
e["UNC_I_CLOCKTICKS"]["EventName"] = "IRP_TICKS"
e["UNC_M_CAS_COUNT.ALL"]["EventCode"] = "0x1zz"
del e["UNC_P_CLOCKTICKS"]' && against 1 skx "$scratch/changed.json" || return 1
	says "different iMC UNC_M_CAS_COUNT.RD
  theirs  uncore_imc/event=0x4,umask=0x1/  ($scratch/changed.json:" && says 'uncore_imc/event=0x4,umask=0x3/  (perfmon-skx' &&
		says 'different CHA UNC_CHA_TOR_INSERTS.IA_MISS_DRD' && says 'uncore_imc has no word "cmask"' &&
		says 'gone XYZ UNC_IIO_CLOCKTICKS' && says 'no box has the PMU uncore_xyz' && says 'new IIO UNC_IIO_CLOCKTICKS' &&
		says 'gone IRP IRP_TICKS' && says 'alike under the name UNC_I_CLOCKTICKS: ' && says 'alike under the name IRP_TICKS: ' &&
		says 'EventCode "0x1zz" is no number' && says 'new PCU UNC_P_CLOCKTICKS' && says ' alike, 4 different, 3 new, 2 gone'
}
try "against: what differs, what is new and what is gone is said with its places" each_kind

# Names that Linux has and we leave out: the reason. jkt's driver drops the extra select bit of the power unit.
reasons() {
	cat >"$scratch/changed.json" <<-'END'
		[{"EventName": "UNC_C_TOR_INSERTS.OPCODE", "Unit": "CBO", "EventCode": "0x35", "UMask": "0x1"},
		 {"EventName": "LLC_X", "Unit": "CBO", "EventCode": "0x35", "UMask": "0x1", "Filter": "filter_opc=0x182"},
		 {"MetricName": "NOT_COMPARED", "MetricExpr": "LLC_X"}, {"EventName": "OF_A_CORE", "EventCode": "1"}]
	END
	against 1 ivt "$scratch/changed.json" && says 'it needs a filter value from the user  (perfmon-ivt' &&
		says 'no event has this name or this encoding' && says ', 2 gone' || return 1
	echo '[{"EventName": "UNC_C_LLC_LOOKUP.ANY", "Unit": "CHA", "EventCode": "0x34", "UMask": "0x11"}]' >"$scratch/changed.json"
	against 1 skx "$scratch/changed.json" && says 'ours    not alike, under the name UNC_CHA_LLC_LOOKUP.ANY: uncore_cha/' || return 1
	echo '[{"EventName": "UNC_U_FILTER_MATCH.ENABLE", "Unit": "UBOX", "EventCode": "0x41", "UMask": "0x1"}]' >"$scratch/changed.json"
	against 1 jkt "$scratch/changed.json" && says 'ours    No source gives the address of the filter register it needs.'
}
try "against: an event of Linux's that we leave out has the reason" reasons
odd() {
	printf '[{"EventName": "X\\u001b[31mY", "Unit": "iMC", "Filter": ",,"}, {"EventName": "Z", "Unit": "", "EventCode": 5.5}]' >"$scratch/changed.json"
	against 1 skx "$scratch/changed.json" && says 'has no word ""' && says 'no box has the PMU uncore_' &&
		! LC_ALL=C grep -q '[[:cntrl:]]' "$scratch/differs"
}
try "against: strange texts are printed on one line each, without control characters" odd
# A box of cores has the PMU of cores, and its entries no Unit.
cores() {
	"$generator" export perf --platform p6 >"$scratch/changed.json" && ! grep -q '"Unit"\|"PerPkg"' "$scratch/changed.json" &&
		against 0 p6 "$scratch/changed.json" && says ' alike, 0 different, 0 new, 0 gone'
}
try "against: events of cores" cores
selected() {
	"$generator" export perf --platform skx --events UNC_M_CAS_COUNT.RD --against "$linux" >"$scratch/differs" 2>&1 &&
		grep -qx '1 alike, 0 different, 0 new, 0 gone' "$scratch/differs"
}
try "against: with --events only these are compared" selected

# no TEXT PATH [FORM]: an error with this text, and nothing on standard output
no() {
	"$generator" export "${3:-perf}" --platform skx --against "$2" >"$scratch/out" 2>"$scratch/err"
	[ $? = 2 ] && [ ! -s "$scratch/out" ] && grep -qF -- "$1" "$scratch/err" || { cat "$scratch/out" "$scratch/err"; return 1; }
}
echo '[{' >"$scratch/broken.json"
echo '[{"EventName": ["x"], "Unit": "iMC"}]' >"$scratch/typed.json"
echo '[{"MetricName": "x"}]' >"$scratch/metrics.json"
echo '{"Header": {"Info": "x"}, "Events": [{"EventName": "x", "Unit": "iMC"}]}' >"$scratch/intel.json"
try "against: a folder that is not there" no "$scratch/none: error[file]: No such file or directory" "$scratch/none"
try "against: a folder without such files" no "no file here is called uncore*.json" "$scratch/nothing"
try "against: a file that is not JSON" no "$scratch/broken.json:2:1: error[json]" "$scratch/broken.json"
try "against: a member of another type" no '"EventName" must be text or a number, not an array' "$scratch/typed.json"
try "against: a file without events" no "no entry is an event" "$scratch/metrics.json"
try "against: Intel's own file" no "uncoregen import perfmon compares with it" "$scratch/intel.json"
try "against: another form" no "only the form perf has a list to compare with" "$linux" csv
