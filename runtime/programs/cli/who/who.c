/* SPDX-License-Identifier: MIT */
/* uncore who: lists control and filter registers that differ from their reset values, and who holds their boxes. */
#include <stdio.h>
#include <string.h>

#include "cli/common/describe.h"
#include "cli/who/holders.h"
#include "cli/machine/machine.h"
#include "cli/common/output.h"
#include "cli/registers/registers.h"
#include "cli/machine/suspects.h"
#include "cli/who/report.h"
#include "cli/machine/tables.h"

/* The search and its results. */
struct search {
	const struct uncore_machine *machine;
	struct holders holders;
	struct suspects suspects;
	struct arena arena;
	struct who_record record;
	unsigned changed;   /* registers that differ from their reset values */
	unsigned unclaimed; /* of these, in boxes that no session of this library holds */
	unsigned read, not_read;
};

static const struct holder *holder_here(const struct search *search, const struct box_reading *box)
{
	const struct uncore_tables *tables = search->machine->tables;

	return holder_of(&search->holders, unit_word(tables, box->box), box->unit, box_id(tables, box->box));
}

/* Whether a register shows that something is in use. Counts the registers that were read. */
static bool tells(struct search *search, const struct reading *reading)
{
	const struct uncore_tables *tables = search->machine->tables;
	bool matters =
		controlled_group(tables, &reading->reg) != UNCORE_NO_INDEX || is_filter(tables, reading->reg.reg);

	search->read += reading->state == UNCORE_PRESENCE_OK;
	search->not_read +=
		matters && (reading->state == UNCORE_PRESENCE_DENIED || reading->state == UNCORE_PRESENCE_FAILED);
	return matters && reading->state == UNCORE_PRESENCE_OK && changed_bits(tables, reading) != 0;
}

static void search_instance(void *context, unsigned unit, uint16_t box, uint16_t instance)
{
	struct search *search = (struct search *)context;
	struct box_reading reading;
	bool is_first = true;

	read_box(search->machine, unit, box, instance, &reading);
	/* A phantom's registers do not exist. */
	for (unsigned at = 0; at < reading.count && reading.presence != UNCORE_PRESENCE_PHANTOM; at++) {
		if (!tells(search, &reading.readings[at]))
			continue;
		if (is_first && holder_here(search, &reading) == NULL)
			reread_holders(&search->holders);
		is_first = false;
		search->changed++;
		search->unclaimed += holder_here(search, &reading) == NULL;
		record_register(&search->record, &search->arena, &reading, &reading.readings[at],
				holder_here(search, &reading));
	}
	free_box(&reading);
}

/* ---- sessions ---- */

static void print_sessions(const struct search *search)
{
	if (search->holders.error != 0)
		printf("\n"
		       "%s: %s: locks and journals of sessions cannot be read; "
		       "run as root, or name another with --state DIR\n",
		       search->holders.state, strerror(search->holders.error));
	if (search->holders.count > 0) {
		printf("\n%sheld by sessions of uncore%s\n", bold(), plain());
		print_who_locks(&search->record);
	}
	for (size_t at = 0; at < search->holders.journal_count; at++) {
		const struct journal *each = &search->holders.journals[at];

		if (each->is_alive)
			continue;
		printf("\n%s/%s: %s pid %ld%s\n", search->holders.state, each->name,
		       each->is_private ? "the journal of" : "left by", each->pid,
		       each->is_private ? ", which another user owns; only root can see whether it still runs" :
					  ", which has ended: run uncore restore");
	}
}

/* ---- summary ---- */

static unsigned dead_journals(const struct holders *holders)
{
	unsigned count = 0;

	for (size_t at = 0; at < holders->journal_count; at++)
		count += !holders->journals[at].is_alive && !holders->journals[at].is_private;
	return count;
}

static void print_search(const struct cli_request *request, struct search *search)
{
	struct text text = { 0 };

	add_machine(&text, request, search->machine);
	printf("%s\n", text_string(&text));
	text_free(&text);
	if (search->changed > 0) {
		printf("\n");
		print_who_registers(&search->record);
	} else if (search->read > 0) {
		printf("\nevery control and filter register that could be read is as after reset\n");
		if (unseen_freeze(search->machine->tables) != NULL)
			print_wrapped(0, 0, unseen_freeze(search->machine->tables));
	}
	print_sessions(search);
	if (search->unclaimed > 0) {
		printf("\n");
		print_suspects(&search->suspects);
	}
	if (search->not_read > 0)
		printf("\n"
		       "%u control and filter registers could not be read; see: uncore doctor\n",
		       search->not_read);
}

static void find_all(const struct cli_request *request, struct search *search, const struct selection *selection)
{
	each_instance(search->machine, selection, search_instance, search);
	record_holders(&search->record, &search->arena, &search->holders, &search->suspects);
	if (request->format != CLI_JSON) {
		print_search(request, search);
		return;
	}
	search->record.platform = platform_id(search->machine->tables);
	search->record.machine = search->machine->name;
	search->record.simulated = search->machine->is_simulated;
	search->record.tables = tables_file(request, search->machine->tables);
	search->record.not_read = search->not_read;
	print_who_json(&search->record);
}

int cli_who(const struct cli_request *request)
{
	struct search search = { .changed = 0 };
	struct cli_machine opened;
	struct selection selection;
	int result = open_machine(request, true, &opened);

	if (result != CLI_GOOD)
		return result;
	search.machine = opened.machine;
	result = read_selection(request, opened.machine, &selection);
	if (result == CLI_GOOD) {
		read_holders(opened.state, opened.machine, &search.holders);
		if (opened.sim == NULL)
			find_suspects(request->root, 0, &search.suspects);
		find_all(request, &search, &selection);
		if (search.changed > 0 || search.holders.count > 0 || dead_journals(&search.holders) > 0)
			result = CLI_NOTHING;
		else if (search.not_read > 0 || search.holders.error != 0)
			result = refused_status(request);
	}
	arena_free(&search.arena);
	free_holders(&search.holders);
	free_suspects(&search.suspects);
	free_selection(&selection);
	close_machine(&opened);
	return result;
}
