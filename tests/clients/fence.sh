# SPDX-License-Identifier: MIT
# Sourced by run.sh: what a command must not reach from a simulated machine, and what happens without its server.
try "fence: the program that tries compiles" built fence

# fenced WANTED WORD...: fence prints WANTED on a simulated machine
fenced() {
	wanted=$1
	shift
	is "$wanted" on ivt:2,idle sh -c "'$scratch/fence' $*"
}
with_perf "fence: an event opens" fenced none open "$pmu_type"
with_perf "fence: a flag above 32 bits is refused, not cut off" fenced EINVAL flags "$pmu_type"

within() {
	"$uncore" sim run --sim ivt:2,idle -- "$uncore" sim run --sim ivt:2,idle -- echo ran >"$scratch/out" 2>&1
	is 3 echo $? && is 1 grep -c 'this is a simulated machine already' "$scratch/out" && is 1 grep -c '^  run it outside' "$scratch/out" &&
		! grep -q '^ran' "$scratch/out" || { cat "$scratch/out"; return 1; }
}
machine "fence: a run inside a run is refused, and says what to do" within

# held COMMAND: starts a command that waits for the file go; sets server
held() {
	rm -f "$scratch/go"
	started sh -c "type=$pmu_type; echo there; until [ -e '$scratch/go' ]; do sleep 0.05; done; $1" || return 1
	server=$(children $runner | cut -d ' ' -f 1)
}

# The call is received at once and waits for a server that is stopped; meanwhile a signal arrives.
signal_waits() {
	held "'$scratch/fence' timer \$type" && kill -STOP "$server" || return 1
	: >"$scratch/go"
	sleep 1
	kill -CONT "$server"
	wait $runner
	is "there none" echo $(cat "$scratch/said")
}
kernel=$(uname -r | awk -F '[.-]' '{ print $1 * 1000 + $2 }')
if [ "$kernel" -lt 5019 ]; then
	skip "fence: a signal does not interrupt a call that was received" "Linux before 5.19"
else
	with_perf "fence: a signal does not interrupt a call that was received" signal_waits
fi

server_killed() {
	held "'$scratch/fence' open \$type; '$scratch/fence' open 1" && kill -KILL "$server" || return 1
	: >"$scratch/go"
	wait $runner
	is 3 echo $? && is "there ENODEV ENODEV" echo $(cat "$scratch/said") && is 1 grep -c 'the process that serves the machine has ended' "$scratch/err" ||
		{ cat "$scratch/err"; return 1; }
}
with_perf "fence: after the server is killed no event reaches the host, and a message says so" server_killed

# Every way into the registers of imc counts the same, the traffic's 12 * 5000.
in_memory() {
	printf '%s' '{ "schema": 1, "platform": "icx", "traffic": [ { "event": "UNC_M_CAS_COUNT.WR", "rate": 5000 } ] }' \
		>"$scratch/imc.json"
	for way in registers perf; do
		on "icx:1,$scratch/imc.json" "$uncore" stat --via $way --format csv -e UNC_M_CAS_COUNT.WR \
			sh -c 'echo 1000000000 >/sys/kernel/uncore_sim/advance' >"$scratch/out" 2>&1
		is 60000 awk -F, '/CAS_COUNT/ { print $10 }' "$scratch/out" || return 1
	done
}
machine "fence: registers in memory count what the scenario says, as perf does" in_memory
