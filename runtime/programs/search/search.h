/* SPDX-License-Identifier: MIT */
/*
 * Searches platforms for words: which groups, metrics, events, boxes, registers, fields and values are about them,
 * the best first, and why. Prints nothing and knows no command line, so that a page can search by the same code.
 * What words mean the same comes from the tables.
 */
#ifndef RUNTIME_SEARCH_SEARCH_H
#define RUNTIME_SEARCH_SEARCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "search/item.h"
#include "uncore/tables.h"

enum {
	SEARCH_ASKED_MAX = 6,      /* ideas of a question; further words are left out */
	SEARCH_PLATFORMS_MAX = 128 /* of one search: more than there are with those of files */
};

/* Where a word was found. */
enum search_place {
	SEARCH_NAME,
	SEARCH_ALIAS, /* another tool's name, or an older one */
	SEARCH_TITLE,
	SEARCH_CATEGORY,
	SEARCH_TEXT,
	SEARCH_UNIT,
	SEARCH_EVENT_NAME, /* of a sub-event's event */
	SEARCH_EVENT_TEXT,
	SEARCH_BOX_NAME, /* of the box that it belongs to */
	SEARCH_BOX_TEXT,
	SEARCH_ADDRESS /* of a register, where the question is an address */
};

/* How the word is the one that was asked for. */
enum search_how {
	SEARCH_SAME,
	SEARCH_FORM,   /* plural, number after it, another ending */
	SEARCH_BEGINS, /* it begins with what was asked for */
	SEARCH_SYNONYM
};

/* Some letters of a question or of a table; not ended by a NUL. */
struct search_span {
	const char *at;
	size_t length;
};

/* Why a row was found: one for each idea of the question; found.at NULL where the row lacks it. */
struct search_reason {
	struct search_span found;
	const char *name; /* of SEARCH_ALIAS: the whole name; NULL: it is in another place */
	enum search_place place;
	enum search_how how;
};

struct search_row {
	const struct uncore_tables *tables; /* of the platform where it fits best */
	struct item item;
	uint64_t platforms;    /* those that have it, a bit each in the order of the search */
	uint32_t alike;        /* rows left out that differ from it in numbers only */
	uint32_t worth, order; /* beside other rows */
	struct search_reason reasons[SEARCH_ASKED_MAX];
};

struct search {
	/*
	 * The ideas of the question, and what was looked for in place of a word that no row has; at NULL: the word
	 * itself.
	 */
	struct search_span asked[SEARCH_ASKED_MAX], instead[SEARCH_ASKED_MAX];
	bool missing[SEARCH_ASKED_MAX]; /* no row has it, and nothing is near */
	unsigned asked_count;
	struct search_row *rows;
	size_t count; /* rows here */
	size_t total; /* rows that a search without a limit would give */
};

/* What is searched: count platforms, SEARCH_PLATFORMS_MAX at most; after them may be others, which know words. */
struct search_platforms {
	const struct uncore_tables *const *tables;
	unsigned count, known; /* known: count and the others */
};

/*
 * Searches platforms. The question need not end with a NUL, and must live as
 * long as the result. Fills in at most `most` rows. False: there is no memory. search_free() frees the result in
 * either case.
 */
bool search_run(struct search *search, const struct search_platforms *platforms, struct search_span question,
		size_t most);
void search_free(struct search *search);

#endif
