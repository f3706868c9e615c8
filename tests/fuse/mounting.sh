# SPDX-License-Identifier: MIT
# For scripts that source it: mounts machines at $dir, one after the other. Their clocks move only by what is written to
# them.

dir=$scratch/machine
server=
mkdir "$dir"

end_mount() {
	[ -z "$server" ] || kill "$server" 2>/dev/null
	if mountpoint -q "$dir" 2>/dev/null; then umount -l "$dir" 2>/dev/null || fusermount3 -uz "$dir" 2>/dev/null; fi
	server=
}
trap 'tap_ended; end_mount; rm -rf "$scratch"' EXIT

reason=
if [ ! -c /dev/fuse ]; then
	reason="no /dev/fuse"
elif ! "$uncore" sim mount --sim "${probe:-ivt}" --background "$dir" >"$scratch/mounted" 2>&1; then
	reason=$(head -n 1 "$scratch/mounted")
else
	server=$(sed -n 's/.*served by process \([0-9]*\);.*/\1/p' "$scratch/mounted")
	end_mount
fi

mounted() {
	if [ -n "$reason" ]; then skip "$1" "$reason"; else try "$@"; fi
}

# Words that are put before the command that mounts; none at first.
runner=

# begin SIM [WORD...]: mounts it with a manual clock, after the machine before has gone
begin() {
	begun=$1
	shift
	end_mount
	rm -rf "$dir.uncore"
	for each in 1 2 3 4 5 6 7 8 9 10; do
		if mountpoint -q "$dir"; then sleep 0.2; fi
	done
	$runner "$uncore" sim mount --sim "$begun" --clock manual "$@" --background "$dir" >"$scratch/mounted" 2>&1 ||
		{ cat "$scratch/mounted"; return 1; }
	server=$(sed -n 's/.*served by process \([0-9]*\);.*/\1/p' "$scratch/mounted")
}

# numbers FILE: its lines without times of day, what counted, and the number of samples, which depends on the host's speed
numbers() {
	sed 's/, "samples".*//; s/"when": "[^"]*", "started": "[^"]*", //; s/, "via": "[^"]*"//' "$1" | sort
}

# advance NANOSECONDS: prints a command to measure that moves the clock
advance() {
	echo "echo $1 >'$dir/sim/advance'"
}

# reads: prints a command that waits until stat -I has read the counters again, and $scratch/report says so
reads() {
	echo "lines=\$(wc -l <'$scratch/report'); until [ \$(wc -l <'$scratch/report') -gt \$lines ]; do sleep 0.005; done"
}

# advance_slowly NANOSECONDS: the same in forty steps, of which stat -I reads each before the third one after it. Each
# second one comes at any moment, also while counters are read.
advance_slowly() {
	step="echo $(($1 / 40)) >'$dir/sim/advance'"
	echo "for step in \$(seq 20); do $step; $(reads); sleep 0.0\$((step % 10)); $step; done; $(reads)"
}
