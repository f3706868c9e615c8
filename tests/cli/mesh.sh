# SPDX-License-Identifier: MIT
# Sourced by commands.sh: counts the memory and the I/O of two sockets with a mesh.
# Expected counts were computed by hand from the scenario: instances times rate, and what a count stands for.

mesh=skx,tests/scenarios/two_sockets_mesh.json

# mesh_counts EVENTS LINE...: stat counts for a second, and its report has these lines
mesh_counts() {
	events=$1
	shift
	run stat --sim "$mesh" --timeout 1000 -e "$events"
	[ "$status" = 0 ] && holds out "$@" || { echo "exit $status"; cat "$scratch/out" "$scratch/err"; return 1; }
}

try "mesh: stat counts the reads and writes of six memory channels a socket" \
	mesh_counts UNC_M_CAS_COUNT.RD,UNC_M_CAS_COUNT.WR,UNC_M_CLOCKTICKS_F \
	"0 960,000,000 events 960 M UNC_M_CAS_COUNT.RD 6/6 imc" "1 450,000,000 events 450 M UNC_M_CAS_COUNT.RD 6/6 imc" \
	"0 300,000,000 events 300 M UNC_M_CAS_COUNT.WR 6/6 imc" "1 7,998,000,000 events 8.00 G UNC_M_CLOCKTICKS_F 6/6 imc"
try "mesh: what the mesh reads of its two memory controllers is what their channels read" \
	mesh_counts UNC_M2M_IMC_READS.ALL,UNC_M2M_IMC_WRITES.FULL+PARTIAL,UNC_M2M_DIRECTORY_LOOKUP.STATE_S+STATE_A \
	"0 960,000,000 events 960 M UNC_M2M_IMC_READS.ALL 2/2 m2m" "1 450,000,000 events 450 M UNC_M2M_IMC_READS.ALL 2/2 m2m" \
	"0 300,000,000 events 300 M UNC_M2M_IMC_WRITES.FULL+PARTIAL 2/2 m2m" \
	"0 160,000,000 events 160 M UNC_M2M_DIRECTORY_LOOKUP.STATE_S+STATE_A 2/2 m2m"
try "mesh: stat counts bytes of a part of a stack, in both directions" \
	mesh_counts iio1:UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART0,iio2:UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART2,iio1:UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.PART0 \
	"0 1,000,000,000 bytes 1.00 G iio1:UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART0 1/1 iio 0000:19, eth0, eth1" \
	"0 2,000,000,000 bytes 2.00 G iio2:UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART2 1/1 iio 0000:2d" \
	"0 4,000,000 bytes 4.00 M iio1:UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.PART0 1/1 iio 0000:19, eth0, eth1"
try "mesh: another part, another kind and another stack count nothing" \
	mesh_counts iio1:UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART1,iio1:UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART0,iio3:UNC_IIO_BANDWIDTH_IN_PART0_FREERUN \
	"0 0 bytes 0.00 iio1:UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART1 1/1 iio 0000:19, eth0, eth1" \
	"0 0 bytes 0.00 iio1:UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART0 1/1 iio 0000:19, eth0, eth1" \
	"0 0 bytes 0.00 iio3:UNC_IIO_BANDWIDTH_IN_PART0_FREERUN 1/1 iio 0000:41"
try "mesh: the freely running counters of a stack agree with the programmed ones" \
	mesh_counts UNC_IIO_BANDWIDTH_IN_PART0_FREERUN,UNC_IIO_BANDWIDTH_OUT_PART2_FREERUN,iio5:UNC_IIO_CLOCKTICKS_FREERUN \
	"0 1,000,000,000 bytes 1.00 G UNC_IIO_BANDWIDTH_IN_PART0_FREERUN 6/6 iio -" \
	"0 2,000,000,000 bytes 2.00 G UNC_IIO_BANDWIDTH_OUT_PART2_FREERUN 6/6 iio -" \
	"1 1,000,000,000 events 1.00 G iio5:UNC_IIO_CLOCKTICKS_FREERUN 1/1 iio 0000:e9"
try "mesh: a deprecated name counts what its replacement counts" \
	mesh_counts iio1:UNC_IIO_TXN_IN.MEM_WRITE.PART0,iio1:UNC_IIO_PAYLOAD_BYTES_OUT.CFG_READ.PART0 \
	"0 15,625,000 events 15.6 M iio1:UNC_IIO_TXN_REQ_OF_CPU.MEM_WRITE.PART0 1/1 iio 0000:19, eth0, eth1" \
	"0 800 bytes 800 iio1:UNC_IIO_DATA_REQ_BY_CPU.CFG_READ.PART0 1/1 iio 0000:19, eth0, eth1"

