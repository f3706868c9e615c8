/* SPDX-License-Identifier: MIT */
/*
 * Writes recordings: what a run did with a machine, as lines of JSON (docs/recordings.md,
 * spec/schema/recording.schema.json).
 *
 * A recording is a machine between a run and its own machine: it passes every access on, and writes a line about it.
 */
#ifndef UNCORE_JSON_RECORDING_H
#define UNCORE_JSON_RECORDING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "uncore/error.h"
#include "uncore/machine.h"

/* The version of the format. Other numbers cannot be read. */
#define UNCORE_RECORDING_VERSION 1

/* What ended a wait, and other input from outside. X(id, word, help). Append only. */
#define UNCORE_WAITS(X) \
	X(TIMEOUT, "timeout", "the time to wait was over") \
	X(CHILD, "child", "the command had ended; status is as of a shell") \
	X(SIGNAL, "signal", "a signal asked for the end; status is its number") \
	X(OUTPUT, "output", "no program reads the reports any more") \
	X(COMMAND, "command", "the command could not be run; status is the exit status then")

#define UNCORE_X_WAIT_(id, word, help) UNCORE_WAIT_##id,
enum uncore_wait { UNCORE_WAITS(UNCORE_X_WAIT_) UNCORE_WAIT_END };
#undef UNCORE_X_WAIT_

/* What an instance of a box served when the run began. */
struct uncore_recorded_devices {
	const char *box; /* id */
	unsigned socket, instance;
	const char *root_bus; /* "0000:16" */
	const char **names;   /* of devices below it */
	size_t name_count;
};

/* What a setting of a group was when the run began. */
struct uncore_recorded_setting {
	const char *name; /* "ufs.limit.max_ratio" */
	unsigned socket;
	bool has_value;
	uint64_t value;             /* of the field */
	const char *state, *reason; /* "ok"; else why there is no value, and the failure in words */
};

/* What the first line says, besides the machine. */
struct uncore_recording_head {
	const char *version;          /* of the recording program, for people */
	const char *const *arguments; /* options of the run */
	size_t argument_count;
	bool has_command; /* the run measured a command */
	bool is_manual;   /* only sleeps move the clock */
	/* The time of day, in nanoseconds since 1970, and what the machine's clock showed then; date 0: not known. */
	uint64_t date_ns, date_clock_ns;
	const struct uncore_recorded_devices *devices;
	size_t device_count;
	const struct uncore_recorded_setting *settings;
	size_t setting_count;
};

struct uncore_recording;

/*
 * Allocates, and creates or truncates the file. The machine must outlive the recording, and the caller still owns it.
 * DENIED or IO for a file that cannot be written, ARGUMENT for words that are not UTF-8, NOMEM; fault says which.
 */
UNCORE_MUST_CHECK int uncore_recording_create(const char *path, struct uncore_machine *machine,
					      const struct uncore_recording_head *head,
					      struct uncore_recording **recording, struct uncore_fault *fault);

/* The machine that the run must use; it belongs to the recording. Closing it does nothing. */
struct uncore_machine *uncore_recording_machine(struct uncore_recording *recording);

/* Writes what came from outside. The status is at least 0. */
void uncore_recording_wait(struct uncore_recording *recording, enum uncore_wait wait, int status);

/*
 * Frees the recording. Returns 0, or IO when some line could not be written: the file is complete up to the line that
 * fault names. NULL is allowed, and returns 0.
 */
UNCORE_MUST_CHECK int uncore_recording_close(struct uncore_recording *recording, struct uncore_fault *fault);

/* "UNCORE_E_DENIED" gives "DENIED". */
const char *uncore_recording_error(int code);

#endif
