/* SPDX-License-Identifier: MIT */
/* uncore report: declares the parts of the page. */
#ifndef RUNTIME_CLI_REPORT_PAGE_H
#define RUNTIME_CLI_REPORT_PAGE_H

#include "cli/report/summary.h"

/* How much of a run fits the page: it stays readable and below two megabytes. */
struct page_limits {
	unsigned columns; /* of a chart, into which a series is thinned out */
	unsigned rows;    /* of a table of values over time */
};

/* Writes the whole page. title: NULL: the names of the files. */
void page_write(struct text *out, const struct runs *runs, const char *title);

/* ---- overview.c ---- */

/*
 * Writes the names of one or two files, or of the first and the last of several. Folders are left out, because they do
 * not concern a reader of the page. Marks for breaks are, because the title is one of its places.
 */
void page_file_names(struct text *out, const char *first, const char *last, size_t count);
/* Writes the name of a run: its files, and which of the files' runs it is. */
void page_run_name(struct text *out, const struct runs *runs, size_t number);
/* Writes how many runs there are, and when. Nothing if there is one. */
void page_overview(struct text *out, const struct runs *runs);

/* ---- tables.c ---- */

/* Writes what each series was: mean, extremes, how much of it was measured. */
void page_summary(struct text *out, const struct shown *shown);
/* Writes the values over time, folded. Where there are more than most samples, a row is a mean of several. */
void page_values(struct text *out, const struct shown *shown, unsigned most);

/* ---- about.c ---- */

/* Writes what is known about the run: machine, options, length, cost. */
void page_facts(struct text *out, const struct run *run);
/* Writes what the quantity means. */
void page_meaning(struct text *out, const struct run *run, const struct series *series);

/* ---- regions.c ---- */

/* Writes when each region of the programs was open, and what was counted in it. Nothing if there is none. */
void page_regions(struct text *out, const struct run *run, size_t number);

/* ---- doubts.c ---- */

/* Writes what was not measured and why, and what else makes a number doubtful. */
void page_doubts(struct text *out, const struct run *run);
/* Writes the errata that may spoil a count of the run, if there are any. */
void page_errata(struct text *out, const struct run *run);
/* Writes how much of the limit of a group was used, for each socket. */
void page_verdicts(struct text *out, const struct run *run, const char *name, const struct uncore_group_row *group);

#endif
