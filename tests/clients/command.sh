# SPDX-License-Identifier: MIT
# For run.sh: what sim run does to the command, and what it leaves behind.

# ends STATUS WORD...: on a simulated machine
ends() {
	wanted=$1
	shift
	on ivt,idle "$@" >"$scratch/out" 2>"$scratch/err"
	is "$wanted" echo $? || { cat "$scratch/out" "$scratch/err"; return 1; }
}
machine "run: its exit status is the command's" ends 7 sh -c 'exit 7'
machine "run: a command that a signal ends" ends 143 sh -c 'kill -TERM $$'
machine "run: a command that is not there" ends 127 "$scratch/nothing"
: >"$scratch/plain"
machine "run: a command that is no program" ends 126 "$scratch/plain"

words() {
	is "-C a  b 2" on ivt,idle sh -c 'echo "$@" $#' sh -C "a  b"
}
machine "run: words behind the command are its own" words

# refused TEXT WORD...: with exit 2, and what to do
refused() {
	text=$1
	shift
	"$uncore" sim "$@" >"$scratch/out" 2>"$scratch/err"
	is 2 echo $? && [ ! -s "$scratch/out" ] && grep -qF -- "$text" "$scratch/err" && grep -q '^  ' "$scratch/err" || { cat "$scratch/err"; return 1; }
}
try "run: no command" refused "an argument is missing" run --sim ivt
try "run: no machine" refused "run: the machine is missing" run -- true
try "run: no background" refused "--background" run --background --sim ivt,idle -- true
try "mount: no report" refused "only sim run prints a report" mount --report --sim ivt "$scratch"
try "mount: one folder" refused "one argument too many: /tmp" mount --sim ivt "$scratch" /tmp
machine "run: no such numbering" refused '--numbering takes blocks|alternate, not "odd"' run --numbering odd --sim ivt,idle -- true

# started COMMAND...: in the background, once it has said that it is there
started() {
	rm -f "$scratch/said"
	"$uncore" sim run --sim ivt,idle -- "$@" >"$scratch/said" 2>"$scratch/err" &
	runner=$!
	for second in 0.1 0.1 0.3 0.5 1 1 2 2 3; do
		[ ! -s "$scratch/said" ] || return 0
		sleep $second
	done
	cat "$scratch/err"
	return 1
}

passes_on() {
	for signal in TERM HUP USR1; do
		started sh -c "trap 'exit 42' $signal; echo there; while :; do sleep 0.05; done" || return 1
		kill -$signal $runner
		wait $runner
		is 42 echo $? || { echo "of $signal"; return 1; }
	done
}
machine "run: signals are passed on" passes_on

# ended PID...: within five seconds
ended() {
	for second in 0 0.1 0.1 0.3 0.5 1 1 2; do
		sleep $second
		for process in "$@"; do
			readlink "/proc/$process/exe" >/dev/null && continue 2
		done
		return 0
	done
	echo "still there: $*"
	return 1
}

children() {
	cat "/proc/$1/task/$1/children"
}

killed() {
	cp /proc/self/mounts "$scratch/mounts"
	started sh -c 'echo there; exec sleep 60' || return 1
	processes=$(children $runner)
	[ "$(echo $processes | wc -w)" = 2 ] || { echo "children: $processes"; return 1; }
	cmp /proc/self/mounts "$scratch/mounts" && [ ! -e /sys/kernel/uncore_sim ] || return 1
	kill -KILL $runner
	wait $runner
	ended $processes && cmp /proc/self/mounts "$scratch/mounts"
}
machine "run: killed without warning, it leaves no process and no mount" killed

# What is not root's: 65534 stands for any user.
as_nobody() {
	[ "$(id -u)" = 0 ] || { "$@"; return; }
	cp "$uncore" "$scratch/uncore" && chmod 755 "$scratch/uncore"
	setpriv --reuid=65534 --regid=65534 --clear-groups "$@"
}

unprivileged() {
	[ "$(id -u)" != 0 ] || program=$scratch/uncore
	is "0-59" as_nobody "${program:-$uncore}" sim run --sim ivt:2,idle -- sh -c 'cat /sys/devices/system/cpu/online'
}
why_no_user() {
	[ -w /dev/fuse ] || echo "/dev/fuse is root's"
	if [ "$(id -u)" = 0 ]; then
		setpriv --reuid=65534 --regid=65534 --clear-groups sh -c ': >>/dev/fuse' 2>/dev/null || echo "/dev/fuse is root's"
		setpriv --reuid=65534 --regid=65534 --clear-groups unshare -Urm true 2>/dev/null || echo "users may not make namespaces"
	fi | head -n 1
}
users=$(why_no_user)
if [ -n "$users" ]; then skip "run: by a user without rights" "$users"; else machine "run: by a user without rights" unprivileged; fi

