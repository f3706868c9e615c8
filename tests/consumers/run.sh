#!/bin/sh
# SPDX-License-Identifier: MIT
# Installs a copy into a temporary folder and builds projects against nothing else, as users do.
# Run by make test and make test-consumers, first, one turn in 5, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh

# Each make below gets the variables that were given to this one, but none of its job slots.
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
# The projects must not see the flags of this make.
unset MAKEFLAGS
. tests/consumers/projects.sh
. tests/consumers/pages.sh
. tests/consumers/dist.sh
done_testing
