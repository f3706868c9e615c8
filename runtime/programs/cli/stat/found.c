/* SPDX-License-Identifier: MIT */
/* uncore stat: reports other users of the registers, before and during the measurement. */
#include <inttypes.h>
#include <stdio.h>
#include <unistd.h>

#include "cli/common/describe.h"
#include "cli/who/holders.h"
#include "cli/registers/registers.h"
#include "cli/stat/found.h"
#include "cli/run/signals.h"
#include "cli/machine/suspects.h"

static bool is_same_place(const struct uncore_found_register *a, const struct uncore_found_register *b)
{
	return a->unit == b->unit && a->reg.box == b->reg.box;
}

/* Adds the event in a control register, without filters, which are in other registers. */
static void add_found_event(struct text *text, const struct uncore_machine *machine,
			    const struct uncore_found_register *found)
{
	uint16_t group = controlled_group(machine->tables, &found->reg);
	struct uncore_encoding encoding;
	char name[512];

	if (uncore_counters(machine->tables)[group].kind == UNCORE_COUNTER_GENERAL &&
	    uncore_event_decode_on(machine->tables, machine->variant, group, found->value, NULL, 0, &encoding) == 0 &&
	    uncore_event_format(&encoding, name, sizeof(name)) > 0)
		text_printf(text, " (%s)", name);
}

static void tell_place(const struct stat_others *others, const struct uncore_found_register *first, unsigned more)
{
	const struct uncore_tables *tables = others->machine->tables;
	struct text name = { 0 };

	add_register_name(&name, tables, &first->reg);
	text_printf(&name, " was 0x%08" PRIx64, first->value);
	add_found_event(&name, others->machine, first);
	/* Without the command's name, so that a replay by stat prints the same as record. */
	fprintf(stderr, "uncore: %s of %s %u was already counting: %s%s\n", box_id(tables, first->reg.box),
		unit_word(tables, first->reg.box), first->unit, text_string(&name), more == 0 ? "" : ", and others");
	text_free(&name);
}

/* Places of a box follow each other, at least for controls of one kind. Each box is reported once. */
static unsigned tell_places(const struct stat_others *others, const struct uncore_session *session)
{
	struct uncore_found_register found, first;
	unsigned count = 0, more = 0;

	for (size_t at = 0; uncore_session_found(session, at, &found) == 0; at++, count++) {
		if (at > 0 && is_same_place(&found, &first)) {
			more++;
			continue;
		}
		if (at > 0)
			tell_place(others, &first, more);
		first = found;
		more = 0;
	}
	if (count > 0)
		tell_place(others, &first, more);
	return count;
}

static void tell_journals(const struct stat_others *others)
{
	struct holders holders;

	read_holders(others->state, others->machine, &holders);
	for (size_t at = 0; at < holders.journal_count; at++) {
		const struct journal *each = &holders.journals[at];

		if (!each->is_alive && !each->is_private)
			fprintf(stderr,
				"  a killed session left %s/%s: run uncore restore to put back what was before it\n",
				others->state, each->name);
	}
	free_holders(&holders);
}

/* Searches below the root of the machine. A simulator in memory and a recording have no other users. */
static void tell_suspects(const struct stat_others *others)
{
	struct suspects suspects;

	if (!others->is_shared)
		return;
	find_suspects(others->request->root, (long)others->child->pid, &suspects);
	for (size_t at = 0; at < suspects.count; at++)
		print_suspect(stderr, &suspects.list[at]);
	if (suspects.kernel_pmus > 0)
		fprintf(stderr,
			"  the kernel's uncore driver is loaded, with %u units: end perf there, or unload the driver\n",
			suspects.kernel_pmus);
	free_suspects(&suspects);
}

void tell_found(const struct stat_others *others, const struct uncore_session *session)
{
	begin_writing(STDERR_FILENO);
	if (tell_places(others, session) > 0) {
		if (others->state != NULL)
			tell_journals(others);
		tell_suspects(others);
		fputs("  uncore restores it at the end, but disturbs the program that counts there; see: uncore who\n",
		      stderr);
	}
	end_writing();
}

bool was_stolen(const struct uncore_session *session)
{
	struct uncore_value value;

	for (unsigned at = 0; uncore_session_value(session, at, UNCORE_ALL_UNITS, UNCORE_ALL_INSTANCES, &value) == 0;
	     at++) {
		if (value.state == UNCORE_VALUE_STOLEN)
			return true;
	}
	return false;
}

void tell_stolen(const struct stat_others *others)
{
	begin_writing(STDERR_FILENO);
	fputs("uncore: stolen: another program wrote control or filter registers while they counted here\n", stderr);
	tell_suspects(others);
	fputs("  end that program, or measure other boxes; see: uncore who\n", stderr);
	end_writing();
}
