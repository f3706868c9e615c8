/* SPDX-License-Identifier: MIT */
/*
 * The scheduler assigns events to counters, on every instance, in as few passes as possible. Sessions use it; call it
 * yourself to find out whether events fit before you measure.
 *
 * It is exact: if it says that events cannot count at the same time, they cannot. The events that it names are a
 * smallest set that cannot. It reads const tables and the caller's structs, keeps no state but what it returns, and may
 * be called from any thread. The same input gives the same result on every machine.
 *
 * Events count at the same time on an instance of a box under these conditions. Each has a counter of its own that it
 * may use. Events that need the same filter register need the same value in its shared bits. Of events that count the
 * same through different filter fields (same_events[]), one may be counted in place of another whose field is in use.
 * If an event counts through another counter (UNCORE_EVENT_COMPANION), an occupancy event of the list
 * (UNCORE_EVENT_SUBCOUNTER) is on that counter. Counters of two groups that share a control register are never used
 * together.
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

/* Counters of an instance that must not be used because someone else uses them. */
struct uncore_schedule_taken {
	uint16_t box, instance; /* UNCORE_ALL_INSTANCES: of every instance */
	uint64_t counters;      /* bit n: number n of uncore_box_run.counters, n below 64 */
};

#define UNCORE_SCHEDULE_ANY_PASSES UINT32_MAX /* as max_passes: as many passes as are needed */
#define UNCORE_SCHEDULE_WORK 10000            /* the default of work */

/* Flags of the options. */
enum {
	/* requests with the same control bits, filters and allowed counters share a counter */
	UNCORE_SCHEDULE_SHARE = 1,
	/* a request counts in every pass that has room for it, not only in one */
	UNCORE_SCHEDULE_REPEAT = 2
};

/* With every member but size 0: one pass, each request on a counter of its own, no counter taken. */
struct uncore_schedule_options {
	size_t size;         /* sizeof(struct uncore_schedule_options): later versions add members at the end */
	uint32_t max_passes; /* 0 and 1: all requests at the same time */
	uint32_t flags;      /* UNCORE_SCHEDULE_... */
	/*
	 * a number for each request, or NULL. Requests with the same number other than 0 count in the same pass. An
	 * event that counts through another counter prefers an occupancy event of its own number
	 */
	const uint32_t *together;
	const struct uncore_schedule_taken *taken; /* counters that are in use */
	size_t taken_count;
	/*
	 * steps that the search for the fewest passes may take; 0: UNCORE_SCHEDULE_WORK. A step decides the pass of one
	 * request. The steps may not suffice, or there may be more than 64 passes, or more than 1024 requests on one
	 * instance. Then the schedule is right but may have more passes than needed: uncore_schedule_is_minimal()
	 */
	uint32_t work;
};

/* X(id, word, help). Reasons why requests cannot count at the same time. */
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

/* Requests that cannot count at the same time. Without any one of them the others could. */
struct uncore_schedule_conflict {
	enum uncore_schedule_reason reason;
	uint16_t box, instance;                               /* where; UNCORE_ALL_INSTANCES: on every instance */
	uint16_t reg, index;                                  /* FILTER: the register; else UNCORE_NO_INDEX */
	uint64_t bits;                                        /* FILTER: the bits that differ */
	unsigned requests[UNCORE_SCHEDULE_CONFLICT_REQUESTS]; /* their numbers in the list, rising */
	unsigned request_count;                               /* 1: the request can never be counted */
	bool is_smallest;    /* no smaller set conflicts; false only if events count through several others */
	uint32_t passes;     /* the number of passes that would do; 0: no number would */
	bool passes_minimal; /* false: fewer passes might do */
	uint32_t work;       /* steps that the search took */
	char text[UNCORE_SCHEDULE_TEXT_ROOM]; /* one sentence without a full stop, cut if too long */
};

/* The word for a reason, such as "no-counter". Never NULL; the text is constant. */
const char *uncore_schedule_reason_name(enum uncore_schedule_reason reason);

struct uncore_schedule;

/*
 * Finds a schedule of count requests, all encoded for *tables. uncore_schedule_free() frees *out, which is NULL on
 * failure. options and conflict may be NULL. 0 requests give a schedule of 0 passes. Returns 0; CONFLICT if the
 * requests do not fit into the passes allowed, with the reason in *conflict; RANGE for a box, instance or group that
 * is not there; ARGUMENT for requests of other tables, unknown flags or more than 8192 requests; NOMEM; OPTIONS.
 *
 * Assigning counters takes polynomial time. Finding a smallest conflict takes 2^k steps for a group of k counters (4
 * or 5 on most boxes, at most 16). options.work limits the search for the fewest passes. Memory grows with the square
 * of the number of requests.
 */
UNCORE_MUST_CHECK int uncore_schedule_create(const struct uncore_tables *tables, const struct uncore_encoding *requests,
					     size_t count, const struct uncore_schedule_options *options,
					     struct uncore_schedule **out, struct uncore_schedule_conflict *conflict);
/* Frees a schedule, which may be NULL. */
void uncore_schedule_free(struct uncore_schedule *schedule);

/* Returns the number of passes. They are numbered so that the first requests count first. */
uint32_t uncore_schedule_passes(const struct uncore_schedule *schedule);
/* Returns whether it is certain that fewer passes do not suffice. */
bool uncore_schedule_is_minimal(const struct uncore_schedule *schedule);
/* Returns the number of steps that the search took, at most options.work. */
uint32_t uncore_schedule_work(const struct uncore_schedule *schedule);

/*
 * Returns whether a request counts in a pass; it then does on every instance that it names. False for no such request
 * or pass.
 */
bool uncore_schedule_counts(const struct uncore_schedule *schedule, uint32_t pass, unsigned request);

/*
 * Gives the counter of a request on an instance of its box, as a number in uncore_box_run.counters. Returns 0; NOENT if
 * it has none in this pass, or does not name the instance; RANGE for no such pass, request or instance. An occupancy
 * event may have a counter in a pass for which uncore_schedule_counts() is false, on some or all instances. Another
 * event counts through it there.
 */
UNCORE_MUST_CHECK int uncore_schedule_counter(const struct uncore_schedule *schedule, uint32_t pass, unsigned request,
					      uint16_t instance, unsigned *counter);

/*
 * Gives the event (index in events[]) that is counted for a request on an instance in a pass. This is the request's
 * own, or one that counts the same through another filter field: uncore_event_substitute() makes its encoding.
 * UNCORE_NO_INDEX for a raw encoding. Returns the errors of uncore_schedule_counter().
 */
UNCORE_MUST_CHECK int uncore_schedule_event(const struct uncore_schedule *schedule, uint32_t pass, unsigned request,
					    uint16_t instance, uint16_t *event);

/*
 * Returns the filters of an instance in a pass, one for each filter register, for uncore_box_run.filters. *count is 0
 * if there are none, or no such pass, box or instance. They belong to the schedule.
 */
const struct uncore_filter_run *uncore_schedule_filters(const struct uncore_schedule *schedule, uint32_t pass,
							uint16_t box, uint16_t instance, size_t *count);

/*
 * Sets in_use and control of each of an instance's counters for a pass and leaves period and count as they are.
 * counter_count must be uncore_counter_count(). Returns 0; RANGE if it is not, and for no such pass, box or instance.
 */
UNCORE_MUST_CHECK int uncore_schedule_program(const struct uncore_schedule *schedule, uint32_t pass, uint16_t box,
					      uint16_t instance, struct uncore_counter_run *counters,
					      unsigned counter_count);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
