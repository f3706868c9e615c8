/* SPDX-License-Identifier: MIT */
/* Reading the emitted headers again, line by line; they have the form that gen/emit gives them and no other. */
#include "diff/headers.h"

#include <stdlib.h>
#include <string.h>

#include "diff/effects.h"
#include "emit/emit.h"

struct symbols {
	struct symbol *at;
	size_t count, room;
};

static size_t word_length(const char *text)
{
	return strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_");
}

static bool begins(const char *text, const char *with)
{
	return strncmp(text, with, strlen(with)) == 0;
}

/* Names that end in an underscore are the headers' own, and what stands for nothing guards an include. */
static void add_symbol(struct arena *arena, struct symbols *symbols, struct symbol symbol)
{
	if (symbol.length == 0 || symbol.name[symbol.length - 1] == '_')
		return;
	symbols->at = arena_grow(arena, symbols->at, symbols->count, &symbols->room, sizeof *symbols->at);
	symbols->at[symbols->count++] = symbol;
}

/* Up to the end of a line that no backslash continues, or to a comment. */
static size_t macro_length(const char *text)
{
	size_t length = strcspn(text, "\n");

	while (text[length] == '\n' && length > 0 && text[length - 1] == '\\')
		length += 1 + strcspn(text + length + 1, "\n");
	for (size_t i = 0; i + 1 < length; i++)
		if (text[i] == '/' && text[i + 1] == '*')
			return i;
	return length;
}

/* A macro of a function's own name checks its arguments: the function says what it stands for. */
static bool checks_function(const struct symbol *macro)
{
	const char *call = macro->body + strspn(macro->body, "\\\n\t");

	return strncmp(call, macro->name, macro->length) == 0 && call[macro->length] == '(';
}

static void read_macro(struct arena *arena, struct symbols *symbols, const char *line)
{
	struct symbol symbol = { .name = line + strlen("#define ") };

	symbol.length = word_length(symbol.name);
	symbol.takes = symbol.name + symbol.length;
	if (*symbol.takes == '(')
		symbol.takes_length = strcspn(symbol.takes, ")") + 1;
	symbol.body = symbol.takes + symbol.takes_length;
	symbol.body += strspn(symbol.body, " ");
	symbol.body_length = macro_length(symbol.body);
	while (symbol.body_length > 0 && symbol.body[symbol.body_length - 1] == ' ')
		symbol.body_length--;
	if (symbol.body_length != 0 && !checks_function(&symbol))
		add_symbol(arena, symbols, symbol);
}

/* Its one member says what it holds. */
static void read_type(struct arena *arena, struct symbols *symbols, const char *line)
{
	struct symbol symbol = { .name = line + strlen("typedef struct ") };

	symbol.length = word_length(symbol.name);
	symbol.takes = symbol.name + strcspn(symbol.name, "\n");
	symbol.takes += strspn(symbol.takes, "\n\t");
	symbol.takes_length = strcspn(symbol.takes, "\n");
	add_symbol(arena, symbols, symbol);
}

static void read_function(struct arena *arena, struct symbols *symbols, const char *line)
{
	const char *open = strchr(line, '('), *end = strstr(line, "\n}");
	struct symbol symbol = { .name = open, .takes = open };

	if (open == NULL || end == NULL)
		return;
	while (symbol.name > line && word_length(symbol.name - 1) != 0)
		symbol.name--;
	symbol.length = (size_t)(open - symbol.name);
	symbol.takes_length = strcspn(open, ")") + 1;
	symbol.body = open + symbol.takes_length;
	symbol.body_length = (size_t)(end - symbol.body);
	add_symbol(arena, symbols, symbol);
}

/* "TAB name = value, comment", in an enum; a function declares what it assigns. */
static void read_enumerator(struct arena *arena, struct symbols *symbols, const char *line)
{
	struct symbol symbol = { .name = line + 1, .length = word_length(line + 1) };

	if (symbol.length == 0 || !begins(symbol.name + symbol.length, " = "))
		return;
	symbol.takes = symbol.name + symbol.length + 1;
	symbol.takes_length = 1;
	symbol.body = symbol.takes + 2;
	symbol.body_length = strcspn(symbol.body, ",\n");
	add_symbol(arena, symbols, symbol);
}

/* The tag of an enum is a name of its own. */
static void read_enum(struct arena *arena, struct symbols *symbols, const char *line)
{
	const char *name = line + strlen("enum ");

	add_symbol(arena, symbols, (struct symbol){ .name = name, .length = word_length(name) });
}

