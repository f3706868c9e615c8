/* SPDX-License-Identifier: MIT */
/*
 * Machines: sockets with registers, and a clock. uncore_linux_open() makes a machine of the computer that the program
 * runs on, uncore_sim_open() and uncore_sim_create() make a simulated one. Sessions need nothing but this header.
 *
 * Sockets are numbered from 0 without gaps, in the order of their physical package numbers. A unit is what an access
 * names. It is the number of a socket for boxes of package scope, and of a logical CPU for boxes of CPU scope. Only one
 * thread at a time may use a machine.
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

/* The processor's family, model and stepping as CPUID displays them. */
struct uncore_signature {
	unsigned family, model, stepping;
	unsigned cache_levels; /* bit n: CPUID leaf 4 reports a cache of level n; 0: nothing is known of caches */
};

/*
 * Finds the platform whose tables list the signature, among those that were compiled in. NULL: none does, and no
 * register of such a machine may be written. cache_levels distinguishes processors of one family and model, some of
 * which lack the highest cache.
 */
const struct uncore_tables *uncore_platform_by_signature(const struct uncore_signature *signature);
/* The same, among the platforms of a set. */
struct uncore_platforms;
const struct uncore_tables *uncore_platforms_by_signature(const struct uncore_platforms *platforms,
							  const struct uncore_signature *signature);

/*
 * Finds the variant of a platform by signature, as an index in variants[]. UNCORE_NO_INDEX: none, or there are no
 * variants.
 */
uint16_t uncore_variant_by_signature(const struct uncore_tables *tables, const struct uncore_signature *signature);

struct uncore_socket {
	int package;    /* the operating system's number of the package */
	unsigned cores; /* number of physical cores of the package; 0: not known */
	int cpu;        /* a logical CPU of the socket that is online and makes the accesses; -1: none is online */
};

struct uncore_box_run; /* uncore/run.h */

/* A unit that the table of units of a socket lists: newer machines have one in their memory. */
struct uncore_found_unit {
	uint64_t address;  /* as the table has it */
	uint16_t type, id; /* of the unit; of the type's units */
	uint16_t box;      /* index in boxes[]; UNCORE_NO_INDEX: the platform describes no box of this type */
	uint8_t space;     /* enum uncore_space; UNKNOWN: none that is known */
	uint8_t counters;  /* that have control registers */
	uint8_t width;     /* of a counter, in bits */
	uint8_t control_offset, counter_offset; /* from the address to the first control register and counter */
	uint8_t bus, device, function;          /* in PCI space */
	uint16_t offset;                        /* in PCI space: the byte */
	uint32_t domain;
	uint16_t die; /* whose table it is: in the order of their PCI functions, from 0 on each socket */
	int16_t node; /* the NUMA node that the kernel gives for that function; -1: none */
};

/* A type of units that no box of a platform has. */
struct uncore_unit_type {
	unsigned type;  /* below UNCORE_FOUND_OTHERS */
	unsigned units; /* their highest number plus 1 */
	unsigned space; /* enum uncore_space: how they are reached */
};

/*
 * Makes tables with a box more for each type: its id is "type17", and it is like the platform's box for units of other
 * types. free() frees them. NOENT: the platform has no such box. NOMEM; RANGE: they would be too large.
 */
UNCORE_MUST_CHECK int uncore_tables_with_types(const struct uncore_tables *tables, const struct uncore_unit_type *types,
					       size_t count, struct uncore_tables **made);
/* Whether a row of found_boxes[] is of a box that was added for a type. */
bool uncore_is_added_type(const struct uncore_tables *tables, const struct uncore_found_box_row *row);

