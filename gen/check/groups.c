/* SPDX-License-Identifier: MIT */
/* Checks groups: each has something to count, and what it names can be counted as it is. */
#include "model/metric.h"

#include <string.h>

#include "check/check.h"
#include "model/lookup.h"
#include "shared/group_limit.h"

static struct loc item_loc(const struct stat_group *group, size_t index)
{
	return index < group->metrics.count ? node_element_loc(group->node, "metrics", index) :
					      node_element_loc(group->node, "events", index - group->metrics.count);
}

/* Suggests a name of the platform: a metric as box/METRIC, or an event. */
static void suggest_item(struct checker *checker, const struct platform *platform, const char *word, bool metrics)
{
	const char **names = NULL;
	size_t count = 0, room = 0;

	for (size_t i = 0; metrics && platform->metrics != NULL && i < platform->metrics->is.count; i++) {
		const struct metric *metric = &platform->metrics->is.at[i];

		names = arena_grow(checker->arena, names, count, &room, sizeof *names);
		names[count++] = metric->is.box == NULL ?
					 metric->name :
					 arena_printf(checker->arena, "%s/%s", metric->is.box->id, metric->name);
	}
	for (size_t b = 0; !metrics && b < platform->box_count; b++) {
		const struct events *events = platform->boxes[b].events;

		for (size_t i = 0; events != NULL && i < events->count; i++) {
			names = arena_grow(checker->arena, names, count, &room, sizeof *names);
			names[count++] = events->at[i].name;
		}
	}
	diag_suggest(checker->diag, arena_copy(checker->arena, word, strcspn(word, metrics ? "" : ".,")), names, count);
}

static void check_item(struct checker *checker, const struct platform *platform, const struct stat_group *group,
		       size_t index)
{
	const struct group_item *item = &group->is.items[index];

	if (item->wrong != NULL) {
		diag_error(checker->diag, item->unknown ? RULE_UNKNOWN_EVENT : RULE_GROUP_ITEM, item_loc(group, index),
			   "\"%s\": %s", item->text, item->wrong);
		if (item->unknown)
			suggest_item(checker, platform, item->text, index < group->metrics.count);
	}
}

static const char *unit_of(const struct group_item *item)
{
	return item != NULL && item->metric != NULL ? item->metric->unit_text : NULL;
}

static void check_limit(struct checker *checker, const struct stat_group *group)
{
	const struct group_limit facts = {
		.has_limit = group->limit != NULL,
		.has_limited = group->limited != NULL,
		.finds_limit = group->is.limit != NULL,
		.finds_limited = group->is.limited != NULL,
		.limit_unit = unit_of(group->is.limit),
		.limited_unit = unit_of(group->is.limited),
		.near = group->near,
		.half = group->half,
		.transfer = group->transfer,
	};

	for (enum group_limit_key key = 0; key < GROUP_LIMIT_KEYS; key++) {
		const char *wrong = group_limit_gives(&facts, key) ? group_limit_wrong(&facts, key) : NULL;

		if (wrong != NULL)
			diag_error(checker->diag, RULE_GROUP_LIMIT, node_member_loc(group->node, group_limit_key(key)),
				   "%s of group %s: %s", group_limit_key(key), group->name, wrong);
	}
}

/* Why stat cannot show the field; NULL if it can. */
static const char *why_no_setting(const struct field_ref *ref)
{
	return ref->field->unit == NULL ? "it has no unit" :
	       ref->box->instances != 1 ? "its box has several instances" :
					  why_unreadable(ref);
}

static void check_settings(struct checker *checker, const struct stat_group *group)
{
	for (size_t i = 0; group->is.settings != NULL && i < group->settings.count; i++) {
		const struct field_ref *ref = &group->is.settings[i];
		const char *why = ref->field != NULL ? why_no_setting(ref) : NULL;

		if (why != NULL)
			diag_error(checker->diag, RULE_GROUP_SETTING, node_element_loc(group->node, "settings", i),
				   "%s is no setting of group %s: %s", group->settings.at[i], group->name, why);
	}
}

static void check_group(struct checker *checker, const struct platform *platform, const struct stat_group *group)
{
	check_source(checker, group->about.is.source, group->node);
	if (strcmp(group->name, "list") == 0)
		diag_error(checker->diag, RULE_IDENTIFIER, node_member_loc(group->node, "name"),
			   "\"list\" is no name of a group, because -g list lists the groups");
	if (group->is.count == 0)
		diag_error(checker->diag, RULE_GROUP_EMPTY, node_loc(group->node),
			   "group %s has neither metrics nor events", group->name);
	for (size_t i = 0; i < group->is.count; i++)
		check_item(checker, platform, group, i);
	check_limit(checker, group);
	check_settings(checker, group);
}

void check_groups(struct checker *checker, const struct platform *platform)
{
	const struct groups *groups = platform->groups;

	if (groups == NULL || !groups->whole)
		return;
	for (size_t i = 0; i < groups->count; i++)
		check_group(checker, platform, &groups->at[i]);
	report_same_ids(checker, RULE_DUPLICATE_ID, "group", IDS(groups->at, groups->count, name));
}
