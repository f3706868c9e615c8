#!/bin/sh
# SPDX-License-Identifier: MIT
# The commands as a WebAssembly module, as the pages run it: node runs the same command lines by the module and by the
# program, and both must print the same. In turn a sample of a quarter of the platforms; with TEST_TURN=all every event and 2000 values of registers of
# every platform. node runs the module quickly, and by the same code as a browser; browser.sh asks the pages themselves.
# Run by make site-test.
set -u

cd "$(dirname "$0")/../.." || exit 1
uncore=${BUILD:-build}/bin/uncore
module=${BUILD:-build}/wasm/uncore.js
unset UNCORE_PLATFORM
. tests/tools/tap.sh

if ! command -v node >/dev/null 2>&1; then
	skip "codec: the module answers as the program" "node is not there (Debian: apt-get install nodejs)"
	done_testing
	exit
fi
for script in runtime/programs/wasm/*.js tests/site/*.js gen/site/*.js gen/site/*/*.js; do
	try "codec: $script is JavaScript" node --check "$script"
done
if [ ! -e "$module" ]; then
	skip "codec: the module answers as the program" "make codec builds the module"
	done_testing
	exit
fi

platforms=$(platforms_in_turn 4) events=100 values=5 turn=$(turn_below 4)
[ "$turn" != all ] || events=1 values=2000 turn=0
node tests/site/same.js "$uncore" "$module" "$events" "$values" "$turn" $platforms >"$scratch/same" 2>"$scratch/why" ||
	not_ok "codec: same.js runs" "$scratch/why"
tab=$(printf '\t')
while IFS="$tab" read -r title wrong; do
	echo "$wrong" >"$scratch/why"
	if [ -z "$wrong" ]; then ok "codec: $title"; else not_ok "codec: $title" "$scratch/why"; fi
done <"$scratch/same"
try "codec: every one of these platforms was compared" [ "$(grep -c ': values of registers' "$scratch/same")" = "$(echo "$platforms" | wc -l)" ]

# What a page must load: all platforms and the code that knows them.
small() {
	size=$(sed -n "s/^uncore.pack('\\(.*\\)');$/\\1/p" "$module" | base64 -d | wc -c)
	[ "$size" -gt 100000 ] && [ "$size" -le 1600000 ] || { echo "$size bytes, compressed"; return 1; }
}
try "codec: the module has at most 1.6 MB, compressed" small
done_testing
