/* SPDX-License-Identifier: MIT */
/* Lists the symbols that the emitters report, and says what each is about. */
#include "emit/symbols.h"

void symbols_add(struct symbols *symbols, const struct symbol *symbol)
{
	symbols->at = arena_grow(symbols->arena, symbols->at, symbols->count, &symbols->room, sizeof *symbols->at);
	symbols->at[symbols->count++] = *symbol;
}

const char *symbol_kind_word(enum symbol_kind kind)
{
	static const char *const words[] = {
#define SYMBOL_KIND_WORD_(id, word) word,
		SYMBOL_KINDS(SYMBOL_KIND_WORD_)
#undef SYMBOL_KIND_WORD_
	};

	return words[kind];
}
