/* SPDX-License-Identifier: MIT */
/* Loads the tables that --tables names, and those that --groups adds to. */
#include "cli/machine/tables.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "cli/common/find.h"
#include "cli/machine/rights.h"

static int load(struct cli_request *request, const char *const *paths, size_t count, const char *option)
{
	struct uncore_platforms *platforms = NULL;
	struct uncore_fault fault = { 0, "" };

	if (uncore_platforms_load(paths, count, &platforms, &fault) != 0) {
		complain(request, "%s %s", option, fault.text);
		return CLI_BAD;
	}
	request->platforms = platforms;
	return CLI_GOOD;
}

/* They have all platforms of --tables as well. */
static int load_own(struct cli_request *request)
{
	char path[sizeof "/proc/self/fd/2147483647"];
	const char *const paths[] = { path };
	int fd, result = make_own_tables(request, &fd);

	if (result != CLI_GOOD)
		return result;
	(void)snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
	result = load(request, paths, 1, "--groups");
	(void)close(fd);
	return result;
}

int load_tables(struct cli_request *request)
{
	bool takes_groups = request->line.command != &cli_program.commands[COMMAND_GROUPS];

	if (request->own_groups == NULL && takes_groups)
		request->own_groups = getenv("UNCORE_GROUPS");
	if (request->own_groups != NULL && request->own_groups[0] == '\0')
		request->own_groups = NULL;
	if (request->tables.count == 0 && request->own_groups == NULL)
		return CLI_GOOD;
	/* Tables say which registers are written: those of a user are not used with rights that the user lacks. */
	drop_rights();
	if (request->own_groups != NULL)
		return load_own(request);
	return load(request, (const char *const *)request->tables.at, request->tables.count, "--tables");
}

void free_tables(struct cli_request *request)
{
	uncore_platforms_free(request->platforms);
	request->platforms = NULL;
}

const char *tables_file(const struct cli_request *request, const struct uncore_tables *tables)
{
	const char *file = uncore_platforms_file(request->platforms, tables);

	return file != NULL && request->own_groups != NULL ? request->own_groups : file;
}
