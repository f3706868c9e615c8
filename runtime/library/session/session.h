/* SPDX-License-Identifier: MIT */
/* Declares what the files of a session share. */
#ifndef RUNTIME_SESSION_SESSION_H
#define RUNTIME_SESSION_SESSION_H

#include "session/journal.h"
#include "session/lock.h"
#include "session/saved.h"
#include "session/way.h"
#include "uncore/session.h"

/* Whether an instance counts at all: still.c. */
struct still {
	uint64_t running_ns; /* of all its cells */
	uint64_t moved_ns;   /* the same when one was last seen to move */
	uint64_t asked_ns;   /* before that it is not probed again */
	bool has_moved;      /* since the last check */
	bool is_watched, is_probed, is_frozen;
};

/* An instance of a box on a unit, wanted by some request. */
struct target {
	unsigned unit; /* index in units[] */
	uint16_t box, instance;
	enum uncore_presence presence;
	const struct uncore_way *way;    /* that counts it */
	void *own;                       /* what the way keeps of it */
	unsigned first_slot, slot_count; /* of the present pass; only if the way has no registers */
	bool is_touched;                 /* a register of it may have been written */
	struct still still;
	bool is_out;                         /* the present pass failed here; the next one tries again */
	struct uncore_fault lost;            /* the first access that failed while it counted */
	struct uncore_counter_run *counters; /* of the present pass; counter_count of them */
	unsigned counter_count;
	struct saved *saved; /* a run of session->saved */
	size_t saved_count;
};

/* A counter that the present pass uses. */
struct slot_read {
	unsigned target;
	unsigned counter;      /* of the session: index in its counters */
	uint16_t group, index; /* index in counters[], element */
	uint64_t raw;          /* as last read */
	uint64_t delta;        /* since the read before */
	uint64_t time_ns;      /* that time, if the way knows it better than the unit's clock; else 0, with idle 0 */
	double idle;           /* the part of that time in which the event did not count */
	uint64_t safe_ns;      /* the longest time between reads that cannot hide a wrap */
	double most_per_ns;    /* the fastest rate that a clock allows */
	uint64_t ones;         /* as many ones as the counter has bits; the count is shifted down by shift */
	uint8_t shift;
	uint8_t state; /* enum uncore_value_state */
};

/* A request on a target. */
struct request_cell {
	unsigned request, target;
	unsigned unit;  /* the target's unit, which samples need for each cell */
	unsigned slot;  /* index in slots[], NO_SLOT: not in this pass */
	uint64_t total; /* of counts; worth_of() gives what they are worth */
	uint64_t running_ns;
	int64_t skew_ns;                /* by how much the kernel's clock went further than its unit's */
	uint64_t stood_ns;              /* of its unit's clock, in the reads between which the kernel's stood still */
	uint64_t moved_total, moved_ns; /* total and running_ns when the total was last seen to move: still.c */
	uint64_t checked_ns;            /* running_ns when that was last checked */
	uint32_t worth;                 /* of a count, in its event's unit, before it is halved; 0: 1 */
	uint8_t halvings;
	uint8_t state;
};

#define NO_SLOT UINT32_MAX

/* A socket or logical CPU. Its targets, and its slots, follow each other. */
struct unit {
	struct uncore_unit run;
	enum uncore_scope scope;
	unsigned first_target, target_count;
	unsigned first_slot, slot_count;   /* of those that are registers */
	unsigned other_count;              /* of the other slots, which follow */
	bool has_registers;                /* some target is counted by registers */
	uint64_t begun_ns;                 /* when counting began */
	uint64_t read_ns;                  /* when it was last read */
	uint64_t before_ns;                /* before that read, or before the counters began */
	uint64_t after_ns;                 /* after the read under way */
	uint64_t pass_ns;                  /* since the previous read, while the counters of the pass counted */
	uint64_t each_ns;                  /* the shortest time that reading took, for each counter; 0: not known */
	uint64_t late_ns;                  /* by how much read_ns may be wrong */
	bool is_stopped;                   /* its counters are stopped, since stopped_ns */
	struct package_lock package;       /* until the session begins: whether no other session uses the socket */
	uint64_t stopped_ns, stop_late_ns; /* the middle of the writes that stopped them; half of what these took */
};

/* A register that reports wraps which freeze counters. */
struct watch {
	unsigned unit;   /* index in units[] */
	unsigned target; /* index in targets[] of the only target that is frozen; UINT32_MAX: the whole unit is */
	struct uncore_register reg;
	struct uncore_address address;
	uint64_t bits;  /* that show them */
	uint64_t seen;  /* those that were set when last checked */
	uint64_t found; /* those that were set while the session counted */
};

struct request {
	struct uncore_encoding encoding;
	uint32_t together;
	unsigned first_cell, cell_count;
	bool is_clock; /* it counts every cycle of its box: still.c */
};

enum { WAY_COUNT = 3 };

enum stage { STAGE_NEW, STAGE_COUNTING, STAGE_STOPPED };

struct uncore_session {
	struct uncore_machine *machine;
	const struct uncore_tables *tables;
	/* the registers, the machine itself, the caller's or NULL: the last one is asked first */
	const struct uncore_way *ways[WAY_COUNT];
	struct uncore_io io; /* the machine's, or in a dry run one that drops writes */
	unsigned flags;
	char *state;
	unsigned *sockets;
	size_t socket_count;
	uncore_session_observer *observe;
	void *observe_context;
	struct uncore_fault fault;
	enum stage stage;
	bool is_put_back;

