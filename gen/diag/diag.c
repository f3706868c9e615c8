/* SPDX-License-Identifier: MIT */
/* Collects diagnostics and puts them in order. */
#include "diag/diag_message.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "shared/near.h"
#include "base/source.h"

static const struct {
	const char *name, *help;
} rules[] = {
#define RULE_ROW_(id, name, help) { name, help },
	RULES(RULE_ROW_)
#undef RULE_ROW_
};

const char *rule_name(enum rule rule)
{
	return rules[rule].name;
}

const char *rule_help(enum rule rule)
{
	return rules[rule].help;
}

static bool is_inherited(struct loc loc)
{
	return loc.source != NULL && loc.source->from != NULL;
}

static bool has_path(const struct source *source, const char *path)
{
	return source != NULL && strcmp(source->path, path) == 0;
}

/*
 * What is wrong in a file is wrong in every file that is like it. It is reported once, for the file itself if that is
 * read too. NULL: it is new.
 */
static struct diag_message *find_same(struct diag *diag, const struct diag_message *new)
{
	for (size_t i = 0; diag->any_inherited && new->loc.source != NULL &&i < diag->count; i++) {
		struct diag_message *message = &diag->messages[i];

		if (message->rule == new->rule &&
		    message->loc.offset == new->loc.offset &&has_path(message->loc.source, new->loc.source->path) &&
		    strcmp(message->text, new->text) == 0)
			return is_inherited(message->loc) || is_inherited(new->loc) ? message : NULL;
	}
	return NULL;
}

static void note_inherited(struct diag *diag, struct loc loc)
{
	if (is_inherited(loc))
		diag_note(diag, loc.source->inherited_at, "it is inherited here, from %s", loc.source->from);
}

/* Whether what is said of events and addresses by such a register means nothing. */
static bool is_about_shape(enum rule rule)
{
	return rule == RULE_FIELD_WIDTH || rule == RULE_FIELD_GAP || rule == RULE_FIELD_OVERLAP ||
	       rule == RULE_PART_RANGE || rule == RULE_FIELD_PIECES || rule == RULE_COUNTER_COUNT;
}

static bool is_about_text(enum rule rule)
{
	return rule == RULE_TEXT_ACCESS || rule == RULE_TEXT_NAME || rule == RULE_TEXT_NUMBER ||
	       rule == RULE_TEXT_RELATIVE;
}

void diag_error(struct diag *diag, enum rule rule, struct loc loc, const char *format, ...)
{
	struct diag_message new = { .rule = rule, .loc = loc, .order = diag->count }, *same;
	va_list args;

	va_start(args, format);
	new.text = arena_vprintf(diag->arena, format, args);
	va_end(args);
	diag->any_inherited |= is_inherited(loc);
	diag->shape_faults += is_about_shape(rule);
	diag->fact_faults += !is_about_text(rule);
	same = find_same(diag, &new);
	if (same != NULL && is_inherited(loc)) {
		diag->last = arena_alloc(diag->arena, sizeof *diag->last); /* its notes go with it */
		return;
	}
	if (same != NULL) {
		new.order = same->order;
		*same = new;
		diag->last = same;
		return;
	}
	diag->messages = arena_grow(diag->arena, diag->messages, diag->count, &diag->room, sizeof *diag->messages);
	diag->messages[diag->count] = new;
	diag->last = &diag->messages[diag->count++];
	note_inherited(diag, loc);
}

void diag_note(struct diag *diag, struct loc loc, const char *format, ...)
{
	struct diag_note *note = arena_alloc(diag->arena, sizeof *note), **end = &diag->last->notes;
	va_list args;

	va_start(args, format);
	*note = (struct diag_note){ .loc = loc, .text = arena_vprintf(diag->arena, format, args) };
	va_end(args);
	while (*end != NULL)
		end = &(*end)->next;
	*end = note;
}

void diag_suggest(struct diag *diag, const char *word, const char *const *candidates, size_t count)
{
	struct nearest nearest = { .wanted = word };

	for (size_t i = 0; i < count; i++)
		nearest_offer(&nearest, candidates[i]);
	if (nearest.best[0] != '\0')
		diag->last->hint = arena_printf(diag->arena, "did you mean \"%s\"?", nearest.best);
}

void diag_advise(struct diag *diag, const char *lead, const char *word, const char *const *candidates, size_t count)
{
	const char *all = lead;

	diag_suggest(diag, word, candidates, count);
	for (size_t i = 0; i < count; i++)
		all = arena_printf(diag->arena, "%s%s %s", all, i == 0 ? "" : ",", candidates[i]);
	if (diag->last->hint == NULL && count != 0)
		diag->last->hint = all;
}

bool diag_has_rule(const struct diag *diag, enum rule rule)
{
	for (size_t i = 0; i < diag->count; i++)
		if (diag->messages[i].rule == rule)
			return true;
	return false;
}

/*
 * Whether the message only asks for a text that is not written yet. After an import there are thousands of these, and
 * they must not hide errors.
 */
static bool is_unfinished(const struct diag_message *message)
{
	return message->rule == RULE_MISSING_TEXT;
}

/* Errors come before missing texts; then file, place and order of reporting decide, so that no two messages tie. */
static int compare_messages(const void *left, const void *right)
{
	const struct diag_message *a = left, *b = right;
	const char *path_a = a->loc.source ? a->loc.source->path : "",
		   *path_b = b->loc.source ? b->loc.source->path : "";
	int paths = strcmp(path_a, path_b);

	if (is_unfinished(a) != is_unfinished(b))
		return is_unfinished(a) ? 1 : -1;
	if (paths != 0)
		return paths;
	if (a->loc.offset != b->loc.offset)
		return a->loc.offset < b->loc.offset ? -1 : 1;
	return a->order < b->order ? -1 : a->order > b->order;
}

void diag_sort(struct diag *diag)
{
	if (diag->count != 0)
		qsort(diag->messages, diag->count, sizeof *diag->messages, compare_messages);
}
