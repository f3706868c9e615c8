/* SPDX-License-Identifier: MIT */
/* Builds and frees the shape of a simulated machine. */
#include "sim/shape/shape.h"

#include <stdlib.h>

int uncore_priv_shape_build(struct uncore_priv_shape *shape, const struct uncore_tables *tables,
			    const struct uncore_scenario *scenario, struct uncore_fault *fault)
{
	int result;

	shape->tables = tables;
	result = uncore_priv_sockets(shape, scenario, fault);
	if (result == 0)
		result = uncore_priv_devices(shape, scenario, fault);
	if (result == 0)
		result = uncore_priv_slots(shape);
	return result == 0 ? uncore_priv_clocks(shape, scenario, fault) : result;
}

void uncore_priv_shape_free(struct uncore_priv_shape *shape)
{
	free(shape->sockets);
	free(shape->cpus);
	free(shape->places);
	free(shape->instance_states);
	free(shape->first_instance);
	free(shape->devices);
	free(shape->device_at);
	uncore_priv_cells_free(&shape->cells);
	free(shape->roles);
	free(shape->slots);
	free(shape->first_slot);
	free(shape->hertz);
	free(shape->hertz_known);
}
