/* SPDX-License-Identifier: MIT */
/* Declares an event in perf's words. */
#ifndef GEN_EXPORT_PERF_WORDS_H
#define GEN_EXPORT_PERF_WORDS_H

#include "export/export.h"
#include "model/metric.h"

struct perf_words {
	const char *pmu;    /* without the number of an instance */
	const char *listed; /* the Unit of its events in perf's lists; NULL: as the name is */
	bool has_event;     /* the PMU has a word "event" */
	uint64_t event, umask;
	struct text rest;  /* "occ_sel=0x1,filter_opc=0x182" */
	struct text zeros; /* "match_rds=0x0": filters whose value is 0, as are all bits that a string does not set */
	struct text asked; /* "filter_nid=?": what the user must choose */
};

/*
 * Fills in the words. Returns NULL, or the reason why Linux's driver does not count the event on every instance that it
 * has; the text is in the arena.
 */
const char *perf_words(struct arena *arena, const struct choice *choice, struct perf_words *words);
/* The same for what a metric counts. The filters that it needs must have values. */
const char *perf_input_words(struct arena *arena, const struct metric_input *input, struct perf_words *words);
/* Whether they say the same, so that one can stand for the other. */
bool perf_words_same(const struct perf_words *a, const struct perf_words *b);
/* Writes "pmu/event=0x36,umask=0x1/"; zeros: with filters whose value is 0. */
void perf_words_put(struct text *out, const char *pmu, const struct perf_words *words, bool zeros);
/* The PMU's name without "uncore_", as perf takes it too. */
const char *perf_short_name(const char *pmu);
void perf_words_free(struct perf_words *words);

#endif
