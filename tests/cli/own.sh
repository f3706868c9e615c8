# SPDX-License-Identifier: MIT
# Sourced by commands.sh: checks groups and metrics of one's own (uncore groups, --groups), and uncore bench.

# own_says STATUS "ARGUMENT..." TEXT...: exits with STATUS, and a line of the output or of the messages has each text
own_says() {
	wanted=$1 words=$2
	shift 2
	run $words
	[ "$status" = "$wanted" ] || { echo "exit $status, wanted $wanted"; cat "$scratch/out" "$scratch/err"; return 1; }
	for text in "$@"; do
		cat "$scratch/out" "$scratch/err" | grep -qF -- "$text" || { echo "no: $text"; cat "$scratch/out" "$scratch/err"; return 1; }
	done
}
# own_value NAME VALUE: what the CSV of the last run has for socket 0, within a thousandth, because passes are estimates
own_value() {
	awk -F, -v name="$1" -v wanted="$2" '$5 == name && $7 == 0 && $8 == "" { found = 1; wrong = $10 < wanted * 0.999 || $10 > wanted * 1.001; got = $10 }
		END { if (!found || wrong) print "of " name ": " got ", wanted " wanted; exit !found || wrong }' "$scratch/out"
}

cat >"$scratch/happens.json" <<'END'
{ "schema": 1, "platform": "ivt", "sockets": 2, "cores": 10, "clocks": { "cbo": 2000000000, "imc": 800000000 },
  "traffic": [
    { "event": "UNC_M_CAS_COUNT.RD_REG", "socket": 0, "instance": 0, "rate": 62500000 },
    { "event": "UNC_M_CAS_COUNT.WR_WMM", "socket": 0, "instance": 0, "rate": 15625000 },
    { "event": "UNC_C_LLC_LOOKUP.DATA_READ,state=I", "socket": 0, "rate": 1000000 },
    { "event": "UNC_C_LLC_LOOKUP.DATA_READ,state=E", "socket": 0, "rate": 3000000 },
    { "event": "UNC_C_TOR_INSERTS.MISS_LOCAL_OPCODE,opc=DRd", "socket": 0, "rate": 3000000 },
    { "event": "UNC_H_REQUESTS.READS_LOCAL", "socket": 0, "rate": 5000000 } ] }
END
cat >"$scratch/own.json" <<'END'
{ "schema": 1, "platform": "ivt",
  "metrics": [
    { "name": "RW", "box": "imc", "unit": "ratio", "formula": "MEM_BW_READS / (64[bytes/events] * UNC_M_CAS_COUNT.WR)" },
    { "name": "LATER", "box": "imc", "unit": "ratio", "formula": "RW * 2" },
    { "name": "DRD", "box": "cbo", "unit": "bytes", "formula": "64[bytes/events] * UNC_C_TOR_INSERTS.MISS_LOCAL_OPCODE{opc=DRd}" },
    { "name": "BOTH", "box": "imc", "unit": "events", "formula": "UNC_M_CAS_COUNT.RD_REG|WR_WMM" },
    { "name": "CODES", "box": "cbo", "unit": "ratio",
      "formula": "UNC_C_LLC_LOOKUP.DATA_READ{state=I} / UNC_C_LLC_LOOKUP.DATA_READ{state=0x1f}", "passes": 2 },
    { "name": "BUSY", "box": "imc", "unit": "percent", "min": 0, "max": 100,
      "formula": "100[percent] * UNC_M_CAS_COUNT.RD_REG * 4[cycles/events] / imc:fixed" } ],
  "groups": [
    { "name": "mine", "question": "What?", "metrics": ["imc/RW", "imc/LATER", "cbo/DRD", "imc/BOTH", "cbo/CODES"],
      "events": ["UNC_H_REQUESTS.READS_LOCAL"] },
    { "name": "own_limit", "question": "How much?", "metrics": ["imc/MEM_BW_READS", "imc/BUSY"], "by": "instance",
      "limit": "imc/BUSY", "limited": "imc/MEM_BW_READS", "near": 48, "half": 20, "transfer": 8 } ] }
