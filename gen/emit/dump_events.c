/* SPDX-License-Identifier: MIT */
/* The events of a box in the dump: what selects them, what can count them, what they need. */
#include "emit/dump.h"

#define WORD_(id, word, help) word,

static const char *const evidence_words[] = { UNCORE_EVIDENCE(WORD_) };

static void dump_select(struct json *json, const char *key, const struct setting *settings, size_t count)
{
	dump_open(json, key, '{', false);
	for (size_t i = 0; i < count; i++)
		dump_hex(json, settings[i].field_id, settings[i].value);
	dump_close(json, '}', false);
}

static void dump_filters(struct json *json, const struct filter *filters, size_t count)
{
	if (count == 0)
		return;
	dump_open(json, "filters", '[', false);
	for (size_t i = 0; i < count; i++) {
		dump_open(json, NULL, '{', false);
		dump_string(json, "field", filters[i].path);
		if (filters[i].has_value)
			dump_hex(json, "value", filters[i].value);
		dump_bool(json, "nonzero", filters[i].nonzero);
		dump_bool(json, "optional", filters[i].optional);
		dump_close(json, '}', false);
	}
	dump_close(json, ']', false);
}

void dump_tool_names(struct json *json, const struct tool_names *tools, size_t count)
{
	if (count == 0)
		return;
	dump_open(json, "aliases", '{', false);
	for (size_t i = 0; i < count; i++)
		dump_strings(json, tools[i].tool, &tools[i].names);
	dump_close(json, '}', false);
}

void dump_origin(struct json *json, const struct about *about)
{
	dump_string(json, "evidence", evidence_words[about->evidence]);
	dump_string(json, "source", about->source);
	dump_string(json, "text", about->text);
}

static void dump_about(struct json *json, const struct about *about, bool doubtful)
{
	dump_origin(json, about);
	dump_bool(json, "doubtful", doubtful);
}

/* What holds for the sub-event, with the event's where it says nothing of its own. */
static void dump_umask(struct json *json, const struct event *event, const struct umask *umask)
{
	dump_open(json, NULL, '{', true);
	dump_string(json, "name", umask->name);
	dump_hex(json, "value", umask->value);
	dump_bool(json, "or", umask->combines);
	dump_bool(json, "narrows", umask->narrows);
	dump_bool(json, "clock", umask->clock);
	if (umask->hertz != 0)
		dump_number(json, "hertz", umask->hertz);
	dump_strings(json, "of", &umask->parts);
	dump_string(json, "alias_of", umask->alias_of);
	dump_numbers(json, "counters", umask->counters.count != 0 ? &umask->counters : &event->counters);
	if (umask->max_increment != 0 || event->max_increment != 0)
		dump_number(json, "max_increment",
			    umask->max_increment != 0 ? umask->max_increment : event->max_increment);
	dump_string(json, "unprogrammable", umask->unprogrammable);
	dump_strings(json, "variants", &umask->variants.ids);
	dump_filters(json, umask->filters, umask->filter_count);
	dump_tool_names(json, umask->tool_names, umask->tool_count);
	dump_about(json, &umask->about, umask->doubtful);
	dump_close(json, '}', false);
}

static void dump_umasks(struct json *json, const struct event *event)
{
	if (event->umask_count == 0)
		return;
	dump_open(json, "umasks", '[', false);
	for (size_t i = 0; i < event->umask_count; i++)
		dump_umask(json, event, &event->umasks[i]);
	dump_close(json, ']', true);
}

/* The group as written stands where no group of the box has that name: then nothing can count the event. */
static void dump_counting(struct json *json, const struct event *event)
{
	dump_string(json, "group", event->group != NULL ? event->group->id : event->group_id);
	dump_numbers(json, "counters", &event->counters);
	if (event->max_increment != 0)
		dump_number(json, "max_increment", event->max_increment);
	dump_bool(json, "subcounter", event->subcounter);
	if (event->has_companion)
		dump_number(json, "companion", event->companion);
	dump_bool(json, "needs_threshold", event->needs_threshold);
	dump_string(json, "same_as", event->same_as);
	dump_bool(json, "clock", event->clock);
	if (event->hertz != 0)
		dump_number(json, "hertz", event->hertz);
	dump_string(json, "unprogrammable", event->unprogrammable);
	dump_strings(json, "variants", &event->variants.ids);
}

static void dump_differences(struct json *json, const struct event *event)
{
	if (event->difference_count == 0)
		return;
	dump_open(json, "differs", '[', false);
	for (size_t i = 0; i < event->difference_count; i++) {
		dump_open(json, NULL, '{', false);
		dump_strings(json, "variants", &event->differences[i].variants.ids);
		dump_string(json, "text", event->differences[i].text);
		dump_string(json, "source", event->differences[i].source);
		dump_close(json, '}', false);
	}
	dump_close(json, ']', false);
}

static void dump_event(struct json *json, const struct event *event)
{
	dump_open(json, NULL, '{', true);
	dump_string(json, "name", event->name);
	dump_string(json, "category", event->category);
	dump_select(json, "select", event->select, event->select_count);
	if (event->default_count != 0)
		dump_select(json, "defaults", event->defaults, event->default_count);
	if (event_is_placed(event)) {
		dump_hex(json, "control", event->control);
		dump_hex(json, "control_mask", event->control_mask);
	}
	dump_string(json, "umask_field", event->umask_field != NULL ? event->umask_field->id : NULL);
	dump_bool(json, "umask_required", event->umask_required);
	dump_string(json, "alias_of", event->alias_of);
	dump_counting(json, event);
	dump_differences(json, event);
	dump_filters(json, event->filters, event->filter_count);
	dump_tool_names(json, event->tool_names, event->tool_count);
	dump_about(json, &event->about, event->doubtful);
	dump_umasks(json, event);
	dump_close(json, '}', false);
}

static void dump_categories(struct json *json, const struct events *events)
{
	dump_open(json, "categories", '[', true);
	for (size_t i = 0; i < events->category_count; i++) {
		dump_open(json, NULL, '{', true);
		dump_string(json, "id", events->categories[i].id);
		dump_string(json, "text", events->categories[i].text);
		dump_close(json, '}', false);
	}
	dump_close(json, ']', events->category_count != 0);
}

void dump_events(struct json *json, const struct box *box)
{
	const struct events *events = box->events;

	if (events == NULL)
		return;
	dump_categories(json, events);
	dump_open(json, "events", '[', true);
	for (size_t i = 0; i < events->count; i++)
		dump_event(json, &events->at[i]);
	dump_close(json, ']', events->count != 0);
}
