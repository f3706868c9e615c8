/* SPDX-License-Identifier: MIT */
/* Emits the events of a box into the dump: what selects them, what can count them, what they need. */
#include "emit/dump.h"
#include "model/lookup.h"

#define WORD_(id, word, help) word,

static const char *const evidence_words[] = { UNCORE_EVIDENCE(WORD_) };

static void dump_select(struct json *json, const char *key, const struct setting *settings, size_t count)
{
	json_open(json, key, '{');
	for (size_t i = 0; i < count; i++)
		json_hex(json, settings[i].field_id, settings[i].is.value);
	json_close(json, '}');
}

static void dump_filters(struct json *json, const struct filter *filters, size_t count)
{
	if (count == 0)
		return;
	json_open(json, "filters", '[');
	for (size_t i = 0; i < count; i++) {
		json_open(json, NULL, '{');
		json_text(json, "field", filters[i].path);
		if (filters[i].has_value)
			json_hex(json, "value", filters[i].value);
		json_bool(json, "nonzero", filters[i].nonzero);
		if (filters[i].all != 0)
			json_hex(json, "all", filters[i].all);
		json_bool(json, "optional", filters[i].optional);
		json_close(json, '}');
	}
	json_close(json, ']');
}

void dump_tool_names(struct json *json, const struct tool_names *tools, size_t count)
{
	if (count == 0)
		return;
	json_open(json, "aliases", '{');
	for (size_t i = 0; i < count; i++)
		json_texts(json, tools[i].tool, &tools[i].names);
	json_close(json, '}');
}

static void dump_citation(struct json *json, const struct about *about)
{
	json_text(json, "evidence", evidence_words[about->is.evidence]);
	json_text(json, "source", about->is.source);
	json_text(json, "as_on", about->is.as_on);
	json_text(json, "corrected", correction_of(about));
}

void dump_origin(struct json *json, const struct about *about)
{
	dump_citation(json, about);
	json_text(json, "text", about->text);
}

static void dump_unit(struct json *json, const char *unit, unsigned scale)
{
	json_text(json, "unit", unit);
	if (unit != NULL)
		json_number(json, "scale", scale);
}

/* Puts what is valid for the umask: its own facts, else those of the event. */
static void dump_umask(struct json *json, const struct event *event, const struct umask *umask)
{
	json_open_line(json, NULL, '{');
	json_text(json, "name", umask->name);
	json_hex(json, "value", umask->value);
	if (umask->set_count != 0)
		dump_select(json, "set", umask->set, umask->set_count);
	json_bool(json, "or", umask->combines);
	json_bool(json, "narrows", umask->narrows);
	json_bool(json, "deprecated", umask->deprecated);
	json_bool(json, "clock", umask->clock);
	if (umask->hertz != 0)
		json_number(json, "hertz", umask->hertz);
	dump_unit(json, umask->unit, umask->scale);
	json_texts(json, "of", &umask->parts);
	json_text(json, "alias_of", umask->alias_of);
	json_numbers(json, "counters", umask->counters.count != 0 ? &umask->counters : &event->counters);
	if (umask->max_increment != 0 || event->max_increment != 0)
		json_number(json, "max_increment",
			    umask->max_increment != 0 ? umask->max_increment : event->max_increment);
	json_text(json, "unprogrammable", umask->unprogrammable);
	json_texts(json, "variants", &umask->variants.ids);
	dump_filters(json, umask->filters, umask->filter_count);
	dump_tool_names(json, umask->tool_names, umask->tool_count);
	dump_citation(json, &umask->about);
	json_text(json, "text", umask->is.text);
	json_bool(json, "composed", umask->is.composed);
	json_bool(json, "doubtful", umask->is.doubtful);
	json_close(json, '}');
}

static void dump_umasks(struct json *json, const struct event *event)
{
	if (event->umask_count == 0)
		return;
	json_open(json, "umasks", '[');
	for (size_t i = 0; i < event->umask_count; i++)
		dump_umask(json, event, &event->umasks[i]);
	json_close_line(json, ']');
}

/* If the box has no group of that name, puts the name as the file gives it: then no counter can count the event. */
static void dump_counting(struct json *json, const struct event *event)
{
	json_text(json, "group", event->is.group != NULL ? event->is.group->id : event->group_id);
	json_numbers(json, "counters", &event->counters);
	if (event->max_increment != 0)
		json_number(json, "max_increment", event->max_increment);
	json_bool(json, "subcounter", event->subcounter);
	if (event->has_companion)
		json_number(json, "companion", event->companion);
	json_bool(json, "needs_threshold", event->needs_threshold);
	json_text(json, "same_as", event->same_as);
	json_bool(json, "clock", event->clock);
	if (event->hertz != 0)
		json_number(json, "hertz", event->hertz);
	dump_unit(json, event->unit, event->scale);
	json_text(json, "unprogrammable", event->unprogrammable);
	json_texts(json, "variants", &event->variants.ids);
}

static void dump_differences(struct json *json, const struct event *event)
{
	if (event->difference_count == 0)
		return;
	json_open(json, "differs", '[');
	for (size_t i = 0; i < event->difference_count; i++) {
		json_open(json, NULL, '{');
		json_texts(json, "variants", &event->differences[i].variants.ids);
		json_text(json, "text", event->differences[i].text);
		json_text(json, "source", event->differences[i].source);
		json_close(json, '}');
	}
	json_close(json, ']');
}

static void dump_event(struct json *json, const struct event *event)
{
	json_open_line(json, NULL, '{');
	json_text(json, "name", event->name);
	json_text(json, "category", event->category);
	dump_select(json, "select", event->select, event->select_count);
	if (event->default_count != 0)
		dump_select(json, "defaults", event->defaults, event->default_count);
	if (event_is_placed(event)) {
		json_hex(json, "control", event->is.control);
		json_hex(json, "control_mask", event->is.control_mask);
	}
	json_text(json, "umask_field", event->is.umask_field != NULL ? event->is.umask_field->id : NULL);
	json_bool(json, "umask_required", event->umask_required);
	json_text(json, "alias_of", event->alias_of);
	dump_counting(json, event);
	dump_differences(json, event);
	dump_filters(json, event->filters, event->filter_count);
	dump_tool_names(json, event->tool_names, event->tool_count);
	dump_origin(json, &event->about);
	json_bool(json, "doubtful", event->is.doubtful);
	dump_umasks(json, event);
	json_close(json, '}');
}

static void dump_categories(struct json *json, const struct events *events)
{
	json_open_line(json, "categories", '[');
	for (size_t i = 0; i < events->category_count; i++) {
		json_open_line(json, NULL, '{');
		json_text(json, "id", events->categories[i].id);
		json_text(json, "text", events->categories[i].text);
		json_close(json, '}');
	}
	json_close_line(json, ']');
}

void dump_events(struct json *json, const struct box *box)
{
	const struct events *events = box->events;

	if (events == NULL)
		return;
	dump_categories(json, events);
	json_open_line(json, "events", '[');
	for (size_t i = 0; i < events->count; i++)
		dump_event(json, &events->at[i]);
	json_close_line(json, ']');
}
