/* SPDX-License-Identifier: MIT */
/* uncore report: writes tables. Each number has its exact value in the attribute of its data element. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "json/date.h"
#include "base/html.h"
#include "base/memory.h"
#include "cli/report/page.h"

/* ---- cells ---- */

static void add_data(struct text *out, double exact, double shown)
{
	text_add(out, "<td><data value=\"");
	text_double(out, exact);
	text_add(out, "\">");
	add_shown_number(out, shown);
	text_add(out, "</data></td>");
}

static void add_shown_value(struct text *out, const struct shown *shown, double value)
{
	add_data(out, value, value / shown->scale.divisor);
}

static void add_total(struct text *out, const struct shown *shown, const struct summary *summary)
{
	struct shown_unit unit = shown->unit;
	struct scale scale = scale_for(&unit, summary->total);

	text_add(out, "<td><data value=\"");
	text_double(out, summary->total);
	text_add(out, "\">");
	add_shown_number(out, summary->total / scale.divisor);
	text_add(out, scale.prefix[0] != '\0' || unit.base[0] != '\0' ? "&nbsp;" : "");
	html_shown_unit(out, &scale, unit.base);
	text_add(out, "</data></td>");
}

static void add_heading(struct text *out, const char *const *names, size_t count)
{
	text_add(out, "<thead><tr>");
	for (size_t at = 0; at < count; at++)
		text_join(out, "<th scope=\"col\">", names[at], "</th>");
	text_add(out, "</tr></thead>\n<tbody>\n");
}

/* ---- the summary ---- */

/* The state of the points that were not measured, if it is always the same. */
static const char *common_state(const struct series *series)
{
	const char *state = NULL;

	for (size_t at = 0; at < series->count; at++) {
		if (series->points[at].is_measured)
			continue;
		if (state != NULL && state != series->points[at].state)
			return "not measured";
		state = series->points[at].state;
	}
	return state != NULL ? state : "no line";
}

static void add_measured(struct text *out, const struct shown *shown, const struct series *series,
			 const struct summary *summary)
{
	size_t steps = shown->run->step_count;

	text_printf(out, "<td>%zu of %zu", summary->measured, steps);
	if (summary->measured > 0 && summary->measured < steps) {
		text_add(out, "; else ");
		html_text(out, common_state(series));
	}
	if (summary->seen < summary->expected) {
		text_printf(out, "; %u of %u ", summary->seen, summary->expected);
		html_text(out, series->line.box);
	}
	if (summary->share < 0.9995F) {
		text_add(out, "; ");
		add_summary_coverage(out, summary);
	}
	if (!isnan(series->line.runs) && !isnan(series->line.runs_made)) {
		text_printf(out, "; mean of %.0f of %.0f runs", series->line.runs, series->line.runs_made);
		if (!isnan(series->line.deviation))
			text_printf(out, " &plusmn; %.2f&nbsp;%%", series->line.deviation * 100);
	}
	text_add(out, "</td>");
}

static void add_summary_row(struct text *out, const struct shown *shown, size_t number)
{
	const struct series *series = series_of(shown->run, shown->quantity, number);
	const struct summary *summary = &shown->summaries[number];
	struct text place = { 0 };

	add_series_place(&place, shown->run, series);
	text_add(out, "<tr><th scope=\"row\">");
	html_breakable(out, text_string(&place));
	text_add(out, "</th>");
	if (summary->measured == 0) {
		text_printf(out, "<td class=\"none\" colspan=\"%d\">", shown->unit.is_rate ? 6 : 5);
		html_text(out, common_state(series));
		text_add(out, "</td>");
	} else {
		add_shown_value(out, shown, summary->mean);
		add_shown_value(out, shown, summary->low);
		add_shown_value(out, shown, summary->high);
		add_shown_value(out, shown, summary->most95);
		add_shown_value(out, shown, summary->last);
		if (shown->unit.is_rate)
			add_total(out, shown, summary);
	}
	add_measured(out, shown, series, summary);
	text_add(out, "</tr>\n");
	text_free(&place);
}

