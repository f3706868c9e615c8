/* SPDX-License-Identifier: MIT */
/* Saves the values of all registers, and compares them with the current ones. */
#include <stdlib.h>
#include <string.h>

#include "sim/shape/room.h"
#include "sim/simulator.h"

struct uncore_sim_snapshot {
	const struct uncore_sim *sim;
	uint64_t *values; /* for every cell of every unit */
	bool *frozen;     /* for each socket */
};

int uncore_sim_snapshot_take(struct uncore_sim *sim, struct uncore_sim_snapshot **snapshot)
{
	size_t count = sim->shape.cells.count * sim->shape.units;
	struct uncore_sim_snapshot *made =
		(struct uncore_sim_snapshot *)zeroed_room(1, sizeof(struct uncore_sim_snapshot));

	*snapshot = NULL;
	if (made == NULL)
		return UNCORE_E_NOMEM;
	made->sim = sim;
	made->values = (uint64_t *)zeroed_room(count, sizeof(made->values[0]));
	made->frozen = (bool *)zeroed_room(sim->shape.socket_count, sizeof(made->frozen[0]));
	if (made->values == NULL || made->frozen == NULL) {
		uncore_sim_snapshot_free(made);
		return UNCORE_E_NOMEM;
	}
	faults_bring_up(&sim->faults);
	if (count != 0)
		memcpy(made->values, sim->registers.values, count * sizeof(made->values[0]));
	for (unsigned socket = 0; socket < sim->shape.socket_count; socket++)
		made->frozen[socket] = sim->registers.frozen[socket];
	*snapshot = made;
	return 0;
}

void uncore_sim_snapshot_free(struct uncore_sim_snapshot *snapshot)
{
	if (snapshot == NULL)
		return;
	free(snapshot->values);
	free(snapshot->frozen);
	free(snapshot);
}

/* The differing bits that matter. */
static uint64_t differ(const struct shape *shape, size_t cell, uint64_t before, uint64_t now, bool counts)
{
	const struct role *role = &shape->roles[cell];
	const struct slot_place *slot = role->slot == NO_CELL_OR_SLOT ? NULL : &shape->slots[role->slot];

	if (counts || before == now)
		return before ^ now;
	if (role->is_status || role->is_global)
		return 0;
	if (!role->is_data || slot == NULL)
		return before ^ now;
	return (before ^ now) & ~(count_mask(slot) << slot->low);
}

static bool compare_freeze(const struct uncore_sim *sim, const struct uncore_sim_snapshot *snapshot,
			   struct uncore_sim_difference *difference)
{
	for (unsigned socket = 0; socket < sim->shape.socket_count; socket++) {
		struct uncore_register reg = { 0, 0, 0, 0 };
		uint16_t field;

		if (snapshot->frozen[socket] == sim->registers.frozen[socket])
			continue;
		while (reg.box < sim->shape.tables->boxes.count &&
		       !box_role(sim->shape.tables, reg.box, UNCORE_ROLE_FREEZE_ALL, &reg.reg, &field))
			reg.box++;
		*difference = (struct uncore_sim_difference){ reg, socket, snapshot->frozen[socket],
							      sim->registers.frozen[socket] };
		return true;
	}
	return false;
}

int uncore_sim_compare(struct uncore_sim *sim, const struct uncore_sim_snapshot *snapshot, bool counts,
		       struct uncore_sim_difference *difference)
{
	if (snapshot->sim != sim)
		return UNCORE_E_ARGUMENT;
	faults_bring_up(&sim->faults);
	for (unsigned unit = 0; unit < sim->shape.units; unit++) {
		for (size_t cell = 0; cell < sim->shape.cells.count; cell++) {
			uint64_t before = snapshot->values[(size_t)unit * sim->shape.cells.count + cell];
			uint64_t now = *sim_value(&sim->registers, unit, cell);

			if (differ(&sim->shape, cell, before, now, counts) == 0)
				continue;
			*difference =
				(struct uncore_sim_difference){ sim->shape.cells.cells[cell].reg, unit, before, now };
			return 1;
		}
	}
	return compare_freeze(sim, snapshot, difference) ? 1 : 0;
}
