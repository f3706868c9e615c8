/* SPDX-License-Identifier: MIT */
/* Events and umasks: encodings that fit and are said once, counters and filters that exist. */
#include <inttypes.h>
#include <string.h>
#include <strings.h>

#include "check/check.h"

static void check_select(struct checker *checker, const struct event *event)
{
	for (size_t i = 0; i < event->select_count; i++) {
		const struct setting *setting = &event->select[i];

		if (setting->field == NULL)
			continue;
		if (!field_is_writable(setting->field))
			diag_error(checker->diag, RULE_EVENT_FIELD, node_loc(setting->node),
				   "%s is not for software to write", setting->field->id);
		if (setting->value > field_max(setting->field))
			diag_error(checker->diag, RULE_EVENT_WIDTH, node_loc(setting->node),
				   "0x%" PRIx64 " does not fit the %u-bit field %s; the largest is 0x%" PRIx64,
				   setting->value, field_width(setting->field), setting->field->id,
				   field_max(setting->field));
	}
}

static void check_counter_list(struct checker *checker, const struct event *event, const struct numbers *counters,
			       struct node node)
{
	for (size_t i = 0; event->group != NULL && event->group->data != NULL && i < counters->count; i++)
		if (counters->at[i] >= event->group->data->count)
			diag_error(checker->diag, RULE_EVENT_COUNTER, node_element_loc(node, "counters", i),
				   "counter %" PRIu64 " is not one of the %u of group %s", counters->at[i],
				   event->group->data->count, event->group->id);
}

static void check_filter_list(struct checker *checker, const struct filter *filters, size_t count, bool programmable)
{
	for (size_t i = 0; i < count; i++) {
		const struct field *field = filters[i].ref.field;

		if (field == NULL)
			continue;
		if (programmable && (!field_is_writable(field) || filters[i].ref.reg->space == SPACE_UNKNOWN))
			diag_error(checker->diag, RULE_FILTER_FIELD, node_member_loc(filters[i].node, "field"),
				   "%s is not for software to write; what needs it is \"unprogrammable\"",
				   filters[i].path);
		if (filters[i].has_value && filters[i].value > field_max(field))
			diag_error(checker->diag, RULE_FILTER_WIDTH, node_member_loc(filters[i].node, "value"),
				   "0x%" PRIx64 " does not fit the %u-bit field %s; the largest is 0x%" PRIx64,
				   filters[i].value, field_width(field), filters[i].path, field_max(field));
	}
}

static const struct umask *find_umask(const struct event *event, const char *name)
{
	for (size_t i = 0; i < event->umask_count; i++)
		if (strcmp(event->umasks[i].name, name) == 0)
			return &event->umasks[i];
	return NULL;
}

static void check_parts(struct checker *checker, const struct event *event, const struct umask *umask)
{
	uint64_t all = 0;

	for (size_t i = 0; i < umask->parts.count; i++) {
		const struct umask *part = find_umask(event, umask->parts.at[i]);

		if (part == NULL)
			diag_error(checker->diag, RULE_UMASK_PARTS, node_element_loc(umask->node, "of", i),
				   "event %s has no umask \"%s\"", event->name, umask->parts.at[i]);
		else
			all |= part->value;
	}
	if (umask->parts.count != 0 && all != umask->value)
		diag_error(checker->diag, RULE_UMASK_PARTS, node_member_loc(umask->node, "value"),
			   "the OR of its parts is 0x%" PRIx64 ", not 0x%" PRIx64, all, umask->value);
}

/* Aliases share an encoding; so do two umasks of which one names the other. */
static bool umasks_related(const struct umask *a, const struct umask *b)
{
	return (a->alias_of != NULL && strcmp(a->alias_of, b->name) == 0) ||
	       (b->alias_of != NULL && strcmp(b->alias_of, a->name) == 0) ||
	       (a->alias_of != NULL && b->alias_of != NULL && strcmp(a->alias_of, b->alias_of) == 0);
}

/* Two umasks of one value may differ by the values their filters must have. */
static bool same_filters(const struct umask *a, const struct umask *b)
{
	if (a->filter_count != b->filter_count)
		return false;
	for (size_t i = 0; i < a->filter_count; i++) {
		const struct filter *left = &a->filters[i], *right = &b->filters[i];

		if (strcmp(left->path, right->path) != 0 || left->has_value != right->has_value ||
		    left->value != right->value)
			return false;
	}
	return true;
}

static void check_umask_pair(struct checker *checker, const struct event *event, const struct umask *a,
			     const struct umask *b)
{
	if (strcasecmp(a->name, b->name) == 0)
		report_twice(checker, RULE_DUPLICATE_EVENT, "umask", b->name, node_loc(b->node), node_loc(a->node));
	else if (a->value == b->value && same_filters(a, b) && !umasks_related(a, b)) {
		diag_error(checker->diag, RULE_EVENT_ENCODING, node_member_loc(b->node, "value"),
			   "%s.%s and .%s are both 0x%" PRIx64 "; one is \"alias_of\" the other, or one is wrong",
			   event->name, a->name, b->name, b->value);
		diag_note(checker->diag, node_member_loc(a->node, "value"), "%s is here", a->name);
	}
}

static void check_umask_alias(struct checker *checker, const struct event *event, const struct umask *umask)
{
	const struct umask *other = umask->alias_of != NULL ? find_umask(event, umask->alias_of) : NULL;

	if (umask->alias_of != NULL && (other == NULL || other == umask || other->value != umask->value))
		diag_error(checker->diag, RULE_ALIAS_OF, node_member_loc(umask->node, "alias_of"),
			   "\"%s\" is no other umask of %s with the value 0x%" PRIx64, umask->alias_of, event->name,
			   umask->value);
}

