#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests the service, its drop-ins and the container files, as "make install" lays them out: systemd's own tools read the
# units; strace shows which system calls the exporter makes; doctor says which rights it needs.
# Run by make test, one turn in 5, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
build=$(realpath "${BUILD:-build}")
uncore=$build/bin/uncore
. tests/tools/tap.sh
tree=$scratch/tree
units=$tree/usr/lib/systemd/system
dropins=$tree/usr/share/libuncore/systemd

# lay_out STAGE DESTDIR [PREFIX]: what "make install" does after it has built, with a stage of its own: other tests install too
lay_out() {
	make -n install BUILD="$build" PREFIX="${3-/usr}" DESTDIR="$2" >"$scratch/recipe" &&
		grep 'runtime/packaging/\(stage\|install\)\.sh' "$scratch/recipe" | sed "s|'$build/stage'|'$1'|" >"$scratch/steps" &&
		[ "$(wc -l <"$scratch/steps")" = 2 ]
}
if ! { lay_out "$scratch/stage" "$tree" && sh -e "$scratch/steps"; } >"$scratch/install" 2>&1; then
	not_ok "service: make install succeeds" "$scratch/install"
	done_testing
fi
if [ ! -e "$units/uncore-exporter.service" ]; then
	skip "service" "built without libmicrohttpd"
	done_testing
fi

# with NAME TOOL COMMAND...: a case that needs a program
with() {
	if command -v "$2" >/dev/null; then
		name=$1
		shift 2
		try "$name" "$@"
	else
		skip "$1" "no $2 here"
	fi
}

# ---- systemd ----

# unit DROPIN...: a copy of the unit, alone or with drop-ins, whose program is the one that was built; prints its path
unit() {
	rm -rf "$scratch/units"
	mkdir -p "$scratch/units/uncore-exporter.service.d"
	for file in "$units"/*.service; do
		sed "s|/usr/bin/uncore|$uncore|" "$file" >"$scratch/units/${file##*/}"
	done
	for file in "$@"; do
		cp "$dropins/$file.conf" "$scratch/units/uncore-exporter.service.d/" || return 1
	done
	echo "$scratch/units/uncore-exporter.service"
}

# The manual pages of the units are not installed here.
verified() {
	file=$(unit "$@") && systemd-analyze verify --man=no "$file" "$scratch/units/uncore-msr-safe.service" >"$scratch/verify" 2>&1 &&
		[ ! -s "$scratch/verify" ] || { cat "$scratch/verify"; return 1; }
}
# Below a PREFIX with a blank and a percent sign, systemd must find the program, the configuration and the page.
blank() {
	prefix="$scratch/pre fix%n"
	lay_out "$scratch/blank" "" "$prefix" && sh -e "$scratch/steps" || return 1
	set -- "$prefix"/lib/systemd/system/uncore-exporter.service "$prefix"/lib/systemd/system/uncore-msr-safe.service
	systemd-analyze verify --man=no "$@" >"$scratch/verify" 2>&1 && [ ! -s "$scratch/verify" ] || { cat "$scratch/verify"; return 1; }
	# What systemd makes of the lines, by its rules: quotes are taken away, "%%" is "%", "$$" is "$".
	python3 - "$prefix" "$@" <<'EOF'
import shlex, subprocess, sys, urllib.parse
prefix, exporter, msr_safe = sys.argv[1:]
def value(unit, key):
    return next(l for l in open(unit, encoding="utf-8") if l.startswith(key + "=")).split("=", 1)[1].strip().replace("%%", "%")
words = shlex.split(value(exporter, "ExecStart"))
assert words[0] == prefix + "/bin/uncore" and words[-1] == prefix + "/etc/uncore/exporter.json", words
for unit in exporter, msr_safe:
    page = value(unit, "Documentation").split()[-1]
    assert page.startswith("file:") and open(urllib.parse.unquote(page[5:]), encoding="utf-8").read(1) == "#", page
allowed = value(msr_safe, "ConditionPathExists")
assert allowed == prefix + "/etc/uncore/msr-safe.allowlist", allowed
open(allowed, "w", encoding="utf-8").write("a list\n")
words = [word.replace("$$", "$").replace("/dev/cpu/msr_allowlist", "/dev/stdout") for word in shlex.split(value(msr_safe, "ExecStart"))]
assert subprocess.run(words, stdout=subprocess.PIPE, check=True).stdout == b"a list\n", words
EOF
}
# exposure MOST UNIT [DROPIN...]: what systemd-analyze security prints; docs/fleet/service.md has the same number
exposure() {
	most=$1 name=$2
	shift 2
	unit "$@" >/dev/null && systemd-analyze security --offline=true "$scratch/units/$name" >"$scratch/security" || return 1
	number=$(sed -n 's/.*Overall exposure level for .*: \([0-9.]*\) .*/\1/p' "$scratch/security")
	[ -n "$number" ] && awk -v number="$number" -v most="$most" 'BEGIN { exit !(number <= most) }' ||
		{ echo "exposure $number"; grep -v '✓' "$scratch/security"; return 1; }
}
documented() {
	exposure 10 uncore-exporter.service $1 && grep -q "^| $2 |.*| $number |$" docs/fleet/service.md || { echo "the page does not say $number"; return 1; }
}
for dropin in "" msr-safe registers listen; do
	with "service: systemd-analyze verify accepts the units${dropin:+ with $dropin.conf}" systemd-analyze verified $dropin
