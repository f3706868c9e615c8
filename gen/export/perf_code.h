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

/* The member of perf's lists that has this word's value; NULL: "Filter" has it. */
const char *perf_member_of(const char *word, size_t length);
struct perf_code perf_code_of(struct arena *arena, const struct platform *platform, const struct perf_entry *entry);
/* False for entries that perf refuses. */
bool perf_code_same(const struct perf_code *a, const struct perf_code *b);

#endif
