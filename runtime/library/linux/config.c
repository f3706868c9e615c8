/* SPDX-License-Identifier: MIT */
/*
 * Reads and writes PCI configuration space. A mapped function (memory/map.h) is read without a system call. It is
 * written through its file all the same: writes are rare, and a file has no wrong address. The kernel transfers dwords
 * in rising order. So a 64-bit register is read and written in two halves, the low one first, which is safe while its
 * counter is stopped. If its address says so, the high half is written first.
 */
#include <errno.h>
#include <string.h>

#include "core/lookup.h"
#include "linux/access.h"
#include "linux/file.h"
#include "linux/host.h"
#include "linux/memory/pages.h"
#include "linux/pci.h"
#include "linux/thread.h"

#define RUN_BYTES 256
#define READS 8 /* tries to read a high half that changes meanwhile: it does so every 2^32 counts */

/* ---- functions and their files ---- */

static bool is_there(const struct function *function, const struct uncore_address *address)
{
	if (function->has_twin && function->own_bus != address->bus)
		return false;
	return address->device_id == 0 ? function->on_node_bus : function->device_id == address->device_id;
}

/* No source gives the place of the register. */
static struct function *find_by_id(struct linux_host *host, unsigned socket, const struct uncore_address *address)
{
	for (size_t at = 0; at < host->function_count; at++) {
		struct function *each = &host->functions[at];

		if (each->socket == (int)socket && each->device_id == address->device_id && each->nth == address->nth)
			return each;
	}
	return NULL;
}

static struct function *look_up(struct linux_host *host, unsigned socket, const struct uncore_address *address)
{
	uint16_t at;

	if (uncore_is_by_id(address))
		return find_by_id(host, socket, address);
	if (address->device > 31 || address->function > 7)
		return NULL;
	at = host->maps[socket].at[address->device << 3 | address->function];
	while (at != UNCORE_NO_INDEX && !is_there(&host->functions[at], address))
		at = host->functions[at].next;
	return at == UNCORE_NO_INDEX ? NULL : &host->functions[at];
}

static int not_there(struct linux_host *host, unsigned socket, const struct uncore_address *address)
{
	const struct socket_map *map = &host->maps[socket];
	int package = host->sockets[socket].package;

	if (map->code != 0)
		return uncore_fault_set(&host->fault, map->code, "PCI registers of package %d: %s", package,
					map->evidence);
	if (uncore_is_by_id(address))
		return uncore_fault_set(&host->fault, UNCORE_E_NODEV, "package %d has no%s PCI function 8086:%04x",
					package, address->nth == 0 ? "" : " further", (unsigned)address->device_id);
	if (address->device_id == 0)
		return uncore_fault_set(&host->fault, UNCORE_E_NODEV,
					"package %d has no PCI function " UNCORE_PCI_FUNCTION, package,
					(unsigned)address->device, (unsigned)address->function);
	return uncore_fault_set(&host->fault, UNCORE_E_NODEV,
				"package %d has no PCI function 8086:%04x at " UNCORE_PCI_FUNCTION, package,
				(unsigned)address->device_id, (unsigned)address->device, (unsigned)address->function);
}

/* Several functions match, so it is unknown which is meant. */
static int too_many(struct linux_host *host, unsigned socket, const struct function *function)
{
	int package = host->sockets[socket].package;

	if (function->nth != UNCORE_NO_INDEX)
		return uncore_fault_set(&host->fault, UNCORE_E_IO,
					"package %d has more PCI functions 8086:%04x than the %u that the platform has",
					package, (unsigned)function->device_id,
					functions_with_id(host->machine.tables, function->device_id));
	return uncore_fault_set(&host->fault, UNCORE_E_IO,
				"package %d has the PCI function 8086:%04x at " UNCORE_PCI_FUNCTION " on two buses",
				package, (unsigned)function->device_id, function->place.devfn >> 3u,
				function->place.devfn & 7u);
}

static int open_file(struct linux_host *host, struct function *function)
{
	char path[PATH_ROOM];
	int fd;

	if (function->fd >= 0)
		return 0;
	pci_path(host, &function->place, "config", path);
	fd = open_rw(host, path, &function->refused);
	if (fd < 0)
		return host_failed(host, fd, "open", path);
	function->fd = fd;
	return 0;
}

