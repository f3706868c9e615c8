/* SPDX-License-Identifier: MIT */
/* Maps pages of physical memory. */
#ifndef RUNTIME_LINUX_MEMORY_PAGES_H
#define RUNTIME_LINUX_MEMORY_PAGES_H

#include <stdint.h>

#include "linux/host.h"

#define PAGE_BYTES 4096u /* of a processor's page, and of the configuration space of a function */

/* Opens /dev/mem, for writing too if asked. Returns the descriptor, or a negative uncore_error with a fault. */
int open_memory(struct linux_host *host, bool write);
/*
 * Maps the page at an address, a multiple of PAGE_BYTES. Returns 0, or an uncore_error with a fault. The page stays
 * when the descriptor is closed. Whoever maps must be sure what is there: a read can change a device.
 */
int map_page(struct linux_host *host, int memory, uint64_t address, bool write, void **page);
void unmap_page(struct linux_host *host, void *page);

/* Reads an aligned dword in one load, which devices need. Devices have the low byte first, as x86 has. */
static inline uint32_t page_dword(const volatile uint32_t *page, uint32_t offset)
{
	uint32_t value = page[offset / sizeof(*page)];

	return __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__ ? __builtin_bswap32(value) : value;
}

#endif
