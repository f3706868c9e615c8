/* SPDX-License-Identifier: MIT */
/* Makes accesses fail, by the rules of a scenario or of a test. */
#include <stdio.h>
#include <stdlib.h>

#include "sim/simulator.h"

/* ---- rules ---- */

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

static int grow(struct uncore_sim *sim)
{
	size_t room = sim->fault_room == 0 ? 8 : sim->fault_room * 2;
	struct uncore_priv_fault *faults;

	if (sim->fault_count < sim->fault_room)
		return 0;
	faults = (struct uncore_priv_fault *)realloc(sim->faults, room * sizeof(faults[0]));
	if (faults == NULL)
		return UNCORE_E_NOMEM;
	sim->faults = faults;
	sim->fault_room = room;
	return 0;
}

static int add(struct uncore_sim *sim, const struct uncore_scenario_fault *rule, const char *place,
	       struct uncore_fault *fault)
{
	struct uncore_priv_fault made = { .rule = *rule };
	int result = uncore_priv_scenario_where(sim, &rule->where, place, &made.box, &made.reg, &made.rule.where.index,
						fault);

	if (result == 0)
		result = check(rule, place, made.reg, fault);
	if (result == 0)
		result = grow(sim);
	if (result != 0)
		return result;
	made.rule.where.box = NULL;
	made.rule.where.reg = NULL;
	sim->faults[sim->fault_count++] = made;
	return 0;
}

int uncore_priv_faults_load(struct uncore_sim *sim, const struct uncore_scenario *scenario, struct uncore_fault *fault)
{
	char place[40];
	int result = 0;

	for (size_t at = 0; at < scenario->fault_count && result == 0; at++) {
		snprintf(place, sizeof(place), "/faults/%zu", at);
		result = add(sim, &scenario->faults[at], place, fault);
	}
	return result;
}

int uncore_sim_add_fault(struct uncore_sim *sim, const struct uncore_scenario_fault *rule)
{
	/* What counted so far counts by the rules so far: a counter may stand still from now on. */
	uncore_priv_tick(sim);
	uncore_priv_sync_all(sim, sim->now);
	return add(sim, rule, "the fault", &sim->fault);
}

void uncore_sim_clear_faults(struct uncore_sim *sim)
{
	uncore_priv_tick(sim);
	uncore_priv_sync_all(sim, sim->now);
	sim->fault_count = 0;
	sim->fail_at = 0;
}

uint64_t uncore_sim_accesses(const struct uncore_sim *sim)
{
	return sim->accesses;
}

int uncore_sim_fail_at(struct uncore_sim *sim, uint64_t access, enum uncore_scenario_error error)
{
	if (error > UNCORE_SCENARIO_SHORT || (access != 0 && access <= sim->accesses))
		return UNCORE_E_RANGE;
	sim->fail_at = access;
	sim->fail_with = error;
	return 0;
}

/* ---- meeting them ---- */

static bool is_meant(const struct uncore_sim *sim, const struct uncore_priv_fault *fault, unsigned unit,
		     const struct uncore_register *reg)
{
	const struct uncore_scenario_where *where = &fault->rule.where;

	if (fault->box != UNCORE_NO_INDEX && fault->box != reg->box)
		return false;
	if (where->socket != UNCORE_SCENARIO_ALL &&
	    where->socket != uncore_priv_sim_socket(sim, unit, uncore_boxes(sim->tables)[reg->box].scope))
		return false;
	return (where->instance == UNCORE_SCENARIO_ALL || where->instance == reg->instance) &&
	       (fault->reg == UNCORE_NO_INDEX || fault->reg == reg->reg) &&
	       (where->index == UNCORE_SCENARIO_ALL || where->index == reg->index);
}

/* A dword that no register holds is meant by rules about every register of every box. */
static bool meets(const struct uncore_sim *sim, const struct uncore_priv_fault *fault,
		  const struct uncore_priv_access *access)
{
	const struct uncore_scenario_fault *rule = &fault->rule;

	if (rule->access == (access->is_write ? UNCORE_SCENARIO_READ : UNCORE_SCENARIO_WRITE) ||
	    sim->now < rule->from_ns)
		return false;
	if (access->lane.cell != NULL)
		return is_meant(sim, fault, access->unit, &access->lane.cell->reg);
	return fault->box == UNCORE_NO_INDEX &&
	       (rule->where.socket == UNCORE_SCENARIO_ALL || rule->where.socket == access->unit);
}

static bool is_timed(const struct uncore_scenario_fault *rule)
{
	return rule->error == UNCORE_SCENARIO_FLIP && rule->after == 0 && rule->from_ns != 0;
}

