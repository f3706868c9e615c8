#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests uncore exporter: on mounted machines, whose clocks move only as the test says, so counts are exact; then with
# polite and hostile clients.
# Run by make test, early.
set -u

cd "$(dirname "$0")/../.." || exit 1
uncore=$(realpath "${UNCORE:-${BUILD:-build}/bin/uncore}")
unset UNCORE_PLATFORM
. tests/tools/tap.sh
. tests/fuse/mounting.sh
exporter=
trap 'tap_ended; end_exporter; end_mount; rm -rf "$scratch"' EXIT

if "$uncore" exporter --sim ivt -g memory --listen 127.0.0.1:bad 2>&1 | grep -q 'built without libmicrohttpd'; then
	skip "exporter" "built without libmicrohttpd"
	done_testing
fi

end_exporter() {
	[ -z "$exporter" ] || kill "$exporter" 2>/dev/null
	[ -z "$exporter" ] || wait "$exporter" 2>/dev/null
	exporter=
}

# serve ARGUMENT...: starts the exporter at $listen; $port is where it serves
listen=127.0.0.1:0
serve() {
	end_exporter
	# The process empties it too late for says: it would find the line of the exporter before.
	: >"$scratch/log"
	"$uncore" exporter --listen "$listen" "$@" >"$scratch/served" 2>"$scratch/log" &
	exporter=$!
	says 'serves http.*/metrics$' || return 1
	port=$(sed -n 's/.*serves http:.*:\([0-9]*\)\/metrics$/\1/p' "$scratch/log")
}

# says TEXT [COUNT]: the log gets so many lines with the text, in 30 seconds at most
says() {
	for tick in $(seq 300); do
		[ "$(grep -c "$1" "$scratch/log")" -ge "${2:-1}" ] && return 0
		kill -0 "$exporter" 2>/dev/null || break
		sleep 0.1
	done
	echo "the log has not: $1"
	cat "$scratch/log"
	return 1
}

client() {
	tests/exporter/client.py "$@"
}

# ends STATUS: SIGTERM ends the exporter with the status
ends() {
	kill "$exporter"
	wait "$exporter"
	result=$?
	exporter=
	[ "$result" = "$1" ] || { echo "status $result"; cat "$scratch/log"; return 1; }
}

two=ivt,tests/scenarios/two_sockets.json

# ---- counts: 4 GB a second from each of 8 channels of socket 0, half of that on socket 1 ----

exact() {
	begin $two && serve --root "$dir" -M MEM_BW_READS -e UNC_M_CAS_COUNT.RD || return 1
	sh -c "$(advance 1000000000)"
	client until "$port" uncore_mem_bw_reads_bytes_total 32000000000 >"$scratch/first" || return 1
	sh -c "$(advance 500000000)"
	client until "$port" uncore_mem_bw_reads_bytes_total 48000000000 >"$scratch/second" || return 1
	for line in 'first 0 32000000000 500000000' 'first 1 16000000000 250000000' 'second 0 48000000000 750000000' 'second 1 24000000000 375000000'; do
		set -- $line
		grep -qxF "uncore_mem_bw_reads_bytes_total{platform=\"ivt\",box=\"imc\",socket=\"$2\"} $3" "$scratch/$1" &&
			grep -qxF "uncore_events_total{platform=\"ivt\",box=\"imc\",event=\"UNC_M_CAS_COUNT.RD\",socket=\"$2\"} $4" "$scratch/$1" ||
			{ echo "not $line"; cat "$scratch/$1"; return 1; }
	done
}
mounted "exporter: counters are what the scenario counts, to the last digit" exact

# The exporter reads the counters twice a second by itself: a scrape after that has an interval without any time.
stands() {
	begin $two && serve --root "$dir" -M MEM_BW_READS && sh -c "$(advance 1000000000)" || return 1
	for pause in 0.8 0.8; do
		sleep $pause && client get "$port" >"$scratch/out" && grep -q '^uncore_mem_bw_reads_bytes_total{.*socket="0"} 32000000000$' "$scratch/out" ||
			{ cat "$scratch/out"; return 1; }
	done
}
mounted "exporter: totals stay while the machine's clock stands" stands

