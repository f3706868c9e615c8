# SPDX-License-Identifier: MIT
# Sourced by commands.sh, after machine.sh: checks how uncore doctor reports what keeps a user from the registers.

# ---- gates, by folders that look like a machine ----

# begin_root: makes the files of a machine of one CPU in $root
begin_root() {
	root=$scratch/root
	rm -rf "$root" "$root.uncore"
	cpus=$root/sys/devices/system/cpu
	device=$root/sys/bus/pci/devices/0000:ff:10.4
	mkdir -p "$root/proc" "$cpus/cpu0/topology" "$device" "$root/dev/cpu/0"
	for file in online possible present cpu0/topology/physical_package_id cpu0/topology/core_id; do
		echo 0 >"$cpus/$file"
	done
	processor 62 fpu
	echo 0x8086 >"$device/vendor"
	echo 0x0eb4 >"$device/device"
	head -c 256 /dev/zero >"$device/config"
	# Each MSR has 8 bytes at the offset of its number, so neighbours overlap; every eighth is independent.
	head -c 16384 /dev/zero >"$root/dev/cpu/0/msr"
}

# processor MODEL FLAG...: writes the /proc/cpuinfo of a processor with this model and these flags
processor() {
	printf 'processor\t: 0\nvendor_id\t: GenuineIntel\ncpu family\t: 6\nmodel\t\t: %s\nmodel name\t: made up\nstepping\t: 4\n' \
		"$1" >"$root/proc/cpuinfo"
	shift
	printf 'flags\t\t: %s\n\n' "$*" >>"$root/proc/cpuinfo"
}

# gate STATUS ID VERDICT FOUND REMEDY: doctor exits with STATUS and prints the gate and its remedy
gate() {
	run doctor --root "$root"
	[ "$status" = "$1" ] || { echo "exit $status, wanted $1"; cat "$scratch/out" "$scratch/err"; return 1; }
	sed 's/  */ /g' "$scratch/out" >"$scratch/plain"
	grep -qF -- "$2 $3 " "$scratch/plain" && grep -F -- "$2 $3 " "$scratch/plain" | grep -qF -- "$4" &&
		{ [ -z "$5" ] || tr '\n' ' ' <"$scratch/plain" | tr -s ' ' | grep -qF -- "$2: $5"; } ||
		{ cat "$scratch/plain"; return 1; }
}

begin_root
try "gates: doctor names the processor and its platform" gate 1 processor open \
	"made up, family 6 model 0x3e stepping 4: ivt, " ""
try "gates: doctor reports that MSRs can be written" gate 1 "msr write" open \
	"/dev/cpu/0/msr: can be opened for writing" ""
try "gates: doctor reports that PCI space can be read" gate 1 "PCI read" open \
	"0000:ff:10.4/config: can be read beyond byte 64" ""
try "gates: doctor says why the PCI bus of a socket is not known" gate 1 "PCI buses" note \
	"no PCI bus has the function 8086:0e1e" ""
try "gates: doctor says that another machine's files are not of the kernel that counts perf events" gate 1 perf note \
	"perf events are those of the kernel that runs here, and $root is not of it" ""
name="gates: doctor says why perf events cannot count"
if [ ! -d /sys/bus/event_source/devices ]; then
	skip "$name" "no perf events in this kernel"
elif ls /sys/bus/event_source/devices | grep -q '^uncore_\|^power$'; then
	skip "$name" "this kernel has a driver for boxes of the processor"
else
	ln -s /sys/bus/event_source "$root/sys/bus/event_source"
	try "$name" gate 1 perf note "the kernel has no PMU uncore_ubox or another of the processor's" \
		"as root: modprobe intel_uncore"
	rm "$root/sys/bus/event_source"
fi

# ---- tables of units, of a socket with one die or two ----

# dies VERDICT FOUND REMEDY DIE...: doctor says this of the tables that dies.py makes
dies() {
	wanted=$1 found=$2 remedy=$3
	shift 3
	begin_root
	rm -r "$device"
	processor 143 fpu
	python3 tests/cli/dies.py "$root" "$@" && gate 1 units "$wanted" "socket 0: its table of units $found" "$remedy"
}
try "gates: doctor counts the units that a table lists" dies open "lists 2 m2pcie, 1 pcu" "" 0:3.0,3.1,4.0
try "gates: doctor counts the units of each die, and names its NUMA node" dies open \
	"lists 1 pcu; die 1 on NUMA node 5 lists 2 m2pcie" "" 0:4.0 5:3.1,3.0
