/* SPDX-License-Identifier: MIT */
/*
 * uncore report: declares how the values of a series are spread, from which its percentile is found when there are too
 * many values to keep. Neighbouring values become one class, which has the largest of them.
 */
#ifndef RUNTIME_CLI_REPORT_BINS_SPREAD_H
#define RUNTIME_CLI_REPORT_BINS_SPREAD_H

#include <stddef.h>
#include <stdint.h>

struct class
{
	double high; /* the largest value of the class, which was measured */
	size_t count;
};

struct spread {
	struct class *at;
	size_t count, room;
	unsigned shift; /* so many low bits of a value do not tell its class */
	size_t most;    /* of more classes than this, each becomes two times as wide */
};

struct percentile {
	double value; /* at least so many percent of the values do not exceed it; it is one of them */
	double below; /* the smallest value with this property is at least this */
};

void spread_add(struct spread *spread, double value);
void spread_join(struct spread *into, const struct spread *from);
/* Sorts the classes. */
void spread_tidy(struct spread *spread);
/* The nearest rank. There are values, and spread_tidy() was called after the last one was added. */
struct percentile spread_percentile(const struct spread *spread, double percent);
void spread_free(struct spread *spread);

#endif
