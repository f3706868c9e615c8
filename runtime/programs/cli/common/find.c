/* SPDX-License-Identifier: MIT */
/* Finds items by the names that users give them. */
#include <string.h>

#include "shared/near.h"
#include "cli/common/describe.h"
#include "cli/common/find.h"
#include "uncore/metric.h"

/* Reads the part before the dot as a box, with or without an instance number. */
static const char *find_box_part(const struct uncore_tables *tables, const char *word, uint16_t *box,
				 uint16_t *instance)
{
	const char *dot = strchr(word, '.');

	if (dot == NULL || uncore_event_find_box(tables, word, (size_t)(dot - word), box, instance) != 0)
		return NULL;
	return dot + 1;
}

bool find_register(const struct uncore_tables *tables, const char *word, struct uncore_register *reg)
{
	uint16_t box, instance;
	const char *rest = find_box_part(tables, word, &box, &instance);

	if (rest == NULL)
		return uncore_find_register(tables, UNCORE_ANY_BOX, word, reg) == 0;
	if (uncore_find_register(tables, box, rest, reg) != 0)
		return false;
	if (instance != UNCORE_ALL_INSTANCES)
		reg->instance = instance;
	return true;
}

/* Reads the part after the last dot as a field of the register before it. */
static bool find_field(const struct uncore_tables *tables, const char *word, struct item *item)
{
	const char *dot = strrchr(word, '.');
	struct text before = { 0 };
	bool is_found;

	if (dot == NULL)
		return false;
	text_bytes(&before, word, (size_t)(dot - word));
	is_found = find_register(tables, text_string(&before), &item->reg) &&
		   uncore_find_field(tables, item->reg.reg, dot + 1, &item->field) == 0;
	text_free(&before);
	return is_found;
}

/* Finds another tool's name for an event and a sub-event together. */
static bool find_alias(const struct uncore_tables *tables, const char *word, struct item *item)
{
	for (unsigned at = 0; at < tables->event_aliases.count; at++) {
		const struct uncore_event_alias_row *alias = &uncore_event_aliases(tables)[at];

		if (alias->umask != UNCORE_NO_INDEX && same_word(uncore_text(tables, alias->name), word)) {
			item->event.at = alias->event;
			item->umask.at = alias->umask;
			return true;
		}
	}
	return false;
}

/*
 * Names of events and sub-events may contain dots: try the longest event name first. As in an expression, another
 * tool's name for both goes before its name for the event alone.
 */
static bool find_event(const struct uncore_tables *tables, const char *word, struct item *item)
{
	size_t length = strlen(word), end = length;
	uint16_t alias = UNCORE_NO_INDEX;

	item->umask.at = UNCORE_NO_INDEX;
	while (end > 0) {
		if (uncore_event_find(tables, word, end, &item->event, &alias) == 0)
			break;
		while (end > 0 && word[--end] != '.' && word[end] != ':')
			;
	}
	if (end == 0)
		return false;
	if (end == length || (alias != UNCORE_NO_INDEX && find_alias(tables, word, item)))
		return true;
	return uncore_event_find_umask(tables, item->event, word + end + 1, length - end - 1, &item->umask) == 0;
}

/* "cbo:EVENT.SUB", as in an expression. */
static bool find_event_of_box(const struct uncore_tables *tables, const char *word, struct item *item)
{
	const char *colon = strchr(word, ':');
	uint16_t box, instance;

	if (colon == NULL || uncore_event_find_box(tables, word, (size_t)(colon - word), &box, &instance) != 0)
		return false;
	return (find_event(tables, colon + 1, item) || find_alias(tables, colon + 1, item)) &&
	       uncore_events(tables)[item->event.at].box == box;
}

static bool find_metric(const struct uncore_tables *tables, const char *word, struct item *item)
{
	int result = uncore_metric_find(tables, word, strlen(word), &item->metric);

	if (result == UNCORE_E_CONFLICT)
		item->metric.at = UNCORE_NO_INDEX;
	return result == 0 || result == UNCORE_E_CONFLICT;
}

static bool find_group(const struct uncore_tables *tables, const char *word, struct item *item)
{
	return uncore_group_find(tables, word, strlen(word), &item->group) == 0;
}

/* A box by its own names. What another tool calls so comes after a group of ours: Linux has a PMU "power". */
static bool find_box(const struct uncore_tables *tables, const char *word, struct item *item)
{
	struct item group;

	return uncore_event_find_box(tables, word, strlen(word), &item->reg.box, &item->reg.instance) == 0 &&
	       (strcmp(word, box_id(tables, item->reg.box)) == 0 || !find_group(tables, word, &group));
}

bool find_item(const struct uncore_tables *tables, const char *word, struct item *item)
{
	item->kind = ITEM_NONE;
	if (find_event(tables, word, item) || find_alias(tables, word, item) || find_event_of_box(tables, word, item))
		item->kind = ITEM_EVENT;
	else if (find_box(tables, word, item))
		item->kind = ITEM_BOX;
	else if (find_register(tables, word, &item->reg))
		item->kind = ITEM_REGISTER;
	else if (find_field(tables, word, item))
		item->kind = ITEM_FIELD;
	else if (find_metric(tables, word, item))
		item->kind = ITEM_METRIC;
	else if (find_group(tables, word, item))
		item->kind = ITEM_GROUP;
	return item->kind != ITEM_NONE;
}
