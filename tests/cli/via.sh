#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests counting by perf events with the real system call: a made-up platform (tests/parts/spec/pulse) describes PMUs that
# every kernel has as boxes. What must hold is so on a machine of any speed: a clock counts at least the time that stat
# waits, and at most the time that it runs.
# Run by make test.
set -u

cd "$(dirname "$0")/../.." || exit 1
uncore=$(realpath "${BUILD:-build}/tests/helpers/uncore_parts")
plain=$(realpath "${BUILD:-build}/bin/uncore")
. tests/tools/tap.sh

run() {
	"$uncore" "$@" >"$scratch/out" 2>"$scratch/err"
	status=$?
}

# is STATUS OUT|ERR TEXT: the last run had this exit status, and printed the text
is() {
	[ "$status" = "$1" ] || { echo "exit $status, wanted $1"; cat "$scratch/out" "$scratch/err"; return 1; }
	grep -qF -- "$3" "$scratch/$2" || { echo "not in $2: $3"; cat "$scratch/out" "$scratch/err"; return 1; }
}

# A machine of one CPU with this kernel's PMUs.
root=$scratch/root
cpus=$root/sys/devices/system/cpu
mkdir -p "$root/proc/sys/kernel" "$cpus/cpu0/topology" "$root/sys/bus"
for file in online possible present cpu0/topology/physical_package_id cpu0/topology/core_id; do
	echo 0 >"$cpus/$file"
done
printf 'processor\t: 0\nvendor_id\t: GenuineIntel\ncpu family\t: 6\nmodel\t\t: 250\nmodel name\t: made up\nstepping\t: 4\n' \
	>"$root/proc/cpuinfo"
ln -s /sys/bus/event_source "$root/sys/bus/event_source"
echo 2 >"$root/proc/sys/kernel/perf_event_paranoid"

perf() {
	run stat --root "$root" --state "$scratch/state" --via perf "$@"
}

# number MEMBER EVENT: prints a member of the event's line
number() {
	sed -n "s/.*\"event\": \"$2\".*\"$1\": \"*\([a-z0-9]*\)\"*.*/\1/p" "$scratch/out"
}

# hundredths: the time since the boot, which nobody sets
hundredths() {
	sed 's/\.//; s/ .*//' /proc/uptime
}

clock() {
	begun=$(hundredths)
	perf -e K_CPU -f json -t 200
	elapsed=$((($(hundredths) + 2 - begun) * 10000000))
	is 0 out '"via": "perf"' && [ "$(number state K_CPU)" = ok ] || return 1
	count=$(number value K_CPU)
	# One part in a hundred, because the two clocks are not set by the same source.
	[ "$count" -ge 198000000 ] && [ "$count" -le $((elapsed / 100 * 101)) ] ||
		{ echo "$count ns, in $elapsed ns"; return 1; }
	[ "$(number enabled_ns K_CPU)" = "$(number running_ns K_CPU)" ] || { cat "$scratch/out"; return 1; }
}

# Two events that every kernel's software PMU has: it has only one without a format, and the level makes two of it.
pair=K_CPU,K_CPU,usr=0
group() {
	perf -e $pair -f json -t 50
	is 0 out K_CPU,usr=0 && [ "$(number state K_CPU)" = ok ] && [ "$(number state K_CPU,usr=0)" = ok ] &&
		[ "$(number value K_CPU)" -ge 49000000 ] && [ "$(number value K_CPU,usr=0)" -gt 0 ] || { cat "$scratch/out"; return 1; }
}

# Two events are a leader and a member, of which only the leader is read: a head of three words, and two of each event.
one_call() {
	ASAN_OPTIONS=detect_leaks=0 strace -y -e trace=perf_event_open,read -o "$scratch/calls" "$uncore" stat --root "$root" --via perf -e $pair -I 20 \
		--interval-count 5 >"$scratch/out" 2>"$scratch/err" || { cat "$scratch/err"; return 1; }
	grep '^read([0-9]*<anon_inode:\[perf_event\]>' "$scratch/calls" >"$scratch/reads"
	[ "$(wc -l <"$scratch/reads")" -ge 5 ] && ! grep -v ', 56) *= 56$' "$scratch/reads" &&
		[ "$(cut -d'<' -f1 "$scratch/reads" | sort -u | wc -l)" = 1 ]
}

