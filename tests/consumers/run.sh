#!/bin/sh
# SPDX-License-Identifier: MIT
# What users get: an installed copy, and projects that build against nothing else. Everything happens in a temporary folder.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh

# A make of its own, with the variables that this one was given and none of its jobs.
case ${MAKEFLAGS-} in
*' -- '*) MAKEFLAGS=" -- ${MAKEFLAGS#* -- }" ;;
*) MAKEFLAGS= ;;
esac
export MAKEFLAGS
unset MAKELEVEL PKG_CONFIG_PATH CMAKE_PREFIX_PATH

prefix=$scratch/prefix
project() {
	make -s BUILD="${BUILD:-build}" CC="${CC:-cc}" "$@"
}

. tests/consumers/install.sh
PKG_CONFIG_PATH=$prefix/lib/pkgconfig
LD_LIBRARY_PATH=$prefix/lib
PATH=$prefix/bin:$PATH
export PKG_CONFIG_PATH LD_LIBRARY_PATH PATH
# What the projects see of make's flags: nothing.
unset MAKEFLAGS
. tests/consumers/projects.sh
. tests/consumers/pages.sh
. tests/consumers/dist.sh
done_testing
