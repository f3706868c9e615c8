/* SPDX-License-Identifier: MIT */
/* Checks counter groups: control and data belong together, widths and overflow bits fit. */
#include <string.h>

#include "check/check.h"
#include "model/lookup.h"

static void check_kind(struct checker *checker, const struct counters *group)
{
	bool free_running = group->kind == UNCORE_COUNTER_FREE;

	if (free_running && group->control_id != NULL)
		diag_error(checker->diag, RULE_COUNTER_KIND, node_key_loc(group->node, "control"),
			   "free-running counters have no control register");
	if (!free_running && group->control_id == NULL)
		diag_error(checker->diag, RULE_COUNTER_KIND, node_loc(group->node),
			   "counter group %s needs \"control\", or \"kind\": \"free\"", group->id);
}

static void check_width(struct checker *checker, const struct counters *group)
{
	const struct field *field = find_field_of_role(group->is.data->is.layout, UNCORE_ROLE_COUNT);

	if (field == NULL) {
		diag_error(checker->diag, RULE_COUNTER_ROLE, node_member_loc(group->node, "data"),
			   "no field of register %s has the role \"count\"", group->is.data->id);
		return;
	}
	if (group->width <= field_width(field))
		return;
	diag_error(checker->diag, RULE_COUNTER_WIDTH, node_member_loc(group->node, "width"),
		   "%u bits do not fit the %u-bit field %s of register %s", group->width, field_width(field), field->id,
		   group->is.data->id);
	diag_note(checker->diag, node_member_loc(field->node, "bits"), "%s is here", field->id);
}

static void check_write(struct checker *checker, const struct counters *group)
{
	if (group->write_width >= group->width)
		diag_error(checker->diag, RULE_COUNTER_WRITE, node_member_loc(group->node, "write_width"),
			   "a write of %u bits sets all %u bits of the counter; leave the key out", group->write_width,
			   group->width);
}

/* The control register of the counter that enables the group must have an enable field. */
static void check_enabled_by(struct checker *checker, const struct counters *group)
{
	const struct layout *layout = group->is.control != NULL ? group->is.control->is.layout : NULL;
	struct loc loc = node_member_loc(group->node, "enabled_by");

	if (!group->has_enabled_by)
		return;
	if (group->enabled_by >= group->is.data->count)
		diag_error(checker->diag, RULE_ENABLED_BY, loc, "counter %u is not one of the %u of group %s",
			   group->enabled_by, group->is.data->count, group->id);
	if (find_field_of_role(layout, UNCORE_ROLE_ENABLE) == NULL)
		diag_error(checker->diag, RULE_ENABLED_BY, loc,
			   "no field of the control registers of group %s has the role \"enable\"", group->id);
}

static void check_overflow_bits(struct checker *checker, const struct counters *group, unsigned instance)
{
	const struct field *field = group->is.overflow.field;
	unsigned bit = overflow_bit(group, instance), count = group->is.data->count;
	struct loc loc = group->is.overflow_bits.count > 1 ?
				 node_element_loc(group->overflow_form->node, "bit", instance) :
				 node_member_loc(group->overflow_form->node, "bit");

	if (bit + count > field_width(field))
		diag_error(checker->diag, RULE_OVERFLOW_BIT, loc, "bits %u:%u lie outside the %u-bit field %s",
			   bit + count - 1, bit, field_width(field), field->id);
}

/* Instances that share the status register must have different bits in it. */
static void check_shared_status(struct checker *checker, const struct box *box, const struct counters *group,
				unsigned instance)
{
	unsigned bit = overflow_bit(group, instance), count = group->is.data->count;

	for (unsigned other = 0; other < instance; other++) {
		unsigned taken = overflow_bit(group, other);

		if (bit >= taken + count || taken >= bit + count ||
		    !is_one_register(box, group->is.overflow.reg, other, instance))
			continue;
		diag_error(checker->diag, RULE_OVERFLOW_BIT, node_loc(group->overflow_form->node),
			   "%s %u and %u share register %s, so \"bit\" is a list, with different bits for each",
			   box->id, other, instance, group->is.overflow.reg->id);
		return;
	}
}