try "gates: doctor counts the units of a die whose node is not known" dies note \
	"lists 1 pcu; die 1 lists 1 m2pcie, 1 of type 19" "to count units without a box by raw codes: uncore stat -e type19_0/0x1/" \
	-1:4.0 -1:3.1,19.0
try "gates: doctor says how many units are not described" dies note \
	"lists 1 pcu, 2 m2pcie (1 is not described, and so not counted)" "" 0:4.0,3.99,3.0
try "gates: doctor says that the table of a die cannot be read" dies note \
	"lists 1 pcu; the table of another die cannot be read: 0000:02:03.1: it has no records" "" 0:4.0 5:
try "gates: doctor says that a table is empty" dies note "cannot be read: it is empty" \
	"boxes that only the table places are counted by perf events alone" 0:none
try "gates: doctor says what is wrong with a table" dies note "cannot be read: 0000:01:03.1: it has no records" "" 0:

# ---- mapped configuration space ----

begin_root
# known_bus: the socket's bus is known, by a node ID and a node map that are 0
known_bus() {
	node=$root/sys/bus/pci/devices/0000:ff:0b.0
	mkdir -p "$node" "$root/sys/firmware/acpi/tables"
	echo 0x8086 >"$node/vendor"
	echo 0x0e1e >"$node/device"
	{ printf '\206\200\036\016' && head -c 4092 /dev/zero; } >"$node/config"
	{ printf '\206\200\264\016' && head -c 4092 /dev/zero; } >"$device/config"
}
# in_memory: a table for all buses at 2 GiB, which the kernel confirms, and the two functions there. The bytes of a table
# have the sum 0: MCFG, its length of 60 (octal 074), the address, bus 255, and so 050.
in_memory() {
	{
		printf 'MCFG\074\000\000\000\000\050' && head -c 37 /dev/zero && printf '\200' && head -c 7 /dev/zero &&
			printf '\377' && head -c 4 /dev/zero
	} >"$root/sys/firmware/acpi/tables/MCFG"
	printf '00001000-7fffffff : System RAM\n80000000-8fffffff : PCI MMCONFIG 0000 [bus 00-ff]\n' >"$root/proc/iomem"
	for function in 0b.0 10.4; do
		dd if="$root/sys/bus/pci/devices/0000:ff:$function/config" of="$root/dev/mem" bs=4096 conv=notrunc \
			seek=$((0x80000 + 0xff00 + 0x${function%.*} * 8 + ${function#*.})) 2>/dev/null || return 1
	done
}
# mapped VERDICT FOUND: doctor prints the line, as text and as JSON
mapped() {
	gate 1 mapped "$1" "mapped configuration space: $2" "" || return 1
	run doctor --root "$root" -f json
	tr -s ' \n' ' ' <"$scratch/out" >"$scratch/plain"
	grep -qF "{ \"gate\": \"mapped\", \"verdict\": \"$1\", \"found\": \"mapped configuration space: $2\"" "$scratch/plain" ||
		{ cat "$scratch/plain"; return 1; }
}
known_bus
try "gates: doctor says that no table has the address of configuration space" mapped note \
	"not possible: $root/sys/firmware/acpi/tables/MCFG: cannot read: no such file (ENOENT)"
in_memory
try "gates: doctor says how many functions can be mapped" mapped open "--via mapped reads 2 functions without a system call"
printf '80000000-8fffffff : PCI MMCONFIG 0000 [bus 00-ff]\n88000000-ffffffff : System RAM\n' >"$root/proc/iomem"
try "gates: doctor says that memory is where the table has configuration space" mapped note \
	"not possible: $root/proc/iomem: configuration space of domain 0000: System RAM is at its address"
refused() {
	run stat --root "$root" --via mapped -e UNC_M_CAS_COUNT.RD -t 10
	[ "$status" = 3 ] && holds err "uncore stat: --via mapped: $root/proc/iomem: configuration space of domain 0000: System RAM is at its address" &&
		holds err "use --via registers, which counts the same with more system calls"
}
try "via: --via mapped says why it is not possible, and what to type" refused
not_simulated() {
	run stat --sim ivt --via mapped -e UNC_M_CAS_COUNT.RD -t 10
	[ "$status" = 3 ] && holds err "uncore stat: --via mapped: this machine has no memory that could be mapped"
}
try "via: --via mapped says that a simulated machine has no memory" not_simulated
in_memory
# calls ARGUMENT...: the files that it opens, and what it maps of them, are in $scratch/calls
calls() {
	ASAN_OPTIONS=detect_leaks=0 strace -f -y -e trace=open,openat,mmap -o "$scratch/calls" "$uncore" "$@" --root "$root" >"$scratch/out" 2>&1
	grep -q '0000:ff:10.4/config' "$scratch/calls" || { echo "no register read"; cat "$scratch/out"; return 1; }
}
memory='/dev/mem\|/MCFG\|/iomem'
unasked() {
	for words in "stat -e UNC_M_CAS_COUNT.RD -t 10" "stat --via registers -e UNC_M_CAS_COUNT.RD -t 10" "dump imc" "who imc"; do
		calls $words || return 1
		! grep "$memory" "$scratch/calls" || return 1
	done
}
# The page of bus ff, device 11 (0x58 of 8 functions), and that of device 16, function 4.
asked() {
	calls stat --via mapped -e UNC_M_CAS_COUNT.RD -t 10 || return 1
	grep -q 'dev/mem", O_RDONLY|O_SYNC|O_CLOEXEC) = ' "$scratch/calls" && [ "$(grep -c 'dev/mem"' "$scratch/calls")" = 1 ] || return 1
	grep 'mmap(.*/dev/mem>' "$scratch/calls" | sed 's/.*mmap(NULL, //; s/ *= .*//; s/[0-9]*<[^>]*>/FILE/' >"$scratch/maps"
	printf '4096, PROT_READ, MAP_SHARED, FILE, 0x8ff%s000)\n' 58 84 | diff - "$scratch/maps"
}
traced() {
	if command -v strace >/dev/null; then try "$@"; else skip "$1" "no strace"; fi
}
traced "via: no command opens memory unasked" unasked
traced "via: --via mapped opens memory once, for reading past the caches, and maps a page for each function" asked
printf '\000' | dd of="$root/dev/mem" bs=1 conv=notrunc seek=$((0x80000000 + 0xff00000 + 0x84000 + 2)) 2>/dev/null
try "gates: doctor names a function whose memory is another's" mapped note \
	"--via mapped reads 1 function without a system call; not all: $root/sys/bus/pci/devices/0000:ff:10.4/config has 8086:0eb4, and its memory 8086:0e00"
begin_root
nothing_changes() {
	head -c 16384 /dev/urandom >"$root/dev/cpu/0/msr"
	cp -r "$root" "$scratch/before"
	for command in dump doctor who; do
		run "$command" --root "$root"
		[ "$status" -lt 2 ] || { cat "$scratch/err"; return 1; }
	done
	diff -r "$scratch/before" "$root" && [ ! -e "$root.uncore" ]
}
try "dump, doctor and who change nothing" nothing_changes
begin_root
printf 'default\n' >"$root/allow_writes"
mkdir -p "$root/sys/module/msr/parameters" "$root/sys/kernel/security" "$root/sys/bus/event_source/devices/uncore_a_0" \
	"$root/sys/bus/event_source/devices/uncore_a_1" "$root/sys/bus/event_source/devices/cpu"
cp "$root/allow_writes" "$root/sys/module/msr/parameters/allow_writes"
echo "[none] integrity confidentiality" >"$root/sys/kernel/security/lockdown"
try "gates: doctor prints msr.allow_writes=default as a note only" gate 1 msr.allow_writes note \
	"marks itself as tainted" ""
try "gates: doctor says how many uncore units the kernel driver serves" gate 1 "kernel driver" note \
	"serves 2 uncore units: perf may use" ""
echo off >"$root/sys/module/msr/parameters/allow_writes"
try "gates: doctor reports msr.allow_writes=off and the command that turns it on" gate 3 msr.allow_writes shut \
	"refuses every write to an MSR" \
	"echo on > /sys/module/msr/parameters/allow_writes"
echo on >"$root/sys/module/msr/parameters/allow_writes"
echo "none [integrity] confidentiality" >"$root/sys/kernel/security/lockdown"
try "gates: doctor reports kernel lockdown and how to end it" gate 3 lockdown shut \
	"writes to MSRs and PCI configuration space are refused" \
	"switch Secure Boot off in the firmware setup"
begin_root
rm "$root/dev/cpu/0/msr"
try "gates: doctor reports a missing msr module and how to load it" gate 3 "msr file" shut \
	"the msr module is not loaded" "modprobe msr"
# A register that cannot be read must be reported neither as hidden by firmware nor as free.
no_module() {
	run doctor --root "$root" cbo
	grep -q '^  cbo  *denied  *0 .*the msr module is not loaded' "$scratch/out" && ! grep -q hidden "$scratch/out" ||
		{ cat "$scratch/out"; return 1; }
	run who --root "$root" cbo
	[ "$status" = 3 ] && grep -q '^6 control and filter registers' "$scratch/out" || { echo "who: $status"; cat "$scratch/out"; return 1; }
	run dump --root "$root" cbo
	[ "$status" = 3 ] || { echo "dump: $status"; cat "$scratch/out"; return 1; }
	run stat --root "$root" -e UNC_C_CLOCKTICKS -t 10
	[ "$status" = 3 ] && grep -q 'cbo 0 of socket 0 is denied: .*the msr module is not loaded' "$scratch/err" || { cat "$scratch/err"; return 1; }
	grep -q "^  see which permission is missing, .*: uncore doctor --root $root\$" "$scratch/err" || { cat "$scratch/err"; return 1; }
	offers=$(sed -n 's/^  for perf, .*: uncore \(.*\) EVENT$/\1/p; s/^  to use a simulated machine, replace --root by \(--sim [^;]*\);.*/\1/p' "$scratch/err")
	[ "$(echo "$offers" | cut -d' ' -f1 | tr '\n' ' ')" = "encode --sim " ] || { cat "$scratch/err"; return 1; }
	"$uncore" $(echo "$offers" | head -1) UNC_C_CLOCKTICKS | grep -q '^uncore_cbox' &&
		"$uncore" stat $(echo "$offers" | tail -1) -e UNC_C_CLOCKTICKS -t 10 >"$scratch/out"
}
try "gates: without the msr module doctor prints denied, and who, dump and stat exit 3, and what stat offers works" no_module
: >"$root/.dockerenv"
rm "$root/.dockerenv"
for mark in run/.containerenv run/systemd/container var/run/secrets/kubernetes.io/serviceaccount; do
	mkdir -p "$root/${mark%/*}"
	: >"$root/$mark"
	try "gates: doctor suggests docker run options in a container with $mark" gate 3 "msr file" shut \
		"/dev/cpu/0/msr" "give the container the files and the capability: docker run"
	rm "$root/$mark"
done
: >"$root/.dockerenv"
try "gates: doctor suggests docker run options in a container with .dockerenv" gate 3 "msr file" shut "/dev/cpu/0/msr" \
	"give the container the files and the capability: docker run"
begin_root
cp "$root/dev/cpu/0/msr" "$root/dev/cpu/0/msr_safe"
rm "$root/dev/cpu/0/msr"
try "gates: doctor reports msr-safe as open without the msr module" gate 1 msr-safe open "within msr-safe's list" ""
begin_root
head -c 64 /dev/zero >"$device/config"
try "gates: doctor reports that PCI space shows only 64 bytes, and why" gate 3 "PCI read" shut \
	"only the first 64 bytes are shown: CAP_SYS_ADMIN is missing" \
	"run as root"
echo 0x1234 >"$device/device"
try "gates: doctor reports that no PCI device of the platform is there" gate 3 "PCI devices" shut \
	"none of the platform's uncore devices is on a bus" \
	"look in the firmware setup"
begin_root
processor 62 fpu hypervisor
try "gates: doctor prints a note in a virtual machine that has devices of the platform" gate 1 hypervisor note \
	"its host passes devices of the platform to it" ""
virtual() {
	run "$@" --root "$root"
	[ "$status" = 4 ] || { echo "exit $status"; cat "$scratch/out" "$scratch/err"; return 1; }
}
virtual_stat() {
	virtual stat -e UNC_M_CAS_COUNT.RD -t 10 && holds err \
		"this is a virtual machine, and its host does not pass these registers to it: measure on the host"
}
rm -r "$device"
try "gates: doctor exits 4 in a virtual machine without uncore registers" gate 4 hypervisor shut \
	"a virtual machine; its host does not pass the registers to it" "measure on the host"
verdict_alone() {
	run doctor --root "$root"
	[ "$(grep -c . "$scratch/out")" = 4 ] || { cat "$scratch/out"; return 1; }
}
try "gates: doctor prints only four lines in a virtual machine without uncore registers" verdict_alone
try "stat: exits 4 in a virtual machine without uncore registers" virtual_stat
rm "$root/dev/cpu/0/msr"
try "dump: exits 4 in a virtual machine without uncore registers" virtual dump pcu
try "who: exits 4 in a virtual machine without uncore registers" virtual who pcu
begin_root
processor 151 fpu
try "gates: doctor reports family, model and stepping of an unknown processor" gate 4 processor shut \
	"family 6 model 0x97 stepping 4: no platform of this uncore \
describes this processor; no register was read" "uncore list platforms lists"
begin_root
: >"$root.uncore"
try "gates: doctor reports a state directory that is a file" gate 3 state shut "$root.uncore: " \
	"run uncore once as root"
rm "$root.uncore"
if [ "$(id -u)" = 0 ] && command -v setpriv >/dev/null 2>&1; then
	as_nobody() {
		chmod 711 "$scratch" && chmod 600 "$root/dev/cpu/0/msr" && chmod 755 "$root"
		setpriv --reuid 65534 --clear-groups "$uncore" doctor --root "$root" >"$scratch/out" 2>"$scratch/err"
		[ $? = 3 ] && grep -q 'msr read  *shut .*the mode of the file forbids it' "$scratch/out" &&
			tr -s '\n ' '  ' <"$scratch/out" | grep -q 'msr read: .*setcap cap_sys_rawio,cap_sys_admin,cap_dac_override=ep' ||
			{ cat "$scratch/out" "$scratch/err"; return 1; }
	}
	try "gates: doctor suggests setcap when only root may read the MSR file" as_nobody
else
	skip "gates: doctor suggests setcap when only root may read the MSR file" "needs root and setpriv, to be nobody"
fi

# ---- registers in memory ----

# memory_root: a machine with such registers, that runs Linux 6.1.0
memory_root() {
	begin_root
	processor 106 fpu
	echo 0x3451 >"$device/device"
	mkdir -p "$root/proc/sys/kernel" "$root/boot" "$root/sys/kernel/security"
	echo 6.1.0 >"$root/proc/sys/kernel/osrelease"
	printf '00000000-00000fff : Reserved\n00100000-bfffffff : System RAM\n' >"$root/proc/iomem"
}
memory_root
by_perf="count by perf events, which need no access to memory: uncore stat --via perf"
try "gates: doctor says that the kernel has no /dev/mem, and offers perf" gate 3 memory shut \
	"/dev/mem: there is no such file: the kernel was built without CONFIG_DEVMEM" "$by_perf"
: >"$root/.dockerenv"
try "gates: doctor says that the container has no /dev/mem, and the options that give it" gate 3 memory shut \
	"/dev/mem: the container has no such file" \
	"give the container the file and the capability: docker run --device /dev/mem --cap-add SYS_RAWIO --cap-add SYS_ADMIN"
rm "$root/.dockerenv"
: >"$root/dev/mem"
try "gates: doctor says that /dev/mem opens" gate 1 memory open "/dev/mem: can be opened for writing" ""
echo 'CONFIG_IO_STRICT_DEVMEM=y' >"$root/boot/config-6.1.0"
try "gates: doctor notes CONFIG_IO_STRICT_DEVMEM" gate 1 memory note \
	"can be opened for writing; CONFIG_IO_STRICT_DEVMEM refuses memory that a driver has claimed" "only if boxes are denied: $by_perf"
echo 'root=/dev/sda1 iomem=relaxed' >"$root/proc/cmdline"
try "gates: doctor heeds iomem=relaxed" gate 1 memory open "/dev/mem: can be opened for writing" ""
rm "$root/proc/cmdline"
echo '# CONFIG_IO_STRICT_DEVMEM is not set' >"$root/boot/config-6.1.0"
try "gates: doctor does not note an option that is not set" gate 1 memory open "/dev/mem: can be opened for writing" ""
printf '00000000-00000000 : Reserved\n00000000-00000000 : System RAM\n' >"$root/proc/iomem"
try "gates: doctor says that /proc/iomem hides addresses" gate 3 memory shut \
	"/proc/iomem shows no addresses to this user: CAP_SYS_ADMIN is missing" "run as root"
memory_root
: >"$root/dev/mem"
# not_permitted WORDS REMEDY: as gate, where the kernel refuses to open /dev/mem
not_permitted() {
	ASAN_OPTIONS=detect_leaks=0 strace -f -o /dev/null -P "$root/dev/mem" -e trace=open,openat -e inject=open,openat:error=EPERM \
		"$uncore" doctor --root "$root" >"$scratch/out" 2>"$scratch/err"
	sed 's/  */ /g' "$scratch/out" >"$scratch/plain"
	grep -q "^memory shut .*/dev/mem: $1\$" "$scratch/plain" && tr '\n' ' ' <"$scratch/plain" | tr -s ' ' | grep -qF -- "memory: $2" ||
		{ cat "$scratch/plain" "$scratch/err"; return 1; }
}
traced "gates: doctor says that CAP_SYS_RAWIO is missing" not_permitted "CAP_SYS_RAWIO is missing" \
	"run as root; or as root give the program the capabilities: setcap cap_sys_rawio,cap_sys_admin,cap_dac_override=ep"
echo "none [integrity] confidentiality" >"$root/sys/kernel/security/lockdown"
traced "gates: doctor says that kernel lockdown forbids /dev/mem" not_permitted "kernel lockdown forbids it" \
	"switch Secure Boot off in the firmware setup"
try "gates: doctor says that lockdown forbids memory, too" gate 3 lockdown shut \
	"writes to MSRs and PCI configuration space are refused, and all access to /dev/mem" "switch Secure Boot off"
no_memory_gate() {
	begin_root
	run doctor --root "$root"
	! grep -q '^memory ' "$scratch/out" || { cat "$scratch/out"; return 1; }
}
try "gates: doctor says nothing of memory where no register is in it" no_memory_gate
holds_memory() {
	memory_root
	: >"$root/dev/mem"
	head -c 16384 /dev/urandom >"$root/dev/cpu/0/msr"
	exec 9<"$root/dev/mem"
	run who --root "$root" --format json cha
	exec 9<&-
	grep -q '"what": "has /dev/mem open"' "$scratch/out" || { cat "$scratch/out" "$scratch/err"; return 1; }
}
try "who: lists a program that has /dev/mem open" holds_memory

# container SIM COMMAND: the last line; only a platform with PCI devices needs rights for them
container() {
	exits 0 doctor --sim "$1" --container --state /tmp/state && tail -n 1 "$scratch/out" >"$scratch/line" &&
		printf '%s\n' "$2" | diff - "$scratch/line"
}
try "doctor: --container prints a docker run command for MSRs and PCI devices" container ivt \
	"docker run --cap-drop ALL -v /dev/cpu:/dev/cpu --device-cgroup-rule 'c 202:* rw' \
--cap-add SYS_RAWIO -v /sys:/sys --cap-add SYS_ADMIN --security-opt apparmor=unconfined -v /tmp/state:/tmp/state IMAGE"
try "doctor: --container omits PCI rights on a platform that has only MSRs" container xeonmp \
	"docker run --cap-drop ALL -v /dev/cpu:/dev/cpu --device-cgroup-rule 'c 202:* rw' \
--cap-add SYS_RAWIO -v /tmp/state:/tmp/state IMAGE"
try "doctor: --container adds /dev/mem where registers are in memory" container icx \
	"docker run --cap-drop ALL -v /dev/cpu:/dev/cpu --device-cgroup-rule 'c 202:* rw' \
--cap-add SYS_RAWIO -v /sys:/sys --cap-add SYS_ADMIN --security-opt apparmor=unconfined --device /dev/mem -v /tmp/state:/tmp/state IMAGE"
perf_container() {
	exits 0 doctor --sim "$1" --container && [ "$(grep -c '^docker run --cap-drop ALL --cap-add PERFMON IMAGE$' "$scratch/out")" = "$2" ]
}
try "doctor: --container prints that perf events need CAP_PERFMON alone" perf_container ivt 1
try "doctor: --container prints nothing of perf where the kernel has no driver" perf_container xeonmp 0
try "doctor: --container rejects --format" complains 2 "doctor --sim ivt --container -f json" \
	"uncore doctor: --container prints only text: leave out --format"

cat >"$scratch/holes.json" <<'END'
{ "schema": 1, "platform": "ivt", "cores": 4, "sockets": [ { "package": 0, "bus": "0x3f", "node": 0 }, { "package": 2, "bus": "0xff", "node": 2 } ] }
END
try "dump: prints the package of a socket when its number differs" says 0 "dump --sim ivt,$scratch/holes.json pcu" \
	"ivt, 2 sockets, the simulator, socket 1 is package 2"

# For a processor that no platform describes, measuring on the host does not help; stat suggests what works here.
begin_root
sed -i 's/GenuineIntel/AuthenticAMD/' "$root/proc/cpuinfo"
foreign() {
	echo 'flags : hypervisor' >>"$root/proc/cpuinfo"
	sed -i '/^$/d' "$root/proc/cpuinfo"
	run doctor --root "$root"
	! grep -q 'measure on the host' "$scratch/out" && grep -q 'no platform of this uncore describes this processor' "$scratch/out" || { cat "$scratch/out"; return 1; }
	run stat --root "$root" -e UNC_C_CLOCKTICKS -t 10
	offer=$(sed -n 's/^  to use a simulated machine, replace --root by \(--sim [a-z0-9]*:2\); .*/\1/p' "$scratch/err")
	[ -n "$offer" ] && ! grep -q 'measure on the host\|for perf' "$scratch/err" || { cat "$scratch/err"; return 1; }
}
try "gates: doctor reports another maker's processor as unknown, and stat suggests --sim" foreign

# ---- capabilities of the program's file ----

# The capabilities are meant for registers: who may start the program must not reach files of other users through it.
given=$scratch/given
own_rights() {
	wanted=$1
	shift
	setpriv --reuid 65534 --regid 65534 --clear-groups "$given" "$@" >"$scratch/out" 2>"$scratch/err"
	status=$?
	[ "$status" = "$wanted" ] && { [ "$wanted" = 0 ] || grep -qi 'permission denied\|uses only the directory' "$scratch/err"; } &&
		[ "$(cat "$scratch/precious")" = precious ] || { echo "exit $status"; cat "$scratch/out" "$scratch/err"; return 1; }
}
# uncore runs the file beside it that is called uncore-sim, whoever owns that.
handed() {
	mkdir "$scratch/handed" && cp "$uncore" "$scratch/handed/" && setcap cap_sys_rawio,cap_sys_admin,cap_dac_override=ep "$scratch/handed/uncore" &&
		printf '#!/bin/sh\necho "$@"\ngrep "^Cap[PE]" /proc/self/status\n' >"$scratch/handed/uncore-sim" && chmod 755 "$scratch/handed"/* || return 1
	setpriv --reuid 65534 --regid 65534 --clear-groups "$scratch/handed/uncore" stat -e A --sim ivt -- true >"$scratch/out" &&
		[ "$(head -n 1 "$scratch/out")" = "stat -e A --sim ivt -- true" ] && [ "$(grep -c '	0*$' "$scratch/out")" = 2 ] || { cat "$scratch/out"; return 1; }
}
# A program that lacks its simulator says what to install.
alone() {
	mkdir "$scratch/alone" && cp "$uncore" "$scratch/alone/" || return 1
	for words in "stat --sim ivt -e UNC_C_CLOCKTICKS" "sim run --sim ivt -- true"; do
		"$scratch/alone/uncore" $words >"$scratch/out" 2>"$scratch/err"
		[ $? = 3 ] && grep -q "^uncore [a-z]*: simulated machines are shown by $scratch/alone/uncore-sim, which cannot be run" "$scratch/err" &&
			grep -qx '  install the package uncore-sim' "$scratch/err" && [ ! -s "$scratch/out" ] || { cat "$scratch/out" "$scratch/err"; return 1; }
	done
	"$scratch/alone/uncore" --version >"$scratch/out"
}
# lacks_offline COMMAND WHAT ARGUMENT...: the copy of uncore alone says that uncore-offline shows it
lacks_offline() {
	lacking=$1 what=$2
	shift 2
	"$scratch/alone/uncore" "$@" >"$scratch/out" 2>"$scratch/err"
	[ $? = 3 ] && grep -q "^uncore $lacking: $what shown by $scratch/alone/uncore-offline, which cannot be run" "$scratch/err" &&
		grep -qx '  install the package uncore' "$scratch/err" && [ "$(wc -l <"$scratch/err")" = 2 ] && [ ! -s "$scratch/out" ] ||
		{ cat "$scratch/out" "$scratch/err"; return 1; }
}
# So does one that lacks what needs no machine: commands, recordings, manuals. uncore-offline leaves the machine to uncore.
alone_offline() {
	run record "$scratch/alone.jsonl" --sim ivt:2 -e UNC_C_CLOCKTICKS -t 50 && lacks_offline list "what needs no machine is" list -p ivt &&
		lacks_offline stat "recordings are" stat --replay "$scratch/alone.jsonl" && lacks_offline top "recordings are" top --replay "$scratch/alone.jsonl" &&
		lacks_offline restore "manuals are" restore --help && lacks_offline help "manuals are" help --format tsv &&
		lacks_offline help "manuals are" || return 1
	cp "$uncore-offline" "$scratch/alone/" && "$scratch/alone/uncore" stat --replay "$scratch/alone.jsonl" >"$scratch/out" &&
		"$uncore-sim" stat --replay "$scratch/alone.jsonl" | cmp - "$scratch/out" && "$scratch/alone/uncore" restore --help >"$scratch/out" &&
		"$uncore-sim" restore --help | cmp - "$scratch/out" || return 1
	"$scratch/alone/uncore" >"$scratch/out" 2>"$scratch/err"
	[ $? = 2 ] && "$uncore-sim" --help | cmp - "$scratch/err" || { cat "$scratch/out" "$scratch/err"; return 1; }
	cp "$uncore-offline" "$scratch/alone/" && "$scratch/alone/uncore" list -p ivt >"$scratch/out" && "$uncore-offline" list -p ivt | cmp - "$scratch/out" &&
		"$scratch/alone/uncore-offline" dump --sim ivt ubox >"$scratch/out" 2>"$scratch/err"
	[ $? = 3 ] && "$uncore-offline" encode -p ivt UNC_C_CLOCKTICKS >"$scratch/out" && "$uncore-sim" list -p ivt | grep -q UNC_C_CLOCKTICKS
}
try "simulator: without uncore-sim, uncore says what to install" alone
try "offline: uncore and uncore-offline find each other, or say what to install" alone_offline
no_capability() {
	own_rights 0 stat --sim ivt -e UNC_C_CLOCKTICKS -- grep '^Cap[PE]' /proc/self/status &&
		[ "$(grep -c '	0*$' "$scratch/out")" = 2 ] || { cat "$scratch/out"; return 1; }
}
if [ "$(id -u)" = 0 ] && command -v setpriv >/dev/null 2>&1 && cp "$uncore-sim" "$given" &&
	setcap cap_sys_rawio,cap_sys_admin,cap_dac_override=ep "$given" 2>/dev/null && chmod 711 "$scratch" &&
	setpriv --reuid 65534 --regid 65534 --clear-groups "$given" --version >/dev/null 2>&1; then
	echo precious >"$scratch/precious"
	chmod 600 "$scratch/precious"
	count="--sim ivt -e UNC_C_CLOCKTICKS -t 10"
	try "capabilities: --output cannot overwrite a file of another user" own_rights 2 stat $count \
		-o "$scratch/precious"
	try "capabilities: --output as openmetrics cannot replace a file of another user" own_rights 2 stat $count \
		-f openmetrics -o "$scratch/precious"
	try "capabilities: record cannot overwrite a file of another user" own_rights 2 record "$scratch/precious" \
		$count
	try "capabilities: --replay cannot read a file of another user" own_rights 2 stat --replay "$scratch/precious"
	try "capabilities: --sim cannot read a scenario of another user" own_rights 2 stat \
		--sim "ivt,$scratch/precious" -e UNC_C_CLOCKTICKS -t 10
	try "capabilities: sim check cannot read a file of another user" own_rights 2 sim check "$scratch/precious"
	try "capabilities: --state with another directory is rejected" own_rights 2 stat --state "$scratch/mine" \
		-e UNC_C_CLOCKTICKS -t 10
	begin_root
	chmod 755 "$root"
	chmod 600 "$root/dev/cpu/0/msr"
	try "capabilities: --root cannot use an MSR file of another user" own_rights 3 stat --root "$root" \
		-e UNC_C_CLOCKTICKS -t 10
	try "capabilities: the measured command does not inherit them" no_capability
	try "capabilities: uncore gives them up before it runs uncore-sim" handed
else
	skip "capabilities: give access to nothing but registers" \
		"needs root, setpriv and setcap, to be nobody with capabilities"
fi

# ---- registers are asked for, and perf is allowed ----

plain=$scratch/plain_uncore
# The simulated machine answers perf_event_open() as its perf_event_paranoid says, and its MSR files are root's.
nobody_counts() {
	"$uncore" sim run --sim ivt:2,idle -- sh -c "echo $1 >/proc/sys/kernel/perf_event_paranoid
		setpriv --reuid 65534 --regid 65534 --clear-groups --inh-caps=-all '$plain' stat --via registers -g memory -t 10" \
		>"$scratch/out" 2>"$scratch/err"
}
other_way() {
	! nobody_counts 0 && grep -qx "  perf counts without these rights: uncore stat --via perf" "$scratch/err" &&
		! grep -q "uncore encode" "$scratch/err" && ! nobody_counts 2 && ! grep -q "via perf" "$scratch/err" ||
		{ cat "$scratch/out" "$scratch/err"; return 1; }
}
if [ "$(id -u)" = 0 ] && command -v setpriv >/dev/null 2>&1 && cp "$uncore" "$plain" && chmod 711 "$scratch" &&
	setpriv --reuid 65534 --regid 65534 --clear-groups "$plain" --version >/dev/null 2>&1 &&
	"$uncore" sim run --sim ivt:2,idle -- true 2>/dev/null; then
	try "gates: where perf counts without rights, stat --via registers names it" other_way
else
	skip "gates: where perf counts without rights, stat --via registers names it" \
		"needs root, setpriv and uncore sim run, to be nobody on a simulated machine"
fi
