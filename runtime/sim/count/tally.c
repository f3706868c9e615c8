/* SPDX-License-Identifier: MIT */
/*
 * Keeps what counters have counted, by how they were programmed: the truth that remains when a program has read its
 * counters wrongly, or has cleared them.
 */
#include <stdlib.h>
#include <string.h>

#include "sim/simulator.h"

/* A program that writes ever new events must not take all memory. */
enum { TALLIES_MAX = 1 << 16 };

int uncore_sim_tally_begin(struct uncore_sim *sim)
{
	size_t counters = (size_t)sim->units * sim->slot_count;

	uncore_priv_sync_all(sim, sim->now);
	if (sim->tally_of == NULL)
		sim->tally_of = (size_t *)uncore_priv_room(counters, sizeof(sim->tally_of[0]));
	if (sim->tally_of == NULL)
		return UNCORE_E_NOMEM;
	memset(sim->tally_of, 0, counters * sizeof(sim->tally_of[0]));
	sim->tally_count = 0;
	uncore_priv_touch_all(sim);
	return 0;
}

size_t uncore_sim_tally_count(struct uncore_sim *sim)
{
	if (sim->tally_of != NULL) {
		uncore_priv_tick(sim);
		uncore_priv_sync_all(sim, sim->now);
	}
	return sim->tally_count;
}

int uncore_sim_tally_at(const struct uncore_sim *sim, size_t index, struct uncore_sim_tally *out)
{
	if (index >= sim->tally_count)
		return UNCORE_E_RANGE;
	*out = sim->tallies[index];
	return 0;
}

/* ---- one counter ---- */

static void note_filter(const struct uncore_sim *sim, unsigned unit, const struct uncore_priv_slot_place *place,
			uint16_t reg, struct uncore_sim_tally *tally)
{
	struct uncore_register at = { place->box, place->instance, reg, 0 };
	unsigned width = uncore_layouts(sim->tables)[uncore_registers(sim->tables)[reg].layout].width;
	size_t cell = uncore_priv_sim_cell(sim, &at);

	if (cell == UNCORE_PRIV_NONE || tally->filter_count == UNCORE_EVENT_FILTERS)
		return;
	tally->filters[tally->filter_count++] = (struct uncore_filter_run){
		.reg = reg,
		.bits = { *uncore_priv_sim_value(sim, unit, cell),
			  width < 64 ? (UINT64_C(1) << width) - 1 : UINT64_MAX },
	};
}

static void describe(const struct uncore_sim *sim, unsigned unit, size_t slot, struct uncore_sim_tally *tally)
{
	const struct uncore_priv_slot_place *place = &sim->slots[slot];
	struct uncore_range regs = uncore_boxes(sim->tables)[place->box].registers;

	memset(tally, 0, sizeof(*tally));
	tally->unit = unit;
	tally->box = place->box;
	tally->group = place->group_row;
	tally->instance = place->instance;
	tally->index = place->index;
	if (place->control != UNCORE_PRIV_NONE)
		tally->control = *uncore_priv_sim_value(sim, unit, place->control);
	for (unsigned reg = regs.first; reg < (unsigned)regs.first + regs.count; reg++) {
		if (uncore_priv_sim_filters(sim, reg))
			note_filter(sim, unit, place, (uint16_t)reg, tally);
	}
}

static bool is_same(const struct uncore_sim_tally *a, const struct uncore_sim_tally *b)
{
	bool same = a->unit == b->unit && a->group == b->group && a->instance == b->instance && a->index == b->index &&
		    a->control == b->control && a->filter_count == b->filter_count;

	for (unsigned at = 0; same && at < a->filter_count; at++)
		same = a->filters[at].bits.value == b->filters[at].bits.value;
	return same;
}

/* 1 more than its index; 0: there is no room for it. */
static size_t find_or_add(struct uncore_sim *sim, const struct uncore_sim_tally *wanted)
{
	struct uncore_sim_tally *more;

	for (size_t at = sim->tally_count; at-- > 0;) {
		if (is_same(&sim->tallies[at], wanted))
			return at + 1;
	}
	if (sim->tally_count == TALLIES_MAX)
		return 0;
	if (sim->tally_count == sim->tally_room) {
		size_t room = sim->tally_room == 0 ? 64 : 2 * sim->tally_room;

		more = (struct uncore_sim_tally *)realloc(sim->tallies, room * sizeof(*more));
		if (more == NULL)
			return 0;
		sim->tallies = more;
		sim->tally_room = room;
	}
	sim->tallies[sim->tally_count] = *wanted;
	return ++sim->tally_count;
}

void uncore_priv_sim_tally(struct uncore_sim *sim, unsigned unit, size_t slot, uint64_t count, uint64_t ns)
{
	size_t *known = &sim->tally_of[unit * sim->slot_count + slot];

	if (*known == 0) {
		struct uncore_sim_tally wanted;

		describe(sim, unit, slot, &wanted);
		*known = find_or_add(sim, &wanted);
	}
	if (*known == 0)
		return;
	sim->tallies[*known - 1].count += count;
	sim->tallies[*known - 1].ns += ns;
}
