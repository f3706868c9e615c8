/* SPDX-License-Identifier: MIT */
/* uncore stat: reads all that the command line wants counted. */
#include "cli/stat/request/wanted.h"

#include "cli/stat/groups.h"

/* Reads one text of an option, for the place of the list that wants it. */
typedef int read_text(const struct cli_request *request, const struct uncore_machine *machine, const char *text,
		      struct stat_items *items);

static int read_all(const struct cli_request *request, const struct uncore_machine *machine, read_text *read,
		    const struct strings *texts, const struct strings *places, struct stat_items *items)
{
	struct cli_request of_place = *request;
	int result = CLI_GOOD;

	for (size_t at = 0; at < texts->count && result == CLI_GOOD; at++) {
		of_place.place = at < places->count ? places->at[at] : NULL;
		result = read(&of_place, machine, texts->at[at], items);
	}
	return result;
}

int read_items(const struct cli_request *request, const struct uncore_machine *machine, struct stat_items *items)
{
	int result = read_all(request, machine, read_events, &request->events, &request->event_places, items);

	if (result == CLI_GOOD)
		result = read_all(request, machine, read_metrics, &request->metrics, &request->metric_places, items);
	if (result == CLI_GOOD)
		result = read_all(request, machine, read_groups, &request->groups, &request->group_places, items);
	return result == CLI_GOOD && items->count == 0 ? nothing_to_count(request, machine->tables) : result;
}
