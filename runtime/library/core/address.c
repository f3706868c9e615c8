/* SPDX-License-Identifier: MIT */
/* Computes the addresses of registers, and finds registers by address. */
#include "core/lookup.h"
#include "core/text.h"
#include "shared/register_name.h"

int check_register(const struct uncore_tables *tables, const struct uncore_register *reg)
{
	const struct uncore_box_row *box;

	if (reg->box >= tables->boxes.count || reg->reg >= tables->registers.count)
		return UNCORE_E_RANGE;
	box = &uncore_boxes(tables)[reg->box];
	return reg->instance < box->instances && is_in_range(box->registers, reg->reg) &&
			       reg->index < uncore_registers(tables)[reg->reg].count ?
		       0 :
		       UNCORE_E_RANGE;
}

int uncore_register_name(const struct uncore_tables *tables, const struct uncore_register *reg, char *name, size_t room)
{
	struct text text = { name, room, 0 };
	struct name_numbers numbers = { reg->instance, reg->index };
	const struct uncore_register_row *row;
	int result = check_register(tables, reg);
	uncore_string pattern;

	if (result != 0)
		return result;
	row = &uncore_registers(tables)[reg->reg];
	if (room > 0)
		name[0] = '\0';
	pattern = row->names.count == 0 ? row->name : uncore_strings(tables)[row->names.first + reg->index];
	text_put_name(&text, uncore_text(tables, pattern), numbers);
	return (int)text.length;
}

/* MSR number or offset in configuration space; see struct uncore_register_row. */
static uint32_t number_of(const struct uncore_tables *tables, const struct uncore_register_row *row, unsigned instance,
			  unsigned index)
{
	const uint32_t *numbers = uncore_numbers(tables);
	uint32_t base = row->bases.count != 0 ? numbers[row->bases.first + instance] :
						row->base + instance * row->instance_stride;
	unsigned at = row->offsets.count > row->count ? instance * row->count + index : index;

	return base + (row->offsets.count != 0 ? numbers[row->offsets.first + at] : index * row->index_stride);
}

/* ---- what identifies a PCI function ---- */

static bool is_by_id(const struct uncore_place_row *place)
{
	return (place->device == UNCORE_NO_PLACE || place->function == UNCORE_NO_PLACE) && place->device_id != 0;
}

unsigned functions_with_id(const struct uncore_tables *tables, uint16_t device_id)
{
	unsigned count = 0;

	for (unsigned at = 0; at < tables->places.count; at++) {
		const struct uncore_place_row *place = &uncore_places(tables)[at];

		if (is_by_id(place) && place->device_id == device_id && place->nth >= count)
			count = place->nth + 1u;
	}
	return count;
}

/*
 * Compares addresses by space, scope and function. The function has no meaning for an MSR, nor the bus for a function
 * that is found by its ID.
 */
static uint64_t rank_of(const struct uncore_address *address)
{
	uint64_t bus = uncore_is_by_id(address) ? 0 : address->bus;
	uint64_t function = bus << 40 | (uint64_t)address->device << 32 | (uint64_t)address->function << 24 |
			    (uint64_t)address->device_id << 8 | address->nth;

	if (uncore_is_in_window(address))
		function = (uint64_t)address->window << 16 | address->instance;
	return (uint64_t)address->space << 56 | (uint64_t)address->scope << 48 |
	       (address->space != UNCORE_SPACE_MSR ? function : 0);
}

int uncore_compare_addresses(const struct uncore_address *a, const struct uncore_address *b)
{
	uint64_t first = rank_of(a), second = rank_of(b);

	if (first == second) {
		first = a->number;
		second = b->number;
	}
	return (first > second) - (first < second);
}

/* ---- registers ---- */

int uncore_register_address(const struct uncore_tables *tables, const struct uncore_register *reg,
			    struct uncore_address *address)
{
	const struct uncore_register_row *row;
	const struct uncore_place_row *place;
	int result = check_register(tables, reg);

	if (result != 0)
		return result;
	row = &uncore_registers(tables)[reg->reg];
	if (row->space == UNCORE_SPACE_UNKNOWN)
		return UNCORE_E_NOADDR;
	address->space = (enum uncore_space)row->space;
	address->scope = (enum uncore_scope)uncore_boxes(tables)[reg->box].scope;
	address->number = number_of(tables, row, reg->instance, reg->index);
	address->width = (uint8_t)uncore_layouts(tables)[row->layout].width;
	address->device_id = 0;
	address->device = UNCORE_NO_PLACE;
	address->function = UNCORE_NO_PLACE;
	address->nth = 0;
	address->high_first = (row->flags & UNCORE_REGISTER_HIGH_FIRST) != 0;
	address->bus = 0;
	address->window = row->window;
	address->instance = row->window != UNCORE_NO_INDEX ? reg->instance : 0;
	if (row->space != UNCORE_SPACE_PCI)
		return 0;
	place = &uncore_places(tables)[uncore_functions(tables)[row->function].first_place + reg->instance];
	address->device_id = place->device_id;
	address->device = place->device;
	address->function = place->function;
	address->nth = place->nth;
	address->bus = uncore_functions(tables)[row->function].bus;
	return uncore_is_by_id(address) && place->device_id == 0 ? UNCORE_E_NOPLACE : 0;
}

/* The next register row, from this one on, that has elements and belongs to a box with instances. */
static bool skip_to_register(const struct uncore_tables *tables, struct uncore_register *reg)
{
	for (; reg->box < tables->boxes.count; reg->box++) {
		const struct uncore_box_row *box = &uncore_boxes(tables)[reg->box];

		for (; reg->instance < box->instances; reg->instance++) {
			if (reg->reg < box->registers.first)
				reg->reg = box->registers.first;
			for (; is_in_range(box->registers, reg->reg); reg->reg++) {
				if (reg->index < uncore_registers(tables)[reg->reg].count)
					return true;
				reg->index = 0;
			}
			reg->reg = box->registers.first;
		}
		reg->instance = 0;
		reg->reg = 0;
	}
	return false;
}

bool uncore_first_register(const struct uncore_tables *tables, struct uncore_register *reg)
{
	reg->box = 0;
	reg->instance = 0;
	reg->reg = 0;
	reg->index = 0;
	return skip_to_register(tables, reg);
}

bool uncore_next_register(const struct uncore_tables *tables, struct uncore_register *reg)
{
	reg->index++;
	return skip_to_register(tables, reg);
}

int uncore_find_address(const struct uncore_tables *tables, const struct uncore_address *address,
			struct uncore_register *found)
{
	bool any_id = address->device_id == 0 && !uncore_is_by_id(address);
	struct uncore_register reg;
	struct uncore_address each;

	for (bool more = uncore_first_register(tables, &reg); more; more = uncore_next_register(tables, &reg)) {
		if (uncore_register_address(tables, &reg, &each) != 0)
			continue;
		if (any_id)
			each.device_id = 0;
		if (uncore_compare_addresses(&each, address) == 0) {
			*found = reg;
			return 0;
		}
	}
	return UNCORE_E_NOENT;
}
