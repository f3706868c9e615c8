/* SPDX-License-Identifier: MIT */
/* Replaces files as a whole: a reader sees the old one or the new one. */
#ifndef BASE_WHOLE_FILE_H
#define BASE_WHOLE_FILE_H

#include <stdbool.h>

#include "base/text.h"

/* Whether the name is a regular file, or none: a device, a pipe or a link must stay. */
bool may_be_replaced(const char *name);
/*
 * Makes a new file in the folder of the file that it will replace, and adds its name. Returns its descriptor; -1 and
 * errno.
 */
int make_beside(const char *wanted, struct text *name);
/*
 * Replaces the file, or makes it. What may not be replaced is written. Returns 0 or an errno; then a file that was
 * there is as it was.
 */
int write_whole_file(const char *name, const char *bytes, size_t length);

#endif
