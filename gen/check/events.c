/* SPDX-License-Identifier: MIT */
/* Checks events and umasks: values fit their fields; counters, filters and categories exist; names are valid in C. */
#include <inttypes.h>
#include <string.h>

#include "base/scalars.h"
#include "check/check.h"
#include "model/lookup.h"
#include "model/metric.h"

/* True also for a field and a part of it. */
static bool share_bits(const struct field *a, const struct field *b)
{
	return a != NULL && b != NULL && (field_mask(a) & field_mask(b)) != 0;
}

static void check_setting_value(struct checker *checker, const struct setting *setting)
{
	if (!field_is_writable(setting->is.field))
		diag_error(checker->diag, RULE_EVENT_FIELD, node_loc(setting->node),
			   "%s may not be written by "
			   "software",
			   setting->is.field->id);
	if (setting->is.field->by_default != 0)
		diag_error(checker->diag, RULE_EVENT_FIELD, node_loc(setting->node),
			   "%s has a default, which only users may change", setting->is.field->id);
	if (setting->is.value > field_max(setting->is.field))
		diag_error(checker->diag, RULE_EVENT_WIDTH, node_loc(setting->node),
			   "0x%" PRIx64 " does not fit the %u-bit field %s; the largest is 0x%" PRIx64,
			   setting->is.value, field_width(setting->is.field), setting->is.field->id,
			   field_max(setting->is.field));
}

/* Against those of the list before it. */
static void check_setting(struct checker *checker, const struct event *event, const struct setting *settings,
			  const struct setting *setting)
{
	check_setting_value(checker, setting);
	if (share_bits(setting->is.field, event->is.umask_field) && event->umask_count != 0)
		diag_error(checker->diag, RULE_EVENT_FIELD, node_loc(setting->node),
			   "%s has bits that the umasks of this event set", setting->is.field->id);
	for (const struct setting *other = settings; other < setting; other++)
		if (share_bits(other->is.field, setting->is.field))
			diag_error(checker->diag, RULE_EVENT_FIELD, node_loc(setting->node), "%s and %s share bits",
				   other->is.field->id, setting->is.field->id);
}

static void check_defaults(struct checker *checker, const struct event *event)
{
	if (event->default_count != 0 && !event_is_placed(event))
		diag_error(checker->diag, RULE_EVENT_FIELD, node_member_loc(event->node, "defaults"),
			   "\"defaults\" needs a control register, and none is known");
	for (size_t i = 0; i < event->default_count; i++) {
		const struct setting *setting = &event->defaults[i];

		if (setting->is.field == NULL)
			continue;
		check_setting(checker, event, event->defaults, setting);
		for (size_t s = 0; s < event->select_count; s++)
			if (share_bits(event->select[s].is.field, setting->is.field))
				diag_error(checker->diag, RULE_EVENT_FIELD, node_loc(setting->node),
					   "%s is selected, so it cannot have a default", setting->is.field->id);
	}
}

/* A free-running counter has no selection. A fixed counter may have one. A general counter must have one. */
static void check_select(struct checker *checker, const struct event *event)
{
	const struct counters *group = event->is.group;

	for (size_t i = 0; i < event->select_count; i++)
		if (event->select[i].is.field != NULL)
			check_setting(checker, event, event->select, &event->select[i]);
	check_defaults(checker, event);
	if (group == NULL)
		return;
	if (group->control_id == NULL && event->select_count != 0)
		diag_error(checker->diag, RULE_EVENT_FIELD, node_member_loc(event->node, "select"),
			   "group %s has no control register to select with", group->id);
	if (group->kind == UNCORE_COUNTER_GENERAL && group->match == UNCORE_MATCH_CODE && event->select_count == 0)
		diag_error(checker->diag, RULE_EVENT_FIELD, node_member_loc(event->node, "select"),
			   "an event of group %s needs a field of its control register", group->id);
}

