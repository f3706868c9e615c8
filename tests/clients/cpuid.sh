# SPDX-License-Identifier: MIT
# Sourced by run.sh: tests programs that execute CPUID, RDTSC or RDTSCP themselves.

# The caches and CPUs of ivt are those that lscpu and lstopo show.
everywhere() {
	on ivt:2,idle "$scratch/cpuid" >"$scratch/out" 2>&1
	is 7 echo $? || { cat "$scratch/out"; return 1; }
	for who in process child thread exec; do
		echo "$who: GenuineIntel family 6 model 62 cache 38400 KB threads 30 Intel(R) ivt (simulated) @ 2.50GHz"
	done >"$scratch/expected"
	diff "$scratch/out" "$scratch/expected"
}
trapped "cpuid: process, child, thread and the next program see the simulated processor" everywhere

# The C library asks CPUID for features that this platform lacks; programs must start nevertheless.
older() {
	on p6,idle "$scratch/cpuid" once 2>&1 | grep -F ' Intel(R) p6 (simulated) '
}
trapped "cpuid: a 64-bit program starts even on a simulated processor that is too old for it" older

left_alone() {
	"$scratch/cpuid" once >"$scratch/expected"
	"$uncore" sim run --no-cpuid --sim ivt,idle -- "$scratch/cpuid" once >"$scratch/out" 2>&1
	diff "$scratch/out" "$scratch/expected"
}
trapped "cpuid: with --no-cpuid a program sees the processor of the host" left_alone

tracer() {
	is 7 sh -c '"$@" >/dev/null; echo $?' sh "$uncore" sim run --no-cpuid --sim ivt,idle -- strace -f -o /dev/null "$scratch/cpuid"
}
if command -v strace >/dev/null; then trapped "cpuid: strace works with --no-cpuid" tracer; else skip "cpuid: strace works with --no-cpuid" "no strace here"; fi

trapped "cpuid: a memory fault of the command still ends it" ends 139 "$scratch/cpuid" fault
trapped "cpuid: a SIGSEGV that kill sends still ends the command" ends 139 sh -c 'kill -SEGV $$'

job_control() {
	is "stopped 3" on ivt,idle sh -c '
		sh -c "kill -STOP \$\$; exit 3" &
		for wait in 0.1 0.1 0.2 0.5 1 2; do
			state=$(sed "s/.*) //; s/ .*//" /proc/$!/stat)
			[ "$state" != T ] && [ "$state" != t ] || break
			sleep $wait
		done
		sleep 0.2
		kill -0 $! && printf "stopped "
		kill -CONT $!; wait $!; echo $?'
}
trapped "cpuid: a job can be stopped and continued" job_control

hwloc_agrees() {
	on ivt:2,idle sh -c '[ -z "${HWLOC_COMPONENTS:-}" ]' || { echo "HWLOC_COMPONENTS is set"; return 1; }
	on ivt:2,idle lstopo --of console --no-io >"$scratch/out" 2>&1
	on ivt:2,idle env HWLOC_COMPONENTS=-x86 lstopo --of console --no-io >"$scratch/expected" 2>&1
	diff "$scratch/out" "$scratch/expected"
}
if command -v lstopo >/dev/null; then
	trapped "cpuid: hwloc finds the same machine by CPUID as by files" hwloc_agrees
else
	skip "cpuid: hwloc finds the same machine by CPUID as by files" "no lstopo here"
fi
