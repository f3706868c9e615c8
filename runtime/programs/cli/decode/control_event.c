/* SPDX-License-Identifier: MIT */
/* Finds the event that the value of a control register selects, on each variant of its platform. */
#include "cli/decode/control_event.h"

#include <string.h>

#include "cli/common/row_text.h"

/* What is decoded. */
struct control {
	const struct uncore_tables *tables;
	uint16_t group;
	uint64_t raw;
	const struct uncore_filter_run *filters;
	size_t filter_count;
};

/* The value's event on processors of one variant; false: they have none. */
static bool decode_on(const struct control *control, uint16_t variant, struct text *name)
{
	struct uncore_encoding encoding;
	char room[256];

	if (uncore_event_decode_on(control->tables, variant, control->group, control->raw, control->filters,
				   control->filter_count, &encoding) != 0 ||
	    encoding.event == UNCORE_NO_INDEX || encoding.variants == 0 ||
	    uncore_event_format(&encoding, room, sizeof(room)) <= 0)
		return false;
	text_add(name, room);
	return true;
}

/* Adds the event, and after it the variants that have it, unless all do. Returns these variants. */
static uint32_t add_event(struct control_event *event, const struct control *control, uint16_t variant)
{
	struct text name = { 0 }, other = { 0 };
	uint32_t same = 0;

	if (decode_on(control, variant, &name)) {
		if (event->words.length == 0)
			text_add(&event->expression, text_string(&name));
		text_printf(&event->words, "%s%s", event->words.length > 0 ? "; " : "", text_string(&name));
		for (uint16_t at = 0; at < control->tables->variants.count; at++) {
			if (decode_on(control, at, &other) && strcmp(text_string(&other), text_string(&name)) == 0)
				same |= UINT32_C(1) << at;
			text_free(&other);
		}
		add_variants(&other, control->tables, same);
		text_printf(&event->words, "%s%s", other.length > 0 ? " on " : "", text_string(&other));
	}
	text_free(&name);
	text_free(&other);
	return same;
}

/* Adds the event of the one variant, or of all where it is not known. */
static void add_events(struct control_event *event, const struct control *control, uint16_t variant)
{
	uint32_t seen = 0;

	if (variant != UNCORE_NO_INDEX || control->tables->variants.count == 0) {
		if (decode_on(control, variant, &event->words))
			text_add(&event->expression, text_string(&event->words));
		return;
	}
	for (variant = 0; variant < control->tables->variants.count; variant++)
		seen |= seen >> variant & 1 ? 0 : add_event(event, control, variant);
}

void find_control_event(struct control_event *event, const struct uncore_tables *tables, uint16_t variant,
			const struct uncore_register *reg, uint64_t raw, const struct uncore_filter_run *filters,
			size_t filter_count)
{
	struct uncore_range groups = uncore_boxes(tables)[reg->box].counters;
	struct control control = { tables, 0, raw, filters, filter_count };

	for (unsigned group = groups.first; group - groups.first < groups.count; group++) {
		if (uncore_counters(tables)[group].control != reg->reg)
			continue;
		event->is_control = true;
		control.group = (uint16_t)group;
		add_events(event, &control, variant);
		return;
	}
}

void free_control_event(struct control_event *event)
{
	text_free(&event->words);
	text_free(&event->expression);
}
