/* SPDX-License-Identifier: MIT */
/* Collects the traffic of each counter group, when one of its counters counts for the first time. */
#include <stdlib.h>

#include "sim/count/counting.h"
#include "sim/shape/room.h"

/* Events that count the same have several codes, and a counter of its own has none. */
static struct grouped grouped(const struct uncore_tables *tables, const struct traffic *traffic)
{
	const struct uncore_encoding *code = &traffic->code;
	const struct uncore_counter_row *group = &uncore_counters(tables)[code->group];
	bool has_code = code->event != UNCORE_NO_INDEX && group->match == UNCORE_MATCH_CODE &&
			group->kind == UNCORE_COUNTER_GENERAL;

	for (unsigned row = 0; has_code && row < tables->same_events.count; row++)
		has_code = uncore_same_events(tables)[row].event != code->event;
	return (struct grouped){ code->control.value, traffic, has_code };
}

static void add_of_group(const struct uncore_tables *tables, struct group_traffic *to, unsigned group,
			 const struct traffic *from, size_t count)
{
	for (size_t at = 0; at < count; at++)
		if (from[at].code.group == group)
			to->at[to->count++] = grouped(tables, &from[at]);
}

static bool room_for_waves(struct counting *counting, size_t count)
{
	struct wave *more;

	if (count <= counting->wave_room)
		return true;
	more = (struct wave *)zeroed_room(count, sizeof(more[0]));
	if (more == NULL)
		return false;
	free(counting->waves);
	counting->waves = more;
	counting->wave_room = count;
	return true;
}

const struct group_traffic *group_traffic(struct counting *counting, const struct slot_place *slot)
{
	static const struct traffic_list none = { .count = 0 };
	const struct uncore_tables *tables = counting->shape->tables;
	const struct traffic_list *told = &counting->traffic->told, *example = &none;
	struct group_traffic *group = &counting->groups[slot->group_row];
	size_t said = counting->traffic->said;

	if (group->at != NULL)
		return group;
	if (traffic_of_box(counting->traffic, slot->box) != 0)
		return NULL;
	if (counting->traffic->boxes != NULL)
		example = &counting->traffic->boxes[slot->box];
	if (!room_for_waves(counting, told->count + example->count))
		return NULL;
	group->at = (struct grouped *)zeroed_room(told->count + example->count, sizeof(group->at[0]));
	if (group->at == NULL)
		return NULL;
	add_of_group(tables, group, slot->group_row, told->at, said);
	add_of_group(tables, group, slot->group_row, example->at, example->count);
	add_of_group(tables, group, slot->group_row, told->at + said, told->count - said);
	return group;
}
