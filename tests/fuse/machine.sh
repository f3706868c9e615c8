# SPDX-License-Identifier: MIT
# For run.sh: tests CPUs, time and permissions with lscpu, cat and a shell.

online() {
	is 0-6,8-15 cat "$dir/$cpus/online" && is 7 cat "$dir/$cpus/offline" && is 0-15 cat "$dir/$cpus/possible" &&
		is 0-15 cat "$dir/$cpus/present" && [ ! -e "$dir/dev/cpu/7" ] && [ ! -e "$dir/$cpus/cpu7/topology" ] &&
		is 0 cat "$dir/$cpus/cpu7/online"
}
mounted "cpu: an offline CPU has its online switch, but no register files and no topology" online

# has LINE...: lscpu prints each line about the machine
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
mounted "cpu: lscpu prints the family, model, sockets, cores and threads of the machine" lscpu_agrees

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
mounted "cpu: writing 0 or 1 to a CPU's online file switches it, and other words are refused" switches

last_stays() {
	for cpu in 1 2 3 4 5 6 8 9 10 11 12 13 14 15; do put $cpus/cpu$cpu/online 0 || return 1; done
	fails "" put $cpus/cpu0/online 0
	result=$?
	for cpu in 1 2 3 4 5 6 8 9 10 11 12 13 14 15; do put $cpus/cpu$cpu/online 1 || return 1; done
	return $result
}
mounted "cpu: the last online CPU cannot be switched off" last_stays

# SDM, volume 2: leaf 1 has family 6 and model 3eh in EAX; leaf 0bh the identifier in EDX, and 2 threads, 8 logical CPUs
# below. likwid and hwloc read what the instruction answers through the file.
cpuid() {
	is "000306e4" cpuid_word 0 $((1)) 0 && is 00000001 cpuid_word 0 $((0xb)) 0 && is 00000002 cpuid_word 0 $((0xb)) 1 &&
		is 00000003 cpuid_word 0 $(((1 << 32) + 0xb)) 0 && is 00000008 cpuid_word 0 $(((1 << 32) + 0xb)) 1 &&
		is 00000013 cpuid_word 13 $((0xb)) 3 && is 756e6547 cpuid_word 0 0 1 && is 49656e69 cpuid_word 0 0 3 &&
		is 6c65746e cpuid_word 0 0 2 && fails "" dd if="$dir/dev/cpu/0/cpuid" bs=4 count=1 status=none
}

# cpuid_word CPU OFFSET REGISTER
cpuid_word() {
	dd if="$dir/dev/cpu/$1/cpuid" bs=16 count=1 iflag=skip_bytes skip="$2" status=none |
		od -An -tx4 --endian=little -j $((4 * $3)) -N 4 | tr -d ' '
}
mounted "cpu: the cpuid file gives signature, topology and vendor name" cpuid

# L3 of 2.5 MB a core in 20 ways, shared by the package; L1 of 32 KB in 8 ways. Lines of 64 bytes.
caches() {
	has "L1d cache: 256 KiB (8 instances)" "L2 cache: 2 MiB (8 instances)" "L3 cache: 20 MiB (2 instances)" &&
		is 10240K cat "$dir/$cpus/cpu4/cache/index3/size" && is 8192 cat "$dir/$cpus/cpu4/cache/index3/number_of_sets" &&
		is 4-6,12-15 cat "$dir/$cpus/cpu4/cache/index3/shared_cpu_list" && is 5,13 cat "$dir/$cpus/cpu5/cache/index0/shared_cpu_list" &&
		is 64 cat "$dir/$cpus/cpu5/cache/index0/number_of_sets" && is Data cat "$dir/$cpus/cpu5/cache/index0/type"
}
mounted "cpu: lscpu and the cache files give sizes and the CPUs that share each cache" caches

nodes() {
	has "NUMA node(s): 2" "NUMA node0 CPU(s): 0-3,8-11" "NUMA node1 CPU(s): 4-6,12-15" || return 1
	node=$dir/sys/devices/system/node
	is 0-1 cat "$node/online" && is "20 10" cat "$node/node1/distance" && is "$dir/$cpus/cpu5" realpath "$node/node1/cpu5" &&
		[ ! -e "$node/node1/cpu7" ] && grep -q '^Node 1 MemTotal: *16777216 kB$' "$node/node1/meminfo"
}
mounted "machine: each socket is a memory node" nodes

cpuinfo() {
	sed -n '/^processor.*: 13$/,/^$/p' "$dir/proc/cpuinfo" | sed 's/[[:space:]]*: /: /' >"$scratch/cpu13"
	for line in "apicid: 19" "stepping: 4" "cpu MHz: 2600.000" "cache size: 10240 KB" "siblings: 7" "fpu: yes"; do
		grep -qxF "$line" "$scratch/cpu13" || { echo "no line: $line"; cat "$scratch/cpu13"; return 1; }
	done
	for flag in fpu lm arch_perfmon constant_tsc avx rdrand; do
		grep -q "^flags:.* $flag\b\|^flags: $flag\b" "$scratch/cpu13" || { echo "no flag: $flag"; return 1; }
	done
}
mounted "cpu: /proc/cpuinfo has the lines and flags that hwloc and likwid read" cpuinfo

clock() {
	before=$(cat "$dir/sim/advance")
	sleep 0.05
	is "$before" cat "$dir/sim/advance" && put sim/advance 290 && is $((before + 290)) cat "$dir/sim/advance" &&
		fails "" put sim/advance -1 && fails "" put sim/advance 1s && fails "" put sim/advance "" &&
		fails "" put sim/advance 18446744073709551616 && is $((before + 290)) cat "$dir/sim/advance"
}
mounted "clock: a manual clock moves only by the nanoseconds that are written to it" clock

boot_id() {
	grep -qE '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$' "$dir/proc/sys/kernel/random/boot_id" &&
		cmp "$dir/proc/sys/kernel/random/boot_id" "$dir/proc/sys/kernel/random/boot_id" &&
		! cmp -s "$dir/proc/sys/kernel/random/boot_id" /proc/sys/kernel/random/boot_id
}
mounted "machine: the mount has a boot ID of its own that stays the same" boot_id

nothing_new() {
	fails "Permission denied" put sim/other 1 && fails "" mkdir "$dir/folder" && fails "" rm "$dir/proc/cpuinfo" &&
		fails "" cat "$dir/dev/cpu/99/msr" && fails "No such file" cat "$dir/proc/nothing"
}
mounted "machine: files of the mount cannot be added or removed" nothing_new

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
as_root "machine: other users of root's mount can read sysfs, but not read MSRs or write" permissions
