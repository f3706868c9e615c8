/* SPDX-License-Identifier: MIT */
/* uncore show: prints a box: its instances, places, registers, counters, procedures. */
#include <inttypes.h>
#include <stdio.h>

#include "cli/show/show.h"

static void print_instances(const struct uncore_tables *tables, const struct uncore_box_row *box)
{
	struct text text = { 0 };

	text_printf(&text, "%u on the largest part, %s", box->instances,
		    box->scope == UNCORE_SCOPE_CPU ? "for each logical CPU" : "for each socket");
	for (unsigned at = 0; at < box->instance_names.count; at++)
		text_printf(&text, "%s%s", at > 0 ? ", " : ": ",
			    uncore_text(tables, uncore_strings(tables)[box->instance_names.first + at]));
	print_item_and_free("instances", &text);
}

static void print_aliases(const struct uncore_tables *tables, uint16_t box)
{
	struct text text = { 0 };

	for (unsigned at = 0; at < tables->aliases.count; at++) {
		const struct uncore_alias_row *alias = &uncore_aliases(tables)[at];

		if (alias->box == box && alias->reg == UNCORE_NO_INDEX)
			text_printf(&text, "%s%s", text.length > 0 ? ", " : "", uncore_text(tables, alias->name));
	}
	print_item_and_free("also called", &text);
}

static void add_place(struct grid *grid, const struct uncore_tables *tables, const struct uncore_function_row *function,
		      unsigned instance)
{
	const struct uncore_place_row *place = &uncore_places(tables)[function->first_place + instance];

	grid_word(grid, uncore_text(tables, function->id));
	grid_number(grid, instance);
	if (place->device == UNCORE_NO_PLACE || place->function == UNCORE_NO_PLACE)
		grid_word(grid, "");
	else if (function->bus > 0)
		grid_cell(grid, UNCORE_PCI_BUS UNCORE_PCI_FUNCTION, function->bus, place->device, place->function);
	else
		grid_cell(grid, UNCORE_PCI_FUNCTION, place->device, place->function);
	if (place->device_id != 0)
		grid_cell(grid, "0x%04x", place->device_id);
	else
		grid_word(grid, "");
}

static void print_functions(const struct uncore_tables *tables, const struct uncore_box_row *box)
{
	static const struct column columns[] = {
		{ "function", "function", CELL_TEXT },
		{ "instance", "instance", CELL_NUMBER },
		{ "place", "place", CELL_TEXT },
		{ "device ID", "device_id", CELL_TEXT },
	};
	struct grid grid = { .columns = columns, .column_count = sizeof(columns) / sizeof(columns[0]) };

	if (box->functions.count == 0)
		return;
	for (unsigned at = 0; at < box->functions.count; at++)
		for (unsigned instance = 0; instance < box->instances; instance++)
			add_place(&grid, tables, &uncore_functions(tables)[box->functions.first + at], instance);
	print_heading("PCI functions, as lspci prints them; the bus is the socket's uncore bus");
	grid_print(&grid, 4);
	grid_free(&grid);
}

static void add_register(struct grid *grid, const struct uncore_tables *tables, uint16_t box, unsigned row)
{
	struct uncore_register any = { box, UNCORE_NO_INDEX, (uint16_t)row, UNCORE_NO_INDEX };
	struct uncore_register first = { box, 0, (uint16_t)row, 0 };
	struct text name = { 0 }, address = { 0 };

	add_register_range(&name, tables, &any);
	add_address(&address, tables, &first);
	grid_word(grid, register_id(tables, row));
	grid_take(grid, &name);
	grid_number(grid, uncore_registers(tables)[row].count);
	grid_number(grid, layout_of(tables, row)->width);
	grid_take(grid, &address);
	add_pattern(&name, uncore_text(tables, uncore_registers(tables)[row].text), UNCORE_NO_INDEX);
	grid_take(grid, &name);
}

static void print_registers(const struct uncore_tables *tables, uint16_t row)
{
	static const struct column columns[] = {
		{ "register", "register", CELL_TEXT },     { "name", "name", CELL_TEXT },
		{ "count", "count", CELL_NUMBER },         { "bits", "width", CELL_NUMBER },
		{ "first address", "address", CELL_TEXT }, { "text", "text", CELL_TEXT },
	};
	struct grid grid = { .columns = columns, .column_count = sizeof(columns) / sizeof(columns[0]) };
	struct uncore_range regs = uncore_boxes(tables)[row].registers;

	for (unsigned at = 0; at < regs.count; at++)
		add_register(&grid, tables, row, regs.first + at);
	print_heading("registers");
	grid_print(&grid, 4);
	grid_free(&grid);
}

static const char *way_of_counting(const struct uncore_tables *tables, const struct uncore_counter_row *row)
{
	if (uncore_text(tables, row->counts)[0] != '\0')
		return uncore_text(tables, row->counts);
	if (row->match == UNCORE_MATCH_ALL)
		return "what has all attributes that are set";
	if (row->match == UNCORE_MATCH_ANY)
		return "what has any attribute that is set";
	return "";
}

