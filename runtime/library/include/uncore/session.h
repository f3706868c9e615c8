/* SPDX-License-Identifier: MIT */
/*
 * Sessions count events on a machine and put its registers back afterwards.
 *
 *	uncore_session_create(machine, &options, &session, &fault);
 *	uncore_session_add(session, &encoding, 0, &request);
 *	uncore_session_start(session);
 *	uncore_session_sample(session);
 *	uncore_session_value(session, request, unit, instance, &value);
 *	uncore_session_stop(session);
 *	uncore_session_free(session);
 *
 * Call add once for each event. start chooses the counters, programs them and lets them count. Call sample at least
 * every uncore_session_interval() nanoseconds. stop reads the last counts and restores every register. value may be
 * called from start until free.
 *
 * Before start writes a register, it reads all registers that will change. With a state directory it also saves them in
 * a journal on disk, from which uncore_restore() puts them back if the session is killed. A session touches no other
 * registers than those of the platform's tables.
 *
 * Only one thread at a time may use a session and its machine. sample moves that thread to a CPU of the socket that it
 * reads; after stop the thread has its own CPUs back. Pointers may not be NULL unless a function says so.
 *
 * A process that is forked while a session counts inherits the session's locks until it calls exec. If the session is
 * killed meanwhile, its journal is taken for that of a live session. Therefore fork before start.
 */
#ifndef UNCORE_SESSION_H
#define UNCORE_SESSION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "uncore/error.h"
#include "uncore/event.h"
#include "uncore/machine.h"
#include "uncore/run.h"
#include "uncore/schedule.h"
#include "uncore/value.h"

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

struct uncore_session;
struct uncore_way;

#define UNCORE_ALL_UNITS UINT32_MAX /* as a unit: the sum over all sockets or logical CPUs */

/* A write of the session, also one that a dry run leaves out; or a read that a procedure of the platform makes. */
struct uncore_session_access {
	unsigned unit; /* number of the socket or logical CPU */
	struct uncore_step_access step;
};

/* Receives each access, in order. */
typedef void uncore_session_observer(void *context, const struct uncore_session_access *access);

/* Flags of the options. */
enum {
	UNCORE_SESSION_MULTIPLEX =
		1, /* events that cannot count at the same time take turns: see uncore_session_rotate() */
	/* freezes every box while a sample reads it: all counts are of one moment, but what happens then is lost */
	UNCORE_SESSION_FROZEN = 2,
	UNCORE_SESSION_DRY_RUN = 4 /* passes every write to the observer and makes none */
};

/* With every member but size 0: a session on all sockets, without locks and journal. */
struct uncore_session_options {
	size_t size;    /* sizeof(struct uncore_session_options): later versions add members at the end */
	unsigned flags; /* UNCORE_SESSION_... */
	/* directory for locks and journal, made if missing; usually the machine's state; NULL: no locks, no journal */
	const char *state;
	const unsigned *units; /* numbers of the sockets to measure; NULL: all */
	size_t unit_count;
	uncore_session_observer *observe; /* may be NULL */
	void *observe_context;            /* passed to the observer */
	/* counts what it can, in place of registers: see uncore_perf_open(); NULL: registers alone */
	const struct uncore_way *way;
};

/*
 * Makes a session, which uncore_session_free() frees. It copies the options with what they point to, except the
 * observer's context. The machine must outlive the session. options and fault may be NULL. Returns 0, NOMEM, RANGE for
 * a socket that is not there, ARGUMENT or OPTIONS.
 */
UNCORE_MUST_CHECK int uncore_session_create(struct uncore_machine *machine,
					    const struct uncore_session_options *options,
					    struct uncore_session **session, struct uncore_fault *fault);
/* Frees a session, after stopping it if it still counts. session may be NULL. */
void uncore_session_free(struct uncore_session *session);

/* Describes the first failure. uncore_fault_clear() clears it. */
struct uncore_fault *uncore_session_fault(struct uncore_session *session);

/*
 * Adds an event to count. *request receives the number of the request, from 0; request may be NULL. Requests that are
 * added with the same number together, other than 0, count in the same pass. Returns 0; STATE after start; ARGUMENT for
 * an encoding of other tables; NOENT if the machine's variant of the platform lacks the event; NOMEM.
 */
UNCORE_MUST_CHECK int uncore_session_add(struct uncore_session *session, const struct uncore_encoding *encoding,
					 uint32_t together, unsigned *request);

/*
 * Chooses counters, finds out which instances are there, locks them, saves their registers, programs them and lets them
 * count. If it fails, all registers are as before, and uncore_session_fault() says why. Returns 0; CONFLICT if the
 * events cannot count at the same time (uncore_session_conflict() says which); BUSY if another live session has a box;
 * NODEV if nothing that was asked for is there; and the errors of accesses.
 */
