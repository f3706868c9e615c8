#!/bin/sh
# SPDX-License-Identifier: MIT
# Golden tests: tests/golden/<case>/spec must generate exactly tests/golden/<case>/expected, and that must compile.
# The dump of the spec is dump.json, and what "why" says of each item of why.items is why.txt.
# With --rebase all of these are rewritten instead; review the difference with git.
set -u

cd "$(dirname "$0")/../.." || exit 1
generator=$(cd "${BUILD:-build}" && pwd)/bin/uncoregen
compiler=${CC:-cc}

# generate CASE FOLDER: from within the case, so that its place does not show. The stamp of the run is no output.
generate() {
	rm -rf "$2"
	(cd "$1" && "$generator" generate --spec spec --out "$2")
}

# whys CASE: what "why" answers for each line of why.items, and its exit status
whys() {
	while read -r item; do
		echo "\$ uncoregen why $item"
		"$generator" why --spec "$1/spec" "$item" 2>&1
		echo "exit $?"
	done <"$1/why.items"
}

rebase() {
	for case in tests/golden/*/spec; do
		folder=$PWD/${case%/spec}
		generate "$folder" "$folder/expected.new" || { rm -rf "$folder/expected.new"; exit 1; }
		rm -rf "$folder/expected" "$folder/expected.new/.stamp"
		mv "$folder/expected.new" "$folder/expected"
		"$generator" dump --json --spec "$folder/spec" >"$folder/dump.json" || exit 1
		[ ! -f "$folder/why.items" ] || whys "$folder" >"$folder/why.txt"
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

# Every constant of an events header, in a function: macros are read only where they are used. uses HEADER
uses() {
	echo "#include \"uncore/${1#*/include/uncore/}\""
	sed -e :next -e '/\\$/N; s/\\\n//; t next' -e 's|/\*.*\*/||' "$1" | awk '
	$1 != "#define" || NF < 3 { next }
	$3 ~ /^UNCORE_VALUE_\(/ {
		type = substr($3, 15)
		sub(/,$/, "", type)
		print "void use" NR "(" type " *to);\nvoid use" NR "(" type " *to)\n{\n\t*to = " $2 ";\n}"
		next
	}
	{ print "void use" NR "(uint64_t *to);\nvoid use" NR "(uint64_t *to)\n{\n\t*to = " $2 ";\n}" }'
}

# The events of a case in C and C++, by each compiler that is there. The last header has no constant of its own.
events_compile() {
	for header in "$1"/include/uncore/*/*_events.h "$1"/include/uncore/*_events.h; do
		[ -f "$header" ] || continue
		uses "$header" >"$scratch/use.c"
		for by in "$compiler -std=c11" "gcc -std=c11" "clang -std=c11" "g++ -std=c++17 -x c++" "clang++ -std=c++17 -x c++"; do
			command -v "${by%% *}" >/dev/null || continue
			$by -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Werror \
				-Iruntime/include -I"$1/include" -c -o "$scratch/use.o" "$scratch/use.c" || return 1
		done
	done
}

dumps() {
	"$generator" dump --json --spec "$1/spec" | diff -u "$1/dump.json" -
}

says_why() {
	whys "$1" | diff -u "$1/why.txt" -
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
	try "$name: the events compile where they are used" events_compile "$folder/expected"
	try "$name: the dump is as expected" dumps "$folder"
	[ ! -f "$folder/why.items" ] || try "$name: why says what is expected" says_why "$folder"
done
if command -v python3 >/dev/null 2>&1; then
	try "draw: each register's boxes are its bits" python3 tests/golden/drawing.py "$generator" tests/golden/madeup/spec
else
	skip "draw: each register's boxes are its bits" "python3 is not there"
fi
done_testing
