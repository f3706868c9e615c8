/* SPDX-License-Identifier: MIT */
/* Resolves groups: finds their metrics and events. */
#include <string.h>

#include "model/group/expression.h"
#include "model/lookup.h"
#include "model/resolve.h"

/* "box:group": a counter group that needs no event. */
static void find_counters(const struct platform *platform, struct group_item *item)
{
	size_t length = strcspn(item->text, ":");

	item->input.box = find_box(platform, item->text, length);
	for (size_t i = 0; item->input.box != NULL && i < item->input.box->counter_count; i++)
		if (strcmp(item->input.box->counters[i].id, item->text + length + 1) == 0 &&
		    item->input.box->counters[i].kind != UNCORE_COUNTER_GENERAL)
			item->input.group = &item->input.box->counters[i];
	item->unknown = item->input.group == NULL;
	if (item->unknown)
		item->wrong = "no fixed or free-running counters have this name";
}

static void find_event_item(struct arena *arena, const struct platform *platform, struct group_item *item)
{
	struct event_ref ref;

	if (strchr(item->text, ':') != NULL) {
		find_counters(platform, item);
		return;
	}
	find_expression(platform, item->text, &ref);
	item->input.box = ref.box;
	item->input.event = ref.event;
	item->unknown = ref.event == NULL;
	item->wrong = ref.event != NULL ? read_expression(arena, &item->input, item->text) : "no box has such an event";
}

static void find_metric_item(struct arena *arena, const struct platform *platform, struct group_item *item)
{
	item->metric = find_metric_path(platform, item->text);
	item->unknown = item->metric == NULL;
	if (item->metric == NULL)
		item->wrong = "no box has such a metric; write box/METRIC";
	else if (item->metric->uncomputable != NULL)
		item->wrong = arena_printf(arena, "metric %s cannot be computed", item->metric->name);
	else if (item->metric->parameter_count != 0)
		item->wrong = arena_printf(arena, "metric %s needs parameters", item->metric->name);
}

void resolve_groups(struct resolver *resolver, struct platform *platform)
{
	struct groups *groups = platform->groups;

	if (groups == NULL || !groups->whole)
		return;
	for (size_t i = 0; i < groups->count; i++) {
		struct stat_group *group = &groups->at[i];

		inherit(&group->about, &group->node, NULL);
		group->is.count = group->metrics.count + group->events.count;
		group->is.items = arena_array(resolver->arena, group->is.count, sizeof *group->is.items);
		for (size_t m = 0; m < group->metrics.count; m++) {
			group->is.items[m].text = group->metrics.at[m];
			find_metric_item(resolver->arena, platform, &group->is.items[m]);
		}
		for (size_t e = 0; e < group->events.count; e++) {
			struct group_item *item = &group->is.items[group->metrics.count + e];

			item->text = group->events.at[e];
			find_event_item(resolver->arena, platform, item);
		}
	}
}
