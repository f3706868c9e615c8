/* SPDX-License-Identifier: MIT */
/* uncore show: finds the item on each selected platform. */
#include <stdio.h>
#include <string.h>

#include "cli/common/meanings.h"
#include "cli/common/countable.h"
#include "cli/common/describe.h"
#include "cli/common/owners.h"
#include "cli/common/result_words.h"
#include "cli/machine/here.h"
#include "cli/show/show.h"
#include "uncore/metric.h"

enum { CANDIDATE_WIDTH = 24 };

/* Prints how to count an event, a metric or a group. */
static void print_counting(const struct uncore_tables *here, const struct uncore_tables *tables,
			   const struct item *item)
{
	struct countable counted = { .variants = UINT32_MAX };
	struct text line = { 0 };
	bool is_counted = false;

	if (item->kind == ITEM_EVENT)
		is_counted = add_event_option(&counted, tables, item->event.at, item->umask.at, NULL);
	else if (item->kind == ITEM_METRIC && item->metric.at != UNCORE_NO_INDEX)
		is_counted = add_metric_option(&counted, tables, item->metric.at);
	else if (item->kind == ITEM_GROUP)
		text_printf(&counted.options, " -g %s",
			    uncore_text(tables, uncore_groups(tables)[item->group.at].name));
	if (is_counted || item->kind == ITEM_GROUP) {
		add_stat_command(&line, NULL, here, tables, &counted);
		print_heading("to count it");
		printf("    %s\n", text_string(&line));
	}
	text_free(&counted.options);
	text_free(&line);
}

/* Shows the metrics with the name, one for each box that has it. */
static void show_metrics(const struct uncore_tables *here, const struct uncore_tables *tables, const char *name)
{
	bool is_later = false;

	for (unsigned box = 0; box < tables->boxes.count; box++) {
		struct text whole = { 0 };
		struct uncore_metric_index metric;

		text_printf(&whole, "%s/%s", box_id(tables, box), name);
		if (uncore_metric_find(tables, text_string(&whole), whole.length, &metric) == 0) {
			if (is_later)
				putchar('\n');
			is_later = true;
			show_metric(tables, metric.at);
			print_counting(here, tables, &(struct item){ .kind = ITEM_METRIC, .metric = metric });
		}
		text_free(&whole);
	}
}

static void show_item(const struct uncore_tables *here, const struct uncore_tables *tables, const struct item *item,
		      const char *name)
{
	switch (item->kind) {
	case ITEM_EVENT:
		show_event(tables, item->event.at, item->umask.at);
		break;
	case ITEM_BOX:
		show_box(tables, item->reg.box);
		break;
	case ITEM_REGISTER:
		show_register(tables, &item->reg);
		break;
	case ITEM_FIELD:
		show_field(tables, &item->reg, item->field.at);
		break;
	case ITEM_METRIC:
		if (item->metric.at != UNCORE_NO_INDEX)
			show_metric(tables, item->metric.at);
		else
			show_metrics(here, tables, name);
		break;
	case ITEM_GROUP:
		show_group(tables, item->group.at);
		break;
	case ITEM_VALUE:
	case ITEM_NONE:
		break;
	}
}

static int nothing(const struct cli_request *request, struct platforms platforms)
{
	struct nearest nearest = { .wanted = request->line.arguments[0] };
	const struct uncore_tables *tables;

	while ((tables = next_platform(&platforms)) != NULL)
		offer_items(tables, &nearest);
	complain(request,
		 "there is no event, box, "
		 "register, field, metric or group "
		 "\"%s\"%s%s",
		 request->line.arguments[0], platforms.only != NULL ? " on " : "",
		 platforms.only != NULL ? platform_id(platforms.only) : "");
	complain_nearest(&nearest);
	offer_owners(request, ITEM_NONE, request->line.arguments[0], strlen(request->line.arguments[0]));
	return CLI_NOTHING;
}

/* Lists the meanings from which the user must choose: each on a line as it can be typed, with a description. */
static void list_candidates(const struct uncore_tables *tables, const char *word, const struct meanings *meanings)
{
	printf("%s%s%s names %u %s of %s:\n", bold(), word, plain(), meanings->count,
	       meanings->items[0].kind == ITEM_FIELD ? "fields" : "registers", platform_id(tables));
	for (unsigned at = 0; at < meanings->count; at++) {
		const struct item *item = &meanings->items[at];
		struct text line = { 0 }, name = { 0 };

		add_item_path(&line, tables, item);
		add_register_name(&name, tables, &item->reg);
		printf("  uncore show -p %s %-*s  %s\n", platform_id(tables), CANDIDATE_WIDTH, text_string(&line),
		       text_string(&name));
		text_free(&line);
		text_free(&name);
	}
}

/* An event as stat takes it, in the words of any tool: "CAS_COUNT_RD:MBOX0C0". Returns whether it is one. */
static bool show_expression(const struct uncore_tables *tables, const char *word, bool is_later)
{
	struct uncore_encoding code;

	if (strpbrk(word, ":/,") == NULL || uncore_event_parse(tables, word, strlen(word), &code, NULL) != 0 ||
	    code.event == UNCORE_NO_INDEX)
		return false;
	if (is_later)
		putchar('\n');
	show_event(tables, code.event, code.umask_count == 1 ? code.umasks[0] : UNCORE_NO_INDEX);
	return true;
}

/* A word that stat prints in place of a number, or beside it. Returns whether it is one. */
static bool show_result_word(const char *word)
{
	const struct result_word *found = find_result_word(word);

	if (found == NULL)
		return false;
	printf("%s%s%s  a word that uncore stat prints for a value\n", bold(), found->word, plain());
	print_item("means", found->meaning);
	print_item("worth", found->worth);
	print_item("type next", found->next);
	return true;
}

int cli_show(const struct cli_request *request)
{
	struct platforms platforms, turn;
	const struct uncore_tables *tables, *here;
	bool is_found = false;
	int result = choose_platforms(request, &platforms);

	if (result != CLI_GOOD)
		return result;
	turn = platforms;
	here = platform_of_machine(request);
	while ((tables = next_platform(&turn)) != NULL) {
		struct meanings meanings = { 0 };

		find_items(tables, request->line.arguments[0], &meanings);
		if (is_found && meanings.count > 0)
			putchar('\n');
		is_found |= meanings.count > 0;
		if (meanings.count == 1) {
			show_item(here, tables, &meanings.items[0], request->line.arguments[0]);
			print_counting(here, tables, &meanings.items[0]);
		} else if (meanings.count > 1) {
			list_candidates(tables, request->line.arguments[0], &meanings);
		} else {
			is_found |= show_expression(tables, request->line.arguments[0], is_found);
		}
		meanings_free(&meanings);
	}
	return is_found || show_result_word(request->line.arguments[0]) ? CLI_GOOD : nothing(request, platforms);
}
