/* SPDX-License-Identifier: MIT */
/* uncore list: lists events and their sub-events. The other kinds are in kinds.c and metrics.c. */
#include <stdio.h>
#include <string.h>

#include "cli/list/list.h"

#include "shared/near.h"
#include "base/words.h"

/* Why it cannot be programmed; rows of both kinds have this instead of their text. NULL: it can be. */
static const char *reason_of(const struct uncore_tables *tables, const struct uncore_event_row *event,
			     const struct uncore_umask_row *umask)
{
	if (event->flags & UNCORE_EVENT_UNPROGRAMMABLE)
		return uncore_text(tables, event->text);
	if (umask != NULL && (umask->flags & UNCORE_UMASK_UNPROGRAMMABLE))
		return uncore_text(tables, umask->text);
	return NULL;
}

static bool is_doubtful(const struct uncore_event_row *event, const struct uncore_umask_row *umask)
{
	return umask != NULL ? (umask->flags & UNCORE_UMASK_DOUBTFUL) != 0 :
			       (event->flags & UNCORE_EVENT_DOUBTFUL) != 0;
}

static const char *note_of(const struct uncore_tables *tables, const struct uncore_event_row *event,
			   const struct uncore_umask_row *umask)
{
	if (reason_of(tables, event, umask) != NULL)
		return "unprogrammable";
	if (umask != NULL && (umask->flags & UNCORE_UMASK_DEPRECATED))
		return "deprecated";
	return is_doubtful(event, umask) ? "doubtful" : "";
}

static const char *text_from(const struct uncore_tables *tables, const struct uncore_event_row *event,
			     const struct uncore_umask_row *umask)
{
	if (uncore_text(tables, umask != NULL ? umask->text : event->text)[0] == '\0')
		return "";
	return umask != NULL && (umask->flags & UNCORE_UMASK_COMPOSED) ? "words" : "sources";
}

/* The row of an event (umask NULL) or of one of its sub-events. */
static void add_row(struct grid *grid, const struct uncore_tables *tables, const struct uncore_event_row *event,
		    const struct uncore_umask_row *umask, const char *name)
{
	const char *reason = reason_of(tables, event, umask);
	uint16_t umask_row = umask != NULL ? (uint16_t)(umask - uncore_umasks(tables)) : UNCORE_NO_INDEX;
	struct text code = { 0 }, sub = { 0 }, counters = { 0 }, variants = { 0 };

	add_code(&code, tables, event);
	add_bit_numbers(&counters, umask != NULL ? umask->counters : event->counters);
	grid_cell(grid, "%s", platform_id(tables));
	grid_cell(grid, "%s", name);
	grid_cell(grid, "%s", text_string(&code));
	if (umask != NULL)
		add_umask(&sub, tables, umask);
	grid_cell(grid, "%s", text_string(&sub));
	grid_cell(grid, "%s", text_string(&counters));
	grid_cell(grid, "%s", box_id(tables, event->box));
	grid_cell(grid, "%s", uncore_text(tables, uncore_categories(tables)[event->category].id));
	grid_cell(grid, "%s", note_of(tables, event, umask));
	add_variant_ids(&variants, tables,
			uncore_event_variants(tables, uncore_event_at((unsigned)(event - uncore_events(tables))),
					      uncore_umask_at(umask_row)));
	grid_cell(grid, "%s", text_string(&variants));
	grid_cell(grid, "%s", uncore_text(tables, umask != NULL ? umask->text : event->text));
	grid_cell(grid, "%s", reason != NULL ? reason : "");
	grid_cell(grid, "%s", text_from(tables, event, umask));
	text_free(&variants);
	text_free(&code);
	text_free(&sub);
	text_free(&counters);
}

static void add_umasks(const struct lister *lister, struct grid *grid, const struct uncore_tables *tables,
		       const struct uncore_event_row *event)
{
	for (unsigned at = 0; at < event->umask_count; at++) {
		const struct uncore_umask_row *umask = &uncore_umasks(tables)[event->first_umask + at];
		struct text name = { 0 };

		text_printf(&name, "%s.%s", uncore_text(tables, event->name), uncore_text(tables, umask->name));
		if (match_glob(lister_glob(lister), text_string(&name)))
			add_row(grid, tables, event, umask, text_string(&name));
		text_free(&name);
	}
}

