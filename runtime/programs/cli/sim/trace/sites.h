/* SPDX-License-Identifier: MIT */
/* Finds instructions in the text of an ELF file that ask for the processor or its clock. */
#ifndef RUNTIME_CLI_SIM_TRACE_SITES_H
#define RUNTIME_CLI_SIM_TRACE_SITES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum site_kind {
	SITE_CPUID,
	SITE_CLOCK, /* RDTSC and RDTSCP */
	SITE_LOADED /* where the dynamic linker says that it has loaded something */
};

struct site {
	uint64_t offset; /* in the file */
	enum site_kind kind;
	uint8_t first[2]; /* its bytes */
};

struct sites {
	struct site *at; /* by rising offset, but for the linker's, which is the last */
	size_t count;
};

/* False: it is no ELF file of 64-bit x86, or cannot be read. The caller frees found->at. */
bool sites_find(int file, struct sites *found);

#endif
