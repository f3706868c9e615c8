#!/bin/sh
# SPDX-License-Identifier: MIT
# Compares what uncoregen disputes --upstream lists for the maintainers of a project with the disputes files.
# Run by make test.
set -u

cd "$(dirname "$0")/../.." || exit 1
generator=$(cd "${BUILD:-build}" && pwd)/bin/uncoregen
. tests/tools/tap.sh

# lists PROJECT LEAST [SPEC]: at least so many, and those of the files
lists() {
	for format in json text markdown; do
		"$generator" disputes --upstream "$1" --format $format >"$scratch/$format" || return 1
	done
	python3 tests/facts/upstream.py "${3:-spec}" "$1" "$scratch/json" "$scratch/text" "$scratch/markdown" >"$scratch/said" || {
		cat "$scratch/said"
		return 1
	}
	[ "$(tail -n 1 "$scratch/said")" -ge "$2" ] || { cat "$scratch/said"; return 1; }
}
# A claim that holds, or cites another project, makes a difference.
notices() {
	cp -r spec "$scratch/spec" && sed -i '0,/"source": "linux [^;"]*" }/s//"source": "pcm cpucounters.cpp" }/' "$scratch/spec/skx/disputes.json" &&
		! cmp -s spec/skx/disputes.json "$scratch/spec/skx/disputes.json" || { echo "nothing was changed"; return 1; }
	! lists linux 1 "$scratch/spec" >"$scratch/found" && grep -q '^printed: ' "$scratch/found"
}
if command -v python3 >/dev/null 2>&1; then
	for project in linux perfmon likwid pcm libpfm4; do
		try "disputes --upstream $project: those of the files that the project loses, in each format" lists $project 10
	done
	try "disputes --upstream msr-safe: no dispute is about it" lists msr-safe 0
	try "disputes --upstream: a dispute too many is noticed" notices
else
	skip "disputes --upstream: those of the files that the project loses" "python3 is not there"
fi

of_platform() {
	"$generator" disputes --upstream likwid -p skx -p knl >"$scratch/some" && grep -q '^knl: [1-9]' "$scratch/some" &&
		grep -q '^skx: [1-9]' "$scratch/some" && [ "$(grep -c '^[a-z]*: [0-9]*$' "$scratch/some")" = 2 ]
}
try "disputes --upstream: of some platforms" of_platform
none() {
	"$generator" disputes --upstream msr-safe >"$scratch/none" && grep -q '^No dispute says that a value of it does not hold.$' "$scratch/none"
}
try "disputes --upstream: nothing to correct is said" none
# refused TEXT WORD...: an error with this text, and nothing on standard output
refused() {
	text=$1
	shift
	"$generator" disputes "$@" >"$scratch/out" 2>"$scratch/err"
	[ $? = 2 ] && [ ! -s "$scratch/out" ] && grep -qF -- "$text" "$scratch/err" || { cat "$scratch/out" "$scratch/err"; return 1; }
}
try "disputes --upstream: a misspelt project" refused 'of a project "libpfm"; did you mean libpfm4?' --upstream libpfm
try "disputes --upstream: threads are no project" refused 'of a project "ubuntu-forums-2014"' --upstream ubuntu-forums-2014
try "disputes --upstream: an unknown project has the known ones" refused 'it has edk2-msr, libpfm4, likwid, linux, ' --upstream nobody
try "disputes: an unknown platform" refused 'the spec has no platform "skz"' --upstream linux -p skz
try "disputes: without --upstream each dispute, with every claim" eval \
	'"$generator" disputes -p ivt -f markdown | grep -c "^### ivt-" | grep -qx "$(grep -c "^ *{ \"id\": " spec/ivt/disputes.json)"'
done_testing
