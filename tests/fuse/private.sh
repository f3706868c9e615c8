# SPDX-License-Identifier: MIT
# For run.sh: msr-tools open only /dev/cpu/N/msr, so they run in a namespace where the mounted files cover that folder.

# Runs in the private namespace. If there is no /dev/cpu to cover, it first covers /dev with one that has it.
cat >"$scratch/private" <<'END'
set -e
if [ ! -d /dev/cpu ]; then
	mount -t tmpfs none "$2"
	mkdir "$2/cpu"
	for each in null zero tty urandom; do
		: >"$2/$each"
		mount --bind "/dev/$each" "$2/$each"
	done
	mount --rbind "$2" /dev
fi
mount --bind "$1/dev/cpu" /dev/cpu
shift 2
exec "$@"
END
mkdir "$scratch/dev"

# private COMMAND...: runs the command on the simulated /dev/cpu
private() {
	unshare -m sh "$scratch/private" "$dir" "$scratch/dev" "$@"
}

# reads CPU NUMBER VALUE, as rdmsr prints it
reads() {
	is "$3" private rdmsr -p "$1" "$2"
}

writes() {
	private wrmsr -p "$1" "$2" "$3"
}
