# SPDX-License-Identifier: MIT
# Sourced by commands.sh: checks a part that has two of four SBoxes, as a fuse register says, and of whose channels firmware
# hides half.
# Expected counts were computed by hand from the scenario: instances times rate.

part=hsx,tests/scenarios/two_sockets_v3.json

small_counts() {
	run stat --sim "$part" --timeout 1000 \
		-e UNC_M_CAS_COUNT.RD,UNC_S_RING_BL_USED.UP,UNC_S_RING_BL_USED.DOWN,UNC_H_REQUESTS.READS,UNC_C_TOR_INSERTS.MISS_OPCODE,opc=DRd
	[ "$status" = 0 ] || { echo "exit $status"; cat "$scratch/err"; return 1; }
	holds out "0 600,000,000 events 600 M UNC_M_CAS_COUNT.RD 4/4 imc" "1 300,000,000 events 300 M UNC_M_CAS_COUNT.RD 4/4 imc" \
		"0 600,000,000 events 600 M UNC_S_RING_BL_USED.UP 2/2 sbox" "0 200,000,000 events 200 M UNC_S_RING_BL_USED.DOWN 2/2 sbox" \
		"0 400,000,000 events 400 M UNC_H_REQUESTS.READS 1/1 ha" \
		"0 80,000,000 events 80.0 M UNC_C_TOR_INSERTS.MISS_OPCODE,opc=DRd 8/8 cbo"
}
try "small part: stat counts the instances that the part has and exits 0" small_counts

small_doctor() {
	run doctor --sim "$part"
	[ "$status" = 0 ] && holds out "sbox ok 0-1 4 -" "sbox absent 2-3 4 this part lacks it, as the platform or its registers show"
}
try "small part: doctor reports missing SBoxes as absent and exits 0" small_doctor

small_metrics() {
	run stat --sim "$part" --timeout 1000 -M MEM_BW_TOTAL,QPI_DATA_TX_BW
	holds out "0 51,200,000,000 bytes 51.2 G MEM_BW_TOTAL 4/4 imc" "1 25,600,000,000 bytes 25.6 G MEM_BW_TOTAL 4/4 imc" \
		"1 3,200,000,000 bytes 3.20 G QPI_DATA_TX_BW 2/2 qpi"
}
try "small part: stat computes metrics from the instances that the part has" small_metrics

# The fuse register of this part says that it has no SBox, which is not a failure.
no_sbox() {
	part=bdx,tests/scenarios/one_ring_v4.json
	run doctor --sim "$part"
	[ "$status" = 0 ] && holds out "cbo ok 0-7 24 -" "sbox absent 0-3 4 this part lacks it, as the platform or its registers show" || return 1
	run stat --sim "$part" --timeout 1000 -e UNC_C_RING_AD_USED.UP_EVEN
	[ "$status" = 0 ] && holds out "0 8,000,000 events 8.00 M UNC_C_RING_AD_USED.UP_EVEN 8/8 cbo" || return 1
	run stat --sim "$part" --timeout 1000 -e UNC_S_CLOCKTICKS
	[ "$status" = 3 ] && grep -q 'sbox 0 of socket 0 is absent' "$scratch/err"
}
try "small part: doctor and stat work on a part without SBoxes, and counting one exits 3" no_sbox

# small_boxes PLATFORM EVENT...: each box of the platform counts an event that needs no filter
small_boxes() {
	platform=$1
	shift
	for event in UNC_U_EVENT_MSG.DOORBELL_RCVD UNC_C_CLOCKTICKS UNC_P_CLOCKTICKS UNC_H_CLOCKTICKS UNC_M_DCLOCKTICKS \
		UNC_I_COHERENT_OPS.RFO UNC_R2_CLOCKTICKS "$@"; do
		run stat --sim "$platform" -e "$event" --timeout 100
		[ "$status" = 0 ] && ! grep -qE '<|failed' "$scratch/out" || { echo "$event: exit $status"; cat "$scratch/out" "$scratch/err"; return 1; }
	done
}
for platform in hsx:2 bdx:2; do
	try "small part: stat counts an event of every box of $platform" small_boxes $platform UNC_S_CLOCKTICKS \
		UNC_Q_CLOCKTICKS UNC_R3_CLOCKTICKS
done
try "small part: stat counts an event of every box of bdxde:1" small_boxes bdxde:1

# No source says how many CHAs a part has: those exist whose registers answer.
small_atom() {
	run doctor --sim snr,tests/scenarios/small_atom.json
	[ "$status" = 0 ] && holds out "cha ok 0-3 6 -" "cha absent 4-5 6 this part lacks it, as the platform or its registers show" || return 1
	run stat --sim snr,tests/scenarios/small_atom.json -e UNC_CHA_CLOCKTICKS -t 1000
	[ "$status" = 0 ] && holds out "0 8,800,000,000 events 8.80 G UNC_CHA_CLOCKTICKS 4/4 cha"
}
try "small part: doctor and stat find the CHAs of snr whose registers answer" small_atom

# One event of each kind of counter, and a code for the box that has no event; each box is held by its own control.
atom_boxes() {
	for event in UNC_U_EVENT_MSG.MSI_RCVD UNC_U_CLOCKTICKS UNC_CHA_CLOCKTICKS UNC_P_CLOCKTICKS UNC_IIO_CLOCKTICKS UNC_IIO_CLOCKTICKS_FREERUN \
		UNC_IIO_BANDWIDTH_IN_PART7_FREERUN UNC_I_FAF_INSERTS UNC_M2P_CLOCKTICKS UNC_M2M_CLOCKTICKS UNC_M_CLOCKTICKS UNC_M_HCLOCKTICKS \
		UNC_M_DDR_WRITE_FREERUN; do
		run stat --sim snr -e "$event" -t 100
		[ "$status" = 0 ] && ! grep -qE '<|failed| 0  events' "$scratch/out" || { echo "$event: exit $status"; cat "$scratch/out" "$scratch/err"; return 1; }
	done
	run stat --sim snr -e pcie3/ev_sel=1,umask=1/ -t 100
	[ "$status" = 0 ] && grep -q "  1/1 pcie3$" "$scratch/out"
}
try "small part: stat counts an event of every kind of counter of snr" atom_boxes

# Two registers have a bit for each CHA. All bits of the first one are set, as those of a register that is not there.
full_mask() {
	for part in "icx 39" "spr 59"; do
		set -- $part
		echo '{ "platform": "'$1'", "sockets": 1, "boxes": [ { "box": "cha", "instance": '$2', "state": "absent" } ] }' >"$scratch/part.json"
		run doctor --sim "$1,$scratch/part.json" cha
		[ "$status" = 0 ] && holds out "cha absent $2 $(($2 + 1)) this part lacks it, as the platform or its registers show" || return 1
	done
}
try "small part: a mask of CHAs with all its bits set is believed" full_mask
