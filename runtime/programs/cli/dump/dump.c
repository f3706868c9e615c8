/* SPDX-License-Identifier: MIT */
/* uncore dump: prints the values of the boxes' registers. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/common/describe.h"
#include "cli/common/find.h"
#include "cli/machine/machine.h"
#include "cli/common/output.h"
#include "cli/dump/against.h"
#include "cli/registers/registers.h"
#include "cli/dump/report.h"
#include "cli/machine/tables.h"

/* What was printed so far. */
struct dump {
	const struct uncore_machine *machine;
	enum cli_format format;
	struct grid grid;   /* text: for the current unit */
	struct arena arena; /* JSON: for what is printed at the end */
	struct dump_record record;
	struct comparison *against; /* NULL: everything is printed */
	uint16_t any_box;           /* on the current unit */
	unsigned unit;
	unsigned units;          /* that were printed */
	unsigned read, not_read; /* registers; not_read counts failures, by permission or access */
};

static const struct column columns[] = {
	{ NULL, "scope", CELL_TEXT },        { NULL, "unit", CELL_NUMBER },         { NULL, "box", CELL_TEXT },
	{ NULL, "instance", CELL_NUMBER },   { "register", "register", CELL_TEXT }, { "name", "name", CELL_TEXT },
	{ "address", "address", CELL_TEXT }, { "value", "value", CELL_TEXT },       { NULL, "state", CELL_TEXT },
	{ NULL, "event", CELL_TEXT },        { "meaning", "meaning", CELL_TEXT },
};

/* ---- tables ---- */

static void add_head_cells(struct dump *dump, const struct box_reading *box)
{
	grid_word(&dump->grid, unit_word(box->machine->tables, box->box));
	grid_number(&dump->grid, box->unit);
	grid_word(&dump->grid, box_id(dump->machine->tables, box->box));
	grid_number(&dump->grid, box->instance);
}

/* Adds one line for an instance if no register could be read, for one common reason. */
static void add_box_row(struct dump *dump, const struct box_reading *box, enum uncore_presence state,
			const char *reason)
{
	struct text text = { 0 };

	add_head_cells(dump, box);
	add_instance(&text, dump->machine->tables, box->box, box->instance);
	grid_take(&dump->grid, &text);
	for (unsigned at = 0; at < 3; at++)
		grid_word(&dump->grid, "");
	grid_word(&dump->grid, uncore_presence_name(state));
	grid_word(&dump->grid, "");
	grid_cell(&dump->grid, "%s: %s", uncore_presence_name(state),
		  reason != NULL ? reason : presence_meaning(state));
}

static void add_register_row(struct dump *dump, const struct box_reading *box, const struct reading *reading)
{
	const struct uncore_tables *tables = dump->machine->tables;
	struct text text = { 0 };

	add_head_cells(dump, box);
	add_place(&text, tables, &reading->reg);
	grid_take(&dump->grid, &text);
	add_register_name(&text, tables, &reading->reg);
	grid_take(&dump->grid, &text);
	add_address(&text, tables, &reading->reg);
	grid_take(&dump->grid, &text);
	if (reading->state == UNCORE_PRESENCE_OK)
		text_printf(&text, "0x%0*" PRIx64, layout_of(tables, reading->reg.reg)->width / 4, reading->value);
	grid_take(&dump->grid, &text);
	grid_word(&dump->grid, reading_state(reading));
	if (is_enabled(box, reading))
		add_reading_event(&text, box, reading);
	grid_take(&dump->grid, &text);
	if (box->presence == UNCORE_PRESENCE_PHANTOM && reading->state == UNCORE_PRESENCE_OK)
		text_printf(&text, "phantom: %s", box->reason);
	else
		add_meaning(&text, box, reading);
	grid_take(&dump->grid, &text);
}

/* The first register of an instance of which no register could be read, for one common reason. NULL: otherwise. */
static const struct reading *same_for_all(const struct box_reading *box)
{
	const struct reading *first = NULL;

	for (unsigned at = 0; at < box->count; at++) {
		const struct reading *each = &box->readings[at];

		if (each->is_write_only || each->is_untold)
			continue;
		if (first == NULL)
			first = each;
		if (each->state == UNCORE_PRESENCE_OK || each->state != first->state)
			return NULL;
	}
	return first;
}

static void add_rows(struct dump *dump, const struct box_reading *box)
{
	const struct reading *same = dump->format == CLI_TEXT ? same_for_all(box) : NULL;

	if (box->count == 0)
		add_box_row(dump, box, box->presence, box->reason);
	else if (same != NULL)
		add_box_row(dump, box, same->state, box->reason != NULL ? box->reason : same->reason);
	for (unsigned at = 0; at < box->count && same == NULL; at++)
		add_register_row(dump, box, &box->readings[at]);
}

static void print_unit(struct dump *dump)
{
	struct text text = { 0 };

	if (dump->against != NULL && dump->format != CLI_JSON)
		dump->grid = new_differences(dump->against);
	if (dump->grid.count == 0) {
		grid_free(&dump->grid);
		return;
	}
	if (dump->format == CLI_CSV) {
		grid_print_csv(&dump->grid, dump->units == 0);
	} else {
		add_unit(&text, dump->machine->tables, dump->any_box, dump->unit);
		printf("%s%s%s%s\n", dump->units > 0 ? "\n" : "", bold(), text_string(&text), plain());
		grid_print(&dump->grid, 2);
		text_free(&text);
	}
	dump->units++;
	grid_free(&dump->grid);
}

