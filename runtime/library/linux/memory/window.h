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

#define WHY_ROOM 192 /* of the reason why a place is not used, with its NUL */

/* A window of an instance on a socket. What fails is tried again with the next access. */
struct window {
	uint64_t begin;            /* its physical address, MSR, or byte in configuration space */
	struct function *function; /* of configuration space, else NULL */
	uint8_t space;             /* enum uncore_space: where it is */
	bool is_found;
	bool is_proven; /* its control registers have been read, and look as they should */
};

int window_read(struct linux_host *host, unsigned unit, const struct uncore_address *address, uint64_t *value);
int window_write(struct linux_host *host, unsigned unit, const struct uncore_address *address, uint64_t value);
void unmap_windows(struct linux_host *host);

/*
 * Whether a part of physical memory can have registers: it is no other memory. Returns 0, or an uncore_error and why.
 * Nothing there is accessed.
 */
int check_place(struct linux_host *host, uint64_t begin, uint64_t size, char why[WHY_ROOM]);
/* Returns 0 and the window's address, after the checks that need no access to it. */
int find_base(struct linux_host *host, unsigned socket, const struct uncore_address *address, uint64_t *begin);
/* Whether such a window of any socket has some of the bytes, as far as the registers with its address can be read. */
bool is_of_others(struct linux_host *host, uint64_t begin, uint32_t size);
/* The same of a window in a unit that the machine's table of units has. */
int find_found_window(struct linux_host *host, unsigned socket, const struct uncore_address *address,
		      struct window *window);
/* Finds the window of an address, of which the caller knows only that its width is 32 or 64. */
int find_address_window(struct linux_host *host, unsigned socket, const struct uncore_address *address,
			struct window **window);
/*
 * Reads the control registers of the address's window, or of the unit that the window is a part of. Returns 0 if their
 * reserved bits are as documented.
 */
int prove_window(struct linux_host *host, unsigned socket, const struct uncore_address *address);
/* Reads a register of a window that has been found. */
int read_in_window(struct linux_host *host, unsigned socket, const struct window *window,
		   const struct uncore_address *address, uint64_t *value);
/* Writes one, without a doubt. */
int write_in_window(struct linux_host *host, unsigned socket, const struct window *window,
		    const struct uncore_address *address, uint64_t value);

/* Memory that a PCI function answers for. */
struct bar {
	const struct pci_place *place;
	unsigned number;
	uint64_t address; /* of its first byte */
};

/*
 * Maps the pages of some bytes of a BAR by the kernel's file for it, for reading. That needs neither /dev/mem nor
 * CAP_SYS_RAWIO, and the kernel sees to it that nothing but the function is there. Returns 0 or a negative errno;
 * without it the same bytes are looked for in /dev/mem.
 */
int map_bar(struct linux_host *host, const struct bar *bar, uint64_t address, size_t bytes);
/* Reads or writes the whole width of a register, at a multiple of its bytes. */
int physical_read(struct linux_host *host, uint64_t at, unsigned width, uint64_t *value);
int physical_write(struct linux_host *host, uint64_t at, unsigned width, uint64_t value);

#endif
