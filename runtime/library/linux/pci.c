/* SPDX-License-Identifier: MIT */
/* Finds the PCI functions of the vendor, and those that have registers of a socket. */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>

#include "core/lookup.h"
#include "linux/file.h"
#include "linux/host.h"
#include "linux/pci.h"
#include "linux/text.h"

#define DEVICES "/sys/bus/pci/devices"

void pci_path(const struct linux_host *host, const struct pci_place *place, const char *file, char *path)
{
	host_path(host, path, DEVICES "/%04x:%02x:%02x.%x/%s", (unsigned)place->domain, (unsigned)place->bus,
		  place->devfn >> 3u, place->devfn & 7u, file);
}

/* ---- finding them ---- */

int read_ids_there(const struct linux_host *host, const struct pci_place *place, long *vendor, long *device)
{
	char path[PATH_ROOM];
	uint8_t bytes[4];
	int64_t got;
	int fd;

	pci_path(host, place, "config", path);
	fd = host->sys.open(host->sys.context, path, O_RDONLY);
	if (fd < 0)
		return fd;
	got = host->sys.pread(host->sys.context, fd, bytes, sizeof(bytes), 0);
	(void)host->sys.close(host->sys.context, fd);
	if (got != (int64_t)sizeof(bytes))
		return got < 0 ? (int)got : -EIO;
	*vendor = bytes[0] | bytes[1] << 8;
	*device = bytes[2] | bytes[3] << 8;
	return 0;
}

/*
 * Reads the IDs, first from their files: reading configuration space would wake a sleeping device. A sysfs may have no
 * such files.
 */
static int read_ids(const struct linux_host *host, const struct pci_place *place, long *vendor, long *device)
{
	char path[PATH_ROOM];

	pci_path(host, place, "vendor", path);
	if (!read_number(host, path, vendor))
		return read_ids_there(host, place, vendor, device);
	pci_path(host, place, "device", path);
	if (*vendor == VENDOR_ID && !read_number(host, path, device))
		return read_ids_there(host, place, vendor, device);
	return 0;
}

static int add_function(struct linux_host *host, const struct pci_place *place, long device)
{
	if (host->function_count == host->function_room) {
		size_t room = host->function_room == 0 ? 256 : 2 * host->function_room;
		void *more = realloc(host->functions, room * sizeof(*host->functions));

		if (more == NULL)
			return -ENOMEM;
		host->functions = (struct function *)more;
		host->function_room = room;
	}
	host->functions[host->function_count++] = (struct function){ .place = *place,
								     .device_id = (uint16_t)device,
								     .nth = UNCORE_NO_INDEX,
								     .next = UNCORE_NO_INDEX,
								     .socket = -1,
								     .own_bus = UNCORE_NO_PLACE,
								     .fd = -1 };
	return 0;
}

/* A function that disappears while the list is made, or has no readable IDs, is left out. */
static int on_entry(void *to, const char *name)
{
	struct linux_host *host = (struct linux_host *)to;
	struct pci_place place;
	long vendor, device;

	if (!parse_pci_name(name, &place) || read_ids(host, &place, &vendor, &device) != 0 || vendor != VENDOR_ID ||
	    host->function_count >= UNCORE_NO_INDEX)
		return 0;
	return add_function(host, &place, device);
}

static int by_place(const void *a, const void *b)
{
	const struct pci_place *one = &((const struct function *)a)->place;
	const struct pci_place *other = &((const struct function *)b)->place;

	if (one->domain != other->domain)
		return one->domain < other->domain ? -1 : 1;
	if (one->bus != other->bus)
		return one->bus < other->bus ? -1 : 1;
	return one->devfn < other->devfn ? -1 : one->devfn > other->devfn;
}

/* Lists functions in rising order of place, because a directory has no order. A machine without PCI has none. */
int find_functions(struct linux_host *host)
{
	char path[PATH_ROOM];
	int result;

	host_path(host, path, DEVICES);
	result = host->sys.list(host->sys.context, path, on_entry, host);
	if (result < 0 && result != -ENOENT)
		return host_failed(host, result, "list the PCI functions", path);
	if (host->function_count > 0)
		qsort(host->functions, host->function_count, sizeof(*host->functions), by_place);
	return 0;
}

/* ---- their sockets ---- */

