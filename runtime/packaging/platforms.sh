#!/bin/sh
# SPDX-License-Identifier: MIT
# Prints the list of platforms of a library that has only some. usage: platforms.sh PLATFORM...
set -eu

echo '/* SPDX-License-Identifier: MIT */'
echo "/* Made by \"make PLATFORMS='$*'\". */"
printf '#include <stddef.h>\n\n#include "uncore/tables.h"\n\n'
for platform in "$@"; do
	echo "extern const struct uncore_${platform}_tables uncore_${platform}_tables;"
done
printf '\nconst struct uncore_tables *uncore_platform_tables(unsigned index)\n{\n\tswitch (index) {\n'
index=0
for platform in "$@"; do
	printf '\tcase %u:\n\t\treturn (const struct uncore_tables *)(const void *)&uncore_%s_tables;\n' "$index" "$platform"
	index=$((index + 1))
done
printf '\tdefault:\n\t\treturn NULL;\n\t}\n}\n'
