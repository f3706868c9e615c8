#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests uncore sim mount with programs that know nothing of it: rdmsr and wrmsr (msr-tools), lspci and setpci
# (pciutils), lscpu and dd. Addresses, fields and device IDs were copied by hand from 329468-002 (ivt). UNCORE names
# another binary.
# Run by make test.
set -u

cd "$(dirname "$0")/../.." || exit 1
uncore=$(realpath "${UNCORE:-${BUILD:-build}/bin/uncore}")
. tests/tools/tap.sh
chmod 755 "$scratch"
dir=$scratch/machine
server=
mkdir "$dir"

# end_mount: unmounts and ends everything, even if a test failed half way
end_mount() {
	[ -z "$server" ] || kill "$server" 2>/dev/null
	for each in "$dir" "$scratch/other"; do
		if mountpoint -q "$each" 2>/dev/null; then umount -l "$each" 2>/dev/null || fusermount3 -uz "$each"; fi
	done
	server=
}
trap 'tap_ended; end_mount; rm -rf "$scratch"' EXIT

# why_not: prints why nothing can be mounted here, or fails if it can
why_not() {
	if [ ! -c /dev/fuse ]; then
		echo "no /dev/fuse"
	elif "$uncore" sim mount --sim ivt "$dir/none" 2>&1 >/dev/null | grep -q 'built without FUSE'; then
		echo "uncore was built without FUSE"
	elif [ "$(id -u)" != 0 ]; then
		[ -w /dev/fuse ] && [ -u "$(command -v fusermount3)" ] || echo "mounting is not permitted: no root, no fusermount3"
	elif ! unshare -m mount -t tmpfs none "$dir" 2>/dev/null; then
		echo "mounting is not permitted"
	fi | grep .
}

# Only root may mount another folder over /dev/cpu.
why_not_root() {
	[ "$(id -u)" = 0 ] || echo "needs root: /dev/cpu is replaced"
}

# mounted NAME COMMAND...: tries it where a mount is possible; as_root also needs root, for a private /dev/cpu
mounted() {
	if [ -n "$reason" ]; then skip "$1" "$reason"; else try "$@"; fi
}

as_root() {
	if [ -z "$reason" ] && [ "$(id -u)" != 0 ]; then skip "$1" "$(why_not_root)"; else mounted "$@"; fi
}

# begin WORD...: mounts at $dir in the background
begin() {
	"$uncore" sim mount "$@" --background "$dir" >"$scratch/begin" 2>&1 || { cat "$scratch/begin"; return 1; }
	server=$(sed -n 's/.*served by process \([0-9]*\);.*/\1/p' "$scratch/begin")
	[ -n "$server" ] && mountpoint -q "$dir"
}

# gone DIR PID: waits until both the mount and the process have gone, ten seconds at most
gone() {
	for second in 0 0.1 0.1 0.3 0.5 1 1 2 2 3; do
		sleep $second
		# A zombie still has its pid, but no program any more: it counts as gone.
		if ! mountpoint -q "$1" && ! readlink "/proc/$2/exe" >/dev/null; then return 0; fi
	done
	echo "still there: $1 or $2"
	return 1
}

# is WANTED COMMAND...: the command prints this
is() {
	wanted=$1
	shift
	got=$("$@" 2>&1)
	[ "$got" = "$wanted" ] || { printf '%s\n  printed:  %s\n  expected: %s\n' "$*" "$got" "$wanted"; return 1; }
}

# fails TEXT COMMAND...: the command fails, and its message contains the text
fails() {
	text=$1
	shift
	if got=$("$@" 2>&1); then echo "succeeded: $*"; return 1; fi
	case $got in
	*"$text"*) ;;
	*) printf '%s\n  printed: %s\n  without: %s\n' "$*" "$got" "$text"; return 1 ;;
	esac
}

# put FILE TEXT: writes a line to a file of the mount
put() {
	printf '%s\n' "$2" >"$dir/$1"
}

cpus=sys/devices/system/cpu
. tests/fuse/private.sh

reason=$(why_not) || reason=
[ -n "$reason" ] || begin --sim ivt:2,tests/fuse/scenario.json --clock manual || reason=broken
if [ "$reason" = broken ]; then
	not_ok "mount: sim mount --background mounts the machine" "$scratch/begin"
	done_testing
fi
mounted "mount: sim mount --background mounts the machine" mountpoint -q "$dir"

. tests/fuse/msr.sh
. tests/fuse/pci.sh
. tests/fuse/machine.sh
. tests/fuse/ends.sh
done_testing
