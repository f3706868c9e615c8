/* SPDX-License-Identifier: MIT */
/* Says what hangs on an instance of a machine that is simulated in this process. */
#include <string.h>

#include "cli/machine/devices.h"
#include "uncore/sim.h"
#include "cli/machine/programs.h"

static void find_bus(const struct uncore_sim *sim, struct arena *arena, struct root_devices *of)
{
	uint16_t domain;
	uint8_t bus;

	if (uncore_sim_root_bus(sim, of->unit, of->box, of->instance, &domain, &bus) == 0)
		of->bus = arena_printf(arena, "%04x:%02x", domain, bus);
}

void find_simulated_devices(const struct uncore_sim *sim, struct arena *arena, struct root_devices *of)
{
	struct uncore_sim_io_device io;
	struct uncore_sim_device port;

	find_bus(sim, arena, of);
	for (unsigned at = 0; of->bus != NULL && uncore_sim_io_at(sim, at, &io) == 0; at++) {
		if (uncore_sim_device_at(sim, io.port, &port) == 0 &&
		    strcmp(arena_printf(arena, "%04x:%02x", port.domain, port.bus), of->bus) == 0)
			list_add(arena, &of->names, arena_copy(arena, io.name, strlen(io.name)));
	}
}
