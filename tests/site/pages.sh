#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes the whole site and checks its files: links, anchors, sizes, what a page loads, the same bytes twice, the memory.
# Addresses stay when everything but a name changes, and those of addresses.txt stay for ever.
# Run by make test, one turn in 5, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
generator=$(cd "${BUILD:-build}" && pwd)/bin/uncoregen
site=tests/site/pages.py
. tests/tools/tap.sh

if ! command -v python3 >/dev/null 2>&1; then
	skip "the site's pages" "python3 is not there (Debian: apt-get install python3)"
	done_testing
	exit
fi

# make FOLDER [OPTION...]
make_site() {
	made=$1
	shift
	"$generator" site --quiet --out "$made" "$@"
}

manual="--docs $scratch/manual"
if ! command -v lowdown >/dev/null 2>&1; then
	skip "the site has the manual" "lowdown is not there (Debian: apt-get install lowdown)"
	manual=
else
	try "the manual's pages are made" runtime/packaging/site_docs.sh "$scratch/manual"
	titled() {
		! grep -rnE '>[a-z_-]+\.md</a>' "$scratch/manual" && grep -q '<a href="stat.md">Measuring<' "$scratch/manual/docs/index.html"
	}
	try "the text of a link to a page of the manual is its title" titled
fi

# 16 MiB more than a check of the spec, however many platforms: pages are written one by one.
within_memory() {
	python3 - "$generator" "$@" <<-'END'
		import resource, subprocess, sys
		def most(*command):
		    if subprocess.call(command, stdout=subprocess.DEVNULL) != 0:
		        sys.exit(1)
		    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
		spec = most(sys.argv[1], "check", "spec")
		site = most(*sys.argv[2:])
		print(spec, "and", site, "KiB")
		sys.exit(site - spec > 16 * 1024)
	END
}
# shellcheck disable=SC2086 # nothing, or an option and its value
try "the site takes 16 MiB more than its spec" within_memory "$generator" site --quiet --out "$scratch/site" $manual
try "every link leads to a page and an anchor, and to every page" python3 $site links "$scratch/site"
try "no page loads anything from another host" python3 $site closed "$scratch/site"
# The spec's word for the number of an element; only pages of the manual explain it.
braces() {
	! grep -rlF '{i}' "$scratch/site" --include='*.html' --exclude-dir=docs --exclude=CHANGELOG.html
}
try "no page about a platform has a raw {i} in a name" braces
try "every element of a page ends where it must" python3 $site whole "$scratch/site"
try "no page is larger than 300 KB" python3 $site small "$scratch/site"

# Umasks that have one value differ in what else they set; a dispute says what it is about; 0 is no unknown value; bits
# that no source describes are not called reserved.
tables() {
	grep -q '>unknown<td><span title="[^"]*">unknown</span><td>' "$scratch/site/hsx/ubox/global_config.html" &&
		! grep -q reserved "$scratch/site/hsx/ubox/global_config.html" &&
		grep -q '<th scope="col">also sets' "$scratch/site/skx/iio/events/UNC_IIO_DATA_REQ_OF_CPU.html" &&
		grep -q '<th scope="col">about' "$scratch/site/disputes/index.html" &&
		grep -q 'href="../ivt/cbo/[^"]*"><code>' "$scratch/site/disputes/index.html" &&
		grep -rqF '<dt>After a reset<dd>not known' --include='*.html' "$scratch/site" &&
		! grep -rl 'of which the bits <code>0x0</code>' --include='*.html' "$scratch/site" | grep .
}
try "the tables of umasks and disputes tell their rows apart, and an unknown reset value is said" tables

codec_of() {
	grep -q 'href="../../codec.html#platform=ivt"' "$scratch/site/ivt/cbo/ctl.html" && grep -q 'href="codec.html"' "$scratch/site/index.html" &&
		! grep -rL 'codec.html#platform=skx"' --include='*.html' "$scratch/site/skx" | grep .
}
try "the pages of a platform open the codec with it" codec_of

