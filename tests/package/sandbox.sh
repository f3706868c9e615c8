# SPDX-License-Identifier: MIT
# Sourced by service.sh: runs the exporter on a simulated machine under strace, with a scrape, SIGHUP and SIGTERM, and
# holds what it does against the unit: systemd is not needed for that.

reason=
if [ ! -c /dev/fuse ]; then
	reason="no /dev/fuse"
elif ! command -v strace >/dev/null || ! command -v systemd-analyze >/dev/null || ! command -v python3 >/dev/null; then
	reason="needs strace, systemd-analyze and python3"
elif ! "$uncore" sim run --sim ivt -- true >"$scratch/why" 2>&1; then
	reason=$(head -n 1 "$scratch/why")
fi

# wait_for TEXT [COUNT]: the log has so many lines with the text
wait_for() {
	for tick in $(seq 600); do
		[ "$(grep -c "$1" "$scratch/log")" -ge "${2:-1}" ] && return 0
		sleep 0.1
	done
	echo "the log has not: $1"
	cat "$scratch/log"
	return 1
}

# traced VIA: the options are those of the unit, except for the port
traced() {
	cp "$tree/etc/uncore/exporter.json" "$scratch/exporter.json"
	rm -f "$scratch/calls"
	: >"$scratch/log"
	"$uncore" sim run --no-cpuid --sim ivt:2 -- strace -f -o "$scratch/calls" "$uncore" exporter --listen 127.0.0.1:0 --via "$1" \
		--config "$scratch/exporter.json" >/dev/null 2>"$scratch/log" &
	running=$!
	wait_for "via $1: serves http" || return 1
	port=$(sed -n 's/.*serves http:.*:\([0-9]*\)\/metrics$/\1/p' "$scratch/log")
	tests/exporter/client.py get "$port" >"$scratch/scrape" && grep -q "^uncore_mem_bw_reads_bytes_total.* [1-9]" "$scratch/scrape" &&
		grep -q "^uncore_build_info{.*via=\"$1\"} 1$" "$scratch/scrape" || { cat "$scratch/scrape"; return 1; }
	pid=$(sed -n '1s/ .*//p' "$scratch/calls")
	kill -HUP "$pid" && wait_for 'is read again' || return 1
	tests/exporter/client.py get "$port" >/dev/null
	kill -TERM "$pid"
	for tick in $(seq 600); do
		kill -0 "$running" 2>/dev/null || break
		sleep 0.1
	done
	kill -9 "$pid" 2>/dev/null && echo "SIGTERM does not end it"
	wait "$running" || { cat "$scratch/log"; return 1; }
}
allowed() {
	traced "$1" && python3 tests/package/calls.py "$scratch/calls" "$units/uncore-exporter.service" ${2-}
}
perf_writes_nothing() {
	! grep -v '"/dev/null"' "$scratch/calls" | grep 'O_RDWR\|O_WRONLY\|O_CREAT\|pwrite' | grep -v 'fcntl'
}
if [ -n "$reason" ]; then
	skip "service: the unit lets the exporter do what it does, and nothing is written" "$reason"
else
	try "service: by perf events the exporter does only what the unit lets it do" allowed perf
	try "service: by perf events it opens no file for writing" perf_writes_nothing
	try "service: by registers it does only what the unit with registers.conf lets it do" allowed registers "$dropins/registers.conf"
fi
