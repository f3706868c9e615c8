/* SPDX-License-Identifier: MIT */
/*
 * Implements a machine that replays a recording: a run that does the same again reads the same values.
 *
 * A run that does something else has left the recording. From then on every access fails with IO, and
 * uncore_replay_fault() says what the run did and what the recording has in that place.
 */
#ifndef UNCORE_JSON_REPLAY_H
#define UNCORE_JSON_REPLAY_H

#include "json/recording.h"
#include "uncore/platforms.h"

struct uncore_replay;

/*
 * Reads a whole recording, whose platform is one of the set. Allocates. NOENT, DENIED or IO for a file that cannot be
 * read. ARGUMENT or RANGE for a line that is not part of a recording; the fault starts with "FILE:LINE" and says what
 * is expected. STALE for another version of the format, or an unknown platform. NOMEM. An incomplete last line, as a
 * killed run leaves it, is no error.
 */
UNCORE_MUST_CHECK int uncore_replay_open(const char *path, const struct uncore_platforms *platforms,
					 struct uncore_replay **replay, struct uncore_fault *fault);
/* NULL is allowed. */
void uncore_replay_free(struct uncore_replay *replay);

/* What the first line says, and the machine; both belong to the replay. Closing the machine does nothing. */
const struct uncore_recording_head *uncore_replay_head(const struct uncore_replay *replay);
struct uncore_machine *uncore_replay_machine(struct uncore_replay *replay);

/* What ended the wait. IO when the run has left the recording. */
UNCORE_MUST_CHECK int uncore_replay_wait(struct uncore_replay *replay, enum uncore_wait *wait, int *status);
/* Whether the next line is this kind of wait. If so, takes it. */
bool uncore_replay_has(struct uncore_replay *replay, enum uncore_wait wait, int *status);

/* Ends the run: it has left the recording if lines remain. */
void uncore_replay_end(struct uncore_replay *replay);

/* Why the run has left the recording; NULL while it has not. */
const char *uncore_replay_fault(const struct uncore_replay *replay);

#endif
