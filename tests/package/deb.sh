#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests the Debian packages. Always: what takes seconds. With DEB_TEST=1 ("make deb-test"): builds them twice, and
# installs, runs, upgrades and purges them in a bare Debian 12, whose base is kept in $BUILD/package.
# Run by make test and make deb-test, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh
build=$(realpath "${BUILD:-build}")
# Each make below gets the variables that were given to this one, but none of its job slots.
case ${MAKEFLAGS-} in
*' -- '*) MAKEFLAGS=" -- ${MAKEFLAGS#* -- }" ;;
*) MAKEFLAGS= ;;
esac
export MAKEFLAGS
unset MAKELEVEL

reason=
for tool in git dpkg-buildpackage dpkg-gensymbols; do
	command -v $tool >/dev/null || reason="$tool is not there (make tools EVERY=1)"
done
git rev-parse --git-dir >/dev/null 2>&1 || reason="this is no clone of the repository"
[ -z "$(git ls-files -d 2>/dev/null)" ] || reason="files are missing"
if [ -n "$reason" ]; then
	skip "deb: the packages" "$reason"
	done_testing
fi

packages=$(sed -n 's/^Package: //p' runtime/packaging/debian/control)
source=$scratch/source/deb/libuncore-*/debian

# The changelog is Debian's: dpkg reads all of it, and its lines are short.
changelog() {
	make -s deb-source BUILD="$scratch/source" || return 1
	dpkg-parsechangelog --all -l $source/changelog >"$scratch/parsed" 2>"$scratch/complaints"
	cat "$scratch/complaints"
	[ ! -s "$scratch/complaints" ] && grep -q '^Source: libuncore$' "$scratch/parsed" || return 1
	# No item is lost: each has its star.
	[ "$(grep -c '^- ' CHANGELOG.md)" -eq "$(grep -c '^  \* ' $source/changelog)" ] || { echo "items are missing"; return 1; }
	awk 'length > 80 && !/^ -- / { print "too long: " $0; bad = 1 } END { exit bad }' $source/changelog
}
try "deb: debian/changelog is made from CHANGELOG.md" changelog

# A program that was built with an earlier library gets the dependency that its symbols need.
symbols() {
	rm -rf "$scratch/symbols" && mkdir -p "$scratch/symbols/DEBIAN" "$scratch/symbols/usr/lib" &&
		cp "$build/lib/$1.so".* "$scratch/symbols/usr/lib/" &&
		(cd $source/.. && dpkg-gensymbols -c4 "-p${1}0" -P"$scratch/symbols" "-Idebian/${1}0.symbols" -O/dev/null)
}
for library in libuncore libuncore-sim; do
	try "deb: the list of symbols is that of $library" symbols $library
done

# listed FOLDER FILE...: each file of the folder matches a pattern of just one FILE, and each pattern a file
listed() {
	python3 - "$@" <<-'END'
		import fnmatch, pathlib, sys
		root, lists = pathlib.Path(sys.argv[1]), sys.argv[2:]
		wanted = {path: [line for line in pathlib.Path(path).read_text().split("\n") if line] for path in lists}
		files = [str(path.relative_to(root)) for path in root.rglob("*") if path.is_symlink() or path.is_file()]
		used, bad = set(), 0
		for file in files:
		    owners = set()
		    for path, patterns in wanted.items():
		        for pattern in patterns:
		            if any(fnmatch.fnmatchcase(part, pattern) for part in (file, *map(str, pathlib.Path(file).parents))):
		                owners.add(path)
		                used.add((path, pattern))
		    if len(owners) != 1:
		        print(f"{file} is in {len(owners)} packages")
		        bad = 1
		for path, patterns in wanted.items():
		    for pattern in patterns:
		        if (path, pattern) not in used:
		            print(f"{path}: nothing is {pattern}")
		            bad = 1
		sys.exit(bad or not files)
	END
}
# The places are those of debian/rules, so that they cannot differ.
installs() {
	settings=$(sed -n '/^SETTINGS/,/[^\\]$/p' runtime/packaging/debian/rules | tr -d '\\\n' | sed "s/.*BUILD=build//" |
		sed "s/\$(DEB_HOST_MULTIARCH)/multi/")
	make -s install BUILD="${BUILD:-build}" CC="${CC:-cc}" STAGE="$scratch/stage" DESTDIR="$scratch/tree" $settings && rm "$scratch/tree/usr/share/doc/uncore-doc/LICENSE" &&
		listed "$scratch/tree" runtime/packaging/debian/*.install
}
if command -v lowdown >/dev/null; then
	try "deb: each installed file is in one package" installs
else
	skip "deb: each installed file is in one package" "lowdown is not there (make tools EVERY=1)"
fi

. tests/package/accounts.sh

if [ "${DEB_TEST:-0}" = 0 ]; then
	skip "deb: built, and installed in a bare Debian 12" "it takes minutes: make deb-test"
	done_testing
fi
. tests/package/built.sh
if chosen 4 5 || chosen 5 5; then
	. tests/package/chroot.sh
else
	skip "deb: installed, run, upgraded and purged in a bare Debian 12" "it has its turn after another commit (TEST_TURN)"
fi
done_testing
