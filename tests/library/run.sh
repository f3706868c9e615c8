#!/bin/sh
# SPDX-License-Identifier: MIT
# What holds for libuncore.a as a whole: what it is built with, what it may call, and that the demo runs.
set -u

cd "$(dirname "$0")/../.." || exit 1
build=${BUILD:-build}
. tests/tools/tap.sh

# Neither Jansson nor Ragel: the one cannot be included, the other cannot be run. What follows does not depend on optimizing,
# which would take three times as long.
plain_build() {
	env -u MAKEFLAGS -u MAKELEVEL make -s library BUILD="$scratch/plain" RAGEL=false SANITIZE=0 OPTIMIZE=-O0 \
		CPPFLAGS=-Itests/library/poison
}

# The rows name each other by index: constant bytes, which the loader shares between processes.
unrelocated() {
	for object in "$scratch/plain"/obj/generated/src/*_tables.o; do
		readelf -rW "$object" | grep -E "^Relocation section '\.rela?\.(data|rodata)" && return 1
		readelf -SW "$object" | grep -qE '\.rodata' || { echo "$object: no constant data"; return 1; }
	done
}

# No printing, no exit, no locale, no memory that changes between calls.
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

try "builds without Jansson and Ragel" plain_build
try "tables need no relocation" unrelocated
try "does not print or exit" quiet
try "has no variables" stateless
try "the demo runs" "$build/bin/demo"
done_testing
