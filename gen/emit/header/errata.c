/* SPDX-License-Identifier: MIT */
/* Names the errata of a box, a register or an event in its comment. */
#include "model/errata.h"
#include "model/item.h"

#include "emit/header/words.h"

/* A register's comment names what is about its fields, too; an event's only what is about the event. */
static bool is_named_at(const struct item *item, const struct item *at)
{
	if (item->box != at->box || item->reg != at->reg || item->event != at->event)
		return false;
	return item->event == NULL || item->umask == at->umask;
}

void header_errata(struct text *text, const char *before, const struct platform *platform, const struct item *at)
{
	const struct errata *errata = platform->errata;

	for (size_t i = 0; errata != NULL && i < errata->count; i++) {
		const struct erratum *erratum = &errata->at[i];
		size_t item = 0;

		while (item < erratum->item_paths.count && !is_named_at(&erratum->is.items[item], at))
			item++;
		if (item == erratum->item_paths.count)
			continue;
		text_join(text, before, "Erratum ", erratum->id);
		text_join(text, " (", erratum_effect_words[erratum->effect], "): ");
		text_join(text, erratum->title, ".", "");
	}
}
