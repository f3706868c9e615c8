/* SPDX-License-Identifier: MIT */
/* Leaves a command to the program that has it. */
#define _GNU_SOURCE
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/files/beside.h"
#include "cli/common/find.h"
#include "cli/common/output.h"
#include "cli/machine/programs.h"
#include "cli/machine/rights.h"

/* To complete a word of a command that is simulated takes no machine. */
static bool is_simulated(const struct cli_request *request)
{
	const struct command *command = request->line.command, *all = cli_program.commands;

	return command == &all[COMMAND_SIM] || (request->sim != NULL && command != &all[COMMAND_COMPLETE]);
}

/*
 * Whether a measurement is only repeated, or told, or what it would need. A dry run of restore reads what a measurement
 * left.
 */
static bool is_paper(const struct cli_request *request)
{
	return request->replay != NULL || request->container ||
	       (request->dry_run && request->line.command != &cli_program.commands[COMMAND_RESTORE]);
}

cli_run_call *find_run(const struct cli_request *request)
{
	return (is_paper(request) ? cli_papers : cli_runs)[request->line.command - cli_program.commands];
}

static enum cli_program_file has_command(const struct cli_request *request)
{
	if (cli_this_program == CLI_SIMULATOR || is_simulated(request))
		return CLI_SIMULATOR;
	if (request->regions && !request->dry_run)
		return CLI_REGIONS;
	if (find_run(request) != NULL)
		return cli_this_program;
	if (cli_this_program == CLI_REGIONS)
		return is_paper(request) ? CLI_OFFLINE : CLI_MACHINE_PROGRAM;
	return cli_this_program == CLI_MACHINE_PROGRAM ? CLI_OFFLINE : CLI_MACHINE_PROGRAM;
}

static const struct {
	const char *name, *package;
} programs[] = {
	[CLI_MACHINE_PROGRAM] = { "uncore", "uncore" },
	[CLI_OFFLINE] = { "uncore-offline", "uncore" },
	[CLI_REGIONS] = { "uncore-regions", "uncore" },
	[CLI_SIMULATOR] = { "uncore-sim", "uncore-sim" },
};

static const char *what_is_left(const struct cli_request *request, enum cli_program_file other)
{
	if (other == CLI_MACHINE_PROGRAM)
		return "this command is";
	if (other == CLI_SIMULATOR)
		return "simulated machines are";
	if (other == CLI_REGIONS)
		return "regions are";
	if (request->dry_run)
		return "dry runs are";
	return request->replay != NULL ? "recordings are" : "what needs no machine is";
}

/* The user's own file may have this name: rights that the user does not have are given up before it runs. */
static int leave(const struct cli_request *request, enum cli_program_file other, const char *what, char **words)
{
	char path[PATH_MAX];
	bool has_place;

	drop_rights();
	has_place = find_beside(programs[other].name, path);
	output_give_back_signals();
	if (has_place)
		execv(path, words);
	complain(request, "%s shown by %s, which cannot be run: %s", what, has_place ? path : programs[other].name,
		 strerror(errno));
	fprintf(stderr, "  install the package %s\n", programs[other].package);
	return CLI_MACHINE;
}

int leave_to_other(const struct cli_request *request, char **words)
{
	enum cli_program_file other = has_command(request);

	return other == cli_this_program ? CLI_GOOD : leave(request, other, what_is_left(request, other), words);
}

int leave_to_manuals(struct cli_request *request, char **words)
{
	/* Without any word the manual of the program is wanted, too. */
	if (request->line.command == NULL)
		request->line.command = &cli_program.commands[COMMAND_HELP];
	return leave(request, CLI_OFFLINE, "manuals are", words);
}
