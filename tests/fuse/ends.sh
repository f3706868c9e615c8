# SPDX-License-Identifier: MIT
# For run.sh: tests how a mount begins and ends, and what the command prints when it cannot begin.

killed() {
	kill "$server" && gone "$dir" "$server" && [ -z "$(ls -A "$dir")" ] && server=
}
mounted "ends: a mount in the background unmounts when its process is killed" killed

# starts WORD...: mounts in the foreground; the first line that it prints is in $scratch/first. A shell's background
# processes ignore SIGINT, this one does not.
starts() {
	: >"$scratch/first"
	env --default-signal=INT "$uncore" sim mount "$@" >"$scratch/first" 2>&1 &
	server=$!
	for second in 0.1 0.1 0.3 0.5 1 1 2 2 3; do
		[ ! -s "$scratch/first" ] || return 0
		sleep $second
	done
	return 1
}

foreground() {
	(cd "$scratch" && mkdir -p other)
	starts --sim ivt,idle "$scratch/other" && is "mounted at $scratch/other; Ctrl-C ends it" cat "$scratch/first" &&
		is 0-29 cat "$scratch/other/$cpus/online" || return 1
	kill -TERM "$server"
	wait "$server"
	is 0 echo $? && gone "$scratch/other" "$server" && is "mounted at $scratch/other; Ctrl-C ends it" cat "$scratch/first" &&
		server=
}
mounted "ends: a mount in the foreground prints where it is, and exits with 0 on SIGTERM" foreground

interrupted() {
	starts --sim ivt,idle "$scratch/other" || return 1
	kill -INT "$server"
	wait "$server"
	is 0 echo $? && server= && is "mounted at $scratch/other; Ctrl-C ends it" cat "$scratch/first" && ! mountpoint -q "$scratch/other"
}
mounted "ends: Ctrl-C unmounts, and the exit status is 0" interrupted

unmounted() {
	starts --sim ivt,idle "$scratch/other" || return 1
	if [ "$(id -u)" = 0 ]; then umount "$scratch/other"; else fusermount3 -u "$scratch/other"; fi || return 1
	wait "$server"
	is 0 echo $? && gone "$scratch/other" "$server" && server=
}
mounted "ends: a mount that another program unmounts exits with 0" unmounted

real_clock() {
	begin --sim ivt || return 1
	first=$(cat "$dir/sim/advance")
	sleep 0.1
	second=$(cat "$dir/sim/advance")
	fails "" put sim/advance 5 && [ $((second - first)) -ge 100000000 ] && [ $((second - first)) -lt 60000000000 ]
	result=$?
	kill "$server" && gone "$dir" "$server" && server=
	return $result
}
mounted "clock: without --clock manual time passes by itself and cannot be advanced" real_clock

# refused STATUS TEXT WORD...: exits with the status, prints the text and a hint on standard error, and nothing else
refused() {
	wanted=$1 text=$2
	shift 2
	"$uncore" sim "$@" >"$scratch/out" 2>"$scratch/err"
	status=$?
	[ "$status" = "$wanted" ] && [ ! -s "$scratch/out" ] && grep -qF -- "$text" "$scratch/err" && grep -q '^  ' "$scratch/err" ||
		{ echo "exit $status"; cat "$scratch/out" "$scratch/err"; return 1; }
}

try "command: sim mount without a machine is refused" refused 2 "the machine is missing" mount "$dir"
try "command: sim refuses a word other than run, mount and check" \
	refused 2 "run, mount or check, not umount" umount "$dir"
mounted "command: --clock refuses a word other than real and manual" \
	refused 2 '--clock takes real|manual, not "atomic"' mount --sim ivt --clock atomic "$dir"
mounted "command: sim mount refuses a folder that does not exist" \
	refused 2 "No such file or directory" mount --sim ivt "$dir/none"
: >"$scratch/file"
mounted "command: sim mount refuses a file in place of a folder" \
	refused 2 "Not a directory" mount --sim ivt "$scratch/file"

wrong_machine() {
	for words in "" --background; do
		"$uncore" sim mount $words --sim nothing "$dir" >"$scratch/out" 2>"$scratch/err"
		status=$?
		[ "$status" = 2 ] && [ ! -s "$scratch/out" ] && grep -q '"nothing"' "$scratch/err" || { cat "$scratch/err"; return 1; }
	done
}
mounted "command: sim mount refuses an unknown machine, also with --background" wrong_machine

check_good() {
	"$uncore" sim check tests/fuse/scenario.json >"$scratch/out" 2>&1 &&
		is "tests/fuse/scenario.json: good for ivt: 2 sockets, 16 CPUs, 48 PCI devices" cat "$scratch/out"
}
try "check: sim check accepts a valid scenario and prints the size of its machine" check_good

check_bad() {
	printf '{ "schema": 1, "platform": "ivt", "boxes": [ { "box": "nothing", "state": "absent" } ] }\n' >"$scratch/bad.json"
	"$uncore" sim check "$scratch/bad.json" >"$scratch/out" 2>"$scratch/err"
	[ $? = 2 ] && [ ! -s "$scratch/out" ] && grep -q '/boxes/0.*nothing' "$scratch/err" || { cat "$scratch/err"; return 1; }
}
try "check: sim check refuses a box that the platform lacks and prints its place in the file" check_bad

check_form() {
	printf '{ "schema": 1, "sockts": 2 }\n' >"$scratch/bad.json"
	"$uncore" sim check "$scratch/bad.json" >"$scratch/out" 2>"$scratch/err"
	[ $? = 2 ] && [ ! -s "$scratch/out" ] && grep -q 'bad.json.*sockts' "$scratch/err" || { cat "$scratch/err"; return 1; }
}
try "check: sim check refuses an unknown key and names it" check_form
