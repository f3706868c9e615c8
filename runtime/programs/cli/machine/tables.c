/* SPDX-License-Identifier: MIT */
/* Loads the tables that --tables names. */
#include "cli/machine/tables.h"

#include "cli/common/find.h"
#include "cli/machine/rights.h"

int load_tables(struct cli_request *request)
{
	struct uncore_platforms *platforms = NULL;
	struct uncore_fault fault = { 0, "" };

	if (request->tables.count == 0)
		return CLI_GOOD;
	/* Tables say which registers are written: those of a user are not used with rights that the user lacks. */
	drop_rights();
	if (uncore_platforms_load((const char *const *)request->tables.at, request->tables.count, &platforms, &fault) !=
	    0) {
		complain(request, "--tables %s", fault.text);
		return CLI_BAD;
	}
	request->platforms = platforms;
	return CLI_GOOD;
}

void free_tables(struct cli_request *request)
{
	uncore_platforms_free(request->platforms);
	request->platforms = NULL;
}

const char *tables_file(const struct cli_request *request, const struct uncore_tables *tables)
{
	return uncore_platforms_file(request->platforms, tables);
}
