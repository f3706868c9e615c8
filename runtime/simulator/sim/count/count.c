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
static inline uint64_t added(const struct traffic *traffic, uint64_t now)
{
	uint64_t time = now < traffic->to_ns ? now : traffic->to_ns;
	uint64_t cycles;

	if (time <= traffic->from_ns)
		return 0;
	if (traffic->wave.increments == NULL)
		return events_after(traffic->wave.rate, time - traffic->from_ns);
	cycles = events_after(traffic->hertz, time) - traffic->wave.from;
	return cycles / traffic->wave.length * traffic->sums[traffic->wave.length] +
	       traffic->sums[cycles % traffic->wave.length];
}

static uint64_t time_at(const struct counting *counting, const struct counter *counter, enum pace pace, uint64_t now)
{
	if (pace == PACE_CLOCK)
		return now;
	return pace_place(pace_time(&counting->traffic->slices, now), counter->speeds[pace]);
}

/*
 * In the cycles of the traffic's own time, of which there are fewer than of the clock. The clock's other cycles add
 * nothing, so they count where the comparison is inverted.
 */
static uint64_t compare_between(const struct counting *counting, const struct counter *counter, uint64_t since,
				uint64_t now)
{
	struct comparison comparison = counter->comparison;
	bool others = counter->pace != PACE_CLOCK && comparison.invert && !comparison.edge;
	uint64_t count;

	if (others)
		comparison.invert = false;
	for (unsigned at = 0; at < counter->count; at++)
		counting->waves[at] = counter->matches[at]->wave;
	count = compare_waves(&comparison, counting->waves, counter->count,
			      events_after(comparison.hertz, time_at(counting, counter, counter->pace, since)),
			      events_after(comparison.hertz, time_at(counting, counter, counter->pace, now)));
	return others ? events_after(comparison.hertz, now) - events_after(comparison.hertz, since) - count : count;
}

/* Traffic says amounts of a unit. This is how many counts they are, rounded down: worth_of() the other way round. */
static uint64_t counts_of(uint64_t amount, uint32_t worth, uint8_t halvings)
{
	return (amount / worth << halvings) + (amount % worth << halvings) / worth;
}

/* What all that the counter counts has added up to at a time. Inline: samples spend most of their time here. */
static inline uint64_t sum_at(const struct counting *counting, const struct counter *counter, uint64_t now)
{
	uint64_t sum = 0;

	if (counter->clock)
		return events_after(counter->comparison.hertz, now);
	if (counter->rate != 0)
		sum = events_after(counter->rate, pace_time(&counting->traffic->slices, now));
	for (unsigned at = 0; at < counter->count; at++)
		sum += added(counter->matches[at], now);
	return counter->worth == 0 ? sum : counts_of(sum, counter->worth, counter->halvings);
}

/* What it counts from its last time on. */
static inline uint64_t count_until(const struct counting *counting, const struct counter *counter, uint64_t now)
{
	return counter->compares && !counter->clock ? compare_between(counting, counter, counter->since, now) :
						      sum_at(counting, counter, now) - counter->sum;
}

/* Compiles a counter whose registers have changed. */
static void compile(struct counting *counting, unsigned unit, size_t slot, struct counter *counter)
{
	compile_slot(counting, unit, slot);
	if (counter->running && (counter->clock || !counter->compares))
		counter->sum = sum_at(counting, counter, counter->since);
}

/* ---- wraps ---- */

static void raise_bit(const struct registers *registers, unsigned unit, const struct uncore_field_ref *ref,
		      unsigned instance, unsigned bit)
{
	struct uncore_register reg = { ref->box, (uint16_t)instance, ref->reg, 0 };
	const struct uncore_field_row *field;
	size_t cell;

	if (ref->field == UNCORE_NO_INDEX || ref->reg == UNCORE_NO_INDEX)
		return;
	field = &uncore_fields(registers->shape->tables)[ref->field];
	cell = sim_cell(registers->shape, &reg);
	if (cell != NO_CELL_OR_SLOT && bit < field->width)
		*sim_value(registers, unit, cell) |= UINT64_C(1) << (field->lo + bit);
}

static void report_wrap(const struct registers *registers, unsigned unit, const struct slot_place *slot)
{
	const struct uncore_counter_row *group = slot->group;
	unsigned socket = sim_socket(registers->shape, unit, uncore_boxes(registers->shape->tables)[slot->box].scope);
	const struct uncore_field_ref *ref;

	raise_bit(registers, unit, &group->overflow, slot->instance,
		  uncore_overflow_bit(registers->shape->tables, group, slot->instance) + slot->index);
	if (slot->instance >= group->overflow_global.count)
		return;
	ref = &uncore_field_refs(registers->shape->tables)[group->overflow_global.first + slot->instance];
	raise_bit(registers, socket, ref, 0, 0);
}

static uint64_t room_left(uint64_t value, const struct slot_place *slot)
{
	return count_mask(slot) - (value >> slot->low & count_mask(slot));
}

static void fill_with_ones(uint64_t *value, const struct slot_place *slot)
{
	*value |= count_mask(slot) << slot->low;
}

/* True when the counter has wrapped. */
static bool add_count(uint64_t *value, const struct slot_place *slot, uint64_t count)
{
	uint64_t ones = count_mask(slot), room = room_left(*value, slot);
	uint64_t after = (ones - room + count) & ones;

	*value = (*value & ~(ones << slot->low)) | after << slot->low;
	return count > room;
}

