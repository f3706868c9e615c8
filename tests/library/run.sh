#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests libuncore.a and libuncore-sim.a as a whole: what they call, their variables, and that the demo runs. With the
# sanitizers only the latter, because their own functions and variables would be in the way. tests/consumers/dist.sh
# tests what they need to build.
# Run by make test.
set -u

cd "$(dirname "$0")/../.." || exit 1
build=${BUILD:-build}
. tests/tools/tap.sh

# The rows refer to each other by index, so they are constant bytes, which processes share in memory.
unrelocated() {
	for object in "$build"/obj/generated/src/*_tables.o; do
		readelf -rW "$object" | grep -E "^Relocation section '\.rela?\.(data|rodata)" && return 1
		readelf -SW "$object" | grep -qE '\.rodata' || { echo "$object: no constant data"; return 1; }
	done
}

# A library must not print, end the program or change its locale.
quiet() {
	nm -A --undefined-only "$build/lib/libuncore.a" "$build/lib/libuncore-sim.a" |
		grep -E ' U (_*(f|v|vf)?printf(_chk)?|f?puts|putchar|perror|_?exit|abort|setlocale|stdout|stderr)$' && return 1
	return 0
}

# Regions are of the process: the ring that stat shares, and what each thread has begun (runtime/library/region).
stateless() {
	readelf -SW "$build/lib/libuncore.a" "$build/lib/libuncore-sim.a" | sed 's/^ *\[ *[0-9]*\] *//' |
		awk '/^File:/ { file = $2 }
			file ~ /\((mark|own|ring|rows)\.o\)$/ { next }
			$1 ~ /^\.(data|bss|tdata|tbss)$/ && $5 !~ /^0+$/ { print file ": " $1 " holds 0x" $5 " bytes"; bad = 1 }
			END { exit bad }'
}

# A program that links the archive may have functions of any name that does not begin with uncore_.
named() {
	nm -g --defined-only "$build/lib/libuncore.a" "$build/lib/libuncore-sim.a" 2>/dev/null |
		awk 'NF != 3 { next } $3 ~ /^uncore_inner_/ { inner++ } $3 !~ /^uncore_/ { print $3; bad = 1 }
			END { exit bad || inner < 100 }'
}

if ls "$build"/lib/libuncore.so.* >/dev/null 2>&1; then
	try "libuncore's tables need no relocation" unrelocated
	try "the archives define no global name that does not begin with uncore_" named
	try "the libraries call no function that prints or exits" quiet
	try "the libraries have no writable variables" stateless
fi
try "the demo program runs and exits with 0" "$build/bin/demo"
done_testing
