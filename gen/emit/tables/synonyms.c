/* SPDX-License-Identifier: MIT */
/* Emits the words that searches take for each other. */
#include "emit/tables/rows.h"

void emit_synonyms(struct tables *tables, const struct platform *platform)
{
	size_t count = 0;

	for (size_t i = 0; i < platform->is.synonym_count; i++)
		count += platform->is.synonyms[i].words.count;
	run_begin(tables, TABLE_synonyms, "of_searches", count);
	for (size_t i = 0; i < platform->is.synonym_count; i++) {
		const struct synonym *synonym = &platform->is.synonyms[i];

		for (size_t w = 0; w < synonym->words.count; w++) {
			row_begin(tables, TABLE_synonyms);
			row_word(tables, "word", synonym->words.at[w]);
			row_word(tables, "set", synonym->id);
			ROW_ENUM(tables, uncore_synonym_row, synonym, kind, synonym_kind_word);
			row_end(tables);
		}
	}
}
