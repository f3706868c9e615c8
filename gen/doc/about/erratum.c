/* SPDX-License-Identifier: MIT */
/* Writes what is wrong with a processor, where, and what to do. */
#include "doc/about/about.h"

static void put_stepping(struct doc *doc, const struct erratum *erratum)
{
	doc_fact_codes(doc, "variant", &erratum->variants.ids);
	doc_fact(doc, "stepping");
	if (erratum->steppings.count == 0 && !erratum->has_fixed_in)
		doc_text(doc, "the source names none; each is taken to have it");
	else if (erratum->is.stepping_lo == erratum->is.stepping_hi)
		doc_format(doc, DOC_PLAIN, "%u", erratum->is.stepping_lo);
	else
		doc_format(doc, DOC_PLAIN, "%u to %u", erratum->is.stepping_lo, erratum->is.stepping_hi);
	doc_end(doc);
	if (!erratum->has_fixed_in)
		return;
	doc_fact(doc, "fixed in");
	doc_format(doc, DOC_PLAIN, "%u", erratum->fixed_in);
	doc_end(doc);
}

void about_erratum(struct doc *doc, const struct erratum *erratum)
{
	about_text(doc, &erratum->about);
	doc_facts(doc);
	if (erratum->item_paths.count == 0)
		doc_fact_text(doc, "about", "every box");
	doc_fact_items(doc, "about", &erratum->item_paths, erratum->is.items);
	doc_fact(doc, "effect");
	doc_word(doc, erratum_effect_words[erratum->effect], erratum_effect_helps[erratum->effect]);
	doc_end(doc);
	put_stepping(doc, erratum);
	doc_fact_text(doc, "to do", erratum->way_around);
	doc_fact_items(doc, "instead", &erratum->instead_paths, erratum->is.instead);
	if (erratum->avoided)
		doc_fact_text(doc, "avoided", "sessions keep clear of it");
	about_origin(doc, &erratum->about);
	doc_end(doc);
}

void about_errata_of(struct doc *doc, const struct platform *platform)
{
	const struct errata *errata = platform->errata;
	struct text title = { 0 };

	if (errata == NULL || errata->count == 0)
		doc_sentence(doc, "The documents that were read name none. There may be some.");
	for (size_t i = 0; errata != NULL && i < errata->count; i++) {
		text_cut(&title, 0);
		text_join(&title, errata->at[i].id, ": ", errata->at[i].title);
		doc_article(doc, errata->at[i].id, text_string(&title));
		about_erratum(doc, &errata->at[i]);
		doc_end(doc);
	}
	text_free(&title);
}

void about_errata(struct doc *doc, const struct item *item)
{
	const struct errata *errata = item->platform->errata;

	for (size_t i = 0; errata != NULL && i < errata->count; i++) {
		const struct erratum *erratum = &errata->at[i];
		const struct item its = { .platform = item->platform, .erratum = erratum };

		if (!item_has_erratum(item, erratum))
			continue;
		doc_note(doc, "erratum");
		doc_link(doc, &its, DOC_PLAIN, erratum->id);
		doc_text(doc, " (");
		doc_text(doc, erratum_effect_words[erratum->effect]);
		doc_text(doc, "): ");
		doc_text(doc, erratum->title);
		doc_end(doc);
	}
}
