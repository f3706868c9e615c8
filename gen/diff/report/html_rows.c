/* SPDX-License-Identifier: MIT */
/* Writes the rows of the page; equal changes share a row, and a drawing follows its row. */
#include <string.h>

#include "base/source.h"
#include "diff/effects.h"
#include "diff/report/html.h"
#include "diff/report/report.h"

enum { NAMES_SHOWN_MAX = 12, PATHS_SHOWN_MAX = 4, DRAWINGS_SHOWN_MAX = 1, LINE_LENGTH_MAX = 36 };

/* The state of writing the rows of a part. */
struct rows {
	struct text *out;
	const struct report *report;
	const struct diff *diff;
	size_t end;
	bool *told;           /* by index: an earlier row has it */
	struct effects above; /* of the previous row */
	struct locator locator;
};

bool html_is_event(const struct change *change)
{
	return change->subject->kind == ITEM_EVENT || change->subject->kind == ITEM_UMASK;
}

static bool same_strings(const struct strings *a, const struct strings *b)
{
	if (a->count != b->count)
		return false;
	for (size_t i = 0; i < a->count; i++)
		if (strcmp(a->at[i], b->at[i]) != 0)
			return false;
	return true;
}

/* Whether two changes are equal except for their places. */
static bool is_equal(const struct change *a, const struct change *b)
{
	return a->id == b->id && a->whole == b->whole && a->subject->kind == b->subject->kind &&
	       (a->whole || (a->fact == b->fact && a->key == b->key)) &&
	       (a->subject->new == NULL) == (b->subject->new == NULL) && same_strings(&a->old, &b->old) &&
	       same_strings(&a->new, &b->new);
}

/* ---- cells ---- */

static void put_place(struct rows *rows, const struct change *change)
{
	struct loc loc = subject_loc(change->subject);

	if (loc.source == NULL || loc.source->text == NULL)
		return;
	text_add(rows->out, "<br><span class=\"at\">");
	html_breakable(rows->out, loc.source->path);
	text_printf(rows->out, ":%u</span>", source_locate_next(&rows->locator, loc.source, loc.offset).line);
}

/* The pages are of the new side. Only between two platforms do they have what is gone. */
static void put_page(struct rows *rows, const struct change *change)
{
	bool old = change->subject->new == NULL;
	struct text url = { 0 };

	if (rows->report->pages != NULL && (!old || rows->diff->between) &&
	    rows->report->url_of(&url, change->subject, old)) {
		size_t length = strlen(rows->report->pages);

		text_add(rows->out, "<br><a class=\"at\" href=\"");
		html_text(rows->out, rows->report->pages);
		text_add(rows->out, length != 0 && rows->report->pages[length - 1] != '/' ? "/" : "");
		html_text(rows->out, text_string(&url));
		text_add(rows->out, "\">its page</a>");
	}
	text_free(&url);
}

static void put_path(struct rows *rows, size_t index)
{
	const struct change *change = &rows->diff->changes[index];
	const char *path = subject_path(rows->diff->arena, change->subject);
	size_t drawing = html_drawing_of(rows->diff, index);

	text_add(rows->out, "<li><code class=\"p\" data-p=\"");
	html_text(rows->out, path);
	text_add(rows->out, "\">");
	if (drawing != SIZE_MAX)
		text_printf(rows->out, "<a href=\"#d%zu\">", drawing);
	html_breakable(rows->out, path);
	text_add(rows->out, drawing != SIZE_MAX ? "</a></code>" : "</code>");
	put_place(rows, change);
	put_page(rows, change);
	text_add(rows->out, "</li>");
}

static void put_paths(struct rows *rows, const size_t *group, size_t count)
{
	text_add(rows->out, "<td><ul>");
	for (size_t i = 0; i < count; i++) {
		if (i == PATHS_SHOWN_MAX)
			text_printf(rows->out, "</ul><details><summary>and %zu more</summary><ul>", count - i);
		put_path(rows, group[i]);
	}
	text_add(rows->out, count > PATHS_SHOWN_MAX ? "</ul></details></td>" : "</ul></td>");
}

static void put_verb(struct text *out, const struct change *change, size_t count, bool with_class)
{
	const char *of = class_name(change_class(change->id));

	text_printf(out, "<td>%s", report_verb(change));
	if (count > 1)
		text_printf(out, " <b>%zu\xc3\x97</b>", count);
	text_add(out, "<br><span class=\"dim\" title=\"");
	html_text(out, change_text(change->id));
	text_printf(out, "\">%s</span>", change_name(change->id));
	if (with_class)
		text_printf(out, "<br><span class=\"%s\"><b>%s</b></span>", of, of);
	text_add(out, "</td>");
}

static void put_value(struct text *out, const char *tag, const char *text)
{
	text_printf(out, "<%s>", tag);
	html_breakable(out, text);
	text_printf(out, "</%s>", tag);
}

/* Writes two values: short ones on one line, sentences below each other. */
static void put_pair(struct text *out, const char *old, const char *new)
{
	bool is_long = strlen(old) + strlen(new) > LINE_LENGTH_MAX;

	put_value(out, "del", old);
	text_add(out, is_long ? "<br>\xe2\x86\x92 " : " \xe2\x86\x92 ");
	put_value(out, "ins", new);
}

