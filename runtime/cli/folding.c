/* SPDX-License-Identifier: MIT */
/*
 * Folds what is printed for people to the width of the terminal: standard output and standard error become streams that
 * do so. So no message and no table needs to know the width, and what is not a terminal gets whole lines.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "base/option/fold.h"
#include "cli/output.h"

#ifdef __GLIBC__

struct folding {
	int file;
	struct text held; /* the beginning of a line, whose end did not fit the stream's buffer */
	bool is_begun;    /* the beginning of the line is printed */
};

/* A write of so much without the end of a line is a full buffer. A shorter one is flushed, such as a question. */
enum { LEAST_HELD = 2048 };

/* Asked each time: windows change, and files take the place of a terminal. */
static size_t width_of(int file)
{
	struct winsize size;

	return isatty(file) == 1 && ioctl(file, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

static bool write_all(int file, const char *at, size_t length)
{
	while (length > 0) {
		ssize_t put = write(file, at, length);

		if (put < 0 && errno == EINTR)
			continue;
		if (put <= 0)
			return false;
		at += put;
		length -= (size_t)put;
	}
	return true;
}

/* A line whose beginning is printed goes on as it is. */
static void fold_whole(struct folding *folding, const char *line, size_t length, size_t width, struct text *out)
{
	text_bytes(&folding->held, line, length);
	if (folding->is_begun || width == 0)
		text_bytes(out, folding->held.at, folding->held.length);
	else
		fold_line(out, text_string(&folding->held), folding->held.length, width, FOLD_HANG);
	text_char(out, '\n');
	text_cut(&folding->held, 0);
	folding->is_begun = false;
}

static ssize_t write_folded(void *cookie, const char *bytes, size_t length)
{
	struct folding *folding = cookie;
	size_t width = width_of(folding->file), at = 0;
	struct text out = { 0 };
	const char *end;
	bool is_good;

	for (; (end = memchr(bytes + at, '\n', length - at)) != NULL; at = (size_t)(end - bytes) + 1)
		fold_whole(folding, bytes + at, (size_t)(end - bytes) - at, width, &out);
	text_bytes(&folding->held, bytes + at, length - at);
	if (length < LEAST_HELD && folding->held.length > 0) {
		text_bytes(&out, folding->held.at, folding->held.length);
		text_cut(&folding->held, 0);
		folding->is_begun = true;
	}
	is_good = write_all(folding->file, text_string(&out), out.length);
	text_free(&out);
	return is_good ? (ssize_t)length : 0;
}

static FILE *folded(FILE *stream, int file)
{
	static struct folding foldings[STDERR_FILENO + 1];
	const cookie_io_functions_t functions = { .write = write_folded };
	FILE *made;

	if (width_of(file) == 0)
		return stream;
	foldings[file].file = file;
	made = fopencookie(&foldings[file], "w", functions);
	if (made == NULL)
		return stream;
	(void)fflush(stream);
	(void)setvbuf(made, NULL, _IOLBF, BUFSIZ);
	return made;
}

void output_fold(bool output, bool errors)
{
	if (output)
		stdout = folded(stdout, STDOUT_FILENO);
	if (errors)
		stderr = folded(stderr, STDERR_FILENO);
}

#else

/* Other C libraries do not let a program replace these two: the terminal breaks lines where it must. */
void output_fold(bool output, bool errors)
{
	(void)output;
	(void)errors;
}

#endif