	struct request *requests;
	unsigned request_count, request_room;
	struct uncore_schedule *schedule;
	struct uncore_schedule_conflict conflict;
	bool has_conflict;
	uint32_t pass;

	struct unit *units;
	unsigned unit_count;
	struct target *targets;
	unsigned target_count;
	unsigned observed; /* target whose procedure runs */
	struct uncore_counter_run *counters;
	struct request_cell *cells;
	unsigned cell_count;
	unsigned *live; /* the cells of the present pass: indices in cells[] */
	unsigned live_count;
	unsigned *slot_of; /* of each of the counters: index in slots[], NO_SLOT: it is not in this pass */
	struct slot_read *slots;
	struct uncore_io_item *items; /* one for each slot */
	unsigned slot_count, slot_room;
	struct saved *saved;
	struct uncore_io_item *checks; /* one for each saved register */
	size_t saved_count;
	struct watch *watches;
	size_t watch_count;
	struct uncore_io_item *watch_items; /* as many */
	struct locks locks;
	uint64_t interval_ns;
};

/* plan.c: plans what is counted where. */
int session_plan(struct uncore_session *session);
void session_plan_free(struct uncore_session *session);
/* NODEV or DENIED, with an explanation, if no target exists. */
int check_there(struct uncore_session *session);
/* Chooses the counters of a pass, fills in slots and items, and clears those of the previous pass. */
int session_plan_pass(struct uncore_session *session, uint32_t pass);

/* session.c: reads as the machine does, and drops writes. */
struct uncore_io dry_io(struct uncore_machine *machine);

/* procedure.c */
struct uncore_box_run box_run(struct uncore_session *session, struct target *target);
/* Runs a procedure on an instance; does nothing if the box does not have it. */
int run_on(struct uncore_session *session, unsigned target, enum uncore_procedure procedure);
/* Whether the platform has a freeze of whole packages, which a procedure ends. */
bool has_unfreeze(const struct uncore_tables *tables);
/* Records that a unit failed, with the machine's explanation. */
int unit_failed(struct uncore_session *session, struct unit *unit, int result);

/* read.c */
/* Takes the present values of the counters as their first counts. */
void read_baseline(struct uncore_session *session);
int read_all(struct uncore_session *session);
/*
 * Reads a unit's counters after they were started: counts, and their time, begin with this. Starting many boxes takes
 * time, and the program may be held up meanwhile.
 */
int read_begin(struct uncore_session *session, struct unit *unit);
/* Notes when the boxes of the unit stopped, one by one since `before`, and how far this may be wrong. */
void note_stop(struct uncore_session *session, struct unit *unit, uint64_t before);

/* worth.c: finds what a count of each cell is worth. A cell whose register cannot be read is lost. */
void find_worths(struct uncore_session *session);
/*
 * count * worth / 2^halvings, rounded down; count itself if worth is 0. A worth below 2^31 and at most 32 halvings do
 * not overflow unless the result does.
 */
uint64_t worth_of(uint64_t count, uint32_t worth, uint8_t halvings);

/* lost.c: handles failed accesses while the session counts. */
enum uncore_value_state state_of_failure(int result);
/* Whether the access failed, and not the call. */
bool is_access_failure(int result);
/* Marks a count as lost because reading the counter failed. Keeps the explanation of the first failure. */
void note_lost_read(struct uncore_session *session, const struct slot_read *slot, int result);
/*
 * Marks an instance's counts of every pass as lost because a procedure failed. Clears the faults of unit and machine.
 */
void lose_target(struct uncore_session *session, unsigned target, int result);

/* Called for a control or filter register that has changed since it was written. */
typedef void differs_call(struct uncore_session *session, struct target *target, const struct saved *saved);
/*
 * Checks one unit after the other, because each may be served by another CPU. Calls also, which may be NULL, on each
 * unit.
 */
typedef void unit_call(struct uncore_session *session, unsigned unit);
int verify_all(struct uncore_session *session, differs_call *differs, unit_call *also);

/* Marks the counts whose registers have changed, or that an overflow froze. */
int check_theft(struct uncore_session *session);

/* watch.c: checks whether an overflow has frozen counters. */
int watch_plan(struct uncore_session *session);
/*
 * The first is called before counting begins. The second, at each verification, marks counts that were frozen as not
 * ok.
 */
void watch_begin(struct uncore_session *session);
void watch_check(struct uncore_session *session, unsigned unit);

/* clock_probe.c: the probe of the registers (struct way_ops). UNMEASURED: no counter is free. */
int clock_probe_begin(struct uncore_session *session, unsigned target, const struct uncore_encoding *event);
int clock_probe_end(struct uncore_session *session, unsigned target, uint64_t *count, uint64_t *running_ns);

/*
 * still.c. The first finds the requests that count a clock. The second notes what has moved in the present pass. The
 * third marks the counts of instances that stand still although their clock should run.
 */
void find_clocks(struct uncore_session *session);
void note_movement(struct uncore_session *session);
void check_standstill(struct uncore_session *session);

static inline bool is_there(const struct target *target)
{
	return target->presence == UNCORE_PRESENCE_OK;
}

static inline bool is_register(const struct target *target)
{
	return target->way->ops->has_registers;
}

static inline bool is_at_work(const struct target *target)
{
	return is_there(target) && !target->is_out;
}

#endif
