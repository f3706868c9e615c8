/* SPDX-License-Identifier: MIT */
/*
 * A machine that is a recording: it answers a run that does the same again with what was read then.
 *
 * A run that does something else has left the recording: from there on every access fails with IO, and
 * uncore_replay_fault() says what it did and what the recording has in that place.
 */
#ifndef UNCORE_JSON_REPLAY_H
#define UNCORE_JSON_REPLAY_H

#include "json/recording.h"
#include "uncore/platforms.h"

struct uncore_replay;

/*
 * Reads a whole recording, whose platform is one of the set. Allocates. NOENT, DENIED or IO for a file that cannot be
 * read; ARGUMENT or RANGE for a line that is none of a recording, with "FILE:LINE" and what would be right; STALE for
 * another version of the format, or a platform that is in no tables; NOMEM. A last line that is cut off, as a killed
 * run leaves it, is no error.
 */
UNCORE_MUST_CHECK int uncore_replay_open(const char *path, const struct uncore_platforms *platforms,
					 struct uncore_replay **replay, struct uncore_fault *fault);
/* NULL is nothing. */
void uncore_replay_free(struct uncore_replay *replay);

/* What the first line tells, and the machine; both are the replay's. Closing the machine does nothing. */
const struct uncore_recording_head *uncore_replay_head(const struct uncore_replay *replay);
struct uncore_machine *uncore_replay_machine(struct uncore_replay *replay);

/* What ended the wait that the run comes to. IO when it has left the recording. */
UNCORE_MUST_CHECK int uncore_replay_wait(struct uncore_replay *replay, enum uncore_wait *wait, int *status);
/* Whether the next line is this kind of wait, which is taken then. */
bool uncore_replay_has(struct uncore_replay *replay, enum uncore_wait wait, int *status);

/* The run is over: it has left the recording if lines remain. */
void uncore_replay_end(struct uncore_replay *replay);

/* Why the run has left the recording; NULL while it follows it. */
const char *uncore_replay_fault(const struct uncore_replay *replay);

#endif
