/* SPDX-License-Identifier: MIT */
/* Finds the PMU of a box, in Linux of today or in an older version. */
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

static void put_version(struct text *text, unsigned version)
{
	text_put_number(text, version >> 8, 10);
	text_put_string(text, ".");
	text_put_number(text, version & 0xff, 10);
}

const struct uncore_perf_pmu_row *perf_pmu_in(const struct uncore_tables *tables, const struct uncore_perf_pmu_row *pmu,
					      unsigned version, struct text *doubt)
{
	const struct uncore_perf_pmu_row *older = version != 0 && pmu != NULL ? perf_older(tables, pmu) : NULL;

	if (older == NULL || version >= older->changed)
		return pmu;
	if (version <= older->until)
		return older;
	if (doubt == NULL || strcmp(uncore_text(tables, pmu->name), uncore_text(tables, older->name)) == 0)
		return pmu;
	text_put_string(doubt, "no source says what Linux ");
	put_version(doubt, version);
	text_put_string(doubt, " has: this is from ");
	put_version(doubt, older->changed);
	text_put_string(doubt, " on, and until ");
	put_version(doubt, older->until);
	text_put_string(doubt, " the PMU was ");
	text_put_string(doubt, uncore_text(tables, older->name));
	return pmu;
}
