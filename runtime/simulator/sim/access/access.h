/* SPDX-License-Identifier: MIT */
/*
 * Declares accesses as a session's machine and as other programs make them: MSRs by CPU, configuration space by device.
 * Not installed.
 */
#ifndef UNCORE_SIM_ACCESS_H
#define UNCORE_SIM_ACCESS_H

#include "sim/core/core.h"
#include "sim/faults/faults.h"
#include "uncore/io.h"
#include "uncore/machine.h"

struct accesses {
	const struct shape *shape;
	struct counting *counting;
	struct faults *faults;
	struct core *core;
	bool strict;                   /* a write that breaks a documented rule fails */
	struct uncore_socket *sockets; /* of the machine; each lists the first of its CPUs that are online */
	bool *online;                  /* one for each CPU */
	struct uncore_fault fault;     /* of the machine's last access that failed */
};

/* Freed by accesses_free(), also after a failure. */
int accesses_build(struct accesses *accesses, struct faults *faults, struct core *core,
		   const struct uncore_scenario *scenario);
void accesses_free(struct accesses *accesses);
/* The CPU exists. */
void set_online(struct accesses *accesses, unsigned cpu, bool online);

/* Returns NODEV, IO, DENIED, RESERVED, or WIDTH for a short access. */
int sim_access(struct accesses *accesses, const struct access *access, uint64_t *value);

/* The machine's side: registers by address, of a socket or a CPU. The fault holds the text of an error. */
struct uncore_io accesses_io(struct accesses *accesses);
/* The bus side, as in uncore/sim.h. */
int sim_msr_read(struct accesses *accesses, unsigned cpu, uint32_t number, uint64_t *value);
int sim_msr_write(struct accesses *accesses, unsigned cpu, uint32_t number, uint64_t value);
/* An address in memory, a multiple of the width: 32 or 64 bits. */
int sim_memory_read(struct accesses *accesses, uint64_t address, unsigned width, uint64_t *value);
int sim_memory_write(struct accesses *accesses, uint64_t address, unsigned width, uint64_t value);
int sim_config_read(struct accesses *accesses, unsigned device, uint32_t offset, uint32_t *value);
int sim_config_write(struct accesses *accesses, unsigned device, uint32_t offset, uint32_t value, unsigned enables);

#endif
