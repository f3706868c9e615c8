/* SPDX-License-Identifier: MIT */
/* uncore list: what the lists of all kinds use. */
#include "cli/list/list.h"

void add_list_row(struct list_rows *rows, const void *row)
{
	size_t size = rows->kind->columns->keys->size;

	rows->at = arena_grow(&rows->arena, rows->at, rows->count, &rows->room, size);
	memcpy((char *)rows->at + rows->count++ * size, row, size);
}

const char *given(const char *text)
{
	return text[0] != '\0' ? text : NULL;
}

const char *keep_given(struct list_rows *rows, struct text *text)
{
	bool is_empty = text->length == 0;
	const char *kept = keep_text(&rows->arena, text);

	return is_empty ? NULL : kept;
}

const char *lister_glob(const struct lister *lister)
{
	return lister->glob != NULL ? lister->glob : "*";
}

bool is_box(const struct uncore_tables *tables, unsigned box, const char *name)
{
	uint16_t found;

	return uncore_find_box(tables, name, &found) == 0 && found == box;
}
