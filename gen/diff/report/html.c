/* SPDX-License-Identifier: MIT */
/* Writes the diff as one page for a browser: each change with its place and a drawing of its register. */
#include <string.h>

#include "diff/report/html.h"
#include "diff/report/report.h"

/* page.css and page.js: made by the build. Without the script only the filter is missing. */
extern const unsigned char embedded_gen_diff_report_page_css[], embedded_gen_diff_report_page_js[];

static const char table_head[] =
	"<table><colgroup><col class=\"w\"><col class=\"c\"><col><col class=\"e\"></colgroup>"
	"<thead><tr><th scope=\"col\">what, and where</th><th scope=\"col\">change</th>"
	"<th scope=\"col\">old \xe2\x86\x92 new</th><th scope=\"col\">concerns</th></tr></thead><tbody>\n";

/* Writes a table of a part's changes. Changes of events have a table of their own. */
static void put_table(struct text *out, const struct report *report, size_t first, size_t end, bool events)
{
	const struct diff *diff = report->diff;
	const char *title = events ? "Events" : "Boxes, registers, metrics";
	size_t count = 0;

	for (size_t i = first; i < end; i++)
		count += html_is_event(&diff->changes[i]) == events;
	if (count == 0)
		return;
	text_printf(out, "<details%s><summary>%s: %zu</summary>\n%s",
		    change_class(diff->changes[first].id) <= CLASS_BEHAVIOUR || diff->between ? " open" : "", title,
		    count, table_head);
	html_rows(out, report, first, end, events);
	text_add(out, "</tbody></table></details>\n");
}

static void put_heading(struct text *out, const struct diff *diff, size_t first, size_t end)
{
	enum change_class of = change_class(diff->changes[first].id);

	if (diff->between) {
		text_add(out, "<section><h2>");
		report_box(diff, first, end, out);
		text_add(out, "</h2>\n");
	} else {
		text_printf(out, "<section><h2 id=\"%s\" class=\"%s\">%s</h2><p class=\"dim\">%s</p>\n", class_name(of),
			    class_name(of), class_name(of), class_meaning(of));
	}
}

static void put_part(struct text *out, const struct report *report, size_t first, size_t end)
{
	put_heading(out, report->diff, first, end);
	put_table(out, report, first, end, false);
	put_table(out, report, first, end, true);
	text_add(out, "</section>\n");
}

/* Writes how many changes each class has, with a link to its section. */
static void put_counts(struct text *out, const struct diff *diff)
{
	text_add(out, "<ul class=\"sum\">");
	for (enum change_class of = CLASS_BREAKING; of < CLASS_COUNT; of++) {
		bool leads = diff->by_class[of] != 0 && !diff->between;

		text_printf(out, "<li class=\"%s\">", class_name(of));
		if (leads)
			text_printf(out, "<a href=\"#%s\">", class_name(of));
		text_printf(out, "<b>%zu</b> %s%s</li>", diff->by_class[of], class_name(of), leads ? "</a>" : "");
	}
	text_add(out, "</ul>\n");
}

enum { HASH_SHOWN = 12 };

/* Writes "git:v1.2 (0123456789ab, 2026-01-31)", or for a folder "spec (0123456789ab, 2026-01-31, edited)". */
static void put_side(struct text *out, const struct report_side *side, const char *open, const char *close)
{
	text_add(out, open);
	html_text(out, side->name);
	text_add(out, close);
	if (side->commit.hash != NULL)
		text_printf(out, " (%.*s, %s%s)", HASH_SHOWN, side->commit.hash, side->commit.date,
			    side->commit.edited ? ", edited" : "");
}

static void put_warnings(struct text *out, const struct report *report)
{
	for (size_t i = 0; i < report_warnings(report); i++) {
		struct text warning = { 0 };

		report_warning(report, i, &warning);
		text_add(out, "<p class=\"warning\"><b>Warning:</b> ");
		html_breakable(out, text_string(&warning));
		text_add(out, "</p>\n");
		text_free(&warning);
	}
}

static void put_head(struct text *out, const struct report *report)
{
	struct text title = { 0 };

	put_side(&title, &report->old, "", "");
	text_add(&title, " to ");
	put_side(&title, &report->new, "", "");
	html_begin(out, text_string(&title), embedded_gen_diff_report_page_css);
	text_free(&title);
	text_add(out, "<h1>Changes of meaning</h1>\n<p class=\"sides\">");
	put_side(out, &report->old, "<code>", "</code>");
	text_add(out, " \xe2\x86\x92 ");
	put_side(out, &report->new, "<code>", "</code>");
	text_add(out, "</p>\n<p>");
	report_summary(report->diff, out);
	text_add(out, "</p>\n");
	put_warnings(out, report);
}

static bool any_drawing(const struct diff *diff)
{
	for (size_t i = 0; i < diff->count; i++)
		if (html_drawing_of(diff, i) != SIZE_MAX)
			return true;
	return false;
}

void report_html(const struct report *report, struct text *out)
{
	const struct diff *diff = report->diff;

	put_head(out, report);
	put_counts(out, diff);
	if (any_drawing(diff))
		html_drawing_key(out);
	text_add(out,
		 "<div id=\"filter\"><input id=\"find\" type=\"search\" placeholder=\"Filter: register, event, symbol "
		 "\xe2\x80\xa6\" "
		 "aria-label=\"Filter\"><span id=\"said\" class=\"dim\" role=\"status\"></span></div>\n");
	for (size_t first = 0, end; first < diff->count; first = end) {
		end = report_part_end(diff, first);
		put_part(out, report, first, end);
	}
	text_join(out, "<script>\n", (const char *)embedded_gen_diff_report_page_js, "</script>\n");
	html_end(out);
}
