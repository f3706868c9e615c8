/* SPDX-License-Identifier: MIT */
/*
 * A session: events in, counts with state out, and the machine as it was before.
 *
 *	uncore_session_create(machine, &options, &session, &fault);
 *	uncore_session_add(session, &encoding, 0, NULL);      once for each event
 *	uncore_session_start(session);                        schedule, lock, save, journal, set up, count
 *	uncore_session_sample(session);                       read, at least each uncore_session_interval()
 *	uncore_session_stop(session);                         the last counts, then every register as it was
 *	uncore_session_value(session, request, …, &value);
 *	uncore_session_free(session);                         stops first, where that is left to do
 *
 * Nothing is written before the registers that will change have been read and, with a state directory, stand in a
 * journal on disk: uncore_restore() replays the journal of a session that was killed. Only registers of the platform's
 * tables are touched. Every function is for one thread at a time; the thread that samples is moved to the CPUs of the
 * socket that it reads, and has its own back after stop. Pointers may not be NULL unless a function says so.
 *
 * A process that is forked while a session counts has its descriptors, and with them its locks, until it calls exec:
 * where the session is killed meanwhile, its journal counts as that of a live one. Fork before start, as uncore stat
 * does.
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

#define UNCORE_ALL_UNITS UINT32_MAX

/* A write that the session makes, or in a dry run would make; and the reads that its procedures make. */
struct uncore_session_access {
	unsigned unit;
	struct uncore_step_access step;
};

typedef void uncore_session_observer(void *context, const struct uncore_session_access *access);

enum {
	UNCORE_SESSION_MULTIPLEX = 1, /* events that cannot count together count in turn */
	/* samples are taken with every box held still: one moment, at the price of lost counts */
	UNCORE_SESSION_FROZEN = 2,
	UNCORE_SESSION_DRY_RUN = 4 /* the observer receives every write, and none is made */
};

/* All zero but size is a session without files, on every unit. */
struct uncore_session_options {
	size_t size;    /* sizeof(struct uncore_session_options): later versions add members at the end */
	unsigned flags; /* UNCORE_SESSION_... */
	/* directory for locks and the journal, made if missing; NULL: neither (a simulator in memory) */
	const char *state;
	const unsigned *units; /* numbers of the sockets that are measured; NULL: all */
	size_t unit_count;
	uncore_session_observer *observe; /* may be NULL */
	void *observe_context;            /* the observer's own, passed on to it */
};

/*
 * Copies the options but for what contexts point to; the machine must outlive the session. NOMEM, RANGE, ARGUMENT,
 * OPTIONS.
 */
UNCORE_MUST_CHECK int uncore_session_create(struct uncore_machine *machine,
					    const struct uncore_session_options *options,
					    struct uncore_session **session, struct uncore_fault *fault);
/* Stops a session that still runs. NULL is nothing. */
void uncore_session_free(struct uncore_session *session);

/* The first failure in words; it may be cleared. */
struct uncore_fault *uncore_session_fault(struct uncore_session *session);

/*
 * Adds an event. Requests with the same number together, other than 0, count in the same pass. request, which may be
 * NULL, is its number, counted from 0. STATE once started; ARGUMENT for an encoding of other tables.
 */
UNCORE_MUST_CHECK int uncore_session_add(struct uncore_session *session, const struct uncore_encoding *encoding,
					 uint32_t together, unsigned *request);

/*
 * Chooses counters, finds out which instances are there, takes their locks, saves and journals their registers,
 * programs them and lets them count. On failure everything is as it was, and the fault tells: CONFLICT when the events
 * cannot count together (uncore_session_conflict()), BUSY when a live session has a box, NODEV when nothing that was
 * asked for is there, what accesses return besides.
 */
UNCORE_MUST_CHECK int uncore_session_start(struct uncore_session *session);
/* Why the last start failed with CONFLICT; NULL when it did not. */
const struct uncore_schedule_conflict *uncore_session_conflict(const struct uncore_session *session);

/*
 * Reads every counter of the pass under way. A counter that cannot be read, or that may have wrapped more than once,
 * loses its state ok and keeps it lost; the others go on, and uncore_session_lost_by() tells why. So does an instance
 * that cannot be held for a sample. STATE unless started. No allocation.
 */
UNCORE_MUST_CHECK int uncore_session_sample(struct uncore_session *session);

/*
 * Reads back every control and filter register in use: a counter whose registers are not as they were written has been
 * stolen, and so is its count since the last verification. What sample reads says nothing about that. Looks as well
 * whether an overflow has frozen the counters meanwhile, where the platform documents that overflows do: their counts
 * are frozen. STATE, NOMEM.
 */
UNCORE_MUST_CHECK int uncore_session_verify(struct uncore_session *session);

/*
 * Ends the pass under way, reads it, and begins the next. Nothing to do where there is one. An instance of which an
 * access fails, as its CPU has gone offline, loses its counts of every pass, as they were wanted while it did not
 * count, and keeps them lost; the others go on, and it is tried again at each later call. STATE; what start returns but
 * for failed accesses: then nothing counts until a later call succeeds, and every count that was ok is lost.
 */
