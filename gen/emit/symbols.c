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

const char *symbol_item_word(const struct symbol_item *item)
{
#define IF_IT_(member, word) \
	if (item->member != NULL) \
		return word;
	SYMBOL_ITEMS(IF_IT_)
#undef IF_IT_
	return NULL;
}

static void put_register(struct text *out, const struct symbol_item *item)
{
	text_join(out, ".", item->reg->id, "");
	if (item->field != NULL)
		text_join(out, ".", item->field->id, "");
	if (item->value != NULL)
		text_join(out, ".", item->value->id, "");
	if (item->value != NULL && item->value->when_id != NULL)
		text_join(out, " (when ", item->value->when_id, ")");
}

static void put_item(struct text *out, const struct symbol_item *item)
{
	text_add(out, item->platform->id);
	if (item->variant != NULL)
		text_join(out, " variant ", item->variant->id, "");
	if (item->box != NULL)
		text_join(out, "/", item->box->id, "");
	if (item->function != NULL)
		text_join(out, " PCI function ", item->function->id, "");
	if (item->group != NULL)
		text_join(out, " counter group ", item->group->id, "");
	if (item->reg != NULL)
		put_register(out, item);
	if (item->event != NULL)
		text_join(out, "/", item->event->name, "");
	if (item->umask != NULL)
		text_join(out, ".", item->umask->name, "");
}

const char *symbol_item_path(struct arena *arena, const struct symbol_item *item)
{
	struct text out = { 0 };
	const char *path;

	if (item->platform != NULL)
		put_item(&out, item);
	path = arena_copy(arena, text_string(&out), out.length);
	text_free(&out);
	return path;
}
