/* SPDX-License-Identifier: MIT */
/* The diff for a pull request: what breaks stands open, what is long or harmless is folded. */
#include <string.h>

#include "diff/effects.h"
#include "diff/report/report.h"

/* GitHub takes 65536 characters as a comment; headings and ends need some. */
enum { ROWS_OPEN_MAX = 30, NAMES_SHOWN_MAX = 8, VALUE_SHOWN_MAX = 800, ROWS_LENGTH_MAX = 60000 };

/* In a code span inside a table: a bar would end the cell, a backtick the span, a line end the row. */
static void put_code(struct out *out, const char *text)
{
	out_char(out, '`');
	for (; *text != '\0'; text++) {
		if (*text == '|')
			out_text(out, "\\|");
		else
			out_char(out, *text == '`' ? '\'' : *text == '\n' ? ' ' : *text);
	}
	out_char(out, '`');
}

static void put_names(struct out *out, const char *label, const struct strings *names)
{
	if (names->count == 0)
		return;
	out_printf(out, "%s ", label);
	for (size_t i = 0; i < names->count && i < NAMES_SHOWN_MAX; i++) {
		out_text(out, i == 0 ? "" : ", ");
		put_code(out, names->at[i]);
	}
	if (names->count > NAMES_SHOWN_MAX)
		out_printf(out, " and %zu more", names->count - NAMES_SHOWN_MAX);
	out_text(out, "<br>");
}

static void put_values(struct out *out, const struct change *change)
{
	struct out values = { 0 };

	report_values(change, &values);
	if (values.length > VALUE_SHOWN_MAX) {
		/* not within a character of several bytes */
		for (values.length = VALUE_SHOWN_MAX; ((unsigned char)values.text[values.length] & 0xc0) == 0x80;)
			values.length--;
		out_text(&values, " \xe2\x80\xa6");
	}
	if (values.length != 0) {
		out_char(out, ' ');
		put_code(out, out_string(&values));
	}
	out_free(&values);
}

static void put_change(struct out *out, const struct diff *diff, const struct change *change)
{
	struct effects effects = change_effects(diff, change);

	out_text(out, "| ");
	put_code(out, subject_path(diff->arena, change->subject));
	out_printf(out, " | %s", report_verb(change));
	put_values(out, change);
	out_text(out, " | ");
	put_names(out, "C", &effects.symbols);
	put_names(out, "events", &effects.events);
	put_names(out, "metrics", &effects.metrics);
	out_printf(out, " | `%s` |\n", change_name(change->id));
}

static void put_part_head(struct out *out, const struct diff *diff, size_t first, size_t end, bool folded)
{
	enum change_class of = change_class(diff->changes[first].id);

	out_text(out, folded ? "\n<details><summary>" : "\n### ");
	if (diff->between)
		report_box(diff, first, end, out);
	else if (folded)
		out_printf(out, "%zu %s: %s", end - first, class_name(of), class_meaning(of));
	else
		out_printf(out, "%s\n\n%s", class_name(of), class_meaning(of));
	out_text(out, folded ? "</summary>\n" : "\n");
}

/* As many rows as there is room for; the gravest come first. */
static void put_rows(struct out *out, const struct diff *diff, size_t first, size_t end)
{
	for (size_t i = first; i < end; i++) {
		struct out row = { 0 };
		bool fits;

		put_change(&row, diff, &diff->changes[i]);
		fits = out->length + row.length <= ROWS_LENGTH_MAX;
		if (fits && i == first)
			out_text(out, "\n| what | change | concerns | |\n|---|---|---|---|\n");
		if (fits)
			out_bytes(out, row.text, row.length);
		out_free(&row);
		if (!fits) {
			out_printf(out, "\n**%zu more** have no room in a comment: see `uncoregen diff`.\n", end - i);
			return;
		}
	}
}

static void put_part(struct out *out, const struct diff *diff, size_t first, size_t end)
{
	bool folded =
		diff->between || change_class(diff->changes[first].id) > CLASS_BEHAVIOUR || end - first > ROWS_OPEN_MAX;

	put_part_head(out, diff, first, end, folded);
	put_rows(out, diff, first, end);
	if (folded)
		out_text(out, "\n</details>\n");
}

void report_markdown(const struct report *report, struct out *out)
{
	const struct diff *diff = report->diff;

	out_text(out, "## Changes of meaning, ");
	put_code(out, report->old.name);
	out_text(out, " \xe2\x86\x92 ");
	put_code(out, report->new.name);
	out_text(out, "\n\n**");
	report_summary(diff, out);
	out_text(out, "**\n");
	for (size_t i = 0; i < report_warnings(report); i++) {
		struct out warning = { 0 };

		report_warning(report, i, &warning);
		out_text(out, "\n**Warning:** ");
		put_code(out, out_string(&warning));
		out_char(out, '\n');
		out_free(&warning);
	}
	for (size_t first = 0, end; first < diff->count; first = end) {
		end = report_part_end(diff, first);
		put_part(out, diff, first, end);
	}
}
