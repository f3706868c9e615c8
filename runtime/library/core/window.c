/* SPDX-License-Identifier: MIT */
/* Says which fields hold the address of a window of memory. */
#include "core/window.h"

/* The number for an instance, in a list with one for each instance, or one for all; 0 in an empty one. */
static uint32_t number_for(const struct uncore_tables *tables, struct uncore_range list, unsigned instance)
{
	const uint32_t *numbers = &uncore_numbers(tables)[list.first];

	return list.count == 0 ? 0 : numbers[list.count == 1 ? 0 : instance];
}

struct window_part window_part(const struct uncore_tables *tables, unsigned window, unsigned instance, unsigned at)
{
	const struct uncore_window_row *row = &uncore_windows(tables)[window];
	const struct uncore_window_part_row *part = &uncore_window_parts(tables)[row->parts.first + at];
	bool has_one = uncore_boxes(tables)[part->field.box].instances == 1;
	unsigned element = number_for(tables, part->elements, instance);

	return (struct window_part){
		{ part->field.box, (uint16_t)(has_one ? 0 : instance), part->field.reg, (uint16_t)element },
		&uncore_fields(tables)[part->field.field],
		part->shift,
	};
}

uint64_t window_bits(const struct window_part *part, uint64_t raw)
{
	return uncore_field_value(part->field, raw) << part->shift;
}

uint32_t window_offset(const struct uncore_tables *tables, unsigned window, unsigned instance)
{
	return number_for(tables, uncore_windows(tables)[window].offsets, instance);
}
