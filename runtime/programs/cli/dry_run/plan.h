/* SPDX-License-Identifier: MIT */
/* uncore stat --dry-run: declares the list of the writes that a session would make. */
#ifndef RUNTIME_CLI_DRY_RUN_PLAN_H
#define RUNTIME_CLI_DRY_RUN_PLAN_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"
#include "uncore/session.h"

/* A write that several instances make alike, on one socket or more. */
struct dry_write {
	struct uncore_session_access first;
	const struct uncore_session_access **all; /* in the order of the writes; a part of the plan's */
	size_t count;
};

/* All zero: empty. */
struct dry_plan {
	struct uncore_session_access *accesses; /* the writes, in order */
	size_t count, room;
	struct dry_write *writes; /* after group_plan(): the same, equal ones together */
	size_t write_count;
	const struct uncore_session_access **sorted; /* those of each write together */
	unsigned passes, turn_ms;                    /* turn_ms: how long one of several passes counts, at most */
	size_t changes;                              /* writes of the changes from each pass to the next one */
};

void add_to_plan(struct dry_plan *plan, const struct uncore_session_access *access);
void group_plan(struct dry_plan *plan);
void free_plan(struct dry_plan *plan);

/* Adds "0-3,7": the numbers of the instances of a write; or of the sockets, or logical CPUs. */
void add_write_instances(struct text *text, const struct dry_write *write);
void add_write_units(struct text *text, const struct dry_write *write);

/* The mean number of writes that change the pass; 0: there is one pass. */
size_t change_writes(const struct dry_plan *plan);

/* How many different registers the writes reach, how many of these are counters, and in how many instances of boxes. */
struct dry_reach {
	size_t registers, counters, instances;
};
struct dry_reach reach_of(const struct uncore_tables *tables, const struct dry_plan *plan);

#endif
