/* SPDX-License-Identifier: MIT */
/*
 * Runs the procedures of the tables: the manual's steps to set a box up, program, start, read and leave it.
 *
 * The caller owns everything that is handed in; nothing is allocated. A procedure stops at the first step that fails.
 * Only registers of the tables are touched, and a value that uncore_check_write() refuses is refused before any
 * access.
 */
#ifndef UNCORE_RUN_H
#define UNCORE_RUN_H

#include <stddef.h>
#include <stdint.h>

#include "uncore/error.h"
#include "uncore/io.h"
#include "uncore/tables.h"
#include "uncore/uncore.h"

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

/* An access that a step made, after it succeeded. */
struct uncore_step_access {
	enum uncore_procedure procedure;
	uint16_t step; /* index in steps[] */
	bool is_write;
	struct uncore_register reg;
	struct uncore_address address;
	uint64_t value;
};

typedef void uncore_observer(void *context, const struct uncore_step_access *access);

/* A socket, or for boxes of that scope a logical CPU: what it is and how it is reached. */
struct uncore_unit {
	const struct uncore_tables *tables;
	struct uncore_io io;
	unsigned number;          /* of the socket or the logical CPU, as io counts them */
	uncore_observer *observe; /* may be NULL */
	void *observe_context;
	struct uncore_fault fault; /* the first failure in words */
};

/* Values for some bits of a register: the others are left to the procedure. No bit of value is outside mask. */
struct uncore_bits {
	uint64_t value, mask;
};

/* What one counter does. */
struct uncore_counter_run {
	bool in_use;
	struct uncore_bits control; /* what its event needs in the control register */
	uint64_t period;            /* counts until it wraps, at most 2^width; 0: 2^width, which is a start from zero */
	uint64_t count;             /* result: the count at the last read */
};

/* What the events in use need in a register that is no counter's own. */
struct uncore_filter_run {
	uint16_t reg, index; /* index in registers[], element */
	struct uncore_bits bits;
};

struct uncore_box_run {
	struct uncore_unit *unit;
	uint16_t box, instance;
	/* One for each counter of the box: the groups one after the other, as the tables have them. */
	struct uncore_counter_run *counters;
	unsigned counter_count;
	const struct uncore_filter_run *filters;
	size_t filter_count;
};

/* How many counters the box has, all groups together: the length of uncore_box_run.counters; 0 for no such box. */
unsigned uncore_counter_count(const struct uncore_tables *tables, uint16_t box);
/*
 * Where the counters of a group (index in counters[]) begin in uncore_box_run.counters. RANGE if it is not of the box.
 */
UNCORE_MUST_CHECK int uncore_counter_first(const struct uncore_tables *tables, uint16_t box, uint16_t group,
					   unsigned *first);

/*
 * Runs a procedure of the box on an instance. NOENT when the box has no such procedure, which leaves no fault and may
 * be ignored: there is nothing to do. CONFLICT when two filters, or an event and the step itself, want different bits.
 * PROGRAM fails with NOENT, and a fault, for a filter that no step of the box writes. What checks and io return
 * besides.
 */
UNCORE_MUST_CHECK int uncore_run(struct uncore_box_run *run, enum uncore_procedure procedure);

/* Runs a procedure of the whole package. Each step runs once for each instance of its box. */
UNCORE_MUST_CHECK int uncore_run_platform(struct uncore_unit *unit, enum uncore_procedure procedure);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
