/* SPDX-License-Identifier: MIT */
/* uncore stat: reads and lists groups, and prints how to read what was counted for them. */
#include "cli/stat/groups.h"

#include <string.h>
#include <strings.h>

#include "shared/near.h"
#include "cli/common/describe.h"
#include "cli/common/find.h"
#include "cli/common/owners.h"
#include "cli/common/output.h"
#include "cli/stat/table/verdict.h"

/*
 * Whether LIKWID's group of that name is the group's source, as in "likwid groups/PLATFORM/MEM.txt", or the group's own
 * name begins so.
 */
static bool is_likwid_name(const struct uncore_tables *tables, const struct uncore_group_row *group, const char *name)
{
	const char *likwid = strstr(uncore_text(tables, group->source), "likwid groups/");
	const char *file = likwid == NULL ? NULL : strchr(likwid + strlen("likwid groups/"), '/');
	size_t length = strlen(name);

	if (file != NULL && strncasecmp(file + 1, name, length) == 0 && strncmp(file + 1 + length, ".txt", 4) == 0)
		return true;
	return length > 1 && strncasecmp(uncore_text(tables, group->name), name, length) == 0;
}

/* The set of words for one idea that the name is one of; the empty string: none. */
static const char *idea_of(const struct uncore_tables *tables, const char *name)
{
	for (unsigned at = 0; at < tables->synonyms.count; at++) {
		const struct uncore_synonym_row *row = &uncore_synonyms(tables)[at];

		if (strcasecmp(uncore_text(tables, row->word), name) == 0)
			return uncore_text(tables, row->set);
	}
	return "";
}

/* The group whose name is another word for the idea: L3 is the last-level cache. NULL: none. */
static const char *found_group(const struct uncore_tables *tables, const char *name)
{
	const char *idea = idea_of(tables, name);

	for (unsigned at = 0; idea[0] != '\0' && at < tables->groups.count; at++) {
		const char *group = uncore_text(tables, uncore_groups(tables)[at].name);

		if (strcmp(idea_of(tables, group), idea) == 0)
			return group;
	}
	return NULL;
}

int unknown_group(const struct cli_request *request, const struct uncore_tables *tables, const char *name)
{
	struct nearest nearest = { .wanted = name };
	const char *meant = NULL;

	for (unsigned at = tables->groups.count; at-- > 0;) {
		const struct uncore_group_row *group = &uncore_groups(tables)[at];

		nearest_offer(&nearest, uncore_text(tables, group->name));
		meant = is_likwid_name(tables, group, name) ? uncore_text(tables, group->name) : meant;
	}
	complain(request, "%s%s: %s has no such group", given_by(request, "-g "), name, platform_id(tables));
	/* LIKWID's -g also takes events and metrics. */
	if (offer_kind(tables, ITEM_GROUP, name, strlen(name)))
		return CLI_BAD;
	if (meant == NULL)
		meant = found_group(tables, name);
	if (meant != NULL)
		fprintf(stderr, "  did you mean %s?\n", meant);
	else
		complain_nearest(&nearest);
	offer_owners(request, ITEM_GROUP, name, strlen(name));
	print_groups(stderr, tables);
	return CLI_BAD;
}

static int add_group(const struct cli_request *request, const struct uncore_machine *machine,
		     struct uncore_group_index group, struct stat_items *items)
{
	const struct uncore_tables *tables = machine->tables;
	const struct uncore_group_item_row *item;
	int result = CLI_GOOD;

	for (unsigned at = 0; result == CLI_GOOD && (item = uncore_group_item(tables, group, at)) != NULL; at++) {
		const char *text = uncore_text(tables, item->expression);
		size_t before = items->count;

		result = item->metric != UNCORE_NO_INDEX ? read_metrics(request, machine, text, items) :
							   read_events(request, machine, text, items);
		for (size_t new = before; new < items->count; new ++) {
			items->items[new].group = group.at;
			items->items[new].by_instance = uncore_groups(tables)[group.at].by == UNCORE_GROUP_BY_INSTANCE;
		}
	}
	return result;
}

/* Whether an earlier word names the group too: it is counted once. */
static bool is_there(const struct stat_items *items, struct uncore_group_index group)
{
	for (size_t at = 0; at < items->count; at++) {
		if (items->items[at].group == group.at)
			return true;
	}
	return false;
}

