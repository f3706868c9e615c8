/* SPDX-License-Identifier: MIT */
/*
 * Names the rows that other rows refer to, after what they describe, so that a name does not change when other rows do.
 */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "emit/tables/rows.h"
#include "model/metric.h"

struct naming {
	struct tables *tables;
	size_t count[TABLE_COUNT], room[TABLE_COUNT];
	struct pool used[TABLE_COUNT];
};

/*
 * Replaces characters that C does not allow in an identifier by underscores. If two symbols are then the same, adds one
 * more.
 */
static const char *unique(struct naming *naming, enum table among, char *symbol)
{
	for (char *c = symbol; *c != '\0'; c++)
		if (!isalnum((unsigned char)*c))
			*c = '_';
	while (!pool_add(&naming->used[among], symbol))
		symbol = symbol_join(naming->tables, symbol, "", "_");
	return symbol;
}

/* Names the next row of the table by a symbol that is unique in another table. */
static const char *name_row_among(struct naming *naming, enum table table, enum table among, char *text)
{
	struct tables *tables = naming->tables;
	const char *symbol = unique(naming, among, text);

	tables->symbols[table] = arena_grow(tables->arena, tables->symbols[table], naming->count[table],
					    &naming->room[table], sizeof(const char *));
	tables->symbols[table][naming->count[table]++] = symbol;
	return symbol;
}

/* The owner may be NULL. */
static const char *name_row(struct naming *naming, enum table table, const char *owner, const char *own)
{
	return name_row_among(naming, table, table,
			      symbol_join(naming->tables, owner != NULL ? owner : "", owner != NULL ? "_" : "", own));
}

/* Notes that the next rows of the table are those of this array. */
static void name_array(struct naming *naming, enum table table, const void *at, size_t count, size_t size)
{
	struct spans *spans = &naming->tables->spans[table];

	if (count == 0)
		return;
	spans->at = arena_grow(naming->tables->arena, spans->at, spans->count, &spans->room, sizeof *spans->at);
	spans->at[spans->count++] = (struct span){ .begin = at, .size = size, .first = naming->count[table] };
}

#define NAME_ARRAY(naming, table, at, count) name_array(naming, table, at, count, sizeof *(at))

static const char *field_word(const struct naming *naming, const struct field *field)
{
	if (field->id != NULL)
		return field->id;
	return arena_printf(naming->tables->arena, "reserved_%u_%u", field_hi(field), field_lo(field));
}

static void name_layout(struct naming *naming, const struct box *box, const struct layout *layout)
{
	const char *symbol = name_row(naming, TABLE_layouts, box->id, layout->id);

	NAME_ARRAY(naming, TABLE_fields, layout->is.fields, layout->is.field_count);
	for (size_t f = 0; f < layout->is.field_count; f++) {
		const struct field *field = &layout->is.fields[f];
		const char *owner = name_row(naming, TABLE_fields, symbol, field_word(naming, field));

		NAME_ARRAY(naming, TABLE_values, field->values, field->value_count);
		for (size_t v = 0; v < field->value_count; v++)
			name_row(naming, TABLE_values, owner,
				 field->values[v].id != NULL ? field->values[v].id : field->values[v].is.name);
	}
}

/*
 * Runs of filters and of other tools' names are named after events and umasks, so no event has the symbol of a umask.
 */
static void name_events(struct naming *naming, const struct box *box)
{
	NAME_ARRAY(naming, TABLE_categories, box->events->categories, box->events->category_count);
	for (size_t i = 0; i < box->events->category_count; i++)
		name_row(naming, TABLE_categories, box->id, box->events->categories[i].id);
	NAME_ARRAY(naming, TABLE_events, box->events->at, box->events->count);
	for (size_t e = 0; e < box->events->count; e++) {
		const struct event *event = &box->events->at[e];
		const char *symbol = name_row(naming, TABLE_events, NULL, event->name);

		NAME_ARRAY(naming, TABLE_umasks, event->umasks, event->umask_count);
		for (size_t u = 0; u < event->umask_count; u++)
			name_row_among(naming, TABLE_umasks, TABLE_events,
				       symbol_join(naming->tables, symbol, "__", event->umasks[u].name));
	}
}

