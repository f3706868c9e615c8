/* SPDX-License-Identifier: MIT */
/*
 * Reads and writes registers in memory. base.c finds where a window is, and proof.c shows before the first write that
 * its registers are there. window.c and physical.c make the accesses.
 */
#ifndef RUNTIME_LINUX_MEMORY_WINDOW_H
#define RUNTIME_LINUX_MEMORY_WINDOW_H

#include <stdbool.h>
#include <stdint.h>

#include "linux/host.h"
#include "uncore/uncore.h"

/* A window of an instance on a socket. What fails is tried again with the next access. */
struct window {
	uint64_t begin; /* its physical address */
	bool is_found;
	bool is_proven; /* its control registers have been read, and look as they should */
};

int window_read(struct linux_host *host, unsigned unit, const struct uncore_address *address, uint64_t *value);
int window_write(struct linux_host *host, unsigned unit, const struct uncore_address *address, uint64_t value);
void unmap_windows(struct linux_host *host);

/* Returns 0 and the window's address, after the checks that need no access to it. */
int find_base(struct linux_host *host, unsigned socket, const struct uncore_address *address, uint64_t *begin);
/* Reads the control registers of the address's window; 0 if their reserved bits are as documented. */
int prove_window(struct linux_host *host, unsigned socket, const struct uncore_address *address, uint64_t begin);

/* Reads or writes the whole width of a register, at a multiple of its bytes. */
int physical_read(struct linux_host *host, uint64_t at, unsigned width, uint64_t *value);
int physical_write(struct linux_host *host, uint64_t at, unsigned width, uint64_t value);

#endif
