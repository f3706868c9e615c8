/* SPDX-License-Identifier: MIT */
/* Finds a good event for examples, and fills in the manuals with it. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/words.h"
#include "cli/common/describe.h"
#include "cli/common/row_text.h"
#include "cli/help/examples.h"

enum { EXAMPLE_INSTANCE = 3 };

/* Rows of the event. tables is NULL if no platform has such an event; then the placeholders stay. */
struct example {
	const struct uncore_tables *tables;
	const struct uncore_umask_row *umask;
	const struct uncore_event_row *event;
	const struct uncore_filter_row *filter;
	struct uncore_register filter_reg, control_reg;
	const struct uncore_value_row *value;
};

/* A sub-event with one filter that has named values: it shows most features. */
static bool is_good(const struct uncore_tables *tables, const struct uncore_umask_row *umask)
{
	const struct uncore_event_row *event = &uncore_events(tables)[umask->event];
	const struct uncore_filter_row *filter = &uncore_filters(tables)[umask->first_filter];

	return umask->filter_count == 1 && event->filter_count == 0 && filter->kind == UNCORE_FILTER_ASKED &&
	       uncore_fields(tables)[filter->field].values.count > 1 && control_of(tables, event) != UNCORE_NO_INDEX;
}

static void fill_example(struct example *example, const struct uncore_tables *tables,
			 const struct uncore_umask_row *umask)
{
	unsigned instance;

	example->tables = tables;
	example->umask = umask;
	example->event = &uncore_events(tables)[umask->event];
	example->filter = &uncore_filters(tables)[umask->first_filter];
	example->value = &uncore_values(tables)[uncore_fields(tables)[example->filter->field].values.first];
	instance = uncore_boxes(tables)[example->event->box].instances > EXAMPLE_INSTANCE ? EXAMPLE_INSTANCE : 0;
	example->control_reg = (struct uncore_register){ example->event->box, (uint16_t)instance,
							 control_of(tables, example->event), 0 };
	example->filter_reg = example->control_reg;
	example->filter_reg.reg = example->filter->reg;
}

static struct example find_example(void)
{
	struct example example = { 0 };
	const struct uncore_tables *tables;

	for (unsigned at = 0; (tables = uncore_platform_at(at)) != NULL; at++) {
		for (unsigned row = 0; row < tables->umasks.count; row++) {
			if (is_good(tables, &uncore_umasks(tables)[row])) {
				fill_example(&example, tables, &uncore_umasks(tables)[row]);
				return example;
			}
		}
	}
	return example;
}

/* Adds the word after the prefix: "TOR" of "UNC_C_TOR_INSERTS". */
static void add_part(struct text *text, const char *name)
{
	const char *at = strchr(name, '_');

	at = at != NULL ? strchr(at + 1, '_') : NULL;
	at = at != NULL ? at + 1 : name;
	text_bytes(text, at, strcspn(at, "_"));
}

/* The value for decode: the event with its sub-event, enabled. */
static uint64_t code_of(const struct example *example)
{
	const struct uncore_field_row *fields = uncore_fields(example->tables);
	uint64_t code = example->event->control;
	struct uncore_field_index field;

	if (example->event->umask_field != UNCORE_NO_INDEX)
		code |= example->umask->control;
	if (uncore_find_role(example->tables, example->control_reg.reg, UNCORE_ROLE_ENABLE, &field) == 0)
		code |= uncore_field_mask(&fields[field.at]);
	return code;
}

static const char *metric_of(const struct example *example)
{
	const struct uncore_metric_row *metrics = uncore_metrics(example->tables);

	for (unsigned at = 0; at < example->tables->metrics.count; at++)
		if (metrics[at].box == example->event->box)
			return uncore_text(example->tables, metrics[at].name);
	return "METRIC";
}

static const char *group_of(const struct example *example)
{
	const struct uncore_tables *tables = example->tables;

	return tables->groups.count != 0 ? uncore_text(tables, uncore_groups(tables)[0].name) : "GROUP";
}

static void add_number(struct text *text, const struct example *example, const char *name)
{
	const struct uncore_field_row *field = &uncore_fields(example->tables)[example->filter->field];
	struct uncore_address address = { .number = 0 };
	int result;

	if (same_word(name, "instance")) {
		text_printf(text, "%u", example->control_reg.instance);
	} else if (same_word(name, "code")) {
		text_printf(text, "0x%" PRIx64, code_of(example));
	} else if (same_word(name, "raw")) {
		text_printf(text, "0x%" PRIx64, uncore_field_bits(field, example->value->value));
	} else if (same_word(name, "address")) {
		result = uncore_register_address(example->tables, &example->control_reg, &address);
		text_printf(text, "0x%" PRIx32, result == 0 || result == UNCORE_E_NOPLACE ? address.number : 0);
	} else if (same_word(name, "name")) {
		add_register_name(text, example->tables, &example->filter_reg);
	} else if (same_word(name, "part")) {
		add_part(text, uncore_text(example->tables, example->event->name));
	}
}

static void add_name(struct text *text, const struct example *example, const char *name)
{
	const struct uncore_tables *tables = example->tables;
	const struct {
		const char *name, *text;
	} names[] = {
		{ "platform", platform_id(tables) },
		{ "box", box_id(tables, example->event->box) },
		{ "event", uncore_text(tables, example->event->name) },
		{ "umask", uncore_text(tables, example->umask->name) },
		{ "register", register_id(tables, example->filter->reg) },
		{ "field", field_id(tables, example->filter->field) },
		{ "word", uncore_text(tables, example->value->id) },
		{ "metric", metric_of(example) },
		{ "group", group_of(example) },
		{ "control", register_id(tables, example->control_reg.reg) },
	};

	for (unsigned at = 0; at < sizeof(names) / sizeof(names[0]); at++) {
		if (same_word(name, names[at].name)) {
			text_printf(text, "%s", names[at].text);
			return;
		}
	}
	add_number(text, example, name);
}

void add_filled_in(struct text *text, const char *pattern)
{
	struct example example = find_example();
	char name[16];

	while (*pattern != '\0') {
		size_t plain = strcspn(pattern, "{"), length;

		text_bytes(text, pattern, plain);
		pattern += plain;
		if (*pattern == '\0')
			break;
		length = strcspn(++pattern, "}");
		snprintf(name, sizeof(name), "%.*s", (int)length, pattern);
		if (example.tables != NULL)
			add_name(text, &example, name);
		else
			text_printf(text, "%s", name);
		pattern += length + 1;
	}
}
