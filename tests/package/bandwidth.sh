# SPDX-License-Identifier: MIT
# Sourced by chroot.sh: exporters in the chroot, a Prometheus outside, and the numbers of the scenarios.

processes=
trap 'tap_ended; kill $processes 2>/dev/null; wait; rm -rf "$scratch"' EXIT
# serve NAME SIM: starts an exporter in the chroot; its port is in the file NAME
serve() {
	"$scratch/inside" uncore exporter --listen 127.0.0.1:0 --sim "$2" -g memory 2>"$scratch/$1.log" >/dev/null &
	processes="$processes $!"
	for tick in $(seq 300); do
		grep -q '/metrics$' "$scratch/$1.log" && break
		sleep 0.1
	done
	sed -n 's/.*serves http:.*:\([0-9]*\)\/metrics$/\1/p' "$scratch/$1.log" >"$scratch/$1"
	[ -s "$scratch/$1" ] || { cat "$scratch/$1.log"; return 1; }
}
queried() {
	# A period of the example's traffic.
	inside uncore stat --sim ivt:2 -M MEM_BW_READS,MEM_BW_WRITES -t 16000 --per-socket -f json >"$scratch/example.json" 2>/dev/null || return 1
	serve scenario ivt,two_sockets && serve example ivt:2 || return 1
	cat >"$scratch/prometheus.yml" <<-END
		global: { scrape_interval: 1s, evaluation_interval: 1s }
		scrape_configs:
		  - job_name: uncore
		    static_configs:
		      - { targets: [ "127.0.0.1:$(cat "$scratch/scenario")" ], labels: { node: scenario } }
		      - { targets: [ "127.0.0.1:$(cat "$scratch/example")" ], labels: { node: example } }
	END
	prometheus --config.file="$scratch/prometheus.yml" --storage.tsdb.path="$scratch/data" --web.listen-address=127.0.0.1:0 \
		--log.level=info >"$scratch/prometheus.log" 2>&1 &
	processes="$processes $!"
	PYTHONPATH=tests/exporter python3 tests/package/bandwidth.py "$scratch/prometheus.log" "$scratch/example.json"
	status=$?
	# The exporters end as a service would, by SIGTERM.
	kill -TERM $processes && wait $processes
	processes=
	return $status
}
if command -v prometheus >/dev/null; then
	try "deb: Prometheus's queries give the bandwidth of the scenario within 1 %" queried
else
	skip "deb: Prometheus's queries give the bandwidth of the scenario within 1 %" "prometheus is not there (make tools EVERY=1)"
fi