# Only reads and the journal: scrapes write no register.
registers() {
	"$uncore" dump --root "$dir" --format csv imc | grep -v '_ctr\|counter'
}
restores() {
	begin $two && registers >"$scratch/before" && serve --root "$dir" -M MEM_BW_READS && client get "$port" >"$scratch/out" || return 1
	registers >"$scratch/first"
	for each in 1 2 3; do client get "$port" >"$scratch/out" && sleep 0.6; done
	registers >"$scratch/second"
	ends 0 && registers >"$scratch/after" || return 1
	! cmp -s "$scratch/before" "$scratch/first" || { echo "nothing was programmed"; return 1; }
	cmp "$scratch/first" "$scratch/second" && cmp "$scratch/before" "$scratch/after" && [ -z "$(find "$dir.uncore" -name '*.journal*')" ]
}
mounted "exporter: a scrape changes no register, and SIGTERM restores all" restores

# Another program takes a counter: a total that stood still would look like no traffic.
stolen() {
	begin $two && serve --root "$dir" -M MEM_BW_READS && sh -c "$(advance 1000000000)" &&
		client until "$port" uncore_mem_bw_reads_bytes_total 32000000000 >"$scratch/out" || return 1
	for file in "$dir"/proc/bus/pci/*/*; do
		[ -w "$file" ] && printf '\0\0\0\0' | dd of="$file" bs=1 seek=$((0xd8)) conv=notrunc 2>/dev/null
	done
	for tick in $(seq 100); do
		client get "$port" >"$scratch/out"
		grep -q '^uncore_measured{.*metric="MEM_BW_READS",socket="0",state="stolen"} 0$' "$scratch/out" &&
			! grep -q '^uncore_mem_bw_reads_bytes_total{.*socket="0"}' "$scratch/out" && return 0
		sleep 0.1
	done
	cat "$scratch/out"
	return 1
}
mounted "exporter: a stolen counter has no series, and uncore_measured says why" stolen

# Another program freezes a socket (ivt: MSR 0xc00, bit 31, which reads back nowhere). A new session lets it count.
frozen() {
	begin $two && serve --root "$dir" -e UNC_C_CLOCKTICKS && sh -c "$(advance 1000000000)" &&
		client until "$port" uncore_events_total 1 >"$scratch/out" || return 1
	printf '\0\0\0\200\0\0\0\0' | dd of="$dir/dev/cpu/0/msr" bs=8 seek=3072 oflag=seek_bytes conv=notrunc 2>/dev/null
	shows '^uncore_measured{.*event="UNC_C_CLOCKTICKS",socket="0",state="frozen"} 0$' "$(advance 100000000)" &&
		says 'boxes stand still.*restart' && [ "$(grep -c 'stand still' "$scratch/log")" = 1 ] || return 1
	serve --root "$dir" -e UNC_C_CLOCKTICKS && shows '^uncore_events_total{.*socket="0"} [1-9]' "$(advance 100000000)"
}

# CPUs that went offline and came back: a session cannot count them again, so a new one begins after a minute.
comes_back() {
	lost='^uncore_measured{.*event="UNC_C_CLOCKTICKS",socket="1",state="lost"} 0$'
	begin $two && serve --root "$dir" -e UNC_C_CLOCKTICKS && sh -c "$(advance 1000000000)" || return 1
	client until "$port" uncore_events_total 1 >"$scratch/out" && grep -q '^uncore_events_total{.*socket="1"}' "$scratch/out" || return 1
	others=$(cat "$dir"/sys/devices/system/cpu/cpu*/topology/physical_package_id | sort -n | tail -n 1)
	away=
	for each in "$dir"/sys/devices/system/cpu/cpu[0-9]*; do
		[ "$(cat "$each/topology/physical_package_id")" != "$others" ] || away="$away $each/online"
	done
	for each in $away; do echo 0 >"$each"; done
	sh -c "$(advance 1000000000)"
	shows "$lost" || return 1
	for each in $away; do echo 1 >"$each"; done
	# Not before a minute is over.
	sh -c "$(advance 30000000000)" && client get "$port" >"$scratch/out" && sleep 0.6 && shows "$lost" || return 1
	sleep 0.6 # younger counts are served as they are
	sh -c "$(advance 31000000000)" && client get "$port" >"$scratch/out" && says 'counting begins anew' &&
		shows '^uncore_events_total{.*event="UNC_C_CLOCKTICKS",socket="1"} [1-9]' "$(advance 100000000)"
}
# shows PATTERN [COMMAND]: runs the command and scrapes, until a line has the pattern, 30 seconds at most
shows() {
	for tick in $(seq 100); do
		sh -c "${2:-:}"
		client get "$port" >"$scratch/out"
		grep -q "$1" "$scratch/out" && return 0
		sleep 0.3
	done
	echo "never shown: $1"
	cat "$scratch/out" "$scratch/log"
	return 1
}
mounted "exporter: a socket that comes back is counted again after a minute" comes_back
mounted "exporter: boxes that another program froze have no series, and the log says what lets them count" frozen

