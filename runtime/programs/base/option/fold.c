/* SPDX-License-Identifier: MIT */
/* Folds lines that are too long for a terminal. */
#include "base/option/fold.h"

#include <stdbool.h>
#include <string.h>

/* The indent of what follows a row of a table; a line that is indented by more than so much is a column itself. */
enum { HANG_ROW = 4, COLUMN_LEAD = 3 };

/* A place between two words: the bytes and the columns before it and after its blanks. */
struct gap {
	size_t end, next, column;
	bool is_wide; /* at least two blanks: it separates columns of a table */
};

/* The part of a line that fits. */
struct fit {
	struct gap last, wide, hang; /* the last one, the last wide one, the last wide one in the line's first part */
	bool is_whole;               /* all of the line fits */
};

size_t colour_length(const char *at, size_t left)
{
	size_t length = 2;

	if (left < 3 || at[0] != '\033' || at[1] != '[')
		return 0;
	while (length < left && strchr("0123456789;", at[length]) != NULL && at[length] != '\0')
		length++;
	return length < left && at[length] == 'm' ? length + 1 : 0;
}

static struct gap gap_at(const char *line, size_t length, size_t at, size_t column)
{
	struct gap gap = { .end = at, .next = at };

	while (gap.next < length && line[gap.next] == ' ')
		gap.next++;
	gap.column = column + gap.next - at;
	gap.is_wide = gap.next - at > 1;
	return gap;
}

static void note_gap(struct fit *fit, const struct gap *gap, size_t width)
{
	fit->last = *gap;
	if (!gap->is_wide)
		return;
	fit->wide = *gap;
	if (gap->column <= width * 3 / 5)
		fit->hang = *gap;
}

/* begin: the bytes and columns of the indent. If nothing fits, the last gap is the first one after the width. */
static struct fit find_fit(const char *line, size_t length, size_t begin, size_t width)
{
	struct fit fit = { .is_whole = false };
	size_t column = begin, at = begin;

	while (at < length) {
		size_t colour = colour_length(line + at, length - at);

		if (colour == 0 && line[at] == ' ') {
			struct gap gap = gap_at(line, length, at, column);

			if (column <= width || fit.last.end == 0)
				note_gap(&fit, &gap, width);
			column = gap.column;
			at = gap.next;
			continue;
		}
		column += colour == 0 && ((unsigned char)line[at] & 0xc0) != 0x80;
		at += colour > 0 ? colour : 1;
		if (column > width && fit.last.end > 0)
			return fit;
	}
	fit.is_whole = column <= width || fit.last.end == 0;
	return fit;
}

static size_t count_blanks(const char *line, size_t length)
{
	size_t count = 0;

	while (count < length && line[count] == ' ')
		count++;
	return count;
}

/* The indent of what follows. Rows of a table have the same, whatever remains of each. */
static size_t hang_of(const struct fit *fit, bool is_row, size_t lead, size_t prose)
{
	if (is_row)
		return HANG_ROW;
	if (fit->hang.column > 0)
		return fit->hang.column;
	return lead > COLUMN_LEAD ? lead : lead + prose;
}

void fold_line(struct text *out, const char *line, size_t length, size_t width, size_t prose)
{
	size_t lead = count_blanks(line, length), begin = lead, hang = 0;
	bool is_first = true;

	for (;; is_first = false) {
		struct fit fit = find_fit(line, length, begin, width - hang);
		bool is_row = is_first && fit.wide.column > width * 3 / 5;
		struct gap at = is_row ? fit.wide : fit.last;

		text_printf(out, "%*s", (int)hang, "");
		if (fit.is_whole || at.next >= length)
			break;
		text_bytes(out, line, at.end);
		text_char(out, '\n');
		line += at.next;
		length -= at.next;
		if (is_first)
			hang = hang_of(&fit, is_row, lead, prose);
		begin = 0;
	}
	text_bytes(out, line, length);
}
