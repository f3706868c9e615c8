/* SPDX-License-Identifier: MIT */
/*
 * uncore stat -r: declares the regions of a measurement. The programs that count no regions have region/elsewhere.c in
 * place of all else of this folder.
 */
#ifndef RUNTIME_CLI_STAT_REGION_MARKING_H
#define RUNTIME_CLI_STAT_REGION_MARKING_H

#include "cli/stat/report.h"

struct stat_loop;
struct stat_marking;
struct grid;
struct measured_line;

/*
 * Makes what programs need to mark; *marking becomes NULL if no regions are wanted. Or joins the measurement of this
 * node that runs already. CLI_GOOD, or the exit status after printing why not. *is_joined: that measurement has counted
 * for this command, which has ended; the status is the command's.
 */
int open_marking(const struct cli_request *request, const char *state, struct stat_marking **marking, bool *is_joined);
/* marking may be NULL in all of these. */
void close_marking(struct stat_marking *marking);
/* Can be read when a mark has come, or a program that joins; -1: there is none. */
int marking_files(const struct stat_marking *marking);
/* After the session has started: makes the loop serve marks, and lets the programs that join begin. */
int begin_marking(struct stat_marking *marking, struct stat_loop *loop);
/* After the loop: what has not ended does not end any more. Prints what was lost. */
void end_marking(struct stat_marking *marking, const struct stat_loop *loop);

/*
 * After the last report on the whole run, if regions are counted: calls print with a report about each region. Else it
 * does nothing.
 */
void for_each_region(const struct stat_report *report, void (*print)(void *context, const struct stat_report *report),
		     void *context);
/* Adds the cells of a region to a row of CSV. */
void add_region(struct grid *grid, const struct stat_region *region);
/* Sets what a line of JSON says of its region; only the first has the times in which it was open. */
void say_region(struct arena *arena, const struct stat_region *region, bool is_first, struct measured_line *out);
/* Prints a table with a row for each region and one for the whole run, and what is to be known of them. */
void print_regions(const struct stat_report *report);

#endif
