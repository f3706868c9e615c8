/* SPDX-License-Identifier: MIT */
/* uncore list: lists events and their sub-events. The other kinds are in kinds.c and metrics.c. */
#include <stdio.h>
#include <string.h>

#include "cli/list/list.h"

#include "shared/near.h"
#include "base/keys/write.h"
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
	return is_doubtful(event, umask) ? "doubtful" : NULL;
}

static const char *text_from(const struct uncore_tables *tables, const struct uncore_event_row *event,
			     const struct uncore_umask_row *umask)
{
	if (uncore_text(tables, umask != NULL ? umask->text : event->text)[0] == '\0')
		return NULL;
	return umask != NULL && (umask->flags & UNCORE_UMASK_COMPOSED) ? "words" : "sources";
}

struct event_row {
	const char *platform, *name, *code, *umask, *box, *category, *note, *text, *reason, *text_from;
	uint64_t counters;
	struct strings variants;
};

/* The row of an event (umask NULL) or of one of its sub-events. */
static void add_row(struct list_rows *rows, const struct uncore_tables *tables, const struct uncore_event_row *event,
		    const struct uncore_umask_row *umask, const char *name)
{
	uint16_t umask_row = umask != NULL ? (uint16_t)(umask - uncore_umasks(tables)) : UNCORE_NO_INDEX;
	struct uncore_event_index at = uncore_event_at((unsigned)(event - uncore_events(tables)));
	struct text code = { 0 }, sub = { 0 };
	struct event_row row = { .platform = platform_id(tables),
				 .name = name,
				 .counters = umask != NULL ? umask->counters : event->counters,
				 .box = box_id(tables, event->box),
				 .category = given(uncore_text(tables, uncore_categories(tables)[event->category].id)),
				 .note = note_of(tables, event, umask),
				 .text = given(uncore_text(tables, umask != NULL ? umask->text : event->text)),
				 .reason = reason_of(tables, event, umask),
				 .text_from = text_from(tables, event, umask) };

	add_code(&code, tables, event);
	if (umask != NULL)
		add_umask(&sub, tables, umask);
	row.code = keep_given(rows, &code);
	row.umask = keep_given(rows, &sub);
	list_variant_ids(&rows->arena, &row.variants, tables,
			 uncore_event_variants(tables, at, uncore_umask_at(umask_row)));
	add_list_row(rows, &row);
}

