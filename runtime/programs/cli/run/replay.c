/* SPDX-License-Identifier: MIT */
/* uncore stat --replay: repeats a recorded run. */
#include <stdio.h>
#include <string.h>

#include "base/utf8.h"
#include "cli/common/arguments.h"
#include "cli/common/find.h"
#include "cli/machine/rights.h"
#include "cli/run/tape.h"
#include "base/memory.h"
#include "cli/run/words.h"
#include "uncore/version.h"

/* ---- beginning ---- */

static int check_replay(const struct cli_request *request)
{
	if (request->sim != NULL || request->root != NULL || request->state != NULL)
		complain(request, "--replay takes its machine from the recording: leave out --sim, --root and --state");
	else if (request->control != NULL || request->pids != NULL)
		complain(request,
			 "--replay repeats what directed the run when it was recorded: leave out --control and --pid");
	else if (request->line.count > 0)
		complain(request, "--replay runs no command: leave out %s", request->line.arguments[0]);
	else
		return CLI_GOOD;
	return CLI_BAD;
}

/* A recording comes from another machine: its options must not name files here. */
static bool names_place(const struct cli_request *recorded)
{
	return recorded->output != NULL || recorded->sim != NULL || recorded->root != NULL || recorded->state != NULL ||
	       recorded->replay != NULL || recorded->tables.count > 0 || recorded->line.count > 0;
}

/* Reads the words by read_request(). The request points to the words until the next call. */
static int read_words(struct stat_words *words, const struct command *command, struct cli_request *request)
{
	size_t bytes = (words->count + 1) * sizeof(words->words[0]);

	words->lent = take_memory(words->lent, bytes);
	words->lent[0] = NULL;
	if (words->count > 0)
		memcpy(words->lent, words->words, bytes);
	return read_request(command, (int)words->count, words->lent, request) == OPTIONS_READ ? CLI_GOOD : CLI_BAD;
}

static int use_recorded(struct stat_tape *tape, const struct cli_request **request)
{
	const struct uncore_recording_head *head = uncore_replay_head(tape->replay);
	const struct command *stat = &cli_program.commands[COMMAND_STAT];
	int result;

	for (size_t at = 0; at < head->argument_count; at++)
		add_word(&tape->words, head->arguments[at]);
	result = read_words(&tape->words, stat, &tape->replayed);
	if (result != CLI_GOOD || names_place(&tape->replayed)) {
		complain(*request,
			 "%s:1: /arguments: only options of uncore stat may be here, and none that names a file or a "
			 "machine",
			 (*request)->replay);
		return CLI_BAD;
	}
	free_request(&tape->replayed);
	/* Another command's options are not those of the run. */
	if ((*request)->line.command == stat)
		add_option_words(&tape->words, *request, true);
	result = read_words(&tape->words, stat, &tape->replayed);
	tape->replayed.line.command = (*request)->line.command; /* in messages */
	tape->replayed.platforms = (*request)->platforms;
	*request = &tape->replayed;
	return result;
}

/* Whether the command line says what to count. */
static bool says_what(const struct cli_request *request)
{
	return request->events.count + request->metrics.count + request->groups.count > 0;
}

int open_replay(struct stat_tape *tape, const struct cli_request **request)
{
	const struct cli_request *given = *request;
	struct uncore_fault fault = { 0, "" };
	int result;

	if (given->replay == NULL)
		return CLI_GOOD;
	result = check_replay(given);
	if (result != CLI_GOOD)
		return result;
	drop_rights();
	if (uncore_replay_open(given->replay, given->platforms, &tape->replay, &fault) != 0) {
		complain(given, "%s%s", given->line.given_count > 0 ? "--replay " : "", fault.text);
		return CLI_BAD;
	}
	return says_what(given) ? CLI_GOOD : use_recorded(tape, request);
}

/* ---- ending ---- */

/* Another version may do the same things in another order. */
static void tell_version(const struct uncore_replay *replay)
{
	const char *version = uncore_replay_head(replay)->version;

	if (version != NULL && strcmp(version, UNCORE_VERSION) != 0)
		fprintf(stderr, "  it was recorded by uncore %s, and this is %s\n", version, UNCORE_VERSION);
}

/* Whether the command line has the options of the recording, except those that name files or a machine. */
static bool has_recorded_options(const struct uncore_recording_head *head, const struct cli_request *request)
{
	struct stat_words words = { .count = 0 };
	bool is_same;

	add_option_words(&words, request, false);
	is_same = words.count == head->argument_count;
	for (size_t at = 0; at < words.count && is_same; at++)
		is_same = strcmp(words.words[at], head->arguments[at]) == 0;
	free_words(&words);
	return is_same;
}

/* Where the command line says what to count, none of the recorded options applies, not even the length of the run. */
static void tell_options(const struct stat_tape *tape, const struct cli_request *request)
{
	const struct uncore_recording_head *head = uncore_replay_head(tape->replay);
	struct text text = { 0 };

	if (!says_what(request) || tape->replayed.line.command != NULL || has_recorded_options(head, request))
		return;
	text_add(&text, "  it was recorded with");
	for (size_t at = 0; at < head->argument_count; at++)
		text_join(&text, " ", head->arguments[at], "");
	text_printf(&text, "%s; to use these options, leave out%s%s%s", head->argument_count == 0 ? " no options" : "",
		    request->events.count > 0 ? " -e" : "", request->metrics.count > 0 ? " -M" : "",
		    request->groups.count > 0 ? " -g" : "");
	/* A recording comes from another machine. */
	clean_text(text.at);
	fprintf(stderr, "%s\n", text_string(&text));
	text_free(&text);
}

int end_replay(struct stat_tape *tape, const struct cli_request *request, int result)
{
	/* If the command line was wrong, nothing was run. */
	if (result != CLI_BAD)
		uncore_replay_end(tape->replay);
	if (uncore_replay_fault(tape->replay) == NULL)
		return result;
	complain(request, "%s", uncore_replay_fault(tape->replay));
	tell_options(tape, request);
	tell_version(tape->replay);
	return CLI_BAD;
}

/* ---- waiting ---- */

/* The status that waitpid() gives for an exit with this status. */
void end_recorded_child(struct stat_child *child, int status)
{
	child->has_ended = true;
	child->status = (status & 0xff) << 8;
}

int replay_wait(struct stat_tape *tape, struct stat_child *child, int *signal)
{
	enum uncore_wait wait;
	int status;

	if (uncore_replay_wait(tape->replay, &wait, &status) != 0)
		return UNCORE_E_IO;
	if (wait == UNCORE_WAIT_SIGNAL)
		*signal = status;
	if (wait == UNCORE_WAIT_CHILD)
		end_recorded_child(child, status);
	return 0;
}
