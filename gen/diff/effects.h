/* SPDX-License-Identifier: MIT */
/* Finds what a change affects: C symbols, events and metrics that differ in meaning or are gone. */
#ifndef GEN_DIFF_EFFECTS_H
#define GEN_DIFF_EFFECTS_H

#include "diff/symbols.h"

/*
 * Lists in the arena, with each name once. A symbol that ends in * is every symbol that begins so. Symbols are sorted
 * by name, old and new ones together. Changes of texts affect no program.
 */
struct effects {
	struct strings symbols, events, metrics;
};

struct effects change_effects(const struct diff *diff, const struct change *change);

/*
 * Marks the symbols whose difference the change explains as told, if the change is of their class or of a graver one.
 */
void change_explains(struct symbol_pairs *pairs, const struct change *change);

#endif
