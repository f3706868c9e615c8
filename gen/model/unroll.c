/* SPDX-License-Identifier: MIT */
/* Writes out repeated fields and metrics: each becomes one that the file could have described alone. */
#include "model/metric.h"
#include "model/resolve.h"

#include <string.h>

const char *substitute(struct arena *arena, const char *text, const char *placeholder, unsigned number)
{
	const char *at = text != NULL ? strstr(text, placeholder) : NULL;

	while (at != NULL) {
		text = arena_printf(arena, "%.*s%u%s", (int)(at - text), text, number, at + strlen(placeholder));
		at = strstr(text, placeholder);
	}
	return text;
}

const char *substitute_range(struct arena *arena, const char *text, const char *placeholder, unsigned count)
{
	const char *at = text != NULL ? strstr(text, placeholder) : NULL;

	if (at == NULL)
		return text;
	return arena_printf(arena, count > 1 ? "%.*s{0-%u}%s" : "%.*s%u%s", (int)(at - text), text, count - 1,
			    at + strlen(placeholder));
}

struct strings substitute_range_each(struct arena *arena, const struct strings *texts, unsigned count)
{
	struct strings copy = { .at = arena_array(arena, texts->count, sizeof *copy.at), .count = texts->count };

	for (size_t i = 0; i < texts->count; i++)
		copy.at[i] = substitute_range(arena, texts->at[i], "{i}", count);
	return copy;
}

static struct strings substitute_each(struct arena *arena, const struct strings *texts, unsigned number)
{
	struct strings copy = { .at = arena_array(arena, texts->count, sizeof *copy.at), .count = texts->count };

	for (size_t i = 0; i < texts->count; i++)
		copy.at[i] = substitute(arena, texts->at[i], "{i}", number);
	return copy;
}

struct field unroll_field(struct arena *arena, const struct field *field, unsigned i)
{
	struct field one = *field;

	if (field->count == 1)
		return one;
	one.values = arena_array(arena, field->value_count, sizeof *one.values);
	if (field->value_count != 0)
		memcpy(one.values, field->values, field->value_count * sizeof *one.values);
	one.id = substitute(arena, field->id, "{i}", i);
	one.name = substitute(arena, field->name, "{i}", i);
	one.needs_id = substitute(arena, field->needs_id, "{i}", i);
	one.by_id = substitute(arena, field->by_id, "{i}", i);
	one.about.text = substitute(arena, field->about.text, "{i}", i);
	one.about.aliases = substitute_each(arena, &field->about.aliases, i);
	one.bits <<= i * field->step;
	return one;
}

static struct tool_names *unroll_names(struct arena *arena, const struct metric *metric, unsigned i)
{
	struct tool_names *tools = arena_array(arena, metric->tool_count, sizeof *tools);

	for (size_t t = 0; t < metric->tool_count; t++) {
		tools[t] = metric->tool_names[t];
		tools[t].names = substitute_each(arena, &metric->tool_names[t].names, i);
	}
	return tools;
}

struct metric unroll_metric(struct arena *arena, const struct metric *metric, unsigned i)
{
	struct metric one = *metric;

	one.name = substitute(arena, metric->name, "{i}", i);
	one.title = substitute(arena, metric->title, "{i}", i);
	one.about.text = substitute(arena, metric->about.text, "{i}", i);
	one.tool_names = unroll_names(arena, metric, i);
	return one;
}
