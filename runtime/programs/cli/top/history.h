/* SPDX-License-Identifier: MIT */
/* uncore top: keeps the values of the last minute, for charts. */
#ifndef RUNTIME_CLI_TOP_HISTORY_H
#define RUNTIME_CLI_TOP_HISTORY_H

#include <stdbool.h>
#include <stddef.h>

#define HISTORY_SECONDS 60
/* Shorter times are put together until they are so long; so the room is enough for the last minute. */
#define HISTORY_LEAST 0.1
enum { HISTORY_ROOM = 640 };

struct history_time {
	double begin, end; /* seconds since the start */
};

/* A ring of times, and for each of them a value of each row. */
struct history {
	size_t rows;
	unsigned next, count;
	double kept; /* the share of what a slot holds already, while it is put together */
	struct history_time times[HISTORY_ROOM];
	float *values; /* HISTORY_ROOM for each row; NAN: not measured */
};

/* What is known of a time. */
enum history_mark { HISTORY_NOTHING, HISTORY_MISSED, HISTORY_MEASURED };

void history_make(struct history *history, size_t rows);
void history_free(struct history *history);
/* Begins a time, which must not be before the last one. Then each row is set. */
void history_add(struct history *history, double begin, double end);
/* Sets the value of a row in the time that was added last; NAN: it was not measured. */
void history_set(struct history *history, size_t row, double value);
/* The mean of a row between two times, over the parts that were measured. */
enum history_mark history_mean(const struct history *history, size_t row, double from, double to, double *mean);
/* The largest value of a row in the last minute; 0 if there is none above. */
double history_largest(const struct history *history, size_t row);
/* The end of the newest time. */
double history_end(const struct history *history);

#endif
