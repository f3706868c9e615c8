/* SPDX-License-Identifier: MIT */
/* The diff for a pull request: what breaks stands open, what is long or harmless is folded. */
#include <string.h>

#include "diff/effects.h"
#include "diff/report.h"

enum { ROWS_OPEN_MAX = 30, NAMES_SHOWN_MAX = 8 };

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
	if (values.length != 0) {
		out_char(out, ' ');
		put_code(out, out_string(&values));
	}
	out_free(&values);
}

static void put_change(struct out *out, struct arena *arena, const struct change *change)
{
	struct effects effects = change_effects(arena, change);

	out_text(out, "| ");
	put_code(out, subject_path(arena, change->subject));
	out_printf(out, " | %s", report_verb(change));
	put_values(out, change);
	out_text(out, " | ");
	put_names(out, "C", &effects.symbols);
	put_names(out, "events", &effects.events);
	put_names(out, "metrics", &effects.metrics);
	out_printf(out, " | `%s` |\n", change_name(change->id));
}

static size_t put_class(struct out *out, const struct diff *diff, size_t first)
{
	enum change_class of = change_class(diff->changes[first].id);
	size_t end = first;
	bool folded;

	while (end < diff->count && (change_class(diff->changes[end].id) == of || diff->between))
		end++;
	folded = of > CLASS_BEHAVIOUR || end - first > ROWS_OPEN_MAX;
	if (folded)
		out_printf(out, "\n<details><summary>%zu %s: %s</summary>\n", end - first,
			   diff->between ? "differences" : class_name(of),
			   diff->between ? "box by box" : class_meaning(of));
	else
		out_printf(out, "\n### %s\n\n%s\n", class_name(of), class_meaning(of));
	out_text(out, "\n| what | change | concerns | |\n|---|---|---|---|\n");
	for (size_t i = first; i < end; i++)
		put_change(out, diff->arena, &diff->changes[i]);
	if (folded)
		out_text(out, "\n</details>\n");
	return end;
}

void report_markdown(const struct report *report, struct out *out)
{
	const struct diff *diff = report->diff;

	out_text(out, "## Changes of meaning, ");
	put_code(out, report->old);
	out_text(out, " \xe2\x86\x92 ");
	put_code(out, report->new);
	out_text(out, "\n\n**");
	report_summary(diff, out);
	out_text(out, "**\n");
	for (size_t i = 0; i < diff->count;)
		i = put_class(out, diff, i);
}
