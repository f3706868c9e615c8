# SPDX-License-Identifier: MIT
# Sourced by deb.sh: a bare Debian 12 installs the packages, runs, upgrades, removes and purges them.

suite=bookworm
. tests/package/bare.sh
# Every file there, except what dpkg, apt and systemd leave.
files() {
	(cd "$root" && find . -xdev -path ./proc -prune -o ! -type d -print) |
		grep -vE '^\./(var/(cache|log|lib/(dpkg|apt|systemd))|tmp|packages|upgrade)/|^\./etc/(ld\.so\.cache|[^/]*-|\.pwd\.lock|machine-id|mtab)$|^\./run/(adduser|shm|systemd/)' | sort
}

reason=$(why_no_base)
if [ -n "$reason" ]; then
	skip "deb: installed, run, upgraded and purged in a bare Debian 12" "$reason"
	done_testing
fi

mkdir "$root/packages" "$root/upgrade"
for package in $packages; do
	cp "$scratch"/one/deb/"$package"_*.deb "$root/packages/"
done
files >"$scratch/before"
installed() {
	apt install $(cd "$root" && ls -d ./packages/*.deb) && [ "$(inside dpkg-query -W -f '${Status}\n' $packages | sort -u)" = 'install ok installed' ]
}
try "deb: apt-get install ./*.deb in a bare Debian 12" installed

verified() {
	inside systemd-analyze verify --man=no /lib/systemd/system/uncore-exporter.service /lib/systemd/system/uncore-msr-safe.service \
		>"$scratch/verify.log" 2>&1
	status=$?
	cat "$scratch/verify.log"
	[ $status -eq 0 ] && ! grep uncore "$scratch/verify.log"
}
try "deb: systemd-analyze verify accepts the units" verified

# The tests that the packages bring (autopkgtest) run as autopkgtest would run them.
autopkgtest() {
	cp tests/package/installed/"$1" "$root/root/$1" && mkdir -p "$root/tmp/$1" && inside AUTOPKGTEST_TMP="/tmp/$1" "/root/$1"
}
needed=$(sed -n 's/^Depends: //p' runtime/packaging/debian/tests/control | tr -d , | tr ' ' '\n' | sort -u)
for package in $packages; do
	needed=$(echo "$needed" | grep -vx "$package")
done
. tests/package/bandwidth.sh

# Apart from what the packages' tests need; this comes last, because these stay.
upgraded() {
	for file in "$root"/packages/*.deb; do
		name=${file##*/}
		rm -rf "$scratch/deb" && dpkg-deb -R "$file" "$scratch/deb" || return 1
		sed -i -E '/^Version:|= /s/-1(\.1~)?(\)|,|$)/-2\1\2/g' "$scratch/deb/DEBIAN/control"
		[ ! -f "$scratch/deb/etc/uncore/exporter.json" ] || sed -i 's/"labels": {}/"labels": { "new": "1" }/' "$scratch/deb/etc/uncore/exporter.json"
		dpkg-deb --root-owner-group -b "$scratch/deb" "$root/upgrade/${name%-1_*}-2_${name##*_}" >/dev/null || return 1
	done
	sed -i 's/"labels": {}/"labels": { "mine": "1" }/' "$root/etc/uncore/exporter.json" &&
		apt install $(cd "$root" && ls -d ./upgrade/*.deb) || return 1
	inside dpkg-query -W -f '${Version}\n' $packages | grep -v -e '-2$' && return 1
	grep '"mine"' "$root/etc/uncore/exporter.json" && inside uncore stat --sim ivt:2 -g memory -t 100
}
try "deb: an upgrade keeps the changed configuration" upgraded

removed() {
	apt remove $packages && [ -f "$root/etc/uncore/exporter.json" ] && [ ! -e "$root/usr/bin/uncore" ] || return 1
	# apt itself recommends ca-certificates, which python3 brings: so autoremove keeps it.
	inside dpkg --purge $packages && apt autoremove --purge && apt purge ca-certificates && apt autoremove --purge || return 1
	files >"$scratch/after"
	comm -13 "$scratch/before" "$scratch/after" >"$scratch/left"
	inside getent passwd _uncore >>"$scratch/left"
	inside getent group _uncore >>"$scratch/left"
	find "$root" -xdev -name '*uncore*' ! -path "$root/packages/*" ! -path "$root/upgrade/*" ! -path "$root/var/cache/*" ! -path "$root/tmp/*" >>"$scratch/left"
	cat "$scratch/left"
	[ ! -s "$scratch/left" ]
}
try "deb: after remove the configuration is there, after purge nothing" removed

sources() {
	apt install $(echo "$needed") $(cd "$root" && ls -d ./packages/*.deb) >"$scratch/apt.log" 2>&1 || { tail "$scratch/apt.log"; return 1; }
}
try "deb: installed again, with what the packages' own tests need" sources
for each in $(sed -n 's/^Tests: //p' runtime/packaging/debian/tests/control); do
	try "deb: autopkgtest $each" autopkgtest "$each"
done
