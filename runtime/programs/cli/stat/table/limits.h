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
/* An amount in a second, its unit, and the transfers in which it could have moved; NAN: not known. */
struct limited_amount {
	const char *unit;
	double amount, transfers;
};
/* Adds the part, and what was possible as far as known: "49.7 % of what is possible at 1867 MT/s, 119.5 GB/s". */
void add_limit(struct text *text, double percent, const struct limited_amount *limited);
/* The transfers that one instance could have made, of an amount of so many instances of which the part was used. */
double possible_transfers(const struct uncore_group_row *group, double amount, double percent, double instances);

#endif