static void check_umask(struct checker *checker, const struct event *event, const struct umask *umask)
{
	const struct field *field = event->umask_field;

	if (field != NULL && umask->value > field_max(field))
		diag_error(checker->diag, RULE_EVENT_WIDTH, node_member_loc(umask->node, "value"),
			   "0x%" PRIx64 " does not fit the %u-bit field of umasks; the largest is 0x%" PRIx64,
			   umask->value, field_width(field), field_max(field));
	if (field == NULL && event->unprogrammable == NULL && event->group != NULL)
		diag_error(checker->diag, RULE_EVENT_FIELD, node_loc(umask->node),
			   "the control register of group %s has no umask field; name one in \"umask_field\"",
			   event->group->id);
	if (umask->about.text == NULL)
		diag_error(checker->diag, RULE_MISSING_TEXT, node_loc(umask->node), "umask %s has no text",
			   umask->name);
	check_parts(checker, event, umask);
	check_umask_alias(checker, event, umask);
	check_counter_list(checker, event, &umask->counters, umask->node);
	check_filter_list(checker, umask->filters, umask->filter_count,
			  umask->unprogrammable == NULL && event->unprogrammable == NULL);
	if (umask->about.source != event->about.source)
		check_source(checker, umask->about.source, umask->node);
}

static void check_umasks(struct checker *checker, const struct event *event)
{
	for (size_t i = 0; i < event->umask_count; i++) {
		check_umask(checker, event, &event->umasks[i]);
		for (size_t j = 0; j < i; j++)
			check_umask_pair(checker, event, &event->umasks[j], &event->umasks[i]);
	}
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
		   "\"%s\" is no category of this file", event->category);
	diag_suggest(checker->diag, event->category, ids, events->category_count);
}

static const struct event *find_event(const struct events *events, const char *name)
{
	for (size_t i = 0; i < events->count; i++)
		if (strcmp(events->at[i].name, name) == 0)
			return &events->at[i];
	return NULL;
}

static bool same_encoding(const struct event *a, const struct event *b)
{
	return a->group == b->group && a->group != NULL && a->control == b->control &&
	       a->control_mask == b->control_mask;
}

static void check_event_alias(struct checker *checker, const struct events *events, const struct event *event)
{
	const struct event *other = event->alias_of != NULL ? find_event(events, event->alias_of) : NULL;

	if (event->alias_of != NULL &&
	    (other == NULL || other == event || (event->group != NULL && !same_encoding(event, other))))
		diag_error(checker->diag, RULE_ALIAS_OF, node_member_loc(event->node, "alias_of"),
			   "\"%s\" is no other event of this box with the same encoding", event->alias_of);
}

static bool events_related(const struct event *a, const struct event *b)
{
	return (a->alias_of != NULL && strcmp(a->alias_of, b->name) == 0) ||
	       (b->alias_of != NULL && strcmp(b->alias_of, a->name) == 0) ||
	       (a->alias_of != NULL && b->alias_of != NULL && strcmp(a->alias_of, b->alias_of) == 0);
}

static bool takes_umask(const struct event *event, uint64_t value)
{
	if (value == 0 && !event->umask_required)
		return true;
	for (size_t i = 0; i < event->umask_count; i++)
		if (event->umasks[i].value == value)
			return true;
	return false;
}

static bool share_umask(const struct event *a, const struct event *b)
{
	if (takes_umask(a, 0) && takes_umask(b, 0))
		return true;
	for (size_t i = 0; i < a->umask_count; i++)
		if (takes_umask(b, a->umasks[i].value))
			return true;
	return false;
}

/* The same code is fine where the control fields that are not selected tell the two apart: then their masks differ. */
static void check_event_pair(struct checker *checker, const struct event *a, const struct event *b)
{
	if (!same_encoding(a, b) || !share_umask(a, b) || events_related(a, b) || a->unprogrammable != NULL ||
	    b->unprogrammable != NULL)
		return;
	diag_error(checker->diag, RULE_EVENT_ENCODING, node_member_loc(b->node, "select"),
		   "%s and %s have one encoding; one is \"alias_of\" the other, or one is wrong", a->name, b->name);
	diag_note(checker->diag, node_member_loc(a->node, "select"), "%s is here", a->name);
}

static void check_companion(struct checker *checker, const struct event *event)
{
	if (event->has_companion && event->group != NULL && event->group->data != NULL &&
	    event->companion >= event->group->data->count)
		diag_error(checker->diag, RULE_EVENT_COUNTER, node_member_loc(event->node, "companion"),
			   "group %s has no counter %u", event->group->id, event->companion);
}

void check_events(struct checker *checker, const struct box *box)
{
	const struct events *events = box->events;

	if (events == NULL || !events->whole)
		return;
	check_source(checker, events->about.source, events->node);
	for (size_t i = 0; i < events->count; i++) {
		const struct event *event = &events->at[i];

		check_select(checker, event);
		check_category(checker, events, event);
		check_companion(checker, event);
		check_counter_list(checker, event, &event->counters, event->node);
		check_filter_list(checker, event->filters, event->filter_count, event->unprogrammable == NULL);
		check_event_alias(checker, events, event);
		check_umasks(checker, event);
		if (event->about.text == NULL)
			diag_error(checker->diag, RULE_MISSING_TEXT, node_loc(event->node), "event %s has no text",
				   event->name);
		if (event->about.source != events->about.source)
			check_source(checker, event->about.source, event->node);
		for (size_t j = 0; j < i; j++)
			check_event_pair(checker, &events->at[j], event);
	}
}
