/* SPDX-License-Identifier: MIT */
/* Checks that rows of events, umasks, filters and metrics agree with each other and with their box. */
#include "core/lookup.h"
#include "core/tables/check.h"

enum { VARIANTS_MAX = 32, ERRATA_MAX = 64, PASSES_MAX = 16 }; /* uncoregen check has them too */

struct events {
	const struct uncore_tables *tables;
	struct wrong *wrong;
	unsigned umasks; /* taken so far */
};

static bool is_wrong(const struct events *events, const char *array, unsigned row, const char *member)
{
	return row_is_wrong(events->wrong, array, row, member, "does not agree with the other rows");
}

/* ---- events ---- */

static bool filters_agree(const struct events *events, unsigned box, unsigned first, unsigned count)
{
	if (count > events->tables->filters.count - first)
		return false;
	for (unsigned at = first; at < first + count; at++) {
		const struct uncore_filter_row *filter = &uncore_filters(events->tables)[at];

		if (!field_belongs(events->tables, box, filter->reg, filter->field))
			return false;
	}
	return true;
}

/* The counters that a set of bits names are of the group. */
static bool counters_agree(const struct events *events, const struct uncore_event_row *event, unsigned counters)
{
	struct uncore_range groups = uncore_boxes(events->tables)[event->box].counters;

	if (event->group == 0xff)
		return (event->flags & UNCORE_EVENT_UNPROGRAMMABLE) != 0;
	return event->group < groups.count &&
	       counters >> uncore_counters(events->tables)[groups.first + event->group].count == 0;
}

/* The field that umasks set is of the group's control register. */
static bool umask_field_agrees(const struct events *events, const struct uncore_event_row *event)
{
	struct uncore_range groups = uncore_boxes(events->tables)[event->box].counters;
	uint16_t control;

	if (event->umask_field == UNCORE_NO_INDEX)
		return true;
	if (event->group == 0xff)
		return false;
	control = uncore_counters(events->tables)[groups.first + event->group].control;
	return control != UNCORE_NO_INDEX && field_belongs(events->tables, event->box, control, event->umask_field);
}

static bool umasks_agree(struct events *events, const struct uncore_event_row *event, unsigned at)
{
	if (event->umask_count != 0 && event->first_umask != events->umasks)
		return is_wrong(events, "events", at, "first_umask");
	if (event->umask_count > events->tables->umasks.count - events->umasks)
		return is_wrong(events, "events", at, "umask_count");
	for (unsigned each = 0; each < event->umask_count; each++, events->umasks++) {
		const struct uncore_umask_row *umask = &uncore_umasks(events->tables)[events->umasks];

		if (umask->event != at || !counters_agree(events, event, umask->counters))
			return is_wrong(events, "umasks", events->umasks, "event");
		if (!filters_agree(events, event->box, umask->first_filter, umask->filter_count))
			return is_wrong(events, "umasks", events->umasks, "first_filter");
	}
	return true;
}

static bool event_agrees(struct events *events, unsigned at)
{
	const struct uncore_event_row *event = &uncore_events(events->tables)[at];
	struct uncore_range codes = uncore_event_codes(event);

	if (uncore_categories(events->tables)[event->category].box != event->box)
		return is_wrong(events, "events", at, "category");
	if (!counters_agree(events, event, event->counters) || event->companion >= 16)
		return is_wrong(events, "events", at, "counters");
	if (!umask_field_agrees(events, event))
		return is_wrong(events, "events", at, "umask_field");
	if (!filters_agree(events, event->box, event->first_filter, event->filter_count))
		return is_wrong(events, "events", at, "first_filter");
	if ((unsigned)codes.first + codes.count > events->tables->codes.count)
		return is_wrong(events, "events", at, "control");
	return umasks_agree(events, event, at);
}

/* A row about an event and, maybe, one of its umasks. */
static bool is_of_event(const struct events *events, unsigned event, unsigned umask)
{
	return umask == UNCORE_NO_INDEX || uncore_umasks(events->tables)[umask].event == event;
}

