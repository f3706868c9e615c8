#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds the packages of runtime/packaging/rpm/uncore.spec in FOLDER. usage: rpm.sh VERSION FOLDER
set -eu

mkdir -p "$2"
out=$(realpath "$2")
here=$(dirname "$0")
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH
full=$("$here/version.sh" "$1")
rm -rf "$out"
mkdir -p "$out/SOURCES"
"$here/dist.sh" "libuncore-$full" "$out/SOURCES/libuncore-$full.tar.gz"
# BuildRequires are not looked up where another packaging system has installed them.
rpmbuild -bb --nodeps --define "_topdir $out" --define "release_version $full" --define '_buildhost localhost' \
	--define 'use_source_date_epoch_as_buildtime 1' --define 'clamp_mtime_to_source_date_epoch 1' "$here/rpm/uncore.spec"
