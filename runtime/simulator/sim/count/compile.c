/* SPDX-License-Identifier: MIT */
/* Compiles the registers of a counter: whether it runs, what it counts, whether its wraps are reported. */
#include "core/lookup.h"
#include "sim/count/counting.h"
#include "sim/shape/room.h"

static bool is_frozen(const struct registers *registers, unsigned unit, const struct slot_place *slot)
{
	unsigned socket = sim_socket(registers->shape, unit, uncore_boxes(registers->shape->tables)[slot->box].scope);
	bool all = registers->frozen[socket];
	uint64_t value, allows;
	uint16_t reg, field;

	if (!box_role(registers->shape->tables, slot->box, UNCORE_ROLE_FREEZE, &reg, &field))
		return all;
	value = held_value(registers, unit, slot, reg);
	allows = reg_role(registers->shape->tables, reg, UNCORE_ROLE_FREEZE_ENABLE);
	if (allows != 0 && !(value & allows))
		return false;
	return all || (value & uncore_field_mask(&uncore_fields(registers->shape->tables)[field])) != 0;
}

/* The control register that enables the counter: its own, or the one that enables its whole group. */
static uint64_t enabling_control(const struct registers *registers, unsigned unit, const struct slot_place *slot,
				 uint64_t control)
{
	size_t own = registers->shape->first_instance[slot->box] + slot->instance;

	if (slot->group->enabled_by == UNCORE_ENABLED_EACH)
		return control;
	for (size_t at = registers->shape->first_slot[own]; at < registers->shape->first_slot[own + 1]; at++) {
		const struct slot_place *each = &registers->shape->slots[at];

		if (each->group_row == slot->group_row && each->index == slot->group->enabled_by)
			return control_value(registers, unit, each);
	}
	return 0;
}

/* A counter with privilege levels counts nothing if none is chosen. */
static bool has_privilege(const struct shape *shape, const struct slot_place *slot, uint64_t control)
{
	uint64_t levels = reg_role(shape->tables, slot->group->control, UNCORE_ROLE_PRIVILEGED) |
			  reg_role(shape->tables, slot->group->control, UNCORE_ROLE_UNPRIVILEGED);

	return levels == 0 || (control & levels) != 0;
}

/*
 * Whether another register switches the counter off. One enables the package; one of the box has a bit for each of its
 * counters, in their order.
 */
static bool is_switched_off(const struct registers *registers, unsigned unit, const struct slot_place *slot)
{
	const struct shape *shape = registers->shape;
	size_t own = shape->first_instance[slot->box] + slot->instance;
	uint64_t bits = 0;
	uint16_t reg, field;

	if (shape->switch_cell != NO_CELL_OR_SLOT &&
	    uncore_boxes(shape->tables)[slot->box].scope == UNCORE_SCOPE_PACKAGE &&
	    !(*sim_value(registers, unit, shape->switch_cell) & shape->switch_bits))
		return true;
	if (!box_role(shape->tables, slot->box, UNCORE_ROLE_COUNTER_ENABLE, &reg, &field))
		return false;
	bits = role_bits_of(shape->tables, reg, UNCORE_ROLE_COUNTER_ENABLE);
	for (size_t at = (size_t)(slot - shape->slots); bits != 0 && at-- > shape->first_slot[own];)
		bits &= bits - 1;
	return !(held_value(registers, unit, slot, reg) & bits & (0 - bits));
}

/* In some boxes one control register enables all counters. */
static bool is_enabled_by_another(const struct registers *registers, unsigned unit, const struct slot_place *slot)
{
	size_t own = registers->shape->first_instance[slot->box] + slot->instance;
	bool known = false;

	for (size_t at = registers->shape->first_slot[own]; at < registers->shape->first_slot[own + 1]; at++) {
		const struct slot_place *each = &registers->shape->slots[at];
		uint64_t bit;

		if (each->control == NO_CELL_OR_SLOT)
			continue;
		bit = reg_role(registers->shape->tables, each->group->control, UNCORE_ROLE_ENABLE);
		if (*sim_value(registers, unit, each->control) & bit)
			return true;
		known = known || bit != 0;
	}
	return !known;
}