END
# In one second on socket 0: 62 500 000 reads and 15 625 000 writes of lines, 3 000 000 local data reads of each
# of ten cache boxes, of each four million look-ups one million without the line; each home agent has five million.
own_counts() {
	run --sim "ivt,$scratch/happens.json" stat --groups "$scratch/own.json" -g mine,memory -t 1000 -f csv --per-socket
	# RW of socket 1 divides by 0.
	[ "$status" = 1 ] && own_value RW 4 && own_value LATER 8 && own_value DRD 1920000000 &&
		own_value BOTH 78125000 && own_value CODES 0.25 && own_value MEM_BW_TOTAL 5000000000 &&
		own_value UNC_H_REQUESTS.READS_LOCAL 10000000
}
try "own: metrics and groups of a file count what the scenario says, beside the built-in ones" own_counts
# 62.5 million lines of 4 cycles, of 800 million: 31.25 %, of 12.8 GB/s a channel at 1600 MT/s.
own_verdict() {
	own_says 0 "--sim ivt,$scratch/happens.json stat --groups $scratch/own.json -g own_limit -t 1000" \
		"socket 0: little used, 3.9 % of what is possible at 1600 MT/s, 102.4 GB/s; imc0 is about half used (31.2 %)"
}
try "own: a limit of one's own gives a verdict" own_verdict
# What a formula sets is what -e sets: the input's expression, which show prints, encodes to the same registers.
own_input() {
	run show -p ivt --groups "$scratch/own.json" cbo/DRD
	grep -q ' UNC_C_TOR_INSERTS.MISS_LOCAL_OPCODE,opc=DRd$' "$scratch/out" || { cat "$scratch/out"; return 1; }
	run show -p ivt --groups "$scratch/own.json" imc/BOTH
	grep -q ' UNC_M_CAS_COUNT.RD_REG+WR_WMM$' "$scratch/out"
}
try "own: the inputs of a formula are the expressions that it names" own_input
own_everywhere() {
	own_says 0 "list groups -p ivt --groups $scratch/own.json" "mine " &&
		own_says 0 "list metrics -p ivt --groups $scratch/own.json BUSY" "BUSY " &&
		own_says 0 "search -p ivt --groups $scratch/own.json own_limit" "own_limit " &&
		own_says 0 "--sim ivt:2 stat --groups $scratch/own.json --dry-run -g mine -t 1s" "imc" &&
		UNCORE_GROUPS=$scratch/own.json own_says 0 "complete group mi -p ivt" "mine"
}
try "own: list, search, dry runs and completion know them, also from UNCORE_GROUPS" own_everywhere
own_report() {
	run --sim "ivt,$scratch/happens.json" stat --groups "$scratch/own.json" -g own_limit -I 100 -t 300 -f json
	cp "$scratch/out" "$scratch/own.jsonl"
	run report "$scratch/own.jsonl" --groups "$scratch/own.json" -o "$scratch/own.html"
	[ "$status" = 0 ] && grep -q "<b>about half used</b>, 31.2 % of what is possible at 1600 MT/s" "$scratch/own.html"
}
try "own: report judges them by the same words" own_report
own_exporter() {
	run --sim ivt:2 stat --groups "$scratch/own.json" -g mine -t 10 -f openmetrics
	grep -q '^uncore_rw_ratio{platform="ivt",box="imc",socket="0"} ' "$scratch/out"
}
try "own: OpenMetrics has their names" own_exporter
own_tables() {
	run groups "$scratch/own.json" --output "$scratch/own.tables"
	[ "$status" = 0 ] &&
		own_says 0 "list groups -p ivt --tables $scratch/own.tables" "own_limit " &&
		own_says 0 "list groups -p skx --tables $scratch/own.tables" "memory "
}
try "own: --output writes a file of tables" own_tables

# own_wrong WHAT-FOLLOWS-"platform": "ivt", MESSAGE...: the file is refused with each message
own_wrong() {
	printf '{ "schema": 1, "platform": "ivt", %s }\n' "$1" >"$scratch/wrong.json"
	shift
	run groups "$scratch/wrong.json"
	[ "$status" = 2 ] || { echo "status $status"; cat "$scratch/out" "$scratch/err"; return 1; }
	for message in "$@"; do
		grep -qF -- "$message" "$scratch/err" || { echo "no: $message"; cat "$scratch/err"; return 1; }
	done
	# No command begins with it.
	exits 2 --sim ivt:2 stat --groups "$scratch/wrong.json" -g memory -t 1
}
own_metric() { echo "\"metrics\": [ { \"name\": \"M\", \"box\": \"$1\", \"unit\": \"$2\", \"formula\": \"$3\"$4 } ]"; }
try "own: a name that no event has" own_wrong "$(own_metric imc bytes 'UNC_M_CAS_CUNT.RD' '')" \
	'wrong.json:1:106: error[metric-event]: "UNC_M_CAS_CUNT.RD" is not an event, a metric of box imc, or a symbol' 'did you mean UNC_M_CAS_COUNT.RD?'
