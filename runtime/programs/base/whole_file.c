/* SPDX-License-Identifier: MIT */
/* Replaces files as a whole, and reads them to their end. */
#define _GNU_SOURCE
#include "base/whole_file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/memory.h"

bool may_be_replaced(const char *name)
{
	struct stat status;

	return lstat(name, &status) == 0 ? S_ISREG(status.st_mode) : errno == ENOENT;
}

int make_beside(const char *wanted, struct text *name)
{
	mode_t mask = umask(0);
	int file;

	umask(mask);
	text_printf(name, "%s.XXXXXX", wanted);
	file = mkostemp(name->at, O_CLOEXEC);
	if (file >= 0 && fchmod(file, 0666 & ~mask) == 0)
		return file;
	if (file >= 0) {
		close(file);
		unlink(name->at);
	}
	return -1;
}

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

/* ---- reading ---- */

enum { FIRST_ROOM = 1 << 16 };

static char *fail_with(char *text, int error)
{
	free(text);
	errno = error;
	return NULL;
}

/* A pipe has no size, and a file may still grow. */
static bool is_too_large(int file, size_t most)
{
	struct stat status;

	return fstat(file, &status) == 0 && S_ISREG(status.st_mode) && (uint64_t)status.st_size > most;
}

char *read_to_end(int file, size_t most, size_t *length)
{
	size_t room = FIRST_ROOM;
	char *text;
	ssize_t got;

	if (is_too_large(file, most))
		return fail_with(NULL, EFBIG);
	text = take_memory(NULL, room);
	*length = 0;
	while ((got = read(file, text + *length, room - 1 - *length)) != 0) {
		if (got < 0 && errno != EINTR)
			return fail_with(text, errno);
		*length += got > 0 ? (size_t)got : 0;
		if (*length > most)
			return fail_with(text, EFBIG);
		if (*length == room - 1) {
			room *= 2;
			text = take_memory(text, room);
		}
	}
	text[*length] = '\0';
	return text;
}

char *read_named_file(const char *name, size_t most, size_t *length)
{
	int file = open(name, O_RDONLY | O_CLOEXEC | O_NOCTTY), error;
	char *text = file >= 0 ? read_to_end(file, most, length) : NULL;

	error = errno;
	if (file >= 0)
		(void)close(file);
	errno = error;
	return text;
}
