/* SPDX-License-Identifier: MIT */
/*
 * Maps the configuration space of PCI functions, so that a read takes no system call. A page is used after its first
 * dword has the vendor and the device that the function's file has. What cannot be mapped is read through its file.
 */
#include "linux/memory/map.h"

#include <stdlib.h>

#include "linux/file.h"
#include "linux/memory/ecam.h"
#include "linux/memory/iomem.h"
#include "linux/memory/pages.h"
#include "linux/pci.h"

#define MCFG "/sys/firmware/acpi/tables/MCFG"

/* ---- where it is ---- */

static int find_windows(struct linux_host *host, struct ecam *windows, size_t *count)
{
	char path[PATH_ROOM], table[MCFG_HEADER_BYTES + ECAM_LIMIT * MCFG_ENTRY_BYTES + 2];
	const char *wrong;
	int length;

	host_path(host, path, MCFG);
	length = read_text(host, path, table, sizeof(table));
	if (length < 0)
		return host_failed(host, length, "read", path);
	wrong = read_mcfg((const uint8_t *)table, (size_t)length, windows, count);
	if (wrong != NULL)
		return uncore_fault_set(&host->fault, UNCORE_E_IO, "%s: %s", path, wrong);
	return 0;
}

/* Removes windows that the kernel does not confirm. The result is for the first one that was removed. */
static int confirm(struct linux_host *host, const char *iomem, const char *path, struct ecam *windows, size_t *count)
{
	size_t kept = 0;
	int result = 0;

	for (size_t at = 0; at < *count; at++) {
		const char *wrong = confirm_ecam(iomem, &windows[at]);

		if (wrong == NULL)
			windows[kept++] = windows[at];
		else
			result = uncore_fault_set(&host->fault, UNCORE_E_IO,
						  "%s: configuration space of domain %04x: %s", path,
						  (unsigned)windows[at].segment, wrong);
	}
	*count = kept;
	return result;
}

static int confirm_windows(struct linux_host *host, struct ecam *windows, size_t *count)
{
	char path[PATH_ROOM], *iomem;
	int result = read_iomem(host, path, &iomem);

	if (result == 0)
		result = confirm(host, iomem, path, windows, count);
	else
		*count = 0;
	free(iomem);
	return result;
}

/* ---- functions ---- */

static bool has_registers(const struct linux_host *host, const struct function *function)
{
	if (function->socket < 0 || host->maps[function->socket].code != 0 || function->twice)
		return false;
	if (function->nth != UNCORE_NO_INDEX)
		return true;
	for (uint16_t at = host->maps[function->socket].at[function->place.devfn]; at != UNCORE_NO_INDEX;
	     at = host->functions[at].next) {
		if (&host->functions[at] == function)
			return true;
	}
	return false;
}

static bool any_has_registers(const struct linux_host *host)
{
	for (size_t at = 0; at < host->function_count; at++) {
		if (has_registers(host, &host->functions[at]))
			return true;
	}
	return false;
}

/* The page may be another function's, if firmware says where it is not. */
static int prove(struct linux_host *host, const struct function *function, const volatile uint32_t *page)
{
	long vendor, device;
	uint32_t found = page_dword(page, 0);
	char path[PATH_ROOM];
	int result = read_ids_there(host, &function->place, &vendor, &device);

	pci_path(host, &function->place, "config", path);
	if (result != 0)
		return host_failed(host, result, "read", path);
	if (found == ((uint32_t)device << 16 | (uint32_t)vendor) && vendor == VENDOR_ID &&
	    device == function->device_id)
		return 0;
	return uncore_fault_set(&host->fault, UNCORE_E_IO, "%s has %04lx:%04lx, and its memory %04x:%04x", path,
				(unsigned long)vendor, (unsigned long)device, (unsigned)(found & 0xffff),
				(unsigned)(found >> 16));
}

static const struct ecam *find_window(const struct ecam *windows, size_t count, const struct pci_place *place)
{
	for (size_t at = 0; at < count; at++) {
		if (windows[at].segment == place->domain && windows[at].first <= place->bus &&
		    place->bus <= windows[at].last)
			return &windows[at];
	}
	return NULL;
}

static int map_function(struct linux_host *host, struct function *function, const struct ecam *window, int memory)
{
	void *page;
	int result;

	if (window == NULL)
		return uncore_fault_set(&host->fault, UNCORE_E_NODEV, "no memory has the bus %04x:%02x",
					(unsigned)function->place.domain, (unsigned)function->place.bus);
	result = map_page(host, memory,
			  window->base + ((uint64_t)function->place.bus << ECAM_BUS_SHIFT) +
				  ((uint64_t)function->place.devfn << ECAM_DEVFN_SHIFT),
			  false, &page);
	if (result != 0)
		return result;
	result = prove(host, function, (const volatile uint32_t *)page);
	if (result == 0)
		function->page = (const volatile uint32_t *)page;
	else
		unmap_page(host, page);
	return result;
}

/* Tries each function, so that one that fails leaves the others their pages. */
static int map_each(struct linux_host *host, const struct ecam *windows, size_t count, int memory, unsigned *mapped)
{
	int result = 0;

	for (size_t at = 0; at < host->function_count; at++) {
		struct function *each = &host->functions[at];
		int failed = 0;

		if (!has_registers(host, each))
			continue;
		if (each->page == NULL)
			failed = map_function(host, each, find_window(windows, count, &each->place), memory);
		*mapped += failed == 0;
		result = result != 0 ? result : failed;
	}
	return result;
}

int map_functions(struct linux_host *host, unsigned *mapped)
{
	struct ecam windows[ECAM_LIMIT];
	size_t count;
	int result, failed, memory;

	*mapped = 0;
	/* Its files may cover only a part of those of a real machine, whose memory is in reach. */
	if (host->machine.is_simulated)
		return uncore_fault_set(&host->fault, UNCORE_E_NODEV, "a simulated machine has its registers in files");
	if (!any_has_registers(host))
		return uncore_fault_set(&host->fault, UNCORE_E_NODEV,
					"no function with registers of the platform is on a known bus");
	result = find_windows(host, windows, &count);
	if (result != 0)
		return result;
	result = confirm_windows(host, windows, &count);
	if (count == 0)
		return result;
	memory = open_memory(host, false);
	if (memory < 0)
		return memory;
	failed = map_each(host, windows, count, memory, mapped);
	(void)host->sys.close(host->sys.context, memory);
	return result != 0 ? result : failed;
}

void unmap_functions(struct linux_host *host)
{
	for (size_t at = 0; at < host->function_count; at++) {
		if (host->functions[at].page != NULL)
			unmap_page(host, (void *)(uintptr_t)host->functions[at].page);
		host->functions[at].page = NULL;
	}
}
