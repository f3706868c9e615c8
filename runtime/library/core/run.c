/* SPDX-License-Identifier: MIT */
/* Walks the steps of a procedure and makes their accesses. */
#include "uncore/run.h"

#include "core/lookup.h"
#include "core/step.h"

/* A step that is being made. */
struct walk {
	struct uncore_box_run *run;
	enum uncore_procedure procedure;
	uint16_t step;
};

static const char *procedure_name(enum uncore_procedure procedure)
{
#define NAME(id, word, help) word,
	static const char *const names[] = { UNCORE_PROCEDURE(NAME) };
#undef NAME
	return names[procedure];
}

unsigned uncore_counter_count(const struct uncore_tables *tables, uint16_t box)
{
	struct uncore_range groups;
	unsigned count = 0;

	if (box >= tables->boxes.count)
		return 0;
	groups = uncore_boxes(tables)[box].counters;
	for (unsigned at = 0; at < groups.count; at++)
		count += uncore_counters(tables)[groups.first + at].count;
	return count;
}

int uncore_counter_first(const struct uncore_tables *tables, uint16_t box, uint16_t group, unsigned *first)
{
	struct uncore_range groups;

	if (box >= tables->boxes.count || !is_in_range(uncore_boxes(tables)[box].counters, group))
		return UNCORE_E_RANGE;
	groups = uncore_boxes(tables)[box].counters;
	*first = 0;
	for (unsigned at = groups.first; at < group; at++)
		*first += uncore_counters(tables)[at].count;
	return 0;
}

static void observe(const struct walk *walk, const struct uncore_register *reg, const struct uncore_address *address,
		    uint64_t value)
{
	const struct uncore_unit *unit = walk->run->unit;
	struct uncore_step_access access = {
		.procedure = walk->procedure, .step = walk->step, .reg = *reg, .address = *address, .value = value
	};

	access.is_write = uncore_steps(unit->tables)[walk->step].op == UNCORE_STEP_WRITE;
	if (unit->observe != NULL)
		unit->observe(unit->observe_context, &access);
}

static int step_failed(const struct walk *walk, const struct uncore_register *reg, int code)
{
	struct uncore_unit *unit = walk->run->unit;
	bool is_write = uncore_steps(unit->tables)[walk->step].op == UNCORE_STEP_WRITE;
	char name[80];

	if (uncore_register_name(unit->tables, reg, name, sizeof(name)) < 0)
		name[0] = '\0';
	return uncore_fault_set(&unit->fault, code, "%s: %s %s: %s", procedure_name(walk->procedure),
				is_write ? "write" : "read", name, uncore_error_text(code));
}

/* Takes the bits that the step keeps from the register's present value. */
static int keep_bits(struct uncore_unit *unit, const struct uncore_step_row *step, const struct uncore_address *address,
		     uint64_t *value)
{
	uint64_t held = 0;
	int result = step->keep == 0 ? 0 : uncore_io_read(&unit->io, unit->number, address, &held);

	*value = (*value & ~step->keep) | (held & step->keep);
	return result;
}

static int write_step(const struct walk *walk, const struct uncore_step_row *step, const struct slot *slot,
		      const struct uncore_register *reg)
{
	struct uncore_unit *unit = walk->run->unit;
	struct uncore_address address;
	uint64_t value;
	bool needed;
	int result = step_value(walk->run, step, slot, &needed, &value);

	if (result != 0 || !needed)
		return result;
	result = uncore_register_address(unit->tables, reg, &address);
	if (result == 0)
		result = keep_bits(unit, step, &address, &value);
	if (result == 0)
		result = uncore_check_write(unit->tables, step->reg, value);
	if (result == 0)
		result = uncore_io_write(&unit->io, unit->number, &address, value);
	if (result == 0)
		observe(walk, reg, &address, value);
	return result;
}

static int read_step(const struct walk *walk, const struct uncore_step_row *step, const struct slot *slot,
		     const struct uncore_register *reg)
{
	struct uncore_unit *unit = walk->run->unit;
	struct uncore_address address;
	uint64_t value;
	int result = uncore_register_address(unit->tables, reg, &address);

	if (result == 0)
		result = uncore_io_read(&unit->io, unit->number, &address, &value);
	if (result != 0)
		return result;
	if (slot->counter != NULL && slot->group->data == step->reg)
		slot->counter->count = count_in(unit->tables, slot->group, value);
	observe(walk, reg, &address, value);
	return 0;
}

