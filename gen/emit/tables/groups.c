/* SPDX-License-Identifier: MIT */
/* Emits the groups of a platform: rows, and the metrics and events in them. */
#include "emit/tables/rows.h"

/* The only umask of the input; NULL: it has none, or several. */
static const struct umask *only_umask(const struct metric_input *input)
{
	return input->umask_count == 1 ? input->umasks[0] : NULL;
}

static const char *item_metric_symbol(struct tables *tables, const struct group_item *item)
{
	return metric_symbol(tables, item != NULL ? item->metric : NULL);
}

static void emit_item(struct tables *tables, const struct group_item *item)
{
	const struct box *box = item->metric != NULL ? item->metric->is.box : item->input.box;

	row_begin(tables, TABLE_group_items);
	row_word(tables, "expression", item->text);
	row_reference(tables, "metric", TABLE_metrics, metric_symbol(tables, item->metric));
	row_reference(tables, "event", TABLE_events, event_symbol(tables, item->input.event));
	row_reference(tables, "umask", TABLE_umasks, umask_symbol(tables, only_umask(&item->input)));
	row_reference(tables, "box", TABLE_boxes, box_symbol(tables, box));
	row_end(tables);
}

void emit_groups(struct tables *tables, const struct platform *platform)
{
	for (size_t i = 0; platform->groups != NULL && i < platform->groups->count; i++) {
		const struct stat_group *group = &platform->groups->at[i];

		list_field_refs(tables, TABLE_groups, group->name, "settings", group->is.settings,
				group->settings.count);
		row_named(tables, TABLE_groups, group->name);
		ROW_WORD(tables, uncore_group_row, group, name);
		row_sentence(tables, "question", group->about.text);
		ROW_SENTENCE(tables, uncore_group_row, group, reading);
		row_source(tables, &group->about);
		row_range(tables, "items", TABLE_group_items, group->name, group->is.count);
		row_list(tables, "settings", TABLE_field_refs, group->settings.count);
		ROW_ENUM(tables, uncore_group_row, group, by, group_by_word);
		row_evidence(tables, group->about.is.evidence);
		row_reference(tables, "limit", TABLE_metrics, item_metric_symbol(tables, group->is.limit));
		row_reference(tables, "limited", TABLE_metrics, item_metric_symbol(tables, group->is.limited));
		ROW_NUMBER(tables, uncore_group_row, group, near);
		ROW_NUMBER(tables, uncore_group_row, group, half);
		ROW_NUMBER(tables, uncore_group_row, group, transfer);
		row_end(tables);
		run_begin(tables, TABLE_group_items, group->name, group->is.count);
		for (size_t item = 0; item < group->is.count; item++)
			emit_item(tables, &group->is.items[item]);
	}
}
