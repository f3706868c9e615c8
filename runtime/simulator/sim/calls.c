/* SPDX-License-Identifier: MIT */
/* Implements those calls of uncore/sim.h that concern one part of a simulator. */
#include "sim/simulator.h"

/* ---- its shape ---- */

unsigned uncore_sim_cpu_count(const struct uncore_sim *sim)
{
	return sim->shape.cpu_count;
}

int uncore_sim_cpu_at(const struct uncore_sim *sim, unsigned cpu, struct uncore_sim_cpu *out)
{
	if (cpu >= sim->shape.cpu_count)
		return UNCORE_E_RANGE;
	*out = sim->shape.cpus[cpu];
	out->online = sim->accesses.online[cpu];
	return 0;
}

int uncore_sim_set_online(struct uncore_sim *sim, unsigned cpu, bool online)
{
	if (cpu >= sim->shape.cpu_count)
		return UNCORE_E_RANGE;
	set_online(&sim->accesses, cpu, online);
	return 0;
}

unsigned uncore_sim_io_count(const struct uncore_sim *sim)
{
	return (unsigned)sim->shape.io_count;
}

int uncore_sim_io_at(const struct uncore_sim *sim, unsigned index, struct uncore_sim_io_device *out)
{
	const struct io_device *device;

	if (index >= sim->shape.io_count)
		return UNCORE_E_RANGE;
	device = &sim->shape.io_devices[index];
	*out = (struct uncore_sim_io_device){ device->name, device->kind, device->device, device->port };
	return 0;
}

int uncore_sim_root_bus(const struct uncore_sim *sim, unsigned socket, uint16_t box, uint16_t instance,
			uint16_t *domain, uint8_t *bus)
{
	const struct root_bus *root = root_bus_of(&sim->shape, socket, box, instance);

	if (root == NULL || !root->is_known)
		return UNCORE_E_NODEV;
	*domain = sim->shape.sockets[socket].domain;
	*bus = root->bus;
	return 0;
}

unsigned uncore_sim_device_count(const struct uncore_sim *sim)
{
	return sim->shape.device_count;
}

int uncore_sim_device_at(const struct uncore_sim *sim, unsigned index, struct uncore_sim_device *out)
{
	if (index >= sim->shape.device_count)
		return UNCORE_E_RANGE;
	*out = sim->shape.devices[index].bus;
	return 0;
}

uint64_t uncore_sim_memory(const struct uncore_sim *sim)
{
	return sim->shape.memory;
}

int uncore_sim_hertz(const struct uncore_sim *sim, uint16_t group, uint64_t *hertz, bool *is_assumed)
{
	if (group >= sim->shape.tables->counters.count)
		return UNCORE_E_RANGE;
	*hertz = sim->shape.hertz[group];
	*is_assumed = sim->traffic.assumed[group];
	return 0;
}

/* ---- its cores ---- */

uint64_t uncore_sim_core_hertz(const struct uncore_sim *sim)
{
	return sim->core.hertz;
}

int uncore_sim_cpuid(const struct uncore_sim *sim, unsigned cpu, uint32_t leaf, uint32_t subleaf, uint32_t out[4])
{
	if (cpu >= sim->shape.cpu_count)
		return UNCORE_E_RANGE;
	core_cpuid(&sim->core, cpu, leaf, subleaf, out);
	return 0;
}

/* ---- the bus side ---- */

int uncore_sim_msr_read(struct uncore_sim *sim, unsigned cpu, uint32_t number, uint64_t *value)
{
	return sim_msr_read(&sim->accesses, cpu, number, value);
}

int uncore_sim_msr_write(struct uncore_sim *sim, unsigned cpu, uint32_t number, uint64_t value)
{
	return sim_msr_write(&sim->accesses, cpu, number, value);
}

int uncore_sim_config_read(struct uncore_sim *sim, unsigned device, uint32_t offset, uint32_t *value)
{
	return sim_config_read(&sim->accesses, device, offset, value);
}

int uncore_sim_config_write(struct uncore_sim *sim, unsigned device, uint32_t offset, uint32_t value)
{
	return sim_config_write(&sim->accesses, device, offset, value, 0xf);
}

int uncore_sim_config_write_bytes(struct uncore_sim *sim, unsigned device, uint32_t offset, uint32_t value,
				  unsigned enables)
{
	return sim_config_write(&sim->accesses, device, offset, value, enables);
}

