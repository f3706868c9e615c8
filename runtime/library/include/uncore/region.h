/* SPDX-License-Identifier: MIT */
/*
 * Marks regions of a program: what the uncore counters of the machine counted while the program was there.
 *
 *	uncore_region_begin("stencil");
 *	work();
 *	uncore_region_end();
 *
 * "uncore stat -r -g memory -- ./program" counts and prints a table with a row for each region. Without it the calls
 * do nothing: at most 20 instructions, no allocation, and no system call. Only the first call looks at the environment
 * variable UNCORE_REGION, which stat sets.
 *
 * The counters belong to sockets, not to programs. A region's count is what the whole sockets counted between its
 * begin and its end, whoever caused it.
 *
 * A program can be its own measurer. The same calls then need no "uncore stat" around the program. With "here" in place
 * of "sim:ivt:2" they count on this machine. The call to sleep moves the simulated clock by exactly 0.1 s:
 *
 *	uncore_region_open("sim:ivt:2", "-g memory", &fault);
 *	uncore_region_begin("stencil");
 *	uncore_region_sleep(100000000);
 *	uncore_region_end();
 *	uncore_region_report("table", &text);
 *	uncore_region_close();
 *
 * begin, end and sleep may be called from any thread. Of the other calls one thread at a time may make one.
 */
#ifndef UNCORE_REGION_H
#define UNCORE_REGION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "uncore/error.h"

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

/* ---- marks ---- */

#define UNCORE_REGION_NAME 199 /* bytes of the longest name, without NUL */

/*
 * Begins a region of this thread. Its name is UTF-8 of any language. Regions of a thread nest, also in a region of the
 * same name. Regions of several threads or processes with the same name are one region: it counts while at least one
 * of them is inside. The caller waits until the counters have been read; with "stat -r --lazy" it does not wait.
 *
 * Without a measurement it returns 0 and checks nothing. Else it returns 0; ARGUMENT for no name or an empty one; RANGE
 * for one that is too long; BUSY if the mark was lost, because more came than stat could read. stat then says how many,
 * and leaves out the calls that they belong to.
 */
int uncore_region_begin(const char *name);
/*
 * Ends the region that this thread has begun last. Returns 0, also without a measurement; STATE if the thread is in no
 * region, as after fork() in the child; BUSY as above.
 */
int uncore_region_end(void);

/*
 * Waits on the clock of the measured machine. The clock of a simulated machine that the program moves goes on at once,
 * by exactly so many nanoseconds. Elsewhere, and without a measurement, the thread sleeps. Returns 0, or IO if a signal
 * ended the sleep.
 */
int uncore_region_sleep(uint64_t nanoseconds);

/* Whether somebody counts: begin and end then mark. */
bool uncore_region_is_counted(void);

/* ---- a program that is its own measurer ---- */

/*
 * Starts to count. machine is "here", or "sim:" and what --sim of uncore takes, such as "sim:ivt:2". The clock of a
 * simulated machine stands until uncore_region_sleep() moves it, so that counts are exact; with "--clock real" in what
 * it is the host's. what are options of "uncore stat" that say what to count and how, separated by blanks: "-g memory
 * --lazy". The calls that mark then count in this process and in those that it starts later.
 *
 * No daemon is needed. The library starts "uncore stat -r" as a child of this process, and the child ends with it. So
 * only the child needs the rights to count, and it restores the registers even if this process is killed. The program
 * "uncore" is the one that the environment variable UNCORE_PROGRAM names, else the one in PATH.
 *
 * Returns 0; ARGUMENT if a text is NULL; RANGE if machine begins otherwise; STATE if regions are counted already, by
 * "uncore stat -r" around the program or by an open before: the calls below then work too; NOENT if there is no program
 * "uncore"; NOMEM; UNMEASURED if it cannot count: *fault then has its words. fault may be NULL.
 */
UNCORE_MUST_CHECK int uncore_region_open(const char *machine, const char *what, struct uncore_fault *fault);

/* What was counted for one event or metric in one region, on one socket or all. */
struct uncore_region_row {
	const char *region; /* its name */
	uint64_t calls;     /* that have ended */
	uint64_t unended;   /* calls that have not ended, or whose end was lost: they are in no other member */
	double seconds;     /* in which at least one thread was inside, by the clock of the machine */
	double error;       /* seconds by which begin and end of all calls may be off; 0: exact */
	uint32_t ranks;     /* processes that were inside */
	uint32_t most;      /* of these, the most at the same time */
	const char *item;   /* the event or metric, as "uncore stat" prints it */
	int32_t socket;     /* its number, or of the logical CPU; -1: all */
	int32_t instance;   /* of the box; -1: all */
	double value;       /* an amount if it adds up: value / seconds is its rate. Only if state is "ok" */
	const char *unit;   /* of value, as in the JSON of "uncore stat": "bytes", "events", "percent" */
	const char *state;  /* "ok", or the word for why there is no value, as "uncore stat" prints it */
};

/*
 * Gives what has been counted until now, region after region in the order in which they began first. Calls that have
 * not ended are not in it. The rows belong to the library until the next call of this function or of close. Returns 0;
 * STATE if nobody counts; IO if the measurement has ended meanwhile; NOMEM.
 */
UNCORE_MUST_CHECK int uncore_region_rows(const struct uncore_region_row **rows, size_t *count);

/*
 * Gives the same as text, as "uncore stat -r" prints it. format is "table", "csv" or "json". The text belongs to the
 * library until the next call of this function or of close. Returns as uncore_region_rows(); RANGE for another format.
 */
UNCORE_MUST_CHECK int uncore_region_report(const char *format, const char **text);

/*
 * Ends what open has begun, and frees rows and text. Every register is then as before. Marks do nothing afterwards.
 * Returns 0; STATE if this process has opened nothing; IO if registers could not be restored: "uncore restore" does it.
 */
int uncore_region_close(void);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
