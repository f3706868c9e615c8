/* SPDX-License-Identifier: MIT */
/* uncore dump: prints what the registers of the boxes hold. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/describe.h"
#include "cli/find.h"
#include "cli/machine/machine.h"
#include "cli/output.h"
#include "cli/dump/registers.h"

/* What is printed so far. */
struct dump {
	const struct uncore_machine *machine;
	enum cli_format format;
	struct grid grid; /* text: of the unit under way */
	struct json json;
	uint16_t any_box; /* of the unit under way */
	unsigned unit;
	unsigned units;          /* printed */
	unsigned read, not_read; /* registers; the latter where permission or an access failed */
};

static const struct column columns[] = {
	{ NULL, "scope", CELL_TEXT },        { NULL, "unit", CELL_NUMBER },         { NULL, "box", CELL_TEXT },
	{ NULL, "instance", CELL_NUMBER },   { "register", "register", CELL_TEXT }, { "name", "name", CELL_TEXT },
	{ "address", "address", CELL_TEXT }, { "value", "value", CELL_TEXT },       { NULL, "state", CELL_TEXT },
	{ NULL, "event", CELL_TEXT },        { "meaning", "meaning", CELL_TEXT },
};

/* ---- tables ---- */

static void add_cell(struct grid *grid, struct text *text)
{
	grid_cell(grid, "%s", text_string(text));
	text_free(text);
}

static void add_head_cells(struct dump *dump, const struct box_reading *box)
{
	grid_cell(&dump->grid, "%s", unit_word(box->machine->tables, box->box));
	grid_cell(&dump->grid, "%u", box->unit);
	grid_cell(&dump->grid, "%s", box_id(dump->machine->tables, box->box));
	grid_cell(&dump->grid, "%u", box->instance);
}

/* One line for an instance of which nothing could be read, and always for the same reason. */
static void add_box_row(struct dump *dump, const struct box_reading *box, enum uncore_presence state,
			const char *reason)
{
	struct text text = { 0 };

	add_head_cells(dump, box);
	add_instance(&text, dump->machine->tables, box->box, box->instance);
	add_cell(&dump->grid, &text);
	for (unsigned at = 0; at < 3; at++)
		grid_cell(&dump->grid, "%s", "");
	grid_cell(&dump->grid, "%s", uncore_presence_name(state));
	grid_cell(&dump->grid, "%s", "");
	grid_cell(&dump->grid, "%s: %s", uncore_presence_name(state),
		  reason != NULL ? reason : presence_meaning(state));
}

static void add_register_row(struct dump *dump, const struct box_reading *box, const struct reading *reading)
{
	const struct uncore_tables *tables = dump->machine->tables;
	struct text text = { 0 };

	add_head_cells(dump, box);
	add_place(&text, tables, &reading->reg);
	add_cell(&dump->grid, &text);
	add_register_name(&text, tables, &reading->reg);
	add_cell(&dump->grid, &text);
	add_address(&text, tables, &reading->reg);
	add_cell(&dump->grid, &text);
	if (reading->state == UNCORE_PRESENCE_OK)
		text_printf(&text, "0x%0*" PRIx64, layout_of(tables, reading->reg.reg)->width / 4, reading->value);
	add_cell(&dump->grid, &text);
	grid_cell(&dump->grid, "%s", reading_state(reading));
	if (is_enabled(box, reading))
		add_reading_event(&text, box, reading);
	add_cell(&dump->grid, &text);
	if (box->presence == UNCORE_PRESENCE_PHANTOM && reading->state == UNCORE_PRESENCE_OK)
		text_printf(&text, "phantom: %s", box->reason);
	else
		add_meaning(&text, box, reading);
	add_cell(&dump->grid, &text);
}

