/* SPDX-License-Identifier: MIT */
/*
 * Finds processes that may have written registers without a lock of this library: those that have the right files
 * open.
 */
#ifndef RUNTIME_CLI_MACHINE_SUSPECTS_H
#define RUNTIME_CLI_MACHINE_SUSPECTS_H

#include <stdio.h>

#include "cli/output.h"

struct suspect {
	long pid;
	char name[32];    /* of the program; empty: not known */
	const char *what; /* that it has open */
};

struct suspects {
	struct suspect *list;
	size_t count;
	unsigned kernel_pmus; /* uncore units that the kernel's own driver serves */
	bool was_searched;
};

/*
 * Looks for open files of the machine below root (NULL: /), among all processes that this user may look into but two:
 * this one, and own, which it has started (0: none).
 */
void find_suspects(const char *root, long own, struct suspects *suspects);
void free_suspects(struct suspects *suspects);

/* Uncore units of the kernel's own driver below root, which perf programs. */
unsigned count_kernel_pmus(const char *root);

/* A line: which process, and what it has open. */
void print_suspect(FILE *to, const struct suspect *suspect);
/* A paragraph: who may have done it. */
void print_suspects(const struct suspects *suspects);

#endif
