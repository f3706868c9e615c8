#!/bin/sh
# SPDX-License-Identifier: MIT
# Prints the tables of docs/fleet/deployment.md: what uncore exporter costs on mounted simulated machines, with a scrape
# a second, and what Prometheus stores of it. As root; nothing else should run.
# usage: exporter_cost.sh [SECONDS=8]
set -u

cd "$(dirname "$0")/../.." || exit 1
uncore=$(realpath "${UNCORE:-${BUILD:-build}/bin/uncore}")
scratch=$(mktemp -d) || exit 1
exporter=
trap '[ -z "$exporter" ] || kill "$exporter"; wait; umount -l "$scratch/machine" 2>/dev/null; rm -rf "$scratch"' EXIT
mkdir "$scratch/machine"

# cost PLATFORM ARGUMENT...
cost() {
	platform=$1
	shift
	"$uncore" sim mount --sim "$platform" --background "$scratch/machine" >"$scratch/mounted" 2>&1 || { cat "$scratch/mounted"; exit 1; }
	: >"$scratch/log"
	"$uncore" exporter --root "$scratch/machine" --listen 127.0.0.1:0 "$@" 2>"$scratch/log" &
	exporter=$!
	until grep -q 'serves http' "$scratch/log"; do
		kill -0 "$exporter" || exit 1
		sleep 0.1
	done
	port=$(sed -n 's/.*serves http:.*:\([0-9]*\)\/metrics$/\1/p' "$scratch/log")
	tests/exporter/client.py get "$port" >"$scratch/scrape"
	read -r first rest <"/proc/$exporter/schedstat"
	for second in $(seq "$seconds"); do
		sleep 1
		tests/exporter/client.py get "$port" >"$scratch/scrape"
	done
	read -r last rest <"/proc/$exporter/schedstat"
	# The first line is the status of HTTP. Prometheus adds five series, and keeps a sample in two bytes.
	sed 1d "$scratch/scrape" >"$scratch/body"
	series=$(grep -vc '^#' "$scratch/body")
	awk -v name="$platform $*" -v series="$series" -v bytes="$(wc -c <"$scratch/body")" -v cpu=$((last - first)) -v seconds="$seconds" \
		-v memory="$(sed -n 's/^VmHWM:[^0-9]*\([0-9]*\).*/\1/p' "/proc/$exporter/status")" 'BEGIN {
		printf "%-44s %4d %8.1f %8.2f %8.1f %8.2f\n", name, series, bytes / 1000, cpu / seconds / 1e7, memory / 1024,
			(series + 5) * 86400 / 15 * 2 / 1e6 }'
	kill "$exporter"
	wait "$exporter"
	exporter=
	umount -l "$scratch/machine"
	rm -rf "$scratch/machine.uncore"
}

seconds=${1:-8}
printf '%-44s %4s %8s %8s %8s %8s\n' "" series kB "CPU %" MiB "MB/day"
for what in "-M MEM_BW_READS,MEM_BW_WRITES" "-g memory" "-g memory,interconnect" "-g memory,llc,interconnect,power"; do
	for each in ivt:2 clx:2; do
		cost $each $what
	done
done
