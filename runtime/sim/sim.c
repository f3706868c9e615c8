/* SPDX-License-Identifier: MIT */
/* Creates and destroys a simulator; implements its clock and its machine interface. */
#define _POSIX_C_SOURCE 200809L

#include <errno.h>
#include <stdlib.h>
#include <time.h>

#include "sim/simulator.h"

#define NANOSECONDS UINT64_C(1000000000)

/* ---- time ---- */

static uint64_t host_clock(void)
{
	struct timespec now;

	/* The monotonic clock always answers on the systems that have it. */
	if (clock_gettime(CLOCK_MONOTONIC, &now) != 0)
		return 0;
	return (uint64_t)now.tv_sec * NANOSECONDS + (uint64_t)now.tv_nsec;
}

uint64_t uncore_sim_now(const struct uncore_sim *sim)
{
	uint64_t now;

	if (sim->clock == UNCORE_SIM_MANUAL)
		return sim->now;
	now = host_clock() - sim->start;
	return now > sim->now ? now : sim->now;
}

void uncore_priv_tick(struct uncore_sim *sim)
{
	sim->now = uncore_sim_now(sim);
	uncore_priv_faults_flip(sim, sim->now);
}

int uncore_sim_advance(struct uncore_sim *sim, uint64_t nanoseconds)
{
	if (sim->clock != UNCORE_SIM_MANUAL)
		return UNCORE_E_ARGUMENT;
	if (nanoseconds > UINT64_MAX - sim->now)
		return UNCORE_E_RANGE;
	sim->now += nanoseconds;
	uncore_priv_tick(sim);
	return 0;
}

/* ---- the machine ---- */

/* Whether a CPU is there to serve the access. */
static bool is_served(const struct uncore_sim *sim, unsigned unit, const struct uncore_address *address)
{
	if (unit >= uncore_priv_sim_units(sim, address->scope))
		return false;
	if (address->space == UNCORE_SPACE_PCI)
		return true;
	return address->scope == UNCORE_SCOPE_CPU ? sim->cpus[unit].online : sim->sockets[unit].cpu >= 0;
}

static int refuse(struct uncore_sim *sim, unsigned unit, const struct uncore_address *address, int code)
{
	const char *what = address->scope == UNCORE_SCOPE_CPU ? "CPU" : "socket";

	if (unit < uncore_priv_sim_units(sim, address->scope) && !is_served(sim, unit, address))
		return address->scope == UNCORE_SCOPE_CPU ?
			       uncore_fault_set(&sim->fault, code, "CPU %u is offline", unit) :
			       uncore_fault_set(&sim->fault, code, "no CPU of socket %u is online", unit);
	if (uncore_is_by_id(address))
		return uncore_fault_set(&sim->fault, code, "%s %u, PCI function %u with ID 0x%x offset 0x%x: %s", what,
					unit, address->nth, (unsigned)address->device_id, address->number,
					uncore_error_text(code));
	if (address->space == UNCORE_SPACE_PCI)
		return uncore_fault_set(&sim->fault, code, "%s %u, PCI device %u function %u offset 0x%x: %s", what,
					unit, address->device, address->function, address->number,
					uncore_error_text(code));
	return uncore_fault_set(&sim->fault, code, "%s %u, MSR 0x%x: %s", what, unit, address->number,
				uncore_error_text(code));
}

static int find_access(const struct uncore_sim *sim, unsigned unit, const struct uncore_address *address,
		       struct uncore_priv_access *access)
{
	struct uncore_address place = *address;
	int result;

	if (!is_served(sim, unit, address))
		return UNCORE_E_NODEV;
	uncore_priv_sim_place(sim, unit, &place);
	result = uncore_priv_cell_lane(&sim->cells, &place, &access->lane);
	if (result == UNCORE_E_NODEV && address->space == UNCORE_SPACE_MSR)
		return UNCORE_E_IO;
	access->unit = unit;
	access->state = result == 0 ? uncore_priv_state_of(sim, unit, access->lane.cell) : NULL;
	return result;
}

static int serve(struct uncore_sim *sim, unsigned unit, const struct uncore_address *address,
		 struct uncore_priv_access *access, uint64_t *value)
{
	int result = find_access(sim, unit, address, access);

	if (result == 0)
		result = uncore_priv_access(sim, access, value);
	else
		sim->accesses++;
	/* Fewer bytes than asked for are a failure like any other to who wants a register. */
	if (result == UNCORE_E_WIDTH && access->state != NULL)
		result = UNCORE_E_IO;
	return result == 0 ? 0 : refuse(sim, unit, address, result);
}

static int machine_read(void *context, unsigned unit, const struct uncore_address *address, uint64_t *value)
{
	struct uncore_priv_access access = { .is_write = false };

	return serve((struct uncore_sim *)context, unit, address, &access, value);
}

static int machine_write(void *context, unsigned unit, const struct uncore_address *address, uint64_t value)
{
	struct uncore_priv_access access = { .is_write = true };

	return serve((struct uncore_sim *)context, unit, address, &access, &value);
}

static void machine_read_list(void *context, unsigned unit, struct uncore_io_item *items, size_t count)
{
	for (size_t at = 0; at < count; at++) {
		struct uncore_priv_access access = { .may_tear = true };

		items[at].value = 0;
		items[at].result =
			serve((struct uncore_sim *)context, unit, &items[at].address, &access, &items[at].value);
	}
}

static uint64_t machine_now(void *context)
{
	return uncore_sim_now((const struct uncore_sim *)context);
}

