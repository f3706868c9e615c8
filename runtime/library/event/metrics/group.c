/* SPDX-License-Identifier: MIT */
/* Finds groups by name, and what is in them. */
#include "uncore/group.h"

#include "event/names.h"

int uncore_group_find(const struct uncore_tables *tables, const char *name, size_t length,
		      struct uncore_group_index *group)
{
	const struct span wanted = { name, length };

	for (unsigned i = 0; i < tables->groups.count; i++)
		if (string_is(tables, uncore_groups(tables)[i].name, wanted)) {
			*group = uncore_group_at(i);
			return 0;
		}
	return UNCORE_E_NOENT;
}

const struct uncore_group_item_row *uncore_group_item(const struct uncore_tables *tables,
						      struct uncore_group_index group, unsigned index)
{
	const struct uncore_group_row *row;

	if (group.at >= tables->groups.count)
		return NULL;
	row = &uncore_groups(tables)[group.at];
	return index < row->items.count ? &uncore_group_items(tables)[row->items.first + index] : NULL;
}

const struct uncore_field_ref *uncore_group_setting(const struct uncore_tables *tables, struct uncore_group_index group,
						    unsigned index)
{
	const struct uncore_group_row *row;

	if (group.at >= tables->groups.count)
		return NULL;
	row = &uncore_groups(tables)[group.at];
	return index < row->settings.count ? &uncore_field_refs(tables)[row->settings.first + index] : NULL;
}
