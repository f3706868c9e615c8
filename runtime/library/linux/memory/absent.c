/* SPDX-License-Identifier: MIT */
/* Replaces registers in windows in a library whose platforms have none ("make library PLATFORMS=ivt"). */
#include "linux/memory/units.h"
#include "linux/memory/window.h"

int window_read(struct linux_host *host, unsigned unit, const struct uncore_address *address, uint64_t *value)
{
	(void)unit;
	(void)address;
	(void)value;
	return uncore_fault_set(&host->fault, UNCORE_E_RANGE, "no platform of this library has registers in windows");
}

int window_write(struct linux_host *host, unsigned unit, const struct uncore_address *address, uint64_t value)
{
	return window_read(host, unit, address, &value);
}

void unmap_windows(struct linux_host *host)
{
	(void)host;
}

int linux_find(void *context, unsigned socket, uint16_t box, uint16_t instance)
{
	(void)context;
	(void)socket;
	(void)box;
	(void)instance;
	return UNCORE_E_NOENT;
}

const struct socket_units *units_of_socket(struct linux_host *host, unsigned socket)
{
	static const struct socket_units none = { .code = UNCORE_E_NOENT };

	(void)host;
	(void)socket;
	return &none;
}

int add_unit_types(struct linux_host *host)
{
	(void)host;
	return UNCORE_E_NOENT;
}

void free_units(struct linux_host *host)
{
	(void)host;
}