# Another program counts something without a scenario, and who reads its output is told why.
example_traffic() {
	"$uncore" sim run --sim ivt -- "$uncore" stat -e UNC_M_CAS_COUNT.RD -f csv sleep 0.01 >"$scratch/out" 2>"$scratch/err" || return 1
	is 1 grep -c '^uncore sim: built-in example traffic; for your own: --sim ivt,FILE$' "$scratch/err" &&
		grep -q ',ok,[1-9][0-9]*,events,' "$scratch/err"
}
machine "run: example traffic, which is told" example_traffic

# A kernel without the msr module has no /dev/cpu to cover.
no_dev_cpu() {
	mkdir -p "$scratch/dev" && unshare -m sh -c '
		mount -t tmpfs none "$1" || exit 1
		for each in null zero fuse; do : >"$1/$each"; mount --bind "/dev/$each" "$1/$each"; done
		mkdir "$1/folder" && : >"$1/folder/file" && ln -s null "$1/link"
		mount --rbind "$1" /dev && [ ! -e /dev/cpu ] || exit 1
		exec "$2" sim run --sim ivt,idle -- sh -c "echo /dev/*; ls /dev/cpu | wc -l; echo here >/dev/link; cat /dev/null; ls /dev/folder"
		' sh "$scratch/dev" "$uncore" >"$scratch/out" 2>&1
	is "/dev/cpu /dev/folder /dev/fuse /dev/link /dev/null /dev/zero 30 file" paste -sd ' ' "$scratch/out"
}
if [ "$(id -u)" = 0 ]; then
	machine "run: where the host has no /dev/cpu, and the rest of /dev stays" no_dev_cpu
else
	skip "run: where the host has no /dev/cpu, and the rest of /dev stays" "needs root: /dev is replaced"
fi

# uncore itself there: /proc/cpuinfo tells the processor, CPUID would tell the host's. Two sockets, 8 channels: 62.5 and 31.25 million a
# second on each.
itself() {
	on $two "$uncore" stat -a -e UNC_M_CAS_COUNT.RD -f csv -o "$scratch/out" -- sh -c 'echo 2000000000 >/sys/kernel/uncore_sim/advance' 2>"$scratch/err" ||
		{ cat "$scratch/err"; return 1; }
	is 1500000000 awk -F, '$5 == "UNC_M_CAS_COUNT.RD" { print $10 }' "$scratch/out"
}
machine "run: uncore in the place of the command knows the machine" itself

own_state() {
	is "/sys/kernel/uncore_sim/state" on ivt,idle sh -c '
		"$1" stat -e UNC_C_CLOCKTICKS sh -c "cat /sys/kernel/uncore_sim/advance; ls -d /sys/kernel/uncore_sim/state; ls /run/uncore | grep sock >&2" 2>&1 |
		grep state' sh "$uncore"
}
machine "run: its locks and journals are not the host's" own_state

same_root() {
	for root in / /. // /../.; do
		is "ivt, 2 sockets, /" on $two sh -c '"$1" --root "$2" who 2>&1 | head -n 1' sh "$uncore" $root || return 1
	done
}
machine "run: the root by other names is the root" same_root

# The command reads its counts too early and clears them; the report has them all. Reads 62.5 and 31.25 million a second on each of 8
# channels for half a second.
reports() {
	"$uncore" sim run --clock manual --report --sim $two -- "$uncore" stat -e UNC_M_CAS_COUNT.RD,imc0:fixed -- \
		sh -c 'echo 500000000 >/sys/kernel/uncore_sim/advance' >"$scratch/out" 2>"$scratch/report" || return 1
	! grep -q 'counted by' "$scratch/out" && sed 's/  */ /g' "$scratch/report" >"$scratch/lines" &&
		grep -qxF ' socket 0 250000000 8 500.000000 UNC_M_CAS_COUNT.RD' "$scratch/lines" &&
		grep -qxF ' socket 1 125000000 8 500.000000 UNC_M_CAS_COUNT.RD' "$scratch/lines" &&
		grep -q ' socket 0 400000000 1 500.000000 imc: ' "$scratch/lines" || { cat "$scratch/out" "$scratch/report"; return 1; }
}
machine "run: --report prints what was truly counted, to standard error" reports

reports_to_file() {
	"$uncore" sim run --clock manual -o "$scratch/file" --sim ivt,idle -- true >"$scratch/out" 2>&1 && [ ! -s "$scratch/out" ] &&
		is "counted by the simulated machine: nothing, because no counter was started" cat "$scratch/file"
}
machine "run: --output writes the report to a file" reports_to_file

# The server is asked to end again and again until it does; a report that takes its time is written all the same.
reports_late() {
	mkfifo "$scratch/fifo"
	(sleep 0.5; timeout 10 cat "$scratch/fifo" >"$scratch/late") &
	reader=$!
	timeout 10 "$uncore" sim run --clock manual -o "$scratch/fifo" --sim ivt,idle -- true >"$scratch/out" 2>&1
	wait $reader
	grep -q '^counted by the simulated machine' "$scratch/late"
}
machine "run: a report that nobody reads at first" reports_late