int read_groups(const struct cli_request *request, const struct uncore_machine *machine, const char *words,
		struct stat_items *items)
{
	for (int result = CLI_GOOD; result == CLI_GOOD; words++) {
		size_t length = strcspn(words, ",");
		struct uncore_group_index group;
		struct text name = { 0 };

		text_bytes(&name, words, length);
		if (uncore_group_find(machine->tables, words, length, &group) != 0)
			result = unknown_group(request, machine->tables, text_string(&name));
		else if (!is_there(items, group))
			result = add_group(request, machine, group, items);
		text_free(&name);
		words += length;
		if (result != CLI_GOOD || *words == '\0')
			return result;
	}
	return CLI_GOOD;
}

bool wants_group_list(const struct cli_request *request)
{
	for (size_t at = 0; at < request->groups.count; at++) {
		if (same_word(request->groups.at[at], "list"))
			return true;
	}
	return false;
}

void print_groups(FILE *file, const struct uncore_tables *tables)
{
	size_t width = 0;

	for (unsigned at = 0; at < tables->groups.count; at++) {
		size_t length = strlen(uncore_text(tables, uncore_groups(tables)[at].name));

		width = length > width ? length : width;
	}
	for (unsigned at = 0; at < tables->groups.count; at++) {
		const struct uncore_group_row *group = &uncore_groups(tables)[at];

		fprintf(file, "  -g %-*s  %s\n", (int)width, uncore_text(tables, group->name),
			uncore_text(tables, group->question));
	}
}

int answer_group_list(const struct cli_request *request, const struct uncore_tables *tables)
{
	if (tables->groups.count == 0) {
		complain(request, "%s has no groups; give events with -e or metrics with -M", platform_id(tables));
		return CLI_NOTHING;
	}
	printf("%s%s: %s%s\n", bold(), platform_id(tables), uncore_text(tables, tables->title), plain());
	print_groups(stdout, tables);
	return CLI_GOOD;
}

/* -p is --pid in stat, and a platform everywhere else; a list has no use for a process. NULL: the machine's. */
static const char *listed_platform(const struct cli_request *request)
{
	bool has_machine = request->sim != NULL || request->root != NULL || request->replay != NULL;

	if (request->pids != NULL)
		return request->pids;
	return has_machine && request->line.uses_environment ? NULL : request->platform;
}

bool names_listed_platform(const struct cli_request *request)
{
	return wants_group_list(request) && listed_platform(request) != NULL;
}

int answer_named_group_list(const struct cli_request *request)
{
	struct cli_request named = *request;
	const struct uncore_tables *tables;

	named.platform = listed_platform(request);
	named.line.uses_environment = request->line.uses_environment && named.platform == request->platform;
	tables = choose_platform(&named);
	return tables != NULL ? answer_group_list(request, tables) : CLI_BAD;
}

int nothing_to_count(const struct cli_request *request, const struct uncore_tables *tables)
{
	complain(request, "nothing to count: give %sevents with -e or metrics with -M",
		 tables->groups.count != 0 ? "a group with -g, " : "");
	print_groups(stderr, tables);
	if (tables->groups.count != 0)
		fprintf(stderr, "  for example: uncore stat -g %s --timeout 1000\n",
			uncore_text(tables, uncore_groups(tables)[0].name));
	fprintf(stderr, "  see: uncore list -p %s, uncore list metrics -p %s\n", platform_id(tables),
		platform_id(tables));
	return CLI_BAD;
}

/* A line for each socket. With intervals they are about the last one, as the table above them. */
static void print_verdicts(const struct stat_report *report, uint16_t group)
{
	struct text text = { 0 };
	const char *line;

	add_verdicts(&text, report->view, report->machine->tables, group);
	for (line = text_string(&text); *line != '\0'; line += strcspn(line, "\n") + 1)
		printf("    %.*s\n", (int)strcspn(line, "\n"), line);
	text_free(&text);
}

void print_stat_groups(const struct stat_report *report)
{
	const struct uncore_tables *tables = report->machine->tables;
	unsigned last = UNCORE_NO_INDEX;
	const char *name;

	for (size_t at = 0; at < report->rows->count; at++) {
		unsigned group = report->rows->rows[at].item->group;

		if (group == last || group == UNCORE_NO_INDEX)
			continue;
		last = group;
		name = uncore_text(tables, uncore_groups(tables)[group].name);
		printf("\n  %s%s%s: ", bold(), name, plain());
		print_wrapped(4, (unsigned)strlen(name) + 4, uncore_text(tables, uncore_groups(tables)[group].reading));
		print_verdicts(report, (uint16_t)group);
	}
}
