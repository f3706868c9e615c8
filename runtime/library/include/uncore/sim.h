/* SPDX-License-Identifier: MIT */
/*
 * Simulates a machine of one or more sockets. Its registers behave, and its counters count, as the tables of its
 * platform say. A scenario (uncore/scenario.h) gives traffic, missing devices and faults.
 *
 * The same registers are reached in two ways. Sessions in this process use uncore_sim_machine(). Code that shows the
 * machine to other programs uses the bus side (MSRs by logical CPU, configuration space by PCI address). Only one
 * thread at a time may use a simulator.
 */
#ifndef UNCORE_SIM_H
#define UNCORE_SIM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "uncore/error.h"
#include "uncore/event.h"
#include "uncore/machine.h"
#include "uncore/scenario.h"
#include "uncore/tables.h"
#include "uncore/uncore.h"

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

struct uncore_sim;

/* How time passes in the simulator. */
enum uncore_sim_clock {
	UNCORE_SIM_MANUAL, /* only uncore_sim_advance() and uncore_machine_sleep() move time: counts are exact */
	UNCORE_SIM_REAL    /* time is the monotonic clock of the host */
};

/*
 * Makes a simulator, which uncore_sim_free() frees. It copies the scenario; NULL is one socket with nothing missing and
 * no traffic. tables must outlive the simulator. fault may be NULL. Returns 0; RANGE or NOENT if the platform cannot be
 * as the scenario says, and *fault says where; NOMEM.
 */
UNCORE_MUST_CHECK int uncore_sim_create(const struct uncore_tables *tables, const struct uncore_scenario *scenario,
					enum uncore_sim_clock clock, struct uncore_sim **sim,
					struct uncore_fault *fault);
/* Frees a simulator and its machine. sim may be NULL. */
void uncore_sim_free(struct uncore_sim *sim);

/*
 * Gives the clock, in hertz, of a group of counters (index in counters[]). *is_assumed is true if neither the scenario
 * nor the tables give it. Returns 0, or RANGE for no such group.
 */
UNCORE_MUST_CHECK int uncore_sim_hertz(const struct uncore_sim *sim, uint16_t group, uint64_t *hertz, bool *is_assumed);

/*
 * Makes a simulated machine in one call, for first programs and tests. It is of the platform with the id, with 1 to
 * UNCORE_SCENARIO_SOCKETS sockets and a MANUAL clock. It has the traffic of the platform's example machine, if there is
 * one. uncore_machine_close() frees all of it. fault may be NULL. Returns 0; NOENT if no platform has the id; RANGE;
 * NOMEM.
 */
UNCORE_MUST_CHECK int uncore_sim_open(const char *platform, unsigned sockets, struct uncore_machine **machine,
				      struct uncore_fault *fault);

/* The machine of a simulator. It belongs to the simulator; closing the machine does not free the simulator. */
struct uncore_machine *uncore_sim_machine(struct uncore_sim *sim);

/* ---- time ---- */

/* Returns the nanoseconds since the simulator was made. */
uint64_t uncore_sim_now(const struct uncore_sim *sim);
/* Moves a MANUAL clock on by so many nanoseconds. Returns 0, or ARGUMENT for a REAL clock. */
UNCORE_MUST_CHECK int uncore_sim_advance(struct uncore_sim *sim, uint64_t nanoseconds);

/* ---- the bus side ---- */

/* A logical CPU. */
struct uncore_sim_cpu {
	unsigned socket; /* number of the socket, from 0 */
	int package;     /* the operating system's number of the package */
	unsigned core;   /* number inside the package */
	bool online;
	unsigned thread;  /* number inside the core */
	uint32_t apic_id; /* of its local interrupt controller: bit fields of package, core and thread */
};

/* A PCI function of the machine. */
struct uncore_sim_device {
	uint16_t domain;
	uint8_t bus, device, function;
	uint8_t own_bus; /* which of the socket's buses, as in struct uncore_address; or UNCORE_NO_PLACE: none */
	uint16_t vendor_id, device_id;
	uint32_t class_code; /* 24 bits */
	uint8_t revision;
	unsigned socket; /* number of the socket, from 0 */
};

/*
 * The logical CPUs: how many there are, offline ones too, and one of them by number. Returns 0, or RANGE past the
 * last.
 */
unsigned uncore_sim_cpu_count(const struct uncore_sim *sim);
UNCORE_MUST_CHECK int uncore_sim_cpu_at(const struct uncore_sim *sim, unsigned cpu, struct uncore_sim_cpu *out);
/* Takes a logical CPU offline or back online. Returns 0, or RANGE for no such CPU. */
UNCORE_MUST_CHECK int uncore_sim_set_online(struct uncore_sim *sim, unsigned cpu, bool online);

