/* SPDX-License-Identifier: MIT */
/* uncore report: computes means, extremes and percentiles. */
#include "cli/report/summary.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "cli/machine/devices.h"

static int by_size(const void *a, const void *b)
{
	const double *first = a, *second = b;

	return (*first > *second) - (*first < *second);
}

/* The nearest rank. */
static double percentile(double *values, size_t count, double percent)
{
	size_t rank = (size_t)ceil(percent / 100 * (double)count);

	qsort(values, count, sizeof *values, by_size);
	return values[rank > 0 ? rank - 1 : 0];
}

void add_summary_coverage(struct text *text, const struct summary *summary)
{
	text_printf(text, "counted %.1f&nbsp;%% of the time", (double)summary->share * 100);
	if (summary->least < summary->share - 0.0005F)
		text_printf(text, ", one instance %.1f&nbsp;%%", (double)summary->least * 100);
}

/* While each bin has one sample, they have all values. */
static double exact_percentile(const struct series *series, double percent)
{
	double *values = take_memory(NULL, series->count * sizeof *values), found;
	size_t count = 0;

	for (size_t at = 0; at < series->count; at++)
		if (series->bins[at].measured > 0)
			values[count++] = series->bins[at].value;
	found = percentile(values, count, percent);
	free(values);
	return found;
}

static void add_percentile(struct summary *summary, const struct run *run, const struct series *series)
{
	struct percentile most;

	if (run->width == 1) {
		summary->most95 = exact_percentile(series, 95);
		return;
	}
	most = spread_percentile(&series->spread, 95);
	summary->most95 = most.value;
	summary->most95_excess = most.value > most.below ? (most.value - most.below) / fabs(most.value) : 0;
}

struct summary summarize(const struct run *run, const struct series *series)
{
	const struct tally *tally = &series->tally;
	double seconds = exact_value(&tally->seconds), mean;
	struct summary summary = { .measured = tally->measured,
				   .low = tally->low,
				   .high = tally->high,
				   .last = tally->last,
				   .total = exact_value(&tally->total),
				   .share = tally->share,
				   .least = tally->least,
				   .late = tally->late,
				   .seen = tally->seen,
				   .expected = tally->expected };

	if (tally->measured == 0)
		return summary;
	mean = seconds > 0 ? exact_value(&tally->weighted) / seconds :
			     exact_value(&tally->plain) / (double)tally->measured;
	/* Rounding does not put it outside. */
	summary.mean = fmin(fmax(mean, tally->low), tally->high);
	add_percentile(&summary, run, series);
	return summary;
}

/* ---- quantities ---- */

void show_quantity(const struct run *run, const struct quantity *quantity, struct shown *shown)
{
	bool any = false;
	double largest;

	*shown = (struct shown){ .run = run,
				 .quantity = quantity,
				 .unit = series_of(run, quantity, 0)->unit,
				 .summaries = take_memory(NULL, quantity->count * sizeof(struct summary)) };
	for (size_t at = 0; at < quantity->count; at++) {
		const struct summary *summary = &shown->summaries[at];

		shown->summaries[at] = summarize(run, series_of(run, quantity, at));
		if (summary->measured == 0)
			continue;
		shown->low = !any || summary->low < shown->low ? summary->low : shown->low;
		shown->high = !any || summary->high > shown->high ? summary->high : shown->high;
		any = true;
	}
	largest = fabs(shown->low) > fabs(shown->high) ? shown->low : shown->high;
	shown->scale = scale_for(&shown->unit, largest);
}

void free_shown(struct shown *shown)
{
	free(shown->summaries);
}

/* ---- places ---- */

void add_series_unit(struct text *text, const struct series *series)
{
	bool is_cpu = !isnan(series->line.cpu);

	if (isnan(series->line.socket) && !is_cpu)
		text_add(text, "all sockets");
	else
		text_printf(text, "%s %.0f", is_cpu ? "cpu" : "socket",
			    is_cpu ? series->line.cpu : series->line.socket);
}

static const char *instance_name(const struct run *run, const struct series *series)
{
	const struct uncore_tables *tables = run->tables;

	for (uint16_t at = 0; tables != NULL && at < tables->boxes.count; at++) {
		const struct uncore_box_row *box = &uncore_boxes(tables)[at];

		if (strcmp(uncore_text(tables, box->id), series->line.box) == 0 &&
		    series->line.instance < box->instance_names.count)
			return uncore_text(
				tables,
				uncore_strings(tables)[box->instance_names.first + (unsigned)series->line.instance]);
	}
	return "";
}

static void add_series_devices(struct text *text, const struct series_line *line)
{
	if (line->root_bus == NULL)
		return;
	text_join(text, " (", line->root_bus, "");
	for (size_t at = 0; at < line->devices.count && at < DEVICES_SHOWN; at++)
		text_join(text, ", ", line->devices.at[at], "");
	if (line->devices.count > DEVICES_SHOWN)
		text_printf(text, ", %zu more", line->devices.count - DEVICES_SHOWN);
	text_char(text, ')');
}

void add_series_instance(struct text *text, const struct run *run, const struct series *series)
{
	const char *name;

	if (isnan(series->line.instance))
		return;
	name = instance_name(run, series);
	text_printf(text, "%s%.0f", series->line.box, series->line.instance);
	if (name[0] != '\0')
		text_join(text, " (", name, ")");
	add_series_devices(text, &series->line);
}

void add_series_place(struct text *text, const struct run *run, const struct series *series)
{
	add_series_unit(text, series);
	if (!isnan(series->line.instance))
		text_add(text, ", ");
	add_series_instance(text, run, series);
}
