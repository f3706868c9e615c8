#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs whole processes on the files of a mounted simulator: killed, interrupted, unread, without disk space, two at
# once. They must leave every register as it was. The clock of the mount moves only by what is written to it, so counts
# are exact.
# Run by make test, first.
set -u

cd "$(dirname "$0")/../.." || exit 1
uncore=$(realpath "${UNCORE:-${BUILD:-build}/bin/uncore}")
. tests/tools/tap.sh
dir=$scratch/machine
state=$dir.uncore
server=
mkdir "$dir"

end_mount() {
	[ -z "$server" ] || kill "$server" 2>/dev/null
	if mountpoint -q "$dir" 2>/dev/null; then umount -l "$dir" 2>/dev/null || fusermount3 -uz "$dir"; fi
	server=
}
trap 'tap_ended; end_mount; rm -rf "$scratch"' EXIT

# begin SIM: mounts it with a manual clock
begin() {
	end_mount
	rm -rf "$state"
	for each in 1 2 3 4 5 6 7 8 9 10; do
		if mountpoint -q "$dir"; then sleep 0.2; fi
	done
	"$uncore" sim mount --sim "$1" --clock manual --background "$dir" >"$scratch/mounted" 2>&1 || { cat "$scratch/mounted"; return 1; }
	server=$(sed -n 's/.*served by process \([0-9]*\);.*/\1/p' "$scratch/mounted")
}

reason=
if [ ! -c /dev/fuse ]; then
	reason="no /dev/fuse"
elif ! begin ivt; then
	reason=$(head -n 1 "$scratch/mounted")
fi

mounted() {
	if [ -n "$reason" ]; then skip "$1" "$reason"; else try "$@"; fi
}

as_root() {
	if [ -z "$reason" ] && [ "$(id -u)" != 0 ]; then
		skip "$1" "needs root: it mounts"
	elif [ -z "$reason" ] && ! unshare -m mount -t tmpfs none "$scratch" 2>/dev/null; then
		skip "$1" "mounting in a namespace of its own is not permitted"
	else
		mounted "$@"
	fi
}

two=ivt,tests/scenarios/two_sockets.json
misfits=ivt,tests/scenarios/misfits.json
events=UNC_C_TOR_INSERTS.OPCODE,opc=DRd,UNC_M_CAS_COUNT.RD

# Only for the foreground: in the background a signal would reach the subshell instead.
here() {
	"$uncore" --root "$dir" "$@"
}

# everything FILE: writes every register that has a value, except free-running counters, which no session restores
everything() {
	here dump --format csv >"$scratch/dump" 2>"$scratch/err"
	grep -v 'pcu.core_c[36]_ctr' "$scratch/dump" >"$1"
}

as_before() {
	everything "$scratch/after" && cmp "$scratch/before" "$scratch/after" || { diff "$scratch/before" "$scratch/after" | head; return 1; }
}

# nothing_left: every register has its old value, and neither a journal nor a lock is left
nothing_left() {
	as_before || return 1
	! ls "$state" | grep -E 'journal|draft' || return 1
	here who cbo imc >"$scratch/who" 2>&1
	! grep -A9 'held by' "$scratch/who"
}

# await COMMAND...: until it succeeds, ten seconds at most
await() {
	for each in $(seq 100); do
		"$@" >/dev/null 2>&1 && return
		sleep 0.1
	done
	echo "never: $*"
	return 1
}

is_journalled() {
	ls "$state" | grep -q '^journal'
}

# ---- SIGKILL, while the command that was measured lives on ----

# abandoned: a measurement is killed, and $command, which it had started, runs on
abandoned() {
	begin $two && everything "$scratch/before" || return 1
	rm -f "$scratch/pid"
	"$uncore" --root "$dir" stat -e $events sh -c "echo \$\$ >'$scratch/pid.new'; mv '$scratch/pid.new' '$scratch/pid'; exec sleep 30" \
		>"$scratch/out" 2>&1 &
	measured=$!
	await [ -e "$scratch/pid" ] || return 1
	command=$(cat "$scratch/pid")
	kill -KILL $measured
	wait $measured 2>/dev/null
	kill -0 "$command" || { echo "the command has gone"; return 1; }
	everything "$scratch/between"
	! cmp -s "$scratch/before" "$scratch/between" || { echo "nothing was programmed"; return 1; }
}