/* What nothing of could be read, and always for the same reason: its first register. NULL: something could. */
static const struct reading *same_for_all(const struct box_reading *box)
{
	const struct reading *first = NULL;

	for (unsigned at = 0; at < box->count; at++) {
		const struct reading *each = &box->readings[at];

		if (each->is_write_only)
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

	if (dump->grid.count == 0)
		return;
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

/* ---- JSON ---- */

static void json_field(struct json *json, const struct uncore_tables *tables, const struct uncore_decoded *item,
		       uint64_t raw)
{
	const struct uncore_field_row *field = &uncore_fields(tables)[item->field.at];
	bool is_readable = field->access != UNCORE_ACCESS_WO;
	char name[256];

	json_open(json, NULL, '{');
	/* A field on a line: there are thousands of them. */
	json->lines = false;
	json_text(json, "field", uncore_text(tables, field->id));
	json_field_bits(json, field);
	if (is_readable)
		json_hex(json, "value", item->value);
	else
		json_nothing(json, "value");
	json_text(json, "name",
		  is_readable && uncore_value_name(tables, item->field, raw, name, sizeof(name)) > 0 ? name : NULL);
	json_field_pieces(json, field);
	json_close(json, '}');
	json->lines = true;
}

static void json_fields(struct json *json, const struct uncore_tables *tables, const struct reading *reading)
{
	enum { ROOM = 64 };
	struct uncore_decoded items[ROOM];
	int count = reading->state != UNCORE_PRESENCE_OK ?
			    0 :
			    uncore_decode_register(tables, reading->reg.reg, reading->value, items, ROOM);

	json_open(json, "fields", '[');
	for (int at = 0; at < count && at < ROOM; at++)
		if (!(uncore_fields(tables)[items[at].field.at].flags & UNCORE_FIELD_RESERVED))
			json_field(json, tables, &items[at], reading->value);
	json_close(json, ']');
}

static void json_address(struct json *json, const struct uncore_tables *tables, const struct uncore_register *reg)
{
	struct uncore_address address;
	int result = uncore_register_address(tables, reg, &address);

	if (result != 0 && result != UNCORE_E_NOPLACE)
		return;
	if (address.space == UNCORE_SPACE_MSR) {
		json_hex(json, "msr", address.number);
		return;
	}
	if (result == 0 && uncore_is_by_id(&address)) {
		json_hex(json, "device_id", address.device_id);
		json_number(json, "nth", address.nth);
	} else if (result == 0) {
		json_number(json, "device", address.device);
		json_number(json, "function", address.function);
	}
	json_hex(json, "offset", address.number);
}

static void json_state(struct json *json, const char *state, const char *reason)
{
	json_text(json, "state", state);
	json_text(json, "reason", reason);
}

static void json_register(struct json *json, const struct box_reading *box, const struct reading *reading)
{
	const struct uncore_tables *tables = box->machine->tables;
	struct text text = { 0 };

	json_open(json, NULL, '{');
	add_register_id(&text, tables, &reading->reg);
	json_text(json, "register", text_string(&text));
	text_free(&text);
	add_register_name(&text, tables, &reading->reg);
	json_text(json, "name", text_string(&text));
	text_free(&text);
	json_address(json, tables, &reading->reg);
	json_state(json, reading_state(reading), reading->reason);
	if (reading->state == UNCORE_PRESENCE_OK)
		json_hex(json, "value", reading->value);
	else
		json_nothing(json, "value");
	if (is_enabled(box, reading))
		add_reading_event(&text, box, reading);
	json_text(json, "event", text.length > 0 ? text_string(&text) : NULL);
	text_free(&text);
	json_fields(json, tables, reading);
	json_close(json, '}');
}

static void json_box(struct json *json, const struct box_reading *box)
{
	json_open(json, NULL, '{');
	json_text(json, "scope", unit_word(box->machine->tables, box->box));
	json_number(json, "unit", box->unit);
	json_text(json, "box", box_id(box->machine->tables, box->box));
	json_number(json, "instance", box->instance);
	json_state(json, uncore_presence_name(box->presence), box->reason);
	json_open(json, "registers", '[');
	for (unsigned at = 0; at < box->count; at++)
		json_register(json, box, &box->readings[at]);
	json_close(json, ']');
	json_close(json, '}');
}

/* ---- the whole ---- */

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

	if (dump->grid.count > 0 && (unit != dump->unit || boxes[box].scope != boxes[dump->any_box].scope))
		print_unit(dump);
	dump->unit = unit;
	dump->any_box = box;
	read_box(dump->machine, unit, box, instance, &reading);
	note_what_was_read(dump, &reading);
	if (dump->format == CLI_JSON)
		json_box(&dump->json, &reading);
	else
		add_rows(dump, &reading);
	free_box(&reading);
}

static void print_dump(struct dump *dump, const struct selection *selection)
{
	const struct uncore_machine *machine = dump->machine;
	struct text text = { 0 };

	if (dump->format == CLI_JSON) {
		json_document(&dump->json);
		json_text(&dump->json, "platform", platform_id(machine->tables));
		json_text(&dump->json, "machine", machine->name);
		json_open(&dump->json, "boxes", '[');
	} else if (dump->format == CLI_TEXT) {
		add_machine(&text, machine);
		printf("%s\n\n", text_string(&text));
		text_free(&text);
	}
	each_instance(machine, selection, dump_instance, dump);
	print_unit(dump);
	if (dump->format == CLI_JSON) {
		json_close(&dump->json, ']');
		json_print(&dump->json);
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

int cli_dump(const struct cli_request *request)
{
	struct dump dump = { .format = request->format,
			     .json = { .lines = true },
			     .grid = { .columns = columns, .column_count = sizeof(columns) / sizeof(columns[0]) } };
	struct cli_machine opened;
	struct selection selection;
	int result = open_machine(request, UNCORE_SIM_MANUAL, &opened);

	if (result != CLI_GOOD)
		return result;
	dump.machine = opened.machine;
	result = read_selection(request, opened.machine, &selection);
	if (result == CLI_GOOD) {
		print_dump(&dump, &selection);
		result = dump_status(request, &dump);
	}
	free_selection(&selection);
	close_machine(&opened);
	return result;
}
