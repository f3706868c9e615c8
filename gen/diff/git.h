/* SPDX-License-Identifier: MIT */
/* Reads the spec files of a git revision from git's objects: nothing is checked out. */
#ifndef GEN_DIFF_GIT_H
#define GEN_DIFF_GIT_H

#include "base/text.h"
#include "load/tree.h"

/*
 * Fills the tree with the files below the folder as of the revision; their paths begin with shown. The folder lies in a
 * work tree, or did in that revision; or where top is true is a path from the top of the repository that the working
 * folder is in. False after a message on stderr, or without one where quiet.
 */
bool git_read_tree(struct arena *arena, const char *revision, const char *folder, bool top, const char *shown,
		   bool quiet, struct tree *tree);

/*
 * The last revision, in words that git takes, in which anything below the folder changed; NULL where git knows of none.
 */
const char *git_last_change(struct arena *arena, const char *folder);

/* The commit that a spec is of; NULL where there is none. */
struct commit {
	const char *hash, *date; /* whole; of the committer, YYYY-MM-DD */
	bool edited;             /* the files have changed since */
};

/* Asks for the revision, or where it is NULL for the one that the folder's files are checked out from. */
void git_describe(struct arena *arena, const char *revision, const char *folder, struct commit *commit);

#endif
