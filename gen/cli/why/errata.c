/* SPDX-License-Identifier: MIT */
/* Prints errata: each by itself, and those about an item. */
#include "cli/why/parts.h"
#include "emit/dump.h"
#include "model/errata.h"

static void put_list(struct text *out, const char *label, const struct strings *list)
{
	for (size_t i = 0; i < list->count; i++)
		text_printf(out, "  %-9s %s\n", label, list->at[i]);
}

static void put_steppings(struct text *out, const struct erratum *erratum)
{
	put_list(out, "variant:", &erratum->variants.ids);
	if (erratum->steppings.count == 0 && !erratum->has_fixed_in)
		text_add(out, "  stepping: the source names none; each is taken to have it\n");
	else if (erratum->is.stepping_lo == erratum->is.stepping_hi)
		text_printf(out, "  stepping: %u\n", erratum->is.stepping_lo);
	else
		text_printf(out, "  stepping: %u to %u\n", erratum->is.stepping_lo, erratum->is.stepping_hi);
	if (erratum->has_fixed_in)
		text_printf(out, "  fixed in: %u\n", erratum->fixed_in);
}

void why_erratum(struct text *out, const struct model *model, const struct item *item)
{
	const struct erratum *erratum = item->erratum;

	text_printf(out, "%s erratum %s: %s\n", item->platform->id, erratum->id, erratum->title);
	put_list(out, "about:", &erratum->item_paths);
	if (erratum->item_paths.count == 0)
		text_add(out, "  about:    every box\n");
	text_printf(out, "  effect:   %s: %s\n", erratum_effect_words[erratum->effect],
		    erratum_effect_helps[erratum->effect]);
	put_steppings(out, erratum);
	if (erratum->way_around != NULL)
		text_printf(out, "  around:   %s\n", erratum->way_around);
	put_list(out, "instead:", &erratum->instead_paths);
	if (erratum->avoided)
		text_add(out, "  avoided:  sessions keep clear of it\n");
	why_about(out, model, &erratum->about);
}

void why_errata(struct text *out, const struct item *item)
{
	const struct errata *errata = item->platform->errata;

	for (size_t i = 0; errata != NULL && i < errata->count; i++)
		if (item_has_erratum(item, &errata->at[i]))
			text_printf(out, "  erratum:  %s (%s): %s\n", errata->at[i].id,
				    erratum_effect_words[errata->at[i].effect], errata->at[i].title);
}

void why_json_errata(struct json *json, const struct item *item)
{
	const struct errata *errata = item->platform != NULL ? item->platform->errata : NULL;

	json_open(json, "errata", '[');
	for (size_t i = 0; errata != NULL && i < errata->count; i++)
		if (item_has_erratum(item, &errata->at[i]))
			dump_erratum(json, &errata->at[i]);
	json_close(json, ']');
}