static bool is_enabled(const struct registers *registers, unsigned unit, const struct slot_place *slot,
		       uint64_t control)
{
	uint64_t bit = reg_role(registers->shape->tables, slot->group->control, UNCORE_ROLE_ENABLE);

	if (slot->group->enable == UNCORE_ENABLE_NONZERO)
		return (control & uncore_layouts(registers->shape->tables)
					  [uncore_registers(registers->shape->tables)[slot->group->control].layout]
						  .event_bits) != 0;
	if (!has_privilege(registers->shape, slot, control))
		return false;
	return bit != 0 ? (enabling_control(registers, unit, slot, control) & bit) != 0 :
			  is_enabled_by_another(registers, unit, slot);
}

/* Wraps are reported unless the counter's or the box's control register has an enable bit for this that is 0. */
static bool reports(const struct registers *registers, unsigned unit, const struct slot_place *slot, uint64_t control)
{
	uint64_t of_box;
	uint16_t reg, field;

	if ((~control & slot->reports_by) != 0)
		return false;
	if (!box_role(registers->shape->tables, slot->box, UNCORE_ROLE_FREEZE, &reg, &field))
		return true;
	of_box = reg_role(registers->shape->tables, reg, UNCORE_ROLE_OVERFLOW_ENABLE);
	return of_box == 0 || (held_value(registers, unit, slot, reg) & of_box) != 0;
}

static uint64_t field_value(const struct shape *shape, const struct slot_place *slot, uint64_t control,
			    enum uncore_role role)
{
	uint16_t field;

	if (find_role(shape->tables, slot->group->control, role, &field) != 0)
		return 0;
	return uncore_field_value(&uncore_fields(shape->tables)[field], control);
}

static void compile_comparison(const struct shape *shape, const struct slot_place *slot, uint64_t control,
			       struct counter *counter)
{
	struct comparison *comparison = &counter->comparison;

	comparison->threshold = field_value(shape, slot, control, UNCORE_ROLE_THRESHOLD);
	comparison->invert = field_value(shape, slot, control, UNCORE_ROLE_INVERT) != 0 ||
			     field_value(shape, slot, control, UNCORE_ROLE_OCCUPANCY_INVERT) != 0;
	comparison->edge = field_value(shape, slot, control, UNCORE_ROLE_EDGE) != 0 ||
			   field_value(shape, slot, control, UNCORE_ROLE_OCCUPANCY_EDGE) != 0;
	counter->compares = comparison->threshold != 0 || comparison->invert || comparison->edge;
}

static void set_speeds(const struct shape *shape, unsigned unit, const struct slot_place *place,
		       struct counter *counter)
{
	const struct uncore_box_row *box = &uncore_boxes(shape->tables)[place->box];
	unsigned socket = sim_socket(shape, unit, box->scope);

	counter->speeds[PACE_OWN] = pace_own(socket, shape->socket_count, place->instance, box->instances);
	counter->speeds[PACE_OTHERS] = pace_others(socket, shape->socket_count, place->instance, box->instances);
}

static bool room_for_matches(struct counter *counter, const struct group_traffic *group)
{
	if (counter->matches == NULL)
		counter->matches = (const struct traffic **)zeroed_room(group->count, sizeof(const struct traffic *));
	return counter->matches != NULL;
}

/* Matches the event in the counter's own control register, or in that of the counter that it follows. */
static void compile_matches(struct counting *counting, unsigned unit, size_t slot, uint64_t control,
			    struct counter *counter)
{
	bool is_general = counting->shape->slots[slot].group->kind == UNCORE_COUNTER_GENERAL;
	const struct group_traffic *group;
	size_t source = is_general ? companion_slot(counting->shape, slot, control) : slot;
	const struct slot_place *place = &counting->shape->slots[source];

