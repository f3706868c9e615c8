/* SPDX-License-Identifier: MIT */
/* Matches the items of two lists. */
#include "diff/match.h"

#include <stdlib.h>
#include <string.h>

struct score {
	unsigned equal, total;
};

static bool same_at(const struct items *old, size_t i, const struct items *new, size_t k)
{
	return kind_of(old->of)->same(item_at(old, i), item_at(new, k));
}

static bool all_in_step(const struct items *old, const struct items *new)
{
	if (old->count != new->count)
		return false;
	for (size_t i = 0; i < old->count; i++)
		if (!same_at(old, i, new, i))
			return false;
	return true;
}

static size_t *all_alone(struct arena *arena, size_t count)
{
	size_t *partners = arena_array(arena, count, sizeof *partners);

	for (size_t i = 0; i < count; i++)
		partners[i] = SIZE_MAX;
	return partners;
}

/* Looks for an item first at its old index, then after it, then in the rest: most lists differ in a few places. */
static void match_by_id(const struct items *old, const struct items *new, struct matching *matching)
{
	size_t next = 0;

	for (size_t i = 0; i < old->count; i++)
		for (size_t step = 0; step < new->count; step++) {
			size_t k = (next + step) % new->count;

			if (matching->of_new[k] != SIZE_MAX || !same_at(old, i, new, k))
				continue;
			matching->of_old[i] = k;
			matching->of_new[k] = i;
			next = k + 1;
			break;
		}
}

static bool was(const struct box *new, const struct box *old)
{
	return list_has(&new->was, old->id);
}

/* A box whose file says that it does the job of another one. */
static void match_successors(const struct items *old, const struct items *new, struct matching *matching)
{
	for (size_t k = 0; old->of == ITEM_BOX && k < new->count; k++)
		for (size_t i = 0; i < old->count && matching->of_new[k] == SIZE_MAX; i++) {
			if (matching->of_old[i] != SIZE_MAX || !was(item_at(new, k), item_at(old, i)))
				continue;
			matching->of_old[i] = k;
			matching->of_new[k] = i;
		}
}

struct ids {
	const char *old, *new;
};

static bool differ_by_ids(const struct fact *old, const struct fact *new, const struct ids *ids)
{
	const char *a = old->at, *b = new->at;

	if (old->type != FACT_IS_TEXT || new->type != FACT_IS_TEXT || strcmp(a, b) == 0)
		return false;
	while (*a != '\0') {
		size_t x = strlen(ids->old), y = strlen(ids->new);
		bool is_id = strncmp(a, ids->old, x) == 0 && strncmp(b, ids->new, y) == 0;

		if (!is_id && *a != *b)
			return false;
		a += is_id ? x : 1;
		b += is_id ? y : 1;
	}
	return *b == '\0';
}

/* Counts a fact that both items have. A title that only contains the item's own id does not count. */
static void count_fact(struct score *score, const struct fact *old, const struct fact *new, const struct ids *ids)
{
	unsigned weight = fact_weight(old);

	if ((old->type == FACT_ABSENT && new->type == FACT_ABSENT) || differ_by_ids(old, new, ids))
		return;
	score->total += weight;
	if (facts_equal(old, new))
		score->equal += weight;
}

/* Counts the ids that both lists have. */
static void count_ids(struct score *score, const struct items *old, const struct items *new)
{
	for (size_t i = 0; i < old->count; i++)
		for (size_t k = 0; k < new->count; k++)
			if (same_at(old, i, new, k)) {
				score->equal++;
				break;
			}
	score->total += (unsigned)(old->count > new->count ? old->count : new->count);
}

static bool tells_likeness(enum item_kind kind)
{
	return kind == ITEM_BOX || kind == ITEM_REGISTER || kind == ITEM_EVENT || kind == ITEM_UMASK;
}

static void count_children(struct score *score, enum item_kind kind, const void *old, const void *new)
{
	struct lists before = lists_of(kind, old), after = lists_of(kind, new);

	for (size_t i = 0; i < before.count; i++)
		if (tells_likeness(before.at[i].of))
			count_ids(score, &before.at[i], &after.at[i]);
}

