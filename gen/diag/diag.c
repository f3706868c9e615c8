/* SPDX-License-Identifier: MIT */
/* Collects diagnostics and puts them in order. */
#include "diag/diag_message.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/near.h"
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

void diag_error(struct diag *diag, enum rule rule, struct loc loc, const char *format, ...)
{
	struct diag_message *message;
	va_list args;

	diag->messages = arena_grow(diag->arena, diag->messages, diag->count, &diag->room, sizeof *diag->messages);
	message = &diag->messages[diag->count];
	*message = (struct diag_message){ .rule = rule, .loc = loc, .order = diag->count };
	va_start(args, format);
	message->text = arena_vprintf(diag->arena, format, args);
	va_end(args);
	diag->count++;
}

void diag_note(struct diag *diag, struct loc loc, const char *format, ...)
{
	struct diag_message *message = &diag->messages[diag->count - 1];
	struct diag_note *note = arena_alloc(diag->arena, sizeof *note), **end = &message->notes;
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
		diag->messages[diag->count - 1].hint = arena_printf(diag->arena, "did you mean \"%s\"?", nearest.best);
}

bool diag_has_rule(const struct diag *diag, enum rule rule)
{
	for (size_t i = 0; i < diag->count; i++)
		if (diag->messages[i].rule == rule)
			return true;
	return false;
}

/*
 * Whether the message only asks for a text that somebody must write. After an import there are thousands of these, and
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
