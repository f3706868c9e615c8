/* SPDX-License-Identifier: MIT */
/* Builds the schedule for the user: which counter counts what in which pass, and what is written for it. */
#include <stdlib.h>
#include <string.h>

#include "event/same.h"
#include "schedule/schedule.h"

/* One request, or several that share, on a counter of a site in a pass. */
struct seat {
	uint16_t request;
	uint16_t counter; /* of the box */
	uint16_t event;   /* that is counted for it: its own, or one that counts the same */
};

/* A pass on a site: runs of the arrays. */
struct pass_on_site {
	unsigned first_place, place_count;
	unsigned first_filter, filter_count;
};

struct counted {
	uint16_t box, instance, event;
	struct uncore_bits control;
};

struct uncore_schedule {
	const struct uncore_tables *tables;
	struct counted *requests;
	unsigned request_count, words;
	unsigned *box_sites;
	uint32_t *site_of;
	unsigned site_count;
	uint64_t *counted; /* a set of requests for each pass */
	uint32_t passes;
	bool is_minimal;
	uint32_t work;
	struct pass_on_site *stages; /* for each pass and site */
	struct seat *places;
	unsigned place_count, place_room;
	struct uncore_filter_run *filters;
	unsigned filter_count, filter_room;
};

void uncore_schedule_free(struct uncore_schedule *schedule)
{
	if (schedule == NULL)
		return;
	free(schedule->requests);
	free(schedule->box_sites);
	free(schedule->site_of);
	free(schedule->counted);
	free(schedule->stages);
	free(schedule->places);
	free(schedule->filters);
	free(schedule);
}

/* ---- building ---- */

/* Room for one more item; false: no memory. */
static bool grow(void **items, unsigned count, unsigned *room, size_t size)
{
	unsigned wanted = *room == 0 ? 32 : *room * 2;
	void *more;

	if (count < *room)
		return true;
	more = wanted < *room ? NULL : realloc(*items, wanted * size);
	if (more == NULL)
		return false;
	*items = more;
	*room = wanted;
	return true;
}

static bool add_place(struct uncore_schedule *schedule, struct seat place)
{
	void *places = schedule->places;

	if (!grow(&places, schedule->place_count, &schedule->place_room, sizeof(*schedule->places)))
		return false;
	schedule->places = places;
	schedule->places[schedule->place_count++] = place;
	return true;
}

/* Adds the bits to those of the stage. The two agree. */
static bool add_filter(struct uncore_schedule *schedule, struct pass_on_site *stage,
		       const struct uncore_filter_run *filter)
{
	void *filters = schedule->filters;

	for (unsigned at = stage->first_filter; at < schedule->filter_count; at++) {
		struct uncore_filter_run *known = &schedule->filters[at];

		if (known->reg == filter->reg && known->index == filter->index) {
			known->bits.value |= filter->bits.value;
			known->bits.mask |= filter->bits.mask;
			return true;
		}
	}
	if (!grow(&filters, schedule->filter_count, &schedule->filter_room, sizeof(*schedule->filters)))
		return false;
	schedule->filters = filters;
	schedule->filters[schedule->filter_count++] = *filter;
	stage->filter_count++;
	return true;
}

/* The counter of one member of the party, for all requests of the pass that share it. */
static bool add_member(struct uncore_schedule *schedule, const struct problem *problem, unsigned site,
		       const uint64_t *set, unsigned member)
{
	const struct party *party = &problem->party;
	const struct uncore_encoding *request = &problem->requests[party->who[member]];
	const uint64_t *members = site_members(problem, site);
	unsigned first = 0, end = problem->sites[site].end, at = party->who[member];
	struct seat place = { 0 };

	if (uncore_counter_first(problem->tables, request->box, request->group, &first) != 0)
		return false;
	place.counter = (uint16_t)(first + party->slot[member]);
	for (; at < end; at = set_next_both(set, members, at + 1, end)) {
		if (at != party->who[member] && problem->kind[at] != problem->kind[party->who[member]])
			continue;
		place.request = (uint16_t)at;
		/* Two events may have one encoding. */
		place.event = party->as[member] == request->event ? problem->requests[at].event : party->as[member];
		if (!add_place(schedule, place))
			return false;
	}
	return true;
}

