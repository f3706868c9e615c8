/* SPDX-License-Identifier: MIT */
/* Fills a screen with texts. */
#include "screen/screen.h"

#include <stdbool.h>
#include <stdlib.h>

#include "base/memory.h"
#include "base/utf8.h"

/* What a text that was cut ends with. */
#define CUT ".."

void screen_clear(struct screen *screen, unsigned columns, unsigned rows)
{
	size_t count = (size_t)columns * rows;

	screen->cells = take_memory(screen->cells, count * sizeof(screen->cells[0]));
	screen->columns = columns;
	screen->rows = rows;
	for (size_t at = 0; at < count; at++)
		screen->cells[at] = (struct screen_cell){ .bytes = " ", .look = LOOK_PLAIN };
}

void screen_free(struct screen *screen)
{
	free(screen->cells);
	*screen = (struct screen){ .cells = NULL };
}

static unsigned least(unsigned a, unsigned b)
{
	return a < b ? a : b;
}

/* Control characters and bytes that are no UTF-8 would move the cursor: they become question marks. */
static size_t set_cell(struct screen_cell *cell, enum screen_look look, const char *text)
{
	size_t length = utf8_length(text);
	bool is_good = length > 1 || (length == 1 && (unsigned char)text[0] >= ' ' && text[0] != '\177');

	*cell = (struct screen_cell){ .bytes = "?", .look = (unsigned char)look };
	if (is_good)
		memcpy(cell->bytes, text, length);
	return length == 0 ? 1 : length;
}

unsigned screen_put(struct screen *screen, unsigned row, unsigned column, unsigned end, enum screen_look look,
		    const char *text)
{
	unsigned cut = (unsigned)strlen(CUT), last;
	bool is_cut;

	end = least(end, screen->columns);
	if (row >= screen->rows || column >= end)
		return column;
	is_cut = text_width(text) > end - column;
	last = is_cut && end - column > cut ? end - cut : end;
	for (; *text != '\0' && column < last; column++)
		text += set_cell(&screen->cells[(size_t)row * screen->columns + column], look, text);
	return is_cut && column < end ? screen_put(screen, row, column, end, look, CUT) : column;
}

void screen_put_right(struct screen *screen, unsigned row, unsigned column, unsigned end, enum screen_look look,
		      const char *text)
{
	size_t width = text_width(text);

	end = least(end, screen->columns);
	if (column < end && width < end - column)
		column = end - (unsigned)width;
	screen_put(screen, row, column, end, look, text);
}
