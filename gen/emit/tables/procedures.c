/* SPDX-License-Identifier: MIT */
/* Emits the procedures of a box or of the package: what they write and read, step by step. */
#include "emit/tables/rows.h"

static void emit_step(struct tables *tables, const struct step *step)
{
	static const char *const flags[] = { "UNCORE_STEP_EVENT", "UNCORE_STEP_PRELOAD", "UNCORE_STEP_COUNTERS",
					     "UNCORE_STEP_IN_USE" };

	row_begin(tables, TABLE_steps);
	row_hex(tables, "value", step->is.whole);
	row_hex(tables, "set", step->is.set_mask);
	row_hex(tables, "keep", step->is.keep_mask);
	ROW_SENTENCE(tables, uncore_step_row, step, text);
	row_reference(tables, "box", TABLE_boxes, box_symbol(tables, step->is.box));
	row_reference(tables, "reg", TABLE_registers, reg_symbol(tables, step->is.reg));
	ROW_NUMBER(tables, uncore_step_row, step, index);
	row_enum(tables, "op", step->is.read ? UNCORE_STEP_READ : UNCORE_STEP_WRITE,
		 step->is.read ? "UNCORE_STEP_READ" : "UNCORE_STEP_WRITE");
	row_flags(tables, "flags", flags,
		  (step->event ? 1u : 0u) | (step->preload ? 2u : 0u) | (step->is.per_counter ? 4u : 0u) |
			  (step->is.in_use != NULL ? 8u : 0u));
	row_end(tables);
}

/* "<owner>_<procedure>"; procedures of the package have no owner. */
static const char *procedure_symbol(struct tables *tables, const char *owner, int procedure)
{
	const char *word = procedure_words[procedure];

	return owner != NULL ? symbol_join(tables, owner, "_", word) : word;
}

/* The procedures of an owner are a run, named after the first. */
void emit_procedures(struct tables *tables, const char *owner, const struct procedure *procedures, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		const char *symbol = procedure_symbol(tables, owner, procedures[i].name);

		row_named(tables, TABLE_procedure_rows, symbol);
		row_enum(tables, "procedure", procedures[i].name, procedure_enum(procedures[i].name));
		row_range(tables, "steps", TABLE_steps, symbol, procedures[i].step_count);
		row_end(tables);
		run_begin(tables, TABLE_steps, symbol, procedures[i].step_count);
		for (size_t s = 0; s < procedures[i].step_count; s++)
			emit_step(tables, &procedures[i].steps[s]);
	}
}

void range_of_procedures(struct tables *tables, const char *owner, const struct procedure *procedures, size_t count)
{
	row_range(tables, "procedures", TABLE_procedure_rows,
		  count != 0 ? procedure_symbol(tables, owner, procedures[0].name) : NULL, count);
}