outlived() {
	abandoned || return 1
	here restore >"$scratch/out" 2>&1
	status=$?
	kill -0 "$command"
	lives=$?
	kill "$command" 2>/dev/null
	[ $status = 0 ] && [ $lives = 0 ] && grep -q '^1 journal of ended sessions replayed' "$scratch/out" && nothing_left ||
		{ echo "exit $status"; cat "$scratch/out"; return 1; }
}
mounted "restore: it works right after kill -9, while the measured command still runs" outlived

rehearsed() {
	abandoned || return 1
	kill "$command"
	here restore --dry-run >"$scratch/dry" 2>&1 && is_journalled && everything "$scratch/after" &&
		cmp "$scratch/between" "$scratch/after" && here restore >"$scratch/wet" 2>&1 || { cat "$scratch/dry" "$scratch/wet"; return 1; }
	[ "$(wc -l <"$scratch/wet")" -gt 40 ] && sed '/^ *now: /d; s/would be replayed/replayed/' "$scratch/dry" | diff - "$scratch/wet" && nothing_left
}
mounted "restore: --dry-run prints exactly the writes that restore makes, and makes none" rehearsed

# The next measurement works and reports what it found. Restore then uses the first one's journal.
not_restored() {
	abandoned || return 1
	kill "$command"
	here stat -e $events true >"$scratch/out" 2>&1 &&
		grep -q '^uncore: cbo of socket 1 was already counting: C0_MSR_PMON_CTL0 was 0x00400135 (UNC_C_TOR_INSERTS.OPCODE), and others$' "$scratch/out" &&
		grep -q "^  a killed session left $state/journal.$measured.0: run uncore restore " "$scratch/out" ||
		{ cat "$scratch/out"; return 1; }
	everything "$scratch/after" && cmp "$scratch/between" "$scratch/after" && here restore >"$scratch/out" 2>&1 && nothing_left
}
mounted "stat: it warns of a session that was killed and leaves its journal to restore" not_restored

descriptors() {
	begin $two || return 1
	here stat -e $events -o "$scratch/report" sh -c 'ls -l /proc/$$/fd' >"$scratch/out" 2>"$scratch/err" || { cat "$scratch/err"; return 1; }
	! grep -F "$scratch/machine" "$scratch/out" && ! grep -F "$state" "$scratch/out"
}
mounted "stat: the measured command inherits no open file of the measurement" descriptors

# ---- users that are not root, and have capabilities ----

# as USER COMMAND...: runs it with the capabilities of docs/runtime.md. The process gets them, because a program whose
# file has capabilities does not accept --root.
as() {
	user=$1
	shift
	setpriv --reuid="$user" --regid="$user" --clear-groups --inh-caps=+dac_override,+sys_rawio,+sys_admin \
		--ambient-caps=+dac_override,+sys_rawio,+sys_admin "$@"
}

# The first user would own the directory, and everybody else, even root, would be refused.
not_made() {
	begin ivt && chmod 711 "$scratch" && mkdir "$scratch/run" && cp "$uncore" "$uncore-offline" "$uncore-regions" "$uncore-sim" "$scratch/" && chmod 755 "$scratch"/uncore* || return 1
	as 4001 "$scratch/uncore" --root "$dir" stat --state "$scratch/run/uncore" -e UNC_C_CLOCKTICKS true >"$scratch/out" 2>&1
	[ $? = 3 ] && grep -q "as root: mkdir -m 1777 $scratch/run/uncore\$" "$scratch/out" && [ ! -e "$scratch/run/uncore" ] || { cat "$scratch/out"; return 1; }
}

