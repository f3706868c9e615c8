/* SPDX-License-Identifier: MIT */
/* Prints the diff for a pull request: breaking changes are open, long and harmless parts are folded. */
#include <string.h>

#include "diff/effects.h"
#include "diff/report/report.h"

/* GitHub limits a comment to 65536 characters, and headings need some of these. */
enum { ROWS_OPEN_MAX = 30, NAMES_SHOWN_MAX = 8, VALUE_SHOWN_MAX = 800, ROWS_LENGTH_MAX = 60000 };

/* Writes a code span inside a table. A bar would end the cell, a backtick the span, and a newline the row. */
static void put_code(struct text *out, const char *text)
{
	text_char(out, '`');
	for (; *text != '\0'; text++) {
		if (*text == '|')
			text_add(out, "\\|");
		else
			text_char(out, *text == '`' ? '\'' : *text == '\n' ? ' ' : *text);
	}
	text_char(out, '`');
}

static void put_names(struct text *out, const char *label, const struct strings *names)
{
	if (names->count == 0)
		return;
	text_printf(out, "%s ", label);
	for (size_t i = 0; i < names->count && i < NAMES_SHOWN_MAX; i++) {
		text_add(out, i == 0 ? "" : ", ");
		put_code(out, names->at[i]);
	}
	if (names->count > NAMES_SHOWN_MAX)
		text_printf(out, " and %zu more", names->count - NAMES_SHOWN_MAX);
	text_add(out, "<br>");
}

static void put_values(struct text *out, const struct change *change)
{
	struct text values = { 0 };

	report_values(change, &values);
	if (values.length > VALUE_SHOWN_MAX) {
		size_t length = VALUE_SHOWN_MAX;

		/* do not cut a character of several bytes */
		while (((unsigned char)values.at[length] & 0xc0) == 0x80)
			length--;
		text_cut(&values, length);
		text_add(&values, " \xe2\x80\xa6");
	}
	if (values.length != 0) {
		text_char(out, ' ');
		put_code(out, text_string(&values));
	}
	text_free(&values);
}

static void put_change(struct text *out, const struct diff *diff, const struct change *change)
{
	struct effects effects = change_effects(diff, change);

	text_add(out, "| ");
	put_code(out, subject_path(diff->arena, change->subject));
	text_printf(out, " | %s", report_verb(change));
	put_values(out, change);
	report_also(change, "<br>", out);
	text_add(out, " | ");
	put_names(out, "C", &effects.symbols);
	put_names(out, "events", &effects.events);
	put_names(out, "metrics", &effects.metrics);
	text_printf(out, " | `%s` |\n", change_name(change->id));
}

static void put_part_head(struct text *out, const struct diff *diff, size_t first, size_t end, bool folded)
{
	enum change_class of = change_class(diff->changes[first].id);

	text_add(out, folded ? "\n<details><summary>" : "\n### ");
	if (diff->between)
		report_box(diff, first, end, out);
	else if (folded)
		text_printf(out, "%zu %s: %s", end - first, class_name(of), class_meaning(of));
	else
		text_printf(out, "%s\n\n%s", class_name(of), class_meaning(of));
	text_add(out, folded ? "</summary>\n" : "\n");
}

/* Writes as many rows as there is room for, the gravest first. */
static void put_rows(struct text *out, const struct diff *diff, size_t first, size_t end)
{
	bool any = false;

	for (size_t i = first; i < end; i++) {
		struct text row = { 0 };
		bool fits;

		if (diff->changes[i].as_on != NULL)
			continue;
		put_change(&row, diff, &diff->changes[i]);
		fits = out->length + row.length <= ROWS_LENGTH_MAX;
		if (fits && !any)
			text_add(out, "\n| what | change | concerns | |\n|---|---|---|---|\n");
		any |= fits;
		if (fits)
			text_bytes(out, row.at, row.length);
		text_free(&row);
		if (!fits) {
			text_printf(out, "\n**%zu more** have no room in a comment: see `uncoregen diff`.\n", end - i);
			return;
		}
	}
}

static void put_part(struct text *out, const struct diff *diff, size_t first, size_t end)
{
	bool folded =
		diff->between || change_class(diff->changes[first].id) > CLASS_BEHAVIOUR || end - first > ROWS_OPEN_MAX;

	put_part_head(out, diff, first, end, folded);
	put_rows(out, diff, first, end);
	if (folded)
		text_add(out, "\n</details>\n");
}

void report_markdown(const struct report *report, struct text *out)
{
	const struct diff *diff = report->diff;

	text_add(out, "## Changes of meaning, ");
	put_code(out, report->old.name);
	text_add(out, " \xe2\x86\x92 ");
	put_code(out, report->new.name);
	text_add(out, "\n\n**");
	report_summary(diff, out);
	text_add(out, "**\n");
	for (size_t i = 0; i < report_warnings(report); i++) {
		struct text warning = { 0 };

		report_warning(report, i, &warning);
		text_add(out, "\n**Warning:** ");
		put_code(out, text_string(&warning));
		text_char(out, '\n');
		text_free(&warning);
	}
	for (size_t first = 0, end; first < diff->count; first = end) {
		end = report_part_end(diff, first);
		put_part(out, diff, first, end);
	}
}