static void read_header(struct arena *arena, struct symbols *symbols, const char *text)
{
	for (const char *line = text; *line != '\0'; line += strcspn(line, "\n"), line += *line == '\n') {
		if (begins(line, "#define "))
			read_macro(arena, symbols, line);
		else if (begins(line, "typedef struct "))
			read_type(arena, symbols, line);
		else if (begins(line, "UNCORE_ACCESSOR "))
			read_function(arena, symbols, line);
		else if (begins(line, "enum "))
			read_enum(arena, symbols, line);
		else if (*line == '\t')
			read_enumerator(arena, symbols, line);
	}
}

static int compare_names(const char *a, size_t a_length, const char *b, size_t b_length)
{
	size_t common = a_length < b_length ? a_length : b_length;
	int order = common != 0 ? memcmp(a, b, common) : 0; /* an empty name may be NULL */

	return order != 0 ? order : a_length < b_length ? -1 : a_length > b_length;
}

static int compare_symbols(const void *left, const void *right)
{
	const struct symbol *a = left, *b = right;

	return compare_names(a->name, a->length, b->name, b->length);
}

/* Takes over the text. */
static void add_header(struct arena *arena, struct symbols *symbols, const char *name, struct text *out)
{
	add_symbol(arena, symbols, (struct symbol){ .name = name, .length = strlen(name) });
	read_header(arena, symbols, arena_copy(arena, out->at, out->length));
	text_free(out);
}

static struct symbols symbols_of_box(struct arena *arena, const struct box *box)
{
	const char *name = arena_printf(arena, "uncore/%s/%s", box->platform->id, box->id);
	struct symbols symbols = { 0 };
	struct text out = { 0 };

	emit_box_header(box, &out, NULL);
	add_header(arena, &symbols, arena_printf(arena, "%s.h", name), &out);
	if (box->events != NULL) {
		out = (struct text){ 0 };
		emit_events_header(box, &out, NULL);
		add_header(arena, &symbols, arena_printf(arena, "%s_events.h", name), &out);
	}
	qsort(symbols.at, symbols.count, sizeof *symbols.at, compare_symbols);
	return symbols;
}

/* Of its own, apart from its boxes. */
static struct symbols symbols_of_platform(struct arena *arena, const struct platform *platform)
{
	struct symbols symbols = { 0 };
	struct text out = { 0 };

	for (size_t i = 0; i < platform->box_count; i++)
		if (platform->boxes[i].events != NULL) {
			emit_platform_events_header(platform, &out, NULL);
			add_header(arena, &symbols, arena_printf(arena, "uncore/%s_events.h", platform->id), &out);
			qsort(symbols.at, symbols.count, sizeof *symbols.at, compare_symbols);
			break;
		}
	return symbols;
}

static void add_pair(struct arena *arena, struct symbol_pairs *pairs, const struct symbol *old,
		     const struct symbol *new)
{
	struct symbol_pair pair = { .old = old, .new = new };

	if (old == NULL)
		pair.id = CHANGE_SYMBOLS_ADDED;
	else if (new == NULL)
		pair.id = CHANGE_SYMBOLS_REMOVED;
	else if (compare_names(old->takes, old->takes_length, new->takes, new->takes_length) != 0)
		pair.id = CHANGE_SYMBOLS_RETYPED;
	else if (compare_names(old->body, old->body_length, new->body, new->body_length) != 0)
		pair.id = CHANGE_SYMBOLS_DIFFER;
	else
		return;
	pairs->at = arena_grow(arena, pairs->at, pairs->count, &pairs->room, sizeof *pairs->at);
	pairs->at[pairs->count++] = pair;
}

static struct symbol_pairs pair_up(struct arena *arena, struct symbols before, struct symbols after)
{
	struct symbol_pairs pairs = { 0 };

	for (size_t i = 0, k = 0; i < before.count || k < after.count;) {
		int order = i == before.count ? 1 :
			    k == after.count  ? -1 :
						compare_symbols(&before.at[i], &after.at[k]);

		add_pair(arena, &pairs, order <= 0 ? &before.at[i] : NULL, order >= 0 ? &after.at[k] : NULL);
		i += order <= 0;
		k += order >= 0;
	}
	return pairs;
}

struct symbol_pairs headers_compare_boxes(struct arena *arena, const struct box *old, const struct box *new)
{
	return pair_up(arena, symbols_of_box(arena, old), symbols_of_box(arena, new));
}

