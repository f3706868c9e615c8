# SPDX-License-Identifier: MIT
# For run.sh: tests configuration space with lspci and setpci. The IMC's channels: control d8, status f8 (cleared by 1),
# counter a0.

pci=$dir/sys/bus/pci

# Device, function, ID and class of each function of 329468-002 Table 1-3 that holds monitors, and of the UBox's, as
# lspci lists a machine. The classes are those that lspci printed on such machines (CoreFreq, issue 142; ShredOS, issue
# 270).
cat >"$scratch/functions" <<'END'
05.6 0e39 0880
08.0 0e80 0880
08.2 0e32 0880
08.6 0e86 0880
09.2 0e33 0880
09.6 0e96 0880
0b.0 0e1e 0880
0e.1 0e30 1101
10.0 0eb0 0880
10.1 0eb1 0880
10.4 0eb4 0880
10.5 0eb5 0880
12.5 0e3e 0880
13.1 0e34 1101
13.5 0e36 1101
13.6 0e37 0880
18.0 0e40 0880
18.2 0e3a 0880
18.6 0e46 0880
1c.1 0e38 1101
1e.0 0ef0 0880
1e.1 0ef1 0880
1e.4 0ef4 0880
1e.5 0ef5 0880
END

lspci_here() {
	lspci -A linux-sysfs -O sysfs.path="$pci" "$@"
}

# at ADDRESS REGISTER..., at ADDRESS REGISTER=VALUE
at() {
	place=$1
	shift
	setpci -A linux-sysfs -O sysfs.path="$pci" -s "$place" "$@"
}

# lists BUS: device, function, ID and class of what lspci finds on it, in the form of the table
lists() {
	lspci_here -D -n -s "$1:" | sed -n "s/^$1:\([^ ]*\) \([0-9a-f]*\): 8086:\([0-9a-f]*\) (rev 04)\$/\1 \3 \2/p"
}

lists_socket() {
	lists 0000:7f | diff "$scratch/functions" -
}
mounted "pci: lspci lists the functions of the manual, each with its device ID, class and revision" lists_socket

lists_hidden() {
	grep -v '^09' "$scratch/functions" | diff - "$scratch/other_list"
}
[ -n "$reason" ] || lists 0001:3f >"$scratch/other_list"
mounted "pci: lspci lists the second domain too, without the device that firmware hides" lists_hidden

lists_nothing_else() {
	lspci_here -D -n | sed 's/:[^:]*\..*//' | sort -u | tr '\n' ' ' | is "0000:00 0000:7f 0001:00 0001:3f " cat
}
mounted "pci: lspci finds only the first bus and the monitors' bus of each socket" lists_nothing_else

# likwid and pcm look for the monitors' bus in bits 15:8 of CPUBUSNO.
tells_bus() {
	is 00007f00 at 0000:00:05.0 108.l && is 00003f00 at 0001:00:05.0 108.l && at 0000:00:05.0 108.l=ffffffff &&
		is 00007f00 at 0000:00:05.0 108.l && is 00000000 at 0000:00:05.0 10c.l &&
		lspci_here -D -n -s 0000:00: | is "0000:00:05.0 0880: 8086:0e28 (rev 04)" cat
}
mounted "pci: device 5 of a socket's first bus holds the number of the monitors' bus, read-only" tells_bus

# Signature, length, revision and, after 44 bytes, address, domain, first and last bus of each domain; the sum of all is
# 0.
mcfg() {
	table=$dir/sys/firmware/acpi/tables/MCFG
	is MCFG head -c 4 "$table" && od -An -tu4 -j 4 -N 4 --endian=little "$table" | tr -d ' ' | is 76 cat &&
		od -An -tx1 -j 52 -N 8 "$table" | is " 00 00 00 ff 00 00 00 00" cat &&
		od -An -tx1 -j 68 -N 8 "$table" | is " 01 00 00 ff 00 00 00 00" cat &&
		od -An -v -tu1 "$table" | awk '{ for (i = 1; i <= NF; i++) sum += $i } END { print sum % 256 }' | is 0 cat
}
mounted "pci: the ACPI table MCFG lists every domain and has a correct checksum" mcfg

keeps_control_word() {
	is 00000000 at 7f:10.4 d8.l && at 7f:10.4 d8.l=55400304 && is 55400304 at 7f:10.4 d8.l &&
		is 00000000 at 7f:10.5 d8.l && is 00000000 at 0001:3f:10.4 d8.l && is 00000000 at 7f:10.4 dc.l
}
mounted "pci: a control register keeps what is written, and other devices are unchanged" keeps_control_word

bytes() {
	at 7f:10.4 d8.b=05 && is 55400305 at 7f:10.4 d8.l && at 7f:10.4 da.w=0140 && is 01400305 at 7f:10.4 d8.l &&
		is 03 at 7f:10.4 d9.b && is 0140 at 7f:10.4 da.w && at 7f:10.4 d8.l=0
}
mounted "pci: writing a byte or word of a register leaves its other bytes as they are" bytes

read_only() {
	at 7f:10.4 VENDOR_ID=1234 && is 8086 at 7f:10.4 VENDOR_ID && is 0eb4 at 7f:10.4 DEVICE_ID && at 7f:10.4 80.l=ffffffff &&
		is 00000000 at 7f:10.4 80.l
}
mounted "pci: writes to the IDs, and to offsets without a register, change nothing" read_only

