# SPDX-License-Identifier: MIT
# Sourced by commands.sh: checks the tables of uncore stat -g against its CSV of the same simulated second.

# tabled SIM SHAPE ARGUMENT...: each value of the tables is in the CSV of instances, of sockets, or of all. SHAPE is an
# option that chooses the lines, or empty.
tabled() {
	sim=$1 shape=$2
	shift 2
	"$uncore" stat --sim "$sim" -t "${span:-1000}" $shape "$@" >"$scratch/table" 2>"$scratch/err"
	"$uncore" stat --sim "$sim" -t "${span:-1000}" -f csv $shape "$@" >"$scratch/instances" 2>/dev/null
	"$uncore" stat --sim "$sim" -t "${span:-1000}" -f csv --per-socket "$@" >"$scratch/sockets" 2>/dev/null
	"$uncore" stat --sim "$sim" -t "${span:-1000}" -f csv --all "$@" >"$scratch/all" 2>/dev/null
	python3 tests/cli/tables.py "$scratch/table" "$scratch/instances" "$scratch/sockets" "$scratch/all" >"$scratch/count" 2>&1 || {
		cat "$scratch/count" "$scratch/table"
		return 1
	}
}
cat >"$scratch/one_clock.json" <<'END'
{ "schema": 1, "platform": "skx", "sockets": 2, "cores": 20, "clocks": { "imc": 1200000000 },
  "traffic": [ { "event": "UNC_M_CAS_COUNT.RD_REG", "socket": 0, "instance": 5, "rate": 31250000 } ] }
