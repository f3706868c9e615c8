/* SPDX-License-Identifier: MIT */
/* Finds the rules of the description that an access broke. */
#include <inttypes.h>

#include "cli/decode_log/meaning.h"
#include "cli/common/describe.h"
#include "cli/registers/purpose.h"
#include "cli/common/problems.h"

enum { FIELDS = 64 };

static void break_rule(struct log_meaning *meaning, struct text *text)
{
	say(&meaning->arena, &meaning->problems, text);
}

/* A field that is written back to its reset value needs no name. */
static bool is_reset(const struct log_meaning *meaning, const struct uncore_field_row *field)
{
	const struct uncore_layout_row *layout = layout_of(meaning->tables, meaning->reg.reg);

	return ((meaning->now.value ^ layout->reset) & field->bits) == 0;
}

static void check_field(struct log_meaning *meaning, const struct uncore_decoded *item)
{
	const struct uncore_field_row *field = &uncore_fields(meaning->tables)[item->field.at];

	if ((field->bits & ~meaning->given.mask) != 0)
		return;
	for (unsigned problem = 1; problem <= item->problems; problem *= 2) {
		struct text text = { 0 };

		if (!(item->problems & problem) || (problem == UNCORE_PROBLEM_UNNAMED && is_reset(meaning, field)))
			continue;
		add_problem(&text, meaning->tables, meaning->reg.reg, item, problem);
		break_rule(meaning, &text);
	}
}

/* Each field that the write gives as a whole. */
static void check_fields(struct log_meaning *meaning)
{
	struct uncore_decoded items[FIELDS];
	int count = uncore_decode_register(meaning->tables, meaning->reg.reg, meaning->now.value, items, FIELDS);

	for (int at = 0; at < count && at < FIELDS; at++)
		check_field(meaning, &items[at]);
}

static void check_width(struct log_meaning *meaning)
{
	unsigned width = layout_of(meaning->tables, meaning->reg.reg)->width;
	struct text text = { 0 };

	if (width == 64 || meaning->access->mask != 0 || meaning->access->value >> width == 0)
		return;
	text_printf(&text, "0x%" PRIx64 " is wider than the register, which has %u bits", meaning->access->value,
		    width);
	break_rule(meaning, &text);
}

/* The whole register, or fields that the write would change. Hardware may change RO-V fields between read and write. */
static void check_access(struct log_meaning *meaning)
{
	const struct uncore_layout_row *layout = layout_of(meaning->tables, meaning->reg.reg);
	uint64_t changed = changed_since(meaning);
	struct text text = { 0 };

	if (layout->writable == 0 && layout->clear_by_one == 0) {
		text_printf(&text, "the register is read-only");
		break_rule(meaning, &text);
		return;
	}
	for (unsigned at = 0; at < layout->fields.count; at++) {
		const struct uncore_field_row *field = &uncore_fields(meaning->tables)[layout->fields.first + at];

		if (field->access != UNCORE_ACCESS_RO || (field->bits & changed) == 0)
			continue;
		text_printf(&text, "%s is read-only, and the write changes it",
			    uncore_text(meaning->tables, field->id));
		break_rule(meaning, &text);
	}
}

/* ---- order ---- */

/* The step of the box's setup that freezes the box by a register of its own; NULL: it has none. */
static const struct uncore_step_row *freezing_step(const struct uncore_tables *tables, uint16_t box, uint64_t *freeze)
{
	struct uncore_range procedures = uncore_boxes(tables)[box].procedures;
	struct uncore_field_index field;

	for (unsigned at = procedures.first; at - procedures.first < procedures.count; at++) {
		const struct uncore_procedure_row *row = &uncore_procedure_rows(tables)[at];

		for (unsigned step = 0; row->procedure == UNCORE_PROC_SETUP && step < row->steps.count; step++) {
			const struct uncore_step_row *each = &uncore_steps(tables)[row->steps.first + step];

			if (each->op != UNCORE_STEP_WRITE || each->box != box ||
			    uncore_find_role(tables, each->reg, UNCORE_ROLE_FREEZE, &field) != 0)
				continue;
			*freeze = uncore_field_mask(&uncore_fields(tables)[field.at]);
			if (each->value & *freeze)
				return each;
		}
	}
	return NULL;
}

/* Whether the log shows that a counter of the instance is enabled. */
static bool has_enabled(const struct log_meaning *meaning, const struct log_values *values)
{
	const struct uncore_tables *tables = meaning->tables;
	struct uncore_range groups = uncore_boxes(tables)[meaning->reg.box].counters;
	struct uncore_field_index enable;

	for (unsigned group = groups.first; group - groups.first < groups.count; group++) {
		struct uncore_register reg = meaning->reg;

		reg.reg = uncore_counters(tables)[group].control;
		if (reg.reg == UNCORE_NO_INDEX || uncore_find_role(tables, reg.reg, UNCORE_ROLE_ENABLE, &enable) != 0)
			continue;
		for (reg.index = 0; reg.index < uncore_registers(tables)[reg.reg].count; reg.index++)
			if (known_value(values, meaning->access->unit, &reg).value &
			    uncore_field_mask(&uncore_fields(tables)[enable.at]))
				return true;
	}
	return false;
}

/* A control that counts; or a filter or a count, while something counts: what is written between setup and start. */
static bool is_set_up(const struct log_meaning *meaning, const struct log_values *values)
{
	if (controlled_group(meaning->tables, &meaning->reg) != UNCORE_NO_INDEX)
		return meaning->event.words.length > 0 || meaning->counts != NULL;
	return (is_filter(meaning->tables, meaning->reg.reg) ||
		counted_group(meaning->tables, &meaning->reg) != UNCORE_NO_INDEX) &&
	       has_enabled(meaning, values);
}

/* Only what the log shows counts: a box whose control register it does not have may be frozen. */
static void check_order(struct log_meaning *meaning, const struct log_values *values)
{
	uint64_t freeze;
	const struct uncore_step_row *step;
	struct uncore_register reg = meaning->reg;
	struct uncore_bits bits;
	struct text text = { 0 };

	if (values->is_all_frozen || !is_set_up(meaning, values))
		return;
	step = freezing_step(meaning->tables, reg.box, &freeze);
	if (step == NULL || step->reg == reg.reg)
		return;
	reg.reg = step->reg;
	reg.index = step->index;
	bits = known_value(values, meaning->access->unit, &reg);
	if (!(bits.mask & freeze) || (bits.value & freeze))
		return;
	text_printf(&text, "the box is not frozen: its setup freezes it first, by %s",
		    register_id(meaning->tables, step->reg));
	break_rule(meaning, &text);
}

void find_broken_rules(struct log_meaning *meaning, const struct log_values *values)
{
	if (!meaning->access->is_write || !meaning->access->has_value)
		return;
	check_width(meaning);
	check_access(meaning);
	check_fields(meaning);
	check_order(meaning, values);
}
