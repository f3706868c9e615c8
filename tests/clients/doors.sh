# SPDX-License-Identifier: MIT
# Sourced by run.sh: each way that we know from a simulated machine to the host's registers and memory is shut, for root
# and for a user.

no_doors=
if [ "$(uname -m)" != x86_64 ]; then
	no_doors="ports are those of x86"
elif ! built doors; then
	no_doors="tests/clients/doors.c does not compile"
fi

# shut COMMAND...: prints no door as open. There are 27 in a run, and as many again in a user namespace where one can be made.
shut() {
	"$@" >"$scratch/out" 2>&1
	grep -v '^uncore sim:' "$scratch/out" >"$scratch/tried"
	! grep ' open$' "$scratch/tried" && grep -qxE 'event (ENOENT|EACCES)' "$scratch/tried" &&
		[ "$(grep -vc '^--' "$scratch/tried")" = $((27 * (1 + $(grep -c '^--' "$scratch/tried")))) ] || { cat "$scratch/out"; return 1; }
}
# The host's processes: one of root's, and one of the user's own.
outside() {
	"$@" sleep 60 &
	process=$!
	sleep 0.2
}
for_root() {
	outside env
	shut on ivt:2,idle "$scratch/doors" $process
	result=$?
	kill $process
	return $result
}
for_user() {
	outside $as_nobody
	cp "$scratch/doors" "$scratch/for_all/" && chmod 755 "$scratch/for_all/doors" &&
		shut as_user ./uncore sim run --clock manual --sim ivt:2,idle -- ./doors $process
	result=$?
	kill $process
	return $result
}
if [ -n "$no_doors" ]; then
	skip "doors: root reaches nothing of the host" "$no_doors"
	skip "doors: a user reaches nothing of the host" "$no_doors"
else
	machine "doors: root reaches nothing of the host" for_root
	by_user "doors: a user reaches nothing of the host" for_user
fi

# That the tests can fail: root may mount outside. It does so in a namespace of its own.
open_outside() {
	unshare -m "$scratch/doors" fresh >"$scratch/out" 2>&1
	is "sysfs open proc open" echo $(grep -xE '(sysfs|proc) open' "$scratch/out") && ! "$scratch/doors" $$ || { cat "$scratch/out"; return 1; }
}
if [ "$(id -u)" = 0 ] && [ -z "$no_doors" ] && unshare -m true 2>/dev/null; then
	try "doors: outside a run root may mount" open_outside
else
	skip "doors: outside a run root may mount" "needs root with all rights, on x86-64"
fi

no_capability() {
	on ivt:2,idle sh -c 'grep "^Cap" /proc/self/status' >"$scratch/out" 2>&1
	names=
	while read -r name set; do
		for bit in 2 16 17 19 21 22 27 39; do
			[ $((0x$set >> bit & 1)) = 0 ] || { echo "$name $set has capability $bit"; return 1; }
		done
		names="$names $name"
	done <"$scratch/out"
	is "CapInh: CapPrm: CapEff: CapBnd: CapAmb:" echo $names
}
machine "doors: no set of the command's capabilities opens one" no_capability

# The folder in which the run was started is the machine's, if the machine has it.
in_old_folder() (
	cd /sys/devices/system/cpu && is "cpu59 cpu59" on ivt:2,idle sh -c 'echo $(ls -d cpu59) $(ls -d $(pwd)/cpu59 | sed "s|.*/||")'
)
machine "doors: the working folder is the machine's too" in_old_folder

second_sysfs() {
	mkdir -p "$scratch/fresh/sys" && unshare -m sh -c 'mount -t sysfs none "$1/fresh/sys" && ls "$1/fresh/sys" | grep -q devices &&
		"$2" sim run --clock manual --sim ivt:2,idle -- ls "$1/fresh/sys"' sh "$scratch" "$uncore" >"$scratch/out" 2>&1
	is "" cat "$scratch/out"
}
if [ "$(id -u)" = 0 ] && unshare -m true 2>/dev/null; then
	machine "doors: a second mount of the host's sysfs is covered" second_sysfs
else
	skip "doors: a second mount of the host's sysfs is covered" "needs root"
fi
machine "doors: PCM finds no watchdog that it would switch off" is 0 on ivt:2,idle cat /proc/sys/kernel/nmi_watchdog
