/* SPDX-License-Identifier: MIT */
/* Chooses the platforms of a command, and prints its errors. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/memory.h"
#include "shared/near.h"
#include "base/utf8.h"
#include "base/words.h"
#include "cli/common/describe.h"
#include "cli/common/find.h"
#include "uncore/platforms.h"

void complain(const struct cli_request *request, const char *format, ...)
{
	va_list arguments;
	char *line;
	int length;

	va_start(arguments, format);
	length = vsnprintf(NULL, 0, format, arguments);
	va_end(arguments);
	if (length < 0)
		return;
	line = take_memory(NULL, (size_t)length + 1);
	va_start(arguments, format);
	vsnprintf(line, (size_t)length + 1, format, arguments);
	va_end(arguments);
	/* It may contain text of other users, from a lock or a file's name. */
	clean_text(line);
	fprintf(stderr, "uncore %s: %s%s%s\n", request->line.command->name,
		request->place != NULL ? request->place : "", request->place != NULL ? ": " : "", line);
	free(line);
}

const char *given_by(const struct cli_request *request, const char *option)
{
	return request->place != NULL ? "" : option;
}

void complain_nearest(const struct nearest *nearest)
{
	if (nearest->best[0] != '\0')
		fprintf(stderr, "  did you mean %s?\n", nearest->best);
}

int unknown_platform(const struct cli_request *request, const char *id, const char *origin)
{
	const struct uncore_tables *tables;
	struct strings names = { 0 };
	struct arena arena = { 0 };
	struct text near = { 0 };

	for (unsigned at = 0; (tables = uncore_platforms_at(request->platforms, at)) != NULL; at++)
		list_add(&arena, &names, platform_id(tables));
	if (!add_near_names(&near, id, &names))
		text_add(&near, "; see: uncore list platforms");
	complain(request, "there is no platform \"%s\"%s%s", id, origin, text_string(&near));
	text_free(&near);
	arena_free(&arena);
	return CLI_BAD;
}

int no_such_platform(const struct cli_request *request)
{
	return unknown_platform(request, request->platform,
				request->line.uses_environment ? ", which $UNCORE_PLATFORM names" : "");
}

const struct uncore_tables *choose_platform(const struct cli_request *request)
{
	const struct uncore_tables *tables = uncore_platforms_find(request->platforms, request->platform);

	if (tables == NULL)
		no_such_platform(request);
	return tables;
}

const struct uncore_tables *next_platform(struct platforms *platforms)
{
	unsigned at = platforms->next++;

	if (platforms->only != NULL)
		return at == 0 ? platforms->only : NULL;
	return uncore_platforms_at(platforms->of, at);
}
