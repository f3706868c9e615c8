/* SPDX-License-Identifier: MIT */
/* Emits the event tables: events, umasks, filters, other tools' names. */
#include "emit/tables/rows.h"
#include "model/lookup.h"

static const char *item_symbol(const struct tables *tables, const struct event *event, const struct umask *umask)
{
	return umask != NULL ? umask_symbol(tables, umask) : event_symbol(tables, event);
}

static enum uncore_filter_kind filter_kind(const struct filter *filter)
{
	if (filter->has_value)
		return UNCORE_FILTER_VALUE;
	if (filter->nonzero)
		return UNCORE_FILTER_NONZERO;
	return filter->optional ? UNCORE_FILTER_OPTIONAL : UNCORE_FILTER_ASKED;
}

static void emit_filter(struct tables *tables, const struct filter *filter)
{
	static const char *const words[] = { [UNCORE_FILTER_ASKED] = "UNCORE_FILTER_ASKED",
					     [UNCORE_FILTER_VALUE] = "UNCORE_FILTER_VALUE",
					     [UNCORE_FILTER_NONZERO] = "UNCORE_FILTER_NONZERO",
					     [UNCORE_FILTER_OPTIONAL] = "UNCORE_FILTER_OPTIONAL" };

	row_begin(tables, TABLE_filters);
	row_hex(tables, "value", filter->has_value ? filter->value : filter->all);
	row_reference(tables, "reg", TABLE_registers, reg_symbol(tables, filter->is.ref.reg));
	row_reference(tables, "field", TABLE_fields, field_symbol(tables, filter->is.ref.field));
	row_enum(tables, "kind", (int)filter_kind(filter), words[filter_kind(filter)]);
	row_end(tables);
}

static void emit_filters(struct tables *tables, const char *owner, const struct filter *filters, size_t count)
{
	run_begin(tables, TABLE_filters, owner, count);
	for (size_t i = 0; i < count; i++)
		emit_filter(tables, &filters[i]);
}

/* Puts the references to an event and to one of its umasks, which may be NULL. */
static void name_item(struct tables *tables, const struct event *event, const struct umask *umask)
{
	row_reference(tables, "event", TABLE_events, event_symbol(tables, event));
	row_reference(tables, "umask", TABLE_umasks, umask_symbol(tables, umask));
}

static void emit_tool_names(struct tables *tables, const struct event *event, const struct umask *umask,
			    const struct tool_names *tools, size_t count)
{
	for (size_t t = 0; t < count; t++)
		for (size_t n = 0; n < tools[t].names.count; n++) {
			row_begin(tables, TABLE_event_aliases);
			row_word(tables, "name", tools[t].names.at[n]);
			row_word(tables, "tool", tools[t].tool);
			name_item(tables, event, umask);
			row_end(tables);
		}
}

static size_t count_names(const struct tool_names *tools, size_t count)
{
	size_t names = 0;

	for (size_t t = 0; t < count; t++)
		names += tools[t].names.count;
	return names;
}

/* The names of the event and of its umasks are one run. */
static void emit_aliases(struct tables *tables, const struct event *event, const char *symbol)
{
	size_t names = count_names(event->tool_names, event->tool_count);

	for (size_t u = 0; u < event->umask_count; u++)
		names += count_names(event->umasks[u].tool_names, event->umasks[u].tool_count);
	run_begin(tables, TABLE_event_aliases, symbol, names);
	emit_tool_names(tables, event, NULL, event->tool_names, event->tool_count);
	for (size_t u = 0; u < event->umask_count; u++)
		emit_tool_names(tables, event, &event->umasks[u], event->umasks[u].tool_names,
				event->umasks[u].tool_count);
}

/* Emits the variants that have an event or umask, unless all have it. */
static void emit_event_variants(struct tables *tables, const struct variants *variants, const struct event *event,
				const struct umask *umask)
{
	if (variants->ids.count == 0)
		return;
	row_named(tables, TABLE_event_variant_rows, item_symbol(tables, event, umask));
	name_item(tables, event, umask);
	row_hex(tables, "variants", variants->is.mask);
	row_end(tables);
}

static void emit_clock(struct tables *tables, bool is_clock, unsigned hertz, const struct event *event,
		       const struct umask *umask)
{
	if (!is_clock)
		return;
	row_named(tables, TABLE_clocks, item_symbol(tables, event, umask));
	row_number(tables, "hertz", hertz);
	name_item(tables, event, umask);
	row_end(tables);
}

