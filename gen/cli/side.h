/* SPDX-License-Identifier: MIT */
/* Declares one side of a comparison: where its spec comes from, and what of it cannot be understood. */
#ifndef GEN_CLI_SIDE_H
#define GEN_CLI_SIDE_H

#include "cli/cli.h"
#include "diff/report/report.h"
#include "load/load.h"
#include "load/tree.h"

struct side {
	const char *name; /* a folder, a dump, or git:REVISION */
	struct spec spec;
	struct tree tree;
	size_t unread; /* how many of the diagnostics are of load and resolve, which leave things incomplete */
	struct report_side said;
};

/*
 * Loads and checks a side. Errors in the spec do not make it fail. False, after a message, if there is no spec at all.
 */
bool load_side(struct side *side, const struct options *options);
/* The same for the files in the spec's tree, or, if that is NULL, in the folder. */
void check_side(struct side *side, const char *folder);
/*
 * Empties on both sides what cannot be understood on one, so that it is not reported as gone or new. Returns the names:
 * "PLATFORM/BOX", "PLATFORM metrics", "documents".
 */
struct strings leave_out(struct arena *arena, struct side *old, struct side *new);

#endif
