/* SPDX-License-Identifier: MIT */
/*
 * Reads ACPI's table MCFG, which firmware writes: nothing in it is trusted. Its layout is in the PCI Firmware
 * Specification 3.0, table 4-3, and that of its first 36 bytes in the ACPI Specification. Linux has both in
 * include/acpi/actbl.h and actbl2.h.
 */
#include <stdbool.h>
#include <string.h>

#include "linux/memory/ecam.h"

#define LENGTH_AT 4
#define ADDRESS_BITS 52 /* of physical memory, at most: Intel's manual, volume 3A, 4.1.4 */

static uint64_t little(const uint8_t *bytes, unsigned count)
{
	uint64_t value = 0;

	while (count-- > 0)
		value = value << 8 | bytes[count];
	return value;
}

static const char *check_header(const uint8_t *bytes, size_t count)
{
	uint8_t sum = 0;

	if (count < MCFG_HEADER_BYTES)
		return "it is shorter than its header";
	if (memcmp(bytes, "MCFG", 4) != 0)
		return "it does not begin with MCFG";
	if (little(bytes + LENGTH_AT, 4) != count)
		return "its length is not what its header says";
	for (size_t at = 0; at < count; at++)
		sum = (uint8_t)(sum + bytes[at]);
	if (sum != 0)
		return "its checksum is wrong";
	if ((count - MCFG_HEADER_BYTES) % MCFG_ENTRY_BYTES != 0)
		return "it ends in the middle of an entry";
	return NULL;
}

static bool is_possible(const struct ecam *window)
{
	return window->base != 0 && window->base % (UINT64_C(1) << ECAM_BUS_SHIFT) == 0 &&
	       window->base >> ADDRESS_BITS == 0 && ecam_end(window) >> ADDRESS_BITS == 0 &&
	       window->first <= window->last;
}

/* Whether both have the same bus, or the same memory. */
static bool overlap(const struct ecam *one, const struct ecam *other)
{
	if (one->segment == other->segment && one->first <= other->last && other->first <= one->last)
		return true;
	return ecam_begin(one) <= ecam_end(other) && ecam_begin(other) <= ecam_end(one);
}

static const char *check_window(const struct ecam *windows, size_t count)
{
	if (!is_possible(&windows[count]))
		return "an entry has an impossible address or range of buses";
	for (size_t before = 0; before < count; before++) {
		if (overlap(&windows[before], &windows[count]))
			return "two of its entries overlap";
	}
	return NULL;
}

const char *read_mcfg(const uint8_t *bytes, size_t count, struct ecam *windows, size_t *found)
{
	const char *wrong = check_header(bytes, count);
	size_t at = 0;

	*found = 0;
	for (size_t place = MCFG_HEADER_BYTES; wrong == NULL && place < count; place += MCFG_ENTRY_BYTES) {
		const uint8_t *entry = bytes + place;

		if (at == ECAM_LIMIT)
			return "it has too many entries";
		windows[at] = (struct ecam){ little(entry, 8), (uint16_t)little(entry + 8, 2), entry[10], entry[11] };
		wrong = check_window(windows, at++);
	}
	if (wrong == NULL && at == 0)
		wrong = "it has no entry";
	if (wrong == NULL)
		*found = at;
	return wrong;
}