static void emit_unit(struct tables *tables, const char *unit, unsigned scale, const struct event *event,
		      const struct umask *umask)
{
	if (unit == NULL)
		return;
	row_named(tables, TABLE_event_units, item_symbol(tables, event, umask));
	row_word(tables, "unit", unit);
	row_number(tables, "scale", scale);
	name_item(tables, event, umask);
	row_end(tables);
}

static void emit_differences(struct tables *tables, const struct event *event, const char *symbol)
{
	run_begin(tables, TABLE_differences, symbol, event->difference_count);
	for (size_t i = 0; i < event->difference_count; i++) {
		row_begin(tables, TABLE_differences);
		row_sentence(tables, "text", event->differences[i].text);
		row_citation(tables, event->differences[i].source);
		row_reference(tables, "event", TABLE_events, symbol);
		row_hex(tables, "variants", event->differences[i].variants.is.mask);
		row_end(tables);
	}
}

static void row_filters(struct tables *tables, const char *symbol, size_t count)
{
	if (count == 0)
		return;
	row_reference(tables, "first_filter", TABLE_filters, symbol);
	row_number(tables, "filter_count", count);
}

static void emit_umask_row(struct tables *tables, const struct event *event, const struct umask *umask,
			   const char *symbol)
{
	static const char *const flags[] = { "UNCORE_UMASK_COMBINES",       "UNCORE_UMASK_DOUBTFUL",
					     "UNCORE_UMASK_UNPROGRAMMABLE", "UNCORE_UMASK_NARROWS",
					     "UNCORE_UMASK_DEPRECATED",     "UNCORE_UMASK_COMPOSED",
					     "UNCORE_UMASK_LIBPFM4_DEFAULT" };

	row_next(tables, TABLE_umasks, symbol);
	ROW_WORD(tables, uncore_umask_row, umask, name);
	row_sentence(tables, "text", umask->unprogrammable != NULL ? umask->unprogrammable : umask->is.text);
	row_source(tables, &umask->about);
	row_hex(tables, "control", umask->is.control);
	row_reference(tables, "event", TABLE_events, event_symbol(tables, event));
	row_hex(tables, "counters", numbers_bits(umask->counters.count != 0 ? &umask->counters : &event->counters));
	row_filters(tables, symbol, umask->filter_count);
	row_number(tables, "max_increment", umask->max_increment != 0 ? umask->max_increment : event->max_increment);
	row_flags(tables, "flags", flags,
		  (umask->combines ? 1u : 0u) | (umask->is.doubtful ? 2u : 0u) |
			  (umask->unprogrammable != NULL ? 4u : 0u) | (umask->narrows ? 8u : 0u) |
			  (umask->deprecated ? 16u : 0u) | (umask->is.composed ? 32u : 0u) |
			  (umask->libpfm4_default ? 64u : 0u));
	row_evidence(tables, umask->about.is.evidence);
	row_end(tables);
}

static void emit_umask(struct tables *tables, const struct event *event, const struct umask *umask)
{
	const char *symbol = item_symbol(tables, event, umask);

	emit_umask_row(tables, event, umask, symbol);
	emit_event_variants(tables, &umask->variants, event, umask);
	emit_clock(tables, umask->clock, umask->hertz, event, umask);
	emit_unit(tables, umask->unit, umask->scale, event, umask);
	emit_filters(tables, symbol, umask->filters, umask->filter_count);
}

/*
 * Whether the event has codes in place of control bits. An event of a free-running group has no codes, because it
 * selects nothing.
 */
static bool has_codes(const struct event *event)
{
	return !event_is_placed(event) && event->select_count != 0;
}

static void emit_event_flags(struct tables *tables, const struct event *event)
{
	static const char *const flags[] = { "UNCORE_EVENT_UMASK_REQUIRED",  "UNCORE_EVENT_SUBCOUNTER",
					     "UNCORE_EVENT_NEEDS_THRESHOLD", "UNCORE_EVENT_COMPANION",
					     "UNCORE_EVENT_UNPROGRAMMABLE",  "UNCORE_EVENT_DOUBTFUL",
					     "UNCORE_EVENT_UNPLACED",        "UNCORE_EVENT_DEFAULTS" };

	row_flags(tables, "flags", flags,
		  (event->umask_required ? 1u : 0u) | (event->subcounter ? 2u : 0u) |
			  (event->needs_threshold ? 4u : 0u) | (event->has_companion ? 8u : 0u) |
			  (event->unprogrammable != NULL ? 16u : 0u) | (event->is.doubtful ? 32u : 0u) |
			  (has_codes(event) ? 64u : 0u) | (event->is.default_mask != 0 ? 128u : 0u));
}