static int access_step(const struct walk *walk, const struct uncore_step_row *step, const struct slot *slot)
{
	struct uncore_register reg = { walk->run->box, walk->run->instance, step->reg, slot->index };
	int result =
		step->op == UNCORE_STEP_WRITE ? write_step(walk, step, slot, &reg) : read_step(walk, step, slot, &reg);

	return result == 0 ? 0 : step_failed(walk, &reg, result);
}

/* Once for each counter in use whose control or data the step's register is. */
static int step_by_counter(const struct walk *walk, const struct uncore_step_row *step)
{
	const struct uncore_tables *tables = walk->run->unit->tables;
	struct uncore_range groups = uncore_boxes(tables)[walk->run->box].counters;
	struct uncore_counter_run *counter = walk->run->counters;

	for (unsigned at = 0; at < groups.count && walk->run->counter_count != 0; at++) {
		const struct uncore_counter_row *group = &uncore_counters(tables)[groups.first + at];

		for (uint16_t index = 0; index < group->count; index++, counter++) {
			struct slot slot = { group, counter, index };
			int result = 0;

			if (counter->in_use && (group->control == step->reg || group->data == step->reg))
				result = access_step(walk, step, &slot);
			if (result != 0)
				return result;
		}
	}
	return 0;
}

/*
 * A step may name the register of one counter, in use or not. On some processors the control register of one counter
 * enables all of them.
 */
static void find_counter(const struct uncore_box_run *run, const struct uncore_step_row *step, struct slot *slot)
{
	struct uncore_range groups = uncore_boxes(run->unit->tables)[run->box].counters;
	struct uncore_counter_run *counter = run->counters;

	for (unsigned at = 0; at < groups.count && run->counter_count != 0; at++) {
		const struct uncore_counter_row *group = &uncore_counters(run->unit->tables)[groups.first + at];

		if ((group->control == step->reg || group->data == step->reg) && step->index < group->count) {
			slot->group = group;
			slot->counter = &counter[step->index];
			return;
		}
		counter += group->count;
	}
}

static int run_step(const struct walk *walk)
{
	const struct uncore_step_row *step = &uncore_steps(walk->run->unit->tables)[walk->step];
	struct slot slot = { NULL, NULL, step->index };

	if (!(step->flags & UNCORE_STEP_COUNTERS))
		find_counter(walk->run, step, &slot);
	return step->flags & UNCORE_STEP_COUNTERS ? step_by_counter(walk, step) : access_step(walk, step, &slot);
}

static const struct uncore_procedure_row *find_procedure(const struct uncore_tables *tables, struct uncore_range rows,
							 enum uncore_procedure procedure)
{
	for (unsigned at = 0; at < rows.count; at++) {
		if (uncore_procedure_rows(tables)[rows.first + at].procedure == procedure)
			return &uncore_procedure_rows(tables)[rows.first + at];
	}
	return NULL;
}

/* Whether some step of some procedure of the box adds what events need to the register. */
static bool events_reach(const struct uncore_tables *tables, unsigned box, unsigned reg, unsigned index)
{
	struct uncore_range procedures = uncore_boxes(tables)[box].procedures;

	for (unsigned at = 0; at < procedures.count; at++) {
		struct uncore_range steps = uncore_procedure_rows(tables)[procedures.first + at].steps;

		for (unsigned each = 0; each < steps.count; each++) {
			const struct uncore_step_row *step = &uncore_steps(tables)[steps.first + each];

			if (step->reg == reg && (step->flags & UNCORE_STEP_EVENT) &&
			    ((step->flags & UNCORE_STEP_COUNTERS) || step->index == index))
				return true;
		}
	}
	return false;
}

/* A filter that is never written would silently give wrong counts, so this is an error. */
static int check_filters(const struct uncore_box_run *run)
{
	const struct uncore_tables *tables = run->unit->tables;

	for (size_t at = 0; at < run->filter_count; at++) {
		const struct uncore_filter_run *filter = &run->filters[at];
		struct uncore_register reg = { run->box, run->instance, filter->reg, filter->index };

		if (check_register(tables, &reg) != 0)
			return uncore_fault_set(&run->unit->fault, UNCORE_E_RANGE,
						"filter %zu names a register that the box does not have", at);
		if (!events_reach(tables, run->box, filter->reg, filter->index))
			return uncore_fault_set(&run->unit->fault, UNCORE_E_NOENT,
						"no procedure of the box writes filters to %s",
						uncore_text(tables, uncore_registers(tables)[filter->reg].id));
	}
	return 0;
}

