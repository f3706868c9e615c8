/* SPDX-License-Identifier: MIT */
/* uncore show: prints the errata of an event, a register or a box. */
#include "cli/show/show.h"
#include "search/item.h"
#include "uncore/errata.h"

#define WORD_(id, word, help) help,
static const char *const effects[] = { UNCORE_ERRATUM_EFFECTS(WORD_) };

static void add_steppings(struct text *text, const struct uncore_erratum_row *erratum)
{
	if (!erratum->named)
		text_printf(text, "each, as the source names none");
	else if (erratum->stepping_lo == erratum->stepping_hi)
		text_printf(text, "%u", erratum->stepping_lo);
	else
		text_printf(text, "%u to %u", erratum->stepping_lo, erratum->stepping_hi);
	if (erratum->fixed_in != UNCORE_NO_INDEX)
		text_printf(text, ", fixed in %u", erratum->fixed_in);
}

static void add_erratum_item(struct text *text, const struct uncore_tables *tables,
			     const struct uncore_erratum_item_row *item)
{
	struct item about = { .kind = item->event != UNCORE_NO_INDEX ? ITEM_EVENT :
				      item->field != UNCORE_NO_INDEX ? ITEM_FIELD :
				      item->reg != UNCORE_NO_INDEX   ? ITEM_REGISTER :
								       ITEM_BOX,
			      .reg = { item->box, UNCORE_NO_INDEX, item->reg, UNCORE_NO_INDEX },
			      .field = { item->field },
			      .event = { item->event },
			      .umask = { item->umask } };

	if (about.kind == ITEM_EVENT)
		text_printf(text, "%s/", box_id(tables, item->box));
	add_item_path(text, tables, &about);
}

static void add_items(struct text *text, const struct uncore_tables *tables, struct uncore_range items)
{
	for (unsigned at = 0; at < items.count; at++) {
		text_printf(text, "%s", at > 0 ? ", " : "");
		add_erratum_item(text, tables, &uncore_erratum_items(tables)[items.first + at]);
	}
}

static void print_erratum(const struct uncore_tables *tables, const struct uncore_erratum_row *erratum)
{
	struct text text = { 0 };

	text_printf(&text, "erratum %s: %s", uncore_text(tables, erratum->id), uncore_text(tables, erratum->title));
	print_heading(text_string(&text));
	text_free(&text);
	print_item("text", uncore_text(tables, erratum->text));
	print_item("effect", effects[erratum->effect]);
	add_items(&text, tables, erratum->items);
	print_item_and_free("about", &text);
	add_steppings(&text, erratum);
	print_item_and_free("steppings", &text);
	if (tables->variants.count != 0)
		add_variants(&text, tables, erratum->variants);
	print_item_and_free("only on", &text);
	print_item("way around", uncore_text(tables, erratum->way_around));
	add_items(&text, tables, erratum->instead);
	print_item_and_free("instead", &text);
	if (erratum->avoided)
		print_item("avoided", "sessions keep clear of it");
	print_item("evidence", evidence_text(erratum->evidence));
	print_item("sources", uncore_text(tables, erratum->source));
}

void print_errata(const struct uncore_tables *tables, const struct uncore_erratum_item_row *item)
{
	const struct uncore_erratum_row *erratum;
	unsigned next = 0;

	while ((erratum = uncore_erratum_about(tables, item, &next)) != NULL) {
		/* What is about every box is printed once a box. */
		if (erratum->items.count != 0 || (item->event == UNCORE_NO_INDEX && item->reg == UNCORE_NO_INDEX))
			print_erratum(tables, erratum);
	}
}

void print_errata_inside(const struct uncore_tables *tables, uint16_t box)
{
	struct text text = { 0 };

	for (unsigned at = 0; at < tables->errata.count; at++) {
		const struct uncore_erratum_row *erratum = &uncore_errata(tables)[at];

		for (unsigned item = 0; item < erratum->items.count; item++) {
			const struct uncore_erratum_item_row *about =
				&uncore_erratum_items(tables)[erratum->items.first + item];

			if (about->box != box || (about->reg == UNCORE_NO_INDEX && about->event == UNCORE_NO_INDEX))
				continue;
			text_printf(&text, "%s%s (", text.length > 0 ? ", " : "", uncore_text(tables, erratum->id));
			add_erratum_item(&text, tables, about);
			text_printf(&text, ")");
		}
	}
	print_item_and_free("errata", &text);
}
