/* SPDX-License-Identifier: MIT */
/* Finds every register and field that a word names, in all boxes. */
#include "cli/common/meanings.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "cli/common/describe.h"

static void add_meaning(struct meanings *meanings, const struct item *item)
{
	if (meanings->count == meanings->room) {
		meanings->room = meanings->room * 2 + 8;
		meanings->items = take_memory(meanings->items, meanings->room * sizeof(*meanings->items));
	}
	meanings->items[meanings->count++] = *item;
}

void meanings_free(struct meanings *meanings)
{
	free(meanings->items);
	*meanings = (struct meanings){ 0 };
}

/* "ctl", or "ctl2" for the register ctl. */
static bool is_id(const struct uncore_tables *tables, unsigned reg, const char *word)
{
	size_t length = strlen(register_id(tables, reg));
	struct text begin = { 0 };
	bool is_same;

	text_bytes(&begin, word, strlen(word) < length ? strlen(word) : length);
	is_same = same_word(text_string(&begin), register_id(tables, reg)) &&
		  word[length + strspn(word + length, "0123456789")] == '\0';
	text_free(&begin);
	return is_same;
}

static void add_registers(const struct uncore_tables *tables, const char *word, bool ids, struct meanings *meanings)
{
	for (uint16_t box = 0; box < tables->boxes.count; box++) {
		struct item item = { .kind = ITEM_REGISTER };

		if (uncore_find_register(tables, box, word, &item.reg) == 0 && is_id(tables, item.reg.reg, word) == ids)
			add_meaning(meanings, &item);
	}
}

void find_registers(const struct uncore_tables *tables, const char *word, struct meanings *meanings)
{
	struct item item = { .kind = ITEM_REGISTER };

	if (strchr(word, '.') != NULL && find_register(tables, word, &item.reg)) {
		add_meaning(meanings, &item);
		return;
	}
	add_registers(tables, word, false, meanings);
	if (meanings->count == 0)
		add_registers(tables, word, true, meanings);
}

/* Finds the field in each register that the part before the last dot may name. */
static void find_fields(const struct uncore_tables *tables, const char *word, struct meanings *meanings)
{
	const char *dot = strrchr(word, '.');
	struct meanings registers = { 0 };
	struct text before = { 0 };

	if (dot == NULL)
		return;
	text_bytes(&before, word, (size_t)(dot - word));
	find_registers(tables, text_string(&before), &registers);
	for (unsigned at = 0; at < registers.count; at++) {
		struct item item = { .kind = ITEM_FIELD, .reg = registers.items[at].reg };

		if (uncore_find_field(tables, item.reg.reg, dot + 1, &item.field) == 0)
			add_meaning(meanings, &item);
	}
	meanings_free(&registers);
	text_free(&before);
}

/* Finds the fields with the id in every register of every box. */
static void find_bare_fields(const struct uncore_tables *tables, const char *word, struct meanings *meanings)
{
	for (uint16_t box = 0; box < tables->boxes.count; box++) {
		struct uncore_range regs = uncore_boxes(tables)[box].registers;

		for (unsigned reg = regs.first; reg - regs.first < regs.count; reg++) {
			struct item item = { .kind = ITEM_FIELD };

			item.reg = (struct uncore_register){ box, UNCORE_NO_INDEX, (uint16_t)reg, UNCORE_NO_INDEX };
			if (uncore_find_field(tables, (uint16_t)reg, word, &item.field) == 0)
				add_meaning(meanings, &item);
		}
	}
}

void find_items(const struct uncore_tables *tables, const char *word, struct meanings *meanings)
{
	struct item item;
	bool is_known = find_item(tables, word, &item);

	if (is_known && item.kind != ITEM_REGISTER && item.kind != ITEM_FIELD) {
		add_meaning(meanings, &item);
		return;
	}
	find_registers(tables, word, meanings);
	if (meanings->count == 0)
		find_fields(tables, word, meanings);
	if (meanings->count == 0)
		find_bare_fields(tables, word, meanings);
}