# by USER STATUS COMMAND...: runs it with the shared state directory; it exits with the status
by() {
	user=$1 wanted=$2
	shift 2
	as "$user" "$scratch/uncore" --root "$dir" "$@" --state "$scratch/run/uncore" >"$scratch/out" 2>&1
	[ $? = "$wanted" ] || { echo "user $user: $*"; cat "$scratch/out"; return 1; }
}

# shared MODE: three users measure in turn and side by side, and each restores only their own session
shared() {
	begin ivt && everything "$scratch/before" && rm -rf "$scratch/run/uncore" && mkdir -m "$1" "$scratch/run/uncore" &&
		chgrp 4000 "$scratch/run/uncore" || return 1
	for user in 4001 4002 0; do
		by $user 0 stat -e UNC_C_CLOCKTICKS --timeout 1 || return 1
	done
	as 4001 "$scratch/uncore" --root "$dir" stat --state "$scratch/run/uncore" -e UNC_C_CLOCKTICKS sleep 30 >/dev/null 2>&1 &
	await sh -c "ls '$scratch/run/uncore' | grep -q ^journal" || return 1
	first=$(ls "$scratch/run/uncore" | sed -n 's/^journal\.\([0-9]*\)\..*/\1/p')
	by 4002 3 stat -e UNC_C_CLOCKTICKS --timeout 1 && grep -q "cbo of socket 0 is busy: pid" "$scratch/out" || return 1
	by 4002 0 stat -e UNC_H_CLOCKTICKS --timeout 1 || return 1
	kill -KILL "$first" && wait
	by 4002 3 restore && by 0 3 restore && grep -q "not replayed, because user 4001 owns it, who is neither root nor you" "$scratch/out" &&
		by 4001 0 restore && as_before && ! ls "$scratch/run/uncore" | grep -E 'journal|draft'
}
if ! command -v setpriv >/dev/null 2>&1; then
	skip "state directory: users with capabilities can share it" "setpriv is not there to be another user"
else
	as_root "state directory: without root stat does not create it, and prints the command for root" not_made
	as_root "state directory: three users share it when its mode is 1777, as installed" shared 1777
	as_root "state directory: three users share it when its mode is 1770" shared 1770
fi

# A new mount has another boot ID, so the journal is not about its registers.
booted() {
	abandoned || return 1
	kill "$command"
	cp "$state/journal.$measured.0" "$scratch/kept" && begin $two && mkdir "$state" && cp "$scratch/kept" "$state/journal.1.0" || return 1
	here restore >"$scratch/out" 2>&1
	[ $? = 3 ] && grep -q '^uncore restore: journal journal.1.0: written on another machine, or before this machine booted: ' \
		"$scratch/out" && as_before && is_journalled || { cat "$scratch/out"; return 1; }
}
mounted "restore: it keeps a journal from before the last boot and does not replay it" booted

# ---- readers of restore ----

# restored_by SHELL-COMMAND: the command runs restore, after which nothing is left
restored_by() {
	abandoned || return 1
	kill "$command"
	export uncore dir scratch
	timeout 20 sh -c "$1" >"$scratch/out" 2>&1
	nothing_left
}
mounted "restore: it restores everything even if the reader of its output leaves" \
	restored_by '"$uncore" --root "$dir" restore | true'
mounted "restore: it restores everything even if its output is never read" restored_by \
	'mkfifo "$scratch/unread"; exec 9<>"$scratch/unread"; head -c 65536 /dev/zero >&9; timeout -s KILL 15 "$uncore" --root "$dir" restore >"$scratch/unread"; true'
mounted "restore: it restores everything even if its output goes to a full disk" \
	restored_by '"$uncore" --root "$dir" restore >/dev/full; true'
mounted "restore: it restores everything even if its outputs are closed" \
	restored_by '"$uncore" --root "$dir" restore >&- 2>&-; true'

# The delays interrupt restore at different moments.
interrupted_restore() {
	for delay in 0.002 0.005 0.01 0.02 0.03; do
		abandoned || return 1
		kill "$command"
		timeout --preserve-status -s INT $delay "$uncore" --root "$dir" restore >"$scratch/out" 2>&1
		# A journal that is left means that restore had not begun.
		if is_journalled; then as_left=between; else as_left=before; fi
		everything "$scratch/after" && cmp "$scratch/$as_left" "$scratch/after" || { echo "after $delay"; return 1; }
	done
}
mounted "restore: SIGINT leaves all registers restored or none, never some of them" interrupted_restore

