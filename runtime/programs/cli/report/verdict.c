/* SPDX-License-Identifier: MIT */
/* uncore report: judges how much of the limit of a group was used. */
#include <math.h>
#include <string.h>

#include "base/html.h"
#include "cli/stat/table/limits.h"
#include "cli/report/page.h"
#include "cli/report/summary.h"

static bool is_quantity_of(const struct run *run, const struct series *first, const char *name, uint16_t metric)
{
	if (metric == UNCORE_NO_INDEX || first->line.metric == NULL || first->line.group == NULL)
		return false;
	return strcmp(first->line.group, name) == 0 &&
	       strcmp(first->line.metric, uncore_text(run->tables, uncore_metrics(run->tables)[metric].name)) == 0;
}

static bool same_number(double a, double b)
{
	return a == b || (isnan(a) && isnan(b));
}

static bool same_unit(const struct series *a, const struct series *b)
{
	return same_number(a->line.socket, b->line.socket) && same_number(a->line.cpu, b->line.cpu);
}

/* The mean of the limited metric at the place of a series; NAN: it is not in the run, or not measured. */
static double limited_beside(const struct run *run, const struct series *series, const struct uncore_group_row *group)
{
	for (size_t number = 0; number < run->quantity_count; number++) {
		const struct quantity *quantity = &run->quantities[number];

		if (!is_quantity_of(run, series_of(run, quantity, 0), series->line.group, group->limited))
			continue;
		for (size_t at = 0; at < quantity->count; at++) {
			const struct series *other = series_of(run, quantity, at);
			struct summary summary = summarize(run, other);

			if (same_unit(series, other) && same_number(series->line.instance, other->line.instance))
				return summary.measured != 0 ? summary.mean / other->unit.factor : NAN;
		}
	}
	return NAN;
}

/* Of one instance, the transfers at which so much was possible: a sum over instances does not say of how many. */
static struct limited_amount limited_of(const struct run *run, const struct series *series,
					const struct uncore_group_row *group, double percent)
{
	struct limited_amount limited = { .unit = "", .amount = NAN, .transfers = NAN };

	if (!isnan(series->line.instance))
		limited.transfers = possible_transfers(group, limited_beside(run, series, group), percent, 1);
	return limited;
}

/* The mean, and the 95th percentile where it is judged otherwise. */
static void add_series_verdict(struct text *out, const struct run *run, const struct series *series,
			       const struct uncore_group_row *group)
{
	struct summary summary = summarize(run, series);
	struct limited_amount limited;
	struct text place = { 0 };
	/* A ratio and a percentage are shown as they are stored. */
	double mean, most, factor = series->unit.factor;

	if (summary.measured == 0)
		return;
	mean = limit_percent(run->tables, group, summary.mean / factor);
	most = limit_percent(run->tables, group, summary.most95 / factor);
	text_add(out, isnan(series->line.instance) ? "<li>" : "<li>the busiest: ");
	add_series_place(&place, run, series);
	html_text(out, text_string(&place));
	text_free(&place);
	text_join(out, ": <b>", limit_verdict(group, mean), "</b>, ");
	limited = limited_of(run, series, group, mean);
	add_limit(out, mean, &limited);
	if (series->tally.lines > 1)
		text_add(out, " on average");
	if (limit_verdict(group, most) != limit_verdict(group, mean))
		text_printf(out, "; at times %s (95 %% of the samples are below %.1f %%)", limit_verdict(group, most),
			    most);
	text_add(out, "</li>\n");
}

/* Of the series of one socket, the one that uses most: a full channel or link slows what others do not. */
static bool is_busiest(const struct run *run, const struct quantity *quantity, size_t number)
{
	const struct series *series = series_of(run, quantity, number);
	double mean = summarize(run, series).mean;

	for (size_t at = 0; at < quantity->count; at++) {
		const struct series *other = series_of(run, quantity, at);
		double others = same_unit(series, other) ? summarize(run, other).mean : -1;

		if (others > mean || (at < number && !(others < mean)))
			return false;
	}
	return true;
}

void page_verdicts(struct text *out, const struct run *run, const char *name, const struct uncore_group_row *group)
{
	struct text list = { 0 };

	for (size_t number = 0; number < run->quantity_count; number++) {
		const struct quantity *quantity = &run->quantities[number];

		if (!is_quantity_of(run, series_of(run, quantity, 0), name, group->limit))
			continue;
		for (size_t at = 0; at < quantity->count; at++)
			if (is_busiest(run, quantity, at))
				add_series_verdict(&list, run, series_of(run, quantity, at), group);
	}
	if (list.length > 0)
		text_join(out, "<p><b>Verdict:</b></p>\n<ul class=\"verdicts\">\n", text_string(&list), "</ul>\n");
	text_free(&list);
}