struct symbol_pairs headers_compare_platforms(struct arena *arena, const struct platform *old,
					      const struct platform *new)
{
	return pair_up(arena, symbols_of_platform(arena, old), symbols_of_platform(arena, new));
}

static bool names(const struct strings *list, const struct symbol *symbol)
{
	for (size_t i = 0; i < list->count; i++) {
		size_t length = strlen(list->at[i]);

		if (length > 0 && list->at[i][length - 1] == '*' && length - 1 <= symbol->length &&
		    memcmp(list->at[i], symbol->name, length - 1) == 0)
			return true;
		if (length == symbol->length && memcmp(list->at[i], symbol->name, length) == 0)
			return true;
	}
	return false;
}

/* A count that grows is what the addition says. */
static bool explains(const struct change *change, const struct symbol_pair *pair)
{
	if (change_class(change->id) <= change_class(pair->id))
		return true;
	return pair->id == CHANGE_SYMBOLS_DIFFER &&
	       (change->id == CHANGE_INSTANCES_MORE || change->id == CHANGE_ELEMENTS_MORE);
}

void headers_explain(struct symbol_pairs *pairs, const struct diff *diff, size_t first)
{
	for (size_t i = first; i < diff->count; i++) {
		const struct change *change = &diff->changes[i];
		struct strings named = { 0 };

		if (change_class(change->id) == CLASS_TEXT)
			continue;
		symbols_of(diff->arena, &named, change, false);
		symbols_of(diff->arena, &named, change, true);
		for (size_t k = 0; named.count != 0 && k < pairs->count; k++) {
			struct symbol_pair *pair = &pairs->at[k];

			if (!pair->told && explains(change, pair))
				pair->told = names(&named, pair->new != NULL ? pair->new : pair->old);
		}
	}
}

const struct told headers_told[4] = {
	{ CHANGE_SYMBOLS_REMOVED, FACT_SYMBOLS_GONE },
	{ CHANGE_SYMBOLS_RETYPED, FACT_SYMBOLS_TAKE },
	{ CHANGE_SYMBOLS_DIFFER, FACT_SYMBOLS_ARE },
	{ CHANGE_SYMBOLS_ADDED, FACT_SYMBOLS_NEW },
};

enum { EXAMPLES = 1, EXAMPLE_LENGTH_MAX = 100 };

static const char *spell_symbol(struct arena *arena, const struct symbol *symbol, enum change_id id)
{
	const char *takes =
		symbol->takes != NULL ? symbol->takes : ""; /* a spec with errors has two symbols of one name */

	if (id == CHANGE_SYMBOLS_RETYPED)
		return arena_printf(arena, "%.*s%s%.*s", (int)symbol->length, symbol->name, *takes == '(' ? "" : " ",
				    (int)symbol->takes_length, takes);
	return arena_printf(arena, "%.*s %.*s", (int)symbol->length, symbol->name, (int)symbol->body_length,
			    symbol->body);
}

static bool is_example(const char *text)
{
	return strlen(text) <= EXAMPLE_LENGTH_MAX && strchr(text, '\n') == NULL;
}

static void add_example(struct arena *arena, struct change *change, const struct symbol_pair *pair)
{
	const char *old, *new;

	if (pair->old == NULL || pair->new == NULL || change->old.count == EXAMPLES)
		return;
	old = spell_symbol(arena, pair->old, pair->id);
	new = spell_symbol(arena, pair->new, pair->id);
	if (!is_example(old) || !is_example(new))
		return;
	if (change->old.count == 0) {
		change->old.at = arena_array(arena, EXAMPLES, sizeof *change->old.at);
		change->new.at = arena_array(arena, EXAMPLES, sizeof *change->new.at);
	}
	change->old.at[change->old.count++] = old;
	change->new.at[change->new.count++] = new;
}

bool headers_rest(struct arena *arena, const struct symbol_pairs *pairs, const struct told *as, struct change *change)
{
	size_t room = 0;

	change->fact = as->fact;
	for (size_t i = 0; i < pairs->count; i++) {
		const struct symbol_pair *pair = &pairs->at[i];
		const struct symbol *symbol = pair->new != NULL ? pair->new : pair->old;

		if (pair->told || pair->id != as->id)
			continue;
		change->symbols.at =
			arena_grow(arena, change->symbols.at, change->symbols.count, &room, sizeof *change->symbols.at);
		change->symbols.at[change->symbols.count++] = arena_copy(arena, symbol->name, symbol->length);
		add_example(arena, change, pair);
	}
	return change->symbols.count != 0;
}
