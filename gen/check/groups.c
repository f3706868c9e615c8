/* SPDX-License-Identifier: MIT */
/* Checks groups: each has something to count, and what it names can be counted as it is. */
#include "model/metric.h"

#include <string.h>

#include "check/check.h"
#include "model/lookup.h"

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

static bool is_share(const struct metric *metric)
{
	return strcmp(metric->unit_text, "ratio") == 0 || strcmp(metric->unit_text, "percent") == 0;
}

/* What is wrong with one of the keys, or NULL. */
static const char *wrong_limit(const struct stat_group *group, const char *key)
{
	const struct group_item *limit = group->is.limit, *limited = group->is.limited;
	bool is_limit = strcmp(key, "limit") == 0, is_limited = strcmp(key, "limited") == 0;

	if (group->limit == NULL)
		return "the group has no limit";
	if ((is_limit && limit == NULL) || (is_limited && limited == NULL))
		return "it is none of the metrics of the group";
	if (is_limit && (group->near == 0 || group->half == 0))
		return "a limit needs near and half";
	if (is_limit && limit->metric != NULL && !is_share(limit->metric))
		return "its unit is neither ratio nor percent";
	if (is_limited && limited->metric != NULL && strcmp(limited->metric->unit_text, "bytes") != 0 &&
	    strcmp(limited->metric->unit_text, "events") != 0)
		return "it is no amount of bytes or events";
	if (strcmp(key, "transfer") == 0 &&
	    (limited == NULL || (limited->metric != NULL && strcmp(limited->metric->unit_text, "bytes") != 0)))
		return "limited is no amount of bytes";
	return strcmp(key, "half") == 0 && group->half >= group->near ? "it is not below near" : NULL;
}

static void check_limit(struct checker *checker, const struct stat_group *group)
{
	const struct {
		const char *key;
		bool is_given;
	} keys[] = { { "limit", group->limit != NULL },
		     { "limited", group->limited != NULL },
		     { "near", group->near != 0 },
		     { "half", group->half != 0 },
		     { "transfer", group->transfer != 0 } };

	for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
		const char *wrong = keys[i].is_given ? wrong_limit(group, keys[i].key) : NULL;

		if (wrong != NULL)
			diag_error(checker->diag, RULE_GROUP_LIMIT, node_member_loc(group->node, keys[i].key),
				   "%s of group %s: %s", keys[i].key, group->name, wrong);
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
