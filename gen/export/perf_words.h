/* SPDX-License-Identifier: MIT */
/* Declares an event in perf's words. */
#ifndef GEN_EXPORT_PERF_WORDS_H
#define GEN_EXPORT_PERF_WORDS_H

#include "export/export.h"

struct perf_words {
	const char *pmu;    /* without the number of an instance */
	const char *listed; /* the Unit of its events in perf's lists; NULL: as the name is */
	uint64_t event, umask;
	struct text rest;  /* "occ_sel=0x1,filter_opc=0x182" */
	struct text asked; /* "filter_nid=?": what the user must choose */
};

/*
 * Fills in the words. Returns NULL, or the reason why Linux's driver does not count the event on every instance that it
 * has; the text is in the arena.
 */
const char *perf_words(struct arena *arena, const struct choice *choice, struct perf_words *words);
void perf_words_free(struct perf_words *words);

#endif
