/* SPDX-License-Identifier: MIT */
/* Lists the errata of a platform on its page. */
#include "model/errata.h"

#include "emit/page/page.h"

static void put_where(struct text *out, const struct erratum *erratum)
{
	for (size_t i = 0; i < erratum->variants.ids.count; i++)
		text_printf(out, "%s%s", i > 0 ? ", " : "", erratum->variants.ids.at[i]);
	text_add(out, erratum->variants.ids.count != 0 ? ": " : "");
	if (erratum->steppings.count == 0 && !erratum->has_fixed_in)
		text_add(out, "not said");
	else
		text_printf(out, "%u to %u", erratum->is.stepping_lo, erratum->is.stepping_hi);
}

static void put_erratum(struct text *out, const struct erratum *erratum)
{
	text_printf(out, "| %s | ", erratum->id);
	page_cell(out, erratum->title);
	text_add(out, ". ");
	page_cell(out, erratum->about.text);
	text_add(out, " | ");
	for (size_t i = 0; i < erratum->item_paths.count; i++)
		text_printf(out, "%s`%s`", i > 0 ? ", " : "", erratum->item_paths.at[i]);
	text_printf(out, "%s | %s | ", erratum->item_paths.count == 0 ? "every box" : "",
		    erratum_effect_words[erratum->effect]);
	put_where(out, erratum);
	text_add(out, " | ");
	page_cell(out, erratum->way_around);
	text_add(out, " | ");
	page_cell(out, erratum->about.is.source);
	text_add(out, " |\n");
}

void page_errata(struct text *out, const struct platform *platform)
{
	const struct errata *errata = platform->errata;

	text_add(out, "\n## Errata\n\n");
	if (errata == NULL || errata->count == 0) {
		text_add(out, "The documents that were read name none. There may be some.\n");
		return;
	}
	text_add(out,
		 "Those that the documents name that were read; there may be more. "
		 "[What the words mean](../spec-format.md#errata).\n\n"
		 "| erratum | what happens | about | effect | steppings | what to do | source |\n"
		 "|---|---|---|---|---|---|---|\n");
	for (size_t i = 0; i < errata->count; i++)
		put_erratum(out, &errata->at[i]);
}
