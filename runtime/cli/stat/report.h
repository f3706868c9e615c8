/* SPDX-License-Identifier: MIT */
/* uncore stat: one measurement to show, and the formats that show it. */
#ifndef RUNTIME_CLI_STAT_REPORT_H
#define RUNTIME_CLI_STAT_REPORT_H

#include "cli/machine/machine.h"
#include "cli/stat/view.h"

struct stat_output;

/* What sampling took of the time while the counters counted: reads, checks of the controls, changes of pass. */
struct stat_cost {
	uint64_t samples, ns;
};

/* One measurement to show: since the last one, or the whole. */
struct stat_report {
	const struct cli_request *request;
	const struct uncore_machine *machine;
	const struct stat_rows *rows;
	const struct stat_view *view;
	const struct stat_sums *sums;
	double at_seconds;      /* since start */
	double seconds;         /* that it covers */
	struct stat_cost cost;  /* of these seconds; with --repeat of a mean run */
	struct stat_cost whole; /* of at_seconds, as above */
	bool is_first, is_last;
	size_t widths[8]; /* of the table's columns so far */
	unsigned repeats; /* with --repeat: how many runs there are means and deviations of */
	uint32_t passes;
	struct stat_output *output;
	struct text causes; /* why instances are missing, and what froze counters meanwhile, a line each */
	/* that was measured; NULL: a real machine, or one of which a replay knows nothing */
	const struct uncore_sim *sim;
	bool only_clocks_count; /* of it: the scenario's file gives nothing that happens */
};

/* ---- notes.c ---- */

/* Notes for the report why instances of its boxes are missing, and what froze them while they counted. */
void note_causes(struct stat_report *report, const struct uncore_session *session);
/* What no source says of the umask of one of the item's events; false, and nothing, where there is no doubt. */
bool add_item_doubt(struct text *text, const struct stat_item *item, unsigned each);
/* Prints that of all items. */
void print_doubts(const struct stat_report *report);
/* Prints whose clocks are a simulator's own choice. */
void print_assumed(const struct stat_report *report);
/* Prints what sampling took, where that may disturb what is measured. */
void print_cost(const struct stat_report *report);

/* ---- text.c, data.c, openmetrics.c: one report in the format of the request ---- */

void print_stat_text(struct stat_report *report);
void print_stat_csv(const struct stat_report *report);
void print_stat_json(const struct stat_report *report);
void print_stat_openmetrics(const struct stat_report *report);

#endif
