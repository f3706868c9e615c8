/* SPDX-License-Identifier: MIT */
/*
 * Saves the registers of a box that a session may change, and puts back what they held before.
 */
#ifndef RUNTIME_SESSION_SAVED_H
#define RUNTIME_SESSION_SAVED_H

#include "uncore/io.h"
#include "uncore/run.h"
#include "uncore/uncore.h"

/* In the order in which they are put back: counts, then what events need, then what lets them count. */
enum uncore_priv_saved_kind { UNCORE_PRIV_DATA, UNCORE_PRIV_FILTER, UNCORE_PRIV_CONTROL, UNCORE_PRIV_BOX };

struct uncore_priv_saved {
	struct uncore_register reg;
	enum uncore_scope scope;
	unsigned unit; /* number of the socket or logical CPU */
	enum uncore_priv_saved_kind kind;
	uint64_t prior;   /* before the session */
	uint64_t written; /* last written by the session; means something where is_written */
	bool is_written;
};

/* What a unit of the scope is called in messages. */
static inline const char *uncore_priv_scope_word(enum uncore_scope scope)
{
	return scope == UNCORE_SCOPE_CPU ? "cpu" : "socket";
}

/*
 * Every register of the instance that some procedure of the box may write, and can be read. Writes at most room rows to
 * list, in the order of their kinds, and returns how many there are; with a room of 0 perhaps too many, never too few.
 */
size_t uncore_priv_saved_list(const struct uncore_tables *tables, unsigned unit, uint16_t box, uint16_t instance,
			      struct uncore_priv_saved *list, size_t room);

/* Reads prior. What uncore_io_read() returns. */
int uncore_priv_save(const struct uncore_tables *tables, const struct uncore_io *io, struct uncore_priv_saved *saved);

/* Bits that read back as they were written. */
uint64_t uncore_priv_stable_bits(const struct uncore_tables *tables, uint16_t reg);

/* What writing prior back would be, without an access. What uncore_register_address() returns. */
int uncore_priv_put_back_step(const struct uncore_tables *tables, const struct uncore_priv_saved *saved,
			      struct uncore_step_access *access);

/*
 * Writes prior back if the register holds something else in the bits that it keeps; access, which is filled in then,
 * and *wrote tell of it. What io returns.
 */
int uncore_priv_put_back(const struct uncore_tables *tables, const struct uncore_io *io,
			 const struct uncore_priv_saved *saved, struct uncore_step_access *access, bool *wrote);

#endif
