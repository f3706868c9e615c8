/* SPDX-License-Identifier: MIT */
/* A file of tables in memory. */
#ifndef RUNTIME_CORE_TABLES_FILE_H
#define RUNTIME_CORE_TABLES_FILE_H

#include <stddef.h>

#include "uncore/error.h"
#include "uncore/tables.h"

/*
 * Checks the bytes of a whole file, which begin at a multiple of eight. Returns 0, DAMAGED or STALE; the fault names
 * the file by its path.
 */
int tables_file_check(const void *file, size_t size, const char *path, struct uncore_fault *fault);
/* The tables after these in a file that was checked; NULL for the first ones. NULL past the last. */
const struct uncore_tables *tables_file_next(const void *file, const struct uncore_tables *tables);

/*
 * Reads a file into memory, which the caller frees. Later writes to the file do not change what was checked. Returns 0,
 * NOENT, DENIED, IO, NOMEM, or DAMAGED for what is no regular file, or empty. *file is set if it returns 0.
 */
int read_tables_file(const char *path, void **file, size_t *size, struct uncore_fault *fault);

#endif