/* Opens the function with the register, and moves the thread to its socket; or returns why that fails. */
static int find_function(struct linux_host *host, unsigned unit, const struct uncore_address *address,
			 struct function **function)
{
	int result = check_unit(host, unit, address->scope);
	unsigned socket = unit;

	if (result != 0)
		return result;
	if (address->scope == UNCORE_SCOPE_CPU) {
		if (host->cpus[unit].socket < 0)
			return uncore_fault_set(&host->fault, UNCORE_E_NODEV, "CPU %u is of no known package", unit);
		socket = (unsigned)host->cpus[unit].socket;
	}
	*function = look_up(host, socket, address);
	if (*function == NULL)
		return not_there(host, socket, address);
	if ((*function)->twice)
		return too_many(host, socket, *function);
	move_to_cpu(host, host->sockets[socket].cpu);
	return open_file(host, *function);
}

/* ---- one access ---- */

/* Without the capability, the kernel shows only the first 64 bytes of configuration space. */
static bool is_hidden(struct linux_host *host, const struct function *function, uint32_t offset)
{
	uint8_t byte;

	return offset >= SMALL_CONFIG && host->sys.pread(host->sys.context, function->fd, &byte, 1, SMALL_CONFIG) == 0;
}

static int failed(struct linux_host *host, const struct function *function, uint32_t offset, bool write, int64_t error,
		  size_t wanted)
{
	const char *doing = write ? "write" : "read";
	char path[PATH_ROOM];

	pci_path(host, &function->place, "config", path);
	if (error < 0)
		return uncore_fault_set(&host->fault, errno_code(error), "%s: cannot %s offset 0x%x: %s%s", path, doing,
					(unsigned)offset, errno_text(error),
					write && function->refused != 0 ? "; the file can only be opened for reading" :
					write && error == -EPERM        ? "; kernel lockdown forbids it" :
									  "");
	if (error == 0 && is_hidden(host, function, offset))
		return uncore_fault_set(&host->fault, UNCORE_E_DENIED,
					"%s: cannot %s offset 0x%x: bytes past 63 are shown only with CAP_SYS_ADMIN",
					path, doing, (unsigned)offset);
	return uncore_fault_set(&host->fault, UNCORE_E_IO, "%s: %s at offset 0x%x took %d of %d bytes", path, doing,
				(unsigned)offset, (int)error, (int)wanted);
}

