/* SPDX-License-Identifier: MIT */
/* Maps the configuration space of PCI functions. */
#ifndef RUNTIME_LINUX_MEMORY_MAP_H
#define RUNTIME_LINUX_MEMORY_MAP_H

#include "linux/host.h"

/*
 * Maps each function that has registers of a socket, unless it is mapped, and proves each page. *mapped counts those
 * that are mapped afterwards. Returns 0 if all are; else why the first one is not, with a fault.
 */
int map_functions(struct linux_host *host, unsigned *mapped);
void unmap_functions(struct linux_host *host);

#endif
