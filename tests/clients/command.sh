# SPDX-License-Identifier: MIT
# Sourced by run.sh: tests what sim run does with its command and what remains afterwards.

machine "run: the exit status is that of the command" ends 7 sh -c 'exit 7'
machine "run: the exit status is 143 if SIGTERM ends the command" ends 143 sh -c 'kill -TERM $$'
machine "run: the exit status is 127 if the command does not exist" ends 127 "$scratch/nothing"
: >"$scratch/plain"
machine "run: the exit status is 126 if the command is not executable" ends 126 "$scratch/plain"
# What cannot be run although it is there needs no package.
only_refused() {
	on ivt,idle "$scratch/plain" >"$scratch/out" 2>"$scratch/err"
	grep -qF "cannot run $scratch/plain: Permission denied" "$scratch/err" && ! grep -qE "not installed|what follows" "$scratch/err" ||
		{ cat "$scratch/err"; return 1; }
}
machine "run: a command that is not executable is not called missing" only_refused

not_installed() {
	PATH=/nowhere on ivt,idle likwid-perfctr -a >"$scratch/out" 2>"$scratch/err"
	is 127 echo $? && grep -q "cannot run likwid-perfctr: it is not installed" "$scratch/err" &&
		grep -q "apt-get install likwid" "$scratch/err" && ! grep -q "what follows" "$scratch/err"
}
machine "run: a program that is not installed: the package that has it" not_installed

words() {
	is "-C a  b 2" on ivt,idle sh -c 'echo "$@" $#' sh -C "a  b"
}
machine "run: all words after the command are passed to it unchanged" words

# refused TEXT WORD...: uncore sim exits with 2, prints TEXT and says what to do
refused() {
	text=$1
	shift
	"$uncore" sim "$@" >"$scratch/out" 2>"$scratch/err"
	is 2 echo $? && [ ! -s "$scratch/out" ] && grep -qF -- "$text" "$scratch/err" && grep -q '^  ' "$scratch/err" || { cat "$scratch/err"; return 1; }
}
try "run: a missing command is refused with a hint" refused "an argument is missing" run --sim ivt
try "run: a missing machine is refused with a hint" refused "run: the machine is missing" run -- true
try "run: --background is refused with a hint" refused "--background" run --background --sim ivt,idle -- true
try "mount: --report is refused with a hint" refused "only sim run prints a report" mount --report --sim ivt "$scratch"
try "mount: a second folder is refused with a hint" \
	refused "one argument too many: /tmp" mount --sim ivt "$scratch" /tmp
machine "run: an unknown numbering is refused with a hint" \
	refused '--numbering takes blocks|alternate, not "odd"' run --numbering odd --sim ivt,idle -- true

passes_on() {
	for signal in TERM HUP USR1; do
		started sh -c "trap 'exit 42' $signal; echo there; while :; do sleep 0.05; done" || return 1
		kill -$signal $runner
		wait $runner
		is 42 echo $? || { echo "of $signal"; return 1; }
	done
}
machine "run: SIGTERM, SIGHUP and SIGUSR1 are passed on to the command" passes_on

# ended PID...: all of them end within five seconds
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

# Other tests mount below folders of their own, and unmount them meanwhile.
mounts() {
	grep -v " ${scratch%/*}/tmp\.[^ /]*/" /proc/self/mounts
}

killed() {
	mounts >"$scratch/mounts"
	started sh -c 'echo there; exec sleep 60' || return 1
	processes=$(children $runner)
	[ "$(echo $processes | wc -w)" = 2 ] || { echo "children: $processes"; return 1; }
	mounts | cmp - "$scratch/mounts" && [ ! -e /sys/kernel/uncore_sim ] || return 1
	kill -KILL $runner
	wait $runner
	ended $processes && mounts | cmp - "$scratch/mounts"
}
machine "run: no process and no mount remains after SIGKILL" killed

unprivileged() {
	[ "$(id -u)" != 0 ] || is "65534 0000000000000000" as_user sh -c 'echo $(id -u) $(sed -n "s/^CapEff:.//p" /proc/self/status)' || return 1
	is "0-59" as_user ./uncore sim run --sim ivt:2,idle -- sh -c 'cat /sys/devices/system/cpu/online'
}
by_user "run: a user without privileges can use a simulated machine" unprivileged

# Without a scenario the counts come from built-in traffic. A message must say that they are an example.
example_traffic() {
	"$uncore" sim run --sim ivt -- "$uncore" stat -e UNC_M_CAS_COUNT.RD -f csv sleep 0.01 >"$scratch/out" 2>"$scratch/err" || return 1
	is 1 grep -c '^uncore sim: built-in example traffic; for your own: --sim ivt,FILE$' "$scratch/err" &&
		grep -q ',ok,[1-9][0-9]*,events,' "$scratch/err"
}
machine "run: without a scenario built-in traffic is counted, and a message says so" example_traffic

