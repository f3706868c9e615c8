/* SPDX-License-Identifier: MIT */
/* Opens and reads files below the root, and says what failed. */
#ifndef RUNTIME_LINUX_FILE_H
#define RUNTIME_LINUX_FILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "linux/host.h"

#define PATH_ROOM 384
#define LIST_ROOM 16384 /* of a CPU list */
#define BAD_TEXT 100000 /* not an errno: the file has other contents than it should */

/* Removes "/" and "/." from the end of the root, so that a path can follow it. "/" itself becomes empty. */
int take_root(struct linux_host *host, const char *root);
/* The path below the root, in a buffer of PATH_ROOM bytes. */
void host_path(const struct linux_host *host, char *path, const char *format, ...) UNCORE_PRINTF(3, 4);
/*
 * Opens a file for reading, and also for writing if that is wanted and allowed. Returns the descriptor or a negative
 * errno. *refused is 0 if it can be written, else the negative errno.
 */
int open_rw(const struct linux_host *host, const char *path, int *refused);
/* Reads a file of at most room - 1 bytes and adds a NUL. Returns its length or a negative errno. */
int read_text(const struct linux_host *host, const char *path, char *text, size_t room);
/* Reads a whole number, decimal or hexadecimal with 0x; false if the file has none. */
bool read_number(const struct linux_host *host, const char *path, long *number);
/* The uncore_error of a negative errno, and its explanation. */
int errno_code(int64_t error);
const char *errno_text(int64_t error);
/* The same for a file by which registers are reached: without it, not they are missing but the access to them. */
int access_code(int64_t error);
/* Records a failure to use a file, and returns its code. */
int host_failed(struct linux_host *host, int64_t error, const char *doing, const char *path);

static inline bool is_refused(int64_t error)
{
	return errno_code(error) == UNCORE_E_DENIED;
}

#endif
