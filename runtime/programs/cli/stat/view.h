/* SPDX-License-Identifier: MIT */
/* uncore stat: computes what is printed from what was measured. */
#ifndef RUNTIME_CLI_STAT_VIEW_H
#define RUNTIME_CLI_STAT_VIEW_H

#include "cli/stat/rows.h"

/* One printed line. */
struct stat_line {
	const struct stat_row *row;
	const struct uncore_value *values; /* one for each request of the item */
	struct uncore_metric_value result; /* for a metric */
	bool is_good;                      /* there is a number; otherwise the state says why not */
	bool is_exact;                     /* the number is the count, not an estimate */
	double number;                     /* scaled if counters were shared */
	const char *state;
	double seconds;          /* the time that a rate is about, in which it was wanted; 0: none */
	double share;            /* the part of the time in which it counted, 0 to 1; of instances the mean */
	double least;            /* the same of the instance that counted least */
	double late;             /* the part of the time by which it may be wrong, because reading was held up */
	unsigned seen, expected; /* instances; for a metric the smallest coverage of its inputs */
	unsigned unseen;  /* instances of the largest part that no socket shows; the maximum of a metric's inputs */
	bool is_mean;     /* of repetitions */
	double runs;      /* runs that were measured */
	unsigned tries;   /* all runs */
	double deviation; /* relative standard deviation of the mean; 0 for one run */
};

struct stat_view {
	const struct stat_rows *rows;
	struct stat_line *lines; /* one for each row */
	size_t count;
	struct uncore_value *values; /* the values in the lines */
	struct uncore_value *parts;  /* room for those that a value is the sum of */
};

void make_view(const struct stat_rows *rows, struct stat_view *view);
void free_view(struct stat_view *view);
/*
 * Sets the view to what was counted between two samples, which are the parts of the rows; last NULL: since the session
 * began. Each instance is extrapolated by what it counted in this time, before sums are made.
 */
void view_between(struct stat_view *view, const struct uncore_value *last, const struct uncore_value *now);
/* Sets the line to what its values say. */
void view_line(struct stat_line *line);
/* Whether every line was measured, on every instance that the part has, in every repetition. */
bool view_is_complete(const struct stat_view *view);
/* Whether all was counted that the line needs. A metric may have no number all the same: it divides by a 0. */
bool line_is_counted(const struct stat_line *line);
/* Adds for which part of the time the line was counted, if not all; and the part of the least instance, if less. */
void add_coverage_note(struct text *text, const struct stat_line *line);
/* The count, in the unit of its event. */
uint64_t line_count(const struct stat_line *line);
/* The unit of a line's number: of its event, mostly "events", or of its metric. */
const char *line_unit(const struct stat_line *line, const struct uncore_tables *tables);
/* The number as people read it, in the unit of shown_unit(): per second if it adds up. NAN: there is none. */
double line_shown(const struct stat_line *line, const struct uncore_tables *tables);

/* A line of what a metric's line is computed from: one request of its item. */
struct stat_input {
	struct stat_item item;
	struct stat_row row;
	struct stat_line line;
};

/* Fills in the input number `each` of the line's metric. It points to the line's values. */
void make_input(const struct stat_line *line, unsigned each, struct stat_input *input);
void free_input(struct stat_input *input);

/* ---- sums over reports and repetitions, for each line ---- */

struct stat_sum {
	double counted;  /* the sum of all reports, which only grows; if the quantity adds up */
	bool was_scaled; /* part of it is an estimate */
	/* for repetitions: values of measured runs; if no run was measured, those of a failed one */
	struct uncore_value *values;
	struct uncore_metric_value result; /* result of the last run; flags of all measured runs */
	double runs, number, squares;      /* over the measured runs */
	unsigned tries;
};

struct stat_sums {
	struct stat_sum *sums;
	size_t count;
};

void make_sums(const struct stat_rows *rows, struct stat_sums *sums);
void free_sums(struct stat_sums *sums);
/* Adds the lines to the sums. */
void count_view(struct stat_sums *sums, const struct stat_view *view);
/* Adds the lines as one repetition. */
void note_repeat(struct stat_sums *sums, const struct stat_view *view);
/* Sets the view to the means of the repetitions. */
void view_means(struct stat_view *view, const struct stat_sums *sums);

#endif
