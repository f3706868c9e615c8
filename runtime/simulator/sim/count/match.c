/* SPDX-License-Identifier: MIT */
/* Checks whether a counter's programming counts an event: code, umask, counter, and filters. */
#include "core/lookup.h"
#include "event/umask.h"
#include "sim/count/counting.h"

/* ---- event code and umask ---- */

static uint64_t role_bits(const struct shape *shape, const struct slot_place *slot, enum uncore_role role)
{
	return reg_role(shape->tables, slot->group->control, role);
}

/*
 * The same bits always count. Where umasks of an event may be OR-ed in a field, one common bit is enough, besides the
 * bits that all umasks have.
 */
static bool umasks_meet(const struct shape *shape, const struct uncore_event_row *event, uint64_t mask,
			uint64_t programmed, uint64_t happens)
{
	const struct uncore_umask_row *rows = &uncore_umasks(shape->tables)[event->first_umask];
	uint64_t common = mask;
	bool combines = false;

	for (unsigned at = 0; at < event->umask_count; at++) {
		combines = combines || (rows[at].flags & UNCORE_UMASK_COMBINES);
		common &= rows[at].control;
	}
	if (((programmed ^ happens) & mask) == 0)
		return true;
	if (!combines || (programmed & common) != common)
		return false;
	return (happens & mask & ~common) == 0 || (programmed & happens & mask & ~common) != 0;
}

/* A counter also counts combinations of umasks that have no name: it counts what its bits contain. */
static bool is_contained(const struct shape *shape, const struct uncore_event_row *event, uint64_t mask,
			 uint64_t programmed, uint64_t happens)
{
	const struct uncore_umask_row *rows = &uncore_umasks(shape->tables)[event->first_umask];

	for (unsigned at = 0; at < event->umask_count; at++) {
		if ((rows[at].flags & UNCORE_UMASK_COMBINES) || rows[at].control == (programmed & mask))
			return false;
	}
	return (happens & mask) != 0 && (programmed & happens & mask) == (happens & mask);
}

/*
 * For masks of ports and of kinds of transactions one common bit is enough. Traffic without such bits matches every
 * mask.
 */
static bool is_mask(const struct uncore_field_row *field)
{
	return field->role == UNCORE_ROLE_CHANNEL_MASK || field->role == UNCORE_ROLE_COMPLETION_MASK;
}

/* Compares the fields of the control register that the event's umasks set, one by one; masks whatever sets them. */
static bool sub_events_meet(const struct shape *shape, const struct slot_place *slot,
			    const struct uncore_event_row *event, uint64_t control, uint64_t happens)
{
	struct uncore_range fields =
		uncore_layouts(shape->tables)[uncore_registers(shape->tables)[slot->group->control].layout].fields;
	bool has_umasks = event->umask_count != 0 && event->umask_field != UNCORE_NO_INDEX;
	uint64_t set = has_umasks ? umasks_mask(shape->tables, event) & ~event->control : 0, masks = 0;
	uint64_t others = slot->choosing & ~(has_umasks ? 0 : role_bits(shape, slot, UNCORE_ROLE_UMASK));
	bool meet = true;

	for (unsigned at = fields.first; at < (unsigned)fields.first + fields.count; at++) {
		const struct uncore_field_row *field = &uncore_fields(shape->tables)[at];
		uint64_t mask = uncore_field_mask(field) & ~event->control;

		if (field->flags & (UNCORE_FIELD_PART | UNCORE_FIELD_RESERVED))
			continue;
		if (is_mask(field)) {
			masks |= mask;
			if ((happens & mask) != 0 && (control & happens & mask) == 0)
				return false;
		} else if (set & mask) {
			meet = meet && umasks_meet(shape, event, mask & set, control, happens);
		}
	}
	others &= ~(masks | set);
	return ((control ^ happens) & others) == 0 &&
	       (meet || is_contained(shape, event, set & ~masks, control, happens));
}

/*
 * Of flags one common flag is enough. With no flag programmed nothing matches; traffic that names no flag has all of
 * them. Any other field matches everything while it is 0. A field that needs another field matches everything while
 * that one is 0; otherwise the traffic must have that one too.
 */
