/* SPDX-License-Identifier: MIT */
/*
 * Checks addresses: sorts every dword of every register instance of a platform, so that two at one address become
 * neighbours.
 */
#include <inttypes.h>
#include <stdlib.h>

#include "check/check.h"
#include "model/lookup.h"

enum { PCI_CONFIG_SIZE = 4096 };

/* One MSR, or one dword of configuration space or of memory. */
struct spot {
	uint64_t key; /* space, place and address */
	const struct box *box;
	const struct reg *reg;
	unsigned instance, index, order;
};

struct spots {
	struct spot *at;
	size_t count, room;
};

static uint64_t place_key(const struct box *box, const struct reg *reg, unsigned instance)
{
	const struct place *place = &reg->is.function->places[instance];

	if (!place->known && place->device_id != 0)
		return UINT64_C(3) << 61 | (uint64_t)place->is.nth << 48 | (uint64_t)place->device_id << 32;
	if (!place->known) /* it may be anywhere, so it can only clash with itself */
		return UINT64_C(1) << 62 | (uint64_t)box->is.index << 53 | (uint64_t)reg->is.function->is.index << 43 |
		       (uint64_t)instance << 32;
	return UINT64_C(1) << 61 | (uint64_t)reg->is.function->bus << 48 | (uint64_t)place->device << 40 |
	       (uint64_t)place->function << 32;
}

/* Windows are only known to be apart: what is in none of a box's is in no other. */
static uint64_t window_key(const struct box *box, const struct reg *reg, unsigned instance)
{
	return UINT64_C(5) << 61 | (uint64_t)box->is.index << 48 | (uint64_t)reg->is.window->is.index << 40 |
	       (uint64_t)instance << 26;
}

static void add_spot(struct checker *checker, struct spots *spots, const struct spot *spot)
{
	spots->at = arena_grow(checker->arena, spots->at, spots->count, &spots->room, sizeof *spots->at);
	spots->at[spots->count] = *spot;
	spots->at[spots->count].order = (unsigned)spots->count;
	spots->count++;
}

/* Whether it is an MSR of a unit that is found, or may be: one number of the unit's, whatever its width. */
static bool is_number(const struct box *box, const struct reg *reg)
{
	return reg->is.space == SPACE_FOUND && (box->found == NULL || box->found->access <= (int)SPACE_MSR);
}

static void add_element(struct checker *checker, struct spots *spots, struct spot spot)
{
	uint32_t address = reg_address(spot.reg, spot.instance, spot.index);

	if (spot.reg->is.space == SPACE_MSR || is_number(spot.box, spot.reg)) {
		spot.key = address;
		if (spot.reg->is.window != NULL)
			spot.key |= window_key(spot.box, spot.reg, spot.instance);
		add_spot(checker, spots, &spot);
		return;
	}
	for (unsigned dword = 0; dword * 32 < spot.reg->is.layout->width; dword++) {
		spot.key = spot.reg->is.window != NULL ? window_key(spot.box, spot.reg, spot.instance) :
							 place_key(spot.box, spot.reg, spot.instance);
		spot.key |= address + 4 * dword;
		add_spot(checker, spots, &spot);
	}
}

static bool is_in_window(const struct reg *reg)
{
	return reg->is.space == SPACE_MMIO || reg->is.space == SPACE_FOUND;
}

static bool offset_lists_fit(const struct box *box, const struct reg *reg)
{
	const struct number_lists *lists;

	if (reg->is.offsets.count == 0)
		return true;
	if (is_in_window(reg))
		return reg->is.offsets.count == reg->count;
	lists = reg->is.space == SPACE_PCI ? &reg->pci->offset : &reg->msr->offsets;
	for (size_t i = 0; i < lists->count; i++)
		if (lists->at[i].count != reg->count)
			return false;
	return !lists->several || lists->count == box->instances;
}

/* Whether every element of every instance has an address. */
static bool is_placed(const struct box *box, const struct reg *reg)
{
	return reg->is.space != SPACE_UNKNOWN && reg->is.layout != NULL &&
	       (reg->is.bases.count == 0 || reg->is.bases.count == box->instances) && offset_lists_fit(box, reg) &&
	       (!is_in_window(reg) || reg->is.window != NULL) &&
	       (reg->is.space != SPACE_PCI ||
		(reg->is.function != NULL && reg->is.function->place_count == box->instances));
}

/* False if an element lies outside configuration space, where nothing can clash with it. */
static bool check_alignment(struct checker *checker, const struct box *box, const struct reg *reg)
{
	for (unsigned at = 0; at < box->instances * reg->count; at++) {
		unsigned instance = at / reg->count, index = at % reg->count;
		uint64_t offset = reg_wide_address(reg, instance, index);

		if (offset % 4 == 0 && offset < PCI_CONFIG_SIZE &&
		    offset + reg->is.layout->width / 8 <= PCI_CONFIG_SIZE)
			continue;
		diag_error(checker->diag, RULE_PCI_ALIGN, node_member_loc(reg->pci->node, "offset"),
			   "element %u of %s %u %s is at offset 0x%" PRIx64 "; offsets are multiples of 4 below 0x1000",
			   index, box->id, instance, reg->id, offset);
		return offset < PCI_CONFIG_SIZE;
	}
	return true;
}

