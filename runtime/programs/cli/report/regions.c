/* SPDX-License-Identifier: MIT */
/* uncore report: writes when regions of programs were open, and what was counted in them. */
#include <math.h>
#include <string.h>

#include "base/html.h"
#include "cli/report/page.h"

/* ---- when they were open ---- */

enum { LANE = 22, WIDTH = 1000, X_TICKS = 6, STYLES = 8, MOST_LABEL = 24 };

static double clamp(double number, double most)
{
	return number < 0 ? 0 : number > most ? most : number;
}

static void add_lane(struct text *out, const struct run *run, size_t number, double end)
{
	const struct run_region *region = &run->regions[number];

	text_printf(out, "<g class=\"s%zu\"><title>", number % STYLES);
	html_text(out, region->name);
	text_add(out, ": ");
	add_shown_length(out, region->seconds);
	text_add(out, "</title>");
	for (size_t at = 0; at < region->span_count; at++) {
		double from = clamp(region->spans[at].begin - run->late, end) / end * WIDTH;
		double to = clamp(region->spans[at].end - run->late, end) / end * WIDTH;

		text_printf(out, "<rect x=\"%.6g\" y=\"%zu\" width=\"%.6g\" height=\"%d\"/>", from, number * LANE + 5,
			    to - from, LANE - 10);
	}
	text_add(out, "</g>\n");
}

static void add_lane_names(struct text *out, const struct run *run)
{
	text_add(out, "<div class=\"ends\" aria-hidden=\"true\">");
	for (size_t at = 0; at < run->region_count; at++) {
		text_printf(out, "<span class=\"s%zu\" style=\"top:%zupx\">", at % STYLES, at * LANE + LANE / 2);
		html_text(out, run->regions[at].name);
		text_add(out, "</span>");
	}
	text_add(out, "</div>\n");
}

static void add_times(struct text *out, const struct run *run, double end)
{
	struct ticks ticks =
		is_dated(run) ? date_ticks((double)run->started_ns / 1e9, end, X_TICKS) : time_ticks(end, X_TICKS);

	text_add(out, "<div class=\"x\" aria-hidden=\"true\">");
	for (unsigned at = 0; at < ticks.count; at++) {
		double tick = ticks.first + at * ticks.step;

		text_printf(out, "<span style=\"left:%.4g%%\">", tick / end * 100);
		if (is_dated(run))
			add_shown_date(out, (double)run->started_ns / 1e9 + tick, ticks.step);
		else
			add_shown_time(out, tick, end);
		text_add(out, "</span>");
	}
	text_add(out, "</div>\n");
}

static size_t name_width(const struct run *run)
{
	size_t widest = 0;

	for (size_t at = 0; at < run->region_count; at++)
		if (strlen(run->regions[at].name) > widest)
			widest = strlen(run->regions[at].name);
	return widest < MOST_LABEL ? widest : MOST_LABEL;
}

/* As the charts below it: their times are under each other. */
static void add_lanes(struct text *out, const struct run *run, size_t number)
{
	double end = end_of(run);
	size_t height = run->region_count * LANE;

	text_printf(out,
		    "<figure class=\"chart\"><figcaption>When regions were open (%s)</figcaption>\n"
		    "<div class=\"frame\" style=\"--ends:%zuch;--height:%zupx\">\n<div class=\"y\"></div>\n"
		    "<svg class=\"plot lanes\" role=\"img\" "
		    "aria-labelledby=\"r%zut\" viewBox=\"0 0 %d %zu\" preserveAspectRatio=\"none\"><title id=\"r%zut\">"
		    "Regions over time; the table below has the numbers</title>\n",
		    is_dated(run) ? "UTC" : time_unit(end), name_width(run) + 3, height, number, WIDTH, height, number);
	for (size_t at = 0; at < run->region_count; at++) {
		text_printf(out, "<line x1=\"0\" x2=\"%d\" y1=\"%zu\" y2=\"%zu\"/>", WIDTH, at * LANE + LANE / 2,
			    at * LANE + LANE / 2);
		add_lane(out, run, at, end);
	}
	text_add(out, "</svg>\n");
	add_lane_names(out, run);
	add_times(out, run, end);
	text_add(out, "</div></figure>\n");
}

