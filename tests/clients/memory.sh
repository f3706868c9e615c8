# SPDX-License-Identifier: MIT
# Sourced by run.sh: pcm-memory and LIKWID print what the scenario says of each channel of memory. On icx and snr they map
# its registers. Both ask CPUID which processor it is.

# pcm_memory COUNT PLATFORM SLICES: as many numbers are exact, and PCM finds as many slices of the cache as there are CHAs
pcm_memory() {
	python3 tests/clients/memory.py scenario $2 >"$scratch/memory.json" &&
		on "$2,$scratch/memory.json" pcm-memory -- sh -c 'echo 1000000000 >/sys/kernel/uncore_sim/advance' >"$scratch/out" 2>&1
	is "$1 exact" python3 tests/clients/memory.py pcm $2 "$scratch/out" && grep -qx "Last level cache slices per socket: $3" "$scratch/out" || { cat "$scratch/out"; return 1; }
}
number=0
for line in "32 icx 40" "4 snr 6" "24 skx 28" "24 clx 28"; do
	set -- $line
	number=$((number + 1))
	what="memory: pcm-memory prints what each channel of $2 reads and writes"
	[ $number = 1 ] || chosen $number 3 || continue
	if command -v pcm-memory >/dev/null; then
		trapped "$what" pcm_memory $line
	else
		skip "$what" "no pcm-memory here"
	fi
done

likwid_memory() {
	python3 tests/clients/memory.py scenario icx >"$scratch/memory.json" && python3 tests/clients/memory.py groups icx >"$scratch/groups" &&
		on "icx,$scratch/memory.json" "$likwid" tests/clients/likwid.lua "$scratch/groups" >"$scratch/got" 2>"$scratch/err"
	is "16 exact" python3 tests/clients/memory.py likwid icx "$scratch/got" || { cat "$scratch/got" "$scratch/err"; return 1; }
}
if [ -n "$likwid" ]; then
	trapped "memory: LIKWID counts what each channel of icx reads and writes" likwid_memory
else
	skip "memory: LIKWID counts what each channel of icx reads and writes" "no likwid-perfctr here"
fi
