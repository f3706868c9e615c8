/* SPDX-License-Identifier: MIT */
/* Caches the names of registers: a search through all registers takes longer than most accesses. */
#include "json/register_names.h"

#include <stdlib.h>

enum { PLACES = 4096 };

struct place {
	struct uncore_address address; /* width 0: empty */
	struct uncore_register reg;
	int result;
};

struct register_names {
	const struct uncore_tables *tables;
	struct place places[PLACES];
};

struct register_names *register_names_create(const struct uncore_tables *tables)
{
	struct register_names *names = (struct register_names *)calloc(1, sizeof(*names));

	if (names != NULL)
		names->tables = tables;
	return names;
}

void register_names_free(struct register_names *names)
{
	free(names);
}

/* Addresses with the same place replace each other. */
static unsigned place_of(const struct uncore_address *address)
{
	uint32_t mixed = address->number ^ (uint32_t)address->device << 17 ^ (uint32_t)address->function << 23 ^
			 (uint32_t)address->device_id << 8 ^ (uint32_t)address->nth << 27 ^
			 (uint32_t)address->bus << 12 ^ (uint32_t)address->window << 24 ^
			 (uint32_t)address->instance << 14;

	return (mixed * UINT32_C(2654435761) >> 12) % PLACES;
}

const char *register_name_at(struct register_names *names, const struct uncore_address *address,
			     char name[REGISTER_NAME_ROOM])
{
	struct place *place = &names->places[place_of(address)];

	if (place->address.width != address->width || uncore_compare_addresses(&place->address, address) != 0) {
		place->address = *address;
		place->result = uncore_find_address(names->tables, address, &place->reg);
	}
	name[0] = '\0';
	if (place->result == 0 && uncore_register_name(names->tables, &place->reg, name, REGISTER_NAME_ROOM) < 0)
		name[0] = '\0';
	return name;
}
