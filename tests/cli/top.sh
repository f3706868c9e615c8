#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests uncore top on a terminal of tmux: screens of a simulated machine whose time moves by keys are compared with
# those of tests/cli/top, and looked at before they were committed. "tests/cli/top.sh --rebase" writes them again.
# UNCORE names another binary.
# Run by make test, early.
set -u

cd "$(dirname "$0")/../.." || exit 1
uncore=$(realpath "${UNCORE:-${BUILD:-build}/bin/uncore}")
screens=$PWD/tests/cli/top
unset UNCORE_PLATFORM NO_COLOR
. tests/tools/tap.sh

# ---- without a terminal ----

# refused INPUT OUTPUT LINE: top ends with 2, writes no screen, and names the line of stat
refused() {
	"$uncore" top --sim ivt:2 -M MEM_BW_TOTAL -e UNC_C_CLOCKTICKS -I 500 <"$1" >"$scratch/out" 2>"$scratch/err"
	[ $? = 2 ] && [ ! -s "$scratch/out" ] && grep -qxF -- "$2" "$scratch/err" &&
		grep -qxF "  for lines of text: uncore stat --sim ivt:2 -e 'UNC_C_CLOCKTICKS' -M 'MEM_BW_TOTAL' -I 500" "$scratch/err"
}
if "$uncore" top --sim ivt 2>&1 </dev/null | grep -q 'built without ncurses'; then
	try "top: without ncurses it names the package, and the stat line" \
		refused /dev/null "uncore top: this uncore was built without ncurses: build it with libncurses-dev"
else
	try "top: without a terminal it names the stat line that prints the same" \
		refused /dev/null "uncore top: standard input is not a terminal"
fi

# What is offered exists on the platform.
offered() {
	"$uncore" top --sim p6 </dev/null 2>&1 | grep -qxF "  for lines of text: uncore stat --sim p6 -g bus -I 1000" &&
		"$uncore" top --sim ivt </dev/null 2>&1 | grep -qxF "  for lines of text: uncore stat --sim ivt -g memory -I 1000" &&
		! "$uncore" top --sim nosuch </dev/null 2>&1 | grep "for lines"
}
try "top: without a terminal it offers a group that the platform has" offered

# In the background of a terminal, as "timeout 1 uncore top" starts it, it is stopped; continued and asked to end, it ends.
background() {
	python3 - "$uncore" <<-'END'
		import os, pty, signal, sys, time

		def ended(child, seconds, flags=0):
		    for _ in range(int(seconds * 20)):
		        pid, status = os.waitpid(child, os.WNOHANG | flags)
		        if pid:
		            return status
		        time.sleep(0.05)
		    return None

		shell, terminal = pty.fork()
		if shell == 0:
		    child = os.fork()
		    if child == 0:
		        os.setpgid(0, 0)
		        os.execv(sys.argv[1], [sys.argv[1], "top", "--sim", "ivt", "-M", "MEM_BW_TOTAL"])
		    status = ended(child, 10, os.WUNTRACED)
		    if status is None or not os.WIFSTOPPED(status):
		        os._exit(3)
		    os.kill(child, signal.SIGTERM)
		    os.kill(child, signal.SIGCONT)
		    status = ended(child, 10, os.WUNTRACED)
		    if status is None or os.WIFSTOPPED(status):
		        os.kill(child, signal.SIGKILL)
		        os._exit(4)
		    os._exit(0)
		while True:
		    try:
		        if not os.read(terminal, 4096):
		            break
		    except OSError:
		        break
		status = os.waitstatus_to_exitcode(os.waitpid(shell, 0)[1])
		print("exit", status)
		sys.exit(status)
	END
}
if command -v python3 >/dev/null 2>&1; then
	try "top: in the background of a terminal it ends when it is asked to" background
else
	skip "top: in the background of a terminal it ends when it is asked to" "python3 is not there"
fi

. tests/cli/terminal.sh
if [ -n "$no_terminal" ]; then
	skip "top: screens" "$no_terminal"
	done_testing
fi
trap 'tap_ended; term kill-server 2>/dev/null; rm -rf "$scratch"' EXIT

