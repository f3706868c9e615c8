/* SPDX-License-Identifier: MIT */
/* Prints what uncore doctor found, for people. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "cli/common/describe.h"
#include "cli/doctor/doctor.h"

/* Of a table of boxes. */
enum { COLUMNS = 6 };

/* Remedies are indented below each other, after the word that they are for. */
static void print_named(const char *name, const char *remedy)
{
	unsigned begun = (unsigned)strlen(name) + 2;

	printf("\n%s%s%s: ", bold(), name, plain());
	print_wrapped(begun, begun, remedy);
}

/* ---- gates ---- */

static void print_gates(const struct gates *gates)
{
	static const struct row_column at[] = {
		COLUMN("gate", "gate"),
		COLUMN("verdict", "verdict"),
		COLUMN("found", "found"),
	};
	struct grid grid = grid_of_rows(ROW_COLUMNS(gate_kind, at), gates->list, gates->count);

	grid.is_folded = true;
	grid_print(&grid, 0);
	grid_free(&grid);
	for (size_t i = 0; i < gates->count; i++)
		if (gates->list[i].remedy != NULL)
			print_named(gates->list[i].id, gates->list[i].remedy);
}

/* ---- boxes ---- */

/* Whether findings share a line: the same box on the same unit, in the same state for the same cause. */
static bool belongs(const struct finding *line, const struct finding *finding)
{
	if (line->unit != finding->unit || line->box != finding->box || line->state != finding->state)
		return false;
	switch (line->state) {
	/* The causes name different registers or devices, and the remedy is the same. */
	case UNCORE_PRESENCE_HIDDEN:
	case UNCORE_PRESENCE_UNSEEN:
	case UNCORE_PRESENCE_DENIED:
	case UNCORE_PRESENCE_FAILED:
		return true;
	default:
		return line->detail == finding->detail ||
		       (line->detail != NULL && finding->detail != NULL && strcmp(line->detail, finding->detail) == 0);
	}
}

static bool is_first(const struct findings *findings, size_t at)
{
	for (size_t before = 0; before < at; before++)
		if (belongs(&findings->list[before], &findings->list[at]))
			return false;
	return true;
}

/* "0-9,12": the instances of a line. */
static void add_instances(struct text *text, const struct findings *findings, size_t line)
{
	const struct finding *of = &findings->list[line];
	size_t at = line;

	while (at < findings->count) {
		const struct finding *first = &findings->list[at];
		size_t end = at + 1;

		if (!belongs(of, first)) {
			at++;
			continue;
		}
		while (end < findings->count && belongs(of, &findings->list[end]) &&
		       findings->list[end].instance == findings->list[end - 1].instance + 1)
			end++;
		text_printf(text, "%s%u", text->length > 0 ? "," : "", first->instance);
		if (end - at > 1)
			text_printf(text, "-%u", findings->list[end - 1].instance);
		at = end;
	}
}

/* Adds every missing device; of other causes the first one, and how many others there are. */
static void add_details(struct text *text, const struct findings *findings, size_t line)
{
	const struct finding *of = &findings->list[line];
	unsigned more = 0;

	for (size_t at = line; at < findings->count; at++) {
		const char *detail = findings->list[at].detail;

		if (!belongs(of, &findings->list[at]) || detail == NULL ||
		    (text->length > 0 && strstr(text_string(text), detail) != NULL))
			continue;
		if (text->length == 0 || of->state == UNCORE_PRESENCE_HIDDEN || of->state == UNCORE_PRESENCE_UNSEEN)
			text_printf(text, "%s%s", text->length > 0 ? ", " : "", detail);
		else
			more++;
	}
	if (more > 0)
		text_printf(text, " (and %u more)", more);
	if (text->length == 0 && of->state < UNCORE_PRESENCE_END && of->state != UNCORE_PRESENCE_OK)
		text_printf(text, "%s", presence_meaning((enum uncore_presence)of->state));
}

/* "800 MHz", "800-1000 MHz", or why there is no rate. */
static void add_clock(struct text *text, const struct findings *findings, size_t line)
{
	double least = 0, most = 0;
	bool is_any = false;
	const char *why = NULL;

	for (size_t at = line; at < findings->count; at++) {
		const struct finding *each = &findings->list[at];

		if (!belongs(&findings->list[line], each))
			continue;
		why = each->check != NULL ? each->check : why;
		if (!each->is_checked)
			continue;
		least = is_any && least < each->hertz ? least : each->hertz;
		most = is_any && most > each->hertz ? most : each->hertz;
		is_any = true;
	}
	least = round(least / 1e6);
	most = round(most / 1e6);
	if (is_any && least < most)
		text_printf(text, "%.0f-%.0f MHz", least, most);
	else if (is_any)
		text_printf(text, "%.0f MHz", most);
	else if (why != NULL)
		text_printf(text, "not checked: %s", why);
}