static int check_counters(const struct uncore_box_run *run)
{
	const struct uncore_tables *tables = run->unit->tables;
	struct uncore_range groups = uncore_boxes(tables)[run->box].counters;
	const struct uncore_counter_run *counter = run->counters;

	for (unsigned at = 0; at < groups.count && run->counter_count != 0; at++) {
		const struct uncore_counter_row *group = &uncore_counters(tables)[groups.first + at];

		for (unsigned index = 0; index < group->count; index++, counter++) {
			if (counter->in_use && counter->control.mask != 0 &&
			    !events_reach(tables, run->box, group->control, index))
				return uncore_fault_set(&run->unit->fault, UNCORE_E_NOENT,
							"no procedure of the box writes events to its %s counters",
							uncore_text(tables, group->id));
		}
	}
	return 0;
}

static int check_unit(struct uncore_unit *unit, enum uncore_procedure procedure)
{
	if (unit == NULL || unit->tables == NULL)
		return UNCORE_E_ARGUMENT;
	if ((unsigned)procedure >= UNCORE_PROC_END)
		return uncore_fault_set(&unit->fault, UNCORE_E_RANGE, "there is no procedure %u", (unsigned)procedure);
	return 0;
}

static int check_run(const struct uncore_box_run *run)
{
	const struct uncore_tables *tables = run->unit->tables;
	struct uncore_fault *fault = &run->unit->fault;

	if (run->box >= tables->boxes.count)
		return uncore_fault_set(fault, UNCORE_E_RANGE, "there is no box %u", run->box);
	if (run->instance >= uncore_boxes(tables)[run->box].instances)
		return uncore_fault_set(fault, UNCORE_E_RANGE, "%s has no instance %u",
					uncore_text(tables, uncore_boxes(tables)[run->box].id), run->instance);
	if (run->counter_count != 0 && run->counter_count != uncore_counter_count(tables, run->box))
		return uncore_fault_set(fault, UNCORE_E_RANGE, "%s has %u counters, not %u",
					uncore_text(tables, uncore_boxes(tables)[run->box].id),
					uncore_counter_count(tables, run->box), run->counter_count);
	if ((run->counter_count != 0 && run->counters == NULL) || (run->filter_count != 0 && run->filters == NULL))
		return uncore_fault_set(fault, UNCORE_E_ARGUMENT,
					"counters or filters are NULL, "
					"but their number is not 0");
	return 0;
}

int uncore_run(struct uncore_box_run *run, enum uncore_procedure procedure)
{
	const struct uncore_tables *tables;
	const struct uncore_procedure_row *row;
	int result = run == NULL ? UNCORE_E_ARGUMENT : check_unit(run->unit, procedure);

	if (result == 0)
		result = check_run(run);
	if (result != 0)
		return result;
	tables = run->unit->tables;
	row = find_procedure(tables, uncore_boxes(tables)[run->box].procedures, procedure);
	if (row == NULL)
		return UNCORE_E_NOENT;
	if (procedure == UNCORE_PROC_PROGRAM)
		result = check_filters(run);
	if (procedure == UNCORE_PROC_PROGRAM && result == 0)
		result = check_counters(run);
	for (unsigned at = 0; at < row->steps.count && result == 0; at++) {
		struct walk walk = { run, procedure, (uint16_t)(row->steps.first + at) };

		result = run_step(&walk);
	}
	return result;
}

/* One step of a package procedure, on every instance of its box. */
static int step_everywhere(struct uncore_unit *unit, enum uncore_procedure procedure, uint16_t step)
{
	uint16_t box = uncore_steps(unit->tables)[step].box;
	unsigned instances = uncore_boxes(unit->tables)[box].instances;
	int result = 0;

	if (uncore_steps(unit->tables)[step].flags & (UNCORE_STEP_COUNTERS | UNCORE_STEP_EVENT))
		return uncore_fault_set(&unit->fault, UNCORE_E_ARGUMENT,
					"a step of the package's %s procedure needs counters, and a package has none",
					procedure_name(procedure));
	for (uint16_t instance = 0; instance < instances && result == 0; instance++) {
		struct uncore_box_run run = { .unit = unit, .box = box, .instance = instance };
		struct walk walk = { &run, procedure, step };

		result = run_step(&walk);
	}
	return result;
}

int uncore_run_platform(struct uncore_unit *unit, enum uncore_procedure procedure)
{
	const struct uncore_procedure_row *row;
	int result = check_unit(unit, procedure);

	if (result != 0)
		return result;
	row = find_procedure(unit->tables, unit->tables->procedures, procedure);
	if (row == NULL)
		return UNCORE_E_NOENT;
	for (unsigned at = 0; at < row->steps.count && result == 0; at++)
		result = step_everywhere(unit, procedure, (uint16_t)(row->steps.first + at));
	return result;
}