# ---- signals at every step ----

# A second signal, while stat restores the registers, must change nothing.
twice() {
	begin $two && everything "$scratch/before" || return 1
	for delay in 0.01 0.02 0.03 0.04 0.06 0.1; do
		"$uncore" --root "$dir" stat -e $events -I 10 -f csv >"$scratch/out" 2>&1 &
		measured=$!
		sleep $delay
		kill -"$1" $measured
		kill -"$2" $measured 2>/dev/null
		sleep 0.003
		kill -"$2" $measured 2>/dev/null
		wait $measured 2>/dev/null
		nothing_left || { echo "SIG$1, SIG$2 after $delay s"; return 1; }
	done
}
mounted "stat: repeated SIGTERM at any moment leaves every register restored" twice TERM TERM
mounted "stat: SIGTERM followed by SIGHUP leaves every register restored" twice TERM HUP
mounted "stat: SIGUSR1 followed by SIGTERM leaves every register restored" twice USR1 TERM

# ends SIGNAL: a signal that would kill it ends the measurement; the command gets SIGTERM
ends() {
	begin $two && everything "$scratch/before" || return 1
	here stat -e $events sh -c "kill -$1 \$PPID; exec sleep 30" >"$scratch/out" 2>&1
	[ $? = 143 ] && grep -q UNC_M_CAS_COUNT.RD "$scratch/out" && nothing_left || { cat "$scratch/out"; return 1; }
}
for signal in USR1 USR2 XCPU; do
	mounted "stat: SIG$signal ends a measurement, which still reports and restores" ends $signal
done

checked() {
	begin $two && everything "$scratch/before" || return 1
	for delay in 0.02 0.05 0.1 0.2 0.4; do
		timeout -s TERM $delay "$uncore" --root "$dir" doctor --self-check >"$scratch/out" 2>&1
		nothing_left || { echo "after $delay s"; return 1; }
	done
}
mounted "doctor: --self-check that SIGTERM ends leaves no changed register and no journal" checked

# ---- a CPU goes offline ----

# The counters of an offline CPU are lost and cannot be restored until it is back. Those of the others are not affected.
one_offline() {
	begin p6/pentium_iii:4 && everything "$scratch/before" || return 1
	online=$dir/sys/devices/system/cpu/cpu1/online
	here stat -e INST_RETIRED -f csv -o "$scratch/report" sh -c "echo 0 >'$online'" >"$scratch/out" 2>&1
	status=$?
	[ $status = 3 ] && grep -q '^uncore stat: CPU 1: stop: .*; CPU 1 is offline$' "$scratch/out" &&
		grep -q '^  some registers could not be restored: run uncore restore$' "$scratch/out" &&
		[ "$(grep -c ',pmc,[023],,ok,0,events,1,1,' "$scratch/report")" = 3 ] && grep -q ',pmc,1,,lost,,' "$scratch/report" ||
		{ echo "exit $status"; cat "$scratch/out" "$scratch/report"; return 1; }
	here restore >"$scratch/out" 2>&1
	[ $? = 3 ] && is_journalled && grep -q 'CPU 1 is offline' "$scratch/out" || { cat "$scratch/out"; return 1; }
	echo 1 >"$online" && here restore >"$scratch/out" 2>&1 && as_before && ! is_journalled || { cat "$scratch/out"; return 1; }
}
mounted "stat: only an offline CPU's counts are lost, and restore works once it is back online" one_offline

