# SPDX-License-Identifier: MIT
# Sourced by run.sh: which devices an I/O stack serves. perf's own list of root buses says the same as uncore. Trees of
# sysfs that the cases make, in place of the simulated machine's, show what a real kernel or a hostile name may.
cat >"$scratch/devices.json" <<'END'
{ "schema": 1, "platform": "skx", "sockets": 2, "cores": 2, "threads": 1,
  "traffic": [ { "event": "UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART0", "rate": 1000000 } ],
  "devices": [
    { "name": "eth10", "kind": "net", "box": "iio", "instance": 3 },
    { "name": "eth2", "kind": "net", "box": "iio", "instance": 3 },
    { "name": "nvme7", "kind": "nvme", "box": "iio", "instance": 3 },
    { "name": "nvme0", "kind": "nvme", "box": "iio", "socket": 1, "instance": 1 } ] }
END
disks=skx,$scratch/devices.json

# served FILE: "socket instance bus devices" for each line of CSV, by the names of its columns
served() {
	awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }
		$at["instance"] != "" { print $at["socket"], $at["instance"], $at["root_bus"], $at["devices"] }' "$1" | sort -u
}
# The file of a PMU has the bus of each die; a package of the simulated machine is one.
says() {
	served "$1" | awk '{ print $1, $2, $3 }'
}
cat >"$scratch/in_files.sh" <<'END'
for file in /sys/bus/event_source/devices/uncore_iio_[0-9]*/die*; do
	pmu=${file%/die*}
	echo "${file##*/die} ${pmu##*_} $(cat "$file")"
done
END
cat >"$scratch/in_perf.sh" <<'END'
perf iostat list 2>&1 | sed -n 's/^S\([0-9]*\)-uncore_iio_\([0-9]*\)<\(.*\)>$/\1 \2 \3/p'
END
stat_csv="'$uncore' stat --via perf -g io -t 50 -f csv"

as_perf_lists() {
	on "$1" sh -c "$stat_csv" >"$scratch/csv" 2>/dev/null
	says "$scratch/csv" >"$scratch/own"
	for each in in_perf in_files; do
		on "$1" sh "$scratch/$each.sh" 2>/dev/null | sort -u | diff "$scratch/own" - || { echo "$each differs"; return 1; }
	done
	[ "$(wc -l <"$scratch/own")" = "$2" ]
}
for of in skx:2:12 clx:1:6 icx:2:12 snr:1:5; do
	with_perf "devices: the root buses of ${of%:*} are those of perf iostat list and of the files die*" \
		as_perf_lists "${of%:*}" "${of##*:}"
done

of_scenario() {
	printf '%s\n' "0 3 eth2,eth10,nvme7" "1 1 nvme0" >"$scratch/wanted"
	for way in "--sim $disks" "--via perf" "--via registers"; do
		case $way in
		--sim*) "$uncore" stat $way -g io -t 50 -f csv >"$scratch/csv" 2>/dev/null ;;
		*) on "$disks" "$uncore" stat $way -g io -t 50 -f csv >"$scratch/csv" 2>/dev/null ;;
		esac
		served "$scratch/csv" | awk 'NF > 3 { n = split($0, word, " "); list = word[4]; for (i = 5; i <= n; i++) list = list "," word[i]; print $1, $2, list }' >"$scratch/got"
		# In this process the order is the scenario's; sysfs has no order, and uncore sorts.
		case $way in
		--sim*) printf '%s\n' "0 3 eth10,eth2,nvme7" "1 1 nvme0" | diff - "$scratch/got" || return 1 ;;
		*) printf '%s\n' "0 3 nvme7,eth2,eth10" "1 1 nvme0" | diff - "$scratch/got" || return 1 ;;
		esac
	done
}
machine "devices: those of a scenario are below the buses of their instances, in each way to count" of_scenario

in_text() {
	on "$disks" "$uncore" stat --via perf -g io -t 50 >"$scratch/out" 2>/dev/null
	bus=$(on "$disks" cat /sys/bus/event_source/devices/uncore_iio_3/die0 2>/dev/null)
	grep -q "^ *0  iio3 ($bus, nvme7, eth2, eth10) " "$scratch/out" && grep -q '^ *1  all  ' "$scratch/out" || { cat "$scratch/out"; return 1; }
}
machine "devices: the table has them in parentheses after the instance" in_text

