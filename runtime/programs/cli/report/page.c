/* SPDX-License-Identifier: MIT */
/* uncore report: writes the page. It loads nothing. */
#include "cli/report/page.h"

#include <string.h>

#include "base/html.h"
#include "cli/report/chart.h"
#include "uncore/group.h"

/* page.css: made by the build. */
extern const unsigned char embedded_runtime_programs_cli_report_page_css[];

/* ---- how much fits ---- */

/* Of all lines of all charts, and of all tables of values: about 0.8 and 0.5 megabytes. */
enum { MOST_VERTICES = 75000, MOST_CELLS = 30000 };
enum { LEAST_COLUMNS = 40, MOST_COLUMNS = 300, LEAST_ROWS = 8, MOST_ROWS = 200 };

static unsigned clamp(size_t number, unsigned least, unsigned most)
{
	return number < least ? least : number > most ? most : (unsigned)number;
}

static struct page_limits limits_of(const struct runs *runs)
{
	size_t series = 1;

	for (size_t at = 0; at < runs->count; at++)
		series += runs->at[at].series_count;
	return (struct page_limits){ .columns = clamp(MOST_VERTICES / series / 3, LEAST_COLUMNS, MOST_COLUMNS),
				     .rows = clamp(MOST_CELLS / series, LEAST_ROWS, MOST_ROWS) };
}

/* ---- quantities ---- */

static void add_quantity(struct text *out, const struct run *run, const struct quantity *quantity, const char *id,
			 const struct page_limits *limits)
{
	const struct series *first = series_of(run, quantity, 0);
	struct shown shown;
	size_t measured = 0;

	show_quantity(run, quantity, &shown);
	for (size_t at = 0; at < quantity->count; at++)
		measured += shown.summaries[at].measured;
	text_join(out, "<article id=\"", id, "\"><h4>");
	html_breakable(out, series_name(first));
	text_add(out, "</h4>\n");
	page_meaning(out, run, first);
	if (measured == 0)
		text_add(out, "<p class=\"warning\">Nothing of this was measured.</p>\n");
	else if (run->sample_count > 1)
		page_charts(out, &shown, id, limits->columns);
	page_summary(out, &shown);
	if (run->sample_count > 1 && measured > 0)
		page_values(out, &shown, limits->rows);
	text_add(out, "</article>\n");
	free_shown(&shown);
}

/* A box is a group of quantities where the file names no better one. */
static bool same_group(const struct series *a, const struct series *b)
{
	return a->line.group == b->line.group && (a->line.group != NULL || a->line.box == b->line.box);
}

static void add_box_heading(struct text *out, const struct run *run, const char *id)
{
	const struct uncore_tables *tables = run->tables;

	text_add(out, "<h3>");
	html_text(out, id);
	for (uint16_t at = 0; tables != NULL && at < tables->boxes.count; at++) {
		const struct uncore_box_row *box = &uncore_boxes(tables)[at];

		if (strcmp(uncore_text(tables, box->id), id) != 0)
			continue;
		text_add(out, ": ");
		html_text(out, uncore_text(tables, box->title));
	}
	text_add(out, "</h3>\n");
}

/* A group is a question; its reading says what the numbers below mean. */
static void add_group_heading(struct text *out, const struct run *run, const char *name)
{
	const struct uncore_tables *tables = run->tables;
	struct uncore_group_index group;
	bool is_known = tables != NULL && uncore_group_find(tables, name, strlen(name), &group) == 0;

	text_add(out, "<h3>");
	html_text(out, name);
	if (is_known) {
		text_add(out, ": ");
		html_text(out, uncore_text(tables, uncore_groups(tables)[group.at].question));
	}
	text_add(out, "</h3>\n");
	if (!is_known)
		return;
	if (uncore_groups(tables)[group.at].reading != uncore_groups(tables)[group.at].question) {
		text_add(out, "<p class=\"reading\"><b>How to read it:</b> ");
		html_text(out, uncore_text(tables, uncore_groups(tables)[group.at].reading));
		text_add(out, "</p>\n");
	}
	page_verdicts(out, run, name, &uncore_groups(tables)[group.at]);
}

static void add_quantities(struct text *out, const struct runs *runs, size_t number)
{
	struct page_limits limits = limits_of(runs);
	const struct run *run = &runs->at[number];
	const struct series *last = NULL;
	struct text id = { 0 };

	for (size_t at = 0; at < run->quantity_count; at++) {
		const struct series *first = series_of(run, &run->quantities[at], 0);

		text_cut(&id, 0);
		text_printf(&id, "r%zuq%zu", number + 1, at + 1);
		if ((last == NULL || !same_group(last, first)) && first->line.group != NULL)
			add_group_heading(out, run, first->line.group);
		else if (last == NULL || !same_group(last, first))
			add_box_heading(out, run, first->line.box);
		add_quantity(out, run, &run->quantities[at], text_string(&id), &limits);
		last = first;
	}
	text_free(&id);
}

/* ---- runs ---- */

static void add_contents(struct text *out, const struct runs *runs, size_t number)
{
	const struct run *run = &runs->at[number];

	if (run->quantity_count < 2)
		return;
	text_printf(out, "<nav aria-label=\"Quantities of run %zu\"><ul class=\"contents\">\n", number + 1);
	for (size_t at = 0; at < run->quantity_count; at++) {
		text_printf(out, "<li><a href=\"#r%zuq%zu\">", number + 1, at + 1);
		html_breakable(out, series_name(series_of(run, &run->quantities[at], 0)));
		text_add(out, "</a></li>\n");
	}
	text_add(out, "</ul></nav>\n");
}

static void add_run(struct text *out, const struct runs *runs, size_t number)
{
	const struct run *run = &runs->at[number];

	text_printf(out, "<section id=\"r%zu\"><h2>", number + 1);
	page_run_name(out, runs, number);
	text_add(out, "</h2>\n");
	if (run->fault.length > 0) {
		text_add(out, "<p class=\"warning\"><b>Not all of the file is here:</b> ");
		html_breakable(out, text_string(&run->fault));
		text_add(out, ". The page shows what was measured before that.</p>\n");
	}
	page_facts(out, run);
	add_contents(out, runs, number);
	page_regions(out, run, number + 1);
	page_doubts(out, run);
	page_errata(out, run);
	add_quantities(out, runs, number);
	text_add(out, "</section>\n");
}

/* ---- the page ---- */

static void add_title(struct text *out, const struct runs *runs, const char *title)
{
	if (title != NULL) {
		html_text(out, title);
		return;
	}
	text_add(out, "Uncore measurement: ");
	page_file_names(out, runs->first_file, runs->last_file, runs->files);
}

void page_write(struct text *out, const struct runs *runs, const char *title)
{
	struct text names = { 0 };

	add_title(&names, runs, title);
	html_begin(out, text_string(&names), embedded_runtime_programs_cli_report_page_css);
	text_add(out, "<main>\n<h1>");
	html_text(out, title != NULL ? title : "Uncore measurement");
	text_add(out, "</h1>\n");
	page_overview(out, runs);
	for (size_t at = 0; at < runs->count; at++)
		add_run(out, runs, at);
	text_add(out, "</main>\n");
	html_end(out);
	text_free(&names);
}
