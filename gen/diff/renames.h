/* SPDX-License-Identifier: MIT */
/* What names something by its new id, and has changed in nothing else, has not changed. */
#ifndef GEN_DIFF_RENAMES_H
#define GEN_DIFF_RENAMES_H

#include "diff/diff.h"

struct rename {
	const char *old, *new;
	const struct box *old_box, *new_box; /* that it stands in; NULL for a box or a metric */
	struct rename *next;
};

/* The box, or else the platform, whose renames count. */
struct rename_scope {
	const struct platform *old, *new;
	const struct box *old_box, *new_box;
};

/*
 * Takes away the changes from first on that differ only by ids of the list. An id counts if nothing in the scope still has
 * it, and nothing had the new one before: else a name may have come to mean another thing.
 */
void renames_apply(struct diff *diff, size_t first, const struct rename *renames, const struct rename_scope *scope);

#endif