bool slot_wraps(struct counting *counting, unsigned unit, size_t slot, uint64_t until, uint64_t *when)
{
	const struct slot_place *place = &counting->shape->slots[slot];
	struct counter *counter = &counting->counters[counter_at(counting, unit, slot)];
	uint64_t low = counter->since, high = until, room;

	if (low >= high)
		return false;
	if (counter->dirty)
		compile(counting, unit, slot, counter);
	if (!counter->running || !counter->reports || counter->saturates || until > counter->stuck_from)
		return false;
	room = room_left(*sim_value(counting->registers, unit, place->data), place);
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

void sync_slot(struct counting *counting, unsigned unit, size_t slot, uint64_t now)
{
	const struct slot_place *place = &counting->shape->slots[slot];
	struct counter *counter = &counting->counters[counter_at(counting, unit, slot)];
	uint64_t since = counter->since, count;

	if (since >= now || place->data == NO_CELL_OR_SLOT)
		return;
	if (counter->dirty)
		compile(counting, unit, slot, counter);
	count = counter->running ? count_until(counting, counter, now) : 0;
	counter->since = now;
	counter->sum += count;
	if (!counter->running || now > counter->stuck_from)
		return;
	if (counting->tallies.of != NULL)
		sim_tally(counting, unit, slot, count, now - since);
	if (counter->saturates && count != 0)
		fill_with_ones(sim_value(counting->registers, unit, place->data), place);
	else if (add_count(sim_value(counting->registers, unit, place->data), place, count) && counter->reports)
		report_wrap(counting->registers, unit, place);
}

void sync_box(struct counting *counting, unsigned unit, const struct uncore_register *reg, uint64_t now)
{
	struct slots slots = slots_of(counting->shape, reg);

	for (size_t slot = slots.first; slot < slots.end; slot++)
		sync_slot(counting, unit, slot, now);
}

void sync_unit(struct counting *counting, unsigned unit, uint64_t now)
{
	for (size_t slot = 0; slot < counting->shape->slot_count; slot++) {
		if (unit < sim_units(counting->shape,
				     uncore_boxes(counting->shape->tables)[counting->shape->slots[slot].box].scope))
			sync_slot(counting, unit, slot, now);
	}
}

void sync_all(struct counting *counting, uint64_t now)
{
	for (unsigned unit = 0; unit < counting->shape->units; unit++)
		sync_unit(counting, unit, now);
}

static void touch(struct counting *counting, unsigned unit, size_t slot)
{
	const struct slot_place *place = &counting->shape->slots[slot];
	struct counter *counter = &counting->counters[counter_at(counting, unit, slot)];
	bool was_armed = counter->armed;

	counter->dirty = true;
	if (counting->tallies.of != NULL)
		counting->tallies.of[counter_at(counting, unit, slot)] = 0;
	counter->armed = place->group->freezes.field != UNCORE_NO_INDEX && place->control != NO_CELL_OR_SLOT &&
			 place->data != NO_CELL_OR_SLOT &&
			 (~*sim_value(counting->registers, unit, place->control) & place->reports_by) == 0;
	counting->armed = counting->armed + counter->armed - was_armed;
}

void touch_box(struct counting *counting, unsigned unit, const struct uncore_register *reg)
{
	struct slots slots = slots_of(counting->shape, reg);

	for (size_t slot = slots.first; slot < slots.end; slot++)
		touch(counting, unit, slot);
}

void touch_all(struct counting *counting)
{
	for (unsigned unit = 0; unit < counting->shape->units; unit++) {
		for (size_t slot = 0; slot < counting->shape->slot_count; slot++) {
			if (unit <
			    sim_units(counting->shape,
				      uncore_boxes(counting->shape->tables)[counting->shape->slots[slot].box].scope))
				touch(counting, unit, slot);
		}
	}
}

/* ---- building ---- */

int counting_build(struct counting *counting, struct registers *registers, struct all_traffic *traffic)
{
	const struct shape *shape = registers->shape;
	size_t count = shape->slot_count * shape->units;

	counting->shape = shape;
	counting->traffic = traffic;
	counting->registers = registers;
	counting->counters = (struct counter *)zeroed_room(count, sizeof(counting->counters[0]));
	counting->groups =
		(struct group_traffic *)zeroed_room(shape->tables->counters.count, sizeof(counting->groups[0]));
	if (counting->counters == NULL || counting->groups == NULL)
		return UNCORE_E_NOMEM;
	for (size_t at = 0; at < count; at++)
		counting->counters[at].stuck_from = UINT64_MAX;
	touch_all(counting);
	return 0;
}

void counting_free(struct counting *counting)
{
	const struct shape *shape = counting->shape;

	for (size_t at = 0; counting->counters != NULL && at < shape->slot_count * shape->units; at++)
		free(counting->counters[at].matches);
	for (unsigned at = 0; counting->groups != NULL && at < shape->tables->counters.count; at++)
		free(counting->groups[at].at);
	free(counting->counters);
	free(counting->groups);
	free(counting->waves);
	free(counting->tallies.of);
	free(counting->tallies.at);
	uses_free(counting);
}
