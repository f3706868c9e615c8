/* SPDX-License-Identifier: MIT */
/*
 * Finds the change of a base that an inherited change repeats. A file may not say what its base says, so what changes
 * in both from the same to the same is inherited.
 */
#include "diff/inherited.h"

#include <stdlib.h>
#include <string.h>

#include "model/errata.h"
#include "model/metric.h"

/* A change by its path. */
struct entry {
	const char *path;
	struct change *change;
};

/* What a path begins with, and what takes its place in the path of the base: "hsx/qpi", "ivt/qpi". */
struct tie {
	const char *own, *base; /* base NULL: it is like nothing */
};

static struct tie tie_of(struct arena *arena, const struct change *change)
{
	const struct platform *platform = subject_last(change->subject, ITEM_PLATFORM);
	const struct box *box = subject_last(change->subject, ITEM_BOX);

	if (platform == NULL)
		return (struct tie){ NULL, NULL };
	if (change->subject->kind == ITEM_METRIC)
		return (struct tie){ platform->id, platform->metrics != NULL ? platform->metrics->like : NULL };
	if (change->subject->kind == ITEM_ERRATUM)
		return (struct tie){ platform->id, platform->errata != NULL ? platform->errata->like : NULL };
	if (change->subject->kind == ITEM_STAT_GROUP)
		return (struct tie){ platform->id, platform->groups != NULL ? platform->groups->like : NULL };
	if (box == NULL)
		return (struct tie){ platform->id, platform->like };
	return (struct tie){ arena_printf(arena, "%s/%s", platform->id, box->id),
			     change_is_of_events(change) && box->events != NULL ? box->events->like : box->like };
}

static int compare_entries(const void *left, const void *right)
{
	const struct entry *a = left, *b = right;
	int paths = strcmp(a->path, b->path);

	if (paths != 0)
		return paths;
	return a->change->order < b->change->order ? -1 : a->change->order > b->change->order;
}

static int compare_path(const void *key, const void *entry)
{
	return strcmp(key, ((const struct entry *)entry)->path);
}

static bool is_same(const struct change *a, const struct change *b)
{
	return a->id == b->id && a->whole == b->whole && a->fact == b->fact && a->key == b->key &&
	       lists_equal(&a->old, &b->old) && lists_equal(&a->new, &b->new);
}

static struct change *find(const struct entry *entries, size_t count, const char *path, const struct change *change)
{
	const struct entry *at = bsearch(path, entries, count, sizeof *entries, compare_path);

	while (at != NULL && at > entries && strcmp(at[-1].path, path) == 0)
		at--;
	for (; at != NULL && at < entries + count && strcmp(at->path, path) == 0; at++)
		if (is_same(at->change, change))
			return at->change;
	return NULL;
}

static struct change *base_of(struct arena *arena, const struct entry *entries, size_t count,
			      const struct change *change, const struct tie *tie)
{
	const char *path;
	size_t length;

	if (tie->base == NULL)
		return NULL;
	path = subject_path(arena, change->subject);
	length = strlen(tie->own);
	if (strncmp(path, tie->own, length) != 0)
		return NULL;
	return find(entries, count, arena_printf(arena, "%s%s", tie->base, path + length), change);
}

static struct entry *list_entries(struct diff *diff)
{
	struct entry *entries = arena_array(diff->arena, diff->count, sizeof *entries);

	for (size_t i = 0; i < diff->count; i++)
		entries[i] = (struct entry){ subject_path(diff->arena, diff->changes[i].subject), &diff->changes[i] };
	if (diff->count != 0)
		qsort(entries, diff->count, sizeof *entries, compare_entries);
	return entries;
}

static void add_name(struct arena *arena, struct change *change, const char *name)
{
	struct strings *names = &change->also_on;
	const char **at = arena_array(arena, names->count + 1, sizeof *at);

	for (size_t i = 0; i < names->count; i++)
		at[i] = names->at[i];
	at[names->count++] = name;
	names->at = at;
}

static bool any_is_like(const struct model *model)
{
	for (size_t i = 0; model != NULL && i < model->platform_count; i++) {
		const struct platform *platform = &model->platforms[i];

		if (platform->like != NULL || (platform->metrics != NULL && platform->metrics->like != NULL) ||
		    (platform->errata != NULL && platform->errata->like != NULL) ||
		    (platform->groups != NULL && platform->groups->like != NULL))
			return true;
		for (size_t b = 0; b < platform->box_count; b++)
			if (platform->boxes[b].like != NULL ||
			    (platform->boxes[b].events != NULL && platform->boxes[b].events->like != NULL))
				return true;
	}
	return false;
}

void find_inherited(struct diff *diff)
{
	const char **owners = arena_array(diff->arena, diff->count, sizeof *owners);
	struct entry *entries;

	if (!any_is_like(diff->old) && !any_is_like(diff->new))
		return;
	entries = list_entries(diff);
	for (size_t i = 0; i < diff->count; i++) {
		struct change *change = &diff->changes[i];
		struct tie tie = tie_of(diff->arena, change);

		change->as_on = base_of(diff->arena, entries, diff->count, change, &tie);
		owners[i] = tie.own;
	}
	for (size_t i = 0; i < diff->count; i++) {
		struct change *change = &diff->changes[i];

		while (change->as_on != NULL && change->as_on->as_on != NULL)
			change->as_on = change->as_on->as_on;
		if (change->as_on != NULL)
			add_name(diff->arena, change->as_on, owners[i]);
	}
}
