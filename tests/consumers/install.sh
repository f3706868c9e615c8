# SPDX-License-Identifier: MIT
# Sourced by run.sh: tests make install and make uninstall.

# files FOLDER: prints the names of all files in it
files() {
	(cd "$1" && find . ! -type d | sort)
}

# there FILE...: all of them exist below the prefix
there() {
	for file in "$@"; do
		[ -e "$prefix/$file" ] || { echo "$file is not installed"; return 1; }
	done
}

try "install: make install succeeds" project install PREFIX="$prefix"
try "install: the programs, libraries and headers are installed" \
	there bin/uncore bin/uncore-offline bin/uncore-regions bin/uncore-sim bin/uncoregen lib/libuncore.a lib/libuncore.so lib/libuncore-sim.a lib/libuncore-sim.so \
	include/uncore/uncore.h include/uncore/accessor.h include/uncore/ivt/cbo_events.h
try "install: the files for pkg-config and CMake are installed" \
	there lib/pkgconfig/libuncore.pc lib/pkgconfig/libuncore-sim.pc lib/pkgconfig/uncore-headers.pc \
	lib/cmake/uncore/uncoreConfig.cmake lib/cmake/uncore/uncoreConfigVersion.cmake
try "install: manual pages and shell completions are installed" \
	there share/man/man1/uncore.1 share/man/man1/uncoregen-generate.1 \
	share/man/man3/libuncore.3 share/bash-completion/completions/uncore share/zsh/site-functions/_uncore \
	share/fish/vendor_completions.d/uncore.fish

# A shell that knows nothing of PREFIX finds all by the lines that make install prints. DESTDIR is a place for later.
by_its_lines() (
	project install PREFIX="$prefix" | sed -n 's/^    //p' >"$scratch/lines" && cat "$scratch/lines" &&
		echo 'int main(void) { return uncore_region_begin("a"); }' >"$scratch/shell.c" && cd / && env -i PATH=/usr/bin:/bin sh -euc ". '$scratch/lines'
			cc -include uncore/region.h '$scratch/shell.c' \$(pkg-config --cflags --libs libuncore) -o '$scratch/shell'
			'$scratch/shell' && uncore list platforms | grep ivt
			[ ! -x /usr/bin/python3 ] || /usr/bin/python3 -B -c 'import uncore; print(uncore.version())'"
)
try "install: by the lines that it prints a bare shell finds program, library and Python package" by_its_lines
silent() { [ -z "$(project install PREFIX=/usr DESTDIR="$scratch/silent")" ] && rm -rf "$scratch/silent"; }
try "install: with DESTDIR it prints no such lines" silent

