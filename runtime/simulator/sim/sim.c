/* SPDX-License-Identifier: MIT */
/* Creates and destroys a simulator; implements its clock and the machine interface of sessions. */
#include <stdlib.h>

#include "core/units/table.h"
#include "sim/shape/room.h"
#include "sim/simulator.h"

/* ---- time ---- */

uint64_t uncore_sim_now(const struct uncore_sim *sim)
{
	return clock_shows(&sim->counting.clock);
}

int uncore_sim_advance(struct uncore_sim *sim, uint64_t nanoseconds)
{
	struct clock *clock = &sim->counting.clock;

	if (clock->kind != UNCORE_SIM_MANUAL)
		return UNCORE_E_ARGUMENT;
	if (nanoseconds > UINT64_MAX - clock->now)
		return UNCORE_E_RANGE;
	clock->now += nanoseconds;
	faults_tick(&sim->faults);
	return 0;
}

/* ---- the machine ---- */

static uint64_t machine_now(void *context)
{
	return uncore_sim_now((const struct uncore_sim *)context);
}

static int machine_sleep(void *context, uint64_t nanoseconds)
{
	struct uncore_sim *sim = (struct uncore_sim *)context;

	if (sim->counting.clock.kind == UNCORE_SIM_MANUAL)
		return uncore_sim_advance(sim, nanoseconds);
	return clock_wait(nanoseconds);
}

/* The table of units lists what is on the part. */
static int machine_find(void *context, unsigned unit, uint16_t box, uint16_t instance)
{
	const struct shape *shape = &((const struct uncore_sim *)context)->shape;
	size_t at = unit * shape->instance_count + shape->first_instance[box] + instance;

	return shape->instance_states[at].state == UNCORE_SCENARIO_ABSENT ? UNCORE_E_NODEV : 0;
}

/* The caller frees the simulator, not the machine. */
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
	static const struct uncore_machine_ops ops = { machine_now,   machine_sleep, NULL,
						       machine_close, sim_run_apart, machine_find };

	sim->machine = (struct uncore_machine){ .tables = sim->shape.tables,
						.variant = sim->shape.variant,
						.stepping = sim->shape.stepping,
						.io = accesses_io(&sim->accesses),
						.ops = &ops,
						.context = sim,
						.sockets = sim->accesses.sockets,
						.socket_count = sim->shape.socket_count,
						.cpu_count = sim->shape.cpu_count,
						.name = "the simulator",
						.is_simulated = true,
						.fault = &sim->accesses.fault };
}

struct uncore_machine *uncore_sim_machine(struct uncore_sim *sim)
{
	return &sim->machine;
}

/* ---- making ---- */

/* Each part knows only those before it. */
static int build(struct uncore_sim *sim, const struct uncore_tables *tables, const struct uncore_scenario *scenario,
		 struct uncore_fault *fault)
{
	int result = shape_build(&sim->shape, tables, scenario, fault);

	if (result == 0)
		result = registers_build(&sim->registers, &sim->shape);
	if (result == 0)
		result = core_build(&sim->core, &sim->shape, scenario, fault);
	if (result == 0)
		result = traffic_build(&sim->traffic, &sim->shape, scenario, fault);
	if (result == 0)
		result = write_first_values(&sim->registers, scenario, fault);
	if (result == 0)
		result = counting_build(&sim->counting, &sim->registers, &sim->traffic);
	if (result == 0)
		result = faults_build(&sim->faults, &sim->counting, scenario, fault);
	return result == 0 ? accesses_build(&sim->accesses, &sim->faults, &sim->core, scenario) : result;
}

/* The machine has a box for each type of units that the scenario adds. */
static int add_types(struct uncore_sim *sim, const struct uncore_tables **tables,
		     const struct uncore_scenario *scenario, struct uncore_fault *fault)
{
	int result;

	if (scenario->unit_type_count == 0)
		return 0;
	for (size_t at = 0; at < scenario->unit_type_count; at++) {
		unsigned type = scenario->unit_types[at].type;
		uint16_t box = box_of_type(*tables, (uint16_t)type);

		for (size_t other = 0; other < at; other++)
			if (scenario->unit_types[other].type == type)
				return uncore_fault_set(fault, UNCORE_E_ARGUMENT,
							"/unit_types/%zu: type %u is in /unit_types/%zu already", at,
							type, other);
		if (box != UNCORE_NO_INDEX)
			return uncore_fault_set(fault, UNCORE_E_ARGUMENT,
						"/unit_types/%zu: units of type %u are those of box %s", at, type,
						uncore_text(*tables, uncore_boxes(*tables)[box].id));
	}
	result = uncore_tables_with_types(*tables, scenario->unit_types, scenario->unit_type_count, &sim->made_tables);
	if (result == UNCORE_E_NOENT)
		return uncore_fault_set(fault, result, "/unit_types: %s describes no units of other types",
					uncore_text(*tables, (*tables)->id));
	if (result == 0)
		*tables = sim->made_tables;
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
	made = (struct uncore_sim *)zeroed_room(1, sizeof(*made));
	if (made == NULL)
		return uncore_fault_set(fault, UNCORE_E_NOMEM, "%s", uncore_error_text(UNCORE_E_NOMEM));
	made->counting.clock = clock_begin(clock);
	scenario = scenario == NULL ? &plain : scenario;
	result = add_types(made, &tables, scenario, fault);
	if (result == 0)
		result = build(made, tables, scenario, fault);
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
	static const struct uncore_machine_ops ops = { machine_now,  machine_sleep, NULL,
						       machine_free, sim_run_apart, machine_find };
	const struct uncore_scenario scenario = { .socket_count = sockets, .example = true };
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

void uncore_sim_free(struct uncore_sim *sim)
{
	if (sim == NULL)
		return;
	accesses_free(&sim->accesses);
	faults_free(&sim->faults);
	counting_free(&sim->counting);
	traffic_free(&sim->traffic);
	core_free(&sim->core);
	registers_free(&sim->registers);
	shape_free(&sim->shape);
	free(sim->made_tables);
	free(sim);
}
