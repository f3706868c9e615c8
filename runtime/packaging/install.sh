#!/bin/sh
# SPDX-License-Identifier: MIT
# Copies what stage.sh laid out to its places below DESTDIR, or removes it from there.
# usage: install.sh install|uninstall STAGE. The places come from the Makefile.
set -eu

action=$1
stage=$2

# each FOLDER PLACE [ours]: every file of the folder
each() {
	place=$DESTDIR$2
	if [ "$action" = install ]; then
		mkdir -p "$place"
		# A program that runs keeps the file that it has open.
		cp -RP --remove-destination "$stage/$1/." "$place/"
	elif [ -d "$place" ]; then
		(cd "$stage/$1" && find . ! -type d -print0) | (cd "$place" && xargs -0 rm -f)
		[ -z "${3-}" ] || empty_folders "$place"
	fi
}

# Folders that are ours alone, and hold nothing any more.
empty_folders() {
	[ ! -d "$1" ] || find "$1" -depth -type d -exec rmdir {} + 2>/dev/null || true
}

# keep FOLDER PLACE: files that the administrator may have changed are neither overwritten nor removed
keep() {
	place=$DESTDIR$2
	for file in "$stage/$1"/*; do
		kept=$place/${file##*/}
		[ -f "$file" ] || continue
		if [ "$action" = install ]; then
			mkdir -p "$place"
			[ -e "$kept" ] || cp "$file" "$kept"
		elif cmp -s "$file" "$kept"; then
			rm -f "$kept"
			rmdir "$place" 2>/dev/null || true
		fi
	done
}

umask 022
each bin "$BINDIR"
each lib "$LIBDIR"
each include/uncore "$INCLUDEDIR/uncore" ours
each man "$MANDIR"
each bash "$DATADIR/bash-completion/completions"
each zsh "$ZSHDIR"
each fish "$DATADIR/fish/vendor_completions.d"
# What interpreters have made of the files of the package goes with them.
[ "$action" = install ] || rm -rf "$DESTDIR$PYTHONDIR/uncore/__pycache__"
each python/uncore "$PYTHONDIR/uncore" ours
each python/info "$PYTHONDIR/uncore-$VERSION.dist-info" ours
each pkgconfig "$LIBDIR/pkgconfig"
each cmake "$LIBDIR/cmake/uncore" ours
each tmpfiles "$TMPFILESDIR"
each doc "$DOCDIR" ours
each spec "$DATADIR/libuncore/spec" ours
each scenarios "$DATADIR/libuncore/scenarios" ours
# For the programs that read what uncore exporter serves.
each grafana "$DATADIR/libuncore/grafana" ours
each prometheus "$DATADIR/libuncore/prometheus" ours
each units "$UNITDIR"
each sysusers "$SYSUSERSDIR"
each udev "$UDEVDIR"
each systemd "$DATADIR/libuncore/systemd" ours
each container "$DATADIR/libuncore/container" ours
keep etc "$SYSCONFDIR/uncore"