static uint32_t dword(const uint8_t *bytes)
{
	return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

/*
 * Reads dwords of a mapped function. False if it cannot, or if the function no longer answers: then each bit is 1, in
 * its IDs too. The file says why.
 */
static bool read_page(const struct function *function, uint32_t offset, uint8_t *bytes, size_t count)
{
	bool is_suspect = false;

	if (function->page == NULL || offset % 4 != 0 || count % 4 != 0 || offset + count > PAGE_BYTES)
		return false;
	for (size_t at = 0; at < count; at += 4) {
		uint32_t value = page_dword(function->page, offset + (uint32_t)at);

		for (unsigned byte = 0; byte < 4; byte++)
			bytes[at + byte] = (uint8_t)(value >> 8 * byte);
		is_suspect = is_suspect || value == UINT32_MAX;
	}
	return !is_suspect || page_dword(function->page, 0) >> 16 == function->device_id;
}

/* The number of bytes, or a negative errno. */
static int64_t get_bytes(struct linux_host *host, const struct function *function, uint32_t offset, uint8_t *bytes,
			 size_t count)
{
	if (read_page(function, offset, bytes, count))
		return (int64_t)count;
	return host->sys.pread(host->sys.context, function->fd, bytes, count, offset);
}

static int read_bytes(struct linux_host *host, const struct function *function, uint32_t offset, uint8_t *bytes,
		      size_t count)
{
	int64_t got = get_bytes(host, function, offset, bytes, count);

	return got == (int64_t)count ? 0 : failed(host, function, offset, false, got, count);
}

/* Reads the high half before and after the low one. If both are equal, they belong to the low half. */
static int read_both(struct linux_host *host, const struct function *function, uint32_t offset, uint64_t *value)
{
	uint8_t before[4], bytes[8];
	int result = 0;

	for (unsigned reads = 0; reads < READS && result == 0; reads++) {
		result = read_bytes(host, function, offset + 4, before, sizeof(before));
		if (result == 0)
			result = read_bytes(host, function, offset, bytes, sizeof(bytes));
		if (result == 0 && memcmp(before, bytes + 4, sizeof(before)) == 0) {
			*value = (uint64_t)dword(bytes + 4) << 32 | dword(bytes);
			return 0;
		}
	}
	if (result == 0)
		result = uncore_fault_set(&host->fault, UNCORE_E_IO,
					  "the high half at offset 0x%x changed at each of %d reads",
					  (unsigned)offset + 4, READS);
	return result;
}

int function_read(struct linux_host *host, struct function *function, uint32_t offset, unsigned width, uint64_t *value)
{
	int result = open_file(host, function);
	uint8_t bytes[4];

	if (result != 0)
		return result;
	if (width == 64)
		return read_both(host, function, offset, value);
	result = read_bytes(host, function, offset, bytes, sizeof(bytes));
	if (result == 0)
		*value = dword(bytes);
	return result;
}

int config_read(struct linux_host *host, unsigned unit, const struct uncore_address *address, uint64_t *value)
{
	struct function *function;
	int result = find_function(host, unit, address, &function);

	return result != 0 ? result : function_read(host, function, address->number, address->width, value);
}

static int write_bytes(struct linux_host *host, const struct function *function, uint32_t offset, const uint8_t *bytes,
		       size_t count)
{
	int64_t put = function->refused;

	if (put == 0)
		put = host->sys.pwrite(host->sys.context, function->fd, bytes, count, offset);
	return put == (int64_t)count ? 0 : failed(host, function, offset, true, put, count);
}

int function_write(struct linux_host *host, struct function *function, const struct uncore_address *address,
		   uint64_t value)
{
	bool by_halves = address->width == 64 && address->high_first;
	uint8_t bytes[8];
	int result = open_file(host, function);

	for (size_t at = 0; at < sizeof(bytes); at++)
		bytes[at] = (uint8_t)(value >> 8 * at);
	if (result == 0 && by_halves)
		result = write_bytes(host, function, address->number + 4, bytes + 4, 4);
	if (result != 0)
		return result;
	return write_bytes(host, function, address->number, bytes, by_halves ? 4 : address->width / 8u);
}

int config_write(struct linux_host *host, unsigned unit, const struct uncore_address *address, uint64_t value)
{
	struct function *function;
	int result = find_function(host, unit, address, &function);

	return result != 0 ? result : function_write(host, function, address, value);
}

/* ---- many at once ---- */

/*
 * Lists are in the order of addresses, so the offset nearly always decides. A sample calls this for each item;
 * comparing whole addresses would take a tenth of its time.
 */
static inline bool is_next(const struct uncore_address *last, const struct uncore_address *next)
{
	return next->number == last->number + last->width / 8u && next->device == last->device &&
	       next->function == last->function && next->device_id == last->device_id && next->nth == last->nth &&
	       next->space == last->space && next->scope == last->scope;
}

/* How many items one access can read, and how many bytes. They must follow each other without a gap. */
static size_t measure(const struct uncore_io_item *items, size_t count, size_t *bytes)
{
	size_t length = 1;

	*bytes = items[0].address.width / 8u;
	while (length < count && is_next(&items[length - 1].address, &items[length].address) &&
	       *bytes + items[length].address.width / 8u <= RUN_BYTES) {
		*bytes += items[length].address.width / 8u;
		length++;
	}
	return length;
}

static int64_t read_run(struct linux_host *host, unsigned unit, const struct uncore_io_item *first, uint8_t *bytes,
			size_t count, int *result)
{
	struct function *function;
	int64_t got;

	*result = find_function(host, unit, &first->address, &function);
	if (*result != 0)
		return 0;
	got = get_bytes(host, function, first->address.number, bytes, count);
	if (got != (int64_t)count)
		*result = failed(host, function, first->address.number, false, got, count);
	return got > 0 ? got : 0;
}

size_t config_run(struct linux_host *host, unsigned unit, struct uncore_io_item *items, size_t count)
{
	size_t wanted, length = measure(items, count, &wanted), at = 0;
	uint8_t bytes[RUN_BYTES];
	int result;
	int64_t got = read_run(host, unit, &items[0], bytes, wanted, &result);

	for (size_t item = 0; item < length; item++) {
		size_t size = items[item].address.width / 8u;
		bool whole = at + size <= (size_t)got;

		items[item].result = whole ? 0 : result;
		items[item].value = whole ? dword(bytes + at) : 0;
		if (whole && size == 8)
			items[item].value |= (uint64_t)dword(bytes + at + 4) << 32;
		at += size;
	}
	return length;
}
