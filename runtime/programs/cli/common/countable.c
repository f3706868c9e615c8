/* SPDX-License-Identifier: MIT */
/* Makes command lines that count an event or a metric. */
#include "cli/common/countable.h"

#include <string.h>

#include "cli/common/describe.h"
#include "shared/near.h"
#include "uncore/event.h"

/* Whether the value's name is one of the words. */
static bool is_named(const char *words, const char *id)
{
	size_t wanted = strlen(id);

	while (words != NULL && *words != '\0') {
		size_t length = strcspn(words, " ");

		if (length == wanted && near_same(words, id, length))
			return true;
		words += length;
		words += strspn(words, " ");
	}
	return false;
}

/* The value that the words name, else the first one that is not 0; 1 where no value has a name. */
static void add_setting(struct text *text, const struct uncore_tables *tables, uint16_t field, const char *words)
{
	struct uncore_range values = uncore_fields(tables)[field].values;
	const char *chosen = NULL;

	for (unsigned at = 0; at < values.count; at++) {
		const struct uncore_value_row *value = &uncore_values(tables)[values.first + at];
		const char *id = uncore_text(tables, value->id);

		if (chosen == NULL && value->value != 0)
			chosen = id;
		if (is_named(words, id)) {
			chosen = id;
			break;
		}
	}
	text_printf(text, ",%s=%s", field_id(tables, field), chosen != NULL ? chosen : "1");
}

static void add_needed(struct text *text, const struct uncore_tables *tables, unsigned first, unsigned count,
		       const char *words)
{
	for (unsigned at = first; at - first < count; at++) {
		const struct uncore_filter_row *filter = &uncore_filters(tables)[at];

		if (filter->kind == UNCORE_FILTER_ASKED ||
		    (filter->kind == UNCORE_FILTER_NONZERO && filter->value == 0))
			add_setting(text, tables, filter->field, words);
	}
}

static void add_threshold(struct text *text, const struct uncore_tables *tables, const struct uncore_event_row *event)
{
	uint16_t reg = control_of(tables, event);
	struct uncore_field_index field;

	if ((event->flags & UNCORE_EVENT_NEEDS_THRESHOLD) && reg != UNCORE_NO_INDEX &&
	    uncore_find_role(tables, reg, UNCORE_ROLE_THRESHOLD, &field) == 0)
		text_printf(text, ",%s=1", field_id(tables, field.at));
}

/* Whether the event counts with exactly this sub-event. */
static bool add_with(struct text *text, const struct uncore_tables *tables, uint16_t event, uint16_t umask,
		     const char *words)
{
	const struct uncore_event_row *row = &uncore_events(tables)[event];
	struct uncore_event_error error = { .column = 1 };
	struct uncore_encoding encoding;
	struct text whole = { 0 };
	bool is_good;

	text_add(&whole, uncore_text(tables, row->name));
	if (umask != UNCORE_NO_INDEX)
		text_printf(&whole, ".%s", uncore_text(tables, uncore_umasks(tables)[umask].name));
	add_needed(&whole, tables, row->first_filter, row->filter_count, words);
	if (umask != UNCORE_NO_INDEX)
		add_needed(&whole, tables, uncore_umasks(tables)[umask].first_filter,
			   uncore_umasks(tables)[umask].filter_count, words);
	add_threshold(&whole, tables, row);
	is_good = uncore_event_parse(tables, text_string(&whole), whole.length, &encoding, &error) == 0;
	if (is_good)
		text_printf(text, " -e %s", text_string(&whole));
	text_free(&whole);
	return is_good;
}

bool add_event_option(struct text *text, const struct uncore_tables *tables, uint16_t event, uint16_t umask,
		      const char *words)
{
	const struct uncore_event_row *row = &uncore_events(tables)[event];

	if (add_with(text, tables, event, umask, words))
		return true;
	for (unsigned at = 0; umask == UNCORE_NO_INDEX && at < row->umask_count; at++)
		if (add_with(text, tables, event, (uint16_t)(row->first_umask + at), words))
			return true;
	return false;
}

bool add_metric_option(struct text *text, const struct uncore_tables *tables, uint16_t metric)
{
	const struct uncore_metric_row *row = &uncore_metrics(tables)[metric];

	if ((row->flags & UNCORE_METRIC_UNCOMPUTABLE) || row->parameters.count != 0)
		return false;
	text_printf(text, "%s -M %s/%s", row->passes > 1 ? " --multiplex" : "", box_id(tables, row->box),
		    uncore_text(tables, row->name));
	return true;
}

/* "ivt:2,FILE" is one of ivt. */
static bool is_machine_of(const char *sim, const struct uncore_tables *tables)
{
	size_t length = strcspn(sim, "/:,");

	return strlen(platform_id(tables)) == length && strncmp(sim, platform_id(tables), length) == 0;
}

void add_stat_command(struct text *text, const char *sim, const struct uncore_tables *here,
		      const struct uncore_tables *tables, const char *options)
{
	text_add(text, "uncore stat");
	if (sim != NULL && is_machine_of(sim, tables))
		text_printf(text, " --sim %s", sim);
	else if (here != tables)
		text_printf(text, " --sim %s:2", platform_id(tables));
	/* Without a time stat counts until Ctrl-C. */
	text_printf(text, "%s -t 1000", options);
}
