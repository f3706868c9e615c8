/* SPDX-License-Identifier: MIT */
/* Writes the table of units, and the capability that leads to it, as firmware and hardware of a real machine would. */
#include <stdlib.h>
#include <string.h>

#include "sim/shape/room.h"
#include "sim/shape/units.h"

/* Real tables have records that are no units. A record is longer than its fields, as the table may say. */
enum {
	STRIDE = 32,
	ENTRY = 8,
	EMPTY_EVERY = 10,
	OTHER_AT = 0x100,
	CAPABILITY_AT = 0x140,
	BAR = 0,
	BAR_AT = 0x10,
	BAR_64 = 4
};

/* ---- words ---- */

static void put(const struct record_form *form, enum uncore_role role, uint8_t *record, uint64_t value)
{
	const struct record_word *word = record_word(form, role);
	uint64_t bits;

	if (word->field == NULL)
		return;
	bits = uncore_field_bits(word->field, value);
	for (unsigned byte = 0; byte < word->bytes; byte++)
		record[word->offset + byte] |= (uint8_t)(bits >> 8 * byte);
}

/* The first value that has a name. */
static void put_first(const struct record_form *form, enum uncore_role role, uint8_t *record)
{
	const struct uncore_field_row *field = record_word(form, role)->field;

	if (field != NULL && field->values.count > 0)
		put(form, role, record, uncore_values(form->tables)[field->values.first].value);
}

static void put_access(const struct record_form *form, uint8_t *record, unsigned space)
{
	const struct uncore_field_row *field = record_word(form, UNCORE_ROLE_UNIT_ACCESS)->field;

	for (unsigned at = 0; field != NULL && at < field->values.count; at++) {
		const struct uncore_value_row *each = &uncore_values(form->tables)[field->values.first + at];

		if (strcmp(uncore_text(form->tables, each->id), unit_space_words[space]) == 0)
			put(form, UNCORE_ROLE_UNIT_ACCESS, record, each->value);
	}
}

static void put_unit(const struct record_form *form, uint8_t *record, const struct uncore_found_unit *unit)
{
	put_access(form, record, unit->space);
	put(form, UNCORE_ROLE_UNIT_COUNTERS, record, unit->counters);
	put(form, UNCORE_ROLE_UNIT_WIDTH, record, unit->width);
	put(form, UNCORE_ROLE_CONTROL_OFFSET, record, unit->control_offset);
	put(form, UNCORE_ROLE_COUNTER_OFFSET, record, unit->counter_offset);
	put(form, UNCORE_ROLE_UNIT_TYPE, record, unit->type);
	put(form, UNCORE_ROLE_UNIT_ID, record, unit->id);
	if (unit->space != UNCORE_SPACE_PCI) {
		put(form, UNCORE_ROLE_UNIT_ADDRESS, record, unit->address);
		return;
	}
	put(form, UNCORE_ROLE_UNIT_OFFSET, record, unit->offset);
	put(form, UNCORE_ROLE_UNIT_FUNCTION, record, unit->function);
	put(form, UNCORE_ROLE_UNIT_DEVICE, record, unit->device);
	put(form, UNCORE_ROLE_UNIT_BUS, record, unit->bus);
	put(form, UNCORE_ROLE_UNIT_DOMAIN, record, unit->domain);
}

/* ---- the table of a socket ---- */

static size_t units_of(const struct shape *shape, unsigned socket)
{
	size_t count = 0;

	for (size_t at = 0; at < shape->unit_count; at++)
		count += shape->units_listed[at].socket == socket;
	return count;
}

/* Swaps records so that they are in no order, but always in the same one. */
static void shuffle(uint8_t *records, size_t count)
{
	uint8_t held[STRIDE];
	uint32_t state = 1;

	for (size_t at = count; at > 1; at--) {
		size_t other;

		state = state * 1103515245u + 12345u;
		other = (state >> 8) % at;
		memcpy(held, records + (at - 1) * STRIDE, STRIDE);
		memmove(records + (at - 1) * STRIDE, records + other * STRIDE, STRIDE);
		memcpy(records + other * STRIDE, held, STRIDE);
	}
}

static void reverse(uint8_t *records, size_t count)
{
	uint8_t held[STRIDE];

	for (size_t at = 0; at < count / 2; at++) {
		size_t other = count - 1 - at;

		memcpy(held, records + at * STRIDE, STRIDE);
		memcpy(records + at * STRIDE, records + other * STRIDE, STRIDE);
		memcpy(records + other * STRIDE, held, STRIDE);
	}
}

