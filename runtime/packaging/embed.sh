#!/bin/sh
# SPDX-License-Identifier: MIT
# Prints a file as C: an array of its bytes with a 0 after them. A string would break the C standard's limit of 4095.
# usage: embed.sh FILE NAME
set -eu

printf '/* Made from %s. Do not edit. */\nextern const unsigned char %s[];\n\nconst unsigned char %s[] = {\n' "$1" "$2" "$2"
od -An -v -tu1 "$1" | sed 's/  */ /g; s/^ //; s/ /,/g; s/$/,/'
printf '0\n};\n'