absent() {
	serve --sim ivt,tests/scenarios/hidden_channel.json -e imc3:UNC_M_CAS_COUNT.RD && client get "$port" >"$scratch/out" &&
		ends 0 && [ "$(grep -c '^uncore_events_total{' "$scratch/out")" = 1 ] &&
		[ "$(grep -c '^uncore_measured{.*state="\(absent\|hidden\)"} 0$' "$scratch/out")" = 1 ] || { cat "$scratch/out"; return 1; }
}
try "exporter: a hidden channel has no series of counts, and uncore_measured says why" absent

# ---- the formats ----

formats() {
	serve --sim ivt:2 -g memory,power,interconnect -e UNC_C_CLOCKTICKS || return 1
	client get "$port" /metrics "application/openmetrics-text; version=1.0.0" >"$scratch/om"
	client get "$port" /metrics "text/plain" >"$scratch/prom"
	[ "$(head -n 1 "$scratch/om")" = "200 application/openmetrics-text; version=1.0.0; charset=utf-8" ] &&
		[ "$(head -n 1 "$scratch/prom")" = "200 text/plain; version=0.0.4; charset=utf-8" ] || { head -n 1 "$scratch/om" "$scratch/prom"; return 1; }
	sed 1d "$scratch/om" | awk -v least=100 -f tests/cli/openmetrics.awk && grep -q '^uncore_up{platform="ivt"} 1$' "$scratch/prom"
}
try "exporter: the client chooses OpenMetrics or Prometheus's format" formats
promtool_agrees() {
	sed 1d "$scratch/prom" | promtool check metrics >"$scratch/promtool" 2>&1 && [ ! -s "$scratch/promtool" ] || { cat "$scratch/promtool"; return 1; }
}
if command -v promtool >/dev/null; then
	try "exporter: promtool accepts it without warnings" promtool_agrees
else
	skip "exporter: promtool accepts it without warnings" "no promtool (Debian's prometheus)"
fi

# answers STATUS PATH [METHOD]
answers() {
	[ "$(client get "$port" "$2" "" "${3:-GET}" | sed -n '1s/ .*//p')" = "$1" ]
}
try "exporter: a page that is not there is 404" answers 404 /nowhere
try "exporter: HEAD is answered" answers 200 /metrics HEAD
try "exporter: POST is 405" answers 405 /metrics POST
try "exporter: DELETE is 405" answers 405 /metrics DELETE
try "exporter: /-/healthy is 200 while counters count" answers 200 /-/healthy
try "exporter: / leads to the counts" answers 200 /

# ---- clients ----

