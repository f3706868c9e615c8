/* SPDX-License-Identifier: MIT */
/*
 * Brings counters up to date at each read or change: what a counter counts between two times
 * follows from the registers and the traffic alone, so nothing is done while time passes.
 */
#include "core/internal.h"
#include "sim/simulator.h"

/* ---- compiling what the registers say ---- */

static uint64_t held(const struct uncore_sim *sim, unsigned unit, const struct uncore_priv_slot_place *slot,
		     unsigned reg)
{
	struct uncore_register at = { slot->box, slot->instance, (uint16_t)reg, 0 };
	size_t cell = uncore_priv_sim_cell(sim, &at);

	return cell == UNCORE_PRIV_NONE ? 0 : *uncore_priv_sim_value(sim, unit, cell);
}

static bool is_frozen(const struct uncore_sim *sim, unsigned unit, const struct uncore_priv_slot_place *slot)
{
	unsigned socket = uncore_priv_sim_socket(sim, unit, uncore_boxes(sim->tables)[slot->box].scope);
	bool all = sim->bus[socket].frozen;
	uint64_t value, allows;
	uint16_t reg, field;

	if (!uncore_priv_box_role(sim->tables, slot->box, UNCORE_ROLE_FREEZE, &reg, &field))
		return all;
	value = held(sim, unit, slot, reg);
	allows = uncore_priv_reg_role(sim->tables, reg, UNCORE_ROLE_FREEZE_ENABLE);
	if (allows != 0 && !(value & allows))
		return false;
	return all || (value & uncore_field_mask(&uncore_fields(sim->tables)[field])) != 0;
}

/* The control register that enables the counter: its own, or that of the one that enables its whole group. */
static uint64_t enabling_control(const struct uncore_sim *sim, unsigned unit, const struct uncore_priv_slot_place *slot,
				 uint64_t control)
{
	size_t own = sim->first_instance[slot->box] + slot->instance;

	if (slot->group->enabled_by == UNCORE_ENABLED_EACH)
		return control;
	for (size_t at = sim->first_slot[own]; at < sim->first_slot[own + 1]; at++) {
		const struct uncore_priv_slot_place *each = &sim->slots[at];

		if (each->group_row == slot->group_row && each->index == slot->group->enabled_by)
			return each->control == UNCORE_PRIV_NONE ? 0 : *uncore_priv_sim_value(sim, unit, each->control);
	}
	return 0;
}

/* A counter that counts at some levels of privilege counts none when none is chosen. */
static bool has_privilege(const struct uncore_sim *sim, const struct uncore_priv_slot_place *slot, uint64_t control)
{
	uint64_t levels = uncore_priv_reg_role(sim->tables, slot->group->control, UNCORE_ROLE_PRIVILEGED) |
			  uncore_priv_reg_role(sim->tables, slot->group->control, UNCORE_ROLE_UNPRIVILEGED);

	return levels == 0 || (control & levels) != 0;
}

/* Some boxes enable all their counters in the control register of one. */
static bool is_enabled_by_another(const struct uncore_sim *sim, unsigned unit,
				  const struct uncore_priv_slot_place *slot)
{
	size_t own = sim->first_instance[slot->box] + slot->instance;
	bool known = false;

	for (size_t at = sim->first_slot[own]; at < sim->first_slot[own + 1]; at++) {
		const struct uncore_priv_slot_place *each = &sim->slots[at];
		uint64_t bit;

		if (each->control == UNCORE_PRIV_NONE)
			continue;
		bit = uncore_priv_reg_role(sim->tables, each->group->control, UNCORE_ROLE_ENABLE);
		if (*uncore_priv_sim_value(sim, unit, each->control) & bit)
			return true;
		known = known || bit != 0;
	}
	return !known;
}

static bool is_enabled(const struct uncore_sim *sim, unsigned unit, const struct uncore_priv_slot_place *slot,
		       uint64_t control)
{
	uint64_t bit = uncore_priv_reg_role(sim->tables, slot->group->control, UNCORE_ROLE_ENABLE);

	if (slot->group->enable == UNCORE_ENABLE_NONZERO)
		return (control &
			uncore_layouts(sim->tables)[uncore_registers(sim->tables)[slot->group->control].layout]
				.event_bits) != 0;
	if (!has_privilege(sim, slot, control))
		return false;
	return bit != 0 ? (enabling_control(sim, unit, slot, control) & bit) != 0 :
			  is_enabled_by_another(sim, unit, slot);
}

