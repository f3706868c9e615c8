/* SPDX-License-Identifier: MIT */
/* uncore report: writes which runs the page shows, and when they were. */
#include <string.h>

#include "json/date.h"
#include "base/html.h"
#include "cli/report/page.h"

static const char *short_name(const char *file)
{
	const char *slash = strrchr(file, '/');

	return strcmp(file, "-") == 0 ? "standard input" : slash != NULL ? slash + 1 : file;
}

/* More names than the first and the last one would fill the page. */
void page_file_names(struct text *out, const char *first, const char *last, size_t count)
{
	html_text(out, short_name(first));
	if (count < 2)
		return;
	text_add(out, count == 2 ? ", " : " \xe2\x80\xa6 ");
	html_text(out, short_name(last));
	if (count > 2)
		text_printf(out, " (%zu files)", count);
}

void page_run_name(struct text *out, const struct runs *runs, size_t number)
{
	const struct run *run = &runs->at[number];

	page_file_names(out, run->file, run->last_file, run->files);
	if (run->alike > 1)
		text_printf(out, ", %s %zu of %zu", run->parts > 1 ? "section" : "run", run->number, run->alike);
}

/* ---- the table ---- */

/* The time between the end of the last run and the start of this one. */
static void add_gap(struct text *out, const struct run *last, const struct run *run)
{
	uint64_t ended = last != NULL && last->started_ns != 0 ? date_at(last, end_of(last)) : 0;

	if (ended == 0 || run->started_ns == 0) {
		text_add(out, "\xe2\x80\x93");
	} else if (run->started_ns < ended) {
		text_add(out, "began before its end");
	} else {
		add_shown_length(out, (double)(run->started_ns - ended) / 1e9);
		text_add(out, " later");
	}
}

static void add_overview_row(struct text *out, const struct runs *runs, size_t number)
{
	const struct run *run = &runs->at[number];

	text_printf(out, "<tr><th scope=\"row\"><a href=\"#r%zu\">", number + 1);
	page_run_name(out, runs, number);
	text_add(out, "</a></th><td>");
	if (run->started_ns != 0)
		text_date(out, run->started_ns);
	else
		text_add(out, "not known");
	text_add(out, "</td><td>");
	add_shown_length(out, end_of(run));
	text_printf(out, "</td><td>%zu</td><td>", run->sample_count);
	add_gap(out, number > 0 ? run - 1 : NULL, run);
	text_add(out, "</td></tr>\n");
}

void page_overview(struct text *out, const struct runs *runs)
{
	size_t all = 0;

	for (size_t at = 0; at < runs->count; at++)
		all += runs->at[at].parts;
	if (all < 2)
		return;
	text_printf(out, "<p>%zu runs", all);
	if (all > runs->count)
		text_printf(out, " in %zu %s", runs->count, runs->count == 1 ? "section" : "sections");
	text_add(out, "</p>\n");
	if (runs->count < 2)
		return;
	text_add(out,
		 "<table class=\"runs\"><caption>Runs</caption>\n<thead><tr><th scope=\"col\">run</th>"
		 "<th scope=\"col\">started</th><th scope=\"col\">length</th><th scope=\"col\">samples</th>"
		 "<th scope=\"col\">after the one above</th></tr></thead>\n<tbody>\n");
	for (size_t at = 0; at < runs->count; at++)
		add_overview_row(out, runs, at);
	text_add(out, "</tbody></table>\n");
}
