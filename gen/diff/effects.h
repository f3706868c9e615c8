/* SPDX-License-Identifier: MIT */
/* Whom a change concerns: the C symbols, events and metrics that do not mean, or are not, what they were. */
#ifndef GEN_DIFF_EFFECTS_H
#define GEN_DIFF_EFFECTS_H

#include "diff/diff.h"

/*
 * Lists in the arena, each name once. A symbol that ends in * stands for all that begin so. Of an item that is gone or has
 * another id these are the old names and then the new ones. Changes of texts concern nobody's program.
 */
struct effects {
	struct strings symbols, events, metrics;
};

struct effects change_effects(struct arena *arena, const struct change *change);

/* Symbols of one side of the subject; the box is NULL for what stands in none. */
void symbols_of(struct arena *arena, struct strings *list, const struct change *change, bool new);

#endif