serve --sim ivt:2 -M MEM_BW_TOTAL,MEM_BW_READS >"$scratch/try.log"
try "exporter: scrapes at the same time show the same counts" client together "$port"
try "exporter: a megabyte of headers is refused" client big "$port"
try "exporter: what is no HTTP is refused, and the next client is served" client rubbish "$port"
try "exporter: clients that leave at once do no harm" client leave "$port"
try "exporter: slow clients are cut after some seconds, and the counters are read meanwhile" client slow "$port"
try "exporter: requests of one message do not wait for each other" client pipelined "$port"
try "exporter: of more clients at once than connections, each is served" client crowd "$port"
for kind in half slow leaving idle deaf pipelined; do
	try "exporter: a scraper is served beside a hundred hostile clients of its address ($kind)" client beside "$port" $kind
done
lives() {
	kill -0 "$exporter" && client get "$port" >"$scratch/out" && ends 0 && ! grep -v 'example traffic\|serves http' "$scratch/log"
}
try "exporter: after all of them it serves, and has said nothing" lives

# The scraper's own limit is 30 seconds.
early() {
	serve --sim ivt:2 -M MEM_BW_TOTAL -I 2m && client get "$port" >"$scratch/out" && grep '^uncore_mem_bw_total_bytes_total{.* [1-9]' "$scratch/out"
}
try "exporter: a scrape just after the start waits until counts are old enough, not for the interval" early

# ---- the configuration ----

configured() {
	echo '{ "schema": 1, "metrics": ["MEM_BW_READS"], "labels": { "rack": "r 1\"2" } }' >"$scratch/config.json"
	serve --sim ivt:2 --config "$scratch/config.json" && client get "$port" >"$scratch/out" || return 1
	grep -q '^uncore_mem_bw_reads_bytes_total{platform="ivt",rack="r 1\\"2",box="imc",socket="0"} ' "$scratch/out" &&
		! grep -v '^#\|^200 \|rack="r 1\\"2"' "$scratch/out"
}
try "exporter: --config gives metrics, and labels for every series" configured
read_again() {
	echo '{ "schema": 1, "metrics": ["MEM_BW_WRITES"], "labels": { "rack": "r2" } }' >"$scratch/config.json"
	kill -HUP "$exporter" && says 'is read again' && client get "$port" >"$scratch/out" &&
		grep -q '^uncore_mem_bw_writes_bytes_total{platform="ivt",rack="r2",' "$scratch/out" && ! grep -q mem_bw_reads "$scratch/out"
}
try "exporter: SIGHUP reads it again" read_again
# keeps TEXT ERROR: a configuration that is wrong changes nothing
keeps() {
	echo "$1" >"$scratch/config.json"
	: >"$scratch/log"
	kill -HUP "$exporter" && says 'counts what it counted before' && grep -qF -- "$2" "$scratch/log" &&
		client get "$port" >"$scratch/out" && grep -q '^uncore_mem_bw_writes_bytes_total{platform="ivt",rack="r2",' "$scratch/out" ||
		{ cat "$scratch/log" "$scratch/out"; return 1; }
}
# has SERIES...: the last scrape has each line
has() {
	for line in "$@"; do
		grep -qxF "$line" "$scratch/out" || { echo "not there: $line"; cat "$scratch/out"; return 1; }
	done
}
loaded=uncore_config_last_reload_success_timestamp_seconds
try "exporter: a series says that the configuration was right" has 'uncore_config_last_reload_successful{platform="ivt",rack="r2"} 1'
grep "^$loaded" "$scratch/out" >"$scratch/loaded"
try "exporter: SIGHUP with wrong JSON changes nothing, and says where it is wrong" keeps '{ "schema": 1, "metric": [] }' 'config.json:1:16'
try "exporter: SIGHUP with an unknown metric changes nothing" keeps '{ "schema": 1, "metrics": ["MEM_BW_READ"] }' "MEM_BW_READ"
try "exporter: SIGHUP with a label of uncore's own changes nothing" \
	keeps '{ "schema": 1, "metrics": ["MEM_BW_READS"], "labels": { "socket": "1" } }' "the label socket is one that uncore sets"
try "exporter: SIGHUP with the name of a metric's parameter as a label changes nothing" \
	keeps '{ "schema": 1, "metrics": ["MEM_BW_READS"], "labels": { "band": "1" } }' "the label band is a parameter of a metric"
