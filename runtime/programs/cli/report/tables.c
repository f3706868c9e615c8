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

/* The state of the samples that were not measured, if it is always the same. */
static const char *common_state(const struct series *series)
{
	const struct tally *tally = &series->tally;

	if (tally->absent == 0)
		return "no line";
	return tally->absences[0].count == tally->absent ? tally->absences[0].state : "not measured";
}

static void add_measured(struct text *out, const struct shown *shown, const struct series *series,
			 const struct summary *summary)
{
	size_t samples = shown->run->sample_count;

	text_printf(out, "<td>%zu of %zu", summary->measured, samples);
	if (summary->measured > 0 && summary->measured < samples) {
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

/* Of many samples the percentile is not known exactly. */
static void add_excess(struct text *out, const struct shown *shown)
{
	double most = 0;

	for (size_t at = 0; at < shown->quantity->count; at++)
		if (shown->summaries[at].most95_excess > most)
			most = shown->summaries[at].most95_excess;
	if (most > 0)
		text_printf(out, "; the column 95&nbsp;%% is at most %.2g&nbsp;%% too high", most * 100);
}

void page_summary(struct text *out, const struct shown *shown)
{
	static const char *const rates[] = { "where", "mean", "min", "max", "95&nbsp;%", "last", "total", "measured" };
	static const char *const levels[] = { "where", "mean", "min", "max", "95&nbsp;%", "last", "measured" };
	bool is_rate = shown->unit.is_rate;
	struct text excess = { 0 };

	text_join(out, "<table class=\"summary", is_rate ? "" : " level", "\">");
	add_excess(&excess, shown);
	add_caption(out, shown, text_string(&excess));
	text_free(&excess);
	add_heading(out, is_rate ? rates : levels, is_rate ? 8 : 7);
	for (size_t at = 0; at < shown->quantity->count; at++)
		add_summary_row(out, shown, at);
	text_add(out, "</tbody></table>\n");
}

/* ---- values over time ---- */

/* The samples of the slots before end, as one bin. */
static struct bin bin_before(const struct series *series, size_t *at, size_t end)
{
	struct bin sum = { .measured = 0 };

	for (; *at < series->count && series->bins[*at].slot < end; ++*at)
		merge_bin(&sum, &series->bins[*at]);
	return sum;
}

/* A mean of several samples says so if some of them are missing. */
static void add_mean(struct text *out, const struct shown *shown, const struct bin *bin, size_t samples)
{
	text_add(out, bin->measured == 0 ? "<td class=\"none\">" : "<td>");
	if (bin->measured == 0)
		html_text(out, bin->state != NULL ? bin->state : "\xe2\x80\x93");
	else
		add_shown_number(out, bin->value / shown->scale.divisor);
	if (bin->measured > 0 && bin->measured < samples)
		text_printf(out, " <small>(%u of %zu)</small>", (unsigned)bin->measured, samples);
	text_add(out, "</td>");
}

static size_t samples_of(const struct run *run, size_t first, size_t end)
{
	size_t samples = 0;

	for (; first < end; first++)
		samples += run->slots[first].samples;
	return samples;
}

/* Seconds say little of a time after hours. */
static bool is_long(const struct run *run)
{
	return end_of(run) >= 3600;
}

static void add_values_row(struct text *out, const struct shown *shown, size_t *cursors, size_t first, size_t end)
{
	size_t samples = samples_of(shown->run, first, end);
	double until = shown->run->slots[end - 1].end;

	text_add(out, "<tr><th scope=\"row\">");
	if (is_dated(shown->run))
		text_date(out, date_at(shown->run, until));
	else if (is_long(shown->run))
		add_shown_moment(out, until);
	else
		text_printf(out, "%.6g", until);
	text_add(out, "</th>");
	for (size_t at = 0; at < shown->quantity->count; at++) {
		struct bin bin = bin_before(series_of(shown->run, shown->quantity, at), &cursors[at], end);

		add_mean(out, shown, &bin, samples);
	}
	text_add(out, "</tr>\n");
}

static void add_values_head(struct text *out, const struct shown *shown)
{
	text_add(out, "<thead><tr><th scope=\"col\">until");
	if (!is_dated(shown->run))
		text_join(out, ", ", is_long(shown->run) ? "h:min:s" : "s", "");
	text_add(out, "</th>");
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

/* The most samples of a row of so many slots. */
static size_t most_samples(const struct run *run, size_t each)
{
	size_t most = 0;

	for (size_t first = 0; first < run->slot_count; first += each) {
		size_t end = first + each < run->slot_count ? first + each : run->slot_count;
		size_t samples = samples_of(run, first, end);

		most = samples > most ? samples : most;
	}
	return most;
}

/* Slots of joined runs differ in their number of samples. */
static void add_row_size(struct text *what, const struct run *run, size_t each)
{
	size_t samples = most_samples(run, each);
	bool is_equal = true;

	for (size_t at = 0; at + 1 < run->slot_count; at++)
		is_equal = is_equal && run->slots[at].samples == run->slots[0].samples;
	text_add(what, " over time");
	if (samples > 1)
		text_printf(what, "; a row is the mean of %s%zu samples", is_equal ? "" : "up to ", samples);
}

void page_values(struct text *out, const struct shown *shown, unsigned most)
{
	size_t slots = shown->run->slot_count, each = (slots + most - 1) / most, bytes;
	struct text what = { 0 };
	size_t *cursors;

	bytes = shown->quantity->count * sizeof *cursors;
	cursors = memset(take_memory(NULL, bytes), 0, bytes);
	add_row_size(&what, shown->run, each);
	text_add(out,
		 "<details><summary>Values over time</summary>\n<div class=\"wide\" role=\"group\" tabindex=\"0\" "
		 "aria-label=\"Values over time\"><table class=\"values\">");
	add_caption(out, shown, text_string(&what));
	add_values_head(out, shown);
	for (size_t first = 0, end; first < slots; first = end) {
		end = first + each < slots ? first + each : slots;
		add_values_row(out, shown, cursors, first, end);
	}
	text_add(out, "</tbody></table></div></details>\n");
	text_free(&what);
	free(cursors);
}
