/* SPDX-License-Identifier: MIT */
/*
 * Brings counters up to date at each access. Registers and traffic determine what a counter counts between two times,
 * so the simulator does nothing while time passes.
 */
#include <stdlib.h>

#include "sim/count/counting.h"
#include "sim/shape/room.h"

/* ---- counting ---- */

/* What the traffic has added since it began, up to a time that is its own. */
static inline uint64_t added(const struct uncore_priv_traffic *traffic, uint64_t now)
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

static uint64_t time_at(const struct uncore_priv_counting *counting, const struct uncore_priv_counter *counter,
			enum uncore_priv_pace pace, uint64_t now)
{
	if (pace == UNCORE_PRIV_PACE_CLOCK)
		return now;
	return uncore_priv_pace_place(uncore_priv_pace_time(&counting->traffic->slices, now), counter->speeds[pace]);
}

/*
 * In the cycles of the traffic's own time, of which there are fewer than of the clock. The clock's other cycles add
 * nothing, so they count where the comparison is inverted.
 */
static uint64_t compare_between(const struct uncore_priv_counting *counting, const struct uncore_priv_counter *counter,
				uint64_t since, uint64_t now)
{
	struct uncore_priv_comparison comparison = counter->comparison;
	bool others = counter->pace != UNCORE_PRIV_PACE_CLOCK && comparison.invert && !comparison.edge;
	uint64_t count;

	if (others)
		comparison.invert = false;
	for (unsigned at = 0; at < counter->count; at++)
		counting->waves[at] = counting->traffic->at[counting->matches[counter->first + at]].wave;
	count = uncore_priv_compare(
		&comparison, counting->waves, counter->count,
		uncore_priv_happened(comparison.hertz, time_at(counting, counter, counter->pace, since)),
		uncore_priv_happened(comparison.hertz, time_at(counting, counter, counter->pace, now)));
	return others ? uncore_priv_happened(comparison.hertz, now) - uncore_priv_happened(comparison.hertz, since) -
				count :
			count;
}

/* What all that the counter counts has added up to at a time. Inline: samples spend most of their time here. */
static inline uint64_t sum_at(const struct uncore_priv_counting *counting, const struct uncore_priv_counter *counter,
			      uint64_t now)
{
	uint64_t sum = 0;

	if (counter->clock)
		return uncore_priv_happened(counter->comparison.hertz, now);
	if (counter->rate != 0)
		sum = uncore_priv_happened(counter->rate, uncore_priv_pace_time(&counting->traffic->slices, now));
	for (unsigned at = 0; at < counter->count; at++) {
		const struct uncore_priv_traffic *traffic =
			&counting->traffic->at[counting->matches[counter->first + at]];

		sum += added(traffic, now);
	}
	return sum;
}

/* What it counts from its last time on. */
static inline uint64_t count_until(const struct uncore_priv_counting *counting,
				   const struct uncore_priv_counter *counter, uint64_t now)
{
	return counter->compares && !counter->clock ? compare_between(counting, counter, counter->since, now) :
						      sum_at(counting, counter, now) - counter->sum;
}

/* Compiles a counter whose registers have changed. */
static void compile(struct uncore_priv_counting *counting, unsigned unit, size_t slot,
		    struct uncore_priv_counter *counter)
{
	uncore_priv_compile(counting, unit, slot);
	if (counter->running && (counter->clock || !counter->compares))
		counter->sum = sum_at(counting, counter, counter->since);
}

/* ---- wraps ---- */

static void raise_bit(const struct uncore_priv_registers *registers, unsigned unit, const struct uncore_field_ref *ref,
		      unsigned instance, unsigned bit)
{
	struct uncore_register reg = { ref->box, (uint16_t)instance, ref->reg, 0 };
	const struct uncore_field_row *field;
	size_t cell;

	if (ref->field == UNCORE_NO_INDEX || ref->reg == UNCORE_NO_INDEX)
		return;
	field = &uncore_fields(registers->shape->tables)[ref->field];
	cell = uncore_priv_sim_cell(registers->shape, &reg);
	if (cell != UNCORE_PRIV_NONE && bit < field->width)
		*uncore_priv_sim_value(registers, unit, cell) |= UINT64_C(1) << (field->lo + bit);
}

