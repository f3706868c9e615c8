# SPDX-License-Identifier: MIT
# CPUs, time, permissions: by lscpu, and by cat and a shell.

online() {
	is 0-6,8-15 cat "$dir/$cpus/online" && is 7 cat "$dir/$cpus/offline" && is 0-15 cat "$dir/$cpus/possible" &&
		is 0-15 cat "$dir/$cpus/present" && [ ! -e "$dir/dev/cpu/7" ] && [ ! -e "$dir/$cpus/cpu7/topology" ] &&
		is 0 cat "$dir/$cpus/cpu7/online"
}
mounted "cpu: one that is offline has a switch, and neither registers nor a topology" online

# has LINE...: in what lscpu prints of the machine
has() {
	lscpu -s "$dir" | sed 's/: */: /' >"$scratch/lscpu"
	for line in "$@"; do
		grep -qxF -- "$line" "$scratch/lscpu" || { echo "no line: $line"; cat "$scratch/lscpu"; return 1; }
	done
}

# The signature: 329468-002 is about family 6, model 62.
lscpu_agrees() {
	has "CPU(s): 16" "On-line CPU(s) list: 0-6,8-15" "Off-line CPU(s) list: 7" "Vendor ID: GenuineIntel" "CPU family: 6" \
		"Model: 62" "Socket(s): 2" "Core(s) per socket: 4" "Thread(s) per core: 2"
}
mounted "cpu: lscpu sees family and model, sockets, cores and threads" lscpu_agrees

topology() {
	is 0,2 sh -c 'cat "$1"/cpu*/topology/physical_package_id | sort -u | paste -sd,' sh "$dir/$cpus" &&
		is 5,13 cat "$dir/$cpus/cpu13/topology/thread_siblings_list" && is 2020 cat "$dir/$cpus/cpu13/topology/thread_siblings" &&
		is 4-6,12-15 cat "$dir/$cpus/cpu4/topology/core_siblings_list" && is 1 cat "$dir/$cpus/cpu13/topology/core_id" &&
		is 0f0f cat "$dir/$cpus/cpu1/topology/package_cpus" && is 15 cat "$dir/$cpus/cpu15/topology/../../cpu15/topology/thread_siblings_list"
}
mounted "cpu: the topology files give packages, cores and siblings" topology

switches() {
	put $cpus/cpu7/online 1 && is 0-15 cat "$dir/$cpus/online" && [ -e "$dir/dev/cpu/7/msr" ] &&
		put $cpus/cpu7/online 0 && put $cpus/cpu0/online 0 && is 1-6,8-15 cat "$dir/$cpus/online" &&
		is 14 grep -c '^processor' "$dir/proc/cpuinfo" && put $cpus/cpu0/online 1 && fails "" put $cpus/cpu1/online 2 &&
		fails "" put $cpus/cpu1/online off && is 0-6,8-15 cat "$dir/$cpus/online"
}
mounted "cpu: a switch takes 0 and 1" switches

last_stays() {
	for cpu in 1 2 3 4 5 6 8 9 10 11 12 13 14 15; do put $cpus/cpu$cpu/online 0 || return 1; done
	fails "" put $cpus/cpu0/online 0
	result=$?
	for cpu in 1 2 3 4 5 6 8 9 10 11 12 13 14 15; do put $cpus/cpu$cpu/online 1 || return 1; done
	return $result
}
mounted "cpu: the last one stays online" last_stays

clock() {
	before=$(cat "$dir/sim/advance")
	sleep 0.05
	is "$before" cat "$dir/sim/advance" && put sim/advance 250 && is $((before + 250)) cat "$dir/sim/advance" &&
		fails "" put sim/advance -1 && fails "" put sim/advance 1s && fails "" put sim/advance "" &&
		fails "" put sim/advance 18446744073709551616 && is $((before + 250)) cat "$dir/sim/advance"
}
mounted "clock: a manual one moves by what is written, and by nothing else" clock

boot_id() {
	grep -qE '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$' "$dir/proc/sys/kernel/random/boot_id" &&
		cmp "$dir/proc/sys/kernel/random/boot_id" "$dir/proc/sys/kernel/random/boot_id" &&
		! cmp -s "$dir/proc/sys/kernel/random/boot_id" /proc/sys/kernel/random/boot_id
}
mounted "machine: a boot ID of its own" boot_id

nothing_new() {
	fails "Permission denied" put sim/other 1 && fails "" mkdir "$dir/folder" && fails "" rm "$dir/proc/cpuinfo" &&
		fails "" cat "$dir/dev/cpu/99/msr" && fails "No such file" cat "$dir/proc/nothing"
}
mounted "machine: no file can be added or taken away" nothing_new

# as_nobody COMMAND...
as_nobody() {
	setpriv --reuid=65534 --regid=65534 --clear-groups "$@"
}

permissions() {
	is 0x8086 as_nobody cat "$dir/sys/bus/pci/devices/0000:7f:10.4/vendor" &&
		fails "Permission denied" as_nobody dd if="$dir/dev/cpu/0/msr" bs=8 count=1 status=none &&
		fails "Permission denied" as_nobody sh -c ": >'$dir/sim/advance'" &&
		fails "Permission denied" as_nobody sh -c ": >>'$dir/sys/bus/pci/devices/0000:7f:10.4/config'"
}
as_root "machine: root's mount shows others what Linux shows them" permissions
