/* SPDX-License-Identifier: MIT */
/* Chooses the platforms of a command that needs no machine. */
#include "cli/common/find.h"
#include "uncore/platforms.h"

#define EVERY_PLATFORM "all"

int choose_platforms(const struct cli_request *request, struct platforms *platforms)
{
	const char *id = request->platform;

	*platforms = (struct platforms){ .of = request->platforms };
	if (id == NULL || same_word(id, EVERY_PLATFORM))
		return CLI_GOOD;
	platforms->only = uncore_platforms_find(request->platforms, id);
	return platforms->only != NULL ? CLI_GOOD : no_such_platform(request);
}
