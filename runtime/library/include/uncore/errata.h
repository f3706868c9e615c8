/* SPDX-License-Identifier: MIT */
/*
 * Errata: what a processor does otherwise than its documents say, and what that does to a count.
 *
 * Each erratum is a row of errata[] in the tables. The functions find those that are about an event, a register or a
 * box, and say whether a machine has them. They read const tables; they allocate nothing, make no system call, keep no
 * state, and may be called from any thread. Pointers may not be NULL unless a function says so.
 */
#ifndef UNCORE_ERRATA_H
#define UNCORE_ERRATA_H

#include <stdbool.h>
#include <stdint.h>

#include "uncore/event.h"
#include "uncore/machine.h"
#include "uncore/tables.h"

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

/*
 * Returns the next erratum about an item, from number *next of errata[] on, and moves *next past it. Begin with 0.
 * NULL: there is no other. The item names a box, and perhaps a register and a field of it, or an event and a umask of
 * it. What it does not name is UNCORE_NO_INDEX. What is about a box is about its events and registers too. What is
 * about a register or a field is about each event that needs it.
 */
const struct uncore_erratum_row *uncore_erratum_about(const struct uncore_tables *tables,
						      const struct uncore_erratum_item_row *item, unsigned *next);
/*
 * The same for what an encoding counts: its event and umasks, its control and data registers, and the filters that it
 * sets.
 */
const struct uncore_erratum_row *uncore_erratum_of(const struct uncore_encoding *encoding, unsigned *next);

/* X(id, word, help). Later versions add words at the end. */
#define UNCORE_ERRATUM_STATES(X) \
	X(ABSENT, "absent", "the machine's stepping or variant does not have it") \
	X(PRESENT, "present", "the machine has it") \
	X(POSSIBLE, "possible", "some steppings or variants have it, and the machine's is not known")

#define UNCORE_X_ERRATUM_STATE_(id, word, help) UNCORE_ERRATUM_##id,
enum uncore_erratum_state { UNCORE_ERRATUM_STATES(UNCORE_X_ERRATUM_STATE_) UNCORE_ERRATUM_STATE_END };
#undef UNCORE_X_ERRATUM_STATE_

/* Says whether the machine has the erratum, which is one of its platform. */
enum uncore_erratum_state uncore_erratum_on(const struct uncore_machine *machine,
					    const struct uncore_erratum_row *erratum);
/* The word for a state, such as "present". Never NULL; the text is constant. */
const char *uncore_erratum_state_name(enum uncore_erratum_state state);
/*
 * Returns whether the erratum may make a count wrong that looks right. It may not if it makes accesses fail, if no
 * count suffers, or if sessions avoid it.
 */
bool uncore_erratum_spoils(const struct uncore_erratum_row *erratum);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
