/* SPDX-License-Identifier: MIT */
/* Reads what the kernel's files say of root buses, and of devices below them. */
#ifndef RUNTIME_CLI_MACHINE_SYSFS_H
#define RUNTIME_CLI_MACHINE_SYSFS_H

#include "base/lists.h"
#include "base/text.h"
#include "uncore/machine.h"

/* A name as a cell of tables and of CSV takes it: without control characters, blanks and commas. */
const char *clean_copy(struct arena *arena, const char *name);

/* The root bus that the PMU of a box instance names for a socket, "0000:16", in the arena; NULL: it names none. */
const char *pmu_root_bus(struct arena *arena, const char *root, const struct uncore_machine *machine, uint16_t box,
			 uint16_t instance, unsigned socket);
/* Adds a line if the kernel has a PMU of the box beyond those that the tables describe. root may be NULL. */
void add_pmu_beyond(struct text *text, const char *root, const struct uncore_tables *tables, uint16_t box);
/* The root bus with a number, if the kernel knows it, in one PCI domain alone. */
const char *only_root_bus(struct arena *arena, const char *root, unsigned number);
/* Adds the names of devices below a root bus. */
void read_names(struct arena *arena, const char *root, const char *bus, struct strings *names);

#endif