static struct score likeness(const struct items *old, size_t i, const struct items *new, size_t k)
{
	const struct kind *kind = kind_of(old->of);
	const void *a = item_at(old, i), *b = item_at(new, k);
	const struct ids ids = { kind->id(a), kind->id(b) };
	struct facts left = { .count = 0 }, right = { .count = 0 };
	struct score score = { 0 };

	kind->facts(a, old->inside, &left);
	kind->facts(b, new->inside, &right);
	for (size_t n = 0; n < left.count; n++)
		count_fact(&score, &left.at[n], &right.at[n], &ids);
	count_children(&score, old->of, a, b);
	return score;
}

/* Whether the item may be renamed. Reserved ranges in lists of fields are compared elsewhere. */
static bool may_be_renamed(const struct items *items, size_t index)
{
	return items->of != ITEM_FIELD || kind_of(items->of)->id(item_at(items, index)) != NULL;
}

struct candidate {
	size_t old, new;
	unsigned percent;
};

/* The most similar first, then in the order of the lists, so that no two tie. */
static int compare_candidates(const void *left, const void *right)
{
	const struct candidate *a = left, *b = right;

	if (a->percent != b->percent)
		return a->percent > b->percent ? -1 : 1;
	if (a->old != b->old)
		return a->old < b->old ? -1 : 1;
	return a->new < b->new ? -1 : a->new > b->new;
}

struct candidates {
	struct candidate *at;
	size_t count, room;
};

static void find_candidates(struct arena *arena, const struct items *old, const struct items *new,
			    const struct matching *matching, struct candidates *found)
{
	for (size_t i = 0; i < old->count; i++)
		for (size_t k = 0; k < new->count; k++) {
			struct score score;

			if (matching->of_old[i] != SIZE_MAX || matching->of_new[k] != SIZE_MAX ||
			    !may_be_renamed(old, i) || !may_be_renamed(new, k))
				continue;
			score = likeness(old, i, new, k);
			if (score.total == 0 || score.equal * 100 / score.total <= 50)
				continue;
			found->at = arena_grow(arena, found->at, found->count, &found->room, sizeof *found->at);
			found->at[found->count++] = (struct candidate){ i, k, score.equal * 100 / score.total };
		}
}

static size_t lonely(const size_t *partners, size_t count)
{
	size_t alone = 0;

	for (size_t i = 0; i < count; i++)
		alone += partners[i] == SIZE_MAX;
	return alone;
}

/* With more pairs than this the lists are about different things, and comparing each pair would take long. */
enum { PAIRS_MAX = 64 * 1024 };

static void match_renamed(struct arena *arena, const struct items *old, const struct items *new,
			  struct matching *matching)
{
	struct candidates found = { 0 };

	if (kind_of(old->of)->id == NULL ||
	    lonely(matching->of_old, old->count) * lonely(matching->of_new, new->count) > PAIRS_MAX)
		return;
	find_candidates(arena, old, new, matching, &found);
	if (found.count != 0)
		qsort(found.at, found.count, sizeof *found.at, compare_candidates);
	for (size_t i = 0; i < found.count; i++) {
		const struct candidate *pair = &found.at[i];

		if (matching->of_old[pair->old] != SIZE_MAX || matching->of_new[pair->new] != SIZE_MAX)
			continue;
		matching->of_old[pair->old] = pair->new;
		matching->of_new[pair->new] = pair->old;
	}
}

struct matching match_items(struct arena *arena, const struct items *old, const struct items *new)
{
	struct matching matching = { 0 };

	if (all_in_step(old, new))
		return matching;
	matching.of_old = all_alone(arena, old->count);
	matching.of_new = all_alone(arena, new->count);
	match_by_id(old, new, &matching);
	match_successors(old, new, &matching);
	match_renamed(arena, old, new, &matching);
	return matching;
}