/* Wraps are reported unless the control register or the box's has a bit for it that is 0. */
static bool reports(const struct uncore_sim *sim, unsigned unit, const struct uncore_priv_slot_place *slot,
		    uint64_t control)
{
	uint64_t of_box;
	uint16_t reg, field;

	if ((~control & slot->reports_by) != 0)
		return false;
	if (!uncore_priv_box_role(sim->tables, slot->box, UNCORE_ROLE_FREEZE, &reg, &field))
		return true;
	of_box = uncore_priv_reg_role(sim->tables, reg, UNCORE_ROLE_OVERFLOW_ENABLE);
	return of_box == 0 || (held(sim, unit, slot, reg) & of_box) != 0;
}

static uint64_t field_value(const struct uncore_sim *sim, const struct uncore_priv_slot_place *slot, uint64_t control,
			    enum uncore_role role)
{
	uint16_t field;

	if (uncore_priv_find_role(sim->tables, slot->group->control, role, &field) != 0)
		return 0;
	return uncore_field_value(&uncore_fields(sim->tables)[field], control);
}

static void compile_comparison(const struct uncore_sim *sim, const struct uncore_priv_slot_place *slot,
			       uint64_t control, struct uncore_priv_counter *counter)
{
	struct uncore_priv_comparison *comparison = &counter->comparison;

	comparison->threshold = field_value(sim, slot, control, UNCORE_ROLE_THRESHOLD);
	comparison->invert = field_value(sim, slot, control, UNCORE_ROLE_INVERT) != 0 ||
			     field_value(sim, slot, control, UNCORE_ROLE_OCCUPANCY_INVERT) != 0;
	comparison->edge = field_value(sim, slot, control, UNCORE_ROLE_EDGE) != 0 ||
			   field_value(sim, slot, control, UNCORE_ROLE_OCCUPANCY_EDGE) != 0;
	counter->compares = comparison->threshold != 0 || comparison->invert || comparison->edge;
}

/* The control register whose event is counted: the counter's own, or that of the counter it follows. */
static void compile_matches(struct uncore_sim *sim, unsigned unit, size_t slot, uint64_t control,
			    struct uncore_priv_counter *counter)
{
	size_t source = uncore_priv_companion(sim, slot, control);
	const struct uncore_priv_slot_place *place = &sim->slots[source];

	counter->count = 0;
	if (source != slot) {
		control = place->control == UNCORE_PRIV_NONE ? 0 : *uncore_priv_sim_value(sim, unit, place->control);
		if (!is_enabled(sim, unit, place, control))
			return;
	}
	for (size_t at = 0; at < sim->traffic_count; at++) {
		if (uncore_priv_selects(sim, unit, place, control, &sim->traffic[at]))
			sim->matches[counter->first + counter->count++] = (uint16_t)at;
	}
}

static void compile(struct uncore_sim *sim, unsigned unit, size_t slot)
{
	const struct uncore_priv_slot_place *place = &sim->slots[slot];
	struct uncore_priv_counter *counter = &sim->counters[unit * sim->slot_count + slot];
	uint64_t control = place->control == UNCORE_PRIV_NONE ? 0 : *uncore_priv_sim_value(sim, unit, place->control);

	counter->dirty = false;
	counter->clock = place->group->kind != UNCORE_COUNTER_GENERAL;
	counter->comparison.hertz = sim->group_hertz[place->group_row];
	counter->first = (unit * sim->slot_count + slot) * sim->traffic_count;
	counter->reports = reports(sim, unit, place, control);
	if (place->group->control == UNCORE_NO_INDEX) {
		counter->running = place->group->kind == UNCORE_COUNTER_FREE;
		return;
	}
	counter->running = place->control != UNCORE_PRIV_NONE && is_enabled(sim, unit, place, control) &&
			   !counter->held && !is_frozen(sim, unit, place);
	counter->saturates =
		(control & uncore_priv_reg_role(sim->tables, place->group->control, UNCORE_ROLE_SATURATE)) != 0;
	if (!counter->running || counter->clock)
		return;
	compile_comparison(sim, place, control, counter);
	compile_matches(sim, unit, slot, control, counter);
}

/* ---- counting ---- */

