/* SPDX-License-Identifier: MIT */
/* uncore stat: reads all that the command line wants counted. */
#include "cli/stat/request/wanted.h"

#include "cli/stat/groups.h"

int read_items(const struct cli_request *request, const struct uncore_machine *machine, struct stat_items *items)
{
	int result = CLI_GOOD;

	for (size_t at = 0; at < request->events.count && result == CLI_GOOD; at++)
		result = read_events(request, machine, request->events.at[at], items);
	for (size_t at = 0; at < request->metrics.count && result == CLI_GOOD; at++)
		result = read_metrics(request, machine, request->metrics.at[at], items);
	for (size_t at = 0; at < request->groups.count && result == CLI_GOOD; at++)
		result = read_groups(request, machine, request->groups.at[at], items);
	return result == CLI_GOOD && items->count == 0 ? nothing_to_count(request, machine->tables) : result;
}