#define ABOUT_AGREES_(name) \
	for (unsigned at = 0; at < events->tables->name.count; at++) \
		if (!is_of_event(events, uncore_##name(events->tables)[at].event, \
				 uncore_##name(events->tables)[at].umask)) \
			return is_wrong(events, #name, at, "umask");

static bool about_agrees(const struct events *events)
{
	ABOUT_AGREES_(event_aliases)
	ABOUT_AGREES_(event_variant_rows)
	ABOUT_AGREES_(clocks)
	ABOUT_AGREES_(event_units)
	for (unsigned at = 0; at < events->tables->same_events.count; at++) {
		const struct uncore_same_row *same = &uncore_same_events(events->tables)[at];

		if (uncore_events(events->tables)[same->event].box != uncore_events(events->tables)[same->first].box)
			return is_wrong(events, "same_events", at, "first");
	}
	return true;
}

static bool errata_agree(const struct events *events)
{
	if (events->tables->errata.count > ERRATA_MAX)
		return is_wrong(events, "errata", ERRATA_MAX, "");
	for (unsigned at = 0; at < events->tables->erratum_items.count; at++) {
		const struct uncore_erratum_item_row *item = &uncore_erratum_items(events->tables)[at];

		if (!field_belongs(events->tables, item->box, item->reg, item->field) ||
		    (item->event == UNCORE_NO_INDEX ? item->umask != UNCORE_NO_INDEX :
						      !is_of_event(events, item->event, item->umask)))
			return is_wrong(events, "erratum_items", at, "reg");
	}
	return true;
}

/* An item is a metric of its box, or perhaps an event of it. */
static bool groups_agree(const struct events *events)
{
	const struct uncore_tables *tables = events->tables;

	for (unsigned at = 0; at < tables->group_items.count; at++) {
		const struct uncore_group_item_row *item = &uncore_group_items(tables)[at];
		bool has_event = item->event != UNCORE_NO_INDEX;

		if (item->metric != UNCORE_NO_INDEX ? has_event || item->umask != UNCORE_NO_INDEX ||
							      uncore_metrics(tables)[item->metric].box != item->box :
		    has_event ? uncore_events(tables)[item->event].box != item->box ||
					!is_of_event(events, item->event, item->umask) :
				item->umask != UNCORE_NO_INDEX)
			return is_wrong(events, "group_items", at, "metric");
	}
	return true;
}

/* A row is about an event of its box, or about the box. It counts one of one or more. */
static bool traffic_agrees(const struct events *events)
{
	const struct uncore_tables *tables = events->tables;

	for (unsigned at = 0; at < tables->traffic.count; at++) {
		const struct uncore_traffic_row *row = &uncore_traffic(tables)[at];

		if (row->event != UNCORE_NO_INDEX && uncore_events(tables)[row->event].box != row->box)
			return is_wrong(events, "traffic", at, "event");
		if (row->over == 0)
			return is_wrong(events, "traffic", at, "over");
	}
	return true;
}

static bool index_agrees(const struct events *events)
{
	const struct uncore_tables *tables = events->tables;
	unsigned used = 0, last = 0;

#define SPACE_(what, array) last += tables->array.count;
	UNCORE_NAME_SPACES(SPACE_)
#undef SPACE_
	for (unsigned at = 0; at < tables->name_index.count; at++) {
		unsigned slot = uncore_name_index(tables)[at];

		if (slot > last)
			return is_wrong(events, "name_index", at, "");
		used += slot != 0;
	}
	return used < tables->name_index.count || tables->name_index.count == 0 ||
	       is_wrong(events, "name_index", 0, "");
}

/* ---- metrics ---- */

/* How much deeper the step leaves the stack; in *needs, how deep it must be before. */
static int effect_of(const struct uncore_metric_op_row *op, unsigned *needs)
{
	bool pushes = op->op == UNCORE_METRIC_NUMBER || op->op == UNCORE_METRIC_INPUT || op->op == UNCORE_METRIC_SYMBOL;

	*needs = pushes ? 0 : 2;
	return pushes ? 1 : -1;
}

static bool operand_agrees(const struct uncore_tables *tables, const struct uncore_metric_row *metric,
			   const struct uncore_metric_op_row *op)
{
	switch (op->op) {
	case UNCORE_METRIC_NUMBER:
		return op->operand < tables->metric_numbers.count;
	case UNCORE_METRIC_INPUT:
		return op->operand < metric->inputs.count;
	case UNCORE_METRIC_SYMBOL:
		return op->operand < UNCORE_SYMBOL_END;
	default:
		return true;
	}
}

static bool program_agrees(const struct uncore_tables *tables, const struct uncore_metric_row *metric)
{
	int depth = 0;

	for (unsigned at = 0; at < metric->ops.count; at++) {
		const struct uncore_metric_op_row *op = &uncore_metric_ops(tables)[metric->ops.first + at];
		unsigned needs;
		int effect = effect_of(op, &needs);

		if (!operand_agrees(tables, metric, op) || (unsigned)depth < needs)
			return false;
		depth += effect;
		if (depth > metric->stack)
			return false;
	}
	return depth == 1 || (metric->flags & UNCORE_METRIC_UNCOMPUTABLE) != 0;
}

static bool settings_agree(const struct uncore_tables *tables, const struct uncore_metric_row *metric,
			   const struct uncore_metric_input_row *input)
{
	if (input->setting_count > tables->metric_settings.count - input->first_setting)
		return false;
	for (unsigned at = 0; at < input->setting_count; at++) {
		const struct uncore_metric_setting_row *setting =
			&uncore_metric_settings(tables)[input->first_setting + at];

		if (!field_belongs(tables, input->box, setting->reg, setting->field) ||
		    (setting->parameter != UNCORE_NO_INDEX && setting->parameter >= metric->parameters.count))
			return false;
	}
	return true;
}

static bool input_umasks_agree(const struct uncore_tables *tables, const struct uncore_metric_input_row *input)
{
	const struct uncore_event_row *event;

	if (input->umask_count > tables->metric_umasks.count - input->first_umask)
		return false;
	if (input->event == UNCORE_NO_INDEX)
		return input->umask_count == 0;
	event = &uncore_events(tables)[input->event];
	for (unsigned at = 0; at < input->umask_count; at++) {
		unsigned umask = uncore_metric_umasks(tables)[input->first_umask + at].umask;

		if (umask < event->first_umask || umask - event->first_umask >= event->umask_count)
			return false;
	}
	return event->box == input->box;
}

static bool input_agrees(const struct uncore_tables *tables, const struct uncore_metric_row *metric,
			 const struct uncore_metric_input_row *input)
{
	return is_in_range(uncore_boxes(tables)[input->box].counters, input->group) && input->pass < metric->passes &&
	       settings_agree(tables, metric, input) && input_umasks_agree(tables, input);
}

static bool metrics_agree(const struct events *events)
{
	const struct uncore_tables *tables = events->tables;

	for (unsigned at = 0; at < tables->metrics.count; at++) {
		const struct uncore_metric_row *metric = &uncore_metrics(tables)[at];

		if (metric->passes > PASSES_MAX || !program_agrees(tables, metric))
			return is_wrong(events, "metrics", at, "ops");
		for (unsigned each = 0; each < metric->inputs.count; each++)
			if (!input_agrees(tables, metric, &uncore_metric_inputs(tables)[metric->inputs.first + each]))
				return is_wrong(events, "metric_inputs", metric->inputs.first + each, "event");
	}
	return true;
}

bool events_agree(const struct uncore_tables *tables, struct wrong *wrong)
{
	struct events events = { .tables = tables, .wrong = wrong };

	if (tables->variants.count > VARIANTS_MAX)
		return is_wrong(&events, "variants", VARIANTS_MAX, "");
	for (unsigned at = 0; at < tables->events.count; at++)
		if (!event_agrees(&events, at))
			return false;
	if (events.umasks != tables->umasks.count)
		return is_wrong(&events, "umasks", events.umasks, "event");
	return about_agrees(&events) && errata_agree(&events) && groups_agree(&events) && traffic_agrees(&events) &&
	       index_agrees(&events) && metrics_agree(&events);
}