/* ---- what was counted ---- */

/* NAN: there is none. */
static double shown_value(const struct region_value *value, const struct shown_unit *unit)
{
	if (unit->is_rate && !(value->seconds > 0))
		return NAN;
	return value->value * unit->factor / (unit->is_rate ? value->seconds : 1);
}

static struct scale scale_of(const struct run *run, size_t column, const struct shown_unit *unit)
{
	double largest = 0;

	for (size_t at = 0; at < run->region_count; at++)
		if (column < run->regions[at].value_count)
			largest = fmax(largest, fabs(shown_value(&run->regions[at].values[column], unit)));
	return scale_for(unit, largest);
}

static void add_column_name(struct text *out, const struct run *run, size_t column)
{
	const struct series series = { .line = run->regions[0].values[column].line };
	struct shown_unit unit = shown_unit(series.line.unit);
	struct scale scale = scale_of(run, column, &unit);
	struct text place = { 0 };

	text_add(out, "<th scope=\"col\">");
	html_breakable(out, series_name(&series));
	text_add(out, "<br>");
	add_series_place(&place, run, &series);
	html_text(out, text_string(&place));
	text_add(out, "<br>");
	html_shown_unit(out, &scale, unit.symbol);
	text_add(out, "</th>");
	text_free(&place);
}

static void add_value(struct text *out, const struct run *run, const struct run_region *region, size_t column)
{
	const struct region_value *value = column < region->value_count ? &region->values[column] : NULL;
	struct shown_unit unit = shown_unit(run->regions[0].values[column].line.unit);
	double number = value != NULL ? shown_value(value, &unit) : NAN;

	if (isnan(number)) {
		text_add(out, "<td class=\"none\">");
		html_text(out, value != NULL ? value->state : "no line");
		text_add(out, "</td>");
		return;
	}
	text_add(out, "<td><data value=\"");
	text_double(out, number);
	text_add(out, "\">");
	add_shown_number(out, number / scale_of(run, column, &unit).divisor);
	text_add(out, "</data></td>");
}

static void add_row(struct text *out, const struct run *run, const struct run_region *region)
{
	text_add(out, "<tr><th scope=\"row\">");
	html_breakable(out, region->name);
	text_printf(out, "</th><td>%.0f</td><td>", region->calls);
	if (region->unended > 0)
		text_printf(out, "%.0f", region->unended);
	text_printf(out, "</td><td>%.0f</td><td><data value=\"", region->ranks);
	text_double(out, region->seconds);
	text_add(out, "\">");
	add_shown_length(out, region->seconds);
	text_add(out, "</data>");
	if (region->error > 0) {
		text_add(out, " &plusmn; ");
		add_shown_length(out, region->error);
	}
	text_printf(out, "</td><td>%.1f %%</td>", region->seconds / end_of(run) * 100);
	for (size_t at = 0; at < run->regions[0].value_count; at++)
		add_value(out, run, region, at);
	text_add(out, "</tr>\n");
}

void page_regions(struct text *out, const struct run *run, size_t number)
{
	if (run->region_count == 0 || !(end_of(run) > 0))
		return;
	text_add(out,
		 "<article class=\"regions\"><h4>Regions of the program</h4>\n"
		 "<p>Counts are of the whole sockets while a region was open, whoever caused them.</p>\n");
	add_lanes(out, run, number);
	text_add(out,
		 "<div class=\"wide\"><table class=\"values\"><caption>What was counted in each region</caption>"
		 "<thead><tr><th scope=\"col\">region</th><th scope=\"col\">calls</th><th scope=\"col\">not ended</th>"
		 "<th scope=\"col\">ranks</th><th scope=\"col\">time</th><th scope=\"col\">share</th>");
	for (size_t at = 0; at < run->regions[0].value_count; at++)
		add_column_name(out, run, at);
	text_add(out, "</tr></thead>\n<tbody>\n");
	for (size_t at = 0; at < run->region_count; at++)
		add_row(out, run, &run->regions[at]);
	text_add(out, "</tbody></table></div></article>\n");
}
