/* SPDX-License-Identifier: MIT */
/* One of the two specs that are compared: where it comes from, and what of it cannot be understood. */
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
	size_t unread; /* of the diagnostics, those before the rules: what they are about has holes */
	struct report_side said;
};

/* Loads and checks; errors in the spec are no failure. False, after a message, where there is no spec at all. */
bool load_side(struct side *side, const struct options *options);
/* The same of what stands in the spec's tree, or where that is NULL in the folder. */
void check_side(struct side *side, const char *folder);
/*
 * Empties what one side has and cannot be understood, on both sides, so that it is not told as gone or new. Returns the
 * names: "PLATFORM/BOX", "PLATFORM metrics", "documents".
 */
struct strings leave_out(struct arena *arena, struct side *old, struct side *new);

#endif