# 36 bits of 4 bytes wrap after 275 s at 1 GB/s.
mesh_wraps() {
	run stat --sim "$mesh" --timeout 600000 -e iio1:UNC_IIO_BANDWIDTH_IN_PART0_FREERUN
	[ "$status" = 0 ] && holds out "0 600,000,000,000 bytes 1.00 G iio1:UNC_IIO_BANDWIDTH_IN_PART0_FREERUN 1/1 iio 0000:19, eth0, eth1" ||
		{ echo "exit $status"; cat "$scratch/out" "$scratch/err"; return 1; }
}
try "mesh: a bandwidth counter that wraps twice is counted in full" mesh_wraps

# The filter of the request table: what an event does not say passes.
try "mesh: stat counts memory reads and the requests of cores that missed the LLC" \
	mesh_counts UNC_M_CAS_COUNT.RD,UNC_CHA_TOR_INSERTS.IA_MISS_DRD \
	"0 960,000,000 events 960 M UNC_M_CAS_COUNT.RD 6/6 imc" \
	"0 200,000,000 events 200 M UNC_CHA_TOR_INSERTS.IA_MISS_DRD 20/20 cha" \
	"1 0 events 0.00 UNC_CHA_TOR_INSERTS.IA_MISS_DRD 20/20 cha"
try "mesh: a target narrows a request, and leaves opcode and memory as they are" \
	mesh_counts UNC_CHA_TOR_INSERTS.IA_MISS_DRD,loc=1 \
	"0 160,000,000 events 160 M UNC_CHA_TOR_INSERTS.IA_MISS_DRD,target=LOC 20/20 cha"
try "mesh: the same by the opcode's name and the other target" mesh_counts UNC_CHA_TOR_INSERTS.IA_MISS,opcodes=DRd,rem=1 \
	"0 40,000,000 events 40.0 M UNC_CHA_TOR_INSERTS.IA_MISS,opcodes=DRd,target=REM 20/20 cha"
try "mesh: without an opcode every request counts" mesh_counts UNC_CHA_TOR_INSERTS.IA_MISS \
	"0 220,000,000 events 220 M UNC_CHA_TOR_INSERTS.IA_MISS 20/20 cha"
try "mesh: look-ups of every state count unless one is chosen" mesh_counts UNC_CHA_LLC_LOOKUP.DATA_READ \
	"1 240,000,000 events 240 M UNC_CHA_LLC_LOOKUP.DATA_READ 20/20 cha"
try "mesh: look-ups that miss" mesh_counts UNC_CHA_LLC_LOOKUP.DATA_READ,state=LLC_I \
	"1 100,000,000 events 100 M UNC_CHA_LLC_LOOKUP.DATA_READ,state=LLC_I 20/20 cha"
no_target() {
	run encode -p skx UNC_CHA_TOR_INSERTS.IA_MISS,target=0
	[ "$status" = 2 ] && grep -q "needs target to be other than 0" "$scratch/err" || { cat "$scratch/out" "$scratch/err"; return 1; }
}
try "mesh: an event that would count nothing is rejected" no_target
# 0x3b: libpfm4 and LIKWID write it, too. 0x40433: Intel's own list gives it for IA_MISS_DRD.
filter_is() {
	exits 0 encode -p skx "$1" && grep -q "BOX_FILTER1 .*$2 " "$scratch/out" || { cat "$scratch/out"; return 1; }
}
try "mesh: everything passes the filter unless the user says more" filter_is UNC_CHA_TOR_INSERTS.IA_MISS 0x0000003b
try "mesh: a part that is given replaces the whole field" filter_is UNC_CHA_TOR_INSERTS.IA_MISS,opc0=0x202 0x00040433
try "mesh: what an old name stood for is counted under the new one" filter_is UNC_C_TOR_INSERTS.IRQ 0x0000003b
try "mesh: show says that a name is given up" answers "show -p skx UNC_CHA_TOR_INSERTS.REM_ALL" \
	"deprecated its maker gives it up, and has no other name for what it counts"
try "mesh: list events notes names that are given up" answers "list events -p skx --umasks UNC_CHA_TOR_INSERTS.REM_ALL -f json" \
	'"note": "deprecated",'
try "mesh: show says what the filters of a request are" answers "show -p skx UNC_CHA_TOR_INSERTS.IA_MISS_DRD" \
	"needs box_filter1.target: 0x3 lets everything pass, and is set unless you give a value" \
	"needs box_filter1.opcodes = 0x404 (set for you)"