UNCORE_MUST_CHECK int uncore_session_start(struct uncore_session *session);
/* Says why the last start returned CONFLICT. NULL if it did not. Belongs to the session. */
const struct uncore_schedule_conflict *uncore_session_conflict(const struct uncore_session *session);

/*
 * Reads every counter of the current pass. A counter that cannot be read, or that may have wrapped more than once,
 * loses the state ok for good, and uncore_session_lost_by() says why. All other counters go on. The same holds for an
 * instance that cannot be frozen for a sample. Allocates nothing. Returns 0, or STATE unless the session counts.
 */
UNCORE_MUST_CHECK int uncore_session_sample(struct uncore_session *session);

/*
 * Detects whether something else has changed the counters, which sample cannot see. It reads back every control and
 * filter register in use: if one is not as it was written, its counter's state becomes stolen. On platforms where an
 * overflow can freeze counters it also checks for that: the state becomes frozen. So does the state of an instance that
 * has counted nothing, if its clock does not move. This clock is counted too, or is counted for a moment now. Returns
 * 0; STATE unless the session counts; NOMEM.
 */
UNCORE_MUST_CHECK int uncore_session_verify(struct uncore_session *session);

/*
 * Reads and ends the current pass and begins the next one. It does nothing if the events take only one pass. An access
 * to an instance may fail, for example because its CPU has gone offline. The counts of that instance are then lost in
 * every pass and stay lost. All other instances go on, and each later call tries that instance again. Returns 0; STATE
 * unless the session counts; else the errors of start except those of accesses. After such an error nothing counts
 * until a later call succeeds, and every count that was ok is lost.
 */
UNCORE_MUST_CHECK int uncore_session_rotate(struct uncore_session *session);

/*
 * Reads the last counts, stops the counters, verifies, restores every register, and removes journal and locks. If an
 * access to one box fails, the others are restored all the same and the journal stays. Returns 0, the first error, or
 * STATE unless the session counts.
 */
UNCORE_MUST_CHECK int uncore_session_stop(struct uncore_session *session);

/*
 * After stop: returns whether every register that the session has written is as it was before. If not, the journal
 * stays for uncore_restore().
 */
bool uncore_session_is_put_back(const struct uncore_session *session);

/* Returns the number of passes that the events take: 1 without UNCORE_SESSION_MULTIPLEX; 0 before start. */
uint32_t uncore_session_passes(const struct uncore_session *session);

/*
 * Returns the longest time between two samples, in nanoseconds. After a longer time a counter may have wrapped twice
 * without notice. The library computes it from the widths of the counters, the largest increments of the events, and
 * UNCORE_SESSION_CLOCK_BOUND.
 */
uint64_t uncore_session_interval(const struct uncore_session *session);
#define UNCORE_SESSION_CLOCK_BOUND UINT64_C(5000000000) /* Hz, far above any uncore clock */

/*
 * Gives the count of a request since start, up to the last sample or stop. unit is the number of a socket (or logical
 * CPU) or UNCORE_ALL_UNITS, instance a number or UNCORE_ALL_INSTANCES. The value is the sum over them, as
 * uncore_value_sum() makes it. value->expected is the number of instances that the processor should have, value->seen
 * the number of those that counted. The state is ok if every instance that counted at start still counts. It is absent
 * or denied if none ever counted, and none if none has had its turn; else the first other state. Returns 0, or RANGE
 * for no such request or unit, or an instance that the request does not include.
 */
UNCORE_MUST_CHECK int uncore_session_value(const struct uncore_session *session, unsigned request, unsigned unit,
					   uint16_t instance, struct uncore_value *value);

/* An instance that a request is counted on, or should be. */
struct uncore_instance_value {
	unsigned unit; /* number of the socket or logical CPU */
	uint16_t instance;
	struct uncore_value value; /* since start */
};

/*
 * Gives the values of a request one instance after the other; index counts from 0, and an index is the same instance
 * throughout the session. For the count of an interval: keep these values at its begin, subtract them at its end with
 * uncore_value_since(), and add up with uncore_value_sum(). Returns 0; RANGE past the last, and before start.
 */
UNCORE_MUST_CHECK int uncore_session_instance(const struct uncore_session *session, unsigned request, unsigned index,
					      struct uncore_instance_value *instance);

/*
 * The units that a request is counted on, sockets or logical CPUs. Gives how many there are, and the number of the unit
 * at index, from 0. Returns 0, or RANGE for no such request or index.
 */
unsigned uncore_session_unit_count(const struct uncore_session *session, unsigned request);
UNCORE_MUST_CHECK int uncore_session_unit(const struct uncore_session *session, unsigned request, unsigned index,
					  unsigned *number);

