# SPDX-License-Identifier: MIT
# Sourced after tap.sh by tests that set $build and $suite: a bare Debian in $root, made by debootstrap. The base of each
# release and the packages that were downloaded stay in $build/package.

keep=$build/package
root=$scratch/root
# This machine's own mirror, else that of debootstrap.
mirror=${DEB_MIRROR:-$(sed -nE 's/^(URIs:|deb( \[[^]]*\])?) +(https?:[^ ]+).*/\3/p' /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null |
	grep debian | grep -v security | head -n 1)}

# base: unpacks the base system, which debootstrap made once
base() {
	mkdir -p "$keep" "$root"
	if [ ! -f "$keep/$suite.tar" ]; then
		debootstrap --variant=minbase $suite "$scratch/base" $mirror >"$scratch/debootstrap.log" 2>&1 &&
			tar -C "$scratch/base" -cf "$keep/$suite.tar.new" . && mv "$keep/$suite.tar.new" "$keep/$suite.tar" || return 1
		rm -rf "$scratch/base"
	fi
	tar -C "$root" -xf "$keep/$suite.tar" && cp -L /etc/resolv.conf "$root/etc/resolv.conf" &&
		echo force-unsafe-io >"$root/etc/dpkg/dpkg.cfg.d/no-sync"
}

# inside COMMAND...: runs it there, as in a container that was given /dev/fuse. The mounts are gone afterwards. A signal
# reaches the command itself.
cat >"$scratch/inside" <<END
#!/bin/sh
exec unshare --mount sh -c '
	mount --bind "\$0" "\$0" && mount -t proc proc "\$0/proc" && mount -t sysfs sysfs "\$0/sys" && mount -t tmpfs tmpfs "\$0/dev/shm" &&
		mount -t devpts -o newinstance,ptmxmode=666 devpts "\$0/dev/pts" || exit 1
	cd "\$0" && exec chroot "\$0" /usr/bin/env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
		LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive HOME=/root "\$@"' "$root" "\$@"
END
chmod +x "$scratch/inside"
inside() {
	"$scratch/inside" "$@"
}
# apt ARGUMENT...: the packages of Debian are downloaded once
apt() {
	inside apt-get -q -y -o Dpkg::Options::=--force-confold "$@" </dev/null
	status=$?
	keep_packages
	return $status
}
keep_packages() {
	mkdir -p "$keep/archives"
	archives "$root/var/cache/apt/archives" "$keep/archives"
}
# archives FROM TO: links the packages, or copies them to another file system
archives() {
	cp -nl "$1"/*.deb "$2/" 2>/dev/null || cp -n "$1"/*.deb "$2/" 2>/dev/null
}

# why_no_base: unpacks a fresh system with lists of packages, or prints the reason why there is none
why_no_base() {
	if [ "$(id -u)" -ne 0 ]; then
		echo "only root can change the root folder"
	elif ! command -v debootstrap >/dev/null; then
		echo "debootstrap is not there (make tools EVERY=1)"
	elif ! base 2>"$scratch/base.log"; then
		echo "debootstrap: $(cat "$scratch/debootstrap.log" "$scratch/base.log" 2>/dev/null | tail -n 1)"
	elif ! inside true 2>"$scratch/inside.log"; then
		echo "no chroot: $(tail -n 1 "$scratch/inside.log")"
	else
		[ -e "$root/dev/fuse" ] || [ ! -e /dev/fuse ] || mknod -m 600 "$root/dev/fuse" c 10 229
		mkdir -p "$keep/archives"
		archives "$keep/archives" "$root/var/cache/apt/archives"
		apt update >"$scratch/update.log" 2>&1 || echo "no package can be downloaded: $(tail -n 1 "$scratch/update.log")"
	fi
}