try "own: units of operands" own_wrong "$(own_metric imc bytes 'UNC_M_CAS_COUNT.RD + MEM_BW_READS' '')" \
	'wrong.json:1:125: error[metric-unit]: the operands of + have different units: events and bytes'
try "own: cycles of two clocks do not mix" own_wrong "$(own_metric cbo ratio 'UNC_C_CLOCKTICKS / imc:fixed' '')" \
	'error[metric-unit]: the formula gives cycles of uclk/cycles of dclk, not ratio'
try "own: a mean level is in entries" own_wrong "$(own_metric cbo events 'UNC_C_TOR_OCCUPANCY.MISS_OPCODE{opc=DRd} / SAMPLE_INTERVAL' '')" \
	'error[metric-unit]: the result is a mean number at one time, so its unit is entries, not events'
try "own: syntax" own_wrong "$(own_metric imc events '(UNC_M_CAS_COUNT.RD' '')" 'error[metric-formula]: found the end, expected ")"'
try "own: a value that is too wide" own_wrong "$(own_metric cbo events 'UNC_C_TOR_INSERTS.MISS_OPCODE{opc=0x1182}' '')" \
	'wrong.json:1:141: error[metric-filter]: 0x1182 is too wide for opc'
try "own: a filter that is missing" own_wrong "$(own_metric cbo events 'UNC_C_TOR_INSERTS.MISS_OPCODE' '')" 'needs opc=VALUE'
try "own: a metric of itself" own_wrong "$(own_metric imc events 'M + 1' '')" 'M is computed from itself'
# Each metric adds the one before twice, so that the last one has 2^10 inputs.
own_doubled() {
	more='{ "name": "M0", "box": "imc", "unit": "events", "formula": "UNC_M_CAS_COUNT.RD" }' last=M0
	for number in 1 2 3 4 5 6 7 8 9 10; do
		more="$more, { \"name\": \"M$number\", \"box\": \"imc\", \"unit\": \"events\", \"formula\": \"$last + $last\" }"
		last=M$number
	done
	own_wrong "\"metrics\": [ $more ]" "the formula is nested too deep or too long"
}
try "own: metrics that double each time" own_doubled
try "own: parameters" own_wrong "$(own_metric cbo events 'UNC_C_TOR_INSERTS.MISS_OPCODE{opc=$x}' '')" 'M has no parameter "x"'
try "own: passes" own_wrong "$(own_metric cbo ratio 'UNC_C_TOR_INSERTS.MISS_OPCODE{opc=DRd} / UNC_C_TOR_INSERTS.MISS_OPCODE{opc=RFO}' ', "passes": 1')" \
	'M needs 2 passes, not 1, because its inputs conflict in filters or counters'
try "own: bounds of a percentage" own_wrong "$(own_metric imc percent '100[percent] * UNC_M_CAS_COUNT.RD / UNC_M_CAS_COUNT.WR' '')" \
	'error[metric-bounds]: M is a percentage: give min, and max up to 100'
echo '{ "schema": 1, "platform": "ivt", "groups": [ { "name": "mine", "question": "How much?", "metrics": ["imc/MEM_BW_TOTAL"] } ] }' >"$scratch/bare.json"
echo '{ "schema": 1, "platform": "ivt", "metrics": [ { "name": "READS", "box": "imc", "unit": "events", "formula": "UNC_M_CAS_COUNT.RD" } ] }' \
	>"$scratch/plain.json"
try "own: a metric without text shows its formula" own_says 0 "list metrics -p ivt --groups $scratch/plain.json READS" "1  UNC_M_CAS_COUNT.RD"
try "own: a group without a reading shows its question" own_says 0 "stat --groups $scratch/bare.json --sim ivt -g mine -t 100" "mine: How much?"
try "own: top without a terminal offers a stat line that has the file" own_says 2 "top --groups $scratch/bare.json --sim ivt -g mine" \
	"uncore stat --sim ivt --groups $scratch/bare.json -g 'mine' -I 1000"