# CPUNODEID, bits 2:0 of 40: the node of the socket whose bus it is on.
node_id() {
	node=$(lspci_here -D -n -d 8086:0e1e -s 0001:3f: | cut -d' ' -f1) && is 02 at "$node" 40.b && at "$node" 40.l=5 &&
		is 00000002 at "$node" 40.l
}
mounted "pci: a write to a read-only register changes nothing" node_id

# f9 is another byte of the same dword: a write of the whole dword would clear the status bits.
clears_by_one() {
	is 0000001f at 7f:10.4 f8.l && at 7f:10.4 f9.b=ff && at 7f:10.4 fa.w=ffff && is 0000001f at 7f:10.4 f8.l &&
		at 7f:10.4 f8.b=05 && is 0000001a at 7f:10.4 f8.l && at 7f:10.4 f8.l=1f && is 00000000 at 7f:10.4 f8.l
}
mounted "pci: writing 1 clears a status bit, and writes to the bytes next to it do not" clears_by_one

# Bits 1:0 of f4 reset counters and controls; frz is bit 8, in the next byte, and cannot be read back.
starts_nothing() {
	at 7f:10.5 d8.l=00400304 && at 7f:10.5 f5.b=01 && is 00400304 at 7f:10.5 d8.l && at 7f:10.5 f4.b=01 &&
		is 00000000 at 7f:10.5 d8.l
}
mounted "pci: a byte write triggers a reset only if the reset bit is in that byte" starts_nothing

# dd_config OFFSET SIZE
dd_config() {
	dd if="$pci/devices/0000:7f:10.4/config" bs="$2" count=1 iflag=skip_bytes skip="$(($1))" status=none
}

pieces() {
	at 7f:10.4 d8.l=04540201 dc.l=14441211 && is " 54 04 11 12 44" od -An -tx1 -j $((0xda)) -N 5 \
		"$pci/devices/0000:7f:10.4/config" || return 1
	dd_config 0 4096 >"$scratch/whole"
	dd_config 0xd9 7 | od -An -tx1 >"$scratch/piece"
	od -An -tx1 -j $((0xd9)) -N 7 "$scratch/whole" | diff - "$scratch/piece" && is 4096 wc -c <"$scratch/whole" &&
		is 1 sh -c 'tail -c 1 "$1" | wc -c' sh "$scratch/whole" && dd_config 4093 9 | wc -c | is 3 cat &&
		dd_config 4096 4 | wc -c | is 0 cat && at 7f:10.4 d8.l=0 dc.l=0
}
mounted "pci: any part of the 4096 bytes of configuration space can be read" pieces

past_end() {
	fails "No such device or address" dd if=/dev/zero of="$pci/devices/0000:7f:10.4/config" bs=4 count=1 oflag=seek_bytes \
		seek=4096 conv=notrunc status=none
}
mounted "pci: a write past the 4096 bytes of configuration space fails" past_end

faults() {
	config=$pci/devices/0000:7f:1e.4/config
	fails "Operation not permitted" dd if="$config" bs=4 count=1 iflag=skip_bytes skip=$((0xdc)) status=none &&
		is 2 sh -c 'dd if="$1" bs=4 count=1 iflag=skip_bytes skip=$((0xe0)) status=none | wc -c' sh "$config" &&
		is 12 sh -c 'dd if="$1" bs=32 count=1 iflag=skip_bytes skip=$((0xd0)) status=none | wc -c' sh "$config"
}
mounted "pci: the faults of a scenario appear as EPERM, or as a read that ends before them" faults

# likwid and pcm reach the same registers through /proc.
proc_way() {
	at 7f:10.4 d8.l=304 && is 00000304 setpci -A linux-proc -O proc.path="$dir/proc/bus/pci" -s 7f:10.4 d8.l &&
		lspci -A linux-proc -O proc.path="$dir/proc/bus/pci" -n -s 7f:10.4 | is "7f:10.4 0880: 8086:0eb4 (rev 04)" cat &&
		at 7f:10.4 d8.l=0
}
mounted "pci: /proc/bus/pci shows the same registers" proc_way

files() {
	is 0x8086 cat "$pci/devices/0000:7f:10.4/vendor" && is 0x0eb4 cat "$pci/devices/0000:7f:10.4/device" &&
		is 0x088000 cat "$pci/devices/0000:7f:10.4/class" && is 0 cat "$pci/devices/0000:7f:10.4/numa_node" &&
		is 1 cat "$pci/devices/0001:3f:10.4/numa_node" && is 0x04 cat "$pci/devices/0000:7f:10.4/revision" &&
		is 4-6,12-15 cat "$pci/devices/0001:3f:10.4/local_cpulist" && is f070 cat "$pci/devices/0001:3f:10.4/local_cpus" &&
		is 0 cat "$pci/devices/0000:7f:10.4/irq" && is 13 grep -c '^0x0\{16\} 0x0\{16\} 0x0\{16\}$' \
		"$pci/devices/0000:7f:10.4/resource" && is "$dir/sys/devices/pci0001:3f/0001:3f:10.4" \
		realpath "$pci/devices/0001:3f:10.4"
}
mounted "pci: a device's other files give IDs, class, node, CPUs and resources as sysfs does" files
