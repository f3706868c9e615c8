/* SPDX-License-Identifier: MIT */
/* Makes accesses fail, by the rules of a scenario or of a test. */
#include <stdio.h>
#include <stdlib.h>

#include "sim/faults/faults.h"
#include "sim/shape/names.h"

/* ---- rules ---- */

static bool names_register(const struct shape *shape, const struct fault *fault, unsigned unit,
			   const struct uncore_register *reg)
{
	const struct uncore_scenario_where *where = &fault->rule.where;

	if (fault->box != UNCORE_NO_INDEX && fault->box != reg->box)
		return false;
	if (where->socket != UNCORE_SCENARIO_ALL &&
	    where->socket != sim_socket(shape, unit, uncore_boxes(shape->tables)[reg->box].scope))
		return false;
	return (where->instance == UNCORE_SCENARIO_ALL || where->instance == reg->instance) &&
	       (fault->reg == UNCORE_NO_INDEX || fault->reg == reg->reg) &&
	       (where->index == UNCORE_SCENARIO_ALL || where->index == reg->index);
}

static int check(const struct uncore_scenario_fault *rule, const char *place, unsigned reg, struct uncore_fault *fault)
{
	if (rule->error >= UNCORE_SCENARIO_ERROR_END)
		return uncore_fault_set(fault, UNCORE_E_RANGE, "%s/error: there is no error %u", place,
					(unsigned)rule->error);
	if (rule->access > UNCORE_SCENARIO_WRITE)
		return uncore_fault_set(fault, UNCORE_E_RANGE, "%s/access: there is no access %u", place,
					(unsigned)rule->access);
	if (rule->error == UNCORE_SCENARIO_FLIP && (reg == UNCORE_NO_INDEX || rule->bits == 0))
		return uncore_fault_set(fault, UNCORE_E_ARGUMENT, "%s: a flip needs box, register and bits", place);
	return 0;
}

static int grow(struct faults *faults)
{
	size_t room = faults->room == 0 ? 8 : faults->room * 2;
	struct fault *more;

	if (faults->count < faults->room)
		return 0;
	more = (struct fault *)realloc(faults->rules, room * sizeof(more[0]));
	if (more == NULL)
		return UNCORE_E_NOMEM;
	faults->rules = more;
	faults->room = room;
	return 0;
}

/* Stops the counters that the rule names, from the rule's time on. */
static void hold_counters(struct counting *counting, const struct fault *fault)
{
	const struct shape *shape = counting->shape;

	for (size_t slot = 0; slot < shape->slot_count; slot++) {
		const struct slot_place *place = &shape->slots[slot];
		struct uncore_register data = { place->box, place->instance, place->group->data, place->index };
		unsigned units = sim_units(shape, uncore_boxes(shape->tables)[place->box].scope);

		for (unsigned unit = 0; unit < units; unit++) {
			uint64_t *from = &counting->counters[counter_at(counting, unit, slot)].stuck_from;

			if (names_register(shape, fault, unit, &data) && fault->rule.from_ns < *from)
				*from = fault->rule.from_ns;
		}
	}
}

int faults_add(struct faults *faults, const struct uncore_scenario_fault *rule, const char *place,
	       struct uncore_fault *fault)
{
	struct fault made = { .rule = *rule };
	int result = scenario_where(faults->counting->shape, &rule->where, place, &made.box, &made.reg,
				    &made.rule.where.index, fault);

	if (result == 0)
		result = check(rule, place, made.reg, fault);
	if (result == 0)
		result = grow(faults);
	if (result != 0)
		return result;
	made.rule.where.box = NULL;
	made.rule.where.reg = NULL;
	faults->rules[faults->count++] = made;
	if (rule->error == UNCORE_SCENARIO_STUCK)
		hold_counters(faults->counting, &made);
	return 0;
}

void faults_clear(struct faults *faults)
{
	struct counting *counting = faults->counting;

	for (size_t at = 0; at < counting->shape->slot_count * counting->shape->units; at++)
		counting->counters[at].stuck_from = UINT64_MAX;
	faults->count = 0;
	faults->fail_at = 0;
}

int faults_build(struct faults *faults, struct counting *counting, const struct uncore_scenario *scenario,
		 struct uncore_fault *fault)
{
	char place[40];
	int result = 0;

	faults->counting = counting;
	for (size_t at = 0; at < scenario->fault_count && result == 0; at++) {
		snprintf(place, sizeof(place), "/faults/%zu", at);
		result = faults_add(faults, &scenario->faults[at], place, fault);
	}
	return result;
}

void faults_free(struct faults *faults)
{
	free(faults->rules);
}

/* ---- applying rules ---- */

