/* SPDX-License-Identifier: MIT */
/* Sets the registers that say how many instances of a box exist, as the scenario has them. */
#include "sim/registers/registers.h"

static bool is_absent(const struct shape *shape, unsigned socket, unsigned box, unsigned instance)
{
	size_t at = socket * shape->instance_count + shape->first_instance[box] + instance;

	return shape->instance_states[at].state == UNCORE_SCENARIO_ABSENT;
}

/* A number n means the first n instances, so missing instances must be the last ones. */
static int count_instances(const struct shape *shape, unsigned socket, unsigned box, unsigned *count,
			   struct uncore_fault *fault)
{
	const struct uncore_box_row *row = &uncore_boxes(shape->tables)[box];

	for (*count = 0; *count < row->instances && !is_absent(shape, socket, box, *count);)
		++*count;
	for (unsigned instance = *count; instance < row->instances; instance++) {
		if (!is_absent(shape, socket, box, instance))
			return uncore_fault_set(fault, UNCORE_E_RANGE,
						"/boxes: %s %u of socket %u is absent, and %s %u is not: a register "
						"says how many there are, from the first on",
						uncore_text(shape->tables, row->id), *count, socket,
						uncore_text(shape->tables, row->id), instance);
	}
	return 0;
}

/* How many instances a number in the fields means. */
static uint64_t meaning_of(const struct uncore_tables *tables, const struct uncore_present_row *present,
			   uint64_t number)
{
	const uint32_t *map = &uncore_numbers(tables)[present->map.first];

	for (unsigned at = 0; at + 1 < present->map.count; at += 2) {
		if (map[at] == number)
			return map[at + 1];
	}
	return present->otherwise != UNCORE_NO_INDEX ? present->otherwise : number;
}

/* The width of all fields together. */
static unsigned width_of(const struct uncore_tables *tables, const struct uncore_present_row *present)
{
	unsigned width = 0;

	for (unsigned at = 0; at < present->fields.count; at++)
		width += uncore_fields(tables)[uncore_field_refs(tables)[present->fields.first + at].field].width;
	return width;
}

/* The largest number that the fields can hold, at most the limit: no box has more instances. */
static uint64_t largest_of(const struct uncore_tables *tables, const struct uncore_present_row *present)
{
	unsigned width = width_of(tables, present);

	if (present->count == UNCORE_NUMBER_ONES)
		return width;
	return width < 16 ? (UINT64_C(1) << width) - 1 : UINT16_MAX;
}

/* Finds the lowest number that means this many. False: none does. */
static bool find_number(const struct uncore_tables *tables, const struct uncore_present_row *present, unsigned count,
			uint64_t *number)
{
	uint64_t largest = largest_of(tables, present);

	for (*number = 0; *number <= largest; ++*number) {
		if (meaning_of(tables, present, *number) == count)
			return true;
	}
	return false;
}

/* Writes ones into the fields, from the lowest bit of the first field on. */
static void write_number(struct registers *registers, unsigned socket, const struct uncore_present_row *present,
			 uint64_t number)
{
	for (unsigned at = 0; at < present->fields.count; at++) {
		const struct uncore_field_ref *ref =
			&uncore_field_refs(registers->shape->tables)[present->fields.first + at];
		unsigned width = uncore_fields(registers->shape->tables)[ref->field].width;
		uint64_t ones = number < width ? number : width;

		if (present->count == UNCORE_NUMBER_VALUE) {
			write_field(registers, socket, ref, number);
			continue;
		}
		write_field(registers, socket, ref, ones < 64 ? (UINT64_C(1) << ones) - 1 : UINT64_MAX);
		number -= ones;
	}
}

static int fill_box(struct registers *registers, unsigned box, struct uncore_fault *fault)
{
	const struct uncore_box_row *row = &uncore_boxes(registers->shape->tables)[box];
	const struct uncore_present_row *present = &uncore_presents(registers->shape->tables)[row->present];

	for (unsigned socket = 0; socket < registers->shape->socket_count; socket++) {
		unsigned count;
		uint64_t number;
		int result = count_instances(registers->shape, socket, box, &count, fault);

		if (result != 0)
			return result;
		if (!find_number(registers->shape->tables, present, count, &number))
			return uncore_fault_set(fault, UNCORE_E_RANGE,
						"/boxes: the register cannot say that socket %u has %u of %s", socket,
						count, uncore_text(registers->shape->tables, row->id));
		write_number(registers, socket, present, number);
	}
	return 0;
}

int fill_present_values(struct registers *registers, struct uncore_fault *fault)
{
	int result = 0;

	for (unsigned box = 0; box < registers->shape->tables->boxes.count && result == 0; box++) {
		if (uncore_boxes(registers->shape->tables)[box].present != UNCORE_NO_INDEX)
			result = fill_box(registers, box, fault);
	}
	return result;
}
