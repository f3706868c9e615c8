#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests libuncore.a as a whole: what it needs to build, what it calls, its variables, and that the demo runs.
set -u

cd "$(dirname "$0")/../.." || exit 1
build=${BUILD:-build}
. tests/tools/tap.sh

# Makes sure that Jansson cannot be included and Ragel cannot run. The tests do not depend on optimizing, which would
# take three times as long.
plain_build() {
	env -u MAKEFLAGS -u MAKELEVEL make -s library BUILD="$scratch/plain" RAGEL=false SANITIZE=0 OPTIMIZE=-O0 \
		CPPFLAGS=-Itests/library/poison
}

# The rows refer to each other by index, so they are constant bytes, which processes share in memory.
unrelocated() {
	for object in "$scratch/plain"/obj/generated/src/*_tables.o; do
		readelf -rW "$object" | grep -E "^Relocation section '\.rela?\.(data|rodata)" && return 1
		readelf -SW "$object" | grep -qE '\.rodata' || { echo "$object: no constant data"; return 1; }
	done
}

# A library must not print, end the program or change its locale.
quiet() {
	nm -A --undefined-only "$scratch/plain/lib/libuncore.a" |
		grep -E ' U (_*(f|v|vf)?printf(_chk)?|f?puts|putchar|perror|_?exit|abort|setlocale|stdout|stderr)$' && return 1
	return 0
}

stateless() {
	readelf -SW "$scratch/plain/lib/libuncore.a" | sed 's/^ *\[ *[0-9]*\] *//' |
		awk '/^File:/ { file = $2 }
			$1 ~ /^\.(data|bss|tdata|tbss)$/ && $5 !~ /^0+$/ { print file ": " $1 " holds 0x" $5 " bytes"; bad = 1 }
			END { exit bad }'
}

try "libuncore builds without Jansson and Ragel" plain_build
try "libuncore's tables need no relocation" unrelocated
try "libuncore calls no function that prints or exits" quiet
try "libuncore has no writable variables" stateless
try "the demo program runs and exits with 0" "$build/bin/demo"
done_testing
