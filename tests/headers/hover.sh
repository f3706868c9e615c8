#!/bin/sh
# SPDX-License-Identifier: MIT
# Asks clangd for the hover of each accessor, as an editor does: it must show the signature and the sentence of the
# spec.
# Run by make test, early, one turn in 5, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
include=${UNCORE_INCLUDE:-generated/include}
. tests/tools/tap.sh

# sees_loss PLATFORM: the check fails on a copy of the headers without the accessors' remarks
sees_loss() {
	cp -r "$include" "$scratch/include" && sed -i '/^#define/s|/\*.*\*/ ||' "$scratch/include/uncore/$1"/*.h &&
		! python3 tests/headers/hover.py clangd spec "$scratch/include" "$1" >/dev/null
}

platforms=$(ls -d "$include"/uncore/*/ | wc -l)
number=0
for umbrella in "$include"/uncore/*.h; do
	platform=$(basename "$umbrella" .h)
	[ -d "$include/uncore/$platform" ] || continue
	if ! command -v clangd >/dev/null || ! command -v python3 >/dev/null; then
		skip "$platform: clangd shows each accessor's signature and its sentence of the spec" \
			"no clangd or no python3"
	else
		try "$platform: clangd shows each accessor's signature and its sentence of the spec" \
			python3 tests/headers/hover.py clangd spec "$include" "$platform"
		number=$((number + 1))
		chosen "$number" "$platforms" || continue
		try "$platform: the check fails when the accessors' remarks are removed" sees_loss "$platform"
		rm -rf "$scratch/include"
	fi
done
[ "$tap_count" -gt 0 ] || not_ok "headers: there are generated headers"
done_testing
