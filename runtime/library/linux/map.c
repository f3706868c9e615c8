/* SPDX-License-Identifier: MIT */
/*
 * Finds the socket of each PCI bus by the method of the platform's tables. A register of the bus has a node ID, which
 * is looked up in a map of node IDs by package. If there are more packages than entries in the map, the NUMA node of
 * the bus, as the kernel gives it, is the evidence. The order of buses never is.
 */
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "linux/access.h"
#include "linux/file.h"
#include "linux/host.h"
#include "linux/pci.h"
#include "linux/text.h"
#include "uncore/uncore.h"

/* A bus with a register of its node ID. */
struct node_bus {
	struct pci_place place; /* of the function with the register */
	int socket;             /* -1: unknown */
	int code;               /* why it is unknown: enum uncore_error */
	char evidence[sizeof(((struct socket_map *)NULL)->evidence)];
};

struct map {
	struct linux_host *host;
	struct node_bus *buses; /* in rising order of place */
	size_t count;
	struct uncore_address node, entries; /* the two registers */
};

static int say_of_bus(struct node_bus *bus, int code, const char *format, ...) UNCORE_PRINTF(3, 4);

static int say_of_bus(struct node_bus *bus, int code, const char *format, ...)
{
	int length = snprintf(bus->evidence, sizeof(bus->evidence), "%04x:%02x:%02x.%x: ", (unsigned)bus->place.domain,
			      (unsigned)bus->place.bus, bus->place.devfn >> 3u, bus->place.devfn & 7u);
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(bus->evidence + length, sizeof(bus->evidence) - (size_t)length, format, arguments);
	va_end(arguments);
	bus->code = code;
	return code;
}

static void say_for_socket(struct socket_map *map, int code, const char *format, ...) UNCORE_PRINTF(3, 4);

static void say_for_socket(struct socket_map *map, int code, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(map->evidence, sizeof(map->evidence), format, arguments);
	va_end(arguments);
	map->code = code;
}

static int socket_of_package(const struct linux_host *host, long package)
{
	for (unsigned socket = 0; socket < host->machine.socket_count; socket++) {
		if (host->sockets[socket].package == package)
			return (int)socket;
	}
	return -1;
}

/* ---- by the registers ---- */