# The interpreter looks in the folder that make print-PYTHONDIR names; PYTHONPATH names it for any other PREFIX.
python_counts() {
	(cd / && PYTHONPATH=$prefix/lib/python3/dist-packages UNCORE_LIBRARY='' /usr/bin/python3 -c 'import uncore
with uncore.machine("sim:ivt:2") as machine, machine.session(events="UNC_C_CLOCKTICKS") as session:
    machine.sleep(0.1)
    print(session.read().value("UNC_C_CLOCKTICKS"))') | grep -x 7500000000
}
if [ -x /usr/bin/python3 ]; then
	try "install: a Python program counts with the installed package and library" python_counts
else
	skip "install: a Python program counts with the installed package and library" "python3 is not there"
fi

# Without this directory only root could measure first, because other users may not create one that all users share.
state_directory() {
	there lib/tmpfiles.d/uncore.conf && grep -v '^#' "$prefix/lib/tmpfiles.d/uncore.conf" >"$scratch/made" &&
		[ "$(cat "$scratch/made")" = "d /run/uncore 1777 root root -" ]
}
try "install: tmpfiles.d declares a directory for locks and journals that all users share" state_directory

# The spec is installed too, so that why can explain facts without the source tree.
explains() {
	(cd / && "$prefix/bin/uncoregen" why "$1") | grep -q "$2"
}
# reads COMMAND...: it finds the installed spec: without one, it says that there is no folder spec
reads() {
	(cd / && "$prefix/bin/uncoregen" "$@") >"$scratch/read" 2>&1 && [ -s "$scratch/read" ] ||
		{ echo "uncoregen $*:"; head -3 "$scratch/read"; return 1; }
}
reads_installed() {
	reads disputes -p jkt && reads page -p jkt && reads dump --json && reads symbols -p jkt && reads draw -p jkt cbo.ctl &&
		reads export -p jkt msr-safe && reads site -p jkt --out "$scratch/pages" &&
		reads generate -p jkt --tables "$scratch/jkt.uct"
}
try "install: commands that only print read the installed spec" reads_installed
checks_installed() {
	(cd / && "$prefix/bin/uncoregen" check) | grep -q "^$prefix/share/libuncore/spec: .* no errors$" &&
		(cd / && "$prefix/bin/uncoregen" diff --between jkt ivt) | grep -q '^  platform ivt: '
}
try "install: check and diff --between read the installed spec" checks_installed
try "install: why explains a register of an instance" explains C3_MSR_PMON_CTL0 "^ivt cbo.ctl: "
try "install: why explains a dispute" explains ivt-cbo-ov-en "Verdict, with"
try "install: why prints the address of a source" explains cbo.ctl "linux: https://"

# The scenarios are installed, and --sim finds them by name. A file of that name in the working folder has precedence.
scenario() {
	(cd / && "$prefix/bin/uncore" stat --sim ivt,two_sockets -M MEM_BW_TOTAL -t 1000) | grep -q ' 44,000,000,000 ' || return 1
	mkdir -p "$scratch/own" && echo '{ "platform": "p6" }' >"$scratch/own/two_sockets" || return 1
	! (cd "$scratch/own" && "$prefix/bin/uncore" stat --sim ivt,two_sockets -M MEM_BW_TOTAL -t 1000) 2>"$scratch/why" &&
		grep -q p6 "$scratch/why"
}
try "install: --sim finds an installed scenario by its name, after the working folder" scenario

# Each installed scenario is right for the platform that it names.
scenarios_checked() {
	found=0
	for file in "$prefix"/share/libuncore/scenarios/*.json; do
		"$prefix/bin/uncore" sim check "$file" >"$scratch/out" 2>&1 || { cat "$scratch/out"; return 1; }
		found=$((found + 1))
	done
	[ "$found" -ge 10 ] || { echo "only $found scenarios"; return 1; }
}
try "install: uncore sim check accepts each installed scenario" scenarios_checked

soname() {
	name=$(readelf -d "$prefix/lib/libuncore.so" | sed -n 's/.*SONAME.*\[\(.*\)\]/\1/p')
	echo "soname: $name"
	[ -n "$name" ] && [ -f "$prefix/lib/$name" ] && [ "$(readlink "$prefix/lib/libuncore.so")" = "$name" ]
}
try "install: the shared library has a soname, and libuncore.so links to that file" soname

# An administrator's umask must not hide the files from others.
open_to_all() {
	(umask 077 && project install PREFIX=/usr DESTDIR="$scratch/dest") || return 1
	find "$scratch/dest/usr" ! -type l ! -perm -004 | grep . && return 1
	return 0
}
try "install: all users can read what is installed under umask 077" open_to_all

same_files() {
	files "$prefix" >"$scratch/list" && { files "$scratch/dest/usr"; (cd "$scratch/dest" && find ./etc ! -type d); } | sort |
		diff "$scratch/list" - && [ "$(ls "$scratch/dest" | tr '\n' ' ')" = "etc usr " ]
}
try "install: DESTDIR gets all files, and with PREFIX=/usr none outside /usr and /etc" same_files
not_named() {
	grep -rlF "$scratch" "$scratch/dest" && return 1
	grep -qx 'libdir=/usr/lib' "$scratch/dest/usr/lib/pkgconfig/libuncore.pc"
}
try "install: no installed file contains the path of DESTDIR" not_named

removed() {
	project uninstall PREFIX=/usr DESTDIR="$scratch/dest" || return 1
	find "$scratch/dest" ! -type d | grep . && return 1
	[ ! -e "$scratch/dest/usr/include/uncore" ]
}
echo mine >"$scratch/dest/usr/lib/other"
# What the administrator has changed stays, whatever is installed or removed.
keeps_configuration() {
	kept=$scratch/dest/etc/uncore/exporter.json
	echo '{ "schema": 1 }' >"$kept" && project install PREFIX=/usr DESTDIR="$scratch/dest" && project uninstall PREFIX=/usr DESTDIR="$scratch/dest" &&
		[ "$(cat "$kept")" = '{ "schema": 1 }' ] && rm "$kept" && project install PREFIX=/usr DESTDIR="$scratch/dest"
}
try "install: a changed configuration is neither overwritten nor removed" keeps_configuration
keeps_others() {
	removed && return 1
	[ "$(cat "$scratch/dest/usr/lib/other")" = mine ] && rm "$scratch/dest/usr/lib/other" && removed
}
try "uninstall: make uninstall removes all installed files and no other file" keeps_others
rm -rf "$scratch/dest"

other_places() {
	lib="$scratch/an other/lib/x86_64-linux-gnu"
	project install PREFIX="$scratch/an other" LIBDIR="$lib" && [ -f "$lib/libuncore.a" ] || return 1
	eval "set -- $(PKG_CONFIG_PATH=$lib/pkgconfig pkg-config --cflags --libs libuncore)"
	printf '%s\n' "$@"
	[ "$1" = "-I$scratch/an other/include" ] && [ "$2" = "-L$lib" ] && [ "$3" = -luncore ]
}
try "install: the library is installed in LIBDIR, and pkg-config quotes a blank in its name" other_places
rm -rf "$scratch/an other"
# What units, rules of udev and scripts would each have to quote in a way of its own.
unusable() {
	for name in 'a"b' "a'b" 'a\b' 'a`b' 'a$$b'; do
		project install DESTDIR="$scratch/dest" PREFIX="/$name" >"$scratch/said" 2>&1 && { echo "$name is taken"; return 1; }
		grep -qF 'in its name: choose one without' "$scratch/said" && [ ! -e "$scratch/dest" ] || { cat "$scratch/said"; return 1; }
	done
}
try "install: a PREFIX that units and scripts cannot name is refused, and nothing is installed" unusable
