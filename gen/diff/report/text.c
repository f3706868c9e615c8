/* SPDX-License-Identifier: MIT */
/* Prints the diff for a terminal, and for a pull request. */
#include "diff/report/parts.h"

static const struct report_form of_terminal = {
	.writer = &doc_text_writer, .names_max = 6, .values_max = SIZE_MAX, .room = SIZE_MAX, .places = true
};

/* GitHub limits a comment to 65536 characters, and headings need some of these. */
static const struct report_form of_comment = {
	.writer = &doc_markdown_writer, .names_max = 8, .values_max = 800, .room = 60000, .folds = true
};

static void put_sides(struct doc *doc, const struct report *report)
{
	doc_code(doc, report->old.name);
	doc_text(doc, " \xe2\x86\x92 ");
	doc_code(doc, report->new.name);
}

/* The summary is last, because a terminal shows the end. */
void report_text(const struct report *report, struct text *out)
{
	struct doc doc = { .writer = of_terminal.writer, .out = out };
	struct text summary = { 0 };

	report_put_warnings(&doc, report);
	report_parts(&doc, report, &of_terminal);
	report_summary(report->diff, &summary);
	doc_paragraph(&doc);
	put_sides(&doc, report);
	doc_text(&doc, ": ");
	doc_text(&doc, text_string(&summary));
	doc_end(&doc);
	text_free(&summary);
	doc_free(&doc);
}

void report_markdown(const struct report *report, struct text *out)
{
	struct doc doc = { .writer = of_comment.writer, .out = out };
	struct text summary = { 0 };

	text_add(out, "## Changes of meaning, ");
	put_sides(&doc, report);
	text_char(out, '\n');
	report_summary(report->diff, &summary);
	doc_paragraph(&doc);
	doc_strong(&doc, text_string(&summary));
	doc_end(&doc);
	text_free(&summary);
	report_put_warnings(&doc, report);
	report_parts(&doc, report, &of_comment);
	doc_free(&doc);
}
