# SPDX-License-Identifier: MIT
# For grow.sh (sourced): inputs of a given size, one function for each reader. Each makes its input of N parts in
# $scratch and gives the command that reads it to "costs", with the exit status that it must have.

# repeat N TEXT BETWEEN: TEXT N times, each on a line, with BETWEEN after all but the last; %d is the number. gsub() of
# mawk takes a tenth of a millisecond.
repeat() {
	awk -v n="$1" -v text="$2" -v between="$3" 'BEGIN {
		count = split(text, part, "%d")
		for (i = 0; i < n; i++) {
			printf "%s", part[1]
			for (k = 2; k <= count; k++)
				printf "%d%s", i, part[k]
			printf "%s\n", i + 1 < n ? between : ""
		}
	}'
}
list() { repeat "$1" "$2" ,; }
lines() { repeat "$1" "$2" ""; }

# spec NUMBER-OF-EVENTS: makes a spec in $scratch/spec
spec() {
	rm -rf "$scratch/spec" && cp -r tests/golden/tiny/spec "$scratch/spec" && chmod -R u+w "$scratch/spec" || return 1
	sed 's/"bits": "30:8"/"bits": "30:20"/; s/"bits": "7:0"/"bits": "19:0"/' tests/golden/tiny/spec/tiny/unit.box.json \
		>"$scratch/spec/tiny/unit.box.json" || return 1
	{
		echo '{ "schema": 1, "box": "unit", "source": "guide p1", "evidence": "manual", "categories": [ { "id": "A", "text": "Things." } ], "events": ['
		list "$1" '{ "name": "UNC_T_E%d", "select": { "sel": %d }, "counters": [0, 1], "category": "A", "text": "Thing %d of the unit." }'
		echo '] }'
	} >"$scratch/spec/tiny/unit.events.json"
}

# ---- uncoregen ----