# With several passes each change of the pass writes registers. The other CPUs count on, and the CPU is used again once
# it is back.
turns_offline() {
	begin p6/pentium_iii:4,idle && everything "$scratch/before" || return 1
	online=$dir/sys/devices/system/cpu/cpu1/online
	# Every pass gets its share of simulated time: each step waits for another pass, which has another PerfEvtSel0 (0x186).
	select="dd if='$dir/dev/cpu/0/msr' bs=8 count=1 iflag=skip_bytes skip=$((0x186)) status=none | od -An -tx8"
	goes_on="for step in \$(seq 12); do
			was=\$($select); echo 5000000 >'$dir/sim/advance'
			for each in \$(seq 1000); do [ \"\$($select)\" = \"\$was\" ] || break; sleep 0.002; done
		done"
	here stat -m -e INST_RETIRED,FLOPS,MUL,L2_LD.M "$@" -o "$scratch/report" \
		sh -c "$goes_on; echo 0 >'$online'; $goes_on; $last; $goes_on" >"$scratch/out" 2>&1
	status=$?
	for event in INST_RETIRED FLOPS MUL L2_LD.M; do
		[ "$(grep -c "^ *[023]  *0  *events .*  $event  *1/1 pmc  *counted [0-9.]* % of the time$" "$scratch/report")" = 3 ] &&
			grep -q "^ *1  *<lost>  *events .*  $event  *0/1 pmc" "$scratch/report" || { cat "$scratch/out" "$scratch/report"; return 1; }
	done
	grep -q '^  cpu 1, pmc0 lost: .*CPU 1 is offline$' "$scratch/report" && [ "$(grep -c ' lost: ' "$scratch/report")" = 1 ] ||
		{ cat "$scratch/report"; return 1; }
}
returns() {
	last="echo 1 >'$online'"
	turns_offline && [ $status = 1 ] && [ ! -s "$scratch/out" ] && nothing_left || { echo "exit $status"; cat "$scratch/out"; return 1; }
}
stays_away() {
	last=true
	turns_offline && [ $status = 3 ] && is_journalled && grep -q '^uncore stat: CPU 1: .*; CPU 1 is offline$' "$scratch/out" ||
		{ echo "exit $status"; cat "$scratch/out"; return 1; }
	echo 1 >"$online" && here restore >"$scratch/out" 2>&1 && as_before && ! is_journalled || { cat "$scratch/out"; return 1; }
}
online=$dir/sys/devices/system/cpu/cpu1/online
mounted "stat --multiplex: a CPU that goes offline and comes back loses only its own counts" returns
mounted "stat --multiplex: a CPU that stays offline loses only its own counts" stays_away

failing_read() {
	cat >"$scratch/failing.json" <<-'END'
	{ "schema": 1, "platform": "ivt", "sockets": 2, "cores": 4, "faults": [
		{ "socket": 1, "box": "cbo", "instance": 3, "register": "ctr", "access": "read", "error": "EIO", "after": 4, "times": 1 } ] }
	END
	begin "ivt,$scratch/failing.json" || return 1
	here stat -e UNC_C_CLOCKTICKS,UNC_C_RxR_INSERTS.IRQ sleep 0.3 >"$scratch/out" 2>&1
	[ $? = 1 ] && grep -qx '  socket 1, cbo3 lost: read C3_MSR_PMON_CTR[0-3]: /.*/dev/cpu/[0-9]*/msr: cannot read MSR 0xd7[6-9]: the access failed (EIO).*' \
		"$scratch/out" && [ "$(grep -c ' lost: ' "$scratch/out")" = 1 ] || { cat "$scratch/out"; return 1; }
}
mounted "stat: a failed read is listed below the table with its register, file and error" failing_read

# ---- no room ----

# On a file system of one page the locks fit, without text, and the journal does not.
small_disk() {
	begin $two && everything "$scratch/before" && mkdir -p "$scratch/small" || return 1
	unshare -m sh -c 'mount -t tmpfs -o size=4k none "$1" && "$2" --root "$3" --state "$1" stat -e "$4" true; echo "exit $?"
		ls "$1" | grep -E "journal|draft"' sh "$scratch/small" "$uncore" "$dir" $events >"$scratch/out" 2>&1
	grep -q 'write the journal journal.[0-9]*.0: No space left on device' "$scratch/out" && grep -qx 'exit 3' "$scratch/out" &&
		! grep -qE '^(journal|draft)' "$scratch/out" && as_before || { cat "$scratch/out"; return 1; }
}
as_root "stat: if the disk is too full for the journal, no register is written" small_disk

file_limit() {
	begin $two && everything "$scratch/before" || return 1
	(ulimit -f 0 && exec "$uncore" --root "$dir" stat -e $events true) 2>&1 | cat >"$scratch/out"
	grep -q 'write the journal journal.[0-9]*.0: File too large' "$scratch/out" && nothing_left || { cat "$scratch/out"; return 1; }
}
mounted "stat: if a file size limit prevents the journal, no register is written" file_limit

# ---- two at once ----

# side_by_side OPTION OPTION: the first session counts while the clock is advanced; the second one begins, samples and
# ends again and again. The options are those of the first and of the second. The real clock must not lag, because
# counts that no clock could have produced are reported as stolen. A step of the clock during a frozen sample is lost,
# slice by slice.
side_by_side() {
	begin $two && everything "$scratch/before" || return 1
	rm -f "$scratch/enough"
	"$uncore" --root "$dir" stat $1 -e UNC_C_CLOCKTICKS,UNC_M_CAS_COUNT.RD -f csv -o "$scratch/report" sh -c "
		for step in \$(seq 40); do sleep 0.02; echo 10000000 >'$dir/sim/advance'; done
		for each in \$(seq 200); do sleep 0.1; [ ! -e '$scratch/enough' ] || break; done" 2>"$scratch/err" &
	first=$!
	await is_journalled || return 1
	for other in 1 2 3 4; do
		here stat $2 -I 5 -t 20 -e UNC_P_CLOCKTICKS,ubox:fixed,UNC_H_REQUESTS.READS_LOCAL -f csv >"$scratch/other" 2>&1
		case $? in
		0) ;;
		# If a freeze covers a whole interval, nothing is counted and the state is "none", or "frozen" for a clock.
		1) awk -F, 'NR > 1 && $9 != "ok" && $9 != "none" && $9 != "frozen" { bad = 1 } END { exit bad }' "$scratch/other" ;;
		*) false ;;
		esac || { cat "$scratch/other"; return 1; }
	done
	: >"$scratch/enough"
	wait $first || { cat "$scratch/err" "$scratch/report"; return 1; }
	# 10 slices at 2.7 GHz for 40 steps of 10 ms, on each socket
	[ "$(awk -F, -v all="${1:-all}" '$6 == "cbo" && $9 == "ok" { steps = $10 * $15 / $14 / 27000000; off = steps - int(steps + 0.5)
			n += off < 1e-6 && off > -1e-6 && steps > 0.5 && steps < 400.5 && (all != "all" || steps > 399.5) } END { print n }' \
		"$scratch/report")" = 2 ] && nothing_left || { cat "$scratch/report"; return 1; }
}
mounted "two at once: a second session on other boxes leaves the first one's counts complete" side_by_side "" ""
mounted "two at once: a second session with --frozen leaves the first one's counts complete" side_by_side "" --frozen
mounted "two at once: two sessions with --frozen count side by side and restore" side_by_side --frozen --frozen

