# SPDX-License-Identifier: MIT
# Sourced by counts.sh: programs that read what the machine is: node_exporter and cpupower.

# What node_exporter takes from proc and sys. It serves until it is killed.
cat >"$scratch/serves" <<'END'
prometheus-node-exporter --web.listen-address=127.0.0.1:0 --collector.disable-defaults --collector.cpu --collector.cpu.info \
	--collector.cpufreq --collector.meminfo_numa --collector.thermal_zone >"$1/served" 2>"$1/log" &
for tick in $(seq 300); do
	port=$(sed -n 's/.*Listening on.*127.0.0.1:\([0-9]*\).*/\1/p; s/.*address=127.0.0.1:\([0-9]*\).*/\1/p' "$1/log" | tail -n 1)
	[ -z "$port" ] || [ "$port" = 0 ] || break
	sleep 0.1
done
tests/exporter/client.py get "$port" >"$1/families"
kill %1
wait
END
node_exporter() {
	on ivt:2,idle bash "$scratch/serves" "$scratch" >"$scratch/out" 2>&1
	is 60 grep -c '^node_cpu_info{.*model_name="Intel(R) ivt (simulated) @ 2.50GHz"' "$scratch/families" &&
		is 30 grep -c '^node_cpu_info{.*model="62".*package="1"' "$scratch/families" || { cat "$scratch/out" "$scratch/log"; head -n 40 "$scratch/families"; return 1; }
}
with prometheus-node-exporter "readers: node_exporter finds the machine's processors" node_exporter

# cpupower reads which CPUs there are, and its monitor the MSRs 0xe7 and 0xe8 of each.
cpupower_lists() {
	on ivt:2,idle cpupower monitor -l >"$scratch/out" 2>&1
	grep -q 'Monitor "Mperf"' "$scratch/out" || { cat "$scratch/out"; return 1; }
}
asks cpupower "readers: cpupower finds the counters of the machine's cores" cpupower_lists
