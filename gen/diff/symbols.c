/* SPDX-License-Identifier: MIT */
/* Lists the symbols of both sides, pairs those of the same name, and shortens lists of names. */
#include "diff/symbols.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

static const char *name_of(const struct symbol *symbol)
{
	return symbol->kind == SYMBOL_GUARD ? symbol->header : symbol->name;
}

/* Whether the headers define the symbol for themselves only: its name ends with an underscore. */
static bool is_private(const struct symbol *symbol)
{
	size_t length = strlen(symbol->name);

	return length == 0 || symbol->name[length - 1] == '_';
}

/* A symbol of one side, by the name that both sides have in common. */
struct keyed {
	const char *key; /* the name; between two platforms, the part after the platform */
	const struct symbol *symbol;
};

struct listed {
	struct keyed *at;
	size_t count;
	const char *without; /* the platform in names; "": it is the same on both sides */
};

static bool begins_any_case(const char *text, const char *id)
{
	return *id == '\0' || (strncasecmp(text, id, strlen(id)) == 0 && strchr("_/.", text[strlen(id)]) != NULL);
}

static const char *key_of(const struct symbol *symbol, const char *without)
{
	const char *name = name_of(symbol);

	if (*without != '\0' && symbol->kind == SYMBOL_GUARD)
		name += strlen("uncore/");
	return begins_any_case(name, without) ? name + strlen(without) : name;
}

static int compare_keyed(const void *left, const void *right)
{
	return strcmp(((const struct keyed *)left)->key, ((const struct keyed *)right)->key);
}

static struct listed list_platform(struct arena *arena, const struct platform *platform, const char *without)
{
	struct symbols symbols = { .arena = arena };
	struct listed listed = { .without = without };

	if (platform == NULL)
		return listed;
	symbols_of_platform(&symbols, platform);
	for (size_t i = 0; i < platform->box_count; i++)
		symbols_of_box(&symbols, &platform->boxes[i]);
	listed.at = arena_array(arena, symbols.count + 1, sizeof *listed.at);
	for (size_t i = 0; i < symbols.count; i++)
		if (!is_private(&symbols.at[i]))
			listed.at[listed.count++] = (struct keyed){ key_of(&symbols.at[i], without), &symbols.at[i] };
	qsort(listed.at, listed.count, sizeof *listed.at, compare_keyed);
	return listed;
}

static size_t word_length(const char *text)
{
	return strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_");
}

/* Compares two texts word by word, except the platforms that words begin with. */
static bool same_text(const char *a, const char *without_a, const char *b, const char *without_b)
{
	while (a != NULL && b != NULL && *a != '\0') {
		size_t length = word_length(a);

		if (length != 0 && begins_any_case(a, without_a) && begins_any_case(b, without_b)) {
			a += strlen(without_a);
			b += strlen(without_b);
			length = word_length(a);
		}
		length += length == 0;
		if (strncmp(a, b, length) != 0)
			return false;
		a += length;
		b += length;
	}
	return a == b || (a != NULL && b != NULL && *b == '\0');
}

/* A constant that becomes an enumerator loses its value for the preprocessor. */
static enum change_id compare_pair(const struct symbol_pair *pair, const char *without_old, const char *without_new)
{
	const struct symbol *old = pair->old, *new = pair->new;

	if (old == NULL)
		return CHANGE_SYMBOLS_ADDED;
	if (new == NULL)
		return CHANGE_SYMBOLS_REMOVED;
	if (old->kind != new->kind || !same_text(old->signature, without_old, new->signature, without_new))
		return CHANGE_SYMBOLS_RETYPED;
	return same_text(old->value, without_old, new->value, without_new) ? CHANGE_COUNT : CHANGE_SYMBOLS_DIFFER;
}

static void pair_up(struct arena *arena, struct symbol_pairs *pairs, const struct listed *before,
		    const struct listed *after)
{
	pairs->at = arena_array(arena, before->count + after->count + 1, sizeof *pairs->at);
	for (size_t i = 0, k = 0; i < before->count || k < after->count;) {
		int order = i == before->count ? 1 :
			    k == after->count  ? -1 :
						 compare_keyed(&before->at[i], &after->at[k]);
		struct symbol_pair *pair = &pairs->at[pairs->count++];

		pair->old = order <= 0 ? before->at[i++].symbol : NULL;
		pair->new = order >= 0 ? after->at[k++].symbol : NULL;
		pair->id = compare_pair(pair, before->without, after->without);
	}
}

static int compare_names(const void *left, const void *right)
{
	return strcmp(((const struct symbol_name *)left)->text, ((const struct symbol_name *)right)->text);
}

static void add_name(struct symbol_pairs *pairs, size_t pair, const struct symbol *symbol)
{
	pairs->names[pairs->name_count++] = (struct symbol_name){ name_of(symbol), pair };
}

static void list_names(struct arena *arena, struct symbol_pairs *pairs)
{
	pairs->names = arena_array(arena, 2 * pairs->count, sizeof *pairs->names);
	for (size_t i = 0; i < pairs->count; i++) {
		const struct symbol *old = pairs->at[i].old, *new = pairs->at[i].new;

		if (new != NULL)
			add_name(pairs, i, new);
		if (old != NULL && (new == NULL || strcmp(name_of(old), name_of(new)) != 0))
			add_name(pairs, i, old);
	}
	qsort(pairs->names, pairs->name_count, sizeof *pairs->names, compare_names);
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
	struct listed before, after;

	if ((old == NULL && new == NULL) || symbols_listed(diff, subject) != NULL)
		return;
	before = list_platform(diff->arena, old, diff->between ? old->id : "");
	after = list_platform(diff->arena, new, diff->between ? new->id : "");
	pairs = arena_alloc(diff->arena, sizeof *pairs);
	*pairs = (struct symbol_pairs){ .old = old, .new = new, .next = diff->symbols };
	pair_up(diff->arena, pairs, &before, &after);
	list_names(diff->arena, pairs);
	diff->symbols = pairs;
}

/* ---- names ---- */

/*
 * How many names, from i on, begin with the first length characters of this one; 0 if one of them, or an earlier one,
 * is not marked.
 */
static size_t marked_run(const struct symbol_pairs *pairs, const bool *marked, size_t i, size_t length)
{
	const struct symbol_name *names = pairs->names;
	size_t end = i;

	if (i > 0 && strncmp(names[i - 1].text, names[i].text, length) == 0)
		return 0;
	for (; end < pairs->name_count && strncmp(names[end].text, names[i].text, length) == 0; end++)
		if (!marked[names[end].pair])
			return 0;
	return end - i;
}

/* Whether a name may be cut here: after an underscore, or, in the name of a header, after the platform. */
static bool is_cut(const char *name, size_t length)
{
	const char *slash = strchr(name, '/');

	return slash == NULL ? name[length - 1] == '_' : name[length - 1] == '/' && name + length - 1 != slash;
}

struct strings symbols_names(struct arena *arena, const struct symbol_pairs *pairs, const bool *marked)
{
	struct strings names = { 0 };
	size_t room = 0;

	for (size_t i = 0, run; i < pairs->name_count; i += run) {
		const char *name = pairs->names[i].text, *shown = name;

		run = 1;
		if (!marked[pairs->names[i].pair])
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

/* ---- what no other change explains ---- */

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
		change->symbols.at[change->symbols.count++] = name_of(pair->new != NULL ? pair->new : pair->old);
		add_example(arena, change, pair);
	}
	return change->symbols.count != 0;
}
