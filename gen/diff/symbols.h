/* SPDX-License-Identifier: MIT */
/* The C symbols of the generated headers of two sides, as the emitters report them, side by side by name. */
#ifndef GEN_DIFF_SYMBOLS_H
#define GEN_DIFF_SYMBOLS_H

#include "diff/diff.h"
#include "emit/symbols.h"

/* old is NULL where it is new, new where it is gone. */
struct symbol_pair {
	const struct symbol *old, *new;
	enum change_id id; /* SYMBOLS_...; CHANGE_COUNT where both are the same */
	bool told;         /* by another change, of this class or a graver one */
};

/* How a pair is called on at least one side; a header, in place of its guard, as it is included. */
struct symbol_name {
	const char *text;
	size_t pair;
};

/*
 * Of a platform, with its boxes. What the headers keep for themselves is left out. Where two platforms are compared,
 * symbols that are called the same but for the platform make a pair.
 */
struct symbol_pairs {
	const struct platform *old, *new;
	struct symbol_pair *at;
	size_t count;
	struct symbol_name *names; /* sorted */
	size_t name_count;
	struct symbol_pairs *next;
};

/* Lists those of the subject's platform, unless that has been done. */
void symbols_list(struct diff *diff, const struct subject *subject);
/* NULL where none are listed, as for what is of no platform. */
struct symbol_pairs *symbols_listed(const struct diff *diff, const struct subject *subject);

/*
 * The names of the pairs that are marked. One that ends in * stands for all that begin so, and all of them are marked.
 */
struct strings symbols_names(struct arena *arena, const struct symbol_pairs *pairs, const bool *marked);

/*
 * Whether what the new symbol stands for names the other one, or begins its name, as where accessors paste names
 * together.
 */
bool symbol_uses(const struct symbol *symbol, const struct symbol *other);

struct told {
	enum change_id id;
	enum fact_kind fact;
};

/* The four changes that are told of what is left, the gravest first. */
extern const struct told symbols_told[4];
/*
 * Fills in the symbols of that kind which nothing has told, with a few as examples: of the box, on either side, or of
 * none where both are NULL. False where there are none.
 */
bool symbols_rest(struct arena *arena, const struct symbol_pairs *pairs, const struct box *old, const struct box *new,
		  const struct told *as, struct change *change);

#endif