static bool was_checked(const struct findings *findings)
{
	for (size_t at = 0; at < findings->count; at++)
		if (findings->list[at].is_checked || findings->list[at].check != NULL)
			return true;
	return false;
}

static void add_line(struct grid *grid, const struct findings *findings, size_t line)
{
	const struct finding *finding = &findings->list[line];
	const struct uncore_tables *tables = findings->machine->tables;
	struct text text = { 0 };

	grid_word(grid, box_id(tables, finding->box));
	grid_word(grid, finding_word(finding->state));
	add_instances(&text, findings, line);
	grid_take(grid, &text);
	grid_number(grid, uncore_boxes(tables)[finding->box].instances);
	add_clock(&text, findings, line);
	grid_take(grid, &text);
	add_details(&text, findings, line);
	grid_take(grid, &text);
}

/* Prints a table for one unit, from its first finding on. Returns where the next unit begins. */
static size_t print_unit(const struct findings *findings, size_t first, bool has_clock, size_t *widths)
{
	const struct column columns[COLUMNS] = {
		{ "box", "box", CELL_TEXT },
		{ "state", "state", CELL_TEXT },
		{ "instances", "instances", CELL_TEXT },
		{ "of", "of", CELL_NUMBER },
		{ has_clock ? "clock" : NULL, "clock", CELL_TEXT },
		{ "cause", "cause", CELL_TEXT },
	};
	const struct uncore_tables *tables = findings->machine->tables;
	const struct finding *of = &findings->list[first];
	struct grid grid = { .columns = columns, .column_count = COLUMNS, .least = widths, .is_folded = true };
	struct text text = { 0 };
	size_t at = first;

	for (; at < findings->count && findings->list[at].unit == of->unit &&
	       uncore_boxes(tables)[findings->list[at].box].scope == uncore_boxes(tables)[of->box].scope;
	     at++)
		if (is_first(findings, at))
			add_line(&grid, findings, at);
	add_unit(&text, tables, of->box, of->unit);
	printf("\n%s%s%s\n", bold(), text_string(&text), plain());
	grid_print(&grid, 2);
	grid_free(&grid);
	text_free(&text);
	return at;
}

/* "iio0 (0000:00), iio1 (0000:1a, nvme0)": what the instances of a unit serve. */
static void print_devices(const struct findings *findings, size_t first, size_t end)
{
	const struct uncore_tables *tables = findings->machine->tables;
	struct text text = { 0 };

	for (size_t at = first; at < end; at++) {
		const struct finding *each = &findings->list[at];
		const struct root_devices *devices =
			devices_of(&findings->devices, each->box, each->unit, each->instance);

		if (devices == NULL)
			continue;
		text_printf(&text, "%s%s%u (", text.length > 0 ? ", " : "", box_id(tables, each->box), each->instance);
		add_devices(&text, devices, devices->names.count);
		text_char(&text, ')');
	}
	if (text.length > 0) {
		fputs("  ", stdout);
		print_wrapped(4, 2, text_string(&text));
	}
	text_free(&text);
}

static size_t print_whole_unit(const struct findings *findings, size_t first, size_t *widths)
{
	size_t end = print_unit(findings, first, was_checked(findings), widths);

	print_devices(findings, first, end);
	return end;
}

static void print_remedies(const struct findings *findings)
{
	for (unsigned state = 0; state < DOCTOR_STATE_END; state++) {
		for (size_t at = 0; at < findings->count; at++) {
			if (findings->list[at].state != state || finding_remedy(state) == NULL)
				continue;
			print_named(finding_word(state), finding_remedy(state));
			break;
		}
	}
}

/* "ok" says no more than reads can show. */
static void print_doubt(const struct findings *findings)
{
	const char *doubt = unseen_freeze(findings->machine->tables);

	if (doubt == NULL || was_checked(findings))
		return;
	for (size_t at = 0; at < findings->count; at++) {
		if (findings->list[at].state != UNCORE_PRESENCE_OK)
			continue;
		print_named(finding_word(UNCORE_PRESENCE_OK), doubt);
		return;
	}
}

static void print_journals(const struct holders *holders)
{
	for (size_t at = 0; at < holders->journal_count; at++)
		if (!holders->journals[at].is_alive && !holders->journals[at].is_private)
			printf("\n"
			       "%s/%s: left by pid %ld, which has ended: run uncore restore\n",
			       holders->state, holders->journals[at].name, holders->journals[at].pid);
}

void print_doctor(const struct cli_request *request, const struct gates *gates, const struct findings *findings)
{
	size_t widths[COLUMNS] = { 0 };
	struct text text = { 0 };

	print_gates(gates);
	if (findings->machine == NULL)
		return;
	add_machine(&text, request, findings->machine);
	printf("\n%s%s%s\n", bold(), text_string(&text), plain());
	text_free(&text);
	for (size_t at = 0; at < findings->count;)
		at = print_whole_unit(findings, at, widths);
	print_remedies(findings);
	print_doubt(findings);
	print_journals(&findings->holders);
}
