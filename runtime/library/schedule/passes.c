/* SPDX-License-Identifier: MIT */
/*
 * Finds the fewest passes by a simple arrangement and a lower bound. If these differ, it searches: it first decides the
 * item with the fewest passes left, as in graph colouring (Brélaz 1979). It takes interchangeable items in one order
 * only. The number of steps is limited.
 */
#include <stdlib.h>
#include <string.h>

#include "shared/bits.h"
#include "schedule/schedule.h"

enum {
	NONE = -1,
	MOST_SEARCHED = 64, /* passes: bits of search.open */
	MOST_ITEMS = 1024   /* in a search: its depth, and the root of its memory */
};

/* Items whose requests meet on some instance, directly or through others, so that they are decided together. */
struct search {
	struct problem *problem;
	unsigned *items;
	unsigned count;
	unsigned passes; /* allowed */
	uint64_t *sets;  /* of the requests of each pass */
	int *pass;       /* of each item, or NONE */
	int *best;       /* the same of the best arrangement */
	unsigned *begin; /* for each class of requests: the first pass that may take one */
	int *twin;       /* an earlier item that could change places with it, or NONE */
	uint64_t *open;  /* for each item: passes that can still take it */
	uint8_t *closed; /* for each depth and item: whether that decision closed the pass */
	uint32_t work, limit;
};

static uint64_t *pass_set(const struct search *search, unsigned pass)
{
	return &search->sets[(size_t)pass * search->problem->words];
}

static const uint64_t *item_set(const struct search *search, unsigned at)
{
	return problem_item(search->problem, search->items[at]);
}

static void put_in_pass(struct search *search, unsigned at, unsigned pass)
{
	search->pass[at] = (int)pass;
	add_item(search->problem, pass_set(search, pass), search->items[at]);
}

static void take_out(struct search *search, unsigned at, unsigned pass)
{
	search->pass[at] = NONE;
	drop_item(search->problem, pass_set(search, pass), search->items[at]);
}

/* Whether the item is one request that can share the counter of another one in the pass. */
static bool only_shares(const struct search *search, unsigned at, unsigned pass)
{
	const struct problem *problem = search->problem;
	unsigned request = problem->spans[search->items[at]].first, kind = problem->kind[request];

	return kind != request && problem->requests[kind].instance == problem->requests[request].instance &&
	       (problem->options.together == NULL || problem->options.together[request] == 0) &&
	       set_has(pass_set(search, pass), kind);
}

/* The item is in no pass yet. */
static bool could_join(struct search *search, unsigned at, unsigned pass)
{
	uint64_t *set = pass_set(search, pass);
	bool fits;

	if (only_shares(search, at, pass))
		return true;
	add_item(search->problem, set, search->items[at]);
	fits = set_fits(search->problem, set, search->items[at]);
	drop_item(search->problem, set, search->items[at]);
	return fits;
}

static void clear(struct search *search)
{
	for (unsigned at = 0; at < search->count; at++) {
		search->pass[at] = NONE;
		search->open[at] = UINT64_MAX;
		if (item_class(search->problem, search->items[at]) != NO_CLASS)
			search->begin[item_class(search->problem, search->items[at])] = 0;
	}
	memset(search->sets, 0, (size_t)search->count * search->problem->words * sizeof(uint64_t));
}

/* ---- a simple arrangement ---- */

/* How many counters the item's most limited request can choose from. */
static unsigned freedom(const struct search *search, unsigned at)
{
	const struct problem *problem = search->problem;
	const uint64_t *item = item_set(search, at);
	const struct extent *span = &problem->spans[search->items[at]];
	unsigned least = GROUP_COUNTER_LIMIT, end = span->end;

	for (unsigned each = span->first; each < end; each = set_next(item, each + 1, end)) {
		unsigned choices = (unsigned)__builtin_popcount(problem->usable[each]);

		least = choices < least ? choices : least;
	}
	return least;
}

