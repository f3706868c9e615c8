/* SPDX-License-Identifier: MIT */
/* Collecting and printing diagnostics. */
#include "base/diag.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "load/source.h"

struct diag_note {
	struct loc loc;
	const char *text;
	struct diag_note *next;
};

struct diag_message {
	enum rule rule;
	struct loc loc;
	const char *text;
	struct diag_note *notes;
	size_t order; /* in which it was reported */
};

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

static char *format_text(struct arena *arena, const char *format, va_list args)
{
	va_list again;
	int length;
	char *text;

	va_copy(again, args);
	length = vsnprintf(NULL, 0, format, args);
	text = arena_alloc(arena, length < 0 ? 1 : (size_t)length + 1);
	if (length > 0)
		vsnprintf(text, (size_t)length + 1, format, again);
	va_end(again);
	return text;
}

void diag_error(struct diag *diag, enum rule rule, struct loc loc, const char *format, ...)
{
	struct diag_message *message;
	va_list args;

	diag->messages = arena_grow(diag->arena, diag->messages, diag->count, &diag->room, sizeof *diag->messages);
	message = &diag->messages[diag->count];
	*message = (struct diag_message){ .rule = rule, .loc = loc, .order = diag->count };
	va_start(args, format);
	message->text = format_text(diag->arena, format, args);
	va_end(args);
	diag->count++;
}

void diag_note(struct diag *diag, struct loc loc, const char *format, ...)
{
	struct diag_message *message = &diag->messages[diag->count - 1];
	struct diag_note *note = arena_alloc(diag->arena, sizeof *note), **end = &message->notes;
	va_list args;

	va_start(args, format);
	*note = (struct diag_note){ .loc = loc, .text = format_text(diag->arena, format, args) };
	va_end(args);
	while (*end != NULL)
		end = &(*end)->next;
	*end = note;
}

static size_t smallest(size_t a, size_t b, size_t c)
{
	size_t least = a < b ? a : b;

	return least < c ? least : c;
}

enum { EDIT_LENGTH_MAX = 63 };

/* Levenshtein's distance between two short words, blind to case; long words are far from everything. */
static size_t edit_distance(const char *a, const char *b)
{
	size_t la = strlen(a), lb = strlen(b), row[EDIT_LENGTH_MAX + 1];

	if (la > EDIT_LENGTH_MAX || lb > EDIT_LENGTH_MAX)
		return EDIT_LENGTH_MAX;
	for (size_t j = 0; j <= lb; j++)
		row[j] = j;
	for (size_t i = 1; i <= la; i++) {
		size_t diagonal = row[0];

		row[0] = i;
		for (size_t j = 1; j <= lb; j++) {
			size_t above = row[j];
			bool same = (a[i - 1] | 0x20) == (b[j - 1] | 0x20);

			row[j] = smallest(diagonal + !same, above + 1, row[j - 1] + 1);
			diagonal = above;
		}
	}
	return row[lb];
}

void diag_suggest(struct diag *diag, const char *word, const char *const *candidates, size_t count)
{
	struct diag_message *message = &diag->messages[diag->count - 1];
	size_t best = strlen(word) / 3 + 2;
	const char *nearest = NULL;

	for (size_t i = 0; i < count; i++) {
		size_t distance = edit_distance(word, candidates[i]);

		if (distance < best) {
			best = distance;
			nearest = candidates[i];
		}
	}
	if (nearest != NULL)
		message->text = arena_printf(diag->arena, "%s; did you mean \"%s\"?", message->text, nearest);
}

bool diag_has_rule(const struct diag *diag, enum rule rule)
{
	for (size_t i = 0; i < diag->count; i++)
		if (diag->messages[i].rule == rule)
			return true;
	return false;
}

/* File, place, then order of reporting: no two messages tie. */
static int compare_messages(const void *left, const void *right)
{
	const struct diag_message *a = left, *b = right;
	const char *path_a = a->loc.source ? a->loc.source->path : "",
		   *path_b = b->loc.source ? b->loc.source->path : "";
	int paths = strcmp(path_a, path_b);

	if (paths != 0)
		return paths;
	if (a->loc.offset != b->loc.offset)
		return a->loc.offset < b->loc.offset ? -1 : 1;
	return a->order < b->order ? -1 : a->order > b->order;
}

static bool is_control(char c)
{
	return (unsigned char)c < 0x20 || c == 0x7f;
}

/* Words of a spec stand in messages: none of them may move a terminal's cursor. */
static void print_safe(struct out *out, const char *text)
{
	for (; *text != '\0'; text++) {
		if (is_control(*text))
			out_printf(out, "\\u%04x", (unsigned)*text);
		else
			out_char(out, *text);
	}
}