static int compare_filters(const void *left, const void *right)
{
	const struct uncore_filter_run *one = left, *two = right;

	if (one->reg != two->reg)
		return one->reg < two->reg ? -1 : 1;
	return one->index < two->index ? -1 : one->index > two->index;
}

static int compare_places(const void *left, const void *right)
{
	const struct seat *one = left, *two = right;

	return one->request < two->request ? -1 : one->request > two->request;
}

static bool make_stage(struct uncore_schedule *schedule, struct problem *problem, unsigned site, const uint64_t *set,
		       struct pass_on_site *stage)
{
	stage->first_place = schedule->place_count;
	stage->first_filter = schedule->filter_count;
	if (!seat_set(problem, site, set))
		return false;
	for (unsigned member = 0; member < problem->party.size; member++) {
		const struct uncore_encoding *request = &problem->requests[problem->party.who[member]];

		if (!add_member(schedule, problem, site, set, member))
			return false;
		for (unsigned at = 0; at < request->filter_count; at++) {
			struct uncore_filter_run run = moved_filter(request, at, problem->party.as[member]);

			if (!add_filter(schedule, stage, &run))
				return false;
		}
	}
	stage->place_count = schedule->place_count - stage->first_place;
	if (stage->place_count > 1)
		qsort(&schedule->places[stage->first_place], stage->place_count, sizeof(*schedule->places),
		      compare_places);
	if (stage->filter_count > 1)
		qsort(&schedule->filters[stage->first_filter], stage->filter_count, sizeof(*schedule->filters),
		      compare_filters);
	return true;
}

static bool make_stages(struct uncore_schedule *schedule, struct problem *problem)
{
	for (uint32_t pass = 0; pass < schedule->passes; pass++) {
		const uint64_t *set = &schedule->counted[(size_t)pass * schedule->words];

		for (unsigned site = 0; site < schedule->site_count; site++) {
			if (!make_stage(schedule, problem, site, set,
					&schedule->stages[(size_t)pass * schedule->site_count + site]))
				return false;
		}
	}
	return true;
}

static void *copy(const void *from, size_t count, size_t size)
{
	void *to = calloc(count + 1, size);

	if (to != NULL && count != 0)
		memcpy(to, from, count * size);
	return to;
}

static bool make_arrays(struct uncore_schedule *schedule, const struct problem *problem, const uint64_t *counted)
{
	size_t boxes = problem->tables->boxes.count, places = 0;

	for (size_t box = 0; box < boxes; box++)
		places += uncore_boxes(problem->tables)[box].instances;
	schedule->box_sites = copy(problem->box_sites, boxes, sizeof(*schedule->box_sites));
	schedule->site_of = copy(problem->site_of, places, sizeof(*schedule->site_of));
	schedule->counted = copy(counted, (size_t)schedule->passes * schedule->words, sizeof(*schedule->counted));
	schedule->stages = calloc((size_t)schedule->passes * schedule->site_count + 1, sizeof(*schedule->stages));
	schedule->requests = calloc((size_t)schedule->request_count + 1, sizeof(*schedule->requests));
	if (schedule->box_sites == NULL || schedule->site_of == NULL || schedule->counted == NULL ||
	    schedule->stages == NULL || schedule->requests == NULL)
		return false;
	for (unsigned at = 0; at < schedule->request_count; at++) {
		const struct uncore_encoding *from = &problem->requests[at];

		schedule->requests[at] = (struct counted){ from->box, from->instance, from->event, from->control };
	}
	return true;
}

int schedule_make(struct problem *problem, const struct passes *passes, struct uncore_schedule **out)
{
	struct uncore_schedule *schedule = calloc(1, sizeof(*schedule));

	if (schedule == NULL)
		return UNCORE_E_NOMEM;
	schedule->tables = problem->tables;
	schedule->request_count = problem->count;
	schedule->words = problem->words;
	schedule->site_count = problem->site_count;
	schedule->passes = passes->count;
	schedule->is_minimal = passes->is_minimal;
	schedule->work = passes->work;
	if (!make_arrays(schedule, problem, passes->sets) || !make_stages(schedule, problem)) {
		uncore_schedule_free(schedule);
		return UNCORE_E_NOMEM;
	}
	*out = schedule;
	return 0;
}

