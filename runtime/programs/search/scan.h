/* SPDX-License-Identifier: MIT */
/* Compares everything that platforms have with a question. */
#ifndef RUNTIME_SEARCH_SCAN_H
#define RUNTIME_SEARCH_SCAN_H

#include "search/match.h"

/* A row in which at least one idea of the question was found. */
struct candidate {
	const struct uncore_tables *tables;
	struct item item;
	uint32_t worth;   /* of all, by rank.c */
	uint32_t name;    /* hash of the name, the same on every platform */
	uint8_t platform; /* in the order of the search */
	uint8_t burden;   /* share of 100 that is left of its worth: it is doubtful, or cannot be counted */
	uint8_t named;    /* struct matches */
	struct match matches[SEARCH_ASKED_MAX];
};

struct candidates {
	struct candidate *at;
	size_t count, room;
	size_t scanned; /* rows that were compared */
	bool failed;    /* no memory */
};

/* Adds the rows of a platform. */
void scan_platform(const struct question *question, const struct uncore_tables *tables, unsigned platform,
		   struct candidates *candidates);
void scan_free(struct candidates *candidates);

#endif
