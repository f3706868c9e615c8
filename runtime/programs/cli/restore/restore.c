/* SPDX-License-Identifier: MIT */
/* uncore restore: restores what killed sessions changed. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "base/memory.h"
#include "cli/common/describe.h"
#include "cli/common/find.h"
#include "cli/machine/machine.h"
#include "cli/machine/writing.h"
#include "cli/common/output.h"

/* Of what a register holds now, below the write. */
enum { CHANGE_INDENT = 12 };

/* The writes are printed after all are made: a reader that has gone, or does not read, would interrupt them. */
struct writes {
	const struct uncore_machine *machine;
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

/* Bits that keep what is written. */
static uint64_t lasting_bits(const struct uncore_tables *tables, uint16_t reg)
{
	struct uncore_range fields = uncore_layouts(tables)[uncore_registers(tables)[reg].layout].fields;
	uint64_t bits = 0;

	for (unsigned at = fields.first; at < (unsigned)fields.first + fields.count; at++) {
		const struct uncore_field_row *field = &uncore_fields(tables)[at];
		bool lasts = field->access == UNCORE_ACCESS_RW || field->access == UNCORE_ACCESS_RW_V ||
			     field->access == UNCORE_ACCESS_RWS;

		if (lasts && !(field->flags & (UNCORE_FIELD_RESERVED | UNCORE_FIELD_PART)))
			bits |= uncore_field_mask(field);
	}
	return bits;
}

/* Before a restore that writes nothing yet: what the write would change. */
static void print_change(const struct writes *writes, const struct uncore_session_access *access)
{
	uint64_t bits = lasting_bits(writes->tables, access->step.reg.reg), now;

	if (uncore_io_read(&writes->machine->io, access->unit, &access->step.address, &now) != 0)
		printf("%*snow: cannot be read\n", CHANGE_INDENT, "");
	else if (((now ^ access->step.value) & bits) != 0)
		printf("%*snow: 0x%" PRIx64 ", differs\n", CHANGE_INDENT, "", now);
}

static void print_writes(struct writes *writes, bool dry_run)
{
	for (size_t at = 0; at < writes->count; at++) {
		print_session_write(stdout, writes->tables, &writes->list[at]);
		if (dry_run)
			print_change(writes, &writes->list[at]);
	}
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

/* Writes what lets the boxes of each socket count again. */
static int unfreeze(const struct cli_request *request, const struct cli_machine *opened, struct writes *writes)
{
	struct uncore_fault fault = { 0, "" };
	int result;

	output_hold_signals();
	result = uncore_unfreeze(opened->machine, opened->state, request->dry_run, note_write, writes, &fault);
	output_let_signals();
	print_writes(writes, false);
	if (result == UNCORE_E_NOENT) {
		complain(request, "--unfreeze: %s has no register that freezes all boxes of a socket",
			 platform_id(opened->machine->tables));
		return CLI_NOTHING;
	}
	if (result != 0)
		return machine_failed(request, result, fault.text);
	puts(request->dry_run ? "nothing was written; whether the boxes are frozen cannot be read" :
				"every box may count again; whether it was frozen cannot be read");
	return CLI_GOOD;
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
	result = open_machine(request, false, &opened);
	if (result != CLI_GOOD)
		return result;
	writes.machine = opened.machine;
	writes.tables = opened.machine->tables;
	if (request->unfreeze) {
		result = unfreeze(request, &opened, &writes);
		close_machine(&opened);
		return result;
	}
	if (opened.state == NULL) {
		complain(request,
			 "a simulated machine keeps no journals; name a directory of journals with --state DIR");
		close_machine(&opened);
		return CLI_BAD;
	}
	output_hold_signals();
	result = uncore_restore(opened.machine, opened.state, request->dry_run, note_write, &writes, &restored, &fault);
	output_let_signals();
	print_writes(&writes, request->dry_run);
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
