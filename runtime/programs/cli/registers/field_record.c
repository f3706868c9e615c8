/* SPDX-License-Identifier: MIT */
/* Makes the record of a field that decode and dump print as JSON. */
#include "cli/registers/field_record.h"

#include <math.h>
#include <string.h>

#include "base/bits.h"
#include "base/keys/macros.h"
#include "cli/common/describe.h"

/* clang-format off */

static const struct key field_keys[] = {
	{ .name = "field", STRING(field_record, field), NULLABLE, .help = "id of the field; null: none" },
	{ .name = "hi", COUNT(field_record, hi), REQUIRED, .help = "highest bit" },
	{ .name = "lo", COUNT(field_record, lo), REQUIRED, .help = "lowest bit" },
	{ .name = "value", HEX(field_record, value), HAS_AT(field_record, has_value), NULLABLE,
	  .help = "of the field; null: it cannot be read back" },
	{ .name = "name", STRING(field_record, name), NULLABLE, .help = "of the value" },
	{ .name = "amount", DOUBLE(field_record, amount),
	  .help = "of a field with a unit: what the value stands for, in that unit" },
	{ .name = "unit", STRING(field_record, unit), .help = "of that amount: `cycles/seconds`" },
	{ .name = "pieces", STRING(field_record, pieces),
	  .help = "of a field that has other fields between its bits: these, the highest first" },
};
const struct keys field_kind = { "field", "a field", "A field of the register.", KEYS(field_keys),
	.size = sizeof(struct field_record), .bare = true };

/* clang-format on */

static const char *kept(struct arena *arena, bool is_there, const char *text)
{
	return is_there ? arena_copy(arena, text, strlen(text)) : NULL;
}

struct field_record record_field(struct arena *arena, const struct uncore_tables *tables,
				 const struct uncore_decoded *item, uint64_t raw, bool is_read)
{
	const struct uncore_field_row *field = &uncore_fields(tables)[item->field.at];
	struct bits_text bits = spell_mask(field->bits);
	char name[256];
	uint64_t amount;
	const char *unit_name;
	bool is_amount, is_named = is_read && uncore_value_name(tables, item->field, raw, name, sizeof(name)) > 0;

	is_amount = is_read && uncore_field_amount(tables, item->field, raw, &amount, &unit_name) == 0;
	return (struct field_record){ .field = (field->flags & UNCORE_FIELD_RESERVED) != 0 ?
						       NULL :
						       uncore_text(tables, field->id),
				      .hi = top_bit(field),
				      .lo = field->lo,
				      .has_value = is_read,
				      .value = item->value,
				      .name = kept(arena, is_named, name),
				      .amount = is_amount ? (double)amount : NAN,
				      .unit = is_amount ? unit_name : NULL,
				      .pieces = kept(arena, (field->flags & UNCORE_FIELD_PIECES) != 0, bits.at) };
}
