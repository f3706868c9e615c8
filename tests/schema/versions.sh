#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests that each command of uncoregen refuses a spec file of an older version of the format, with the command to run,
# and of a newer one. It must write nothing then.
# Run by make test.
set -u

cd "$(dirname "$0")/../.." || exit 1
generator=$(cd "${BUILD:-build}" && pwd)/bin/uncoregen
older=$PWD/tests/import/older.json
. tests/tools/tap.sh

# spec_of VERSION: a spec with one file of that version, whose form is not canonical either
spec_of() {
	rm -rf "$scratch/work"
	mkdir "$scratch/work"
	cp -r tests/import/spec "$scratch/work/spec"
	sed -i "s/\"schema\": 1/  \"schema\": $1/" "$scratch/work/spec/part/slice.box.json"
	find "$scratch/work" -type f -exec cksum {} + | sort >"$scratch/before"
}

# refuses VERSION SAYING COMMAND...: exits with 2, prints this error and changes no file
refuses() {
	spec_of "$1"
	saying=$2
	shift 2
	(cd "$scratch/work" && "$generator" "$@") >"$scratch/out" 2>"$scratch/err"
	status=$?
	find "$scratch/work" -type f -exec cksum {} + | sort >"$scratch/after"
	cat "$scratch/out" "$scratch/err"
	[ "$status" -eq 2 ] && diff "$scratch/before" "$scratch/after" &&
		cat "$scratch/out" "$scratch/err" | grep -qF "part/slice.box.json:2:15: error[schema-version]: $saying"
}

each() {
	for version in 0 2; do
		saying="the file has schema version 0, and this tool reads 1; run: uncoregen migrate spec"
		[ "$version" -eq 0 ] || saying="this tool reads schema version 1 only"
		try "versions: ${*##*/} refuses version $version" refuses "$version" "$saying" "$@"
	done
}
each check
each fmt
each fmt --check
each generate
each generate --check
each dump --json
each disputes
each why UNC_S_CLOCK
each export perf --platform part
each import perfmon "$older" --platform part --write
each diff spec spec
each diff --between part part

# migrate says what it did: here nothing, or why it cannot.
migrates() { # STATUS TEXT ARGUMENT...
	wanted=$1 text=$2
	shift 2
	"$generator" migrate "$@" >"$scratch/out" 2>"$scratch/err"
	status=$?
	[ "$status" -eq "$wanted" ] && [ "$(head -n 1 "$scratch/out")$(head -n 1 "$scratch/err")" = "$text" ] && return 0
	cat "$scratch/out" "$scratch/err"
	return 1
}
current() {
	spec_of 1
	for option in '' --check; do
		migrates 0 "$scratch/work/spec: every file has schema version 1" $option "$scratch/work/spec" || return 1
	done
	migrates 0 '' --quiet "$scratch/work/spec" || return 1
	find "$scratch/work" -type f -exec cksum {} + | sort | diff "$scratch/before" -
}
try "migrate: a spec of this version is left as it is, and migrate says so" current
unknown_version() {
	spec_of 0
	migrates 2 "$scratch/work/spec/part/slice.box.json:2:15: error[schema-version]: no step converts schema version 0; this tool reads version 1" \
		"$scratch/work/spec"
}
try "migrate: refuses a version that it has no step from" unknown_version
try "migrate: refuses a folder that is not there" migrates 2 \
	"$scratch/nowhere: error[file]: cannot open the folder: No such file or directory" "$scratch/nowhere"

# A revision in git cannot be migrated in place.
in_git() {
	spec_of 0
	cd "$scratch/work" && git init -q . && git add -A && git -c user.name=t -c user.email=t@t commit -qm old &&
		sed -i 's/"schema": 0/"schema": 1/' spec/part/slice.box.json || return 1
	"$generator" diff >"$scratch/out" 2>&1
	status=$?
	cat "$scratch/out"
	[ "$status" -eq 2 ] && grep -qF 'reads 1; copy it to a folder, and run there: uncoregen migrate DIR' "$scratch/out"
}
in_git_apart() { (in_git); }
if command -v git >/dev/null 2>&1; then
	try "versions: for a git revision diff says to copy it to a folder before migrating" in_git_apart
else
	skip "versions: for a git revision diff says to copy it to a folder before migrating" "git is not there"
fi
done_testing
