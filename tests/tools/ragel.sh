#!/bin/sh
# SPDX-License-Identifier: MIT
# ragel.sh runtime/library/FOLDER/NAME.rl: compiles a grammar of the library to standard output. The result is kept in
# generated/, so that a build needs no Ragel.
set -u

scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
"${RAGEL:-ragel}" -G2 -C -L -o "$scratch/out.c" "$1" || exit 1
echo '/* SPDX-License-Identifier: MIT */'
echo "/* Made from $1 by \"make generate\". Do not edit. */"
# Removes line numbers, which name the scratch folder, and Ragel's blanks at line ends.
sed -e '/SPDX-License-Identifier/d' -e '/^\/\* #line /d' -e 's/[ 	]*$//' "$scratch/out.c" | cat -s
