/* SPDX-License-Identifier: MIT */
/* uncore top: makes bars and sparklines of characters. */
#include "cli/top/chart.h"

#include <math.h>

/* Eighths of a column. */
enum { EIGHTHS = 8 };
static const char *const parts[EIGHTHS] = { "", "▏", "▎", "▍", "▌", "▋", "▊", "▉" };

static void add_utf8_bar(struct text *text, double share, unsigned columns)
{
	unsigned eighths = (unsigned)lround(share * columns * EIGHTHS);

	if (eighths == 0 && share > 0)
		eighths = 1;
	for (unsigned at = 0; at < eighths / EIGHTHS; at++)
		text_add(text, "█");
	text_add(text, parts[eighths % EIGHTHS]);
}

void add_bar(struct text *text, double share, unsigned columns, bool is_utf8)
{
	share = share > 1 ? 1 : share > 0 ? share : 0;
	if (is_utf8) {
		add_utf8_bar(text, share, columns);
		return;
	}
	for (unsigned at = 0; at < (unsigned)lround(share * columns); at++)
		text_char(text, '#');
	if (share > 0 && lround(share * columns) == 0)
		text_char(text, '|');
}

/* From nothing to the largest value. 0 has a mark as well: it was measured. */
enum { HEIGHTS = 8 };
static const char *const blocks[HEIGHTS] = { "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█" };
static const char *const signs[HEIGHTS] = { "_", ".", ":", "-", "=", "+", "*", "#" };

static const char *mark_of(double value, double largest, bool is_utf8)
{
	long height = largest > 0 && value > 0 ? lround(value / largest * (HEIGHTS - 1)) : 0;

	height = height < HEIGHTS ? height : HEIGHTS - 1;
	return is_utf8 ? blocks[height] : signs[height];
}

void add_sparkline(struct text *text, const struct history *history, size_t row, unsigned columns, bool is_utf8)
{
	double step = (double)HISTORY_SECONDS / columns, largest = history_largest(history, row);
	/* A column begins at a multiple of the step: so a line moves to the left and does not change otherwise. */
	double end = ceil(history_end(history) / step - 1e-6) * step;

	for (unsigned at = 0; at < columns; at++) {
		double mean, from = end - step * (columns - at);
		enum history_mark mark = history_mean(history, row, from, from + step, &mean);

		text_add(text, mark == HISTORY_MEASURED ? mark_of(mean, largest, is_utf8) :
			       mark == HISTORY_NOTHING  ? " " :
							  "x");
	}
}
