/* SPDX-License-Identifier: MIT */
/* Says by the tables what a register is for. */
#include "cli/registers/purpose.h"

#include "cli/common/describe.h"

uint16_t controlled_group(const struct uncore_tables *tables, const struct uncore_register *reg)
{
	struct uncore_range groups = uncore_boxes(tables)[reg->box].counters;

	for (unsigned at = groups.first; at - groups.first < groups.count; at++)
		if (uncore_counters(tables)[at].control == reg->reg)
			return (uint16_t)at;
	return UNCORE_NO_INDEX;
}

uint16_t counted_group(const struct uncore_tables *tables, const struct uncore_register *reg)
{
	struct uncore_range groups = uncore_boxes(tables)[reg->box].counters;

	for (unsigned at = groups.first; at - groups.first < groups.count; at++)
		if (uncore_counters(tables)[at].data == reg->reg && uncore_counters(tables)[at].control != reg->reg)
			return (uint16_t)at;
	return UNCORE_NO_INDEX;
}

static const struct uncore_field_row *fields_of(const struct uncore_tables *tables, uint16_t reg, unsigned *count)
{
	struct uncore_range fields = layout_of(tables, reg)->fields;

	*count = fields.count;
	return &uncore_fields(tables)[fields.first];
}

bool is_filter(const struct uncore_tables *tables, uint16_t reg)
{
	return (uncore_registers(tables)[reg].flags & UNCORE_REGISTER_FILTER) != 0;
}

bool is_untold(const struct uncore_tables *tables, uint16_t reg)
{
	unsigned count;
	const struct uncore_field_row *fields = fields_of(tables, reg, &count);

	for (unsigned at = 0; at < count; at++)
		if (fields[at].access != UNCORE_ACCESS_UNKNOWN)
			return false;
	return count != 0;
}

uint64_t readable_bits(const struct uncore_tables *tables, uint16_t reg)
{
	unsigned count;
	const struct uncore_field_row *fields = fields_of(tables, reg, &count);
	uint64_t bits = 0;

	for (unsigned at = 0; at < count; at++)
		if (!(fields[at].flags & (UNCORE_FIELD_RESERVED | UNCORE_FIELD_PART)) &&
		    fields[at].access != UNCORE_ACCESS_WO)
			bits |= uncore_field_mask(&fields[at]);
	return bits;
}
