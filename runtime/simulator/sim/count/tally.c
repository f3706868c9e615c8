/* SPDX-License-Identifier: MIT */
/*
 * Keeps what counters have counted for each programming. So a test knows the truth even if a program reads its counters
 * wrongly or clears them.
 */
#include <stdlib.h>
#include <string.h>

#include "sim/count/counting.h"
#include "sim/shape/room.h"

/* A program that writes new events all the time must not use up the memory. */
enum { TALLIES_MAX = 1 << 16 };

int tallies_begin(struct counting *counting)
{
	size_t counters = (size_t)counting->shape->units * counting->shape->slot_count;

	if (counting->tallies.of == NULL)
		counting->tallies.of = (size_t *)zeroed_room(counters, sizeof(counting->tallies.of[0]));
	if (counting->tallies.of == NULL)
		return UNCORE_E_NOMEM;
	memset(counting->tallies.of, 0, counters * sizeof(counting->tallies.of[0]));
	counting->tallies.count = 0;
	return uses_begin(counting);
}

/* ---- one counter ---- */

static void note_filter(const struct registers *registers, unsigned unit, const struct slot_place *place, uint16_t reg,
			struct uncore_sim_tally *tally)
{
	struct uncore_register at = { place->box, place->instance, reg, 0 };
	unsigned width =
		uncore_layouts(registers->shape->tables)[uncore_registers(registers->shape->tables)[reg].layout].width;
	size_t cell = sim_cell(registers->shape, &at);

	if (cell == NO_CELL_OR_SLOT || tally->filter_count == UNCORE_EVENT_FILTERS)
		return;
	tally->filters[tally->filter_count++] = (struct uncore_filter_run){
		.reg = reg,
		.bits = { *sim_value(registers, unit, cell), width < 64 ? (UINT64_C(1) << width) - 1 : UINT64_MAX },
	};
}

static void describe(const struct counting *counting, unsigned unit, size_t slot, struct uncore_sim_tally *tally)
{
	const struct registers *registers = counting->registers;
	const struct slot_place *place = &registers->shape->slots[slot];
	struct uncore_range regs = uncore_boxes(registers->shape->tables)[place->box].registers;

	memset(tally, 0, sizeof(*tally));
	tally->unit = unit;
	tally->box = place->box;
	tally->group = place->group_row;
	tally->instance = place->instance;
	tally->index = place->index;
	tally->client = client_of(counting, unit, place);
	if (place->control != NO_CELL_OR_SLOT)
		tally->control = *sim_value(registers, unit, place->control);
	for (unsigned reg = regs.first; reg < (unsigned)regs.first + regs.count; reg++) {
		if (sim_filters(registers->shape, reg))
			note_filter(registers, unit, place, (uint16_t)reg, tally);
	}
}

static bool is_same(const struct uncore_sim_tally *a, const struct uncore_sim_tally *b)
{
	bool same = a->unit == b->unit && a->group == b->group && a->instance == b->instance && a->index == b->index &&
		    a->control == b->control && a->client == b->client && a->filter_count == b->filter_count;

	for (unsigned at = 0; same && at < a->filter_count; at++)
		same = a->filters[at].bits.value == b->filters[at].bits.value;
	return same;
}

/* Returns 1 more than the index, or 0 if there is no room. */
static size_t find_or_add(struct tallies *tallies, const struct uncore_sim_tally *wanted)
{
	struct uncore_sim_tally *more;

	for (size_t at = tallies->count; at-- > 0;) {
		if (is_same(&tallies->at[at], wanted))
			return at + 1;
	}
	if (tallies->count == TALLIES_MAX)
		return 0;
	if (tallies->count == tallies->room) {
		size_t room = tallies->room == 0 ? 64 : 2 * tallies->room;

		more = (struct uncore_sim_tally *)realloc(tallies->at, room * sizeof(*more));
		if (more == NULL)
			return 0;
		tallies->at = more;
		tallies->room = room;
	}
	tallies->at[tallies->count] = *wanted;
	return ++tallies->count;
}

void sim_tally(struct counting *counting, unsigned unit, size_t slot, uint64_t count, uint64_t ns)
{
	size_t *known = &counting->tallies.of[counter_at(counting, unit, slot)];

	if (*known == 0) {
		struct uncore_sim_tally wanted;

		describe(counting, unit, slot, &wanted);
		*known = find_or_add(&counting->tallies, &wanted);
	}
	if (*known == 0)
		return;
	counting->tallies.at[*known - 1].count += count;
	counting->tallies.at[*known - 1].ns += ns;
}
