/* SPDX-License-Identifier: MIT */
/* uncore sim run --report: prints what the simulator's counters counted, whether or not it was read. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/text.h"
#include "cli/common/describe.h"
#include "cli/common/output.h"
#include "cli/registers/registers.h"
#include "cli/sim/tally_event.h"
#include "cli/sim/report.h"
#include "cli/sim/sim.h"

static const struct column columns[] = {
	{ "unit", "unit", CELL_TEXT },    { "count", "count", CELL_NUMBER }, { "counters", "counters", CELL_NUMBER },
	{ "ms each", "ms", CELL_NUMBER }, { "event", "event", CELL_TEXT },
};

/* An event on a unit, with all counters that counted it. */
struct line {
	unsigned unit, box;
	char *event;
	uint64_t count, ns;
	unsigned counters;
};

struct lines {
	struct line *list;
	size_t count;
};

static void add_tally(struct lines *lines, const struct uncore_machine *machine, const struct uncore_sim_tally *tally)
{
	unsigned box = tally->box;
	struct text words = { 0 }, event = { 0 };
	struct line *line = NULL;

	if (add_tally_event(&words, machine, tally))
		text_printf(&event, "%s: ", box_id(machine->tables, box));
	text_add(&event, text_string(&words));
	text_free(&words);
	for (size_t at = 0; at < lines->count && line == NULL; at++) {
		if (lines->list[at].unit == tally->unit && lines->list[at].box == box &&
		    strcmp(lines->list[at].event, text_string(&event)) == 0)
			line = &lines->list[at];
	}
	if (line == NULL) {
		lines->list = take_memory(lines->list, (lines->count + 1) * sizeof(lines->list[0]));
		line = &lines->list[lines->count++];
		*line = (struct line){ .unit = tally->unit, .box = box, .event = copy_text(text_string(&event)) };
	}
	line->count += tally->count;
	line->ns += tally->ns;
	line->counters++;
	text_free(&event);
}

static int by_unit(const void *left, const void *right)
{
	const struct line *a = (const struct line *)left, *b = (const struct line *)right;
	int order = (a->box > b->box) - (a->box < b->box);

	if (order == 0)
		order = strcmp(a->event, b->event);
	return order != 0 ? order : (a->unit > b->unit) - (a->unit < b->unit);
}

/* Leaves out free-running counters: they always count. */
static void collect(const struct cli_machine *opened, struct lines *lines)
{
	size_t count = uncore_sim_tally_count(opened->sim);
	struct uncore_sim_tally tally;

	for (size_t at = 0; at < count; at++) {
		if (uncore_sim_tally_at(opened->sim, at, &tally) == 0 &&
		    uncore_counters(opened->machine->tables)[tally.group].kind != UNCORE_COUNTER_FREE)
			add_tally(lines, opened->machine, &tally);
	}
	if (lines->count > 0)
		qsort(lines->list, lines->count, sizeof(lines->list[0]), by_unit);
}

static void print_lines(const struct cli_machine *opened, const struct lines *lines)
{
	const struct uncore_tables *tables = opened->machine->tables;
	struct grid grid = { .columns = columns, .column_count = sizeof(columns) / sizeof(columns[0]) };
	struct text unit = { 0 };

	for (size_t at = 0; at < lines->count; at++) {
		const struct line *line = &lines->list[at];

		add_unit(&unit, tables, (uint16_t)line->box, line->unit);
		grid_take(&grid, &unit);
		grid_number(&grid, line->count);
		grid_number(&grid, line->counters);
		grid_cell(&grid, "%.6f", (double)line->ns / 1e6 / line->counters);
		grid_word(&grid, line->event);
	}
	printf("counted by the simulated machine%s\n",
	       lines->count == 0 ? ": nothing, because no counter was started" : "");
	if (lines->count > 0)
		grid_print(&grid, 2);
	grid_free(&grid);
}

static void report_lines(const struct cli_machine *opened)
{
	struct lines lines = { NULL, 0 };

	collect(opened, &lines);
	print_lines(opened, &lines);
	for (size_t at = 0; at < lines.count; at++)
		free(lines.list[at].event);
	free(lines.list);
}

void sim_report(const struct cli_request *request, const struct cli_machine *opened)
{
	if (!request->report && request->output == NULL && request->format == CLI_TEXT)
		return;
	/* Standard output belongs to the command. */
	if ((request->output != NULL ? freopen(request->output, "w", stdout) == NULL :
				       dup2(STDERR_FILENO, STDOUT_FILENO) < 0)) {
		(void)sim_refuse(CLI_BAD, "the report: ", strerror(errno), "--output needs a file that can be written");
		return;
	}
	if (request->format == CLI_JSON)
		sim_report_json(request, opened);
	else
		report_lines(opened);
	(void)fflush(stdout);
}
