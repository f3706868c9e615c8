/* SPDX-License-Identifier: MIT */
/* Finds registers by address, and reads addresses as users write them. */
#include "cli/registers/at_address.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/words.h"

/* ---- the map ---- */

static int compare(uint64_t a, uint64_t b)
{
	return (a > b) - (a < b);
}

/* Registers in windows are sorted by their bytes alone, because only tables know which window a word names. */
static uint64_t function_of(enum uncore_space space, uint8_t device, uint8_t function)
{
	uint64_t rank = (uint64_t)(space == UNCORE_SPACE_FOUND ? UNCORE_SPACE_MMIO : space) << 16;

	return space == UNCORE_SPACE_PCI ? rank | (uint64_t)device << 8 | function : rank;
}

static uint64_t rank_of(const struct uncore_address *address)
{
	return function_of(address->space, address->device, address->function) << 32 | address->number;
}

static uint64_t rank_of_register(const struct uncore_register *reg)
{
	return (uint64_t)reg->box << 48 | (uint64_t)reg->instance << 32 | (uint64_t)reg->reg << 16 | reg->index;
}

static int compare_places(const void *first, const void *second)
{
	const struct register_place *a = first, *b = second;
	int order = compare(rank_of(&a->address), rank_of(&b->address));

	return order != 0 ? order : compare(rank_of_register(&a->reg), rank_of_register(&b->reg));
}

void make_address_map(struct address_map *map, const struct uncore_tables *tables)
{
	struct register_place place;
	size_t room = 0;

	*map = (struct address_map){ .tables = tables };
	for (bool more = uncore_first_register(tables, &place.reg); more;
	     more = uncore_next_register(tables, &place.reg)) {
		if (uncore_register_address(tables, &place.reg, &place.address) != 0)
			continue;
		if (map->count == room) {
			room = room * 2 + 256;
			map->at = take_memory(map->at, room * sizeof(map->at[0]));
		}
		map->at[map->count++] = place;
	}
	if (map->count > 0)
		qsort(map->at, map->count, sizeof(map->at[0]), compare_places);
}

void free_address_map(struct address_map *map)
{
	free(map->at);
	*map = (struct address_map){ 0 };
}

/* ---- looking up ---- */

