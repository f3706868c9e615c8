/* SPDX-License-Identifier: MIT */
/* uncore stat -r: declares what a measurement has for regions, and when the loop serves marks. */
#ifndef RUNTIME_CLI_STAT_REGION_SERVE_H
#define RUNTIME_CLI_STAT_REGION_SERVE_H

#include "cli/stat/region/node.h"
#include "cli/stat/region/regions.h"
#include "cli/stat/region/ring.h"

struct stat_loop;

/* All zero: no regions are counted. */
struct stat_marking {
	struct stat_ring ring;
	struct stat_regions regions;
	struct stat_node node;
	int files; /* can be read when a mark has come, or another program that joins */
	bool is_on, is_begun;
};

/*
 * Makes what programs need to mark, or joins the measurement of this node that runs already. CLI_GOOD, or the exit
 * status after printing why not. *is_joined: that measurement has counted for this command, which has ended; the status
 * is the command's.
 */
int open_marking(const struct cli_request *request, const char *state, struct stat_marking *marking, bool *is_joined);
void close_marking(struct stat_marking *marking);
/* After the session has started: reads the counters first, and lets the programs that join begin. */
int begin_marking(struct stat_loop *loop);
/* Carries out the marks that have come. Returns the session's result. */
int serve_marks(struct stat_loop *loop);
/* Whether programs are measured, besides the loop's own command. */
bool has_others(const struct stat_loop *loop);
/* After the last sample: what has not ended does not end any more. Prints what was lost. */
void end_marking(struct stat_loop *loop);

#endif
