/* SPDX-License-Identifier: MIT */
/*
 * The scheduler: which counter counts which event, on every instance, in as few passes as possible.
 *
 * Exact: when it says that events cannot count at the same time, they cannot, and the events that it names are the
 * smallest set that cannot. Reads const tables and the caller's structs; keeps nothing but what it returns. No state
 * besides, no system call but for memory, safe from any thread. The same input gives the same result everywhere.
 *
 * What counts together on an instance of a box: no counter has two events; each event has a counter that it may use;
 * filter registers hold one value, so events share them where the bits that they need agree, and of events that count
 * the same by fields of their own (same_events[]) one is counted in place of another whose field is not free; an event
 * that counts through another counter (UNCORE_EVENT_COMPANION) has an occupancy event of the list
 * (UNCORE_EVENT_SUBCOUNTER, on that instance) on that counter. Counters of two groups that have one control register
 * between them are never used together.
 */
#ifndef UNCORE_SCHEDULE_H
#define UNCORE_SCHEDULE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "uncore/error.h"
#include "uncore/event.h"
#include "uncore/run.h"
#include "uncore/tables.h"

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

/* Counters of an instance that must not be used, as someone else has them. */
struct uncore_schedule_taken {
	uint16_t box, instance; /* UNCORE_ALL_INSTANCES: of every instance */
	uint64_t counters;      /* bit n: number n of uncore_box_run.counters; past the 64th none can be named */
};

#define UNCORE_SCHEDULE_ANY_PASSES UINT32_MAX
#define UNCORE_SCHEDULE_WORK 10000 /* the default bound of the search */

enum {
	/*
	 * Requests with the same control bits, filters and allowed counters share a counter; without this each has its
	 * own.
	 */
	UNCORE_SCHEDULE_SHARE = 1,
	/* With several passes, a request counts in every pass that has room for it; without this in one. */
	UNCORE_SCHEDULE_REPEAT = 2
};

/* All zero but size is: one pass, every request by itself, every counter free. */
struct uncore_schedule_options {
	size_t size;         /* sizeof(struct uncore_schedule_options): later versions add members at the end */
	uint32_t max_passes; /* 0 is 1: all at once or not at all; UNCORE_SCHEDULE_ANY_PASSES: as few as can be */
	uint32_t flags;      /* UNCORE_SCHEDULE_... */
	/*
	 * One for each request, or NULL. Requests with the same number other than 0 count in the same pass, and an
	 * event that counts through another counter takes an occupancy of its own number where there is one.
	 */
	const uint32_t *together;
	const struct uncore_schedule_taken *taken;
	size_t taken_count;
	/*
	 * Steps that the search for the fewest passes may take; 0: UNCORE_SCHEDULE_WORK. A step decides the pass of one
	 * request and tries each undecided one with it. No step is taken where a simple arrangement meets the lower
	 * bound. Where the search does not end in time, the passes are right but perhaps not the fewest:
	 * uncore_schedule_is_minimal(). The same holds for what it leaves out: more than 64 passes, and more than 1024
	 * requests that meet on some instance.
	 */
	uint32_t work;
};

/* X(id, word, help): why requests cannot count together. */
#define UNCORE_SCHEDULE_REASONS(X) \
	X(NONE, "none", "they can") \
	X(COUNTERS, "counters", "they need more counters than can count them") \
	X(FILTER, "filter", "they need different bits of one filter register") \
	X(COMPANION, "companion", "an occupancy must be counted by a counter that another event needs") \
	X(NO_COUNTER, "no-counter", "no counter can count the request, or all that can are taken") \
	X(NO_COMPANION, "no-companion", "no requested occupancy fits the counter that the request counts through") \
	X(CONTROL, "control", "the request sets control bits that the procedures of the box set to other values")

#define UNCORE_X_SCHEDULE_REASON_(id, word, help) UNCORE_SCHEDULE_E_##id,
enum uncore_schedule_reason { UNCORE_SCHEDULE_REASONS(UNCORE_X_SCHEDULE_REASON_) UNCORE_SCHEDULE_E_END };
#undef UNCORE_X_SCHEDULE_REASON_

#define UNCORE_SCHEDULE_CONFLICT_REQUESTS 40
#define UNCORE_SCHEDULE_TEXT_ROOM 1024

