/* SPDX-License-Identifier: MIT */
/* Declares what perf hands to the kernel for an entry of its lists. */
#ifndef GEN_EXPORT_PERF_CODE_H
#define GEN_EXPORT_PERF_CODE_H

#include "export/perf_list.h"

struct perf_code {
	const char *pmu;    /* "uncore_cha" */
	const char *terms;  /* "event=0x35,umask=0x21": as in the entry */
	uint64_t config[3]; /* what the terms set by the formats of the PMU */
	const char *wrong;  /* why perf would refuse it; NULL: it does not */
};

/* A word of the PMU that has a member of its own in perf's lists. */
struct perf_word {
	const char *member, *word;
	bool is_flag; /* one bit, which lists have as 1 */
};

/* NULL: "Filter" has its value. */
const struct perf_word *perf_find_word(const char *word, size_t length);
struct perf_code perf_code_of(struct arena *arena, const struct platform *platform, const struct perf_entry *entry);
/* False for entries that perf refuses. */
bool perf_code_same(const struct perf_code *a, const struct perf_code *b);

#endif
