#!/bin/sh
# SPDX-License-Identifier: MIT
# Lays out below a folder what "make install" copies: bin, lib, include, man, bash, zsh, fish, pkgconfig, cmake,
# tmpfiles, doc, spec, scenarios, grafana, prometheus, python; and for the service: units, sysusers, udev, etc, systemd, container.
# usage: stage.sh BUILD FOLDER. SONAME, SIM_SONAME, VERSION, PREFIX, BINDIR, LIBDIR, INCLUDEDIR, DATADIR, DOCDIR, SYSCONFDIR, JANSSON
# (empty: there is no uncoregen) and HTTP (empty: there is no exporter) come from the Makefile.
set -eu

build=$1
out=$2
here=$(dirname "$0")

# Names that are awk's or sed's own do not stand in paths that anyone installs to; sed's separator does not either.
fill_in() {
	sed -e "s|@VERSION@|$VERSION|g" -e "s|@SONAME@|$SONAME|g" -e "s|@SIM_SONAME@|$SIM_SONAME|g" -e "s|@PREFIX@|$PREFIX|g" -e "s|@BINDIR@|$BINDIR|g" \
		-e "s|@LIBDIR@|$LIBDIR|g" -e "s|@INCLUDEDIR@|$INCLUDEDIR|g" -e "s|@DATADIR@|$DATADIR|g" \
		-e "s|@DOCDIR@|$DOCDIR|g" -e "s|@SYSCONFDIR@|$SYSCONFDIR|g" "$1" >"$2"
}

# fill_in_unit FILE OUT: as systemd reads it: "%" begins a specifier, and the URI of a page has no blank
fill_in_unit() (
	DOCURI=$(printf '%s\n' "$DOCDIR" | sed 's/%/%%25/g; s/ /%%20/g')
	for name in BINDIR DATADIR SYSCONFDIR; do
		eval "$name=\$(printf '%s\\n' \"\$$name\" | sed 's/%/%%/g')"
	done
	fill_in "$1" "$2" && sed -i "s|@DOCURI@|$DOCURI|g" "$2"
)

# records PROGRAM: its manuals, and pages and completions from them
records() {
	tsv=$out/$1.tsv
	"$build/bin/$1" help --format tsv >"$tsv"
	awk -v page= -v version="$VERSION" -f "$here/man1.awk" "$tsv" >"$out/man/man1/$1.1"
	for command in $(awk -F '\t' '$1 == "command" { print $2 }' "$tsv"); do
		awk -v page="$command" -v version="$VERSION" -f "$here/man1.awk" "$tsv" >"$out/man/man1/$1-$command.1"
	done
	awk -f "$here/words.awk" -f "$here/bash.awk" "$tsv" >"$out/bash/$1"
	awk -f "$here/words.awk" -f "$here/zsh.awk" "$tsv" >"$out/zsh/_$1"
	awk -f "$here/words.awk" -f "$here/fish.awk" "$tsv" >"$out/fish/$1.fish"
	rm -f "$tsv"
	cp "$build/bin/$1" "$out/bin/"
}

# header FILE: its page, and a link to the page from each of its functions
header() {
	name=${1##*/}
	awk -v header="$name" -v version="$VERSION" -f "$here/man3.awk" "$1" "$1" >"$out/man/man3/uncore_$name.3"
	for function in $(awk -v links=1 -f "$here/man3.awk" "$1" "$1"); do
		echo ".so man3/uncore_$name.3" >"$out/man/man3/$function.3"
	done
}

rm -rf "$out"
for folder in bin lib include/uncore man/man1 man/man3 bash zsh fish pkgconfig cmake tmpfiles doc spec scenarios grafana prometheus python/uncore python/info \
	units sysusers udev etc systemd container; do
	mkdir -p "$out/$folder"
done

records uncore
# Its manual is that of uncore sim; the other one has commands of uncore, which have theirs.
cp "$build/bin/uncore-sim" "$build/bin/uncore-offline" "$build/bin/uncore-regions" "$out/bin/"
for program in offline regions; do
	echo ".so man1/uncore.1" >"$out/man/man1/uncore-$program.1"
done
[ -z "$JANSSON" ] || records uncoregen
for file in runtime/library/include/uncore/*.h; do
	header "$file"
done
fill_in docs/man/libuncore.3 "$out/man/man3/libuncore.3"
"$here/pages.sh" "$VERSION" "$out/man"

cp "$build/lib/libuncore.a" "$build/lib/$SONAME" "$build/lib/libuncore-sim.a" "$build/lib/$SIM_SONAME" "$out/lib/"
ln -s "$SONAME" "$out/lib/libuncore.so"
ln -s "$SIM_SONAME" "$out/lib/libuncore-sim.so"
cp -R runtime/library/include/uncore/. runtime/library/fortran/. generated/include/uncore/. "$out/include/uncore/"
for file in libuncore.pc libuncore-sim.pc uncore-headers.pc; do
	fill_in "$here/$file.in" "$out/pkgconfig/$file"
done
for file in uncoreConfig.cmake uncoreConfigVersion.cmake; do
	fill_in "$here/$file.in" "$out/cmake/$file"
done
cp runtime/library/python/uncore/*.py runtime/library/python/uncore/py.typed "$out/python/uncore/"
fill_in "$here/python/METADATA.in" "$out/python/info/METADATA"
cp "$here/tmpfiles.conf" "$out/tmpfiles/uncore.conf"
if [ -n "$HTTP" ]; then
	for unit in uncore-exporter uncore-msr-safe; do
		fill_in_unit "$here/systemd/$unit.service.in" "$out/units/$unit.service"
	done
	cp "$here/systemd/sysusers.conf" "$out/sysusers/uncore.conf"
	# After the rules of systemd, whose names begin with 50 to 60.
	cp "$here/systemd/udev.rules" "$out/udev/70-uncore.rules"
	cp "$here/systemd/exporter.json" "$out/etc/"
	cp "$here"/systemd/msr-safe.conf "$here"/systemd/registers.conf "$here"/systemd/listen.conf "$out/systemd/"
	cp "$here"/container/* "$out/container/"
fi
cp "$here/grafana/uncore.json" "$out/grafana/"
cp "$here/prometheus/uncore.rules.yml" "$out/prometheus/"
# Links between the pages work there as they do in the tree.
cp LICENSE README.md CHANGELOG.md CONTRIBUTING.md "$out/doc/"
cp -R docs "$out/doc/docs"
# What uncoregen why answers from where there is no source tree.
[ -z "$JANSSON" ] || cp -R spec/. "$out/spec/"
# What --sim PLATFORM,NAME finds by its name.
for file in tests/scenarios/*.json; do
	[ -z "$JANSSON" ] || sed 's|"\.\./\.\./spec/schema/|"../spec/schema/|' "$file" >"$out/scenarios/${file##*/}"
done
find "$out" -type f -exec chmod 644 {} +
find "$out" -type d -exec chmod 755 {} +
chmod 755 "$out"/bin/* "$out/lib/$SONAME" "$out/lib/$SIM_SONAME"
