/* SPDX-License-Identifier: MIT */
/*
 * Fuzzes the scenario reader. If the bytes make a simulated machine, the machine runs for a while, and every register
 * is read.
 */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "json/scenario_load.h"
#include "uncore/sim.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Large machines take long and find nothing that small ones do not find. */
static void shrink(struct uncore_scenario *scenario)
{
	if (scenario->sockets == NULL && scenario->socket_count > 4)
		scenario->socket_count = 4;
	if (scenario->cores > 16)
		scenario->cores = 16;
}

static void run(struct uncore_sim *sim)
{
	const struct uncore_machine *machine = uncore_sim_machine(sim);
	struct uncore_register reg;
	struct uncore_address address;
	uint64_t value;

	for (unsigned pass = 0; pass < 2; pass++) {
		if (uncore_sim_advance(sim, 1234567891) != 0)
			return;
		for (bool more = uncore_first_register(machine->tables, &reg); more;
		     more = uncore_next_register(machine->tables, &reg)) {
			if (uncore_register_address(machine->tables, &reg, &address) != 0)
				continue;
			if (pass == 0)
				(void)!uncore_io_write(&machine->io, 0, &address, 0x480111);
			(void)!uncore_io_read(&machine->io, 0, &address, &value);
		}
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct uncore_scenario_text *loaded;
	struct uncore_fault fault = { 0 };
	struct uncore_sim *sim;

	if (uncore_scenario_load_text((const char *)data, size, "fuzz", &loaded, &fault) != 0)
		return 0;
	shrink(uncore_scenario_of(loaded));
	if (uncore_sim_create(uncore_platform_at(0), uncore_scenario_of(loaded), UNCORE_SIM_MANUAL, &sim, &fault) ==
	    0) {
		run(sim);
		uncore_sim_free(sim);
	}
	uncore_scenario_text_free(loaded);
	return 0;
}
