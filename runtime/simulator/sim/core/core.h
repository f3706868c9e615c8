/* SPDX-License-Identifier: MIT */
/* Declares the cores of a simulated machine: their MSRs, which belong to no box, and CPUID. Not installed. */
#ifndef UNCORE_SIM_CORE_H
#define UNCORE_SIM_CORE_H

#include "sim/shape/shape.h"

struct core {
	const struct shape *shape;
	uint64_t nominal, hertz, instructions; /* per second */
	size_t *first;                         /* for each row of core_msrs[]: where its values begin */
	size_t count;                          /* of MSRs */
	uint64_t *values; /* count for each CPU; values of a package are at the number of its socket */
	struct uncore_scenario_core_event *events; /* event_count: what general counters count besides */
	size_t event_count;
	uint64_t *since; /* for each CPU: the time up to which it has counted */
};

/* Freed by core_free(), also after a failure. */
int core_build(struct core *core, const struct shape *shape, const struct uncore_scenario *scenario,
	       struct uncore_fault *fault);
void core_free(struct core *core);

/* Accesses an MSR that belongs to no box. IO where the cores have no such MSR, or do not allow the write. */
int core_access(struct core *core, unsigned cpu, uint32_t number, bool is_write, uint64_t now, uint64_t *value);
/* Answers the CPUID instruction: EAX, EBX, ECX, EDX. */
void core_cpuid(const struct core *core, unsigned cpu, uint32_t leaf, uint32_t subleaf, uint32_t out[4]);

#endif
