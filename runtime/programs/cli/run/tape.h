/* SPDX-License-Identifier: MIT */
/*
 * uncore stat: declares the recording that a run writes or replays. The program that root runs does not replay: it has
 * elsewhere.c in place of replay.c.
 */
#ifndef RUNTIME_CLI_RUN_TAPE_H
#define RUNTIME_CLI_RUN_TAPE_H

#include "cli/run/child.h"
#include "cli/run/words.h"
#include "json/recording.h"
#include "json/replay.h"

/* All zero: neither records nor replays. */
struct stat_tape {
	struct uncore_recording *recording;
	struct uncore_replay *replay;
	struct cli_request replayed; /* the recorded options, followed by those of the command line */
	struct stat_words words;     /* the words that replayed points to */
	bool child_is_noted, output_is_gone;
	/* The time of day, in nanoseconds since 1970, and what the machine's clock showed then; date 0: not known. */
	uint64_t date_ns, date_clock_ns;
};

struct device_list;  /* cli/machine/devices.h */
struct setting_list; /* cli/run/settings.h */

/* Opens --replay. *request becomes the recorded one, unless it says itself what to count. */
int open_replay(struct stat_tape *tape, const struct cli_request **request);
/* The time of day when the machine's clock shows this; 0: not known. */
uint64_t date_of(const struct stat_tape *tape, uint64_t clock_ns);
/* The time of day was set, by so many nanoseconds. */
void move_date(struct stat_tape *tape, int64_t ns);
/* Notes the time of day. If a recording is wanted, *machine becomes one that records. */
int begin_recording(struct stat_tape *tape, const struct cli_request *request, struct uncore_machine **machine,
		    bool is_manual, const struct device_list *devices, struct setting_list *settings);
/* Closes both, and prints what went wrong. Returns the exit status: result if nothing went wrong. */
int close_tape(struct stat_tape *tape, const struct cli_request *request, int result);
/* Whether the run has left the recording that it replays: its counts mean nothing. */
bool tape_is_left(const struct stat_tape *tape);
/* After the run: whether it has replayed the recording to its end. */
bool has_followed(struct stat_tape *tape);
/* Ends the replay, and says how the run has left the recording. Returns the exit status. */
int end_replay(struct stat_tape *tape, const struct cli_request *request, int result);
/* Lets the command begin, like release_child(). */
int begin_child(struct stat_tape *tape, const struct cli_request *request, struct stat_child *child);
/* Notes whether the command has ended; in a replay, ends it where the recorded one ended. */
void note_child(struct stat_tape *tape, struct stat_child *child);
/* Ends the child as the recorded one ended. */
void end_recorded_child(struct stat_child *child, int status);
/* Whether the reader of the reports has gone. */
bool is_output_gone(struct stat_tape *tape);

/* Records what ended a wait: the signal, the child, or the time. */
void note_wait(struct stat_tape *tape, struct stat_child *child, int signal);
/* Replays what ended the wait. UNCORE_E_IO: the run has left the recording. */
int replay_wait(struct stat_tape *tape, struct stat_child *child, int *signal);

#endif
