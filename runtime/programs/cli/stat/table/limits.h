/* SPDX-License-Identifier: MIT */
/* Judges how much of a group's limit is used, in the words that every command prints. */
#ifndef UNCORE_CLI_LIMITS_H
#define UNCORE_CLI_LIMITS_H

#include <stdbool.h>

#include "base/text.h"
#include "uncore/tables.h"

/* Whether the metric is the used part of the limit of the group; whether it is the amount that is limited. */
bool is_limit_of(const struct uncore_group_row *group, uint16_t metric);
bool is_limited_in(const struct uncore_group_row *group, uint16_t metric);
/* A value of that metric in percent. */
double limit_percent(const struct uncore_tables *tables, const struct uncore_group_row *group, double value);
/* "near its limit", "about half used" or "little used", by the group's thresholds. */
const char *limit_verdict(const struct uncore_group_row *group, double percent);
/* Adds the part and, if the amount is known (else NAN), what was possible: "49.7 % of what is possible, 128 GB/s". */
void add_limit(struct text *text, double percent, const char *unit, double amount);

#endif
