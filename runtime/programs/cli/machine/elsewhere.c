/* SPDX-License-Identifier: MIT */
/* Leaves simulated machines to uncore-sim. Part of uncore only. */
#define _GNU_SOURCE
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/common/find.h"
#include "cli/machine/rights.h"
#include "cli/machine/simulated.h"
#include "cli/common/output.h"

#define SIMULATOR "uncore-sim"

/* To complete a word of a command that is simulated takes no machine. */
static bool is_simulated(const struct cli_request *request)
{
	const struct command *command = request->line.command, *all = cli_program.commands;

	return command == &all[COMMAND_SIM] || (request->sim != NULL && command != &all[COMMAND_COMPLETE]);
}

/* Writes the path of the simulator, which is installed beside this program. */
static bool find_simulator(char path[PATH_MAX])
{
	ssize_t length = readlink("/proc/self/exe", path, PATH_MAX - sizeof(SIMULATOR));
	char *slash;

	if (length <= 0)
		return false;
	path[length] = '\0';
	slash = strrchr(path, '/');
	if (slash == NULL)
		return false;
	memcpy(slash + 1, SIMULATOR, sizeof(SIMULATOR));
	return true;
}

/* The user's own file may have this name: rights that the user does not have are given up before it runs. */
int leave_to_simulator(const struct cli_request *request, char **words)
{
	char path[PATH_MAX];
	bool has_place;

	if (!is_simulated(request))
		return CLI_GOOD;
	drop_rights();
	has_place = find_simulator(path);
	output_give_back_signals();
	if (has_place)
		execv(path, words);
	complain(request, "simulated machines are shown by %s, which cannot be run: %s", has_place ? path : SIMULATOR,
		 strerror(errno));
	fputs("  install the package uncore-sim\n", stderr);
	return CLI_MACHINE;
}

/* ---- not reached: leave_to_simulator() came first ---- */

int open_simulated(const struct cli_request *request, enum uncore_sim_clock clock, struct cli_machine *opened)
{
	(void)clock;
	(void)opened;
	complain(request, "--sim: this is not %s", SIMULATOR);
	return CLI_MACHINE;
}

void close_simulated(struct uncore_sim *sim)
{
	(void)sim;
}

bool assumes_clock(const struct uncore_sim *sim, uint16_t group, uint64_t *hertz)
{
	(void)sim;
	(void)group;
	(void)hertz;
	return false;
}

int cli_sim(const struct cli_request *request)
{
	complain(request, "this is not %s", SIMULATOR);
	return CLI_MACHINE;
}
