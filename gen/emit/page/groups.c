/* SPDX-License-Identifier: MIT */
/* Writes the groups of a platform: which question each answers, and what it counts for that. */
#include "emit/page/page.h"
#include "model/metric.h"

static void put_names(struct text *out, const struct strings *names)
{
	for (size_t i = 0; i < names->count; i++)
		text_join(out, i > 0 ? ", `" : "`", names->at[i], "`");
}

void page_groups(struct text *out, const struct platform *platform)
{
	const struct groups *groups = platform->groups;

	text_add(out, "\n## Groups\n\n");
	if (groups == NULL || groups->count == 0) {
		text_add(out, "None.\n");
		return;
	}
	text_printf(out,
		    "Questions, and what `uncore stat -g GROUP` counts for each ([groups](../groups.md)).\n\n"
		    "| group | question | what is counted | a value for each |\n|---|---|---|---|\n");
	for (size_t i = 0; i < groups->count; i++) {
		const struct stat_group *group = &groups->at[i];

		text_printf(out, "| `%s` | ", group->name);
		page_cell(out, group->about.text);
		text_add(out, " | ");
		put_names(out, &group->metrics);
		text_add(out, group->metrics.count > 0 && group->events.count > 0 ? ", " : "");
		put_names(out, &group->events);
		text_printf(out, " | %s |\n", group->by == UNCORE_GROUP_BY_INSTANCE ? "instance" : "socket or CPU");
	}
}
