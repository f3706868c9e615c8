#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian's node_exporter serves what uncore stat writes for its textfile collector, while the file is replaced.
# Run by make test.
set -u

cd "$(dirname "$0")/../.." || exit 1
uncore=$(realpath "${UNCORE:-${BUILD:-build}/bin/uncore}")
unset UNCORE_PLATFORM
. tests/tools/tap.sh
collector=
trap 'tap_ended; [ -z "$collector" ] || kill "$collector"; wait; rm -rf "$scratch"' EXIT

reason=
command -v python3 >/dev/null || reason="no python3"
command -v prometheus-node-exporter >/dev/null || reason="no prometheus-node-exporter"
if [ -n "$reason" ]; then
	skip "textfile: node_exporter serves the values and types of uncore stat" "$reason"
	done_testing
fi

mkdir "$scratch/files"
# 32 GB a second are read from socket 0, half of that from socket 1. The simulator's own clock: totals are exact.
count() {
	"$uncore" stat --sim ivt,tests/scenarios/two_sockets.json -M MEM_BW_READS -e UNC_M_CAS_COUNT.RD "$@" -o "$scratch/files/uncore.prom"
}
begin() {
	prometheus-node-exporter --web.listen-address=127.0.0.1:0 --collector.disable-defaults --collector.textfile \
		--collector.textfile.directory="$scratch/files" >"$scratch/log" 2>&1 &
	collector=$!
	for tick in $(seq 600); do
		grep -q 'address=127.0.0.1:[1-9]' "$scratch/log" && break
		kill -0 "$collector" 2>/dev/null || break
		sleep 0.05
	done
	port=$(sed -n 's/.*address=127\.0\.0\.1:\([1-9][0-9]*\).*/\1/p' "$scratch/log" | head -n 1)
	[ -n "$port" ] || { cat "$scratch/log"; return 1; }
}
try "textfile: node_exporter starts" begin

# served: what node_exporter serves now, into $scratch/served
served() {
	python3 -c 'import sys, urllib.request
print(urllib.request.urlopen(sys.argv[1], timeout=30).read().decode(), end="")' "http://127.0.0.1:$port/metrics" >"$scratch/served"
}
# serves LINE...: exactly these lines are among what it serves
serves() {
	for line in "$@"; do
		grep -qxF -- "$line" "$scratch/served" || { echo "not: $line"; grep 'uncore\|textfile' "$scratch/served"; return 1; }
	done
}

values() {
	count -I 50 -t 200 -f prometheus && served && serves "node_textfile_scrape_error 0" \
		"# TYPE uncore_mem_bw_reads_bytes_total counter" \
		"# HELP uncore_mem_bw_reads_bytes_total Bytes read from memory: a cache line for each column read." \
		'uncore_mem_bw_reads_bytes_total{box="imc",platform="ivt",socket="0"} 6.4e+09' \
		'uncore_mem_bw_reads_bytes_total{box="imc",platform="ivt",socket="1"} 3.2e+09' \
		"# TYPE uncore_events_total counter" \
		'uncore_events_total{box="imc",event="UNC_M_CAS_COUNT.RD",platform="ivt",socket="0"} 1e+08' \
		"# TYPE uncore_measured gauge" "# TYPE uncore_interval_seconds gauge" 'uncore_interval_seconds{platform="ivt"} 0.05'
}
try "textfile: node_exporter serves the values, types and texts of uncore stat" values

# node_exporter reads Prometheus's format. It takes "# UNIT" and "# EOF" for comments, and finds no type for "NAME_total",
# because OpenMetrics gives the type to NAME: docs/exporter.md says which format to choose.
other_format() {
	count -I 50 -t 200 -f openmetrics && served && serves "node_textfile_scrape_error 0" \
		"# TYPE uncore_mem_bw_reads_bytes_total untyped" 'uncore_mem_bw_reads_bytes_total{box="imc",platform="ivt",socket="0"} 6.4e+09'
}
try "textfile: of openmetrics it serves the values without the types" other_format

# A value that was not measured has no series there either.
gap() {
	"$uncore" stat --sim ivt,tests/scenarios/hidden_channel.json -e imc3:UNC_M_CAS_COUNT.RD -t 100 -f prometheus -o "$scratch/files/uncore.prom" ||
		[ $? = 1 ] || return 1
	served && grep -q '^uncore_measured{.*socket="1",state="\(absent\|hidden\)"} 0$' "$scratch/served" && grep -q '^uncore_events_total{.*socket="0"}' "$scratch/served" &&
		! grep '^uncore_events_total{.*socket="1"}' "$scratch/served"
}
try "textfile: a channel that is hidden has no series of counts" gap

# The file is replaced hundreds of times while it is read: each reader sees all of one report.
whole() {
	count -I 1 --interval-count 300 -f prometheus 2>"$scratch/err" &
	python3 - "$!" "$scratch/files" "http://127.0.0.1:$port/metrics" <<'PYTHON'
import os, sys, urllib.request
process, folder, url = sys.argv[1:]
reads, seen, sizes = 0, set(), set()
def families(text):
    return sum(line.startswith("uncore_") for line in text.splitlines())
def runs():
    try:
        with open(f"/proc/{process}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
while runs() or not seen:
    with open(folder + "/uncore.prom") as file:
        text = file.read()
    if "uncore_mem_bw_reads_bytes_total" not in text:
        continue  # still the file of the test before
    seen.add(text)
    sizes.add((text.count("\n"), text.endswith("\n")))
    if reads % 20 == 0:
        served = urllib.request.urlopen(url, timeout=30).read().decode()
        assert "\nnode_textfile_scrape_error 0\n" in served, served
        assert families(served) == families(text), served
    reads += 1
print(f"{reads} reads, {len(seen)} reports, sizes {sizes}")
assert len(sizes) == 1 and (sizes.pop())[1]
assert sorted(os.listdir(folder)) == ["uncore.prom"], os.listdir(folder)
PYTHON
}
try "textfile: whoever reads while the file is replaced sees a whole report" whole
done_testing