/* Requests of which every one is needed for the conflict. */
struct uncore_schedule_conflict {
	enum uncore_schedule_reason reason;
	uint16_t box, instance;                               /* where; UNCORE_ALL_INSTANCES: on each */
	uint16_t reg, index;                                  /* FILTER: the register, else UNCORE_NO_INDEX */
	uint64_t bits;                                        /* FILTER: those that differ */
	unsigned requests[UNCORE_SCHEDULE_CONFLICT_REQUESTS]; /* index in the list, rising */
	unsigned request_count;                               /* 1: the request can never be counted */
	bool is_smallest;    /* no smaller set conflicts; false only where events count through several others */
	uint32_t passes;     /* the fewest that would do; 0: no number would */
	bool passes_minimal; /* false: perhaps fewer would */
	uint32_t work;       /* steps that the search took */
	char text[UNCORE_SCHEDULE_TEXT_ROOM]; /* one sentence without a full stop; what does not fit is cut */
};

/* The reason's word, "no-counter"; never NULL. */
const char *uncore_schedule_reason_name(enum uncore_schedule_reason reason);

struct uncore_schedule;

/*
 * Finds a schedule of the requests, all of *tables. *out is to be freed with uncore_schedule_free(), and is NULL on
 * failure. conflict may be NULL; it is filled in when the result is CONFLICT: they do not fit the passes allowed. RANGE
 * for a box, instance or group that is not there; ARGUMENT for requests of other tables, unknown flags or more than
 * 8192 requests; NOMEM; OPTIONS. options may be NULL. No request gives a schedule of no passes.
 *
 * Time: counters are matched in polynomial time; the smallest conflict takes 2^k steps for the k counters of a group (4
 * to 5 on most boxes, at most 16); the fewest passes are bounded by options.work. Memory grows with the square of the
 * requests.
 */
UNCORE_MUST_CHECK int uncore_schedule_create(const struct uncore_tables *tables, const struct uncore_encoding *requests,
					     size_t count, const struct uncore_schedule_options *options,
					     struct uncore_schedule **out, struct uncore_schedule_conflict *conflict);
void uncore_schedule_free(struct uncore_schedule *schedule); /* may be NULL */

/* How many passes; they are numbered so that the first requests come first. */
uint32_t uncore_schedule_passes(const struct uncore_schedule *schedule);
/* Whether fewer passes are known not to do. */
bool uncore_schedule_is_minimal(const struct uncore_schedule *schedule);
/* Steps that the search took, at most options.work. */
uint32_t uncore_schedule_work(const struct uncore_schedule *schedule);

/*
 * Whether the request counts in the pass, which is then on every instance that it names; false for no such request or
 * pass.
 */
bool uncore_schedule_counts(const struct uncore_schedule *schedule, uint32_t pass, unsigned request);

/*
 * The counter of a request on an instance of its box, as a number in uncore_box_run.counters. NOENT: none in this pass,
 * or the request does not name the instance; RANGE for no such pass, request or instance. An occupancy may have a
 * counter in a pass where uncore_schedule_counts() is false: it is there for another's sake, and perhaps on some
 * instances only.
 */
UNCORE_MUST_CHECK int uncore_schedule_counter(const struct uncore_schedule *schedule, uint32_t pass, unsigned request,
					      uint16_t instance, unsigned *counter);

/*
 * The event that counts a request on an instance in a pass (index in events[]): the request's own, or one that counts
 * the same where the filter field of its own is not free; uncore_event_substitute() makes the encoding. UNCORE_NO_INDEX
 * for a raw encoding. The errors of uncore_schedule_counter().
 */
UNCORE_MUST_CHECK int uncore_schedule_event(const struct uncore_schedule *schedule, uint32_t pass, unsigned request,
					    uint16_t instance, uint16_t *event);

/*
 * The filters of an instance in a pass, one for each register, as uncore_box_run.filters wants them; *count is 0 for
 * none, and where there is no such pass, box or instance. Valid until the schedule is freed.
 */
const struct uncore_filter_run *uncore_schedule_filters(const struct uncore_schedule *schedule, uint32_t pass,
							uint16_t box, uint16_t instance, size_t *count);

/*
 * Sets in_use and control of an instance's counters for a pass, and leaves period and count alone. counters has
 * uncore_counter_count() items: RANGE if not, and for no such pass, box or instance.
 */
UNCORE_MUST_CHECK int uncore_schedule_program(const struct uncore_schedule *schedule, uint32_t pass, uint16_t box,
					      uint16_t instance, struct uncore_counter_run *counters,
					      unsigned counter_count);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
