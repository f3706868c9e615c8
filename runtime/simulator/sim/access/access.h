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

struct uncore_priv_accesses {
	const struct uncore_priv_shape *shape;
	struct uncore_priv_counting *counting;
	struct uncore_priv_faults *faults;
	struct uncore_priv_core *core;
	bool strict;                   /* a write that breaks a documented rule fails */
	struct uncore_socket *sockets; /* of the machine; each lists the first of its CPUs that are online */
	bool *online;                  /* one for each CPU */
	struct uncore_fault fault;     /* of the machine's last access that failed */
};

/* Freed by uncore_priv_accesses_free(), also after a failure. */
int uncore_priv_accesses_build(struct uncore_priv_accesses *accesses, struct uncore_priv_faults *faults,
			       struct uncore_priv_core *core, const struct uncore_scenario *scenario);
void uncore_priv_accesses_free(struct uncore_priv_accesses *accesses);
/* The CPU exists. */
void uncore_priv_set_online(struct uncore_priv_accesses *accesses, unsigned cpu, bool online);

/* Returns NODEV, IO, DENIED, RESERVED, or WIDTH for a short access. */
int uncore_priv_access(struct uncore_priv_accesses *accesses, const struct uncore_priv_access *access, uint64_t *value);

/* The machine's side: registers by address, of a socket or a CPU. The fault holds the text of an error. */
struct uncore_io uncore_priv_machine_io(struct uncore_priv_accesses *accesses);
/* The bus side, as in uncore/sim.h. */
int uncore_priv_sim_msr_read(struct uncore_priv_accesses *accesses, unsigned cpu, uint32_t number, uint64_t *value);
int uncore_priv_sim_msr_write(struct uncore_priv_accesses *accesses, unsigned cpu, uint32_t number, uint64_t value);
int uncore_priv_sim_config_read(struct uncore_priv_accesses *accesses, unsigned device, uint32_t offset,
				uint32_t *value);
int uncore_priv_sim_config_write(struct uncore_priv_accesses *accesses, unsigned device, uint32_t offset,
				 uint32_t value, unsigned enables);

#endif
