/* SPDX-License-Identifier: MIT */
/*
 * Checks what may keep a program from the registers: the processor, permissions, files. Each gate is tried by itself,
 * without writing to a register, and one that is shut has one remedy.
 */
#ifndef RUNTIME_CLI_MACHINE_GATES_H
#define RUNTIME_CLI_MACHINE_GATES_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"
#include "uncore/machine.h"

enum gate_verdict {
	GATE_OPEN,
	GATE_NOTE, /* in nobody's way, and worth knowing */
	GATE_SHUT
};

struct gate {
	const char *id;
	enum gate_verdict verdict;
	char *what;   /* was found */
	char *remedy; /* NULL: none is needed, or none is known */
};

struct gates {
	const char *root; /* "" for the real one: a path follows it */
	bool is_container;
	bool has_pci;    /* the platform has PCI registers, which need more rights */
	bool is_virtual; /* a virtual machine that is not given the registers */
	struct gate *list;
	size_t count;
};

/* root as the command line has it; NULL: the real one. */
void begin_gates(struct gates *gates, const char *root);
void free_gates(struct gates *gates);

/* The text is taken over; the remedy, which may be NULL, is copied. */
void add_gate(struct gates *gates, const char *id, enum gate_verdict verdict, struct text *what, const char *remedy);
/* "open", "note", "shut" */
const char *gate_verdict_word(enum gate_verdict verdict);
bool is_any_shut(const struct gates *gates);

/*
 * The processor, and whether it is a virtual one. NULL: nothing more is to be done: no platform has it, or no host
 * gives it.
 */
const struct uncore_tables *look_at_processor(struct gates *gates, const struct uncore_platforms *platforms);
/* Whether the processor says so; root as for begin_gates(). */
bool is_virtual_machine(const char *root);
/* Whether a PCI device of the platform is on any bus. */
bool is_device_there(const struct gates *gates, const struct uncore_tables *tables);
bool has_registers_in(const struct uncore_tables *tables, enum uncore_space space);
/* Files of MSRs on the CPUs that serve the sockets, and of PCI devices of the platform. */
void look_at_files(struct gates *gates, const struct uncore_machine *machine);
/* The kernel's own users of the counters. */
void look_at_kernel(struct gates *gates);
/* Where locks and journals go. */
void look_at_state(struct gates *gates, const char *state);

#endif