/* Whether some processors have none of its sub-events, and count the event without one. */
static bool lacks_umasks(const struct uncore_tables *tables, const struct uncore_event_row *event)
{
	struct uncore_event_index row = uncore_event_at((unsigned)(event - uncore_events(tables)));
	uint32_t left = uncore_event_variants(tables, row, uncore_umask_at(UNCORE_NO_INDEX));

	for (unsigned at = 0; at < event->umask_count; at++)
		left &= ~uncore_event_variants(tables, row, uncore_umask_at(event->first_umask + at));
	return left != 0;
}

/* In a list of sub-events, an event has a row of its own only if it can be counted without one. */
static void add_event(const struct lister *lister, struct grid *grid, const struct uncore_tables *tables,
		      const struct uncore_event_row *event)
{
	const char *name = uncore_text(tables, event->name);
	bool is_alone =
		event->umask_count == 0 || !(event->flags & UNCORE_EVENT_UMASK_REQUIRED) || lacks_umasks(tables, event);

	if ((!lister->umasks || is_alone) && match_glob(lister_glob(lister), name))
		add_row(grid, tables, event, NULL, name);
	if (lister->umasks)
		add_umasks(lister, grid, tables, event);
}

static void add_events(const struct lister *lister, struct grid *grid, const struct uncore_tables *tables)
{
	for (unsigned at = 0; at < tables->events.count; at++) {
		const struct uncore_event_row *event = &uncore_events(tables)[at];

		if (lister->box == NULL || is_box(tables, event->box, lister->box))
			add_event(lister, grid, tables, event);
	}
}

static const char *const note_words[] = { "unprogrammable", "deprecated", "doubtful" };

static const char *const text_from_words[] = { "sources", "words" };

static const struct list_column event_columns[] = {
	{ .column = { NULL, "platform", CELL_TEXT }, .help = "id of the platform" },
	{ .column = { "event", "name", CELL_TEXT }, .help = "with the umask after a dot" },
	{ .column = { "code", "code", CELL_TEXT }, .help = "and what else selects it", .nullable = true },
	{ .column = { "umask", "umask", CELL_TEXT }, .help = "null: the event as a whole", .nullable = true },
	{ .column = { "counters", "counters", CELL_NUMBERS }, .help = "their numbers" },
	{ .column = { "box", "box", CELL_TEXT }, .help = "id of the box" },
	{ .column = { "category", "category", CELL_TEXT }, .help = "id of the category", .nullable = true },
	{ .column = { NULL, "note", CELL_TEXT },
	  .help = "null: nothing to note",
	  .nullable = true,
	  .words = note_words,
	  .word_count = sizeof(note_words) / sizeof(note_words[0]) },
	{ .column = { "only on", "variants", CELL_RARE_WORDS }, .help = "processors that have it; empty: all" },
	{ .column = { "text", "text", CELL_TEXT }, .help = "what it counts", .nullable = true },
	{ .column = { NULL, "reason", CELL_TEXT }, .help = "why it cannot be programmed", .nullable = true },
	{ .column = { NULL, "text_from", CELL_TEXT },
	  .help = "words: the text is made of what the parts of the name mean",
	  .nullable = true,
	  .words = text_from_words,
	  .word_count = sizeof(text_from_words) / sizeof(text_from_words[0]) },
};

const struct list_kind list_events = {
	.name = "events",
	.one = "event",
	.columns = event_columns,
	.is_grouped = true,
	.column_count = sizeof(event_columns) / sizeof(event_columns[0]),
	.add = add_events,
};

/* Prints one table for each platform, under its name. */
static void print_text(const struct list_kind *kind, const struct grid *grid, const struct uncore_tables *tables,
		       bool *is_later)
{
	if (grid->count == 0)
		return;
	if (*is_later)
		putchar('\n');
	*is_later = true;
	if (kind->is_grouped)
		printf("%s%s: %s%s\n", bold(), platform_id(tables), uncore_text(tables, tables->title), plain());
	grid_print(grid, 0);
}

static void print_grid(const struct cli_request *request, const struct list_kind *kind, const struct grid *all)
{
	struct json json = { .lines = true };

	if (request->format == CLI_CSV) {
		grid_print_csv(all, true);
	} else if (request->format == CLI_JSON) {
		json_document(&json);
		json_open(&json, kind->name, '[');
		json_grid(&json, all);
		json_close(&json, ']');
		json_print(&json);
	}
}

/* Only a word that the shell takes as it stands is repeated. */
static void suggest_search(const char *word)
{
	static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.-";

	if (word[0] != '\0' && word[0] != '-')
		fprintf(stderr, "  to look into texts as well: uncore search %s\n",
			word[strspn(word, plain)] == '\0' ? word : "WORD...");
}

