/* SPDX-License-Identifier: MIT */
/* uncore show: finds the item on each platform that was asked for. */
#include <stdio.h>

#include "find.h"
#include "show.h"
#include "uncore/metric.h"

enum { LABEL_WIDTH = 14 };

void print_title(const struct uncore_tables *tables, const char *name, const char *what)
{
	printf("%s%s%s  %s, %s\n", bold(), name, plain(), what, platform_id(tables));
}

void print_heading(const char *text)
{
	printf("\n  %s%s%s\n", bold(), text, plain());
}

void print_item(const char *label, const char *text)
{
	if (text[0] == '\0')
		return;
	printf("  %-*s", LABEL_WIDTH, label);
	print_wrapped(LABEL_WIDTH + 2, true, text);
}

void print_item_and_free(const char *label, struct text *text)
{
	print_item(label, text_string(text));
	text_free(text);
}

/* The metrics of that name, one for each box that has it. */
static void show_metrics(const struct uncore_tables *tables, const char *name)
{
	bool is_later = false;

	for (unsigned box = 0; box < tables->boxes.count; box++) {
		struct text whole = { 0 };
		uint16_t metric;

		text_add(&whole, "%s/%s", box_id(tables, box), name);
		if (uncore_metric_find(tables, text_string(&whole), whole.length, &metric) == 0) {
			if (is_later)
				putchar('\n');
			is_later = true;
			show_metric(tables, metric);
		}
		text_free(&whole);
	}
}

static void show_item(const struct uncore_tables *tables, const struct item *item, const char *name)
{
	switch (item->kind) {
	case ITEM_EVENT:
		show_event(tables, item->event, item->umask);
		break;
	case ITEM_BOX:
		show_box(tables, item->box);
		break;
	case ITEM_REGISTER:
		show_register(tables, &item->reg);
		break;
	case ITEM_FIELD:
		show_field(tables, &item->reg, item->field);
		break;
	case ITEM_METRIC:
		if (item->metric != UNCORE_NO_INDEX)
			show_metric(tables, item->metric);
		else
			show_metrics(tables, name);
		break;
	case ITEM_NONE:
		break;
	}
}

static int nothing(const struct cli_request *request, struct platforms platforms)
{
	struct nearest nearest = { .wanted = request->arguments[0] };
	const struct uncore_tables *tables;

	while ((tables = next_platform(&platforms)) != NULL)
		offer_items(tables, &nearest);
	complain(request, "nothing is called \"%s\"%s%s", request->arguments[0], platforms.only != NULL ? " on " : "",
		 platforms.only != NULL ? platform_id(platforms.only) : "");
	complain_nearest(&nearest);
	return CLI_NOTHING;
}

int cli_show(const struct cli_request *request)
{
	struct platforms platforms, turn;
	const struct uncore_tables *tables;
	struct item item;
	bool is_found = false;
	int result = choose_platforms(request, &platforms);

	if (result != CLI_GOOD)
		return result;
	turn = platforms;
	while ((tables = next_platform(&turn)) != NULL) {
		if (!find_item(tables, request->arguments[0], &item))
			continue;
		if (is_found)
			putchar('\n');
		is_found = true;
		show_item(tables, &item, request->arguments[0]);
	}
	return is_found ? CLI_GOOD : nothing(request, platforms);
}
