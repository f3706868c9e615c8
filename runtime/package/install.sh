#!/bin/sh
# SPDX-License-Identifier: MIT
# Copies what stage.sh laid out to its places below DESTDIR, or removes it from there.
# usage: install.sh install|uninstall STAGE. The places come from the Makefile.
set -eu

action=$1
stage=$2

# each FOLDER PLACE: every file of the folder
each() {
	place=$DESTDIR$2
	(cd "$stage/$1" && find . ! -type d | sed 's|^\./||' | sort) | while IFS= read -r file; do
		if [ "$action" = install ]; then
			mkdir -p "$(dirname "$place/$file")"
			# Renamed into place: a program that runs keeps the file that it has open.
			cp -P "$stage/$1/$file" "$place/$file.new$$"
			mv -f "$place/$file.new$$" "$place/$file"
		else
			rm -f "$place/$file"
		fi
	done
	[ "$action" = install ] || [ -z "${3-}" ] || empty_folders "$place"
}

# Folders that are ours alone, and hold nothing any more.
empty_folders() {
	[ ! -d "$1" ] || find "$1" -depth -type d -exec rmdir {} + 2>/dev/null || true
}

umask 022
each bin "$BINDIR"
each lib "$LIBDIR"
each include/uncore "$INCLUDEDIR/uncore" ours
each man "$MANDIR"
each bash "$DATADIR/bash-completion/completions"
each zsh "$DATADIR/zsh/site-functions"
each fish "$DATADIR/fish/vendor_completions.d"
each pkgconfig "$LIBDIR/pkgconfig"
each cmake "$LIBDIR/cmake/uncore" ours
each tmpfiles "$TMPFILESDIR"
each doc "$DATADIR/doc/libuncore" ours
each spec "$DATADIR/libuncore/spec" ours
each scenarios "$DATADIR/libuncore/scenarios" ours