	counter->count = 0;
	counter->pace = PACE_CLOCK;
	counter->rate = 0;
	set_speeds(counting->shape, unit, place, counter);
	if (source != slot) {
		control = control_value(counting->registers, unit, place);
		if (!is_enabled(counting->registers, unit, place, control))
			return;
	}
	group = group_traffic(counting, place);
	if (group == NULL || !room_for_matches(counter, group)) {
		counting->is_out_of_memory = true;
		return;
	}
	for (size_t each = 0; each < group->count; each++) {
		const struct traffic *traffic = group->at[each].traffic;

		if (!may_select(&group->at[each], place, control) ||
		    !slot_selects(counting, unit, place, control, traffic))
			continue;
		if (traffic->pace != PACE_CLOCK)
			counter->pace = traffic->pace;
		/* One rate is faster than many. A comparison needs each of them. */
		if (traffic->pace != PACE_CLOCK && traffic->wave.increments == NULL && !counter->compares)
			counter->rate += pace_place(traffic->wave.rate, counter->speeds[traffic->pace]);
		else
			counter->matches[counter->count++] = traffic;
	}
}

/* Whether an event other than the clock names what the fixed or free-running counter counts. */
static bool has_event(const struct shape *shape, const struct slot_place *slot)
{
	const struct uncore_event_row *rows = uncore_events(shape->tables);
	unsigned first = uncore_boxes(shape->tables)[slot->box].counters.first;

	for (unsigned at = 0; at < shape->tables->events.count; at++) {
		if (rows[at].box == slot->box && first + rows[at].group == slot->group_row && rows[at].control == 0 &&
		    (rows[at].counters >> slot->index & 1) && !counts_clock(shape->tables, slot->group_row, at))
			return true;
	}
	return false;
}

static bool counts_its_clock(const struct shape *shape, const struct slot_place *slot)
{
	return slot->group->kind != UNCORE_COUNTER_GENERAL && !has_event(shape, slot);
}

/* What a count is worth may be in a register of the box, which is written by no program. */
static void compile_worth(const struct registers *registers, unsigned unit, const struct slot_place *slot,
			  struct counter *counter)
{
	const struct uncore_field_ref *by = &slot->group->halved_by;

	counter->worth = slot->group->worth;
	counter->halvings = slot->group->halvings;
	if (by->field != UNCORE_NO_INDEX)
		counter->halvings = (uint8_t)uncore_field_value(&uncore_fields(registers->shape->tables)[by->field],
								held_value(registers, unit, slot, by->reg));
}

void compile_slot(struct counting *counting, unsigned unit, size_t slot)
{
	const struct slot_place *place = &counting->shape->slots[slot];
	struct counter *counter = &counting->counters[counter_at(counting, unit, slot)];
	uint64_t control = control_value(counting->registers, unit, place);

	counter->dirty = false;
	counter->comparison.hertz = counting->shape->hertz[place->group_row];
	counter->reports = reports(counting->registers, unit, place, control);
	if (place->group->control == UNCORE_NO_INDEX) {
		counter->running = place->group->kind == UNCORE_COUNTER_FREE;
		counter->clock = counter->running && counts_its_clock(counting->shape, place);
		compile_worth(counting->registers, unit, place, counter);
		if (counter->running && !counter->clock)
			compile_matches(counting, unit, slot, control, counter);
		return;
	}
	counter->running = place->control != NO_CELL_OR_SLOT && is_enabled(counting->registers, unit, place, control) &&
			   !counter->held && !is_frozen(counting->registers, unit, place) &&
			   !is_switched_off(counting->registers, unit, place);
	counter->saturates =
		(control & reg_role(counting->shape->tables, place->group->control, UNCORE_ROLE_SATURATE)) != 0;
	counter->clock = counter->running && counts_its_clock(counting->shape, place);
	if (!counter->running || counter->clock)
		return;
	compile_comparison(counting->shape, place, control, counter);
	compile_matches(counting, unit, slot, control, counter);
}