static void report_wrap(const struct uncore_priv_registers *registers, unsigned unit,
			const struct uncore_priv_slot_place *slot)
{
	const struct uncore_counter_row *group = slot->group;
	unsigned socket =
		uncore_priv_sim_socket(registers->shape, unit, uncore_boxes(registers->shape->tables)[slot->box].scope);
	const struct uncore_field_ref *ref;

	raise_bit(registers, unit, &group->overflow, slot->instance,
		  uncore_overflow_bit(registers->shape->tables, group, slot->instance) + slot->index);
	if (slot->instance >= group->overflow_global.count)
		return;
	ref = &uncore_field_refs(registers->shape->tables)[group->overflow_global.first + slot->instance];
	raise_bit(registers, socket, ref, 0, 0);
}

static uint64_t room_left(uint64_t value, const struct uncore_priv_slot_place *slot)
{
	return uncore_priv_count_ones(slot) - (value >> slot->low & uncore_priv_count_ones(slot));
}

static void fill(uint64_t *value, const struct uncore_priv_slot_place *slot)
{
	*value |= uncore_priv_count_ones(slot) << slot->low;
}

/* True when the counter has wrapped. */
static bool add(uint64_t *value, const struct uncore_priv_slot_place *slot, uint64_t count)
{
	uint64_t ones = uncore_priv_count_ones(slot), room = room_left(*value, slot);
	uint64_t after = (ones - room + count) & ones;

	*value = (*value & ~(ones << slot->low)) | after << slot->low;
	return count > room;
}

bool uncore_priv_wraps(struct uncore_priv_counting *counting, unsigned unit, size_t slot, uint64_t until,
		       uint64_t *when)
{
	const struct uncore_priv_slot_place *place = &counting->shape->slots[slot];
	struct uncore_priv_counter *counter = &counting->counters[uncore_priv_counter_at(counting, unit, slot)];
	uint64_t low = counter->since, high = until, room;

	if (low >= high)
		return false;
	if (counter->dirty)
		compile(counting, unit, slot, counter);
	if (!counter->running || !counter->reports || counter->saturates || until > counter->stuck_from)
		return false;
	room = room_left(*uncore_priv_sim_value(counting->registers, unit, place->data), place);
	if (count_until(counting, counter, high) <= room)
		return false;
	/* Invariant: the counter has not wrapped at low, and has wrapped at high. */
	while (high - low > 1) {
		uint64_t middle = low + (high - low) / 2;

		if (count_until(counting, counter, middle) > room)
			high = middle;
		else
			low = middle;
	}
	*when = high;
	return true;
}

/* ---- counting up ---- */

void uncore_priv_sync_slot(struct uncore_priv_counting *counting, unsigned unit, size_t slot, uint64_t now)
{
	const struct uncore_priv_slot_place *place = &counting->shape->slots[slot];
	struct uncore_priv_counter *counter = &counting->counters[uncore_priv_counter_at(counting, unit, slot)];
	uint64_t since = counter->since, count;

	if (since >= now || place->data == UNCORE_PRIV_NONE)
		return;
	if (counter->dirty)
		compile(counting, unit, slot, counter);
	count = counter->running ? count_until(counting, counter, now) : 0;
	counter->since = now;
	counter->sum += count;
	if (!counter->running || now > counter->stuck_from)
		return;
	if (counting->tallies.of != NULL)
		uncore_priv_sim_tally(counting, unit, slot, count, now - since);
	if (counter->saturates && count != 0)
		fill(uncore_priv_sim_value(counting->registers, unit, place->data), place);
	else if (add(uncore_priv_sim_value(counting->registers, unit, place->data), place, count) && counter->reports)
		report_wrap(counting->registers, unit, place);
}

void uncore_priv_sync_box(struct uncore_priv_counting *counting, unsigned unit, const struct uncore_register *reg,
			  uint64_t now)
{
	struct uncore_priv_slots slots = uncore_priv_slots_of(counting->shape, reg);

	for (size_t slot = slots.first; slot < slots.end; slot++)
		uncore_priv_sync_slot(counting, unit, slot, now);
}

void uncore_priv_sync_unit(struct uncore_priv_counting *counting, unsigned unit, uint64_t now)
{
	for (size_t slot = 0; slot < counting->shape->slot_count; slot++) {
		if (unit < uncore_priv_sim_units(
				   counting->shape,
				   uncore_boxes(counting->shape->tables)[counting->shape->slots[slot].box].scope))
			uncore_priv_sync_slot(counting, unit, slot, now);
	}
}