static int read_dword(struct map *map, struct node_bus *bus, uint32_t offset, uint32_t *value)
{
	const struct uncore_linux_sys *sys = &map->host->sys;
	char path[PATH_ROOM];
	uint8_t bytes[4];
	int64_t got;
	int fd;

	pci_path(map->host, &bus->place, "config", path);
	fd = sys->open(sys->context, path, O_RDONLY);
	if (fd < 0)
		return say_of_bus(bus, errno_code(fd), "cannot open its configuration space: %s", errno_text(fd));
	got = sys->pread(sys->context, fd, bytes, sizeof(bytes), offset);
	(void)sys->close(sys->context, fd);
	if (got < 0)
		return say_of_bus(bus, errno_code(got), "cannot read offset 0x%x: %s", (unsigned)offset,
				  errno_text(got));
	if (got == 0 && offset >= SMALL_CONFIG)
		return say_of_bus(bus, UNCORE_E_DENIED,
				  "offset 0x%x is not shown: all bytes past 63 need CAP_SYS_ADMIN", (unsigned)offset);
	if (got != (int64_t)sizeof(bytes))
		return say_of_bus(bus, UNCORE_E_IO, "only %d of 4 bytes can be read at offset 0x%x", (int)got,
				  (unsigned)offset);
	*value = (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
	return 0;
}

static uint64_t field_of(const struct uncore_field_row *field, uint32_t raw)
{
	return uncore_field_value(field, raw);
}

/* The number of a field's entry in the map. Entries follow each other from the lowest bit up. */
static unsigned entry_number(const struct uncore_tables *tables, struct uncore_range fields,
			     const struct uncore_field_row *field)
{
	unsigned number = 0;

	for (unsigned at = 0; at < fields.count; at++) {
		const struct uncore_field_row *each = &uncore_fields(tables)[fields.first + at];

		number += each->role == UNCORE_ROLE_NODE_MAP && each->lo < field->lo;
	}
	return number;
}

/*
 * Finds the socket whose entry in the map equals the node ID. The entry of a missing package reads as 0 and means
 * nothing. A node whose package has no online CPU belongs to no socket.
 */
static int look_up(struct map *map, struct node_bus *bus, uint64_t node, uint32_t raw)
{
	const struct uncore_tables *tables = map->host->machine.tables;
	unsigned layout = uncore_registers(tables)[tables->sockets.map.reg].layout;
	struct uncore_range fields = uncore_layouts(tables)[layout].fields;
	int package = -1;

	for (unsigned at = 0; at < fields.count; at++) {
		const struct uncore_field_row *field = &uncore_fields(tables)[fields.first + at];
		int number = (int)entry_number(tables, fields, field);

		if (field->role != UNCORE_ROLE_NODE_MAP || field_of(field, raw) != node ||
		    socket_of_package(map->host, number) < 0)
			continue;
		if (package >= 0)
			return say_of_bus(bus, UNCORE_E_IO, "node %u is twice in the map, for packages %d and %d",
					  (unsigned)node, number, package);
		package = number;
	}
	if (package < 0)
		return say_of_bus(bus, UNCORE_E_NODEV, "node %u belongs to no package that has a CPU online",
				  (unsigned)node);
	bus->socket = socket_of_package(map->host, package);
	return say_of_bus(bus, 0, "its register holds node %u, and the map has that node for package %d",
			  (unsigned)node, package);
}

static void by_registers(struct map *map, struct node_bus *bus)
{
	const struct uncore_tables *tables = map->host->machine.tables;
	uint32_t node, entries;

	if (read_dword(map, bus, map->node.number, &node) == 0 &&
	    read_dword(map, bus, map->entries.number, &entries) == 0)
		(void)look_up(map, bus, field_of(&uncore_fields(tables)[tables->sockets.node.field], node), entries);
}

/* ---- by NUMA node ---- */

struct numa_cpus {
	const struct linux_host *host;
	int socket; /* -1: none yet, -2: several */
};

static void add_sockets(void *to, unsigned first, unsigned last)
{
	struct numa_cpus *numa = (struct numa_cpus *)to;

	for (unsigned cpu = first; cpu <= last && cpu < numa->host->machine.cpu_count; cpu++) {
		int socket = numa->host->cpus[cpu].socket;

		if (socket >= 0 && numa->socket != socket)
			numa->socket = numa->socket == -1 ? socket : -2;
	}
}

int socket_by_node(const struct linux_host *host, const struct pci_place *place, long *node)
{
	struct numa_cpus numa = { host, -1 };
	char path[PATH_ROOM], text[LIST_ROOM];
	int length;

	pci_path(host, place, "numa_node", path);
	if (!read_number(host, path, node) || *node < 0) {
		*node = -1;
		return -1;
	}
	host_path(host, path, "/sys/devices/system/node/node%ld/cpulist", *node);
	length = read_text(host, path, text, sizeof(text));
	if (length < 0 || (size_t)length == sizeof(text) - 1 ||
	    parse_cpulist(text, (size_t)length, add_sockets, &numa) < 0 || numa.socket < 0)
		return -1;
	return numa.socket;
}

static void by_numa(struct map *map, struct node_bus *bus)
{
	unsigned limit = (unsigned)map->host->machine.tables->sockets.limit;
	long node;

	bus->socket = socket_by_node(map->host, &bus->place, &node);
	if (node < 0)
		(void)say_of_bus(bus, UNCORE_E_NODEV, "the map holds %u nodes, and the kernel knows no NUMA node",
				 limit);
	else if (bus->socket < 0)
		(void)say_of_bus(bus, UNCORE_E_NODEV, "it is on NUMA node %ld, whose CPUs are not of one package",
				 node);
	else
		(void)say_of_bus(
			bus, 0,
			"the map holds %u nodes only; the kernel has it on NUMA node %ld, whose CPUs are of package %d",
			limit, node, map->host->sockets[bus->socket].package);
}

/* ---- all of them ---- */

/* Finds both registers, which are in one function; false unless the platform uses this method. */
static bool find_registers(struct map *map)
{
	const struct uncore_tables *tables = map->host->machine.tables;
	const struct uncore_socket_map *how = &tables->sockets;
	struct uncore_register node = { how->node.box, 0, how->node.reg, 0 };
	struct uncore_register entries = { how->map.box, 0, how->map.reg, 0 };
	int one, other;

	if (how->method != UNCORE_SOCKET_NODE_MAP || how->node.field >= tables->fields.count)
		return false;
	one = uncore_register_address(tables, &node, &map->node);
	other = uncore_register_address(tables, &entries, &map->entries);
	return (one == 0 || one == UNCORE_E_NOPLACE) && (other == 0 || other == UNCORE_E_NOPLACE) &&
	       map->node.space == UNCORE_SPACE_PCI && map->entries.space == UNCORE_SPACE_PCI &&
	       map->node.device_id != 0 && map->node.device_id == map->entries.device_id;
}

static bool has_register(const struct map *map, const struct function *function)
{
	const struct uncore_address *node = &map->node;

	return function->device_id == node->device_id &&
	       (node->device == UNCORE_NO_PLACE || function->place.devfn >> 3 == node->device) &&
	       (node->function == UNCORE_NO_PLACE || (function->place.devfn & 7) == node->function);
}

static bool map_is_too_small(const struct linux_host *host)
{
	const struct uncore_socket *last = &host->sockets[host->machine.socket_count - 1];

	return host->machine.tables->sockets.limit != 0 && last->package >= host->machine.tables->sockets.limit;
}

static void find_buses(struct map *map)
{
	for (size_t at = 0; at < map->host->function_count; at++) {
		struct function *function = &map->host->functions[at];
		struct node_bus *bus = &map->buses[map->count];

		if (!has_register(map, function))
			continue;
		memset(bus, 0, sizeof(*bus));
		bus->place = function->place;
		bus->socket = -1;
		map->count++;
		if (map_is_too_small(map->host))
			by_numa(map, bus);
		else
			by_registers(map, bus);
	}
}

static void tell_sockets(struct map *map)
{
	for (size_t at = 0; at < map->count; at++) {
		struct node_bus *bus = &map->buses[at];

		for (size_t other = 0; other < at && bus->socket >= 0; other++) {
			struct node_bus *first = &map->buses[other];

			if (first->socket == bus->socket)
				say_for_socket(&map->host->maps[bus->socket], UNCORE_E_IO,
					       "buses %04x:%02x and %04x:%02x both say that they belong to package %d",
					       (unsigned)first->place.domain, (unsigned)first->place.bus,
					       (unsigned)bus->place.domain, (unsigned)bus->place.bus,
					       map->host->sockets[bus->socket].package);
		}
		if (bus->socket >= 0 && map->host->maps[bus->socket].code == UNCORE_E_NODEV)
			say_for_socket(&map->host->maps[bus->socket], 0, "%s", bus->evidence);
	}
}

/* Explains the sockets that no bus has named: a bus whose socket is not known may be theirs, or they have none. */
static void tell_sockets_without(struct map *map)
{
	const struct node_bus *silent = NULL;
	unsigned count = 0;

	for (size_t at = map->count; at-- > 0;) {
		if (map->buses[at].code == 0)
			continue;
		silent = &map->buses[at];
		count++;
	}
	for (unsigned socket = 0; socket < map->host->machine.socket_count; socket++) {
		struct socket_map *each = &map->host->maps[socket];

		if (each->code == UNCORE_E_NODEV && silent != NULL)
			say_for_socket(each, silent->code, "%u PCI %s; %s", count,
				       count == 1 ? "bus does not say" : "buses do not say", silent->evidence);
	}
}

/* The bus that gives the socket of the function's bus, in the same domain; NULL: there is none. */
static const struct node_bus *find_owner(const struct map *map, const struct function *function)
{
	uint16_t others = map->host->machine.tables->sockets.others;
	const struct node_bus *lower = NULL;

	for (size_t each = 0; each < map->count; each++) {
		const struct node_bus *bus = &map->buses[each];

		if (bus->place.domain != function->place.domain)
			continue;
		if (bus->place.bus == function->place.bus ||
		    (bus->place.bus > function->place.bus && others == UNCORE_OTHERS_NEXT_HIGHER))
			return bus;
		if (bus->place.bus < function->place.bus && others == UNCORE_OTHERS_NEXT_LOWER)
			lower = bus;
	}
	return lower;
}

static void own_functions(struct map *map)
{
	for (size_t at = 0; at < map->host->function_count; at++) {
		struct function *function = &map->host->functions[at];
		const struct node_bus *owner = find_owner(map, function);

		if (owner == NULL || owner->socket < 0 || map->host->maps[owner->socket].code != 0)
			continue;
		function->socket = owner->socket;
		function->on_node_bus = owner->place.bus == function->place.bus;
	}
}

/* Every bus belongs to the only socket. */
static bool map_single(struct linux_host *host)
{
	bool is_one = host->machine.socket_count == 1;

	if (host->machine.tables->sockets.method != UNCORE_SOCKET_SINGLE)
		return false;
	for (unsigned socket = 0; socket < host->machine.socket_count; socket++)
		say_for_socket(&host->maps[socket], is_one ? 0 : UNCORE_E_IO,
			       is_one ? "the platform has one socket, so every PCI bus belongs to it" :
					"the platform has one socket, and this machine has %u packages",
			       host->machine.socket_count);
	for (size_t at = 0; at < host->function_count && is_one; at++) {
		host->functions[at].socket = 0;
		host->functions[at].on_node_bus = true;
	}
	return true;
}

int map_buses(struct linux_host *host)
{
	struct map map = { .host = host };
	bool known = find_registers(&map);

	if (!known && (map_single(host) || map_by_msr(host)))
		return 0;
	for (unsigned socket = 0; socket < host->machine.socket_count; socket++) {
		if (known)
			say_for_socket(&host->maps[socket], UNCORE_E_NODEV,
				       "no PCI bus has the function 8086:%04x that identifies package %d: "
				       "firmware may hide it",
				       (unsigned)map.node.device_id, host->sockets[socket].package);
		else
			say_for_socket(&host->maps[socket], UNCORE_E_NOPLACE,
				       "nothing that the library can read says which PCI buses belong to package %d",
				       host->sockets[socket].package);
	}
	if (!known || host->function_count == 0)
		return 0;
	map.buses = (struct node_bus *)calloc(host->function_count, sizeof(*map.buses));
	if (map.buses == NULL)
		return uncore_fault_set(&host->fault, UNCORE_E_NOMEM, "out of memory for the PCI buses");
	find_buses(&map);
	tell_sockets(&map);
	tell_sockets_without(&map);
	own_functions(&map);
	free(map.buses);
	return 0;
}
