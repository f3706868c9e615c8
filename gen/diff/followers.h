/* SPDX-License-Identifier: MIT */
/*
 * What merely follows from a rename is no change of its own: a fact that, its old words read with the new names, says
 * what it says now. All renames are found before any fact is compared, so that nothing is told that would have to be
 * taken back; fact.h says of which kinds the items are that a fact names. A new id is read for an old one only where
 * nothing that the fact could mean still has the old one or had the new one before: else a name may have come to mean
 * another thing.
 */
#ifndef GEN_DIFF_FOLLOWERS_H
#define GEN_DIFF_FOLLOWERS_H

#include "diff/diff.h"

struct rename;

enum { RENAME_SLOTS = 256 };

/* By the first word of the old id. */
struct renames {
	struct rename *at[RENAME_SLOTS];
	size_t count;
};

/* Of an item of that kind in a list of what up is about; up must outlive the renames. */
void rename_add(struct arena *arena, struct renames *renames, enum item_kind kind, const char *old, const char *new,
		const struct subject *up);

/* Whether an element of a fact of the subject, in words, is the same before and now but for names. */
bool same_but_for(const struct renames *renames, const struct subject *subject, enum fact_kind fact, const char *old,
		  const char *new);

#endif
