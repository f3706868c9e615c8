/* SPDX-License-Identifier: MIT */
/* Finds registers by address: every register of a platform, sorted by where it is. */
#ifndef RUNTIME_CLI_AT_ADDRESS_H
#define RUNTIME_CLI_AT_ADDRESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "uncore/uncore.h"

struct register_place {
	struct uncore_address address;
	struct uncore_register reg;
};

/* Registers whose function is not known are missing. */
struct address_map {
	const struct uncore_tables *tables;
	struct register_place *at;
	size_t count;
};

void make_address_map(struct address_map *map, const struct uncore_tables *tables);
void free_address_map(struct address_map *map);

#define ADDRESS_ANY UINT8_MAX
#define WINDOW_WORD 96 /* the longest name of a window, and its end */

/* Where an access goes, as far as it is known. */
struct address_query {
	enum uncore_space space;
	uint8_t device, function; /* UNCORE_NO_PLACE: not known */
	uint16_t device_id;       /* 0: not known */
	uint8_t nth;              /* of the functions with this ID; ADDRESS_ANY: not known */
	uint8_t bus;              /* of the socket; ADDRESS_ANY: not known */
	uint32_t number;          /* of the MSR; or the offset of a byte, which may be inside a register */
	/* Of a window, as it was written: "imc3.channel" or, for every instance, "imc.channel". Its space is MMIO. */
	char window[WINDOW_WORD];
};

/* A register at the address, and the bit of it that is at the query's byte. */
struct found_register {
	struct uncore_register reg;
	uint8_t shift;
};

/* Fills at most room items. Returns how many registers there are. */
size_t find_at_address(const struct address_map *map, const struct address_query *query, struct found_register *found,
		       size_t room);

/*
 * Reads an address in the form of uncore_address_text(); "MSR ", "PCI " or "MMIO " may be left out. Users write the
 * number of an MSR, or a place in PCI configuration space in the form of setpci. That is DOMAIN, BUS, DEVICE, FUNCTION
 * and OFFSET, all hexadecimal. The first two may be left out. Or they write a byte in a window of memory: the instance
 * of a box, the window and OFFSET. False: it is none of these.
 */
bool read_address(const char *word, struct address_query *query);

#endif
