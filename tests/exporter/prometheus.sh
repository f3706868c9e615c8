#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian's Prometheus scrapes two simulated machines, and its queries give the bandwidth of their scenarios.
set -u

cd "$(dirname "$0")/../.." || exit 1
uncore=$(realpath "${UNCORE:-${BUILD:-build}/bin/uncore}")
unset UNCORE_PLATFORM
. tests/tools/tap.sh

rules() {
	cp runtime/package/prometheus/uncore.rules.yml tests/exporter/rules.test.yml "$scratch" &&
		(cd "$scratch" && promtool check rules uncore.rules.yml && promtool test rules rules.test.yml)
}
if command -v promtool >/dev/null; then
	try "prometheus: each alert fires when it should, and not before" rules
else
	skip "prometheus: each alert fires when it should, and not before" "no promtool (Debian's prometheus)"
fi

reason=
command -v prometheus >/dev/null || reason="no prometheus"
"$uncore" exporter --sim ivt -g memory --listen 127.0.0.1:bad 2>&1 | grep -q 'built without libmicrohttpd' && reason="built without libmicrohttpd"
if [ -n "$reason" ]; then
	skip "prometheus: queries give the scenarios' bandwidth" "$reason"
	done_testing
fi

processes=
trap 'kill $processes 2>/dev/null; wait; rm -rf "$scratch"' EXIT
# serve NAME SIM: starts an exporter; its port is in the file NAME
serve() {
	"$uncore" exporter --listen 127.0.0.1:0 --sim "$2" -M MEM_BW_READS -e imc:UNC_M_DCLOCKTICKS 2>"$scratch/$1.log" >/dev/null &
	processes="$processes $!"
	for tick in $(seq 300); do
		grep -q '/metrics$' "$scratch/$1.log" && break
		sleep 0.1
	done
	sed -n 's/.*serves http:.*:\([0-9]*\)\/metrics$/\1/p' "$scratch/$1.log" >"$scratch/$1"
	[ -s "$scratch/$1" ] || { cat "$scratch/$1.log"; return 1; }
}

# The same traffic and half of it.
sed -E 's/"rate": 62500000,/"rate": 31250000,/' tests/scenarios/two_sockets.json >"$scratch/half.json"
scrapes() {
	serve whole ivt,tests/scenarios/two_sockets.json && serve half "ivt,$scratch/half.json" || return 1
	cat >"$scratch/prometheus.yml" <<END
global: { scrape_interval: 1s, evaluation_interval: 1s }
rule_files: [ "$PWD/runtime/package/prometheus/uncore.rules.yml" ]
scrape_configs:
  - job_name: uncore
    static_configs:
      - { targets: [ "127.0.0.1:$(cat "$scratch/whole")" ], labels: { node: whole } }
      - { targets: [ "127.0.0.1:$(cat "$scratch/half")" ], labels: { node: half } }
END
	prometheus --config.file="$scratch/prometheus.yml" --storage.tsdb.path="$scratch/data" --web.listen-address=127.0.0.1:0 \
		--log.level=info >"$scratch/prometheus.log" 2>&1 &
	processes="$processes $!"
	python3 tests/exporter/query.py "$scratch/prometheus.log" "${seconds:-20}"
}
[ "${TEST_TURN:-0}" != all ] || seconds=60
try "prometheus: queries give the scenarios' bandwidth within 1 %, from ${seconds:-20} s of scrapes" scrapes
done_testing
