/* SPDX-License-Identifier: MIT */
/* uncore record: records a run. uncore stat --replay: what it shares with that. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "json/date.h"
#include "cli/common/arguments.h"
#include "cli/common/find.h"
#include "cli/machine/rights.h"
#include "cli/machine/devices.h"
#include "cli/run/settings.h"
#include "cli/run/tape.h"
#include "uncore/version.h"

/* ---- recording ---- */

/* Read once: the clocks of a run cannot move against each other when the time of day is set. */
static void note_date(struct stat_tape *tape, struct uncore_machine *machine)
{
	const struct uncore_recording_head *head = tape->replay != NULL ? uncore_replay_head(tape->replay) : NULL;

	tape->date_ns = head != NULL ? head->date_ns : date_now();
	tape->date_clock_ns = head != NULL ? head->date_clock_ns : uncore_machine_now(machine);
}

uint64_t date_of(const struct stat_tape *tape, uint64_t clock_ns)
{
	return tape->date_ns != 0 ? tape->date_ns + (clock_ns - tape->date_clock_ns) : 0;
}

void move_date(struct stat_tape *tape, int64_t ns)
{
	if (tape->date_ns != 0)
		tape->date_ns += (uint64_t)ns;
}

int begin_recording(struct stat_tape *tape, const struct cli_request *request, struct uncore_machine **machine,
		    bool is_manual, const struct device_list *devices, struct setting_list *settings)
{
	struct stat_words words = { .count = 0 };
	struct uncore_recording_head head = { .version = UNCORE_VERSION,
					      .has_command = request->line.count > 0,
					      .is_manual = is_manual };
	struct uncore_fault fault = { 0, "" };
	int result;

	note_date(tape, *machine);
	if (request->record == NULL)
		return CLI_GOOD;
	head.date_ns = tape->date_ns;
	head.date_clock_ns = tape->date_clock_ns;
	add_option_words(&words, request, false);
	head.arguments = (const char *const *)words.words;
	head.argument_count = words.count;
	head.devices = record_devices(devices, (*machine)->tables, &head.device_count);
	read_settings(settings, *machine);
	head.settings = record_settings(settings, &head.setting_count);
	use_own_rights();
	result = uncore_recording_create(request->record, *machine, &head, &tape->recording, &fault);
	use_all_rights();
	free_words(&words);
	free((void *)head.devices);
	free((void *)head.settings);
	if (result != 0) {
		complain(request, "%s", fault.text);
		return CLI_BAD;
	}
	*machine = uncore_recording_machine(tape->recording);
	return CLI_GOOD;
}

/* ---- ending ---- */

bool tape_is_left(const struct stat_tape *tape)
{
	return tape->replay != NULL && uncore_replay_fault(tape->replay) != NULL;
}

bool has_followed(struct stat_tape *tape)
{
	if (tape->replay != NULL)
		uncore_replay_end(tape->replay);
	return !tape_is_left(tape);
}

int close_tape(struct stat_tape *tape, const struct cli_request *request, int result)
{
	struct uncore_fault fault = { 0, "" };
	int closed;

	if (tape->replay != NULL)
		result = end_replay(tape, request, result);
	use_own_rights();
	closed = uncore_recording_close(tape->recording, &fault);
	use_all_rights();
	if (closed != 0) {
		complain(request, "%s", fault.text);
		result = CLI_BAD;
	}
	uncore_replay_free(tape->replay);
	free_request(&tape->replayed);
	free_words(&tape->words);
	return result;
}

/* ---- input from outside ---- */

int begin_child(struct stat_tape *tape, const struct cli_request *request, struct stat_child *child)
{
	int result, status;

	tape->child_is_noted = false;
	if (tape->replay != NULL && uncore_replay_has(tape->replay, UNCORE_WAIT_COMMAND, &status)) {
		complain(request, "the command could not be run when this was recorded");
		return status;
	}
	result = release_child(request, child);
	if (result != CLI_GOOD && tape->recording != NULL)
		uncore_recording_wait(tape->recording, UNCORE_WAIT_COMMAND, result);
	return result;
}

void note_child(struct stat_tape *tape, struct stat_child *child)
{
	int status;

	if (tape->replay != NULL && uncore_replay_has(tape->replay, UNCORE_WAIT_CHILD, &status))
		end_recorded_child(child, status);
	if (tape->recording != NULL && child->has_ended && !tape->child_is_noted)
		uncore_recording_wait(tape->recording, UNCORE_WAIT_CHILD, child_status(child));
	tape->child_is_noted = child->has_ended;
}

bool is_output_gone(struct stat_tape *tape)
{
	int status;

	if (tape->replay != NULL) {
		tape->output_is_gone = tape->output_is_gone || tape_is_left(tape) ||
				       uncore_replay_has(tape->replay, UNCORE_WAIT_OUTPUT, &status);
	} else if (!tape->output_is_gone && ferror(stdout)) {
		tape->output_is_gone = true;
		if (tape->recording != NULL)
			uncore_recording_wait(tape->recording, UNCORE_WAIT_OUTPUT, 0);
	}
	return tape->output_is_gone;
}

void note_wait(struct stat_tape *tape, struct stat_child *child, int signal)
{
	if (tape->recording == NULL)
		return;
	if (signal != 0)
		uncore_recording_wait(tape->recording, UNCORE_WAIT_SIGNAL, signal);
	else if (child->has_ended)
		note_child(tape, child);
	else
		uncore_recording_wait(tape->recording, UNCORE_WAIT_TIMEOUT, 0);
}