# A kernel without the msr module has no /dev/cpu to mount over.
no_dev_cpu() {
	mkdir -p "$scratch/dev" && unshare -m sh -c '
		mount -t tmpfs none "$1" || exit 1
		for each in null zero fuse; do : >"$1/$each"; mount --bind "/dev/$each" "$1/$each"; done
		mkdir "$1/folder" && : >"$1/folder/file" && ln -s null "$1/link"
		mount --rbind "$1" /dev && [ ! -e /dev/cpu ] || exit 1
		exec "$2" sim run --sim ivt,idle -- sh -c "echo /dev/*; ls /dev/cpu | wc -l; echo here >/dev/link; cat /dev/null; ls /dev/folder"
		' sh "$scratch/dev" "$uncore" >"$scratch/out" 2>&1
	is "/dev/cpu /dev/folder /dev/fuse /dev/link /dev/mem /dev/null /dev/zero 30 file" paste -sd ' ' "$scratch/out"
}
if [ "$(id -u)" = 0 ] && unshare -m true 2>/dev/null; then
	machine "run: /dev/cpu is added on a host that has none, and the rest of /dev stays" no_dev_cpu
else
	skip "run: /dev/cpu is added on a host that has none, and the rest of /dev stays" "needs root that may mount: /dev is replaced"
fi

# The root of a chroot may be a plain folder; the command stays in it.
plain_root() {
	mkdir -p "$scratch/above" && unshare -m sh -c '
		mount -t tmpfs none "$1" && mkdir "$1/root" || exit 1
		for each in /*; do
			if [ -L "$each" ]; then cp -P "$each" "$1/root$each"
			elif [ -d "$each" ]; then mkdir "$1/root$each" && mount --rbind "$each" "$1/root$each"; fi || exit 1
		done
		: >"$1/root/marker" && exec chroot "$1/root" "$2" sim run --clock manual --sim ivt:2,idle -- \
			sh -c "ls /marker; pwd; cat /sys/devices/system/cpu/online; ls /root/marker"
		' sh "$scratch/above" "$uncore" >"$scratch/out" 2>&1
	is "/marker / 0-59 ls: cannot access '/root/marker': No such file or directory" paste -sd ' ' "$scratch/out"
}
name="run: in a chroot whose root is no mount point"
if [ "$(id -u)" = 0 ] && unshare -m true 2>/dev/null; then
	machine "$name" plain_root
else
	skip "$name" "needs root that may mount"
fi

# uncore must take the processor from /proc/cpuinfo, because CPUID would name the host's. The two sockets have 8
# channels each, with 62.5 and 31.25 million reads a second on each channel.
itself() {
	on $two "$uncore" stat -a -e UNC_M_CAS_COUNT.RD -f csv -o "$scratch/out" -- sh -c 'echo 2000000000 >/sys/kernel/uncore_sim/advance' 2>"$scratch/err" ||
		{ cat "$scratch/err"; return 1; }
	is 1500000000 awk -F, '$5 == "UNC_M_CAS_COUNT.RD" { print $10 }' "$scratch/out"
}
machine "run: uncore counts on the simulated machine if it is the command" itself

own_state() {
	is "/sys/kernel/uncore_sim/state" on ivt,idle sh -c '
		"$1" stat -e UNC_C_CLOCKTICKS sh -c "cat /sys/kernel/uncore_sim/advance; ls -d /sys/kernel/uncore_sim/state; ls /run/uncore | grep sock >&2" 2>&1 |
		grep state' sh "$uncore"
}
machine "run: locks and journals are not shared with the host" own_state

same_root() {
	for root in / /. // /../.; do
		is "ivt, 2 sockets, simulated" on $two sh -c '"$1" --root "$2" who 2>&1 | head -n 1' sh "$uncore" $root || return 1
	done
}
machine "run: --root also accepts /., // and /../. for the root" same_root

# The command reads and clears its counters; the report must still have all counts. For half a second, each of 8
# channels reads at 62.5 million a second on socket 0 and at 31.25 million on socket 1.
reports() {
	"$uncore" sim run --clock manual --report --sim $two -- "$uncore" stat -e UNC_M_CAS_COUNT.RD,imc0:fixed -- \
		sh -c 'echo 500000000 >/sys/kernel/uncore_sim/advance' >"$scratch/out" 2>"$scratch/report" || return 1
	! grep -q 'counted by' "$scratch/out" && sed 's/  */ /g' "$scratch/report" >"$scratch/lines" &&
		grep -qxF ' socket 0 250000000 8 500.000000 UNC_M_CAS_COUNT.RD' "$scratch/lines" &&
		grep -qxF ' socket 1 125000000 8 500.000000 UNC_M_CAS_COUNT.RD' "$scratch/lines" &&
		grep -q ' socket 0 400000000 1 500.000000 imc: ' "$scratch/lines" || { cat "$scratch/out" "$scratch/report"; return 1; }
}
machine "run: --report prints what was truly counted to standard error" reports

