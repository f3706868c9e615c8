/* SPDX-License-Identifier: MIT */
/* Finds the window of an address on this machine, and makes an access there, whatever space it is in. */
#include "linux/memory/window.h"

#include <stdlib.h>

#include "linux/access.h"
#include "shared/bits.h"

/* ---- which window ---- */

/* Windows of a socket before those of the row; with the number of rows, all of them. */
static size_t windows_before(const struct uncore_tables *tables, unsigned row)
{
	size_t count = 0;

	for (unsigned at = 0; at < row; at++)
		count += uncore_boxes(tables)[uncore_windows(tables)[at].box].instances;
	return count;
}

static int refuse_address(struct linux_host *host, const struct uncore_address *address, const char *why)
{
	char text[UNCORE_ADDRESS_TEXT];

	return uncore_fault_set(&host->fault, UNCORE_E_RANGE, "%s, %u bits: %s",
				uncore_address_text(host->machine.tables, address, text), address->width, why);
}

/* Whether the tables have such a window, and the bytes are in it. */
static int check_address(struct linux_host *host, unsigned unit, const struct uncore_address *address)
{
	const struct uncore_tables *tables = host->machine.tables;
	unsigned bytes = address->width / 8u;
	const struct uncore_window_row *row;

	if (address->scope != UNCORE_SCOPE_PACKAGE)
		return refuse_address(host, address, "a window of memory belongs to a socket, not to a CPU");
	if (address->window >= tables->windows.count)
		return refuse_address(host, address, "the platform has no such window of memory");
	row = &uncore_windows(tables)[address->window];
	if (address->instance >= uncore_boxes(tables)[row->box].instances)
		return refuse_address(host, address, "the box has no such instance");
	if (address->space == UNCORE_SPACE_FOUND)
		bytes = 1; /* an MSR is one of the window's numbers */
	if (address->number % bytes != 0 || address->number >= row->size || row->size - address->number < bytes)
		return refuse_address(host, address, "the window has no register there");
	return check_unit(host, unit, address->scope);
}

int find_address_window(struct linux_host *host, unsigned socket, const struct uncore_address *address,
			struct window **window)
{
	const struct uncore_tables *tables = host->machine.tables;
	size_t all = windows_before(tables, tables->windows.count);
	int result = check_address(host, socket, address);

	if (result != 0)
		return result;
	if (host->windows == NULL)
		host->windows = (struct window *)calloc(host->machine.socket_count * all, sizeof(*host->windows));
	if (host->windows == NULL)
		return uncore_fault_set(&host->fault, UNCORE_E_NOMEM, "out of memory for the windows of memory");
	*window = &host->windows[socket * all + windows_before(tables, address->window) + address->instance];
	if (!(*window)->is_found)
		(*window)->space = UNCORE_SPACE_MMIO;
	if (!(*window)->is_found)
		result = address->space == UNCORE_SPACE_FOUND ? find_found_window(host, socket, address, *window) :
								find_base(host, socket, address, &(*window)->begin);
	(*window)->is_found = result == 0;
	return result;
}

/* ---- accesses ---- */

/* The address that a register of a unit has on this machine. */
static struct uncore_address absolute(const struct window *window, const struct uncore_address *address)
{
	struct uncore_address there = *address;

	there.space = (enum uncore_space)window->space;
	there.number = (uint32_t)window->begin + address->number;
	return there;
}

int read_in_window(struct linux_host *host, unsigned socket, const struct window *window,
		   const struct uncore_address *address, uint64_t *value)
{
	struct uncore_address there = absolute(window, address);
	int result;

	if (window->space == UNCORE_SPACE_MMIO)
		return physical_read(host, window->begin + address->number, address->width, value);
	if (window->space == UNCORE_SPACE_PCI)
		return function_read(host, window->function, there.number, there.width, value);
	result = msr_access(host, socket, &there, value, false);
	if (result == 0)
		*value &= low_bits(address->width);
	return result;
}

int write_in_window(struct linux_host *host, unsigned socket, const struct window *window,
		    const struct uncore_address *address, uint64_t value)
{
	struct uncore_address there = absolute(window, address);

	if (window->space == UNCORE_SPACE_MMIO)
		return physical_write(host, window->begin + address->number, address->width, value);
	if (window->space == UNCORE_SPACE_PCI)
		return function_write(host, window->function, &there, value);
	return msr_access(host, socket, &there, &value, true);
}
