/* SPDX-License-Identifier: MIT */
/* uncore restore: restores what killed sessions changed. */
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "base/memory.h"
#include "cli/find.h"
#include "cli/machine/machine.h"
#include "cli/machine/writing.h"
#include "cli/output.h"

/* The writes are printed after all are made: a reader that has gone, or does not read, would interrupt them. */
struct writes {
	const struct uncore_tables *tables;
	struct uncore_session_access *list;
	size_t count, room;
};

static void note_write(void *context, const struct uncore_session_access *access)
{
	struct writes *writes = (struct writes *)context;

	if (!access->step.is_write)
		return;
	if (writes->count == writes->room) {
		writes->room = writes->room == 0 ? 256 : writes->room * 2;
		writes->list = take_memory(writes->list, writes->room * sizeof(writes->list[0]));
	}
	writes->list[writes->count++] = *access;
}

static void print_writes(struct writes *writes)
{
	for (size_t at = 0; at < writes->count; at++)
		print_session_write(stdout, writes->tables, &writes->list[at]);
	free(writes->list);
}

static void print_summary(const struct cli_request *request, const struct uncore_restored *restored)
{
	unsigned dead = restored->journals - restored->alive;

	printf("%u %s of ended sessions %s, %u %s not as before\n", dead, dead == 1 ? "journal" : "journals",
	       request->dry_run ? "would be replayed" : "replayed", restored->registers,
	       restored->registers == 1 ? "register was" : "registers were");
	if (restored->alive > 0)
		printf("%u left alone: its session is still at work\n", restored->alive);
}

/* If the directory is missing, no measurement was ever made, or its name is wrong. */
static int tell_nothing(const struct cli_request *request, const char *state)
{
	struct stat status;

	if (stat(state, &status) == 0) {
		printf("nothing to restore: no session was cut short (%s holds no journal)\n", state);
		return CLI_GOOD;
	}
	if (request->state == NULL) {
		printf("nothing to restore: no session has run (there is no directory %s)\n", state);
		return CLI_GOOD;
	}
	complain(request, "--state %s: there is no such directory; name the one that the measurement used", state);
	return CLI_NOTHING;
}

int cli_restore(const struct cli_request *request)
{
	struct cli_machine opened;
	struct uncore_restored restored;
	struct uncore_fault fault = { 0, "" };
	struct writes writes = { .list = NULL };
	int result = need_writing(request, "restoring writes registers");

	if (result != CLI_GOOD)
		return result;
	result = open_machine(request, UNCORE_SIM_REAL, &opened);
	if (result != CLI_GOOD)
		return result;
	if (opened.state == NULL) {
		complain(request,
			 "a simulated machine keeps no journals; name a directory of journals with --state DIR");
		close_machine(&opened);
		return CLI_BAD;
	}
	writes.tables = opened.machine->tables;
	output_hold_signals();
	result = uncore_restore(opened.machine, opened.state, request->dry_run, note_write, &writes, &restored, &fault);
	output_let_signals();
	print_writes(&writes);
	if (result == UNCORE_E_NOENT && restored.journals == 0) {
		result = tell_nothing(request, opened.state);
	} else if (result == 0) {
		print_summary(request, &restored);
		result = CLI_GOOD;
	} else {
		result = machine_failed(request, result, fault.text);
	}
	close_machine(&opened);
	return result;
}
