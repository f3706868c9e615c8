/* SPDX-License-Identifier: MIT */
/*
 * The simulator: a machine of any number of sockets whose registers behave, and whose counters count, as the tables of
 * its platform say. Traffic, missing devices and faults come from a scenario.
 *
 * Two sides show the same registers: uncore_sim_machine() for sessions in this process, and the bus side (MSRs by
 * logical CPU, configuration space by PCI address) to show it to other programs. One thread at a time may use
 * a simulator.
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

enum uncore_sim_clock {
	UNCORE_SIM_MANUAL, /* time moves by uncore_sim_advance() and the machine's sleep alone: counts are exact */
	UNCORE_SIM_REAL    /* time is the host's monotonic clock */
};

/*
 * Allocates. The scenario is copied; NULL: one socket, nothing missing, no traffic. tables must outlive it. fault may
 * be NULL. RANGE, NOENT, NOMEM for a scenario that the platform cannot have, with the place in words.
 */
UNCORE_MUST_CHECK int uncore_sim_create(const struct uncore_tables *tables, const struct uncore_scenario *scenario,
					enum uncore_sim_clock clock, struct uncore_sim **sim,
					struct uncore_fault *fault);
/* NULL is nothing. */
void uncore_sim_free(struct uncore_sim *sim);

/*
 * Cycles a second of the clock of a group of counters, by its index in counters[]. Assumed: neither the scenario nor
 * the tables say anything about it. RANGE.
 */
UNCORE_MUST_CHECK int uncore_sim_hertz(const struct uncore_sim *sim, uint16_t group, uint64_t *hertz, bool *is_assumed);

/*
 * A simulated machine by itself, for first programs and tests: the platform with the id, with a MANUAL clock and no
 * traffic, so that only clocks count. sockets: 1 to UNCORE_SCENARIO_SOCKETS. uncore_machine_close() frees all of it.
 * NOENT for an id that no platform has, RANGE, NOMEM. fault may be NULL.
 */
UNCORE_MUST_CHECK int uncore_sim_open(const char *platform, unsigned sockets, struct uncore_machine **machine,
				      struct uncore_fault *fault);

/* The machine of a simulator, owned by it; closing the machine does not free the simulator. */
struct uncore_machine *uncore_sim_machine(struct uncore_sim *sim);

/* ---- time ---- */

uint64_t uncore_sim_now(const struct uncore_sim *sim); /* ns since it was made */
/* Moves a MANUAL clock on; ARGUMENT for a REAL one. */
UNCORE_MUST_CHECK int uncore_sim_advance(struct uncore_sim *sim, uint64_t nanoseconds);

/* ---- the bus side ---- */

struct uncore_sim_cpu {
	unsigned socket; /* of the machine */
	int package;     /* the number shown to the operating system */
	unsigned core;   /* inside the package */
	bool online;
	unsigned thread;  /* inside the core */
	uint32_t apic_id; /* of the local interrupt controller: package, core and thread in bits of their own */
};

struct uncore_sim_device {
	uint16_t domain;
	uint8_t bus, device, function;
	uint16_t vendor_id, device_id;
	uint32_t class_code; /* 24 bits */
	uint8_t revision;
	unsigned socket; /* of the machine */
};

unsigned uncore_sim_cpu_count(const struct uncore_sim *sim);
/* RANGE past the last. */
UNCORE_MUST_CHECK int uncore_sim_cpu_at(const struct uncore_sim *sim, unsigned cpu, struct uncore_sim_cpu *out);
/* Takes a CPU offline, or back. RANGE for no such CPU. */
UNCORE_MUST_CHECK int uncore_sim_set_online(struct uncore_sim *sim, unsigned cpu, bool online);

/* Cycles a second of the cores as they run, and bytes of memory of a socket. */
uint64_t uncore_sim_core_hertz(const struct uncore_sim *sim);
uint64_t uncore_sim_memory(const struct uncore_sim *sim);
/*
 * What the CPUID instruction answers on a CPU: EAX, EBX, ECX, EDX, in this order. It needs nothing but the simulator,
 * so that code that catches the instruction of a program can answer it. RANGE for no such CPU.
 */
UNCORE_MUST_CHECK int uncore_sim_cpuid(const struct uncore_sim *sim, unsigned cpu, uint32_t leaf, uint32_t subleaf,
				       uint32_t out[4]);

unsigned uncore_sim_device_count(const struct uncore_sim *sim);
/* In rising order of address. RANGE past the last. */
UNCORE_MUST_CHECK int uncore_sim_device_at(const struct uncore_sim *sim, unsigned index, struct uncore_sim_device *out);

/*
 * Those of the boxes, and those that the tables say the cores have (core_msrs). NODEV for a CPU that is offline or
 * none; IO for an MSR that the part does not have, or that cannot be written (#GP); by a scenario DENIED, and WIDTH
 * where fewer bytes come back than were asked for.
 */
