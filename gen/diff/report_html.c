/* SPDX-License-Identifier: MIT */
/* The diff as one page for a browser: what breaks first, drawings of the registers, tables of the events. */
#include <string.h>

#include "diff/effects.h"
#include "diff/html.h"
#include "diff/report.h"

enum { NAMES_SHOWN_MAX = 12 };

void html_text(struct out *out, const char *text)
{
	for (; *text != '\0'; text++) {
		switch (*text) {
		case '&':
			out_text(out, "&amp;");
			break;
		case '<':
			out_text(out, "&lt;");
			break;
		case '>':
			out_text(out, "&gt;");
			break;
		case '"':
			out_text(out, "&quot;");
			break;
		default:
			out_char(out, (unsigned char)*text < ' ' && *text != '\n' ? ' ' : *text);
		}
	}
}

static void put_values(struct out *out, const char *label, const char *tag, const struct strings *values)
{
	out_printf(out, "<td class=\"v\" data-l=\"%s\">", label);
	for (size_t i = 0; i < values->count; i++) {
		out_printf(out, "%s<%s>", i == 0 ? "" : "<br>", tag);
		html_text(out, values->at[i]);
		out_printf(out, "</%s>", tag);
	}
	out_text(out, "</td>");
}

static void put_names(struct out *out, const char *label, const struct strings *names)
{
	if (names->count == 0)
		return;
	out_printf(out, "<li><span class=\"dim\">%s</span> ", label);
	for (size_t i = 0; i < names->count; i++) {
		if (i == NAMES_SHOWN_MAX)
			out_printf(out, " <details><summary>and %zu more</summary>", names->count - i);
		out_text(out, i == 0 || i == NAMES_SHOWN_MAX ? "<code>" : ", <code>");
		html_text(out, names->at[i]);
		out_text(out, "</code>");
	}
	out_text(out, names->count > NAMES_SHOWN_MAX ? "</details></li>" : "</li>");
}

static void put_row(struct out *out, struct arena *arena, const struct change *change, bool with_class)
{
	struct effects effects = change_effects(arena, change);

	out_text(out, "<tr class=\"row\"><td><code>");
	html_text(out, subject_path(arena, change->subject));
	out_printf(out, "</code></td><td>%s<br><span class=\"dim\" title=\"", report_verb(change));
	html_text(out, change_text(change->id));
	out_printf(out, "\">%s</span>", change_name(change->id));
	if (with_class)
		out_printf(out, "<br><span class=\"%s\"><b>%s</b></span>", class_name(change_class(change->id)),
			   class_name(change_class(change->id)));
	out_text(out, "</td>");
	put_values(out, "before", "del", &change->old);
	put_values(out, "after", "ins", &change->new);
	out_text(out, "<td><ul>");
	put_names(out, "C", &effects.symbols);
	put_names(out, "events", &effects.events);
	put_names(out, "metrics", &effects.metrics);
	out_text(out, "</ul></td></tr>\n");
}

static const char table_head[] =
	"<table><colgroup><col class=\"w\"><col class=\"c\"><col><col><col class=\"e\"></colgroup>"
	"<thead><tr><th scope=\"col\">what</th><th scope=\"col\">change</th><th scope=\"col\">before</th>"
	"<th scope=\"col\">after</th><th scope=\"col\">concerns</th></tr></thead><tbody>\n";

static bool is_event(const struct change *change)
{
	return change->subject->kind == ITEM_EVENT || change->subject->kind == ITEM_UMASK;
}

/* The events of a class stand in a table of their own. */
static void put_table(struct out *out, const struct diff *diff, size_t first, size_t end, bool events)
{
	const char *title = events ? "Events" : "Boxes, registers, metrics";
	size_t count = 0;

	for (size_t i = first; i < end; i++)
		count += is_event(&diff->changes[i]) == events;
	if (count == 0)
		return;
	out_printf(out, "<details%s><summary>%s: %zu</summary>\n%s",
		   change_class(diff->changes[first].id) <= CLASS_BEHAVIOUR || diff->between ? " open" : "", title,
		   count, table_head);
	for (size_t i = first; i < end; i++)
		if (is_event(&diff->changes[i]) == events)
			put_row(out, diff->arena, &diff->changes[i], diff->between);
	out_text(out, "</tbody></table></details>\n");
}

static void put_heading(struct out *out, const struct diff *diff, size_t first, size_t end)
{
	enum change_class of = change_class(diff->changes[first].id);

	if (diff->between) {
		out_text(out, "<section><h2>");
		report_box(diff, first, end, out);
		out_text(out, "</h2>\n");
	} else {
		out_printf(out, "<section><h2 id=\"%s\" class=\"%s\">%s</h2><p class=\"dim\">%s</p>\n", class_name(of),
			   class_name(of), class_name(of), class_meaning(of));
	}
}

static void put_part(struct out *out, const struct diff *diff, size_t first, size_t end)
{
	put_heading(out, diff, first, end);
	put_table(out, diff, first, end, false);
	put_table(out, diff, first, end, true);
	out_text(out, "</section>\n");
}

/* Each class that has a section leads to it. */
static void put_counts(struct out *out, const struct diff *diff)
{
	out_text(out, "<ul class=\"sum\">");
	for (enum change_class of = CLASS_BREAKING; of < CLASS_COUNT; of++) {
		bool leads = diff->by_class[of] != 0 && !diff->between;

		out_printf(out, "<li class=\"%s\">", class_name(of));
		if (leads)
			out_printf(out, "<a href=\"#%s\">", class_name(of));
		out_printf(out, "<b>%zu</b> %s%s</li>", diff->by_class[of], class_name(of), leads ? "</a>" : "");
	}
	out_text(out, "</ul>\n");
}

static void put_head(struct out *out, const struct report *report)
{
	out_text(out,
		 "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
		 "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n<title>");
	html_text(out, report->old.name);
	out_text(out, " to ");
	html_text(out, report->new.name);
	out_text(out, "</title>\n<link rel=\"icon\" href=\"data:,\">\n");
	out_text(out, html_style);
	out_text(out, "</head>\n<body>\n<h1>Changes of meaning: <code>");
	html_text(out, report->old.name);
	out_text(out, "</code> \xe2\x86\x92 <code>");
	html_text(out, report->new.name);
	out_text(out, "</code></h1>\n<p>");
	report_summary(report->diff, out);
	out_text(out, "</p>\n");
}

void report_html(const struct report *report, struct out *out)
{
	const struct diff *diff = report->diff;
	bool drawn = false;

	put_head(out, report);
	put_counts(out, diff);
	out_text(
		out,
		"<div id=\"filter\"><input id=\"find\" type=\"search\" placeholder=\"Filter: register, event, symbol \xe2\x80\xa6\" "
		"aria-label=\"Filter\"><span id=\"said\" class=\"dim\" role=\"status\"></span></div>\n");
	for (size_t first = 0, end; first < diff->count; first = end) {
		end = report_part_end(diff, first);
		/* Behind what breaks and what behaves otherwise, before what only comes or is only read. */
		if (!drawn && !diff->between && change_class(diff->changes[first].id) > CLASS_BEHAVIOUR) {
			html_registers(out, diff);
			drawn = true;
		}
		put_part(out, diff, first, end);
	}
	if (!drawn)
		html_registers(out, diff);
	out_text(out, html_script);
	out_text(out, "</body>\n</html>\n");
}
