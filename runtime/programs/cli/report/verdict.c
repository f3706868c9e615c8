/* SPDX-License-Identifier: MIT */
/* uncore report: judges how much of the limit of a group was used. */
#include <math.h>
#include <string.h>

#include "base/html.h"
#include "cli/stat/table/limits.h"
#include "cli/report/page.h"
#include "cli/report/summary.h"

/* The mean, and the 95th percentile where it is judged otherwise. */
static void add_series_verdict(struct text *out, const struct run *run, const struct series *series,
			       const struct uncore_group_row *group)
{
	struct summary summary = summarize(run, series);
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
	add_limit(out, mean, "", NAN);
	if (series->tally.lines > 1)
		text_add(out, " on average");
	if (limit_verdict(group, most) != limit_verdict(group, mean))
		text_printf(out, "; at times %s (95 %% of the samples are below %.1f %%)", limit_verdict(group, most),
			    most);
	text_add(out, "</li>\n");
}

static bool is_limit_quantity(const struct run *run, const struct series *first, const char *name,
			      const struct uncore_group_row *group)
{
	const struct uncore_metric_row *metric;

	if (group->limit == UNCORE_NO_INDEX || first->line.metric == NULL || first->line.group == NULL)
		return false;
	metric = &uncore_metrics(run->tables)[group->limit];
	return strcmp(first->line.group, name) == 0 &&
	       strcmp(first->line.metric, uncore_text(run->tables, metric->name)) == 0;
}

static bool same_unit(const struct series *a, const struct series *b)
{
	return (a->line.socket == b->line.socket || (isnan(a->line.socket) && isnan(b->line.socket))) &&
	       (a->line.cpu == b->line.cpu || (isnan(a->line.cpu) && isnan(b->line.cpu)));
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

		if (!is_limit_quantity(run, series_of(run, quantity, 0), name, group))
			continue;
		for (size_t at = 0; at < quantity->count; at++)
			if (is_busiest(run, quantity, at))
				add_series_verdict(&list, run, series_of(run, quantity, at), group);
	}
	if (list.length > 0)
		text_join(out, "<p><b>Verdict:</b></p>\n<ul class=\"verdicts\">\n", text_string(&list), "</ul>\n");
	text_free(&list);
}