/* Puts each item into the first pass that takes it. Returns the number of passes. */
static unsigned put_first_fit(struct search *search, unsigned at, unsigned used)
{
	unsigned class = item_class(search->problem, search->items[at]);
	unsigned pass = class != NO_CLASS ? search->begin[class] : 0;

	while (pass < used && !could_join(search, at, pass))
		pass++;
	if (class != NO_CLASS)
		search->begin[class] = pass;
	put_in_pass(search, at, pass);
	return pass == used ? used + 1 : used;
}

static unsigned arrange_in_order(struct search *search)
{
	unsigned used = 0;

	clear(search);
	for (unsigned at = 0; at < search->count; at++)
		used = put_first_fit(search, at, used);
	return used;
}

static unsigned arrange_bound_first(struct search *search)
{
	unsigned used = 0;

	clear(search);
	for (unsigned choices = 0; choices <= GROUP_COUNTER_LIMIT; choices++) {
		for (unsigned at = 0; at < search->count; at++) {
			if (freedom(search, at) == choices)
				used = put_first_fit(search, at, used);
		}
	}
	return used;
}

static void keep_best(struct search *search)
{
	memcpy(search->best, search->pass, search->count * sizeof(*search->best));
}

/* Keeps the better of two arrangements in search->best. */
static unsigned arrange(struct search *search)
{
	unsigned used = arrange_in_order(search), other;

	keep_best(search);
	other = arrange_bound_first(search);
	if (other < used)
		keep_best(search);
	return other < used ? other : used;
}

/* ---- interchangeable items ---- */

static unsigned kind_size(const struct problem *problem, unsigned request)
{
	unsigned size = 0;

	for (unsigned at = 0; at < problem->count; at++)
		size += problem->kind[at] == problem->kind[request];
	return size;
}

/* Whether two requests need the same of every instance, so that each can take the place of the other. */
static bool are_alike(const struct problem *problem, unsigned one, unsigned two)
{
	const struct uncore_encoding *mine = &problem->requests[one], *its = &problem->requests[two];
	size_t bytes = problem->words * sizeof(uint64_t);

	if (mine->box != its->box || mine->instance != its->instance || mine->group != its->group ||
	    mine->companion != its->companion || problem->usable[one] != problem->usable[two] ||
	    ((mine->flags ^ its->flags) & (UNCORE_EVENT_SUBCOUNTER | UNCORE_EVENT_COMPANION)))
		return false;
	if (memcmp(&problem->clash[(size_t)one * problem->words], &problem->clash[(size_t)two * problem->words],
		   bytes) != 0)
		return false;
	/* Which fields are free for a request that can be moved depends on its value, and on those of others. */
	if (problem->moves && !(problem->set[one] == problem->set[two] && same_filters(mine, its)))
		return false;
	return !(problem->options.flags & UNCORE_SCHEDULE_SHARE) || problem->kind[one] == problem->kind[two] ||
	       (kind_size(problem, one) == 1 && kind_size(problem, two) == 1);
}

/*
 * The only request of an item that may be elsewhere; `count` for an item of several requests, or one that must stay
 * with others.
 */
static unsigned only_request(const struct search *search, unsigned at)
{
	const struct problem *problem = search->problem;
	unsigned request = problem->spans[search->items[at]].first;

	if (problem->options.together != NULL && problem->options.together[request] != 0)
		return problem->count;
	return request;
}

static void find_twins(struct search *search)
{
	unsigned count = search->problem->count;

	for (unsigned at = 0; at < search->count; at++) {
		unsigned mine = only_request(search, at);

		search->twin[at] = NONE;
		for (unsigned other = at; other-- > 0 && mine < count && search->twin[at] == NONE;) {
			unsigned its = only_request(search, other);

			if (its < count && are_alike(search->problem, mine, its))
				search->twin[at] = (int)other;
		}
	}
}