static void print_place(struct out *out, struct loc loc)
{
	struct line_column at;

	if (loc.source == NULL)
		return;
	print_safe(out, loc.source->path);
	if (loc.source->text == NULL) {
		out_text(out, ": ");
		return;
	}
	at = source_locate(loc.source, loc.offset);
	out_printf(out, ":%u:%u: ", at.line, at.column);
}

enum { SNIPPET_MAX = 160 };

static bool is_showable(const char *line, size_t length)
{
	for (size_t i = 0; i < length; i++)
		if (is_control(line[i]) && line[i] != '\t' && line[i] != '\r')
			return false;
	return length <= SNIPPET_MAX;
}

/* The source line and a caret below the place, as a compiler shows them. */
static void print_snippet(struct out *out, struct loc loc)
{
	const struct source *source = loc.source;
	size_t begin = loc.offset, end = loc.offset;

	if (source == NULL || source->text == NULL || source->length == 0)
		return;
	while (begin > 0 && source->text[begin - 1] != '\n')
		begin--;
	while (end < source->length && source->text[end] != '\n')
		end++;
	if (!is_showable(source->text + begin, end - begin))
		return;
	out_text(out, "    ");
	out_bytes(out, source->text + begin, end - begin);
	out_text(out, "\n    ");
	for (size_t i = begin; i < loc.offset; i++) {
		if (source->text[i] == '\t')
			out_char(out, '\t');
		else if (((unsigned char)source->text[i] & 0xc0) != 0x80)
			out_char(out, ' ');
	}
	out_text(out, "^\n");
}

static size_t sort_messages(struct diag *diag)
{
	if (diag->count != 0)
		qsort(diag->messages, diag->count, sizeof *diag->messages, compare_messages);
	return diag->count < DIAG_SHOWN_MAX ? diag->count : DIAG_SHOWN_MAX;
}

void diag_print_text(struct diag *diag, struct out *out)
{
	size_t shown = sort_messages(diag);

	for (size_t i = 0; i < shown; i++) {
		const struct diag_message *message = &diag->messages[i];

		print_place(out, message->loc);
		out_printf(out, "error[%s]: ", rule_name(message->rule));
		print_safe(out, message->text);
		out_char(out, '\n');
		print_snippet(out, message->loc);
		for (const struct diag_note *note = message->notes; note != NULL; note = note->next) {
			print_place(out, note->loc);
			out_text(out, "note: ");
			print_safe(out, note->text);
			out_char(out, '\n');
		}
	}
	if (shown < diag->count)
		out_printf(out, "%zu more errors not shown\n", diag->count - shown);
}

void out_json_string(struct out *out, const char *text)
{
	out_char(out, '"');
	for (const char *p = text; *p != '\0'; p++) {
		unsigned char c = (unsigned char)*p;

		if (c == '"' || c == '\\') {
			out_char(out, '\\');
			out_char(out, *p);
		} else if (c == '\n') {
			out_text(out, "\\n");
		} else if (c == '\t') {
			out_text(out, "\\t");
		} else if (is_control(*p)) {
			out_printf(out, "\\u%04x", c);
		} else {
			out_char(out, *p);
		}
	}
	out_char(out, '"');
}

static void print_json_place(struct out *out, struct loc loc)
{
	struct line_column at = { 1, 1 };

	if (loc.source != NULL && loc.source->text != NULL)
		at = source_locate(loc.source, loc.offset);
	out_text(out, "{\"file\": ");
	out_json_string(out, loc.source != NULL ? loc.source->path : "");
	out_printf(out, ", \"line\": %u, \"column\": %u", at.line, at.column);
}

static void print_json_message(struct out *out, const struct diag_message *message)
{
	print_json_place(out, message->loc);
	out_printf(out, ", \"rule\": \"%s\", \"severity\": \"error\", \"message\": ", rule_name(message->rule));
	out_json_string(out, message->text);
	out_text(out, ", \"notes\": [");
	for (const struct diag_note *note = message->notes; note != NULL; note = note->next) {
		out_text(out, note == message->notes ? "" : ", ");
		print_json_place(out, note->loc);
		out_text(out, ", \"message\": ");
		out_json_string(out, note->text);
		out_char(out, '}');
	}
	out_text(out, "]}\n");
}

void diag_print_json(struct diag *diag, struct out *out)
{
	size_t shown = sort_messages(diag);

	for (size_t i = 0; i < shown; i++)
		print_json_message(out, &diag->messages[i]);
	if (shown < diag->count)
		out_printf(out, "{\"more\": %zu}\n", diag->count - shown);
}