static void add_counter(struct grid *grid, const struct uncore_tables *tables, const struct uncore_counter_row *row)
{
	const uint32_t *numbers = uncore_numbers(tables) + row->max_increment.first;
	struct text most = { 0 };

	for (unsigned at = 0; at < row->max_increment.count; at++)
		text_printf(&most, "%s%" PRIu32, at > 0 ? "," : "", numbers[at]);
	grid_word(grid, uncore_text(tables, row->id));
	grid_word(grid, kind_word(row->kind));
	grid_number(grid, row->count);
	grid_number(grid, row->width);
	grid_word(grid, row->control != UNCORE_NO_INDEX ? register_id(tables, row->control) : "");
	grid_word(grid, register_id(tables, row->data));
	grid_take(grid, &most);
	grid_word(grid, way_of_counting(tables, row));
	if (row->rdpmc != UNCORE_NO_INDEX)
		grid_number(grid, row->rdpmc);
	else
		grid_word(grid, "");
}

/* Prints what a wrap stops, for the groups for which it is known. */
static void print_freezes(const struct uncore_tables *tables, const struct uncore_box_row *box)
{
	for (unsigned at = 0; at < box->counters.count; at++) {
		const struct uncore_counter_row *row = &uncore_counters(tables)[box->counters.first + at];
		const struct uncore_field_ref *ref = &row->freezes;
		struct text text = { 0 };

		if (ref->field == UNCORE_NO_INDEX)
			continue;
		text_printf(&text, "a wrap of group %s that is reported freezes, as if %s.%s.%s were written 1",
			    uncore_text(tables, row->id), box_id(tables, ref->box), register_id(tables, ref->reg),
			    field_id(tables, ref->field));
		print_item_and_free("overflow", &text);
	}
}

static void print_counters(const struct uncore_tables *tables, const struct uncore_box_row *box)
{
	static const struct column columns[] = {
		{ "group", "group", CELL_TEXT },
		{ "kind", "kind", CELL_TEXT },
		{ "count", "count", CELL_NUMBER },
		{ "bits", "width", CELL_NUMBER },
		{ "control", "control", CELL_TEXT },
		{ "data", "data", CELL_TEXT },
		{ "adds at most", "max_increment", CELL_TEXT },
		{ "counts", "counts", CELL_TEXT },
		{ "rdpmc", "rdpmc", CELL_TEXT },
	};
	struct grid grid = { .columns = columns, .column_count = sizeof(columns) / sizeof(columns[0]) };

	if (box->counters.count == 0)
		return;
	for (unsigned at = 0; at < box->counters.count; at++)
		add_counter(&grid, tables, &uncore_counters(tables)[box->counters.first + at]);
	print_heading("counters");
	grid_print(&grid, 4);
	grid_free(&grid);
}

/* The bits that select a command's counters, which are known only when the command is given. */
static uint64_t selected_bits(const struct uncore_tables *tables, const struct uncore_step_row *step)
{
	struct uncore_field_index field;

	if (!(step->flags & UNCORE_STEP_IN_USE) ||
	    uncore_find_role(tables, step->reg, UNCORE_ROLE_COUNTER_SELECT, &field) != 0)
		return 0;
	return uncore_field_mask(&uncore_fields(tables)[field.at]);
}

static void add_kept(struct text *text, const struct uncore_tables *tables, const struct uncore_step_row *step)
{
	struct uncore_range fields = layout_of(tables, step->reg)->fields;

	for (unsigned at = fields.first; at < (unsigned)fields.first + fields.count; at++) {
		const struct uncore_field_row *field = &uncore_fields(tables)[at];

		if (!(field->flags & (UNCORE_FIELD_RESERVED | UNCORE_FIELD_PART)) &&
		    (uncore_field_mask(field) & ~step->keep) == 0)
			text_printf(text, " %s", uncore_text(tables, field->id));
	}
}

static void add_step(struct text *text, const struct uncore_tables *tables, const struct uncore_step_row *step)
{
	struct text fields = { 0 };

	text_printf(text, "%s %s", step->op == UNCORE_STEP_READ ? "read" : "write", register_id(tables, step->reg));
	if (uncore_registers(tables)[step->reg].count > 1 && !(step->flags & UNCORE_STEP_COUNTERS))
		text_printf(text, "%u", step->index);
	if (step->flags & UNCORE_STEP_COUNTERS)
		text_printf(text, " of each counter in use");
	if (step->op == UNCORE_STEP_READ)
		return;
	add_fields(&fields, tables, step->reg, step->value, step->set & ~selected_bits(tables, step));
	if (step->flags & UNCORE_STEP_PRELOAD)
		text_printf(text, ": the count it starts from");
	else if (fields.length > 0)
		text_printf(text, ": %s", text_string(&fields));
	else
		text_printf(text, ": 0x%" PRIx64, step->value);
	if (step->flags & UNCORE_STEP_IN_USE)
		text_printf(text, " for the counters in use");
	if (step->flags & UNCORE_STEP_EVENT)
		text_printf(text, " and what the events need");
	if (step->keep != 0) {
		text_printf(text, ", keeping");
		add_kept(text, tables, step);
	}
	text_free(&fields);
}