/*
 * Whether the tables have registers at the function's place. A function without an ID is on the bus that also gives the
 * socket.
 */
static bool is_place(const struct uncore_place_row *row, const struct function *function)
{
	if ((unsigned)row->device << 3 != (function->place.devfn & 0xf8u) ||
	    row->function != (function->place.devfn & 7u))
		return false;
	return row->device_id == 0 ? function->on_node_bus : row->device_id == function->device_id;
}

static bool holds_registers(const struct uncore_tables *tables, const struct function *function)
{
	for (uint32_t at = 0; at < tables->places.count; at++) {
		if (is_place(&uncore_places(tables)[at], function))
			return true;
	}
	return false;
}

/* ---- functions that only an ID identifies ---- */

/* Whether the tables give the place of the function with that ID. */
static bool has_place(const struct uncore_tables *tables, const struct function *function)
{
	for (uint32_t at = 0; at < tables->places.count; at++) {
		const struct uncore_place_row *row = &uncore_places(tables)[at];

		if (row->device_id != 0 && is_place(row, function))
			return true;
	}
	return false;
}

/* Counts equal functions before it, which are at lower places. */
static unsigned count_before(struct linux_host *host, const struct function *function)
{
	unsigned count = 0;

	for (const struct function *each = host->functions; each < function; each++)
		count += each->socket == function->socket && each->device_id == function->device_id &&
			 each->nth != UNCORE_NO_INDEX;
	return count;
}

/* If there are more than the tables know, it is unknown which of them is meant. */
static void mark_all(struct linux_host *host, const struct function *function)
{
	for (size_t at = 0; at < host->function_count; at++) {
		struct function *each = &host->functions[at];

		if (each->socket == function->socket && each->device_id == function->device_id &&
		    each->nth != UNCORE_NO_INDEX)
			each->twice = true;
	}
}

static void number_functions(struct linux_host *host)
{
	const struct uncore_tables *tables = host->machine.tables;

	for (size_t at = 0; at < host->function_count; at++) {
		struct function *function = &host->functions[at];
		unsigned known = functions_with_id(tables, function->device_id);

		if (known == 0 || function->socket < 0 || has_place(tables, function))
			continue;
		function->nth = (uint16_t)count_before(host, function);
		if (function->nth >= known)
			mark_all(host, function);
	}
}

/* Whether a box of the tables has the function on a bus of the socket that is not the function's. */
static bool is_elsewhere(const struct uncore_tables *tables, const struct uncore_box_row *box,
			 const struct function *function)
{
	for (unsigned at = box->functions.first; at < (unsigned)box->functions.first + box->functions.count; at++) {
		const struct uncore_function_row *row = &uncore_functions(tables)[at];

		for (unsigned instance = 0; row->bus != function->own_bus && instance < box->instances; instance++) {
			if (is_place(&uncore_places(tables)[row->first_place + instance], function))
				return true;
		}
	}
	return false;
}

static bool has_twin(const struct uncore_tables *tables, const struct function *function)
{
	for (unsigned box = 0; function->own_bus != UNCORE_NO_PLACE && box < tables->boxes.count; box++) {
		if (is_elsewhere(tables, &uncore_boxes(tables)[box], function))
			return true;
	}
	return false;
}

void index_functions(struct linux_host *host)
{
	for (unsigned socket = 0; socket < host->machine.socket_count; socket++) {
		for (unsigned devfn = 0; devfn < 256; devfn++)
			host->maps[socket].at[devfn] = UNCORE_NO_INDEX;
	}
	number_functions(host);
	for (size_t at = 0; at < host->function_count; at++) {
		struct function *function = &host->functions[at];
		uint16_t *head;

		if (function->socket < 0 || !holds_registers(host->machine.tables, function))
			continue;
		function->has_twin = has_twin(host->machine.tables, function);
		head = &host->maps[function->socket].at[function->place.devfn];
		for (uint16_t other = *head; other != UNCORE_NO_INDEX; other = host->functions[other].next) {
			if (host->functions[other].device_id == function->device_id &&
			    !(function->has_twin && host->functions[other].own_bus != function->own_bus))
				host->functions[other].twice = function->twice = true;
		}
		function->next = *head;
		*head = (uint16_t)at;
	}
}