# ---- trees of sysfs that a case makes; PMUS is a copy of the machine's, which may be changed ----
cat >"$scratch/tree.sh" <<'END'
set -e
cp -r /sys/bus/event_source/devices/. "$1/links"
mkdir "$1/pmus"
for pmu in /sys/bus/event_source/devices/*; do mkdir "$1/pmus/${pmu##*/}" && cp -r "$pmu/." "$1/pmus/${pmu##*/}"; done
mount -t tmpfs none /sys/bus/event_source
mkdir /sys/bus/event_source/devices
cp -r "$1/pmus/." /sys/bus/event_source/devices
PMUS=/sys/bus/event_source/devices
ROOT=/sys/devices/pci$(cat $PMUS/uncore_iio_2/die0)
fake() { mount -t tmpfs none "$ROOT"; }
END
# tree SCRIPT [WORD...]: runs it on such a machine, in a user namespace where it may mount, then counts by uncore stat with the words; the CSV is in $scratch/csv
tree() {
	script=$1
	shift
	rm -rf "$scratch/copy" && mkdir "$scratch/copy"
	on "${tree_of:-$disks}" unshare -Urm sh -c ". '$scratch/tree.sh'; $script; exec '$uncore' stat $* -g io -t 50 -f csv" \
		sh "$scratch/copy" >"$scratch/csv" 2>"$scratch/err" || [ $? = 1 ] || { cat "$scratch/err"; return 1; }
	served "$scratch/csv" >"$scratch/got"
}
# at SOCKET INSTANCE: what was said of it
at() {
	awk -v socket="$1" -v instance="$2" '$1 == socket && $2 == instance { $1 = $2 = ""; sub(/^ */, ""); print }' "$scratch/got"
}

behind_bridges() {
	tree 'fake
		port=$ROOT/a:00.0
		mkdir -p $port/b:00.0/c:00.0/nvme/nvme1/nvme1n1 $port/b:01.0/ata3/host2/target2:0:0/2:0:0:0/block/sdb/sdb1
		mkdir -p $port/b:02.0/net/ens1f0 $port/b:02.0/infiniband/mlx5_0 $port/b:03.0/drm/card1/card1-DP-1 $port/b:03.0/drm/renderD129
		mkdir -p $port/b:04.0/dma/dma0chan0 $port/b:05.0/pci10000:00/10000:00:02.0/nvme/nvme0 $port/power' --via perf || return 1
	is "$(on "$disks" cat /sys/bus/event_source/devices/uncore_iio_2/die0 2>/dev/null) nvme0 nvme1 sdb ens1f0 mlx5_0 card1" at 0 2
}
machine "devices: bridges are followed, and disks, interfaces and cards are named" behind_bridges

links_are_left() {
	tree 'fake
		mkdir -p $ROOT/a:00.0/net/eth0 && ln -s ../../a:00.0 $ROOT/a:00.0/net/loop && ln -s .. $ROOT/a:00.0/subsystem && ln -s ../a:00.0/net $ROOT/net' --via perf || return 1
	is "$(on "$disks" cat /sys/bus/event_source/devices/uncore_iio_2/die0 2>/dev/null) eth0" at 0 2
}
machine "devices: links are not followed" links_are_left

hostile() {
	tree 'fake
		mkdir -p "$ROOT/a:00.0/net/$(printf "x\033[2J\ny, \"z")" "$ROOT/a:00.0/net/$(printf "bad\377")"' --via perf || return 1
	at 0 2 | grep -q ' "bad? x?\[2J?y??""z"$' || { at 0 2; return 1; }
	! LC_ALL=C grep -a '[^[:print:]]' "$scratch/csv"
}
machine "devices: control characters, blanks and commas of a name are replaced" hostile

many() {
	tree 'fake
		for n in $(seq 0 39); do mkdir -p $ROOT/a:$n/net/eth$n; done; mkdir -p $ROOT/b:0/nvme/nvme_with_a_long_name_that_goes_on' --via perf || return 1
	at 0 2 | grep -q ' nvme_with_a_long_name_that_goes_on eth0 eth1 .* eth9 eth10 .* eth39$' || { at 0 2; return 1; }
	on "$disks" unshare -Urm sh -c ". '$scratch/tree.sh'; fake; for n in \$(seq 0 39); do mkdir -p \$ROOT/a:\$n/net/eth\$n; done
		mkdir -p \$ROOT/b:0/nvme/nvme_with_a_long_name_that_goes_on; exec '$uncore' stat --via perf -g io -t 50" sh "$scratch/copy2" >"$scratch/out" 2>&1
	grep -q 'iio2 ([0-9a-f:]*, nvme_with_a_l\.\., eth0, eth1, 38 more) ' "$scratch/out" || { cat "$scratch/out"; return 1; }
}
mkdir "$scratch/copy2"
machine "devices: a table cuts long names, and says how many more there are" many

by_alias() {
	tree 'mv $PMUS/uncore_iio_2 $PMUS/uncore_type_1_2 && echo uncore_iio_2 >$PMUS/uncore_type_1_2/alias' --via registers || return 1
	at 0 2 | grep -q '^0000:..$' || { cat "$scratch/got"; return 1; }
}
machine "devices: a PMU is found by its alias" by_alias

# ---- where the files say nothing ----
nothing() {
	[ "$(awk 'NF > 2' "$scratch/got" | wc -l)" = 0 ] && [ "$(wc -l <"$scratch/got")" = 12 ] || { cat "$scratch/got"; return 1; }
}
no_files() {
	tree 'rm $PMUS/uncore_iio_*/die*' --via perf && nothing
}
machine "devices: perf alone says nothing without the files die*, as on an older kernel" no_files

other_files() {
	for line in upi_1,die_1 ../../../etc 0000:1a:00.0 00001a 0000:1A "" "$(printf '0000:1a %0600d' 0)"; do
		tree "for file in \$PMUS/uncore_iio_*/die*; do echo '$line' >\$file; done" --via perf && nothing || { echo "after: $line"; return 1; }
	done
}
machine "devices: other words than a bus in these files are left out" other_files

by_registers() {
	tree true --via registers && says "$scratch/csv" >"$scratch/wanted"
	tree 'rm $PMUS/uncore_iio_*/die*' --via registers || return 1
	says "$scratch/csv" | diff "$scratch/wanted" - && at 0 3 | grep -q 'nvme7 eth2 eth10$' || { cat "$scratch/got"; return 1; }
}
machine "devices: without the files, the register with the bus numbers says the same" by_registers

not_valid() {
	sed 's/"traffic"/"registers": [ { "box": "ubox", "register": "bus_numbers", "value": "'"$1"'" } ], &/' "$scratch/devices.json" >"$scratch/registers.json"
	tree_of=skx,$scratch/registers.json tree 'rm $PMUS/uncore_iio_*/die*' --via registers
}
unset_valid() { not_valid 0x00006a56422e1a00 && nothing; }
machine "devices: bus numbers are not believed while they are not valid" unset_valid

zero_bus() {
	not_valid 0x8000000000001a00 || return 1
	is "0000:00" at 0 0 && at 0 1 | grep -q '^0000:1a' && is "" at 0 2 && is "" at 0 5
}
machine "devices: bus 0 is that of the stack with the chipset, and none of another" zero_bus

# The kernel numbers dies as they are found at boot, and its mask has no CPU of a die that is offline.
socket_gone() {
	on "$disks" sh -c "for cpu in 0 1; do echo 0 >/sys/devices/system/cpu/cpu\$cpu/online; done
		exec '$uncore' stat --via perf -g io -t 50 -f csv" >"$scratch/csv" 2>/dev/null
	served "$scratch/csv" >"$scratch/got"
	[ "$(wc -l <"$scratch/got")" = 6 ] && ! awk 'NF > 2' "$scratch/got" | grep . || { cat "$scratch/got"; return 1; }
}
machine "devices: no die is guessed while another one is offline" socket_gone

# ---- the scenario ----
refused() {
	printf '%s' "$2" >"$scratch/bad.json"
	"$uncore" sim check "$scratch/bad.json" >"$scratch/out" 2>&1 && { echo "it was accepted"; return 1; }
	grep -qF -- "$1" "$scratch/out" || { cat "$scratch/out"; return 1; }
}
device='{ "name": "nvme0", "kind": "nvme", "box": "iio", "instance": 1 }'
with_device() { printf '{ "schema": 1, "platform": "%s", "devices": [ %s ] }' "$1" "$2"; }
changed() { with_device skx "$(echo "$device" | sed "$1")"; }
try "devices: a scenario names a box with root buses" refused "/devices/0/box: imc serves no PCI root bus" "$(changed 's/iio/imc/')"
try "devices: a scenario names an instance that there is" refused "/devices/0/instance" "$(changed 's/1 }/6 }/')"
try "devices: a scenario names a socket that there is" refused "/devices/0/socket" "$(changed 's/1 }/1, "socket": 1 }/')"
try "devices: a scenario's names are names of files" refused "/devices/0/name" "$(changed 's,nvme0,../x,')"
try "devices: a scenario's names are not empty" refused "/devices/0/name" "$(changed 's/nvme0//')"
try "devices: a scenario's names differ" refused "/devices/1/name: another device is called nvme0" "$(with_device skx "$device, $device")"
try "devices: a scenario's kinds are known" refused '/devices/0/kind' "$(changed 's/"nvme"/"disk"/')"
try "devices: the stack with the chipset has no root port" refused "no bus number is left" "$(changed 's/1 }/0 }/')"
try "devices: a platform without root buses has no devices" refused "/devices/0/box" "$(with_device ivt "$(echo "$device" | sed s/iio/imc/)")"

none_wanted() {
	printf '{ "schema": 1, "platform": "skx", "devices": [] }' >"$scratch/none.json"
	"$uncore" stat --sim "skx,$scratch/none.json" -g io -t 50 >"$scratch/out" 2>/dev/null || [ $? = 1 ]
	grep -q 'iio1 (0000:..) ' "$scratch/out" && ! grep -E 'nvme|eth' "$scratch/out"
}
try "devices: an empty list is a machine without devices" none_wanted

# ---- other forms ----
examined() {
	"$uncore" doctor --sim "$disks" iio irp >"$scratch/out" 2>&1
	[ $? -le 1 ] && tr -s '\n ' ' ' <"$scratch/out" | grep -qE ' iio3 \(0000:[0-9a-f]{2}, eth10, eth2, nvme7\)' &&
		is 1 grep -c 'nvme0)' "$scratch/out" && ! grep 'irp[0-9] (' "$scratch/out" || { cat "$scratch/out"; return 1; }
	"$uncore" doctor --sim "$disks" iio irp -f json >"$scratch/out" 2>&1
	python3 -c '
import json, sys
boxes = {(box["box"], box["unit"], box["instance"]): box for box in json.load(sys.stdin)["boxes"]}
assert sorted(boxes["iio", 0, 3]["devices"]) == ["eth10", "eth2", "nvme7"], boxes["iio", 0, 3]
assert boxes["iio", 1, 1]["devices"] == ["nvme0"] and "devices" not in boxes["iio", 0, 0]
assert "root_bus" in boxes["iio", 0, 0] and "root_bus" not in boxes["irp", 0, 0]
' <"$scratch/out" || { cat "$scratch/out"; return 1; }
}
try "devices: doctor names them, as text and as JSON" examined
forms() {
	"$uncore" stat --sim "$disks" -g io -t 50 -f json 2>/dev/null | grep '"socket": 1, .*"instance": 1,' >"$scratch/out"
	grep -q '"root_bus": "0000:[0-9a-f]*", "devices": \["nvme0"\]' "$scratch/out" || { cat "$scratch/out"; return 1; }
	"$uncore" stat --sim "$disks" -g io -t 50 -f prometheus 2>/dev/null >"$scratch/out"
	is 1 grep -c '^uncore_device_info{platform="skx",box="iio",socket="1",box_instance="1",root_bus="0000:..",device="nvme0"} 1$' "$scratch/out" &&
		is 3 grep -c '^uncore_device_info{.*socket="0",box_instance="3".* 1$' "$scratch/out" &&
		is 1 grep -c '^uncore_device_info{.*socket="0",box_instance="0".*,device=""} 1$' "$scratch/out"
}
try "devices: JSON has them as members, OpenMetrics as a series for each" forms

lines_of_all() {
	"$uncore" stat --sim "$disks" -g io --all -t 50 -f json 2>/dev/null >"$scratch/out"
	! grep root_bus "$scratch/out" && "$uncore" stat --sim "$disks" -g memory -t 50 -f json 2>/dev/null >"$scratch/out"
	! grep root_bus "$scratch/out"
}
try "devices: sums and other boxes have none" lines_of_all

replayed() {
	"$uncore" record "$scratch/tape.jsonl" --sim "$disks" -g io -t 50 >"$scratch/live" 2>/dev/null
	"$uncore" stat --replay "$scratch/tape.jsonl" >"$scratch/out" 2>/dev/null
	grep -q 'eth10' "$scratch/live" && diff "$scratch/live" "$scratch/out"
}
try "devices: a replay prints those of the recorded run" replayed

reported() {
	"$uncore" stat --sim "$disks" -g io -I 50 -t 500 -f json 2>/dev/null >"$scratch/run.jsonl"
	"$uncore" report "$scratch/run.jsonl" -o "$scratch/run.html" >/dev/null 2>&1
	grep -q 'iio3.* (.*0000:.*eth10, .*eth2, .*nvme7)' "$scratch/run.html"
}
try "devices: a report names them" reported
