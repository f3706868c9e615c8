/* SPDX-License-Identifier: MIT */
/* uncore report: declares what a table says of a series, and how a series' values are shown. */
#ifndef RUNTIME_CLI_REPORT_SUMMARY_H
#define RUNTIME_CLI_REPORT_SUMMARY_H

#include "cli/report/run.h"
#include "cli/report/scale.h"

/* Over the samples that were measured, in the unit's symbol without a prefix. */
struct summary {
	size_t measured;
	double mean; /* weighted by the length of the samples */
	double low, high, last;
	double most95;           /* the 95th percentile: the smallest value that 95 % of the samples do not exceed; */
	double most95_excess;    /* or a larger one, by at most this part of it, where there are many samples */
	double total;            /* of amounts, in the base symbol */
	float share;             /* the smallest part of the time in which it counted */
	float least;             /* the same of one instance */
	size_t late;             /* samples whose time may be wrong by more than 2 % */
	uint16_t seen, expected; /* of the sample with the fewest instances */
};

/* Adds for which part of the time the series was counted. */
void add_summary_coverage(struct text *text, const struct summary *summary);
/* After finish_runs(). */
struct summary summarize(const struct run *run, const struct series *series);

/* A quantity as it is shown: with one unit and one scale for all of its series. */
struct shown {
	const struct run *run;
	const struct quantity *quantity;
	struct shown_unit unit;
	struct scale scale;
	double low, high;          /* of all measured samples, without a prefix; both 0 if none was */
	struct summary *summaries; /* of each series */
};

void show_quantity(const struct run *run, const struct quantity *quantity, struct shown *shown);
void free_shown(struct shown *shown);

/* Adds the place of a series: "socket 0", "socket 1, imc3", "all sockets". */
void add_series_place(struct text *text, const struct run *run, const struct series *series);
/* Adds the part of it that a chart's caption gives, and the part that its line gives. */
void add_series_unit(struct text *text, const struct series *series);
void add_series_instance(struct text *text, const struct run *run, const struct series *series);

#endif