/* A rule about every register of every box also applies to a dword that holds no register. */
static bool applies_to(const struct faults *faults, const struct fault *fault, const struct access *access)
{
	const struct uncore_scenario_fault *rule = &fault->rule;

	if (rule->access == (access->is_write ? UNCORE_SCENARIO_READ : UNCORE_SCENARIO_WRITE) ||
	    faults->counting->clock.now < rule->from_ns)
		return false;
	if (access->lane.cell != NULL)
		return names_register(faults->counting->shape, fault, access->unit, &access->lane.cell->reg);
	return fault->box == UNCORE_NO_INDEX &&
	       (rule->where.socket == UNCORE_SCENARIO_ALL || rule->where.socket == access->unit);
}

static bool is_timed(const struct uncore_scenario_fault *rule)
{
	return rule->error == UNCORE_SCENARIO_FLIP && rule->after == 0 && rule->from_ns != 0;
}

/* Whether the rule applies to this access. Counts the access. */
static bool has_its_turn(struct fault *fault)
{
	uint64_t seen = fault->seen++;

	return seen >= fault->rule.after && (fault->rule.times == 0 || seen - fault->rule.after < fault->rule.times);
}

/* Only a value that is read as two halves, the upper one later, can tear. */
static bool can_tear(const struct shape *shape, const struct access *access)
{
	const struct cell *cell = access->lane.cell;

	return access->may_tear && !access->is_write && cell != NULL &&
	       uncore_registers(shape->tables)[cell->reg.reg].space == UNCORE_SPACE_PCI &&
	       cell_layout(&shape->cells, cell)->width == 64 && (access->lane.mask >> 32) != 0;
}

static void flip(struct counting *counting, const struct fault *fault, unsigned unit, size_t cell)
{
	uint64_t held = *sim_value(counting->registers, unit, cell);

	sim_put(counting, unit, cell, held ^ fault->rule.bits);
}

enum uncore_scenario_error faults_meet(struct faults *faults, const struct access *access, bool *tears)
{
	const struct shape *shape = faults->counting->shape;
	enum uncore_scenario_error error = UNCORE_SCENARIO_ERROR_END;

	for (size_t at = 0; at < faults->count; at++) {
		struct fault *fault = &faults->rules[at];

		if (fault->rule.error == UNCORE_SCENARIO_STUCK || is_timed(&fault->rule) ||
		    !applies_to(faults, fault, access) ||
		    (fault->rule.error == UNCORE_SCENARIO_TEAR && !can_tear(shape, access)) || !has_its_turn(fault))
			continue;
		if (fault->rule.error == UNCORE_SCENARIO_TEAR)
			*tears = true;
		else if (fault->rule.error == UNCORE_SCENARIO_FLIP)
			flip(faults->counting, fault, access->unit, (size_t)(access->lane.cell - shape->cells.cells));
		else if (error == UNCORE_SCENARIO_ERROR_END)
			error = fault->rule.error;
	}
	return faults->fail_at != 0 && faults->fail_at == faults->accesses ? faults->fail_with : error;
}

/* ---- flips at a time ---- */

static void flip_everywhere(struct counting *counting, const struct fault *fault)
{
	const struct shape *shape = counting->shape;

	for (size_t cell = 0; cell < shape->cells.count; cell++) {
		const struct uncore_register *reg = &shape->cells.cells[cell].reg;
		unsigned units = sim_units(shape, uncore_boxes(shape->tables)[reg->box].scope);

		for (unsigned unit = 0; unit < units; unit++) {
			if (names_register(shape, fault, unit, reg))
				flip(counting, fault, unit, cell);
		}
	}
}

/* The next rule that acts at a time: a flip, or counters that stop. */
static struct fault *next_due(struct faults *faults, uint64_t now)
{
	struct fault *first = NULL;

	for (size_t at = 0; at < faults->count; at++) {
		struct fault *fault = &faults->rules[at];
		bool waits = is_timed(&fault->rule) ||
			     (fault->rule.error == UNCORE_SCENARIO_STUCK && fault->rule.from_ns != 0);

		if (waits && fault->seen == 0 && fault->rule.from_ns <= now &&
		    (first == NULL || fault->rule.from_ns < first->rule.from_ns))
			first = fault;
	}
	return first;
}

void faults_tick(struct faults *faults)
{
	struct counting *counting = faults->counting;
	uint64_t now = clock_shows(&counting->clock);
	struct fault *fault;

	while ((fault = next_due(faults, now)) != NULL) {
		fault->seen = 1;
		overflow_freezes(counting, fault->rule.from_ns);
		counting->clock.now = fault->rule.from_ns;
		sync_all(counting, counting->clock.now);
		if (fault->rule.error == UNCORE_SCENARIO_FLIP)
			flip_everywhere(counting, fault);
	}
	if (counting->armed != 0)
		overflow_freezes(counting, now);
	counting->clock.now = now;
}

void faults_bring_up(struct faults *faults)
{
	faults_tick(faults);
	sync_all(faults->counting, faults->counting->clock.now);
}
