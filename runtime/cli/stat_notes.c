/* SPDX-License-Identifier: MIT */
/* uncore stat: what the last report tells below its lines. */
#include <stdio.h>
#include <string.h>

#include "describe.h"
#include "stat.h"
#include "uncore/scenario.h"
#include "uncore/sim.h"

static void add_cause(struct text *text, const struct stat_report *report, const struct stat_row *row, unsigned unit,
		      const struct uncore_register *reg, uint16_t field)
{
	const struct uncore_tables *tables = report->machine->tables;

	text_add(text, "  %s %u was frozen for some time: %s.%s.%s came up (%s)\n", row_unit_word(row, tables), unit,
		 box_id(tables, reg->box), register_id(tables, reg->reg), field_id(tables, field),
		 uncore_text(tables, uncore_fields(tables)[field].text));
}

void note_frozen(struct stat_report *report, const struct uncore_session *session)
{
	for (size_t at = 0; at < report->rows->count; at++) {
		const struct stat_row *row = &report->rows->rows[at];
		unsigned unit;

		for (unsigned index = 0; row->item->request_count != 0 &&
					 uncore_session_unit(session, row->item->requests[0], index, &unit) == 0;
		     index++) {
			struct uncore_register reg;
			struct text line = { 0 };
			uint16_t field;

			if (uncore_session_frozen_by(session, unit, row->item->box, &reg, &field) != 0)
				continue;
			add_cause(&line, report, row, unit, &reg, field);
			if (strstr(text_string(&report->frozen), text_string(&line)) == NULL)
				text_add(&report->frozen, "%s", text_string(&line));
			text_free(&line);
		}
	}
}

/* Whether the box's clock is in what was counted. */
static bool counts_clock(const struct uncore_tables *tables, const struct uncore_encoding *encoding)
{
	if (uncore_counters(tables)[encoding->group].kind != UNCORE_COUNTER_GENERAL)
		return true;
	for (unsigned at = 0; at < tables->clocks.count; at++)
		if (uncore_clocks(tables)[at].event == encoding->event)
			return true;
	return false;
}

/* Whether an item counts a clock of the box that is what the simulator takes where nobody says how fast it is. */
static bool assumes(const struct stat_report *report, const struct stat_item *item, uint16_t box)
{
	for (unsigned at = 0; at < item->request_count; at++) {
		const struct uncore_encoding *encoding = &item->encodings[at];
		uint64_t hertz;
		bool is_assumed;

		if (encoding->box == box && counts_clock(report->machine->tables, encoding) &&
		    uncore_sim_hertz(report->sim, encoding->group, &hertz, &is_assumed) == 0 && is_assumed)
			return true;
	}
	return false;
}

void print_assumed(const struct stat_report *report)
{
	const struct uncore_tables *tables = report->machine->tables;
	struct text boxes = { 0 };

	for (uint16_t box = 0; report->sim != NULL && box < tables->boxes.count; box++) {
		size_t at = 0;

		while (at < report->rows->count && !assumes(report, report->rows->rows[at].item, box))
			at++;
		if (at < report->rows->count)
			text_add(&boxes, "%s%s", boxes.length == 0 ? "" : ", ", box_id(tables, box));
	}
	if (boxes.length != 0)
		printf("  simulated, with a clock of %.6g MHz where the scenario gives none: %s\n",
		       UNCORE_SCENARIO_HERTZ / 1e6, text_string(&boxes));
	text_free(&boxes);
}
