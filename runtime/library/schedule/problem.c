/* SPDX-License-Identifier: MIT */
/* Prepares a scheduling problem: checks the input, and finds which requests compete, and where. */
#include <stdlib.h>
#include <string.h>

#include "core/lookup.h"
#include "core/options.h"
#include "event/same.h"
#include "schedule/schedule.h"

enum { MOST_REQUESTS = 8192 };

/* ---- the input ---- */

static int check_options(const struct uncore_tables *tables, const struct uncore_schedule_options *options)
{
	if (options->flags & ~(uint32_t)(UNCORE_SCHEDULE_SHARE | UNCORE_SCHEDULE_REPEAT))
		return UNCORE_E_ARGUMENT;
	if (options->taken_count != 0 && options->taken == NULL)
		return UNCORE_E_ARGUMENT;
	for (size_t at = 0; at < options->taken_count; at++) {
		const struct uncore_schedule_taken *taken = &options->taken[at];

		if (taken->box >= tables->boxes.count)
			return UNCORE_E_RANGE;
		if (taken->instance != UNCORE_ALL_INSTANCES &&
		    taken->instance >= uncore_boxes(tables)[taken->box].instances)
			return UNCORE_E_RANGE;
	}
	return 0;
}

static int check_request(const struct uncore_tables *tables, const struct uncore_encoding *request)
{
	if (request->tables != tables || request->filter_count > UNCORE_EVENT_FILTERS)
		return UNCORE_E_ARGUMENT;
	if (request->box >= tables->boxes.count ||
	    !is_in_range(uncore_boxes(tables)[request->box].counters, request->group))
		return UNCORE_E_RANGE;
	if (request->instance != UNCORE_ALL_INSTANCES &&
	    request->instance >= uncore_boxes(tables)[request->box].instances)
		return UNCORE_E_RANGE;
	for (unsigned at = 0; at < request->filter_count; at++) {
		if (!is_in_range(uncore_boxes(tables)[request->box].registers, request->filters[at].reg))
			return UNCORE_E_RANGE;
	}
	return 0;
}

static int check_input(const struct problem *problem, size_t count)
{
	int result = check_options(problem->tables, &problem->options);

	if (count > MOST_REQUESTS || (count != 0 && problem->requests == NULL))
		return UNCORE_E_ARGUMENT;
	for (size_t at = 0; at < count && result == 0; at++)
		result = check_request(problem->tables, &problem->requests[at]);
	return result;
}

/* ---- requests ---- */

/* Whether a step that adds the event's bits itself sets some of them to other values. uncore_run() refuses that. */
static bool step_objects(const struct uncore_step_row *step, const struct uncore_encoding *request, unsigned counter)
{
	if (step->reg != request->reg || !(step->flags & UNCORE_STEP_EVENT))
		return false;
	if (!(step->flags & UNCORE_STEP_COUNTERS) && step->index != counter)
		return false;
	return ((step->value ^ request->control.value) & step->set & request->control.mask) != 0;
}

static bool procedures_object(const struct uncore_tables *tables, const struct uncore_encoding *request,
			      unsigned counter)
{
	struct uncore_range procedures = uncore_boxes(tables)[request->box].procedures;

	for (unsigned at = 0; at < procedures.count; at++) {
		struct uncore_range steps = uncore_procedure_rows(tables)[procedures.first + at].steps;

		for (unsigned each = 0; each < steps.count; each++) {
			if (step_objects(&uncore_steps(tables)[steps.first + each], request, counter))
				return true;
		}
	}
	return false;
}

static uint16_t find_usable(const struct uncore_tables *tables, const struct uncore_encoding *request)
{
	const struct uncore_counter_row *group = &uncore_counters(tables)[request->group];
	uint16_t usable = 0;

	for (unsigned counter = 0; counter < group->count && counter < GROUP_COUNTER_LIMIT; counter++) {
		if ((request->counters >> counter & 1) &&
		    (group->control == UNCORE_NO_INDEX || !procedures_object(tables, request, counter)))
			usable |= (uint16_t)(1U << counter);
	}
	return usable;
}

static unsigned find_domain(const struct uncore_tables *tables, const struct uncore_encoding *request)
{
	struct uncore_range groups = uncore_boxes(tables)[request->box].counters;
	uint16_t control = uncore_counters(tables)[request->group].control;

	for (unsigned at = 0; at < groups.count && control != UNCORE_NO_INDEX; at++) {
		if (uncore_counters(tables)[groups.first + at].control == control)
			return at;
	}
	return (unsigned)request->group - groups.first;
}