int uncore_sim_physical_read(struct uncore_sim *sim, uint64_t address, unsigned width, uint64_t *value)
{
	return sim_memory_read(&sim->accesses, address, width, value);
}

int uncore_sim_physical_write(struct uncore_sim *sim, uint64_t address, unsigned width, uint64_t value)
{
	return sim_memory_write(&sim->accesses, address, width, value);
}

/* ---- looking inside ---- */

static size_t find_cell(const struct shape *shape, unsigned unit, const struct uncore_register *reg)
{
	if (reg->box >= shape->tables->boxes.count ||
	    unit >= sim_units(shape, uncore_boxes(shape->tables)[reg->box].scope))
		return NO_CELL_OR_SLOT;
	return sim_cell(shape, reg);
}

int uncore_sim_peek(struct uncore_sim *sim, unsigned unit, const struct uncore_register *reg, uint64_t *value)
{
	size_t cell = find_cell(&sim->shape, unit, reg);

	if (cell == NO_CELL_OR_SLOT)
		return UNCORE_E_NODEV;
	faults_tick(&sim->faults);
	count_up(&sim->counting, unit, cell, false);
	*value = *sim_value(&sim->registers, unit, cell);
	return 0;
}

int uncore_sim_poke(struct uncore_sim *sim, unsigned unit, const struct uncore_register *reg, uint64_t value)
{
	size_t cell = find_cell(&sim->shape, unit, reg);

	if (cell == NO_CELL_OR_SLOT)
		return UNCORE_E_NODEV;
	faults_tick(&sim->faults);
	sim_put(&sim->counting, unit, cell, value);
	return 0;
}

/* ---- faults ---- */

uint64_t uncore_sim_accesses(const struct uncore_sim *sim)
{
	return sim->faults.accesses;
}

int uncore_sim_fail_at(struct uncore_sim *sim, uint64_t access, enum uncore_scenario_error error)
{
	if (error > UNCORE_SCENARIO_SHORT || (access != 0 && access <= sim->faults.accesses))
		return UNCORE_E_RANGE;
	sim->faults.fail_at = access;
	sim->faults.fail_with = error;
	return 0;
}

/* First counts up to now by the old faults: the new one may stop a counter. */
int uncore_sim_add_fault(struct uncore_sim *sim, const struct uncore_scenario_fault *rule)
{
	faults_bring_up(&sim->faults);
	return faults_add(&sim->faults, rule, "the fault", &sim->accesses.fault);
}

void uncore_sim_clear_faults(struct uncore_sim *sim)
{
	faults_bring_up(&sim->faults);
	faults_clear(&sim->faults);
}

/* ---- tallies ---- */

int uncore_sim_tally_begin(struct uncore_sim *sim)
{
	int result;

	sync_all(&sim->counting, sim->counting.clock.now);
	result = tallies_begin(&sim->counting);
	if (result == 0)
		touch_all(&sim->counting);
	return result;
}

size_t uncore_sim_tally_count(struct uncore_sim *sim)
{
	if (sim->counting.tallies.of != NULL)
		faults_bring_up(&sim->faults);
	return sim->counting.tallies.count;
}

int uncore_sim_tally_at(const struct uncore_sim *sim, size_t index, struct uncore_sim_tally *out)
{
	if (index >= sim->counting.tallies.count)
		return UNCORE_E_RANGE;
	*out = sim->counting.tallies.at[index];
	return 0;
}

/* ---- uses ---- */

int uncore_sim_set_client(struct uncore_sim *sim, unsigned client)
{
	if (client >= UNCORE_SIM_CLIENTS)
		return UNCORE_E_RANGE;
	sim->counting.uses.client = client;
	return 0;
}

bool uncore_sim_use_next(const struct uncore_sim *sim, size_t *at, struct uncore_sim_use *out)
{
	const struct uses *uses = &sim->counting.uses;
	size_t cells = sim->shape.cells.count, end = cells * sim->shape.units * UNCORE_SIM_CLIENTS;

	for (; uses->at != NULL && *at < end; ++*at) {
		const struct use *use = &uses->at[*at];
		size_t cell = *at / UNCORE_SIM_CLIENTS;

		if (use->reads + use->writes == 0)
			continue;
		*out = (struct uncore_sim_use){ .unit = (unsigned)(cell / cells),
						.client = (unsigned)(*at % UNCORE_SIM_CLIENTS),
						.reg = sim->shape.cells.cells[cell % cells].reg,
						.reads = use->reads,
						.writes = use->writes };
		++*at;
		return true;
	}
	return false;
}
