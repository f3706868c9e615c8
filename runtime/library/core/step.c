/* SPDX-License-Identifier: MIT */
/* Composes the value of a step. */
#include "core/step.h"

#include "shared/bits.h"
#include "core/lookup.h"

/* Adds the bits that an event needs to those that other events need. */
static int merge(struct uncore_bits *all, struct uncore_bits more)
{
	if (more.value & ~more.mask)
		return UNCORE_E_RANGE;
	if ((all->value ^ more.value) & all->mask & more.mask)
		return UNCORE_E_CONFLICT;
	all->value |= more.value;
	all->mask |= more.mask;
	return 0;
}

static int merge_filters(const struct uncore_box_run *run, const struct uncore_step_row *step, struct uncore_bits *all)
{
	for (size_t at = 0; at < run->filter_count; at++) {
		const struct uncore_filter_run *filter = &run->filters[at];
		int result = 0;

		if (filter->reg == step->reg && filter->index == step->index)
			result = merge(all, filter->bits);
		if (result != 0)
			return result;
	}
	return 0;
}

unsigned count_shift(const struct uncore_tables *tables, const struct uncore_counter_row *group)
{
	uint16_t field;

	if (find_role(tables, group->data, UNCORE_ROLE_COUNT, &field) != 0)
		return 0;
	return uncore_fields(tables)[field].lo;
}

/*
 * If a write takes only the low bits, hardware copies the highest of these into the rest. Only such a value can be
 * written.
 */
static bool can_be_written(const struct uncore_counter_row *group, uint64_t count)
{
	uint64_t above;

	/* A counter may have all 64 bits: then no bits are above. */
	if (group->write_width == 0)
		return true;
	above = count >> (group->write_width - 1);
	return above == 0 || above == low_bits((unsigned)(group->width - group->write_width + 1));
}

static int put_preload(const struct uncore_tables *tables, const struct slot *slot, uint64_t *value)
{
	unsigned shift = count_shift(tables, slot->group);
	uint64_t ones = low_bits(slot->group->width);
	uint64_t period = slot->counter->period;

	/*
	 * A period of 2^width starts from zero, like a period of 0. ones + 1 would not fit 64 bits for the widest
	 * counter.
	 */
	if (period != 0 && period - 1 > ones)
		return UNCORE_E_RANGE;
	if (!can_be_written(slot->group, (0 - period) & ones))
		return UNCORE_E_RANGE;
	*value = (*value & ~(ones << shift)) | ((0 - period) & ones) << shift;
	return 0;
}

/* A command names the counters in use by their bits. */
static uint64_t in_use_bits(const struct uncore_box_run *run, const struct uncore_step_row *step)
{
	const struct uncore_tables *tables = run->unit->tables;
	struct uncore_range groups = uncore_boxes(tables)[run->box].counters;
	const struct uncore_counter_run *counter = run->counters;
	uint64_t bits = 0;
	uint16_t field;

	if (run->counter_count == 0 || find_role(tables, step->reg, UNCORE_ROLE_COUNTER_SELECT, &field) != 0)
		return 0;
	for (unsigned at = 0; at < groups.count; at++) {
		const struct uncore_counter_row *group = &uncore_counters(tables)[groups.first + at];

		for (unsigned index = 0; index < group->count; index++, counter++)
			bits |= (uint64_t)counter->in_use << (group->select_bit + index);
	}
	return bits << uncore_fields(tables)[field].lo;
}

int step_value(const struct uncore_box_run *run, const struct uncore_step_row *step, const struct slot *slot,
	       bool *needed, uint64_t *value)
{
	struct uncore_bits bits = { 0, 0 };
	int result = 0;

	*needed = true;
	*value = step->value;
	if (step->flags & UNCORE_STEP_IN_USE)
		*value |= in_use_bits(run, step);
	if (step->flags & UNCORE_STEP_EVENT) {
		if (slot->counter == NULL)
			result = merge_filters(run, step, &bits);
		else if (slot->counter->in_use)
			result = merge(&bits, slot->counter->control);
		*needed = slot->counter != NULL || bits.mask != 0;
		if (result == 0 && ((step->value ^ bits.value) & step->set & bits.mask))
			result = UNCORE_E_CONFLICT;
		*value = (step->value & ~bits.mask) | bits.value;
	}
	if (result == 0 && (step->flags & UNCORE_STEP_PRELOAD) && slot->counter != NULL)
		result = put_preload(run->unit->tables, slot, value);
	return result;
}

uint64_t count_in(const struct uncore_tables *tables, const struct uncore_counter_row *group, uint64_t raw)
{
	return raw >> count_shift(tables, group) & low_bits(group->width);
}