try "exporter: SIGHUP with an unknown group changes nothing, and says where it is" \
	keeps '{ "schema": 1,
  "groups": [ "memory", "powr" ] }' 'config.json:2:25: powr: ivt has no such group'
try "exporter: SIGHUP with an unknown event changes nothing, and says where it is" \
	keeps '{ "schema": 1, "events": [ "UNC_M_CAS_COUT.RD" ] }' 'config.json:1:28: col 1: there is no event UNC_M_CAS_COUT.RD'
keeps_time() {
	grep "^$loaded" "$scratch/out" | cmp - "$scratch/loaded" &&
		has 'uncore_config_last_reload_successful{platform="ivt",rack="r2"} 0'
}
try "exporter: a series says that the configuration is wrong, and another since when the one counts that is used" keeps_time
end_exporter
# One configuration for a fleet: each machine counts what it has of it, and says what it has not.
cat >"$scratch/fleet.json" <<'END'
{ "schema": 1,
  "groups": ["memory,interconnect", "bus"],
  "metrics": ["UPI_LINK_UTIL_TX"], "events": ["UNC_Q_CLOCKTICKS", "UNC_M_CLOCKTICK?"] }
END
# serves_part PLATFORM THERE MISSING: words KIND=NAME
serves_part() {
	serve --sim "$1" --config "$scratch/fleet.json" && client get "$port" >"$scratch/out" || return 1
	for each in $2; do has "uncore_available{platform=\"$1\",${each%=*}=\"${each#*=}\"} 1" || return 1; done
	for each in $3; do
		has "uncore_available{platform=\"$1\",${each%=*}=\"${each#*=}\"} 0" && says "fleet.json:[0-9:]*: $1 has no ${each%=*} ${each#*=}," ||
			return 1
	done
	[ "$(grep -c ^uncore_available "$scratch/out")" = "$(echo $2 $3 | wc -w)" ] && grep -q '^uncore_.*_total{' "$scratch/out" && ends 0
}
try "exporter: a platform without links counts the rest of a fleet's configuration" serves_part bdxde \
	group=memory "group=interconnect group=bus metric=UPI_LINK_UTIL_TX event=UNC_Q_CLOCKTICKS event=UNC_M_CLOCKTICK?"
try "exporter: a platform with QPI has the event of it" serves_part ivt \
	"group=memory group=interconnect event=UNC_Q_CLOCKTICKS" "group=bus metric=UPI_LINK_UTIL_TX event=UNC_M_CLOCKTICK?"
try "exporter: a platform with UPI has the metric of it" serves_part skx \
	"group=memory group=interconnect metric=UPI_LINK_UTIL_TX event=UNC_M_CLOCKTICK?" "group=bus event=UNC_Q_CLOCKTICKS"
try "exporter: a platform of another time counts its own group" serves_part p6 \
	"group=bus" "group=memory group=interconnect metric=UPI_LINK_UTIL_TX event=UNC_Q_CLOCKTICKS event=UNC_M_CLOCKTICK?"
# A second label of a name is forbidden by OpenMetrics. So every name that some series has is refused in the configuration.
own_labels_refused() {
	serve --sim ivt:2 -i -g memory,power,clocks -M PCT_FREQ_BAND0:band=12 -e UNC_C_CLOCKTICKS >/dev/null && client get "$port" >"$scratch/out" && end_exporter || return 1
	grep -v '^#' "$scratch/out" | grep -o '[{,][a-z_]*="' | tr -d '{,="' | sort -u >"$scratch/names"
	grep -qx via "$scratch/names" && grep -qx box_instance "$scratch/names" && grep -qx band "$scratch/names" || { cat "$scratch/names"; return 1; }
	for name in $(cat "$scratch/names"); do
		echo "{ \"schema\": 1, \"labels\": { \"$name\": \"1\" } }" >"$scratch/labels.json"
		refuses 2 "the label $name " --sim ivt:2 -g memory --config "$scratch/labels.json" || return 1
	done
}

