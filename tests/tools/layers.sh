#!/bin/sh
# SPDX-License-Identifier: MIT
# The arrows between the folders: spec -> gen -> generated -> runtime/include. One demand a call, by name; offending
# lines are printed, and exit is 1 if there are any. LAYERS_ROOT names another tree, for the test of this script.
set -u

[ -z "${LAYERS_ROOT:-}" ] || cd "$LAYERS_ROOT" || exit 2

# includes FOLDER...: "file:line:name" of every include in the C and Ragel files there
includes() {
	find "$@" -type f \( -name '*.c' -o -name '*.h' -o -name '*.rl' \) 2>/dev/null | sort |
		xargs -r grep -nE '^[[:space:]]*#[[:space:]]*include' /dev/null |
		sed -E 's/:[[:space:]]*#[[:space:]]*include[[:space:]]*["<]([^">]*)[">].*/:\1/'
}

# Standard C and POSIX headers have no quarrel with layers.
local_includes() {
	includes "$@" | awk -F: '$3 ~ /\// && $3 !~ /^(sys|linux|asm)\// || $3 ~ /^(jansson|cmocka)/'
}

# none REASON: the offenders are on standard input
none() {
	awk -v reason="$1" '{ print $0 ": " reason; bad = 1 } END { exit bad }'
}

# The ids of the platforms and of their boxes, as the names of the spec's files give them.
platform_words() {
	for file in spec/*/platform.json spec/*/*.box.json; do
		[ -f "$file" ] || continue
		case $file in
		*.box.json) basename "$file" .box.json ;;
		*) basename "$(dirname "$file")" ;;
		esac
	done | sort -u
}

case ${1:-} in
jansson)
	includes gen runtime | grep -vE '^(gen/load|runtime/json)/' | grep ':jansson' |
		none "only gen/load and runtime/json include jansson.h" ;;
fuse)
	includes gen runtime | grep -v '^runtime/fuse/' | grep -E ':(fuse3/.*|fuse[a-z_]*\.h)$' |
		none "only runtime/fuse includes libfuse3" ;;
gen-includes)
	{
		local_includes gen | grep -E ':(uncore/|\.\./|runtime/|generated/)' |
			grep -vE ':uncore/(words|table_abi|name_hash|version)\.h$'
	} | none "gen knows nothing of runtime but words.h, table_abi.h, name_hash.h and version.h of uncore/" ;;
runtime-includes)
	local_includes runtime | grep -vE '^runtime/json/[^:]*:[0-9]+:jansson' |
		grep -E ':(gen/|base/|load/|model/|check/|emit/|diff/|import/|jansson|\.\./)' |
		none "runtime includes nothing of gen" ;;
public-includes)
	local_includes runtime/include | grep -vE ':uncore/[a-z0-9_]+\.h$' |
		none "public headers include public headers" ;;
platform-words)
	words=$(platform_words | tr '\n' '|' | sed 's/|$//')
	[ -n "$words" ] || { echo "no platform found in spec/"; exit 2; }
	find gen runtime -type f 2>/dev/null | sort |
		xargs -r grep -niE "(^|[^a-z0-9])($words)([^a-z0-9]|\$)" /dev/null |
		none "names a platform: what is particular to one belongs in spec/" ;;
*)
	echo "layers.sh: no such demand: ${1:-}" >&2
	exit 2 ;;
esac
