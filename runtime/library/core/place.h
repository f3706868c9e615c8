/* SPDX-License-Identifier: MIT */
/*
 * Names units in files that are read later. Sockets are numbered each time a machine is opened, so their numbers change
 * when all CPUs of a package go offline or come back. So files name the physical package instead.
 */
#ifndef RUNTIME_CORE_PLACE_H
#define RUNTIME_CORE_PLACE_H

#include "uncore/machine.h"

/* No unit: the machine does not show the package, because all its CPUs are offline. */
#define NO_UNIT UINT32_MAX

struct place {
	const char *word; /* "package", "cpu" */
	unsigned number;
};

struct place place_of(const struct uncore_machine *machine, enum uncore_scope scope, unsigned unit);
/* The unit with the number of a place; NO_UNIT: none. */
unsigned unit_at(const struct uncore_machine *machine, enum uncore_scope scope, unsigned number);

#endif
