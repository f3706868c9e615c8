/* SPDX-License-Identifier: MIT */
/* Keeps what is said of an access, and compares its value with the one before. */
#include "cli/decode_log/meaning.h"

#include "cli/common/describe.h"

void say(struct arena *arena, struct strings *list, struct text *text)
{
	list_once(arena, list, text_string(text), text->length);
	text_free(text);
}

uint64_t reserved_bits(const struct log_meaning *meaning)
{
	struct uncore_range fields = layout_of(meaning->tables, meaning->reg.reg)->fields;
	uint64_t bits = 0;

	for (unsigned at = 0; at < fields.count; at++) {
		const struct uncore_field_row *field = &uncore_fields(meaning->tables)[fields.first + at];

		if (field->flags & UNCORE_FIELD_RESERVED)
			bits |= uncore_field_mask(field);
	}
	return bits;
}

uint64_t changed_since(const struct log_meaning *meaning)
{
	uint64_t both = meaning->before.mask & meaning->given.mask;

	both &= ~reserved_bits(meaning);
	return (meaning->before.value ^ meaning->given.value) & both;
}
