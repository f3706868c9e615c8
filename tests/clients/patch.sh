# SPDX-License-Identifier: MIT
# Sourced by run.sh: instructions in the text of programs that the simulated machine answers. A clock of 2.5 GHz is the
# simulator's default (docs/simulator.md).

no_patch=$no_cpuid
if [ -n "$no_patch" ]; then
	:
elif ! built clock ||
	! "${CC:-cc}" -std=gnu11 -O1 -Wall -Wextra -Werror -shared -fPIC -o "$scratch/libclock.so" tests/clients/clock.c -ldl ||
	! "${CC:-cc}" -std=gnu11 -O1 -static -o "$scratch/static" tests/clients/cpuid.c -pthread; then
	no_patch="tests/clients/clock.c does not compile"
fi

# patched NAME COMMAND...: a case with these programs
patched() {
	if [ -n "$no_patch" ]; then skip "$1" "$no_patch"; else machine "$@"; fi
}

found() {
	"${CC:-cc}" -std=gnu11 -O1 -Wall -Wextra -Werror -Iruntime/programs -o "$scratch/sites" tests/clients/sites.c \
		runtime/programs/cli/sim/trace/sites.c runtime/programs/cli/sim/trace/length.c "${BUILD:-build}/lib/libuncore_base.a" || return 1
	files=
	for name in /lib/x86_64-linux-gnu/libc.so.6 /lib64/ld-linux-x86-64.so.2 "$scratch/clock" $(command -v pcm-memory perf) \
		/usr/lib/x86_64-linux-gnu/libhwloc.so.15 /usr/lib/x86_64-linux-gnu/libcrypto.so.3 /usr/lib/x86_64-linux-gnu/libstdc++.so.6; do
		[ ! -e "$name" ] || files="$files $name"
	done
	python3 tests/clients/sites.py "$scratch/sites" objdump readelf $files >"$scratch/out" 2>&1
	grep -q ' files, some found$' "$scratch/out" || { cat "$scratch/out"; return 1; }
}
if ! command -v objdump >/dev/null; then
	skip "patch: what is found in the text of programs is an instruction for objdump too" "no objdump here"
else
	patched "patch: what is found in the text of programs is an instruction for objdump too" found
fi

patched "patch: RDTSC and RDTSCP show the machine's clock, CPU and node" \
	is "2500000000 2500000000 cpu 47 node 1" on ivt:2,idle taskset -c 47 "$scratch/clock"
patched "patch: a loop that waits for a clock that stands still ends" is "time has passed" on ivt,idle "$scratch/clock" spin
patched "patch: bytes of an instruction within another one stay as they are" \
	is "1122a20f3344a20f 123456789abcdef" on ivt,idle "$scratch/clock" bytes
patched "patch: a library that a program loads later is answered too" \
	is GenuineIntel on ivt,idle "$scratch/clock" library "$scratch/libclock.so"
static_program() {
	on ivt:2,idle "$scratch/static" once >"$scratch/out"
	grep -q '^once: GenuineIntel family 6 model 62 .* Intel(R) ivt (simulated)' "$scratch/out" || { cat "$scratch/out"; return 1; }
}
patched "patch: a program that is linked statically is answered" static_program
patched "patch: sched_getcpu() and getcpu() say the machine's CPU and node" \
	is "47 47 1" on ivt:2,idle taskset -c 47 "$scratch/clock" where
patched "patch: a new thread's getcpu() is the machine's" is "59 59 1" on ivt:2,idle sh -c "taskset -c 59 sh -c \"'$scratch/clock' where & wait\""

# A program that outlives the command has its own text again, and so sees the host's processor.
outlives() {
	mkfifo "$scratch/outlives"
	on ivt,idle sh -c "'$scratch/clock' pause <'$scratch/outlives' >'$scratch/late' & sleep 0.3" &
	command=$!
	exec 8>"$scratch/outlives"
	wait $command
	exec 8>&-
	rm "$scratch/outlives"
	for second in 0.1 0.2 0.5 1 2; do [ ! -s "$scratch/late" ] || break; sleep $second; done
	is "$(awk '/^vendor_id/ { print $3; exit }' /proc/cpuinfo)" cat "$scratch/late"
}
patched "patch: a program that outlives the command sees the host's processor, and goes on" outlives

# Without tracing the environment says what it can.
untraced() {
	"$uncore" sim run --no-cpuid --sim ivt,idle -- sh -c 'echo $PERF_CPUID $HWLOC_COMPONENTS' >"$scratch/out" 2>&1
	is "GenuineIntel-6-3E-4 -x86" cat "$scratch/out"
}
machine "patch: with --no-cpuid perf and hwloc are told which processor it is" untraced

by_a_user() {
	cp "$scratch/clock" "$scratch/for_all/" && chmod 755 "$scratch/for_all/clock" &&
		is "2500000000 2500000000 cpu 47 node 1" as_user ./uncore sim run --clock manual --sim ivt:2,idle -- taskset -c 47 ./clock
}
if [ -n "$no_patch" ]; then
	skip "patch: a user's programs are answered too" "$no_patch"
else
	by_user "patch: a user's programs are answered too" by_a_user
fi
