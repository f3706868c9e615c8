/* SPDX-License-Identifier: MIT */
/* Finds the platforms that have what a request names. */
#include "cli/common/owners.h"

#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "cli/common/describe.h"
#include "cli/common/find.h"
#include "uncore/platforms.h"

enum { LENGTH_MAX = 512 };

static bool has_item(const struct uncore_tables *tables, const char *name, size_t length)
{
	struct text word = { 0 };
	struct item item;
	bool is_there;

	/* Each beginning of a name that ends at a dot is looked up, and nothing has a name as long as this. */
	if (length > LENGTH_MAX)
		return false;
	text_bytes(&word, name, length);
	is_there = find_item(tables, text_string(&word), &item);
	text_free(&word);
	return is_there;
}

/* How many parts between commas the platform has. A setting such as opc=RFO is found nowhere, so it decides nothing. */
static unsigned count_known(const struct uncore_tables *tables, const struct strings *lists)
{
	unsigned known = 0;

	for (size_t at = 0; at < lists->count; at++) {
		for (const char *word = lists->at[at]; *word != '\0'; word += *word == ',') {
			size_t length = strcspn(word, ",");

			known += length > 0 && has_item(tables, word, length);
			word += length;
		}
	}
	return known;
}

const struct uncore_tables *most_likely_platform(const struct cli_request *request)
{
	const struct uncore_tables *tables, *best = NULL;
	unsigned most = 0;

	for (unsigned at = 0; (tables = uncore_platforms_at(request->platforms, at)) != NULL; at++) {
		unsigned known = count_known(tables, &request->events) + count_known(tables, &request->metrics) +
				 count_known(tables, &request->groups);

		if (best == NULL || known > most) {
			best = tables;
			most = known;
		}
	}
	return best;
}

/* Whether the command measures, so that --sim chooses its platform. */
static bool is_measuring(const struct cli_request *request)
{
	const struct command *command = request->line.command, *all = cli_program.commands;

	return command != &all[COMMAND_SHOW] && command != &all[COMMAND_ENCODE];
}

void offer_owners(const struct cli_request *request, const char *name, size_t length)
{
	const struct uncore_tables *tables, *first = NULL;
	struct text owners = { 0 };
	unsigned count = 0;

	for (unsigned at = 0; (tables = uncore_platforms_at(request->platforms, at)) != NULL; at++) {
		if (!has_item(tables, name, length))
			continue;
		text_printf(&owners, "%s%s", count++ > 0 ? ", " : "", platform_id(tables));
		first = first == NULL ? tables : first;
	}
	if (first != NULL) {
		fprintf(stderr, "  %s %s it", text_string(&owners), count > 1 ? "have" : "has");
		if (is_measuring(request))
			fprintf(stderr, "; on a simulated machine: --sim %s%s\n", platform_id(first),
				two_sockets(first));
		else
			fprintf(stderr, ": -p %s\n", platform_id(first));
	}
	text_free(&owners);
}