static bool attribute_meets(const struct shape *shape, const struct uncore_field_row *field, uint64_t control,
			    uint64_t happens)
{
	uint64_t mask = uncore_field_mask(field), wanted = control & mask, is = happens & mask;

	if (field->flags & UNCORE_FIELD_FLAGS)
		return wanted != 0 && (is == 0 || (wanted & is) != 0);
	if (field->needs != UNCORE_NO_INDEX)
		return (control & uncore_field_mask(&uncore_fields(shape->tables)[field->needs])) == 0 || wanted == is;
	return wanted == 0 || wanted == is;
}

static bool attributes_meet(const struct shape *shape, const struct slot_place *slot, uint64_t control,
			    uint64_t happens)
{
	const struct uncore_layout_row *layout =
		&uncore_layouts(shape->tables)[uncore_registers(shape->tables)[slot->group->control].layout];

	if (slot->group->match == UNCORE_MATCH_ANY)
		return (control & happens & slot->choosing) != 0;
	for (unsigned at = layout->fields.first; at < (unsigned)layout->fields.first + layout->fields.count; at++) {
		const struct uncore_field_row *field = &uncore_fields(shape->tables)[at];

		if (!(field->flags & (UNCORE_FIELD_RESERVED | UNCORE_FIELD_PART)) &&
		    (uncore_field_mask(field) & slot->choosing) != 0 &&
		    !attribute_meets(shape, field, control, happens))
			return false;
	}
	return true;
}

static bool codes_meet(const struct shape *shape, const struct slot_place *slot, uint64_t control,
		       const struct uncore_encoding *code)
{
	const struct uncore_event_row *event;

	if (slot->group->match != UNCORE_MATCH_CODE)
		return attributes_meet(shape, slot, control, code->control.value);
	if (code->event == UNCORE_NO_INDEX)
		return ((control ^ code->control.value) & slot->choosing) == 0;
	event = &uncore_events(shape->tables)[code->event];
	return (event->control & ~control) == 0 && sub_events_meet(shape, slot, event, control, code->control.value);
}

/* ---- filters ---- */

static bool lists(const struct uncore_filter_row *rows, unsigned count, unsigned reg, unsigned field)
{
	for (unsigned at = 0; at < count; at++) {
		if (rows[at].reg == reg && rows[at].field == field && rows[at].kind != UNCORE_FILTER_OPTIONAL)
			return true;
	}
	return false;
}

/* Whether the traffic's event, or one of its umasks, needs the field. */
static bool needs(const struct shape *shape, const struct uncore_encoding *code, unsigned reg, unsigned field)
{
	const struct uncore_filter_row *rows = uncore_filters(shape->tables);
	const struct uncore_event_row *event;

	if (code->event == UNCORE_NO_INDEX)
		return false;
	event = &uncore_events(shape->tables)[code->event];
	if (lists(&rows[event->first_filter], event->filter_count, reg, field))
		return true;
	for (unsigned at = 0; at < code->umask_count; at++) {
		const struct uncore_umask_row *umask = &uncore_umasks(shape->tables)[code->umasks[at]];

		if (lists(&rows[umask->first_filter], umask->filter_count, reg, field))
			return true;
	}
	return false;
}

/* The traffic's value for a field. False: the traffic does not say. */
static bool attribute(const struct uncore_encoding *code, unsigned reg, const struct uncore_field_row *field,
		      uint64_t *value)
{
	for (unsigned at = 0; at < code->filter_count; at++) {
		const struct uncore_filter_run *filter = &code->filters[at];

		if (filter->reg == reg && (filter->bits.mask & uncore_field_mask(field)) == uncore_field_mask(field)) {
			*value = uncore_field_value(field, filter->bits.value);
			return true;
		}
	}
	*value = 0;
	return false;
}

/* The nth register of the box that has a field with the role, or UNCORE_NO_INDEX. */
static uint16_t nth_register(const struct shape *shape, unsigned box, enum uncore_role role, unsigned nth)
{
	struct uncore_range regs = uncore_boxes(shape->tables)[box].registers;

	for (unsigned at = regs.first; at < (unsigned)regs.first + regs.count; at++) {
		if (reg_role(shape->tables, at, role) != 0 && nth-- == 0)
			return (uint16_t)at;
	}
	return UNCORE_NO_INDEX;
}

/*
 * The bits of a packet field that are compared: those set at the same place in the mask register beside the match
 * register.
 */
