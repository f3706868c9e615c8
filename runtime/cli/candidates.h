/* SPDX-License-Identifier: MIT */
/* Lists everything that a word may name: registers and fields of several boxes share ids, names and aliases. */
#ifndef UNCORE_CLI_CANDIDATES_H
#define UNCORE_CLI_CANDIDATES_H

#include "cli/find.h"

struct candidates {
	struct item *items;
	unsigned count, room;
};

/*
 * Registers of the name, one for each box that has it. A name in the manual or an alias goes before an id, which is
 * only of use without a box where no register is named so.
 */
void find_registers(const struct uncore_tables *tables, const char *word, struct candidates *candidates);
/* All that uncore show can show by the word. */
void find_items(const struct uncore_tables *tables, const char *word, struct candidates *candidates);
void candidates_free(struct candidates *candidates);

/* "box.ctl0", "box1.ctl0", "box.ctl0.thresh": what names a register or field alone. */
void add_candidate(struct text *text, const struct uncore_tables *tables, const struct item *item);

#endif
