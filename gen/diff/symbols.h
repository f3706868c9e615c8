/* SPDX-License-Identifier: MIT */
/* Declares the C symbols of the generated headers of two sides, paired by name. */
#ifndef GEN_DIFF_SYMBOLS_H
#define GEN_DIFF_SYMBOLS_H

#include "diff/diff.h"
#include "emit/symbols.h"

/* old is NULL if the symbol is new, and new is NULL if it is gone. */
struct symbol_pair {
	const struct symbol *old, *new;
	enum change_id id; /* SYMBOLS_...; CHANGE_COUNT: both are the same */
	bool told;         /* another change of this class or a graver one explains it */
};

/* The name of a pair on at least one side. A header has the name that #include takes, in place of its guard. */
struct symbol_name {
	const char *text;
	size_t pair;
};

/*
 * The symbols of a platform and its boxes, without those that headers define for themselves only. Between two
 * platforms, symbols that differ only in the platform's name make a pair.
 */
struct symbol_pairs {
	const struct platform *old, *new;
	struct symbol_pair *at;
	size_t count;
	struct symbol_name *names; /* sorted */
	size_t name_count;
	struct symbol_pairs *next;
};

/* Lists the symbols of the subject's platform unless they have been listed. */
void symbols_list(struct diff *diff, const struct subject *subject);
/* The symbols of the subject's platform; NULL: none are listed, or it is in no platform. */
struct symbol_pairs *symbols_listed(const struct diff *diff, const struct subject *subject);

/* The names of the marked pairs. A name that ends in * is every name that begins so; all of these are marked. */
struct strings symbols_names(struct arena *arena, const struct symbol_pairs *pairs, const bool *marked);

/*
 * Whether the value of a symbol contains the name of the other, or the beginning of it, as in accessors that paste
 * names.
 */
bool symbol_uses(const struct symbol *symbol, const struct symbol *other);

struct told {
	enum change_id id;
	enum fact_kind fact;
};

/* The four changes for symbols that no other change explains, the gravest first. */
extern const struct told symbols_told[4];
/*
 * Fills in the symbols of that kind that no change explains, with a few examples. They are those of a box, on either
 * side, or, if both boxes are NULL, those of no box. False if there are none.
 */
bool symbols_rest(struct arena *arena, const struct symbol_pairs *pairs, const struct box *old, const struct box *new,
		  const struct told *as, struct change *change);

#endif