/* Of so many records in a row the last one is empty. One more has only ones. */
static size_t records_for(size_t units)
{
	return units + units / (EMPTY_EVERY - 1) + 1;
}

static void fill_table(const struct shape *shape, const struct record_form *form, unsigned socket, uint8_t *table)
{
	uint8_t *records = table + STRIDE;
	size_t count = 0, last = shape->unit_table_bytes / STRIDE - 1;

	put(form, UNCORE_ROLE_RECORD_STRIDE, table, STRIDE / ENTRY);
	put(form, UNCORE_ROLE_RECORD_COUNT, table, last);
	for (size_t at = 0; at < shape->unit_count; at++) {
		const struct sim_unit *unit = &shape->units_listed[at];

		if (unit->socket != socket)
			continue;
		count += count % EMPTY_EVERY == EMPTY_EVERY - 1;
		put_unit(form, records + count++ * STRIDE, &unit->listed);
	}
	memset(records + (last - 1) * STRIDE, 0xff, STRIDE);
	if (shape->unit_order == UNCORE_SCENARIO_SHUFFLED)
		shuffle(records, last);
	if (shape->unit_order == UNCORE_SCENARIO_FALLING)
		reverse(records, last);
}

/* The list of capabilities has another one in front. */
static void fill_portal(const struct record_form *form, uint8_t *portal)
{
	const uint32_t other = 0xbu | 1u << 16 | (uint32_t)CAPABILITY_AT << 20;

	for (unsigned byte = 0; byte < 4; byte++)
		portal[byte] = (uint8_t)(other >> 8 * byte);
	put_first(form, UNCORE_ROLE_CAPABILITY_ID, portal + CAPABILITY_AT - OTHER_AT);
	put_first(form, UNCORE_ROLE_CAPABILITY_KIND, portal + CAPABILITY_AT - OTHER_AT);
	put(form, UNCORE_ROLE_TABLE_BAR, portal + CAPABILITY_AT - OTHER_AT, BAR);
}

int build_unit_tables(struct shape *shape)
{
	struct record_form form;
	size_t most = 0;

	if (!find_record_form(shape->tables, &form))
		return 0;
	shape->portal_box = form.box;
	for (unsigned socket = 0; socket < shape->socket_count; socket++) {
		size_t records = records_for(units_of(shape, socket));

		most = records > most ? records : most;
	}
	shape->unit_table_bytes = (1 + most) * STRIDE;
	shape->unit_tables = (uint8_t *)zeroed_room(shape->socket_count, shape->unit_table_bytes);
	if (shape->unit_tables == NULL)
		return UNCORE_E_NOMEM;
	for (unsigned socket = 0; socket < shape->socket_count; socket++)
		fill_table(shape, &form, socket, shape->unit_tables + socket * shape->unit_table_bytes);
	fill_portal(&form, shape->portal);
	return 0;
}

/* ---- reading ---- */

static uint32_t dword(const uint8_t *bytes)
{
	return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

uint32_t unit_table_dword(const struct shape *shape, unsigned socket, size_t offset)
{
	return offset + 4 > shape->unit_table_bytes ?
		       UINT32_MAX :
		       dword(shape->unit_tables + socket * shape->unit_table_bytes + offset);
}

bool is_portal(const struct shape *shape, const struct device *device)
{
	const struct uncore_box_row *box = &uncore_boxes(shape->tables)[shape->portal_box];

	return shape->unit_tables != NULL && box->functions.count > 0 && device->bus.own_bus != UNCORE_NO_PLACE &&
	       device->bus.device_id ==
		       uncore_places(shape->tables)[uncore_functions(shape->tables)[box->functions.first].first_place]
			       .device_id;
}

uint32_t portal_dword(const struct shape *shape, unsigned socket, uint32_t offset)
{
	size_t bytes;
	uint64_t begin = unit_table_begin(shape, socket, &bytes);

	if (offset == BAR_AT)
		return (uint32_t)begin | BAR_64;
	if (offset == BAR_AT + 4)
		return (uint32_t)(begin >> 32);
	return offset < OTHER_AT || offset - OTHER_AT + 4 > sizeof(shape->portal) ?
		       0 :
		       dword(shape->portal + offset - OTHER_AT);
}
