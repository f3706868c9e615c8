/* SPDX-License-Identifier: MIT */
/* Finds units by the words and numbers that files use for them. */
#include "core/place.h"

/* A machine that does not know its packages numbers them. */
static unsigned package_of(const struct uncore_machine *machine, unsigned socket)
{
	int package = machine->sockets[socket].package;

	return package >= 0 ? (unsigned)package : socket;
}

struct place place_of(const struct uncore_machine *machine, enum uncore_scope scope, unsigned unit)
{
	if (scope == UNCORE_SCOPE_CPU)
		return (struct place){ "cpu", unit };
	return (struct place){ "package", package_of(machine, unit) };
}

unsigned unit_at(const struct uncore_machine *machine, enum uncore_scope scope, unsigned number)
{
	if (scope == UNCORE_SCOPE_CPU)
		return number < machine->cpu_count ? number : NO_UNIT;
	for (unsigned socket = 0; socket < machine->socket_count; socket++) {
		if (package_of(machine, socket) == number)
			return socket;
	}
	return NO_UNIT;
}
