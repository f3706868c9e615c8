/* SPDX-License-Identifier: MIT */
/* uncore stat -x: prints the columns of perf stat -x, as documented in docs/stat.md. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/common/describe.h"
#include "cli/stat/report.h"

/* A line that is being made. */
struct separated {
	struct text text;
	const char *separator;
	bool has_cells;
};

/* A cell with the separator or a quote is quoted, as in RFC 4180; perf prints it as it is. */
static void add_cell(struct separated *line, const char *cell)
{
	bool is_quoted = strstr(cell, line->separator) != NULL || strchr(cell, '"') != NULL;

	if (line->has_cells)
		text_add(&line->text, line->separator);
	line->has_cells = true;
	if (!is_quoted) {
		text_add(&line->text, cell);
		return;
	}
	text_char(&line->text, '"');
	for (; *cell != '\0'; cell++) {
		if (*cell == '"')
			text_char(&line->text, '"');
		text_char(&line->text, *cell);
	}
	text_char(&line->text, '"');
}

static void add_count_cell(struct separated *line, uint64_t count)
{
	struct text cell = { 0 };

	text_dec(&cell, count);
	add_cell(line, text_string(&cell));
	text_free(&cell);
}

/* "<lost>" where perf prints "<not counted>". */
static void add_value_cell(struct separated *line, const struct stat_line *stat)
{
	struct text cell = { 0 };

	if (!stat->is_good)
		text_printf(&cell, "<%s>", stat->state);
	else if (stat->is_exact)
		text_dec(&cell, line_count(stat));
	else
		text_double(&cell, stat->number);
	add_cell(line, text_string(&cell));
	text_free(&cell);
}

/* The time; and, if the line is not a sum over the sockets, whose it is and of how many instances. */
static void add_place(struct separated *line, const struct stat_report *report, const struct stat_line *stat)
{
	const struct stat_row *row = stat->row;
	struct text cell = { 0 };

	if (report->request->interval.is_given) {
		text_printf(&cell, "%.9f", report->at_seconds);
		add_cell(line, text_string(&cell));
		text_cut(&cell, 0);
	}
	if (row->unit != UNCORE_ALL_UNITS) {
		text_printf(&cell, "%s%u",
			    strcmp(row_unit_word(row, report->machine->tables), "cpu") == 0 ? "CPU" : "S", row->unit);
		add_cell(line, text_string(&cell));
		add_count_cell(line, stat->seen);
	}
	text_free(&cell);
}

static void add_name_cell(struct separated *line, const struct stat_report *report, const struct stat_row *row)
{
	struct text cell = { 0 };

	if (row->instance == UNCORE_ALL_INSTANCES || row->item->instance != UNCORE_ALL_INSTANCES)
		text_add(&cell, row->item->name);
	else
		text_printf(&cell, "%s%u:%s", box_id(report->machine->tables, row->item->box), row->instance,
			    row->item->name);
	add_cell(line, text_string(&cell));
	text_free(&cell);
}

static void add_last_cells(struct separated *line, const struct stat_report *report, const struct stat_line *stat)
{
	const char *unit = line_unit(stat, report->machine->tables);
	struct text cell = { 0 };

	add_count_cell(line, stat->values[0].running_ns);
	text_printf(&cell, "%.2f", stat->share * 100);
	add_cell(line, text_string(&cell));
	text_cut(&cell, 0);
	if (report->repeats > 0) {
		text_printf(&cell, "%.2f%%", stat->deviation * 100);
		add_cell(line, text_string(&cell));
	}
	if (!stat->row->item->is_metric) {
		add_cell(line, "");
		add_cell(line, "");
	} else {
		add_value_cell(line, stat);
		add_cell(line, unit);
	}
	text_free(&cell);
}

/* What perf has no columns for: it counts no sums over instances, and on no simulated machine. */
static void add_own_cells(struct separated *line, const struct stat_report *report, const struct stat_line *stat)
{
	bool is_simulated = report->machine->is_simulated, is_less = stat->least < stat->share - 0.00005;
	struct text cell = { 0 };

	if (is_less)
		text_printf(&cell, "%.2f", stat->least * 100);
	if (is_less || is_simulated)
		add_cell(line, text_string(&cell));
	if (is_simulated)
		add_cell(line, "simulated");
	text_free(&cell);
}

static void print_line(const struct stat_report *report, const struct stat_line *stat)
{
	const char *separator = report->request->separator;
	struct separated line = { .separator = strcmp(separator, "\\t") == 0 ? "\t" : separator };
	const char *unit = line_unit(stat, report->machine->tables);

	add_place(&line, report, stat);
	if (stat->row->item->is_metric) {
		add_cell(&line, "");
		add_cell(&line, "");
	} else {
		add_value_cell(&line, stat);
		add_cell(&line, strcmp(unit, "events") == 0 ? "" : unit);
	}
	add_name_cell(&line, report, stat->row);
	add_last_cells(&line, report, stat);
	add_own_cells(&line, report, stat);
	puts(text_string(&line.text));
	text_free(&line.text);
}

void print_stat_separated(const struct stat_report *report)
{
	for (size_t at = 0; at < report->view->count; at++) {
		const struct stat_line *stat = &report->view->lines[at];

		print_line(report, stat);
		for (unsigned each = 0; each < input_count(report, stat); each++) {
			struct stat_input input;

			make_input(stat, each, &input);
			print_line(report, &input.line);
			free_input(&input);
		}
	}
	fflush(stdout);
}
