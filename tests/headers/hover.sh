#!/bin/sh
# SPDX-License-Identifier: MIT
# An editor that asks clangd shows what each accessor gives and takes, and the sentence of the spec.
set -u

cd "$(dirname "$0")/../.." || exit 1
include=${UNCORE_INCLUDE:-generated/include}
. tests/tools/tap.sh

# sees_loss PLATFORM: the remarks of the accessors are gone, in a copy
sees_loss() {
	cp -r "$include" "$scratch/include" && sed -i '/^#define/s|/\*.*\*/ ||' "$scratch/include/uncore/$1"/*.h &&
		! python3 tests/headers/hover.py clangd spec "$scratch/include" "$1" >/dev/null
}

for umbrella in "$include"/uncore/*.h; do
	platform=$(basename "$umbrella" .h)
	[ -d "$include/uncore/$platform" ] || continue
	if ! command -v clangd >/dev/null || ! command -v python3 >/dev/null; then
		skip "$platform: hover" "no clangd or no python3"
	else
		try "$platform: clangd shows signature and sentence" python3 tests/headers/hover.py clangd spec "$include" "$platform"
		try "$platform: what is missing would be seen" sees_loss "$platform"
		rm -rf "$scratch/include"
	fi
done
[ "$tap_count" -gt 0 ] || not_ok "there are generated headers"
done_testing
