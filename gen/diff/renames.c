/* SPDX-License-Identifier: MIT */
/* Reading the words of a change with the ids of before replaced by those of now. */
#include "diff/renames.h"

#include <string.h>

static bool is_word(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

static bool is(const char *id, const char *other)
{
	return id != NULL && strcmp(id, other) == 0;
}

static bool layout_has(const struct layout *layout, const char *id)
{
	for (size_t i = 0; i < layout->field_count; i++) {
		const struct field *field = &layout->fields[i];

		if (is(field->id, id))
			return true;
		for (size_t k = 0; k < field->value_count; k++)
			if (is(field->values[k].id, id))
				return true;
	}
	return false;
}

static bool events_have(const struct events *events, const char *id)
{
	for (size_t i = 0; i < events->category_count; i++)
		if (is(events->categories[i].id, id))
			return true;
	for (size_t i = 0; i < events->count; i++) {
		const struct event *event = &events->at[i];

		if (is(event->name, id))
			return true;
		for (size_t k = 0; k < event->umask_count; k++)
			if (is(event->umasks[k].name, id))
				return true;
	}
	return false;
}

static bool box_has(const struct box *box, const char *id)
{
	if (is(box->id, id))
		return true;
	for (size_t i = 0; i < box->function_count; i++)
		if (is(box->functions[i].id, id))
			return true;
	for (size_t i = 0; i < box->reg_count; i++)
		if (is(box->regs[i].id, id) || layout_has(box->regs[i].layout, id))
			return true;
	for (size_t i = 0; i < box->counter_count; i++)
		if (is(box->counters[i].id, id))
			return true;
	return box->events != NULL && events_have(box->events, id);
}

static bool platform_has(const struct platform *platform, const char *id)
{
	for (size_t i = 0; i < platform->box_count; i++)
		if (box_has(&platform->boxes[i], id))
			return true;
	for (size_t i = 0; platform->metrics != NULL && i < platform->metrics->count; i++)
		if (is(platform->metrics->at[i].name, id))
			return true;
	return false;
}

static bool counts(const struct rename *rename, const struct rename_scope *scope)
{
	if (scope->old_box != NULL)
		return rename->old_box == scope->old_box && !box_has(scope->old_box, rename->new) &&
		       !box_has(scope->new_box, rename->old);
	return !platform_has(scope->old, rename->new) && !platform_has(scope->new, rename->old);
}

/* The renames that count, apart. */
static const struct rename *choose(struct arena *arena, const struct rename *all, const struct rename_scope *scope)
{
	struct rename *chosen = NULL;

	for (; all != NULL; all = all->next) {
		struct rename *copy;

		if (!counts(all, scope))
			continue;
		copy = arena_alloc(arena, sizeof *copy);
		*copy = *all;
		copy->next = chosen;
		chosen = copy;
	}
	return chosen;
}

static const char *new_word(const struct rename *renames, const char *word, size_t length)
{
	for (; renames != NULL; renames = renames->next)
		if (strlen(renames->old) == length && memcmp(renames->old, word, length) == 0)
			return renames->new;
	return NULL;
}

static bool same_but_for(const struct rename *renames, const char *old, const char *new)
{
	while (*old != '\0') {
		size_t length = 0;
		const char *word;

		while (is_word(old[length]))
			length++;
		if (length == 0) {
			if (*old++ != *new ++)
				return false;
			continue;
		}
		word = new_word(renames, old, length);
		if (strncmp(new, word != NULL ? word : old, word != NULL ? strlen(word) : length) != 0)
			return false;
		new += word != NULL ? strlen(word) : length;
		old += length;
	}
	return *new == '\0';
}

static bool lists_same(const struct rename *renames, const struct strings *old, const struct strings *new)
{
	if (old->count != new->count || old->count == 0)
		return false;
	for (size_t i = 0; i < old->count; i++)
		if (!same_but_for(renames, old->at[i], new->at[i]))
			return false;
	return true;
}

/* Facts in which other items are named. */
static bool names_others(enum fact_kind fact)
{
	switch (fact) {
	case FACT_CLOCKS:
	case FACT_UNITS:
	case FACT_ENABLE:
	case FACT_ENABLED_BY:
	case FACT_MATCH:
	case FACT_OVERFLOW:
	case FACT_STEPS:
	case FACT_CATEGORY:
	case FACT_SELECT:
	case FACT_DEFAULTS:
	case FACT_FILTERS:
	case FACT_COMPANION:
	case FACT_ALIAS_OF:
	case FACT_PARTS:
	case FACT_METRIC_BOX:
	case FACT_FORMULA:
	case FACT_MAP_NODE:
	case FACT_MAP_MAP:
	case FACT_GROUP:
		return true;
	default:
		return false;
	}
}

/* How many changes from this one on are one fact that differs only by names: what a set lost stands before what it gained. */
static size_t follow(const struct diff *diff, size_t i, const struct rename *renames)
{
	const struct change *change = &diff->changes[i], *next = change + 1;

	if (change->whole || !names_others(change->fact))
		return 0;
	if (lists_same(renames, &change->old, &change->new))
		return 1;
	if (i + 1 < diff->count && next->fact == change->fact && next->subject == change->subject && !next->whole &&
	    change->new.count == 0 && next->old.count == 0 && lists_same(renames, &change->old, &next->new))
		return 2;
	return 0;
}

void renames_apply(struct diff *diff, size_t first, const struct rename *renames, const struct rename_scope *scope)
{
	size_t kept = first;

	renames = choose(diff->arena, renames, scope);
	if (renames == NULL)
		return;
	for (size_t i = first; i < diff->count;) {
		size_t following = follow(diff, i, renames);

		for (size_t k = 0; k < following; k++)
			diff->by_class[change_class(diff->changes[i + k].id)]--;
		if (following == 0) {
			diff->changes[kept] = diff->changes[i];
			diff->changes[kept].order = kept;
			kept++;
			i++;
		}
		i += following;
	}
	diff->count = kept;
}
