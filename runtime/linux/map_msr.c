/* SPDX-License-Identifier: MIT */
/* Finds which socket a PCI bus belongs to, where an MSR of each socket holds the number of its bus. */
#include <stdarg.h>
#include <stdio.h>

#include "linux/linux.h"
#include "uncore/uncore.h"

#define BUSES 256

static void say(struct uncore_priv_linux *host, unsigned socket, int code, const char *format, ...) UNCORE_PRINTF(4, 5);

static void say(struct uncore_priv_linux *host, unsigned socket, int code, const char *format, ...)
{
	struct uncore_priv_socket_map *map = &host->maps[socket];
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(map->evidence, sizeof(map->evidence), format, arguments);
	va_end(arguments);
	map->code = code;
}

/* The bus that the socket's register holds; BUSES, the evidence saying why, where it holds none. */
static unsigned read_bus(struct uncore_priv_linux *host, unsigned socket, const struct uncore_address *address)
{
	const struct uncore_tables *tables = host->machine.tables;
	const struct uncore_field_row *field = &uncore_fields(tables)[tables->sockets.node.field];
	uint64_t raw = 0;
	int result = uncore_priv_msr(host, socket, address, &raw, false);

	if (result != 0) {
		say(host, socket, result, "%s", host->fault.text);
		uncore_fault_clear(&host->fault);
		return BUSES;
	}
	raw = uncore_field_value(field, raw);
	if (raw < BUSES) {
		say(host, socket, 0, "its MSR 0x%x holds bus %02x", (unsigned)address->number, (unsigned)raw);
		return (unsigned)raw;
	}
	say(host, socket, UNCORE_E_IO, "its MSR 0x%x holds 0x%llx, which is no bus", (unsigned)address->number,
	    (unsigned long long)raw);
	return BUSES;
}

/* The number of a bus tells the bus only where one domain has it. */
static void check_domains(struct uncore_priv_linux *host, unsigned socket, unsigned bus)
{
	const struct uncore_priv_function *first = NULL;

	for (size_t at = 0; at < host->function_count; at++) {
		const struct uncore_priv_function *each = &host->functions[at];

		if (each->place.bus != bus)
			continue;
		if (first != NULL && first->place.domain != each->place.domain)
			say(host, socket, UNCORE_E_IO, "bus %02x, which its MSR holds, is in more than one domain",
			    bus);
		first = first != NULL ? first : each;
	}
	if (first == NULL)
		say(host, socket, UNCORE_E_NODEV,
		    "bus %02x, which its MSR holds, has no functions: firmware may hide it", bus);
}

/* Only the bus itself is the socket's: of its neighbours the register does not tell. */
static void own(struct uncore_priv_linux *host, unsigned socket, unsigned bus)
{
	for (size_t at = 0; at < host->function_count; at++) {
		struct uncore_priv_function *each = &host->functions[at];

		if (each->place.bus == bus) {
			each->socket = (int)socket;
			each->on_node_bus = true;
		}
	}
}

bool uncore_priv_map_by_msr(struct uncore_priv_linux *host)
{
	const struct uncore_tables *tables = host->machine.tables;
	const struct uncore_socket_map *how = &tables->sockets;
	struct uncore_register reg = { how->node.box, 0, how->node.reg, 0 };
	struct uncore_address address;
	int owner[BUSES];

	if ((how->method != UNCORE_SOCKET_MSR && how->method != UNCORE_SOCKET_BUS_NUMBER) ||
	    how->node.field >= tables->fields.count || uncore_register_address(tables, &reg, &address) != 0 ||
	    address.space != UNCORE_SPACE_MSR || address.scope != UNCORE_SCOPE_PACKAGE)
		return false;
	for (unsigned bus = 0; bus < BUSES; bus++)
		owner[bus] = -1;
	for (unsigned socket = 0; socket < host->machine.socket_count; socket++) {
		unsigned bus = read_bus(host, socket, &address);

		if (bus == BUSES)
			continue;
		check_domains(host, socket, bus);
		if (owner[bus] >= 0) {
			say(host, socket, UNCORE_E_IO, "packages %d and %d both hold bus %02x",
			    host->sockets[owner[bus]].package, host->sockets[socket].package, bus);
			say(host, (unsigned)owner[bus], UNCORE_E_IO, "%s", host->maps[socket].evidence);
		}
		owner[bus] = (int)socket;
	}
	for (unsigned bus = 0; bus < BUSES; bus++) {
		if (owner[bus] >= 0 && host->maps[owner[bus]].code == 0)
			own(host, (unsigned)owner[bus], bus);
	}
	uncore_priv_release(host);
	return true;
}
