/* SPDX-License-Identifier: MIT */
/* uncore show: prints an event: what it counts, how it is chosen, what it needs, where it misleads. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/show/show.h"

static uint64_t default_bits(const struct uncore_tables *tables, const struct uncore_event_row *event)
{
	for (unsigned at = 0; at < tables->defaults.count; at++)
		if (&uncore_events(tables)[uncore_defaults(tables)[at].event] == event)
			return uncore_defaults(tables)[at].bits;
	return 0;
}

static void print_some(const struct uncore_tables *tables, const struct uncore_event_row *event, uint16_t reg,
		       uint64_t bits, const char *label)
{
	struct text text = { 0 };

	text_printf(&text, "%s.%s: ", box_id(tables, event->box), register_id(tables, reg));
	add_fields(&text, tables, reg, event->control & bits, telling_bits(tables, reg, event->control & bits));
	print_item_and_free(label, &text);
}

/* Prints the fields that the name sets, the defaults, and the registers of optional fields. */
static void print_choice(const struct uncore_tables *tables, const struct uncore_event_row *event, uint16_t reg)
{
	uint64_t defaults = default_bits(tables, event);
	unsigned group = uncore_boxes(tables)[event->box].counters.first + (unsigned)event->group;
	struct text text = { 0 };

	if ((event->control & ~defaults) != 0 || uncore_counters(tables)[group].match == UNCORE_MATCH_CODE)
		print_some(tables, event, reg, ~defaults, "select");
	if (defaults != 0)
		print_some(tables, event, reg, defaults, "by default");
	if (event->control == 0 && uncore_counters(tables)[group].enable == UNCORE_ENABLE_NONZERO)
		print_item("needs", "a field other than 0; without one nothing is counted");
	if (uncore_counters(tables)[group].match == UNCORE_MATCH_CODE || layout_of(tables, reg)->event_bits == 0)
		return;
	text_printf(&text, "counts what has %s; fields: uncore show -p %s %s.%s",
		    uncore_counters(tables)[group].match == UNCORE_MATCH_ALL ? "all of them" : "any of them",
		    platform_id(tables), box_id(tables, event->box), register_id(tables, reg));
	print_item_and_free("attributes", &text);
}

static void print_select(const struct uncore_tables *tables, const struct uncore_event_row *event)
{
	struct text code = { 0 }, counters = { 0 };
	uint16_t reg = control_of(tables, event);

	add_code(&code, tables, event);
	print_item_and_free("code", &code);
	if (reg != UNCORE_NO_INDEX)
		print_choice(tables, event, reg);
	add_bit_numbers(&counters, event->counters);
	print_item_and_free("counters", &counters);
	if (event->max_increment != 0)
		text_printf(&counters, "at most %u a cycle", event->max_increment);
	print_item_and_free("adds", &counters);
}

static void print_filters(const struct uncore_tables *tables, unsigned first, unsigned count)
{
	for (unsigned at = 0; at < count; at++) {
		struct text text = { 0 };

		add_filter(&text, tables, &uncore_filters(tables)[first + at]);
		print_item_and_free("needs", &text);
	}
}

static void print_threshold(const struct uncore_tables *tables, const struct uncore_event_row *event)
{
	uint16_t reg = control_of(tables, event);
	struct uncore_field_index field;
	struct text text = { 0 };

	if (reg == UNCORE_NO_INDEX || uncore_find_role(tables, reg, UNCORE_ROLE_THRESHOLD, &field) != 0)
		return;
	text_printf(&text, "%s of at least 1: it is useful only compared with a threshold", field_id(tables, field.at));
	print_item_and_free("needs", &text);
}

/* Prints that it is the clock of its box, and the clock's rate if that is fixed. */
static void print_clock(const struct uncore_tables *tables, uint16_t event, uint16_t umask)
{
	for (unsigned at = 0; at < tables->clocks.count; at++) {
		const struct uncore_clock_row *clock = &uncore_clocks(tables)[at];
		struct text text = { 0 };

		if (clock->event != event || clock->umask != umask)
			continue;
		text_printf(&text, "counts every cycle of its box's clock");
		if (clock->hertz != 0)
			text_printf(&text, ", always %.6g MHz", clock->hertz / 1e6);
		print_item_and_free("clock", &text);
	}
}

