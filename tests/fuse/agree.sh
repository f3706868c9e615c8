#!/bin/sh
# SPDX-License-Identifier: MIT
# Compares the Linux back end on the files of a mounted simulator with the simulator in process: both count the same.
# Also kills and disturbs measurements, which must leave every register as it was. The clock of the mount moves only by
# what the measured command writes to it, so counts are exact.
# Run by make test.
set -u

cd "$(dirname "$0")/../.." || exit 1
uncore=$(realpath "${UNCORE:-${BUILD:-build}/bin/uncore}")
. tests/tools/tap.sh
. tests/fuse/mounting.sh

# agree SIM NANOSECONDS ARGUMENT...: both count the same
agree() {
	sim=$1 time=$2
	shift 2
	begin "$sim" || return 1
	"$uncore" --root "$dir" stat "$@" --format json -o "$scratch/mounted.json" sh -c "$(advance "$time")" 2>"$scratch/err"
	first=$?
	"$uncore" --sim "$sim" stat "$@" --format json --timeout $((time / 1000000)) >"$scratch/process.json" 2>>"$scratch/err"
	[ "$first" = "$?" ] || { cat "$scratch/err"; return 1; }
	numbers "$scratch/mounted.json" >"$scratch/a"
	numbers "$scratch/process.json" >"$scratch/b"
	[ -s "$scratch/a" ] && cmp "$scratch/a" "$scratch/b" || { diff "$scratch/a" "$scratch/b"; cat "$scratch/err"; return 1; }
}

two=ivt,tests/scenarios/two_sockets.json
mounted "agree: MSR boxes count the same on mounted files as in process" \
	agree $two 1000000000 -e UNC_C_CLOCKTICKS,UNC_C_TOR_INSERTS.OPCODE,opc=DRd,ubox:fixed -e UNC_P_CLOCKTICKS
mounted "agree: PCI boxes count the same on mounted files as in process" \
	agree $two 1000000000 -e UNC_M_CAS_COUNT.RD,imc:fixed,UNC_H_REQUESTS.READS_LOCAL -e UNC_Q_CLOCKTICKS
mounted "agree: each single instance counts the same on mounted files as in process" \
	agree $two 10000000 --per-instance -e UNC_M_CAS_COUNT.RD,UNC_Q_TxL_FLITS_G0.DATA,UNC_C_LLC_LOOKUP.ANY,state=M
mounted "agree: metrics have the same values on mounted files as in process" \
	agree $two 1000000000 -e UNC_C_CLOCKTICKS -M MEM_BW_READS,QPI_DATA_TX_BW
mounted "agree: with a hidden memory channel counts are the same on mounted files as in process" \
	agree ivt,tests/scenarios/hidden_channel.json 10000000 --per-instance -e UNC_M_CAS_COUNT.RD
for sockets in 1 4 8; do
	mounted "agree: counts are the same on mounted files as in process, sockets: $sockets" \
		agree ivt:$sockets 1000000 -e UNC_C_CLOCKTICKS,ubox:fixed,imc:fixed
done
# The other program's counter wraps in the middle: a second and a half of its 2 GHz.
mounted "agree: when an overflow freezes a socket, counts are the same on mounted files as in process" \
	agree ivt,tests/scenarios/overflow.json 2000000000 -e UNC_C_CLOCKTICKS,UNC_M_CAS_COUNT.RD
mounted "agree: the older platform jkt counts the same on mounted files as in process" \
	agree jkt:2 1000000 -e UNC_C_CLOCKTICKS,UNC_M_CAS_COUNT.RD,ubox:fixed

mounted "agree: registers in memory count the same on mounted files as in process" \
	agree icx:2 1000000 --via registers -e UNC_M_CAS_COUNT.RD,imc:fixed -e UNC_CHA_CLOCKTICKS,UNC_M2M_CLOCKTICKS
mounted "agree: one channel in memory counts the same on mounted files as in process" \
	agree snr:1 1000000 --via registers --per-instance -e UNC_M_CAS_COUNT.WR,UNC_M_CAS_COUNT.RD

