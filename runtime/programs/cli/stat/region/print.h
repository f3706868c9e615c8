/* SPDX-License-Identifier: MIT */
/* uncore stat -r: declares how regions are printed. */
#ifndef RUNTIME_CLI_STAT_REGION_PRINT_H
#define RUNTIME_CLI_STAT_REGION_PRINT_H

#include "cli/stat/region/regions.h"
#include "cli/stat/report.h"
#include "shared/region_ring.h"

struct stat_loop;

/*
 * After the last report on the whole run, if regions are counted: calls print with a report about each region. Else it
 * does nothing.
 */
void for_each_region(const struct stat_report *report, void (*print)(void *context, const struct stat_report *report),
		     void *context);
/* Prints a table with a row for each region and one for the whole run, and what is to be known of them. */
void print_regions(const struct stat_report *report);
/* Prints what a program has asked for: a report until now, after the last reading. */
void print_asked_regions(struct stat_loop *loop, enum region_format format);

#endif
