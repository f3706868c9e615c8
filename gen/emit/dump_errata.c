/* SPDX-License-Identifier: MIT */
/* Emits the errata of a platform into the dump. */
#include "emit/dump.h"

#define WORD_(id, word, help) word,

static const char *const effect_words[] = { UNCORE_ERRATUM_EFFECTS(WORD_) };

void dump_erratum(struct json *json, const struct erratum *erratum)
{
	json_open_line(json, NULL, '{');
	json_text(json, "id", erratum->id);
	json_text(json, "title", erratum->title);
	json_texts(json, "items", &erratum->item_paths);
	json_text(json, "effect", effect_words[erratum->effect]);
	if (erratum->variants.ids.count != 0)
		json_texts(json, "variants", &erratum->variants.ids);
	json_number(json, "stepping_lo", erratum->is.stepping_lo);
	json_number(json, "stepping_hi", erratum->is.stepping_hi);
	if (erratum->has_fixed_in)
		json_number(json, "fixed_in", erratum->fixed_in);
	json_text(json, "way_around", erratum->way_around);
	json_bool(json, "avoided", erratum->avoided);
	if (erratum->instead_paths.count != 0)
		json_texts(json, "instead", &erratum->instead_paths);
	dump_origin(json, &erratum->about);
	json_close(json, '}');
}

void dump_errata(struct json *json, const struct platform *platform)
{
	const struct errata *errata = platform->errata;

	if (errata == NULL)
		return;
	json_open_line(json, "errata", '[');
	for (size_t i = 0; i < errata->count; i++)
		dump_erratum(json, &errata->at[i]);
	json_close_line(json, ']');
}
