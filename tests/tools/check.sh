#!/bin/sh
# SPDX-License-Identifier: MIT
# Checks the tree without running the library, for "make check". Each line of TAP is one rule.
# Run by make check.
set -u

cd "$(dirname "$0")/../.." || exit 1
generator=${BUILD:-build}/bin/uncoregen
formatter=${CLANG_FORMAT:-clang-format}
. tests/tools/tap.sh

# sources PATTERN...: prints the hand-written files of these kinds, without the cases of golden and bad specs
sources() {
	for pattern in "$@"; do
		find gen runtime tests .ci -name "$pattern" -type f
	done | grep -vE '^tests/(golden|bad)/[^/]+/' | sort
}

formatted() {
	sources '*.c' '*.h' | xargs "$formatter" --dry-run -Werror
}

licensed() {
	bad=0
	for file in Makefile .ci/run $(sources '*.c' '*.h' '*.rl' '*.sh' '*.awk' '*.mk' '*.css' '*.js' '*.py' '*.f90'); do
		head -n 3 "$file" | grep -q 'SPDX-License-Identifier: MIT' || { echo "$file: no SPDX line"; bad=1; }
	done
	return $bad
}

# A platform has two files for each box, however many boxes it has.
small() {
	find gen runtime spec docs -type f ! -name '*.box.json' ! -name '*.events.json' | sed 's|/[^/]*$||' | sort | uniq -c | awk '$1 > 30 { print $2 " has " $1 " files"; bad = 1 } END { exit bad }'
}

short() {
	wc -l Makefile .ci/run $(sources '*.c' '*.h' '*.rl' '*.sh' '*.awk' '*.mk') |
		awk '$2 != "total" && $1 >= 600 { print $2 ": " $1 " lines, 600 are too many"; bad = 1 } END { exit bad }'
}

# Generates in two places; the output must be the same, except for the stamp, which the next run reads.
reproducible() {
	"$generator" generate --spec spec --out "$scratch/one" || return 1
	"$generator" generate --spec "$PWD/spec" --out "$scratch/an other/place" || return 1
	diff -r -x .stamp "$scratch/one" "$scratch/an other/place"
}

# page FILE COMMAND...: the page of the manual is what uncoregen prints
page() {
	page=$1
	shift
	"$generator" "$@" | diff -u "docs/$page" -
}

# A schema that is no longer made would stay in the tree.
schemas() {
	"$generator" schema --check --spec spec && mkdir "$scratch/empty" && "$generator" schema --quiet --spec "$scratch/empty" || return 1
	{ ls "$scratch/empty/schema"; "${BUILD:-build}/tools/describe" schemas | sed -n 's/^[a-z-]*$/&.schema.json/p'; } | sort >"$scratch/made"
	ls -p spec/schema | grep -v / | sort | diff "$scratch/made" -
}

# The schemas and pages of what uncore reads and prints are made from its key tables.
described() {
	describe=${BUILD:-build}/tools/describe
	"$describe" schemas >"$scratch/schemas" && "$describe" pages >"$scratch/pages" && [ -s "$scratch/schemas" ] &&
		[ -s "$scratch/pages" ] || return 1
	while read -r name; do
		"$describe" schema "$name" | diff -u "spec/schema/$name.schema.json" - || return 1
	done <"$scratch/schemas"
	while read -r name; do
		{
			"$describe" page "$name"
			[ "$name" != output-keys ] || { echo; "$generator" keys symbols | sed '$d'; }
		} | diff -u "docs/generated/$name.md" - || return 1
	done <"$scratch/pages"
	"$generator" schema symbols | diff -u spec/schema/output/symbols.schema.json -
}

