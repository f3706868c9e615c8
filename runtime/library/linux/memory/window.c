/* SPDX-License-Identifier: MIT */
/*
 * Reads and writes registers in windows of memory. A write to a wrong place can destroy something. So an address that
 * the tables do not have gets no further than this file.
 */
#include "linux/memory/window.h"

#include <stdlib.h>

#include "core/lookup.h"

static int refuse_write(struct linux_host *host, const struct uncore_address *address, const char *why)
{
	char text[UNCORE_ADDRESS_TEXT];

	return uncore_fault_set(&host->fault, UNCORE_E_RANGE, "%s, %u bits: %s",
				uncore_address_text(host->machine.tables, address, text), address->width, why);
}

/* ---- which register ---- */

static bool is_at(const struct uncore_tables *tables, const struct uncore_register *reg,
		  const struct uncore_address *address)
{
	struct uncore_address each;

	return uncore_register_address(tables, reg, &each) == 0 && each.space == address->space &&
	       each.window == address->window && each.number == address->number && each.width == address->width;
}

/* Finds the layout of the register with exactly this address and width; NULL: the tables describe none. */
static const struct uncore_layout_row *find_layout(const struct uncore_tables *tables,
						   const struct uncore_address *address)
{
	uint16_t box = uncore_windows(tables)[address->window].box;
	struct uncore_range registers = uncore_boxes(tables)[box].registers;
	struct uncore_register reg = { box, address->instance, registers.first, 0 };

	for (; is_in_range(registers, reg.reg); reg.reg++) {
		for (reg.index = 0; reg.index < uncore_registers(tables)[reg.reg].count; reg.index++) {
			if (is_at(tables, &reg, address))
				return layout_of(tables, reg.reg);
		}
	}
	return NULL;
}

static int check_register_there(struct linux_host *host, const struct uncore_address *address)
{
	const struct uncore_layout_row *layout = find_layout(host->machine.tables, address);

	if (layout == NULL)
		return refuse_write(host, address, "no register of the tables is there, so nothing was written");
	if ((layout->writable | layout->clear_by_one) == 0)
		return refuse_write(host, address, "no bit of it can be written, so nothing was");
	return 0;
}

/* ---- accesses ---- */

int window_read(struct linux_host *host, unsigned unit, const struct uncore_address *address, uint64_t *value)
{
	struct window *window;
	int result = find_address_window(host, unit, address, &window);

	return result != 0 ? result : read_in_window(host, unit, window, address, value);
}

int window_write(struct linux_host *host, unsigned unit, const struct uncore_address *address, uint64_t value)
{
	struct window *window;
	int result = find_address_window(host, unit, address, &window);

	if (result == 0)
		result = check_register_there(host, address);
	if (result == 0 && !window->is_proven) {
		result = prove_window(host, unit, address);
		window->is_proven = result == 0;
	}
	return result != 0 ? result : write_in_window(host, unit, window, address, value);
}
