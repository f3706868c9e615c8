# SPDX-License-Identifier: MIT
# Sourced by run.sh: the PMU of the cores counts what the scenario says, by perf, by PCM and by registers.

printf '%s' '{ "schema": 1, "platform": "ivt", "sockets": 2, "core": { "nominal_hertz": 2700000000, "hertz": 3100000000,
	"instructions": 2000000000, "events": [ { "code": "0x412e", "rate": 7000000 }, { "code": "0x412e", "cpu": 47, "rate": 9000000 } ] } }' >"$scratch/core.json"

# counts WANTED PERF_ARGUMENT...: the counts of a second, in perf's order
counts() {
	wanted=$1
	shift
	on "ivt,$scratch/core.json" perf stat -x, "$@" -- sh -c "$advance" >"$scratch/out" 2>&1
	is "$wanted" echo $(awk -F, '!/^uncore sim/ { print $1 }' "$scratch/out") || { cat "$scratch/out"; return 1; }
}
of_cpus() {
	counts "3100000000 2000000000 2700000000 7000000" -C 0 -e cycles,instructions,ref-cycles,cache-misses &&
		counts "16000000 200000000" -C 3,47 -e cpu/event=0x2e,umask=0x41/,r13c:u
}
with_perf "core: events of a CPU count at the scenario's rates" of_cpus
whole() {
	on "ivt,$scratch/core.json" perf stat -x, -a --per-socket -e instructions -- sh -c "$advance" >"$scratch/out" 2>&1
	is "60000000000 60000000000" echo $(awk -F, '{ print $3 }' "$scratch/out") || { cat "$scratch/out"; return 1; }
}
with_perf "core: a socket counts the sum of its CPUs" whole
with_perf "core: an event of a task counts on its CPU" counts "3100000000 2000000000" -e cycles,instructions
with_perf "core: 9 events of four counters take turns, and are scaled" counts "7000000 7000000 7000000 7000000 7000000 7000000 7000000 7000000 7000000" \
	-C 0 -e cache-misses,cache-misses,cache-misses,cache-misses,cache-misses,cache-misses,cache-misses,cache-misses,r412e
with_perf "core: what the cores have no counter for is not supported" counts "<not supported>" -C 0 -e L1-dcache-loads
no_sampling() {
	on ivt,idle perf record -o "$scratch/data" -e cycles -- true >"$scratch/out" 2>&1 && { cat "$scratch/out"; return 1; }
	grep -qi 'support' "$scratch/out" || { cat "$scratch/out"; return 1; }
}
with_perf "core: sampling is refused" no_sampling

# The counters are those of the MSRs: IA32_PERFEVTSEL and IA32_FIXED_CTR_CTRL (SDM, volume 4).
by_registers() {
	on "ivt,$scratch/core.json" perf stat -C 5 -e instructions,cache-misses -- \
		sh -c 'echo $((0x$(rdmsr -p 5 0x38d) >> 1 & 1)) $(rdmsr -p 5 0x186) $((0x$(rdmsr -p 5 0x38f) >> 32 & 1))' >"$scratch/out" 2>"$scratch/err"
	is "1 43412e 1" cat "$scratch/out"
}
if command -v rdmsr >/dev/null; then
	with_perf "core: an event is in the registers of the CPU's counters" by_registers
else
	skip "core: an event is in the registers of the CPU's counters" "no rdmsr here"
fi

# PCM counts through perf: by its "instructions per nominal cycle" and "relation to nominal frequency" 2.0 and 3.1 of 2.7.
pcm_cores() {
	on "ivt,$scratch/core.json" pcm -- sh -c "$advance" >"$scratch/out" 2>&1
	grep -q 'Successfully programmed on-core PMU using Linux perf' "$scratch/out" &&
		is "59 1" echo $(grep -cE '^ +[0-9]+ +[01] +0\.74 +0\.65 +1\.15 +1\.15 +7000 K' "$scratch/out") $(grep -cE '^ +47 +1 +0\.74 .* 9000 K' "$scratch/out") &&
		is 1 grep -cE '^ Instructions retired: +120 G ; Active cycles: +186 G ; Time \(TSC\): 2700 Mticks' "$scratch/out" || { cat "$scratch/out"; return 1; }
}
if command -v pcm >/dev/null; then
	trapped "core: pcm counts the cores through perf, and divides by the machine's clock" pcm_cores
else
	skip "core: pcm counts the cores through perf, and divides by the machine's clock" "no pcm here"
fi
