/* SPDX-License-Identifier: MIT */
/* Makes one access to a register, from either side: faults, what is missing, and what a write starts. */
#include "sim/simulator.h"

/* ---- fields that act ---- */

static void reset_count(struct uncore_sim *sim, unsigned unit, const struct uncore_priv_slot_place *slot)
{
	uint64_t ones = slot->group->width == 64 ? UINT64_MAX : (UINT64_C(1) << slot->group->width) - 1;

	/* A free-running counter can be neither stopped nor set. */
	if (slot->data != UNCORE_PRIV_NONE && slot->group->kind != UNCORE_COUNTER_FREE)
		*uncore_priv_sim_value(sim, unit, slot->data) &= ~(ones << slot->low);
}

static void reset_control(struct uncore_sim *sim, unsigned unit, const struct uncore_priv_slot_place *slot)
{
	if (slot->control == UNCORE_PRIV_NONE)
		return;
	*uncore_priv_sim_value(sim, unit, slot->control) =
		uncore_priv_cell_layout(&sim->cells, &sim->cells.cells[slot->control])->reset;
}

static void reset_all(struct uncore_sim *sim, unsigned unit, const struct uncore_register *origin, bool controls)
{
	struct uncore_priv_slots slots = uncore_priv_slots_of(sim, origin);

	for (size_t slot = slots.first; slot < slots.end; slot++) {
		if (controls)
			reset_control(sim, unit, &sim->slots[slot]);
		else
			reset_count(sim, unit, &sim->slots[slot]);
	}
}

/* The counters whose control register this is. */
static void reset_own(struct uncore_sim *sim, unsigned unit, size_t cell)
{
	const struct uncore_register *origin = &sim->cells.cells[cell].reg;
	size_t own = sim->first_instance[origin->box] + origin->instance;

	for (size_t slot = sim->first_slot[own]; slot < sim->first_slot[own + 1]; slot++) {
		if (sim->slots[slot].control == cell)
			reset_count(sim, unit, &sim->slots[slot]);
	}
}

static void freeze_all(struct uncore_sim *sim, unsigned unit, const struct uncore_register *origin, bool frozen)
{
	unsigned socket = uncore_priv_sim_socket(sim, unit, uncore_boxes(sim->tables)[origin->box].scope);

	uncore_priv_sync_all(sim, sim->now);
	sim->bus[socket].frozen = frozen;
	uncore_priv_touch_all(sim);
}

/* A command to the counters whose bits stand in the same register. */
static void command(struct uncore_sim *sim, unsigned unit, size_t cell, unsigned role)
{
	const struct uncore_register *origin = &sim->cells.cells[cell].reg;
	struct uncore_priv_slots slots = uncore_priv_slots_of(sim, origin);
	uint64_t bits = uncore_priv_reg_role(sim->tables, origin->reg, UNCORE_ROLE_COUNTER_SELECT);
	uint64_t selected = bits == 0 ? 0 : (*uncore_priv_sim_value(sim, unit, cell) & bits) / (bits & (0 - bits));

	for (size_t slot = slots.first; slot < slots.end; slot++) {
		struct uncore_priv_counter *counter = &sim->counters[unit * sim->slot_count + slot];

		if (!(selected >> (sim->slots[slot].group->select_bit + sim->slots[slot].index) & 1))
			continue;
		if (role == UNCORE_ROLE_RESET_SELECTED)
			reset_count(sim, unit, &sim->slots[slot]);
		else
			counter->held = role == UNCORE_ROLE_FREEZE_SELECTED;
		counter->dirty = true;
	}
}

/* Does what a written 1 asks for. False for fields that only hold a value. */
static bool act(struct uncore_sim *sim, unsigned unit, size_t cell, unsigned role)
{
	const struct uncore_register *origin = &sim->cells.cells[cell].reg;

	switch (role) {
	case UNCORE_ROLE_RESET_COUNTERS:
		reset_all(sim, unit, origin, false);
		return true;
	case UNCORE_ROLE_RESET_CONTROLS:
		reset_all(sim, unit, origin, true);
		return true;
	case UNCORE_ROLE_COUNTER_RESET:
		reset_own(sim, unit, cell);
		return true;
	case UNCORE_ROLE_QUEUE_RESET:
		return true;
	case UNCORE_ROLE_FREEZE_SELECTED:
	case UNCORE_ROLE_UNFREEZE_SELECTED:
	case UNCORE_ROLE_RESET_SELECTED:
		command(sim, unit, cell, role);
		return true;
	case UNCORE_ROLE_UNFREEZE_ALL:
		freeze_all(sim, unit, origin, false);
		return true;
	case UNCORE_ROLE_FREEZE_ALL:
		freeze_all(sim, unit, origin, true);
		return true;
	default:
		return false;
	}
}

