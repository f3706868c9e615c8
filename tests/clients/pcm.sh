# SPDX-License-Identifier: MIT
# Sourced by counts.sh: what PCM prints of devices and of memory is the scenario's.

# pcm_pcie COUNT PLATFORM
pcm_pcie() {
	python3 tests/clients/pcm.py scenario $2 >"$scratch/pcie.json" && rm -f "$scratch/pcie.csv" &&
		"$uncore" sim run --clock manual -f json -o "$scratch/pcie.report" --sim "$2,$scratch/pcie.json" -- python3 tests/clients/step.py \
			pcm-pcie -e -B -i=1 -csv="$scratch/pcie.csv" "$(python3 tests/clients/pcm.py seconds $2)" >"$scratch/out" 2>&1
	is "$1 exact" python3 tests/clients/pcm.py pcie $2 "$scratch/pcie.csv" "$scratch/pcie.report" || { tail -n 30 "$scratch/out"; return 1; }
}
number=0
for line in "48 ivt" "54 hsx" "54 bdx" "54 skx" "54 clx" "42 icx"; do
	set -- $line
	number=$((number + 1))
	! chosen $number 6 || asks pcm-pcie "pcm: pcm-pcie prints what the devices of $2 read and write" pcm_pcie $line
done

# pcm_whole PLATFORM: CPUs count by perf, whose PMU "cpu" is the machine's
pcm_whole() {
	python3 tests/clients/pcm.py scenario $1 >"$scratch/pcm.json" && rm -f "$scratch/pcm.csv" &&
		"$uncore" sim run --clock manual -f json -o "$scratch/pcm.report" --sim "$1,$scratch/pcm.json" -- \
			pcm -csv="$scratch/pcm.csv" -- sh -c 'echo 1000000000 >/sys/kernel/uncore_sim/advance' >"$scratch/out" 2>&1
	is "6 exact" python3 tests/clients/pcm.py whole $1 "$scratch/pcm.csv" "$scratch/pcm.report" || { tail -n 30 "$scratch/out"; return 1; }
}
number=3
for platform in ivt hsx bdx skx clx icx; do
	number=$((number + 1))
	! chosen $number 6 || asks pcm "pcm: pcm prints the memory of $platform, and its instructions" pcm_whole $platform
done
