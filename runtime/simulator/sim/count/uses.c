/* SPDX-License-Identifier: MIT */
/* Keeps which client has accessed which register, so that a test knows by whom a counter was programmed. */
#include <stdlib.h>
#include <string.h>

#include "sim/count/counting.h"
#include "sim/shape/room.h"
#include "uncore/sim.h"

static size_t cells_of(const struct counting *counting)
{
	return (size_t)counting->shape->units * counting->shape->cells.count;
}

int uses_begin(struct counting *counting)
{
	struct uses *uses = &counting->uses;
	size_t cells = cells_of(counting);

	if (uses->at == NULL)
		uses->at = (struct use *)zeroed_room(cells * UNCORE_SIM_CLIENTS, sizeof(uses->at[0]));
	if (uses->who == NULL)
		uses->who = (uint8_t *)zeroed_room(cells, sizeof(uses->who[0]));
	if (uses->at == NULL || uses->who == NULL)
		return UNCORE_E_NOMEM;
	memset(uses->at, 0, cells * UNCORE_SIM_CLIENTS * sizeof(uses->at[0]));
	memset(uses->who, 0, cells * sizeof(uses->who[0]));
	return 0;
}

void uses_free(struct counting *counting)
{
	free(counting->uses.at);
	free(counting->uses.who);
}

void sim_use(struct counting *counting, unsigned unit, size_t cell, bool is_write)
{
	struct uses *uses = &counting->uses;
	size_t at = (size_t)unit * counting->shape->cells.count + cell;
	struct use *use;

	if (uses->at == NULL || uses->who == NULL)
		return;
	use = &uses->at[at * UNCORE_SIM_CLIENTS + uses->client];
	use->reads += !is_write;
	use->writes += is_write;
	if (is_write || uses->who[at] == 0)
		uses->who[at] = (uint8_t)(uses->client + 1);
}

unsigned client_of(const struct counting *counting, unsigned unit, const struct slot_place *place)
{
	size_t cell = place->control != NO_CELL_OR_SLOT ? place->control : place->data;
	unsigned who = counting->uses.who == NULL || cell == NO_CELL_OR_SLOT ?
			       0 :
			       counting->uses.who[(size_t)unit * counting->shape->cells.count + cell];

	return who == 0 ? 0 : who - 1;
}
