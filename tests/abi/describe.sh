#!/bin/sh
# SPDX-License-Identifier: MIT
# Prints what programs built against the library rely on, one fact a line. Usage: describe.sh INCLUDE LIBRARY...
set -eu

include=$1
shift
here=$(dirname "$0")
cc=${CC:-cc}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

number() {
	echo "$1 $(sed -n "s/^#define $2 //p" "$include/uncore/$3")"
}
number "library ABI" UNCORE_LIBRARY_ABI version.h
number "table ABI" UNCORE_TABLE_ABI table_abi.h

nm -D --defined-only --with-symbol-versions "$@" | awk 'NF == 3 && $2 != "A" { sub(/@@/, " ", $3); print "symbol " $3 }' | LC_ALL=C sort

for header in "$include"/uncore/*.h; do
	echo "#include \"uncore/${header##*/}\""
done >"$scratch/all.h"
# A compiled program prints the layout, because only the compiler knows where it puts each member.
"$cc" -std=c11 -E -I"$include" "$scratch/all.h" >"$scratch/all.i"
awk -f "$here/layout.awk" "$scratch/all.i" >"$scratch/layout.c"
"$cc" -std=c11 -w -I"$include" -I"$scratch" -o "$scratch/layout" "$scratch/layout.c"
"$scratch/layout"

# Programs contain the values of these constants from the time when they were compiled.
sed -n 's/^#define \(UNCORE_[A-Z0-9_]*\) \([^ ].*\)$/constant \1 \2/p' "$include"/uncore/*.h |
	sed 's, */\*.*,,' | grep -vE '^constant (UNCORE_X_|UNCORE_[A-Z_]*_H |UNCORE_VERSION|UNCORE_LIBRARY_ABI|UNCORE_TABLE_ABI|UNCORE_MUST_CHECK)|\\$' |
	LC_ALL=C sort
