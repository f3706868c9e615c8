#!/bin/sh
# SPDX-License-Identifier: MIT
# second_names.sh LIST...: fails if two objects that one program links define the same global name, and prints them.
# A list is a file of the build that names objects, as build/objects-gen. The linker itself refuses a second name among
# objects, but a name in an archive gives way to the program's own without a word.
set -u

[ $# -gt 0 ] || { echo "second_names.sh: no list of objects" >&2; exit 2; }
objects=$(cat "$@" | tr ' ' '\n' | grep '\.o$' | sort -u)
[ -n "$objects" ] || { echo "second_names.sh: no object in $*" >&2; exit 2; }
echo "$objects" | xargs nm -A -P | awk '
	$3 ~ /^[A-TX-Z]$/ {
		file = $1
		sub(/\.o:$/, "", file)
		if ($2 in home) {
			print $2 " is defined by " home[$2] " and by " file
			bad = 1
		} else {
			home[$2] = file
		}
	}
	END { exit bad }'