static void put_values(struct text *out, const struct change *change)
{
	size_t pairs = change->old.count < change->new.count ? change->old.count : change->new.count;

	text_add(out, "<td class=\"v\">");
	for (size_t i = 0; i < change->old.count || i < change->new.count; i++) {
		text_add(out, "<div>");
		if (i < pairs) {
			put_pair(out, change->old.at[i], change->new.at[i]);
		} else if (i < change->old.count) {
			text_add(out, "\xe2\x88\x92 ");
			put_value(out, "del", change->old.at[i]);
		} else {
			text_add(out, "+ ");
			put_value(out, "ins", change->new.at[i]);
		}
		text_add(out, "</div>");
	}
	text_add(out, "</td>");
}

static void put_names(struct text *out, const char *label, const struct strings *names)
{
	if (names->count == 0)
		return;
	text_printf(out, "<li><span class=\"dim\">%s</span> ", label);
	for (size_t i = 0; i < names->count; i++) {
		if (i == NAMES_SHOWN_MAX)
			text_printf(out, " <details><summary>and %zu more</summary>", names->count - i);
		text_add(out, i == 0 || i == NAMES_SHOWN_MAX ? "<code>" : ", <code>");
		html_breakable(out, names->at[i]);
		text_add(out, "</code>");
	}
	text_add(out, names->count > NAMES_SHOWN_MAX ? "</details></li>" : "</li>");
}

static void merge(struct arena *arena, struct strings *into, const struct strings *from)
{
	for (size_t i = 0; i < from->count; i++)
		list_once(arena, into, from->at[i], strlen(from->at[i]));
}

/* Writes what the change affects, unless the previous row has the same; the filter reads it there. */
static void put_effects(struct rows *rows, const size_t *group, size_t count)
{
	struct arena *arena = rows->diff->arena;
	struct effects all = { .symbols = { 0 } };
	bool any;

	for (size_t i = 0; i < count; i++) {
		struct effects effects = change_effects(rows->diff, &rows->diff->changes[group[i]]);

		merge(arena, &all.symbols, &effects.symbols);
		merge(arena, &all.events, &effects.events);
		merge(arena, &all.metrics, &effects.metrics);
	}
	any = all.symbols.count + all.events.count + all.metrics.count != 0;
	if (any && same_strings(&all.symbols, &rows->above.symbols) && same_strings(&all.events, &rows->above.events) &&
	    same_strings(&all.metrics, &rows->above.metrics)) {
		text_add(rows->out, "<td class=\"e above\"><span class=\"dim\">the same as above</span></td>");
		return;
	}
	rows->above = all;
	text_add(rows->out, any ? "<td class=\"e\"><ul>" : "<td class=\"e none\"><ul>");
	put_names(rows->out, "C", &all.symbols);
	put_names(rows->out, "events", &all.events);
	put_names(rows->out, "metrics", &all.metrics);
	text_add(rows->out, "</ul></td>");
}

/* ---- rows ---- */

/* Collects the changes from this one on that are equal to it; the group is in the arena. */
static size_t gather(struct rows *rows, size_t first, size_t **group)
{
	const struct change *changes = rows->diff->changes;
	bool events = html_is_event(&changes[first]);
	size_t count = 0;

	*group = arena_array(rows->diff->arena, rows->end - first, sizeof **group);
	for (size_t i = first; i < rows->end; i++) {
		if (rows->told[i] || html_is_event(&changes[i]) != events || !is_equal(&changes[first], &changes[i]))
			continue;
		rows->told[i] = true;
		(*group)[count++] = i;
	}
	return count;
}

/*
 * Writes the drawings that no earlier row has. If there are several, they are folded, because equal changes look alike.
 */
static void put_drawings(struct rows *rows, const size_t *group, size_t count)
{
	size_t shown = 0;

	for (size_t i = 0; i < count; i++) {
		if (html_drawing_of(rows->diff, group[i]) != group[i])
			continue;
		if (shown == 0)
			text_add(rows->out, "<tr class=\"drawing\"><td colspan=\"4\">");
		if (shown == DRAWINGS_SHOWN_MAX)
			text_add(rows->out, "<details><summary>the other registers</summary>");
		html_drawing(rows->out, rows->diff, group[i]);
		shown++;
	}
	if (shown > DRAWINGS_SHOWN_MAX)
		text_add(rows->out, "</details>");
	if (shown != 0)
		text_add(rows->out, "</td></tr>\n");
}

static void put_row(struct rows *rows, size_t first)
{
	const struct change *change = &rows->diff->changes[first];
	size_t *group, count = gather(rows, first, &group);

	text_add(rows->out, "<tr class=\"row\">");
	put_paths(rows, group, count);
	put_verb(rows->out, change, count, rows->diff->between);
	put_values(rows->out, change);
	put_effects(rows, group, count);
	text_add(rows->out, "</tr>\n");
	put_drawings(rows, group, count);
}

void html_rows(struct text *out, const struct report *report, size_t first, size_t end, bool events)
{
	const struct diff *diff = report->diff;
	struct rows rows = { .out = out, .report = report, .diff = diff, .end = end };

	rows.told = arena_array(diff->arena, end, sizeof *rows.told);
	for (size_t i = first; i < end; i++)
		if (!rows.told[i] && html_is_event(&diff->changes[i]) == events)
			put_row(&rows, i);
}
