/* SPDX-License-Identifier: MIT */
/* Emits the groups of a platform into the dump. */
#include "emit/dump.h"
#include "load/keys/spec_keys.h"
#include "model/metric.h"

static void dump_group(struct json *json, const struct stat_group *group)
{
	json_open_line(json, NULL, '{');
	write_members(json, &group_kind, group);
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