/* Whether sessions give amounts of the event's unit: what a count of the register is worth is not always the same. */
static bool has_worth(const struct uncore_tables *tables, uint16_t event)
{
	const struct uncore_event_row *row = &uncore_events(tables)[event];
	unsigned group = uncore_boxes(tables)[row->box].counters.first + row->group;

	return row->group != UINT8_MAX && uncore_counters(tables)[group].worth != 0;
}

static void print_unit(const struct uncore_tables *tables, uint16_t event, uint16_t umask)
{
	for (unsigned at = 0; at < tables->event_units.count; at++) {
		const struct uncore_event_unit_row *row = &uncore_event_units(tables)[at];
		struct text text = { 0 };

		if (row->event != event || row->umask != umask)
			continue;
		if (has_worth(tables, event)) {
			text_add(&text, uncore_text(tables, row->unit));
			print_item_and_free("counted in", &text);
			continue;
		}
		text_printf(&text, "%" PRIu32 " %s a count", row->scale, uncore_text(tables, row->unit));
		print_item_and_free("stands for", &text);
	}
}

static const char unprogrammable[] = "cannot be programmed, for the reason above";

static void print_restrictions(const struct uncore_tables *tables, const struct uncore_event_row *event)
{
	struct text text = { 0 };

	if (event->flags & UNCORE_EVENT_UNPROGRAMMABLE)
		print_item("restriction", unprogrammable);
	if (event->flags & UNCORE_EVENT_UNPLACED)
		print_item("restriction",
			   "a source gives its code, but no source says which register it is written to");
	if (event->flags & UNCORE_EVENT_UMASK_REQUIRED)
		print_item("restriction", tables->variants.count == 0 ?
						  "a sub-event must be chosen" :
						  "a sub-event must be chosen, on processors that have one");
	if (event->flags & UNCORE_EVENT_SUBCOUNTER)
		print_item("restriction",
			   "adds the level of a queue each cycle: divide by cycles for the average level");
	print_clock(tables, (uint16_t)(event - uncore_events(tables)), UNCORE_NO_INDEX);
	print_unit(tables, (uint16_t)(event - uncore_events(tables)), UNCORE_NO_INDEX);
	if (event->flags & UNCORE_EVENT_COMPANION) {
		text_printf(&text, "counts through counter %u, which must count an occupancy at the same time",
			    event->companion);
		print_item_and_free("restriction", &text);
	}
	if (event->flags & UNCORE_EVENT_NEEDS_THRESHOLD)
		print_threshold(tables, event);
	print_filters(tables, event->first_filter, event->filter_count);
	if (event->flags & UNCORE_EVENT_DOUBTFUL)
		print_item("doubt", "sources differ about it, and the verdict is not certain");
}

/* Prints which processors of the platform have it, and on which it means something else. */
static void print_variants(const struct uncore_tables *tables, uint16_t event, uint16_t umask)
{
	struct text text = { 0 };

	add_variants(&text, tables, uncore_event_variants(tables, uncore_event_at(event), uncore_umask_at(umask)));
	print_item_and_free("only on", &text);
	for (unsigned at = 0; at < tables->differences.count && umask == UNCORE_NO_INDEX; at++) {
		const struct uncore_difference_row *row = &uncore_differences(tables)[at];

		if (row->event != event)
			continue;
		add_variants(&text, tables, row->variants);
		text_printf(&text, ": %s (%s)", uncore_text(tables, row->text), uncore_text(tables, row->source));
		print_item_and_free("differs on", &text);
	}
}

