/* SPDX-License-Identifier: MIT */
/* Selects the events of an export. */
#include <string.h>
#include <strings.h>

#include "export/export.h"
#include "model/metric.h"

/* Whether a counter can count it: one whose control register selects it, or one that counts nothing else. */
static bool is_countable(const struct choice *choice)
{
	const struct counters *group = choice->event->is.group;
	bool runs_freely = group != NULL && group->kind == UNCORE_COUNTER_FREE && group->is.data != NULL;

	return choice->event->unprogrammable == NULL && (event_is_placed(choice->event) || runs_freely) &&
	       (choice->umask != NULL ? choice->umask->unprogrammable == NULL : !choice->event->umask_required);
}

static void add_choice(struct selection *selection, struct choice choice)
{
	selection->at =
		arena_grow(selection->arena, selection->at, selection->count, &selection->room, sizeof *selection->at);
	selection->at[selection->count++] = choice;
}

static bool is_wanted(struct arena *arena, const struct choice *choice, const char *name, size_t length)
{
	const char *own = choice_name(arena, choice);

	return name == NULL || (strlen(own) == length && strncasecmp(own, name, length) == 0);
}

/* Adds the events with the name, or for NULL all events. Returns how many. */
static size_t add_named(struct selection *selection, const char *name, size_t length)
{
	size_t before = selection->count;

	for (size_t b = 0; b < selection->platform->box_count; b++) {
		const struct box *box = &selection->platform->boxes[b];

		for (size_t e = 0; box->events != NULL && e < box->events->count; e++) {
			const struct event *event = &box->events->at[e];

			for (size_t u = 0; u <= event->umask_count; u++) {
				struct choice choice = { box, event, u == 0 ? NULL : &event->umasks[u - 1] };

				if (is_countable(&choice) && is_wanted(selection->arena, &choice, name, length))
					add_choice(selection, choice);
			}
		}
	}
	return selection->count - before;
}

static void add_metric(struct selection *selection, const struct metric *metric)
{
	for (size_t i = 0; i < selection->metric_count; i++)
		if (selection->metrics[i] == metric)
			return;
	selection->metrics = arena_grow(selection->arena, selection->metrics, selection->metric_count,
					&selection->metric_room, sizeof *selection->metrics);
	selection->metrics[selection->metric_count++] = metric;
}

static void add_metrics(struct selection *selection)
{
	const struct metrics *metrics = selection->platform->metrics;

	for (size_t i = 0; metrics != NULL && i < metrics->is.count; i++)
		add_metric(selection, &metrics->is.at[i]);
}

static void add_settings(struct selection *selection, const struct stat_group *group)
{
	for (size_t i = 0; i < group->settings.count; i++) {
		selection->settings = arena_grow(selection->arena, selection->settings, selection->setting_count,
						 &selection->setting_room, sizeof *selection->settings);
		selection->settings[selection->setting_count++] = &group->is.settings[i];
	}
}

static void add_all_settings(struct selection *selection)
{
	const struct groups *groups = selection->platform->groups;

	for (size_t g = 0; groups != NULL && g < groups->count; g++)
		add_settings(selection, &groups->at[g]);
}

const char *select_events(struct selection *selection, const char *list)
{
	if (list == NULL) {
		add_named(selection, NULL, 0);
		add_metrics(selection);
		add_all_settings(selection);
		selection->whole = true;
		return selection->count != 0 ? NULL : "the platform has no event that can be counted";
	}
	while (*list != '\0') {
		size_t length = strcspn(list, ",");

		if (add_named(selection, list, length) == 0)
			return arena_printf(selection->arena,
					    "%s has no countable event \"%.*s\" (a sub-event is EVENT.UMASK)",
					    selection->platform->id, (int)length, list);
		list += length;
		list += *list == ',';
	}
	return selection->count != 0 ? NULL : "the list of events is empty";
}

/* ---- groups ---- */

static void add_input(struct selection *selection, const struct metric_input *input)
{
	struct choice choice = { input->box, input->event, NULL };

	if (input->event == NULL) {
		selection->counters = arena_grow(selection->arena, selection->counters, selection->counter_count,
						 &selection->counter_room, sizeof *selection->counters);
		selection->counters[selection->counter_count++] = (struct counter_choice){ input->box, input->group };
		return;
	}
	if (input->umask_count == 0)
		add_choice(selection, choice);
	for (size_t u = 0; u < input->umask_count; u++) {
		choice.umask = input->umasks[u];
		add_choice(selection, choice);
	}
}

static void add_group(struct selection *selection, const struct stat_group *group)
{
	add_settings(selection, group);
	for (size_t i = 0; i < group->is.count; i++) {
		const struct group_item *item = &group->is.items[i];

		if (item->metric == NULL)
			add_input(selection, &item->input);
		else
			add_metric(selection, item->metric);
		for (size_t n = 0; item->metric != NULL && n < item->metric->is.input_count; n++)
			add_input(selection, &item->metric->is.inputs[n]);
	}
}

const char *select_groups(struct selection *selection, const char *list)
{
	const struct groups *groups = selection->platform->groups;

	while (*list != '\0') {
		size_t length = strcspn(list, ","), found = 0;

		for (size_t g = 0; groups != NULL && g < groups->count; g++)
			if (strlen(groups->at[g].name) == length &&
			    strncasecmp(groups->at[g].name, list, length) == 0) {
				add_group(selection, &groups->at[g]);
				found++;
			}
		if (found == 0)
			return arena_printf(selection->arena,
					    "%s has no group \"%.*s\"; uncore list groups prints them",
					    selection->platform->id, (int)length, list);
		list += length;
		list += *list == ',';
	}
	return selection->count + selection->counter_count != 0 ? NULL : "the list of groups is empty";
}

/* ---- choices ---- */

const char *choice_name(struct arena *arena, const struct choice *choice)
{
	return choice->umask == NULL ? choice->event->name :
				       arena_printf(arena, "%s.%s", choice->event->name, choice->umask->name);
}

uint64_t choice_control(const struct choice *choice)
{
	const struct reg *control = choice->event->is.group->is.control;
	uint64_t base = control != NULL ? control->is.layout->is.write_base : 0;
	uint64_t value = (base & ~choice->event->is.control_mask) | choice->event->is.control;

	if (choice->umask != NULL)
		value |= choice->umask->is.control;
	return value;
}

const struct numbers *choice_counters(const struct choice *choice)
{
	return choice->umask != NULL && choice->umask->counters.count != 0 ? &choice->umask->counters :
									     &choice->event->counters;
}

size_t choice_filter_count(const struct choice *choice)
{
	return choice->event->filter_count + (choice->umask != NULL ? choice->umask->filter_count : 0);
}

const struct filter *choice_filter(const struct choice *choice, size_t index)
{
	return index < choice->event->filter_count ? &choice->event->filters[index] :
						     &choice->umask->filters[index - choice->event->filter_count];
}

const struct about *choice_about(const struct choice *choice)
{
	return choice->umask != NULL ? &choice->umask->about : &choice->event->about;
}

const char *choice_text(const struct choice *choice)
{
	return choice->umask != NULL ? choice->umask->is.text : choice->event->about.text;
}