static const char *category_named(const struct tables *tables, const struct box *box, const char *id)
{
	const struct category *category = find_category(box->events, id);

	return category != NULL ? category_symbol(tables, category) : NULL;
}

static void emit_codes(struct tables *tables, const struct event *event, const char *symbol)
{
	run_begin(tables, TABLE_codes, symbol, has_codes(event) ? event->select_count : 0);
	for (size_t i = 0; has_codes(event) && i < event->select_count; i++) {
		row_begin(tables, TABLE_codes);
		row_hex(tables, "value", event->select[i].is.value);
		row_word(tables, "field", event->select[i].field_id);
		row_enum(tables, "role", event->select[i].is.role, role_word(event->select[i].is.role));
		row_end(tables);
	}
}

/* If no control register is known, a run of code rows takes the place of the control bits. */
static void emit_control(struct tables *tables, const struct event *event, const char *symbol)
{
	if (has_codes(event))
		row_codes(tables, "control", symbol, event->select_count);
	else
		row_hex(tables, "control", event->is.control);
}

static void emit_defaults(struct tables *tables, const struct event *event, const char *symbol)
{
	if (event->is.default_mask == 0)
		return;
	row_named(tables, TABLE_defaults, symbol);
	row_hex(tables, "bits", event->is.default_mask);
	row_reference(tables, "event", TABLE_events, symbol);
	row_end(tables);
}

static void emit_same(struct tables *tables, const struct event *event, const char *symbol)
{
	if (event->is.same == NULL)
		return;
	row_named(tables, TABLE_same_events, symbol);
	row_reference(tables, "event", TABLE_events, symbol);
	row_reference(tables, "first", TABLE_events, item_symbol(tables, event->is.same, NULL));
	row_end(tables);
}

static void emit_event_row(struct tables *tables, const struct box *box, const struct event *event, const char *symbol,
			   const char *category)
{
	row_named(tables, TABLE_events, symbol);
	emit_control(tables, event, symbol);
	ROW_NAME(tables, uncore_event_row, event, name);
	row_sentence(tables, "text", event->unprogrammable != NULL ? event->unprogrammable : event->about.text);
	row_source(tables, &event->about);
	row_reference(tables, "box", TABLE_boxes, box_symbol(tables, box));
	if (category != NULL)
		row_reference(tables, "category", TABLE_categories, category);
	if (event->umask_count != 0)
		row_reference(tables, "first_umask", TABLE_umasks, umask_symbol(tables, event->umasks));
	ROW_NUMBER(tables, uncore_event_row, event, umask_count);
	row_filters(tables, symbol, event->filter_count);
	row_hex(tables, "counters", numbers_bits(&event->counters));
	ROW_NUMBER(tables, uncore_event_row, event, max_increment);
	row_member(tables, "group", event->is.group != NULL ? event->is.group->is.index : 0xff);
	ROW_NUMBER(tables, uncore_event_row, event, companion);
	emit_event_flags(tables, event);
	row_evidence(tables, event->about.is.evidence);
	row_reference(tables, "umask_field", TABLE_fields, field_symbol(tables, event->is.umask_field));
	row_end(tables);
}

static void emit_event(struct tables *tables, const struct box *box, const struct event *event)
{
	const char *symbol = item_symbol(tables, event, NULL);

	emit_codes(tables, event, symbol);
	emit_event_row(tables, box, event, symbol, category_named(tables, box, event->category));
	emit_event_variants(tables, &event->variants, event, NULL);
	emit_clock(tables, event->clock, event->hertz, event, NULL);
	emit_unit(tables, event->unit, event->scale, event, NULL);
	emit_differences(tables, event, symbol);
	emit_defaults(tables, event, symbol);
	emit_same(tables, event, symbol);
	emit_filters(tables, symbol, event->filters, event->filter_count);
	emit_aliases(tables, event, symbol);
	for (size_t i = 0; i < event->umask_count; i++)
		emit_umask(tables, event, &event->umasks[i]);
}

void emit_events(struct tables *tables, const struct box *box)
{
	if (box->events == NULL)
		return;
	for (size_t i = 0; i < box->events->category_count; i++) {
		row_named(tables, TABLE_categories, category_symbol(tables, &box->events->categories[i]));
		row_word(tables, "id", box->events->categories[i].id);
		row_sentence(tables, "text", box->events->categories[i].text);
		row_reference(tables, "box", TABLE_boxes, box_symbol(tables, box));
		row_end(tables);
	}
	for (size_t i = 0; i < box->events->count; i++)
		emit_event(tables, box, &box->events->at[i]);
}
