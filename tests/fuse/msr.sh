# SPDX-License-Identifier: MIT
# For run.sh: tests MSRs with rdmsr and wrmsr. 0xd10: control 0 of CBo 0; 0xd16: its counter; 0xc15: status of the UBox,
# cleared by 1. CPUs 0-3 and 8-11 are of package 0, 4-6 and 12-15 of package 2.

keeps_control_word() {
	reads 1 0xd10 0 && writes 1 0xd10 0x01400135 && reads 1 0xd10 1400135
}
as_root "msr: a control register keeps the value that is written to it" keeps_control_word

is_of_package() {
	reads 3 0xd10 1400135 && reads 8 0xd10 1400135 && reads 4 0xd10 0 && reads 12 0xd10 0
}
as_root "msr: all CPUs of a package see the same register, and other packages have their own" is_of_package

# 329468-002 Table 2-12: reserved, RV; bits 31:24 threshold.
ignores_reserved() {
	writes 1 0xd10 0xffffffff00000000 && reads 1 0xd10 0
}
as_root "msr: reserved bits read 0 after 1 is written to them" ignores_reserved

clears_by_one() {
	reads 0 0xc15 3 && writes 0 0xc15 0 && reads 0 0xc15 3 && writes 0 0xc15 1 && reads 0 0xc15 2 &&
		writes 0 0xc15 2 && reads 0 0xc15 0
}
as_root "msr: writing 1 clears a status bit, and writing 0 leaves it" clears_by_one

lacks() {
	fails "cannot read MSR 0x00001234" private rdmsr -p 0 0x1234 &&
		fails "cannot set MSR 0x00001234" private wrmsr -p 0 0x1234 1
}
as_root "msr: reading or writing an MSR that the part lacks fails" lacks

# 2 GHz for 1 ms, and 3 million insertions a second for 1 ms; CTL: ev_sel 7:0, umask 15:8, en 22.
counts() {
	writes 4 0xd10 0x400000 && writes 4 0xd11 0x400113 && before=$(cat "$dir/sim/advance") && put sim/advance 1000000 &&
		is $((before + 1000000)) cat "$dir/sim/advance" && reads 4 0xd16 1e8480 && reads 12 0xd17 bb8 &&
		reads 0 0xd16 0
}
as_root "msr: counters count the scenario's traffic as the clock is advanced" counts

# SDM, volume 3, chapter 18. 38dh enables the fixed counters, four bits each, 38fh all; 309h counts instructions, 30ah
# cycles, 30bh those of the time stamp counter, 10h. 186h: 3ch cycles at user level; c1h counts them. 48 bits.
core_counters() {
	writes 2 0x38d 0x333 && writes 2 0x186 0x41003c && writes 2 0x309 0 && writes 2 0x30a 0 && writes 2 0x30b 0 &&
		writes 2 0xc1 0xfffffffe && reads 2 0xc1 fffffffffffe && writes 2 0x38f 0x700000001 && before=$(private rdmsr -d -p 2 0x10) &&
		put sim/advance 1000000 && is $((before + 2500000)) private rdmsr -d -p 2 0x10 && is 1300000 private rdmsr -d -p 2 0x309 &&
		is 2600000 private rdmsr -d -p 2 0x30a && is 2500000 private rdmsr -d -p 2 0x30b && is 2599998 private rdmsr -d -p 2 0xc1 &&
		reads 2 0x38e 1 && writes 2 0x390 1 && reads 2 0x38e 0 && writes 2 0x38f 0 && put sim/advance 1000000 &&
		is 2600000 private rdmsr -d -p 2 0x30a && is 0 private rdmsr -d -p 10 0x30a
}
as_root "msr: the core's own counters count cycles and instructions" core_counters

# CEh, bits 15:8: the nominal clock in steps of 100 MHz. Some of these MSRs exist once per CPU, others once per package.
core_registers() {
	reads 1 0xce 1900 && fails "cannot set MSR 0x000000ce" private wrmsr -p 1 0xce 1 && reads 5 0x3f1 0 && writes 5 0x3f1 0xf &&
		reads 5 0x3f1 f && reads 6 0x3f1 0 && reads 12 0x1a2 660600 && reads 0 0x1a2 0 && reads 0 0x606 a1003 &&
		fails "cannot set MSR 0x0000060d" private wrmsr -p 0 0x60d 1 && fails "cannot read MSR 0x00000620" private rdmsr -p 0 0x620
}
as_root "msr: an MSR that belongs to no box keeps its value, or refuses writes if it is read-only" core_registers

faults() {
	fails "Operation not permitted" dd if="$dir/dev/cpu/0/msr" bs=8 count=1 iflag=skip_bytes skip=$((0xc34)) status=none &&
		fails "Input/output error" dd if="$dir/dev/cpu/0/msr" bs=8 count=1 iflag=skip_bytes skip=$((0xc33)) status=none &&
		is 4 sh -c "dd if='$dir/dev/cpu/0/msr' bs=8 count=1 iflag=skip_bytes skip=$((0xc32)) status=none | wc -c"
}
mounted "msr: the faults of a scenario appear as EPERM, EIO and a short read" faults

# msr_at SIZE [FILE]: reads register 0xd11 by one call
msr_at() {
	dd if="${2:-$dir/dev/cpu/4/msr}" bs="$1" count=1 iflag=skip_bytes skip=$((0xd11)) status=none
}

sizes() {
	fails "Invalid argument" msr_at 4 && fails "Invalid argument" msr_at 12 && fails "Invalid argument" msr_at 1 &&
		msr_at 8 | cmp - "$scratch/once" && msr_at 24 | cmp - "$scratch/thrice"
}
[ -n "$reason" ] || printf '\023\001\100\0\0\0\0\0' | dd of="$dir/dev/cpu/4/msr" bs=8 oflag=seek_bytes seek=$((0xd11)) \
	conv=notrunc status=none
printf '\023\001\100\0\0\0\0\0' >"$scratch/once"
cat "$scratch/once" "$scratch/once" "$scratch/once" >"$scratch/thrice"
mounted "msr: reads must be multiples of 8 bytes, and each 8 bytes hold the same register" sizes

# Linux removes the device of an offline CPU; a file that is still open then fails with ENXIO.
msr_at_fd() {
	dd bs=8 count=1 status=none <&3
}

goes_offline() {
	exec 3<"$dir/dev/cpu/5/msr"
	put $cpus/cpu5/online 0 && [ ! -e "$dir/dev/cpu/5" ] && [ -e "$dir/dev/cpu/6/msr" ] &&
		fails "No such device or address" msr_at_fd
	result=$?
	exec 3<&-
	put $cpus/cpu5/online 1 && return $result
}
mounted "msr: the file of an offline CPU disappears, and a file that was open gives ENXIO" goes_offline

is_offline_for_rdmsr() {
	put $cpus/cpu5/online 0 && fails "" private rdmsr -p 5 0xd10 && reads 6 0xd11 400113 && put $cpus/cpu5/online 1 && reads 5 0xd11 400113
}
as_root "msr: rdmsr fails on an offline CPU and works again when the CPU is back" is_offline_for_rdmsr
