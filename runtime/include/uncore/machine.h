/* SPDX-License-Identifier: MIT */
/*
 * A machine: sockets with registers, and a clock. A Linux machine, the simulator and a recording each make one;
 * sessions and the command need only what this header declares.
 *
 * Sockets are counted from 0 without holes, in the order of their physical package numbers. Boxes of package scope are
 * reached by the number of the socket, boxes of CPU scope by the number of the logical CPU. One thread at a time may
 * use a machine.
 */
#ifndef UNCORE_MACHINE_H
#define UNCORE_MACHINE_H

#include <stdbool.h>
#include <stdint.h>

#include "uncore/error.h"
#include "uncore/io.h"
#include "uncore/tables.h"

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

/* What CPUID says about the processor, in display values. */
struct uncore_signature {
	unsigned family, model, stepping;
	unsigned cache_levels; /* bit n: there is a cache of level n, as leaf 4 tells; 0: nothing is known of caches */
};

/*
 * The platform whose tables list the signature, or NULL: then nothing may be written on this machine. Some share family
 * and model with processors that lack their highest cache: cache_levels distinguishes these.
 */
const struct uncore_tables *uncore_platform_by_signature(const struct uncore_signature *signature);

/* The variant of a platform that has the signature; UNCORE_NO_INDEX: none, or the platform has no variants. */
uint16_t uncore_variant_by_signature(const struct uncore_tables *tables, const struct uncore_signature *signature);

struct uncore_socket {
	int package;    /* the operating system's number */
	unsigned cores; /* physical cores that the package shows; 0: not known */
	int cpu;        /* a logical CPU of the socket that is online, which serves accesses; -1: none is */
};

/* What a kind of machine fills in; programs call uncore_machine_now(), _sleep(), _release() and _close() instead. */
struct uncore_machine_ops {
	/* Nanoseconds of a clock that never goes back. */
	uint64_t (*now)(void *context);
	/*
	 * Waits, or in a simulator whose clock is stopped moves it on. 0, or IO when a signal ended the wait early.
	 */
	int (*sleep)(void *context, uint64_t nanoseconds);
	/*
	 * Between measurements: gives the thread back the CPUs that it had before accesses moved it to a socket. May be
	 * NULL.
	 */
	void (*release)(void *context);
	/* Frees the machine and what it owns. */
	void (*close)(void *context);
};

struct uncore_machine {
	const struct uncore_tables *tables;
	/* index in variants[]: what the processor is; UNCORE_NO_INDEX: not known, or there are none */
	uint16_t variant;
	struct uncore_io io;
	const struct uncore_machine_ops *ops;
	void *context;
	const struct uncore_socket *sockets;
	unsigned socket_count;
	unsigned cpu_count;         /* logical CPUs, by number, offline ones too */
	const char *name;           /* where it is, for people: "/", "the simulator" */
	struct uncore_fault *fault; /* the first failure in words; the code that reports it clears it */
	/*
	 * names this boot, as each resets the registers: at most 36 of the characters 0-9, a-f and "-"; NULL: not known
	 */
	const char *boot;
	/*
	 * where the sessions of every program keep locks and journals; NULL: nowhere, as the registers end with the
	 * process
	 */
	const char *state;
};

/* NULL is nothing. */
void uncore_machine_close(struct uncore_machine *machine);

/* Nanoseconds of the machine's clock, which never goes back. */
uint64_t uncore_machine_now(const struct uncore_machine *machine);
/* Waits by that clock; a stopped simulated clock is moved on. IO: a signal ended the wait early. */
UNCORE_MUST_CHECK int uncore_machine_sleep(const struct uncore_machine *machine, uint64_t nanoseconds);
/* Gives the thread back the CPUs that it had before accesses moved it to a socket. */
void uncore_machine_release(const struct uncore_machine *machine);

/* How many units a box of the machine has: sockets or logical CPUs. */
unsigned uncore_machine_units(const struct uncore_machine *machine, uint16_t box);

/* ---- which boxes are there ---- */

/* X(id, word, help). Append only. */
#define UNCORE_PRESENCES(X) \
	X(OK, "ok", "it is there and answers") \
	X(ABSENT, "absent", "this part lacks it, as the platform or its registers show") \
	X(HIDDEN, "hidden", "its device is not on the bus, although another socket shows one: firmware may hide it") \
	X(DENIED, "denied", "permission was refused") \
	X(PHANTOM, "phantom", "a device is there, but its registers do not keep what is written") \
	X(FAILED, "failed", "an access failed") \
	X(UNKNOWN, "unknown", "no source gives the addresses of its registers") \
	X(UNSEEN, "unseen", "no socket shows its device: this part lacks it, or firmware hides it everywhere") \
	X(OFFLINE, "offline", "its logical CPU is offline")

#define UNCORE_X_PRESENCE_(id, word, help) UNCORE_PRESENCE_##id,
enum uncore_presence { UNCORE_PRESENCES(UNCORE_X_PRESENCE_) UNCORE_PRESENCE_END };
#undef UNCORE_X_PRESENCE_

/* Whether the machine should have it: not so where the part has none, or its CPU is switched off. */
static inline bool uncore_presence_is_expected(enum uncore_presence presence)
{
	return presence != UNCORE_PRESENCE_ABSENT && presence != UNCORE_PRESENCE_OFFLINE;
}

/* What the result of an access, 0 or an uncore_error, says of the register's box. */
enum uncore_presence uncore_presence_of(int result);
/* The word, "hidden"; never NULL. */
const char *uncore_presence_name(enum uncore_presence presence);

/*
 * Whether an instance of a box is on the unit, by reads alone: the platform's rule for which instances a part has, then
 * one read of a register of its counters. The sockets of a machine are of one part: what another socket shows and this
 * one does not is HIDDEN, what none shows is UNSEEN. RANGE for no such box, instance or unit.
 */
UNCORE_MUST_CHECK int uncore_machine_presence(const struct uncore_machine *machine, unsigned unit, uint16_t box,
					      uint16_t instance, enum uncore_presence *presence);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