UNCORE_MUST_CHECK int uncore_session_rotate(struct uncore_session *session);

/*
 * Stops, reads the last counts, verifies, restores every register, and removes journal and locks. A failure on one box
 * does not keep the others from being restored; then the journal stays. STATE unless started.
 */
UNCORE_MUST_CHECK int uncore_session_stop(struct uncore_session *session);

/*
 * After stop: whether every register that the session has written is as it was before, whatever else failed; else the
 * journal stays for uncore_restore().
 */
bool uncore_session_is_put_back(const struct uncore_session *session);

/* How many passes the events take: 1 unless multiplexed; 0 before start. */
uint32_t uncore_session_passes(const struct uncore_session *session);

/*
 * Samples must not be further apart than this many nanoseconds, or a counter may wrap twice unnoticed. Worked out from
 * the widths, the largest increments of the events and a bound on the clock, UNCORE_SESSION_CLOCK_BOUND.
 */
uint64_t uncore_session_interval(const struct uncore_session *session);
#define UNCORE_SESSION_CLOCK_BOUND UINT64_C(5000000000) /* Hz; no uncore clock of these processors comes near it */

/*
 * The count of a request since start, summed over the units and instances chosen: UNCORE_ALL_UNITS,
 * UNCORE_ALL_INSTANCES or one. expected are the instances that the part has, as far as that is known; seen those
 * that counted. The state is ok when all that counted at start still do, else the first other state; absent or denied
 * when none ever counted. RANGE for no such request or unit, or an instance that the request does not name. May be
 * called before stop and after.
 */
UNCORE_MUST_CHECK int uncore_session_value(const struct uncore_session *session, unsigned request, unsigned unit,
					   uint16_t instance, struct uncore_value *value);

/* How many sockets, or logical CPUs, a request is counted on; number is the unit's number. RANGE past the last. */
unsigned uncore_session_unit_count(const struct uncore_session *session, unsigned request);
UNCORE_MUST_CHECK int uncore_session_unit(const struct uncore_session *session, unsigned request, unsigned index,
					  unsigned *number);

/* Whether an instance is there, as found at start. RANGE; STATE before start. */
UNCORE_MUST_CHECK int uncore_session_presence(const struct uncore_session *session, unsigned unit, uint16_t box,
					      uint16_t instance, enum uncore_presence *presence);

/* A control register that let a counter count when the session found it. */
struct uncore_found_register {
	unsigned unit; /* number of the socket or logical CPU */
	struct uncore_register reg;
	uint64_t value; /* that it held, and will hold again */
};

/*
 * One of the control registers that were at work in the session's boxes before it began, by an index that counts from
 * 0: another tool counts there, and is disturbed, or has ended without putting it back. The session counts all the
 * same; should the other tool write its words again, counts are stolen. RANGE past the last; STATE before start.
 */
UNCORE_MUST_CHECK int uncore_session_found(const struct uncore_session *session, size_t index,
					   struct uncore_found_register *found);

/*
 * Which field reported the overflow that froze a box on a unit while the session counted: its register, and its index
 * in fields[]. NOENT: none did, as far as the registers tell: what was frozen and let go between two verifications, and
 * its report cleared, leaves no trace. box is an index in boxes[]; the unit's number is a socket's or a logical CPU's.
 */
UNCORE_MUST_CHECK int uncore_session_frozen_by(const struct uncore_session *session, unsigned unit, uint16_t box,
					       struct uncore_register *reg, struct uncore_field_index *field);

/*
 * The first access that failed on an instance while the session counted, and cost it counts: which register, and what
 * the machine said of it. NULL: none did. box is an index in boxes[]; the unit's number is a socket's or a logical
 * CPU's. Owned by the session, and as it is until free.
 */
const struct uncore_fault *uncore_session_lost_by(const struct uncore_session *session, unsigned unit, uint16_t box,
						  uint16_t instance);

/* ---- after a crash ---- */

struct uncore_restored {
	unsigned journals;  /* found in the directory */
	unsigned alive;     /* of these, of sessions that are still at work and were left alone */
	unsigned registers; /* that were not as before their session */
};

/*
 * Replays the journals of sessions that ended without stop, the newest first, and removes those that could be replayed
 * whole. Where one stays, older ones of the same boxes stay too: replayed after them, it would undo what they put back.
 * observe, which may be NULL, receives each write; with dry_run no register is written and no journal removed, and
 * observe receives what the next call will write.
 *
 * NOENT when the directory is missing or has no journal, and for a journal that is damaged, or of another format,
 * machine, platform, version or boot, or of a package whose CPUs are all offline: nothing is written from it, and it
 * stays. DENIED for a journal that others than root and the caller may have written. BUSY, without a write, where a
 * live session has a box of a dead one, or a newer journal of the box stays. Otherwise the first failure, after trying
 * everything.
 */
UNCORE_MUST_CHECK int uncore_restore(struct uncore_machine *machine, const char *state, bool dry_run,
				     uncore_session_observer *observe, void *context, struct uncore_restored *restored,
				     struct uncore_fault *fault);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