/* What traffic has added since it began. */
static uint64_t added(const struct uncore_priv_traffic *traffic, uint64_t now)
{
	uint64_t time = now < traffic->to_ns ? now : traffic->to_ns;
	uint64_t cycles;

	if (time <= traffic->from_ns)
		return 0;
	if (traffic->wave.increments == NULL)
		return uncore_priv_happened(traffic->wave.rate, time - traffic->from_ns);
	cycles = uncore_priv_happened(traffic->hertz, time) - traffic->wave.from;
	return cycles / traffic->wave.length * traffic->sums[traffic->wave.length] +
	       traffic->sums[cycles % traffic->wave.length];
}

static uint64_t compare_between(const struct uncore_sim *sim, const struct uncore_priv_counter *counter, uint64_t since,
				uint64_t now)
{
	for (unsigned at = 0; at < counter->count; at++)
		sim->waves[at] = sim->traffic[sim->matches[counter->first + at]].wave;
	return uncore_priv_compare(&counter->comparison, sim->waves, counter->count,
				   uncore_priv_happened(counter->comparison.hertz, since),
				   uncore_priv_happened(counter->comparison.hertz, now));
}

/* Inline: samples are made of this. */
static inline uint64_t count_between(const struct uncore_sim *sim, const struct uncore_priv_counter *counter,
				     uint64_t since, uint64_t now)
{
	uint64_t sum = 0;

	if (counter->clock)
		return uncore_priv_happened(counter->comparison.hertz, now) -
		       uncore_priv_happened(counter->comparison.hertz, since);
	if (counter->compares)
		return compare_between(sim, counter, since, now);
	for (unsigned at = 0; at < counter->count; at++) {
		const struct uncore_priv_traffic *traffic = &sim->traffic[sim->matches[counter->first + at]];

		sum += added(traffic, now) - added(traffic, since);
	}
	return sum;
}

/* ---- wraps ---- */

static void raise_bit(const struct uncore_sim *sim, unsigned unit, const struct uncore_field_ref *ref,
		      unsigned instance, unsigned bit)
{
	struct uncore_register reg = { ref->box, (uint16_t)instance, ref->reg, 0 };
	const struct uncore_field_row *field;
	size_t cell;

	if (ref->field == UNCORE_NO_INDEX || ref->reg == UNCORE_NO_INDEX)
		return;
	field = &uncore_fields(sim->tables)[ref->field];
	cell = uncore_priv_sim_cell(sim, &reg);
	if (cell != UNCORE_PRIV_NONE && bit < field->width)
		*uncore_priv_sim_value(sim, unit, cell) |= UINT64_C(1) << (field->lo + bit);
}

static void report_wrap(const struct uncore_sim *sim, unsigned unit, const struct uncore_priv_slot_place *slot)
{
	const struct uncore_counter_row *group = slot->group;
	unsigned socket = uncore_priv_sim_socket(sim, unit, uncore_boxes(sim->tables)[slot->box].scope);
	const struct uncore_field_ref *ref;

	raise_bit(sim, unit, &group->overflow, slot->instance,
		  uncore_overflow_bit(sim->tables, group, slot->instance) + slot->index);
	if (slot->instance >= group->overflow_global.count)
		return;
	ref = &uncore_field_refs(sim->tables)[group->overflow_global.first + slot->instance];
	raise_bit(sim, socket, ref, 0, 0);
}

static uint64_t count_ones(const struct uncore_priv_slot_place *slot)
{
	unsigned width = slot->group->width;

	return width == 64 ? UINT64_MAX : (UINT64_C(1) << width) - 1;
}

static uint64_t room_left(uint64_t value, const struct uncore_priv_slot_place *slot)
{
	return count_ones(slot) - (value >> slot->low & count_ones(slot));
}

static void fill(uint64_t *value, const struct uncore_priv_slot_place *slot)
{
	*value |= count_ones(slot) << slot->low;
}

/* True when the counter has wrapped. */
static bool add(uint64_t *value, const struct uncore_priv_slot_place *slot, uint64_t count)
{
	uint64_t ones = count_ones(slot), room = room_left(*value, slot);
	uint64_t after = (ones - room + count) & ones;

	*value = (*value & ~(ones << slot->low)) | after << slot->low;
	return count > room;
}