static bool contains(const struct numbers *numbers, size_t count, uint64_t number)
{
	for (size_t i = 0; i < count; i++)
		if (numbers->at[i] == number)
			return true;
	return false;
}

static void check_counter_list(struct checker *checker, const struct event *event, const struct numbers *counters,
			       struct node node)
{
	for (size_t i = 0; i < counters->count; i++) {
		uint64_t counter = counters->at[i];
		struct loc loc = node_element_loc(node, "counters", i);

		if (event->is.group != NULL && event->is.group->is.data != NULL &&
		    counter >= event->is.group->is.data->count)
			diag_error(checker->diag, RULE_EVENT_COUNTER, loc,
				   "counter %" PRIu64 " is not one of the %u of group %s", counter,
				   event->is.group->is.data->count, event->is.group->id);
		else if (contains(counters, i, counter))
			diag_error(checker->diag, RULE_EVENT_COUNTER, loc, "counter %" PRIu64 " is listed twice",
				   counter);
		else if (!contains(&event->counters, event->counters.count, counter))
			diag_error(checker->diag, RULE_EVENT_COUNTER, loc,
				   "counter %" PRIu64 " is not one of the event's counters", counter);
	}
}

/* The kernel's driver writes the filters of a box that it alone counts. */
static bool can_write(const struct filter *filter)
{
	return field_is_writable(filter->is.ref.field) &&
	       (filter->is.ref.reg->is.space != SPACE_UNKNOWN || only_perf_counts(filter->is.ref.box));
}

static void check_filter(struct checker *checker, const struct filter *filter, bool programmable)
{
	const struct field *field = filter->is.ref.field;
	struct loc loc = node_member_loc(filter->node, "field");

	if (find_counters_of(filter->is.ref.box, filter->is.ref.reg) != NULL)
		diag_error(checker->diag, RULE_FILTER_FIELD, loc,
			   "%s belongs to a counter; a filter is a field of another register", filter->path);
	else if (programmable && !can_write(filter))
		diag_error(checker->diag, RULE_FILTER_FIELD, loc,
			   "%s may not be written by software; what needs it is \"unprogrammable\"", filter->path);
	if (filter->has_value && filter->value > field_max(field))
		diag_error(checker->diag, RULE_FILTER_WIDTH, node_member_loc(filter->node, "value"),
			   "0x%" PRIx64 " does not fit the %u-bit field %s; the largest is 0x%" PRIx64, filter->value,
			   field_width(field), filter->path, field_max(field));
	if (filter->has_value && filter->nonzero)
		diag_error(checker->diag, RULE_FILTER_WIDTH, node_key_loc(filter->node, "nonzero"),
			   "a filter has \"value\" or \"nonzero\", not both");
	if (filter->all != 0 && (!filter->nonzero || filter->all > field_max(field)))
		diag_error(checker->diag, RULE_FILTER_WIDTH, node_member_loc(filter->node, "all"),
			   "\"all\" must be a value of %s, together with \"nonzero\"", filter->path);
	if (filter->optional && (filter->has_value || filter->nonzero))
		diag_error(checker->diag, RULE_FILTER_WIDTH, node_key_loc(filter->node, "optional"),
			   "%s cannot have \"optional\" together with \"value\" or \"nonzero\"", filter->path);
}

/* An event and its umask must not set the same filter bits. */
static void check_filter_pair(struct checker *checker, const struct filter *first, const struct filter *second)
{
	if (first->is.ref.reg != second->is.ref.reg || !share_bits(first->is.ref.field, second->is.ref.field))
		return;
	diag_error(checker->diag, RULE_FILTER_FIELD, node_loc(second->node), "%s is already listed", second->path);
	diag_note(checker->diag, node_loc(first->node), "%s is here", first->path);
}

static void check_filter_list(struct checker *checker, const struct filter *filters, size_t count, bool programmable)
{
	for (size_t i = 0; i < count; i++) {
		if (filters[i].is.ref.field == NULL)
			continue;
		check_filter(checker, &filters[i], programmable);
		for (size_t j = 0; j < i; j++)
			check_filter_pair(checker, &filters[j], &filters[i]);
	}
}