/* The clock of the running cores, in hertz, and the memory of a socket, in bytes. */
uint64_t uncore_sim_core_hertz(const struct uncore_sim *sim);
uint64_t uncore_sim_memory(const struct uncore_sim *sim);
/*
 * Gives what the CPUID instruction returns on a logical CPU: EAX, EBX, ECX and EDX, in this order. It makes no system
 * call, so that a signal handler can answer a trapped instruction with it. Returns 0, or RANGE for no such CPU.
 */
UNCORE_MUST_CHECK int uncore_sim_cpuid(const struct uncore_sim *sim, unsigned cpu, uint32_t leaf, uint32_t subleaf,
				       uint32_t out[4]);

/*
 * The PCI functions: how many there are, and one of them by index, in rising order of address. Returns 0, or RANGE
 * past the last.
 */
unsigned uncore_sim_device_count(const struct uncore_sim *sim);
UNCORE_MUST_CHECK int uncore_sim_device_at(const struct uncore_sim *sim, unsigned index, struct uncore_sim_device *out);

/* A PCI device that users know by a name. It is below a root port of a root bus that an instance of a box serves. */
struct uncore_sim_io_device {
	const char *name; /* "nvme0"; belongs to the simulator */
	enum uncore_scenario_device_kind kind;
	unsigned device, port; /* its function and that of the root port, as uncore_sim_device_at() takes them */
};

/* These devices: how many there are, and one of them by index. Returns 0, or RANGE past the last. */
unsigned uncore_sim_io_count(const struct uncore_sim *sim);
UNCORE_MUST_CHECK int uncore_sim_io_at(const struct uncore_sim *sim, unsigned index, struct uncore_sim_io_device *out);
/*
 * Gives the PCI root bus that an instance of a box (index in boxes[]) serves. Returns 0, or NODEV if it serves none, or
 * the socket lacks it.
 */
UNCORE_MUST_CHECK int uncore_sim_root_bus(const struct uncore_sim *sim, unsigned socket, uint16_t box,
					  uint16_t instance, uint16_t *domain, uint8_t *bus);

/*
 * Read or write an MSR on a logical CPU, of a box or of the cores (core_msrs of the tables). Return 0; NODEV if the CPU
 * is offline or not there; IO if the processor lacks the MSR or the MSR cannot be written (#GP); DENIED if the scenario
 * says so; WIDTH if the scenario lets an access return too few bytes.
 */
UNCORE_MUST_CHECK int uncore_sim_msr_read(struct uncore_sim *sim, unsigned cpu, uint32_t number, uint64_t *value);
UNCORE_MUST_CHECK int uncore_sim_msr_write(struct uncore_sim *sim, unsigned cpu, uint32_t number, uint64_t value);
/*
 * Read or write a dword of a PCI function's 4096 bytes of configuration space. device is an index as for
 * uncore_sim_device_at(), offset a multiple of 4. Bytes that belong to no register of the tables and no header field
 * read as 0 and ignore writes. Return 0; RANGE; NODEV; if the scenario says so IO, DENIED, or WIDTH for an access that
 * returns too few bytes.
 */
UNCORE_MUST_CHECK int uncore_sim_config_read(struct uncore_sim *sim, unsigned device, uint32_t offset, uint32_t *value);
UNCORE_MUST_CHECK int uncore_sim_config_write(struct uncore_sim *sim, unsigned device, uint32_t offset, uint32_t value);
/*
 * Writes some bytes of a dword, as byte enables on the bus choose them: bit n of enables stands for bits 8n+7:8n.
 * Fields in the other bytes keep their value and have no effect. Returns the errors of uncore_sim_config_write(), and
 * RANGE if enables is 0 or has a bit above 3.
 */
UNCORE_MUST_CHECK int uncore_sim_config_write_bytes(struct uncore_sim *sim, unsigned device, uint32_t offset,
						    uint32_t value, unsigned enables);
/*
 * Read or write 32 or 64 bits of memory at an address that is a multiple of their bytes, as a processor does. Only
 * windows with registers are there: elsewhere reads give all ones and writes are lost. In a window, what belongs to no
 * register reads as 0. Return 0; WIDTH for another width or address; if the scenario says so NODEV, IO or DENIED.
 */
UNCORE_MUST_CHECK int uncore_sim_physical_read(struct uncore_sim *sim, uint64_t address, unsigned width,
					       uint64_t *value);
UNCORE_MUST_CHECK int uncore_sim_physical_write(struct uncore_sim *sim, uint64_t address, unsigned width,
						uint64_t value);

/* ---- faults at run time ---- */

/*
 * Returns the number of register accesses so far, through the machine and the bus side, failed ones too. Each item of a
 * list counts as one; accesses to the header of a configuration space do not count.
 */
uint64_t uncore_sim_accesses(const struct uncore_sim *sim);
/*
 * Makes one access fail: the one after which uncore_sim_accesses() returns access. 0 cancels it. error is EIO, EPERM,
 * ENODEV or SHORT. Returns 0; RANGE for another error, or for an access that is past.
 */
