/* SPDX-License-Identifier: MIT */
/*
 * The C symbols that the generated headers of two sides define. Which change of the spec reaches which symbol is said by rules
 * (symbols.c); the headers themselves tell whether the rules left one out.
 */
#ifndef GEN_DIFF_HEADERS_H
#define GEN_DIFF_HEADERS_H

#include "diff/diff.h"

/* A macro, type, enumerator, enum tag or function; texts are not terminated. */
struct symbol {
	const char *name, *takes, *body; /* takes: what a caller must write, or what a type holds */
	size_t length, takes_length, body_length;
};

/* One that differs; old is NULL where it is new, new where it is gone. */
struct symbol_pair {
	const struct symbol *old, *new;
	enum change_id id; /* SYMBOLS_... */
	bool told;         /* by another change, of this class or a graver one */
};

struct symbol_pairs {
	struct symbol_pair *at;
	size_t count, room;
};

/* What differs between the headers of the same box before and after, in the order of their names. */
struct symbol_pairs headers_compare_boxes(struct arena *arena, const struct box *old, const struct box *new);
/* The same of the platform's own header of events, without its boxes. */
struct symbol_pairs headers_compare_platforms(struct arena *arena, const struct platform *old,
					      const struct platform *new);
/* Marks those that one of the changes from first on names. */
void headers_explain(struct symbol_pairs *pairs, const struct diff *diff, size_t first);

struct told {
	enum change_id id;
	enum fact_kind fact;
};

/* The four changes that are told of what is left, the gravest first. */
extern const struct told headers_told[4];
/* Fills in the symbols of that kind which nothing has told, with a few as examples; false where there are none. */
bool headers_rest(struct arena *arena, const struct symbol_pairs *pairs, const struct told *as, struct change *change);

#endif
