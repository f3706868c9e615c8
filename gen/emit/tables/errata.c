/* SPDX-License-Identifier: MIT */
/* Emits the errata of a platform: rows, what they are about, and what to count instead. */
#include "emit/tables/rows.h"
#include "model/item.h"

static void emit_item(struct tables *tables, const struct item *item)
{
	row_begin(tables, TABLE_erratum_items);
	row_reference(tables, "box", TABLE_boxes, box_symbol(tables, item->box));
	row_reference(tables, "reg", TABLE_registers, reg_symbol(tables, item->reg));
	row_reference(tables, "field", TABLE_fields, field_symbol(tables, item->field));
	row_reference(tables, "event", TABLE_events, event_symbol(tables, item->event));
	row_reference(tables, "umask", TABLE_umasks, umask_symbol(tables, item->umask));
	row_end(tables);
}

static void emit_items(struct tables *tables, const char *symbol, const struct item *items, size_t count)
{
	run_begin(tables, TABLE_erratum_items, symbol, count);
	for (size_t i = 0; i < count; i++)
		emit_item(tables, &items[i]);
}

static void emit_erratum(struct tables *tables, const struct erratum *erratum)
{
	const char *symbol = erratum_symbol(tables, erratum), *instead = symbol_join(tables, symbol, "_", "instead");

	row_named(tables, TABLE_errata, symbol);
	ROW_WORD(tables, uncore_erratum_row, erratum, id);
	ROW_SENTENCE(tables, uncore_erratum_row, erratum, title);
	row_sentence(tables, "text", erratum->about.text);
	ROW_SENTENCE(tables, uncore_erratum_row, erratum, way_around);
	row_source(tables, &erratum->about);
	row_range(tables, "items", TABLE_erratum_items, symbol, erratum->item_paths.count);
	row_range(tables, "instead", TABLE_erratum_items, instead, erratum->instead_paths.count);
	row_hex(tables, "variants", erratum->variants.is.mask);
	row_number(tables, "stepping_lo", erratum->is.stepping_lo);
	row_number(tables, "stepping_hi", erratum->is.stepping_hi);
	row_member(tables, "fixed_in", erratum->has_fixed_in ? erratum->fixed_in : UINT16_MAX);
	ROW_ENUM(tables, uncore_erratum_row, erratum, effect, erratum_effect_word);
	row_evidence(tables, erratum->about.is.evidence);
	row_number(tables, "named", erratum->steppings.count != 0 || erratum->has_fixed_in);
	row_number(tables, "avoided", erratum->avoided ? 1 : 0);
	row_end(tables);
	emit_items(tables, symbol, erratum->is.items, erratum->item_paths.count);
	emit_items(tables, instead, erratum->is.instead, erratum->instead_paths.count);
}

void emit_errata(struct tables *tables, const struct platform *platform)
{
	for (size_t i = 0; platform->errata != NULL && i < platform->errata->count; i++)
		emit_erratum(tables, &platform->errata->at[i]);
}