check_events() { spec "$1" && costs 0 "$uncoregen" check --spec "$scratch/spec"; }
check_faults() {
	spec "$1" && sed -i 's/"counters": \[0, 1\]/"counters": [7]/' "$scratch/spec/tiny/unit.events.json" &&
		costs 2 "$uncoregen" check --spec "$scratch/spec"
}
check_umasks() {
	spec 1 && {
		echo '{ "schema": 1, "box": "unit", "source": "guide p1", "evidence": "manual", "categories": [ { "id": "A", "text": "Things." } ], "events": ['
		echo '{ "name": "UNC_T_E", "select": { "sel": 1 }, "counters": [0, 1], "category": "A", "text": "A.", "umasks": ['
		list "$1" '{ "name": "U%d", "value": %d, "text": "Part %d." }'
		echo '] } ] }'
	} >"$scratch/spec/tiny/unit.events.json" &&
		sed -i 's/"bits": "19:0", "access": "RW"/"bits": "19:16", "access": "RW"/
			s/{ "id": "en"/{ "id": "um", "bits": "15:0", "access": "RW", "role": "umask" }, &/' "$scratch/spec/tiny/unit.box.json" &&
		costs 0 "$uncoregen" check --spec "$scratch/spec"
}
check_string() {
	spec 1 && sed -i "s/Thing 0/$(printf "%$1s" x | tr ' ' y)/" "$scratch/spec/tiny/unit.events.json" &&
		costs 0 "$uncoregen" check --spec "$scratch/spec"
}
check_registers() {
	spec 1 && {
		sed '/^  "registers": \[/q' "$scratch/spec/tiny/unit.box.json"
		repeat "$1" '{ "id": "r%d", "name": "R%d", "layout": "ctl", "address": "unknown" },' ""
		sed '1,/^  "registers": \[/d' "$scratch/spec/tiny/unit.box.json"
	} >"$scratch/box.json" && mv "$scratch/box.json" "$scratch/spec/tiny/unit.box.json" &&
		costs 0 "$uncoregen" check --spec "$scratch/spec"
}
check_disputes() {
	spec 1 && {
		echo '{ "schema": 1, "platform": "tiny", "disputes": ['
		list "$1" '{ "id": "d%d", "items": [], "topic": "T.", "values": [ { "value": "1", "source": "guide p1" }, { "value": "2", "source": "guide p2" } ], "verdict": "1", "reason": "R.", "confidence": "low" }'
		echo '] }'
	} >"$scratch/spec/tiny/disputes.json" && costs 0 "$uncoregen" check --spec "$scratch/spec"
}
generate_events() {
	spec "$1" && rm -rf "$scratch/made" && costs 0 "$uncoregen" generate --quiet --spec "$scratch/spec" --out "$scratch/made"
}
tables_events() { spec "$1" && costs 0 "$uncoregen" generate --quiet --spec "$scratch/spec" --tables "$scratch/x.tables"; }
fmt_events() { spec "$1" && costs 0 "$uncoregen" fmt --quiet --spec "$scratch/spec"; }
dump_events() { spec "$1" && costs 0 "$uncoregen" dump --json --spec "$scratch/spec"; }
page_events() { spec "$1" && costs 0 "$uncoregen" page --spec "$scratch/spec" --platform tiny; }
site_events() { spec "$1" && costs 0 "$uncoregen" site --spec "$scratch/spec" --out "$scratch/site$1"; }
diff_events() {
	spec "$1" && rm -rf "$scratch/old" && cp -r "$scratch/spec" "$scratch/old" &&
		sed -i 's/Thing/Part/' "$scratch/spec/tiny/unit.events.json" &&
		costs 0 "$uncoregen" diff "$scratch/old" "$scratch/spec"
}
diff_dump() {
	spec "$1" && "$uncoregen" dump --json --spec "$scratch/spec" >"$scratch/dump.json" &&
		costs 0 "$uncoregen" diff "$scratch/dump.json" "$scratch/spec"
}

# perfmon N: a list of Intel's form in $scratch/list.json
perfmon() {
	awk -v n="$1" 'BEGIN {
		print "{ \"Header\": { \"Version\": \"1\" }, \"Events\": ["
		for (i = 0; i < n; i++)
			printf "%s{ \"Unit\": \"U%d\", \"EventCode\": \"0x%x\", \"UMask\": \"0x%x\", \"EventName\": \"UNC_U%d_E%d.S%d\", " \
				"\"BriefDescription\": \"Thing\", \"Counter\": \"0,1,2,3\", \"Filter\": \"na\", \"ExtSel\": \"0\" }\n",
				i ? "," : "", i % 4, int(i / 32) % 256, int(i / 4) % 8 + 1, i % 4, int(i / 32), int(i / 4) % 8
		print "] }"
	}' >"$scratch/list.json"
}
import_new() {
	perfmon "$1"
	rm -rf "$scratch/imported" && mkdir "$scratch/imported" && echo '{ "schema": 1, "documents": [] }' >"$scratch/imported/documents.json" &&
		costs 0 "$uncoregen" import perfmon "$scratch/list.json" --platform large --spec "$scratch/imported" --write --quiet
}
import_again() {
	perfmon "$1"
	rm -rf "$scratch/imported" && mkdir "$scratch/imported" && echo '{ "schema": 1, "documents": [] }' >"$scratch/imported/documents.json" &&
		"$uncoregen" import perfmon "$scratch/list.json" --platform large --spec "$scratch/imported" --write --quiet >"$scratch/out" 2>&1 &&
		costs 0 "$uncoregen" import perfmon "$scratch/list.json" --platform large --spec "$scratch/imported" --write --quiet
}

# ---- uncore: tables, event strings ----

read_tables() {
	spec "$1" && "$uncoregen" generate --quiet --spec "$scratch/spec" --tables "$scratch/x.tables" &&
		costs 0 "$uncore" list platforms --tables "$scratch/x.tables"
}
list_tables() {
	spec "$1" && "$uncoregen" generate --quiet --spec "$scratch/spec" --tables "$scratch/x.tables" &&
		costs 0 "$uncore" list -p tiny --tables "$scratch/x.tables"
}
search_tables() {
	spec "$1" && "$uncoregen" generate --quiet --spec "$scratch/spec" --tables "$scratch/x.tables" &&
		costs 0 "$uncore" search -p tiny --tables "$scratch/x.tables" thing unit
}
search_question() { costs 0 "$uncore" search -p ivt $(lines "$1" 'memory%d reads'); }
encode_events() { costs 0 "$uncore" encode -p ivt $(lines "$1" UNC_M_CAS_COUNT.RD); }
stat_list() { costs 0 "$uncore" stat --sim ivt:1 --timeout 1 -e "$(lines "$1" UNC_M_CAS_COUNT.RD | tr '\n' ,)UNC_M_CAS_COUNT.RD"; }
encode_long() { costs 2 "$uncore" encode -p ivt "$(printf "%$1s" x | tr ' ' y)"; }
encode_umasks() { costs 2 "$uncore" encode -p ivt "UNC_M_CAS_COUNT.RD$(lines "$1" .RD | tr -d '\n')"; }
stat_events() { costs 0 "$uncore" stat --sim ivt:1 --timeout 1 $(lines "$1" '-eUNC_M_CAS_COUNT.RD'); }
complete_words() { costs 0 "$uncore" complete -p ivt event "$(lines "$1" UNC_M_CAS_COUNT.RD | tr '\n' ,)UNC_M"; }

