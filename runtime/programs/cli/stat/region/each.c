/* SPDX-License-Identifier: MIT */
/* uncore stat -r: makes a report about each region. */
#include "cli/stat/region/marking.h"
#include "cli/stat/region/regions.h"

void for_each_region(const struct stat_report *report, void (*print)(void *context, const struct stat_report *report),
		     void *context)
{
	struct stat_report about = *report;
	struct stat_view view;

	if (report->regions == NULL || report->region != NULL || !report->is_last)
		return;
	make_view(report->rows, &view);
	about.view = &view;
	about.settings = NULL;
	about.is_first = false;
	for (size_t at = 0; at < report->regions->count; at++) {
		about.region = report->regions->at[at];
		view_between(&view, NULL, about.region->sum);
		print(context, &about);
	}
	free_view(&view);
}