# row_of FILE LIST KEY=VALUE...: prints what matters of the only row of that list which has these members
row_of() {
	python3 -c 'import json, sys
wanted = dict(word.split("=", 1) for word in sys.argv[3:])
rows = [row for row in json.load(open(sys.argv[1]))[sys.argv[2]] if all(str(row[key]) == value for key, value in wanted.items())]
assert len(rows) == 1, rows
print(*[rows[0][key] for key in {"counted": ("count", "ns"), "registers": ("reads", "writes", "value")}[sys.argv[2]]])' "$@"
}
# While the kernel counts reads of all channels, a program writes MSR 0xd10, the control of CBo 0, on a CPU of socket 1,
# and reads its counter twice. Half a second of 2.7 GHz is 1350000000 = 0x50775d80 clocks.
reports_json() {
	"$uncore" sim run --clock manual -f json -o "$scratch/report.json" --sim $two -- "$uncore" stat --via perf -e UNC_M_CAS_COUNT.RD -- sh -c '
		wrmsr -p 10 0xd10 0x400000; rdmsr -p 10 0xd16; echo 500000000 >/sys/kernel/uncore_sim/advance
		rdmsr -p 10 0xd16; wrmsr -p 10 0xd10 0' >"$scratch/out" 2>&1 || { cat "$scratch/out"; return 1; }
	for instance in 0 1 2 3 4 5 6 7; do
		is "31250000 500000000" row_of "$scratch/report.json" counted unit=0 box=imc instance=$instance by=perf \
			event=UNC_M_CAS_COUNT.RD counter=ctr0 counts=None || return 1
	done
	is "1350000000 500000000" row_of "$scratch/report.json" counted unit=1 box=cbo instance=0 by=registers \
		event=UNC_C_CLOCKTICKS control=0x400000 &&
		is "2 0 0x50775d80" row_of "$scratch/report.json" registers box=cbo register=ctr0 by=registers name=C0_MSR_PMON_CTR0 &&
		is "0 2 0x0" row_of "$scratch/report.json" registers box=cbo register=ctl0 by=registers &&
		is 500000000 python3 -c 'import json, sys; print(json.load(open(sys.argv[1]))["ns"])' "$scratch/report.json"
}
with rdmsr "run: --format json reports who counted what, and each register that was accessed" reports_json
try "mount: --format is refused with a hint" refused "--format: only sim run prints a report" mount -f json --sim ivt "$scratch"

reports_to_file() {
	"$uncore" sim run --clock manual -o "$scratch/file" --sim ivt,idle -- true >"$scratch/out" 2>&1 && [ ! -s "$scratch/out" ] &&
		is "counted by the simulated machine: nothing, because no counter was started" cat "$scratch/file"
}
machine "run: --output writes the report to a file" reports_to_file

# sim run asks its server repeatedly to end. A report that takes long must be written nevertheless.
reports_late() {
	mkfifo "$scratch/fifo"
	(sleep 0.5; timeout 10 cat "$scratch/fifo" >"$scratch/late") &
	reader=$!
	timeout 10 "$uncore" sim run --clock manual -o "$scratch/fifo" --sim ivt,idle -- true >"$scratch/out" 2>&1
	wait $reader
	grep -q '^counted by the simulated machine' "$scratch/late"
}
machine "run: the report is written even if its reader starts late" reports_late

# Whatever is measured there says so: headings, JSON, recordings and their replay.
says_simulated() {
	on ivt,idle sh -c "'$uncore' stat -e UNC_M_CAS_COUNT.RD -- true; '$uncore' stat -j -e UNC_M_CAS_COUNT.RD -- true; '$uncore' dump -f json ubox
		'$uncore' record '$scratch/simulated.jsonl' --via registers -e UNC_M_CAS_COUNT.RD -- true; '$uncore' who; '$uncore' doctor -f json ubox" >"$scratch/out" 2>&1
	"$uncore" stat --replay "$scratch/simulated.jsonl" >"$scratch/replayed" 2>&1
	grep -q '^ivt, 1 socket, simulated, via perf' "$scratch/out" && grep -q '"simulated": true, .*"machine": "ivt, 1 socket, simulated"' "$scratch/out" &&
		[ "$(grep -c '^  "simulated": true,$' "$scratch/out")" = 2 ] && grep -q '^ivt, 1 socket, simulated$' "$scratch/out" &&
		head -n 1 "$scratch/simulated.jsonl" | grep -q '"simulated": *true' && grep -q '^ivt, 1 socket, simulated' "$scratch/replayed" ||
		{ cat "$scratch/out" "$scratch/replayed"; return 1; }
}
machine "run: what is measured there is called simulated, in text, JSON and recordings" says_simulated
