# SPDX-License-Identifier: MIT
# Sourced by run.sh: tests the source tarball, and that the library builds from it without other software.

# Packs the same files from another folder, with other times and permissions.
copied() (
	umask 077
	mkdir "$scratch/copy" && git ls-files -z | xargs -0 cp -P --parents -t "$scratch/copy" || return 1
	GIT_DIR=$(git rev-parse --absolute-git-dir) GIT_WORK_TREE=$scratch/copy TZ=Asia/Tokyo LC_ALL=C.UTF-8
	export GIT_DIR GIT_WORK_TREE TZ LC_ALL
	cd "$scratch/copy" && make -s dist BUILD="$scratch/pack-2"
)
reproducible() {
	make -s dist BUILD="$scratch/pack-1" && copied &&
		cmp "$scratch"/pack-1/libuncore-*.tar.gz "$scratch"/pack-2/libuncore-*.tar.gz
}
# plain_install [MAKE_ARGUMENT...]: installs the sources of this folder. Including Jansson and running Ragel both fail in
# this build, so it proves that neither is used.
plain_install() {
	mkdir "$scratch/no" && printf '#!/bin/sh\nexit 1\n' >"$scratch/no/ragel" && chmod +x "$scratch/no/ragel" &&
		PATH=$scratch/no:$PATH C_INCLUDE_PATH=tests/library/poison \
			make -s -j 2 install JANSSON=0 FUSE=0 CURSES=0 HTTP=0 PREFIX="$scratch/plain" "$@" && [ ! -e "$scratch/plain/bin/uncoregen" ]
}
# seeded FOLDER: gives the folder's build the objects of the build under test that were made from the same sources and
# read none of the optional libraries. A file that the tarball lacks is missed by make, by the compiler or by the linker.
seeded() {
	mkdir -p "$1/build/obj/generated" && cp "$built/flags" "$1/build/" && cp -R "$built/obj/runtime" "$1/build/obj/" &&
		cp -R "$built/obj/generated/src" "$1/build/obj/generated/" || return 1
	find "$1/build/obj" -name '*.d' >"$scratch/lists"
	sed -i "s|^${BUILD:-build}/obj/|build/obj/|" $(cat "$scratch/lists")
	# The lists name no header of the system, but the files that include them.
	(cd "$1" && grep -rlE '^ *# *include *<(jansson|fuse|n?curses)' runtime generated) >"$scratch/others"
	grep -lFf "$scratch/others" $(cat "$scratch/lists") | sed 'p; s/d$/o/' | xargs rm -f
	find "$1/build/obj" -name '*.o' -exec touch {} +
}
unpacked() (
	built=$(cd "${BUILD:-build}" && pwd) && mkdir "$scratch/unpacked" &&
		tar -xzf "$scratch"/pack-1/libuncore-*.tar.gz -C "$scratch/unpacked" || return 1
	seeded "$scratch"/unpacked/libuncore-* && cd "$scratch"/unpacked/libuncore-* && plain_install
)
# Without the tarball's own folder the build needs one of its own.
here_installed() {
	plain_install BUILD="$scratch/plain-build" OPTIMIZE=-O0
}
plain_works() (
	LD_LIBRARY_PATH=$scratch/plain/lib
	[ "$("$scratch/plain/bin/uncore" encode -p ivt --format rdmsr UNC_C_CLOCKTICKS | head -c 1)" != '' ] || return 1
	"$scratch/plain/bin/uncore" stat --sim ivt,none.json -e UNC_C_CLOCKTICKS -t 1 >"$scratch/out" 2>&1
	[ $? = 2 ] && grep -q 'built without Jansson' "$scratch/out" || { cat "$scratch/out"; return 1; }
)

if ! git rev-parse --git-dir >/dev/null 2>&1; then
	skip "dist: the source tarball builds" "this is no clone of the repository"
	try "dist: this folder builds and installs without Jansson, Ragel and libfuse3" here_installed
elif [ -n "$(git ls-files -o -d --exclude-standard)" ]; then
	skip "dist: the source tarball builds" "files are missing, or unknown to git"
	try "dist: this folder builds and installs without Jansson, Ragel and libfuse3" here_installed
else
	try "dist: the tarball does not depend on folder, time, umask, time zone or locale" reproducible
	try "dist: the tarball builds and installs without Jansson, Ragel and libfuse3" unpacked
fi
try "dist: uncore without Jansson encodes events and says what it lacks for a scenario" plain_works
