/* SPDX-License-Identifier: MIT */
/* uncore top: keeps the values of the last minute, for charts. */
#include "cli/top/history.h"

#include <math.h>
#include <stdlib.h>

#include "base/memory.h"

void history_make(struct history *history, size_t rows)
{
	*history = (struct history){ .rows = rows };
	history->values = take_memory(NULL, rows * HISTORY_ROOM * sizeof(history->values[0]));
}

void history_free(struct history *history)
{
	free(history->values);
	history->values = NULL;
}

/* Slot number `back` before the newest, which is 0. */
static unsigned slot(const struct history *history, unsigned back)
{
	return (history->next + HISTORY_ROOM - 1 - back) % HISTORY_ROOM;
}

void history_add(struct history *history, double begin, double end)
{
	struct history_time *newest = &history->times[slot(history, 0)];

	history->kept = 0;
	if (history->count > 0 && end - newest->begin < HISTORY_LEAST && end > newest->begin) {
		history->kept = (newest->end - newest->begin) / (end - newest->begin);
		newest->end = end;
		return;
	}
	history->times[history->next] = (struct history_time){ begin, end };
	history->next = (history->next + 1) % HISTORY_ROOM;
	if (history->count < HISTORY_ROOM)
		history->count++;
}

void history_set(struct history *history, size_t row, double value)
{
	float *place = &history->values[row * HISTORY_ROOM + slot(history, 0)];
	double before = history->kept > 0 ? (double)*place : NAN;

	*place = isnan(before) || isnan(value) ? (float)value :
						 (float)(before * history->kept + value * (1 - history->kept));
}

static double larger(double a, double b)
{
	return a > b ? a : b;
}

static double smaller(double a, double b)
{
	return a < b ? a : b;
}

enum history_mark history_mean(const struct history *history, size_t row, double from, double to, double *mean)
{
	enum history_mark mark = HISTORY_NOTHING;
	double sum = 0, seconds = 0;

	for (unsigned back = 0; back < history->count; back++) {
		const struct history_time *time = &history->times[slot(history, back)];
		double shared = smaller(time->end, to) - larger(time->begin, from);
		double value = (double)history->values[row * HISTORY_ROOM + slot(history, back)];

		if (time->end <= from)
			break;
		if (shared <= 0)
			continue;
		if (mark == HISTORY_NOTHING)
			mark = HISTORY_MISSED;
		if (isnan(value))
			continue;
		mark = HISTORY_MEASURED;
		sum += value * shared;
		seconds += shared;
	}
	*mean = seconds > 0 ? sum / seconds : 0;
	return mark;
}

double history_largest(const struct history *history, size_t row)
{
	double largest = 0, from = history_end(history) - HISTORY_SECONDS;

	for (unsigned back = 0; back < history->count && history->times[slot(history, back)].end > from; back++)
		largest = fmax(largest, (double)history->values[row * HISTORY_ROOM + slot(history, back)]);
	return largest;
}

double history_end(const struct history *history)
{
	return history->count == 0 ? 0 : history->times[slot(history, 0)].end;
}
