/* SPDX-License-Identifier: MIT */
/* Emits the groups of a platform into the dump. */
#include "emit/dump.h"
#include "model/metric.h"

#define WORD_(id, word, help) word,

static const char *const by_words[] = { UNCORE_GROUP_BY(WORD_) };

static void dump_group(struct json *json, const struct stat_group *group)
{
	json_open_line(json, NULL, '{');
	json_text(json, "name", group->name);
	if (group->metrics.count != 0)
		json_texts(json, "metrics", &group->metrics);
	if (group->events.count != 0)
		json_texts(json, "events", &group->events);
	json_text(json, "by", by_words[group->by]);
	json_text(json, "reading", group->reading);
	if (group->limit != NULL) {
		json_text(json, "limit", group->limit);
		if (group->limited != NULL)
			json_text(json, "limited", group->limited);
		json_number(json, "near", group->near);
		json_number(json, "half", group->half);
	}
	dump_origin(json, &group->about);
	json_close(json, '}');
}

void dump_groups(struct json *json, const struct platform *platform)
{
	const struct groups *groups = platform->groups;

	if (groups == NULL)
		return;
	json_open_line(json, "groups", '[');
	for (size_t i = 0; i < groups->count; i++)
		dump_group(json, &groups->at[i]);
	json_close_line(json, ']');
}
