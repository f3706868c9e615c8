/* SPDX-License-Identifier: MIT */
/* Checks that an encoding means one event or umask, unless the spec declares an alias. */
#include <inttypes.h>
#include <string.h>
#include <strings.h>

#include "check/check.h"
#include "model/lookup.h"

/* Most pairs differ in the bits of these keys, so that they need not be compared. */
#define MANY_BITS UINT64_C(0x9e3779b97f4a7c15)

static void check_parts(struct checker *checker, const struct event *event, const struct umask *umask)
{
	size_t known = 0;
	uint64_t all = 0, bits = 0;

	for (size_t i = 0; i < umask->parts.count; i++) {
		const struct umask *part = find_umask(event, umask->parts.at[i]);

		if (part == NULL || part == umask) {
			diag_error(checker->diag, RULE_UMASK_PARTS, node_element_loc(umask->node, "of", i),
				   "event %s has no other umask \"%s\"", event->name, umask->parts.at[i]);
			continue;
		}
		known++;
		all |= part->value;
		bits |= part->is.control;
	}
	if (umask->parts.count == 0 || known != umask->parts.count)
		return;
	if (all != umask->value)
		diag_error(checker->diag, RULE_UMASK_PARTS, node_member_loc(umask->node, "value"),
			   "the OR of its parts is 0x%" PRIx64 ", not 0x%" PRIx64, all, umask->value);
	else if (bits != umask->is.control)
		diag_error(checker->diag, RULE_UMASK_PARTS, node_loc(umask->node),
			   "its parts set other bits than it does: 0x%" PRIx64 ", not 0x%" PRIx64
			   ", of the control register",
			   bits, umask->is.control);
}

/* Whether b sets all that a sets by names for which no field is known. */
static bool sets_as_much(const struct umask *a, const struct umask *b)
{
	for (size_t i = 0; i < a->set_count; i++) {
		bool found = a->set[i].is.field != NULL;

		for (size_t j = 0; !found && j < b->set_count; j++)
			found = strcmp(a->set[i].field_id, b->set[j].field_id) == 0 &&
				a->set[i].is.value == b->set[j].is.value;
		if (!found)
			return false;
	}
	return true;
}

static bool same_bits(const struct umask *a, const struct umask *b)
{
	return a->value == b->value && a->is.control == b->is.control && sets_as_much(a, b) && sets_as_much(b, a);
}

/* Two umasks of one value may differ in the values that their filters require. */
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

struct codes {
	struct checker *checker;
	const struct events *events;
	const struct event *event; /* whose umasks are compared */
};

static void check_umask_pair(void *context, size_t earlier, size_t later)
{
	const struct codes *codes = context;
	struct checker *checker = codes->checker;
	const struct event *event = codes->event;
	const struct umask *a = &event->umasks[earlier], *b = &event->umasks[later];

	if (!same_bits(a, b) || !share_variant(&a->variants, &b->variants) || !same_filters(a, b) ||
	    strcasecmp(a->name, b->name) == 0)
		return;
	diag_error(checker->diag, RULE_EVENT_ENCODING, node_member_loc(b->node, "value"),
		   "%s.%s and .%s are both 0x%" PRIx64 "; one is \"alias_of\" the other, or one is wrong", event->name,
		   a->name, b->name, b->value);
	diag_note(checker->diag, node_member_loc(a->node, "value"), "%s is here", a->name);
}

static void check_umask_alias(struct checker *checker, const struct event *event, const struct umask *umask)
{
	const struct umask *other = find_umask(event, umask->alias_of);

	if (umask->alias_of == NULL)
		return;
	if (other == NULL || other == umask || !same_bits(other, umask))
		diag_error(checker->diag, RULE_ALIAS_OF, node_member_loc(umask->node, "alias_of"),
			   "\"%s\" is not another umask of %s with the value 0x%" PRIx64, umask->alias_of, event->name,
			   umask->value);
	else if (other->alias_of != NULL)
		diag_error(checker->diag, RULE_ALIAS_OF, node_member_loc(umask->node, "alias_of"),
			   "\"%s\" is itself an alias, of %s; name that", other->name, other->alias_of);
}

/* An alias is compared with the umask that it names. */
static void check_umask_codes(struct checker *checker, const struct event *event)
{
	struct codes codes = { .checker = checker, .event = event };
	struct alike *list = arena_array(checker->arena, event->umask_count, sizeof *list);
	size_t count = 0;

	for (size_t i = 0; i < event->umask_count; i++) {
		const struct umask *umask = &event->umasks[i];

		check_parts(checker, event, umask);
		check_umask_alias(checker, event, umask);
		if (umask->alias_of == NULL)
			list[count++] = (struct alike){ umask->value * MANY_BITS + umask->is.control, i };
	}
	each_alike(list, count, check_umask_pair, &codes);
}

/*
 * The control register's value for the event alone: the fields that the event does not select keep the value of the
 * write base.
 */
static uint64_t whole_control(const struct event *event)
{
	const struct reg *control = event->is.group->is.control;
	uint64_t base = control != NULL && control->is.layout != NULL ? control->is.layout->is.write_base : 0;

	return (base & ~event->is.control_mask) | event->is.control;
}

