/* SPDX-License-Identifier: MIT */
/* Finds the platforms that have what a request names. */
#include "cli/common/owners.h"

#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "cli/common/describe.h"
#include "cli/common/find.h"
#include "uncore/event.h"
#include "uncore/group.h"
#include "uncore/metric.h"
#include "uncore/platforms.h"

enum { LENGTH_MAX = 512 };

/* Without the filters that an event needs, too. */
static bool has_any(const struct uncore_tables *tables, enum item_kind wanted, const char *name, size_t length)
{
	struct text word = { 0 };
	struct item item;
	bool is_there;

	text_bytes(&word, name, length);
	is_there = find_item(tables, text_string(&word), &item) && (wanted == ITEM_NONE || item.kind == wanted);
	text_free(&word);
	return is_there;
}

static bool has_metric(const struct uncore_tables *tables, const char *name, size_t length)
{
	struct uncore_metric_index metric;
	int found = uncore_metric_find(tables, name, length, &metric);

	return found == 0 || found == UNCORE_E_CONFLICT;
}

static bool has_item(const struct uncore_tables *tables, enum item_kind wanted, const char *name, size_t length)
{
	struct uncore_group_index group;
	struct uncore_encoding code;

	/* Each beginning of a name that ends at a dot is looked up, and nothing has a name as long as this. */
	if (length == 0 || length > LENGTH_MAX)
		return false;
	if (wanted == ITEM_GROUP)
		return uncore_group_find(tables, name, length, &group) == 0;
	if (wanted == ITEM_METRIC)
		return has_metric(tables, name, length);
	if (wanted == ITEM_EVENT && uncore_event_parse(tables, name, length, &code, NULL) == 0)
		return code.event != UNCORE_NO_INDEX;
	return has_any(tables, wanted, name, length);
}

/* How many parts between commas the platform has. A setting such as opc=RFO is found nowhere, so it decides nothing. */
static unsigned count_known(const struct uncore_tables *tables, enum item_kind wanted, const struct strings *lists)
{
	unsigned known = 0;

	for (size_t at = 0; at < lists->count; at++) {
		for (const char *word = lists->at[at]; *word != '\0'; word += *word == ',') {
			size_t length = strcspn(word, ",");

			known += has_item(tables, wanted, word, length);
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
		unsigned known = count_known(tables, ITEM_EVENT, &request->events) +
				 count_known(tables, ITEM_METRIC, &request->metrics) +
				 count_known(tables, ITEM_GROUP, &request->groups);

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

bool name_kind(const struct uncore_tables *tables, enum item_kind wanted, const char *name, size_t length, char *hint,
	       size_t room)
{
	static const struct {
		enum item_kind kind;
		const char *title, *option;
	} kinds[] = { { ITEM_METRIC, "a metric", "-M" },
		      { ITEM_EVENT, "an event", "-e" },
		      { ITEM_GROUP, "a group", "-g" } };

	for (size_t at = 0; at < sizeof kinds / sizeof kinds[0]; at++) {
		if (kinds[at].kind == wanted || !has_item(tables, kinds[at].kind, name, length))
			continue;
		snprintf(hint, room, "%.*s is %s; to count it: uncore stat %s %.*s -t 1s", (int)length, name,
			 kinds[at].title, kinds[at].option, (int)length, name);
		return true;
	}
	return false;
}

bool offer_kind(const struct uncore_tables *tables, enum item_kind wanted, const char *name, size_t length)
{
	char hint[2 * LENGTH_MAX + 64];

	if (!name_kind(tables, wanted, name, length, hint, sizeof hint))
		return false;
	fprintf(stderr, "  %s\n", hint);
	return true;
}

void offer_owners(const struct cli_request *request, enum item_kind wanted, const char *name, size_t length)
{
	const struct uncore_tables *tables, *first = NULL;
	struct text owners = { 0 };
	unsigned count = 0;

	for (unsigned at = 0; (tables = uncore_platforms_at(request->platforms, at)) != NULL; at++) {
		if (!has_item(tables, wanted, name, length))
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
