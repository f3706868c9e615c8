/* SPDX-License-Identifier: MIT */
/* What uncore search prints, as text and as JSON. */
#ifndef RUNTIME_CLI_SEARCH_REPORT_H
#define RUNTIME_CLI_SEARCH_REPORT_H

#include "base/lists.h"
#include "search/search.h"

/* For each enum search_kind, search_place and search_how. */
extern const char *const search_kind_words[ITEM_VALUE], *const search_place_words[SEARCH_ADDRESS + 1],
								*const search_how_words[SEARCH_SYNONYM + 1];

/* Why a row was found, for one idea of the question. */
struct reason_record {
	const char *asked, *found, *place, *how, *name;
};

struct row_record {
	const char *kind, *name, *box, *text, *evidence, *command;
	struct strings platforms;
	uint64_t alike;
	struct reason_record *reasons;
	size_t reason_count;
};

/* An idea of the question. */
struct asked_record {
	const char *asked, *instead; /* instead NULL: it was searched for as it is */
	bool is_known;
};

struct search_record {
	struct asked_record *asked;
	size_t asked_count;
	struct row_record *rows;
	size_t count;
	uint64_t total;
};

/* Where rows of a search are shown: the platforms in its order, and what the next command line says of the machine. */
struct search_view {
	struct arena *arena;
	const struct uncore_tables *const *tables;
	unsigned count;
	const char *platform;             /* that -p names; NULL: none was chosen */
	const char *sim;                  /* as given to --sim */
	const struct uncore_tables *here; /* the platform of this machine; NULL: it has none */
	const char *question;
};

/*
 * Whether the question is an address. Then fills in the registers that are there, most at most, as search_run() does
 * with words; search_free() frees them.
 */
bool search_address(struct search *search, const struct search_platforms *platforms, const char *question, size_t most);
struct search_record record_search(const struct search_view *view, const struct search *search);
void print_search(const struct search_record *record);
void print_search_json(const struct search_record *record);

#endif
