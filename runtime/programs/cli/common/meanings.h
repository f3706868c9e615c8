/* SPDX-License-Identifier: MIT */
/* Lists everything that a word may name: registers and fields of several boxes share ids, names and aliases. */
#ifndef UNCORE_CLI_MEANINGS_H
#define UNCORE_CLI_MEANINGS_H

#include "cli/common/find.h"

struct meanings {
	struct item *items;
	unsigned count, room;
};

/*
 * Registers with the name, one for each box that has it. A name in the manual or an alias is tried before an id. An id
 * without a box is used only where no register has that name.
 */
void find_registers(const struct uncore_tables *tables, const char *word, struct meanings *meanings);
/* Everything that uncore show can show for the word. */
void find_items(const struct uncore_tables *tables, const char *word, struct meanings *meanings);
void meanings_free(struct meanings *meanings);

#endif
