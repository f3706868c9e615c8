/* SPDX-License-Identifier: MIT */
/* Writes the diff as one page for a browser: the frame around its parts. */
#include <string.h>

#include "base/html.h"
#include "diff/report/parts.h"

/* page.css and page.js: made by the build. Without the script only the filter is missing. */
extern const unsigned char embedded_gen_diff_report_page_css[], embedded_gen_diff_report_page_js[];

static const struct report_form of_page = {
	.writer = &doc_html_writer, .names_max = 12, .room = SIZE_MAX, .whole = true, .tables = true
};

/* Writes how many changes each class has, with a link to its section. */
static void put_counts(struct text *out, const struct diff *diff)
{
	text_add(out, "<ul class=\"sum\">");
	for (enum change_class of = CLASS_BREAKING; of < CLASS_COUNT; of++) {
		bool leads = diff->by_class[of] != 0 && !diff->between;

		text_printf(out, "<li class=\"%s\">", class_name(of));
		if (leads)
			text_printf(out, "<a href=\"#s-%s\">", class_name(of));
		text_printf(out, "<b>%zu</b> %s%s", diff->by_class[of], class_name(of), leads ? "</a>" : "");
		if (diff->accepted[of] != 0)
			text_printf(out, ", %zu accepted", diff->accepted[of]);
		text_add(out, "</li>");
	}
	text_add(out, "</ul>\n");
}

enum { HASH_SHOWN = 12 };

/* Writes "git:v1.2 (0123456789ab, 2026-01-31)", or for a folder "spec (0123456789ab, 2026-01-31, edited)". */
static void put_side(struct doc *doc, const struct report_side *side)
{
	doc_code(doc, side->name);
	if (side->commit.hash != NULL)
		doc_format(doc, DOC_PLAIN, " (%.*s, %s%s)", HASH_SHOWN, side->commit.hash, side->commit.date,
			   side->commit.edited ? ", edited" : "");
}

static void put_sides(struct doc *doc, const struct report *report, const char *between)
{
	put_side(doc, &report->old);
	doc_text(doc, between);
	put_side(doc, &report->new);
}

/* The title is plain text, which is escaped here. */
static void put_frame(struct text *out, const struct report *report)
{
	struct text plain = { 0 }, title = { 0 };
	struct doc doc = { .writer = &doc_text_writer, .out = &plain };

	put_sides(&doc, report, " to ");
	doc_free(&doc);
	html_text(&title, text_string(&plain));
	html_begin(out, text_string(&title), embedded_gen_diff_report_page_css);
	text_free(&plain);
	text_free(&title);
}

static void put_head(struct doc *doc, const struct report *report)
{
	struct text summary = { 0 };

	report_summary(report->diff, &summary);
	text_add(doc->out, "<h1>Changes of meaning</h1>\n<p class=\"sides\">");
	put_sides(doc, report, " \xe2\x86\x92 ");
	text_add(doc->out, "</p>\n");
	doc_sentence(doc, text_string(&summary));
	text_free(&summary);
	report_put_warnings(doc, report);
	put_counts(doc->out, report->diff);
}

static bool any_drawing(const struct diff *diff)
{
	for (size_t i = 0; i < diff->count; i++)
		if (report_drawing_of(diff, i) != SIZE_MAX)
			return true;
	return false;
}

void report_html(const struct report *report, struct text *out)
{
	struct doc doc = { .writer = of_page.writer, .out = out };

	put_frame(out, report);
	put_head(&doc, report);
	if (any_drawing(report->diff))
		doc_marks(&doc);
	text_add(out,
		 "<div id=\"filter\"><input id=\"find\" type=\"search\" placeholder=\"Filter: register, event, symbol "
		 "\xe2\x80\xa6\" "
		 "aria-label=\"Filter\"><span id=\"said\" class=\"muted\" role=\"status\"></span></div>\n");
	report_parts(&doc, report, &of_page);
	text_join(out, "<script>\n", (const char *)embedded_gen_diff_report_page_js, "</script>\n");
	html_end(out);
	doc_free(&doc);
}
