# SPDX-License-Identifier: MIT
# Sourced by the scripts of this folder, which have set $uncore: cases that need a simulated machine.
chmod 755 "$scratch"
two=ivt,tests/scenarios/two_sockets.json

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

# sees_cpuid: a program that executes CPUID itself sees the simulated processor; else $no_cpuid says why not
no_cpuid=
sees_cpuid() {
	if [ -n "$reason" ]; then
		no_cpuid=$reason
	elif [ "$(uname -m)" != x86_64 ]; then
		no_cpuid="not an x86-64 machine"
	elif ! "${CC:-cc}" -std=gnu11 -O1 -pthread -o "$scratch/asks" tests/clients/cpuid.c; then
		no_cpuid="tests/clients/cpuid.c does not compile"
	elif ! on ivt,idle "$scratch/asks" once 2>&1 | grep -qF ' Intel(R) ivt (simulated) '; then
		no_cpuid="CPUID shows the host's processor here"
	fi
	[ -z "$no_cpuid" ]
}

# asks TOOL NAME COMMAND...: a case with a program that finds the processor by CPUID
asks() {
	if [ -n "$no_cpuid" ] && [ -z "$reason" ]; then skip "$2" "$no_cpuid"; else with "$@"; fi
}
