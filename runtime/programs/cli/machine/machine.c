/* SPDX-License-Identifier: MIT */
/* Opens the machine of a command, and explains its failures. */
#define _GNU_SOURCE
#include "cli/machine/machine.h"

#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/words.h"
#include "cli/common/describe.h"
#include "cli/common/event_words.h"
#include "cli/common/find.h"
#include "cli/common/owners.h"
#include "cli/machine/gates.h"
#include "cli/machine/rights.h"
#include "cli/machine/programs.h"
#include "cli/machine/tables.h"
#include "uncore/linux.h"
#include "uncore/perf.h"

/* What a user can do about a failure; "": unknown. */
static const char *remedy_for(int code)
{
	switch (code) {
	case UNCORE_E_DENIED:
		return "see which permission is missing, and how to get it: uncore doctor";
	case UNCORE_E_BUSY:
		return "wait for that process, or measure another box; see: uncore who";
	case UNCORE_E_NODEV:
		return "see which boxes this machine has: uncore doctor";
	case UNCORE_E_IO:
		return "see which box fails: uncore doctor";
	case UNCORE_E_UNMEASURED:
		return "registers can, if the kernel's uncore driver is not loaded: --via registers";
	default:
		return "";
	}
}

int refused_status(const struct cli_request *request)
{
	bool is_simulated = request->sim != NULL || request->replay != NULL;

	return !is_simulated && is_virtual_machine(request->root) ? CLI_NO_COUNTERS : CLI_MACHINE;
}

/* Whether the failure may come from a host that does not give its registers. */
static bool is_kept_by_host(const struct cli_request *request, int code)
{
	return (code == UNCORE_E_NODEV || code == UNCORE_E_IO || code == UNCORE_E_DENIED) &&
	       refused_status(request) == CLI_NO_COUNTERS;
}

/* Offers what works without registers: perf, if the kernel's driver is loaded, and a simulated machine. */
static void offer_others(const struct cli_request *request, const struct uncore_tables *tables, int code)
{
	const struct uncore_tables *simulated = tables != NULL ? tables : most_likely_platform(request);

	if (request->sim != NULL || request->replay != NULL)
		return;
	if (code == UNCORE_E_DENIED)
		fprintf(stderr,
			"  for perf, which may count without these rights: uncore encode -p %s --format perf EVENT\n",
			tables != NULL ? platform_id(tables) : "PLATFORM");
	/* A simulated machine has no journals, so restore has nothing to do there. */
	if ((code == UNCORE_E_DENIED || code == UNCORE_E_NOENT) && strcmp(request->line.command->name, "restore") != 0)
		fprintf(stderr, "  to use a simulated machine, %s --sim %s%s; for others see: uncore list platforms\n",
			request->root != NULL ? "replace --root by" : "add", platform_id(simulated),
			two_sockets(simulated));
}

int machine_failed(const struct cli_request *request, int code, const char *text)
{
	return machine_failed_on(request, NULL, code, text);
}

int machine_failed_on(const struct cli_request *request, const struct uncore_tables *tables, int code, const char *text)
{
	complain(request, "%s", text[0] != '\0' ? text : uncore_error_text(code));
	if (is_kept_by_host(request, code)) {
		fputs("  this is a virtual machine, and its host does not pass these registers to it: "
		      "measure on the host\n",
		      stderr);
		return CLI_NO_COUNTERS;
	}
	if (remedy_for(code)[0] != '\0')
		fprintf(stderr, "  %s%s%s\n", remedy_for(code), request->root != NULL ? " --root " : "",
			request->root != NULL ? request->root : "");
	if (code == UNCORE_E_DENIED)
		offer_others(request, tables, code);
	return CLI_MACHINE;
}

/* ---- types of units ---- */

/* The first type that the words name. */
static unsigned type_named(const struct cli_request *request, const struct uncore_tables *tables)
{
	unsigned type = UNCORE_FOUND_OTHERS;
	/* What others have after their options is a program to run. */
	int count = strcmp(request->line.command->name, "dump") == 0 ? request->line.count : 0;

	for (size_t at = 0; at < request->events.count && type == UNCORE_FOUND_OTHERS; at++)
		type = type_in(tables, request->events.at[at]);
	for (int at = 0; at < count && type == UNCORE_FOUND_OTHERS; at++)
		type = type_in(tables, request->line.arguments[at]);
	return type;
}

static int add_types(const struct cli_request *request, struct uncore_machine *machine)
{
	bool may_restore =
		strcmp(request->line.command->name, "restore") == 0 || strcmp(request->line.command->name, "who") == 0;
	unsigned type = type_named(request, machine->tables);
	struct uncore_fault fault = { 0, "" };
	int result;

	if (type == UNCORE_FOUND_OTHERS && !may_restore)
		return CLI_GOOD;
	result = uncore_linux_add_types(machine, &fault);
	if (type == UNCORE_FOUND_OTHERS)
		return CLI_GOOD; /* what the journals need is told with them */
	if (check_type(request, machine->tables, type) != CLI_GOOD)
		return CLI_BAD;
	if (box_with_type(machine->tables, type) != UNCORE_NO_INDEX)
		return CLI_GOOD;
	complain(request, "no table of units lists type %u%s%s", type, fault.text[0] != '\0' ? ": " : "", fault.text);
	return result == 0 || result == UNCORE_E_NOENT ? CLI_BAD : CLI_MACHINE;
}

/* ---- --root ---- */