END
if command -v python3 >/dev/null; then
	# A seventh of the platforms in turn, with the sanitizers one. Groups take turns, so each run has thousands of steps.
	number=0 span=300 parts=7
	[ "${TEST_SHARE:-1}" -le 1 ] || parts=11
	for file in spec/*/platform.json; do
		platform=$(basename "$(dirname "$file")") number=$((number + 1))
		chosen $number $parts || continue
		names=$(group_names "$platform")
		try "tables: the groups of $platform have the values and sums of the CSV, in 80 columns" \
			tabled "$platform:$(sockets_of "$platform")" "" -g "$(echo $names | tr ' ' ,)"
	done
	span=
	# Channels differ, one may not be read, and pages are a ratio.
	try "tables: sums over uneven channels are those of --per-socket and --all" tabled "ivt,tests/cli/top/hills.json" "" -g memory
	try "tables: sockets and all" tabled "ivt,tests/cli/top/hills.json" --per-socket -g memory
	try "tables: metrics of -M by instance" tabled "ivt,tests/cli/top/hills.json" --per-instance -M 'MEM_BW_*'
	try "tables: the sum of a clock's means is their mean" tabled "skx,$scratch/one_clock.json" -A -M imc/DRAM_FREQ,MEM_BW_READS
else
	skip "tables: their values" "there is no python3"
fi

# The screen as it was looked at: sums of ratios, a channel that may not be read, one prefix for both directions.
cat >"$scratch/wanted_table" <<'END'
ivt, 2 sockets, the simulator, 1.000000 s

  socket  box   MEM_BW_READS  MEM_BW_WRITES  MEM_BW_TOTAL  PCT_MEM_BW_PEAK
                        GB/s           GB/s          GB/s                %
       0  imc0          0.64           0.00          0.64             5.00
       0  imc1          0.64           0.00          0.64             5.00
       0  imc2          0.64           0.00          0.64             5.00
       0  imc3          0.64           0.00          0.64             5.00
       0  imc4          0.64           0.00          0.64             5.00
       0  imc5          0.64           0.00          0.64             5.00
       0  imc6          0.64           0.00          0.64             5.00
       0  imc7          0.64           0.00          0.64             5.00
       0  all           5.12           0.00          5.12             5.00
       1  imc0          5.12           0.13          5.25            41.00
       1  imc1          1.28           0.13          1.41            11.00
       1  imc2          1.28           0.13          1.41            11.00
       1  imc3          1.28           0.13          1.41            11.00
       1  imc4          1.28           0.13          1.41            11.00
       1  imc5      <denied>       <denied>      <denied>         <denied>
       1  imc6          1.28           0.13          1.41            11.00
       1  imc7          1.28           0.13          1.41            11.00
       1  all          12.80           0.90         13.70            15.29
     all  all          17.92           0.90         18.82             9.80
  7 of 8 instances (socket 1)
  15 of 16 instances (all)
  socket 1, imc5 denied: permission was refused

END
table_as_seen() {
	run --sim ivt,tests/cli/top/hills.json stat -g memory -t 1000
	[ "$status" = 1 ] && sed '/^  memory: /,$d' "$scratch/out" | diff "$scratch/wanted_table" -
}
try "tables: memory of a machine with hills" table_as_seen

# A table for each interval, below its time.
table_intervals() {
	exits 0 --sim ivt:2 stat -g memory -I 500 -t 1000 && [ "$(grep -c '^  socket  box ' "$scratch/out")" = 2 ] &&
		[ "$(grep -n -A 1 '^  [01]\.[05]00 s$' "$scratch/out" | grep -c 'socket  box')" = 2 ] &&
		[ "$(grep -c '^  memory: ' "$scratch/out")" = 1 ]
}
try "tables: one for each interval, with its time" table_intervals
# Columns that do not fit begin another table with the same rows.
table_wrapped() {
	run --sim ivt:2 stat -A -m -t 100 -s 0 -M 'PCT_CYCLES_*'
	rows=$(grep -c '^ *0  imc7 ' "$scratch/out")
	[ "$rows" -gt 2 ] && ! awk 'length > 80' "$scratch/out" | grep .
}
# Each of five passes counts for a fifth of the time.
table_passes() {
	run --sim ivt:2 stat -A -m -t 100 -s 0 -M 'PCT_CYCLES_*'
	head -n 1 "$scratch/out" | grep -q ', 5 passes in turn$' && [ "$(grep -c 'of the time' "$scratch/out")" = 1 ] && grep -qx '  counted 20.0 % of the time' "$scratch/out"
}
try "tables: columns that do not fit begin another table" table_wrapped
try "tables: a note says once for how long all columns were counted" table_passes
# A mean of quotients is not a quotient of means: with --repeat only what adds up has sums.
table_repeated() {
	exits 0 --sim ivt:2 stat -r 2 -t 100 -g memory -s 0 &&
		grep -Eq '^ +0  all +[0-9.]+ +[0-9.]+ +[0-9.]+ +-$' "$scratch/out" && holds out "+- 0.00 %"
}
try "tables: --repeat has sums of bytes, not of shares" table_repeated
table_lists() {
	exits 0 --sim ivt:2 stat -t 100 --inputs -g memory && grep -q ' imc0:MEM_BW_READS ' "$scratch/out" &&
		grep -q ' imc0:UNC_M_CAS_COUNT.RD ' "$scratch/out" && ! grep -q 'socket  box' "$scratch/out" &&
		exits 0 --sim ivt:2 stat -t 100 -A -M MEM_BW_READS && grep -q ' imc0:MEM_BW_READS ' "$scratch/out" &&
		exits 0 --sim ivt:2 stat -t 100 -A -e UNC_M_CAS_COUNT.RD -e UNC_M_CAS_COUNT.WR && grep -q ' imc0:UNC_M_CAS_COUNT.WR ' "$scratch/out"
}
try "tables: --inputs, one metric and events stay lists" table_lists
# A list and tables keep the order of the command line.
table_order() {
	exits 0 --sim ivt:2 stat -t 100 -e UNC_C_CLOCKTICKS -g memory &&
		awk '/ UNC_C_CLOCKTICKS / { list = NR } /^  socket  box / { table = NR } END { exit !(list && list < table) }' "$scratch/out"
}
try "tables: what -e names comes first, as a list" table_order

# The made-up platform has a metric with max() and min(): the larger of two sums is not the sum of the larger ones.
cp -r tests/golden/ratios/spec "$scratch/ratios_spec"
cat >"$scratch/ratios_spec/ratios/groups.json" <<'END'
{ "schema": 1, "platform": "ratios",
  "groups": [ { "name": "share", "question": "Which?", "metrics": ["unit/SHARE", "unit/DEPTH"], "by": "socket",
      "reading": "Half is much.", "evidence": "inferred", "source": "guide p3" } ] }
END
table_unsummed() {
	"${uncoregen:-${BUILD:-build}/bin/uncoregen}" generate --quiet --spec "$scratch/ratios_spec" --tables "$scratch/ratios.tables" &&
		run --tables "$scratch/ratios.tables" --sim ratios:2 stat -g share -t 1000
	grep -Eq '^  SHARE +% .*<none>$' "$scratch/out" &&
		grep -Eq '^  DEPTH +entries .* -$' "$scratch/out" || { cat "$scratch/out" "$scratch/err"; return 1; }
}
try "tables: what takes the larger of two counts has no sum" table_unsummed