/* A wrap can freeze another box only by a field that commands all boxes, and only if the wrap is reported somewhere. */
static void check_freezes(struct checker *checker, const struct box *box, const struct counters *group)
{
	const struct field_ref *freezes = &group->is.overflow_freezes;
	struct loc loc;

	if (freezes->field == NULL)
		return;
	loc = node_member_loc(group->overflow_form->node, "freezes");
	if (freezes->field->role != UNCORE_ROLE_FREEZE_ALL &&
	    !(freezes->field->role == UNCORE_ROLE_FREEZE && freezes->box == box))
		diag_error(checker->diag, RULE_OVERFLOW_FREEZE, loc,
			   "%s has neither the role freeze_all nor, in this box, freeze", freezes->field->id);
	if (group->is.overflow.field == NULL && group->is.overflow_global == NULL)
		diag_error(checker->diag, RULE_OVERFLOW_FREEZE, loc,
			   "\"freezes\" needs \"status\", \"global\" or both, which report the wrap");
}

static void check_overflow(struct checker *checker, const struct box *box, const struct counters *group)
{
	size_t count = group->is.overflow_bits.count;

	check_freezes(checker, box, group);
	if (count > 1 && count != box->instances) {
		diag_error(checker->diag, RULE_NAME_LIST, node_member_loc(group->overflow_form->node, "bit"),
			   "%zu bits for %u instances; give one, or one for each", count, box->instances);
		return;
	}
	if (group->is.overflow.field == NULL)
		return;
	for (unsigned n = 0; n < (count > 1 ? count : 1); n++)
		check_overflow_bits(checker, group, n);
	for (unsigned n = 0; n < box->instances; n++)
		check_shared_status(checker, box, group, n);
}

static bool is_unknown(const struct reg *reg)
{
	return reg != NULL && reg->is.space == SPACE_UNKNOWN;
}

/* Half a counter is none: if one register of a counter that events choose has no address, none has. */
static void check_address(struct checker *checker, const struct box *box, const struct counters *group)
{
	bool apart = only_perf_counts(box);

	if (group->is.control == NULL)
		return;
	if (is_unknown(group->is.control) != apart || is_unknown(group->is.data) != apart)
		diag_error(checker->diag, RULE_COUNTER_ADDRESS, node_loc(group->node),
			   "some counters of box %s have an address and some do not: give all, or none", box->id);
	else if (apart && box->perf == NULL)
		diag_error(checker->diag, RULE_COUNTER_ADDRESS, node_loc(group->node),
			   "no source gives the address of the counters, so nothing can count box %s: give \"perf\", "
			   "or leave \"counters\" out",
			   box->id);
}

static void check_choice(struct checker *checker, const struct counters *group)
{
	if (group->kind == UNCORE_COUNTER_GENERAL)
		return;
	if (group->match != UNCORE_MATCH_CODE)
		diag_error(checker->diag, RULE_COUNTER_KIND, node_key_loc(group->node, "match"),
			   "only general counters can have this \"match\"");
	if (group->enable != UNCORE_ENABLE_BIT)
		diag_error(checker->diag, RULE_COUNTER_KIND, node_key_loc(group->node, "enable"),
			   "only general counters can have this \"enable\"");
}

/* A session and the simulator multiply by worth and shift by this field, in 64 bits. */
static void check_halved_by(struct checker *checker, const struct counters *group)
{
	const struct field_ref *by = &group->is.halved_by;
	struct loc loc = node_member_loc(group->node, "halved_by");

	if (by->field == NULL)
		return;
	if (field_width(by->field) > HALVED_BY_BITS || by->reg->count != 1)
		diag_error(checker->diag, RULE_COUNTER_WORTH, loc, "%s is no field of at most %d bits of one register",
			   group->halved_by, HALVED_BY_BITS);
	if (!field_has_getter(by->field))
		diag_error(checker->diag, RULE_COUNTER_WORTH, loc, "%s cannot be read", group->halved_by);
	if (by->reg->is.space == SPACE_UNKNOWN)
		diag_error(checker->diag, RULE_COUNTER_WORTH, loc, "the address of %s is unknown", group->halved_by);
}