static uint64_t match_mask(const struct registers *registers, unsigned unit, const struct slot_place *slot,
			   unsigned reg, const struct uncore_field_row *field)
{
	for (unsigned nth = 0;; nth++) {
		uint16_t match = nth_register(registers->shape, slot->box, UNCORE_ROLE_MATCH, nth);
		uint16_t mask = nth_register(registers->shape, slot->box, UNCORE_ROLE_MATCH_MASK, nth);

		if (match == UNCORE_NO_INDEX || mask == UNCORE_NO_INDEX)
			return UINT64_MAX;
		if (match == reg)
			return uncore_field_value(field, held_value(registers, unit, slot, mask));
	}
}

struct filter_place {
	unsigned unit, reg;
	const struct uncore_field_row *field;
};

/* Whether some event says that with this value the field lets everything pass. */
static bool lets_all_pass(const struct registers *registers, const struct filter_place *place, uint64_t wanted)
{
	const struct uncore_tables *tables = registers->shape->tables;
	unsigned row = (unsigned)(place->field - uncore_fields(tables));

	for (unsigned at = 0; at < tables->filters.count; at++) {
		const struct uncore_filter_row *filter = &uncore_filters(tables)[at];

		if (filter->field == row && filter->reg == place->reg && filter->kind == UNCORE_FILTER_NONZERO &&
		    filter->value == wanted)
			return true;
	}
	return false;
}

static bool value_meets(const struct registers *registers, const struct slot_place *slot,
			const struct filter_place *place, uint64_t wanted, uint64_t is)
{
	switch (place->field->role) {
	case UNCORE_ROLE_MATCH:
		return ((wanted ^ is) & match_mask(registers, place->unit, slot, place->reg, place->field)) == 0;
	case UNCORE_ROLE_SUB_EVENT:
		return wanted == is;
	case UNCORE_ROLE_FILTER_BAND:
		return is >= wanted;
	case UNCORE_ROLE_FILTER_NODE:
		return wanted == 0 || (wanted & is) != 0;
	default:
		break;
	}
	if (place->field->flags & UNCORE_FIELD_FLAGS)
		return wanted == 0 || (wanted & is) != 0;
	return wanted == 0 || wanted == is || lets_all_pass(registers, place, wanted);
}

/* Flags of which at least one must be set, or nothing is counted. */
static bool must_choose(const struct shape *shape, const struct uncore_encoding *code, unsigned reg, unsigned field)
{
	const struct uncore_event_row *event;
	const struct uncore_filter_row *rows;

	if (code->event == UNCORE_NO_INDEX)
		return false;
	event = &uncore_events(shape->tables)[code->event];
	rows = &uncore_filters(shape->tables)[event->first_filter];
	for (unsigned at = 0; at < event->filter_count; at++) {
		if (rows[at].reg == reg && rows[at].field == field && rows[at].kind == UNCORE_FILTER_NONZERO)
			return true;
	}
	return false;
}

static bool field_meets(const struct registers *registers, const struct slot_place *slot,
			const struct filter_place *place, uint64_t control, const struct uncore_encoding *code)
{
	unsigned row = (unsigned)(place->field - uncore_fields(registers->shape->tables));
	uint64_t is, wanted = held_value(registers, place->unit, slot, (uint16_t)place->reg);
	bool says = attribute(code, place->reg, place->field, &is);

	wanted = uncore_field_value(place->field, wanted);
	if (place->field->role == UNCORE_ROLE_MATCH_MASK)
		return true;
	if (place->field->role == UNCORE_ROLE_FILTER_THREAD &&
	    role_bits(registers->shape, slot, UNCORE_ROLE_THREAD_ENABLE) != 0)
		return !(control & role_bits(registers->shape, slot, UNCORE_ROLE_THREAD_ENABLE)) ||
		       (says && wanted == is);
	if (!says && !needs(registers->shape, code, place->reg, row))
		return true;
	if (wanted == 0 && must_choose(registers->shape, code, place->reg, row))
		return false;
	return value_meets(registers, slot, place, wanted, is);
}

bool sim_filters(const struct shape *shape, unsigned reg)
{
	struct uncore_range fields = uncore_layouts(shape->tables)[uncore_registers(shape->tables)[reg].layout].fields;

	for (unsigned at = fields.first; at < (unsigned)fields.first + fields.count; at++) {
		if (role_is_filter(uncore_fields(shape->tables)[at].role))
			return true;
	}
	return false;
}