/* ---- the search ---- */

/* The undecided item with the fewest passes left, or `count`. A twin is decided after the one before it. */
static unsigned pick(const struct search *search, unsigned used)
{
	uint64_t begun = low_bits(used);
	unsigned picked = search->count, fewest = MOST_SEARCHED + 2;

	for (unsigned at = 0; at < search->count; at++) {
		unsigned left = (unsigned)__builtin_popcountll(search->open[at] & begun) + (used < search->passes);

		if (search->pass[at] == NONE && left < fewest &&
		    (search->twin[at] == NONE || search->pass[search->twin[at]] != NONE)) {
			picked = at;
			fewest = left;
		}
	}
	return picked;
}

static void close_for_others(struct search *search, unsigned pass, uint8_t *closed)
{
	uint64_t bit = UINT64_C(1) << pass;

	for (unsigned at = 0; at < search->count; at++) {
		closed[at] = search->pass[at] == NONE && (search->open[at] & bit) && !could_join(search, at, pass);
		if (closed[at])
			search->open[at] &= ~bit;
	}
}

static void open_again(struct search *search, unsigned pass, const uint8_t *closed)
{
	for (unsigned at = 0; at < search->count; at++) {
		if (closed[at])
			search->open[at] |= UINT64_C(1) << pass;
	}
}

/* Decides the remaining items; `depth` are decided. False: it is impossible, or the work has reached its limit. */
static bool decide(struct search *search, unsigned used, unsigned depth)
{
	unsigned at = pick(search, used), first, end = used < search->passes ? used + 1 : used;
	uint8_t *closed = &search->closed[(size_t)depth * search->count];

	if (at == search->count)
		return true;
	first = search->twin[at] == NONE ? 0 : (unsigned)search->pass[search->twin[at]];
	for (unsigned pass = first; pass < end; pass++) {
		if (!(search->open[at] >> pass & 1))
			continue;
		if (search->work == search->limit)
			return false;
		search->work++;
		put_in_pass(search, at, pass);
		close_for_others(search, pass, closed);
		if (decide(search, pass == used ? used + 1 : used, depth + 1))
			return true;
		open_again(search, pass, closed);
		take_out(search, at, pass);
	}
	return false;
}

/*
 * Tries fewer passes than the arrangement has, beginning with the fewest. Each number may use half of the remaining
 * work.
 */
static bool improve(struct search *search, unsigned least, unsigned *used)
{
	uint32_t all = search->limit;
	bool is_minimal = true;

	for (unsigned passes = least; passes < *used; passes++) {
		uint32_t left = all - search->work;

		if (passes > MOST_SEARCHED || left == 0)
			return false;
		search->passes = passes;
		search->limit = search->work + left - left / 2;
		clear(search);
		if (decide(search, 0, 0)) {
			keep_best(search);
			*used = passes;
		} else if (search->work == search->limit) {
			is_minimal = false;
		}
	}
	search->limit = all;
	return is_minimal;
}

/* ---- parts ---- */

/* The number of a part is the lowest of its items. */
/* Follows an item to the lowest one that it is known to be with, and shortens the way. */
static unsigned part_of(unsigned *part, unsigned item)
{
	while (part[item] != item) {
		part[item] = part[part[item]];
		item = part[item];
	}
	return item;
}

static void join_parts(unsigned *part, unsigned one, unsigned two)
{
	unsigned mine = part_of(part, one), its = part_of(part, two);

	part[mine > its ? mine : its] = mine > its ? its : mine;
}

static void find_parts(const struct problem *problem, unsigned *part)
{
	for (unsigned item = 0; item < problem->item_count; item++)
		part[item] = item;
	for (unsigned site = 0; site < problem->site_count; site++) {
		const uint64_t *members = site_members(problem, site);
		unsigned first = problem->sites[site].first, end = problem->sites[site].end;

		for (unsigned each = first; each < end; each = set_next(members, each + 1, end))
			join_parts(part, problem->item_of[first], problem->item_of[each]);
	}
	for (unsigned item = 0; item < problem->item_count; item++)
		part[item] = part_of(part, item);
}