static void check_umask_filters(struct checker *checker, const struct event *event, const struct umask *umask)
{
	check_filter_list(checker, umask->filters, umask->filter_count,
			  umask->unprogrammable == NULL && event->unprogrammable == NULL);
	for (size_t i = 0; i < umask->filter_count; i++)
		for (size_t j = 0; j < event->filter_count; j++)
			check_filter_pair(checker, &event->filters[j], &umask->filters[i]);
}

static bool may_be_narrowed(const struct event *event)
{
	for (size_t i = 0; i < event->umask_count; i++)
		if (!event->umasks[i].narrows)
			return true;
	return false;
}

static void check_narrowing(struct checker *checker, const struct event *event, const struct umask *umask)
{
	if (umask->narrows && !(umask->combines && may_be_narrowed(event)))
		diag_error(checker->diag, RULE_UMASK_NARROWS, node_key_loc(umask->node, "narrows"),
			   "%s narrows others, and %s", umask->name,
			   umask->combines ? "the event has no other umask" : "may not be OR-ed with them");
}

static void check_umask_value(struct checker *checker, const struct event *event, const struct umask *umask)
{
	const struct field *field = event->is.umask_field;

	if (field != NULL && umask->value > field_max(field))
		diag_error(checker->diag, RULE_EVENT_WIDTH, node_member_loc(umask->node, "value"),
			   "0x%" PRIx64 " does not fit the %u-bit field of umasks; the largest is 0x%" PRIx64,
			   umask->value, field_width(field), field_max(field));
}

/* The field is the umask's alone: neither the event's name nor another key of the umask sets it. */
static void check_set(struct checker *checker, const struct event *event, const struct umask *umask,
		      const struct setting *setting)
{
	struct loc loc = node_loc(setting->node);

	check_setting(checker, event, umask->set, setting);
	if (setting->is.value == 0)
		diag_error(checker->diag, RULE_EVENT_FIELD, loc, "%s is 0 unless something sets it: leave it out",
			   setting->is.field->id);
	if ((field_mask(setting->is.field) & event->is.control_mask) != 0)
		diag_error(checker->diag, RULE_EVENT_FIELD, loc, "%s has bits that %s itself sets",
			   setting->is.field->id, event->name);
}

static void check_sets(struct checker *checker, const struct event *event, const struct umask *umask)
{
	for (size_t i = 0; i < umask->set_count; i++)
		if (umask->set[i].is.field != NULL)
			check_set(checker, event, umask, &umask->set[i]);
}

static bool is_umask_name(const char *name)
{
	while ((unsigned)(*name | 0x20) - 'a' < 26 || (unsigned)*name - '0' < 10 || *name == '_' || *name == '.')
		name++;
	return *name == '\0';
}

static void check_umask(struct checker *checker, const struct event *event, const struct umask *umask)
{
	if (!is_umask_name(umask->name))
		diag_error(checker->diag, RULE_IDENTIFIER, node_member_loc(umask->node, "name"),
			   "\"%s\" cannot be a C name; a umask's name is letters, digits, _ and .", umask->name);
	check_umask_value(checker, event, umask);
	check_sets(checker, event, umask);
	check_narrowing(checker, event, umask);
	check_counter_list(checker, event, &umask->counters, umask->node);
	check_umask_filters(checker, event, umask);
	for (size_t i = 0; i < umask->tool_count; i++)
		check_tool(checker, umask->tool_names[i].tool, umask->tool_names[i].node);
	if (umask->about.is.source != event->about.is.source)
		check_source(checker, umask->about.is.source, umask->node);
}

