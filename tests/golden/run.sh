#!/bin/sh
# SPDX-License-Identifier: MIT
# Golden tests: tests/golden/<case>/spec must generate exactly tests/golden/<case>/expected, and that must compile.
# With --rebase the expected folders are rewritten instead; review the difference with git.
set -u

cd "$(dirname "$0")/../.." || exit 1
generator=$(cd "${BUILD:-build}" && pwd)/bin/uncoregen
compiler=${CC:-cc}

# generate CASE FOLDER: from within the case, so that its place does not show. The stamp of the run is no output.
generate() {
	rm -rf "$2"
	(cd "$1" && "$generator" generate --spec spec --out "$2")
}

rebase() {
	for case in tests/golden/*/spec; do
		folder=$PWD/${case%/spec}
		generate "$folder" "$folder/expected.new" || { rm -rf "$folder/expected.new"; exit 1; }
		rm -rf "$folder/expected" "$folder/expected.new/.stamp"
		mv "$folder/expected.new" "$folder/expected"
	done
	git --no-pager diff --stat -- tests/golden 2>/dev/null
}

# Everything generated is correct C by the strictest flags, each file alone.
compiles() {
	for file in $(cd "$1" && find . -name '*.c' -o -name '*.h' | sort); do
		printf '#include "%s"\nextern int nothing;\n' "$PWD/$1/$file" >"$scratch/compiles.c"
		"$compiler" -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Werror \
			-Iruntime/include -I"$1/include" -fsyntax-only "$scratch/compiles.c" || return 1
	done
}

same() {
	generate "$1" "$2" && diff -ru -x .stamp "$1/expected" "$2"
}

# A second run finds everything as it should be, and touches nothing.
settled() {
	(cd "$1" && "$generator" generate --check --spec spec --out "$2") || return 1
	touch "$scratch/before"
	(cd "$1" && "$generator" generate --spec spec --out "$2") || return 1
	[ -z "$(find "$2" -type f -newer "$scratch/before")" ]
}

[ "${1:-}" != --rebase ] || { rebase; exit; }

. tests/tools/tap.sh
for case in tests/golden/*/spec; do
	[ -d "$case" ] || continue
	folder=${case%/spec}
	name=${folder##*/}
	try "$name: as expected" same "$folder" "$scratch/$name"
	try "$name: a second run changes nothing" settled "$folder" "$scratch/$name"
	try "$name: compiles" compiles "$folder/expected"
done
done_testing
