/* SPDX-License-Identifier: MIT */
/* Finds PCI functions (pci.c) and the sockets of their buses (map.c, map_msr.c). */
#ifndef RUNTIME_LINUX_PCI_H
#define RUNTIME_LINUX_PCI_H

#include <stdbool.h>

#include "linux/host.h"

#define VENDOR_ID 0x8086

int find_functions(struct linux_host *host);
/* The path of a file of a PCI function, in a buffer of PATH_ROOM bytes. */
void pci_path(const struct linux_host *host, const struct pci_place *place, const char *file, char *path);
/* Reads the IDs from configuration space. Returns 0 or a negative errno. */
int read_ids_there(const struct linux_host *host, const struct pci_place *place, long *vendor, long *device);
/* The socket whose CPUs are those of the NUMA node of the function's bus, or -1; and the node, or -1. */
int socket_by_node(const struct linux_host *host, const struct pci_place *place, long *node);
int map_buses(struct linux_host *host);
/* Maps buses by MSRs. False unless the platform's tables name an MSR with the number of the socket's bus. */
bool map_by_msr(struct linux_host *host);
void index_functions(struct linux_host *host);

#endif
