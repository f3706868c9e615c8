/* SPDX-License-Identifier: MIT */
/*
 * Counts in boxes whose registers no bus reaches. No source gives their procedures either. So a step does what the
 * kernel's driver does to any box: it zeroes, programs, enables, holds or reads the counters.
 */
#include "core/lookup.h"
#include "sim/simulator.h"

/* A counter of the box: its group and its place there. */
struct counter_place {
	const struct uncore_counter_row *group;
	uint16_t index;
};

static struct counter_place place_of(const struct uncore_tables *tables, uint16_t box, unsigned number)
{
	struct uncore_range groups = uncore_boxes(tables)[box].counters;
	const struct uncore_counter_row *group = &uncore_counters(tables)[groups.first];

	while (number >= group->count)
		number -= group++->count;
	return (struct counter_place){ group, (uint16_t)number };
}

/* What a driver does there is no access on a bus, and is noted as its use all the same. */
static int use(struct uncore_sim *sim, unsigned unit, const struct uncore_register *reg, bool is_write, uint64_t *value)
{
	size_t cell = sim_cell(&sim->shape, reg);

	if (cell != NO_CELL_OR_SLOT)
		sim_use(&sim->counting, unit, cell, is_write);
	return is_write ? uncore_sim_poke(sim, unit, reg, *value) : uncore_sim_peek(sim, unit, reg, value);
}

static int check_instance(const struct uncore_sim *sim, const struct uncore_box_run *run)
{
	uint16_t data =
		uncore_counters(sim->shape.tables)[uncore_boxes(sim->shape.tables)[run->box].counters.first].data;
	struct uncore_register reg = { run->box, run->instance, data, 0 };
	size_t cell = sim_cell(&sim->shape, &reg);

	if (cell == NO_CELL_OR_SLOT)
		return UNCORE_E_NODEV;
	switch (state_of(&sim->shape, run->unit->number, &sim->shape.cells.cells[cell])->state) {
	case UNCORE_SCENARIO_ABSENT:
	case UNCORE_SCENARIO_HIDDEN:
		return UNCORE_E_NODEV;
	case UNCORE_SCENARIO_DENIED:
		return UNCORE_E_DENIED;
	default:
		return 0;
	}
}

/* ---- steps ---- */

static int write_filter(struct uncore_sim *sim, const struct uncore_box_run *run,
			const struct uncore_filter_run *filter)
{
	struct uncore_register reg = { run->box, run->instance, filter->reg, filter->index };
	uint64_t held;
	int result = use(sim, run->unit->number, &reg, false, &held);

	if (result != 0)
		return result;
	held = (held & ~filter->bits.mask) | filter->bits.value;
	return use(sim, run->unit->number, &reg, true, &held);
}

static int write_filters(struct uncore_sim *sim, const struct uncore_box_run *run)
{
	int result = 0;

	for (size_t at = 0; at < run->filter_count && result == 0; at++)
		result = write_filter(sim, run, &run->filters[at]);
	return result;
}

/* The value that lets the counter count, with the bit that enables it where the register has one. */
static uint64_t enabled_value(const struct uncore_tables *tables, const struct uncore_counter_row *group,
			      const struct uncore_counter_run *counter)
{
	return counter->control.value | reg_role(tables, group->control, UNCORE_ROLE_ENABLE);
}

/* Holds every counter, or lets those in use count. A counter that runs freely cannot be held. */
static int switch_counters(struct uncore_sim *sim, const struct uncore_box_run *run, bool on)
{
	const struct uncore_tables *tables = sim->shape.tables;
	int result = 0;

	for (unsigned at = 0; at < run->counter_count && result == 0; at++) {
		struct counter_place place = place_of(tables, run->box, at);
		struct uncore_register reg = { run->box, run->instance, place.group->control, place.index };
		const struct uncore_counter_run *counter = &run->counters[at];
		uint64_t value = on && counter->in_use ? enabled_value(tables, place.group, counter) : 0;

		if (reg.reg != UNCORE_NO_INDEX)
			result = use(sim, run->unit->number, &reg, true, &value);
	}
	return result;
}

static int zero_counters(struct uncore_sim *sim, const struct uncore_box_run *run)
{
	int result = 0;

	for (unsigned at = 0; at < run->counter_count && result == 0; at++) {
		struct counter_place place = place_of(sim->shape.tables, run->box, at);
		struct uncore_register reg = { run->box, run->instance, place.group->data, place.index };
		uint64_t zero = 0;

		if (place.group->kind != UNCORE_COUNTER_FREE)
			result = use(sim, run->unit->number, &reg, true, &zero);
	}
	return result;
}

static int read_counters(struct uncore_sim *sim, const struct uncore_box_run *run)
{
	int result = 0;

	for (unsigned at = 0; at < run->counter_count && result == 0; at++) {
		struct counter_place place = place_of(sim->shape.tables, run->box, at);
		struct uncore_register reg = { run->box, run->instance, place.group->data, place.index };

		if (run->counters[at].in_use)
			result = use(sim, run->unit->number, &reg, false, &run->counters[at].count);
	}
	return result;
}

int sim_run_apart(void *context, const struct uncore_box_run *run, enum uncore_procedure procedure)
{
	struct uncore_sim *sim = (struct uncore_sim *)context;
	int result;

	if (!only_perf_counts(sim->shape.tables, run->box))
		return UNCORE_E_NOENT;
	result = check_instance(sim, run);
	if (result != 0)
		return result;
	switch (procedure) {
	case UNCORE_PROC_RESET:
		return zero_counters(sim, run);
	case UNCORE_PROC_PROGRAM:
		return write_filters(sim, run);
	case UNCORE_PROC_START:
	case UNCORE_PROC_UNFREEZE:
		return switch_counters(sim, run, true);
	case UNCORE_PROC_SETUP:
	case UNCORE_PROC_STOP:
	case UNCORE_PROC_FREEZE:
	case UNCORE_PROC_RESTORE:
		return switch_counters(sim, run, false);
	case UNCORE_PROC_READ:
		return read_counters(sim, run);
	default:
		return 0;
	}
}