void uncore_priv_sync_all(struct uncore_priv_counting *counting, uint64_t now)
{
	for (unsigned unit = 0; unit < counting->shape->units; unit++)
		uncore_priv_sync_unit(counting, unit, now);
}

static void touch(struct uncore_priv_counting *counting, unsigned unit, size_t slot)
{
	const struct uncore_priv_slot_place *place = &counting->shape->slots[slot];
	struct uncore_priv_counter *counter = &counting->counters[uncore_priv_counter_at(counting, unit, slot)];
	bool was_armed = counter->armed;

	counter->dirty = true;
	if (counting->tallies.of != NULL)
		counting->tallies.of[uncore_priv_counter_at(counting, unit, slot)] = 0;
	counter->armed = place->group->freezes.field != UNCORE_NO_INDEX && place->control != UNCORE_PRIV_NONE &&
			 place->data != UNCORE_PRIV_NONE &&
			 (~*uncore_priv_sim_value(counting->registers, unit, place->control) & place->reports_by) == 0;
	counting->armed = counting->armed + counter->armed - was_armed;
}

void uncore_priv_touch_box(struct uncore_priv_counting *counting, unsigned unit, const struct uncore_register *reg)
{
	struct uncore_priv_slots slots = uncore_priv_slots_of(counting->shape, reg);

	for (size_t slot = slots.first; slot < slots.end; slot++)
		touch(counting, unit, slot);
}

void uncore_priv_touch_all(struct uncore_priv_counting *counting)
{
	for (unsigned unit = 0; unit < counting->shape->units; unit++) {
		for (size_t slot = 0; slot < counting->shape->slot_count; slot++) {
			if (unit <
			    uncore_priv_sim_units(
				    counting->shape,
				    uncore_boxes(counting->shape->tables)[counting->shape->slots[slot].box].scope))
				touch(counting, unit, slot);
		}
	}
}

/* ---- building ---- */

/* Counters are compiled at each write to a control register, so each looks only at the traffic of its group. */
static int index_traffic(struct uncore_priv_counting *counting)
{
	const struct uncore_priv_traffic_list *traffic = counting->traffic;
	unsigned groups = counting->shape->tables->counters.count, next = 0;

	counting->by_group = (uint16_t *)uncore_priv_room(traffic->count, sizeof(counting->by_group[0]));
	counting->group_first = (size_t *)uncore_priv_room(groups + 1U, sizeof(counting->group_first[0]));
	if (counting->by_group == NULL || counting->group_first == NULL)
		return UNCORE_E_NOMEM;
	for (unsigned group = 0; group < groups; group++) {
		counting->group_first[group] = next;
		for (size_t at = 0; at < traffic->count; at++)
			if (traffic->at[at].code.group == group)
				counting->by_group[next++] = (uint16_t)at;
	}
	counting->group_first[groups] = next;
	return 0;
}

int uncore_priv_counting_build(struct uncore_priv_counting *counting, struct uncore_priv_registers *registers,
			       const struct uncore_priv_traffic_list *traffic)
{
	const struct uncore_priv_shape *shape = registers->shape;
	size_t count = shape->slot_count * shape->units;

	counting->shape = shape;
	counting->traffic = traffic;
	counting->registers = registers;
	counting->counters = (struct uncore_priv_counter *)uncore_priv_room(count, sizeof(counting->counters[0]));
	counting->matches = (uint16_t *)uncore_priv_room(count * traffic->count, sizeof(counting->matches[0]));
	counting->waves = (struct uncore_priv_wave *)uncore_priv_room(traffic->count, sizeof(counting->waves[0]));
	if (counting->counters == NULL || counting->matches == NULL || counting->waves == NULL)
		return UNCORE_E_NOMEM;
	for (size_t at = 0; at < count; at++)
		counting->counters[at].stuck_from = UINT64_MAX;
	uncore_priv_touch_all(counting);
	return index_traffic(counting);
}

void uncore_priv_counting_free(struct uncore_priv_counting *counting)
{
	free(counting->counters);
	free(counting->matches);
	free(counting->by_group);
	free(counting->group_first);
	free(counting->waves);
	free(counting->tallies.of);
	free(counting->tallies.at);
}
