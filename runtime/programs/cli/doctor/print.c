/* SPDX-License-Identifier: MIT */
/* Prints what uncore doctor found, for people. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/utf8.h"
#include "cli/common/describe.h"
#include "cli/doctor/doctor.h"

/* ---- tables whose last column is sentences ---- */

/* The widths of all columns except the last, at least those of an earlier table; updates these. */
static void widen(const struct grid *grid, size_t *widths)
{
	for (size_t at = 0; at < grid->count; at++) {
		size_t column = at % grid->column_count, width = text_width(grid->cells[at]);

		widths[column] = width > widths[column] ? width : widths[column];
	}
	for (size_t at = 0; at < grid->column_count; at++)
		if (text_width(grid->columns[at].title) > widths[at])
			widths[at] = text_width(grid->columns[at].title);
}

/*
 * Prints a sentence on its own line for programs that search for words. On a terminal it is wrapped, not cut: it says
 * what is wrong.
 */
static void print_sentence(unsigned column, const char *sentence)
{
	const char *shown = sentence[0] != '\0' ? sentence : "-";

	if (output_width() > 0)
		print_wrapped(column, column, shown);
	else
		printf("%s\n", shown);
}

/* Like grid_print(), except for the last column. */
static void print_sentences(const struct grid *grid, unsigned indent, size_t *widths)
{
	size_t last = grid->column_count - 1;

	widen(grid, widths);
	printf("%*s%s", (int)indent, "", bold());
	for (size_t at = 0; at < last; at++)
		printf("%-*s  ", (int)widths[at], grid->columns[at].title);
	printf("%s%s\n", grid->columns[last].title, plain());
	for (size_t row = 0; row < grid->count; row += grid->column_count) {
		unsigned column = indent;

		printf("%*s", (int)indent, "");
		for (size_t at = 0; at < last; at++) {
			const char *cell = grid->cells[row + at][0] != '\0' ? grid->cells[row + at] : "-";
			int pad = (int)(widths[at] - text_width(cell));
			bool is_right = grid->columns[at].kind == CELL_NUMBER;

			printf("%*s%s%*s  ", is_right ? pad : 0, "", cell, is_right ? 0 : pad, "");
			column += (unsigned)widths[at] + 2;
		}
		print_sentence(column, grid->cells[row + last]);
	}
}

/* Remedies hang below each other, behind the word that they are for. */
static void print_named(const char *name, const char *remedy)
{
	unsigned begun = (unsigned)strlen(name) + 2;

	printf("\n%s%s%s: ", bold(), name, plain());
	print_wrapped(begun, begun, remedy);
}

/* ---- gates ---- */

static void print_gates(const struct gates *gates)
{
	static const struct column columns[] = { { "gate", "gate", CELL_TEXT },
						 { "verdict", "verdict", CELL_TEXT },
						 { "found", "found", CELL_TEXT } };
	struct grid grid = { .columns = columns, .column_count = sizeof(columns) / sizeof(columns[0]) };
	size_t widths[sizeof(columns) / sizeof(columns[0])] = { 0 };

	for (size_t at = 0; at < gates->count; at++) {
		grid_cell(&grid, "%s", gates->list[at].id);
		grid_cell(&grid, "%s", gate_verdict_word(gates->list[at].verdict));
		grid_cell(&grid, "%s", gates->list[at].what);
	}
	print_sentences(&grid, 0, widths);
	grid_free(&grid);
	for (size_t at = 0; at < gates->count; at++) {
		if (gates->list[at].remedy == NULL)
			continue;
		print_named(gates->list[at].id, gates->list[at].remedy);
	}
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

static void add_line(struct grid *grid, const struct findings *findings, size_t line, bool has_clock)
{
	const struct finding *finding = &findings->list[line];
	const struct uncore_tables *tables = findings->machine->tables;
	struct text text = { 0 };

	grid_cell(grid, "%s", box_id(tables, finding->box));
	grid_cell(grid, "%s", finding_word(finding->state));
	add_instances(&text, findings, line);
	grid_cell(grid, "%s", text_string(&text));
	text_free(&text);
	grid_cell(grid, "%u", uncore_boxes(tables)[finding->box].instances);
	if (has_clock) {
		add_clock(&text, findings, line);
		grid_cell(grid, "%s", text_string(&text));
		text_free(&text);
	}
	add_details(&text, findings, line);
	grid_cell(grid, "%s", text_string(&text));
	text_free(&text);
}

/* Prints a table for one unit, from its first finding on. Returns where the next unit begins. */
static size_t print_unit(const struct findings *findings, size_t first, bool has_clock, size_t *widths)
{
	static const struct column plain_columns[] = {
		{ "box", "box", CELL_TEXT }, { "state", "state", CELL_TEXT }, { "instances", "instances", CELL_TEXT },
		{ "of", "of", CELL_NUMBER }, { "cause", "cause", CELL_TEXT },
	};
	static const struct column clock_columns[] = {
		{ "box", "box", CELL_TEXT }, { "state", "state", CELL_TEXT }, { "instances", "instances", CELL_TEXT },
		{ "of", "of", CELL_NUMBER }, { "clock", "clock", CELL_TEXT }, { "cause", "cause", CELL_TEXT },
	};
	const struct uncore_tables *tables = findings->machine->tables;
	const struct finding *of = &findings->list[first];
	struct grid grid = { .columns = has_clock ? clock_columns : plain_columns,
			     .column_count = has_clock ? 6 : 5,
			     .least = widths };
	struct text text = { 0 };
	size_t at = first;

	for (; at < findings->count && findings->list[at].unit == of->unit &&
	       uncore_boxes(tables)[findings->list[at].box].scope == uncore_boxes(tables)[of->box].scope;
	     at++)
		if (is_first(findings, at))
			add_line(&grid, findings, at, has_clock);
	add_unit(&text, tables, of->box, of->unit);
	printf("\n%s%s%s\n", bold(), text_string(&text), plain());
	print_sentences(&grid, 2, widths);
	grid_free(&grid);
	text_free(&text);
	return at;
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
	size_t widths[6] = { 0 };
	struct text text = { 0 };

	print_gates(gates);
	if (findings->machine == NULL)
		return;
	add_machine(&text, request, findings->machine);
	printf("\n%s%s%s\n", bold(), text_string(&text), plain());
	text_free(&text);
	for (size_t at = 0; at < findings->count;)
		at = print_unit(findings, at, was_checked(findings), widths);
	print_remedies(findings);
	print_doubt(findings);
	print_journals(&findings->holders);
}
