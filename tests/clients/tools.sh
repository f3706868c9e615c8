# SPDX-License-Identifier: MIT
# Sourced by run.sh: tests programs that access registers and programs that describe a machine. Addresses are from
# 329468-002.

msr() {
	on ivt:2,idle sh -c 'wrmsr -p 0 0xd10 0x1135 && wrmsr -p 59 0xd10 0x1236 && rdmsr -p 1 0xd10 && rdmsr -p 15 0xd10 && rdmsr -p 0 0xc00' >"$scratch/out" 2>&1
	is "1135 1236 0" paste -sd ' ' "$scratch/out"
}
with rdmsr "msr-tools: each socket has its own control register of a caching agent" msr

missing_msr() {
	on ivt,idle rdmsr -p 0 0xd7f >"$scratch/out" 2>&1
	[ $? != 0 ] && grep -q 'cannot read' "$scratch/out"
}
with rdmsr "msr-tools: rdmsr fails on a register that the processor does not have" missing_msr

pci() {
	on ivt:2,idle sh -c 'setpci -s ff:10.4 d8.l=00400304 && setpci -s ff:10.4 d8.l && setpci -s 7f:10.4 d8.l && setpci -s ff:10.4 VENDOR_ID' >"$scratch/out" 2>&1
	is "00400304 00000000 8086" paste -sd ' ' "$scratch/out"
}
with setpci "pciutils: setpci writes a memory channel's control register" pci

devices() {
	on ivt:2,idle sh -c 'lspci -n | wc -l; ls /sys/bus/pci/devices | wc -l; lspci -n -d 8086:0eb4; lspci -A linux-proc -n | wc -l' >"$scratch/out" 2>&1
	awk 'NR == 1 { all = $1 } NR == 2 && $1 != all { exit 1 } /8086:0eb4/ { found++ } END { exit found != 2 || $1 != all }' "$scratch/out" ||
		{ cat "$scratch/out"; return 1; }
}
with lspci "pciutils: lspci lists the same devices by sysfs and by proc" devices

processors() {
	on ivt:2,idle lscpu >"$scratch/out" 2>&1
	sed 's/: */: /' "$scratch/out" >"$scratch/lines"
	for line in "CPU(s): 60" "Vendor ID: GenuineIntel" "CPU family: 6" "Model: 62" "Socket(s): 2" "Core(s) per socket: 15" "Thread(s) per core: 2"; do
		grep -qxF "$line" "$scratch/lines" || { echo "no $line"; cat "$scratch/lines"; return 1; }
	done
}
with lscpu "util-linux: lscpu shows the simulated processors" processors

tree() {
	on ivt:2,idle lstopo --of console --no-io >"$scratch/out" 2>&1
	is 2 grep -c 'Package' "$scratch/out" && is 30 grep -c ' Core' "$scratch/out" && is 60 grep -c 'PU L#' "$scratch/out" ||
		{ cat "$scratch/out"; return 1; }
}
with lstopo "hwloc: lstopo shows the simulated machine" tree

alternate() {
	is "0 1 0 1 0" "$uncore" sim run --numbering alternate --sim ivt:2,idle -- sh -c '
		cd /sys/devices/system/cpu; cat cpu0/topology/physical_package_id cpu1/topology/physical_package_id \
			cpu2/topology/physical_package_id cpu59/topology/physical_package_id cpu30/topology/physical_package_id | paste -sd " "'
}
machine "numbering: --numbering alternate gives CPU numbers to the sockets in turn" alternate

# PCM and LIKWID take the speed of the links from this register: 8.0 GT/s are code 5 (329468-002 p139), with a clock of
# 1 GHz.
rates() {
	for scenario in two_sockets two_sockets_ep; do
		got=$(on ivt,tests/scenarios/$scenario.json sh -c 'setpci -s 7f:08.0 d4.l; setpci -s ff:08.0 d4.l' | paste -sd ' ')
		is "00000005 00000005" echo "$got" || return 1
	done
}
with setpci "scenarios: the links' speed register agrees with their clock" rates

# The same file has another name here: its folder is bound elsewhere, in a namespace that uncore does not see.
holder() {
	mkdir -p "$scratch/machine" "$scratch/elsewhere"
	"$uncore" sim mount --sim ivt,idle --background "$scratch/machine" >"$scratch/mounted" 2>&1 || { cat "$scratch/mounted"; return 1; }
	unshare -m sh -c 'mount --bind "$1/dev/cpu" "$2" && exec 3<"$2/0/msr" && : >"$2.there"; exec sleep 20' sh "$scratch/machine" "$scratch/elsewhere" &
	reader=$!
	for second in 0.1 0.2 0.5 1 2; do [ -e "$scratch/elsewhere.there" ] || sleep $second; done
	"$uncore" --root "$scratch/machine" who -f json >"$scratch/who" 2>&1
	kill $reader
	umount "$scratch/machine"
	tr -d '\n' <"$scratch/who" | grep -qE "\"pid\": $reader, *\"name\": \"sleep\", *\"what\": \"has an MSR file open\"" || { cat "$scratch/who"; return 1; }
}
if [ "$(id -u)" = 0 ]; then
	machine "who: a process with an open MSR file is listed whatever the path of the file" holder
else
	skip "who: a process with an open MSR file is listed whatever the path of the file" \
		"needs root: a folder is bound elsewhere"
fi
