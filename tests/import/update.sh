#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests real updates: imports an older file of Intel's and a newer one of the same platform (README.md says which) as
# docs/spec-updates.md describes, in a repository of git. awk finds what differs between the files, without the
# importer: the report, and uncoregen diff of the two commits, must have exactly that.
# Run by make test, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
generator=$(cd "${BUILD:-build}" && pwd)/bin/uncoregen
here=$PWD/tests/import
. tests/tools/tap.sh
. tests/import/describe.sh
. tests/import/facts.sh

if ! command -v git >/dev/null 2>&1; then
	skip "update: real updates report exactly what differs" "git is not there"
	done_testing
fi
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null GIT_AUTHOR_NAME=t GIT_AUTHOR_EMAIL=t@t GIT_COMMITTER_NAME=t GIT_COMMITTER_EMAIL=t@t

# wanted_diff PLATFORM: prints "change path" for each addition that uncoregen diff must report
wanted_diff() {
	awk -v platform="$1" '
	{ base = $2; sub(/\..*/, "", base) }
	NR == FNR { box[$1] = event[$1 "/" base] = umask[$1 "/" $2] = 1; next }
	!($1 in box) { print "box-added", platform "/" $1; next }
	!(($1 "/" base) in event) { print "event-added", platform "/" $1 "/" base; next }
	!(($1 "/" $2) in umask) { print "umask-added", platform "/" $1 "/" $2 }' "$scratch/older" "$scratch/newer" | LC_ALL=C sort -u
}

said_diff() {
	sed -n 's/^ *{"change": "\([^"]*\)", .*"path": "\([^"]*\)".*/\1 \2/p' "$1" | grep -v '^document-' | LC_ALL=C sort
}

# updated PLATFORM OLDER NEWER: imports the older file, commits, imports the newer one, commits and compares
updated() {
	rm -rf "$scratch/repo"
	mkdir -p "$scratch/repo/spec"
	cd "$scratch/repo" || return 1
	echo '{ "schema": 1, "documents": [] }' >spec/documents.json
	"$generator" import perfmon "$2" --platform "$1" --write --quiet || return 1
	described "$1"
	"$generator" check spec && "$generator" import perfmon "$2" --platform "$1" --quiet || return 1
	{ git init -q . && git add -A && git commit -qm older; } || return 1

	wanted "$2" "$3" >"$scratch/wanted"
	[ -s "$scratch/wanted" ] || { echo "the files do not differ"; return 1; }
	"$generator" import perfmon "$3" --platform "$1" --format json >"$scratch/report"
	said "$scratch/report" | diff -u "$scratch/wanted" - || return 1
	git diff --quiet || { echo "something was written"; return 1; }

	"$generator" import perfmon "$3" --platform "$1" --write --quiet --older --renamed || return 1
	described "$1"
	"$generator" check spec && "$generator" import perfmon "$3" --platform "$1" --quiet || return 1
	git add -A && git commit -q --allow-empty -m newer || return 1
	"$generator" diff --format json git:HEAD~1 git:HEAD >"$scratch/diff" || return 1
	wanted_diff "$1" >"$scratch/wanted"
	said_diff "$scratch/diff" | diff -u "$scratch/wanted" -
}

whole() { (updated "$@"); }
try "update: mtl's list of 2026 over that of 2023 reports exactly what differs, with a new box" \
	whole mtl "$here/mtl/v1.03.json" "$here/mtl/v1.20.json"
try "update: tgl's newer list, which has one unit less, reports exactly what differs" \
	whole tgl "$here/tgl/older.json" "$here/tgl/v1.15.json"
try "update: tgl's older list over the newer one reports events as gone and keeps them" \
	whole tgl "$here/tgl/v1.15.json" "$here/tgl/older.json"

# Two events with one encoding become aliases, which check accepts.
twins() {
	rm -rf "$scratch/twins"
	mkdir -p "$scratch/twins/spec"
	(cd "$scratch/twins" && echo '{ "schema": 1, "documents": [] }' >spec/documents.json &&
		"$generator" import perfmon "$here/tgl/v1.15.json" --platform tgl --write --quiet && described tgl &&
		"$generator" import perfmon "$here/tgl/experimental.json" --platform tgl --write --quiet --renamed && described tgl &&
		"$generator" check spec && "$generator" import perfmon "$here/tgl/experimental.json" --platform tgl | tail -n 1 &&
		[ "$(grep -c '"alias_of": "UNC_ARB_' spec/tgl/arb.events.json)" -eq 4 ])
}
sorted() { grep -o '"ev_sel": "[^"]*"' "$scratch/twins/spec/tgl/arb.events.json" >"$scratch/codes" && cat "$scratch/codes" && sort -c "$scratch/codes"; }
try "update: events with the same encoding become aliases" twins
try "update: added events are sorted among the others by their codes" sorted

# This older file has a trailing comma, and an event that differs from another one only by its threshold.
older_forms() {
	"$generator" import perfmon "$here/hsw/v32.json" --platform hsw --spec "$scratch/twins/spec" >"$scratch/report"
	cat "$scratch/report"
	grep -q '^  arb UNC_ARB_TRK_OCCUPANCY.CYCLES_WITH_ANY_REQUEST  has CounterMask 1, ' "$scratch/report" &&
		tail -n 1 "$scratch/report" | grep -q ' 5 new, 0 changed, 0 renamed, 0 gone, 2 left out, 0 in dispute$'
}
try "update: an event with a threshold is left out, not taken for the event without one" older_forms

# Edits Intel's file of a described platform as the next version would be, with one change of each kind.
next_version() {
	published ivt >"$scratch/v24.json"
	sed '
	s/"Version": "24"/"Version": "25"/
	s/"DatePublished": "[^"]*"/"DatePublished": "01\/31\/2027"/
	s/"EventName": "UNC_M_CAS_COUNT.RD_WMM"/"EventName": "UNC_M_CAS_COUNT.RD_WRITE_MODE"/
	/"EventName": "UNC_C_LLC_VICTIMS.MISS"/s/"Counter": "0,1"/"Counter": "0"/
	s/^  "Events": \[/&\n{ "Unit": "CBO", "EventCode": "0x7f", "UMask": "0x0", "EventName": "UNC_C_BRAND_NEW", "Counter": "0,1" },/
	/"UNC_C_QLRU.AGE0"/d
	' "$scratch/v24.json" >"$scratch/v25.json"
	"$generator" import perfmon "$scratch/v25.json" --platform ivt --format json >"$scratch/report"
	said "$scratch/report" >"$scratch/said"
	cat "$scratch/said"
	printf '%s\n' 'changed UNC_C_LLC_VICTIMS.MISS' 'gone UNC_C_QLRU.AGE0' 'new UNC_C_BRAND_NEW' 'renamed UNC_M_CAS_COUNT.RD_WRITE_MODE' |
		diff -u - "$scratch/said"
}
try "update: a version with one change of each kind reports exactly these changes" next_version
done_testing
