/* SPDX-License-Identifier: MIT */
/* Reads a table of units by the roles of its fields. */
#include "core/units/table.h"

#include <string.h>

#include "core/lookup.h"

enum { ENTRY = 8 }; /* strides of records are numbers of these bytes */

/* ---- where the words are ---- */

static void add_fields(struct record_form *form, const struct uncore_register_row *reg)
{
	const struct uncore_layout_row *layout = &uncore_layouts(form->tables)[reg->layout];

	for (unsigned at = 0; at < layout->fields.count; at++) {
		const struct uncore_field_row *field = &uncore_fields(form->tables)[layout->fields.first + at];
		unsigned role = (unsigned)field->role - FIRST_RECORD_ROLE;

		if (role < RECORD_ROLES)
			form->words[role] = (struct record_word){ field, reg->base, reg->layout, layout->width / 8u };
	}
}

bool find_record_form(const struct uncore_tables *tables, struct record_form *form)
{
	bool found = false;

	*form = (struct record_form){ .tables = tables };
	for (uint16_t box = 0; box < tables->boxes.count && !found; box++) {
		struct uncore_range registers = uncore_boxes(tables)[box].registers;

		for (unsigned at = registers.first; is_in_range(registers, at); at++) {
			if (uncore_registers(tables)[at].record == UNCORE_RECORD_NONE)
				continue;
			add_fields(form, &uncore_registers(tables)[at]);
			form->box = box;
			found = true;
		}
	}
	return found;
}

const struct record_word *record_word(const struct record_form *form, enum uncore_role role)
{
	return &form->words[role - FIRST_RECORD_ROLE];
}

size_t record_bytes(const struct record_form *form, enum uncore_record kind)
{
	struct uncore_range registers = uncore_boxes(form->tables)[form->box].registers;
	size_t bytes = 0;

	for (unsigned at = registers.first; is_in_range(registers, at); at++) {
		const struct uncore_register_row *reg = &uncore_registers(form->tables)[at];
		size_t end = reg->base + uncore_layouts(form->tables)[reg->layout].width / 8u;

		if (reg->record == kind && end > bytes)
			bytes = end;
	}
	return bytes;
}

uint64_t record_value(const struct record_form *form, enum uncore_role role, const uint8_t *record)
{
	const struct record_word *word = record_word(form, role);
	uint64_t raw = 0;

	if (word->field == NULL)
		return 0;
	for (unsigned byte = 0; byte < word->bytes; byte++)
		raw |= (uint64_t)record[word->offset + byte] << 8 * byte;
	return uncore_field_value(word->field, raw);
}

/* ---- the records ---- */

bool read_table_head(const struct record_form *form, const uint8_t *head, struct found_table *table, const char **why)
{
	table->stride = (size_t)record_value(form, UNCORE_ROLE_RECORD_STRIDE, head) * ENTRY;
	table->count = (size_t)record_value(form, UNCORE_ROLE_RECORD_COUNT, head);
	table->bytes = (1 + table->count) * table->stride;
	*why = table->stride < record_bytes(form, UNCORE_RECORD_UNIT) ? "its records are too short" :
	       table->count == 0                                      ? "it has no records" :
	       table->bytes > FOUND_TABLE_MAX                         ? "it is too long" :
									NULL;
	return *why == NULL;
}

const char *const unit_space_words[] = { "msr", "pci", "mmio" };

/* The space that the value's name says. */
static uint8_t space_of(const struct record_form *form, const uint8_t *record)
{
	const struct uncore_field_row *field = record_word(form, UNCORE_ROLE_UNIT_ACCESS)->field;
	uint64_t value = record_value(form, UNCORE_ROLE_UNIT_ACCESS, record);

	for (unsigned at = 0; field != NULL && at < field->values.count; at++) {
		const struct uncore_value_row *each = &uncore_values(form->tables)[field->values.first + at];

		for (uint8_t space = 0; space <= UNCORE_SPACE_MMIO && each->value == value; space++) {
			if (strcmp(uncore_text(form->tables, each->id), unit_space_words[space]) == 0)
				return space;
		}
	}
	return UNCORE_SPACE_UNKNOWN;
}

uint16_t box_of_type(const struct uncore_tables *tables, uint16_t type)
{
	for (unsigned at = 0; at < tables->found_boxes.count && type != UNCORE_FOUND_OTHERS; at++) {
		if (uncore_found_boxes(tables)[at].type == type)
			return uncore_found_boxes(tables)[at].box;
	}
	return UNCORE_NO_INDEX;
}

static struct uncore_found_unit unit_of(const struct record_form *form, const uint8_t *record)
{
	struct uncore_found_unit unit = {
		.address = record_value(form, UNCORE_ROLE_UNIT_ADDRESS, record),
		.type = (uint16_t)record_value(form, UNCORE_ROLE_UNIT_TYPE, record),
		.id = (uint16_t)record_value(form, UNCORE_ROLE_UNIT_ID, record),
		.space = space_of(form, record),
		.counters = (uint8_t)record_value(form, UNCORE_ROLE_UNIT_COUNTERS, record),
		.width = (uint8_t)record_value(form, UNCORE_ROLE_UNIT_WIDTH, record),
		.control_offset = (uint8_t)record_value(form, UNCORE_ROLE_CONTROL_OFFSET, record),
		.counter_offset = (uint8_t)record_value(form, UNCORE_ROLE_COUNTER_OFFSET, record),
	};

	unit.box = box_of_type(form->tables, unit.type);
	if (unit.space != UNCORE_SPACE_PCI)
		return unit;
	unit.domain = (uint32_t)record_value(form, UNCORE_ROLE_UNIT_DOMAIN, record);
	unit.bus = (uint8_t)record_value(form, UNCORE_ROLE_UNIT_BUS, record);
	unit.device = (uint8_t)record_value(form, UNCORE_ROLE_UNIT_DEVICE, record);
	unit.function = (uint8_t)record_value(form, UNCORE_ROLE_UNIT_FUNCTION, record);
	unit.offset = (uint16_t)record_value(form, UNCORE_ROLE_UNIT_OFFSET, record);
	return unit;
}

/*
 * Whether a word of 64 bits of the record holds only ones. Linux takes such a record for none (uncore_discovery.h,
 * uncore_discovery_invalid_unit()), and so one without an address or offsets (uncore_discovery.c).
 */
static bool has_ones(const uint8_t *record, size_t bytes)
{
	for (size_t at = 0; at + 8 <= bytes; at += 8) {
		bool ones = true;

		for (size_t byte = 0; byte < 8; byte++)
			ones = ones && record[at + byte] == 0xff;
		if (ones)
			return true;
	}
	return false;
}

static bool is_unit(const struct record_form *form, const uint8_t *record, const struct uncore_found_unit *unit)
{
	return !has_ones(record, record_bytes(form, UNCORE_RECORD_UNIT)) && unit->address != 0 && unit->counters != 0 &&
	       unit->control_offset != 0 && unit->counter_offset != 0;
}

void read_table_units(const struct record_form *form, const struct found_table *table, const uint8_t *bytes,
		      struct uncore_found_unit *units, size_t *count)
{
	*count = 0;
	for (size_t at = 1; at <= table->count; at++) {
		const uint8_t *record = bytes + at * table->stride;
		struct uncore_found_unit unit = unit_of(form, record);

		if (is_unit(form, record, &unit))
			units[(*count)++] = unit;
	}
}
