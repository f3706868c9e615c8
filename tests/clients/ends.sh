# SPDX-License-Identifier: MIT
# Sourced by run.sh: what is left of a run in which something ends before its time. fence.sh has the server.

# alive PID: it is there, and no zombie
alive() {
	[ -e "/proc/$1" ] && ! grep -q '^State:.*Z' "/proc/$1/status" 2>/dev/null
}
# gone PID: it ends within some seconds
gone() {
	for second in 0.1 0.2 0.5 1 2 3; do
		alive "$1" || return 0
		sleep $second
	done
	echo "process $1 is still there"
	return 1
}

# A program whose instructions nobody answers any longer must not go on.
uncore_killed() {
	started sh -c 'setsid sleep 60 & echo $!; exec sleep 60' || return 1
	grandchild=$(cat "$scratch/said")
	alive $grandchild || { echo "no grandchild"; return 1; }
	kill -KILL $runner
	wait $runner
	gone $grandchild
}
trapped "ends: if uncore is killed, grandchildren end too" uncore_killed

# A call waits for a server that is stopped. Its caller is killed meanwhile: the answer must reach nobody else.
caller_killed() {
	rm -f "$scratch/go" "$scratch/pid"
	started sh -c "type=$pmu_type; echo there; until [ -e '$scratch/go' ]; do sleep 0.05; done
		'$scratch/fence' open \$type & echo \$! >'$scratch/pid'; wait \$!; echo killed \$?; '$scratch/fence' open \$type" || return 1
	server=$(children $runner | cut -d ' ' -f 1)
	kill -STOP "$server"
	: >"$scratch/go"
	for second in 0.1 0.2 0.5 1 2 4 8 16; do [ ! -s "$scratch/pid" ] || break; sleep $second; done
	sleep 0.5
	kill -KILL "$(cat "$scratch/pid")"
	sleep 0.2
	kill -CONT "$server"
	wait $runner
	is "0 there killed 137 none" echo $? $(cat "$scratch/said") || { cat "$scratch/err"; return 1; }
}
if built fence; then
	with_perf "ends: a caller that is killed while its call waits disturbs no other" caller_killed
else
	skip "ends: a caller that is killed while its call waits disturbs no other" "tests/clients/fence.c does not compile"
fi

# Processes that start others without end are all let go when the command ends.
busy_outlives() {
	rm -f "$scratch/stop"
	on ivt,idle sh -c "for each in 1 2 3; do (until [ -e '$scratch/stop' ]; do /bin/true; done; echo done >>'$scratch/done') & echo \$!; done; sleep 0.3" \
		>"$scratch/out" 2>"$scratch/err" || { cat "$scratch/err"; return 1; }
	for each in $(cat "$scratch/out"); do
		alive $each && is 0 sed -n 's/^TracerPid:.//p' "/proc/$each/status" || { : >"$scratch/stop"; return 1; }
	done
	: >"$scratch/stop"
	for each in $(cat "$scratch/out"); do gone $each || return 1; done
	is "done done done" echo $(cat "$scratch/done")
}
trapped "ends: processes that outlive the command go on untraced" busy_outlives

stopped_outlives() {
	on ivt,idle sh -c 'sleep 60 & echo $!; sleep 0.1; kill -STOP $!; sleep 0.2' >"$scratch/out" 2>"$scratch/err" || { cat "$scratch/err"; return 1; }
	job=$(cat "$scratch/out")
	is T sed -n 's/^State:.\(.\).*/\1/p' "/proc/$job/status"
	result=$?
	kill -KILL $job
	return $result
}
trapped "ends: a stopped job that outlives the command stays stopped" stopped_outlives

# Without a server the instructions are the host's, and files fail.
server_gone() {
	rm -f "$scratch/go"
	started sh -c "echo there; until [ -e '$scratch/go' ]; do sleep 0.05; done; '$scratch/clock' pause </dev/null; cat /proc/cpuinfo 2>&1 | sed 's/.*: //'" || return 1
	server=$(children $runner | cut -d ' ' -f 1)
	kill -KILL "$server"
	: >"$scratch/go"
	wait $runner
	result=$?
	is "3 there $(awk '/^vendor_id/ { print $3; exit }' /proc/cpuinfo) Transport endpoint is not connected" echo $result $(cat "$scratch/said") || { cat "$scratch/err"; return 1; }
}
if built clock; then
	trapped "ends: without a server CPUID is the host's, and files fail" server_gone
else
	skip "ends: without a server CPUID is the host's, and files fail" "tests/clients/clock.c does not compile"
fi

nested_by_user() {
	as_user ./uncore sim run --sim ivt,idle -- ./uncore sim run --sim ivt,idle -- echo ran >"$scratch/out" 2>&1
	is 3 echo $? && is 1 grep -c 'this is a simulated machine already' "$scratch/out" && ! grep -q '^ran' "$scratch/out" || { cat "$scratch/out"; return 1; }
}
by_user "ends: a run inside a run is refused to a user too" nested_by_user
