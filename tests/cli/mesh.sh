# SPDX-License-Identifier: MIT
# Sourced by run.sh: counts the memory and the I/O of two sockets with a mesh.
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
	"0 1,000,000,000 bytes 1.00 G iio1:UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART0 1/1 iio" \
	"0 2,000,000,000 bytes 2.00 G iio2:UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART2 1/1 iio" \
	"0 4,000,000 bytes 4.00 M iio1:UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.PART0 1/1 iio"
try "mesh: another part, another kind and another stack count nothing" \
	mesh_counts iio1:UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART1,iio1:UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART0,iio3:UNC_IIO_BANDWIDTH_IN_PART0_FREERUN \
	"0 0 bytes 0.00 iio1:UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART1 1/1 iio" \
	"0 0 bytes 0.00 iio1:UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART0 1/1 iio" \
	"0 0 bytes 0.00 iio3:UNC_IIO_BANDWIDTH_IN_PART0_FREERUN 1/1 iio"
try "mesh: the freely running counters of a stack agree with the programmed ones" \
	mesh_counts UNC_IIO_BANDWIDTH_IN_PART0_FREERUN,UNC_IIO_BANDWIDTH_OUT_PART2_FREERUN,iio5:UNC_IIO_CLOCKTICKS_FREERUN \
	"0 1,000,000,000 bytes 1.00 G UNC_IIO_BANDWIDTH_IN_PART0_FREERUN 6/6 iio" \
	"0 2,000,000,000 bytes 2.00 G UNC_IIO_BANDWIDTH_OUT_PART2_FREERUN 6/6 iio" \
	"1 1,000,000,000 events 1.00 G iio5:UNC_IIO_CLOCKTICKS_FREERUN 1/1 iio"
try "mesh: a deprecated name counts what its replacement counts" \
	mesh_counts iio1:UNC_IIO_TXN_IN.MEM_WRITE.PART0,iio1:UNC_IIO_PAYLOAD_BYTES_OUT.CFG_READ.PART0 \
	"0 15,625,000 events 15.6 M iio1:UNC_IIO_TXN_REQ_OF_CPU.MEM_WRITE.PART0 1/1 iio" \
	"0 800 bytes 800 iio1:UNC_IIO_DATA_REQ_BY_CPU.CFG_READ.PART0 1/1 iio"

# 36 bits of 4 bytes wrap after 275 s at 1 GB/s.
mesh_wraps() {
	run stat --sim "$mesh" --timeout 600000 -e iio1:UNC_IIO_BANDWIDTH_IN_PART0_FREERUN
	[ "$status" = 0 ] && holds out "0 600,000,000,000 bytes 1.00 G iio1:UNC_IIO_BANDWIDTH_IN_PART0_FREERUN 1/1 iio" ||
		{ echo "exit $status"; cat "$scratch/out" "$scratch/err"; return 1; }
}
try "mesh: a bandwidth counter that wraps twice is counted in full" mesh_wraps
