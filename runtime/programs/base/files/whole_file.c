/* SPDX-License-Identifier: MIT */
/* Begins a file that will replace another, and reads files to their end. */
#define _GNU_SOURCE
#include "base/files/whole_file.h"

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
