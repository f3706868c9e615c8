/* SPDX-License-Identifier: MIT */
/*
 * Filters what is printed to a terminal: standard output and standard error become streams that replace control
 * characters, and fold lines to the width. So no message and no table needs to know the width, and no name that others
 * chose controls the terminal. What is not a terminal gets the bytes as they are.
 */
#define _GNU_SOURCE
#include "base/option/terminal.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "shared/control.h"
#include "base/option/fold.h"
#include "base/utf8.h"

#ifdef __GLIBC__

struct filter {
	int file;
	bool folds;
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

/* Adds what the line says, with a question mark for each character that the terminal would obey, except for colours. */
static void add_clean(struct text *out, const char *line, size_t length)
{
	for (size_t at = 0; at < length;) {
		size_t colour = colour_length(line + at, length - at), own = utf8_length(line + at);
		bool is_bad = own == 0 || (colour == 0 && line[at] != '\t' && control_length(line + at) != 0);

		own = colour > 0 ? colour : own > 0 ? own : 1;
		text_bytes(out, is_bad ? "?" : line + at, is_bad ? 1 : own);
		at += own;
	}
}

/* Empties what is held: adds it, folded unless its beginning is printed already. */
static void add_held(struct filter *filter, size_t width, struct text *out)
{
	struct text line = { 0 };

	add_clean(&line, text_string(&filter->held), filter->held.length);
	if (width == 0)
		text_bytes(out, line.at, line.length);
	else
		fold_line(out, text_string(&line), line.length, width, FOLD_HANG);
	text_free(&line);
	text_cut(&filter->held, 0);
}

static ssize_t write_filtered(void *cookie, const char *bytes, size_t length)
{
	struct filter *filter = cookie;
	size_t width = filter->folds ? width_of(filter->file) : 0, at = 0;
	struct text out = { 0 };
	const char *end;
	bool is_good;

	for (; (end = memchr(bytes + at, '\n', length - at)) != NULL; at = (size_t)(end - bytes) + 1) {
		text_bytes(&filter->held, bytes + at, (size_t)(end - bytes) - at);
		add_held(filter, filter->is_begun ? 0 : width, &out);
		text_char(&out, '\n');
		filter->is_begun = false;
	}
	text_bytes(&filter->held, bytes + at, length - at);
	if (length < LEAST_HELD && filter->held.length > 0) {
		add_held(filter, 0, &out);
		filter->is_begun = true;
	}
	is_good = write_all(filter->file, text_string(&out), out.length);
	text_free(&out);
	return is_good ? (ssize_t)length : 0;
}

static FILE *filtered(FILE *stream, int file, bool folds)
{
	static struct filter filters[STDERR_FILENO + 1];
	const cookie_io_functions_t functions = { .write = write_filtered };
	FILE *made;

	if (isatty(file) != 1)
		return stream;
	filters[file] = (struct filter){ .file = file, .folds = folds };
	made = fopencookie(&filters[file], "w", functions);
	if (made == NULL)
		return stream;
	(void)fflush(stream);
	(void)setvbuf(made, NULL, _IOLBF, BUFSIZ);
	return made;
}

void terminal_filter(bool folds_output, bool folds_errors)
{
	stdout = filtered(stdout, STDOUT_FILENO, folds_output);
	stderr = filtered(stderr, STDERR_FILENO, folds_errors);
}

#else

/* Other C libraries do not let a program replace these two. */
void terminal_filter(bool folds_output, bool folds_errors)
{
	(void)folds_output;
	(void)folds_errors;
}

#endif
