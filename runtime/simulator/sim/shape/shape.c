/* SPDX-License-Identifier: MIT */
/* Builds and frees the shape of a simulated machine. */
#include "sim/shape/shape.h"

#include <stdlib.h>

int shape_build(struct shape *shape, const struct uncore_tables *tables, const struct uncore_scenario *scenario,
		struct uncore_fault *fault)
{
	int result;

	shape->tables = tables;
	result = build_sockets(shape, scenario, fault);
	if (result == 0)
		result = build_devices(shape, scenario, fault);
	if (result == 0)
		result = build_slots(shape);
	return result == 0 ? build_clocks(shape, scenario, fault) : result;
}

void shape_free(struct shape *shape)
{
	free(shape->sockets);
	free(shape->cpus);
	free(shape->places);
	free(shape->instance_states);
	free(shape->first_instance);
	free(shape->devices);
	free(shape->device_at);
	free(shape->roots);
	free(shape->io_devices);
	free(shape->units_listed);
	free(shape->unit_tables);
	cells_free(&shape->cells);
	free(shape->roles);
	free(shape->slots);
	free(shape->first_slot);
	free(shape->hertz);
	free(shape->hertz_known);
}