UNCORE_MUST_CHECK int uncore_sim_fail_at(struct uncore_sim *sim, uint64_t access, enum uncore_scenario_error error);
/*
 * Adds a fault, as a scenario has them. Returns the errors of uncore_sim_create(); the machine's fault describes
 * them.
 */
UNCORE_MUST_CHECK int uncore_sim_add_fault(struct uncore_sim *sim, const struct uncore_scenario_fault *rule);
/* Removes every fault, also that of uncore_sim_fail_at(). */
void uncore_sim_clear_faults(struct uncore_sim *sim);

/* ---- looking inside ---- */

/*
 * Reads the whole content of a register, write-only bits and the current count too, or sets it as hardware would,
 * without an access. unit is a socket or, for boxes of CPU scope, a logical CPU. Returns 0, or NODEV if the unit has
 * no such register.
 */
UNCORE_MUST_CHECK int uncore_sim_peek(struct uncore_sim *sim, unsigned unit, const struct uncore_register *reg,
				      uint64_t *value);
UNCORE_MUST_CHECK int uncore_sim_poke(struct uncore_sim *sim, unsigned unit, const struct uncore_register *reg,
				      uint64_t value);

/* What one counter has counted in total while it was programmed in one way, whatever was written to it since. */
struct uncore_sim_tally {
	unsigned unit;                        /* socket or, for boxes of CPU scope, logical CPU */
	uint16_t box, group, instance, index; /* in boxes[]; in counters[]; of the box; of the counter in its group */
	uint64_t control;                     /* value of the control register; 0 for a counter without one */
	struct uncore_filter_run filters[UNCORE_EVENT_FILTERS]; /* values of the box's filter registers */
	unsigned filter_count;
	unsigned client;    /* who programmed it; of a counter without a control register, who read it first */
	uint64_t count, ns; /* increments; nanoseconds for which it counted */
};

/*
 * Starts to keep tallies, or starts again from none. From then on the simulator allocates memory whenever a counter is
 * programmed in a new way. Returns 0 or NOMEM.
 */
UNCORE_MUST_CHECK int uncore_sim_tally_begin(struct uncore_sim *sim);
/*
 * The tallies up to now, in the order in which they began to count. Gives how many there are, at most 65536, and one of
 * them by index. Returns 0, or RANGE past the last.
 */
size_t uncore_sim_tally_count(struct uncore_sim *sim);
UNCORE_MUST_CHECK int uncore_sim_tally_at(const struct uncore_sim *sim, size_t index, struct uncore_sim_tally *out);

#define UNCORE_SIM_CLIENTS 4 /* numbers of clients are below it */

/*
 * Says who makes the accesses from now on: a number of the caller's. It is 0 at first. Tallies and uses tell clients
 * apart. Returns 0 or RANGE.
 */
UNCORE_MUST_CHECK int uncore_sim_set_client(struct uncore_sim *sim, unsigned client);

/* How often one client accessed a register since uncore_sim_tally_begin(). */
struct uncore_sim_use {
	unsigned unit; /* socket or, for boxes of CPU scope, logical CPU */
	unsigned client;
	struct uncore_register reg;
	uint64_t reads, writes; /* each as uncore_sim_accesses() counts it: a half of a register is one, too */
};

/*
 * Finds the next register that a client has accessed, in the order of units and addresses. *at is 0 at first; the call
 * moves it on. Returns false after the last.
 */
bool uncore_sim_use_next(const struct uncore_sim *sim, size_t *at, struct uncore_sim_use *out);

/* What all registers held at one moment. */
struct uncore_sim_snapshot;

/* A register that has changed since a snapshot. */
struct uncore_sim_difference {
	struct uncore_register reg;
	unsigned unit;
	uint64_t before, now;
};

/* Saves what all registers hold; uncore_sim_snapshot_free() frees it. Returns 0 or NOMEM. */
UNCORE_MUST_CHECK int uncore_sim_snapshot_take(struct uncore_sim *sim, struct uncore_sim_snapshot **snapshot);
/* Frees a snapshot, which may be NULL. */
void uncore_sim_snapshot_free(struct uncore_sim_snapshot *snapshot);
/*
 * Compares what the registers hold now with a snapshot of the same simulator. If counts is false, it ignores counts
 * and overflow status. Returns 0 if all is equal; 1 if not, with the first difference in the order of addresses;
 * ARGUMENT for a snapshot of another simulator. Whether a whole package is frozen shows as bit 0 of before and now, in
 * the register that freezes it.
 */
UNCORE_MUST_CHECK int uncore_sim_compare(struct uncore_sim *sim, const struct uncore_sim_snapshot *snapshot,
					 bool counts, struct uncore_sim_difference *difference);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
