/* SPDX-License-Identifier: MIT */
/* Lists everything that a word may name: registers and fields of several boxes share ids, names and aliases. */
#ifndef UNCORE_CLI_CANDIDATES_H
#define UNCORE_CLI_CANDIDATES_H

#include "cli/common/find.h"

struct candidates {
	struct item *items;
	unsigned count, room;
};

/*
 * Registers with the name, one for each box that has it. A name in the manual or an alias is tried before an id. An id
 * without a box is used only where no register has that name.
 */
void find_registers(const struct uncore_tables *tables, const char *word, struct candidates *candidates);
/* Everything that uncore show can show for the word. */
void find_items(const struct uncore_tables *tables, const char *word, struct candidates *candidates);
void candidates_free(struct candidates *candidates);

#endif
