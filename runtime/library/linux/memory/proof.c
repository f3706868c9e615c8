/* SPDX-License-Identifier: MIT */
/*
 * Shows before the first write to a window that its registers are there: other memory hardly has 0 wherever they must.
 * Counters are left out, as they may hold anything.
 */
#include "core/lookup.h"
#include "linux/memory/window.h"
#include "shared/bits.h"

/* Bits that mean something to software. */
static uint64_t known_bits(const struct uncore_tables *tables, const struct uncore_layout_row *layout, bool readable)
{
	uint64_t bits = 0;

	for (unsigned at = 0; at < layout->fields.count; at++) {
		const struct uncore_field_row *field = &uncore_fields(tables)[layout->fields.first + at];

		if (!(field->flags & UNCORE_FIELD_RESERVED) && field->access != UNCORE_ACCESS_RV &&
		    field->access != UNCORE_ACCESS_UNKNOWN && !(readable && field->access == UNCORE_ACCESS_WO))
			bits |= field->bits;
	}
	return bits;
}

static bool is_counter(const struct uncore_tables *tables, const struct uncore_box_row *box, unsigned reg)
{
	for (unsigned at = 0; at < box->counters.count; at++) {
		if (uncore_counters(tables)[box->counters.first + at].data == reg)
			return true;
	}
	return false;
}

/* Whether reading the register tells something. */
static bool is_telling(const struct uncore_tables *tables, const struct uncore_box_row *box, unsigned reg,
		       const struct uncore_address *address)
{
	const struct uncore_register_row *row = &uncore_registers(tables)[reg];
	bool is_near = address->space == UNCORE_SPACE_FOUND ? row->space == UNCORE_SPACE_FOUND :
							      row->window == address->window;

	return is_near && !is_counter(tables, box, reg) && known_bits(tables, layout_of(tables, reg), true) != 0;
}

static int refuse(struct linux_host *host, unsigned socket, const struct uncore_address *address, uint64_t at,
		  uint64_t value, uint64_t must_zero)
{
	char text[UNCORE_ADDRESS_TEXT];

	(void)uncore_address_text(host->machine.tables, address, text);
	if (must_zero == 0)
		return uncore_fault_set(
			&host->fault, UNCORE_E_IO,
			"%s of package %d at 0x%llx holds 0x%llx: nothing answers, so nothing was written", text,
			host->sockets[socket].package, (unsigned long long)at, (unsigned long long)value);
	return uncore_fault_set(&host->fault, UNCORE_E_IO,
				"%s of package %d at 0x%llx holds 0x%llx, of which 0x%llx must be 0: "
				"it is another register, so nothing was written",
				text, host->sockets[socket].package, (unsigned long long)at, (unsigned long long)value,
				(unsigned long long)(value & must_zero));
}

static int prove_register(struct linux_host *host, unsigned socket, const struct uncore_register *reg)
{
	const struct uncore_tables *tables = host->machine.tables;
	const struct uncore_layout_row *layout = layout_of(tables, reg->reg);
	uint64_t ones = low_bits(layout->width), value = 0;
	struct uncore_address address;
	struct window *window = NULL;
	int result = uncore_register_address(tables, reg, &address);

	if (result == 0)
		result = find_address_window(host, socket, &address, &window);
	if (result == 0)
		result = read_in_window(host, socket, window, &address, &value);
	if (result != 0)
		return result;
	/* A register with reserved bits never holds ones alone. */
	if (value == ones && known_bits(tables, layout, false) != ones)
		return refuse(host, socket, &address, window->begin + address.number, value, 0);
	return (value & layout->must_zero) == 0 ?
		       0 :
		       refuse(host, socket, &address, window->begin + address.number, value, layout->must_zero);
}

int prove_window(struct linux_host *host, unsigned socket, const struct uncore_address *address)
{
	const struct uncore_tables *tables = host->machine.tables;
	uint16_t number = uncore_windows(tables)[address->window].box;
	const struct uncore_box_row *box = &uncore_boxes(tables)[number];
	struct uncore_register reg = { number, address->instance, box->registers.first, 0 };
	char text[UNCORE_ADDRESS_TEXT];
	unsigned proven = 0;
	int result = 0;

	for (; is_in_range(box->registers, reg.reg); reg.reg++) {
		if (!is_telling(tables, box, reg.reg, address))
			continue;
		for (reg.index = 0; reg.index < uncore_registers(tables)[reg.reg].count && result == 0; reg.index++)
			result = prove_register(host, socket, &reg);
		proven++;
	}
	if (result != 0 || proven > 0)
		return result;
	return uncore_fault_set(
		&host->fault, UNCORE_E_IO,
		"%s of package %d: no register could show that its window is there, so nothing was written",
		uncore_address_text(tables, address, text), host->sockets[socket].package);
}
