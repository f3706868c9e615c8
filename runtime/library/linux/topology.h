/* SPDX-License-Identifier: MIT */
/* Finds the CPUs, their sockets, and which are online. */
#ifndef RUNTIME_LINUX_TOPOLOGY_H
#define RUNTIME_LINUX_TOPOLOGY_H

#include <stdbool.h>

#include "linux/host.h"

int find_topology(struct linux_host *host);
/* Reads again which CPUs are online; false if that fails. */
bool refresh_cpus(struct linux_host *host);
/* An online CPU of the socket, if possible one that the thread may use; -1: there is none. */
int elect_cpu(struct linux_host *host, unsigned socket);

#endif