/*
 * Gives what start found out about an instance of a box (index in boxes[]) on a unit. Returns 0; RANGE for no such
 * unit, box or instance; STATE before start.
 */
UNCORE_MUST_CHECK int uncore_session_presence(const struct uncore_session *session, unsigned unit, uint16_t box,
					      uint16_t instance, enum uncore_presence *presence);

/*
 * What counts an instance of a box (index in boxes[]) on a unit: "registers", or "perf". NULL: start has not chosen it,
 * or there is no such unit, box or instance. The text is constant.
 */
const char *uncore_session_way(const struct uncore_session *session, unsigned unit, uint16_t box, uint16_t instance);

/* A control register that had its counter enabled before the session started. */
struct uncore_found_register {
	unsigned unit; /* number of the socket or logical CPU */
	struct uncore_register reg;
	uint64_t value; /* that it held, and that stop restores */
};

/*
 * Lists the control registers of the session's boxes whose counters were enabled before it started; index counts from
 * 0. Another tool counts there and is disturbed, or it has ended without cleaning up. The session counts all the same;
 * if the other tool writes the registers again, counts are stolen. Returns 0; RANGE past the last; STATE before start.
 */
UNCORE_MUST_CHECK int uncore_session_found(const struct uncore_session *session, size_t index,
					   struct uncore_found_register *found);

/*
 * Gives the field that reported the overflow that froze a box (index in boxes[]) on a unit while the session counted,
 * and its register. Returns 0, or NOENT if none did, as far as verify has seen. A freeze that was lifted and cleared
 * between two verifications leaves no trace.
 */
UNCORE_MUST_CHECK int uncore_session_frozen_by(const struct uncore_session *session, unsigned unit, uint16_t box,
					       struct uncore_register *reg, struct uncore_field_index *field);

/*
 * Whether an instance of a box (index in boxes[]), or with UNCORE_ALL_INSTANCES any of them, was found frozen on a
 * unit. The clock of the box then did not move while it was counted. Another program has frozen it, mostly the whole
 * package, by a write that reads back nowhere. uncore_unfreeze() ends that.
 */
bool uncore_session_stood_still(const struct uncore_session *session, unsigned unit, uint16_t box, uint16_t instance);

/*
 * Describes the first failed access that cost an instance of a box (index in boxes[]) its counts on a unit. It says
 * which register, and what the machine reported. NULL if none did. It belongs to the session and does not change until
 * free.
 */
const struct uncore_fault *uncore_session_lost_by(const struct uncore_session *session, unsigned unit, uint16_t box,
						  uint16_t instance);

/* ---- after a crash ---- */

/* What uncore_restore() has found and done. */
struct uncore_restored {
	unsigned journals;  /* number of journals in the directory */
	unsigned alive;     /* of these, journals of sessions that still run; they were left alone */
	unsigned registers; /* registers that were not as before their session */
};

/*
 * Restores the registers of sessions that ended without stop, from their journals in the directory state, the newest
 * first. It removes each journal that it could replay whole. If a journal stays, older ones of the same boxes stay
 * too: replayed later, it would undo what they restored. observe receives each write and may be NULL, as may fault.
 * With dry_run it writes no register and removes no journal, and observe receives the writes that a real run would
 * make.
 *
 * Returns 0, or the first error after trying every journal. NOENT: the directory is missing or has no journal, or a
 * journal is damaged. NOENT is also for a journal of another format, machine, platform, version or boot, or of a
 * package whose CPUs are all offline. DENIED: someone other than root and the caller may have written the journal.
 * BUSY: a live session has a box of the journal, or a newer journal of the box stays. In these cases nothing is written
 * from the journal, and it stays.
 */
UNCORE_MUST_CHECK int uncore_restore(struct uncore_machine *machine, const char *state, bool dry_run,
				     uncore_session_observer *observe, void *context, struct uncore_restored *restored,
				     struct uncore_fault *fault);

/*
 * Ends a freeze of whole packages that another program left, by the platform's procedure "unfreeze". Does so on each
 * socket with a CPU online, if no session counts there. A freeze of this kind reads back nowhere, so whether there was
 * one shows only in counters that move again. observe receives each access and may be NULL, as may state and fault.
 * With dry_run nothing is written. Returns 0; NOENT if the platform has no such freeze; BUSY if sessions count on a
 * socket; the errors of accesses. It goes on with the other sockets, and returns the first error.
 */
UNCORE_MUST_CHECK int uncore_unfreeze(struct uncore_machine *machine, const char *state, bool dry_run,
				      uncore_session_observer *observe, void *context, struct uncore_fault *fault);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
