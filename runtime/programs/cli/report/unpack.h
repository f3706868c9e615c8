/* SPDX-License-Identifier: MIT */
/* uncore report: declares the unpacking of files that gzip packed. */
#ifndef RUNTIME_CLI_REPORT_UNPACK_H
#define RUNTIME_CLI_REPORT_UNPACK_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/* Processes that unpack a file. */
struct unpacking {
	int file; /* from which the unpacked bytes are read */
	pid_t gzip;
	pid_t feeder; /* which gives it the file; 0: it reads the file itself */
};

/* Whether the bytes begin as gzip's files do. */
bool is_packed(const char *bytes, size_t length);
/*
 * Unpacks a file, of which the first bytes were read, by running gzip. 0, or an error number that says why gzip cannot
 * be run.
 */
int begin_unpacking(int file, const char *first, size_t length, struct unpacking *unpacking);
/* Ends it, also before the end of the file. Whether gzip unpacked all of it without finding damage. */
bool end_unpacking(struct unpacking *unpacking);

#endif
