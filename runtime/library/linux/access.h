/* SPDX-License-Identifier: MIT */
/* Accesses registers: MSRs (msr.c), PCI configuration space (config.c), lists of all (list.c). */
#ifndef RUNTIME_LINUX_ACCESS_H
#define RUNTIME_LINUX_ACCESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "linux/host.h"

#define SMALL_CONFIG 64 /* bytes of configuration space that the kernel shows to everybody */

/* Checks that the machine has such a unit; 0 or RANGE, with a fault. */
int check_unit(struct linux_host *host, unsigned unit, enum uncore_scope scope);
/* The CPU that serves a unit, as far as known an online one; -1: none. */
int serving_cpu(struct linux_host *host, unsigned unit, enum uncore_scope scope);
int msr_access(struct linux_host *host, unsigned unit, const struct uncore_address *address, uint64_t *value,
	       bool write);
int config_read(struct linux_host *host, unsigned unit, const struct uncore_address *address, uint64_t *value);
int config_write(struct linux_host *host, unsigned unit, const struct uncore_address *address, uint64_t value);
/* The same of a function that is known; of the address only byte, width and order of the halves matter. */
int function_read(struct linux_host *host, struct function *function, uint32_t offset, unsigned width, uint64_t *value);
int function_write(struct linux_host *host, struct function *function, const struct uncore_address *address,
		   uint64_t value);
/* Reads registers that follow each other in the space of a function in one access. Returns how many. */
size_t config_run(struct linux_host *host, unsigned unit, struct uncore_io_item *items, size_t count);
void read_io_list(void *context, unsigned unit, struct uncore_io_item *items, size_t count);

#endif
