/* SPDX-License-Identifier: MIT */
/* Finds the platform of this machine. */
#include "cli/machine/here.h"

#include "cli/machine/gates.h"

const struct uncore_tables *platform_of_machine(const struct cli_request *request)
{
	const struct uncore_tables *tables;
	struct gates gates;

	begin_gates(&gates, request->root);
	tables = look_at_processor(&gates, request->platforms);
	free_gates(&gates);
	return tables;
}
