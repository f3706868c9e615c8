# SPDX-License-Identifier: MIT
# Sourced after tap.sh by tests that set $uncore: runs commands as a user without privileges. Root becomes user 65534
# without capabilities; any other user stays. Many containers give /dev/fuse to root alone, so root gives that user a
# private one that all may open, which is what udev does elsewhere (50-udev-default.rules: mode 0666). It is in a file
# system of its own, because /tmp may be mounted with nodev.

# as_user COMMAND...: $uncore and the programs beside it are copied to $scratch/for_all, the current folder, where every user
# reaches them
as_user() {
	[ -x "$scratch/for_all/uncore" ] || { mkdir -p "$scratch/for_all" && cp "$uncore" "$uncore-offline" "$uncore-regions" "$uncore-sim" "$scratch/for_all/"; } || return 1
	chmod 755 "$scratch" "$scratch/for_all" "$scratch/for_all"/uncore*
	[ "$(id -u)" != 0 ] || set -- $as_nobody "$@"
	if [ "$(id -u)" != 0 ] || $as_nobody sh -c ': >>/dev/fuse' 2>/dev/null; then
		(cd "$scratch/for_all" && "$@")
		return
	fi
	mkdir -p "$scratch/dev" && unshare -m sh -c '
		mount -t tmpfs -o mode=755 none "$1/dev" && mknod "$1/dev/fuse" c 10 229 && chmod 666 "$1/dev/fuse" &&
			mount --bind "$1/dev/fuse" /dev/fuse && cd "$1/for_all" || exit 1
		shift
		exec "$@"' sh "$scratch" "$@"
}
as_nobody="setpriv --reuid=65534 --regid=65534 --clear-groups --inh-caps=-all --bounding-set=-all"

# why_no_user: prints the first reason why a user cannot simulate a machine here, if there is one
why_no_user() {
	if ! as_user true 2>"$scratch/user"; then
		echo "no private /dev/fuse for a user: $(head -n 1 "$scratch/user")"
	elif ! as_user sh -c ': >>/dev/fuse' 2>/dev/null; then
		echo "a user may not open /dev/fuse"
	elif ! as_user ./uncore --version >/dev/null 2>&1; then
		echo "a user cannot reach $scratch"
	elif ! as_user unshare -Urm true 2>/dev/null; then
		echo "users may not make namespaces"
	fi
}

# user NAME COMMAND...: a case in which as_user simulates a machine
user() {
	[ -n "${users+set}" ] || users=$(why_no_user)
	if [ -n "$users" ]; then skip "$1" "$users"; else try "$@"; fi
}
