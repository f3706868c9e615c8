/* SPDX-License-Identifier: MIT */
/* uncore report: computes means, extremes and percentiles. */
#include "cli/report/summary.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

double shown_value(const struct point *point, const struct shown_unit *unit)
{
	if (!point->is_measured)
		return NAN;
	if (!unit->is_rate)
		return point->value * unit->factor;
	return point->seconds > 0 ? point->value * unit->factor / point->seconds : NAN;
}

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

static void cover(struct summary *summary, const struct point *point)
{
	if (point->share < summary->share)
		summary->share = point->share;
	if (point->least < summary->least)
		summary->least = point->least;
	summary->late += point->late > NOTED_LATE;
	if (point->expected - point->seen > summary->expected - summary->seen || summary->expected == 0) {
		summary->seen = point->seen;
		summary->expected = point->expected;
	}
}

void add_summary_coverage(struct text *text, const struct summary *summary)
{
	text_printf(text, "counted %.1f&nbsp;%% of the time", (double)summary->share * 100);
	if (summary->least < summary->share - 0.0005F)
		text_printf(text, ", one instance %.1f&nbsp;%%", (double)summary->least * 100);
}

struct summary summarize(const struct series *series, const struct shown_unit *unit)
{
	struct summary summary = { .share = 1, .least = 1 };
	double *values = take_memory(NULL, (series->count + 1) * sizeof *values);
	double weights = 0, sum = 0, plain = 0;

	for (size_t at = 0; at < series->count; at++) {
		const struct point *point = &series->points[at];
		double value = shown_value(point, unit);

		cover(&summary, point);
		if (isnan(value))
			continue;
		summary.low = summary.measured == 0 || value < summary.low ? value : summary.low;
		summary.high = summary.measured == 0 || value > summary.high ? value : summary.high;
		summary.last = value;
		summary.total += point->value * unit->factor;
		weights += point->seconds;
		sum += value * point->seconds;
		plain += value;
		values[summary.measured++] = value;
	}
	if (summary.measured > 0) {
		summary.mean = weights > 0 ? sum / weights : plain / (double)summary.measured;
		summary.most95 = percentile(values, summary.measured, 95);
	}
	free(values);
	return summary;
}

/* ---- quantities ---- */

void show_quantity(const struct run *run, const struct quantity *quantity, struct shown *shown)
{
	bool any = false;
	double largest;

	*shown = (struct shown){ .run = run,
				 .quantity = quantity,
				 .unit = shown_unit(series_of(run, quantity, 0)->line.unit),
				 .summaries = take_memory(NULL, quantity->count * sizeof(struct summary)) };
	for (size_t at = 0; at < quantity->count; at++) {
		const struct summary *summary = &shown->summaries[at];

		shown->summaries[at] = summarize(series_of(run, quantity, at), &shown->unit);
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

void add_series_instance(struct text *text, const struct run *run, const struct series *series)
{
	const char *name;

	if (isnan(series->line.instance))
		return;
	name = instance_name(run, series);
	text_printf(text, "%s%.0f", series->line.box, series->line.instance);
	if (name[0] != '\0')
		text_join(text, " (", name, ")");
}

void add_series_place(struct text *text, const struct run *run, const struct series *series)
{
	add_series_unit(text, series);
	if (!isnan(series->line.instance))
		text_add(text, ", ");
	add_series_instance(text, run, series);
}
