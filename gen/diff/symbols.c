/* SPDX-License-Identifier: MIT */
/* Lists the symbols of both sides, puts those of one name side by side, and shortens lists of them. */
#include "diff/symbols.h"

#include <stdlib.h>
#include <string.h>

static const char *name_of(const struct symbol *symbol)
{
	return symbol->kind == SYMBOL_GUARD ? symbol->header : symbol->name;
}

/* As the headers keep for themselves what ends so. */
static bool is_private(const struct symbol *symbol)
{
	size_t length = strlen(symbol->name);

	return length == 0 || symbol->name[length - 1] == '_';
}

static int compare_symbols(const void *left, const void *right)
{
	return strcmp(name_of(left), name_of(right));
}

static struct symbols list_platform(struct arena *arena, const struct platform *platform)
{
	struct symbols symbols = { .arena = arena };
	size_t kept = 0;

	if (platform == NULL)
		return symbols;
	symbols_of_platform(&symbols, platform);
	for (size_t i = 0; i < platform->box_count; i++)
		symbols_of_box(&symbols, &platform->boxes[i]);
	for (size_t i = 0; i < symbols.count; i++)
		if (!is_private(&symbols.at[i]))
			symbols.at[kept++] = symbols.at[i];
	symbols.count = kept;
	if (kept != 0)
		qsort(symbols.at, kept, sizeof *symbols.at, compare_symbols);
	return symbols;
}

static bool same_text(const char *a, const char *b)
{
	return a == b || (a != NULL && b != NULL && strcmp(a, b) == 0);
}

/* A constant that becomes an enumerator has another value for the preprocessor: none. */
static enum change_id compare_pair(const struct symbol *old, const struct symbol *new)
{
	if (old == NULL)
		return CHANGE_SYMBOLS_ADDED;
	if (new == NULL)
		return CHANGE_SYMBOLS_REMOVED;
	if (old->kind != new->kind || !same_text(old->signature, new->signature))
		return CHANGE_SYMBOLS_RETYPED;
	return same_text(old->value, new->value) ? CHANGE_COUNT : CHANGE_SYMBOLS_DIFFER;
}

static void pair_up(struct arena *arena, struct symbol_pairs *pairs, const struct symbols *before,
		    const struct symbols *after)
{
	size_t all = before->count + after->count;

	pairs->at = all != 0 ? arena_array(arena, all, sizeof *pairs->at) : NULL;
	for (size_t i = 0, k = 0; i < before->count || k < after->count;) {
		int order = i == before->count ? 1 :
			    k == after->count  ? -1 :
						 compare_symbols(&before->at[i], &after->at[k]);
		struct symbol_pair *pair = &pairs->at[pairs->count++];

		pair->old = order <= 0 ? &before->at[i++] : NULL;
		pair->new = order >= 0 ? &after->at[k++] : NULL;
		pair->name = name_of(pair->new != NULL ? pair->new : pair->old);
		pair->id = compare_pair(pair->old, pair->new);
	}
}

struct symbol_pairs *symbols_listed(const struct diff *diff, const struct subject *subject)
{
	const struct platform *old = subject_old(subject, ITEM_PLATFORM), *new = subject_new(subject, ITEM_PLATFORM);
	struct symbol_pairs *pairs = diff->symbols;

	while (pairs != NULL && (pairs->old != old || pairs->new != new))
		pairs = pairs->next;
	return pairs;
}

void symbols_list(struct diff *diff, const struct subject *subject)
{
	const struct platform *old = subject_old(subject, ITEM_PLATFORM), *new = subject_new(subject, ITEM_PLATFORM);
	struct symbol_pairs *pairs;
	struct symbols before, after;

	if ((old == NULL && new == NULL) || symbols_listed(diff, subject) != NULL)
		return;
	before = list_platform(diff->arena, old);
	after = list_platform(diff->arena, new);
	pairs = arena_alloc(diff->arena, sizeof *pairs);
	*pairs = (struct symbol_pairs){ .old = old, .new = new, .next = diff->symbols };
	pair_up(diff->arena, pairs, &before, &after);
	diff->symbols = pairs;
}

/* ---- names ---- */