static bool filters_meet(const struct registers *registers, unsigned unit, const struct slot_place *slot,
			 uint64_t control, const struct uncore_encoding *code)
{
	struct uncore_range regs = uncore_boxes(registers->shape->tables)[slot->box].registers;

	for (unsigned reg = regs.first; reg < (unsigned)regs.first + regs.count; reg++) {
		struct uncore_range fields =
			uncore_layouts(registers->shape->tables)[uncore_registers(registers->shape->tables)[reg].layout]
				.fields;

		for (unsigned at = fields.first; at < (unsigned)fields.first + fields.count; at++) {
			struct filter_place place = { unit, reg, &uncore_fields(registers->shape->tables)[at] };

			if (role_is_filter(place.field->role) && !(place.field->flags & UNCORE_FIELD_PART) &&
			    !field_meets(registers, slot, &place, control, code))
				return false;
		}
	}
	return true;
}

/* ---- all conditions ---- */

static bool is_on(const struct shape *shape, unsigned unit, const struct slot_place *slot,
		  const struct traffic *traffic)
{
	return traffic->code.group == slot->group_row &&
	       (traffic->instance == UNCORE_SCENARIO_ALL || traffic->instance == slot->instance) &&
	       (traffic->socket == UNCORE_SCENARIO_ALL ||
		traffic->socket == sim_socket(shape, unit, uncore_boxes(shape->tables)[slot->box].scope));
}

/* Whether the scenario itself says what the clock's event counts there. */
static bool is_said(const struct counting *counting, unsigned unit, const struct slot_place *slot,
		    const struct traffic *clock)
{
	for (size_t at = 0; at < counting->traffic->said; at++) {
		const struct traffic *traffic = &counting->traffic->told.at[at];

		if (same_code(traffic, clock) && is_on(counting->shape, unit, slot, traffic))
			return true;
	}
	return false;
}

static bool code_meets(const struct registers *registers, unsigned unit, const struct slot_place *slot,
		       uint64_t control, const struct uncore_encoding *code)
{
	if (slot->group->kind != UNCORE_COUNTER_GENERAL && code->control.mask == 0)
		return true; /* it has a counter of its own, so no control value names it */
	return codes_meet(registers->shape, slot, control, code) && filters_meet(registers, unit, slot, control, code);
}

/* Whether the counter counts the traffic under another event that counts the same. */
static bool same_meets(const struct registers *registers, unsigned unit, const struct slot_place *slot,
		       uint64_t control, const struct uncore_encoding *code)
{
	const struct uncore_same_row *rows = uncore_same_events(registers->shape->tables);

	for (unsigned at = 0; code->event != UNCORE_NO_INDEX && at < registers->shape->tables->same_events.count;
	     at++) {
		struct uncore_encoding other = *code;

		if (rows[at].event != code->event && uncore_event_substitute(&other, rows[at].event) == 0 &&
		    code_meets(registers, unit, slot, control, &other))
			return true;
	}
	return false;
}

bool slot_selects(const struct counting *counting, unsigned unit, const struct slot_place *slot, uint64_t control,
		  const struct traffic *traffic)
{
	const struct uncore_encoding *code = &traffic->code;

	return is_on(counting->shape, unit, slot, traffic) && (code->counters >> slot->index & 1) &&
	       (code_meets(counting->registers, unit, slot, control, code) ||
		same_meets(counting->registers, unit, slot, control, code)) &&
	       !(traffic->is_clock && is_said(counting, unit, slot, traffic));
}

size_t companion_slot(const struct shape *shape, size_t slot, uint64_t control)
{
	const struct slot_place *place = &shape->slots[slot];
	uint64_t choosing = place->choosing;
	unsigned first = uncore_boxes(shape->tables)[place->box].counters.first;

	for (unsigned at = 0; at < shape->tables->events.count; at++) {
		const struct uncore_event_row *event = &uncore_events(shape->tables)[at];

		if ((event->flags & UNCORE_EVENT_COMPANION) && event->box == place->box &&
		    first + event->group == place->group_row && ((control ^ event->control) & choosing) == 0 &&
		    event->companion < place->group->count)
			return slot - place->index + event->companion;
	}
	return slot;
}
