/* SPDX-License-Identifier: MIT */
/* Orders what was found. */
#ifndef RUNTIME_SEARCH_RANK_H
#define RUNTIME_SEARCH_RANK_H

#include "search/scan.h"

/* How many rows each idea was found in. */
struct rarity {
	size_t rows[SEARCH_ASKED_MAX];
};

struct rarity rank_count(const struct question *question, const struct candidates *candidates);

/* Gives each row its worth and its name, and drops those that are worth little beside the best. Sorts the rest. */
void rank(const struct question *question, struct candidates *candidates);

/* The name with its numbers left out: rows that differ in them only have the same. */
uint32_t rank_name(const struct candidate *candidate, bool with_numbers);

#endif
