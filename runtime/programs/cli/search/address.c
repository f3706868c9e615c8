/* SPDX-License-Identifier: MIT */
/* uncore search with an address: finds the registers that are there. */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "cli/common/describe.h"
#include "cli/registers/at_address.h"
#include "cli/search/report.h"

enum { ROOM = 256 };

/*
 * A number alone may be a word of a name, so it must look like an address: 0xd04, MSR 0xd04, PCI 10.4+0xd8, 10.4+d8.
 * Or like one in memory: MMIO imc0.channel+0x40, imc0.channel+0x40.
 */
static bool is_address(const char *question, struct address_query *query)
{
	return (strncmp(question, "MSR ", 4) == 0 || strncmp(question, "PCI ", 4) == 0 ||
		strncmp(question, "MMIO ", 5) == 0 || strncmp(question, "0x", 2) == 0 ||
		strchr(question, '+') != NULL) &&
	       read_address(question, query);
}

static bool is_same(const struct search_row *row, const struct uncore_tables *tables, const struct uncore_register *reg)
{
	return strcmp(box_id(row->tables, row->item.reg.box), box_id(tables, reg->box)) == 0 &&
	       strcmp(register_id(row->tables, row->item.reg.reg), register_id(tables, reg->reg)) == 0;
}

/* One row for a register, whatever instances and platforms have it there. */
static void add_register(struct search *search, const struct uncore_tables *tables, unsigned platform,
			 const struct uncore_register *reg)
{
	struct search_row *row;

	for (size_t at = 0; at < search->total; at++) {
		if (is_same(&search->rows[at], tables, reg)) {
			search->rows[at].platforms |= UINT64_C(1) << platform;
			return;
		}
	}
	row = &search->rows[search->total++];
	*row = (struct search_row){ .tables = tables,
				    .item = { .kind = ITEM_REGISTER,
					      .reg = { reg->box, UNCORE_NO_INDEX, reg->reg, UNCORE_NO_INDEX } },
				    .platforms = UINT64_C(1) << platform };
	row->reasons[0] =
		(struct search_reason){ .found = search->asked[0], .place = SEARCH_ADDRESS, .how = SEARCH_SAME };
}

bool search_address(struct search *search, const struct search_platforms *platforms, const char *question, size_t most)
{
	struct address_query query;

	if (!is_address(question, &query))
		return false;
	*search = (struct search){ .asked_count = 1, .asked = { { question, strlen(question) } } };
	search->rows = calloc((size_t)platforms->count * ROOM, sizeof(*search->rows));
	if (search->rows == NULL)
		out_of_memory();
	for (unsigned platform = 0; platform < platforms->count; platform++) {
		struct found_register found[ROOM];
		struct address_map map;
		size_t count;

		make_address_map(&map, platforms->tables[platform]);
		count = find_at_address(&map, &query, found, ROOM);
		for (size_t at = 0; at < count && at < ROOM; at++)
			add_register(search, platforms->tables[platform], platform, &found[at].reg);
		free_address_map(&map);
	}
	search->count = search->total < most ? search->total : most;
	return true;
}