# units ORDER [MEMBERS]: a machine whose table of units has this order, lacks units, and lies as the members say
units() {
	echo '{ "sockets": 2, "example": true, "unit_order": "'"$1"'",
	  "boxes": [ { "box": "mdf", "instance": 7, "state": "absent" }, { "box": "cxlcm", "socket": 1, "instance": 2, "state": "absent" } ]'"${2:-}"' }' \
		>"$scratch/units.json"
}
found() {
	units "$2" && agree "$1,$scratch/units.json" 1000000 --via registers --per-instance "$3" "$4"
}
for order in rising falling shuffled; do
	mounted "agree: units that a $order table places count the same on mounted files as in process" \
		found spr $order -e UNC_MDF_CRS_TxR_INSERTS.AD_BNC,UNC_P_CLOCKTICKS,UNC_CXLCM_CLOCKTICKS,UNC_M2P_CLOCKTICKS,UNC_MCHBM_CAS_COUNT.RD
done
mounted "agree: units in memory, PCI space and MSRs count the same on mounted files as in process" \
	found gnr shuffled -e UNC_M_CAS_COUNT_SCH0.RD,UNC_B2CMI_CLOCKTICKS,UNC_UPI_CLOCKTICKS,UNC_MDF_CLOCKTICKS,UNC_P_CLOCKTICKS,UNC_B2CXL_CLOCKTICKS

# A unit whose place is a lie is not counted, and no other unit suffers.
lie() {
	units shuffled ', "units": [ { "box": "mdf", "socket": 0, "instance": 3, "address": "0x10" }, { "box": "iio", "socket": 1, "instance": 5, "address": "0x3000" } ]' && begin "spr,$scratch/units.json" || return 1
	"$uncore" --root "$dir" stat --via registers --per-instance -e UNC_MDF_CRS_TxR_INSERTS.AD_BNC,UNC_IIO_CLOCKTICKS -f csv -o "$scratch/lie" \
		sh -c "$(advance 1000000)" 2>"$scratch/err"
	"$uncore" --root "$dir" doctor mdf iio >"$scratch/doctor" 2>&1
	grep -q "the table of units has it at 0x10: no unit has such MSRs" "$scratch/doctor" &&
		grep -q "has 0x3000 for what is described at MSR 0x3050" "$scratch/doctor" &&
		awk -F, '$5 == "UNC_MDF_CRS_TxR_INSERTS.AD_BNC" && $7 == 0 && $9 == "ok" { mdf++ } $5 == "UNC_IIO_CLOCKTICKS" && $7 == 1 && $9 == "ok" { iio++ }
			END { print mdf, iio; exit !(mdf == 38 && iio == 11) }' "$scratch/lie" ||
		{ cat "$scratch/doctor" "$scratch/err" "$scratch/lie"; return 1; }
}
mounted "units: a place that is a lie is refused, and all others count" lie

# Registers of the socket say where the memory controllers of spr are. In the simulator imc 0 of socket 0 begins there.
in_other_window() {
	units shuffled ', "units": [ { "box": "cxlcm", "socket": 0, "instance": 3, "address": "0x60122800" } ]' && begin "spr,$scratch/units.json" || return 1
	"$uncore" --root "$dir" doctor cxlcm imc >"$scratch/doctor" 2>&1
	"$uncore" --root "$dir" stat --via registers --per-instance -v -e UNC_CXLCM_CLOCKTICKS,UNC_M_CLOCKTICKS -f csv -o "$scratch/lie" \
		sh -c "$(advance 1000000)" 2>"$scratch/writes"
	grep -q "cxlcm3.* has it at 0x60122800: registers of another box are there" "$scratch/doctor" && grep -q "socket 0 .*FOUND cxlcm2\." "$scratch/writes" && ! grep "socket 0 .*FOUND cxlcm3\." "$scratch/writes" &&
		awk -F, '$6 == "cxlcm" && $7 == 0 && $9 == "ok" { cxlcm++ } $6 == "imc" && $7 == 0 && $9 == "ok" { imc++ }
			END { print cxlcm, imc; exit !(cxlcm == 3 && imc == 8) }' "$scratch/lie" ||
		{ cat "$scratch/doctor" "$scratch/writes" "$scratch/lie"; return 1; }
}
mounted "units: a place among registers of the description is refused" in_other_window

# everything FILE: writes what dump prints of the whole machine, every register that has a value
everything() {
	"$uncore" --root "$dir" dump --format csv >"$1" 2>"$scratch/err"
}