/* How many pairs from the one at i on begin with so much of its name; 0 where one of them, or one before, is not marked. */
static size_t marked_run(const struct symbol_pairs *pairs, const bool *marked, size_t i, size_t length)
{
	const char *name = pairs->at[i].name;
	size_t end = i;

	if (i > 0 && strncmp(pairs->at[i - 1].name, name, length) == 0)
		return 0;
	for (; end < pairs->count && strncmp(pairs->at[end].name, name, length) == 0; end++)
		if (!marked[end])
			return 0;
	return end - i;
}

/* Where a name may be cut: behind an underscore, or of a header behind its platform. */
static bool is_cut(const char *name, size_t length)
{
	const char *slash = strchr(name, '/');

	return slash == NULL ? name[length - 1] == '_' : name[length - 1] == '/' && name + length - 1 != slash;
}

struct strings symbols_names(struct arena *arena, const struct symbol_pairs *pairs, const bool *marked)
{
	struct strings names = { 0 };
	size_t room = 0;

	for (size_t i = 0, run; i < pairs->count; i += run) {
		const char *name = pairs->at[i].name, *shown = name;

		run = 1;
		if (!marked[i])
			continue;
		for (size_t length = 1; run == 1 && name[length - 1] != '\0'; length++) {
			size_t more = is_cut(name, length) ? marked_run(pairs, marked, i, length) : 0;

			if (more > 1) {
				run = more;
				shown = arena_printf(arena, "%.*s*", (int)length, name);
			}
		}
		names.at = arena_grow(arena, names.at, names.count, &room, sizeof *names.at);
		names.at[names.count++] = shown;
	}
	return names;
}

static size_t word_length(const char *text)
{
	return strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_");
}

bool symbol_uses(const struct symbol *symbol, const struct symbol *other)
{
	for (const char *at = symbol->value; at != NULL && *at != '\0';) {
		size_t length = word_length(at);

		if (length != 0 && strncmp(other->name, at, length) == 0 &&
		    (other->name[length] == '\0' || other->name[length] == '_'))
			return true;
		at += length != 0 ? length : 1;
	}
	return false;
}

/* ---- what nothing else tells ---- */

const struct told symbols_told[4] = {
	{ CHANGE_SYMBOLS_REMOVED, FACT_SYMBOLS_GONE },
	{ CHANGE_SYMBOLS_RETYPED, FACT_SYMBOLS_TAKE },
	{ CHANGE_SYMBOLS_DIFFER, FACT_SYMBOLS_ARE },
	{ CHANGE_SYMBOLS_ADDED, FACT_SYMBOLS_NEW },
};

enum { EXAMPLES = 1, EXAMPLE_LENGTH_MAX = 100 };

static const char *spell_symbol(struct arena *arena, const struct symbol *symbol, enum change_id id)
{
	const char *signature = symbol->signature != NULL ? symbol->signature : symbol_kind_word(symbol->kind);

	if (id == CHANGE_SYMBOLS_RETYPED)
		return signature;
	return arena_printf(arena, "%s %s", symbol->name, symbol->value != NULL ? symbol->value : signature);
}

static void add_example(struct arena *arena, struct change *change, const struct symbol_pair *pair)
{
	const char *old, *new;

	if (pair->old == NULL || pair->new == NULL || change->old.count == EXAMPLES)
		return;
	old = spell_symbol(arena, pair->old, pair->id);
	new = spell_symbol(arena, pair->new, pair->id);
	if (strlen(old) > EXAMPLE_LENGTH_MAX || strlen(new) > EXAMPLE_LENGTH_MAX)
		return;
	list_add(arena, &change->old, old);
	list_add(arena, &change->new, new);
}

static bool is_of(const struct symbol_pair *pair, const struct box *old, const struct box *new)
{
	return pair->new != NULL ? pair->new->of.box == new : pair->old->of.box == old;
}

bool symbols_rest(struct arena *arena, const struct symbol_pairs *pairs, const struct box *old, const struct box *new,
		  const struct told *as, struct change *change)
{
	size_t room = 0;

	change->fact = as->fact;
	for (size_t i = 0; i < pairs->count; i++) {
		const struct symbol_pair *pair = &pairs->at[i];

		if (pair->told || pair->id != as->id || !is_of(pair, old, new))
			continue;
		change->symbols.at =
			arena_grow(arena, change->symbols.at, change->symbols.count, &room, sizeof *change->symbols.at);
		change->symbols.at[change->symbols.count++] = pair->name;
		add_example(arena, change, pair);
	}
	return change->symbols.count != 0;
}
