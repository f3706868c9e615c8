# SPDX-License-Identifier: MIT
# For scripts that source it: machines mounted at $dir, one after the other, whose clocks stand still but for what is written to them.

dir=$scratch/machine
server=
mkdir "$dir"

end_mount() {
	[ -z "$server" ] || kill "$server" 2>/dev/null
	if mountpoint -q "$dir" 2>/dev/null; then umount -l "$dir" 2>/dev/null || fusermount3 -uz "$dir" 2>/dev/null; fi
	server=
}
trap 'end_mount; rm -rf "$scratch"' EXIT

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

# What mounts is run by this: empty, or words before it.
runner=

# begin SIM [WORD...]: mounts it
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

# All but how often counters were read.
numbers() {
	sed 's/, "samples".*//' "$1" | sort
}

# advance NANOSECONDS: as a command to measure. The host's clock hardly goes on meanwhile, and is not asked.
advance() {
	echo "echo $1 >'$dir/sim/advance'"
}

# advance_slowly NANOSECONDS: the same in a hundred steps, so that intervals see parts of it
advance_slowly() {
	echo "for step in \$(seq 100); do sleep 0.004; echo $(($1 / 100)) >'$dir/sim/advance'; done"
}
