/* SPDX-License-Identifier: MIT */
/* Resolves metrics: links clocks and boxes, compiles formulas. */
#include <string.h>

#include "model/lookup.h"
#include "model/metric.h"
#include "model/resolve.h"

static void link_clock(struct resolver *resolver, const struct platform *platform, struct metric_clock *clock)
{
	clock->is.ticks = arena_array(resolver->arena, clock->tick_paths.count, sizeof *clock->is.ticks);
	for (size_t i = 0; i < clock->tick_paths.count; i++) {
		struct event_ref ref;

		if (find_event_path(platform, clock->tick_paths.at[i], &ref) && ref.umask == NULL) {
			clock->is.ticks[i] = (struct event_at){ .box = ref.box, .event = ref.event };
			continue;
		}
		diag_error(resolver->diag, RULE_UNKNOWN_EVENT, node_element_loc(clock->node, "ticks", i),
			   "\"%s\" is not a box/EVENT of this platform", clock->tick_paths.at[i]);
	}
	for (size_t i = 0; i < clock->box_ids.count; i++)
		if (find_box(platform, clock->box_ids.at[i], strlen(clock->box_ids.at[i])) == NULL)
			diag_error(resolver->diag, RULE_UNKNOWN_BOX, node_element_loc(clock->node, "boxes", i),
				   "\"%s\" is not a box of this platform", clock->box_ids.at[i]);
}

static void link_units(struct resolver *resolver, const struct platform *platform, const struct metrics *metrics)
{
	for (size_t i = 0; i < metrics->unit_count; i++) {
		const struct metric_event_unit *unit = &metrics->units[i];
		struct formula_unit read;

		if (find_event_anywhere(platform, unit->event, strlen(unit->event)) == NULL)
			diag_error(resolver->diag, RULE_METRIC_EVENT, node_loc(unit->node), "\"%s\" is not an event",
				   unit->event);
		if (!formula_unit_read(unit->unit, strlen(unit->unit), 0, &read))
			diag_error(resolver->diag, RULE_METRIC_UNIT, node_loc(unit->node), "\"%s\" is not a unit",
				   unit->unit);
	}
}

static void unroll(struct resolver *resolver, struct metrics *metrics)
{
	size_t count = 0;

	for (size_t i = 0; i < metrics->count; i++)
		count += metrics->at[i].count;
	metrics->is.at = arena_array(resolver->arena, count, sizeof *metrics->is.at);
	for (size_t i = 0; i < metrics->count; i++)
		for (unsigned n = 0; n < metrics->at[i].count; n++) {
			struct metric *one = &metrics->is.at[metrics->is.count++];

			*one = unroll_metric(resolver->arena, &metrics->at[i], n);
			one->is.index = n;
			one->is.shown = substitute(resolver->arena, one->formula, "{i}", n);
			inherit(&one->about, &one->node, &metrics->about);
		}
}

/* Whether the box was read completely and all its registers have a layout. If not, that has been reported. */
static bool is_complete(const struct box *box)
{
	if (!box->whole || (box->events != NULL && !box->events->whole))
		return false;
	for (size_t i = 0; i < box->reg_count; i++)
		if (box->regs[i].is.layout == NULL)
			return false;
	return true;
}

bool knows_names(const struct platform *platform)
{
	for (size_t b = 0; b < platform->box_count; b++)
		if (!is_complete(&platform->boxes[b]))
			return false;
	return platform->whole;
}

static void link_names(struct resolver *resolver, struct platform *platform, struct metrics *metrics)
{
	for (size_t i = 0; i < metrics->clock_count; i++)
		link_clock(resolver, platform, &metrics->clocks[i]);
	link_units(resolver, platform, metrics);
}

static void compile(struct resolver *resolver, struct platform *platform, struct metrics *metrics)
{
	if (metrics->clock_count > FORMULA_CLOCKS_MAX)
		return; /* a check reports it */
	for (size_t i = 0; i < metrics->is.count; i++)
		if (metrics->is.at[i].is.box != NULL && metrics->is.at[i].formula != NULL)
			metric_compile(resolver, platform, &metrics->is.at[i]);
	for (size_t i = 0; i < metrics->is.count; i++)
		if (metrics->is.at[i].is.compiled)
			metric_schedule(&metrics->is.at[i]);
}

static void link_box(struct resolver *resolver, const struct platform *platform, struct metric *metric)
{
	metric->is.box = find_box(platform, metric->box_id, strlen(metric->box_id));
	if (metric->is.box != NULL || !platform->whole)
		return;
	diag_error(resolver->diag, RULE_UNKNOWN_BOX, node_member_loc(metric->node, "box"),
		   "platform %s has no box \"%s\"", platform->id, metric->box_id);
	suggest_box(resolver->diag, platform, metric->box_id);
}

void resolve_metrics(struct resolver *resolver, struct platform *platform)
{
	struct metrics *metrics = platform->metrics;
	const struct about of_platform = {
		.is = { .source = platform->source, .source_at = &platform->node, .evidence = UNCORE_EVIDENCE_UNKNOWN }
	};
	bool known = knows_names(platform);

	if (metrics == NULL || !metrics->whole)
		return;
	inherit(&metrics->about, &metrics->node, &of_platform);
	if (known)
		link_names(resolver, platform, metrics);
	unroll(resolver, metrics);
	for (size_t i = 0; i < metrics->is.count; i++)
		link_box(resolver, platform, &metrics->is.at[i]);
	if (known)
		compile(resolver, platform, metrics);
}
