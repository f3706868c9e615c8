# SPDX-License-Identifier: MIT
# For scripts that source it: runs uncore top on a terminal of tmux. $no_terminal says why there is none.
no_terminal=
if "$uncore" top --sim ivt 2>&1 </dev/null | grep -q 'built without ncurses'; then
	no_terminal="uncore was built without ncurses"
elif ! command -v tmux >/dev/null; then
	no_terminal="there is no tmux"
elif [ "$(LC_ALL=C.UTF-8 locale charmap 2>/dev/null)" != UTF-8 ]; then
	no_terminal="there is no locale C.UTF-8"
fi

opened_count=0
here=$scratch/0
socket=$here.tmux
term() {
	tmux -S "$socket" -f /dev/null "$@"
}
# seen TEXT: waits until the screen has the text, half a minute at most
seen() {
	for tick in $(seq 600); do
		term capture-pane -p 2>/dev/null | grep -qF -- "$1" && return 0
		sleep 0.05
	done
	echo "not on the screen: $1"
	term capture-pane -p
	return 1
}

# opened COLUMNS ROWS WORD...: starts top with the locale of $locale and the environment of $with; a shell remains after
# it. The colours of a terminal are in its settings, so these are compared, and the exit status is kept.
locale=C.UTF-8
with=
opened() {
	term kill-server 2>/dev/null
	here=$scratch/$((opened_count += 1))
	socket=$here.tmux
	columns=$1 rows=$2
	shift 2
	cat >"$here.start" <<-END
		LC_ALL=$locale; export LC_ALL
		trap : INT HUP
		stty -g >$here.stty.before
		env $with $uncore top $* 2>$here.err
		echo \$? >$here.status.new
		stty -g >$here.stty.after
		mv $here.status.new $here.status
		exec cat
	END
	term -u new-session -d -x "$columns" -y "$rows" "exec sh $here.start"
}

# ended STATUS: waits for the end of top; the terminal is as before
ended() {
	for tick in $(seq 600); do
		[ ! -e "$here.status" ] || break
		sleep 0.05
	done
	[ "$(cat "$here.status" 2>&1)" = "$1" ] || { echo "exit $(cat "$here.status"), wanted $1"; cat "$here.err"; return 1; }
	cmp "$here.stty.before" "$here.stty.after"
}
