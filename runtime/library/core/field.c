/* SPDX-License-Identifier: MIT */
/* Gets fields of raw register values, and checks what may be written. */
#include "shared/bits.h"
#include "core/lookup.h"

/* What software may do with a field, by its access kind. */
static unsigned rights_of(const struct uncore_field_row *field)
{
	unsigned rights = 0;

	if (field->flags & UNCORE_FIELD_RESERVED)
		return 0;
	switch ((enum uncore_access)field->access) {
	case UNCORE_ACCESS_RW:
	case UNCORE_ACCESS_RW_V:
	case UNCORE_ACCESS_RWS:
		rights = RIGHT_GET | RIGHT_SET;
		break;
	case UNCORE_ACCESS_RO:
	case UNCORE_ACCESS_RO_V:
		rights = RIGHT_GET;
		break;
	case UNCORE_ACCESS_WO:
		rights = RIGHT_SET;
		break;
	case UNCORE_ACCESS_RW1C:
		rights = RIGHT_GET | RIGHT_CLEAR;
		break;
	case UNCORE_ACCESS_RV:
	case UNCORE_ACCESS_UNKNOWN:
	case UNCORE_ACCESS_END:
		break;
	}
	return field->flags & UNCORE_FIELD_ELSEWHERE ? rights & RIGHT_GET : rights;
}

int check_field_right(const struct uncore_tables *tables, uint16_t field, enum field_right right)
{
	if (field >= tables->fields.count)
		return UNCORE_E_RANGE;
	return rights_of(&uncore_fields(tables)[field]) & right ? 0 : UNCORE_E_ACCESS;
}

int uncore_field_get(const struct uncore_tables *tables, struct uncore_field_index field, uint64_t raw, uint64_t *value)
{
	int result = check_field_right(tables, field.at, RIGHT_GET);

	if (result != 0)
		return result;
	*value = uncore_field_value(&uncore_fields(tables)[field.at], raw);
	return 0;
}

/* The bits of fields with a meaning. All other bits are reserved or unknown. */
static uint64_t named_bits(const struct uncore_tables *tables, const struct uncore_layout_row *layout)
{
	uint64_t named = 0;

	for (unsigned at = 0; at < layout->fields.count; at++) {
		const struct uncore_field_row *field = &uncore_fields(tables)[layout->fields.first + at];

		if (!(field->flags & UNCORE_FIELD_RESERVED) && field->access != UNCORE_ACCESS_UNKNOWN)
			named |= uncore_field_mask(field);
	}
	return named;
}

int uncore_check_write(const struct uncore_tables *tables, uint16_t reg, uint64_t value)
{
	const struct uncore_layout_row *layout;
	uint64_t chosen, changed;

	if (reg >= tables->registers.count)
		return UNCORE_E_RANGE;
	layout = layout_of(tables, reg);
	chosen = layout->writable | layout->clear_by_one;
	changed = (value ^ layout->write_base) & ~chosen;
	if (value > low_bits(layout->width))
		return UNCORE_E_RANGE;
	if (chosen == 0 || (uncore_registers(tables)[reg].flags & UNCORE_REGISTER_ELSEWHERE))
		return UNCORE_E_ACCESS;
	if (changed & (layout->must_zero | layout->must_one | ~named_bits(tables, layout)))
		return UNCORE_E_RESERVED;
	return changed != 0 ? UNCORE_E_ACCESS : 0;
}
