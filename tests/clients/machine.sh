# SPDX-License-Identifier: MIT
# Sourced by the scripts of this folder, which have set $uncore: cases that need a simulated machine.
chmod 755 "$scratch"
two=ivt,tests/scenarios/two_sockets.json
memory=ivt,tests/scenarios/two_sockets_ep.json
second=1000000000
advance="echo $second >/sys/kernel/uncore_sim/advance"
pmu_type='$(cat /sys/bus/event_source/devices/uncore_imc_0/type)'

# The interpreter that LIKWID's programs run in; empty: they are not here.
likwid=$(command -v likwid-perfctr) && likwid=$(sed -n '1s/^#!//p' "$likwid")

# why_not: prints why no program can run on a simulated machine here; fails if one can
why_not() {
	if [ ! -c /dev/fuse ]; then
		echo "no /dev/fuse"
	elif ! "$uncore" sim run --sim ivt -- true >"$scratch/why" 2>&1; then
		head -n 1 "$scratch/why"
	fi | grep .
}
reason=$(why_not) || reason=

# machine NAME COMMAND...: a case that needs a simulated machine
machine() {
	if [ -n "$reason" ]; then skip "$1" "$reason"; else try "$@"; fi
}

# by_user NAME COMMAND...: the same of as_user
by_user() {
	if [ -n "$reason" ]; then skip "$1" "$reason"; else user "$@"; fi
}

# with TOOL NAME COMMAND...: a case that needs another program
with() {
	if ! command -v "$1" >/dev/null; then
		skip "$2" "no $1 here"
		return
	fi
	shift
	machine "$@"
}

# built NAME [FLAG...]: compiles the program NAME.c of this folder, once
built() {
	program=$1
	shift
	[ -x "$scratch/$program" ] ||
		"${CC:-cc}" -std=gnu11 -O1 -Wall -Wextra -Werror -o "$scratch/$program" "tests/clients/$program.c" "$@" -pthread -ldl
}

no_perf=
if ! perf --version >/dev/null 2>&1; then
	no_perf="no perf here"
elif [ -z "$reason" ] && "$uncore" sim run --sim ivt -- true 2>&1 | grep -q 'perf_event_open'; then
	no_perf=$("$uncore" sim run --sim ivt -- true 2>&1 | head -n 1)
fi
# with_perf NAME COMMAND...
with_perf() {
	if [ -n "$no_perf" ]; then skip "$1" "$no_perf"; else machine "$@"; fi
}

# is WANTED COMMAND...: the command prints exactly WANTED
is() {
	wanted=$1
	shift
	got=$("$@" 2>&1)
	[ "$got" = "$wanted" ] || { printf '%s\n  printed:  %s\n  expected: %s\n' "$*" "$got" "$wanted"; return 1; }
}

# on SIM COMMAND...: runs it on a simulated machine whose clock does not advance by itself
on() {
	sim=$1
	shift
	"$uncore" sim run --clock manual --sim "$sim" -- "$@"
}

# ends STATUS WORD...: the command ends with STATUS on a simulated machine
ends() {
	wanted=$1
	shift
	on ivt,idle "$@" >"$scratch/out" 2>"$scratch/err"
	is "$wanted" echo $? || { cat "$scratch/out" "$scratch/err"; return 1; }
}

# started COMMAND...: runs it in the background and waits until it prints something
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

children() {
	cat "/proc/$1/task/$1/children"
}

no_cpuid=
# trapped NAME COMMAND...: a case in which CPUID has to be answered
trapped() {
	if [ -n "$no_cpuid" ]; then skip "$1" "$no_cpuid"; else machine "$@"; fi
}

# may_trace: processes may be traced here, so that CPUID has to be answered; else $no_cpuid says why not
may_trace() {
	if [ "$(uname -m)" != x86_64 ]; then
		no_cpuid="not an x86-64 machine"
	elif command -v strace >/dev/null && ! strace -o /dev/null true 2>/dev/null; then
		no_cpuid="processes may not be traced here"
	elif ! built cpuid; then
		no_cpuid="tests/clients/cpuid.c does not compile"
	fi
}

# sees_cpuid: a program that executes CPUID itself sees the simulated processor; else $no_cpuid says why not
sees_cpuid() {
	no_cpuid=$reason
	[ -n "$no_cpuid" ] || may_trace
	if [ -z "$no_cpuid" ] && ! on ivt,idle "$scratch/cpuid" once 2>&1 | grep -qF ' Intel(R) ivt (simulated) '; then
		no_cpuid="CPUID shows the host's processor here"
	fi
	[ -z "$no_cpuid" ]
}

# asks TOOL NAME COMMAND...: a case with a program that finds the processor by CPUID
asks() {
	if [ -n "$no_cpuid" ] && [ -z "$reason" ]; then skip "$2" "$no_cpuid"; else with "$@"; fi
}

# parts PART...: the cases of these files. Each also runs alone, so what two of them use is here.
parts() {
	for client_part; do . "tests/clients/$client_part.sh"; done
	done_testing
}