try "own: a box that is not there" own_wrong "$(own_metric imx events 'UNC_M_CAS_COUNT.RD' '')" 'platform ivt has no box "imx"' 'did you mean "imc"?'
try "own: a metric that the box has" own_wrong '"metrics": [ { "name": "MEM_BW_READS", "box": "imc", "unit": "events", "formula": "UNC_M_CAS_COUNT.RD" } ]' \
	'error[duplicate-id]: box imc of ivt has a metric MEM_BW_READS; give yours another name'
try "own: groups whose name is taken" own_wrong '"groups": [ { "name": "memory", "question": "Q?", "metrics": ["imc/MEM_BW_TOTAL"] },
  { "name": "a", "question": "Q?", "metrics": ["imc/MEM_BW_TOTL"] }, { "name": "a", "question": "Q?" },
  { "name": "list", "question": "Q?", "events": ["UNC_M_CAS_COUNT.RDX"], "near": 3 } ]' \
	'wrong.json:1:57: error[duplicate-id]: ivt has a group memory; give yours another name' 'group a is there twice' \
	'no box has such a metric; write box/METRIC' 'did you mean "imc/MEM_BW_TOTAL"?' 'group a has neither metrics nor events' \
	'"list" is no name of a group' 'UNC_M_CAS_COUNT has no umask RDX' 'near of group list: the group has no limit'
try "own: a control character" own_wrong '"groups": [ { "name": "a", "question": "\u001b[31m", "metrics": ["imc/MEM_BW_TOTAL"] } ]' \
	'error[control-character]: question has a control character; leave it out'
try "own: a key that is unknown" own_wrong '"groups": [ { "name": "a", "qestion": "Q" } ]' 'a group has no key "qestion"; did you mean "question"?'
printf '{ "schema": 1, "platform": "ivx" }\n' >"$scratch/wrong.json"
try "own: a platform that is unknown" own_says 2 "groups $scratch/wrong.json" 'wrong.json:1:29: error[unknown-platform]: there is no platform "ivx"'
dashed() {
	cp "$scratch/own.json" "$scratch/-own.json"
	(cd "$scratch" && run list groups -p ivt --groups=-own.json && [ "$status" = 0 ] && grep -q "^mine " "$scratch/out") || { cat "$scratch/out" "$scratch/err"; return 1; }
}
try "own: a file whose name looks like an option" dashed
try "own: a file that is missing" own_says 2 "list groups --groups $scratch/none.json" "none.json: No such file or directory"

# ---- bench ----

# bench_json KIND READS MEMORY-READS WRITES: how often a pass over the buffer moves it
bench_moves() {
	run bench "$1" --size 4 --threads 2 --timeout 20ms --format json
	[ "$status" = 0 ] && python3 - "$scratch/out" "$2" "$3" "$4" <<'END'
import json, sys
found = json.load(open(sys.argv[1]))
read, memory, written = (float(word) for word in sys.argv[2:])
# Each thread passes over its half, so all passes are so many halves.
moved = found["passes"] * found["size"] / found["threads"]
wanted = {"read": moved * read, "memory_read": moved * memory, "written": moved * written, "memory_written": moved * written}
wrong = {name: (found[name], value) for name, value in wanted.items() if found[name] != value}
sys.exit(str(wrong) if wrong or found["seconds"] < 0.02 or found["size"] != 4 << 20 or found["simulated"] else 0)
END
}
try "bench: copy reads and writes, and reads what it writes" bench_moves copy 1 2 1
try "bench: read" bench_moves read 1 1 0
try "bench: write reads what it writes" bench_moves write 0 1 1
case $(uname -m) in
x86_64 | aarch64) try "bench: nontemporal only writes" bench_moves nontemporal 0 0 1 ;;
*) skip "bench: nontemporal only writes" "this processor has no such stores here" ;;
esac
try "bench: random uses 8 bytes of a line" bench_moves random 0.125 1 0
try "bench: a kind that is not there" own_says 2 "bench cpy" "did you mean copy?"
try "bench: a node that is not there" own_says 3 "bench read --size 1 --timeout 1 --node 1000" "--node 1000: memory there cannot be had"
bench_simulated() {
	run --sim ivt:2 stat -g memory -- "$uncore" bench read --size 1 --threads 1 --timeout 1
	[ "$status" = 0 ] && grep -q "a simulated machine: they cannot follow" "$scratch/out"
}
try "bench: on a simulated machine it says that nothing follows" bench_simulated
