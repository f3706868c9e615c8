/* SPDX-License-Identifier: MIT */
/* Offers the names of a platform to a search for the nearest one. */
#include "cli/common/describe.h"
#include "cli/common/find.h"

static void offer(struct nearest *nearest, const char *first, const char *second)
{
	struct text text = { 0 };

	text_printf(&text, "%s%s%s", first, second[0] != '\0' ? "." : "", second);
	nearest_offer(nearest, text_string(&text));
	text_free(&text);
}

static void offer_registers(const struct uncore_tables *tables, unsigned box, struct nearest *nearest)
{
	struct uncore_range regs = uncore_boxes(tables)[box].registers;

	for (unsigned reg = regs.first; reg - regs.first < regs.count; reg++) {
		struct uncore_range fields = layout_of(tables, reg)->fields;
		struct text text = { 0 };

		offer(nearest, uncore_text(tables, uncore_registers(tables)[reg].name), "");
		text_printf(&text, "%s.%s", box_id(tables, box), register_id(tables, reg));
		offer(nearest, text_string(&text), "");
		for (unsigned at = 0; at < fields.count; at++)
			offer(nearest, text_string(&text), field_id(tables, fields.first + at));
		text_free(&text);
	}
}

void offer_items(const struct uncore_tables *tables, struct nearest *nearest)
{
	for (unsigned box = 0; box < tables->boxes.count; box++) {
		offer(nearest, box_id(tables, box), "");
		offer_registers(tables, box, nearest);
	}
	for (unsigned event = 0; event < tables->events.count; event++)
		offer(nearest, uncore_text(tables, uncore_events(tables)[event].name), "");
	for (unsigned metric = 0; metric < tables->metrics.count; metric++)
		offer(nearest, uncore_text(tables, uncore_metrics(tables)[metric].name), "");
	for (unsigned group = 0; group < tables->groups.count; group++)
		offer(nearest, uncore_text(tables, uncore_groups(tables)[group].name), "");
	for (unsigned umask = 0; umask < tables->umasks.count; umask++) {
		const struct uncore_umask_row *row = &uncore_umasks(tables)[umask];

		offer(nearest, uncore_text(tables, uncore_events(tables)[row->event].name),
		      uncore_text(tables, row->name));
	}
}