/* Whether one counter can count for both. */
static bool same_kind(const struct problem *problem, unsigned one, unsigned two)
{
	const struct uncore_encoding *mine = &problem->requests[one], *its = &problem->requests[two];

	if (mine->box != its->box || mine->group != its->group || mine->counters != its->counters ||
	    mine->control.value != its->control.value || mine->control.mask != its->control.mask ||
	    mine->flags != its->flags || mine->companion != its->companion || !same_filters(mine, its))
		return false;
	/* The occupancy that a companion needs depends on the requests that it must be with. */
	return !(mine->flags & UNCORE_EVENT_COMPANION) || problem->options.together == NULL ||
	       problem->options.together[one] == problem->options.together[two];
}

static void note_clash(struct problem *problem, unsigned one, unsigned two)
{
	set_add(&problem->clash[(size_t)one * problem->words], two);
	set_add(&problem->clash[(size_t)two * problem->words], one);
}

/* Copies the clashes of the first request that is equal. */
static void copy_clashes(struct problem *problem, unsigned at, unsigned first)
{
	const uint64_t *set = &problem->clash[(size_t)first * problem->words];

	for (unsigned other = set_next(set, 0, at); other < at; other = set_next(set, other + 1, at))
		note_clash(problem, at, other);
}

static void find_clashes(struct problem *problem, unsigned at)
{
	const struct uncore_encoding *request = &problem->requests[at];
	unsigned filter;
	uint64_t bits;

	for (unsigned other = 0; other < at && request->filter_count != 0; other++) {
		const struct uncore_encoding *its = &problem->requests[other];

		if (request->box == its->box && filters_differ(request, its, &filter, &bits) &&
		    !(problem->moves && !filters_clash(problem, at, other)))
			note_clash(problem, at, other);
	}
}

/* Requests of one kind have the same number. */
static unsigned kind_hash(const struct uncore_encoding *request, unsigned size)
{
	uint64_t bits = request->control.value * UINT64_C(0x9e3779b97f4a7c15);

	bits = (bits ^ bits >> 32 ^ (uint64_t)request->box << 20 ^ (uint64_t)request->group << 10 ^ request->counters) *
	       UINT64_C(0x9e3779b97f4a7c15);
	return (unsigned)((bits >> 32) % size);
}

/* The first request that the same counter could count; the request itself, which is then linked into the hash. */
static unsigned find_first(const struct problem *problem, unsigned at, unsigned *heads, unsigned *links)
{
	unsigned *head = &heads[kind_hash(&problem->requests[at], problem->count)], link;

	for (link = *head; link != 0; link = links[link - 1]) {
		if (same_kind(problem, at, link - 1))
			return link - 1;
	}
	links[at] = *head;
	*head = at + 1;
	return at;
}

/* Of equal requests only the first is compared with the others. Heads and links are 0, or the number of a first + 1. */
static void describe_requests(struct problem *problem, unsigned *heads, unsigned *links)
{
	bool share = problem->options.flags & UNCORE_SCHEDULE_SHARE;

	for (unsigned at = 0; at < problem->count; at++) {
		const struct uncore_encoding *request = &problem->requests[at];
		unsigned first = find_first(problem, at, heads, links);

		problem->set[at] = first_same_event(request);
		problem->moves |= problem->set[at] != UNCORE_NO_INDEX;
		problem->kind[at] = share ? first : at;
		problem->domain[at] = find_domain(problem->tables, request);
		problem->usable[at] = first == at ? find_usable(problem->tables, request) : problem->usable[first];
		if (first == at)
			find_clashes(problem, at);
		else
			copy_clashes(problem, at, first);
	}
}

/* ---- classes ---- */

/* Whether nothing but free counters matters for it: no filter, no other request's counter, no other event. */
static bool is_simple(const struct problem *problem, unsigned at)
{
	const struct uncore_encoding *request = &problem->requests[at];

	return request->filter_count == 0 && problem->set[at] == UNCORE_NO_INDEX &&
	       !(request->flags & (UNCORE_EVENT_SUBCOUNTER | UNCORE_EVENT_COMPANION)) &&
	       (problem->options.together == NULL || problem->options.together[at] == 0);
}

static bool same_class(const struct problem *problem, unsigned one, unsigned two)
{
	const struct uncore_encoding *mine = &problem->requests[one], *its = &problem->requests[two];

	return mine->box == its->box && mine->instance == its->instance && mine->group == its->group &&
	       problem->usable[one] == problem->usable[two];
}

/*
 * A request that can share a counter has no class. At first class_of counts the requests of each kind. A kind's number
 * is its first request, so the last request goes first. `found` holds a request of each class.
 */
static void find_classes(struct problem *problem, unsigned *found)
{
	unsigned count = 0;

	for (unsigned at = 0; at < problem->count; at++)
		problem->class_of[problem->kind[at]]++;
	for (unsigned at = problem->count; at-- > 0;) {
		bool is_single = problem->class_of[problem->kind[at]] == 1;
		unsigned each = 0;

		problem->class_of[at] = NO_CLASS;
		if (!is_single || !is_simple(problem, at))
			continue;
		while (each < count && !same_class(problem, at, found[each]))
			each++;
		if (each == count)
			found[count++] = at;
		problem->class_of[at] = each;
	}
}

