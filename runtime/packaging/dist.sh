#!/bin/sh
# SPDX-License-Identifier: MIT
# Packs the files that git knows, as they are now: the same bytes whoever packs them, whenever and wherever.
# usage: dist.sh NAME TARBALL. Times are SOURCE_DATE_EPOCH, else that of the last commit.
set -eu

name=$1
tarball=$2
git rev-parse --git-dir >/dev/null 2>&1 || { echo "make dist: this is no clone of the repository" >&2; exit 1; }
time=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
list=$(mktemp)
trap 'rm -f "$list" "$tarball.tar" "$tarball.new"' EXIT
git ls-files -z >"$list"
LC_ALL=C tar --null --no-recursion --sort=name --format=gnu --mtime="@$time" --owner=0 --group=0 --numeric-owner \
	--mode='u+rwX,go+rX,go-w' --transform="s|^|$name/|S" -cf "$tarball.tar" --files-from="$list"
gzip -9n <"$tarball.tar" >"$tarball.new"
mv "$tarball.new" "$tarball"