static bool share_counter(const struct event *a, const struct event *b)
{
	for (size_t i = 0; i < a->counters.count; i++)
		for (size_t j = 0; j < b->counters.count; j++)
			if (a->counters.at[i] == b->counters.at[j])
				return true;
	return false;
}

/* A setting without a field has been reported. The encoding is unknown until that is corrected. */
static bool is_resolved(const struct event *event)
{
	for (size_t i = 0; i < event->select_count; i++)
		if (event->select[i].is.field == NULL)
			return false;
	return event->umask_field_id == NULL || event->is.umask_field != NULL;
}

/* An event without a selection differs from others by its counters only. */
static bool same_place(const struct event *a, const struct event *b)
{
	return a->is.group != NULL && a->is.group == b->is.group &&
	       (a->is.group->kind == UNCORE_COUNTER_GENERAL || share_counter(a, b));
}

static bool same_select(const struct event *a, const struct event *b)
{
	return !is_resolved(a) || !is_resolved(b) || whole_control(a) == whole_control(b);
}

static void check_event_alias(struct checker *checker, const struct events *events, const struct event *event)
{
	const struct event *other = find_event(events, event->alias_of);

	if (event->alias_of == NULL)
		return;
	if (other == NULL || other == event ||
	    (event->is.group != NULL && !(same_place(event, other) && same_select(event, other))))
		diag_error(checker->diag, RULE_ALIAS_OF, node_member_loc(event->node, "alias_of"),
			   "\"%s\" is not another event of this box with the same encoding", event->alias_of);
	else if (other->alias_of != NULL)
		diag_error(checker->diag, RULE_ALIAS_OF, node_member_loc(event->node, "alias_of"),
			   "\"%s\" is itself an alias, of %s; name that", other->name, other->alias_of);
}

/*
 * Computes the control value of the event alone (number 0) or of one of its umasks (from 1 on). False if the event has
 * no such value.
 */
static bool control_of(const struct event *event, size_t number, uint64_t *value)
{
	*value = whole_control(event);
	if (number == 0)
		return alone_variants(event) != 0;
	if (event->umasks[number - 1].unprogrammable != NULL ||
	    (event->is.umask_field == NULL && event->umasks[number - 1].value != 0))
		return false;
	*value |= event->umasks[number - 1].is.control;
	return true;
}

static bool share_control(const struct event *a, const struct event *b)
{
	uint64_t left = 0, right = 0;

	for (size_t i = 0; i <= a->umask_count; i++)
		for (size_t j = 0; control_of(a, i, &left) && j <= b->umask_count; j++)
			if (control_of(b, j, &right) && left == right)
				return true;
	return false;
}

static uint64_t umask_bits(const struct event *event)
{
	uint64_t bits = event->is.umask_field != NULL ? field_mask(event->is.umask_field) : 0;

	for (size_t i = 0; i < event->umask_count; i++)
		for (size_t s = 0; s < event->umasks[i].set_count; s++) {
			const struct field *field = event->umasks[i].set[s].is.field;

			bits |= field != NULL ? field_mask(field) : 0;
		}
	return bits;
}

static bool same_but_for_umasks(const struct event *a, const struct event *b)
{
	return ((whole_control(a) ^ whole_control(b)) & ~(umask_bits(a) | umask_bits(b))) == 0;
}

static void check_event_pair(void *context, size_t earlier, size_t later)
{
	const struct codes *codes = context;
	const struct event *a = &codes->events->at[earlier], *b = &codes->events->at[later];

	if (!share_variant(&a->variants, &b->variants) || !same_place(a, b) || !same_but_for_umasks(a, b) ||
	    strcasecmp(a->name, b->name) == 0 || !share_control(a, b))
		return;
	diag_error(codes->checker->diag, RULE_EVENT_ENCODING, node_member_loc(b->node, "select"),
		   "%s and %s have one encoding; one is \"alias_of\" the other, or one is wrong", a->name, b->name);
	diag_note(codes->checker->diag, node_member_loc(a->node, "select"), "%s is here", a->name);
}

/* Whether the event must have another encoding than every other such event. */
static bool is_of_its_own(const struct event *event)
{
	return event->is.group != NULL && is_resolved(event) && event->unprogrammable == NULL &&
	       event->alias_of == NULL;
}

void check_event_codes(struct checker *checker, const struct events *events)
{
	struct codes codes = { .checker = checker, .events = events };
	struct alike *list = arena_array(checker->arena, events->count, sizeof *list);
	uint64_t umasks = 0;
	size_t count = 0;

	for (size_t i = 0; i < events->count; i++) {
		check_event_alias(checker, events, &events->at[i]);
		check_umask_codes(checker, &events->at[i]);
		umasks |= umask_bits(&events->at[i]);
	}
	for (size_t i = 0; i < events->count; i++)
		if (is_of_its_own(&events->at[i]))
			list[count++] = (struct alike){ (whole_control(&events->at[i]) & ~umasks) * MANY_BITS +
								(uintptr_t)events->at[i].is.group,
							i };
	each_alike(list, count, check_event_pair, &codes);
}