/* ---- items ---- */

static void find_items(struct problem *problem)
{
	const uint32_t *together = problem->options.together;

	for (unsigned at = 0; at < problem->count; at++) {
		unsigned first = at;

		for (unsigned other = 0; together != NULL && together[at] != 0 && other < at && first == at; other++) {
			if (together[other] == together[at])
				first = other;
		}
		problem->item_of[at] = first == at ? problem->item_count++ : problem->item_of[first];
		set_add(&problem->items[(size_t)problem->item_of[at] * problem->words], at);
		if (first == at)
			problem->spans[problem->item_of[at]] = (struct extent){ .first = at, .first_site = NOWHERE };
		problem->spans[problem->item_of[at]].end = at + 1;
	}
}

/* ---- sites ---- */

static uint64_t find_taken(const struct problem *problem, unsigned box, unsigned instance)
{
	uint64_t taken = 0;

	for (size_t at = 0; at < problem->options.taken_count; at++) {
		const struct uncore_schedule_taken *row = &problem->options.taken[at];

		if (row->box == box && (row->instance == UNCORE_ALL_INSTANCES || row->instance == instance))
			taken |= row->counters;
	}
	return taken;
}

/* Adds an instance to the site that is equal to it, or to a new one; to none if no request names it. */
static void add_instance(struct problem *problem, unsigned box, unsigned instance, unsigned box_first_site)
{
	size_t bytes = problem->words * sizeof(uint64_t);
	uint64_t *members = &problem->members[(size_t)problem->site_count * problem->words];
	uint32_t *place = &problem->site_of[problem->box_sites[box] + instance];
	uint64_t taken = find_taken(problem, box, instance);
	bool any = false;

	memset(members, 0, bytes);
	for (unsigned at = 0; at < problem->count; at++) {
		const struct uncore_encoding *request = &problem->requests[at];

		if (request->box == box &&
		    (request->instance == UNCORE_ALL_INSTANCES || request->instance == instance)) {
			set_add(members, at);
			any = true;
		}
	}
	*place = NOWHERE;
	if (!any)
		return;
	for (*place = box_first_site; *place < problem->site_count; (*place)++) {
		if (problem->sites[*place].taken == taken && memcmp(site_members(problem, *place), members, bytes) == 0)
			break;
	}
	if (*place == problem->site_count)
		problem->sites[problem->site_count++] =
			(struct site){ .box = (uint16_t)box,
				       .instance = (uint16_t)instance,
				       .capacity = uncore_counter_count(problem->tables, (uint16_t)box),
				       .taken = taken };
	problem->sites[*place].instances++;
}

static void find_sites(struct problem *problem)
{
	unsigned place = 0;

	for (unsigned box = 0; box < problem->tables->boxes.count; box++) {
		unsigned instances = uncore_boxes(problem->tables)[box].instances;
		unsigned first = problem->site_count;

		problem->box_sites[box] = place;
		for (unsigned instance = 0; instance < instances; instance++)
			add_instance(problem, box, instance, first);
		place += instances;
	}
}

static void note_site(struct problem *problem, unsigned site, unsigned request)
{
	struct extent *span = &problem->spans[problem->item_of[request]];

	if (span->first_site == NOWHERE)
		span->first_site = site;
	span->end_site = site + 1;
	problem->sites[site].end = request + 1;
}

static void find_allowed(struct problem *problem)
{
	for (unsigned site = 0; site < problem->site_count; site++) {
		const uint64_t *members = site_members(problem, site);
		unsigned at = set_next(members, 0, problem->count);

		problem->sites[site].first = at;
		for (; at < problem->count; at = set_next(members, at + 1, problem->count)) {
			const struct uncore_encoding *request = &problem->requests[at];
			unsigned first = 0;
			uint64_t taken = 0;

			if (uncore_counter_first(problem->tables, request->box, request->group, &first) == 0 &&
			    first < 64)
				taken = problem->sites[site].taken >> first;
			note_site(problem, site, at);
			problem->allowed[(size_t)site * problem->count + at] = (uint16_t)(problem->usable[at] & ~taken);
		}
	}
}

/* ---- memory ---- */

/* Allocates an array of at least one item, so that NULL always means that memory ran out. */
static void *make(size_t count, size_t size)
{
	return calloc(count == 0 ? 1 : count, size);
}

