/* SPDX-License-Identifier: MIT */
/* uncore stat: declares the verdicts on the limits of groups. */
#ifndef RUNTIME_CLI_STAT_TABLE_VERDICT_H
#define RUNTIME_CLI_STAT_TABLE_VERDICT_H

#include "base/json/write.h"
#include "cli/stat/view.h"

/*
 * Adds a sentence for each socket: "socket 0: about half used, 49.7 % of what is possible, 128.0 GB/s". Nothing where
 * the group has no limit, or what it needs was not measured.
 */
void add_verdicts(struct text *text, const struct stat_view *view, const struct uncore_tables *tables, uint16_t group);
/* Adds the members "verdict" or "limit" to the line of a group's limit, or of what it limits. */
void json_verdict(struct json *json, const struct stat_view *view, const struct stat_line *line,
		  const struct uncore_tables *tables);

#endif