# Some of the sessions get the box, one after the other; the rest report who has it.
race() {
	begin $two && everything "$scratch/before" || return 1
	for each in 1 2 3 4 5 6; do
		"$uncore" --root "$dir" stat -e UNC_C_CLOCKTICKS -t 30 >"$scratch/race.$each" 2>&1 &
		eval "racer$each=$!"
	done
	won=0
	for each in 1 2 3 4 5 6; do
		eval "wait \$racer$each"
		case $? in
		0) won=$((won + 1)) ;;
		3) grep -q 'cbo of socket 0 is busy: \(pid [0-9]* since [-0-9]* [:0-9]* UTC\|another session uses it\)$' "$scratch/race.$each" ||
			{ cat "$scratch/race.$each"; return 1; } ;;
		*) cat "$scratch/race.$each"; return 1 ;;
		esac
	done
	[ $won -ge 1 ] && nothing_left
}
mounted "two at once: of six sessions for one box at least one counts, and the rest report it busy" race

# Commands that only read must not block a session.
looked_at() {
	begin $two || return 1
	(while :; do here who pcu; here restore -n; done) >/dev/null 2>&1 &
	looker=$!
	result=0
	for each in 1 2 3 4 5 6 7 8; do
		here stat -e UNC_C_CLOCKTICKS -t 5 >"$scratch/out" 2>&1 || { result=1; cat "$scratch/out"; break; }
	done
	kill $looker
	wait $looker 2>/dev/null
	return $result
}
mounted "two at once: uncore who and restore -n keep no session out" looked_at