# Compiles the library's grammars as "make generate" does, and compares.
grammars() {
	for grammar in $(ls runtime/library/*/*.rl); do
		made=${grammar#runtime/library/}
		tests/tools/ragel.sh "$grammar" | diff -u "generated/src/$(echo "${made%.rl}" | tr / _).c" - || return 1
	done
}

python_declared() {
	CC=${CC:-cc} python3 runtime/library/python/declare.py - | diff -u runtime/library/python/uncore/_declared.py -
}

try "spec/ has no error" "$generator" check --spec spec
try "spec/ is in canonical form" "$generator" fmt --check --spec spec
try "spec/schema/ is current (else: uncoregen schema)" schemas
try "docs/generated/spec-keys.md is current (else: make docs)" page generated/spec-keys.md keys
try "schemas and pages of what uncore reads and prints are current (else: make docs)" described
try "docs/generated/rules.md is current (else: make docs)" page generated/rules.md rules --markdown
try "docs/generated/changes.md is current (else: make docs)" page generated/changes.md changes --markdown
try "docs/platforms/README.md is current (else: make docs)" page platforms/README.md page
for folder in spec/*/platform.json; do
	id=$(basename "${folder%/platform.json}")
	try "docs/platforms/$id.md is current (else: make docs)" page "platforms/$id.md" page --platform "$id"
done
described_platforms() {
	for file in docs/platforms/*.md; do
		[ "$file" = docs/platforms/README.md ] || [ -f "spec/$(basename "$file" .md)/platform.json" ] || { echo "$file: spec/ has no such platform"; return 1; }
	done
}
try "docs/platforms/ has no page of a platform that is gone" described_platforms
screen_is_drawn() {
	LC_ALL=C awk -f runtime/packaging/screen.awk tests/cli/top/readme.txt | diff docs/generated/top.svg -
}
try "docs/generated/top.svg is the screen of tests/cli/top/readme.txt (else: make docs)" screen_is_drawn
try "docs/generated/cbo-ctl.svg is current (else: make docs)" page generated/cbo-ctl.svg draw cbo.ctl --platform ivt
try "generated/ is current (else: make generate)" "$generator" generate --check --spec spec --out generated
try "generated/ does not depend on the folder in which it is made" reproducible
try "generated/ has the current grammars of the library (else: make generate)" grammars

if command -v python3 >/dev/null 2>&1; then
	try "the Python package declares the headers as they are (else: make python)" python_declared
	try "texts in spec/ are our own" python3 tests/words/own_words.py spec tests/words/published.txt
	try "pages: every link leads to a file and heading, and every page links to the glossary" \
		python3 tests/tools/pages.py links
	try "docs/faq.md explains messages that the programs print" python3 tests/tools/pages.py messages
	try "pages and C files have no line over 120 columns" python3 tests/tools/pages.py width
	try "pages and messages use no word of tests/tools/words.txt" python3 tests/tools/pages.py words
	try "no more sentences of over 25 words than tests/tools/sentences.txt allows" python3 tests/tools/sentences.py check
else
	skip "the Python package declares the headers as they are" "python3 is not there"
	skip "texts in spec/ are our own" "python3 is not there"
	skip "pages: every link leads to a file and heading, and every page links to the glossary" \
		"python3 is not there"
	skip "pages and C files have no line over 120 columns" "python3 is not there"
	skip "pages and messages use no word of tests/tools/words.txt" "python3 is not there"
	skip "no more sentences of over 25 words than tests/tools/sentences.txt allows" "python3 is not there"
fi

# Other versions of the formatter break lines elsewhere.
case $("$formatter" --version 2>/dev/null) in
*"version 14."*) try "C files are formatted (else: make format)" formatted ;;
"") skip "C files are formatted" "$formatter is not there" ;;
*) skip "C files are formatted" "$formatter is not version 14" ;;
esac

try "every source has its SPDX line" licensed
try "every source has fewer than 600 lines" short
try "no folder of gen/, runtime/, spec/ or docs/ has more than 30 files" small
for rule in jansson fuse curses http gen-includes gen-folders runtime-folders runtime-floors cli-folders sim-folders runtime-names base-includes runtime-includes public-includes python-imports platform-words; do
	try "layers: includes and names keep the rule $rule" tests/tools/layers.sh "$rule"
done
for folder in gen runtime; do
	try "files of $folder/ do not need each other in a circle" \
		tests/tools/circles.sh "${BUILD:-build}/obj" "$folder"
done
# of WHAT...: the lists of the objects that one program links
of() {
	printf "${BUILD:-build}/objects-%s\n" "$@"
}
try "uncoregen has no second definition of a global name" tests/tools/second_names.sh $(of gen base)
try "uncore has no second definition of a global name" tests/tools/second_names.sh $(of cli json base lib)
try "uncore-offline has no second definition of a global name" tests/tools/second_names.sh $(of offline-cli replay json base lib)
try "uncore-regions has no second definition of a global name" tests/tools/second_names.sh $(of regions-cli json base lib)
try "uncore-sim has no second definition of a global name" tests/tools/second_names.sh \
	$(of sim-cli simulator replay json kernel base lib)
done_testing
