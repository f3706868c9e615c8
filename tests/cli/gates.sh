# SPDX-License-Identifier: MIT
# Sourced by run.sh, after machine.sh: what stands between a user and the registers, as uncore doctor says it.

# ---- gates, by folders that look like a machine ----

# begin_root: a machine of one CPU at $root
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
	# Each MSR is 8 bytes, and stands at the byte of its number: only every eighth can be told from its neighbours.
	head -c 16384 /dev/zero >"$root/dev/cpu/0/msr"
}

# processor MODEL FLAG...
processor() {
	printf 'processor\t: 0\nvendor_id\t: GenuineIntel\ncpu family\t: 6\nmodel\t\t: %s\nmodel name\t: made up\nstepping\t: 4\n' \
		"$1" >"$root/proc/cpuinfo"
	shift
	printf 'flags\t\t: %s\n\n' "$*" >>"$root/proc/cpuinfo"
}

# gate STATUS ID VERDICT FOUND REMEDY: doctor ends so, the gate is shown, and its remedy too
gate() {
	run doctor --root "$root"
	[ "$status" = "$1" ] || { echo "exit $status, wanted $1"; cat "$scratch/out" "$scratch/err"; return 1; }
	sed 's/  */ /g' "$scratch/out" >"$scratch/plain"
	grep -qF -- "$2 $3 " "$scratch/plain" && grep -F -- "$2 $3 " "$scratch/plain" | grep -qF -- "$4" &&
		{ [ -z "$5" ] || tr '\n' ' ' <"$scratch/plain" | tr -s ' ' | grep -qF -- "$2: $5"; } ||
		{ cat "$scratch/plain"; return 1; }
}

begin_root
try "gates: the processor, and files that are there" gate 1 processor open "made up, family 6 model 0x3e stepping 4: ivt, " ""
try "gates: MSRs can be written" gate 1 "msr write" open "/dev/cpu/0/msr: can be opened for writing" ""
try "gates: PCI space can be read" gate 1 "PCI read" open "0000:ff:10.4/config: can be read beyond byte 64" ""
try "gates: why a socket's bus is not known" gate 1 "PCI buses" note "no PCI bus has the function 8086:0e1e" ""
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
try "gates: msr.allow_writes=default is no obstacle" gate 1 msr.allow_writes note "marks itself as tainted" ""
try "gates: the kernel's own driver is named" gate 1 "kernel driver" note "serves 2 uncore units: perf may use" ""
echo off >"$root/sys/module/msr/parameters/allow_writes"
try "gates: msr.allow_writes=off" gate 3 msr.allow_writes shut "refuses every write to an MSR" \
	"echo on > /sys/module/msr/parameters/allow_writes"
echo on >"$root/sys/module/msr/parameters/allow_writes"
echo "none [integrity] confidentiality" >"$root/sys/kernel/security/lockdown"
try "gates: kernel lockdown" gate 3 lockdown shut "writes to MSRs and PCI configuration space are refused" \
	"switch Secure Boot off in the firmware setup"
begin_root
rm "$root/dev/cpu/0/msr"
try "gates: no msr module" gate 3 "msr file" shut "the msr module is not loaded" "modprobe msr"
# What cannot be read is neither hidden by firmware nor free.
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
}
try "gates: without the msr module nobody says that all is well" no_module
: >"$root/.dockerenv"
rm "$root/.dockerenv"
for mark in run/.containerenv run/systemd/container var/run/secrets/kubernetes.io/serviceaccount; do
	mkdir -p "$root/${mark%/*}"
	: >"$root/$mark"
	try "gates: a container by $mark" gate 3 "msr file" shut "/dev/cpu/0/msr" "give the container the files and the capability: docker run"
	rm "$root/$mark"
done
: >"$root/.dockerenv"
try "gates: no msr file in a container" gate 3 "msr file" shut "/dev/cpu/0/msr" "give the container the files and the capability: docker run"
begin_root
cp "$root/dev/cpu/0/msr" "$root/dev/cpu/0/msr_safe"
rm "$root/dev/cpu/0/msr"
try "gates: msr-safe serves without the msr module" gate 1 msr-safe open "within msr-safe's list" ""
begin_root
head -c 64 /dev/zero >"$device/config"
try "gates: the first 64 bytes of PCI space" gate 3 "PCI read" shut "only the first 64 bytes are shown: CAP_SYS_ADMIN is missing" \
	"run as root"