static int machine_sleep(void *context, uint64_t nanoseconds)
{
	struct uncore_sim *sim = (struct uncore_sim *)context;
	struct timespec wanted = { (time_t)(nanoseconds / NANOSECONDS), (long)(nanoseconds % NANOSECONDS) };

	if (sim->clock == UNCORE_SIM_MANUAL)
		return uncore_sim_advance(sim, nanoseconds);
	return nanosleep(&wanted, NULL) == 0 ? 0 : UNCORE_E_IO;
}

/* The simulator belongs to who made it. */
static void machine_close(void *context)
{
	(void)context;
}

static void machine_free(void *context)
{
	uncore_sim_free((struct uncore_sim *)context);
}

static void make_machine(struct uncore_sim *sim)
{
	static const struct uncore_io_ops io = { machine_read, machine_write, machine_read_list };
	static const struct uncore_machine_ops ops = { machine_now, machine_sleep, NULL, machine_close };

	sim->machine = (struct uncore_machine){ .tables = sim->tables,
						.variant = sim->machine.variant,
						.io = { &io, sim },
						.ops = &ops,
						.context = sim,
						.sockets = sim->sockets,
						.socket_count = sim->socket_count,
						.cpu_count = sim->cpu_count,
						.name = "the simulator",
						.fault = &sim->fault };
}

struct uncore_machine *uncore_sim_machine(struct uncore_sim *sim)
{
	return &sim->machine;
}

/* ---- making ---- */

void *uncore_priv_room(size_t count, size_t size)
{
	return calloc(count == 0 ? 1 : count, size);
}

static int build(struct uncore_sim *sim, const struct uncore_scenario *scenario, struct uncore_fault *fault)
{
	int result = uncore_priv_shape(sim, scenario, fault);

	if (result == 0)
		result = uncore_priv_devices(sim, scenario, fault);
	if (result == 0)
		result = uncore_priv_registers(sim);
	if (result == 0)
		result = uncore_priv_core(sim, scenario, fault);
	if (result == 0)
		result = uncore_priv_traffic_load(sim, scenario, fault);
	if (result == 0)
		result = uncore_priv_first_values(sim, scenario, fault);
	if (result == 0)
		result = uncore_priv_faults_load(sim, scenario, fault);
	return result;
}

int uncore_sim_create(const struct uncore_tables *tables, const struct uncore_scenario *scenario,
		      enum uncore_sim_clock clock, struct uncore_sim **sim, struct uncore_fault *fault)
{
	static const struct uncore_scenario plain;
	struct uncore_sim *made;
	int result = uncore_tables_check(tables);

	*sim = NULL;
	if (result != 0)
		return uncore_fault_set(fault, result, "%s", uncore_error_text(result));
	made = (struct uncore_sim *)uncore_priv_room(1, sizeof(*made));
	if (made == NULL)
		return uncore_fault_set(fault, UNCORE_E_NOMEM, "%s", uncore_error_text(UNCORE_E_NOMEM));
	made->tables = tables;
	made->clock = clock;
	made->start = clock == UNCORE_SIM_REAL ? host_clock() : 0;
	result = build(made, scenario == NULL ? &plain : scenario, fault);
	if (result != 0) {
		uncore_sim_free(made);
		return uncore_fault_set(fault, result, "%s", uncore_error_text(result));
	}
	make_machine(made);
	*sim = made;
	return 0;
}

int uncore_sim_open(const char *platform, unsigned sockets, struct uncore_machine **machine, struct uncore_fault *fault)
{
	static const struct uncore_machine_ops ops = { machine_now, machine_sleep, NULL, machine_free };
	const struct uncore_scenario scenario = { .socket_count = sockets };
	const struct uncore_tables *tables = uncore_platform(platform);
	struct uncore_sim *sim;
	int result;

	*machine = NULL;
	if (tables == NULL)
		return uncore_fault_set(fault, UNCORE_E_NOENT, "there is no platform \"%s\"", platform);
	if (sockets == 0)
		return uncore_fault_set(fault, UNCORE_E_RANGE, "a machine has 1 to %d sockets, not 0",
					UNCORE_SCENARIO_SOCKETS);
	result = uncore_sim_create(tables, &scenario, UNCORE_SIM_MANUAL, &sim, fault);
	if (result != 0)
		return result;
	sim->machine.ops = &ops;
	*machine = &sim->machine;
	return 0;
}

static void free_traffic(struct uncore_sim *sim)
{
	for (size_t at = 0; sim->traffic != NULL && at < sim->traffic_count; at++) {
		free((void *)(uintptr_t)sim->traffic[at].wave.increments);
		free(sim->traffic[at].sums);
	}
	free(sim->traffic);
}

void uncore_sim_free(struct uncore_sim *sim)
{
	if (sim == NULL)
		return;
	free_traffic(sim);
	free(sim->sockets);
	free(sim->bus);
	free(sim->cpus);
	free(sim->places);
	free(sim->place_states);
	free(sim->instance_states);
	free(sim->elsewhere);
	free(sim->first_instance);
	free(sim->devices);
	free(sim->device_at);
	free(sim->core.first);
	free(sim->core.values);
	free(sim->core.since);
	uncore_priv_cells_free(&sim->cells);
	free(sim->roles);
	free(sim->values);
	free(sim->slots);
	free(sim->first_slot);
	free(sim->counters);
	free(sim->matches);
	free(sim->waves);
	free(sim->group_hertz);
	free(sim->group_assumed);
	free(sim->tally_of);
	free(sim->tallies);
	free(sim->faults);
	free(sim);
}