static void name_window(struct naming *naming, const struct box *box, const struct window *window)
{
	const char *symbol = name_row(naming, TABLE_windows, box->id, window->id);

	NAME_ARRAY(naming, TABLE_window_parts, window->parts, window->part_count);
	for (size_t i = 0; i < window->part_count; i++)
		name_row(naming, TABLE_window_parts, symbol,
			 arena_printf(naming->tables->arena, "%u", window->parts[i].shift));
}

static void name_box(struct naming *naming, const struct box *box)
{
	name_row(naming, TABLE_boxes, NULL, box->id);
	NAME_ARRAY(naming, TABLE_functions, box->functions, box->function_count);
	for (size_t i = 0; i < box->function_count; i++)
		name_row(naming, TABLE_functions, box->id, box->functions[i].id);
	NAME_ARRAY(naming, TABLE_windows, box->windows, box->window_count);
	for (size_t i = 0; i < box->window_count; i++)
		name_window(naming, box, &box->windows[i]);
	NAME_ARRAY(naming, TABLE_layouts, box->layouts, box->layout_count);
	for (size_t i = 0; i < box->layout_count; i++)
		name_layout(naming, box, &box->layouts[i]);
	NAME_ARRAY(naming, TABLE_registers, box->regs, box->reg_count);
	for (size_t i = 0; i < box->reg_count; i++)
		name_row(naming, TABLE_registers, box->id, box->regs[i].id);
	NAME_ARRAY(naming, TABLE_counters, box->counters, box->counter_count);
	for (size_t i = 0; i < box->counter_count; i++)
		name_row(naming, TABLE_counters, box->id, box->counters[i].id);
	if (box->events != NULL)
		name_events(naming, box);
}

static int compare_spans(const void *left, const void *right)
{
	const struct span *a = left, *b = right;

	return (uintptr_t)a->begin < (uintptr_t)b->begin ? -1 : (uintptr_t)a->begin > (uintptr_t)b->begin;
}

static void name_platform(struct naming *naming, const struct platform *platform)
{
	const struct metrics *metrics = platform->metrics;

	NAME_ARRAY(naming, TABLE_variants, platform->variants, platform->is.variant_count);
	for (size_t i = 0; i < platform->is.variant_count; i++)
		name_row(naming, TABLE_variants, NULL, platform->variants[i].id);
	NAME_ARRAY(naming, TABLE_boxes, platform->boxes, platform->box_count);
	for (size_t i = 0; i < platform->box_count; i++)
		name_box(naming, &platform->boxes[i]);
	for (size_t i = 0; platform->errata != NULL && i < platform->errata->count; i++) {
		NAME_ARRAY(naming, TABLE_errata, &platform->errata->at[i], 1);
		name_row(naming, TABLE_errata, NULL, platform->errata->at[i].id);
	}
	for (size_t i = 0; platform->groups != NULL && i < platform->groups->count; i++)
		name_row(naming, TABLE_groups, NULL, platform->groups->at[i].name);
	if (metrics == NULL)
		return;
	NAME_ARRAY(naming, TABLE_metrics, metrics->is.at, metrics->is.count);
	for (size_t i = 0; i < metrics->is.count; i++)
		name_row(naming, TABLE_metrics, metrics->is.at[i].is.box->id, metrics->is.at[i].name);
}

void name_rows(struct tables *tables, const struct platform *platform)
{
	struct naming naming = { .tables = tables };
	struct arena arena = { 0 };

	for (size_t i = 0; i < TABLE_COUNT; i++)
		naming.used[i].arena = &arena;
	name_platform(&naming, platform);
	arena_free(&arena);
	for (size_t i = 0; i < TABLE_COUNT; i++)
		if (tables->spans[i].count != 0)
			qsort(tables->spans[i].at, tables->spans[i].count, sizeof *tables->spans[i].at, compare_spans);
}
