#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian's Prometheus scrapes simulated machines: its queries give the bandwidth of their scenarios, and each query of
# the dashboard for Grafana gives series.
# Run by make test, early.
set -u

cd "$(dirname "$0")/../.." || exit 1
uncore=$(realpath "${UNCORE:-${BUILD:-build}/bin/uncore}")
unset UNCORE_PLATFORM
. tests/tools/tap.sh

dashboard=runtime/packaging/grafana/uncore.json
shape() {
	python3 tests/exporter/dashboard.py shape $dashboard
}
schema() {
	/usr/bin/python3 -c 'import json, jsonschema, sys
jsonschema.Draft7Validator(json.load(open(sys.argv[1]))).validate(json.load(open(sys.argv[2])))' tests/exporter/grafana.schema.json $dashboard
}
# GRAFANA_SCHEMA is a folder in which "npm install @grafana/schema typescript@5" was run.
types() {
	python3 tests/exporter/dashboard.py types $dashboard >"$GRAFANA_SCHEMA/uncore.ts" &&
		(cd "$GRAFANA_SCHEMA" && node_modules/.bin/tsc --noEmit --strict --skipLibCheck --module nodenext --target es2022 uncore.ts)
}
try "dashboard: panels do not overlap, each has a text, each variable is there" shape
if /usr/bin/python3 -c 'import jsonschema' 2>/dev/null; then
	try "dashboard: it has Grafana's schema, of the parts that it uses" schema
else
	skip "dashboard: it has Grafana's schema, of the parts that it uses" "no python3-jsonschema"
fi
if [ -n "${GRAFANA_SCHEMA:-}" ]; then
	try "dashboard: Grafana's own types accept it" types
else
	skip "dashboard: Grafana's own types accept it" "GRAFANA_SCHEMA names no folder with @grafana/schema"
fi

rules() {
	cp runtime/packaging/prometheus/uncore.rules.yml tests/exporter/rules.test.yml "$scratch" &&
		(cd "$scratch" && promtool check rules uncore.rules.yml && promtool test rules rules.test.yml)
}
# The jobs that the pages show, by the indented lines from "scrape_configs:" to the next text. Debian's
# Prometheus cannot ask Kubernetes, so that part is left out.
jobs() {
	for page in docs/exporter.md docs/fleet/service.md; do
		sed -n '/^    scrape_configs:/,/^[^ ]/s/^    //p' "$page" | sed '/kubernetes_sd_configs:/,/namespaces:/d' >"$scratch/job.yml"
		grep -q '^  - job_name: uncore$' "$scratch/job.yml" && promtool check config "$scratch/job.yml" ||
			{ echo "$page"; cat "$scratch/job.yml"; return 1; }
	done
}
if command -v promtool >/dev/null; then
	try "prometheus: promtool accepts the jobs of the pages" jobs
	try "prometheus: each alert fires when it should, and not before" rules
else
	skip "prometheus: promtool accepts the jobs of the pages" "no promtool (Debian's prometheus)"
	skip "prometheus: each alert fires when it should, and not before" "no promtool (Debian's prometheus)"
fi

reason=
command -v prometheus >/dev/null || reason="no prometheus"
"$uncore" exporter --sim ivt -g memory --listen 127.0.0.1:bad 2>&1 | grep -q 'built without libmicrohttpd' && reason="built without libmicrohttpd"
if [ -n "$reason" ]; then
	skip "prometheus: queries give the scenarios' bandwidth" "$reason"
	skip "dashboard: each query, and each alert rule, gives series" "$reason"
	done_testing
fi

processes=
trap 'tap_ended; kill $processes 2>/dev/null; wait; rm -rf "$scratch"' EXIT
# serve NAME SIM ARGUMENT...: starts an exporter; its port is in the file NAME
serve() {
	name=$1 sim=$2
	shift 2
	"$uncore" exporter --listen 127.0.0.1:0 --sim "$sim" "$@" 2>"$scratch/$name.log" >/dev/null &
	processes="$processes $!"
	for tick in $(seq 300); do
		grep -q '/metrics$' "$scratch/$name.log" && break
		sleep 0.1
	done
	sed -n 's/.*serves http:.*:\([0-9]*\)\/metrics$/\1/p' "$scratch/$name.log" >"$scratch/$name"
	[ -s "$scratch/$name" ] || { cat "$scratch/$name.log"; return 1; }
}

# The same traffic and half of it.
sed -E 's/"rate": 62500000,/"rate": 31250000,/' tests/scenarios/two_sockets.json >"$scratch/half.json"
groups=memory,llc,interconnect,power
# A machine without traffic, with a group that it has not.
echo '{ "schema": 1, "groups": ["llc", "bus"] }' >"$scratch/fleet.json"
scrapes() {
	serve whole ivt,tests/scenarios/two_sockets.json -M MEM_BW_READS -e imc:UNC_M_DCLOCKTICKS &&
		serve half "ivt,$scratch/half.json" -M MEM_BW_READS -e imc:UNC_M_DCLOCKTICKS &&
		serve older bdx:2 -g $groups && serve newer clx:2 -g $groups && serve first ivt:2 -g $groups &&
		serve hidden ivt,tests/scenarios/hidden_channel.json -g memory &&
		serve idle clx:2,idle -g memory --config "$scratch/fleet.json" || return 1
	cat >"$scratch/prometheus.yml" <<END
global: { scrape_interval: 1s, evaluation_interval: 1s }
rule_files: [ "$PWD/runtime/packaging/prometheus/uncore.rules.yml" ]
scrape_configs:
  - job_name: uncore
    static_configs:
      - { targets: [ "127.0.0.1:$(cat "$scratch/whole")" ], labels: { node: whole } }
      - { targets: [ "127.0.0.1:$(cat "$scratch/half")" ], labels: { node: half } }
      - targets: [ "127.0.0.1:$(cat "$scratch/older")", "127.0.0.1:$(cat "$scratch/newer")", "127.0.0.1:$(cat "$scratch/first")",
                   "127.0.0.1:$(cat "$scratch/hidden")" ]
      - { targets: [ "127.0.0.1:$(cat "$scratch/idle")" ], labels: { node: idle } }
END
	prometheus --config.file="$scratch/prometheus.yml" --storage.tsdb.path="$scratch/data" --web.listen-address=127.0.0.1:0 \
		--log.level=info >"$scratch/prometheus.log" 2>&1 &
	processes="$processes $!"
	python3 tests/exporter/query.py "$scratch/prometheus.log" "${seconds:-20}"
}
[ "${TEST_TURN:-0}" != all ] || seconds=60
try "prometheus: queries give the scenarios' bandwidth within 1 %, from ${seconds:-20} s of scrapes" scrapes
# The platforms differ in what their groups count: each query gives something on at least one of them.
try "dashboard: each query, and each alert rule, gives series" \
	python3 tests/exporter/dashboard.py queries "$scratch/prometheus.log" $dashboard
done_testing
