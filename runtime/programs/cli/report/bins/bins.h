/* SPDX-License-Identifier: MIT */
/*
 * uncore report: declares bins: what a series was in a piece of time. A run begins with bins of one sample. When the
 * runs have too many, neighbours become one. So a file of any length is read once, into memory of a known size.
 */
#ifndef RUNTIME_CLI_REPORT_BINS_BINS_H
#define RUNTIME_CLI_REPORT_BINS_BINS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A piece of a run's time: the bins of all series have the same ones. */
struct slot {
	double end; /* of its last sample, in seconds since the start */
	uint32_t samples;
};

/* The samples of a series in a slot. Values are as they are shown: rates, where the unit is an amount. */
struct bin {
	double value, low, high; /* only if any was measured; the mean is weighted by the length of the samples */
	double seconds;          /* of those that were measured */
	const char *state;       /* of the last one that was not measured; NULL: all were */
	uint32_t slot;
	uint32_t measured: 31; /* number of samples */
	uint32_t begins: 1;    /* nothing was measured between the bin before and this one */
};

/* Adds the samples of a bin to those of another one, which is before it. */
void merge_bin(struct bin *into, const struct bin *from);
/* Makes one slot of each two. Their new number. */
size_t halve_slots(struct slot *slots, size_t count);
/* Does the same for the bins of a series, which need not have a bin in each slot. */
size_t halve_bins(struct bin *bins, size_t count);

#endif
