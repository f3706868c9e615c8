/* SPDX-License-Identifier: MIT */
/* The versions of the release and of the binary interface of the shared library. */
#ifndef UNCORE_VERSION_H
#define UNCORE_VERSION_H

#define UNCORE_VERSION_MAJOR 0
#define UNCORE_VERSION_MINOR 1
#define UNCORE_VERSION_PATCH 0
#define UNCORE_VERSION "0.1.0"

/* The number N in the name libuncore.so.N. docs/abi.md says when it rises. 0 promises nothing yet. */
#define UNCORE_LIBRARY_ABI 0

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

/*
 * The version of the library that the program runs with, such as "0.1.0". A shared library may be newer than
 * UNCORE_VERSION.
 */
const char *uncore_version(void);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
