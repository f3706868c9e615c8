/* SPDX-License-Identifier: MIT */
/*
 * Runs the procedures of the tables: the manual's steps to set up, program, start, read and leave a box. Sessions use
 * them; call them yourself if you want to control each step.
 *
 * The functions allocate nothing; the caller owns everything that is passed in. A procedure stops at the first step
 * that fails. It accesses only registers of the tables. If uncore_check_write() rejects a value, the step fails
 * without an access.
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

/* A successful access of a step. */
struct uncore_step_access {
	enum uncore_procedure procedure;
	uint16_t step; /* index in steps[] */
	bool is_write;
	struct uncore_register reg;
	struct uncore_address address;
	uint64_t value;
};

/* Receives each access after it was made. */
typedef void uncore_observer(void *context, const struct uncore_step_access *access);

/* A socket or, for boxes of CPU scope, a logical CPU, and how to access it. */
struct uncore_unit {
	const struct uncore_tables *tables;
	struct uncore_io io;
	unsigned number;           /* of the socket or logical CPU, as io numbers them */
	uncore_observer *observe;  /* may be NULL */
	void *observe_context;     /* passed to the observer */
	struct uncore_fault fault; /* describes the first failure */
};

/*
 * Values for those bits of a register that are set in mask. The procedure decides the others. value has no bit
 * outside mask.
 */
struct uncore_bits {
	uint64_t value, mask;
};

/* What one counter does. */
struct uncore_counter_run {
	bool in_use;
	struct uncore_bits control; /* what its event needs in the control register */
	uint64_t period;            /* increments until it wraps, at most 2^width; 0: 2^width, it starts from 0 */
	uint64_t count;             /* result: the raw count of the last READ */
};

/* What the events in use need in a filter register, which belongs to no single counter. */
struct uncore_filter_run {
	uint16_t reg, index; /* index in registers[]; element of the register */
	struct uncore_bits bits;
};

/* An instance of a box, its counters and what they count. */
struct uncore_box_run {
	struct uncore_unit *unit;
	uint16_t box, instance; /* index in boxes[]; number of the instance */
	/* one for each counter of the box: the groups one after the other, in the order of the tables */
	struct uncore_counter_run *counters;
	unsigned counter_count;
	const struct uncore_filter_run *filters;
	size_t filter_count;
};

/*
 * Returns the number of counters of a box (index in boxes[]), which is the length of uncore_box_run.counters; 0 for
 * no such box.
 */
unsigned uncore_counter_count(const struct uncore_tables *tables, uint16_t box);
/*
 * Gives the number in uncore_box_run.counters of the first counter of a group (index in counters[]). Returns 0, or
 * RANGE if the group is not one of the box.
 */
UNCORE_MUST_CHECK int uncore_counter_first(const struct uncore_tables *tables, uint16_t box, uint16_t group,
					   unsigned *first);

/*
 * Runs a procedure on an instance of a box. Returns 0; NOENT without a fault if the box has no such procedure, which
 * means that there is nothing to do; CONFLICT if two filters, or an event and the step itself, want different values in
 * the same bits; NOENT with a fault if no step of UNCORE_PROC_PROGRAM writes one of the filters; else the errors of
 * uncore_check_write() and of the io.
 */
UNCORE_MUST_CHECK int uncore_run(struct uncore_box_run *run, enum uncore_procedure procedure);

/*
 * Runs a procedure of the whole package: each step once for each instance of its box. Returns what uncore_run()
 * returns.
 */
UNCORE_MUST_CHECK int uncore_run_platform(struct uncore_unit *unit, enum uncore_procedure procedure);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
