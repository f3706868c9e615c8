/* SPDX-License-Identifier: MIT */
/* Reads the spec files of a git revision from git's objects, without a checkout. */
#ifndef GEN_DIFF_GIT_H
#define GEN_DIFF_GIT_H

#include "base/text.h"
#include "load/tree.h"

/*
 * Fills the tree with the revision's files below the folder; their paths begin with shown. The folder is in a work
 * tree, or was in that revision. If top is true, it is a path from the top of the repository of the working folder.
 * False after a message on stderr, which quiet suppresses.
 */
bool git_read_tree(struct arena *arena, const char *revision, const char *folder, bool top, const char *shown,
		   bool quiet, struct tree *tree);

/* The last revision that changed anything below the folder, as git names it; NULL: git knows none. */
const char *git_last_change(struct arena *arena, const char *folder);

/* The commit of a spec; NULL members: there is none. */
struct commit {
	const char *hash, *date; /* the whole hash; the committer's date as YYYY-MM-DD */
	bool edited;             /* the files have changed since */
};

/* Finds the commit of a revision; NULL: the one from which the folder's files were checked out. */
void git_describe(struct arena *arena, const char *revision, const char *folder, struct commit *commit);

#endif