done
with "service: the units are right below a PREFIX with a blank" systemd-analyze blank
with "service: the exposure of the unit is at most 2.0" systemd-analyze exposure 2.0 uncore-exporter.service
with "service: with msr-safe.conf it is at most 2.0 too" systemd-analyze exposure 2.0 uncore-exporter.service msr-safe
with "service: with listen.conf it is at most 2.0 too" systemd-analyze exposure 2.0 uncore-exporter.service listen
with "service: that of uncore-msr-safe.service is at most 1.0" systemd-analyze exposure 1.0 uncore-msr-safe.service
with "service: the page has the exposure of the unit" systemd-analyze documented "" "perf events"
with "service: the page has the exposure with msr-safe.conf" systemd-analyze documented msr-safe msr-safe
with "service: the page has the exposure with registers.conf" systemd-analyze documented registers registers

# A module is loaded before the exporter opens its files, also after a reboot.
modules() {
	for each in registers:msr msr-safe:msr_safe; do
		file=$dropins/${each%:*}.conf wanted=modprobe@${each#*:}.service
		grep -qx "Wants=$wanted" "$file" && grep "^After=$wanted" "$file" && grep "^DeviceAllow=char-cpu/${each#*:} " "$file" ||
			{ echo "${each%:*}.conf does not load ${each#*:}"; return 1; }
	done
}
try "service: the drop-ins load the modules whose devices they allow" modules
# ends_for_good WANTED ARGUMENT...: the exporter ends with the status, and the unit does not try it again
ends_for_good() {
	wanted=$1
	shift
	"$uncore" exporter --listen 127.0.0.1:0 --via registers "$@" >/dev/null 2>"$scratch/err"
	status=$?
	[ "$status" = "$wanted" ] && grep -qx "$status" "$scratch/prevent" || { echo "status $status: $*"; cat "$scratch/err"; return 1; }
}
# other_processor VENDOR MODEL FLAG: a machine with it, whose files are all that is left to look at
other_processor() {
	mkdir -p "$scratch/machine/proc"
	printf 'processor\t: 0\nvendor_id\t: %s\ncpu family\t: 6\nmodel\t\t: %s\nmodel name\t: made up\nstepping\t: 4\nflags\t\t: fpu %s\n\n' \
		"$@" >"$scratch/machine/proc/cpuinfo"
}
# What stays wrong is not tried again: a wrong configuration, another vendor's processor, one that no platform describes.
stays() {
	sed -n 's/^RestartPreventExitStatus=//p' "$units/uncore-exporter.service" | tr ' ' '\n' >"$scratch/prevent"
	ends_for_good 2 --sim ivt --config "$scratch/none.json" || return 1
	for processor in "AuthenticAMD 62" "GenuineIntel 200"; do
		other_processor $processor "" && ends_for_good 4 --root "$scratch/machine" -g memory || return 1
	done
	# Tries that RestartSec spreads over more than the interval would never end.
	burst=$(sed -n 's/^StartLimitBurst=//p' "$units/uncore-exporter.service")
	minutes=$(sed -n 's/^StartLimitIntervalSec=\(.*\)min$/\1/p' "$units/uncore-exporter.service")
	pause=$(sed -n 's/^RestartSec=//p' "$units/uncore-exporter.service")
	[ "$((burst * pause))" -lt "$((minutes * 60))" ]
}
try "service: the unit gives up on what stays wrong" stays

# The user that the unit, the udev rule and the page name.
user() {
	mkdir -p "$tree/etc" && systemd-sysusers --root="$tree" >/dev/null 2>"$scratch/err" && grep '^_uncore:.*/nologin$' "$tree/etc/passwd" &&
		grep '^_uncore:' "$tree/etc/group" || { cat "$scratch/err"; return 1; }
	[ "$(sed -n 's/^\(User\|Group\)=//p' "$units/uncore-exporter.service" | sort -u)" = _uncore ] &&
		! grep -o 'GROUP="[^"]*"' "$tree/usr/lib/udev/rules.d/70-uncore.rules" | grep -v '"_uncore"'
}
if [ "$(id -u)" = 0 ]; then
	with "service: sysusers.d makes the user and the group, without a shell" systemd-sysusers user
else
	skip "service: sysusers.d makes the user and the group, without a shell" "needs root"
fi
# The names of the module's classes and of its devices in /proc/devices: msr_entry.c, msr_batch.c and msr_allowlist.c of
# msr-safe 1.7.
msr_safe() {
	rules=$tree/usr/lib/udev/rules.d/70-uncore.rules
	[ "$(sed -n 's/^SUBSYSTEM=="\([a-z_]*\)".*/\1/p' "$rules" | tr '\n' ' ')" = "msr_safe msr_batch msr_allowlist " ] &&
		grep msr_allowlist "$rules" | grep -v 'GROUP\|MODE' | grep -q 'SYSTEMD_WANTS}+="uncore-msr-safe.service"' &&
		[ -e "$units/uncore-msr-safe.service" ] &&
		! cat "$dropins/msr-safe.conf" "$units/uncore-msr-safe.service" | sed -n 's/^DeviceAllow=char-//p' |
			grep -vx 'cpu/msr_safe rw\|cpu/msr_batch rw\|cpu/msr_allowlist w'
}
try "service: udev and the units name the devices of msr-safe, and only root gets its list" msr_safe
# The module takes one write as the whole list, of at most 128 KiB.
one_write() {
	"$build/bin/uncoregen" export msr-safe --platform "$1" >"$scratch/list" && [ "$(wc -c <"$scratch/list")" -le 131072 ] &&
		strace -e trace=write -o "$scratch/writes" cat "$scratch/list" >/dev/null && [ "$(grep -c '^write(1,' "$scratch/writes")" = 1 ]
}
for platform in ivt skx; do
	with "service: the list of $platform reaches msr-safe in one write" strace one_write $platform
done

# ---- what the exporter does, against what the unit lets it do ----

. tests/package/sandbox.sh

# ---- containers ----

container=$tree/usr/share/libuncore/container
"$uncore" doctor --container --sim ivt >"$scratch/needs" 2>"$scratch/err"
grants() {
	python3 tests/package/grants.py "$1" "$scratch/needs" "$tree"
}
# yaml NAME COMMAND...: a case that reads YAML
yaml() {
	if ! command -v python3 >/dev/null || python3 -c 'import yaml' 2>/dev/null; then with "$1" python3 "$2" "$3"; else skip "$1" "no python3-yaml here"; fi
}
yaml "container: the DaemonSet grants what doctor --container says, and nothing else" grants daemonset
yaml "container: the page's job of Prometheus finds the DaemonSet's pods" grants job
with "container: the Containerfile grants what doctor --container says, and nothing else" python3 grants image
with "container: the unit has the rights of doctor --container's perf events" python3 grants unit
with "container: registers.conf has the rights of doctor --container's registers" python3 grants registers
# Its tag is what make install installs: not "latest", which changes below a running cluster.
version=$("$uncore" --version | sed -n '1s/^uncore \([0-9.]*\).*/\1/p')
tags() {
	grep -ho 'uncore:[0-9a-z.][0-9a-z.]*' "$container"/* docs/fleet/service.md | sort -u >"$scratch/tags"
	[ "$(cat "$scratch/tags")" = "uncore:$version" ] || { echo "uncore is $version"; cat "$scratch/tags"; return 1; }
}
try "container: images have the version of the command" tags
# Scenarios are for the simulator.
scenarios() {
	sed -n '/^FROM.*slim$/,$p' runtime/packaging/container/Containerfile | sed -n 's/^COPY --from=build //p' >"$scratch/copied"
	[ -s "$scratch/copied" ] && { grep -q uncore-sim "$scratch/copied" || ! grep scenarios "$scratch/copied"; }
}
try "container: the image has no scenarios without the simulator" scenarios
# Every file that the build of the image reads is copied into it.
copied() {
	sed -n 's/^COPY \([^-].*\)/\1/p' runtime/packaging/container/Containerfile >"$scratch/copies"
	mkdir "$scratch/src"
	while read -r line; do
		to=${line##* }
		mkdir -p "$scratch/src/$to"
		for from in ${line% *}; do
			if [ -d "$from" ]; then cp -R "$from/." "$scratch/src/$to/"; else cp "$from" "$scratch/src/$to/"; fi || return 1
		done
	done <"$scratch/copies"
	sed '/^#/d' runtime/packaging/container/Containerfile.dockerignore >"$scratch/ignored"
	! sed 's/ [^ ]*$//' "$scratch/copies" | tr ' ' '\n' | grep -xFf "$scratch/ignored" || return 1
	options=$(sed -n 's/^RUN make -j"$(nproc)" install //p' runtime/packaging/container/Containerfile)
	[ -n "$options" ] && make -n -C "$scratch/src" TOOLS_FIRST= $options >/dev/null || return 1
	# The same programs, so that only the laying out is done again.
	lay_out "$scratch/staged" "$scratch/out" && (cd "$scratch/src" && sh -e "$scratch/steps") &&
		(cd "$scratch/staged" && find . ! -type d | sort) >"$scratch/have" && (cd "$scratch/stage" && find . ! -type d | sort) | diff - "$scratch/have"
}
try "container: the Containerfile copies all that make install reads" copied
# libjansson.so.4 is in libjansson4, and so on: Debian's policy, 8.1.
packages() {
	{ readelf -d "$uncore" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' | grep -v '^lib\(c\|m\|fuse3\|ncursesw\|tinfo\|pthread\|dl\)\.so'
		grep -ao 'libmicrohttpd\.so\.[0-9]*' "$uncore" | sort -u; } | sed 's/\.so\.//' >"$scratch/libraries"
	[ -s "$scratch/libraries" ] && while read -r package; do
		sed -n '/^FROM.*slim$/,$p' runtime/packaging/container/Containerfile | grep -q " $package " || { echo "not installed: $package"; return 1; }
	done <"$scratch/libraries"
}
with "container: the image has the libraries that the command loads" readelf packages
# The image with simulated machines is built of the same files, and has all programs and their libraries.
simulates() {
	image=runtime/packaging/container/sim.Containerfile
	sed -n 's/^COPY \([^-].*\)/\1/p' $image | diff - "$scratch/copies" && cmp $image.dockerignore runtime/packaging/container/Containerfile.dockerignore &&
		grep -q '^COPY --from=build /out/usr/bin/ /usr/bin/$' $image || return 1
	readelf -d "${uncore%/*}/uncore-sim" | sed -n 's/.*(NEEDED).*\[\(libjansson\|libfuse3\)\.so\.\(.*\)\]/\1 \2/p' | while read -r name number; do
		sed -n '/^FROM.*slim$/,$p' $image | grep -qE " $name-?$number( |\$)" || { echo "not installed: $name $number"; exit 1; }
	done
}
with "container: the image with simulated machines has the same sources and the libraries of uncore-sim" readelf simulates
done_testing