hills="--sim ivt,$screens/hills.json --clock manual -M MEM_BW_TOTAL,MEM_BW_READS,imc/PCT_REQUESTS_PAGE_MISS -e UNC_C_LLC_VICTIMS.M_STATE"

# steps COUNT: lets so many seconds pass on the simulated machine
steps() {
	for step in $(seq "$1"); do
		term send-keys .
	done
	seen " $1.0 s"
}

# is_screen NAME: the screen is as recorded; the number of groups is left out, because platforms get new ones
is_screen() {
	term capture-pane -p | sed -E '2s/ +[0-9]+ of [0-9]+$//' >"$scratch/screen"
	[ "${rebase:-}" = "" ] || cp "$scratch/screen" "$screens/$1.txt"
	diff "$screens/$1.txt" "$scratch/screen"
}
rebase=
[ "${1:-}" != --rebase ] || rebase=yes

# screen NAME COLUMNS ROWS [KEY...]: after ten seconds and these keys
screen() {
	name=$1 wide=$2 high=$3
	shift 3
	opened "$wide" "$high" $hills && seen waiting && steps 10 || return 1
	for key in "$@"; do
		term send-keys "$key"
	done
	[ $# = 0 ] || seen "${said:-}" || return 1
	is_screen "$name"
}
try "top: 80 x 24" screen 80x24 80 24
try "top: q ends it with 0, and the terminal is as before" eval 'term send-keys q && ended 0'
said="each instance"
try "top: 120 x 40 with a line for each instance" screen 120x40 120 40 i
said="sorted: the largest first"
try "top: sorted by value" screen sorted 100 60 i s
try "top: in a narrow window" screen 40x10 40 10
locale=C
try "top: without UTF-8 bars and lines are of ASCII" screen ascii 80 24
locale=C.UTF-8
ascii_option() {
	opened 80 24 "$hills" --ascii && seen waiting && steps 10 && is_screen ascii
}
[ -n "$rebase" ] || try "top: --ascii shows the same" ascii_option
said="quit: every register"
try "top: help" screen help 80 24 '?'

# Several items of the same instances are columns: sums, a channel that may not be read, and a window for two columns.
channels() {
	opened "$2" "$3" --sim "ivt,$screens/hills.json" --clock manual -g memory && seen waiting && steps 10 && is_screen "$1"
}
try "top: channels as rows" channels channels 80 24
try "top: channels as rows, with the history of the first column" channels channels_wide 120 40
try "top: columns that do not fit are below the others" channels channels_narrow 40 14

small() {
	opened 29 7 $hills && seen "too small: 30 x 7" && term resize-window -x 80 -y 24 && seen waiting && steps 10 &&
		is_screen 80x24 && term resize-window -x 40 -y 10 && seen "1-5 of" && is_screen 40x10
}
try "top: a window that is too small says so, and another size is drawn again" small

# The picture of the page is a screen as it is, without the note about the keys of a manual clock.
pictured() {
	opened 92 18 --sim "ivt,$screens/hills.json" --clock manual -I 4000 -g memory && seen waiting && term send-keys i &&
		for step in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do term send-keys .; done && seen " 60.0 s" && is_screen picture &&
		sed -n '/^     ivt, 2 sockets/,/^     q quit/{s/^    //;p}' docs/top.md | diff "$screens/picture.txt" -
}
try "top: the picture of docs/top.md" pictured

# make docs draws this screen for the README.
drawn() {
	opened 92 20 --sim clx:2 --clock manual -I 1000 -M MEM_BW_READS,MEM_BW_WRITES,PCT_MEM_BW_PEAK,PMM_BW_READS,UPI_LINK_UTIL_TX &&
		seen waiting && steps 60 && is_screen readme
}
try "top: the picture of the README" drawn
# Five events of a box with four counters: stat would ask for --multiplex.
turns() {
	all=
	for event in CAS_COUNT.RD CAS_COUNT.WR ACT_COUNT.RD PRE_COUNT.RD PRE_COUNT.WR; do all=$all,imc0:UNC_M_$event; done
	opened 100 20 --sim "ivt,$screens/hills.json" --clock manual -e "${all#,}" && seen waiting && steps 3 && seen " 50 % "
}
try "top: events that need more counters than there are take turns" turns

# ---- groups ----

groups() {
	opened 80 24 --sim "ivt,$screens/hills.json" --clock manual && seen "memory  How much" && steps 2 && seen "MEM_BW_READS" &&
		seen imc7 && term send-keys i && seen "sums over" && ! term capture-pane -p | grep -q imc7
}
try "top: without an event it begins with the group memory" groups
other_group() {
	opened 80 24 $hills && seen "given  What" && steps 2 && term send-keys g && seen "Groups (" && term send-keys Down Enter &&
		seen "2 of" && seen waiting && seen " 0.0 s" && steps 1 && term send-keys p && seen "1 of" && seen UNC_C &&
		term send-keys 2 && seen "2 of" && term send-keys q && ended 0
}
try "top: the list, p, and a number choose another group" other_group
by_name() {
	opened 80 24 --sim ivt:2 --clock manual -e UNC_C_CLOCKTICKS -g MEMORY && seen "memory  How" && steps 1 && seen GB/s
}
try "top: -g chooses the first group" by_name
unknown() {
	opened 80 24 --sim ivt:2 -g memroy && ended 2 && grep -q 'memroy: ivt has no such group' "$here.err" && grep -q 'memory' "$here.err"
}
try "top: -g with an unknown name offers the nearest" unknown
# Another session has the boxes of the other group: the screen stays, and says so.
failed_group() {
	opened 80 24 $hills -s 0 && seen waiting && term send-keys 2 && seen "2 of" && term send-keys q && ended 0
}
try "top: --socket" failed_group
# The names are those of the scenario; a third one is counted only.
cat >"$scratch/disks.json" <<'END'
{ "schema": 1, "platform": "skx", "sockets": 1, "example": true, "traffic": [], "devices": [
    { "name": "nvme7", "kind": "nvme", "box": "iio", "instance": 3 },
    { "name": "eth10", "kind": "net", "box": "iio", "instance": 3 } ] }
END
served() {
	opened 120 40 --sim "skx,$scratch/disks.json" --clock manual -g io && steps 2 && seen "nvme7, 1 more)" &&
		term capture-pane -p | grep -qE '^ *.*iio3 \(0000:[0-9a-f]{2}, nvme7, 1 more\)' &&
		term capture-pane -p | grep -qE 'iio0 \(0000:[0-9a-f]{2}\)' && term send-keys q && ended 0 || { term capture-pane -p; return 1; }
}
try "top: I/O stacks have the names of their devices" served
limits() {
	opened 120 40 --sim "skx,tests/scenarios/limits.json" --clock manual -g clocks && steps 2 && seen UNCORE_FREQ &&
		seen "socket 0: min_ratio 1.2 GHz, max_ratio 2.4 GHz, ratio 1.8 GHz" && term send-keys q && ended 0
}
try "top: the limits of the uncore's clock" limits

# ---- colours ----

coloured() {
	opened 80 24 $hills "$@" && seen waiting && steps 2 && term capture-pane -ep | grep -q '\[3[1-8;]*m'
}
mono() {
	! coloured "$@"
}
try "top: colours" coloured
try "top: --no-color" mono --no-color
with="NO_COLOR=1"
try "top: NO_COLOR" mono
with="TERM=xterm-mono"
try "top: a terminal without colours" mono
with="TERM=dumb"
try "top: a terminal that cannot move its cursor is refused" eval 'opened 80 24 $hills && ended 2 && grep -q "terminal \"dumb\"" $here.err'
# ncurses itself does not free what it began to make of an unknown terminal.
with="TERM=nonesuch ASAN_OPTIONS=detect_leaks=0"
try "top: an unknown terminal is refused" eval 'opened 80 24 $hills && ended 2 && grep -q "terminal \"nonesuch\"" $here.err'
with=

# ---- time, pause, signals ----

# The number of the clock's lines that differ while the screen is paused must be none.
paused() {
	opened 80 24 --sim ivt:2 -M MEM_BW_TOTAL -I 100 && seen "GB/s" && term send-keys ' ' && seen "paused;" || return 1
	term capture-pane -p >"$scratch/one"
	sleep 1.2
	term capture-pane -p | cmp - "$scratch/one" && term send-keys ' ' && seen "goes on" || return 1
	term capture-pane -p >"$scratch/one"
	for tick in $(seq 600); do
		term capture-pane -p | cmp -s - "$scratch/one" || break
		sleep 0.05
	done
	[ "$tick" -lt 600 ] && term send-keys q && ended 0
}
try "top: space stops the screen, and lets it go on" paused

interval() {
	opened 80 24 --sim ivt:2 -M MEM_BW_TOTAL && seen "every 1 s" && term send-keys + && seen "every 2 s" &&
		term send-keys - - && seen "every 500 ms" && term send-keys q && ended 0 &&
		opened 80 24 --sim ivt:2 -M MEM_BW_TOTAL -I 60000 && seen waiting && term send-keys - - - - - - - - &&
		seen "every 100 ms" && seen "GB/s"
}
try "top: + and - change the interval" interval

# signalled NAME: top ends with 0 and gives the terminal back
signalled() {
	opened 80 24 --sim ivt:2 -M MEM_BW_TOTAL -I 100 && seen "GB/s" && kill -"$1" "$(pgrep -f "top --sim ivt:2 -M MEM_BW_TOTAL -I 100" -P "$(term list-panes -F '#{pane_pid}')")" && ended 0
}
for signal in INT TERM HUP; do
	try "top: SIG$signal ends it, and the terminal is as before" signalled $signal
done
try "top: Ctrl-C ends it" eval 'opened 80 24 $hills && seen waiting && term send-keys C-c && ended 0'

# Ctrl-Z: the shell gets its terminal, and fg brings the screen back. Job control needs a shell with a terminal.
stopped() {
	opened 80 24 --sim ivt:2 -M MEM_BW_TOTAL -I 100 && seen "GB/s" && term kill-server
	socket=$scratch/stop.tmux
	term -u new-session -d -x 80 -y 24 "LC_ALL=C.UTF-8 exec sh -i" && term send-keys "$uncore top --sim ivt:2 -M MEM_BW_TOTAL -I 100" Enter &&
		seen "GB/s" && term send-keys C-z && seen "Stopped" && term send-keys fg Enter && seen "quit" && seen "GB/s" &&
		term send-keys q || return 1
	for tick in $(seq 600); do
		term capture-pane -p | grep -q "last minute" || return 0
		sleep 0.05
	done
	return 1
}
try "top: Ctrl-Z stops it, and fg brings the screen back" stopped

# ---- recordings ----

recorded() {
	"$uncore" record "$scratch/run.jsonl" --sim "ivt,$screens/hills.json" -M MEM_BW_TOTAL -I 100 -t 500 >"$scratch/out" 2>&1
	opened 80 24 --replay "$scratch/run.jsonl" && seen "the recording has ended" && seen "every 100 ms, 0.5 s" &&
		is_screen replay && term send-keys i && seen imc7 && term send-keys q && ended 0 && [ ! -s "$here.err" ]
}
try "top: a recording is shown to its end, and stays until q" recorded
recorded_group() {
	"$uncore" record "$scratch/run.jsonl" --sim ivt:2 -g memory -I 100 -t 300 >"$scratch/out" 2>&1
	opened 80 24 --replay "$scratch/run.jsonl" && seen "the recording has ended" && seen "MEM_BW_READS" &&
		[ "$(term capture-pane -p | grep -c "socket 0")" = 4 ] && term send-keys q && ended 0
}
try "top: a recording of a group" recorded_group
dry() {
	"$uncore" record "$scratch/dry.jsonl" --sim ivt:2 --dry-run -e UNC_C_CLOCKTICKS >"$scratch/out" 2>&1 || return 1
	opened 80 24 --replay "$scratch/dry.jsonl" && ended 2 && grep -q "dry.jsonl: it is of a dry run, which counts nothing" "$here.err"
}
try "top: a recording of a dry run is refused, with the reason" dry
left() {
	"$uncore" record "$scratch/run.jsonl" --sim ivt:2 -M MEM_BW_TOTAL -I 2000 -t 6000 >"$scratch/out" 2>&1
	opened 80 24 --replay "$scratch/run.jsonl" && seen "GB/s" && term send-keys q && ended 0 && [ ! -s "$here.err" ]
}
try "top: q before the end of a recording is no error" left

done_testing
