/* SPDX-License-Identifier: MIT */
/* Emits the events of a box into the dump: what selects them, what can count them, what they need. */
#include "emit/dump.h"
#include "load/keys/spec_keys.h"
#include "model/lookup.h"

static void dump_select(struct json *json, const char *key, const struct setting *settings, size_t count)
{
	json_open(json, key, '{');
	for (size_t i = 0; i < count; i++)
		json_hex(json, settings[i].field_id, settings[i].is.value);
	json_close(json, '}');
}

void dump_citation(struct json *json, const struct about *about)
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

static void dump_scale(struct json *json, const char *unit, unsigned scale)
{
	if (unit != NULL)
		json_number(json, "scale", scale);
}

/* Puts what is valid for the umask: its own facts, else those of the event. */
static void dump_umask(struct json *json, const struct event *event, const struct umask *umask)
{
	json_open_line(json, NULL, '{');
	write_members(json, &umask_kind, umask);
	if (umask->set_count != 0)
		dump_select(json, "set", umask->set, umask->set_count);
	dump_scale(json, umask->unit, umask->scale);
	json_numbers(json, "counters", umask->counters.count != 0 ? &umask->counters : &event->counters);
	if (umask->max_increment != 0 || event->max_increment != 0)
		json_number(json, "max_increment",
			    umask->max_increment != 0 ? umask->max_increment : event->max_increment);
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

static void dump_event_code(struct json *json, const struct event *event)
{
	dump_select(json, "select", event->select, event->select_count);
	if (event->default_count != 0)
		dump_select(json, "defaults", event->defaults, event->default_count);
	if (event_is_placed(event)) {
		json_hex(json, "control", event->is.control);
		json_hex(json, "control_mask", event->is.control_mask);
	}
	json_text(json, "umask_field", event->is.umask_field != NULL ? event->is.umask_field->id : NULL);
}

/* If the box has no group of that name, puts the name as the file gives it: then no counter can count the event. */
static void dump_event(struct json *json, const struct event *event)
{
	json_open_line(json, NULL, '{');
	write_members(json, &event_kind, event);
	dump_event_code(json, event);
	json_text(json, "group", event->is.group != NULL ? event->is.group->id : event->group_id);
	dump_scale(json, event->unit, event->scale);
	dump_origin(json, &event->about);
	json_bool(json, "doubtful", event->is.doubtful);
	dump_umasks(json, event);
	json_close(json, '}');
}

void dump_events(struct json *json, const struct box *box)
{
	const struct events *events = box->events;

	if (events == NULL)
		return;
	json_open_line(json, "categories", '[');
	for (size_t i = 0; i < events->category_count; i++) {
		json_open_line(json, NULL, '{');
		write_members(json, &category_kind, &events->categories[i]);
		json_close(json, '}');
	}
	json_close_line(json, ']');
	json_open_line(json, "events", '[');
	for (size_t i = 0; i < events->count; i++)
		dump_event(json, &events->at[i]);
	json_close_line(json, ']');
}
