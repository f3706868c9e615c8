/* SPDX-License-Identifier: MIT */
/* uncore stat: declares a report, and the formats that print it. */
#ifndef RUNTIME_CLI_STAT_REPORT_H
#define RUNTIME_CLI_STAT_REPORT_H

#include <string.h>

#include "cli/machine/machine.h"
#include "cli/stat/view.h"
#include "json/measured.h"

struct stat_output;
struct stat_region;
struct stat_regions;
struct stat_taker;

/* The time that sampling took while the counters counted: reads, checks of the controls, changes of pass. */
struct stat_cost {
	uint64_t samples, ns;
};

/* A report: on the time since the last one, or on the whole. */
struct stat_report {
	const struct cli_request *request;
	const struct uncore_machine *machine;
	const struct stat_rows *rows;
	const struct stat_view *view;
	const struct stat_sums *sums;
	struct setting_list *settings; /* of the groups; NULL: none */
	double at_seconds;             /* since the start */
	double seconds;                /* that it covers */
	double closed_seconds;         /* of these, without counting, as --control wanted */
	/* of day, in nanoseconds since 1970: of the start, and of the end of the time covered; 0: not known */
	uint64_t started_ns, when_ns;
	struct stat_cost cost;  /* for these seconds; with --repeat for a mean run */
	struct stat_cost whole; /* for at_seconds */
	bool is_first, is_last;
	size_t widths[8]; /* of the table's columns up to now */
	unsigned repeats; /* with --repeat: number of runs, for means and deviations */
	uint32_t passes;
	struct text way, way_word; /* what counts: for people, and for programs */
	struct stat_output *output;
	struct text causes; /* why instances are missing, and what froze counters, a line each */
	/* the simulated machine; NULL: a real one, or a replay that does not know it */
	const struct uncore_sim *sim;
	const struct stat_regions *regions;       /* that programs have marked; NULL: none are counted */
	const struct uncore_value *const *totals; /* with regions: since the session began, for the rows' parts */
	const struct stat_region *region;         /* that the view is about; NULL: the whole machine and time */
	bool only_clocks_count;                   /* the scenario's file has no traffic */
	struct stat_taker *taker;                 /* takes the report; NULL: it is printed */
};

/* How many inputs are printed below the line: those of a metric, with --inputs. */
static inline unsigned input_count(const struct stat_report *report, const struct stat_line *line)
{
	return report->request->inputs && line->row->item->is_metric ? line->row->item->request_count : 0;
}

/* Socket numbers change when a package goes offline, so long-lived data uses the package's number. */
static inline bool is_of_package(const struct stat_report *report, const struct stat_row *row)
{
	return strcmp(row_unit_word(row, report->machine->tables), "socket") == 0;
}

static inline unsigned package_of(const struct stat_report *report, const struct stat_row *row)
{
	int package = report->machine->sockets[row->unit].package;

	return package < 0 ? row->unit : (unsigned)package;
}

/* ---- notes.c ---- */

/* Notes why instances of the report's boxes are missing, and what froze boxes. */
void note_causes(struct stat_report *report, const struct uncore_session *session);
/* Says which facts about the umasks of the item's events no source gives. False: there is no doubt. */
bool add_item_doubt(struct text *text, const struct stat_item *item, unsigned each);
/* Prints the doubts of all items. */
void print_doubts(const struct stat_report *report);
/* Prints the clocks for which the simulator assumed a rate. */
void print_assumed(const struct stat_report *report);
/* Prints the time that sampling took, if it may disturb the measurement. */
void print_cost(const struct stat_report *report);

/* ---- errata.c: those that may spoil a count, and that the machine has or may have ---- */

/* Prints a line for each. */
void print_stat_errata(const struct stat_report *report);
/* Lists an item's. */
void list_stat_errata(struct arena *arena, const struct stat_report *report, const struct stat_item *item,
		      struct measured_errata *errata);
/* Adds the ids of an item's errata, with "?" after one that the machine may have. */
void add_stat_errata(struct text *text, const struct stat_report *report, const struct stat_item *item);

/* ---- format/: one report in the format of the request ---- */

void print_stat_text(struct stat_report *report);
void print_stat_csv(const struct stat_report *report);
void print_stat_json(const struct stat_report *report);
/* Adds what print_stat_json() prints. */
void add_stat_json(struct text *text, const struct stat_report *report);
void print_stat_openmetrics(const struct stat_report *report);
void print_stat_separated(const struct stat_report *report);

#endif
