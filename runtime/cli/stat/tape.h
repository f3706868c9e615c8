/* SPDX-License-Identifier: MIT */
/* uncore stat: a recording that is made of the run, or that the run is made from. */
#ifndef RUNTIME_CLI_STAT_TAPE_H
#define RUNTIME_CLI_STAT_TAPE_H

#include "cli/stat/child.h"
#include "cli/stat/words.h"
#include "json/recording.h"
#include "json/replay.h"

/* All zero: neither. */
struct stat_tape {
	struct uncore_recording *recording;
	struct uncore_replay *replay;
	struct cli_request replayed; /* the recorded options, and behind them those of the command line */
	struct stat_words words;     /* that it points to */
	bool child_is_noted, output_is_gone;
};

/* Opens what --replay says; then *request becomes the recorded one, unless it says itself what to count. */
int open_replay(struct stat_tape *tape, const struct cli_request **request);
/* Where a recording is wanted, *machine becomes one that is recorded. */
int begin_recording(struct stat_tape *tape, const struct cli_request *request, struct uncore_machine **machine,
		    bool is_manual);
/* Closes both; says what went wrong. The exit status, which is result where all went well. */
int close_tape(struct stat_tape *tape, const struct cli_request *request, int result);
/* Whether the run has left the recording that it is made from: what it counts means nothing. */
bool tape_is_left(const struct stat_tape *tape);
/* The run is over: whether it has followed the recording to its end. */
bool has_followed(struct stat_tape *tape);
/* Lets the command begin, as release_child(). */
int begin_child(struct stat_tape *tape, const struct cli_request *request, struct stat_child *child);
/* The command has ended, perhaps: notes it, or makes it so. */
void note_child(struct stat_tape *tape, struct stat_child *child);
/* Whether nobody reads the reports any more. */
bool is_output_gone(struct stat_tape *tape);

/* Notes what ended a wait: the signal, or the child, or else its time. */
void note_wait(struct stat_tape *tape, struct stat_child *child, int signal);
/* What ended it when it was recorded. UNCORE_E_IO: the run has left the recording. */
int replay_wait(struct stat_tape *tape, struct stat_child *child, int *signal);

#endif