/* The first row that is not before the rank. */
static size_t first_at(const struct address_map *map, uint64_t rank)
{
	size_t low = 0, high = map->count;

	while (low < high) {
		size_t middle = low + (high - low) / 2;

		if (rank_of(&map->at[middle].address) < rank)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

/* Skips the number that the word has next. False: it has another number. */
static bool skip_number(const char **word, unsigned number)
{
	char *end;

	if (**word < '0' || **word > '9')
		return true;
	if (strtoul(*word, &end, 10) != number)
		return false;
	*word = end;
	return true;
}

/* The word has the box, its instance or none, and the window: "imc3.channel", "imc.channel". */
static bool is_in_window(const struct uncore_tables *tables, const struct uncore_address *address, const char *word)
{
	const struct uncore_window_row *window = &uncore_windows(tables)[address->window];
	const char *box = uncore_text(tables, uncore_boxes(tables)[window->box].id);
	size_t length = strlen(box);

	if (strncmp(word, box, length) != 0)
		return false;
	word += length;
	return skip_number(&word, address->instance) && *word == '.' &&
	       strcmp(word + 1, uncore_text(tables, window->id)) == 0;
}

static bool covers(const struct uncore_tables *tables, const struct uncore_address *address,
		   const struct address_query *query)
{
	bool is_number = address->space == UNCORE_SPACE_MSR || address->space == UNCORE_SPACE_FOUND;
	unsigned bytes = is_number ? 1 : address->width / 8u;
	bool is_window = query->space == UNCORE_SPACE_MMIO && uncore_is_in_window(address);

	if (is_window && !is_in_window(tables, address, query->window))
		return false;
	return (is_window || address->space == query->space) && query->number >= address->number &&
	       query->number - address->number < bytes &&
	       (query->device_id == 0 || query->device_id == address->device_id) &&
	       (query->bus == ADDRESS_ANY || query->bus == address->bus) &&
	       (query->nth == ADDRESS_ANY || query->nth == address->nth);
}

/* Rows of the one function, or of every function where it is not known. */
static void bounds(const struct address_map *map, const struct address_query *query, size_t *first, size_t *end)
{
	enum { WIDEST = 8 };
	uint64_t function = function_of(query->space, query->device, query->function) << 32;
	bool is_known = query->space != UNCORE_SPACE_PCI || query->device != UNCORE_NO_PLACE;

	*first = is_known ? first_at(map, function | (query->number < WIDEST ? 0 : query->number - WIDEST + 1)) : 0;
	*end = is_known ? first_at(map, (function | query->number) + 1) : map->count;
}

size_t find_at_address(const struct address_map *map, const struct address_query *query, struct found_register *found,
		       size_t room)
{
	size_t first, end, count = 0;

	bounds(map, query, &first, &end);
	for (size_t at = first; at < end; at++) {
		const struct register_place *place = &map->at[at];

		if (!covers(map->tables, &place->address, query))
			continue;
		if (count < room)
			found[count] =
				(struct found_register){ place->reg,
							 (uint8_t)(8 * (query->number - place->address.number)) };
		count++;
	}
	return count;
}

/* ---- as users write it ---- */

/* Reads a hexadecimal number up to the end or one of these characters. */
static bool read_hex(const char **at, const char *ends, uint64_t most, uint64_t *number)
{
	const char *end;
	char *stop;

	if (strspn(*at, "0123456789abcdefABCDEFxX") == 0)
		return false;
	*number = strtoull(*at, &stop, 16);
	end = stop;
	if (end == *at || *number > most || (*end != '\0' && strchr(ends, *end) == NULL))
		return false;
	*at = end;
	return true;
}

static bool read_offset(const char **at, struct address_query *query)
{
	enum { CONFIGURATION_SPACE = 4096 };
	uint64_t offset;

	if (*(*at)++ != '+' || !read_hex(at, "", CONFIGURATION_SPACE - 1, &offset) || **at != '\0')
		return false;
	query->number = (uint32_t)offset;
	return true;
}

/* "8086:2066+0xd8", "8086:2066:1+0xd8": a function that only its ID names. */
static bool read_by_id(const char *at, struct address_query *query)
{
	uint64_t vendor, id, nth = 0;

	if (!read_hex(&at, ":", UINT16_MAX, &vendor) || vendor != 0x8086 || *at++ != ':' ||
	    !read_hex(&at, ":+", UINT16_MAX, &id))
		return false;
	if (*at == ':' && (at++, !read_hex(&at, "+", UINT8_MAX - 1, &nth)))
		return false;
	query->device_id = (uint16_t)id;
	query->nth = (uint8_t)nth;
	return read_offset(&at, query);
}

/* "bus2:": the tables' number of a bus. */
static bool read_bus(const char **at, struct address_query *query)
{
	uint64_t bus;

	if (strncmp(*at, "bus", 3) != 0)
		return true;
	*at += 3;
	if (!read_hex(at, ":", UINT8_MAX - 1, &bus) || *(*at)++ != ':')
		return false;
	query->bus = (uint8_t)bus;
	return true;
}

static bool read_place(const char *word, struct address_query *query)
{
	const char *at = word, *colon;
	uint64_t device, function, bus;

	if (strchr(word, '.') == NULL)
		return read_by_id(word, query);
	if (!read_bus(&at, query))
		return false;
	/* The number of a bus says which socket it is, and only on one machine. */
	for (colon = strrchr(at, ':'); colon != NULL && at <= colon; at++)
		if (!read_hex(&at, ":", UINT16_MAX, &bus) || *at != ':')
			return false;
	if (!read_hex(&at, ".", 31, &device) || *at++ != '.' || !read_hex(&at, "+", 7, &function))
		return false;
	query->device = (uint8_t)device;
	query->function = (uint8_t)function;
	return read_offset(&at, query);
}

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* A box, a window, a byte: "imc3.channel+0x40". The function in "a.1+0x40" is a digit. */
static bool read_window(const char *word, struct address_query *query)
{
	static const char ids[] = "abcdefghijklmnopqrstuvwxyz0123456789_";
	size_t box = strspn(word, ids), window = word[box] == '.' ? strspn(word + box + 1, ids) : 0;
	size_t length = box + 1 + window;
	const char *at = word + length;
	uint64_t offset;

	if (window == 0 || is_digit(word[0]) || is_digit(word[box + 1]) || length >= sizeof(query->window) ||
	    *at++ != '+' || !read_hex(&at, "", UINT32_MAX, &offset) || *at != '\0')
		return false;
	memcpy(query->window, word, length);
	query->window[length] = '\0';
	query->space = UNCORE_SPACE_MMIO;
	query->number = (uint32_t)offset;
	return true;
}

static const struct address_query any_address = {
	.device = UNCORE_NO_PLACE, .function = UNCORE_NO_PLACE, .nth = ADDRESS_ANY, .bus = ADDRESS_ANY
};

/* The word after a prefix that the output of commands has. */
static const char *without(const char *word, const char *prefix)
{
	size_t length = strlen(prefix);

	return strncmp(word, prefix, length) == 0 ? word + length : word;
}

bool read_address(const char *word, struct address_query *query)
{
	const char *place = without(word, "PCI "), *window = without(without(word, "MMIO "), "FOUND ");
	uint64_t number;

	*query = any_address;
	if (place == word && read_window(window, query))
		return true;
	query->space = UNCORE_SPACE_PCI;
	if (window == word && (strchr(place, '.') != NULL || strchr(place, ':') != NULL))
		return read_place(place, query);
	if (!word_is_number(without(word, "MSR "), &number) || number > UINT32_MAX)
		return false;
	query->space = UNCORE_SPACE_MSR;
	query->number = (uint32_t)number;
	return true;
}
