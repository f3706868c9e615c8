# SPDX-License-Identifier: MIT
# Sourced by run.sh: the rows of a sample, by each way to read counters.

# calls_of MODE PLACE COUNT: prints the number of its system calls, counted by strace -c
calls_of() {
	strace -f -c -o "$scratch/calls" "$sample" "$1" "$2" "$3" >/dev/null || return 1
	awk '$NF == "total" { print $4 }' "$scratch/calls"
}

# per_sample MODE PLACE: prints the system calls of a sample, computed from the difference of two runs
per_sample() {
	few=$(calls_of "$1" "$2" 50) && many=$(calls_of "$1" "$2" 150) || return 1
	awk -v few="$few" -v many="$many" 'BEGIN { printf "%.2f", (many - few) / 100 }'
}

# Prints the dwords read from configuration space: the sizes of all preads of files named config. MSR files are read 8
# bytes at a time.
dwords_of() {
	strace -y -o "$scratch/calls" "$sample" root "$1" "$2" >/dev/null || return 1
	sed -n 's/^pread64([0-9]*<[^>]*\/config>.* = \([0-9]*\)$/\1/p' "$scratch/calls" | awk '{ sum += $1 } END { print sum / 4 }'
}

end_mount() {
	[ -z "${server:-}" ] || kill "$server" 2>/dev/null
	server=
}

# mount_machine SIM WORD...: mounts the simulated machine at $dir. Its clocks stand still: a count whose halves a carry parts is
# read again, and on a busy machine more of them are.
mount_machine() {
	sim=$1
	shift
	"$uncore" sim mount --sim "$sim" --clock manual "$@" --background "$dir" >"$scratch/mounted" 2>&1 || return 1
	server=$(sed -n 's/.*served by process \([0-9]*\);.*/\1/p' "$scratch/mounted")
	trap 'end_mount; rm -rf "$scratch"' EXIT
}

# best COMMAND...: prints the smallest result of five runs
best() {
	for run in 1 2 3 4 5; do "$@" || return 1; done >"$scratch/five" && sort -n "$scratch/five" | head -n 1
}

# fuse_rows WHAT LIMIT: prints the rows of the machine at $dir
fuse_rows() {
	if command -v strace >/dev/null; then
		calls=$(per_sample root "$dir") && few=$(dwords_of "$dir" 50) && many=$(dwords_of "$dir" 150) || die "no system calls of a sample"
		row "system calls of a sample of 121 counters$1" "$calls" "$2" ""
		row "  dwords of configuration space" "$(awk -v few="$few" -v many="$many" 'BEGIN { print (many - few) / 100 }')" 148 ""
	else
		echo "system calls of a sample of 121 counters$1: skipped: no strace"
	fi
	outside=$(best "$sample" free "$dir" 20000) && all=$(best "$sample" root "$dir" 200) && first=$("$sample" open "$dir" 10) ||
		die "no sample over FUSE"
	row "  outside system calls, best of 5" "$outside" 5000 ns
	row "  whole sample over FUSE, best of 5" "$all" - ns
	row "  share outside system calls, over FUSE" "$(awk -v a="$outside" -v b="$all" 'BEGIN { printf "%.2f", 100 * a / b }')" - %
	row "  open to the first count over FUSE, best of 10" "$(milliseconds $((first / 1000)))" - ms
	if command -v strace >/dev/null; then
		calls=$(calls_of begin "$dir" 1) && few=$(calls_of begin "$dir" 0) || die "no system calls of a session"
		row "    system calls of that" $((calls - few)) - ""
	fi
}

# mount_safe PLATFORM SIM: mounts it at $dir with msr-safe, whose list allows the platform's registers
mount_safe() {
	while mountpoint -q "$dir"; do sleep 0.1; done
	mount_machine "$2" --msr-safe && "$generator" export msr-safe --platform "$1" >"$scratch/list" && cat "$scratch/list" >"$dir/dev/cpu/msr_allowlist" ||
		die "no machine with msr-safe"
}

# mapped_row COUNTERS: of the machine at $dir. Its files cannot be mapped, so the library's own seam gives memory.
mapped_row() {
	command -v strace >/dev/null || return 0
	calls=$(per_sample mapped "$dir") || die "no system calls of a mapped sample of $1"
	row "system calls of a sample of $1, mapped, batch" "$calls" 2 ""
}

# By perf events: a model of the kernel answers, and its time is left out.
perf_rows() {
	"$sample" perf "$machine" 2000 >"$scratch/perf" || die "no sample by perf events"
	{ read -r own; read -r reads counted; } <"$scratch/perf"
	row "reads of a sample of $counted counters by perf events" "$reads" 29 ""
	row "  outside system calls, best of 20" "$own" 5000 ns
}

sample_rows() {
	all=$(best "$sample" sim "$machine" 2000) && first=$("$sample" open-sim "$machine" 10) || die "no sample on the simulator"
	row "a sample of 121 counters, simulator in process, best of 5" "$all" - ns
	row "  open to the first count, best of 10" "$(milliseconds $((first / 1000)))" - ms
	dir=$scratch/machine
	mkdir "$dir"
	if ! mount_machine "ivt,$machine"; then
		echo "samples through the Linux back end: skipped: $(head -n 1 "$scratch/mounted")"
		return
	fi
	fuse_rows "" 73
	end_mount
	mount_safe ivt "ivt,$machine"
	fuse_rows ", msr-safe's batch" 27
	mapped_row "121 counters"
	for platform in skx icx; do
		end_mount
		mount_safe $platform $platform:1,idle
		mapped_row "$("$sample" counters $platform 0) counters of $platform"
	done
	end_mount
}
