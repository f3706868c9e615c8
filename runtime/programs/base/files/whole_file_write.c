/* SPDX-License-Identifier: MIT */
/* Writes a file as a whole. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

#include "base/files/whole_file.h"

/* Returns 0 or an errno. */
static int write_all(int file, const char *bytes, size_t length)
{
	while (length > 0) {
		ssize_t written = write(file, bytes, length);

		if (written < 0 && errno == EINTR)
			continue;
		if (written <= 0)
			return written < 0 ? errno : EIO;
		bytes += written;
		length -= (size_t)written;
	}
	return 0;
}

/* A link to nothing makes the file that it names. Linux may refuse O_CREAT for pipes of others, so it comes second. */
static int write_through(const char *name, const char *bytes, size_t length)
{
	const int flags = O_WRONLY | O_TRUNC | O_CLOEXEC | O_NOCTTY;
	int file = open(name, flags), error;

	if (file < 0 && errno == ENOENT)
		file = open(name, flags | O_CREAT, 0666);
	if (file < 0)
		return errno;
	error = write_all(file, bytes, length);
	if (close(file) != 0 && error == 0)
		error = errno;
	return error;
}

int write_whole_file(const char *name, const char *bytes, size_t length)
{
	struct text made = { 0 };
	int file, error;

	if (!may_be_replaced(name))
		return write_through(name, bytes, length);
	file = make_beside(name, &made);
	if (file < 0) {
		error = errno;
		text_free(&made);
		return error;
	}
	error = write_all(file, bytes, length);
	if (error == 0 && fsync(file) != 0)
		error = errno;
	if (close(file) != 0 && error == 0)
		error = errno;
	if (error == 0 && rename(text_string(&made), name) != 0)
		error = errno;
	if (error != 0)
		unlink(text_string(&made));
	text_free(&made);
	return error;
}
