#!/bin/sh
# SPDX-License-Identifier: MIT
# Lays out the source of the Debian packages in FOLDER: libuncore-VERSION/ with debian/, and
# the tarball that it is unpacked from.
# usage: deb.sh VERSION REVISION FOLDER. Times are SOURCE_DATE_EPOCH, else that of the last commit.
set -eu
umask 022

version=$1
revision=$2
out=$3
here=$(dirname "$0")
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH
full=$("$here/version.sh" "$version")

rm -rf "$out"
mkdir -p "$out"
"$here/dist.sh" "libuncore-$full" "$out/libuncore_$full.orig.tar.gz"
tar -xzf "$out/libuncore_$full.orig.tar.gz" -C "$out"
debian=$out/libuncore-$full/debian
cp -R "$here/debian" "$debian"
awk -v version="$full" -v revision="$revision" -v date="$(LC_ALL=C date -u -R -d "@$SOURCE_DATE_EPOCH")" \
	-v maintainer="$(sed -n 's/^Maintainer: //p' "$here/debian/control")" -f "$here/debian.awk" CHANGELOG.md \
	>"$debian/changelog"
# symbols LIBRARY NODE: what tests/abi records of it. The library's number 0 promises nothing, so a program needs the very
# version.
symbols() {
	echo "$1.so.0 ${1}0 #MINVER#, ${1}0 (<< $version.1~)"
	echo '* Build-Depends-Package: libuncore-dev'
	sed -n "s/^symbol \([^ ]*\) $2\$/ \1@$2 $full/p" tests/abi/libuncore.abi
	echo " $2@$2 $full"
}
symbols libuncore UNCORE_0 >"$debian/libuncore0.symbols"
symbols libuncore-sim UNCORE_SIM_0 >"$debian/libuncore-sim0.symbols"
for package in $(sed -n 's/^Package: //p' "$debian/control"); do
	{
		echo '# The packages are not in the archive of Debian, so no bug report there asks for them.'
		echo "$package: initial-upload-closes-no-bugs"
	} >"$debian/$package.lintian-overrides"
done
