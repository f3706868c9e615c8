#!/bin/sh
# SPDX-License-Identifier: MIT
# What commands print, to the last byte: for each line of tests/looks/NAME.commands its output and exit status must be as
# in NAME.txt. Such a file is read by a person when it changes: other tests say whether the facts in it are right. With
# --rebase the files are written instead; review the difference with git.
# Run by make test.
set -u

cd "$(dirname "$0")/../.." || exit 1
build=$(cd "${BUILD:-build}" && pwd)
looks=$PWD/tests/looks
unset UNCORE_PLATFORM UNCORE_SIM
export PATH="$build/bin:$PATH" LC_ALL=C.UTF-8 TZ=UTC TERM=xterm COLUMNS=100

# prints NAME: the commands of the file with what they print, run in an empty folder that has the tree's data
prints() {
	rm -rf "$scratch/at" && mkdir "$scratch/at" && ln -s "$looks/.." "$scratch/at/tests" || return 1
	while read -r command; do
		case $command in '' | '#'*) continue ;; esac
		printf '$ %s\n' "$command"
		(cd "$scratch/at" && timeout 100 sh -c "$command" >"$scratch/out" 2>&1 </dev/null)
		status=$?
		# The time of day is another one each time.
		sed 's/20[0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9:.]*Z/2026-01-01T00:00:00.000Z/g
			s/^\(uncore_sample_timestamp_seconds{.*}\) .*/\1 1/' "$scratch/out"
		printf '%s\n\n' "exit $status"
	done <"$looks/$1.commands"
}

if [ "${1:-}" = --rebase ]; then
	scratch=$(mktemp -d) || exit 1
	trap 'rm -rf "$scratch"' EXIT
	for commands in tests/looks/*.commands; do
		name=$(basename "$commands" .commands)
		prints "$name" >"tests/looks/$name.txt"
	done
	exit
fi

. tests/tools/tap.sh
same() {
	prints "$1" >"$scratch/printed"
	diff -u "$looks/$1.txt" "$scratch/printed"
}
for commands in tests/looks/*.commands; do
	name=$(basename "$commands" .commands)
	try "looks: the commands of $name print what is in $name.txt" same "$name"
done
done_testing