static void add_umasks(const struct lister *lister, struct list_rows *rows, const struct uncore_tables *tables,
		       const struct uncore_event_row *event)
{
	for (unsigned at = 0; at < event->umask_count; at++) {
		const struct uncore_umask_row *umask = &uncore_umasks(tables)[event->first_umask + at];
		struct text name = { 0 };

		text_printf(&name, "%s.%s", uncore_text(tables, event->name), uncore_text(tables, umask->name));
		if (match_glob(lister_glob(lister), text_string(&name)))
			add_row(rows, tables, event, umask, keep_text(&rows->arena, &name));
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
static void add_event(const struct lister *lister, struct list_rows *rows, const struct uncore_tables *tables,
		      const struct uncore_event_row *event)
{
	const char *name = uncore_text(tables, event->name);
	bool is_alone =
		event->umask_count == 0 || !(event->flags & UNCORE_EVENT_UMASK_REQUIRED) || lacks_umasks(tables, event);

	if ((!lister->umasks || is_alone) && match_glob(lister_glob(lister), name))
		add_row(rows, tables, event, NULL, name);
	if (lister->umasks)
		add_umasks(lister, rows, tables, event);
}

static void add_events(const struct lister *lister, struct list_rows *rows, const struct uncore_tables *tables)
{
	for (unsigned at = 0; at < tables->events.count; at++) {
		const struct uncore_event_row *event = &uncore_events(tables)[at];

		if (lister->box == NULL || is_box(tables, event->box, lister->box))
			add_event(lister, rows, tables, event);
	}
}

static const char *const note_words[] = { "unprogrammable", "deprecated", "doubtful" };

static const char *const text_from_words[] = { "sources", "words" };

/* clang-format off */

static const struct key event_keys[] = {
	{ .name = "platform", STRING(event_row, platform), REQUIRED, .help = "id of the platform" },
	{ .name = "name", STRING(event_row, name), REQUIRED, .help = "with the umask after a dot" },
	{ .name = "code", STRING(event_row, code), NULLABLE, .help = "and what else selects it" },
	{ .name = "umask", STRING(event_row, umask), NULLABLE, .help = "null: the event as a whole" },
	{ .name = "counters", BIT_NUMBERS(event_row, counters), REQUIRED, .help = "their numbers" },
	{ .name = "box", STRING(event_row, box), REQUIRED, .help = "id of the box" },
	{ .name = "category", STRING(event_row, category), NULLABLE, .help = "id of the category" },
	{ .name = "note", STRING(event_row, note), WORDS(note_words), NULLABLE, .help = "null: nothing to note" },
	{ .name = "variants", STRINGS(event_row, variants), REQUIRED, .help = "processors that have it; empty: all" },
	{ .name = "text", STRING(event_row, text), NULLABLE, .help = "what it counts" },
	{ .name = "reason", STRING(event_row, reason), NULLABLE, .help = "why it cannot be programmed" },
	{ .name = "text_from", STRING(event_row, text_from), WORDS(text_from_words), NULLABLE,
	  .help = "words: the text is made of what the parts of the name mean" },
};
static const struct keys event_kind = LIST_ROW("event", event_row, event_keys);

/* clang-format on */

static const struct row_column event_columns[] = {
	COLUMN("name", "event"),
	COLUMN("code", "code"),
	COLUMN("umask", "umask"),
	COLUMN("counters", "counters"),
	COLUMN("box", "box"),
	COLUMN("category", "category"),
	RARE_COLUMN("variants", "only on"),
	COLUMN("text", "text"),
};

const struct list_kind list_events = {
	.name = "events",
	.columns = ROW_COLUMNS(event_kind, event_columns),
	.is_grouped = true,
	.add = add_events,
};

/* Prints one table for each platform, under its name. */
static void print_table(const struct list_rows *rows, const struct uncore_tables *tables, bool *is_later)
{
	const struct list_kind *kind = rows->kind;

	if (rows->count == 0)
		return;
	if (*is_later)
		putchar('\n');
	*is_later = true;
	if (kind->is_grouped)
		printf("%s%s: %s%s\n", bold(), platform_id(tables), uncore_text(tables, tables->title), plain());
	rows_print(kind->columns, rows->at, rows->count, 0);
}

/* Words of a list share its line. */
static void print_row_json(struct json *json, const struct keys *keys, const char *row)
{
	json_open(json, NULL, '{');
	for (size_t at = 0; at < keys->count; at++) {
		const struct key *key = &keys->at[at];

		if (key->type == KEY_STRINGS)
			json_texts(json, key->name, (const void *)(row + key->offset));
		else
			write_members(json, &(struct keys){ .at = key, .count = 1 }, row);
	}
	json_close(json, '}');
}

static void print_json(const struct list_rows *rows)
{
	const struct keys *keys = rows->kind->columns->keys;
	struct text out = { 0 };
	struct json json = { .out = &out, .lines = true };

	json_open(&json, NULL, '{');
	json_number(&json, "schema", OUTPUT_SCHEMA);
	json_open(&json, rows->kind->name, '[');
	for (size_t at = 0; at < rows->count; at++)
		print_row_json(&json, keys, (const char *)rows->at + at * keys->size);
	json_close(&json, ']');
	json_close(&json, '}');
	text_char(&out, '\n');
	print_and_free(&out);
}

/* Only a word that the shell takes without quotes is repeated. */
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

	complain(request, "no %s matches%s%s%s%s%s", lister->kind->columns->keys->kind, lister->glob != NULL ? " " : "",
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

static void forget(struct list_rows *rows)
{
	arena_free(&rows->arena);
	*rows = (struct list_rows){ .kind = rows->kind };
}

static int list(const struct cli_request *request, const struct lister *lister, struct platforms platforms)
{
	const struct list_kind *kind = lister->kind;
	struct list_rows rows = { .kind = kind };
	struct platforms turn = platforms;
	const struct uncore_tables *tables;
	bool is_later = false, is_empty;
	int result = CLI_GOOD;

	while ((tables = next_platform(&turn)) != NULL) {
		kind->add(lister, &rows, tables);
		if (request->format == CLI_TEXT && kind->is_grouped) {
			print_table(&rows, tables, &is_later);
			forget(&rows);
		}
	}
	if (request->format == CLI_TEXT && !kind->is_grouped)
		print_table(&rows, NULL, &is_later);
	is_empty = request->format == CLI_TEXT ? !is_later : rows.count == 0;
	/* A word that no event has may be of sub-events only. */
	if (is_empty && kind == &list_events && !lister->umasks) {
		struct lister deeper = *lister;

		deeper.umasks = true;
		return list(request, &deeper, platforms);
	}
	if (is_empty)
		result = nothing(request, lister, platforms);
	/* A program must read an empty list, not an empty text. */
	if (request->format == CLI_CSV)
		rows_print_csv(ALL_COLUMNS(*kind->columns->keys), rows.at, rows.count, true);
	else if (request->format == CLI_JSON)
		print_json(&rows);
	forget(&rows);
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
