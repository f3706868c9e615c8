/* SPDX-License-Identifier: MIT */
/* Resolves groups: finds their metrics and events. */
#include <string.h>

#include "model/group/expression.h"
#include "model/lookup.h"
#include "model/resolve.h"

/* "box:group": a counter group that needs no event. */
static void find_counters_item(const struct platform *platform, struct group_item *item)
{
	size_t length = strcspn(item->text, ":");

	item->input.box = find_box(platform, item->text, length);
	if (item->input.box != NULL)
		item->input.group = find_counters(item->input.box, item->text + length + 1);
	if (item->input.group != NULL && item->input.group->kind == UNCORE_COUNTER_GENERAL)
		item->input.group = NULL;
	item->unknown = item->input.group == NULL;
	if (item->unknown)
		item->wrong = "no fixed or free-running counters have this name";
}

static void find_event_item(struct arena *arena, const struct platform *platform, struct group_item *item)
{
	struct event_ref ref;

	if (strchr(item->text, ':') != NULL) {
		find_counters_item(platform, item);
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

static const struct group_item *find_own_metric(const struct stat_group *group, const char *text)
{
	for (size_t i = 0; text != NULL && i < group->metrics.count; i++)
		if (strcmp(group->is.items[i].text, text) == 0)
			return &group->is.items[i];
	return NULL;
}

/* Without all names the items stay unresolved. */
static void resolve_group(struct resolver *resolver, const struct platform *platform, struct stat_group *group,
			  bool known)
{
	struct group_item *items;

	inherit(&group->about, &group->node, NULL);
	group->is.count = group->metrics.count + group->events.count;
	items = arena_array(resolver->arena, group->is.count, sizeof *items);
	group->is.items = items;
	for (size_t i = 0; i < group->is.count; i++) {
		bool is_metric = i < group->metrics.count;

		items[i].text = is_metric ? group->metrics.at[i] : group->events.at[i - group->metrics.count];
		if (known && is_metric)
			find_metric_item(resolver->arena, platform, &items[i]);
		else if (known)
			find_event_item(resolver->arena, platform, &items[i]);
	}
	if (known)
		group->is.settings = resolve_fields(resolver, platform, &group->settings, group->node, "settings");
	group->is.limit = find_own_metric(group, group->limit);
	group->is.limited = find_own_metric(group, group->limited);
}

void resolve_groups(struct resolver *resolver, struct platform *platform)
{
	struct groups *groups = platform->groups;
	bool known = knows_names(platform) && (platform->metrics == NULL || platform->metrics->whole);

	for (size_t i = 0; groups != NULL && groups->whole && i < groups->count; i++)
		resolve_group(resolver, platform, &groups->at[i], known);
}