/* From the lowest field up, so that of a freeze and an unfreeze at once the freeze wins where its bit is the higher. */
static void act_on_write(struct uncore_sim *sim, unsigned unit, size_t cell, uint64_t written)
{
	struct uncore_range fields = uncore_priv_cell_layout(&sim->cells, &sim->cells.cells[cell])->fields;

	for (unsigned at = fields.count; at-- != 0;) {
		const struct uncore_field_row *field = &uncore_fields(sim->tables)[fields.first + at];

		if ((written & uncore_field_mask(field)) && act(sim, unit, cell, field->role))
			*uncore_priv_sim_value(sim, unit, cell) &= ~uncore_field_mask(field);
	}
}

/* ---- reading and writing ---- */

/* Brings to now what the access may see or change. */
static void count_up(struct uncore_sim *sim, unsigned unit, size_t cell, bool is_write)
{
	const struct uncore_priv_role *role = &sim->roles[cell];

	if (role->is_global)
		uncore_priv_sync_unit(sim, unit, sim->now);
	else if (is_write || role->is_status)
		uncore_priv_sync_box(sim, unit, &sim->cells.cells[cell].reg, sim->now);
	else if (role->is_data)
		uncore_priv_sync_slot(sim, unit, role->slot, sim->now);
}

void uncore_priv_sim_put(struct uncore_sim *sim, unsigned unit, size_t cell, uint64_t value)
{
	count_up(sim, unit, cell, true);
	*uncore_priv_sim_value(sim, unit, cell) = value;
	uncore_priv_touch_box(sim, unit, &sim->cells.cells[cell].reg);
}

/* Counters that take fewer bits than they have copy the highest of these into the rest. */
static void extend_sign(struct uncore_sim *sim, size_t cell, uint64_t *held)
{
	const struct uncore_priv_slot_place *slot;
	uint64_t ones, taken;

	if (!sim->roles[cell].is_data)
		return;
	slot = &sim->slots[sim->roles[cell].slot];
	if (slot->group->write_width == 0)
		return;
	ones = UINT64_MAX >> (64 - slot->group->width);
	taken = UINT64_MAX >> (64 - slot->group->write_width);
	if (*held >> (slot->low + slot->group->write_width - 1) & 1)
		*held |= (ones & ~taken) << slot->low;
	else
		*held &= ~((ones & ~taken) << slot->low);
}

/* Where one counter's control register enables all of a group, the others' do not have the bit. */
static bool sets_missing_enable(const struct uncore_sim *sim, size_t cell, uint64_t written)
{
	const struct uncore_priv_slot_place *slot;

	if (sim->roles[cell].slot == UNCORE_PRIV_NONE || sim->roles[cell].is_data)
		return false;
	slot = &sim->slots[sim->roles[cell].slot];
	return slot->group->enabled_by != UNCORE_ENABLED_EACH && slot->index != slot->group->enabled_by &&
	       (written & uncore_priv_reg_role(sim->tables, slot->group->control, UNCORE_ROLE_ENABLE)) != 0;
}

static int write_cell(struct uncore_sim *sim, const struct uncore_priv_access *access, uint64_t value)
{
	size_t cell = (size_t)(access->lane.cell - sim->cells.cells);
	uint64_t written = value << access->lane.shift & access->lane.mask;
	uint64_t *held = uncore_priv_sim_value(sim, access->unit, cell);

	if (sim->strict &&
	    (uncore_priv_cell_forbids(&sim->cells, &access->lane, written) || sets_missing_enable(sim, cell, written)))
		return UNCORE_E_RESERVED;
	count_up(sim, access->unit, cell, true);
	*held = uncore_priv_cell_write(&sim->cells, &access->lane, *held, written);
	extend_sign(sim, cell, held);
	act_on_write(sim, access->unit, cell, written);
	if (sim->roles[cell].steers)
		uncore_priv_touch_box(sim, access->unit, &access->lane.cell->reg);
	return 0;
}

