#!/bin/sh
# SPDX-License-Identifier: MIT
# Shows the main job on simulated machines: what two sockets do, what a hidden device does to a measurement, and what
# stat prints for events that cannot count together. UNCORE names another binary.
# Run by make demo.
set -u

cd "$(dirname "$0")/../.." || exit 1
uncore=${UNCORE:-${BUILD:-build}/bin/uncore}
load=tests/scenarios/two_sockets.json
hidden=tests/scenarios/hidden_channel.json

# show STATUS ARGUMENT...: prints a command and its output; the command must end with STATUS
show() {
	wanted=$1
	shift
	printf '\n$ uncore'
	for word in "$@"; do
		case $word in
		*[\;\ \*]*) printf " '%s'" "$word" ;;
		*) printf ' %s' "$word" ;;
		esac
	done
	printf '\n'
	"$uncore" "$@" 2>&1
	status=$?
	[ "$status" -eq "$wanted" ] && return
	echo "demo: exit status $status, not $wanted" >&2
	exit 1
}

echo
echo "== Two simulated sockets under load: memory bandwidth, cache look-ups, link traffic, power"
show 0 stat --sim "ivt,$load" -M MEM_BW_READS,MEM_BW_WRITES -e UNC_C_LLC_LOOKUP.DATA_READ,state=I \
	-M DATA_FROM_QPI,QPI_DATA_TX_BW -M PCT_FREQ_POWER_LTD \
	-e UNC_P_POWER_STATE_OCCUPANCY.CORES_C0 -t 1000
show 0 stat --sim "ivt,$load" -M MEM_BW_TOTAL -I 250 -t 1000 --all

echo
echo "== A memory channel whose device the firmware hides: never 0, and counted as missing"
show 1 stat --sim "ivt,$hidden" -e UNC_M_CAS_COUNT.RD --per-instance -t 100

echo
echo "== Two events that need one filter"
show 2 stat --sim ivt:2 -e UNC_C_TOR_INSERTS.OPCODE,opc=DRd -e UNC_C_TOR_INSERTS.OPCODE,opc=RFO -t 100
show 0 stat --sim "ivt,$load" --multiplex -e UNC_C_TOR_INSERTS.OPCODE,opc=DRd -e UNC_C_TOR_INSERTS.OPCODE,opc=RFO \
	-t 100