killed() {
	begin $two && everything "$scratch/before" || return 1
	"$uncore" --root "$dir" stat -e UNC_C_TOR_INSERTS.OPCODE,opc=DRd,UNC_M_CAS_COUNT.RD sh -c 'kill -KILL $PPID' >/dev/null 2>&1
	everything "$scratch/between"
	! cmp -s "$scratch/before" "$scratch/between" || { echo "nothing was programmed"; return 1; }
	"$uncore" --root "$dir" restore >"$scratch/out" 2>&1 && everything "$scratch/after" && cmp "$scratch/before" "$scratch/after" ||
		{ cat "$scratch/out"; diff "$scratch/before" "$scratch/after" | head; return 1; }
	[ -z "$(ls "$dir.uncore" | grep journal)" ]
}
mounted "restore: after kill -9 it gives every register its old value and removes the journal" killed

# leaves COMMAND...: after the command every register has its old value, and no journal is left
leaves() {
	begin $two && everything "$scratch/before" || return 1
	"$@"
	everything "$scratch/after" && cmp "$scratch/before" "$scratch/after" ||
		{ diff "$scratch/before" "$scratch/after" | head; return 1; }
	! ls "$dir.uncore" | grep journal
}

# The next file that is opened gets the number of the closed output. A report must not be written to that file.
closed() {
	"$uncore" --root "$dir" stat -e imc0:UNC_M_CAS_COUNT.RD -s 0 -t 50 >&- 2>"$scratch/err"
	"$uncore" --root "$dir" stat -e imc0:UNC_M_CAS_COUNT.RD -s 0 -t 50 -v >&- 2>&- <&-
}
mounted "stat: with standard output closed, no report is written into a register" leaves closed

hung_up() {
	"$uncore" --root "$dir" stat -e UNC_C_CLOCKTICKS,UNC_M_CAS_COUNT.RD sh -c "kill -$1 \$PPID; exec sleep 5" >"$scratch/out" 2>&1
}
for signal in HUP QUIT; do
	mounted "stat: after SIG$signal every register has its old value" leaves hung_up $signal
done

# Takes the CPUs of socket 0 that serve reads offline while the command runs.
offline() {
	begin $two || return 1
	"$uncore" --root "$dir" stat -I 20 -e UNC_C_CLOCKTICKS,UNC_P_CLOCKTICKS -f csv -o "$scratch/report" sh -c "
		$(advance_slowly 500000000)
		for cpu in 0 1 2; do echo 0 >'$dir/sys/devices/system/cpu/cpu'\$cpu/online || exit 9; done
		$(advance_slowly 500000000)" 2>"$scratch/err" || { echo "status $?"; cat "$scratch/err" "$scratch/report"; return 1; }
	total=$(awk -F, '$5 == "UNC_C_CLOCKTICKS" && $7 == 0 && $9 == "ok" { sum += $10 } END { printf "%.0f", sum }' "$scratch/report")
	[ "$total" = 27000000000 ] || { echo "counted $total"; cat "$scratch/report"; return 1; }
}
mounted "stat: when a CPU goes offline, another CPU of its socket takes over and no count is lost" offline

busy() {
	begin $two || return 1
	"$uncore" --root "$dir" stat -e UNC_C_CLOCKTICKS sleep 30 >"$scratch/out" 2>&1 &
	first=$!
	for each in $(seq 100); do
		! ls "$dir.uncore" | grep -q '^journal' || break
		sleep 0.1
	done
	"$uncore" --root "$dir" stat -e UNC_C_CLOCKTICKS --timeout 10 >"$scratch/second" 2>&1
	second=$?
	"$uncore" --root "$dir" stat -e UNC_P_CLOCKTICKS --timeout 10 >"$scratch/third" 2>&1
	third=$?
	kill -INT $first
	wait $first
	[ "$second" = 3 ] && grep -q "busy: pid $first since " "$scratch/second" && [ "$third" = 0 ] &&
		grep -q UNC_C_CLOCKTICKS "$scratch/out" || { cat "$scratch/second" "$scratch/third" "$scratch/out"; return 1; }
}
mounted "stat: a busy box is refused with the owner's pid, another box can be counted, and SIGINT prints" busy

done_testing
