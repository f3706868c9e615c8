/* SPDX-License-Identifier: MIT */
#include "core/place.h"

/* A machine that does not know its packages numbers them. */
static unsigned package_of(const struct uncore_machine *machine, unsigned socket)
{
	int package = machine->sockets[socket].package;

	return package >= 0 ? (unsigned)package : socket;
}

struct uncore_priv_place uncore_priv_place_of(const struct uncore_machine *machine, enum uncore_scope scope,
					      unsigned unit)
{
	if (scope == UNCORE_SCOPE_CPU)
		return (struct uncore_priv_place){ "cpu", unit };
	return (struct uncore_priv_place){ "package", package_of(machine, unit) };
}

unsigned uncore_priv_unit_at(const struct uncore_machine *machine, enum uncore_scope scope, unsigned number)
{
	if (scope == UNCORE_SCOPE_CPU)
		return number < machine->cpu_count ? number : UNCORE_PRIV_NO_UNIT;
	for (unsigned socket = 0; socket < machine->socket_count; socket++) {
		if (package_of(machine, socket) == number)
			return socket;
	}
	return UNCORE_PRIV_NO_UNIT;
}