static bool make_party(struct party *party, unsigned count)
{
	party->who = make(count, sizeof(*party->who));
	party->choices = make(count, sizeof(*party->choices));
	party->as = make(count, sizeof(*party->as));
	party->slot = make(count, sizeof(*party->slot));
	party->is_pinned = make(count, sizeof(*party->is_pinned));
	party->owner = make((size_t)party->domains * GROUP_COUNTER_LIMIT, sizeof(*party->owner));
	party->seen = make(party->domains, sizeof(*party->seen));
	return party->who != NULL && party->choices != NULL && party->as != NULL && party->slot != NULL &&
	       party->is_pinned != NULL && party->owner != NULL && party->seen != NULL;
}

static unsigned widest_group(const struct uncore_tables *tables)
{
	unsigned width = 0;

	for (unsigned at = 0; at < tables->counters.count; at++) {
		if (uncore_counters(tables)[at].count > width)
			width = uncore_counters(tables)[at].count;
	}
	return width < GROUP_COUNTER_LIMIT ? width : GROUP_COUNTER_LIMIT;
}

static bool make_arrays(struct problem *problem)
{
	size_t count = problem->count, words = problem->words, boxes = problem->tables->boxes.count, places = 0;

	for (size_t box = 0; box < boxes; box++) {
		places += uncore_boxes(problem->tables)[box].instances;
		if (uncore_boxes(problem->tables)[box].counters.count > problem->party.domains)
			problem->party.domains = uncore_boxes(problem->tables)[box].counters.count;
	}
	problem->tally_width = widest_group(problem->tables);
	problem->tally = make((size_t)1 << problem->tally_width, sizeof(*problem->tally));
	problem->spare = make(words, sizeof(*problem->spare));
	problem->usable = make(count, sizeof(*problem->usable));
	problem->domain = make(count, sizeof(*problem->domain));
	problem->kind = make(count, sizeof(*problem->kind));
	problem->set = make(count, sizeof(*problem->set));
	problem->clash = make(count * words, sizeof(*problem->clash));
	problem->item_of = make(count, sizeof(*problem->item_of));
	problem->items = make(count * words, sizeof(*problem->items));
	problem->spans = make(count, sizeof(*problem->spans));
	problem->class_of = make(count, sizeof(*problem->class_of));
	problem->box_sites = make(boxes, sizeof(*problem->box_sites));
	problem->site_of = make(places, sizeof(*problem->site_of));
	/* One more than can be used, because the next one is tried there. */
	problem->sites = make(places + 1, sizeof(*problem->sites));
	problem->members = make((places + 1) * words, sizeof(*problem->members));
	return problem->usable != NULL && problem->domain != NULL && problem->kind != NULL && problem->set != NULL &&
	       problem->clash != NULL && problem->item_of != NULL && problem->items != NULL && problem->spans != NULL &&
	       problem->class_of != NULL && problem->box_sites != NULL && problem->site_of != NULL &&
	       problem->sites != NULL && problem->members != NULL && problem->tally != NULL && problem->spare != NULL &&
	       make_party(&problem->party, problem->count);
}

int problem_begin(struct problem *problem, const struct uncore_tables *tables, const struct uncore_encoding *requests,
		  size_t count, const struct uncore_schedule_options *options)
{
	static const struct options type = OPTIONS_TYPE(uncore_schedule_options, work);
	int result;

	*problem = (struct problem){ .tables = tables, .requests = requests };
	result = take_options(&type, options, &problem->options, NULL);
	if (result != 0)
		return result;
	if (problem->options.max_passes == 0)
		problem->options.max_passes = 1;
	if (problem->options.work == 0)
		problem->options.work = UNCORE_SCHEDULE_WORK;
	result = check_input(problem, count);
	if (result != 0)
		return result;
	problem->count = (unsigned)count;
	problem->words = (unsigned)(count + 63) / 64;
	if (!make_arrays(problem))
		return UNCORE_E_NOMEM;
	/* The numbers of items, and the party, are set later, so their memory is used for notes. */
	describe_requests(problem, problem->item_of, problem->party.who);
	find_classes(problem, problem->party.who);
	find_items(problem);
	find_sites(problem);
	problem->allowed = make((size_t)problem->site_count * problem->count, sizeof(*problem->allowed));
	if (problem->allowed == NULL)
		return UNCORE_E_NOMEM;
	find_allowed(problem);
	return 0;
}

void problem_end(struct problem *problem)
{
	free(problem->usable);
	free(problem->domain);
	free(problem->kind);
	free(problem->set);
	free(problem->clash);
	free(problem->item_of);
	free(problem->items);
	free(problem->spans);
	free(problem->class_of);
	free(problem->box_sites);
	free(problem->site_of);
	free(problem->sites);
	free(problem->members);
	free(problem->allowed);
	free(problem->tally);
	free(problem->spare);
	free(problem->party.who);
	free(problem->party.choices);
	free(problem->party.as);
	free(problem->party.slot);
	free(problem->party.is_pinned);
	free(problem->party.owner);
	free(problem->party.seen);
}