echo 0x1234 >"$device/device"
try "gates: no device of the platform" gate 3 "PCI devices" shut "none of the platform's uncore devices is on a bus" \
	"look in the firmware setup"
begin_root
processor 62 fpu hypervisor
try "gates: a virtual machine that is given devices" gate 1 hypervisor note "its host passes devices of the platform to it" ""
virtual() {
	run "$@" --root "$root"
	[ "$status" = 4 ] || { echo "exit $status"; cat "$scratch/out" "$scratch/err"; return 1; }
}
virtual_stat() {
	virtual stat -e UNC_M_CAS_COUNT.RD -t 10 && holds err \
		"this is a virtual machine, and its host does not pass these registers to it: measure on the host"
}
rm -r "$device"
try "gates: a virtual machine" gate 4 hypervisor shut "a virtual machine; its host does not pass the registers to it" "measure on the host"
verdict_alone() {
	run doctor --root "$root"
	[ "$(grep -c . "$scratch/out")" = 4 ] || { cat "$scratch/out"; return 1; }
}
try "gates: behind that verdict nothing more is said" verdict_alone
try "stat: a virtual machine has its own exit status" virtual_stat
rm "$root/dev/cpu/0/msr"
try "dump: a virtual machine has its own exit status" virtual dump pcu
try "who: a virtual machine has its own exit status" virtual who pcu
begin_root
processor 85 fpu
try "gates: a processor that nobody described" gate 3 processor shut "family 6 model 0x55 stepping 4: no platform of this uncore \
describes this processor; no register was read" "uncore list platforms lists"
begin_root
: >"$root.uncore"
try "gates: a state directory that is none" gate 3 state shut "$root.uncore: " "run uncore once as root"
rm "$root.uncore"
if [ "$(id -u)" = 0 ] && command -v setpriv >/dev/null 2>&1; then
	as_nobody() {
		chmod 711 "$scratch" && chmod 600 "$root/dev/cpu/0/msr" && chmod 755 "$root"
		setpriv --reuid 65534 --clear-groups "$uncore" doctor --root "$root" >"$scratch/out" 2>"$scratch/err"
		[ $? = 3 ] && grep -q 'msr read  *shut .*the mode of the file forbids it' "$scratch/out" &&
			tr -s '\n ' '  ' <"$scratch/out" | grep -q 'msr read: .*setcap cap_sys_rawio,cap_sys_admin,cap_dac_override=ep' ||
			{ cat "$scratch/out" "$scratch/err"; return 1; }
	}
	try "gates: a file that is root's alone" as_nobody
else
	skip "gates: a file that is root's alone" "needs root and setpriv, to be nobody"
fi

# As each platform needs: no right of PCI devices where it has none.
container() {
	exits 0 doctor --sim "$1" --container --state /tmp/state && tail -n 1 "$scratch/out" >"$scratch/line" &&
		printf '%s\n' "$2" | diff - "$scratch/line"
}
try "doctor: --container, MSRs and PCI" container ivt "docker run -v /dev/cpu:/dev/cpu --device-cgroup-rule 'c 202:* rw' \
--cap-add SYS_RAWIO -v /sys:/sys --cap-add SYS_ADMIN --security-opt apparmor=unconfined -v /tmp/state:/tmp/state IMAGE"
try "doctor: --container, MSRs alone" container xeonmp "docker run -v /dev/cpu:/dev/cpu --device-cgroup-rule 'c 202:* rw' \
--cap-add SYS_RAWIO -v /tmp/state:/tmp/state IMAGE"
try "doctor: --container has one form" complains 2 "doctor --sim ivt --container -f json" \
	"uncore doctor: --container prints only text: leave out --format"

