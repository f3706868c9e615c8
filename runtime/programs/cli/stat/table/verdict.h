/* SPDX-License-Identifier: MIT */
/* uncore stat: declares the verdicts on the limits of groups. */
#ifndef RUNTIME_CLI_STAT_TABLE_VERDICT_H
#define RUNTIME_CLI_STAT_TABLE_VERDICT_H

#include "base/text.h"
#include "cli/stat/view.h"

/*
 * Adds a sentence for each socket: "socket 0: about half used, 49.7 % of what is possible, 128.0 GB/s". Nothing where
 * the group has no limit, or what it needs was not measured.
 */
void add_verdicts(struct text *text, const struct stat_view *view, const struct uncore_tables *tables, uint16_t group);
/* How much of its group's limit a line says is used; NULL: it is not the line of a limit. */
const char *line_verdict(const struct stat_line *line, const struct uncore_tables *tables);
/* What was possible where the line is limited by its group's limit; NAN: it is not, or the limit was not measured. */
double line_limit(const struct stat_view *view, const struct stat_line *line, const struct uncore_tables *tables);
/* The transfers a second of an instance at which so much was possible; NAN: not known. */
double line_transfers(const struct stat_view *view, const struct stat_line *line, const struct uncore_tables *tables);

#endif
