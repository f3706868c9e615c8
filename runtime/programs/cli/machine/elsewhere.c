/* SPDX-License-Identifier: MIT */
/* In place of the simulator (cli/sim), in the programs without it. */
#include "cli/common/find.h"
#include "cli/machine/programs.h"

/* ---- not reached: leave_to_other() came first ---- */

int open_simulated(const struct cli_request *request, bool is_manual, struct cli_machine *opened)
{
	(void)is_manual;
	(void)opened;
	complain(request, "--sim: this is not uncore-sim");
	return CLI_MACHINE;
}

void close_simulated(struct uncore_sim *sim)
{
	(void)sim;
}

void find_simulated_devices(const struct uncore_sim *sim, struct arena *arena, struct root_devices *of)
{
	(void)sim;
	(void)arena;
	(void)of;
}

void tell_traffic(const struct cli_request *request, const struct cli_machine *opened)
{
	(void)request;
	(void)opened;
}