# mesh_metric NAME LINE...
mesh_metric() {
	name=$1
	shift
	run stat --sim "$mesh" --timeout 1000 -M "$name"
	[ "$status" = 0 ] && holds out "$@" || { echo "exit $status"; cat "$scratch/out" "$scratch/err"; return 1; }
}
# (160 M * 192 + 40 M * 384) clocks / 200 M reads at 2.4 GHz, which the 20 CHAs of a socket each count
read_latency() {
	run stat --sim "$mesh" --timeout 1000 -M LLC_DRD_MISS_LATENCY
	[ "$status" = 1 ] && holds out "0 96.00 ns - LLC_DRD_MISS_LATENCY 20/20 cha -" \
		"1 <none> seconds - LLC_DRD_MISS_LATENCY 20/20 cha divided by 0" || { cat "$scratch/out"; return 1; }
}
try "mesh: how long a data read that missed takes, where any missed" read_latency
try "mesh: bytes of memory and of the links" mesh_metric MEM_BW_TOTAL,UPI_DATA_TX_BW \
	"0 80,640,000,000 bytes 80.6 G MEM_BW_TOTAL 6/6 imc" "0 12,800,000,000 bytes 12.8 G UPI_DATA_TX_BW 2/2 upi"
try "mesh: reads of devices, four parts in one counter" mesh_metric IO_BW_READ "0 2,000,000,000 bytes 2.00 G IO_BW_READ 6/6 iio"
try "mesh: reads that reach a home agent" mesh_metric HA_LOCAL_BW_READS "1 7,680,000,000 bytes 7.68 G HA_LOCAL_BW_READS 20/20 cha"
# Haswell's count the same way: 260 clocks of 2.6 GHz each, in each of the 8 CBos.
cat >"$scratch/latency.json" <<'END'
{ "schema": 1, "platform": "hsx", "sockets": [ { "package": 0 } ], "cores": 8, "clocks": { "cbo": 2600000000 },
  "traffic": [ { "event": "UNC_C_TOR_INSERTS.MISS_OPCODE,opc=DRd", "rate": 10000000 },
    { "event": "UNC_C_TOR_OCCUPANCY.MISS_OPCODE,opc=DRd", "rate": 2600000000 } ] }
END
latency() {
	run stat --sim hsx,"$scratch/latency.json" --timeout 1000 -M LLC_DRD_MISS_LATENCY
	holds out "0 100.00 ns - LLC_DRD_MISS_LATENCY 8/8 cbo" || { cat "$scratch/out" "$scratch/err"; return 1; }
}
try "mesh: a mean time is that of one unit, however many there are" latency

mesh_doctor() {
	run doctor --sim "$mesh"
	[ "$status" = 0 ] && holds out "cha ok 0-19 28 -" "iio ok 0-5 6 -" "imc ok 0-5 6 -" "upi ok 0-1 3 -" "m3upi ok 0-1 3 -" ||
		{ cat "$scratch/out"; return 1; }
}
try "mesh: doctor finds the CHAs that the fuse register leaves" mesh_doctor
mesh_boxes() {
	for event in UNC_U_EVENT_MSG.DOORBELL_RCVD UNC_CHA_CLOCKTICKS UNC_P_CLOCKTICKS UNC_IIO_CLOCKTICKS UNC_I_CLOCKTICKS UNC_M_CLOCKTICKS_F \
		UNC_M2M_CLOCKTICKS UNC_UPI_CLOCKTICKS UNC_M3UPI_CLOCKTICKS; do
		run stat --sim skx:2 -e "$event" --timeout 100
		[ "$status" = 0 ] && ! grep -qE '<|failed' "$scratch/out" || { echo "$event: exit $status"; cat "$scratch/out" "$scratch/err"; return 1; }
	done
}
try "mesh: stat counts an event of every box" mesh_boxes

# perf's words for bits of one field: Linux ORs them, and leaves the rest 0.
try "mesh: perf's words for the parts of a filter are read" filter_is \
	"uncore_cha/event=0x35,umask=0x21,filter_rem=1,filter_loc=1,filter_nm=1,filter_not_nm=1,filter_opc0=0x202/" 0x00040433
try "mesh: perf's words leave a part 0 that none is for" filter_is \
	"uncore_cha/event=0x35,umask=0x21,filter_loc=1,filter_nm=1,filter_opc0=0x202/" 0x00040412
no_words() {
	run encode -p skx "uncore_cha/event=0x35,umask=0x21/"
	[ "$status" = 2 ] && grep -q "needs target=VALUE in box_filter1; without it nothing is counted" "$scratch/err" ||
		{ cat "$scratch/out" "$scratch/err"; return 1; }
}
try "mesh: a string of perf's without the filter is rejected, because Linux counts nothing then" no_words

narrows_only() {
	run encode -p skx UNC_I_SNOOP_RESP.SNPCODE
	[ "$status" = 0 ] && grep -q "SNPCODE only narrows what another umask counts; alone it counts nothing" "$scratch/out" &&
		grep -q "0x00001012 " "$scratch/out" || return 1
	run encode -p skx UNC_I_SNOOP_RESP.SNPCODE+HIT_M
	[ "$status" = 0 ] && ! grep -q narrows "$scratch/out"
}
try "mesh: a umask that narrows is encoded alone with a warning, also if it needs no filter" narrows_only
