# SPDX-License-Identifier: MIT
# Sourced by deb.sh: the scripts of uncore-exporter make, rename and remove only the package's own account. They run on
# a copy of this machine's accounts, which takes the place of /etc in a mount namespace of their own.

# accounts: begins a case with a fresh copy
accounts() {
	rm -rf "$scratch/etc"
	mkdir "$scratch/etc"
	for file in passwd group shadow gshadow login.defs nsswitch.conf pam.d security ld.so.cache; do
		[ ! -e "/etc/$file" ] || cp -a "/etc/$file" "$scratch/etc/"
	done
	sed -i '/^_\?uncore:/d' "$scratch"/etc/passwd "$scratch"/etc/group "$scratch"/etc/shadow "$scratch"/etc/gshadow
}
there() {
	unshare --mount sh -c 'mount --bind "$0" /etc && "$@"' "$scratch/etc" "$@"
}
# script NAME ARGUMENT...: as debhelper writes it
script() {
	name=$1
	shift
	sed "s|^#DEBHELPER#|[ $name != postinst ] \|\| systemd-sysusers $PWD/runtime/packaging/systemd/sysusers.conf|" \
		"runtime/packaging/debian/uncore-exporter.$name" >"$scratch/$name"
	there sh -e "$scratch/$name" "$@" >"$scratch/said" 2>&1 || { cat "$scratch/said"; return 1; }
}
# has NAME / lacks NAME: the account and the group
has() {
	grep "^$1:" "$scratch/etc/passwd" && grep "^$1:" "$scratch/etc/group"
}
lacks() {
	! grep -h "^$1:" "$scratch/etc/passwd" "$scratch/etc/group"
}
purges_own() {
	accounts && script postinst configure && has _uncore && ! grep uncore-exporter: "$scratch/said" && there useradd -M -G _uncore ann &&
		script postrm remove && has _uncore && script postrm purge && lacks _uncore && has ann
}
keeps_person() {
	accounts && there useradd -M -d /home/uncore -s /bin/sh uncore && script postinst configure && script postrm purge && has uncore && lacks _uncore
}
# Its name and its number are those of a service, but its home is not ours.
keeps_service() {
	accounts && there useradd -r -U -d /srv/uncore -s /usr/sbin/nologin uncore && script postinst configure && script postrm purge && has uncore
}
renames() {
	accounts && echo 'u uncore - "Counts of the uncore" / -' >"$scratch/earlier.conf" && there systemd-sysusers "$scratch/earlier.conf" &&
		there useradd -M -G uncore ann && has uncore && script postinst configure 0.1.0-1 && lacks uncore && grep '^_uncore:.*:ann$' "$scratch/etc/group"
}
in_the_way() {
	accounts && there useradd -M -U -s /bin/sh _uncore && script postinst configure && grep -q 'the account _uncore is not the one' "$scratch/said" &&
		script postrm purge && has _uncore
}

reason=
if [ "$(id -u)" -ne 0 ] || ! unshare --mount true 2>/dev/null; then
	reason="only root can make a mount namespace here"
elif ! command -v systemd-sysusers >/dev/null || ! command -v useradd >/dev/null; then
	reason="needs systemd-sysusers and useradd"
fi
if [ -n "$reason" ]; then
	skip "deb: uncore-exporter makes and removes only its own account" "$reason"
else
	try "deb: purge removes the service's user and group, and nobody else" purges_own
	try "deb: purge leaves a person's account called uncore" keeps_person
	try "deb: purge leaves another service's account called uncore" keeps_service
	try "deb: an upgrade renames the user of earlier packages, and keeps the members of its group" renames
	try "deb: a person's account called _uncore is reported when the package is installed, and stays" in_the_way
fi