/* False if an element lies outside its window. An MSR is one number of a unit that is found. */
static bool check_inside(struct checker *checker, const struct box *box, const struct reg *reg)
{
	unsigned bytes = is_number(box, reg) ? 1 : reg->is.layout->width / 8;
	const struct window_form *form = reg->is.space == SPACE_MMIO ? reg->mmio : reg->found;

	for (unsigned index = 0; index < reg->count; index++) {
		uint64_t offset = reg_wide_address(reg, 0, index);

		if (offset % bytes == 0 && offset + bytes <= reg->is.window->size)
			continue;
		diag_error(checker->diag, RULE_WINDOW_ALIGN, node_member_loc(form->node, "offset"),
			   "element %u of %s %s is at 0x%" PRIx64 " of window %s, which has 0x%" PRIx64
			   "; its place is a multiple of %u",
			   index, box->id, reg->id, offset, reg->is.window->id, reg->is.window->size, bytes);
		return false;
	}
	return true;
}

/* False if an address of the register does not fit 32 bits. */
static bool check_reach(struct checker *checker, const struct box *box, const struct reg *reg)
{
	for (unsigned instance = 0; instance < box->instances; instance++)
		for (unsigned index = 0; index < reg->count; index++) {
			uint64_t address = reg_wide_address(reg, instance, index);

			if (address <= UINT32_MAX)
				continue;
			diag_error(checker->diag, RULE_NUMBER_RANGE, node_loc(reg->msr->node),
				   "element %u of %s %u %s would be at MSR 0x%" PRIx64 ", past 32 bits", index, box->id,
				   instance, reg->id, address);
			return false;
		}
	return true;
}

/* False if the register lies where nothing can clash with it. */
static bool check_place(struct checker *checker, const struct box *box, const struct reg *reg)
{
	if (is_in_window(reg))
		return check_inside(checker, box, reg);
	return reg->is.space == SPACE_MSR ? check_reach(checker, box, reg) : check_alignment(checker, box, reg);
}

static void add_register(struct checker *checker, struct spots *spots, const struct box *box, const struct reg *reg)
{
	if (!is_placed(box, reg) || !check_place(checker, box, reg))
		return;
	for (unsigned instance = 0; instance < box->instances; instance++)
		for (unsigned index = 0; index < reg->count; index++)
			add_element(checker, spots,
				    (struct spot){ .box = box, .reg = reg, .instance = instance, .index = index });
}

static int compare_spots(const void *left, const void *right)
{
	const struct spot *a = left, *b = right;

	if (a->key != b->key)
		return a->key < b->key ? -1 : 1;
	return a->order < b->order ? -1 : a->order > b->order;
}

/* Instances in a shared function may share a whole register, except counters: each instance has its own. */
static bool may_share(const struct spot *a, const struct spot *b)
{
	return a->reg == b->reg && a->index == b->index && a->instance != b->instance &&
	       a->reg->is.space == SPACE_PCI && a->reg->is.function->shared &&
	       find_counters_of(a->box, a->reg) == NULL &&
	       reg_address(a->reg, a->instance, a->index) == reg_address(b->reg, b->instance, b->index);
}

bool is_one_register(const struct box *box, const struct reg *reg, unsigned a, unsigned b)
{
	return is_placed(box, reg) && reg->is.space == SPACE_PCI && place_key(box, reg, a) == place_key(box, reg, b) &&
	       reg_address(reg, a, 0) == reg_address(reg, b, 0);
}

static void report_clash(struct checker *checker, const struct spot *a, const struct spot *b)
{
	static const char *const spaces[] = { [SPACE_MSR] = "MSR",
					      [SPACE_PCI] = "PCI offset",
					      [SPACE_MMIO] = "window byte",
					      [SPACE_UNKNOWN] = "",
					      [SPACE_FOUND] = "place in the window" };
	bool instances = a->box == b->box && a->instance != b->instance;
	uint32_t address = reg_address(b->reg, b->instance, b->index);

	diag_error(checker->diag, instances ? RULE_INSTANCE_CLASH : RULE_ADDRESS_CLASH, node_loc(b->reg->node),
		   "%s %u %s[%u] and %s %u %s[%u] both have %s 0x%" PRIx32, a->box->id, a->instance, a->reg->id,
		   a->index, b->box->id, b->instance, b->reg->id, b->index, spaces[b->reg->is.space], address);
	diag_note(checker->diag, node_loc(a->reg->node), "%s is here", a->reg->id);
}

void check_addresses(struct checker *checker, const struct platform *platform)
{
	struct spots spots = { 0 };
	const struct reg *last = NULL, *last_other = NULL;

	for (size_t i = 0; i < platform->box_count; i++)
		for (size_t j = 0; platform->boxes[i].whole && j < platform->boxes[i].reg_count; j++)
			add_register(checker, &spots, &platform->boxes[i], &platform->boxes[i].regs[j]);
	if (spots.count != 0)
		qsort(spots.at, spots.count, sizeof *spots.at, compare_spots);
	for (size_t i = 1; i < spots.count; i++) {
		const struct spot *a = &spots.at[i - 1], *b = &spots.at[i];

		if (a->key != b->key || may_share(a, b) || (last == a->reg && last_other == b->reg))
			continue;
		report_clash(checker, a, b);
		last = a->reg;
		last_other = b->reg;
	}
}
