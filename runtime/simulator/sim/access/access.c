/* SPDX-License-Identifier: MIT */
/* Makes one access to a register: applies faults, missing instances and reserved bits. */
#include "sim/access/access.h"

#include <stdlib.h>

#include "sim/shape/room.h"

static int write_cell(struct accesses *accesses, const struct access *access, uint64_t value)
{
	uint64_t written = value << access->lane.shift & access->lane.mask;

	if (accesses->strict && register_forbids(accesses->shape, &access->lane, written))
		return UNCORE_E_RESERVED;
	count_write(accesses->counting, access->unit, &access->lane, written);
	return 0;
}

static void read_cell(struct accesses *accesses, const struct access *access, bool tears, uint64_t *value)
{
	size_t cell = (size_t)(access->lane.cell - accesses->shape->cells.cells);
	uint64_t held;

	count_up(accesses->counting, access->unit, cell, false);
	held = *sim_value(accesses->counting->registers, access->unit, cell);
	/* Reads as if the lower half had wrapped after it was read and before the upper half was. */
	if (tears)
		held += UINT64_C(1) << 32;
	*value = cell_read(&accesses->shape->cells, &access->lane, held);
}

static int touch_cell(struct accesses *accesses, const struct access *access, bool tears, uint64_t *value)
{
	switch (access->state->state) {
	case UNCORE_SCENARIO_ABSENT:
	case UNCORE_SCENARIO_HIDDEN:
		return uncore_registers(accesses->shape->tables)[access->lane.cell->reg.reg].space == UNCORE_SPACE_MSR ?
			       UNCORE_E_IO :
			       UNCORE_E_NODEV;
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
		return write_cell(accesses, access, *value);
	read_cell(accesses, access, tears, value);
	return 0;
}

/* A dword that holds no register reads as 0, or as a phantom says. */
static int touch_nothing(const struct access *access, uint64_t *value)
{
	if (access->state->state == UNCORE_SCENARIO_DENIED)
		return UNCORE_E_DENIED;
	if (!access->is_write)
		*value = access->state->state == UNCORE_SCENARIO_PHANTOM ? access->state->value : 0;
	return 0;
}

int sim_access(struct accesses *accesses, const struct access *access, uint64_t *value)
{
	bool tears = false;
	int result;

	accesses->faults->accesses++;
	if (access->lane.cell != NULL)
		sim_use(accesses->counting, access->unit, (size_t)(access->lane.cell - accesses->shape->cells.cells),
			access->is_write);
	faults_tick(accesses->faults);
	switch (faults_meet(accesses->faults, access, &tears)) {
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
	result = access->lane.cell == NULL ? touch_nothing(access, value) : touch_cell(accesses, access, tears, value);
	return accesses->counting->is_out_of_memory ? UNCORE_E_NOMEM : result;
}

/* ---- which CPUs serve ---- */

/* A socket's MSRs are read on the first of its CPUs. */
static void elect(struct accesses *accesses, unsigned socket)
{
	accesses->sockets[socket].cpu = -1;
	for (unsigned cpu = 0; cpu < accesses->shape->cpu_count; cpu++) {
		if (accesses->shape->cpus[cpu].socket == socket && accesses->online[cpu]) {
			accesses->sockets[socket].cpu = (int)cpu;
			break;
		}
	}
}

void set_online(struct accesses *accesses, unsigned cpu, bool online)
{
	accesses->online[cpu] = online;
	elect(accesses, accesses->shape->cpus[cpu].socket);
}

/* ---- building ---- */

int accesses_build(struct accesses *accesses, struct faults *faults, struct core *core,
		   const struct uncore_scenario *scenario)
{
	const struct shape *shape = faults->counting->shape;

	*accesses = (struct accesses){
		.shape = shape, .counting = faults->counting, .faults = faults, .core = core, .strict = scenario->strict
	};
	accesses->sockets = (struct uncore_socket *)zeroed_room(shape->socket_count, sizeof(accesses->sockets[0]));
	accesses->online = (bool *)zeroed_room(shape->cpu_count, sizeof(accesses->online[0]));
	if (accesses->sockets == NULL || accesses->online == NULL)
		return UNCORE_E_NOMEM;
	for (unsigned cpu = 0; cpu < shape->cpu_count; cpu++)
		accesses->online[cpu] = true;
	for (unsigned socket = 0; socket < shape->socket_count; socket++) {
		accesses->sockets[socket].package = shape->sockets[socket].package;
		accesses->sockets[socket].cores = shape->cores;
		elect(accesses, socket);
	}
	for (size_t at = 0; at < scenario->offline_count; at++)
		set_online(accesses, scenario->offline[at], false);
	return 0;
}

void accesses_free(struct accesses *accesses)
{
	free(accesses->sockets);
	free(accesses->online);
}
