/* SPDX-License-Identifier: MIT */
/* Finds processes that may have written registers without a lock of this library, by their open files. */
#ifndef RUNTIME_CLI_MACHINE_SUSPECTS_H
#define RUNTIME_CLI_MACHINE_SUSPECTS_H

#include <stdio.h>

#include "cli/common/output.h"

struct suspect {
	long pid;
	char name[32];    /* of the program; empty: unknown */
	const char *what; /* what it has open */
};

struct suspects {
	struct suspect *list;
	size_t count;
	unsigned kernel_pmus; /* uncore units that the kernel's driver serves */
	bool was_searched;
};

/*
 * Searches the processes that this user may inspect for open files of the machine below root (NULL: /). Skips two: this
 * process, and own, which it started (0: none).
 */
void find_suspects(const char *root, long own, struct suspects *suspects);
void free_suspects(struct suspects *suspects);

/* Counts uncore units of the kernel's driver below root, which perf programs. */
unsigned count_kernel_pmus(const char *root);

/* Prints a line: the process, and what it has open. */
void print_suspect(FILE *to, const struct suspect *suspect);
/* Prints a paragraph: who may have written the registers. */
void print_suspects(const struct suspects *suspects);

#endif