/* Whether the rule holds for this access, which it counts. */
static bool strikes(struct uncore_priv_fault *fault)
{
	uint64_t seen = fault->seen++;

	return seen >= fault->rule.after && (fault->rule.times == 0 || seen - fault->rule.after < fault->rule.times);
}

/* Only what is read as two halves, the upper one the later, can tear. */
static bool can_tear(const struct uncore_sim *sim, const struct uncore_priv_access *access)
{
	const struct uncore_priv_cell *cell = access->lane.cell;

	return access->may_tear && !access->is_write && cell != NULL &&
	       uncore_registers(sim->tables)[cell->reg.reg].space == UNCORE_SPACE_PCI &&
	       uncore_priv_cell_layout(&sim->cells, cell)->width == 64 && (access->lane.mask >> 32) != 0;
}

static void flip(struct uncore_sim *sim, const struct uncore_priv_fault *fault, unsigned unit, size_t cell)
{
	uncore_priv_sim_put(sim, unit, cell, *uncore_priv_sim_value(sim, unit, cell) ^ fault->rule.bits);
}

enum uncore_scenario_error uncore_priv_faults_meet(struct uncore_sim *sim, const struct uncore_priv_access *access,
						   bool *tears)
{
	enum uncore_scenario_error error = UNCORE_SCENARIO_ERROR_END;

	for (size_t at = 0; at < sim->fault_count; at++) {
		struct uncore_priv_fault *fault = &sim->faults[at];

		if (fault->rule.error == UNCORE_SCENARIO_STUCK || is_timed(&fault->rule) ||
		    !meets(sim, fault, access) ||
		    (fault->rule.error == UNCORE_SCENARIO_TEAR && !can_tear(sim, access)) || !strikes(fault))
			continue;
		if (fault->rule.error == UNCORE_SCENARIO_TEAR)
			*tears = true;
		else if (fault->rule.error == UNCORE_SCENARIO_FLIP)
			flip(sim, fault, access->unit, (size_t)(access->lane.cell - sim->cells.cells));
		else if (error == UNCORE_SCENARIO_ERROR_END)
			error = fault->rule.error;
	}
	return sim->fail_at != 0 && sim->fail_at == sim->accesses ? sim->fail_with : error;
}

bool uncore_priv_faults_stuck(const struct uncore_sim *sim, unsigned unit, const struct uncore_priv_slot_place *slot,
			      uint64_t now)
{
	struct uncore_register reg = { slot->box, slot->instance, slot->group->data, slot->index };

	for (size_t at = 0; at < sim->fault_count; at++) {
		const struct uncore_priv_fault *fault = &sim->faults[at];

		if (fault->rule.error == UNCORE_SCENARIO_STUCK && now > fault->rule.from_ns &&
		    is_meant(sim, fault, unit, &reg))
			return true;
	}
	return false;
}

/* ---- flips at a time ---- */

static void flip_everywhere(struct uncore_sim *sim, const struct uncore_priv_fault *fault)
{
	for (size_t cell = 0; cell < sim->cells.count; cell++) {
		unsigned scope = uncore_boxes(sim->tables)[sim->cells.cells[cell].reg.box].scope;

		for (unsigned unit = 0; unit < uncore_priv_sim_units(sim, scope); unit++) {
			if (is_meant(sim, fault, unit, &sim->cells.cells[cell].reg))
				flip(sim, fault, unit, cell);
		}
	}
}

/* The next thing that is to happen at a time: a flip, or counters that stop. */
static struct uncore_priv_fault *next_due(struct uncore_sim *sim, uint64_t now)
{
	struct uncore_priv_fault *first = NULL;

	for (size_t at = 0; at < sim->fault_count; at++) {
		struct uncore_priv_fault *fault = &sim->faults[at];
		bool waits = is_timed(&fault->rule) ||
			     (fault->rule.error == UNCORE_SCENARIO_STUCK && fault->rule.from_ns != 0);

		if (waits && fault->seen == 0 && fault->rule.from_ns <= now &&
		    (first == NULL || fault->rule.from_ns < first->rule.from_ns))
			first = fault;
	}
	return first;
}

void uncore_priv_faults_flip(struct uncore_sim *sim, uint64_t now)
{
	struct uncore_priv_fault *fault;

	while ((fault = next_due(sim, now)) != NULL) {
		fault->seen = 1;
		uncore_priv_overflow_freezes(sim, fault->rule.from_ns);
		sim->now = fault->rule.from_ns;
		uncore_priv_sync_all(sim, sim->now);
		if (fault->rule.error == UNCORE_SCENARIO_FLIP)
			flip_everywhere(sim, fault);
	}
	if (sim->armed != 0)
		uncore_priv_overflow_freezes(sim, now);
	sim->now = now;
}