# ---- the command line ----

# refuses STATUS TEXT ARGUMENT...
refuses() {
	wanted=$1 text=$2
	shift 2
	timeout 20 "$uncore" exporter "$@" >"$scratch/out" 2>&1
	[ $? = "$wanted" ] && grep -qF -- "$text" "$scratch/out" || { cat "$scratch/out"; return 1; }
}
# misspelled KIND GOOD WRONG MESSAGE
misspelled() {
	printf '{ "schema": 1,\n  "%s": ["%s", "%s"] }\n' "$1" "$2" "$3" >"$scratch/wrong.json"
	refuses 2 "wrong.json:2:$4" --sim bdxde --config "$scratch/wrong.json" --listen 127.0.0.1:0
}
try "exporter: a metric that no platform has exits 2, with file and line" misspelled metrics MEM_BW_READS MEM_BW_RED \
	"31: MEM_BW_RED: bdxde has no such metric"
try "exporter: a group that no platform has exits 2, with file and line" misspelled groups memory memry "24: memry: bdxde has no such group"
try "exporter: an event that no platform has exits 2, with file and line" misspelled events UNC_C_CLOCKTICKS UNC_C_CLOCKTIKS \
	"34: col 1: there is no event UNC_C_CLOCKTIKS"
nothing_there() {
	echo '{ "schema": 1, "groups": ["memory"] }' >"$scratch/wrong.json"
	refuses 4 "wrong.json: p6 has nothing of what it names" --sim p6 --config "$scratch/wrong.json" --listen 127.0.0.1:0
}
try "exporter: a platform that has nothing of the configuration exits 4" nothing_there
try "exporter: on the command line, a group that only others have exits 2" refuses 2 "-g interconnect: bdxde has no such group" --sim bdxde -g memory,interconnect
try "exporter: a label with the name of any label that series have exits 2" own_labels_refused
try "exporter: nothing to count exits 2" refuses 2 "uncore exporter: nothing to count" --sim ivt
for wrong in 9890 127.0.0.1: 127.0.0.1:99999 ::1:9890 '[::1]' 127.0.0.1:80a; do
	try "exporter: --listen $wrong exits 2 and shows the form" refuses 2 "it is not ADDRESS:PORT, as 127.0.0.1:9890" --sim ivt -g memory --listen "$wrong"
done
# everywhere HOST...: without an address, every one of this machine is served
everywhere() {
	listen=:0
	serve --sim ivt -M MEM_BW_READS || return 1
	for host in "$@"; do
		client get "$port" /-/healthy "" GET "$host" >"$scratch/out" && grep -q '^200 ' "$scratch/out" || { echo "$host"; cat "$scratch/out"; return 1; }
	done
	# The same port again: not half of the addresses.
	refuses 2 "--listen :$port: Address already in use" --sim ivt -g memory --listen ":$port" && ends 0
}
if python3 -c 'import socket; socket.socket(socket.AF_INET6).bind(("::1", 0))' 2>/dev/null; then
	try "exporter: --listen :PORT serves IPv4 and IPv6" everywhere 127.0.0.1 '[::1]'
else
	try "exporter: --listen :PORT serves IPv4 where there is no IPv6" everywhere 127.0.0.1
	skip "exporter: --listen :PORT serves IPv6 too" "this machine has no IPv6"
fi
listen=127.0.0.1:0
taken() {
	serve --sim ivt:2 -M MEM_BW_READS && refuses 2 "--listen 127.0.0.1:$port: Address already in use" --sim ivt -g memory --listen "127.0.0.1:$port" && ends 0
}
try "exporter: an address that another one has exits 2" taken
try "exporter: a configuration that is not there exits 2" refuses 2 "$scratch/none.json: No such file" --sim ivt --config "$scratch/none.json"
ignores_hangup() {
	serve --sim ivt -M MEM_BW_READS && kill -HUP "$exporter" && wait "$exporter"
}
try "exporter: without --config SIGHUP ends it" ignores_hangup
done_testing
