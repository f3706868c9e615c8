#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests that uncore top restores every register of a mounted machine, however it ends.
# Run by make test.
set -u

cd "$(dirname "$0")/../.." || exit 1
uncore=$(realpath "${UNCORE:-${BUILD:-build}/bin/uncore}")
unset UNCORE_PLATFORM NO_COLOR
. tests/tools/tap.sh
. tests/cli/terminal.sh
. tests/fuse/mounting.sh
trap 'tap_ended; term kill-server 2>/dev/null; end_mount; rm -rf "$scratch"' EXIT
reason=${reason:-$no_terminal}

registers() {
	"$uncore" dump --root "$dir" imc
}

# shown: top counts on the mounted machine, so registers are others than before
shown() {
	begin ivt:2 && registers >"$scratch/before" &&
		opened 80 24 --root "$dir" -M MEM_BW_TOTAL -I 100 && seen " simulated, every" && seen "socket 1" || return 1
	registers >"$scratch/while"
	! cmp -s "$scratch/before" "$scratch/while" || { echo "top writes no register"; return 1; }
}

# restored: they are as before, ten seconds later at most, and no journal is left
restored() {
	for tick in $(seq 100); do
		registers >"$scratch/after"
		cmp -s "$scratch/before" "$scratch/after" && [ -z "$(find "$dir.uncore" -name '*.journal*')" ] && return 0
		sleep 0.1
	done
	diff "$scratch/before" "$scratch/after"
	ls -l "$dir.uncore"
	return 1
}

by_quit() {
	shown && term send-keys q && ended 0 && restored
}
by_signal() {
	shown && kill -TERM "$(pgrep -f "top --root $dir" -P "$(term list-panes -F '#{pane_pid}')")" && ended 0 && restored
}
# The terminal disappears with its window: writes to it fail.
by_hangup() {
	shown && term kill-server && restored
}
# A terminal that is stopped by Ctrl-S does not hold the signal up.
by_signal_while_stopped() {
	shown && pid=$(pgrep -f "top --root $dir" -P "$(term list-panes -F '#{pane_pid}')") && term send-keys C-s &&
		sleep 0.5 && kill -TERM "$pid" && restored
}
mounted "top: q restores every register" by_quit
mounted "top: SIGTERM restores every register" by_signal
mounted "top: a terminal that disappears: every register is restored" by_hangup
mounted "top: SIGTERM on a stopped terminal restores every register" by_signal_while_stopped

# Another session has the boxes of the second group: the screen says so and stays, and the first group counts again.
busy_group() {
	begin ivt:2 && registers >"$scratch/before" || return 1
	"$uncore" stat --root "$dir" -e UNC_M_CAS_COUNT.RD sleep 60 >"$scratch/other" 2>&1 &
	other=$!
	while registers >"$scratch/while" && cmp -s "$scratch/before" "$scratch/while"; do
		kill -0 "$other" || return 1
		sleep 0.05
	done
	opened 80 24 --root "$dir" -e UNC_C_CLOCKTICKS -I 100 && seen "given" && term send-keys 2 &&
		seen "2 of" && seen "see: uncore who" && term send-keys p && seen UNC_C_CLOCKTICKS && term send-keys q && ended 0 &&
		[ ! -s "$here.err" ]
	result=$?
	kill "$other" || cat "$scratch/other"
	wait "$other"
	[ "$result" = 0 ] && restored
}
mounted "top: a group whose boxes are taken says so, and others can be chosen" busy_group

done_testing