cat >"$scratch/holes.json" <<'END'
{ "schema": 1, "platform": "ivt", "cores": 4, "sockets": [ { "package": 0, "bus": "0x3f", "node": 0 }, { "package": 2, "bus": "0xff", "node": 2 } ] }
END
try "dump: a socket that is not the package of its number" says 0 "dump --sim ivt,$scratch/holes.json pcu" \
	"ivt, 2 sockets, the simulator, socket 1 is package 2"

# A processor that no platform has: no host would give anything either, and what works here is said.
begin_root
sed -i 's/GenuineIntel/AuthenticAMD/' "$root/proc/cpuinfo"
foreign() {
	echo 'flags : hypervisor' >>"$root/proc/cpuinfo"
	sed -i '/^$/d' "$root/proc/cpuinfo"
	run doctor --root "$root"
	! grep -q 'measure on the host' "$scratch/out" && grep -q 'no platform of this uncore describes this processor' "$scratch/out" || { cat "$scratch/out"; return 1; }
	run stat --root "$root" -e UNC_C_CLOCKTICKS -t 10
	offer=$(sed -n 's/^  to use a simulated machine, replace --root by \(--sim [a-z0-9]*:2\); .*/\1/p' "$scratch/err")
	[ -n "$offer" ] && ! grep -q 'measure on the host' "$scratch/err" || { cat "$scratch/err"; return 1; }
}
try "gates: a processor of another maker in a virtual machine" foreign

# ---- capabilities of the program's file ----

# Given for registers: whoever may start the program must not get at another's files through it.
given=$scratch/given
own_rights() {
	wanted=$1
	shift
	setpriv --reuid 65534 --regid 65534 --clear-groups "$given" "$@" >"$scratch/out" 2>"$scratch/err"
	status=$?
	[ "$status" = "$wanted" ] && { [ "$wanted" = 0 ] || grep -qi 'permission denied\|uses only the directory' "$scratch/err"; } &&
		[ "$(cat "$scratch/precious")" = precious ] || { echo "exit $status"; cat "$scratch/out" "$scratch/err"; return 1; }
}
no_capability() {
	own_rights 0 stat --sim ivt -e UNC_C_CLOCKTICKS -- grep '^Cap[PE]' /proc/self/status &&
		[ "$(grep -c '	0*$' "$scratch/out")" = 2 ] || { cat "$scratch/out"; return 1; }
}
if [ "$(id -u)" = 0 ] && command -v setpriv >/dev/null 2>&1 && cp "$uncore" "$given" &&
	setcap cap_sys_rawio,cap_sys_admin,cap_dac_override=ep "$given" 2>/dev/null && chmod 711 "$scratch" &&
	setpriv --reuid 65534 --regid 65534 --clear-groups "$given" --version >/dev/null 2>&1; then
	echo precious >"$scratch/precious"
	chmod 600 "$scratch/precious"
	count="--sim ivt -e UNC_C_CLOCKTICKS -t 10"
	try "capabilities: not for --output" own_rights 2 stat $count -o "$scratch/precious"
	try "capabilities: not for an --output that is replaced" own_rights 2 stat $count -f openmetrics -o "$scratch/precious"
	try "capabilities: not for a recording" own_rights 2 record "$scratch/precious" $count
	try "capabilities: not for --replay" own_rights 2 stat --replay "$scratch/precious"
	try "capabilities: not for a scenario" own_rights 2 stat --sim "ivt,$scratch/precious" -e UNC_C_CLOCKTICKS -t 10
	try "capabilities: not for one that is checked" own_rights 2 sim check "$scratch/precious"
	try "capabilities: not for a state directory" own_rights 2 stat --state "$scratch/mine" -e UNC_C_CLOCKTICKS -t 10
	begin_root
	chmod 755 "$root"
	chmod 600 "$root/dev/cpu/0/msr"
	try "capabilities: not for another root" own_rights 3 stat --root "$root" -e UNC_C_CLOCKTICKS -t 10
	try "capabilities: not for the command" no_capability
else
	skip "capabilities: for nothing but registers" "needs root, setpriv and setcap, to be nobody with capabilities"
fi
