#!/bin/sh
# SPDX-License-Identifier: MIT
# Checks that the named tools are installed. As root on Debian it installs what is missing; otherwise, or with
# ONLY_CHECK=1, it prints the command that does, and exits with 1. APT_OPTIONS is for apt-get install.
set -u

# Words: a compiler's cache may come before it, and options after it.
CC=${CC:-cc}
control=runtime/packaging/debian/control

has_header() {
	printf '#include <stdarg.h>\n#include <stddef.h>\n#include <stdint.h>\n#include <setjmp.h>\n#include <%s>\n' "$1" |
		$CC -E -x c - >/dev/null 2>&1
}

# present TOOL
present() {
	case $1 in
	cc) has_header stdlib.h ;;
	c++) command -v g++ ;;
	jansson) has_header jansson.h ;;
	cmocka) has_header cmocka.h ;;
	fuse3) pkg-config --exists fuse3 ;;
	ncursesw) pkg-config --exists ncursesw ;;
	microhttpd) has_header microhttpd.h ;;
	jsonschema) /usr/bin/python3 -c 'import jsonschema' ;;
	pfm) has_header perfmon/pfmlib.h ;;
	papi) has_header papi.h ;;
	pyyaml) /usr/bin/python3 -c 'import yaml' ;;
	pandas | nbconvert | ipykernel | matplotlib) /usr/bin/python3 -c "import $1" ;;
	libfuzzer) echo 'int LLVMFuzzerTestOneInput(void) { return 0; }' | clang -fsanitize=fuzzer,address,undefined -x c -o /dev/null - ;;
	debian-build) dpkg-checkbuilddeps "$control" ;;
	wasm) echo 'int main(void) { return 0; }' | clang --target=wasm32-wasi -x c -o /dev/null - ;;
	kernel-headers) ls -d /usr/src/linux-headers-*-amd64 /lib/modules/*/build ;;
	*) command -v "$1" ;;
	esac >/dev/null 2>&1
}

# The package of the compiler CC: Debian names it as its program. Debian's gcc does not need the headers of the C library.
compiler() {
	for word in $CC; do
		case ${word##*/} in
		cc | gcc) echo gcc libc6-dev; return ;;
		gcc-[0-9]* | clang | clang-[0-9]*) echo "${word##*/}" libc6-dev; return ;;
		esac
	done
	echo "$CC" libc6-dev
}
# The packages that dpkg-buildpackage needs, without versions.
build_depends() {
	sed -n '/^Build-Depends/,/^[^B ]/p' "$control" | sed '/^[^B ]/d; s/^Build-Depends[^:]*://; s/([^)]*)//; s/[, ]//g' |
		sed 's/^debhelper-compat$/debhelper/; s/^dh-sequence-python3$/dh-python/; s/^dh-sequence-.*/debhelper/'
	echo build-essential
}

package() {
	case $1 in
	cc) compiler ;;
	gcc) echo gcc libc6-dev ;;
	c++ | g++) echo g++ ;;
	clang++) echo clang ;;
	jansson) echo libjansson-dev ;;
	cmocka) echo libcmocka-dev ;;
	ctags) echo universal-ctags ;;
	fuse3) echo libfuse3-dev pkg-config ;;
	ncursesw) echo libncurses-dev pkg-config ;;
	microhttpd) echo libmicrohttpd-dev ;;
	fusermount3) echo fuse3 ;;
	mpirun) echo openmpi-bin ;;
	rdmsr) echo msr-tools ;;
	lspci) echo pciutils ;;
	lstopo) echo hwloc-nox ;;
	likwid-perfctr) echo likwid ;;
	pcm-memory) echo pcm ;;
	papi_native_avail) echo papi-tools ;;
	papi) echo libpapi-dev ;;
	cpupower) echo linux-cpupower ;;
	lscpu | setpriv) echo util-linux ;;
	promtool) echo prometheus ;;
	musl-gcc) echo musl-tools linux-libc-dev ;;
	i686-linux-gnu-gcc) echo gcc-i686-linux-gnu libc6-dev-i386-cross ;;
	aarch64-linux-gnu-gcc) echo gcc-aarch64-linux-gnu libc6-dev-arm64-cross ;;
	s390x-linux-gnu-gcc) echo gcc-s390x-linux-gnu libc6-dev-s390x-cross ;;
	qemu-*) echo qemu-user ;;
	jsonschema) echo python3-jsonschema ;;
	dh) echo debhelper dpkg-dev ;;
	rpmbuild) echo rpm ;;
	valgrind) echo valgrind libc6-dbg ;;
	pfm) echo libpfm4-dev ;;
	promtool) echo prometheus ;;
	perf) echo linux-perf ;;
	systemd-analyze) echo systemd ;;
	node) echo nodejs ;;
	wasm) echo clang lld wasi-libc libclang-rt-dev-wasm32 ;;
	libfuzzer) echo clang libclang-rt-dev g++ ;;
	pyyaml) echo python3-yaml ;;
	pandas | nbconvert | ipykernel | matplotlib) echo "python3-$1" ;;
	debian-build) build_depends ;;
	kernel-headers) echo linux-headers-amd64 ;;
	*) echo "$1" ;;
	esac
}

# missing TOOL...: prints the packages of the tools that are not installed
missing() {
	for tool in "$@"; do
		present "$tool" || package "$tool"
	done | tr ' ' '\n' | sort -u | tr '\n' ' ' | sed 's/ $//'
}

packages=$(missing "$@")
[ -n "$packages" ] || exit 0
if ! command -v apt-get >/dev/null 2>&1; then
	echo "tools: please install what Debian calls: $packages" >&2
	exit 1
fi
if [ "$(id -u)" -ne 0 ] || [ -n "${ONLY_CHECK-}" ]; then
	sudo=$([ "$(id -u)" -eq 0 ] || echo 'sudo ')
	echo "tools: some are missing; this installs them: ${sudo}apt-get install $packages" >&2
	exit 1
fi

echo "tools: installing $packages"
log=$(mktemp) || exit 1
trap 'rm -f "$log"' EXIT
export DEBIAN_FRONTEND=noninteractive
if ! { apt-get update && apt-get install -y --no-install-recommends ${APT_OPTIONS-} $packages; } >"$log" 2>&1 </dev/null; then
	tail -n 20 "$log" >&2
	echo "tools: apt-get could not install $packages" >&2
	exit 1
fi
packages=$(missing "$@")
[ -z "$packages" ] || { echo "tools: still missing after the installation: $packages" >&2; exit 1; }
