#!/bin/sh
# SPDX-License-Identifier: MIT
# Prints what a shell has to set to find what make install has put below PREFIX: nothing, where all is found.
# usage: settings.sh PYTHON. The places come from the Makefile.
set -eu

[ -z "$DESTDIR" ] || exit 0
lines=

# setting NAME FOLDER: the line that puts the folder first
setting() {
	lines="$lines    export $1=\"$2\${$1:+:\$$1}\"
"
}

# loader: its folders are those of its configuration; what is new there it finds after ldconfig
loader() (
	PATH=$PATH:/usr/sbin:/sbin
	ldconfig -p 2>/dev/null | grep -qF "=> $LIBDIR/$SONAME" && echo found && return
	ldconfig -NXv 2>/dev/null | grep -q "^$LIBDIR[: ]" && echo new && return
	case ":${LD_LIBRARY_PATH:-}:" in *":$LIBDIR:"*) echo found ;; *) echo elsewhere ;; esac
)

case ":$PATH:" in *":$BINDIR:"*) ;; *) setting PATH "$BINDIR" ;; esac
case $(loader) in
new) lines="$lines    ldconfig        # as root: the loader then knows the libraries
" ;;
elsewhere) setting LD_LIBRARY_PATH "$LIBDIR" ;;
esac
case ":${PKG_CONFIG_PATH:-}:$(pkg-config --variable pc_path pkg-config 2>/dev/null || true):" in
*":$LIBDIR/pkgconfig:"*) ;;
*) setting PKG_CONFIG_PATH "$LIBDIR/pkgconfig" ;;
esac
"$1" -c 'import sys; sys.exit(sys.argv[1] not in sys.path)' "$PYTHONDIR" 2>/dev/null || setting PYTHONPATH "$PYTHONDIR"

[ -z "$lines" ] || printf 'So that a shell finds programs, libraries and the Python package:\n%s' "$lines"
