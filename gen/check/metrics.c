/* SPDX-License-Identifier: MIT */
/* Checks metrics: names, bounds, passes. Compiling has already checked formulas, events and units. */
#include <string.h>
#include <strings.h>

#include "check/check.h"
#include "model/metric.h"
#include "model/lookup.h"

static bool is_percentage(const struct metric *metric)
{
	return strcmp(metric->unit_text, "percent") == 0;
}

static void check_bounds(struct checker *checker, const struct metric *metric)
{
	if (metric->has_min && metric->has_max && metric->min >= metric->max)
		diag_error(checker->diag, RULE_METRIC_BOUNDS, node_member_loc(metric->node, "max"),
			   "max %u is not above min %u", metric->max, metric->min);
	else if (is_percentage(metric) && (!metric->has_min || !metric->has_max || metric->max > 100))
		diag_error(checker->diag, RULE_METRIC_BOUNDS, node_loc(metric->node),
			   "%s is a percentage: give min, and max up to 100", metric->name);
}

static void check_formula(struct checker *checker, const struct metric *metric)
{
	if ((metric->formula == NULL) == (metric->uncomputable == NULL))
		diag_error(checker->diag, RULE_METRIC_FORMULA, node_loc(metric->node),
			   "%s needs a formula or \"uncomputable\", but not both", metric->name);
}

/* The place of the first input that needs more passes than the metric declares. */
static struct loc pass_loc(const struct metric *metric)
{
	for (size_t i = 0; i < metric->is.input_count; i++)
		if (metric->is.inputs[i].pass == metric->passes)
			return metric_loc(metric, "formula", metric->is.inputs[i].position);
	return node_member_loc(metric->node, "passes");
}

static void check_passes(struct checker *checker, const struct metric *metric)
{
	if (metric->is.compiled && metric->is.passes_needed != metric->passes)
		diag_error(checker->diag, RULE_METRIC_FILTER, pass_loc(metric),
			   "%s needs %u passes, not %u, because its inputs conflict in filters or counters",
			   metric->name, metric->is.passes_needed, metric->passes);
}

static void check_category(struct checker *checker, const struct metric *metric)
{
	const struct events *events = metric->is.box->events;

	if (events != NULL && !events->whole)
		return; /* the missing part may have the category */
	if (find_category(events, metric->category) != NULL)
		return;
	diag_error(checker->diag, RULE_UNKNOWN_CATEGORY, node_member_loc(metric->node, "category"),
		   "\"%s\" is not a category of box %s", metric->category, metric->is.box->id);
}

static void check_metric(struct checker *checker, const struct metrics *metrics, size_t index)
{
	const struct metric *metric = &metrics->is.at[index];

	check_bounds(checker, metric);
	check_formula(checker, metric);
	check_passes(checker, metric);
	if (metric->is.box != NULL)
		check_category(checker, metric);
	if (metric->about.text == NULL)
		diag_error(checker->diag, RULE_MISSING_TEXT, node_loc(metric->node), "metric %s has no text",
			   metric->name);
	if (metric->about.is.source != metrics->about.is.source)
		check_source(checker, metric->about.is.source, metric->node);
	for (size_t t = 0; t < metric->tool_count; t++)
		check_tool(checker, metric->tool_names[t].tool, metric->tool_names[t].node);
	for (size_t i = 0; i < index; i++)
		if (metrics->is.at[i].is.box == metric->is.box && strcasecmp(metrics->is.at[i].name, metric->name) == 0)
			report_twice(checker, RULE_DUPLICATE_ID, "metric", metric->name, node_loc(metric->node),
				     node_loc(metrics->is.at[i].node));
}

/* Whether any event has the key "clock". Older specs never use it. */
static bool has_clocks(const struct platform *platform)
{
	for (size_t b = 0; b < platform->box_count; b++)
		for (size_t e = 0; platform->boxes[b].events != NULL && e < platform->boxes[b].events->count; e++)
			if (platform->boxes[b].events->at[e].clock)
				return true;
	return false;
}

/*
 * An event that metrics use as a clock must be declared one, because the simulator and the self-check go by the
 * declaration.
 */
static void check_ticks(struct checker *checker, const struct metrics *metrics)
{
	for (size_t c = 0; c < metrics->clock_count; c++) {
		const struct metric_clock *clock = &metrics->clocks[c];

		for (size_t i = 0; i < clock->tick_paths.count; i++)
			if (clock->is.ticks != NULL && clock->is.ticks[i].event != NULL &&
			    !clock->is.ticks[i].event->clock)
				diag_error(checker->diag, RULE_EVENT_CLOCK, node_element_loc(clock->node, "ticks", i),
					   "event %s lacks \"clock\": true", clock->is.ticks[i].event->name);
	}
}

static void check_clocks(struct checker *checker, const struct metrics *metrics)
{
	report_same_ids(checker, RULE_DUPLICATE_ID, "clock", IDS(metrics->clocks, metrics->clock_count, id));
	if (metrics->clock_count > FORMULA_CLOCKS_MAX)
		diag_error(checker->diag, RULE_NUMBER_RANGE, node_member_loc(metrics->node, "clocks"),
			   "a platform has at most %d clocks", FORMULA_CLOCKS_MAX);
}

void check_metrics(struct checker *checker, const struct platform *platform)
{
	const struct metrics *metrics = platform->metrics;

	if (metrics == NULL || !metrics->whole)
		return;
	check_source(checker, metrics->about.is.source, metrics->node);
	check_clocks(checker, metrics);
	if (has_clocks(platform))
		check_ticks(checker, metrics);
	for (size_t i = 0; i < metrics->is.count; i++)
		check_metric(checker, metrics, i);
}
