/* SPDX-License-Identifier: MIT */
/* Names what a tally of the simulator has counted. */
#include "cli/sim/tally_event.h"

/* A counter that cannot be programmed counts one thing, which its group names. */
bool add_tally_event(struct text *text, const struct uncore_machine *machine, const struct uncore_sim_tally *tally)
{
	const struct uncore_tables *tables = machine->tables;
	const struct uncore_counter_row *group = &uncore_counters(tables)[tally->group];
	struct uncore_encoding encoding;
	char name[512];

	if (group->kind == UNCORE_COUNTER_GENERAL &&
	    uncore_event_decode_on(tables, machine->variant, tally->group, tally->control, tally->filters,
				   tally->filter_count, &encoding) == 0 &&
	    uncore_event_format(&encoding, name, sizeof(name)) > 0) {
		text_printf(text, "%s", name);
		return false;
	}
	text_printf(text, "%s", uncore_text(tables, group->counts));
	return true;
}
