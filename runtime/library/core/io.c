/* SPDX-License-Identifier: MIT */
/* Checks each access before it is made, and writes addresses as text. */
#include "uncore/io.h"

#include <inttypes.h>
#include <stdio.h>

#include "shared/bits.h"

static int check(const struct uncore_io *io, const struct uncore_address *address)
{
	if (io == NULL || io->ops == NULL || address == NULL)
		return UNCORE_E_ARGUMENT;
	if (address->space == UNCORE_SPACE_UNKNOWN)
		return UNCORE_E_NOADDR;
	if (uncore_is_by_id(address) && address->device_id == 0)
		return UNCORE_E_NOPLACE;
	return address->width == 32 || address->width == 64 ? 0 : UNCORE_E_WIDTH;
}

/* Appends to the text, which has room for the longest address. */
#define APPEND(text, used, ...) ((used) + snprintf((text) + (used), UNCORE_ADDRESS_TEXT - (size_t)(used), __VA_ARGS__))

static int append_function(const struct uncore_address *address, char *text)
{
	int used = snprintf(text, UNCORE_ADDRESS_TEXT, "PCI ");

	if (!uncore_is_by_id(address)) {
		if (address->bus > 0)
			used = APPEND(text, used, UNCORE_PCI_BUS, address->bus);
		return APPEND(text, used, UNCORE_PCI_FUNCTION, address->device, address->function);
	}
	used = APPEND(text, used, "8086:%04x", address->device_id);
	return address->nth > 0 ? APPEND(text, used, ":%u", address->nth) : used;
}

static int append_window(const struct uncore_tables *tables, const struct uncore_address *address, char *text)
{
	const struct uncore_window_row *window;
	const struct uncore_box_row *box;
	const char *space = address->space == UNCORE_SPACE_MMIO ? "MMIO" : "FOUND";
	int used;

	if (tables == NULL || address->window >= tables->windows.count)
		return snprintf(text, UNCORE_ADDRESS_TEXT, "%s %u.%u", space, address->window, address->instance);
	window = &uncore_windows(tables)[address->window];
	box = &uncore_boxes(tables)[window->box];
	used = snprintf(text, UNCORE_ADDRESS_TEXT, "%s %.40s", space, uncore_text(tables, box->id));
	if (box->instances > 1)
		used = APPEND(text, used, "%u", address->instance);
	return APPEND(text, used, ".%.40s", uncore_text(tables, window->id));
}

char *uncore_address_text(const struct uncore_tables *tables, const struct uncore_address *address,
			  char text[UNCORE_ADDRESS_TEXT])
{
	if (address->space == UNCORE_SPACE_PCI)
		(void)APPEND(text, append_function(address, text), "+0x%" PRIx32, address->number);
	else if (uncore_is_in_window(address))
		(void)APPEND(text, append_window(tables, address, text), "+0x%" PRIx32, address->number);
	else
		(void)snprintf(text, UNCORE_ADDRESS_TEXT, "MSR 0x%" PRIx32, address->number);
	return text;
}

int uncore_io_read(const struct uncore_io *io, unsigned unit, const struct uncore_address *address, uint64_t *value)
{
	int result = check(io, address);

	if (result != 0)
		return result;
	if (io->ops->read == NULL || value == NULL)
		return UNCORE_E_ARGUMENT;
	return io->ops->read(io->context, unit, address, value);
}

int uncore_io_write(const struct uncore_io *io, unsigned unit, const struct uncore_address *address, uint64_t value)
{
	int result = check(io, address);

	if (result != 0)
		return result;
	if (io->ops->write == NULL)
		return UNCORE_E_ARGUMENT;
	if (value > low_bits(address->width))
		return UNCORE_E_RANGE;
	return io->ops->write(io->context, unit, address, value);
}

int uncore_io_read_list(const struct uncore_io *io, unsigned unit, struct uncore_io_item *items, size_t count)
{
	if (io == NULL || io->ops == NULL || (items == NULL && count != 0))
		return UNCORE_E_ARGUMENT;
	if (io->ops->read_list != NULL) {
		io->ops->read_list(io->context, unit, items, count);
		return 0;
	}
	for (size_t at = 0; at < count; at++) {
		items[at].result = uncore_io_read(io, unit, &items[at].address, &items[at].value);
		if (items[at].result != 0)
			items[at].value = 0;
	}
	return 0;
}