static void check_worth(struct checker *checker, const struct counters *group)
{
	const char *key = group->halvings != 0 ? "halvings" : "halved_by";

	if (group->worth != 0 && group->kind != UNCORE_COUNTER_FREE)
		diag_error(checker->diag, RULE_COUNTER_WORTH, node_key_loc(group->node, "worth"),
			   "only free-running counters can have \"worth\"; give the events a \"scale\"");
	if (group->wraps_after != 0 && group->kind != UNCORE_COUNTER_FREE)
		diag_error(checker->diag, RULE_COUNTER_KIND, node_key_loc(group->node, "wraps_after"),
			   "only free-running counters can have \"wraps_after\"");
	if (group->worth == 0 && (group->halvings != 0 || group->halved_by != NULL))
		diag_error(checker->diag, RULE_COUNTER_WORTH, node_key_loc(group->node, key),
			   "\"%s\" needs \"worth\", which it halves", key);
	if (group->halvings != 0 && group->halved_by != NULL)
		diag_error(checker->diag, RULE_COUNTER_WORTH, node_key_loc(group->node, "halvings"),
			   "the field %s says how often: leave \"halvings\" out", group->halved_by);
	check_halved_by(checker, group);
}

static bool overlap(unsigned first, unsigned count, unsigned other, unsigned other_count)
{
	return first < other + other_count && other < first + count;
}

/* Two counters of a box must not have one bit in commands, or one RDPMC index. */
static void check_numbers(struct checker *checker, const struct box *box, const struct counters *group)
{
	const struct field *field = find_counter_select(box);
	unsigned count = group->is.data->count;

	if ((field != NULL || group->has_select_bit) &&
	    group->is.select_bit + count > (field != NULL ? field_width(field) : 0))
		diag_error(checker->diag, RULE_COUNTER_NUMBER, node_member_loc(group->node, "select_bit"),
			   "bits %u:%u lie outside the box's field with role counter_select",
			   group->is.select_bit + count - 1, group->is.select_bit);
	for (const struct counters *other = box->counters; other < group; other++) {
		if (other->is.data == NULL)
			continue;
		if (field != NULL && overlap(group->is.select_bit, count, other->is.select_bit, other->is.data->count))
			diag_error(checker->diag, RULE_COUNTER_NUMBER, node_member_loc(group->node, "select_bit"),
				   "group %s already has some of these bits", other->id);
		if (group->has_rdpmc && other->has_rdpmc &&
		    overlap(group->rdpmc, count, other->rdpmc, other->is.data->count))
			diag_error(checker->diag, RULE_COUNTER_NUMBER, node_member_loc(group->node, "rdpmc"),
				   "group %s already has some of these RDPMC numbers", other->id);
	}
}

static void check_group(struct checker *checker, const struct box *box, const struct counters *group)
{
	check_kind(checker, group);
	check_choice(checker, group);
	if (group->is.source != NULL)
		check_source(checker, group->is.source, group->node);
	if (group->is.data == NULL)
		return;
	if (group->is.control != NULL && group->is.control->count != group->is.data->count)
		diag_error(checker->diag, RULE_COUNTER_COUNT, node_loc(group->node),
			   "%u control registers %s, but %u data registers %s", group->is.control->count,
			   group->is.control->id, group->is.data->count, group->is.data->id);
	if (group->max_increment.count > 1 && group->max_increment.count != group->is.data->count)
		diag_error(checker->diag, RULE_NAME_LIST, node_member_loc(group->node, "max_increment"),
			   "%zu increments for %u counters", group->max_increment.count, group->is.data->count);
	check_address(checker, box, group);
	check_width(checker, group);
	check_write(checker, group);
	check_worth(checker, group);
	check_enabled_by(checker, group);
	check_overflow(checker, box, group);
	check_numbers(checker, box, group);
}

void check_counters(struct checker *checker, const struct box *box)
{
	for (size_t i = 0; i < box->counter_count; i++) {
		check_group(checker, box, &box->counters[i]);
		for (size_t j = 0; j < i; j++)
			if (strcmp(box->counters[i].id, box->counters[j].id) == 0)
				report_twice(checker, RULE_DUPLICATE_ID, "counter group", box->counters[i].id,
					     node_loc(box->counters[i].node), node_loc(box->counters[j].node));
	}
}
