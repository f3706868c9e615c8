#!/bin/sh
# SPDX-License-Identifier: MIT
# Prints half of the words, in turn (TEST_TURN), or all: the programs that are built with the sanitizers. Tests of what is
# written to physical memory, and of tables that a stranger may have filled, are in each half.
# usage: half.sh WORD...
turn=${TEST_TURN:-$(git log -1 --format=%ct 2>/dev/null)}
printf '%s\n' "$@" | awk -v turn="${turn:-0}" 'turn == "all" || (NR + turn) % 2 == 0 || /\/test_runtime_(linux_(windows|doubts|units|memory)|units)$/'
