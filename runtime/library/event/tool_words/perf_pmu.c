/* SPDX-License-Identifier: MIT */
/* Finds the PMU of a box, in Linux of today or before it changed. */
#include <string.h>

#include "event/tool_words/perf.h"

const struct uncore_perf_pmu_row *perf_pmu(const struct uncore_tables *tables, unsigned box)
{
	for (unsigned at = 0; at < tables->perf_pmus.count; at++) {
		if (uncore_perf_pmus(tables)[at].box == box)
			return &uncore_perf_pmus(tables)[at];
	}
	return NULL;
}

const struct uncore_perf_pmu_row *perf_older(const struct uncore_tables *tables, const struct uncore_perf_pmu_row *pmu)
{
	for (unsigned at = 0; at < tables->perf_older.count; at++) {
		if (uncore_perf_older(tables)[at].box == pmu->box)
			return pmu == perf_pmu(tables, pmu->box) ? &uncore_perf_older(tables)[at] : NULL;
	}
	return NULL;
}

bool perf_miscounts(const struct uncore_perf_pmu_row *pmu)
{
	return pmu->until != 0 && pmu->control == 0;
}