static void begin_part(struct search *search, const unsigned *part, unsigned number, uint64_t *all)
{
	memset(all, 0, search->problem->words * sizeof(*all));
	search->count = 0;
	for (unsigned item = 0; item < search->problem->item_count; item++) {
		if (part[item] != number)
			continue;
		search->items[search->count++] = item;
		add_item(search->problem, all, item);
	}
}

static void solve_part(struct search *search, const uint64_t *all, struct passes *passes)
{
	unsigned used = arrange(search), least = least_passes(search->problem, all);

	if (least < used && search->count > MOST_ITEMS) {
		passes->is_minimal = false;
	} else if (least < used) {
		find_twins(search);
		if (!improve(search, least, &used))
			passes->is_minimal = false;
	}
	for (unsigned at = 0; at < search->count; at++)
		add_item(search->problem, &passes->sets[(size_t)search->best[at] * search->problem->words],
			 search->items[at]);
	if (used > passes->count)
		passes->count = used;
}

/* Sorts passes by their first request. */
static void sort_passes(const struct problem *problem, struct passes *passes)
{
	unsigned done = 0, words = problem->words;

	for (unsigned request = 0; request < problem->count && done < passes->count; request++) {
		for (unsigned pass = done; pass < passes->count; pass++) {
			uint64_t *from = &passes->sets[(size_t)pass * words], *to = &passes->sets[(size_t)done * words];

			if (!set_has(from, request))
				continue;
			for (unsigned word = 0; word < words && from != to; word++) {
				uint64_t other = to[word];

				to[word] = from[word];
				from[word] = other;
			}
			done++;
		}
	}
}

static bool make_search(struct search *search, unsigned count, unsigned words)
{
	unsigned searched = count < MOST_ITEMS ? count : MOST_ITEMS;

	search->items = calloc(count, sizeof(*search->items));
	search->sets = calloc((size_t)count * words, sizeof(*search->sets));
	search->pass = calloc(count, sizeof(*search->pass));
	search->best = calloc(count, sizeof(*search->best));
	search->begin = calloc(count, sizeof(*search->begin));
	search->twin = calloc(count, sizeof(*search->twin));
	search->open = calloc(count, sizeof(*search->open));
	search->closed = calloc((size_t)(searched + 1) * searched, sizeof(*search->closed));
	return search->items != NULL && search->sets != NULL && search->pass != NULL && search->best != NULL &&
	       search->begin != NULL && search->twin != NULL && search->open != NULL && search->closed != NULL;
}

static void end_search(struct search *search)
{
	free(search->items);
	free(search->sets);
	free(search->pass);
	free(search->best);
	free(search->begin);
	free(search->twin);
	free(search->open);
	free(search->closed);
}

int find_passes(struct problem *problem, struct passes *passes)
{
	struct search search = { .problem = problem, .limit = problem->options.work };
	unsigned count = problem->item_count;
	unsigned *part = calloc(count, sizeof(*part));
	uint64_t *all = calloc(problem->words, sizeof(*all));
	int result = UNCORE_E_NOMEM;

	*passes = (struct passes){ .is_minimal = true };
	passes->sets = calloc((size_t)count * problem->words, sizeof(*passes->sets));
	if (part != NULL && all != NULL && passes->sets != NULL && make_search(&search, count, problem->words)) {
		find_parts(problem, part);
		for (unsigned number = 0; number < count; number++) {
			if (part[number] != number)
				continue;
			begin_part(&search, part, number, all);
			solve_part(&search, all, passes);
		}
		passes->work = search.work;
		sort_passes(problem, passes);
		result = 0;
	}
	end_search(&search);
	free(all);
	free(part);
	return result;
}
