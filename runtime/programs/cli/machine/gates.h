/* SPDX-License-Identifier: MIT */
/*
 * Checks what may prevent access to registers: the processor, permissions, files. Each gate is checked separately,
 * without writing to a register, and a shut gate has one remedy.
 */
#ifndef RUNTIME_CLI_MACHINE_GATES_H
#define RUNTIME_CLI_MACHINE_GATES_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"
#include "uncore/machine.h"

/*
 * What perf events need in a container: options of docker run; what the program's file needs; who allows the system
 * call. Seccomp profiles: moby pull 43987 (docker 23), containerd pull 7301 (1.7). docs/fleet/service.md has the same.
 */
#define CONTAINER_PERF "--cap-add PERFMON"
#define CONTAINER_PERF_FILE "if the user is not root, also in the program's file (setcap cap_perfmon=ep)"
#define CONTAINER_PERF_CALL \
	"docker 23 and containerd 1.7 allow it then; older ones, and podman of before November 2025, with " \
	"--security-opt seccomp=unconfined"

enum gate_verdict {
	GATE_OPEN,
	GATE_NOTE, /* harmless, but worth knowing */
	GATE_SHUT
};

struct gate {
	const char *id;
	enum gate_verdict verdict;
	const char *what;   /* what was found; a copy, as remedy is */
	const char *remedy; /* NULL: none is needed or known */
};

struct uncore_way;

struct gates {
	const char *root; /* "" for /: a path follows it */
	bool is_container;
	bool has_pci;         /* the platform has PCI registers, which need more rights */
	bool has_no_counters; /* an unknown processor, or a virtual machine that does not get the registers */
	struct uncore_way
		*perf; /* open if perf events may be counted: then no gate of registers keeps all from counting */
	struct gate *list;
	size_t count;
};

/* root as on the command line; NULL: /. */
void begin_gates(struct gates *gates, const char *root);
void free_gates(struct gates *gates);

/* Takes over the text; copies the remedy, which may be NULL. */
void add_gate(struct gates *gates, const char *id, enum gate_verdict verdict, struct text *what, const char *remedy);
bool is_any_shut(const struct gates *gates);

/*
 * Checks the processor, and whether it is virtual. NULL: no further check is useful, because no platform has the
 * processor, or the host does not give its registers.
 */
const struct uncore_tables *look_at_processor(struct gates *gates, const struct uncore_platforms *platforms);
/* Whether CPUID says so; root as for begin_gates(). */
bool is_virtual_machine(const char *root);
/* Whether a PCI device of the platform is on any bus. */
bool is_device_there(const struct gates *gates, const struct uncore_tables *tables);
/* What the tables of units list. */
void look_at_units(struct gates *gates, struct uncore_machine *machine);
bool has_registers_in(const struct uncore_tables *tables, enum uncore_space space);
/* Checks the MSR files of CPUs that serve the sockets, the files of the platform's PCI devices, and /dev/mem. */
void look_at_files(struct gates *gates, const struct uncore_machine *machine);
/*
 * Tries whether configuration space can be mapped. Call it last: from then on the machine reads what is mapped without
 * its files.
 */
void look_at_mapping(struct gates *gates, struct uncore_machine *machine);
/* Checks whether perf events may count. Call it before what depends on gates->perf. */
void look_at_perf(struct gates *gates, struct uncore_machine *machine);
/* Checks whether the kernel uses the counters. */
void look_at_kernel(struct gates *gates);
/* Checks the directory of locks and journals. */
void look_at_state(struct gates *gates, const char *state);

#endif
