/* SPDX-License-Identifier: MIT */
/* uncore stat: samples, reports and changes passes while the counters count. */
#ifndef RUNTIME_CLI_STAT_LOOP_H
#define RUNTIME_CLI_STAT_LOOP_H

#include "cli/stat/long/clocks.h"
#include "cli/stat/report.h"
#include "cli/stat/request/verify.h"
#include "cli/run/outside.h"
#include "cli/run/tape.h"

/* What is measured, and what is printed of it. */
struct stat_measured {
	struct stat_rows rows;
	struct stat_samples samples;
	struct stat_view view;
	struct stat_sums sums;
};

/* Takes the place of the printed reports, for a live screen. */
struct stat_watcher {
	void *context;
	/* Waits at least so many nanoseconds, unless it is over. Returns a signal that ends the run, or 0. */
	int (*wait)(void *context, uint64_t nanoseconds);
	/* An interval has passed, as the loop's report says. Returns a signal that ends the run, or 0. */
	int (*show)(void *context);
	bool (*is_over)(void *context);
	/* Whether an interval is to end now, before its time. NULL: none ever is. */
	bool (*wants_report)(void *context);
	/* Every pass runs once in this time: a change costs writes. 0: passes change as often as for reports. */
	uint64_t round_ns;
};

struct stat_loop;

/* Serves other programs while the loop counts: those that mark regions. */
struct stat_visitor {
	void *context;
	/* After each wait. Returns the session's result. */
	int (*serve)(struct stat_loop *loop);
	/* Whether others are measured still, although the loop's own command has ended. */
	bool (*has_others)(const struct stat_loop *loop);
};

/* Milliseconds of each pass before the next one; fewer if reports come often. */
enum { ROTATION_MS = 10 };

struct stat_loop {
	const struct cli_request *request;
	struct uncore_machine *machine;
	struct uncore_session *session;
	struct stat_child *child;
	struct stat_tape *tape;
	struct stat_measured *measured;
	struct stat_report *report;
	const struct stat_watcher *watcher; /* NULL: reports are printed; else measured is not used */
	struct run_outside *outside;        /* NULL: nothing directs it */
	const struct stat_visitor *visitor; /* NULL: nothing but the command is measured */
	bool is_manual;                     /* the simulator's clock moves only during waits */
	bool is_delayed;                    /* --delay is not over: neither --timeout nor --interval has begun */
	bool is_stopped;                    /* by --control */
	int signal;                         /* the signal that ended it; 0: none */
	struct stat_verify verify;
	uint64_t begun_ns, printed_ns, rotated_ns, verified_ns, sampled_ns;
	uint64_t looked_ns; /* the last look at the clock */
	/*
	 * A machine's clock may stand still while the loop waits. This time then counts for the loop, not in reports.
	 */
	uint64_t due_ns, stood_ns, begun_stood_ns, printed_stood_ns;
	uint64_t closed_ns, closed_since_ns; /* time without counting in all; when the present one began */
	struct stat_clocks clocks;           /* as the last report found them, or since their last jump */
	uint64_t reports;                    /* of intervals, that were printed */
	struct stat_cost cost, printed_cost; /* since the start; the part that reports have covered */
};

/* The cost since the last report, which a report now covers. */
struct stat_cost take_cost(struct stat_loop *loop);

/* Sets the report's times of day, at this time of the machine's clock. */
void date_report(struct stat_loop *loop, uint64_t time);

/* Sets the view to what was counted since the last report. */
void measure_report(struct stat_loop *loop);

/* Starts the counters and the times of the reports, whatever is done before the loop runs. */
void begin_loop(struct stat_loop *loop);
/* How long the gate of the samples was closed, not counting --delay. */
uint64_t closed_time(const struct stat_loop *loop, uint64_t ended_ns);
/* Reads the counters now. Returns the session's result. */
int take_sample(struct stat_loop *loop);
/* The time; whether nothing more is counted; when something is due; does it, each thing once. The same result. */
uint64_t loop_now(struct stat_loop *loop);
bool loop_has_ended(const struct stat_loop *loop);
uint64_t loop_next(struct stat_loop *loop);
int loop_act(struct stat_loop *loop, uint64_t time);
/* Samples, rotates and reports until the command, the time or the user ends it. Returns the session's result. */
int run_loop(struct stat_loop *loop);

#endif