no_event() {
	perf -e T_TSC,T_NONE -t 50
	is 3 err "msr: this kernel's driver refuses the event" && [ ! -s "$scratch/out" ]
}

chmod 755 "$scratch"
as_user=
[ "$(id -u)" != 0 ] || as_user="setpriv --reuid 65534 --regid 65534 --clear-groups --inh-caps=-all"

locked() {
	closed_gate $as_user || return 1
	$as_user "$uncore" stat --root "$root" --via perf -e K_CPU -t 10 >"$scratch/out" 2>"$scratch/err"
	status=$?
	{ [ "$status" = 3 ] || [ "$status" = 4 ]; } && grep -qF "perf_event_paranoid is 2" "$scratch/err" ||
		{ cat "$scratch/out" "$scratch/err"; return 1; }
}

# Without --via neither way works: each is named, with what to type.
no_right() {
	closed_gate $as_user || return 1
	$as_user "$uncore" stat --root "$root" -e K_CPU -t 10 >"$scratch/out" 2>"$scratch/err"
	status=$?
	{ [ "$status" = 3 ] || [ "$status" = 4 ]; } && [ ! -s "$scratch/out" ] &&
		grep -qx "uncore stat: this user may count neither by perf events nor by registers" "$scratch/err" &&
		grep -q "^  --via perf: .*perf_event_paranoid is 2" "$scratch/err" && grep -q "^    as root: sysctl kernel" "$scratch/err" &&
		grep -q "^  --via registers: .*/dev/cpu/0/msr: " "$scratch/err" && grep -qx "    as root: sudo uncore stat ..." "$scratch/err" ||
		{ cat "$scratch/out" "$scratch/err"; return 1; }
}

header() {
	perf -e K_CPU -t 10 && is 0 out ", via perf, "
}

# doctor VERDICT TEXT: prints the gate of perf
doctor() {
	tr -s ' ' <"$scratch/out" >"$scratch/plain"
	grep "^perf $1 " "$scratch/plain" | grep -qF -- "$2" || { cat "$scratch/plain" "$scratch/err"; return 1; }
}

open_gate() {
	run doctor --root "$root"
	doctor open "perf events may be counted: uncore stat --via perf; the kernel has no PMU for hidden"
}

closed_gate() {
	"$@" "$uncore" doctor --root "$root" >"$scratch/out" 2>"$scratch/err"
	status=$?
	doctor note "perf_event_paranoid is 2, and without CAP_PERFMON" && [ "$status" = 3 ] &&
		tr '\n' ' ' <"$scratch/plain" | grep -q 'perf: as root.*: sysctl kernel.perf_event_paranoid=0.*setcap cap_perfmon=ep .*AmbientCapabilities=CAP_PERFMON'
}

# In a container the gate, doctor --container and the manual say the same.
in_container() {
	: >"$root/.dockerenv"
	$as_user "$uncore" doctor --root "$root" 2>&1 | sed -n '/^perf: /,/^[a-z].*:/p' | tr -s '\n ' ' ' >"$scratch/gate"
	rm "$root/.dockerenv"
	"$plain" doctor --sim ivt --container >"$scratch/needs"
	sed -n 's/^  perf events  *CAP_PERFMON; //p; s/^  the system call  *//p' "$scratch/needs" >"$scratch/same"
	[ "$(wc -l <"$scratch/same")" = 2 ] && grep -qF -- "docker run --cap-add PERFMON;" "$scratch/gate" || { cat "$scratch/gate" "$scratch/needs"; return 1; }
	while read -r line; do
		grep -qF -- "$line" "$scratch/gate" || { echo "not in the gate: $line"; cat "$scratch/gate"; return 1; }
	done <"$scratch/same"
	tail -n 1 "$scratch/same" | tr -d '`' >"$scratch/call"
	tr -d '`' <docs/fleet/service.md | grep -qF -- "$(cat "$scratch/call")" || { echo "not in docs/fleet/service.md:"; cat "$scratch/call"; return 1; }
}

# The kernel counts two of three boxes, and registers cannot be reached.
# status WANTED BOXES LINE: doctor exits with the status, and prints the line
status() {
	wanted=$1
	run doctor --root "$root" --state "$scratch/doctors" $2
	tr -s ' ' <"$scratch/out" >"$scratch/plain"
	[ "$status" = "$wanted" ] && grep -qx -- "$3" "$scratch/plain" || { echo "exit $status"; cat "$scratch/plain" "$scratch/err"; return 1; }
}
by_perf() {
	status 0 "tick clock" " clock by perf 0 1 .*" && grep -q '^msr file shut ' "$scratch/plain" &&
		status 1 "" " hidden denied 0 1 .*" && grep -q '^ tick by perf 0 1 ' "$scratch/plain"
}

