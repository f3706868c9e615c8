/* SPDX-License-Identifier: MIT */
/* The version of the release, and of what programs built against the shared library rely on. */
#ifndef UNCORE_VERSION_H
#define UNCORE_VERSION_H

#define UNCORE_VERSION_MAJOR 0
#define UNCORE_VERSION_MINOR 1
#define UNCORE_VERSION_PATCH 0
#define UNCORE_VERSION "0.1.0"

/* The number in the name libuncore.so.N: docs/abi.md tells when it rises. 0: nothing is promised yet. */
#define UNCORE_LIBRARY_ABI 0

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

/* The version of the library that is running, "0.1.0"; with a shared library it may be newer than UNCORE_VERSION. */
const char *uncore_version(void);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
