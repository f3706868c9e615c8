/* SPDX-License-Identifier: MIT */
/* uncore top: makes bars and sparklines of characters. */
#include "cli/top/chart.h"

#include <math.h>

/* Lines, because blocks of neighbouring rows would run together. */
void add_bar(struct text *text, double share, unsigned columns, bool is_utf8)
{
	unsigned halves;

	share = share > 1 ? 1 : share > 0 ? share : 0;
	halves = (unsigned)lround(share * columns * 2);
	if (halves == 0 && share > 0)
		halves = 1;
	for (unsigned at = 0; at < halves / 2; at++)
		text_add(text, is_utf8 ? "━" : "#");
	if (halves % 2 == 1)
		text_add(text, is_utf8 ? "╸" : "|");
}

void add_track(struct text *text, unsigned columns, bool is_utf8)
{
	for (unsigned at = 0; at < columns; at++)
		text_add(text, is_utf8 ? "─" : ".");
}

/*
 * From nothing to the largest value. 0 has a mark as well: it was measured. The largest leaves a gap to the row above.
 */
enum { HEIGHTS = 7 };
static const char *const blocks[HEIGHTS] = { "▁", "▂", "▃", "▄", "▅", "▆", "▇" };
static const char *const signs[HEIGHTS] = { "_", ".", "-", "=", "+", "*", "#" };

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