static void read_cell(struct uncore_sim *sim, const struct uncore_priv_access *access, bool tears, uint64_t *value)
{
	size_t cell = (size_t)(access->lane.cell - sim->cells.cells);
	uint64_t held;

	count_up(sim, access->unit, cell, false);
	held = *uncore_priv_sim_value(sim, access->unit, cell);
	/* As if the lower half had wrapped after it was read, and before the upper one was. */
	if (tears)
		held += UINT64_C(1) << 32;
	*value = uncore_priv_cell_read(&sim->cells, &access->lane, held);
}

static int touch_cell(struct uncore_sim *sim, const struct uncore_priv_access *access, bool tears, uint64_t *value)
{
	switch (access->state->state) {
	case UNCORE_SCENARIO_ABSENT:
	case UNCORE_SCENARIO_HIDDEN:
		return uncore_registers(sim->tables)[access->lane.cell->reg.reg].space == UNCORE_SPACE_PCI ?
			       UNCORE_E_NODEV :
			       UNCORE_E_IO;
	case UNCORE_SCENARIO_DENIED:
		return UNCORE_E_DENIED;
	case UNCORE_SCENARIO_PHANTOM:
		if (!access->is_write)
			*value = ((uint64_t)access->state->value << 32 | access->state->value) &
				 access->lane.mask >> access->lane.shift;
		return 0;
	default:
		break;
	}
	if (access->is_write)
		return write_cell(sim, access, *value);
	read_cell(sim, access, tears, value);
	return 0;
}

/* A dword that no register holds: 0, or what a phantom says. */
static int touch_nothing(const struct uncore_priv_access *access, uint64_t *value)
{
	if (access->state->state == UNCORE_SCENARIO_DENIED)
		return UNCORE_E_DENIED;
	if (!access->is_write)
		*value = access->state->state == UNCORE_SCENARIO_PHANTOM ? access->state->value : 0;
	return 0;
}

int uncore_priv_access(struct uncore_sim *sim, const struct uncore_priv_access *access, uint64_t *value)
{
	bool tears = false;

	sim->accesses++;
	uncore_priv_tick(sim);
	switch (uncore_priv_faults_meet(sim, access, &tears)) {
	case UNCORE_SCENARIO_EIO:
		return UNCORE_E_IO;
	case UNCORE_SCENARIO_EPERM:
		return UNCORE_E_DENIED;
	case UNCORE_SCENARIO_ENODEV:
		return UNCORE_E_NODEV;
	case UNCORE_SCENARIO_SHORT:
		return UNCORE_E_WIDTH;
	default:
		break;
	}
	return access->lane.cell == NULL ? touch_nothing(access, value) : touch_cell(sim, access, tears, value);
}

/* ---- behind the bus ---- */

static size_t find_cell(const struct uncore_sim *sim, unsigned unit, const struct uncore_register *reg)
{
	if (reg->box >= sim->tables->boxes.count ||
	    unit >= uncore_priv_sim_units(sim, uncore_boxes(sim->tables)[reg->box].scope))
		return UNCORE_PRIV_NONE;
	return uncore_priv_sim_cell(sim, reg);
}

int uncore_sim_peek(struct uncore_sim *sim, unsigned unit, const struct uncore_register *reg, uint64_t *value)
{
	size_t cell = find_cell(sim, unit, reg);

	if (cell == UNCORE_PRIV_NONE)
		return UNCORE_E_NODEV;
	uncore_priv_tick(sim);
	count_up(sim, unit, cell, false);
	*value = *uncore_priv_sim_value(sim, unit, cell);
	return 0;
}

int uncore_sim_poke(struct uncore_sim *sim, unsigned unit, const struct uncore_register *reg, uint64_t value)
{
	size_t cell = find_cell(sim, unit, reg);

	if (cell == UNCORE_PRIV_NONE)
		return UNCORE_E_NODEV;
	uncore_priv_tick(sim);
	uncore_priv_sim_put(sim, unit, cell, value);
	return 0;
}