# ---- recordings, measurements, logs ----

replay_lines() {
	"$uncore" record "$scratch/recorded" --sim ivt:1 -e UNC_M_CAS_COUNT.RD -I 1 --interval-count "$1" >"$scratch/out" 2>&1 &&
		costs 0 "$uncore" stat --replay "$scratch/recorded"
}
row='{"schema":1,"time":%d.5,"when":"2026-11-23T11:42:37.035Z","started":"2026-11-23T11:42:36.935Z","seconds":0.1,"platform":"ivt","event":"UNC_M_CAS_COUNT.RD","box":"imc","socket":0,"package":0,"instance":null,"state":"ok","value":4057488,"unit":"events","instances_seen":8,"instances_expected":8,"instances_unseen":0,"enabled_ns":100000000,"running_ns":100000000,"via":"registers","machine":"m"}'
report_lines() { lines "$1" "$row" >"$scratch/run.json" && costs 0 "$uncore" report "$scratch/run.json" --output "$scratch/page.html"; }
report_series() {
	lines "$1" "$(echo "$row" | sed 's/"time":%d.5/"time":0.5/; s/CAS_COUNT.RD/E%d/')" >"$scratch/run.json"
	costs 0 "$uncore" report "$scratch/run.json" --output "$scratch/page.html"
}
report_files() {
	rm -rf "$scratch/runs" && mkdir "$scratch/runs" && for i in $(seq "$1"); do
		echo "$row" | sed "s/%d/$i/; s/\"machine\":\"m\"/\"machine\":\"m$i\"/" >"$scratch/runs/$i.json"
	done
	costs 0 "$uncore" report "$scratch/runs" --output "$scratch/page.html"
}
report_runs() { # of one file: each begins at its first time again
	lines "$1" "$(echo "$row" | sed 's/"time":%d.5/"time":0.5/; s/:36.935Z/:%d6.9Z/')" >"$scratch/run.json"
	costs any "$uncore" report "$scratch/run.json" --output "$scratch/page.html"
}
report_packed() { lines "$1" "$row" | gzip -n >"$scratch/run.json.gz" && costs 0 "$uncore" report "$scratch/run.json.gz" --output "$scratch/page.html"; }
log_lines() {
	lines "$1" 'rdmsr-%d [003] d..1. 12345.678901: read_msr: d10, value 400135' >"$scratch/log"
	costs any "$uncore" decode-log -p ivt "$scratch/log"
}
log_line() {
	printf "%$1s\n" x >"$scratch/log"
	costs any "$uncore" decode-log -p ivt "$scratch/log"
}

# ---- the simulator ----

# scenario BEGIN N TEXT END: a scenario with the list between BEGIN and END
scenario() {
	{ echo "{ \"schema\": 1, \"platform\": \"ivt\", $1"; list "$2" "$3"; echo "$4 }"; } >"$scratch/scenario.json"
	costs 0 "$uncore" sim check "$scratch/scenario.json"
}
scenario_traffic() { scenario '"traffic": [' "$1" '{ "event": "UNC_M_CAS_COUNT.RD", "socket": 0, "instance": 0, "rate": %d }' ']'; }
scenario_faults() { scenario '"faults": [' "$1" '{ "box": "imc", "error": "EIO", "after": %d }' ']'; }
scenario_registers() { scenario '"registers": [' "$1" '{ "box": "imc", "register": "box_ctl", "value": %d }' ']'; }
scenario_boxes() { scenario '"boxes": [' "$1" '{ "box": "imc", "instance": 1, "state": "absent" }' ']'; }
scenario_offline() { scenario '"offline": [' "$1" 1 ']'; }
scenario_msrs() { scenario '"core": { "msrs": [' "$1" '{ "msr": 411, "value": %d }' '] }'; }

# ---- the exporter's configuration ----

# config BEGIN N TEXT END: --listen is wrong, so the exporter ends when it has read what it shall count.
config() {
	{ echo "{ \"schema\": 1, $1"; list "$2" "$3"; echo "$4 }"; } >"$scratch/config.json"
	costs 2 "$uncore" exporter --sim ivt:1 --config "$scratch/config.json" --listen 0.0.0.0.0
}
config_events() { config '"events": [' "$1" '"UNC_M_CAS_COUNT.RD"' ']'; }
config_metrics() { config '"metrics": [' "$1" '"MEM_BW_READS"' ']'; }
config_groups() { config '"groups": [' "$1" '"memory"' ']'; }
config_labels() { config '"events": [ "UNC_M_CAS_COUNT.RD" ], "labels": {' "$1" '"l%d": "x"' '}'; }