bool uncore_priv_wraps(struct uncore_sim *sim, unsigned unit, size_t slot, uint64_t until, uint64_t *when)
{
	const struct uncore_priv_slot_place *place = &sim->slots[slot];
	struct uncore_priv_counter *counter = &sim->counters[unit * sim->slot_count + slot];
	uint64_t low = counter->since, high = until, room;

	if (low >= high)
		return false;
	if (counter->dirty)
		compile(sim, unit, slot);
	if (!counter->running || !counter->reports || counter->saturates ||
	    uncore_priv_faults_stuck(sim, unit, place, until))
		return false;
	room = room_left(*uncore_priv_sim_value(sim, unit, place->data), place);
	if (count_between(sim, counter, low, high) <= room)
		return false;
	/* It has not wrapped at low, and has at high. */
	while (high - low > 1) {
		uint64_t middle = low + (high - low) / 2;

		if (count_between(sim, counter, counter->since, middle) > room)
			high = middle;
		else
			low = middle;
	}
	*when = high;
	return true;
}

/* ---- up to date ---- */

void uncore_priv_sync_slot(struct uncore_sim *sim, unsigned unit, size_t slot, uint64_t now)
{
	const struct uncore_priv_slot_place *place = &sim->slots[slot];
	struct uncore_priv_counter *counter = &sim->counters[unit * sim->slot_count + slot];
	uint64_t since = counter->since, count;

	if (since >= now || place->data == UNCORE_PRIV_NONE)
		return;
	if (counter->dirty)
		compile(sim, unit, slot);
	counter->since = now;
	if (!counter->running || uncore_priv_faults_stuck(sim, unit, place, now))
		return;
	count = count_between(sim, counter, since, now);
	if (sim->tally_of != NULL)
		uncore_priv_sim_tally(sim, unit, slot, count, now - since);
	if (counter->saturates && count != 0)
		fill(uncore_priv_sim_value(sim, unit, place->data), place);
	else if (add(uncore_priv_sim_value(sim, unit, place->data), place, count) && counter->reports)
		report_wrap(sim, unit, place);
}

void uncore_priv_sync_box(struct uncore_sim *sim, unsigned unit, const struct uncore_register *reg, uint64_t now)
{
	struct uncore_priv_slots slots = uncore_priv_slots_of(sim, reg);

	for (size_t slot = slots.first; slot < slots.end; slot++)
		uncore_priv_sync_slot(sim, unit, slot, now);
}

void uncore_priv_sync_unit(struct uncore_sim *sim, unsigned unit, uint64_t now)
{
	for (size_t slot = 0; slot < sim->slot_count; slot++) {
		if (unit < uncore_priv_sim_units(sim, uncore_boxes(sim->tables)[sim->slots[slot].box].scope))
			uncore_priv_sync_slot(sim, unit, slot, now);
	}
}

void uncore_priv_sync_all(struct uncore_sim *sim, uint64_t now)
{
	for (unsigned unit = 0; unit < sim->units; unit++)
		uncore_priv_sync_unit(sim, unit, now);
}

static void touch(struct uncore_sim *sim, unsigned unit, size_t slot)
{
	const struct uncore_priv_slot_place *place = &sim->slots[slot];
	struct uncore_priv_counter *counter = &sim->counters[unit * sim->slot_count + slot];
	bool was_armed = counter->armed;

	counter->dirty = true;
	if (sim->tally_of != NULL)
		sim->tally_of[unit * sim->slot_count + slot] = 0;
	counter->armed = place->group->freezes.field != UNCORE_NO_INDEX && place->control != UNCORE_PRIV_NONE &&
			 place->data != UNCORE_PRIV_NONE &&
			 (~*uncore_priv_sim_value(sim, unit, place->control) & place->reports_by) == 0;
	sim->armed = sim->armed + counter->armed - was_armed;
}

void uncore_priv_touch_box(struct uncore_sim *sim, unsigned unit, const struct uncore_register *reg)
{
	struct uncore_priv_slots slots = uncore_priv_slots_of(sim, reg);

	for (size_t slot = slots.first; slot < slots.end; slot++)
		touch(sim, unit, slot);
}

void uncore_priv_touch_all(struct uncore_sim *sim)
{
	for (unsigned unit = 0; unit < sim->units; unit++) {
		for (size_t slot = 0; slot < sim->slot_count; slot++) {
			if (unit < uncore_priv_sim_units(sim, uncore_boxes(sim->tables)[sim->slots[slot].box].scope))
				touch(sim, unit, slot);
		}
	}
}
