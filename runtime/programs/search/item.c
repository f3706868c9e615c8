/* SPDX-License-Identifier: MIT */
/* Gives the path of an item, and what the tables say about it. */
#include "search/item.h"

/* A single instance or element has no number. */
static unsigned number_of(unsigned count, unsigned number)
{
	return count > 1 ? number : UNCORE_NO_INDEX;
}

/* The name of a row, which has no number. */
#define NAME_(separator, table, row, member) \
	(struct item_part) \
	{ \
		separator, uncore_text(tables, uncore_##table(tables)[row].member), UNCORE_NO_INDEX \
	}

unsigned item_parts(const struct uncore_tables *tables, const struct item *item, struct item_part *parts)
{
	const struct uncore_register *reg = &item->reg;
	unsigned count = 0;

	if (item->kind == ITEM_GROUP) {
		parts[count++] = NAME_("", groups, item->group.at, name);
	} else if (item->kind == ITEM_EVENT) {
		parts[count++] = NAME_("", events, item->event.at, name);
		if (item->umask.at != UNCORE_NO_INDEX)
			parts[count++] = NAME_(".", umasks, item->umask.at, name);
	} else {
		parts[count] = NAME_("", boxes, reg->box, id);
		parts[count++].number = number_of(uncore_boxes(tables)[reg->box].instances, reg->instance);
	}
	if (item->kind == ITEM_METRIC)
		parts[count++] = NAME_("/", metrics, item->metric.at, name);
	if (item->kind >= ITEM_REGISTER) {
		parts[count] = NAME_(".", registers, reg->reg, id);
		parts[count++].number = number_of(uncore_registers(tables)[reg->reg].count, reg->index);
	}
	if (item->kind >= ITEM_FIELD)
		parts[count++] = NAME_(".", fields, item->field.at, id);
	if (item->kind == ITEM_VALUE)
		parts[count++] = NAME_("=", values, item->value, id);
	return count;
}

void add_item_path(struct text *text, const struct uncore_tables *tables, const struct item *item)
{
	struct item_part parts[ITEM_PARTS_MAX];
	unsigned count = item_parts(tables, item, parts);

	for (unsigned at = 0; at < count; at++) {
		text_printf(text, "%s%s", parts[at].before, parts[at].name);
		if (parts[at].number != UNCORE_NO_INDEX)
			text_printf(text, "%u", parts[at].number);
	}
}

#define ABOUT_(table, row, member) \
	(struct item_about) \
	{ \
		uncore_##table(tables)[row].member, uncore_##table(tables)[row].evidence \
	}

struct item_about item_about(const struct uncore_tables *tables, const struct item *item)
{
	switch (item->kind) {
	case ITEM_GROUP:
		return ABOUT_(groups, item->group.at, question);
	case ITEM_METRIC:
		return ABOUT_(metrics, item->metric.at, text);
	case ITEM_EVENT:
		return item->umask.at != UNCORE_NO_INDEX ? ABOUT_(umasks, item->umask.at, text) :
							   ABOUT_(events, item->event.at, text);
	case ITEM_BOX:
		return ABOUT_(boxes, item->reg.box, text);
	case ITEM_REGISTER:
		return ABOUT_(registers, item->reg.reg, text);
	case ITEM_FIELD:
		return ABOUT_(fields, item->field.at, text);
	case ITEM_VALUE:
		return (struct item_about){ uncore_values(tables)[item->value].text,
					    uncore_fields(tables)[item->field.at].evidence };
	case ITEM_NONE:
		break;
	}
	return (struct item_about){ 0, 0 };
}