# ---- other tools ----

# Adds the folders of the kernel's driver to the simulated machine, and starts a process that has an MSR file open.
suspected() {
	begin $misfits || return 1
	root=$scratch/root
	mkdir -p "$root/sys/bus/event_source/devices/uncore_cbox_0" "$root/sys/bus/event_source/devices/uncore_imc_1" &&
		ln -sf "$dir/dev" "$dir/proc" "$root" && ln -sf "$dir/sys/devices" "$root/sys" && ln -sf "$dir/sys/bus/pci" "$root/sys/bus" || return 1
	"$uncore" --root "$root" stat -s 1 -e UNC_C_CLOCKTICKS true >"$scratch/out" 2>&1
	grep -q '^uncore: cbo of socket 1 was already counting: C3_MSR_PMON_CTL0 was 0x00400135 (UNC_C_TOR_INSERTS.OPCODE), and others$' "$scratch/out" &&
		grep -q "^  the kernel's uncore driver is loaded, with 2 units: end perf there, or unload" "$scratch/out" &&
		grep -q '^  uncore restores it at the end, but disturbs the program that counts there; see: uncore who' "$scratch/out" ||
		{ cat "$scratch/out"; return 1; }
	sleep 30 3<"$dir/dev/cpu/0/msr" &
	opener=$!
	await [ "/proc/$opener/exe" -ef "$(command -v sleep)" ] || return 1
	rm -r "$root/sys/bus/event_source"
	"$uncore" --root "$root" stat -s 1 -e UNC_C_CLOCKTICKS true >"$scratch/out" 2>&1
	kill $opener
	grep -q "^  pid $opener (sleep) has an MSR file open$" "$scratch/out" && ! grep -q "driver" "$scratch/out" || { cat "$scratch/out"; return 1; }
	here stat -s 0 -e UNC_C_CLOCKTICKS true >"$scratch/out" 2>&1
	! grep -q 'already counting' "$scratch/out"
}
mounted "stat: it warns of a counter in use and names the driver or process that may use it" suspected

# Another program, whose name contains an escape sequence, writes a control register. 0xd10: control 0 of CBo 0.
robbed() {
	begin ivt,tests/scenarios/one_socket.json || return 1
	printf 'sleep 30 3<"$1/dev/cpu/0/msr" 4>&1\n' >"$scratch/thief"
	cp "$(command -v sleep)" "$scratch/$(printf 'a\033[2Jb')" || return 1
	"$scratch/$(printf 'a\033[2Jb')" 30 3<"$dir/dev/cpu/0/msr" &
	thief=$!
	await [ "/proc/$thief/exe" -ef "$scratch/$(printf 'a\033[2Jb')" ] || return 1
	here stat -e cbo0:UNC_C_CLOCKTICKS sh -c "printf '\\001\\000\\100\\0\\0\\0\\0\\0' |
		dd of='$dir/dev/cpu/0/msr' bs=8 oflag=seek_bytes seek=$((0xd10)) conv=notrunc status=none" >"$scratch/out" 2>&1
	status=$?
	kill $thief
	[ $status = 1 ] && grep -q '<stolen>' "$scratch/out" && grep -q '^uncore: stolen: another program wrote control' "$scratch/out" &&
		grep -qF "  pid $thief (a?[2Jb) has an MSR file open" "$scratch/out" || { echo "exit $status"; cat -v "$scratch/out"; return 1; }
}
mounted "stat: counts are stolen when another program writes their control, and a suspect is named" robbed

done_testing