/* ---- summary ---- */

static void note_what_was_read(struct dump *dump, const struct box_reading *box)
{
	for (unsigned at = 0; at < box->count; at++) {
		enum uncore_presence state = box->readings[at].state;

		dump->read += state == UNCORE_PRESENCE_OK;
		dump->not_read += state == UNCORE_PRESENCE_DENIED || state == UNCORE_PRESENCE_FAILED;
	}
}

static void dump_instance(void *context, unsigned unit, uint16_t box, uint16_t instance)
{
	struct dump *dump = (struct dump *)context;
	const struct uncore_box_row *boxes = uncore_boxes(dump->machine->tables);
	struct box_reading reading;

	if (unit != dump->unit || boxes[box].scope != boxes[dump->any_box].scope)
		print_unit(dump);
	dump->unit = unit;
	dump->any_box = box;
	read_box(dump->machine, unit, box, instance, &reading);
	note_what_was_read(dump, &reading);
	if (dump->against != NULL)
		compare_box(dump->against, &reading);
	else if (dump->format == CLI_JSON)
		record_box(&dump->record, &dump->arena, &reading);
	else
		add_rows(dump, &reading);
	free_box(&reading);
}

/* What follows the tables of what differs; everything, as JSON. */
static void print_comparison(struct dump *dump)
{
	struct comparison *against = dump->against;

	if (dump->format == CLI_JSON) {
		against->platform = platform_id(dump->machine->tables);
		against->machine = dump->machine->name;
		against->simulated = dump->machine->is_simulated;
		print_json_of(&against_kind, against, true);
	} else if (dump->format == CLI_CSV && dump->units == 0) {
		dump->grid = new_differences(against);
		grid_print_csv(&dump->grid, true);
		grid_free(&dump->grid);
	} else if (dump->format == CLI_TEXT && against->count == 0 && against->compared > 0) {
		printf("nothing differs from %s; %u registers were compared\n", against->file, against->compared);
	}
}

static void print_dump(const struct cli_request *request, struct dump *dump, const struct selection *selection)
{
	const struct uncore_machine *machine = dump->machine;
	struct text text = { 0 };

	if (dump->format == CLI_TEXT) {
		add_machine(&text, request, machine);
		printf("%s\n\n", text_string(&text));
		text_free(&text);
	}
	each_instance(machine, selection, dump_instance, dump);
	print_unit(dump);
	if (dump->against != NULL) {
		print_comparison(dump);
	} else if (dump->format == CLI_JSON) {
		dump->record.platform = platform_id(machine->tables);
		dump->record.machine = machine->name;
		dump->record.simulated = machine->is_simulated;
		dump->record.tables = tables_file(request, machine->tables);
		print_dump_json(&dump->record);
		arena_free(&dump->arena);
	}
}

static int dump_status(const struct cli_request *request, const struct dump *dump)
{
	if (dump->not_read == 0)
		return dump->read > 0 ? CLI_GOOD : CLI_NOTHING;
	complain(request, "%u of %u registers could not be read; see: uncore doctor", dump->not_read,
		 dump->read + dump->not_read);
	return dump->read > 0 ? CLI_NOTHING : refused_status(request);
}

/* 1 as diff: something differs, or was not compared. */
static int comparison_status(const struct cli_request *request, const struct comparison *against)
{
	if (against->not_in_file > 0)
		complain(request, "%s lacks %u of %u registers; these were not compared", against->file,
			 against->not_in_file, against->not_in_file + against->compared);
	return against->count > 0 || against->not_in_file > 0 ? CLI_NOTHING : CLI_GOOD;
}

static int compare_dump(const struct cli_request *request, struct dump *dump, const struct selection *selection)
{
	struct comparison against;
	int result = open_comparison(request, dump->machine->tables, &against);

	if (result == CLI_GOOD) {
		dump->against = &against;
		print_dump(request, dump, selection);
		result = dump_status(request, dump);
		if (comparison_status(request, &against) != CLI_GOOD && result == CLI_GOOD)
			result = CLI_NOTHING;
	}
	close_comparison(&against);
	return result;
}

int cli_dump(const struct cli_request *request)
{
	struct dump dump = { .format = request->format,
			     .grid = { .columns = columns, .column_count = sizeof(columns) / sizeof(columns[0]) } };
	struct cli_machine opened;
	struct selection selection;
	int result = open_machine(request, true, &opened);

	if (result != CLI_GOOD)
		return result;
	dump.machine = opened.machine;
	result = read_selection(request, opened.machine, &selection);
	if (result == CLI_GOOD && request->against != NULL) {
		result = compare_dump(request, &dump, &selection);
	} else if (result == CLI_GOOD) {
		print_dump(request, &dump, &selection);
		result = dump_status(request, &dump);
	}
	free_selection(&selection);
	close_machine(&opened);
	return result;
}
