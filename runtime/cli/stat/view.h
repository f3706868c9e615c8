/* SPDX-License-Identifier: MIT */
/* uncore stat: computes what is printed from what was measured. */
#ifndef RUNTIME_CLI_STAT_VIEW_H
#define RUNTIME_CLI_STAT_VIEW_H

#include "cli/stat/rows.h"

/* One line as it is printed. */
struct stat_line {
	const struct stat_row *row;
	const struct uncore_value *values; /* one for each request of the item */
	struct uncore_metric_value result; /* of a metric */
	bool is_good;                      /* there is a number; else the state says why there is none */
	bool is_exact;                     /* the number is the count, and no estimate */
	double number;                     /* scaled where counters were shared in turn */
	const char *state;
	double seconds;          /* how long it was wanted: the time that a rate is about. 0: not at all */
	double share;            /* the part of the time in which it counted, 0 to 1 */
	unsigned seen, expected; /* instances, the smallest coverage of a metric's inputs */
	unsigned unseen;         /* those of the largest part that no socket shows; the most of a metric's inputs */
	bool is_mean;            /* of repetitions */
	double runs;             /* those that could be measured */
	unsigned tries;          /* all of them */
	double deviation;        /* relative standard deviation of the mean; 0 for one run */
};

struct stat_view {
	struct stat_line *lines; /* one a row */
	size_t count;
	struct uncore_value *values; /* that the lines show */
};

void make_view(const struct stat_rows *rows, struct stat_view *view);
void free_view(struct stat_view *view);
/* What was counted between two samples; last NULL: since the session began. */
void view_between(struct stat_view *view, const struct uncore_value *last, const struct uncore_value *now);
/* Whether every line could be measured, on every instance that the part has, in every repetition. */
bool view_is_complete(const struct stat_view *view);
/* What was counted, in the unit of its event. */
uint64_t line_count(const struct stat_line *line);
/* What a line's number is in: the unit of its event, mostly "events", or of its metric. */
const char *line_unit(const struct stat_line *line, const struct uncore_tables *tables);

/* ---- what is added up over reports and repetitions, one for each line ---- */

struct stat_sum {
	double counted;  /* all that was shown, which only grows; of what adds up */
	bool was_scaled; /* a part of it is an estimate */
	/* repetitions: the values of those that could be measured; of one that failed, where none could */
	struct uncore_value *values;
	struct uncore_metric_value result; /* of the last of them; its flags are those of all that could be measured */
	double runs, number, squares;      /* of those that could be measured */
	unsigned tries;
};

struct stat_sums {
	struct stat_sum *sums;
	size_t count;
};

void make_sums(const struct stat_rows *rows, struct stat_sums *sums);
void free_sums(struct stat_sums *sums);
/* Adds what the lines show to what was counted in all. */
void count_view(struct stat_sums *sums, const struct stat_view *view);
/* Notes what the lines show as one repetition. */
void note_repeat(struct stat_sums *sums, const struct stat_view *view);
/* The means of the repetitions. */
void view_means(struct stat_view *view, const struct stat_sums *sums);

#endif