int open_machine(const struct cli_request *request, bool is_manual, struct cli_machine *opened)
{
	struct uncore_linux_options options = { .size = sizeof(options),
						.root = request->root,
						.read_only = request->read_only,
						.platforms = request->platforms };
	struct uncore_fault fault = { 0, "" };
	int result;

	*opened = (struct cli_machine){ .machine = NULL };
	if (request->sim != NULL && request->root != NULL) {
		complain(request, "--sim and --root name two machines: choose one of them");
		return CLI_BAD;
	}
	if (has_more_rights() && request->state != NULL) {
		complain(request,
			 "--state: this uncore has capabilities of its own, "
			 "and uses only the directory that all users share; leave out --state");
		return CLI_BAD;
	}
	if (has_more_rights() && request->tables.count != 0 && request->sim == NULL) {
		complain(request,
			 "--tables: this uncore has capabilities of its own, "
			 "and reaches registers by its own tables only; run it as root, or leave out --tables");
		return CLI_BAD;
	}
	drop_rights_elsewhere(request);
	if (request->sim != NULL) {
		/* A simulator in memory has no other users, and ends with the command. */
		opened->state = request->state == NULL ? NULL : copy_text(request->state);
		result = open_simulated(request, is_manual, opened);
		if (result == CLI_GOOD)
			result = add_types(request, opened->machine);
		if (result != CLI_GOOD)
			close_machine(opened);
		return result;
	}
	result = uncore_linux_open(&options, &opened->machine, &fault);
	if (result == 0) {
		opened->state = copy_text(request->state != NULL ? request->state : opened->machine->state);
		result = add_types(request, opened->machine);
		if (result != CLI_GOOD)
			close_machine(opened);
		return result;
	}
	if (result != UNCORE_E_NOENT)
		return machine_failed(request, result, fault.text);
	(void)machine_failed(request, result, fault.text);
	offer_others(request, NULL, UNCORE_E_NOENT);
	return CLI_NO_COUNTERS;
}

void close_machine(struct cli_machine *opened)
{
	uncore_perf_close(opened->way);
	uncore_machine_close(opened->machine);
	close_simulated(opened->sim);
	free(opened->state);
	*opened = (struct cli_machine){ .machine = NULL };
}

/* ---- --socket ---- */

/* Reads "3" or "0-3". */
static bool read_range(const struct uncore_machine *machine, const char *word, size_t length, uint64_t *first,
		       uint64_t *last)
{
	const char *dash = memchr(word, '-', length);
	size_t head = dash == NULL ? length : (size_t)(dash - word);

	if (scan_number(word, head, first) != SCAN_NUMBER_OK)
		return false;
	*last = *first;
	if (dash != NULL && scan_number(dash + 1, length - head - 1, last) != SCAN_NUMBER_OK)
		return false;
	return *first <= *last && *last < machine->socket_count;
}

int read_sockets(const struct cli_request *request, const struct uncore_machine *machine, unsigned **sockets,
		 size_t *count)
{
	for (size_t at = 0; at < request->sockets.count; at++) {
		const char *word = request->sockets.at[at];

		for (bool more = true; more;) {
			size_t length = strcspn(word, ",");
			uint64_t number, last;

			if (!read_range(machine, word, length, &number, &last)) {
				complain(request, "--socket %s: the machine has sockets 0 to %u",
					 request->sockets.at[at], machine->socket_count - 1);
				return CLI_BAD;
			}
			for (; number <= last; number++) {
				*sockets = take_memory(*sockets, (*count + 1) * sizeof((*sockets)[0]));
				(*sockets)[(*count)++] = (unsigned)number;
			}
			more = word[length] == ',';
			word += length + 1;
		}
	}
	return CLI_GOOD;
}

/* ---- as text ---- */

void add_machine(struct text *text, const struct cli_request *request, const struct uncore_machine *machine)
{
	const struct uncore_tables *tables = machine->tables;

	text_printf(text, "%s", platform_id(tables));
	if (tables_file(request, tables) != NULL)
		text_printf(text, " of %s", tables_file(request, tables));
	if (machine->variant < tables->variants.count)
		text_printf(text, " (%s)", uncore_text(tables, uncore_variants(tables)[machine->variant].title));
	text_printf(text, ", %u %s", machine->socket_count, machine->socket_count == 1 ? "socket" : "sockets");
	/* This machine, whose files are below /, needs no name. */
	if (strcmp(machine->name, "/") != 0)
		text_join(text, ", ", machine->name, "");
	/* The simulator in this process has that as its name. */
	if (machine->is_simulated && strstr(machine->name, "simulator") == NULL)
		text_add(text, ", simulated");
	/* Sockets are numbered without gaps: if all CPUs of a package are offline, later ones move down. */
	for (unsigned at = 0; at < machine->socket_count; at++) {
		if (machine->sockets[at].package >= 0 && (unsigned)machine->sockets[at].package != at)
			text_printf(text, ", socket %u is package %d", at, machine->sockets[at].package);
	}
}

void print_session_write(FILE *file, const struct uncore_tables *tables, const struct uncore_session_access *access)
{
	const struct uncore_register *reg = &access->step.reg;
	struct text name = { 0 }, address = { 0 }, fields = { 0 };

	add_register_name(&name, tables, reg);
	add_address(&address, tables, reg);
	add_fields(&fields, tables, reg->reg, access->step.value, telling_bits(tables, reg->reg, access->step.value));
	fprintf(file, "%-11s %s %u  %-26s %-42s 0x%-8" PRIx64 "%s%s\n", procedure_word(access->step.procedure),
		unit_word(tables, reg->box), access->unit, text_string(&name), text_string(&address),
		access->step.value, fields.length > 0 ? "  " : "", text_string(&fields));
	text_free(&name);
	text_free(&address);
	text_free(&fields);
}