/* Where the control register has no field for umasks, the values of filters tell them apart. */
static bool differ_by_filters(const struct event *event)
{
	for (size_t i = 0; i < event->umask_count; i++) {
		const struct umask *umask = &event->umasks[i];

		if (umask->value != 0 || umask->set_count != 0 || umask->filter_count == 0 ||
		    !umask->filters[0].has_value)
			return false;
	}
	return true;
}

/* Resolve reports a field that is not found, and a control register without a layout. */
static void check_umask_field(struct checker *checker, const struct event *event)
{
	const struct counters *group = event->is.group;
	const struct field *field = event->is.umask_field;
	struct loc loc = node_member_loc(event->node, event->umask_field_id != NULL ? "umask_field" : "umasks");

	if (event->umask_count == 0 || group == NULL || event->unprogrammable != NULL)
		return;
	if (field != NULL && !field_is_writable(field))
		diag_error(checker->diag, RULE_EVENT_FIELD, loc, "%s may not be written by software", field->id);
	if (field != NULL || (group->control_id != NULL && group->is.control == NULL) ||
	    (group->is.control != NULL && (group->is.control->is.layout == NULL || event->umask_field_id != NULL)) ||
	    (group->is.control != NULL && differ_by_filters(event)))
		return;
	diag_error(checker->diag, RULE_EVENT_FIELD, loc,
		   "group %s has no control field with role umask; name one in \"umask_field\", or give each umask the "
		   "value 0 and filters with values",
		   group->id);
}

static void check_differences(struct checker *checker, const struct event *event)
{
	for (size_t i = 0; i < event->difference_count; i++)
		check_source(checker, event->differences[i].source, event->differences[i].node);
}

static void check_umasks(struct checker *checker, const struct event *event)
{
	check_umask_field(checker, event);
	check_differences(checker, event);
	for (size_t i = 0; i < event->umask_count; i++)
		check_umask(checker, event, &event->umasks[i]);
	if (event->umask_required && event->umask_count == 0)
		diag_error(checker->diag, RULE_MISSING_KEY, node_loc(event->node),
			   "an event with \"umask_required\" needs the key \"umasks\"");
}

static void check_category(struct checker *checker, const struct events *events, const struct event *event)
{
	const char **ids = arena_array(checker->arena, events->category_count, sizeof *ids);

	for (size_t i = 0; i < events->category_count; i++) {
		if (strcmp(events->categories[i].id, event->category) == 0)
			return;
		ids[i] = events->categories[i].id;
	}
	diag_error(checker->diag, RULE_UNKNOWN_CATEGORY, node_member_loc(event->node, "category"),
		   "\"%s\" is not a category of this file", event->category);
	diag_suggest(checker->diag, event->category, ids, events->category_count);
}

static void check_categories(struct checker *checker, const struct events *events)
{
	report_same_ids(checker, RULE_DUPLICATE_ID, "category", IDS(events->categories, events->category_count, id));
}

static void check_companion(struct checker *checker, const struct event *event)
{
	if (event->has_companion && event->is.group != NULL && event->is.group->is.data != NULL &&
	    event->companion >= event->is.group->is.data->count)
		diag_error(checker->diag, RULE_EVENT_COUNTER, node_member_loc(event->node, "companion"),
			   "group %s has no counter %u", event->is.group->id, event->companion);
}

/* What an event or a umask says about a clock. */
struct clock_form {
	bool clock;
	unsigned hertz, increment;
	size_t filters;
	const char *alias_of;
	struct node node;
};

/* A clock event adds one in each cycle, so it takes no filter or threshold. */
static void check_clock(struct checker *checker, const struct event *event, const struct clock_form *form)
{
	struct loc loc = node_member_loc(form->node, "clock");

	if (!form->clock) {
		if (form->hertz != 0)
			diag_error(checker->diag, RULE_EVENT_CLOCK, node_key_loc(form->node, "hertz"),
				   "\"hertz\" needs \"clock\": true");
		return;
	}
	if (form->alias_of != NULL)
		diag_error(checker->diag, RULE_EVENT_CLOCK, loc, "an alias cannot be a clock; set \"clock\" on %s",
			   form->alias_of);
	if (form->increment > 1)
		diag_error(checker->diag, RULE_EVENT_CLOCK, loc, "a clock adds 1 in a cycle, not up to %u",
			   form->increment);
	if (form->filters != 0 || event->subcounter || event->has_companion || event->needs_threshold)
		diag_error(checker->diag, RULE_EVENT_CLOCK, loc,
			   "a clock needs no filter and no threshold, and counts no level");
}

