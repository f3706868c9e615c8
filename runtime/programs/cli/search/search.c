/* SPDX-License-Identifier: MIT */
/* uncore search: finds what words are about. */
#include "search/search.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/text.h"
#include "cli/common/describe.h"
#include "cli/common/find.h"
#include "cli/common/output.h"
#include "cli/common/result_words.h"
#include "cli/machine/here.h"
#include "cli/search/report.h"
#include "uncore/platforms.h"

enum { ROWS = 10 };

/* search knows what can be counted; how to do something is in the documents. */
#define COOKBOOK "or how to do something, see docs/cookbook.md\n"

/* Whether every word was found as it was asked. */
static bool is_understood(const struct search *search)
{
	for (unsigned at = 0; at < search->asked_count; at++)
		if (search->missing[at] || search->instead[at].at != NULL)
			return false;
	return true;
}

/* Without -p: the platform of --sim, else that of the machine, else all. */
static int choose(const struct cli_request *request, struct platforms *platforms)
{
	struct cli_request chosen = *request;
	struct text sim = { 0 };
	int result;

	if (request->sim != NULL && (request->platform == NULL || request->line.uses_environment)) {
		text_bytes(&sim, request->sim, strcspn(request->sim, "/:,"));
		chosen.platform = text_string(&sim);
		chosen.line.uses_environment = false;
	}
	result = choose_platforms(&chosen, platforms);
	text_free(&sim);
	if (chosen.platform == NULL)
		platforms->only = platform_of_machine(request);
	return result;
}

/* Those that are searched, then all others: what these know is not mistyped. */
static struct search_platforms list_tables(struct platforms platforms, const struct uncore_tables **list)
{
	const struct uncore_tables *only = platforms.only, *tables;
	struct search_platforms chosen = { .tables = list };

	while (chosen.count < SEARCH_PLATFORMS_MAX && (tables = next_platform(&platforms)) != NULL)
		list[chosen.count++] = tables;
	chosen.known = chosen.count;
	for (unsigned at = 0; only != NULL && chosen.known < SEARCH_PLATFORMS_MAX &&
			      (tables = uncore_platforms_at(platforms.of, at)) != NULL;
	     at++)
		if (tables != only)
			list[chosen.known++] = tables;
	return chosen;
}

/* The operands with a blank between two. */
static void join(struct text *text, const struct cli_request *request)
{
	for (int i = 0; i < request->line.count; i++)
		text_printf(text, "%s%s", i > 0 ? " " : "", request->line.arguments[i]);
}

static int nothing(const struct cli_request *request, const char *question, struct platforms platforms)
{
	struct nearest nearest = { .wanted = question };
	const struct uncore_tables *tables;

	complain(request, "nothing is about %s; uncore list prints every event", question);
	while ((tables = next_platform(&platforms)) != NULL)
		offer_items(tables, &nearest);
	complain_nearest(&nearest);
	fputs("  f" COOKBOOK, stderr);
	return CLI_NOTHING;
}

static int no_register(const struct cli_request *request, const char *address)
{
	complain(request, "no register of the platforms that are searched is at %s", address);
	fputs("  uncore dump prints the registers of a machine with their addresses\n", stderr);
	return CLI_NOTHING;
}

/* A word that stat prints for a value goes before the rows that happen to have it. */
static void print_result_word(const struct result_word *word, bool has_rows)
{
	printf("%s%s%s  a word that uncore stat prints for a value\n    ", bold(), word->word, plain());
	print_wrapped(4, 4, word->meaning);
	printf("    uncore show %s\n%s", word->word, has_rows ? "\n" : "");
}

static int search(const struct cli_request *request, struct platforms platforms, const char *question)
{
	const struct uncore_tables *list[SEARCH_PLATFORMS_MAX];
	struct arena arena = { 0 };
	struct search_platforms chosen = list_tables(platforms, list);
	struct search_view view = { .arena = &arena,
				    .tables = list,
				    .count = chosen.count,
				    .sim = request->sim,
				    .here = platform_of_machine(request),
				    .question = question };
	struct search_record record;
	struct search search;
	size_t most = request->rows.is_given ? (size_t)request->rows.number : ROWS;
	int result = CLI_GOOD;
	bool is_address;

	if (platforms.only != NULL)
		view.platform = platform_id(platforms.only);
	is_address = search_address(&search, &chosen, question, most);
	if (!is_address && !search_run(&search, &chosen, (struct search_span){ question, strlen(question) }, most))
		out_of_memory();
	record = record_search(&view, &search);
	if (request->format != CLI_JSON && find_result_word(question) != NULL)
		print_result_word(find_result_word(question), record.count > 0);
	else if (record.count == 0)
		result = is_address ? no_register(request, question) : nothing(request, question, platforms);
	/* A program must read an empty list, not an empty text. */
	if (request->format == CLI_JSON)
		print_search_json(&record);
	else
		print_search(&record);
	if (record.count > 0 && request->format != CLI_JSON && !is_understood(&search))
		fputs("\nF" COOKBOOK, stdout);
	search_free(&search);
	arena_free(&arena);
	return result;
}

int cli_search(const struct cli_request *request)
{
	struct platforms platforms;
	struct text question = { 0 };
	int result = choose(request, &platforms);

	if (result != CLI_GOOD)
		return result;
	join(&question, request);
	result = search(request, platforms, text_string(&question));
	text_free(&question);
	return result;
}
