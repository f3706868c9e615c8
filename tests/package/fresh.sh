#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs the goals of the Makefile as a new user does: each in a fresh clone, as root of a bare Debian with git, make, gcc
# and nothing else. This takes minutes ("make bare-test"), so each run takes one goal on one release in turn, and with
# TEST_TURN=all all. Half of the turns are make test, of which a sixth of the scripts has its turn. What a goal prints is
# kept in $BUILD/package/RELEASE-GOAL.log.
# Run by make bare-test.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh
build=$(realpath "${BUILD:-build}")
unset MAKEFLAGS MAKELEVEL

# releases and goals: how often each of them has its turn. Several words are a goal with its variables. make bench is left
# out: it takes long, and what it measures means nothing beside other work.
goals() {
	for suite in bookworm trixie; do
		for goal in 'demo' 'site' 'install' 'deb' 'all' 'library' 'generate' 'codec' 'docs' 'test-consumers' 'abi' 'check' 'rebase' \
			'every-fact FACTS=1' 'fuzz FUZZ_SECONDS=1' 'soak SECONDS=2' 'format' 'uninstall' 'dist' 'rpm' 'compilers'; do
			echo "$suite $goal"
			echo "$suite test"
		done
	done
}

clang_and_linker() {
	for version in "$@"; do echo "clang-$version lld-$version llvm-$version"; done
}
# What Debian has of compilers; make all and make library install nothing, and say what they need.
before() {
	case $suite,$goal in
	*,all) apt install --no-install-recommends libc6-dev ragel libjansson-dev pkg-config libfuse3-dev libncurses-dev libmicrohttpd-dev ;;
	*,library) apt install --no-install-recommends libc6-dev ;;
	bookworm,compilers) apt install --no-install-recommends $(clang_and_linker 14 15 16) ;;
	trixie,compilers) apt install --no-install-recommends gcc-12 gcc-13 gcc-14 $(clang_and_linker 17 18 19) ;;
	esac
}

# made: runs the goal; what it makes must be there, and work
made() {
	scripts=
	[ "$goal" != test ] || [ -z "$turn" ] || scripts=TEST_SCRIPTS=6
	inside env -C /libuncore WERROR="${WERROR-}" $turn $scripts make $goal >"$log" 2>&1
	status=$?
	keep_packages
	tail -n 30 "$log" | cut -c 1-200
	[ $status -eq 0 ] || { grep -E '^    not ok|FAILED' "$log"; return 1; }
	case $goal in
	test) grep -qE '^[0-9]+ passed, 0 failed, [0-9]+ skipped$' "$log" ;;
	site) [ -s "$root/libuncore/build/site/index.html" ] && [ -s "$root/libuncore/build/site/uncore.js" ] ;;
	install) inside sh -c 'uncore stat --sim ivt:2 -g memory -t 100 && cd / && uncoregen check' ;;
	uninstall) ! inside sh -c 'command -v uncore' ;;
	deb) [ "$(ls "$root"/libuncore/build/deb/*.deb | grep -vc dbgsym)" = "$(grep -c '^Package:' runtime/packaging/debian/control)" ] ;;
	esac
}
fresh() {
	rm -rf "$root"
	reason=$(why_no_base)
	[ -z "$reason" ] || { skip "$name" "$reason"; return; }
	# The files as they are now.
	git clone -q . "$root/libuncore" && git ls-files -z | tar --null -T - -cf - | tar -C "$root/libuncore" -xf - &&
		apt install --no-install-recommends git make gcc >"$log" 2>&1 && before >>"$log" 2>&1 || { not_ok "$name" "$log"; return; }
	try "$name" made
}

reason=
[ "${BARE_TEST:-0}" != 0 ] || reason="it takes minutes: make bare-test"
git rev-parse --git-dir >/dev/null 2>&1 || reason="this is no clone of the repository"
[ -z "$(git ls-files -d 2>/dev/null)" ] || reason="files are missing"
if [ -n "$reason" ]; then
	skip "bare: each goal in a bare Debian" "$reason"
	done_testing
fi
turn=
number=0
goals >"$scratch/goals"
count=$(wc -l <"$scratch/goals")
[ "$TEST_TURN" = all ] || turn="TEST_TURN=$(turn_below "$count")"
while read -r suite goal; do
	number=$((number + 1))
	chosen "$number" "$count" && ! grep -qx "$suite $goal" "$scratch/done" 2>/dev/null || continue
	echo "$suite $goal" >>"$scratch/done"
	. tests/package/bare.sh
	log=$keep/$suite-${goal%% *}.log
	name="bare: make $goal in a bare $suite"
	mkdir -p "$keep"
	fresh </dev/null
done <"$scratch/goals"
done_testing
