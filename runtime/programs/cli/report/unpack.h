/* SPDX-License-Identifier: MIT */
/* uncore report: declares the unpacking of files that gzip packed. */
#ifndef RUNTIME_CLI_REPORT_UNPACK_H
#define RUNTIME_CLI_REPORT_UNPACK_H

#include <stdbool.h>
#include <stddef.h>

/* Whether the bytes begin as gzip's files do. */
bool is_packed(const char *bytes, size_t length);
/*
 * Unpacks the bytes by running gzip. The text is terminated, and the caller frees it. is_whole: gzip unpacked all of
 * it; otherwise the text is what came before the damage. NULL: gzip cannot be run, and
 * errno says why; EFBIG: it unpacks to more than RECORDS_BYTES_MAX.
 */
char *unpack(const char *bytes, size_t length, size_t *unpacked, bool *is_whole);

#endif