static void add_caption(struct text *out, const struct shown *shown, const char *what)
{
	text_add(out, "<caption>");
	html_breakable(out, series_name(series_of(shown->run, shown->quantity, 0)));
	text_add(out, shown->scale.prefix[0] != '\0' || shown->unit.symbol[0] != '\0' ? " in " : "");
	html_shown_unit(out, &shown->scale, shown->unit.symbol);
	text_join(out, what, "</caption>\n", "");
}

void page_summary(struct text *out, const struct shown *shown)
{
	static const char *const rates[] = { "where", "mean", "min", "max", "95&nbsp;%", "last", "total", "measured" };
	static const char *const levels[] = { "where", "mean", "min", "max", "95&nbsp;%", "last", "measured" };
	bool is_rate = shown->unit.is_rate;

	text_join(out, "<table class=\"summary", is_rate ? "" : " level", "\">");
	add_caption(out, shown, "");
	add_heading(out, is_rate ? rates : levels, is_rate ? 8 : 7);
	for (size_t at = 0; at < shown->quantity->count; at++)
		add_summary_row(out, shown, at);
	text_add(out, "</tbody></table>\n");
}

/* ---- values over time ---- */

/* The mean over the steps before end; NAN if none was measured, with the state of one that was not. */
static double mean_before(const struct shown *shown, const struct series *series, size_t *at, size_t end,
			  const char **state)
{
	double sum = 0, weights = 0, plain = 0;
	size_t count = 0;

	*state = "\xe2\x80\x93";
	for (; *at < series->count && series->points[*at].step < end; ++*at) {
		const struct point *point = &series->points[*at];
		double value = shown_value(point, &shown->unit);

		if (isnan(value)) {
			*state = point->state;
			continue;
		}
		sum += value * point->seconds;
		weights += point->seconds;
		plain += value;
		count++;
	}
	if (count == 0)
		return NAN;
	return weights > 0 ? sum / weights : plain / (double)count;
}

static void add_values_row(struct text *out, const struct shown *shown, size_t *cursors, size_t end)
{
	text_add(out, "<tr><th scope=\"row\">");
	if (is_dated(shown->run))
		text_date(out, date_at(shown->run, shown->run->times[end - 1]));
	else
		text_printf(out, "%.6g", shown->run->times[end - 1]);
	text_add(out, "</th>");
	for (size_t at = 0; at < shown->quantity->count; at++) {
		const char *state;
		double value =
			mean_before(shown, series_of(shown->run, shown->quantity, at), &cursors[at], end, &state);

		text_add(out, isnan(value) ? "<td class=\"none\">" : "<td>");
		if (isnan(value))
			html_text(out, state);
		else
			add_shown_number(out, value / shown->scale.divisor);
		text_add(out, "</td>");
	}
	text_add(out, "</tr>\n");
}

static void add_values_head(struct text *out, const struct shown *shown)
{
	text_join(out, "<thead><tr><th scope=\"col\">until", is_dated(shown->run) ? "" : ", s", "</th>");
	for (size_t at = 0; at < shown->quantity->count; at++) {
		struct text place = { 0 };

		add_series_place(&place, shown->run, series_of(shown->run, shown->quantity, at));
		text_add(out, "<th scope=\"col\">");
		html_text(out, text_string(&place));
		text_add(out, "</th>");
		text_free(&place);
	}
	text_add(out, "</tr></thead>\n<tbody>\n");
}

void page_values(struct text *out, const struct shown *shown, unsigned most)
{
	size_t steps = shown->run->step_count, each = (steps + most - 1) / most, bytes;
	struct text what = { 0 };
	size_t *cursors;

	bytes = shown->quantity->count * sizeof *cursors;
	cursors = memset(take_memory(NULL, bytes), 0, bytes);
	if (each > 1)
		text_printf(&what, " over time; a row is the mean of %zu samples", each);
	else
		text_add(&what, " over time");
	text_add(out,
		 "<details><summary>Values over time</summary>\n<div class=\"wide\" role=\"group\" tabindex=\"0\" "
		 "aria-label=\"Values over time\"><table class=\"values\">");
	add_caption(out, shown, text_string(&what));
	add_values_head(out, shown);
	for (size_t end = 0; end < steps;) {
		end = end + each < steps ? end + each : steps;
		add_values_row(out, shown, cursors, end);
	}
	text_add(out, "</tbody></table></div></details>\n");
	text_free(&what);
	free(cursors);
}
