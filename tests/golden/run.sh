#!/bin/sh
# SPDX-License-Identifier: MIT
# Golden tests: generates code from tests/golden/<case>/spec, which must be exactly tests/golden/<case>/expected and
# compile. Its dump must be dump.json, and what "why" prints for the items in why.items must be why.txt. With --rebase
# all of these are rewritten instead; review the difference with git.
# Run by make test.
set -u

cd "$(dirname "$0")/../.." || exit 1
generator=$(cd "${BUILD:-build}" && pwd)/bin/uncoregen
compiler=${CC:-cc}

# generate CASE FOLDER: runs inside the case, so that its path is not in the output
generate() {
	rm -rf "$2"
	(cd "$1" && "$generator" generate --spec spec --out "$2")
}

# whys CASE: prints what "why" answers for each line of why.items, and its exit status
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

# Each generated file must compile alone with the strictest flags.
compiles() {
	for file in $(cd "$1" && find . -name '*.c' -o -name '*.h' | sort); do
		printf '#include "%s"\nextern int nothing;\n' "$PWD/$1/$file" >"$scratch/compiles.c"
		"$compiler" -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Werror \
			-Iruntime/library/include -I"$1/include" -fsyntax-only "$scratch/compiles.c" || return 1
	done
}

same() {
	generate "$1" "$2" && diff -ru -x .stamp "$1/expected" "$2"
}

# uses HEADER: prints a function for each constant of an events header, because a macro is compiled only where it is
# used
uses() {
	echo "#include \"uncore/${1#*/include/uncore/}\""
	sed -e :next -e '/\\$/N; s/\\\n//; t next' -e 's|/\*.*\*/||' "$1" | awk '
	$1 != "#define" || NF < 3 { next }
	$2 ~ /_\(raw\)$/ { # of a control register: its name, and the type
		type_of[substr($2, 1, length($2) - 5)] = substr($3, 15, length($3) - 15)
		next
	}
	match($3, /^[A-Z][A-Z0-9_]*_\(/) && (substr($3, 1, RLENGTH - 1) in type_of) {
		type = type_of[substr($3, 1, RLENGTH - 1)]
		print "void use" NR "(" type " *to);\nvoid use" NR "(" type " *to)\n{\n\t*to = " $2 ";\n}"
		next
	}
	{ print "void use" NR "(uint64_t *to);\nvoid use" NR "(uint64_t *to)\n{\n\t*to = " $2 ";\n}" }'
}

# Compiles the events of a case in C and C++ with each installed compiler.
events_compile() {
	for header in "$1"/include/uncore/*/*_events.h "$1"/include/uncore/*_events.h; do
		[ -f "$header" ] || continue
		uses "$header" >"$scratch/use.c"
		for by in "$compiler -std=c11" "gcc -std=c11" "clang -std=c11" "g++ -std=c++17 -x c++" "clang++ -std=c++17 -x c++"; do
			command -v "${by%% *}" >/dev/null || continue
			$by -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Werror \
				-Iruntime/library/include -I"$1/include" -c -o "$scratch/use.o" "$scratch/use.c" || return 1
		done
	done
}

dumps() {
	"$generator" dump --json --spec "$1/spec" | diff -u "$1/dump.json" -
}

says_why() {
	whys "$1" | diff -u "$1/why.txt" -
}

# A second run must find everything up to date and touch no file.
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
	try "$name: generate writes exactly the expected files" same "$folder" "$scratch/$name"
	try "$name: a second run of generate touches no file" settled "$folder" "$scratch/$name"
	try "$name: each expected file compiles alone without a warning" compiles "$folder/expected"
	try "$name: every event constant compiles in C and C++ where it is used" events_compile "$folder/expected"
	try "$name: dump --json prints the expected dump" dumps "$folder"
	[ ! -f "$folder/why.items" ] || try "$name: why prints the expected answers" says_why "$folder"
done
if command -v python3 >/dev/null 2>&1; then
	try "draw: the boxes of each register's drawing match its bits" \
		python3 tests/golden/drawing.py "$generator" tests/golden/madeup/spec
else
	skip "draw: the boxes of each register's drawing match its bits" "python3 is not there"
fi
done_testing
