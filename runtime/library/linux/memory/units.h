/* SPDX-License-Identifier: MIT */
/*
 * Finds the units that the machine's tables list. A PCI function has a capability that says where the table of its
 * socket is. The table is read once, and nothing is written.
 */
#ifndef RUNTIME_LINUX_MEMORY_UNITS_H
#define RUNTIME_LINUX_MEMORY_UNITS_H

#include "core/units/table.h"
#include "linux/host.h"

/* What the tables of a socket list. */
struct socket_units {
	struct uncore_found_unit *units;
	size_t count;
	unsigned tables;
	int code; /* 0, or why a table could not be read; NOENT: the machine has none */
	char why[288];
};

/* What is known of a socket's units, after reading the tables if that has not been done; NULL: out of memory. */
const struct socket_units *units_of_socket(struct linux_host *host, unsigned socket);
/*
 * Finds the unit of an instance of a box. Returns 0; NOENT if the machine or the platform has no table; NODEV if the
 * table does not list the unit; or why the table cannot be read.
 */
int find_unit(struct linux_host *host, unsigned socket, uint16_t box, uint16_t instance,
	      const struct uncore_found_unit **unit);
/* The same as the question of uncore_machine_ops. */
int linux_find(void *context, unsigned socket, uint16_t box, uint16_t instance);
/* Returns the PCI function at the unit's address; NULL with a fault: it has none that the socket may have. */
struct function *function_of_unit(struct linux_host *host, unsigned socket, const struct uncore_found_unit *unit);
/* Gives the machine tables of its own, with a box for each type that is listed and has none. */
int add_unit_types(struct linux_host *host);
void free_units(struct linux_host *host);

#endif
