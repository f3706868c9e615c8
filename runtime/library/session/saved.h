/* SPDX-License-Identifier: MIT */
/* Saves the registers of a box that a session may change, and restores them. */
#ifndef RUNTIME_SESSION_SAVED_H
#define RUNTIME_SESSION_SAVED_H

#include "uncore/io.h"
#include "uncore/run.h"
#include "uncore/uncore.h"

/* In the order of restoring: counts, then what events need, then what enables counting. */
enum saved_kind { SAVED_DATA, SAVED_FILTER, SAVED_CONTROL, SAVED_BOX };

struct saved {
	struct uncore_register reg;
	struct uncore_address address; /* of it */
	uint64_t stable;               /* bits that read back as they were written */
	uint64_t verified;             /* of these, those that only a write changes: not a count in the register */
	enum uncore_scope scope;
	unsigned unit; /* number of the socket or logical CPU */
	enum saved_kind kind;
	uint64_t prior;   /* before the session */
	uint64_t written; /* last written by the session; only valid if is_written */
	bool is_written;
};

/* The name of a unit of the scope in messages. */
static inline const char *scope_word(enum uncore_scope scope)
{
	return scope == UNCORE_SCOPE_CPU ? "cpu" : "socket";
}

/*
 * Lists every readable register of the instance that a procedure of the box may write. Writes at most room rows, by
 * kind, and returns how many there are; with a room of 0 perhaps too many, never too few.
 */
size_t saved_list(const struct uncore_tables *tables, unsigned unit, uint16_t box, uint16_t instance,
		  struct saved *list, size_t room);

/* Fills in what follows from the register: address and bits. Returns the result of uncore_register_address(). */
int fill_saved(const struct uncore_tables *tables, struct saved *saved);

/* Gives the access that would restore prior, without making it. */
struct uncore_step_access write_back_step(const struct uncore_tables *tables, const struct saved *saved);

/*
 * Restores prior if the register has other values in the bits that it keeps. Then fills in access and sets *wrote.
 * Returns the result of io.
 */
int write_back(const struct uncore_tables *tables, const struct uncore_io *io, const struct saved *saved,
	       struct uncore_step_access *access, bool *wrote);

#endif
