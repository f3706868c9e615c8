/* SPDX-License-Identifier: MIT */
/* The event tables: events, umasks, filters, other tools' names, and the index of names. */
#include <string.h>

#include "emit/tables_rows.h"
#include "uncore/name_hash.h"

static uint64_t counter_bits(const struct numbers *counters)
{
	uint64_t bits = 0;

	for (size_t i = 0; i < counters->count; i++)
		bits |= UINT64_C(1) << counters->at[i];
	return bits;
}

static void emit_filters(struct tables *tables, const struct filter *filters, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		struct out *out = row_begin(tables, TABLE_filters);

		row_hex64(out, filters[i].value);
		row_dec(out, filters[i].ref.reg->row);
		row_dec(out, filters[i].ref.field->row);
		row_dec(out, filters[i].has_value ? 1 : filters[i].nonzero ? 2 : filters[i].optional ? 3 : 0);
		row_dec(out, 0);
		row_end(out);
	}
}

static void emit_tool_names(struct tables *tables, const struct event *event, const struct umask *umask,
			    const struct tool_names *tools, size_t count)
{
	for (size_t t = 0; t < count; t++)
		for (size_t n = 0; n < tools[t].names.count; n++) {
			struct out *out = row_begin(tables, TABLE_event_aliases);

			row_string(tables, out, tools[t].names.at[n]);
			row_string(tables, out, tools[t].tool);
			row_dec(out, event->row);
			row_index(out, umask != NULL ? &umask->row : NULL);
			row_end(out);
		}
}

/* Variants that have an event or umask, where they are not all. */
static void emit_event_variants(struct tables *tables, const struct variants *variants, unsigned event,
				const unsigned *umask)
{
	struct out *out;

	if (variants->ids.count == 0)
		return;
	out = row_begin(tables, TABLE_event_variant_rows);
	row_dec(out, event);
	row_index(out, umask);
	row_hex32(out, variants->mask);
	row_end(out);
}

static void emit_clock(struct tables *tables, bool is_clock, unsigned hertz, unsigned event, const unsigned *umask)
{
	struct out *out;

	if (!is_clock)
		return;
	out = row_begin(tables, TABLE_clocks);
	row_dec(out, hertz);
	row_dec(out, event);
	row_index(out, umask);
	row_end(out);
}

static void emit_differences(struct tables *tables, const struct event *event)
{
	for (size_t i = 0; i < event->difference_count; i++) {
		struct out *out = row_begin(tables, TABLE_differences);

		row_string(tables, out, event->differences[i].text);
		row_string(tables, out, event->differences[i].source);
		row_dec(out, event->row);
		row_hex32(out, event->differences[i].variants.mask);
		row_end(out);
	}
}

static void emit_umask(struct tables *tables, const struct event *event, const struct umask *umask)
{
	size_t first_filter = tables->rows[TABLE_filters].count;
	struct out *out = row_begin(tables, TABLE_umasks);

	row_string(tables, out, umask->name);
	row_string(tables, out, umask->unprogrammable != NULL ? umask->unprogrammable : umask->about.text);
	row_string(tables, out, umask->about.source);
	row_hex32(out, umask->value);
	row_dec(out, event->row);
	row_hex32(out, counter_bits(umask->counters.count != 0 ? &umask->counters : &event->counters));
	row_dec(out, first_filter);
	row_dec(out, umask->max_increment != 0 ? umask->max_increment : event->max_increment);
	row_dec(out, umask->filter_count);
	row_dec(out, (umask->combines ? 1u : 0u) | (umask->doubtful ? 2u : 0u) |
			     (umask->unprogrammable != NULL ? 4u : 0u) | (umask->narrows ? 8u : 0u));
	row_dec(out, (uint64_t)umask->about.evidence);
	row_dec(out, 0);
	row_end(out);
	emit_event_variants(tables, &umask->variants, event->row, &umask->row);
	emit_clock(tables, umask->clock, umask->hertz, event->row, &umask->row);
	emit_filters(tables, umask->filters, umask->filter_count);
	emit_tool_names(tables, event, umask, umask->tool_names, umask->tool_count);
}

/* An event of a free-running group selects nothing, and lacks no register. */
static bool has_codes(const struct event *event)
{
	return !event_is_placed(event) && event->select_count != 0;
}

static unsigned event_flags(const struct event *event)
{
	return (event->umask_required ? 1u : 0u) | (event->subcounter ? 2u : 0u) | (event->needs_threshold ? 4u : 0u) |
	       (event->has_companion ? 8u : 0u) | (event->unprogrammable != NULL ? 16u : 0u) |
	       (event->doubtful ? 32u : 0u) | (has_codes(event) ? 64u : 0u) | (event->default_mask != 0 ? 128u : 0u);
}

static unsigned category_row(const struct box *box, const char *id, size_t first)
{
	for (size_t i = 0; i < box->events->category_count; i++)
		if (strcmp(box->events->categories[i].id, id) == 0)
			return (unsigned)(first + i);
	return 0;
}