no_files() {
	[ ! -e "$scratch/state" ]
}

refused_format() {
	perf -e K_OTHER -t 10
	is 3 err "perf cannot count K_OTHER: this kernel's software has no format event" &&
		grep -qF -- "--via registers" "$scratch/err"
}

# H_WORK has no PMU, and its registers cannot be reached.
no_pmu() {
	perf -e H_WORK -t 10
	[ "$status" != 0 ] && grep -q "nothing to count: hidden 0" "$scratch/err" || { cat "$scratch/err"; return 1; }
}

without() {
	run stat --sim pulse --via "$1" -e K_CPU -t 10
	is "$2" "$3" "$4"
}

dry() {
	perf --dry-run -e K_CPU -t 10
	is 2 err "--dry-run prints writes of registers"
}

recorded() {
	run record "$scratch/tape" --root "$root" --via perf -e K_CPU -t 10
	is 2 err "a recording is of accesses to registers" && [ ! -e "$scratch/tape" ]
}

# The same machine with PMUs in files of its own: their types are others on this kernel.
elsewhere() {
	other=$scratch/other
	cp -r "$root" "$other"
	rm "$other/sys/bus/event_source"
	mkdir -p "$other/sys/bus/event_source/devices/software"
	echo 1 >"$other/sys/bus/event_source/devices/software/type"
	run stat --root "$other" --state "$scratch/state" --via perf -e K_CPU -t 10
	is 2 err "the folder of --root is not of the kernel that runs here" && is 2 err "leave out --via" || return 1
	run stat --root "$other" --state "$scratch/state" -e K_CPU -t 10
	[ "$status" != 0 ] && ! grep -q "via perf" "$scratch/out" "$scratch/err" || { cat "$scratch/out" "$scratch/err"; return 1; }
	run doctor --root "$other"
	doctor note "perf events are those of the kernel that runs here, and $other is not of it"
}

registers() {
	run stat --sim pulse -e K_CPU -f json -t 10
	is 0 out '"via": "registers"'
}

unknown() {
	run stat --sim pulse --via magic -e K_CPU -t 10
	is 2 err "magic"
}

perf -e K_CPU -t 1
if [ "$status" = 0 ]; then
	try "--via perf: a clock of the kernel counts the time" clock
	try "--via perf: two events of one PMU are counted together" group
	if command -v strace >/dev/null && strace -o /dev/null true 2>/dev/null; then
		try "--via perf: a group is read in one call" one_call
	else
		skip "--via perf: a group is read in one call" "no strace"
	fi
	try "--via perf: the heading says it" header
	try "--via perf: an event that the kernel does not know is an error" no_event
	try "--via perf: doctor shows the gate, and boxes without PMU" open_gate
	try "--via perf: doctor exits with 0 if perf counts the boxes, whatever is shut to registers" by_perf
	try "--via perf: a format that the machine lacks is found out" refused_format
	try "--via perf: a box without PMU needs registers" no_pmu
	if [ "$(cat /proc/sys/kernel/perf_event_paranoid)" -gt 0 ]; then
		try "--via perf: a user without rights hears what would give them" locked
		try "--via perf: in a container a user hears what doctor --container and the manual say" in_container
		try "via: without rights and without --via both ways and their remedies are named" no_right
	else
		skip "--via perf: a user without rights hears what would give them" "this kernel allows perf events to all"
	fi
	try "--via perf: there are no locks and no journal" no_files
else
	skip "--via perf: real counts" "this kernel has no perf events here: $(head -n 1 "$scratch/err")"
fi
try "--via perf: not with --dry-run" dry
try "--via perf: not in a recording" recorded
try "--via perf: a simulated machine in the process has no kernel" without perf 2 err "has no kernel"
try "--via msr-safe: a simulated machine in the process has no files" without msr-safe 3 err "has no files"
try "--via registers: the simulated machine" without registers 0 out K_CPU
try "--via perf: not below the root of another kernel" elsewhere
try "--via: JSON says what counted" registers
try "--via: another word is an error" unknown
done_testing
