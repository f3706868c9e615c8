/* SPDX-License-Identifier: MIT */
/*
 * Recordings: what a run did with a machine, as lines of JSON (docs/recordings.md, spec/schema/recording.schema.json).
 *
 * A recording stands between a run and its machine: it passes every access on, and writes a line about it.
 */
#ifndef UNCORE_JSON_RECORDING_H
#define UNCORE_JSON_RECORDING_H

#include <stdbool.h>
#include <stddef.h>

#include "uncore/error.h"
#include "uncore/machine.h"

/* Of the format. Another number is another format. */
#define UNCORE_RECORDING_VERSION 1

/* What ended a wait, or otherwise came from outside. X(id, word, help). Append only. */
#define UNCORE_WAITS(X) \
	X(TIMEOUT, "timeout", "the time to wait was over") \
	X(CHILD, "child", "the command had ended; status is as of a shell") \
	X(SIGNAL, "signal", "a signal asked for the end; status is its number") \
	X(OUTPUT, "output", "no program reads the reports any more") \
	X(COMMAND, "command", "the command could not be run; status is the exit status then")

#define UNCORE_X_WAIT_(id, word, help) UNCORE_WAIT_##id,
enum uncore_wait { UNCORE_WAITS(UNCORE_X_WAIT_) UNCORE_WAIT_END };
#undef UNCORE_X_WAIT_

/* What the first line tells beside the machine. */
struct uncore_recording_head {
	const char *version;          /* of what records, for people */
	const char *const *arguments; /* options of the run */
	size_t argument_count;
	bool has_command; /* something was run and measured */
	bool is_manual;   /* the clock stood still but for sleeps */
};

struct uncore_recording;

/*
 * Allocates, and makes or empties the file. The machine must outlive the recording and stays the caller's. DENIED or IO
 * for a file that cannot be written, ARGUMENT for words that are not UTF-8, NOMEM; fault says which.
 */
UNCORE_MUST_CHECK int uncore_recording_create(const char *path, struct uncore_machine *machine,
					      const struct uncore_recording_head *head,
					      struct uncore_recording **recording, struct uncore_fault *fault);

/* The machine to be used in place of the other; it is the recording's. Closing it does nothing. */
struct uncore_machine *uncore_recording_machine(struct uncore_recording *recording);

/* Writes what came from outside. Status is 0 or more. */
void uncore_recording_wait(struct uncore_recording *recording, enum uncore_wait wait, int status);

/*
 * Frees it. 0, or IO when some line could not be written: the file is whole up to the line that fault names. NULL is
 * nothing and good.
 */
UNCORE_MUST_CHECK int uncore_recording_close(struct uncore_recording *recording, struct uncore_fault *fault);

/* "UNCORE_E_DENIED" without its beginning. */
const char *uncore_recording_error(int code);

#endif
