# SPDX-License-Identifier: MIT
# Sourced by deb.sh: builds the packages and looks at them. The first build is in $scratch/one/deb. What takes minutes
# more takes turns: another build of them, those of RPM, lintian; and in two turns of five deb.sh installs them.

# turn NUMBER NAME COMMAND...
turn() {
	if chosen "$1" 5; then shift && try "$@"; else skip "$2" "it has its turn after another commit (TEST_TURN)"; fi
}

unbuilt=
dpkg-checkbuilddeps runtime/packaging/debian/control 2>"$scratch/needed" || unbuilt=$(sed 's/.*error: //' "$scratch/needed")
# built FOLDER SETTING...: builds below that folder, without a compiler's cache
built() {
	folder=$1
	shift
	env "$@" CCACHE_DISABLE=1 make -s deb BUILD="$folder" >"$scratch/build.log" 2>&1 || { tail -n 40 "$scratch/build.log" | cut -c 1-200; return 1; }
	! grep -E 'warning: |dh_[a-z]*: warning' "$scratch/build.log"
}
clean_lintian() {
	lintian --allow-root --fail-on error,warning "$scratch"/one/deb/*.changes
}
# What is delivered: all but the records of the builds themselves.
same_bytes() {
	(cd "$scratch/one/deb" && sha256sum *.deb *.dsc *.tar.*) >"$scratch/one.sums" &&
		(cd "$scratch/another/place/deb" && sha256sum *.deb *.dsc *.tar.*) >"$scratch/two.sums" &&
		diff "$scratch/one.sums" "$scratch/two.sums" && [ "$(grep -c '\.deb$' "$scratch/one.sums")" -ge 6 ]
}
if [ -n "$unbuilt" ]; then
	skip "deb: make deb builds them" "$unbuilt"
	done_testing
fi
try "deb: make deb builds them without a warning" built "$scratch/one"
if ! ls "$scratch"/one/deb/*.changes >/dev/null 2>&1; then
	done_testing
fi
if command -v lintian >/dev/null; then
	turn 3 "deb: lintian has no error and no warning" clean_lintian
else
	skip "deb: lintian has no error and no warning" "lintian is not there (make tools EVERY=1)"
fi
has_site() {
	dpkg -c "$scratch"/one/deb/uncore-doc_*.deb >"$scratch/doc" && for page in index.html uncore.js ivt/cbo/ctl.html docs/index.html; do
		grep -qF " ./usr/share/doc/uncore-doc/html/$page" "$scratch/doc" || { echo "no $page"; return 1; }
	done
}
try "deb: uncore-doc has the site" has_site
mkdir -p "$scratch/another/place"
again() (
	umask 077
	built "$scratch/another/place" TZ=Asia/Tokyo LC_ALL=C HOME=/nowhere && same_bytes
)
turn 1 "deb: another folder, time zone, locale and umask give the same bytes" again

# rpmbuild fails for a file that is in no package, and for one that a package lists in vain.
rpm_built() {
	env CCACHE_DISABLE=1 make -s rpm BUILD="$scratch/rpm" >"$scratch/rpm.log" 2>&1 || { tail -n 20 "$scratch/rpm.log" | cut -c 1-200; return 1; }
}
rpm_linted() {
	rpmlint -r runtime/packaging/rpm/uncore.rpmlintrc runtime/packaging/rpm/uncore.spec "$scratch"/rpm/rpm/RPMS/*/*.rpm >"$scratch/rpmlint.log" 2>&1
	cat "$scratch/rpmlint.log"
	grep -q ' 0 errors, 0 warnings' "$scratch/rpmlint.log"
}
if command -v rpmbuild >/dev/null; then
	turn 2 "rpm: make rpm builds them, and each file is in one" rpm_built
else
	skip "rpm: make rpm builds them, and each file is in one" "rpmbuild is not there (make tools EVERY=1)"
fi
if command -v rpmbuild >/dev/null && command -v rpmlint >/dev/null; then
	turn 2 "rpm: rpmlint finds nothing without a reason" rpm_linted
else
	skip "rpm: rpmlint finds nothing without a reason" "rpmlint is not there (make tools EVERY=1)"
fi