/* Prints other tools' names of the event and of its sub-events. */
static void print_aliases(const struct uncore_tables *tables, uint16_t event, uint16_t umask, const char *label)
{
	struct text text = { 0 };

	for (unsigned at = 0; at < tables->event_aliases.count; at++) {
		const struct uncore_event_alias_row *alias = &uncore_event_aliases(tables)[at];

		if (alias->event == event && alias->umask == umask)
			text_printf(&text, "%s%s (%s)", text.length > 0 ? ", " : "", uncore_text(tables, alias->name),
				    uncore_text(tables, alias->tool));
	}
	print_item_and_free(label, &text);
}

/* Prints the metrics that use the event. */
static void print_metrics(const struct uncore_tables *tables, uint16_t event)
{
	struct text text = { 0 };

	for (unsigned at = 0; at < tables->metrics.count; at++) {
		const struct uncore_metric_row *metric = &uncore_metrics(tables)[at];
		unsigned input = 0;

		while (input < metric->inputs.count &&
		       uncore_metric_inputs(tables)[metric->inputs.first + input].event != event)
			input++;
		if (input < metric->inputs.count)
			text_printf(&text, "%s%s", text.length > 0 ? ", " : "", uncore_text(tables, metric->name));
	}
	print_item_and_free("metrics", &text);
}

/* Adds "(only on A, B) " if the event exists on other variants too. */
static void add_umask_variants(struct text *text, const struct uncore_tables *tables,
			       const struct uncore_umask_row *umask)
{
	struct uncore_umask_index row = uncore_umask_at((unsigned)(umask - uncore_umasks(tables)));
	struct uncore_event_index event = uncore_event_at(umask->event);
	uint32_t own = uncore_event_variants(tables, event, row);

	if (own == uncore_event_variants(tables, event, uncore_umask_at(UNCORE_NO_INDEX)))
		return;
	text_printf(text, "(only on ");
	add_variants(text, tables, own);
	text_printf(text, ") ");
}

static void add_umask_row(struct grid *grid, const struct uncore_tables *tables, const struct uncore_umask_row *umask)
{
	struct text code = { 0 }, counters = { 0 }, filters = { 0 }, variants = { 0 };

	add_bit_numbers(&counters, umask->counters);
	for (unsigned at = 0; at < umask->filter_count; at++) {
		const struct uncore_filter_row *filter = &uncore_filters(tables)[umask->first_filter + at];

		text_printf(&filters, "%s%s", at > 0 ? " " : "", field_id(tables, filter->field));
		if (filter->kind == UNCORE_FILTER_VALUE)
			text_printf(&filters, "=0x%" PRIx64, filter->value);
		else if (filter->kind == UNCORE_FILTER_NONZERO && filter->value != 0)
			text_printf(&filters, "?=0x%" PRIx64, filter->value);
		else if (filter->kind == UNCORE_FILTER_NONZERO)
			text_printf(&filters, "!=0");
		else if (filter->kind == UNCORE_FILTER_OPTIONAL)
			text_printf(&filters, "?");
	}
	grid_word(grid, uncore_text(tables, umask->name));
	add_umask(&code, tables, umask);
	grid_take(grid, &code);
	grid_word(grid, umask->flags & UNCORE_UMASK_COMBINES ? "+" : "");
	grid_take(grid, &counters);
	grid_take(grid, &filters);
	add_umask_variants(&variants, tables, umask);
	grid_cell(grid, "%s%s%s%s", umask->flags & UNCORE_UMASK_DOUBTFUL ? "(doubtful) " : "",
		  umask->flags & UNCORE_UMASK_COMPOSED ? "(composed) " : "", text_string(&variants),
		  uncore_text(tables, umask->text));
	text_free(&variants);
}

