/* SPDX-License-Identifier: MIT */
/* Declares what the files of the scheduler share; not installed, not for users. */
#ifndef RUNTIME_SCHEDULE_SCHEDULE_H
#define RUNTIME_SCHEDULE_SCHEDULE_H

#include "uncore/schedule.h"

enum { GROUP_COUNTER_LIMIT = 16 }; /* bits of uncore_encoding.counters */

#define NOWHERE UINT32_MAX
#define NO_CLASS UINT32_MAX

/* Instances of a box with the same requests and the same free counters, so that one answer is valid for all. */
struct site {
	uint16_t box, instance; /* the lowest instance */
	unsigned instances;
	unsigned capacity;   /* counters of the box */
	unsigned first, end; /* its first request, and the one after its last */
	uint64_t taken;
};

/* Where the requests of an item are: the first one, the one after the last; the same of the sites that they name. */
struct extent {
	unsigned first, end, first_site, end_site;
};

/* Requests for counters of one site at the same time. */
struct party {
	unsigned size;
	unsigned *who;     /* requests */
	uint16_t *choices; /* counters that each may take */
	uint16_t *as;      /* the event that each is counted as, where several count the same */
	uint8_t *slot;     /* the counter that each has */
	bool *is_pinned;   /* it must be on that counter, as another counts through it */
	unsigned *owner;   /* of each counter: 1 + place in the party; 0: free */
	uint16_t *seen;    /* counters of each domain that the present attempt has tried */
	unsigned domains;
};

/*
 * The whole problem. A set of requests is a row of `words` words, with a bit for each request. Requests of one domain
 * compete for counters. A domain is a counter group, or the first of several with one control register. Requests of one
 * kind count the same thing and may share a counter. If sharing is not allowed, each request is a kind of its own. An
 * item is a request, or several that must stay together, so that their pass is decided at once.
 */
struct problem {
	const struct uncore_tables *tables;
	const struct uncore_encoding *requests;
	unsigned count, words;
	struct uncore_schedule_options options;
	uint16_t *usable; /* for each request: its counters whose control register can take its bits */
	unsigned *domain; /* for each request, from the box's first group */
	unsigned *kind;   /* for each request: the first request that counts the same thing */
	uint16_t
		*set; /* for each request: the first of the events that count the same; UNCORE_NO_INDEX: only its own */
	bool moves;   /* some request has others */
	uint64_t *clash; /* a set for each request: those of its box that need other bits of a filter, whatever moves */
	unsigned *box_sites; /* for each box: where its instances begin in site_of */
	uint32_t *site_of;   /* for each instance of each box; NOWHERE: no request names it */
	struct site *sites;
	unsigned site_count;
	uint64_t *members;    /* a set for each site */
	uint16_t *allowed;    /* for each site and request */
	unsigned *item_of;    /* for each request */
	uint64_t *items;      /* a set for each item */
	struct extent *spans; /* of each item */
	unsigned item_count;
	/*
	 * For each request: a number that it has in common with those that need exactly the same of an instance. If one
	 * of them does not fit into a set, no other fits, nor later into a larger set. NO_CLASS: it is not simple.
	 */
	unsigned *class_of;
	uint32_t *tally;      /* for each set of counters of a domain */
	unsigned tally_width; /* counters of the largest domain */
	uint64_t *spare;      /* a set for notes */
	struct party party;
};

/* The passes that were found. */
struct passes {
	uint64_t *sets; /* of the requests of each pass */
	unsigned count;
	bool is_minimal;
	uint32_t work;
};

/* ---- sets ---- */

static inline bool set_has(const uint64_t *set, unsigned bit)
{
	return set[bit / 64] >> bit % 64 & 1;
}

static inline void set_add(uint64_t *set, unsigned bit)
{
	set[bit / 64] |= UINT64_C(1) << bit % 64;
}

bool set_meets(const uint64_t *set, const uint64_t *other, unsigned words);
/* The first member of both sets from `from` on; `end` past the last. */
unsigned set_next_both(const uint64_t *set, const uint64_t *other, unsigned from, unsigned end);
/* The first member from `from` on; `end` past the last. */
unsigned set_next(const uint64_t *set, unsigned from, unsigned end);

static inline const uint64_t *site_members(const struct problem *problem, unsigned site)
{
	return &problem->members[(size_t)site * problem->words];
}

