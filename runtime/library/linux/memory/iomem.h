/* SPDX-License-Identifier: MIT */
/* Reads /proc/iomem, in which the kernel says who uses which memory. */
#ifndef RUNTIME_LINUX_MEMORY_IOMEM_H
#define RUNTIME_LINUX_MEMORY_IOMEM_H

#include <stdbool.h>
#include <stdint.h>

#include "linux/host.h"

#define IOMEM_NAME_ROOM 32 /* of what is needed of a name */

struct iomem_line {
	uint64_t begin, end;            /* the last byte */
	char name[IOMEM_NAME_ROOM + 1]; /* its beginning */
};

/*
 * Returns 0 and the text, which the caller frees, or an uncore_error with a fault. path, a buffer of PATH_ROOM bytes,
 * gets the file's name.
 */
int read_iomem(struct linux_host *host, char *path, char **text);
/* Finds a line about memory that holds data, on some of the bytes from begin to end. False: there is none. */
bool find_memory(const char *iomem, uint64_t begin, uint64_t end, struct iomem_line *line);

#endif
