/* SPDX-License-Identifier: MIT */
/* Finds the socket of each PCI bus if an MSR of each socket has the numbers of its buses. */
#include <stdarg.h>
#include <stdio.h>

#include "linux/access.h"
#include "linux/host.h"
#include "linux/pci.h"
#include "linux/thread.h"
#include "uncore/uncore.h"

#define BUSES 256

static void say_of_socket(struct linux_host *host, unsigned socket, int code, const char *format, ...)
	UNCORE_PRINTF(4, 5);

static void say_of_socket(struct linux_host *host, unsigned socket, int code, const char *format, ...)
{
	struct socket_map *map = &host->maps[socket];
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(map->evidence, sizeof(map->evidence), format, arguments);
	va_end(arguments);
	map->code = code;
}

/* The sockets of a machine's buses. */
struct owners {
	struct linux_host *host;
	struct uncore_address address; /* of the register */
	int socket[BUSES];             /* -1: no socket's */
	uint8_t number[BUSES];         /* which of the socket's bus numbers it is */
};

static uint64_t field_of(const struct uncore_tables *tables, uint16_t field, uint64_t raw)
{
	const struct uncore_field_row *row = &uncore_fields(tables)[field];

	return uncore_field_value(row, raw);
}

/* Reads the socket's register. False if it cannot be read or is not valid; the evidence says why. */
static bool read_register(struct owners *owners, unsigned socket, uint64_t *raw)
{
	struct linux_host *host = owners->host;
	const struct uncore_tables *tables = host->machine.tables;
	uint16_t valid = tables->sockets.valid.field;
	int result = msr_access(host, socket, &owners->address, raw, false);

	if (result != 0) {
		say_of_socket(host, socket, result, "%s", host->fault.text);
		uncore_fault_clear(&host->fault);
		return false;
	}
	if (valid == UNCORE_NO_INDEX || field_of(tables, valid, *raw) == 1)
		return true;
	say_of_socket(host, socket, UNCORE_E_NODEV, "its MSR 0x%x says that it holds no bus numbers: 0x%llx",
		      (unsigned)owners->address.number, (unsigned long long)*raw);
	return false;
}

/* Checks that only one domain has the bus number. Otherwise the number does not identify a bus. */
static void check_domains(struct linux_host *host, unsigned socket, unsigned bus)
{
	const struct function *first = NULL;

	for (size_t at = 0; at < host->function_count; at++) {
		const struct function *each = &host->functions[at];

		if (each->place.bus != bus)
			continue;
		if (first != NULL && first->place.domain != each->place.domain)
			say_of_socket(host, socket, UNCORE_E_IO,
				      "bus %02x, which its MSR holds, is in more than one domain", bus);
		first = first != NULL ? first : each;
	}
	if (first == NULL)
		say_of_socket(host, socket, UNCORE_E_NODEV,
			      "bus %02x, which its MSR holds, has no functions: firmware may hide it", bus);
}

/* Only the listed buses belong to the socket. The register says nothing about their neighbours. */
static void own(struct owners *owners)
{
	struct linux_host *host = owners->host;

	for (size_t at = 0; at < host->function_count; at++) {
		struct function *each = &host->functions[at];
		int socket = owners->socket[each->place.bus];

		if (socket < 0 || host->maps[socket].code != 0)
			continue;
		each->socket = socket;
		each->own_bus = owners->number[each->place.bus];
		each->on_node_bus = each->own_bus == 0;
	}
}

/* Records that the socket's register has the number of the bus. */
static void claim(struct owners *owners, unsigned socket, unsigned number, uint64_t bus)
{
	struct linux_host *host = owners->host;
	int owner;

	if (bus >= BUSES) {
		say_of_socket(host, socket, UNCORE_E_IO, "its MSR 0x%x holds 0x%llx, which is no bus",
			      (unsigned)owners->address.number, (unsigned long long)bus);
		return;
	}
	if (number == 0)
		say_of_socket(host, socket, 0, "its MSR 0x%x holds bus %02x", (unsigned)owners->address.number,
			      (unsigned)bus);
	check_domains(host, socket, (unsigned)bus);
	owner = owners->socket[bus];
	if (owner >= 0 && (unsigned)owner != socket) {
		say_of_socket(host, socket, UNCORE_E_IO, "packages %d and %d both hold bus %02x",
			      host->sockets[owner].package, host->sockets[socket].package, (unsigned)bus);
		say_of_socket(host, (unsigned)owner, UNCORE_E_IO, "%s", host->maps[socket].evidence);
	}
	if (owner != (int)socket)
		owners->number[bus] = (uint8_t)number;
	owners->socket[bus] = (int)socket;
}

static void claim_all(struct owners *owners, unsigned socket)
{
	const struct uncore_tables *tables = owners->host->machine.tables;
	struct uncore_range buses = tables->sockets.buses;
	uint64_t raw = 0;

	if (!read_register(owners, socket, &raw))
		return;
	claim(owners, socket, 0, field_of(tables, tables->sockets.node.field, raw));
	for (unsigned at = 0; at < buses.count && owners->host->maps[socket].code == 0; at++)
		claim(owners, socket, at + 1, field_of(tables, uncore_field_refs(tables)[buses.first + at].field, raw));
}

bool map_by_msr(struct linux_host *host)
{
	const struct uncore_tables *tables = host->machine.tables;
	const struct uncore_socket_map *how = &tables->sockets;
	struct uncore_register reg = { how->node.box, 0, how->node.reg, 0 };
	struct owners owners = { .host = host };

	if ((how->method != UNCORE_SOCKET_MSR && how->method != UNCORE_SOCKET_BUS_NUMBER) ||
	    how->node.field >= tables->fields.count || uncore_register_address(tables, &reg, &owners.address) != 0 ||
	    owners.address.space != UNCORE_SPACE_MSR || owners.address.scope != UNCORE_SCOPE_PACKAGE)
		return false;
	for (unsigned bus = 0; bus < BUSES; bus++)
		owners.socket[bus] = -1;
	for (unsigned socket = 0; socket < host->machine.socket_count; socket++)
		claim_all(&owners, socket);
	own(&owners);
	release_thread(host);
	return true;
}
