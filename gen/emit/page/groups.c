/* SPDX-License-Identifier: MIT */
/* Writes the groups of a platform: which question each answers, and what it counts for that. */
#include "emit/page/page.h"
#include "model/metric.h"

static void put_names(struct doc *doc, const struct strings *names, bool first)
{
	for (size_t i = 0; i < names->count; i++) {
		doc_text(doc, first && i == 0 ? "" : ", ");
		doc_code(doc, names->at[i]);
	}
}

static void put_group(struct doc *doc, const struct stat_group *group)
{
	doc_row(doc);
	doc_cell_code(doc, group->name);
	doc_cell_text(doc, group->about.text);
	doc_cell(doc, NULL);
	put_names(doc, &group->metrics, true);
	put_names(doc, &group->events, group->metrics.count == 0);
	if (group->settings.count != 0)
		doc_text(doc, "; beside them are shown ");
	put_names(doc, &group->settings, true);
	doc_end(doc);
	doc_cell_text(doc, group->by == UNCORE_GROUP_BY_INSTANCE ? "instance" : "socket or CPU");
	doc_end(doc);
}

void page_groups(struct doc *doc, const struct platform *platform)
{
	const struct groups *groups = platform->groups;

	doc_section(doc, "groups", "Groups");
	if (groups == NULL || groups->count == 0) {
		doc_sentence(doc, "None.");
		doc_end(doc);
		return;
	}
	doc_sentence(doc, "Questions, and what `uncore stat -g GROUP` counts for each ([groups](../groups.md)).");
	doc_table(doc, "Groups", "group|question|what is counted|a value for each");
	for (size_t i = 0; i < groups->count; i++)
		put_group(doc, &groups->at[i]);
	doc_end(doc);
	doc_end(doc);
}