static void print_procedures(const struct uncore_tables *tables, struct uncore_range procedures)
{
	for (unsigned at = 0; at < procedures.count; at++) {
		const struct uncore_procedure_row *row = &uncore_procedure_rows(tables)[procedures.first + at];

		printf("    %s\n", procedure_word(row->procedure));
		for (unsigned number = 0; number < row->steps.count; number++) {
			const struct uncore_step_row *step = &uncore_steps(tables)[row->steps.first + number];
			struct text text = { 0 };

			add_step(&text, tables, step);
			printf("      %u. %s\n", number + 1, text_string(&text));
			if (uncore_text(tables, step->text)[0] != '\0')
				print_wrapped(9, 0, uncore_text(tables, step->text));
			text_free(&text);
		}
	}
}

static void print_events(const struct uncore_tables *tables, uint16_t box)
{
	struct text text = { 0 };
	unsigned count = 0;

	for (unsigned at = 0; at < tables->events.count; at++)
		count += uncore_events(tables)[at].box == box;
	text_printf(&text, "%u; see: uncore list -p %s -b %s", count, platform_id(tables), box_id(tables, box));
	print_item_and_free("events", &text);
}

static void add_field_ref(struct text *text, const struct uncore_tables *tables, const struct uncore_field_ref *ref)
{
	text_printf(text, "%s.%s.%s", box_id(tables, ref->box),
		    uncore_text(tables, uncore_registers(tables)[ref->reg].id),
		    uncore_text(tables, uncore_fields(tables)[ref->field].id));
}

/* Prints what says which PCI root bus each instance serves. */
static void print_root_buses(const struct uncore_tables *tables, uint16_t box)
{
	const struct uncore_root_buses_row *row = uncore_root_buses_of(tables, box);
	struct text text = { 0 };

	if (row == NULL)
		return;
	if (row->pmu)
		text_add(&text, "files die* of the PMUs");
	for (unsigned at = 0; at < row->fields.count; at++) {
		text_add(&text, text.length == 0 ? "" : at == 0 ? ", or " : ", ");
		add_field_ref(&text, tables, &uncore_field_refs(tables)[row->fields.first + at]);
	}
	print_item_and_free("root buses", &text);
}

/* Prints which fields give the number of instances, and what their values mean. */
static void print_present(const struct uncore_tables *tables, const struct uncore_box_row *box)
{
	const struct uncore_present_row *row = &uncore_presents(tables)[box->present];
	struct text text = { 0 };

	if (box->present == UNCORE_NO_INDEX)
		return;
	for (unsigned at = 0; at < row->fields.count; at++) {
		text_add(&text, at == 0 ? "" : " and ");
		add_field_ref(&text, tables, &uncore_field_refs(tables)[row->fields.first + at]);
	}
	text_printf(&text, row->count == UNCORE_NUMBER_ONES ? ": the bits that are 1" : ": the value");
	for (unsigned at = 0; at + 1 < row->map.count; at += 2)
		text_printf(&text, "; %u means %u", uncore_numbers(tables)[row->map.first + at],
			    uncore_numbers(tables)[row->map.first + at + 1]);
	if (row->otherwise != UNCORE_NO_INDEX)
		text_printf(&text, "; otherwise %u", row->otherwise);
	print_item_and_free("how many", &text);
}

void show_box(const struct uncore_tables *tables, uint16_t row)
{
	const struct uncore_box_row *box = &uncore_boxes(tables)[row];
	struct text what = { 0 };

	text_printf(&what, "box: %s", uncore_text(tables, box->title));
	print_title(tables, box_id(tables, row), text_string(&what));
	text_free(&what);
	print_item("text", uncore_text(tables, box->text));
	print_instances(tables, box);
	print_item("on a part", presence_help(box->presence));
	print_present(tables, box);
	print_root_buses(tables, row);
	print_freezes(tables, box);
	print_aliases(tables, row);
	print_events(tables, row);
	print_errata_inside(tables, row);
	print_item("evidence", evidence_text(box->evidence));
	print_item("sources", uncore_text(tables, box->source));
	print_functions(tables, box);
	print_windows(tables, row, UNCORE_NO_INDEX, UNCORE_NO_INDEX);
	print_registers(tables, row);
	print_counters(tables, box);
	if (box->procedures.count > 0)
		print_heading("procedures");
	print_procedures(tables, box->procedures);
	print_errata(tables, &(struct uncore_erratum_item_row){ row, UNCORE_NO_INDEX, UNCORE_NO_INDEX, UNCORE_NO_INDEX,
								UNCORE_NO_INDEX });
}