UNCORE_MUST_CHECK int uncore_sim_msr_read(struct uncore_sim *sim, unsigned cpu, uint32_t number, uint64_t *value);
UNCORE_MUST_CHECK int uncore_sim_msr_write(struct uncore_sim *sim, unsigned cpu, uint32_t number, uint64_t value);
/*
 * A dword of a device's 4096 bytes of configuration space (index in devices, offset a multiple of 4). What no register
 * of the tables and no header field holds reads as 0 and ignores writes. RANGE, NODEV; by a scenario IO, DENIED, and
 * WIDTH where fewer bytes come back than were asked for.
 */
UNCORE_MUST_CHECK int uncore_sim_config_read(struct uncore_sim *sim, unsigned device, uint32_t offset, uint32_t *value);
UNCORE_MUST_CHECK int uncore_sim_config_write(struct uncore_sim *sim, unsigned device, uint32_t offset, uint32_t value);
/*
 * The same of some bytes of the dword, as byte enables on the bus select them: bit n of enables is for bits 8n+7:8n.
 * Fields that the others hold take nothing and start nothing. RANGE for no enable, or one past the fourth.
 */
UNCORE_MUST_CHECK int uncore_sim_config_write_bytes(struct uncore_sim *sim, unsigned device, uint32_t offset,
						    uint32_t value, unsigned enables);

/* ---- faults at run time ---- */

/*
 * Register accesses so far, from both sides, those that failed too. The header of a configuration space is not counted.
 * A list that is read counts each of its items.
 */
uint64_t uncore_sim_accesses(const struct uncore_sim *sim);
/*
 * Lets one access fail: the one that makes uncore_sim_accesses() equal to access (0 takes it back). Of the errors EIO,
 * EPERM, ENODEV and SHORT; RANGE for another, or an access that was before now.
 */
UNCORE_MUST_CHECK int uncore_sim_fail_at(struct uncore_sim *sim, uint64_t access, enum uncore_scenario_error error);
/* Adds a rule as a scenario's; what uncore_sim_create() returns for one. The words are in the machine's fault. */
UNCORE_MUST_CHECK int uncore_sim_add_fault(struct uncore_sim *sim, const struct uncore_scenario_fault *rule);
/* Takes back every rule and uncore_sim_fail_at(). */
void uncore_sim_clear_faults(struct uncore_sim *sim);

/* ---- behind the bus ---- */

/*
 * What a register holds, write-only bits too and counts up to now, and putting a whole value there as hardware would,
 * without an access. unit is a socket, or a logical CPU for boxes of that scope. NODEV where the unit has no such
 * register.
 */
UNCORE_MUST_CHECK int uncore_sim_peek(struct uncore_sim *sim, unsigned unit, const struct uncore_register *reg,
				      uint64_t *value);
UNCORE_MUST_CHECK int uncore_sim_poke(struct uncore_sim *sim, unsigned unit, const struct uncore_register *reg,
				      uint64_t value);

/* How much one counter has counted while it was programmed in one way, whatever was then done to its count. */
struct uncore_sim_tally {
	unsigned unit;                        /* socket, or logical CPU for boxes of that scope */
	uint16_t box, group, instance, index; /* in boxes[]; in counters[]; of the box; of the counter in its group */
	uint64_t control;                     /* 0 for a counter without a control register */
	struct uncore_filter_run filters[UNCORE_EVENT_FILTERS]; /* what the box's filter registers held */
	unsigned filter_count;
	uint64_t count, ns; /* how long it ran */
};

/*
 * Begins, or begins anew. Allocates, and does so each time a counter is programmed in a way that it was not before;
 * NOMEM.
 */
UNCORE_MUST_CHECK int uncore_sim_tally_begin(struct uncore_sim *sim);
/*
 * How many there are, counted up to now; no more than 65536 are kept. Their order is that in which they began to count.
 */
size_t uncore_sim_tally_count(struct uncore_sim *sim);
/* RANGE past the last. */
UNCORE_MUST_CHECK int uncore_sim_tally_at(const struct uncore_sim *sim, size_t index, struct uncore_sim_tally *out);

/* What all registers held once. */
struct uncore_sim_snapshot;

struct uncore_sim_difference {
	struct uncore_register reg;
	unsigned unit;
	uint64_t before, now;
};

/* Allocates; NOMEM. */
UNCORE_MUST_CHECK int uncore_sim_snapshot_take(struct uncore_sim *sim, struct uncore_sim_snapshot **snapshot);
/* NULL is nothing. */
void uncore_sim_snapshot_free(struct uncore_sim_snapshot *snapshot);
/*
 * Compares what the registers hold with a snapshot of the same simulator: 0 when all is equal, 1 with the first
 * difference in the order of addresses, ARGUMENT for a snapshot of another. Without counts the counts, and overflow
 * status, may differ. A freeze of a whole package shows as bit 0 of before and now, in the register that can freeze it.
 */
UNCORE_MUST_CHECK int uncore_sim_compare(struct uncore_sim *sim, const struct uncore_sim_snapshot *snapshot,
					 bool counts, struct uncore_sim_difference *difference);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
