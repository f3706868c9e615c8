/* SPDX-License-Identifier: MIT */
/*
 * Declares the interface below a session. A way counts the scheduled pass of an instance: by procedures that write its
 * registers (registers.c), or by another program that owns the counters. The session decides what a count means, and
 * when what happens.
 */
#ifndef RUNTIME_SESSION_WAY_H
#define RUNTIME_SESSION_WAY_H

#include <stdbool.h>
#include <stdint.h>

#include "uncore/words.h"

struct uncore_encoding;
struct uncore_session;
struct uncore_way;
struct request;
struct target;
struct unit;

/* Explanations are in the faults of the unit and of the machine. */
struct way_ops {
	const char *name;
	bool has_registers; /* its counts are registers, which a session saves, locks, checks and restores */
	bool wraps;         /* it reads data registers, whose counts wrap at their widths */
	/*
	 * Takes over a wanted instance of a box: finds out whether it is there. *takes is false if the way cannot count
	 * the box at all. Returns 0, or why the session cannot start.
	 */
	int (*find)(const struct uncore_way *way, struct uncore_session *session, struct target *target, bool *takes);
	/* Takes a step of the present pass on an instance; steps that the way does not need do nothing. */
	int (*run)(struct uncore_session *session, unsigned target, enum uncore_procedure procedure);
	/* Reads its slots on a unit: fills in what each has counted since the read before, and its state. */
	int (*read)(struct uncore_session *session, struct unit *unit);
	/* Takes the present values as the first counts. Nothing counts meanwhile. */
	void (*baseline)(struct uncore_session *session, struct unit *unit);
	/*
	 * Counts an event beside the pass, to see whether the instance counts at all. probe_end gives what came since,
	 * and for how long it counted. NULL: the way cannot.
	 */
	int (*probe_begin)(struct uncore_session *session, unsigned target, const struct uncore_encoding *event);
	int (*probe_end)(struct uncore_session *session, unsigned target, uint64_t *count, uint64_t *running_ns);
	uint64_t probe_ns; /* for which a probe shall count: with others on the counters it waits for its turn */
	/*
	 * How often the worth of a count of the request is halved, if the way gives other counts than the registers do.
	 * 0, or NULL: it gives the same.
	 */
	uint8_t (*halvings)(const struct uncore_session *session, const struct target *target,
			    const struct request *request);
	/* Frees what the way keeps of an instance. NULL: it keeps nothing. */
	void (*drop)(struct target *target);
};

/* Each way's own struct begins with it. */
struct uncore_way {
	const struct way_ops *ops;
};

/* registers.c: procedures write the registers of an instance; takes every instance */
extern const struct uncore_way registers_way;
/* machine_way.c: the machine runs the procedures itself, where its registers have no address */
extern const struct uncore_way machine_way;

#endif
