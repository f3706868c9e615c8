/* SPDX-License-Identifier: MIT */
/* Finds whom a change affects: C symbols, events and metrics that differ in meaning or are gone. */
#ifndef GEN_DIFF_EFFECTS_H
#define GEN_DIFF_EFFECTS_H

#include "diff/symbols.h"

/*
 * Lists in the arena, each name once. A symbol that ends in * stands for all that begin so. Symbols come in the order
 * of their names, those that are gone among those that are new. Changes of texts concern nobody's program.
 */
struct effects {
	struct strings symbols, events, metrics;
};

struct effects change_effects(const struct diff *diff, const struct change *change);

/* Marks the symbols that differ, as far as the change is why: told, where it is of their class or of a graver one. */
void change_explains(struct symbol_pairs *pairs, const struct change *change);

#endif
