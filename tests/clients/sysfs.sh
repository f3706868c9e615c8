# SPDX-License-Identifier: MIT
# Sourced by run.sh: programs that read sysfs find what a kernel shows, and the host's where the machine says nothing.

# readdir(3) says of every entry what it is, and lstat(2) agrees.
types() {
	is "0 of 0 unknown" on ivt:2,idle python3 -c '
import ctypes, os, stat
libc = ctypes.CDLL(None)
libc.opendir.restype = libc.readdir.restype = ctypes.c_void_p
libc.readdir.argtypes = libc.closedir.argtypes = [ctypes.c_void_p]
unknown = wrong = seen = 0
for top, _, _ in os.walk("/sys/devices/system"):
    folder = libc.opendir(top.encode())
    while at := libc.readdir(folder):
        kind, name = ctypes.string_at(at + 18, 1)[0], ctypes.string_at(at + 19).decode()
        seen += 1
        unknown += kind == 0
        wrong += kind not in (0, stat.S_IFMT(os.lstat(top + "/" + name).st_mode) >> 12)
    libc.closedir(folder)
assert seen > 1000, seen
print(wrong, "of", unknown, "unknown")'
}
machine "sysfs: a folder says the type of each entry" types

node_of_cpu() {
	is "../../node/node1 0-14,30-44" on ivt:2,idle sh -c 'cd /sys/devices/system/cpu
		echo $(readlink cpu47/node1) $(cat cpu0/node0/cpulist)' &&
		is "numa_hit 6" on ivt:2,idle awk 'END { print name, NR } NR == 1 { name = $1 }' /sys/devices/system/cpu/cpu47/node1/numastat
}
machine "sysfs: a CPU has a link to its node, and a node its numbers" node_of_cpu

gone_with_cpu() {
	is "no link" on ivt:2,idle sh -c 'echo 0 >/sys/devices/system/cpu/cpu47/online; readlink /sys/devices/system/cpu/cpu47/node1 || echo no link'
}
machine "sysfs: a CPU that is offline is in no node" gone_with_cpu

per_node() {
	on ivt:2,idle perf stat -x, -a --per-node -e uncore_imc_0/clockticks/ -- true >"$scratch/out" 2>&1
	is "N0 N1" echo $(cut -d, -f 1 "$scratch/out" | sort -u) || { cat "$scratch/out"; return 1; }
}
with perf "sysfs: perf stat --per-node knows the nodes" per_node

# What says nothing about processors is the host's; what does is not there.
on_by_user() {
	sim=$1
	shift
	as_user ./uncore sim run --clock manual --sim "$sim" -- "$@"
}
host_folders() {
	is "$(ls /sys/class/net)" $1 ivt,idle ls /sys/class/net && is "$(cat /sys/class/net/lo/mtu)" $1 ivt,idle cat /sys/class/net/lo/mtu &&
		is "$(ls /sys/block)" $1 ivt,idle ls /sys/block && is "$(ls /sys/module | sort)" $1 ivt,idle ls /sys/module &&
		is "0" $1 ivt,idle sh -c 'ls -d /sys/class/powercap /sys/class/thermal /sys/class/msr /sys/devices/virtual/powercap 2>/dev/null | wc -l' &&
		is "refused" $1 ivt,idle sh -c '(echo 1 >/sys/class/net/lo/tx_queue_len) 2>/dev/null || echo refused'
}
machine "sysfs: classes, block devices and modules are the host's, and cannot be written" host_folders on
by_user "sysfs: a user sees the host's folders too" host_folders on_by_user
