/* SPDX-License-Identifier: MIT */
/*
 * Replaces files as a whole: a reader sees the old one or the new one. Reads what others made, up to a limit: a file, a
 * pipe or a device may have no end.
 */
#ifndef BASE_FILES_WHOLE_FILE_H
#define BASE_FILES_WHOLE_FILE_H

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
 * Replaces the file, or makes it. What may not be replaced is written; a link to nothing makes what it names. Returns
 * 0 or an errno; then a file that was there is as it was.
 */
int write_whole_file(const char *name, const char *bytes, size_t length);

/* At most so many bytes are read of settings and scenarios, and of recordings and measurements. */
#define SETTINGS_BYTES_MAX ((size_t)64 << 20)
#define RECORDS_BYTES_MAX ((size_t)1 << 30)

/*
 * Reads to the end. The text is terminated, and the caller frees it. NULL: errno says why it failed; EFBIG: there are
 * more bytes than that.
 */
char *read_to_end(int file, size_t most, size_t *length);
/* The same of the file with the name. */
char *read_named_file(const char *name, size_t most, size_t *length);

#endif
