/* SPDX-License-Identifier: MIT */
/* Names the rows that other rows refer to: after what they describe, so that a name holds while its subject does. */
#include <ctype.h>
#include <string.h>

#include "emit/tables/rows.h"
#include "model/metric.h"

struct naming {
	struct tables *tables;
	size_t count[TABLE_COUNT], room[TABLE_COUNT];
	struct pool used[TABLE_COUNT];
};

/* What is no part of an identifier becomes an underscore. Two names that are then the same get one more. */
static const char *unique(struct naming *naming, enum table among, char *symbol)
{
	for (char *c = symbol; *c != '\0'; c++)
		if (!isalnum((unsigned char)*c))
			*c = '_';
	while (!pool_add(&naming->used[among], symbol))
		symbol = symbol_join(naming->tables, symbol, "", "_");
	return symbol;
}

/* As the next row of the table; symbols are unique among those of another table too. */
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

static const char *field_word(const struct naming *naming, const struct field *field)
{
	if (field->id != NULL)
		return field->id;
	return arena_printf(naming->tables->arena, "reserved_%u_%u", field_hi(field), field_lo(field));
}

static void name_layout(struct naming *naming, const struct box *box, const struct layout *layout)
{
	const char *symbol = name_row(naming, TABLE_layouts, box->id, layout->id);

	for (size_t f = 0; f < layout->field_count; f++) {
		const struct field *field = &layout->fields[f];
		const char *owner = name_row(naming, TABLE_fields, symbol, field_word(naming, field));

		for (size_t v = 0; v < field->value_count; v++)
			name_row(naming, TABLE_values, owner,
				 field->values[v].id != NULL ? field->values[v].id : field->values[v].name);
	}
}

/* Runs of filters and of other tools' names belong to both: a symbol is an event's or a umask's. */
static void name_events(struct naming *naming, const struct box *box)
{
	for (size_t i = 0; i < box->events->category_count; i++)
		name_row(naming, TABLE_categories, box->id, box->events->categories[i].id);
	for (size_t e = 0; e < box->events->count; e++) {
		const struct event *event = &box->events->at[e];
		const char *symbol = name_row(naming, TABLE_events, NULL, event->name);

		for (size_t u = 0; u < event->umask_count; u++)
			name_row_among(naming, TABLE_umasks, TABLE_events,
				       symbol_join(naming->tables, symbol, "__", event->umasks[u].name));
	}
}

static void name_box(struct naming *naming, const struct box *box)
{
	name_row(naming, TABLE_boxes, NULL, box->id);
	for (size_t i = 0; i < box->function_count; i++)
		name_row(naming, TABLE_functions, box->id, box->functions[i].id);
	for (size_t i = 0; i < box->layout_count; i++)
		name_layout(naming, box, &box->layouts[i]);
	for (size_t i = 0; i < box->reg_count; i++)
		name_row(naming, TABLE_registers, box->id, box->regs[i].id);
	for (size_t i = 0; i < box->counter_count; i++)
		name_row(naming, TABLE_counters, box->id, box->counters[i].id);
	if (box->events != NULL)
		name_events(naming, box);
}

void name_rows(struct tables *tables, const struct platform *platform)
{
	struct naming naming = { .tables = tables };

	for (size_t i = 0; i < TABLE_COUNT; i++)
		naming.used[i].arena = tables->arena;
	for (size_t i = 0; i < platform->variant_count; i++)
		name_row(&naming, TABLE_variants, NULL, platform->variants[i].id);
	for (size_t i = 0; i < platform->box_count; i++)
		name_box(&naming, &platform->boxes[i]);
	for (size_t i = 0; platform->metrics != NULL && i < platform->metrics->count; i++)
		name_row(&naming, TABLE_metrics, platform->metrics->at[i].box->id, platform->metrics->at[i].name);
}
