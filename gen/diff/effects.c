/* SPDX-License-Identifier: MIT */
/* Following a change to the events that use what changed, and to the metrics that use the events. */
#include "diff/effects.h"

#include <string.h>

/* One side of the change: what it is about there, as far as it is about such things. */
struct side {
	const struct platform *platform;
	const struct box *box;
	const struct reg *reg;
	const struct layout *layout;
	const struct field *field;
	const struct counters *group;
	const struct event *event;
	const struct umask *umask;
	const struct metric *metric;
	bool whole_box;
};

static const void *of_side(const struct subject *subject, enum item_kind kind, bool new)
{
	return new ? subject_new(subject, kind) : subject_old(subject, kind);
}

static struct side side_of(const struct change *change, bool new)
{
	const struct subject *subject = change->subject;

	return (struct side){
		.platform = of_side(subject, ITEM_PLATFORM, new),
		.box = of_side(subject, ITEM_BOX, new),
		.reg = of_side(subject, ITEM_REGISTER, new),
		.layout = of_side(subject, ITEM_LAYOUT, new),
		.field = of_side(subject, ITEM_FIELD, new),
		.group = of_side(subject, ITEM_GROUP, new),
		.event = of_side(subject, ITEM_EVENT, new),
		.umask = of_side(subject, ITEM_UMASK, new),
		.metric = of_side(subject, ITEM_METRIC, new),
		.whole_box = subject->kind == ITEM_BOX && change->whole,
	};
}

static bool filters_use(const struct side *side, const struct filter *filters, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		if (side->field != NULL ? filters[i].ref.field == side->field :
					  side->reg != NULL && filters[i].ref.reg == side->reg)
			return true;
	}
	return false;
}

static bool settings_use(const struct side *side, const struct setting *settings, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (settings[i].field == side->field)
			return true;
	return false;
}

static bool control_uses(const struct side *side, const struct event *event)
{
	if (!event_is_placed(event))
		return false;
	if (side->reg != NULL && event->group->control == side->reg)
		return true;
	if (side->field == NULL)
		return side->layout != NULL && event->group->control->layout == side->layout;
	if (settings_use(side, event->select, event->select_count) ||
	    settings_use(side, event->defaults, event->default_count))
		return true;
	return event->umask_field == side->field && event->umask_count != 0;
}

static bool event_uses(const struct side *side, const struct event *event)
{
	if (side->event != NULL)
		return event == side->event;
	if (side->whole_box || (side->group != NULL && event->group == side->group))
		return true;
	if (control_uses(side, event) || filters_use(side, event->filters, event->filter_count))
		return true;
	for (size_t i = 0; i < event->umask_count; i++)
		if (filters_use(side, event->umasks[i].filters, event->umasks[i].filter_count))
			return true;
	return false;
}

static void add_events(struct arena *arena, struct strings *list, const struct side *side)
{
	const struct events *events = side->box != NULL ? side->box->events : NULL;

	for (size_t i = 0; events != NULL && i < events->count; i++) {
		const struct event *event = &events->at[i];
		const char *name = event->name;

		if (!event_uses(side, event))
			continue;
		if (side->umask != NULL)
			name = arena_printf(arena, "%s.%s", event->name, side->umask->name);
		list_once(arena, list, name, strlen(name));
	}
}

static bool input_uses(const struct side *side, const struct metric_input *input)
{
	if (side->box == NULL || input->box != side->box)
		return false;
	for (size_t i = 0; i < input->setting_count; i++) {
		const struct metric_setting *setting = &input->settings[i];

		if (side->field != NULL ? setting->field == side->field :
					  side->reg != NULL && setting->reg == side->reg)
			return true;
	}
	if (input->event == NULL)
		return side->whole_box || (side->group != NULL && input->group == side->group);
	if (side->umask != NULL && side->event == input->event)
		return (input->umasks >> (side->umask - input->event->umasks) & 1) != 0;
	return event_uses(side, input->event);
}

static bool metric_uses(const struct side *side, const struct metric *metric)
{
	if (side->metric != NULL)
		return metric == side->metric;
	for (size_t i = 0; i < metric->input_count; i++)
		if (input_uses(side, &metric->inputs[i]))
			return true;
	return false;
}

static void add_metrics(struct arena *arena, struct strings *list, const struct side *side)
{
	const struct metrics *metrics = side->platform != NULL ? side->platform->metrics : NULL;

	for (size_t i = 0; metrics != NULL && i < metrics->count; i++)
		if (metric_uses(side, &metrics->at[i]))
			list_once(arena, list, metrics->at[i].name, strlen(metrics->at[i].name));
}

struct effects change_effects(struct arena *arena, const struct change *change)
{
	struct effects effects = { 0 };

	if (change_class(change->id) == CLASS_TEXT)
		return effects;
	for (int new = 0; new < 2; new ++) {
		struct side side = side_of(change, new);

		if ((new ? change->subject->new : change->subject->old) == NULL)
			continue;
		symbols_of(arena, &effects.symbols, change, new);
		add_events(arena, &effects.events, &side);
		add_metrics(arena, &effects.metrics, &side);
	}
	return effects;
}