static void check_event_clocks(struct checker *checker, const struct event *event)
{
	struct clock_form own = { event->clock,        event->hertz,    event->max_increment,
				  event->filter_count, event->alias_of, event->node };

	check_clock(checker, event, &own);
	if (event->clock && event->umask_required)
		diag_error(checker->diag, RULE_EVENT_CLOCK, node_member_loc(event->node, "clock"),
			   "%s counts nothing without a umask: set \"clock\" on the umask that is one", event->name);
	for (size_t i = 0; i < event->umask_count; i++) {
		const struct umask *umask = &event->umasks[i];
		struct clock_form form = { umask->clock,
					   umask->hertz,
					   umask->max_increment != 0 ? umask->max_increment : event->max_increment,
					   umask->filter_count + event->filter_count,
					   umask->alias_of != NULL ? umask->alias_of : event->alias_of,
					   umask->node };

		check_clock(checker, event, &form);
	}
}

/* What one count means: a base unit, or a product of base units. */
static void check_unit(struct checker *checker, struct node node, const char *unit, unsigned scale)
{
	struct formula_unit read;

	if (unit == NULL && scale != 1)
		diag_error(checker->diag, RULE_EVENT_UNIT, node_member_loc(node, "scale"),
			   "\"scale\" needs the key \"unit\"");
	else if (unit != NULL && !formula_unit_read(unit, strlen(unit), -1, &read))
		diag_error(checker->diag, RULE_EVENT_UNIT, node_member_loc(node, "unit"),
			   "\"%s\" is no unit of a count; write \"bytes\", \"transfers\" or another unit of metrics",
			   unit);
}

static void check_event_units(struct checker *checker, const struct event *event)
{
	check_unit(checker, event->node, event->unit, event->scale);
	for (size_t i = 0; i < event->umask_count; i++)
		check_unit(checker, event->umasks[i].node, event->umasks[i].unit, event->umasks[i].scale);
}

static void check_event(struct checker *checker, const struct events *events, const struct event *event)
{
	if (!scan_value_id(event->name, strlen(event->name)))
		diag_error(checker->diag, RULE_IDENTIFIER, node_member_loc(event->node, "name"),
			   "\"%s\" cannot be a C name; an event's name is a letter, then letters, digits or _",
			   event->name);
	check_select(checker, event);
	check_category(checker, events, event);
	check_companion(checker, event);
	check_event_units(checker, event);
	check_event_clocks(checker, event);
	check_counter_list(checker, event, &event->counters, event->node);
	check_filter_list(checker, event->filters, event->filter_count, event->unprogrammable == NULL);
	check_umasks(checker, event);
	if (event->about.text == NULL)
		diag_error(checker->diag, RULE_MISSING_TEXT, node_loc(event->node), "event %s has no text",
			   event->name);
	for (size_t i = 0; i < event->tool_count; i++)
		check_tool(checker, event->tool_names[i].tool, event->tool_names[i].node);
	if (event->about.is.source != events->about.is.source)
		check_source(checker, event->about.is.source, event->node);
}

void check_events(struct checker *checker, const struct box *box)
{
	const struct events *events = box->events;

	if (events == NULL || !events->whole)
		return;
	check_source(checker, events->about.is.source, events->node);
	check_categories(checker, events);
	for (size_t i = 0; i < events->count; i++)
		check_event(checker, events, &events->at[i]);
	check_same_events(checker, events);
	check_event_codes(checker, events);
}