/* ---- reading ---- */

uint32_t uncore_schedule_passes(const struct uncore_schedule *schedule)
{
	return schedule->passes;
}

bool uncore_schedule_is_minimal(const struct uncore_schedule *schedule)
{
	return schedule->is_minimal;
}

uint32_t uncore_schedule_work(const struct uncore_schedule *schedule)
{
	return schedule->work;
}

bool uncore_schedule_counts(const struct uncore_schedule *schedule, uint32_t pass, unsigned request)
{
	return pass < schedule->passes && request < schedule->request_count &&
	       set_has(&schedule->counted[(size_t)pass * schedule->words], request);
}

/* NULL: there is no such pass, box or instance (*exists is then false), or no request names it. */
static const struct pass_on_site *find_stage(const struct uncore_schedule *schedule, uint32_t pass, unsigned box,
					     unsigned instance, bool *exists)
{
	uint32_t site;

	*exists = pass < schedule->passes && box < schedule->tables->boxes.count &&
		  instance < uncore_boxes(schedule->tables)[box].instances;
	if (!*exists)
		return NULL;
	site = schedule->site_of[schedule->box_sites[box] + instance];
	if (site == NOWHERE)
		return NULL;
	return &schedule->stages[(size_t)pass * schedule->site_count + site];
}

static int find_place(const struct uncore_schedule *schedule, uint32_t pass, unsigned request, uint16_t instance,
		      const struct seat **place)
{
	const struct seat wanted = { .request = (uint16_t)request };
	const struct pass_on_site *stage;
	bool exists;

	if (request >= schedule->request_count)
		return UNCORE_E_RANGE;
	stage = find_stage(schedule, pass, schedule->requests[request].box, instance, &exists);
	if (!exists)
		return UNCORE_E_RANGE;
	if (stage == NULL || stage->place_count == 0)
		return UNCORE_E_NOENT;
	*place = bsearch(&wanted, &schedule->places[stage->first_place], stage->place_count, sizeof(wanted),
			 compare_places);
	return *place != NULL ? 0 : UNCORE_E_NOENT;
}

int uncore_schedule_counter(const struct uncore_schedule *schedule, uint32_t pass, unsigned request, uint16_t instance,
			    unsigned *counter)
{
	const struct seat *place;
	int result = find_place(schedule, pass, request, instance, &place);

	if (result == 0)
		*counter = place->counter;
	return result;
}

int uncore_schedule_event(const struct uncore_schedule *schedule, uint32_t pass, unsigned request, uint16_t instance,
			  uint16_t *event)
{
	const struct seat *place;
	int result = find_place(schedule, pass, request, instance, &place);

	if (result == 0)
		*event = place->event;
	return result;
}

const struct uncore_filter_run *uncore_schedule_filters(const struct uncore_schedule *schedule, uint32_t pass,
							uint16_t box, uint16_t instance, size_t *count)
{
	bool exists;
	const struct pass_on_site *stage = find_stage(schedule, pass, box, instance, &exists);

	*count = stage == NULL ? 0 : stage->filter_count;
	return *count == 0 ? NULL : &schedule->filters[stage->first_filter];
}

int uncore_schedule_program(const struct uncore_schedule *schedule, uint32_t pass, uint16_t box, uint16_t instance,
			    struct uncore_counter_run *counters, unsigned counter_count)
{
	bool exists;
	const struct pass_on_site *stage = find_stage(schedule, pass, box, instance, &exists);

	if (!exists || counter_count != uncore_counter_count(schedule->tables, box))
		return UNCORE_E_RANGE;
	for (unsigned at = 0; at < counter_count; at++) {
		counters[at].in_use = false;
		counters[at].control = (struct uncore_bits){ 0, 0 };
	}
	for (unsigned at = 0; stage != NULL && at < stage->place_count; at++) {
		const struct seat *place = &schedule->places[stage->first_place + at];
		const struct counted *request = &schedule->requests[place->request];

		counters[place->counter].in_use = true;
		counters[place->counter].control = request->control;
		counters[place->counter].control.value =
			moved_control(schedule->tables, request->control.value, request->event, place->event);
	}
	return 0;
}
