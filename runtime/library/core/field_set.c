/* SPDX-License-Identifier: MIT */
/* Sets fields in raw register values. */
#include "core/lookup.h"
#include "shared/bits.h"

static int put_value(const struct uncore_field_row *field, uint64_t value, uint64_t keep, uint64_t *raw)
{
	if (value > low_bits(field->width))
		return UNCORE_E_RANGE;
	*raw = (*raw & keep) | uncore_field_bits(field, value);
	return 0;
}

int uncore_field_set(const struct uncore_tables *tables, struct uncore_field_index field, uint64_t value, uint64_t *raw)
{
	int result = check_field_right(tables, field.at, RIGHT_SET);
	const struct uncore_field_row *row;

	if (result != 0)
		return result;
	row = &uncore_fields(tables)[field.at];
	return put_value(row, value, ~uncore_field_mask(row), raw);
}

int uncore_field_clear(const struct uncore_tables *tables, struct uncore_field_index field, uint64_t bits,
		       uint64_t *raw)
{
	int result = check_field_right(tables, field.at, RIGHT_CLEAR);

	return result != 0 ? result : put_value(&uncore_fields(tables)[field.at], bits, UINT64_MAX, raw);
}
