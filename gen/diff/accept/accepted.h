/* SPDX-License-Identifier: MIT */
/* Declares the list of changes that reviewers have accepted, each with a reason and a date. */
#ifndef GEN_DIFF_ACCEPT_ACCEPTED_H
#define GEN_DIFF_ACCEPT_ACCEPTED_H

#include "base/keys/keys.h"
#include "diag/diag.h"
#include "diff/diff.h"

struct accepted {
	struct node node;
	int change; /* enum change_id */
	const char *path, *reason, *date;
	struct strings old, new; /* values that the change must have; empty: any */
	bool used;
};

struct accepted_list {
	struct node node;
	struct accepted *at;
	size_t count;
};

extern const struct keys accepted_keys;

/* False after reporting every fault with its place. */
bool accepted_read(struct diag *diag, const char *path, struct accepted_list *into);
/*
 * Marks the changes that the list has, and those that repeat one of them because they are inherited. Reports each entry
 * that no change fits, or whose change an earlier one has. The list must live as long as the diff.
 */
void accept_changes(struct diff *diff, struct diag *diag, struct accepted_list *list);
/* The gravest class of which a change is not accepted; CLASS_COUNT: there is none. */
enum change_class diff_gravest_open(const struct diff *diff);
/* Whether both are accepted for the same reason on the same day, or neither is. */
bool accepted_alike(const struct change *a, const struct change *b);

#endif