static void print_umasks(const struct uncore_tables *tables, const struct uncore_event_row *event)
{
	static const struct column columns[] = {
		{ "name", "name", CELL_TEXT },         { "value", "value", CELL_TEXT }, { "or", "or", CELL_TEXT },
		{ "counters", "counters", CELL_TEXT }, { "needs", "needs", CELL_TEXT }, { "text", "text", CELL_TEXT },
	};
	struct grid grid = { .columns = columns, .column_count = sizeof(columns) / sizeof(columns[0]) };

	if (event->umask_count == 0)
		return;
	print_heading("sub-events (those with + may be OR-ed: .A+B)");
	for (unsigned at = 0; at < event->umask_count; at++)
		add_umask_row(&grid, tables, &uncore_umasks(tables)[event->first_umask + at]);
	grid_print(&grid, 4);
	grid_free(&grid);
}

/* Prints what distinguishes a sub-event from its event. */
static void print_umask(const struct uncore_tables *tables, uint16_t row)
{
	const struct uncore_umask_row *umask = &uncore_umasks(tables)[row];
	const struct uncore_event_row *event = &uncore_events(tables)[umask->event];
	struct text text = { 0 };

	text_printf(&text, "sub-event %s", uncore_text(tables, umask->name));
	print_heading(text_string(&text));
	text_free(&text);
	print_item("text", uncore_text(tables, umask->text));
	if (event->umask_field != UNCORE_NO_INDEX)
		text_printf(&text, "%s=", field_id(tables, event->umask_field));
	add_umask(&text, tables, umask);
	text_add(&text, umask->flags & UNCORE_UMASK_COMBINES ? ", may be OR-ed with others" : "");
	print_item_and_free("umask", &text);
	add_bit_numbers(&text, umask->counters);
	print_item_and_free("counters", &text);
	print_clock(tables, umask->event, row);
	print_unit(tables, umask->event, row);
	if (umask->flags & UNCORE_UMASK_UNPROGRAMMABLE)
		print_item("restriction", unprogrammable);
	if (umask->flags & UNCORE_UMASK_DEPRECATED)
		print_item("deprecated", "its maker gives it up, and has no other name for what it counts");
	print_filters(tables, umask->first_filter, umask->filter_count);
	print_variants(tables, umask->event, row);
	if (umask->flags & UNCORE_UMASK_DOUBTFUL)
		print_item("doubt", "sources differ about it, and the verdict is not certain");
	if (umask->flags & UNCORE_UMASK_COMPOSED)
		print_item("composed", "the text, of what the parts of the name mean");
	print_item("evidence", evidence_text(umask->evidence));
	print_item("sources", uncore_text(tables, umask->source));
	print_aliases(tables, umask->event, row, "elsewhere");
}

void show_event(const struct uncore_tables *tables, uint16_t row, uint16_t umask)
{
	const struct uncore_event_row *event = &uncore_events(tables)[row];
	const struct uncore_box_row *box = &uncore_boxes(tables)[event->box];
	const struct uncore_category_row *category = &uncore_categories(tables)[event->category];
	struct text text = { 0 };

	text_printf(&text, "event of %s", box_id(tables, event->box));
	print_title(tables, uncore_text(tables, event->name), text_string(&text));
	text_free(&text);
	print_item("text", uncore_text(tables, event->text));
	print_select(tables, event);
	text_printf(&text, "%s: %s", uncore_text(tables, category->id), uncore_text(tables, category->text));
	print_item_and_free("category", &text);
	text_printf(&text, "%s: %s, %u on the largest part", box_id(tables, event->box),
		    uncore_text(tables, box->title), box->instances);
	print_item_and_free("box", &text);
	print_restrictions(tables, event);
	print_variants(tables, row, UNCORE_NO_INDEX);
	print_item("evidence", evidence_text(event->evidence));
	print_item("sources", uncore_text(tables, event->source));
	print_aliases(tables, row, UNCORE_NO_INDEX, "elsewhere");
	print_metrics(tables, row);
	if (umask != UNCORE_NO_INDEX)
		print_umask(tables, umask);
	else
		print_umasks(tables, event);
	print_errata(tables,
		     &(struct uncore_erratum_item_row){ event->box, UNCORE_NO_INDEX, UNCORE_NO_INDEX, row, umask });
}
