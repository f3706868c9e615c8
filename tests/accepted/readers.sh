#!/bin/sh
# SPDX-License-Identifier: MIT
# readers.sh SPEC FOLDER [PLATFORM]: every reader of a spec that check accepts must accept it, too. Readers of a platform
# read every one of the spec, or the one that is named. Prints what does not, with its last words; the FOLDER is for what is made.
set -u

spec=$1 made=$2 only=${3:-}
uncoregen=${BUILD:-build}/bin/uncoregen
uncore=${BUILD:-build}/bin/uncore
failed=0

# reads WHAT COMMAND...: it must succeed
reads() {
	what=$1
	shift
	timeout 300 "$@" >"$made/out" 2>"$made/err" </dev/null
	status=$?
	[ "$status" -ne 0 ] || return 0
	# What is empty is no error: a list of metrics where there are none, an allowlist without MSRs.
	case $what in
	*,\ list | *simulated\ machine) [ "$status" -ne 1 ] || return 0 ;;
	*,\ export\ *) ! grep -q '^uncoregen export: no MSR counts these events\|the platform has no event that can be counted' "$made/err" || return 0 ;;
	esac
	echo "$what: exit $status: $*"
	tail -n 4 "$made/err" | cut -c 1-600
	failed=1
}

rm -rf "$made" && mkdir -p "$made" || exit 2
reads check "$uncoregen" check --spec "$spec"
reads generate "$uncoregen" generate --quiet --spec "$spec" --out "$made/generated"
for compiler in gcc clang; do
	command -v "$compiler" >/dev/null || continue
	for file in "$made"/generated/src/*"$only"*.c "$made"/generated/selftest/*"$only"*.c; do
		[ ! -e "$file" ] || reads "$compiler" "$compiler" -std=c11 -fsyntax-only -Wall -Werror -Iruntime/library/include \
			-I"$made/generated/include" "$file"
	done
done
reads tables "$uncoregen" generate --quiet --spec "$spec" --tables "$made/tables"
reads site "$uncoregen" site --spec "$spec" --out "$made/site"
reads dump "$uncoregen" dump --json --spec "$spec"
cp "$made/out" "$made/dump.json"
reads "diff with the dump" "$uncoregen" diff --quiet --fail-on any "$spec" "$made/dump.json"
cp -r "$spec" "$made/again" && reads fmt "$uncoregen" fmt --spec "$made/again"
reads "diff with the canonical form" "$uncoregen" diff --quiet --fail-on any "$spec" "$made/again"
reads symbols "$uncoregen" symbols --spec "$spec"
reads disputes "$uncoregen" disputes --spec "$spec"

for file in "$spec"/${only:-*}/platform.json; do
	platform=$(basename "$(dirname "$file")")
	reads "$platform, page" "$uncoregen" page --spec "$spec" --platform "$platform"
	for form in msr-safe perf perf-strings json csv c-defines; do
		reads "$platform, export $form" "$uncoregen" export $form --spec "$spec" --platform "$platform"
	done
	for kind in "" -u boxes registers metrics groups; do
		reads "$platform, list" "$uncore" list $kind -p "$platform" --tables "$made/tables" -f csv
	done
	reads "$platform, dump of a simulated machine" "$uncore" dump --sim "$platform:1" --tables "$made/tables"
done
exit "$failed"
