/* SPDX-License-Identifier: MIT */
/*
 * Says where the windows of a simulated machine are in memory. As firmware would, it chooses addresses and writes them
 * into the registers that hold them. Addresses follow the registers, so a scenario that sets these moves the windows.
 */
#include "core/window.h"

#include "sim/registers/registers.h"

/*
 * Below 4 GiB, behind the memory and before configuration space, as machines have it. Each field with the highest bits
 * of an address leads to a region of its own.
 */
#define FIRST_ADDRESS UINT64_C(0x60000000)
#define REGION_BYTES UINT64_C(0x01000000)
#define REGION_LIMIT 24u                /* behind are units (sim/shape/units.c) */
#define STEP_BYTES UINT64_C(0x00100000) /* from one value of a lower field to the next */

struct layout_of_memory {
	struct registers *registers;
	unsigned regions; /* taken */
};

/* The part of a window with the highest bits. */
static unsigned leading_part(const struct uncore_tables *tables, unsigned window)
{
	const struct uncore_window_row *row = &uncore_windows(tables)[window];
	unsigned best = 0;

	for (unsigned at = 1; at < row->parts.count; at++) {
		if (uncore_window_parts(tables)[row->parts.first + at].shift >
		    uncore_window_parts(tables)[row->parts.first + best].shift)
			best = at;
	}
	return best;
}

/* From one value of the field to the next: less if the field has too few bits for all elements and instances. */
static uint64_t step_of(const struct uncore_tables *tables, const struct window_part *part)
{
	unsigned values = uncore_registers(tables)[part->reg.reg].count * uncore_boxes(tables)[part->reg.box].instances;
	uint64_t step = STEP_BYTES, most = window_bits(part, uncore_field_mask(part->field));

	while (values * step > most && step > 1)
		step /= 2;
	return step;
}

/* The bits of an address for a field: of the next region, or a step for each element and instance of its register. */
static uint64_t next_address(struct layout_of_memory *layout, const struct window_part *part, bool leads)
{
	const struct uncore_tables *tables = layout->registers->shape->tables;
	unsigned count = uncore_registers(tables)[part->reg.reg].count;

	if (leads)
		return FIRST_ADDRESS + layout->regions++ * REGION_BYTES;
	return (part->reg.instance * count + part->reg.index + 1) * step_of(tables, part);
}

/* Writes the field, unless an earlier window has. False: the address does not fit. */
static bool put_part(struct layout_of_memory *layout, unsigned unit, const struct window_part *part, bool leads)
{
	size_t cell = sim_cell(layout->registers->shape, &part->reg);
	uint64_t *held, address, bits;

	if (cell == NO_CELL_OR_SLOT)
		return false;
	held = sim_value(layout->registers, unit, cell);
	if ((*held & uncore_field_mask(part->field)) != 0)
		return true;
	address = next_address(layout, part, leads);
	bits = uncore_field_bits(part->field, address >> part->shift);
	*held |= bits;
	return window_bits(part, bits) == address && layout->regions <= REGION_LIMIT;
}

static bool put_base(struct layout_of_memory *layout, unsigned unit, unsigned window, unsigned instance)
{
	const struct uncore_tables *tables = layout->registers->shape->tables;
	unsigned leading = leading_part(tables, window);
	uint64_t step = STEP_BYTES;

	for (unsigned at = 0; at < uncore_windows(tables)[window].parts.count; at++) {
		struct window_part part = window_part(tables, window, instance, at);

		if (!put_part(layout, unit, &part, at == leading))
			return false;
		if (at != leading && step_of(tables, &part) < step)
			step = step_of(tables, &part);
	}
	/* Windows do not overlap. */
	return window_offset(tables, window, instance) + uncore_windows(tables)[window].size <= STEP_BYTES &&
	       uncore_windows(tables)[window].size <= step;
}

int fill_windows(struct registers *registers, struct uncore_fault *fault)
{
	const struct uncore_tables *tables = registers->shape->tables;
	struct layout_of_memory layout = { registers, 0 };

	for (unsigned window = 0; window < tables->windows.count; window++) {
		const struct uncore_window_row *row = &uncore_windows(tables)[window];
		unsigned instances = uncore_boxes(tables)[row->box].instances;

		for (unsigned at = 0; at < instances * registers->shape->socket_count; at++) {
			if (!put_base(&layout, at / instances, window, at % instances))
				return uncore_fault_set(fault, UNCORE_E_RANGE,
							"no address of a simulated machine fits window %s of box %s",
							uncore_text(tables, row->id),
							uncore_text(tables, uncore_boxes(tables)[row->box].id));
		}
	}
	return 0;
}

uint64_t window_begin(const struct registers *registers, unsigned unit, unsigned window, unsigned instance)
{
	const struct uncore_tables *tables = registers->shape->tables;
	uint64_t base = 0;

	for (unsigned at = 0; at < uncore_windows(tables)[window].parts.count; at++) {
		struct window_part part = window_part(tables, window, instance, at);
		size_t cell = sim_cell(registers->shape, &part.reg);

		if (cell != NO_CELL_OR_SLOT)
			base += window_bits(&part, *sim_value(registers, unit, cell));
	}
	return base + window_offset(tables, window, instance);
}

bool find_window(const struct registers *registers, uint64_t address, unsigned *unit, struct uncore_address *place)
{
	const struct uncore_tables *tables = registers->shape->tables;

	for (uint16_t window = 0; window < tables->windows.count; window++) {
		const struct uncore_window_row *row = &uncore_windows(tables)[window];
		unsigned instances = uncore_boxes(tables)[row->box].instances;

		for (unsigned at = 0; at < instances * registers->shape->socket_count; at++) {
			uint64_t begin = window_begin(registers, at / instances, window, at % instances);

			if (address < begin || address - begin >= row->size)
				continue;
			*unit = at / instances;
			*place = (struct uncore_address){ .space = UNCORE_SPACE_MMIO,
							  .scope = UNCORE_SCOPE_PACKAGE,
							  .number = (uint32_t)(address - begin),
							  .window = window,
							  .instance = (uint16_t)(at % instances) };
			return true;
		}
	}
	return false;
}
