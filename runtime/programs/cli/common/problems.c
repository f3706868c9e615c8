/* SPDX-License-Identifier: MIT */
/* Says in words which rule the value of a field breaks. */
#include "cli/common/problems.h"

#include "cli/common/describe.h"
#include "cli/common/row_text.h"

void add_problem(struct text *text, const struct uncore_tables *tables, uint16_t reg, const struct uncore_decoded *item,
		 unsigned problem)
{
	const struct uncore_field_row *field = &uncore_fields(tables)[item->field.at];

	if (problem == UNCORE_PROBLEM_RESERVED) {
		text_printf(text, "%s bit%s ", unnamed_word(field), field->width > 1 ? "s" : "");
		add_bits(text, field);
		text_printf(text, " must be written as ");
		add_value(text, uncore_field_value(field, layout_of(tables, reg)->must_one));
	} else if (problem == UNCORE_PROBLEM_NEEDS) {
		text_printf(text, "%s is set, and needs %s other than 0", uncore_text(tables, field->id),
			    field_id(tables, field->needs));
	} else {
		text_printf(text, "%s has a value that no source names", uncore_text(tables, field->id));
	}
}
