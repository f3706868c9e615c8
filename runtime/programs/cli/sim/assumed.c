/* SPDX-License-Identifier: MIT */
/* Says in reports what of a simulated machine neither the scenario nor the tables give. */
#include <stdio.h>

#include "cli/common/describe.h"
#include "cli/stat/report.h"
#include "cli/sim/sim.h"

/* Whether the items count the box's clock. */
static bool counts_clock(const struct uncore_tables *tables, const struct uncore_encoding *encoding)
{
	if (encoding->event == UNCORE_NO_INDEX)
		return uncore_counters(tables)[encoding->group].kind != UNCORE_COUNTER_GENERAL;
	for (unsigned at = 0; at < tables->clocks.count; at++)
		if (uncore_clocks(tables)[at].event == encoding->event)
			return true;
	return false;
}

static bool assumes_clock(const struct uncore_sim *sim, uint16_t group, uint64_t *hertz)
{
	bool is_assumed;

	return uncore_sim_hertz(sim, group, hertz, &is_assumed) == 0 && is_assumed;
}

/* Whether an item counts a clock of the box for which the simulator had to assume a rate; and this rate. */
static bool assumes(const struct stat_report *report, const struct stat_item *item, uint16_t box, uint64_t *hertz)
{
	for (unsigned at = 0; at < item->request_count; at++) {
		const struct uncore_encoding *encoding = &item->encodings[at];

		if (encoding->box == box && counts_clock(report->machine->tables, encoding) &&
		    assumes_clock(report->sim, encoding->group, hertz))
			return true;
	}
	return false;
}

void print_assumed(const struct stat_report *report)
{
	const struct uncore_tables *tables = report->machine->tables;
	bool is_example = report->sim != NULL && has_example_traffic(report->request), has_clocks = is_example;
	struct text boxes = { 0 }, rates = { 0 };

	for (uint16_t box = 0; report->sim != NULL && box < tables->boxes.count; box++) {
		uint64_t hertz = 0;
		size_t at = 0;

		while (at < report->rows->count && !assumes(report, report->rows->rows[at].item, box, &hertz))
			at++;
		if (at == report->rows->count)
			continue;
		text_printf(&boxes, "%s%s", boxes.length == 0 ? "" : ", ", box_id(tables, box));
		text_printf(&rates, "%s%s %.6g MHz", rates.length == 0 ? "" : ", ", box_id(tables, box),
			    (double)hertz / 1e6);
		has_clocks = has_clocks || hertz != UNCORE_SCENARIO_HERTZ;
	}
	if (is_example)
		printf("  simulated, with built-in example traffic; for your own: --sim %s,FILE\n",
		       report->request->sim);
	if (report->sim != NULL && report->only_clocks_count)
		printf("  simulated, and %s gives no traffic: only clocks count; "
		       "for example traffic: \"example\": true\n",
		       scenario_name(report->request));
	if (boxes.length != 0 && has_clocks)
		printf("  simulated, with clocks of an example machine: %s\n", text_string(&rates));
	else if (boxes.length != 0)
		printf("  simulated, with a clock of %.6g MHz where the scenario gives none: %s\n",
		       UNCORE_SCENARIO_HERTZ / 1e6, text_string(&boxes));
	text_free(&rates);
	text_free(&boxes);
}
