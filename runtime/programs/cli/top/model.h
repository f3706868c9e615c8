/* SPDX-License-Identifier: MIT */
/* uncore top: computes the lines of the page, and their history, from what a session counts. */
#ifndef RUNTIME_CLI_TOP_MODEL_H
#define RUNTIME_CLI_TOP_MODEL_H

#include "cli/stat/view.h"
#include "cli/top/page.h"

/* What is measured at one depth. */
struct top_level {
	struct stat_rows rows;
	struct stat_samples samples;
	struct stat_view view;
	struct history history; /* a row for each of rows */
};

/* All depths are measured always, so that each has its history when it is chosen. */
struct top_model {
	const struct uncore_tables *tables;
	const struct stat_items *items;
	struct top_level levels[PAGE_DEPTHS];
	unsigned units; /* the most that an item has */
	bool is_begun;  /* an interval was measured */
};

/* How the lines of an item are chosen and ordered. */
struct top_order {
	bool per_instance;
	bool by_value; /* the largest first, at each depth; else by place */
};

void model_make(struct top_model *model, const struct cli_request *request, const struct uncore_session *session,
		const struct stat_items *items, const struct uncore_tables *tables);
void model_free(struct top_model *model);
/* A new session has begun, with the same items: the history goes on. */
void model_begin(struct top_model *model);
/* Reads what the session counted between two times, in seconds since the first session began. */
void model_take(struct top_model *model, const struct uncore_session *session, double begin, double end);
/* Sets the lines of the page. */
void model_lines(const struct top_model *model, const struct top_order *order, struct page *page);
/* Adds a line for each socket: how much of the group's limit it used in the last interval. */
void model_verdicts(const struct top_model *model, uint16_t group, struct text *text);
/* Whether a value is missing, or is of fewer instances than there should be. */
bool model_has_trouble(const struct top_model *model);

#endif