/* Where no control register is known, the run of code rows stands in place of the control bits. */
static uint64_t emit_codes(struct tables *tables, const struct event *event)
{
	uint64_t first = tables->rows[TABLE_codes].count;

	if (!has_codes(event))
		return event->control;
	for (size_t i = 0; i < event->select_count; i++) {
		struct out *out = row_begin(tables, TABLE_codes);

		row_hex64(out, event->select[i].value);
		row_string(tables, out, event->select[i].field_id);
		row_dec(out, (uint64_t)event->select[i].role);
		row_dec(out, 0);
		row_end(out);
	}
	return first | (uint64_t)event->select_count << 16;
}

static void emit_defaults(struct tables *tables, const struct event *event)
{
	struct out *out = row_begin(tables, TABLE_defaults);

	row_hex64(out, event->default_mask);
	row_dec(out, event->row);
	out_text(out, "{ 0 } ");
	row_end(out);
}

static void emit_event(struct tables *tables, const struct box *box, const struct event *event, size_t first_category)
{
	size_t first_umask = tables->rows[TABLE_umasks].count, first_filter = tables->rows[TABLE_filters].count;
	struct out *out = row_begin(tables, TABLE_events);

	row_hex64(out, emit_codes(tables, event));
	row_string(tables, out, event->name);
	row_string(tables, out, event->unprogrammable != NULL ? event->unprogrammable : event->about.text);
	row_string(tables, out, event->about.source);
	row_dec(out, box->index);
	row_dec(out, category_row(box, event->category, first_category));
	row_dec(out, first_umask);
	row_dec(out, first_filter);
	row_hex32(out, counter_bits(&event->counters));
	row_dec(out, event->max_increment);
	row_dec(out, event->umask_count);
	row_dec(out, event->filter_count);
	row_dec(out, event->group != NULL ? event->group->index : 0xff);
	row_dec(out, event->companion);
	row_dec(out, event_flags(event));
	row_dec(out, (uint64_t)event->about.evidence);
	row_index(out, event->umask_field != NULL ? &event->umask_field->row : NULL);
	row_end(out);
	emit_event_variants(tables, &event->variants, event->row, NULL);
	emit_clock(tables, event->clock, event->hertz, event->row, NULL);
	emit_differences(tables, event);
	if (event->default_mask != 0)
		emit_defaults(tables, event);
	emit_filters(tables, event->filters, event->filter_count);
	emit_tool_names(tables, event, NULL, event->tool_names, event->tool_count);
	for (size_t i = 0; i < event->umask_count; i++)
		emit_umask(tables, event, &event->umasks[i]);
}

void emit_events(struct tables *tables, const struct box *box)
{
	size_t first_category = tables->rows[TABLE_categories].count;

	if (box->events == NULL)
		return;
	for (size_t i = 0; i < box->events->category_count; i++) {
		struct out *out = row_begin(tables, TABLE_categories);

		row_string(tables, out, box->events->categories[i].id);
		row_string(tables, out, box->events->categories[i].text);
		row_dec(out, box->index);
		row_dec(out, 0);
		row_end(out);
	}
	for (size_t i = 0; i < box->events->count; i++)
		emit_event(tables, box, &box->events->at[i], first_category);
}

/* The slots while they are filled. */
struct name_index {
	uint16_t *slots;
	size_t size;
};

static void put_name(struct name_index *index, const char *name, size_t number)
{
	size_t at = uncore_name_hash(name, strlen(name)) & (index->size - 1);

	while (index->slots[at] != 0)
		at = (at + 1) & (index->size - 1);
	index->slots[at] = (uint16_t)(number + 1);
}

static size_t name_count(const struct tables *tables)
{
	return tables->rows[TABLE_events].count + tables->rows[TABLE_event_aliases].count;
}

/* Alias rows were numbered in the order of emission: each event's own, then its umasks'. */
static void put_names(struct name_index *index, const struct platform *platform, size_t events)
{
	size_t event_number = 0, alias = 0;

	for (size_t b = 0; b < platform->box_count; b++)
		for (size_t e = 0; platform->boxes[b].events != NULL && e < platform->boxes[b].events->count; e++) {
			const struct event *event = &platform->boxes[b].events->at[e];

			put_name(index, event->name, event_number++);
			for (size_t t = 0; t < event->tool_count; t++)
				for (size_t n = 0; n < event->tool_names[t].names.count; n++)
					put_name(index, event->tool_names[t].names.at[n], events + alias++);
			for (size_t u = 0; u < event->umask_count; u++)
				for (size_t t = 0; t < event->umasks[u].tool_count; t++)
					alias += event->umasks[u].tool_names[t].names.count;
		}
}

void emit_name_index(struct tables *tables, const struct platform *platform)
{
	struct name_index index = { .size = 16 };
	struct rows *rows = &tables->rows[TABLE_name_index];

	if (tables->rows[TABLE_events].count == 0)
		return;
	while (index.size < 3 * name_count(tables))
		index.size *= 2;
	index.slots = arena_array(tables->pool.arena, index.size, sizeof *index.slots);
	put_names(&index, platform, tables->rows[TABLE_events].count);
	for (size_t i = 0; i < index.size; i++) {
		out_text(&rows->out, i % 16 == 0 ? "\t\t" : " ");
		out_dec(&rows->out, index.slots[i]);
		out_text(&rows->out, i % 16 == 15 ? ",\n" : ",");
	}
	rows->count = index.size;
}