/* Offers every name that the glob was compared with to the nearest one. */
static int nothing(const struct cli_request *request, const struct lister *lister, struct platforms platforms)
{
	struct nearest nearest = { .wanted = lister_glob(lister) };
	const struct uncore_tables *tables;

	complain(request, "no %s matches%s%s%s%s%s", lister->kind->one, lister->glob != NULL ? " " : "",
		 lister->glob != NULL ? lister->glob : "", lister->box != NULL ? " in box " : "",
		 lister->box != NULL ? lister->box : "",
		 lister->glob == NULL && lister->box == NULL ? " anything" : "");
	if (strpbrk(lister_glob(lister), "*?[") == NULL) {
		while ((tables = next_platform(&platforms)) != NULL)
			offer_items(tables, &nearest);
		complain_nearest(&nearest);
		suggest_search(lister_glob(lister));
	}
	return CLI_NOTHING;
}

static int list(const struct cli_request *request, const struct lister *lister, struct platforms platforms)
{
	const struct list_kind *kind = lister->kind;
	struct column columns[LIST_COLUMNS];
	struct grid all = { .columns = columns, .column_count = kind->column_count };
	struct platforms turn = platforms;
	const struct uncore_tables *tables;
	bool is_later = false, is_empty;
	int result = CLI_GOOD;

	for (size_t at = 0; at < kind->column_count; at++)
		columns[at] = kind->columns[at].column;
	while ((tables = next_platform(&turn)) != NULL) {
		kind->add(lister, &all, tables);
		if (request->format == CLI_TEXT && kind->is_grouped) {
			print_text(kind, &all, tables, &is_later);
			grid_free(&all);
		}
	}
	if (request->format == CLI_TEXT && !kind->is_grouped)
		print_text(kind, &all, NULL, &is_later);
	is_empty = request->format == CLI_TEXT ? !is_later : all.count == 0;
	/* A word that no event has may be of sub-events only. */
	if (is_empty && kind == &list_events && !lister->umasks) {
		struct lister deeper = *lister;

		deeper.umasks = true;
		return list(request, &deeper, platforms);
	}
	if (is_empty)
		result = nothing(request, lister, platforms);
	/* A program must read an empty list, not an empty text. */
	print_grid(request, kind, &all);
	grid_free(&all);
	return result;
}

/* Some platform must have the box: a mistyped name must not give an empty list. */
static int check_box(const struct cli_request *request, struct platforms platforms)
{
	struct nearest nearest = { .wanted = request->box };
	const struct uncore_tables *tables;
	uint16_t box;

	while ((tables = next_platform(&platforms)) != NULL) {
		if (uncore_find_box(tables, request->box, &box) == 0)
			return CLI_GOOD;
		for (unsigned at = 0; at < tables->boxes.count; at++)
			nearest_offer(&nearest, box_id(tables, at));
	}
	complain(request, "there is no box \"%s\"; see: uncore list boxes", request->box);
	complain_nearest(&nearest);
	return CLI_BAD;
}

const struct list_kind *const list_kinds[LIST_KINDS] = { &list_events,    &list_platforms, &list_boxes,
							 &list_registers, &list_metrics,   &list_stat_groups };

static const struct list_kind *find_kind(const char *name)
{
	for (size_t at = 0; at < LIST_KINDS; at++)
		if (same_word(name, list_kinds[at]->name))
			return list_kinds[at];
	return NULL;
}

int cli_list(const struct cli_request *request)
{
	struct lister lister = {
		.kind = &list_events, .box = request->box, .umasks = request->umasks, .request = request
	};
	struct platforms platforms;
	int next = 0, result = choose_platforms(request, &platforms);

	if (result == CLI_GOOD && request->box != NULL)
		result = check_box(request, platforms);
	if (result != CLI_GOOD)
		return result;
	if (request->line.count > 0 && find_kind(request->line.arguments[0]) != NULL)
		lister.kind = find_kind(request->line.arguments[next++]);
	if (request->line.count > next)
		lister.glob = request->line.arguments[next++];
	if (request->line.count > next) {
		complain(request, "only one GLOB may be given; leave out \"%s\"", request->line.arguments[next]);
		return CLI_BAD;
	}
	if (lister.glob != NULL && strchr(lister.glob, '.') != NULL)
		lister.umasks = true;
	return list(request, &lister, platforms);
}