static inline unsigned item_class(const struct problem *problem, unsigned item)
{
	return problem->class_of[problem->spans[item].first];
}

static inline const uint64_t *problem_item(const struct problem *problem, unsigned item)
{
	return &problem->items[(size_t)item * problem->words];
}

static inline uint16_t allowed_counters(const struct problem *problem, unsigned site, unsigned request)
{
	return problem->allowed[(size_t)site * problem->count + request];
}

static inline bool requests_clash(const struct problem *problem, unsigned request, unsigned other)
{
	return set_has(&problem->clash[(size_t)request * problem->words], other);
}

static inline bool request_has_companion(const struct problem *problem, unsigned request)
{
	return problem->requests[request].flags & UNCORE_EVENT_COMPANION;
}

/* ---- the problem ---- */

/* Checks the input and prepares the problem, which must be released even after a failure. ARGUMENT, RANGE, NOMEM. */
int problem_begin(struct problem *problem, const struct uncore_tables *tables, const struct uncore_encoding *requests,
		  size_t count, const struct uncore_schedule_options *options);
void problem_end(struct problem *problem);
/* ---- filters ---- */

/*
 * Finds the filter register in which two requests differ: its place among the first one's filters, and the bits. False:
 * there is none.
 */
bool filters_differ(const struct uncore_encoding *one, const struct uncore_encoding *two, unsigned *filter,
		    uint64_t *bits);
bool same_filters(const struct uncore_encoding *one, const struct uncore_encoding *two);
/* Whether the two clash by all events that may be counted for them. */
bool filters_clash(const struct problem *problem, unsigned one, unsigned two);
/*
 * Adds to `part`, which is empty, the smallest part of the set whose filters do not agree although those of every two
 * do. False: there is none. Sets *is_smallest to false if not everything could be tried.
 */
bool crowded_set(struct problem *problem, const uint64_t *set, uint64_t *part, bool *is_smallest);
/* Chooses the event of each member of the party, its own if possible. False: their filters do not agree. */
bool seat_filters(struct problem *problem);

/* ---- counters ---- */

/* Whether the requests of the set that name the site can count there at the same time. */
bool set_fits_site(struct problem *problem, unsigned site, const uint64_t *set);
/* The same for every site that the requests of the item name. */
bool set_fits(struct problem *problem, const uint64_t *set, unsigned item);
/* Adds the item to the set, and takes it out again: only the words that it has members in. */
void add_item(const struct problem *problem, uint64_t *set, unsigned item);
void drop_item(const struct problem *problem, uint64_t *set, unsigned item);
/* The same; the party then has the counter of each member. The first requests have the lowest counters. */
bool seat_set(struct problem *problem, unsigned site, const uint64_t *set);
/* Whether the occupancy can be the one that the request counts through. */
bool is_candidate(const struct problem *problem, unsigned site, unsigned request, unsigned occupancy);

/* ---- passes ---- */

/* Finds passes for all items, each of which fits alone. NOMEM. passes->sets must be freed even after a failure. */
int find_passes(struct problem *problem, struct passes *passes);
/* A number of passes that the set needs at least. */
unsigned least_passes(struct problem *problem, const uint64_t *set);
/* Whether an earlier request of the set counts the same thing on the site. */
bool is_repeated(const struct problem *problem, unsigned site, const uint64_t *set, unsigned request);
/*
 * Counts into problem->tally, for each set of the domain's counters, the requests on the site that can use no others
 * (Hall's condition). choices has the counters of each request. Requests of one kind count once.
 */
void tally_set(struct problem *problem, unsigned site, const uint64_t *set, unsigned domain, const uint16_t *choices);

/* ---- conflicts ---- */

/* Finds the first request that no pass can count, even alone. Fills in everything except the text. */
bool find_impossible(struct problem *problem, struct uncore_schedule_conflict *conflict);

/*
 * Finds the smallest part that does not fit of a set that does not fit; each request alone does. Fills in everything
 * except passes and text. NOMEM.
 */
int find_conflict(struct problem *problem, const uint64_t *set, struct uncore_schedule_conflict *conflict);
/* Fills in the text. */
void word_conflict(const struct problem *problem, struct uncore_schedule_conflict *conflict);

/* ---- the result ---- */

int schedule_make(struct problem *problem, const struct passes *passes, struct uncore_schedule **out);

#endif