# Each two platforms that have a box of the same name, which is a file in each of their folders, in both directions.
compared() {
	for box in spec/*/*.box.json; do
		one=${box%/*}
		for other in spec/*/"${box##*/}"; do
			two=${other%/*}
			set -- "${one##*/}" "${two##*/}"
			[ "$1" = "$2" ] || [ -e "$scratch/site/compare/$1-$2.html" ] || [ -e "$scratch/site/compare/$2-$1.html" ] ||
				{ echo "$1 and $2 are not compared"; return 1; }
		done
	done
}
try "platforms that have a box in common are compared" compared

again() {
	# shellcheck disable=SC2086
	LC_ALL=tr_TR.UTF-8 TZ=Asia/Kathmandu make_site "$scratch/again" $manual && diff -r "$scratch/site" "$scratch/again" && rm -r "$scratch/again"
}
try "the same bytes twice, in another folder" again

# A part of the platforms has no link to the others' pages.
part() {
	make_site "$scratch/part" -p "$1" && python3 $site links "$scratch/part" && rm -r "$scratch/part"
}
at=0
for platform in spec/*/platform.json; do
	platform=$(basename "${platform%/platform.json}")
	at=$((at + 1))
	chosen $at 4 || continue
	try "the pages of $platform alone have no dead link" part "$platform"
done

python3 $site addresses "$scratch/site" >"$scratch/addresses"
# Whoever removes one breaks what others have written. Renaming an item is the one reason: then say so in CHANGELOG.md.
kept() {
	grep -v '^#' tests/site/addresses.txt | sort >"$scratch/kept" && LC_ALL=C sort -o "$scratch/kept" "$scratch/kept" &&
		LC_ALL=C sort "$scratch/addresses" | LC_ALL=C comm -13 - "$scratch/kept" >"$scratch/lost" && [ -s "$scratch/kept" ] &&
		{ cat "$scratch/lost"; [ ! -s "$scratch/lost" ]; }
}
try "the addresses that are on record are still there" kept

# What other programs are told to count is what the command tells them.
at=0
for platform in spec/*/platform.json; do
	platform=$(basename "${platform%/platform.json}")
	at=$((at + 1))
	chosen $at 4 || continue
	try "strings for perf and libpfm4 on the pages of $platform are those of uncore encode" \
		python3 tests/site/strings.py "$scratch/site" "${BUILD:-build}/bin/uncore" "$platform"
done

# The next version of the spec: other sentences, other orders, one address, one field, one code.
next_version() {
	python3 tests/site/next_version.py "$scratch/next" && make_site "$scratch/then" --spec "$scratch/next" &&
		python3 $site addresses "$scratch/then" >"$scratch/later" &&
		! cmp -s "$scratch/site/ivt/cbo/ctl.html" "$scratch/then/ivt/cbo/ctl.html" &&
		grep -v '^docs/\|^CHANGELOG\|^CONTRIBUTING' "$scratch/addresses" | diff - "$scratch/later"
}
try "no address changes while the names live" next_version

stale() {
	mkdir -p "$scratch/old" && echo mine >"$scratch/old/mine.txt" && make_site "$scratch/old" -p p6 &&
		make_site "$scratch/old" -p xeonmp && [ ! -e "$scratch/old/p6/index.html" ] && [ -e "$scratch/old/mine.txt" ]
}
try "pages that are no longer made are removed, and other files stay" stale

# The checks find what is broken.
broken() {
	cp -r "$scratch/old" "$scratch/bad" && sed -i "$2" "$scratch/bad/$3" && ! cmp -s "$scratch/old/$3" "$scratch/bad/$3" &&
		! python3 $site "$1" "$scratch/bad" >"$scratch/said" && grep -q "$4" "$scratch/said" && rm -r "$scratch/bad"
}
found() {
	page=xeonmp/index.html
	broken links 's/id="s-boxes"/id="s-other"/' $page 'no such anchor' &&
		broken links 's|href="[a-z0-9]*/index|&x|' $page 'no such file' &&
		broken links 's/<h1>/<h1 id="main">/' $page 'twice' &&
		broken closed 's|<main|<img alt="" src="https://example.org/a.png"><main|' $page 'loads https' &&
		broken closed 's|^:root|@import url(//example.org/a.css);&|' site.css 'example.org' &&
		head -c 310000 /dev/zero | tr '\0' x >>"$scratch/old/$page" && ! python3 $site small "$scratch/old"
}
try "a dead link, a lost anchor, an id twice, a foreign host and a large page are found" found

refused() {
	"$generator" site -p p6 --out "$scratch/none" --docs "$scratch/nowhere" >"$scratch/out" 2>"$scratch/err"
	[ $? -eq 2 ] && grep -q 'nowhere: No such file' "$scratch/err"
}
try "a folder of the manual that is not there is an error" refused

# Parts of pages that end too early are copied as they are.
cut_off() {
	mkdir -p "$scratch/parts/docs" && printf '<h1>A &amp; b</h1><p><a href="x.md#y">t</a> <h2>Q<a href="a.md">' >"$scratch/parts/docs/index.html" &&
		printf '<h1' >"$scratch/parts/docs/a.html" && : >"$scratch/parts/docs/b.html" && printf '<a href="b.md' >"$scratch/parts/docs/c.html" &&
		make_site "$scratch/cut" -p xeonmp --docs "$scratch/parts" && grep -q '<h1>A &amp; b</h1>' "$scratch/cut/docs/index.html"
}
try "pages of the manual that are cut off do no harm" cut_off

# Links out of the site stay as they are; each heading of the first page has its links in the list, and no others.
listed() {
	mkdir -p "$scratch/few/docs" && echo '<h1>A</h1>' | tee "$scratch/few/docs/a.html" >"$scratch/few/docs/b.html" &&
		printf '<h1>M</h1><p><a href="https://example.org/x">t</a> <a href="mailto:a@example.org">m</a> <a href="#b">h</a></p>%s' \
			'<h2>One</h2><a href="a.md">First</a><h2>Two</h2><a href="b.md">Second</a>' >"$scratch/few/docs/index.html" &&
		make_site "$scratch/list" -p xeonmp --docs "$scratch/few" || return 1
	for target in https://example.org/x mailto:a@example.org '#b'; do
		grep -qF "<a href=\"$target\">" "$scratch/list/docs/index.html" || { echo "no link to $target"; return 1; }
	done
	sed -n '/aria-label="Manual"/,/<\/nav>/p' "$scratch/list/docs/b.html" | sed '1,2d;$d; s/<a [^>]*>//; s/<\/a>//' | tr -d '\n' >"$scratch/got"
	[ "$(cat "$scratch/got")" = '<h2>One</h2><ul><li>First</li></ul><h2>Two</h2><ul><li>Second</li></ul>' ] || { cat "$scratch/got"; return 1; }
}
try "the manual's links to other hosts stay, and its list has each page below its heading" listed

# diff links its items to the pages: every link must lead somewhere, in the site of the new side.
linked() {
	"$generator" diff --format html --site "$1/" spec "$scratch/next" >"$scratch/then/diff.html"
	"$generator" diff --format html --site . --between ivt jkt >"$scratch/site/diff.html"
	grep -c '>its page</a>' "$scratch/then/diff.html" "$scratch/site/diff.html" && grep -q 'href="./ivt/cbo/ctl.html#thresh' "$scratch/then/diff.html" &&
		! python3 $site links "$scratch/then" | grep '^diff.html: \./' && ! python3 $site links "$scratch/site" | grep '^diff.html: \./'
}
try "diff --site links each item to its page" linked .
no_page() {
	"$generator" diff --site . spec spec >"$scratch/out" 2>"$scratch/err"
	[ $? -eq 2 ] && grep -q 'needs --format html' "$scratch/err" && [ ! -s "$scratch/out" ]
}
try "diff --site without a page is an error" no_page
done_testing
