#!/bin/sh
# SPDX-License-Identifier: MIT
# The search and the codec in a real browser: what the pages show is what the program prints, links lead to pages that
# exist, the keyboard is enough, and nothing is wrong for a screen reader (axe-core), in light and dark, at 360 pixels and
# more. In turn a sample of events and values of a quarter of the platforms; TEST_TURN=all takes every event and 2000 values of each platform.
# PICTURES=FOLDER keeps pictures of the pages.
# Run by make site-test.
set -u

cd "$(dirname "$0")/../.." || exit 1
build=$(cd "${BUILD:-build}" && pwd)
browser=${BROWSER:-chromium}
axe=${AXE:-$build/site-tools/node_modules/axe-core/axe.min.js}
unset UNCORE_PLATFORM
. tests/tools/tap.sh

for tool in node "$browser"; do
	if ! command -v "$tool" >/dev/null 2>&1; then
		skip "live: the pages answer as the program" "$tool is not there"
		done_testing
		exit
	fi
done
if [ ! -e "$build/wasm/uncore.js" ]; then
	skip "live: the pages answer as the program" "make codec builds the module"
	done_testing
	exit
fi

# The manual needs lowdown; two pages of it are enough for the search.
site() {
	mkdir -p "$scratch/docs/docs" && for page in simulator exporter; do
		echo "<h1>$(sed -n 's/^# //p;/^# /q' docs/$page.md)</h1>" >"$scratch/docs/docs/$page.html" || return
	done
	"$build/bin/uncoregen" site -q --out "$scratch/site" --docs "$scratch/docs" && "$build/bin/uncoregen" site -q -p p6 --out "$scratch/bare" &&
		cp "$build/wasm/uncore.js" "$scratch/site"
}

platforms=$(platforms_in_turn 4) events=200 values=5 turn=$(turn_below 4)
[ "$turn" != all ] || events=1 values=2000 turn=0
try "live: the site is made" site
[ -e "$axe" ] || axe=
node tests/site/live.js "$browser" "$build/bin/uncore" "$scratch/site" "$scratch/bare" "$events" "$values" "$turn" "$axe" \
	"${PICTURES:-}" $platforms >"$scratch/answers" 2>"$scratch/why" || not_ok "live: live.js runs" "$scratch/why"
tab=$(printf '\t')
while IFS="$tab" read -r title wrong; do
	echo "$wrong" >"$scratch/why"
	if [ -z "$wrong" ]; then ok "live: $title"; else not_ok "live: $title" "$scratch/why"; fi
done <"$scratch/answers"
[ -n "$axe" ] || skip "live: axe-core finds nothing" "axe-core is not installed (make site-test does it; AXE=FILE names its axe.min.js)"
try "live: every one of these platforms was compared" [ "$(grep -c '^events of ' "$scratch/answers")" = "$(echo "$platforms" | wc -l)" ]
done_testing