/* What a kind of machine implements. Programs call uncore_machine_now() and its siblings instead. */
struct uncore_machine_ops {
	/* Returns the nanoseconds of a clock that never goes back. */
	uint64_t (*now)(void *context);
	/* Waits; a simulator with a stopped clock moves it on. Returns 0, or IO if a signal ended the wait early. */
	int (*sleep)(void *context, uint64_t nanoseconds);
	/* May be NULL. Gives the calling thread back the CPUs that it had before accesses moved it to a socket. */
	void (*release)(void *context);
	/* Frees the machine and what it owns. */
	void (*close)(void *context);
	/*
	 * May be NULL. Runs a procedure on an instance of a box whose registers have no address. A simulated machine
	 * can; on a real one the kernel's perf events count such a box. READ fills in the counts. Returns 0; NOENT if
	 * the registers of the box have addresses; NODEV or DENIED as an access would.
	 */
	int (*run)(void *context, const struct uncore_box_run *run, enum uncore_procedure procedure);
	/*
	 * May be NULL. Asks the machine's table of units for an instance of a box, if the platform's tables believe it.
	 * Returns 0 if it is listed; NODEV if not; IO if its address there is another than that of the description;
	 * NOENT if the machine has no such table; or as an access would.
	 */
	int (*find)(void *context, unsigned unit, uint16_t box, uint16_t instance);
};

struct uncore_machine {
	const struct uncore_tables *tables; /* of its platform */
	/* the processor's variant, an index in variants[]; UNCORE_NO_INDEX: not known, or there are none */
	uint16_t variant;
	uint16_t stepping; /* of the processor, as CPUID displays it; UNCORE_NO_INDEX: not known */
	struct uncore_io io;
	const struct uncore_machine_ops *ops;
	void *context;
	const struct uncore_socket *sockets;
	unsigned socket_count;
	unsigned cpu_count;         /* the highest number of a logical CPU plus 1; offline ones count */
	const char *name;           /* where it is, for messages: "/", "the simulator" */
	struct uncore_fault *fault; /* describes the first failure of an access; whoever reports it clears it */
	/*
	 * identifies the boot, as a boot resets the registers: at most 36 of the characters 0-9, a-f and "-"; NULL: not
	 * known
	 */
	const char *boot;
	/*
	 * the directory for the locks and journals of every program's sessions; NULL: none is needed, because the
	 * registers end with the process
	 */
	const char *state;
	bool is_simulated; /* also where the simulated machine is shown as files, and where its recording is replayed */
};

/* Frees the machine and what it owns. machine may be NULL. */
void uncore_machine_close(struct uncore_machine *machine);

/* Returns the nanoseconds of the machine's clock, which never goes back. Only differences mean something. */
uint64_t uncore_machine_now(const struct uncore_machine *machine);
/*
 * Waits so many nanoseconds of that clock; a stopped simulated clock is moved on. Returns 0, or IO if a signal ended
 * the wait early.
 */
UNCORE_MUST_CHECK int uncore_machine_sleep(const struct uncore_machine *machine, uint64_t nanoseconds);
/* Gives the calling thread back the CPUs that it had before accesses moved it to a socket. */
void uncore_machine_release(const struct uncore_machine *machine);

/* Returns the number of units of a box (index in boxes[]): sockets or logical CPUs. 0 for no such box. */
unsigned uncore_machine_units(const struct uncore_machine *machine, uint16_t box);

/* ---- which boxes are there ---- */

/* X(id, word, help). Later versions add words at the end. */
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

/* Returns whether the machine should have the instance: false if the processor lacks it or its CPU is offline. */
static inline bool uncore_presence_is_expected(enum uncore_presence presence)
{
	return presence != UNCORE_PRESENCE_ABSENT && presence != UNCORE_PRESENCE_OFFLINE;
}

/* Turns the result of an access (0 or an uncore_error) into what it says about the register's box. */
enum uncore_presence uncore_presence_of(int result);
/* The word for a presence, such as "hidden". Never NULL; the text is constant. */
const char *uncore_presence_name(enum uncore_presence presence);

/*
 * Finds out whether a unit has an instance of a box (index in boxes[]). It writes nothing. It applies the platform's
 * rule for which instances a processor has, then reads one register of the instance, of its counters if it has any. All
 * sockets of a machine are the same processor. So an instance that another socket shows is HIDDEN, and one that no
 * socket shows is UNSEEN. Returns 0, or RANGE for no such box, instance or unit.
 */
UNCORE_MUST_CHECK int uncore_machine_presence(const struct uncore_machine *machine, unsigned unit, uint16_t box,
					      uint16_t instance, enum uncore_presence *presence);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
