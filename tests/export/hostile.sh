#!/bin/sh
# SPDX-License-Identifier: MIT
# Checks that the texts of a spec cannot break out of what is made from it, even if they end comments and begin tags
# and strings: headers and tables compile, an allowlist allows nothing more, a page has no script. None begins a line:
# check refuses control characters. fmt keeps what it cannot order.
# Run by make test.
set -u

cd "$(dirname "$0")/../.." || exit 1
generator=$(cd "${BUILD:-build}" && pwd)/bin/uncoregen
sound=$PWD/tests/golden/madeup/spec
. tests/tools/tap.sh

cp -r "$sound" "$scratch/spec"
find "$scratch/spec" -name '*.json' ! -path '*/schema/*' -exec sed -i \
	's#"\(title\|text\|note\|publisher\|revision\)": "#&*/ int evil; /* <script>alert(1)</script> ??/ 0x00000010 0xFFFFFFFFFFFFFFFF \\" #g
	s#"source": "[^"]*#& /* */ 0x00000010 0xFFFFFFFFFFFFFFFF #g' {} +

accepted() { "$generator" check "$scratch/spec" && grep -q 'int evil' "$scratch/spec/madeup/platform.json"; }
try "hostile texts: check accepts them" accepted

# With these options the compiler reads trigraphs and reports /* inside a comment.
compiles() {
	"$generator" generate --quiet --spec "$scratch/spec" --out "$scratch/out" || return 1
	for source in "$scratch"/out/src/*.c "$scratch"/out/selftest/*.c; do
		"${CC:-cc}" -std=c11 -trigraphs -Wall -Wextra -Werror -fsyntax-only -Iruntime/library/include -I"$scratch/out/include" \
			"$source" || return 1
	done
}
try "hostile texts: headers and tables compile" compiles

# The preprocessor must see the same #define lines as without the texts, and nothing else.
lines() {
	"$generator" export c-defines --platform madeup --spec "$1" >"$scratch/defines.h" || return 1
	"${CC:-cc}" -std=c11 -trigraphs -Wall -Werror -E -P -dD "$scratch/defines.h" | grep -E 'MADEUP|evil'
}
defines() {
	lines "$sound" >"$scratch/sound" && [ -s "$scratch/sound" ] || return 1
	lines "$scratch/spec" | diff "$scratch/sound" -
}
try "hostile texts: c-defines defines the same as without them" defines

# The entries of an allowlist, without the comments after a #.
allowlist() {
	"$generator" export msr-safe --platform madeup --spec "$1" | sed 's/#.*//; s/ *$//; /^$/d'
}
allowed() {
	allowlist "$sound" >"$scratch/sound" && [ -s "$scratch/sound" ] || return 1
	allowlist "$scratch/spec" | diff "$scratch/sound" -
}
try "hostile texts: an allowlist allows nothing more" allowed

pages() {
	"$generator" diff --format html "$sound" "$scratch/spec" >"$scratch/page" && grep -q 'lt;script' "$scratch/page" || return 1
	! grep -n '<script>alert' "$scratch/page"
}
try "hostile texts: a page of diff shows them as text" pages

# fmt cannot order a root that is not an object, so it must keep it.
kept() {
	cp -r "$sound" "$scratch/roots"
	"$generator" fmt --quiet "$scratch/roots" || return 1
	for root in '[ { "id": "a", "says": [1, 2.5] }, { "b": null } ]' '[]' '"text"' 7 true null; do
		echo "$root" >"$scratch/roots/madeup/disputes.json"
		"$generator" fmt --quiet "$scratch/roots" || return 1
		tr -d ' \n' <"$scratch/roots/madeup/disputes.json" >"$scratch/root"
		echo "$root" | tr -d ' \n' | diff - "$scratch/root" || return 1
	done
}
try "fmt: a file whose root is not an object keeps its content" kept
done_testing
